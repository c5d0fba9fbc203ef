"""What the model says of a kernel in one number that versions of it can be compared by: cycles for its work.

The work of a loop is what it does however it is written: floating-point operations, else bytes of global memory, else
bytes of LDS, else iterations. So an unrolled loop and its original have the same scale.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from isatool.analysis.loops import Loop
from isatool.model.gains import Gain, gains_of, remedies
from isatool.model.parameters import Band, ChipModel
from isatool.model.prediction import ModelledKernel
from isatool.model.pricing import access_bytes
from isatool.model.simulate import BUSY, Simulation, bound_by, busiest_unit, simulate, waits_for_memory
from isatool.model.slots import Slot
from isatool.model.stream import OperationStream, whole_stream
from isatool.model.work import Work, kind_of_work
from isatool.records import record

SAME: Final = 0.005
"""as near as two runs of the model agree: a smaller difference decides nothing"""


@record
class PlainEstimate:
    """A second, simple model and plain counts, of one iteration of all waves of a SIMD."""

    issue: float
    """cycles in which the VALU is taken"""
    chain: float
    """cycles of one wave that nothing hides: its instructions in order, each result waited for"""
    lds: float
    """cycles of the LDS"""
    memory: float
    """cycles of the way to memory"""
    instructions: int
    """of one wave"""
    vector: int

    @property
    def cycles(self) -> float:
        """The largest of these."""
        return max(self.issue, self.chain, self.lds, self.memory)


@record
class Estimate:
    """The main loop of a kernel, or the whole of one without loops, by a model."""

    model: str
    """gfx1100@1"""
    waves: int
    cycles: float
    """of a SIMD for an iteration of all its waves"""
    work: float
    """of that iteration, in `unit`"""
    unit: str
    bound: str
    """by what, in words"""
    plain: PlainEstimate
    """the second model, of the same iteration"""
    is_whole: bool = False
    """of the kernel from its entry to its end, not of a loop"""
    band: float = 0.0
    """part by which the model misses kernels that it never saw"""
    is_assumed: bool = False
    """the band is that of another chip, or of other loops"""
    compared: float = 0.0
    """the same of how many times faster one version is than another: a gain within this decides nothing that costs
    instructions or issue slots; 0 where it is not known apart
    """
    full: tuple[Slot, float] | None = None
    """the unit that bounds it, and the part of the cycles that goes at most if others do its work"""

    @property
    def rate(self) -> float:
        """Work a cycle of a SIMD."""
        return self.work / self.cycles

    def cycles_for(self, other: Estimate) -> float | None:
        """Cycles for the work of an iteration of another version; None if the two are not measured in the same."""
        return self.cycles * other.work / self.work if self.unit == other.unit else None

    def is_slower(self, other: Estimate) -> bool:
        """Than another version, for the same work, by more than the model's noise; False if they cannot be compared."""
        cycles = self.cycles_for(other)
        return cycles is not None and cycles > other.cycles * (1 + SAME)

    def issues_less(self, other: Estimate) -> bool:
        """Than another version, for the same work: fewer issue slots of the VALU, or as many and fewer instructions."""
        return self.unit == other.unit and _counts(self) < _counts(other)


def choice_of(versions: Sequence[Estimate]) -> int:
    """Which of some versions to take: one that the model calls slower than none of the others by more than its noise.

    Versions of which the second model loses more, against the first version, than the model gains do not count. Among
    the others the second model decides, where it differs by as much, then the issue slots of the VALU, then the
    instructions, then the order: the last. Versions that are not measured in the same as the last do not count.
    What gains no more than a comparison may be off must cost no issue slot of the VALU.
    """
    last = versions[-1]
    comparable = [number for number, each in enumerate(versions) if each.unit == last.unit]
    first = versions[comparable[0]]
    comparable = known = [number for number in comparable if not _loses(versions[number], first)]
    for measure in (_cycles, _plain_cycles):
        amounts = {number: measure(versions[number]) for number in known}
        known = [number for number in known if amounts[number] <= min(amounts.values()) * (1 + SAME)]
    chosen = min(known, key=lambda number: (*_counts(versions[number]), -number))
    while cheaper := [number for number in comparable if number < chosen and _is_undecided(versions, number, chosen)]:
        chosen = min(cheaper, key=lambda number: _cycles(versions[number]))
    return chosen


def _loses(version: Estimate, first: Estimate) -> bool:
    """Whether the second model calls a version slower than the first one, by more than the model calls it faster."""
    plain = _plain_cycles(version) / _plain_cycles(first)
    return plain > 1 + SAME and plain * _cycles(version) > _cycles(first)


def _is_undecided(versions: Sequence[Estimate], early: int, late: int) -> bool:
    """True if the later version costs issue slots of the VALU and is not faster than the earlier one by more than the
    model knows.
    """
    before, after = versions[early], versions[late]
    return _counts(after)[0] > _counts(before)[0] and _cycles(before) <= _cycles(after) * (1 + after.compared)


def _cycles(version: Estimate) -> float:
    return version.cycles / version.work


def _plain_cycles(version: Estimate) -> float:
    return version.plain.cycles / version.work


def _counts(version: Estimate) -> tuple[float, float]:
    """Issue slots and instructions for the same work, without what is left of divisions."""
    plain, waves = version.plain, version.waves
    return round(plain.issue / version.work, 9), round(plain.instructions * waves / version.work, 9)


def estimate(kernel: ModelledKernel, label: str = "", whole: bool = False) -> Estimate:
    """The loop with a label, else the heaviest of the outermost ones; the whole kernel without loops or if asked for.

    UserError for loops nested deeper than any real ones.
    """
    stream, found = _simulated(kernel, label, whole)
    unit, work = work_of(kernel, stream)
    is_whole = whole or not kernel.forest.loops
    kind = Band.DISPATCH if is_whole and kernel.model.has_kinds else band_of(stream, kernel, found)
    band = kernel.model.band_parameter(kind)
    return Estimate(
        kernel.model.name,
        found.waves,
        found.cycles_per_turn,
        work * found.waves,
        unit,
        bound_by(found),
        plain_estimate(stream, kernel.model, found.waves),
        is_whole,
        band.value if band is not None else 0.0,
        band is not None and band.status == "assumed",
        kernel.model.band(Band.COMPARISON_WHOLE if is_whole else Band.COMPARISON),
        _full_unit(found),
    )


def band_of(stream: OperationStream, kernel: ModelledKernel, found: Simulation) -> Band:
    """What kind of loop it is."""
    instructions = kernel.flow.instructions
    if kind_of_work(instructions[each.index] for each in stream.operations) is Work.MATRIX:
        return Band.MATRIX
    return Band.MEMORY if waits_for_memory(found) else Band.LOOP


def _full_unit(found: Simulation) -> tuple[Slot, float] | None:
    unit, busy, next_busy = busiest_unit(found)
    return (unit, (busy - next_busy) / busy) if busy >= BUSY else None


def left_in(kernel: ModelledKernel, label: str) -> tuple[Gain, ...]:
    """What single costs come to in what `estimate` counts."""
    stream, found = _simulated(kernel, label)
    return gains_of(kernel, stream, found.waves)


def remedies_for(kernel: ModelledKernel, label: str, gains: Sequence[Gain]) -> tuple[str, ...]:
    """The passes that can take some of these costs of the loop that `estimate` counts away, as in a pipeline string."""
    return remedies(kernel, _simulated(kernel, label)[0], gains)


def _simulated(kernel: ModelledKernel, label: str, whole: bool = False) -> tuple[OperationStream, Simulation]:
    loop = None if whole else _labelled(kernel, label) or kernel.heaviest()
    if loop is not None:
        return kernel.stream(loop), kernel.simulate(loop)
    stream = whole_stream(kernel.pricing, kernel.forest, kernel.counts)
    return stream, simulate(stream, kernel.model, kernel.waves, min(kernel.waves, kernel.waves_per_group))


def _labelled(kernel: ModelledKernel, label: str) -> Loop | None:
    for loop in kernel.forest.loops:
        if label and loop.parent < 0 and label in loop.labels:
            return loop
    return None


def work_of(kernel: ModelledKernel, stream: OperationStream) -> tuple[str, float]:
    """(unit, how much a wave does)."""
    if stream.flops:
        return "operations", stream.flops
    for slot, unit in ((Slot.VMEM, "bytes of global memory"), (Slot.LDS, "bytes of LDS")):
        moved = sum(
            access_bytes(kernel.flow.instructions[operation.index])
            for operation in stream.operations
            if operation.slot is slot
        )
        if moved:
            return unit, float(moved * kernel.flow.function.wave_size)
    return "turns", 1.0


def plain_estimate(stream: OperationStream, model: ChipModel, waves: int) -> PlainEstimate:
    """Issue slots, the longest chain and LDS passes of an iteration: no queues, no meeting of waves."""
    alone: Simulation = simulate(stream, model, 1, 1, iterations=2)
    operations = stream.operations
    return PlainEstimate(
        waves * sum(each.cycles for each in operations if each.slot is Slot.VALU),
        alone.cycles_per_turn,
        waves * sum(each.service for each in operations if each.slot is Slot.LDS),
        waves * sum(each.service for each in operations if each.slot is Slot.VMEM),
        len(operations),
        sum(each.slot is Slot.VALU for each in operations),
    )
