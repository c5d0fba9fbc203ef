"""A SIMD with W waves that run a loop, and what they wait for: a run of `isatool.model.machine` in its steady state.

It models two operations of a VOPD in one slot, results that are not ready, VGPR banks, the LDS and the vector cache as
queues shared with other SIMDs, barriers within workgroups, and pauses after branches; each can be switched off. It does
not model what the caches hold, and takes the other SIMDs to do the same. All numbers are parameters of the chip
(`isatool.model.parameters`).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final, NamedTuple

from isatool.isa.counters import Queue
from isatool.model.engine import engine
from isatool.model.machine import Course, Rules, Setup, StallReason, Totals, run
from isatool.model.parameters import ChipModel
from isatool.model.pricing import Operation
from isatool.model.slots import Slot
from isatool.model.stream import OperationStream
from isatool.records import record

MECHANISMS: Final = ("dual issue", "dependences", "banks", "lds", "global memory", "barriers", "branches")
WARM_UP: Final = 4
FEWEST_ITERATIONS: Final = 12
"""fewest iterations that are measured, after WARM_UP others"""
RECORDED: Final = 24
"""iterations of which every issue is kept"""
MOST_ITERATIONS: Final = 200
ISSUES: Final = 600_000
"""measured in a short loop: enough to average over the orders in which waves contend"""
MOST_ISSUES: Final = 1_000_000
"""measured in a long loop, of which fewer iterations run"""
UNCOMPILED: Final = 20_000
"""measured where no C compiler has built the engine: figures vary more"""
CAUSES: Final = {
    StallReason.RESULT: "dependences",
    StallReason.DELAY: "dependences",
    StallReason.OVERWRITE: "operands of memory accesses",
    StallReason.GLOBAL: "global memory",
    StallReason.LDS: "lds",
    StallReason.SCALAR: "scalar loads",
    StallReason.BARRIER: "barriers",
    StallReason.FETCH: "instruction fetch",
    StallReason.TRANSCENDENTAL: "transcendental unit",
}
"""the words for a reason in reports; for a taken issue slot they are the name of its unit"""

_NO_UNIT: Final = {StallReason.UNIT: "barriers", StallReason.ORDER: "waits and hints after vector instructions"}
"""the words for an instruction that no unit executes"""


class Event(NamedTuple):
    """An issue: the wave, its time in cycles, the slot, and for how many cycles it was taken."""

    wave: int
    time: float
    cycles: float
    slot: Slot


@record
class Simulation:
    """The figures of a run. Times in cycles of one SIMD."""

    waves: int
    cycles_per_turn: float
    """mean time in which every wave does one iteration"""
    valu_busy: float
    """part of the cycles in which the VALU is taken"""
    lds_busy: float
    vmem_busy: float
    stalls: dict[str, float]
    """cycles that a wave waits in an iteration, by cause, mean over the waves"""
    line_stalls: dict[int, float]
    """the same by dense instruction index"""
    flops_per_cycle: float
    events: tuple[Event, ...] = ()

    @property
    def dominant(self) -> str:
        """The cause of most waiting."""
        return max(self.stalls, key=lambda cause: self.stalls[cause], default="none")


def without(stream: OperationStream, mechanism: str) -> OperationStream:
    """The stream with one of MECHANISMS switched off; ValueError for another name."""
    if mechanism not in MECHANISMS:
        raise ValueError(f"{mechanism} is not one of {', '.join(MECHANISMS)}")
    return stream.mapped(lambda operation: _without(operation, mechanism))


def _without(operation: Operation, mechanism: str) -> Operation:
    if mechanism == "dual issue" and operation.pair:
        return replace(operation, cycles=2.0, bank_cycles=0.0)
    if mechanism == "banks" and operation.bank_cycles:
        return replace(operation, cycles=operation.cycles - operation.bank_cycles, bank_cycles=0.0)
    if mechanism == "dependences" and operation.queue is None:
        return replace(operation, latency=0.0, reads=(), writes=(), delays=(0, 0))
    if mechanism == "lds" and operation.queue is Queue.LDS:
        return replace(operation, service=0.0, latency=0.0)
    if mechanism == "global memory" and operation.queue in (Queue.LOAD, Queue.STORE):
        return replace(operation, service=0.0, latency=0.0, shared=0.0)
    if mechanism == "barriers" and operation.barrier:
        return replace(operation, barrier=False)
    if mechanism == "branches" and operation.pause:
        return replace(operation, pause=0.0)
    return operation


def simulate(
    stream: OperationStream,
    model: ChipModel,
    waves: int,
    waves_per_group: int,
    iterations: int | None = None,
    record: bool = False,
) -> Simulation:
    """Run `waves` waves through iterations of a loop, in workgroups of `waves_per_group`.

    `record` adds the issues of a second, shorter run; all figures are those of the first.
    """
    found = _simulated(stream, model, waves, waves_per_group, iterations, False)
    if not record:
        return found
    return replace(found, events=_simulated(stream, model, waves, waves_per_group, iterations or RECORDED, True).events)


def _simulated(
    stream: OperationStream, model: ChipModel, waves: int, waves_per_group: int, iterations: int | None, record: bool
) -> Simulation:
    ops, sequence = stream.program(model)
    per_iteration = max(1, len(sequence) * waves)
    if iterations is None:
        usual, most = (ISSUES, MOST_ISSUES) if engine() is not None else (UNCOMPILED, UNCOMPILED)
        iterations = min(
            max(FEWEST_ITERATIONS, min(MOST_ITERATIONS, usual // per_iteration)), max(2, most // per_iteration)
        )
    warm = min(WARM_UP, max(1, iterations // 2))
    courses, rules = _waves(sequence, model, waves, waves_per_group)
    found = run(Setup(ops, courses, rules, True, waves * warm, waves * (warm + iterations), note=record))
    span = max(1e-9, found.end - found.begin)
    done = max(1e-9, found.issued / len(sequence) / waves)
    lines: dict[int, float] = {}
    for (number, _), cycles in found.stalls.items():
        index = stream.table[number].index
        lines[index] = lines.get(index, 0.0) + cycles / (waves * done)
    events = tuple(
        Event(issue.wave, issue.time, operation.cycles, operation.slot)
        for issue in found.issues
        for operation in (stream.operations[issue.place],)
    )
    return Simulation(
        waves,
        span / done,
        found.taken[Slot.VALU] / span,
        found.taken[Slot.LDS] / span,
        found.taken[Slot.VMEM] / span,
        _by_cause(found, stream, waves * done),
        lines,
        stream.flops * waves * done / span,
        events,
    )


def _waves(sequence: tuple[int, ...], model: ChipModel, waves: int, waves_per_group: int) -> tuple[list[Course], Rules]:
    """Waves at the start of a stream, in workgroups, and the rules by which they run."""
    courses = [Course(sequence, 0.0, number // max(1, waves_per_group)) for number in range(waves)]
    return courses, replace(Rules.of(model), jitter=model["run.jitter"])


def _by_cause(found: Totals, stream: OperationStream, runs: float) -> dict[str, float]:
    """Cycles of waiting for one of `runs`, by cause, the most first."""
    stalls: dict[str, float] = {}
    for (number, reason), cycles in found.stalls.items():
        cause = cause_of(reason, stream.table[number].slot)
        stalls[cause] = stalls.get(cause, 0.0) + cycles / runs
    return dict(sorted(stalls.items(), key=lambda pair: -pair[1]))


@record
class Passage:
    """All waves of a SIMD once through a stream: cycles until the last is done."""

    waves: int
    cycles: float
    warm_cycles: float
    """the same with all code in the instruction cache, at most `cycles`"""
    stalls: dict[str, float]
    """cycles that a wave waits, by cause, mean over the waves"""


def once(stream: OperationStream, model: ChipModel, waves: int, waves_per_group: int) -> Passage:
    """Run waves from the begin of a stream to its end, which need not be a loop."""
    ops, sequence = stream.program(model)
    courses, rules = _waves(sequence, model, waves, waves_per_group)
    cold, warm = (run(Setup(ops, courses, rules, cold=fetched)) for fetched in (True, False))
    return Passage(waves, cold.end + 1, min(cold.end, warm.end) + 1, _by_cause(cold, stream, waves))


def cause_of(reason: StallReason, slot: Slot) -> str:
    """What an instruction of a slot waits for, in words."""
    if slot is Slot.NONE and reason in _NO_UNIT:
        return _NO_UNIT[reason]
    return CAUSES.get(reason, f"{slot.name} taken")


BUSY: Final = 0.85
"""part of the cycles from which on a unit is the bound"""
UNITS: Final = {Slot.VALU: "VALU", Slot.LDS: "LDS", Slot.VMEM: "memory"}


def busiest_unit(found: Simulation) -> tuple[Slot, float, float]:
    """The busiest unit, the part of the cycles for which it is taken, and that of the second busiest."""
    busy = {Slot.VALU: found.valu_busy, Slot.LDS: found.lds_busy, Slot.VMEM: found.vmem_busy}
    first, second, *_ = sorted(busy, key=lambda unit: -busy[unit])
    return first, busy[first], busy[second]


def waits_for_memory(found: Simulation) -> bool:
    """True if a loop is bound by accesses of global memory."""
    unit, busy, _ = busiest_unit(found)
    return unit is Slot.VMEM if busy >= BUSY else _longest_wait(found) == CAUSES[StallReason.GLOBAL]


def _longest_wait(found: Simulation) -> str:
    """The cause of most waiting, taken units left out; "" if there is no other."""
    waits = {cause: cycles for cause, cycles in found.stalls.items() if not cause.endswith("taken")}
    return max(waits, key=lambda each: waits[each], default="")


def bound_by(found: Simulation) -> str:
    """What a loop is bound by: a unit that is nearly always taken, else what its waves wait for most."""
    unit, busy, _ = busiest_unit(found)
    if busy >= BUSY:
        return f"{UNITS[unit]} ({100 * busy:.0f} % busy)"
    cause = _longest_wait(found)
    if not cause:
        return f"{UNITS[unit]} ({100 * busy:.0f} % busy)"
    name = "LDS" if cause == CAUSES[StallReason.LDS] else cause
    return f"{name} (a wave waits {found.stalls[cause]:.0f} of {found.cycles_per_turn:.0f} cycles)"
