"""The cycle model of one SIMD, to be read: the rules that engine.c follows as well, operation by operation.

A wave issues in program order. Vector instructions then stand in a queue before the VALU, which executes them in that
order, each when its operands are there; the queue is short, so one that waits for its operands soon stops the others.
What a result costs depends on who asks for it (`Rules`). Of waves that could issue in the same cycle to the same unit
the first does. Times are cycles of the shader clock.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import field
from typing import Final

from isatool.model.machine import Course, Flag, Issued, MachineOp, Rules, Setup, StallReason, Totals
from isatool.model.slots import Slot
from isatool.records import dataclass

NEVER: Final = -1e300
_VGPRS: Final = 256
_VCC: Final = (106, 107)
_SCC: Final = 253
_TELLING: Final = 64
"""operations that a counter can tell apart"""
_STORES: Final = 1
"""the counter of stores"""
_SALU_HINT: Final = 9
_TRANS_HINT: Final = 4


@dataclass
class _Register:
    ready: float = 0.0
    maker: Slot = Slot.NONE
    """VALU or SALU while the result of one may be in flight"""
    writer: int = -1
    touched: float = NEVER
    """when the last VALU instruction that names this scalar register lets the SALU overwrite it"""
    toucher: int = -1
    held: float = NEVER
    """a memory access reads this vector register until then"""
    holder: int = -1


@dataclass
class _Wave:
    number: int
    course: Course
    next: float
    registers: dict[int, _Register] = field(default_factory=dict)
    flights: tuple[list[tuple[float, StallReason, int]], ...] = field(default_factory=lambda: ([], [], [], []))
    """by counter of a `MachineOp`: return, what a wait for it is called, place"""
    finished: tuple[list[tuple[float, int]], ...] = field(default_factory=lambda: ([], []))
    """VALU and transcendental instructions: when another one may use the result, place"""
    drained: tuple[float, int] = (NEVER, -1)
    """when a memory access may issue after the vector instructions"""
    salu: tuple[float, int] = (NEVER, -1)
    carry: tuple[float, int] = (NEVER, -1)
    released: tuple[float, int] = (NEVER, -1)
    """when the memory accesses have read their registers"""
    vector: float = NEVER
    candidate: float = 0.0
    reason: StallReason = StallReason.ORDER
    producer: int = -1
    next_reason: StallReason = StallReason.ORDER
    place: int = 0
    arrived: float | None = None
    done: bool = False

    def register(self, number: int) -> _Register:
        return self.registers.setdefault(number, _Register())

    def wait(self, until: float, reason: StallReason, producer: int = -1) -> None:
        """The next instruction issues no earlier than this."""
        if until > self.candidate:
            self.candidate, self.reason, self.producer = until, reason, producer


class ReferenceMachine:
    """A run of a `Setup`."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.rules: Rules = setup.rules
        self.slots = dict.fromkeys(Slot, 0.0)
        self.units = {Slot.LDS: 0.0, Slot.VMEM: 0.0}
        self.rows: dict[Slot, tuple[int, float]] = {}
        """wave whose accesses a unit serves one after the other, and when the last is served"""
        self.valu = self.trans = self.bus = 0.0
        self.leaves: list[float] = []
        self.stored: list[float] = []
        """when the vector cache has taken the data of a store"""
        self.bus_row = -1, NEVER
        self.barriers = NEVER, NEVER
        self.random, self.spread = 1, 1.0
        self.queue: list[tuple[float, StallReason]] = []
        self.fetched: dict[int, float] = {}
        self.loaded: dict[int, float] = {}
        self.issues: list[Issued] = []
        self.stalls: dict[tuple[int, StallReason], float] = {}
        self.taken = dict.fromkeys(Slot, 0.0)
        self.begin = self.end = 0.0
        self.issued = self.finished = self.steps = 0
        self.measuring = setup.warm <= 0
        self.waves = [_Wave(number, course, course.start) for number, course in enumerate(setup.courses)]

    def run(self) -> Totals:
        """Until the passes are done that the setup asks for."""
        for wave in self.waves:
            wave.done = not wave.course.sequence
            if not wave.done:
                self._prepare(wave)
        while any(not wave.done for wave in self.waves) and self.steps < self.setup.most:
            if self.setup.repeat and self.finished >= self.setup.stop:
                break
            self._issue(*min(self._ready(), key=lambda found: found[1]))
        return Totals(self.begin, self.end, self.taken, self.issued, self.steps, self.stalls, tuple(self.issues))

    def _op(self, wave: _Wave) -> MachineOp:
        return self.setup.ops[wave.course.sequence[wave.place]]

    def _ready(self) -> Iterator[tuple[_Wave, float, StallReason | None, float]]:
        """For each wave when its next instruction issues, the reason if that is not the wave's own, and when it would
        issue without a pin.
        """
        rules = self.rules
        depth, waiting = max(1, int(rules.queue)), max(1, int(rules.bus_waiting))
        for wave in self.waves:
            if wave.done or wave.arrived is not None:
                continue
            slot, time, reason = self._op(wave).slot, wave.candidate, None
            room = max(self.barriers[0] + rules.barriers, self.barriers[1] + 1)
            if self._op(wave).flags & Flag.BARRIER and room > time:
                time, reason = room, StallReason.UNIT
            if slot is not Slot.NONE and self.slots[slot] > time:
                time, reason = self.slots[slot], StallReason.UNIT
            if slot is Slot.VALU and len(self.queue) >= depth:
                left, why = self.queue[-depth]
                if left - rules.leaves > time:
                    time, reason = left - rules.leaves, why
            elif slot in self.units:
                room = self.units[slot] - (rules.lds_queue if slot is Slot.LDS else rules.vmem_queue)
                if room > time:
                    time, reason = room, StallReason.LDS if slot is Slot.LDS else StallReason.GLOBAL
                room = self.leaves[-waiting] + rules.bus_free if len(self.leaves) >= waiting else 0.0
                if room > time:
                    time, reason = room, StallReason.UNIT
            yield wave, self.setup.pins.get((wave.number, wave.place), time), reason, time

    def _prepare(self, wave: _Wave) -> None:
        """When the next instruction of a wave may issue by the wave itself, and what it waits for."""
        op, rules = self._op(wave), self.rules
        wave.candidate, wave.reason, wave.producer = wave.next + op.lead, wave.next_reason, -1
        if op.flags & Flag.SILENT:
            wave.reason = StallReason.ORDER
            return
        if self.setup.cold and op.block >= 0:
            asked = wave.candidate
            if rules.fetch_ahead and op.block - 1 in self.fetched:
                asked = min(asked, self.fetched[op.block - 1])
            wave.wait(self.fetched.setdefault(op.block, asked + rules.fetch), StallReason.FETCH)
        if op.flags & Flag.CONTROL:
            wave.wait(wave.vector + rules.control_after_vector, StallReason.ORDER)
        if op.flags & Flag.DRAINS:
            wave.wait(wave.released[0], StallReason.OVERWRITE, wave.released[1])
        memory = op.slot in self.units
        for number in op.reads:
            found = wave.register(number)
            if found.maker is Slot.VALU and op.slot is not Slot.VALU:
                after = rules.valu_to_memory if memory else rules.valu_to_salu
                wave.wait(found.ready + (after - rules.depth - rules.valu), StallReason.RESULT, found.writer)
            elif found.maker is Slot.SALU:
                wave.wait(found.ready + self._after_salu(op.slot, number), StallReason.RESULT, found.writer)
        for number in op.writes:
            found = wave.register(number)
            if op.slot is Slot.VALU:
                wave.wait(found.held, StallReason.OVERWRITE, found.holder)
            elif op.slot in (Slot.SALU, Slot.SMEM):
                wave.wait(found.touched, StallReason.OVERWRITE, found.toucher)
        if op.slot is Slot.VMEM or (op.slot is Slot.LDS and rules.lds_drains):
            wave.wait(wave.drained[0], StallReason.RESULT, wave.drained[1])
        if op.slot is Slot.SALU:
            wave.wait(wave.carry[0] + rules.salu_after_carry, StallReason.RESULT, wave.carry[1])
        if op.slot is Slot.SMEM:
            wave.wait(wave.salu[0] + rules.smem_after_salu, StallReason.RESULT, wave.salu[1])
        self._hints(wave, op)
        for flights, limit in zip(wave.flights, op.limits, strict=True):
            if 0 <= limit < min(len(flights), _TELLING):
                wave.wait(*flights[len(flights) - 1 - limit])

    def _after_salu(self, slot: Slot, register: int) -> float:
        rules = self.rules
        if slot is Slot.VALU:
            return rules.salu_to_valu
        if slot in self.units:
            return rules.salu_to_memory
        if slot is Slot.SMEM:
            return rules.salu_to_smem
        if slot is Slot.NONE and rules.salu_to_wait:
            return rules.salu_to_wait
        return rules.scc if register == _SCC else rules.salu

    def _hints(self, wave: _Wave, op: MachineOp) -> None:
        """s_delay_alu: the wave holds back until the VALU would execute the instruction at once."""
        hinted = False
        for code in op.delays:
            if code >= _SALU_HINT:
                hinted = True
            elif code > 0:
                back = code - _TRANS_HINT if code > _TRANS_HINT else code
                finished = wave.finished[code > _TRANS_HINT]
                if len(finished) >= back:
                    finish, place = finished[-back]
                    wave.wait(finish - self.rules.depth, StallReason.DELAY, place)
        if op.slot is Slot.VALU and op.flags & Flag.CARRY and not hinted:
            wave.wait(wave.salu[0] + self.rules.valu_after_salu, StallReason.RESULT, wave.salu[1])

    def _issue(self, wave: _Wave, time: float, reason: StallReason | None, expected: float) -> None:
        op, number = self._op(wave), wave.course.sequence[wave.place]
        execution = time
        self.steps += 1
        self.random = (self.random * 1664525 + 1013904223) & 0xFFFFFFFF
        self.spread = 1 + self.rules.jitter * ((self.random >> 8) / 8388608.0 - 1)
        if not self.measuring and self.finished >= self.setup.warm:
            self.measuring, self.begin, self.finished = True, time, self.setup.warm
        why, producer = (reason, -1) if reason is not None else (wave.reason, wave.producer)
        if self.measuring and time > wave.next:
            self.stalls[number, why] = self.stalls.get((number, why), 0.0) + (time - wave.next)
        if op.flags & Flag.SILENT:
            wave.next = time
        else:
            wave.next = time + max(1.0, op.pause * self.spread, op.cycles if op.slot is Slot.NONE else 1.0)
            wave.next_reason = StallReason.BRANCH if op.pause > 0 else StallReason.ORDER
        if op.slot is not Slot.NONE:
            self.slots[op.slot] = time + op.hold
        if op.flags & Flag.BARRIER:
            self.barriers = self.barriers[1], time
        if op.slot is Slot.VALU:
            execution = self._execute(wave, op, time)
        elif op.slot is Slot.SALU:
            for written in op.writes:
                register = wave.register(written)
                register.ready, register.maker, register.writer = time, Slot.SALU, wave.place
                if written < _VGPRS and written != _SCC:
                    wave.salu = time, wave.place
            self._count(op.slot, 1.0)
        elif op.counter >= 0:
            self._send(wave, op, time)
        else:
            self._count(op.slot, 1.0)
        self.issued += self.measuring
        if self.setup.note:
            self.issues.append(Issued(wave.number, wave.place, why, producer, time, execution, expected))
        self.end = time
        if op.flags & Flag.BARRIER:
            wave.arrived = time
        else:
            self._advance(wave)
        if op.flags & Flag.BARRIER or wave.done:
            self._release(wave.course.group)

    def _execute(self, wave: _Wave, op: MachineOp, time: float) -> float:
        """A vector instruction enters the queue; when it executes."""
        rules, bound = self.rules, StallReason.UNIT
        execution = max(time + rules.depth, self.valu)
        if op.flags & Flag.TRANS and self.trans > execution:
            execution, bound = self.trans, StallReason.TRANSCENDENTAL
        for number in op.reads:
            register = wave.register(number)
            if register.maker is Slot.VALU:
                ready = register.ready - (rules.valu - rules.vcc) if number in _VCC else register.ready
                if ready > execution:
                    execution, bound = ready, StallReason.RESULT
        for number in op.writes:  # results of one register arrive in order
            register = wave.register(number)
            if register.maker is Slot.VALU and register.ready - op.latency > execution:
                execution, bound = register.ready - op.latency, StallReason.RESULT
        finish = execution + max(op.latency, op.cycles)
        self.valu = execution + op.cycles
        if op.flags & Flag.TRANS:
            self.trans = execution + op.service
        self.queue.append((execution, bound))
        for number in op.writes:
            register = wave.register(number)
            register.ready, register.maker, register.writer = finish, Slot.VALU, wave.place
        if op.flags & Flag.SCALAR:
            after = rules.overwrite_sgpr if op.flags & Flag.MASK else rules.overwrite_source
            for number in (*op.reads, *op.writes):
                if number < _VGPRS:
                    register = wave.register(number)
                    register.touched, register.toucher = execution + (after - rules.depth), wave.place
        if op.flags & Flag.CARRY:
            wave.carry = time, wave.place
        drained = finish + (rules.valu_to_memory - rules.depth - rules.valu)
        if drained > wave.drained[0]:
            wave.drained = drained, wave.place
        for finished in wave.finished[: 1 + bool(op.flags & Flag.TRANS)]:
            finished.append((finish, wave.place))
        self._count(Slot.VALU, op.cycles)
        wave.vector = time
        return execution

    def _send(self, wave: _Wave, op: MachineOp, time: float) -> None:
        """A memory access; the counters see those of a kind return in order."""
        back = time + op.latency * self.spread
        if op.slot in self.units:
            leave = time + self.rules.bus_start
            row, end = self.bus_row
            leave = end if row == wave.number and leave <= end else max(leave, self.bus)
            stores = int(self.rules.stores) if op.counter == _STORES else 0
            if 0 < stores <= len(self.stored):
                leave = max(leave, self.stored[-stores])
            self.bus_row = wave.number, leave + op.transfer
            self.bus = max(self.bus, leave) + op.transfer * (1 + self.rules.bus_others)
            self.leaves.append(leave)
            begin = leave
            if op.service > 0:
                row, served = self.rows.get(op.slot, (-1, NEVER))
                begin = served if row == wave.number and leave <= served else max(leave, self.units[op.slot])
                self.rows[op.slot] = wave.number, begin + op.service - op.shared
            self.units[op.slot] = max(self.units[op.slot], begin) + op.service
            if op.counter == _STORES:
                self.stored.append(self.units[op.slot])
            back = begin - self.rules.bus_start + op.service - op.shared + op.latency * self.spread
            wave.released = leave + op.transfer + self.rules.overwrite, wave.place
            for number in op.reads:
                if number >= _VGPRS:
                    register = wave.register(number)
                    register.held, register.holder = wave.released
            wave.vector = time
        if self.setup.cold and op.cold > 0:
            back = max(back, self.loaded.setdefault(wave.course.sequence[wave.place], back + op.cold))
        for number in op.writes:
            wave.register(number).maker = Slot.NONE
        flights = wave.flights[op.counter]
        flights.append((max(back, flights[-1][0]) if flights else back, op.reason, wave.place))
        self._count(op.slot, op.service)

    def _count(self, slot: Slot, cycles: float) -> None:
        if self.measuring:
            self.taken[slot] += cycles

    def _release(self, group: int) -> None:
        """The waves of a workgroup go on when all of them that still run have arrived."""
        waves = [wave for wave in self.waves if wave.course.group == group and not wave.done]
        arrivals = [wave.arrived for wave in waves if wave.arrived is not None]
        if len(arrivals) < len(waves):
            return
        for wave, arrived in zip(waves, arrivals, strict=True):
            number = wave.course.sequence[wave.place]
            if self.measuring:
                key = number, StallReason.BARRIER
                self.stalls[key] = self.stalls.get(key, 0.0) + (max(arrivals) - arrived)
            wave.arrived = None
            wave.next = max(arrivals) + self.rules.release * self.spread
            wave.next_reason = StallReason.BARRIER
            self._advance(wave)

    def _advance(self, wave: _Wave) -> None:
        wave.place += 1
        if wave.place == len(wave.course.sequence):
            wave.place = 0
            self.finished += 1
            wave.done = not self.setup.repeat
        if not wave.done:
            self._prepare(wave)
