"""What `cu-mode`, `priority`, `instruction-prefetch` and `stream` can be told."""

from __future__ import annotations

from typing import Final

from isatool.passes.common.declaration import Need, Pass, Repair, option
from isatool.records import dataclass

WHEN: Final = ("always", "helps")
HIGHEST: Final = 3
"""priority of a wave (RDNA3 ISA guide 16.5)"""
LONGEST: Final = 3
"""lines of 64 bytes that s_set_inst_prefetch_distance can ask for"""


@dataclass(frozen=True)
class CuMode(Pass):
    """The pass."""

    name = "cu-mode"
    summary = "run each workgroup on one CU (CU mode, clang's -mcumode), by the descriptor"
    examples = "isatool pass cu-mode samples/sgemm/kernel3.s --when helps -o out.s"
    needs = (Need.KERNEL,)
    breaks = ()
    sets_mode = True
    only_on_device = True

    when: str = option(
        "always",
        "always: wherever the workgroup fits on a CU; helps: only where the cycle model gains over 5 %",
        choices=WHEN,
    )


@dataclass(frozen=True)
class Priority(Pass):
    """The pass. Waves that do not compute have priority 0."""

    name = "priority"
    is_hint = True
    summary = "raise the priority of waves that compute: s_setprio around the FMAs of loops"
    examples = "isatool pass priority samples/sgemm/kernel5.s -o out.s"
    needs = (Need.CONTROL_FLOW,)
    breaks = (Repair.DELAYS, Repair.DESCRIPTOR)
    only_on_device = True

    level: int = option(1, "priority of waves that compute", low=1, high=HIGHEST)


@dataclass(frozen=True)
class InstructionPrefetch(Pass):
    """The pass."""

    name = "instruction-prefetch"
    is_hint = True
    summary = "set in the descriptor how much code is prefetched before a wave starts"
    examples = "isatool pass instruction-prefetch samples/sgemm/kernel5.s -o out.s"
    needs = ()
    breaks = (Repair.DESCRIPTOR,)
    only_on_device = True

    distance: int = option(
        0, "64-byte lines of code that a wave prefetches; 0: add no instruction", unit="LINES", low=0, high=LONGEST
    )


@dataclass(frozen=True)
class Stream(Pass):
    """The pass."""

    name = "stream"
    is_hint = True
    summary = "mark accesses to data that a loop uses once as nontemporal: glc, slc, dlc"
    examples = "isatool pass stream samples/sgemm/kernel5.s -o out.s"
    needs = (Need.KERNEL, Need.CONTROL_FLOW, Need.STREAM_WORDS)
    breaks = ()
    only_on_device = True
