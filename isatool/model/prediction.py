"""The model applied to a kernel: its loops as streams, waves by occupancy, and the time of a whole grid.

The time of a grid counts the iterations of the heaviest outermost loop only; what comes before and after it, launch and
clock changes are left out. Workgroups are spread evenly over the CUs (WGPs), and the last ones run with fewer beside
them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cached_property
from typing import Final

from isatool.analysis.banks import measure
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.kernel import Kernel
from isatool.analysis.lds_accesses import reached_bytes
from isatool.analysis.lds_banks import Block
from isatool.analysis.loops import Loop, LoopForest, find_loops
from isatool.asm.descriptor import Descriptor
from isatool.ir.program import Function
from isatool.isa.chips import Occupancy
from isatool.isa.counters import Queue
from isatool.isa.target import Target
from isatool.model.access import Observation, ObservedAccess
from isatool.model.parameters import ChipModel, model_of
from isatool.model.predicted import predicted_accesses
from isatool.model.pricing import Pricing
from isatool.model.simulate import Simulation, simulate
from isatool.model.stream import OperationStream, stream_of
from isatool.records import dataclass

GRID_ITERATIONS: Final = 12


@dataclass(frozen=True)
class ModelledKernel:
    """A kernel with what a model needs. `observation` is None without an execution."""

    function: Function
    model: ChipModel
    observation: Observation | None = None
    cu_mode: bool | None = None
    """overrides the descriptor"""
    fresh_hints: bool = False
    """with the s_delay_alu that the code should have: for drafts, whose hints are made last"""
    block: Block | None = None
    """the workgroup's shape where the kernel does not say it"""

    @classmethod
    def of(cls, function: Function, model: ChipModel | None = None, block: Block | None = None) -> ModelledKernel:
        """By the package's file for its chip and without an execution."""
        return cls(function, model or model_of(function.target), block=block)

    @cached_property
    def flow(self) -> ControlFlow:
        """Its control flow."""
        return build_flow(self.function)

    @cached_property
    def forest(self) -> LoopForest:
        """Its loops."""
        return find_loops(self.flow)

    @cached_property
    def descriptor(self) -> Descriptor | None:
        """Its descriptor, None if it has none that can be read."""
        return Kernel(self.function).readable_descriptor

    @cached_property
    def workgroup_size(self) -> int:
        """Work-items of a workgroup as the metadata bounds them, as many as the chip takes if unknown."""
        return Kernel(self.function).workgroup_size

    @property
    def in_cu_mode(self) -> bool:
        """True if its workgroups stay on a CU."""
        if self.cu_mode is not None:
            return self.cu_mode
        return self.descriptor is not None and self.descriptor.cu_mode

    @cached_property
    def occupancy(self) -> Occupancy | None:
        """Waves per SIMD; None without a descriptor."""
        if self.descriptor is None:
            return None
        return Kernel(self.function).occupancy(lds=reached_bytes(self.function), cu_mode=self.in_cu_mode)

    @property
    def waves(self) -> int:
        """Waves on a SIMD by occupancy; 1 if nothing is known."""
        return max(1, int(self.occupancy.waves)) if self.occupancy else 1

    @property
    def target(self) -> Target:
        """The chip that the kernel is for."""
        return self.function.target

    @property
    def waves_per_group(self) -> int:
        """Waves of a workgroup that are on one SIMD."""
        simds = self.target.simds_per_cu if self.in_cu_mode else self.target.simds_per_wgp
        return max(1, -(-self.workgroup_size // self.function.wave_size) // simds)

    @cached_property
    def pricing(self) -> Pricing:
        """Prices of its instructions."""
        accesses = self.observation.accesses if self.observation else {}
        return Pricing(self.flow, self.model, accesses, not self.in_cu_mode, self.predicted, self.fresh_hints)

    @cached_property
    def predicted(self) -> Mapping[int, ObservedAccess]:
        """By dense index, memory accesses as they follow from their addresses."""
        return predicted_accesses(self.flow, self.model, self.block)

    @property
    def counts(self) -> Mapping[int, float]:
        """Executions of lines by a wave, empty without an execution."""
        return self.observation.counts if self.observation else {}

    def stream(self, loop: Loop) -> OperationStream:
        """One iteration of a loop."""
        if loop.index not in self._streams:
            self._streams[loop.index] = stream_of(self.pricing, self.forest, loop, self.counts)
        return self._streams[loop.index]

    @cached_property
    def _streams(self) -> dict[int, OperationStream]:
        """By index of the loop, as far as they were asked for."""
        return {}

    def in_mode(self, cu_mode: bool) -> ModelledKernel:
        """The same kernel in CU mode or in WGP mode."""
        return self._sharing(replace(self, cu_mode=cu_mode))

    def in_first_dispatch(self) -> ModelledKernel:
        """The same kernel in the first dispatch of a process."""
        return self._sharing(replace(self, model=self.model.in_first_dispatch()))

    def _sharing(self, other: ModelledKernel) -> ModelledKernel:
        """With what does not depend on mode and cold memory."""
        shared = ("flow", "forest", "descriptor", "workgroup_size", "predicted")
        other.__dict__.update({name: getattr(self, name) for name in shared})
        return other

    def reordered(self, flow: ControlFlow, origin: Mapping[int, int]) -> ModelledKernel:
        """The kernel with its instructions in another order, with the same addresses of each access.
        `origin`: dense index in the new flow -> the same instruction here.
        """
        other = replace(self, function=flow.function)
        here = ((index, self.predicted.get(origin.get(index, -1))) for index in range(len(flow.instructions)))
        predicted = {index: access for index, access in here if access is not None}
        other.__dict__.update(
            flow=flow, predicted=predicted, occupancy=self.occupancy, workgroup_size=self.workgroup_size
        )
        return other

    def heaviest(self) -> Loop | None:
        """The outermost loop with the most multiply-adds; of several, one that reads memory, then the longest. So of
        two loops around the same products it is not the one that masks its data, which handles the remainder. The
        order is that of `find_main_loop`, which also knows the copies of passes.
        """
        outermost = [loop for loop in self.forest.loops if loop.parent < 0]
        if not outermost:
            return None
        if self.counts:
            return max(outermost, key=self._executed)
        return max(outermost, key=self._work)

    def _work(self, loop: Loop) -> tuple[float, bool, int]:
        stream = self.stream(loop)
        figures = measure([self.flow.instructions[index] for index in self.flow.inside(loop.blocks)])
        multiplied = stream.flops if figures.fmas or figures.products else 0.0
        return multiplied, any(each.queue is Queue.LOAD for each in stream.table), len(stream)

    def _executed(self, loop: Loop) -> float:
        lines = self.flow.lines
        return sum(self.counts.get(lines[index], 0.0) for index in self.flow.inside(loop.blocks))

    def simulate(self, loop: Loop, waves: int | None = None, record: bool = False) -> Simulation:
        """The model of a loop with the kernel's waves, or with a given number."""
        count = waves or self.waves
        return simulate(self.stream(loop), self.model, count, min(count, self.waves_per_group), record=record)

    def grid_seconds(self, stream: OperationStream, workgroups: int, iterations: float) -> float:
        """Seconds for a grid whose waves each do so many iterations of a stream."""
        simds = self.target.simds_per_cu if self.in_cu_mode else self.target.simds_per_wgp
        pools = max(1, int(self.model["board.simds"]) // simds)
        capacity = max(1, self.occupancy.workgroups if self.occupancy else 1)
        rounds, rest = divmod(-(-workgroups // pools), capacity)
        cycles = 0.0
        for times, groups in ((rounds, capacity), (1, rest)):
            if not times or not groups:
                continue
            waves = groups * self.waves_per_group
            cycles += times * simulate(stream, self.model, waves, self.waves_per_group, GRID_ITERATIONS).cycles_per_turn
        return cycles * iterations / self.model["clock.hertz"]


def next_step(kernel: ModelledKernel) -> str:
    """What would let one more workgroup run: `15 VGPRs fewer: 8 waves`; "" if nothing of the kernel limits."""
    occupancy, descriptor = kernel.occupancy, kernel.descriptor
    if occupancy is None or descriptor is None:
        return ""
    simds = kernel.target.simds_per_cu if kernel.in_cu_mode else kernel.target.simds_per_wgp
    each = max(1, -(-kernel.workgroup_size // descriptor.wave_size))
    waves = (occupancy.workgroups + 1) * each / simds
    if occupancy.next_vgprs is not None:
        fewer = descriptor.vgprs - occupancy.next_vgprs
        return f"{fewer} VGPRs fewer (at most {occupancy.next_vgprs}): {waves:g} waves"
    if occupancy.next_lds is not None:
        fewer = reached_bytes(kernel.function) - occupancy.next_lds
        return f"{fewer} bytes of LDS fewer (at most {occupancy.next_lds}): {waves:g} waves"
    return ""
