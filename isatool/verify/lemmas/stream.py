"""The proof that two programs differ in cache hints alone, which were added: equal graphs, and a table of words.

Both programs unfold alike, but for accesses that have more words in the second. `analysis.stream_hints` says which
words of which access are hints on the chip: they choose what the caches keep, not what is read, nor who sees a store
when.
No word is taken away, and none is added that is the scope of an access or asks an atomic for the old value.
"""

from __future__ import annotations

from dataclasses import dataclass

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.stream_hints import adds_only_hints
from isatool.ir.program import Function, Program
from isatool.verify.structural.comparable import comparable
from isatool.verify.structural.unfolding import Pair, differ, walk
from isatool.verify.verdict import PROVED, UNKNOWN, Difference, NotShownError, Verdict


@dataclass(frozen=True, eq=False)
class Streamed:
    """What a pass says: the `program` in which hints were added."""

    program: Program


def judge_stream(a: Function, b: Function) -> Verdict:
    """Whether kernel b is kernel a with hints that say of data that it is not wanted again."""
    try:
        flows, _ = comparable(a, b)
        reason = walk(*flows, differs=_differ)
    except NotShownError as error:
        reason = str(error)
    if reason:
        return Verdict(UNKNOWN, first_difference=Difference(f"hints added: {reason}"))
    return Verdict(PROVED)


def _differ(first: ControlFlow, second: ControlFlow, pair: Pair) -> str | None:
    one, other = first.instructions[pair[0]], second.instructions[pair[1]]
    if pair[0] in first.fences or pair[1] in second.fences or not adds_only_hints(one, other, first.function.target):
        return differ(first, second, pair)
    return None
