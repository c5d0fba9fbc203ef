"""The proof that a program has copies of parts of another one, as of a loop's body, and no other instructions."""

from __future__ import annotations

from collections.abc import Mapping

from isatool.analysis.cfg import build_flow
from isatool.ir.program import Function
from isatool.records import record
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.structural.comparable import comparable
from isatool.verify.structural.unfolding import require_walk, unfolded_lines
from isatool.verify.verdict import PROVED, Verdict


@record
class Unfolded(Lemma):
    """Both execute the same instructions one after the other: a bisimulation of their control flow graphs."""

    about = "the copies of the loop"

    def show(self, before: Function, after: Function, _granted: Granted) -> Verdict:
        """Proved, if the walk finds the same everywhere. A fault of waits is one of both."""
        flows, _ = comparable(before, after, with_faults=True)
        require_walk(*flows)
        return Verdict(PROVED)

    def lines(self, before: Function, after: Function) -> Mapping[int, int]:
        """Those of the copies."""
        return unfolded_lines(build_flow(before), build_flow(after))
