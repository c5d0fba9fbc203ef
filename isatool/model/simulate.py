"""A SIMD with W waves that run a loop: in-order issue per wave, one instruction a cycle and unit for all waves.

What is modelled, each part of it can be switched off: two operations of a VOPD in one slot, results that are not ready,
VGPR banks, the LDS and the vector cache as queues shared with other SIMDs, barriers within workgroups, pauses
after branches. Of waves that could issue in the same cycle the oldest does. What is not modelled: instruction fetch,
the caches' contents, the other SIMDs (they are taken to do the same), the start and the end of a kernel. All numbers
are parameters of the chip (`isatool.model.parameters`).
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field, replace
from typing import Final

from isatool.analysis.counters import Queue, limits
from isatool.model.parameters import ChipModel
from isatool.model.stream import Operation, Slot, Stream

MECHANISMS: Final = ("dual issue", "dependences", "banks", "lds", "global memory", "barriers", "branches")
WARM_UP: Final = 3
TURNS: Final = 6
"""turns that are measured, after those that warm up; 12 agree with 40 within 1 % on the samples"""
_COUNTED: Final = {Queue.LOAD: "vm", Queue.STORE: "vs", Queue.LDS: "lgkm", Queue.LGKM_UNORDERED: "lgkm"}
_CAUSES: Final = {Queue.LDS: "lds", Queue.LGKM_UNORDERED: "scalar loads"}
"""what a wait for an operation of a queue is called, "global memory" for the others; lgkmcnt counts two kinds"""


@dataclass(frozen=True, slots=True)
class Event:
    """An issue: wave, time in cycles, how long it took its slot, the slot."""

    wave: int
    time: float
    cycles: float
    slot: Slot


@dataclass(frozen=True)
class Simulation:
    """What came out. Times in cycles of one SIMD."""

    waves: int
    cycles_per_turn: float
    """until all waves have done one turn"""
    valu_busy: float
    """part of the cycles in which the VALU is taken"""
    lds_busy: float
    vmem_busy: float
    stalls: dict[str, float]
    """cycles that a wave waits in a turn, by cause, mean over the waves"""
    line_stalls: dict[int, float]
    """the same by dense instruction index"""
    flops_per_cycle: float
    events: tuple[Event, ...] = ()

    @property
    def dominant(self) -> str:
        """The cause of most waiting."""
        return max(self.stalls, key=lambda cause: self.stalls[cause], default="none")


@dataclass
class _Wave:
    number: int
    group: int
    place: int = 0
    ready: float = 0.0
    """earliest issue by order and pauses"""
    candidate: float = 0.0
    cause: str = ""
    registers: dict[int, float] = field(default_factory=dict)
    flights: dict[str, deque[tuple[float, str]]] = field(
        default_factory=lambda: {"vm": deque(), "vs": deque(), "lgkm": deque()}
    )
    arrived: float = -1.0
    """at a barrier since"""


def without(stream: Stream, mechanism: str) -> Stream:
    """The stream with one mechanism switched off. UserError never: an unknown mechanism is a ValueError."""
    if mechanism not in MECHANISMS:
        raise ValueError(f"{mechanism} is not one of {', '.join(MECHANISMS)}")
    cache: dict[Operation, Operation] = {}

    def changed(operation: Operation) -> Operation:
        if operation not in cache:
            cache[operation] = _without(operation, mechanism)
        return cache[operation]

    return replace(stream, operations=tuple(changed(operation) for operation in stream.operations))


def _without(operation: Operation, mechanism: str) -> Operation:
    if mechanism == "dual issue" and operation.pair:
        return replace(operation, cycles=2.0, bank_cycles=0.0)
    if mechanism == "banks":
        return replace(operation, cycles=operation.cycles - operation.bank_cycles, bank_cycles=0.0)
    if mechanism == "dependences" and operation.queue is None:
        return replace(operation, latency=0.0)
    if mechanism == "lds" and operation.queue is Queue.LDS:
        return replace(operation, service=0.0, latency=0.0)
    if mechanism == "global memory" and operation.queue in (Queue.LOAD, Queue.STORE):
        return replace(operation, service=0.0, latency=0.0)
    if mechanism == "barriers" and operation.barrier:
        return replace(operation, barrier=False)
    if mechanism == "branches":
        return replace(operation, pause=0.0)
    return operation


def simulate(
    stream: Stream,
    model: ChipModel,
    waves: int,
    waves_per_group: int,
    turns: int = TURNS,
    record: bool = False,
) -> Simulation:
    """Run `waves` waves, of which each `waves_per_group` belong to one workgroup, through turns of a loop."""
    return _Simulator(stream, model, waves, max(1, waves_per_group), turns, record).run()


class _Simulator:
    def __init__(self, stream: Stream, model: ChipModel, waves: int, per_group: int, turns: int, record: bool) -> None:
        self.stream = stream.operations
        self.flops = stream.flops
        self.waves = [_Wave(number, number // per_group) for number in range(waves)]
        self.turns = turns
        self.finished = 0
        self.begin = self.end = 0.0
        self.measuring = False
        self.issued = 0
        self.taken = [0.0] * len(Slot)
        self.free = [0.0] * len(Slot)
        self.trans_free = 0.0
        self.queues = {Queue.LDS: 0.0, Queue.LOAD: 0.0}
        self.depth = {Queue.LDS: model["lds.queue"], Queue.LOAD: model["vmem.queue"]}
        self.release = model["latency.barrier"]
        self.stalls: dict[str, float] = {}
        self.line_stalls: dict[int, float] = {}
        self.events: list[Event] | None = [] if record else None

    def run(self) -> Simulation:
        for wave in self.waves:
            self._prepare(wave)
        count = len(self.waves)
        while self.finished < count * (WARM_UP + self.turns):
            best: _Wave | None = None
            start = float("inf")
            for wave in self.waves:
                if wave.arrived >= 0:
                    continue
                slot = self.stream[wave.place].slot
                time = wave.candidate
                free = self.free[slot]
                if slot is not Slot.NONE and free > time:
                    time = free
                if time < start:
                    start, best = time, wave
            assert best is not None, "every wave waits at a barrier"
            self._issue(best, start)
            if not self.measuring and self.finished >= count * WARM_UP:
                self.measuring, self.begin, self.finished = True, start, count * WARM_UP
            self.end = start
        return self._result()

    def _prepare(self, wave: _Wave) -> None:
        """When the next operation of a wave may issue by the wave itself, and what it waits for."""
        operation = self.stream[wave.place]
        time, cause = wave.ready, ""
        registers = wave.registers
        for register in operation.reads:
            found = registers.get(register, 0.0)
            if found > time:
                time, cause = found, "dependences"
        for register in operation.writes:  # results of one register arrive in order
            found = registers.get(register, 0.0) - operation.latency
            if found > time:
                time, cause = found, "dependences"
        if operation.wait is not None:
            for counter, limit in limits(operation.wait):
                if counter == "exp":
                    continue
                flights = wave.flights[counter]
                if len(flights) > limit:
                    found, kind = sorted(flights)[len(flights) - limit - 1]
                    if found > time:
                        time, cause = found, kind
        queue = Queue.LDS if operation.slot is Slot.LDS else Queue.LOAD if operation.slot is Slot.VMEM else None
        if queue is not None:
            found = self.queues[queue] - self.depth[queue]
            if found > time:
                time, cause = found, "lds" if queue is Queue.LDS else "global memory"
        if operation.trans and self.trans_free > time:
            time, cause = self.trans_free, "transcendental unit"
        wave.candidate, wave.cause = time, cause

    def _issue(self, wave: _Wave, time: float) -> None:
        operation = self.stream[wave.place]
        cycles = operation.cycles
        waited = time - wave.ready
        if waited > 0 and self.measuring:
            cause = wave.cause if wave.cause and time == wave.candidate else f"{operation.slot.name} taken"
            self.stalls[cause] = self.stalls.get(cause, 0.0) + waited
            self.line_stalls[operation.index] = self.line_stalls.get(operation.index, 0.0) + waited
        if self.events is not None:
            self.events.append(Event(wave.number, time, cycles, operation.slot))
        slot = operation.slot
        if slot is not Slot.NONE:
            self.free[slot] = time + cycles
        if self.measuring:
            self.issued += 1
            self.taken[slot] += cycles if slot is Slot.VALU else operation.service
        wave.ready = time + max(1.0, cycles if slot is Slot.NONE else 1.0) + operation.pause
        if operation.trans:
            self.trans_free = time + operation.trans
        if operation.queue is not None:
            self._send(wave, operation, time)
        elif operation.writes and operation.latency:
            result = time + max(operation.latency, cycles)
            for register in operation.writes:
                wave.registers[register] = result
        if operation.wait is not None:
            for flights in wave.flights.values():
                while flights and flights[0][0] <= time:
                    flights.popleft()
        if operation.barrier:
            self._arrive(wave, time)
            return
        self._advance(wave)

    def _send(self, wave: _Wave, operation: Operation, time: float) -> None:
        """An operation goes to its queue; its result comes after those before it."""
        kind = operation.queue
        assert kind is not None
        back = time + operation.latency
        if kind is not Queue.LGKM_UNORDERED:
            key = Queue.LDS if kind is Queue.LDS else Queue.LOAD
            begin = max(time + 1.0, self.queues[key]) if operation.service else time
            self.queues[key] = max(self.queues[key], begin + operation.service)
            back = begin + operation.service + operation.latency
        wave.flights[_COUNTED.get(kind, "vm")].append((back, _CAUSES.get(kind, "global memory")))

    def _arrive(self, wave: _Wave, time: float) -> None:
        """At a barrier; the last wave of a workgroup lets all go on."""
        wave.arrived = time
        others = [other for other in self.waves if other.group == wave.group]
        if any(other.arrived < 0 for other in others):
            return
        for other in others:
            lost = time - other.arrived
            if lost > 0 and self.measuring:
                self.stalls["barriers"] = self.stalls.get("barriers", 0.0) + lost
                index = self.stream[other.place].index
                self.line_stalls[index] = self.line_stalls.get(index, 0.0) + lost
            other.arrived = -1.0
            other.ready = time + self.release
            self._advance(other)

    def _advance(self, wave: _Wave) -> None:
        wave.place += 1
        if wave.place == len(self.stream):
            wave.place = 0
            self.finished += 1
        self._prepare(wave)

    def _result(self) -> Simulation:
        span = max(1e-9, self.end - self.begin)
        count = len(self.waves)
        done = self.issued / len(self.stream) / count
        cycles = span / done
        share = count * done
        return Simulation(
            count,
            cycles,
            self.taken[Slot.VALU] / span,
            self.taken[Slot.LDS] / span,
            self.taken[Slot.VMEM] / span,
            {cause: value / share for cause, value in sorted(self.stalls.items(), key=lambda pair: -pair[1])},
            {index: value / share for index, value in self.line_stalls.items()},
            self.flops * count / cycles,
            tuple(self.events or ()),
        )
