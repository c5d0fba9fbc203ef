"""The step that the walk of `isatool.verify.product` or a comparison of blocks shows, without any word on the form."""

from __future__ import annotations

from dataclasses import dataclass

from isatool.ir.program import Function
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.prove import prove
from isatool.verify.verdict import CutPoint, Hints, Verdict


@dataclass(frozen=True, slots=True)
class Equal(Lemma):
    """The validator compares both programs, stopped at the cut points if there are any.

    A cut point is a place of the program before and one of the program after. The proof stops both programs there and
    compares what they hold. A loop that no path runs through without passing one is cut there and not at its header:

    ```json
    {"step": "equal", "cuts": [{"first": {"label": ".LBB0_1", "offset": 3}, "second": {"label": ".LBB0_1"}}]}
    ```

    proves a software-pipelined loop that loads the next tile early: at the headers the original has not loaded yet
    what the pipelined loop has, at the first barrier both have.
    """

    cuts: tuple[tuple[CutPoint, CutPoint], ...] = ()

    def show(self, before: Function, after: Function, granted: Granted) -> Verdict:
        """The verdict of the validator."""
        return prove(before, after, hints=Hints(cuts=self.cuts), assumptions=granted.assumptions)
