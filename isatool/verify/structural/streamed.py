"""The proof that two programs differ in cache hints alone, which were added: equal graphs, and a table of words.

Both programs unfold alike, but for accesses that have more words in the second. `analysis.stream_hints` says which
words of which access are hints on the chip: they choose what the caches keep, not what is read, nor who sees a store
when.
No word is taken away, and none is added that is the scope of an access or asks an atomic for the old value.
"""

from __future__ import annotations

from dataclasses import dataclass

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.stream_hints import adds_only_hints
from isatool.ir.program import Function, Program
from isatool.verify.launch import Launch
from isatool.verify.structural.added_code import text_around
from isatool.verify.structural.surroundings import surroundings_differ
from isatool.verify.structural.unfolding import Pair, cannot_walk, differ, walk
from isatool.verify.verdict import PROVED, UNKNOWN, Difference, Verdict


@dataclass(frozen=True, eq=False)
class Streamed:
    """What a pass says: the `program` in which hints were added."""

    program: Program


def judge_stream(a: Function, b: Function) -> Verdict:
    """Whether kernel b is kernel a with hints that say of data that it is not wanted again."""
    reason = _difference(a, b)
    if reason:
        return Verdict(UNKNOWN, first_difference=Difference(f"hints added: {reason}"))
    return Verdict(PROVED)


def _difference(a: Function, b: Function) -> str | None:
    """Why that is not shown, None if it is."""
    if text_around(a) != text_around(b) or (a.program.chip, a.wave_size) != (b.program.chip, b.wave_size):
        return "the files differ around the kernel"
    flows = build_flow(a), build_flow(b)
    launches = Launch.of(a), Launch.of(b)
    if launches[0] is None or launches[1] is None:
        return "only for kernels with a descriptor"
    reason = cannot_walk(*flows) or surroundings_differ(flows, (launches[0], launches[1]))
    return reason or walk(*flows, [(0, 0)], set(), differs=_differ)


def _differ(first: ControlFlow, second: ControlFlow, pair: Pair) -> str | None:
    one, other = first.instructions[pair[0]], second.instructions[pair[1]]
    if pair[0] in first.fences or pair[1] in second.fences or not adds_only_hints(one, other, first.function.target):
        return differ(first, second, pair)
    return None
