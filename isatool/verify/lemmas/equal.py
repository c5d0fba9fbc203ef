"""The step that the walk of `isatool.verify.product` or a comparison of blocks shows, without any word on the form."""

from __future__ import annotations

from dataclasses import replace

from isatool.ir.program import Function
from isatool.records import dataclass
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.prove import prove
from isatool.verify.verdict import NO_METHOD, CutPoint, Hints, Method, Verdict


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

    The other keys say how the proof went when it was found, and spare the search: they are tried first, and everything
    is where they do not lead to a proof. `by` names the comparison (`blocks`, `arithmetic`, `unfolding`, `full waves`,
    `nan-payload`, `walk`); `rules` (`bodies`, `guesses`, `ranges`, `reorder`) and `granted`, of what `--assume` grants,
    are those of the walk, `boxes` the ranges of inputs that it proved apart. It stopped at the instructions in `stops`,
    and passed those in `peeled` on the way into their loop. `classes` are numbers of registers and memories that hold
    the same whenever it stopped, where that is not what they held at first.
    """

    cuts: tuple[tuple[CutPoint, CutPoint], ...] = ()
    method: Method = NO_METHOD

    def show(self, before: Function, after: Function, granted: Granted) -> Verdict:
        """The verdict of the validator."""
        return prove(before, after, hints=Hints(cuts=self.cuts, method=self.method), assumptions=granted.assumptions)

    def shown_by(self, method: Method) -> Equal:
        """The lemma with the method that showed it."""
        return replace(self, method=method)
