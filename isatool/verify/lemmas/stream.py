"""The proof that two programs differ in cache hints alone, which were added: equal graphs, and a table of words.

`analysis.stream_hints` says which words of which access are hints on the chip: they choose what the caches keep, not
what is read, nor who sees a store when. No word is taken away, and none is added that is the scope of an access or asks
an atomic for the old value.
"""

from __future__ import annotations

from isatool.analysis.stream_hints import adds_only_hints
from isatool.ir.program import Function
from isatool.records import record
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.structural.comparable import comparable
from isatool.verify.structural.unfolding import require_walk
from isatool.verify.verdict import PROVED, Verdict


@record
class Streamed(Lemma):
    """Both unfold alike, but for accesses that have more cache hints, of those that a table allows for the access and
    the chip.
    """

    about = "hints added"

    def show(self, before: Function, after: Function, _granted: Granted) -> Verdict:
        """Proved, if nothing else differs."""
        flows, _ = comparable(before, after)
        require_walk(*flows, alike=lambda one, other: adds_only_hints(one, other, before.target))
        return Verdict(PROVED)
