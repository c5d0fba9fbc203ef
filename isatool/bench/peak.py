"""The FP32 peak of a chip: what percentages in a table are of.

A WGP has four SIMDs of 32 lanes; each lane does two FMAs per cycle when two are issued together (RDNA3), four FLOP.
"""

from __future__ import annotations

from typing import Final

from isatool.bench.hip_runtime import Device
from isatool.isa import chips
from isatool.records import record

FLOP_PER_WGP_CYCLE: Final = 4 * 32 * 2 * 2


@record
class Peak:
    """FLOP per second, and how it was reckoned."""

    flops: float
    text: str


def peak_of(device: Device) -> Peak | None:
    """The peak at the clock that the runtime names as the highest; None for a simulated or unknown device."""
    # a runtime that counts more WGPs than any product with the chip has counts CUs, two to a WGP
    most = chips.chip(device.chip).wgps if device.chip in chips.NAMES else None
    if device.is_simulated or most is None or device.multiprocessors <= 0 or device.clock_mhz <= 0:
        return None
    wgps = device.multiprocessors if device.multiprocessors <= most else device.multiprocessors // 2
    flops = wgps * FLOP_PER_WGP_CYCLE * device.clock_mhz * 1e6
    return Peak(
        flops, f"{flops / 1e12:.1f} TFLOP/s = {wgps} WGPs x {FLOP_PER_WGP_CYCLE} FLOP x {device.clock_mhz:.0f} MHz"
    )
