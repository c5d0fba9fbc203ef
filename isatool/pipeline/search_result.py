"""What came of a kernel: the best that was proved, step by step, and what was left or not tried."""

from __future__ import annotations

from typing import TYPE_CHECKING

from isatool.ir.program import Program
from isatool.model.gains import Gain
from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import Remark, distinct
from isatool.pipeline.ladder import LadderStep
from isatool.pipeline.stages import Stage
from isatool.pipeline.variations import Plan
from isatool.records import record

if TYPE_CHECKING:
    from isatool.pipeline.evidence import Proof
    from isatool.pipeline.rewrite import Rewrite
    from isatool.verify.verdict import Assumption


@record
class Withheld:
    """A step that takes away `saved` of the cycles by the model, and is proved only if what is `missing` is granted."""

    name: str
    ungranted: tuple[Assumption, ...]
    saved: float


@record
class Lost:
    """A step that `plan` made and that was not proved; `reason`: the first line of what the validator says."""

    step: str
    reason: str
    plan: str


@record
class SearchResult:
    """The program after all steps, figures of the input, the steps, and how the number of registers was chosen."""

    program: Program
    start: Stage
    entries: tuple[LadderStep, ...]
    choice: str = ""
    passes: tuple[Pass, ...] = ()
    """the ladder's, or those of a plan that the model calls faster"""
    tried: tuple[str, ...] = ()
    """what the model says of each plan, where there were several"""
    gains: tuple[Gain, ...] = ()
    """what single changes of the result would gain at most"""
    left: tuple[Plan, ...] = ()
    """plans that might gain some of that and were not tried: they would take long"""
    withheld: tuple[Withheld, ...] = ()
    """steps that were made, and would be proved under assumptions that nobody granted"""
    lost: tuple[Lost, ...] = ()
    """steps of all plans that were made and not proved, each once"""

    untried: tuple[str, ...] = ()
    """passes, and options of them, that the deadline cut, and those after them"""
    cut: str = ""
    """what cut them, in words"""

    @property
    def steps(self) -> tuple[tuple[Rewrite, Proof], ...]:
        """Each pass's rewrite and what was shown about it."""
        return tuple((entry.rewrite, entry.proof) for entry in self.entries)

    @property
    def changed(self) -> bool:
        """True if a step changed something."""
        return any(entry.rewrite.changed for entry in self.entries)

    @property
    def stopped(self) -> bool:
        """True if the clock cut something."""
        return bool(self.untried) or any(entry.proof.stopped for entry in self.entries)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The remarks of all steps, each once."""
        return distinct(remark for entry in self.entries for remark in entry.rewrite.remarks)
