"""The options of the passes about lanes and memory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from isatool.analysis.assumptions import Sentence
from isatool.passes.common.declaration import Need, Pass, Repair, option

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult


ORDER_NAMES: Final = ("panels", "hilbert", "xcds")
ROWS: Final = (2, 32)


@dataclass(frozen=True)
class BoundBuffers(Pass):
    """The pass."""

    name: ClassVar[str] = "bound-buffers"
    summary: ClassVar[str] = "mask global accesses by the bounds of buffer descriptors instead of branches and EXEC"
    examples: ClassVar[str] = "isatool bound-buffers tests/data/lanes/masked_tile.s --assume 48-bit-pointers -o out.s"
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL, Need.CONTROL_FLOW, Need.WAVE32)
    rests_on: ClassVar[tuple[Sentence, ...]] = (Sentence.POINTERS_48,)
    has_to_gain: ClassVar[bool] = True

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel without masks around plain accesses, or the input and why."""
        from isatool.passes.lanes.bound_buffers import run

        return run(self, function, context)


@dataclass(frozen=True)
class CompleteLines(Pass):
    """The pass."""

    name: ClassVar[str] = "complete-lines"
    summary: ClassVar[str] = "permute work-item ids, so that each wave accesses whole cache lines"
    examples: ClassVar[str] = """
        isatool complete-lines tests/data/lanes/strided_copy.s --assume "no data races between work-items" -o out.s
    """
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL, Need.CONTROL_FLOW)
    breaks: ClassVar[tuple[Repair, ...]] = (Repair.HAZARDS, Repair.CLAUSES, Repair.DELAYS, Repair.DESCRIPTOR)
    rests_on: ClassVar[tuple[Sentence, ...]] = (Sentence.NO_RACES,)
    has_to_gain: ClassVar[bool] = True

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel whose work-items have other ids, or the input and why."""
        from isatool.passes.lanes.complete_lines import run

        return run(self, function, context)


@dataclass(frozen=True)
class SwizzleWorkgroups(Pass):
    """The pass. `order`: panels of columns, Hilbert's curve; xcds is refused, as the chips have none."""

    name: ClassVar[str] = "swizzle-workgroups"
    is_hint: ClassVar[bool] = True
    summary: ClassVar[str] = (
        "permute workgroup ids, so that concurrent workgroups share cache lines: panels, Hilbert's curve"
    )
    examples: ClassVar[str] = """
        isatool swizzle-workgroups tests/data/lanes/tiles.s --assume "no data races between work-items" -o out.s
    """
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL, Need.CONTROL_FLOW)
    breaks: ClassVar[tuple[Repair, ...]] = (Repair.HAZARDS, Repair.CLAUSES, Repair.DELAYS, Repair.DESCRIPTOR)
    rests_on: ClassVar[tuple[Sentence, ...]] = (Sentence.NO_RACES,)
    only_on_device: ClassVar[bool] = True

    order: str = option(
        ORDER_NAMES[0], "order of workgroups; xcds exists on other chips and is refused", choices=ORDER_NAMES
    )
    rows: int = option(8, "rows of a band, a power of two; 4 for hilbert", unit="ROWS", low=ROWS[0], high=ROWS[1])
    grid: int = option(
        64, "workgroups along x and y of the grid for which lines are counted", unit="N", low=4, high=256
    )

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel whose workgroups have other ids, or the input and why."""
        from isatool.passes.lanes.swizzle_workgroups import run

        return run(self, function, context)


@dataclass(frozen=True)
class ShareLanes(Pass):
    """The pass. `loads`: so many of the loads that lanes share, whatever the model says."""

    name: ClassVar[str] = "share-lanes"
    summary: ClassVar[str] = "split LDS loads of words that lanes share, and pass the parts between lanes by DPP"
    examples: ClassVar[str] = "isatool share-lanes tests/data/lanes/tiles.s --assume full-waves -o out.s"
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL, Need.CONTROL_FLOW)
    rests_on: ClassVar[tuple[Sentence, ...]] = (Sentence.FULL_WAVES,)
    has_to_gain: ClassVar[bool] = True
    asks_model: ClassVar[bool] = True

    loads: int = option(0, "loads to share; 0: as many as the cycle model favours", unit="LOADS", low=0)

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel with words that lanes share, or the input and why."""
        from isatool.passes.lanes.share_lanes import run

        return run(self, function, context)
