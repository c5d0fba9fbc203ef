"""The options of the passes about lanes and memory."""

from __future__ import annotations

from typing import Final

from isatool.analysis.assumptions import Sentence
from isatool.passes.common.declaration import MOVED, Need, Pass, option
from isatool.records import dataclass

ORDER_NAMES: Final = ("panels", "hilbert", "xcds")
ROWS: Final = (2, 32)


@dataclass(frozen=True)
class BoundBuffers(Pass):
    """The pass."""

    name = "bound-buffers"
    summary = "mask global accesses by the bounds of buffer descriptors instead of branches and EXEC"
    examples = "isatool pass bound-buffers tests/data/lanes/masked_tile.s --assume 48-bit-pointers -o out.s"
    needs = (Need.KERNEL, Need.CONTROL_FLOW, Need.WAVE32)
    rests_on = (Sentence.POINTERS_48,)
    has_to_gain = True


@dataclass(frozen=True)
class CompleteLines(Pass):
    """The pass."""

    name = "complete-lines"
    summary = "permute work-item ids, so that each wave accesses whole cache lines"
    examples = """
        isatool pass complete-lines tests/data/lanes/strided_copy.s --assume "no data races between work-items" -o out.s
    """
    needs = (Need.KERNEL, Need.CONTROL_FLOW)
    breaks = MOVED
    rests_on = (Sentence.NO_RACES,)
    has_to_gain = True


@dataclass(frozen=True)
class SwizzleWorkgroups(Pass):
    """The pass. `order`: panels of columns, Hilbert's curve; xcds is refused, as the chips have none."""

    name = "swizzle-workgroups"
    is_hint = True
    summary = "permute workgroup ids, so that concurrent workgroups share cache lines: panels, Hilbert's curve"
    examples = """
        isatool pass swizzle-workgroups tests/data/lanes/tiles.s --assume "no data races between work-items" -o out.s
    """
    needs = (Need.KERNEL, Need.CONTROL_FLOW)
    breaks = MOVED
    rests_on = (Sentence.NO_RACES,)
    only_on_device = True

    order: str = option(
        ORDER_NAMES[0], "order of workgroups; xcds exists on other chips and is refused", choices=ORDER_NAMES
    )
    rows: int = option(8, "rows of a band, a power of two; 4 for hilbert", unit="ROWS", low=ROWS[0], high=ROWS[1])
    grid: int = option(
        64, "workgroups along x and y of the grid for which lines are counted", unit="N", low=4, high=256
    )


@dataclass(frozen=True)
class ShareLanes(Pass):
    """The pass. `loads`: so many of the loads that lanes share, whatever the model says."""

    name = "share-lanes"
    summary = "split LDS loads of words that lanes share, and pass the parts between lanes by DPP"
    examples = "isatool pass share-lanes tests/data/lanes/tiles.s --assume full-waves -o out.s"
    needs = (Need.KERNEL, Need.CONTROL_FLOW)
    rests_on = (Sentence.FULL_WAVES,)
    has_to_gain = True
    asks_model = True

    loads: int = option(0, "loads to share; 0: as many as the cycle model favours", unit="LOADS", low=0)


@dataclass(frozen=True)
class TransposeLanes(Pass):
    """The pass. `always`: also where the model finds no gain."""

    name = "transpose-lanes"
    summary = "let lanes load words of LDS and exchange halves and bytes by DPP, instead of narrow loads"
    examples = "isatool pass transpose-lanes tests/data/lanes/columns.s --assume full-waves -o out.s"
    needs = (Need.WAVE32, Need.KERNEL, Need.CONTROL_FLOW)
    rests_on = (Sentence.FULL_WAVES,)
    has_to_gain = True
    asks_model = True

    always: bool = option(False, "also where the cycle model finds no gain")
