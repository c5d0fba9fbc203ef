"""Everything that `analyze`, `annotate` and budgets say about a kernel, as plain data.

A field in `HYPOTHETICAL` rests on parameters of the chip file that nobody has verified; the parameters are named there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.analysis.banks import BodyFigures
from isatool.analysis.pressure import Pressure
from isatool.model.conflicts import LdsConflict
from isatool.model.estimate import PlainEstimate
from isatool.model.gains import Gain
from isatool.model.parameters import Band
from isatool.model.prediction import ModelledKernel
from isatool.model.simulate import Simulation
from isatool.records import record

SCHEMA: Final = 2
"""version of the JSON objects; it changes when a key changes its meaning"""
HYPOTHETICAL: Final[Mapping[str, tuple[str, ...]]] = {
    "cache": ("bank.cache_depth", "bank.reads"),
    "model": ("issue.", "latency.", "bank.pair_penalty", "lds.", "vmem."),
    "lds_conflicts": ("lds.lanes_",),
    "exposed": ("latency.", "lds.", "vmem."),
    "roofline": ("clock.", "board."),
}
"""kind of figure -> prefixes of the parameters that it rests on"""


@record
class WaitFigures:
    """A wait and the nearest operation that it waits for."""

    line: int
    text: str
    load_line: int
    """0 if the operation is in another block or is not known"""
    distance: int
    """instructions from the operation to the wait, -1 if not known"""
    valu_between: int
    """VALU issues among them"""
    exposed: float
    """modelled cycles that a wave waits here in an iteration of the outermost loop"""


@record
class MemoryFigures:
    """A load or store of a loop."""

    line: int
    text: str
    space: str
    """lds, global or scratch"""
    form: str
    """of the address: lds, 64-bit VGPR, SGPR base, flat, scratch"""
    bytes_per_lane: int
    conflict: float
    """LDS cycles by those without conflicts, as executed or else as predicted from the addresses; 0 if not known"""
    transactions: float
    """of a wave, as executed or else as predicted from the addresses; 0 if not known"""
    efficiency: float
    """bytes asked for by bytes moved, more than 1 where lanes share bytes; 0 if not known"""


@record
class LoopFigures:
    """A loop: its own blocks (those in no inner loop), and how the model sees it."""

    label: str
    line: int
    last_line: int
    depth: int
    trips: float
    trips_known: str
    """executed, constant or assumed"""
    weight: float
    """part of the issue cycles of the outermost loop's iteration"""
    body: BodyFigures
    valu_floor: int
    """VALU issues if every FMA and every other operation that has a VOPD form were paired"""
    lds_bytes: float
    """of a wave and iteration"""
    waits: tuple[WaitFigures, ...]
    memory: tuple[MemoryFigures, ...]

    @property
    def dual_issue(self) -> float:
        """Part of the FMAs that issue as half of a pair."""
        return (2 * self.body.dual + self.body.mixed) / self.body.fmas if self.body.fmas else 0.0

    @property
    def four_banks(self) -> float:
        """Part of the FMA pairs whose sources lie in four banks."""
        return self.body.four_banks / self.body.dual if self.body.dual else 0.0


@record
class ModelFigures:
    """The cycle model of an outermost loop."""

    label: str
    waves: int
    cycles_per_turn: float
    valu_busy: float
    lds_busy: float
    vmem_busy: float
    stalls: dict[str, float]
    tflops: float
    """of the whole board"""
    flops_per_byte: float
    """operations by bytes of global memory moved; 0 if none is moved"""
    roof_tflops: float
    """what the roofline allows at that intensity"""
    peak_tflops: float
    """of the board, for what most of its operations are"""
    peak_of: str
    """FP32, matrix products or dot products"""
    lds_bytes_per_cycle: float
    """of a CU, by all its waves"""
    bound: str
    """by what, in words"""
    plain: PlainEstimate
    """the second, simple model of the same iteration"""
    gains: tuple[Gain, ...]
    """what single changes would gain, the best first"""
    model: str
    """gfx1100@1"""
    band: Band
    """whose band the cycles have"""


@record
class WholeFigures:
    """The cycle model of a kernel from entry to end, all waves of a SIMD once."""

    waves: int
    cycles: float
    """with code that is fetched for the first time"""
    warm_cycles: float
    """with code that was fetched before, and scalar loads that hit"""
    first_cycles: float
    """in the first dispatch of a process"""
    tflops: float
    instructions: int
    """executed by a wave"""
    assumed_trips: int
    """loops whose trips are assumed"""
    parts: dict[str, int]
    """executed instructions of a wave by part of the kernel"""
    stalls: dict[str, float]
    gains: tuple[Gain, ...]
    """what single changes would gain, the best first; none of long kernels"""


@record
class PeakOwner:
    """VGPRs in use at the peak that serve one purpose."""

    what: str
    count: int
    registers: str
    """v[2:3], v7"""


@record
class KernelFigures:
    """A kernel. Lines are 1-based in the file that was read."""

    kernel: str
    chip: str
    cu_mode: bool
    waves_by_vgpr: int
    waves: float
    limiter: str
    next_step: str
    """what one more workgroup would take"""
    vgprs: int
    """declared, or used if there is no descriptor"""
    peak: int
    """most VGPRs in use at once; those that instructions name if calls or code elsewhere may use any"""
    peak_line: int
    owners: tuple[PeakOwner, ...]
    """empty if it is not known which are in use"""
    lds_bytes: int
    scratch_bytes: int
    spills: int
    """scratch accesses"""
    spills_in_loops: int
    code_bytes: int
    instruction_cache: float
    """part of the instruction cache that the code fills"""
    peak_tflops: float
    bandwidth: float
    executed: str
    """sizes of the run that gave counts and addresses, "" without one"""
    loops: tuple[LoopFigures, ...]
    memory: tuple[MemoryFigures, ...]
    """loads and stores outside of loops"""
    models: tuple[ModelFigures, ...]
    whole: WholeFigures | None
    assumptions: tuple[str, ...]

    def loop(self, label: str) -> LoopFigures | None:
        """The loop with a label."""
        return next((found for found in self.loops if found.label == label), None)


@record
class Analysed:
    """The figures with the views that they came from, for who draws them."""

    kernel: ModelledKernel
    figures: KernelFigures
    pressure: Pressure
    simulations: dict[int, Simulation]
    """by index of the outermost loop"""
    conflicts: Mapping[int, LdsConflict]
    """by dense instruction index"""
