"""The options of `pair`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from isatool.analysis.assumptions import Sentence
from isatool.passes.common.declaration import Need, Pass, Repair, option

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


@dataclass(frozen=True)
class Pair(Pass):
    """The pass. A block's loads may come nearer to their waits than `latency_loss` only if by no latency the region
    ends later.
    """

    name: ClassVar[str] = "pair"
    summary: ClassVar[str] = "issue more instructions as VOPD pairs: reorder and rename inside basic blocks"
    examples: ClassVar[str] = """
        isatool pair samples/sgemm/kernel3.s -o paired.s
        isatool pair samples/sgemm/kernel3.s --dry-run --remarks
    """
    needs: ClassVar[tuple[Need, ...]] = (Need.CONTROL_FLOW, Need.WAVE32, Need.VOPD)
    breaks: ClassVar[tuple[Repair, ...]] = (Repair.HAZARDS, Repair.CLAUSES, Repair.DELAYS, Repair.DESCRIPTOR)
    runs_again: ClassVar[bool] = True
    judges_pairs: ClassVar[bool] = True

    nan_payload: bool = option(
        False,
        "swap sources of float operations even if another NaN may result",
        grants=Sentence.NAN_PAYLOAD,
        former_flags=("--allow nan-payload",),
    )
    latency_loss: int = option(
        10,
        "how much the mean distance from a block's loads to their waits may shrink",
        unit="PERCENT",
        low=0,
        high=100,
        former_fraction=True,
    )
    rename: bool = option(True, "give values that live in one block other registers", former="renames")

    def apply(self, function: Function, context: Context) -> PassResult:
        """Pair one function; the input and a remark where that is impossible."""
        from isatool.passes.pair.pair import run

        return run(self, function, context)
