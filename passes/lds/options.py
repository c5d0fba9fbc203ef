"""The options of `pad-lds` and `double-buffer`."""

from __future__ import annotations

from typing import Final

from isatool.passes.common.declaration import MOVED, Need, Pass, option
from isatool.records import dataclass

MIN_WAVES: Final = "min-waves"
"""fact of a remark that more could be done if only so many waves a SIMD ran"""


def parse_block(text: str) -> tuple[int, int, int] | None:
    """`32x8` as a shape; None for nothing; ValueError for anything else."""
    if not text:
        return None
    parts = text.lower().split("x")
    if len(parts) > 3 or not all(part.isdigit() and int(part) for part in parts):
        raise ValueError(f"'{text}' is not a workgroup shape; write 256 or 32x8")
    x, y, z = (*(int(part) for part in parts), 1, 1)[:3]
    return x, y, z


@dataclass(frozen=True)
class PadLds(Pass):
    """The pass. `block`: the workgroup's shape where the kernel does not say it."""

    name = "pad-lds"
    summary = "give LDS arrays a layout with fewer bank conflicts, by padding or swizzling"
    examples = """
        isatool pass pad-lds samples/sgemm/kernel5_unpadded.s -o padded.s
        isatool pass pad-lds transpose.s --block 32x8 --max-lds 8192 -o padded.s
    """
    needs = (Need.CONTROL_FLOW, Need.KERNEL)
    changes_lds = True

    strategy: str = option(
        "auto",
        "pad: unused bytes after rows; swizzle: exclusive-or of column and row",
        choices=("auto", "pad", "swizzle"),
        search=("auto", "pad", "swizzle"),
    )
    max_lds: int = option(0, "LDS allowed per workgroup; 0: as much as costs no wave", unit="BYTES", low=0)
    min_waves: int = option(0, "waves per SIMD to keep; 0: all", low=0)
    block: str = option("", "shape of the workgroup (default: the launch spec's)", unit="32x8", check=parse_block)
    block_of: str = option("", "the kernel that has this shape (default: all)", unit="KERNEL")


@dataclass(frozen=True)
class DoubleBuffer(Pass):
    """The pass."""

    name = "double-buffer"
    summary = "give a loop a second LDS buffer, so that it needs one barrier fewer"
    examples = (
        "isatool pass double-buffer samples/sgemm/kernel3.s -o buffered.s\n"
        "isatool pass double-buffer samples/sgemm/kernel5.s --assume 'workgroup_id_x < 65536' "
        "--assume 'workgroup_id_y < 65536' -o b.s"
    )
    needs = (Need.CONTROL_FLOW, Need.KERNEL)
    breaks = MOVED
    changes_lds = True
    asks_model = True
    gain_in_remarks = True

    loop: str = option("", "only the loop with this header label (default: the longest possible)", unit="LABEL")
    min_waves: int = option(0, "waves per SIMD to keep; 0: all", low=0)
    if_faster: bool = option(False, "only if the loop is not slower by the cycle model", search=(True, False))
