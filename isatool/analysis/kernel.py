"""A kernel and everything that is asked of it: names for the views that are kept with its immutable objects.

Nothing is stored here: each property asks a view that `@kept` computes once for each object (`ir/views.py`), so two
windows on one function are one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.exec_state import ExecState, compute_exec_state
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.analysis.loops import LoopForest, find_loops
from isatool.analysis.waits import WaitAnalysis, analyse_waits
from isatool.analysis.webs import Webs, build_webs
from isatool.asm.descriptor import Descriptor, descriptor_of
from isatool.asm.metadata import KernelMetadata, metadata_of
from isatool.diagnostics import UserError
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.isa.target import Target
from isatool.records import record

if TYPE_CHECKING:
    from isatool.analysis.launch_facts import LaunchFacts
    from isatool.analysis.pressure import Pressure


@record
class Kernel:
    """A kernel, or a function without descriptor and metadata."""

    function: Function

    @property
    def target(self) -> Target:
        """The chip that it is for."""
        return self.function.target

    @property
    def descriptor(self) -> Descriptor | None:
        """Its descriptor, None for a function; UserError for one that cannot be read."""
        return descriptor_of(self.function.program, self.function.name) if self.function.is_kernel else None

    @property
    def metadata(self) -> KernelMetadata | None:
        """Its metadata, None without; UserError for what cannot be read."""
        return metadata_of(self.function.program, self.function.name) if self.function.is_kernel else None

    @property
    def readable_descriptor(self) -> Descriptor | None:
        """Its descriptor, None also for one that cannot be read."""
        try:
            return self.descriptor
        except UserError:
            return None

    @property
    def readable_metadata(self) -> KernelMetadata | None:
        """Its metadata, None also for what cannot be read."""
        try:
            return self.metadata
        except UserError:
            return None

    @property
    def workgroup_size(self) -> int:
        """Work-items of a workgroup as the metadata bounds them, as many as the chip takes if that is not known."""
        metadata = self.readable_metadata
        return metadata.max_flat_workgroup_size if metadata is not None else self.target.max_workgroup_size

    def occupancy(
        self, vgprs: int | None = None, lds: int | None = None, cu_mode: bool | None = None
    ) -> chips.Occupancy | None:
        """Waves per SIMD as declared, or with other VGPRs, bytes of LDS, mode; None without a readable descriptor."""
        declared = self.readable_descriptor
        if declared is None:
            return None
        return chips.occupancy(
            self.target,
            declared.vgprs if vgprs is None else vgprs,
            declared.lds_bytes if lds is None else lds,
            self.workgroup_size,
            declared.cu_mode if cu_mode is None else cu_mode,
            declared.wave_size,
        )

    @property
    def launch(self) -> LaunchFacts:
        """What every launch of it has in common; UserError if descriptor or metadata cannot be read."""
        from isatool.analysis.launch_facts import launch_facts

        return launch_facts(self.function)

    @property
    def flow(self) -> ControlFlow:
        """Its control flow."""
        return build_flow(self.function)

    @property
    def loops(self) -> LoopForest:
        """Its natural loops."""
        return find_loops(self.flow)

    @property
    def liveness(self) -> Liveness:
        """The registers that are alive around every instruction."""
        return compute_liveness(self.flow)

    @property
    def pressure(self) -> Pressure:
        """How many of them are VGPRs."""
        from isatool.analysis.pressure import compute_pressure

        return compute_pressure(self.flow)

    @property
    def exec_state(self) -> ExecState:
        """What is known of EXEC at every instruction."""
        return compute_exec_state(self.flow)

    @property
    def webs(self) -> Webs:
        """Its VGPRs as values with their definitions and uses."""
        return build_webs(self.flow)

    @property
    def waits(self) -> WaitAnalysis:
        """The memory operations in flight at every instruction."""
        return analyse_waits(self.flow)
