"""What `cu-mode`, `priority`, `instruction-prefetch` and `stream` can be told."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from isatool.passes.common.declaration import Need, Pass, Repair, option

if TYPE_CHECKING:
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult

WHEN: Final = ("always", "helps")
HIGHEST: Final = 3
"""priority of a wave (RDNA3 ISA guide 16.5)"""
LONGEST: Final = 3
"""lines of 64 bytes that s_set_inst_prefetch_distance can ask for"""


@dataclass(frozen=True)
class CuMode(Pass):
    """The pass."""

    name: ClassVar[str] = "cu-mode"
    summary: ClassVar[str] = "run each workgroup on one CU (CU mode, clang's -mcumode), by the descriptor"
    examples: ClassVar[str] = "isatool cu-mode samples/sgemm/kernel3.s --when helps -o out.s"
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL,)
    breaks: ClassVar[tuple[Repair, ...]] = ()
    sets_mode: ClassVar[bool] = True
    only_on_device: ClassVar[bool] = True

    when: str = option(
        "always",
        "always: wherever the workgroup fits on a CU; helps: only where the cycle model gains over 5 %",
        choices=WHEN,
    )

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel with another descriptor and the same code, or the input and why."""
        from isatool.passes.hints.cu_mode import run

        return run(self, function, context)


@dataclass(frozen=True)
class Priority(Pass):
    """The pass. Waves that do not compute have priority 0."""

    name: ClassVar[str] = "priority"
    is_hint: ClassVar[bool] = True
    summary: ClassVar[str] = "raise the priority of waves that compute: s_setprio around the FMAs of loops"
    examples: ClassVar[str] = "isatool priority samples/sgemm/kernel5.s -o out.s"
    needs: ClassVar[tuple[Need, ...]] = (Need.CONTROL_FLOW,)
    breaks: ClassVar[tuple[Repair, ...]] = (Repair.DELAYS, Repair.DESCRIPTOR)
    only_on_device: ClassVar[bool] = True

    level: int = option(1, "priority of waves that compute", low=1, high=HIGHEST)

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel with hints around the FMAs of its loops, or the input and why."""
        from isatool.passes.hints.priority import run

        return run(self, function, context)


@dataclass(frozen=True)
class InstructionPrefetch(Pass):
    """The pass."""

    name: ClassVar[str] = "instruction-prefetch"
    is_hint: ClassVar[bool] = True
    summary: ClassVar[str] = "set in the descriptor how much code is prefetched before a wave starts"
    examples: ClassVar[str] = "isatool instruction-prefetch samples/sgemm/kernel5.s -o out.s"
    needs: ClassVar[tuple[Need, ...]] = ()
    breaks: ClassVar[tuple[Repair, ...]] = (Repair.DESCRIPTOR,)
    only_on_device: ClassVar[bool] = True

    distance: int = option(
        0, "64-byte lines of code that a wave prefetches; 0: add no instruction", unit="LINES", low=0, high=LONGEST
    )

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel with the hints that it does not have yet; what the input says is kept."""
        from isatool.passes.hints.instruction_prefetch import run

        return run(self, function, context)


@dataclass(frozen=True)
class Stream(Pass):
    """The pass."""

    name: ClassVar[str] = "stream"
    is_hint: ClassVar[bool] = True
    summary: ClassVar[str] = "mark accesses to data that a loop uses once as nontemporal: glc, slc, dlc"
    examples: ClassVar[str] = "isatool stream samples/sgemm/kernel5.s -o out.s"
    needs: ClassVar[tuple[Need, ...]] = (Need.KERNEL, Need.CONTROL_FLOW)
    breaks: ClassVar[tuple[Repair, ...]] = ()
    only_on_device: ClassVar[bool] = True

    def apply(self, function: Function, context: Context) -> PassResult:
        """The kernel with hints at accesses to data that is touched once, or the input and why."""
        from isatool.passes.hints.stream import run

        return run(self, function, context)
