"""The step that the walk of `isatool.verify.product` or a comparison of blocks shows, without any word on the form."""

from __future__ import annotations

from dataclasses import replace

from isatool.ir.program import Function
from isatool.records import record
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.prove import prove
from isatool.verify.verdict import NO_METHOD, CutPoint, Hints, Method, Verdict


@record
class Equal(Lemma):
    """The validator compares both programs, stopped at the cut points if there are any.

    A cut point is a place of the program before and one of the program after. The proof stops both programs there and
    compares their states. A loop with a cut point on each path through it is cut there and not at its header:

    ```json
    {"step": "equal", "cuts": [{"first": {"label": ".LBB0_1", "offset": 3}, "second": {"label": ".LBB0_1"}}]}
    ```

    proves a software-pipelined loop that loads the next tile early: at the headers only the pipelined loop has loaded
    it, at the first barrier both have.

    The other keys say how the proof succeeded when it was made, and spare the search. They are tried first; if they do
    not lead to a proof, everything is. `by` names the comparison (`blocks`, `arithmetic`, `unfolding`, `full waves`,
    `nan-payload`, `walk`). Of the walk, `rules` (`bodies`, `guesses`, `ranges`, `reorder`) are those that it used,
    `granted` the assumptions, and `boxes` the ranges of inputs that it proved apart. It stopped at the instructions in
    `stops`, and passed those in `peeled` on the way into their loop. `classes` partitions registers and memories, by
    number, into those that are equal whenever it stopped, if they differ from those that are equal at entry; `masks`
    are those of them that are masks of lanes.
    """

    cuts: tuple[tuple[CutPoint, CutPoint], ...] = ()
    method: Method = NO_METHOD

    def show(self, before: Function, after: Function, granted: Granted) -> Verdict:
        """The verdict of the validator."""
        return prove(before, after, hints=Hints(cuts=self.cuts, method=self.method), assumptions=granted.assumptions)

    def shown_by(self, method: Method) -> Equal:
        """The lemma with the method that showed it."""
        return replace(self, method=method)
