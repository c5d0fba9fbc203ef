"""The clock of one wave that has a SIMD to itself: when each instruction issues, one after the other.

The rules are those of `isatool.model.reference`, of which this is the part that a single wave sees; a test compares the
two. Schedulers and `isatool.model.exposed` ask it about orders of instructions.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from isatool.model.machine import Flag, Op, Rules
from isatool.model.slots import Slot

NEVER: Final = -1e300
_SILENT, _CONTROL, _DRAINS, _BARRIER = int(Flag.SILENT), int(Flag.CONTROL), int(Flag.DRAINS), int(Flag.BARRIER)
_CARRY, _TRANS, _SCALAR = int(Flag.CARRY), int(Flag.TRANS), int(Flag.SCALAR)
_UNUSUAL: Final = _CONTROL | _DRAINS | _BARRIER
_NO_LIMITS: Final = (-1, -1, -1)
_SCALARS: Final = 256
"""operand codes below are no VGPRs"""
_VCC: Final = frozenset((106, 107))
_SCC: Final = 253
MEMORY_SLOTS: Final = frozenset((Slot.LDS, Slot.VMEM))


class WaveClock:
    """Times in cycles. `next`: when the next instruction may issue by the order alone.

    `holds_back`: a vector instruction is issued when the VALU can execute it at once, as s_delay_alu makes it do;
    without, it waits in the queue of the VALU. Registers are operand codes, or any larger numbers for virtual VGPRs.
    """

    __slots__ = (
        "_barriers", "_bus", "_carry", "_drained", "_held", "_leaves", "_makers", "_queue", "_ready", "_released",
        "_salu", "_slots", "_touched", "_trans", "_units", "_vector", "flights", "holds_back", "next", "rules", "valu",
    )  # fmt: skip

    def __init__(self, rules: Rules, holds_back: bool = True) -> None:
        self.rules = rules
        self.holds_back = holds_back
        self.next = 0.0
        self.valu = 0.0
        """when the VALU is free"""
        self.flights: tuple[list[tuple[float, int]], ...] = ([], [], [])
        """of vmcnt, vscnt and lgkmcnt: return, and what was issued as `tag`"""
        self._queue: deque[float] = deque(maxlen=max(1, int(rules.queue)))
        self._leaves: deque[float] = deque(maxlen=max(1, int(rules.bus_waiting)))
        self._ready: dict[int, float] = {}
        self._makers: dict[int, Slot] = {}
        self._touched: dict[int, float] = {}
        self._held: dict[int, float] = {}
        self._slots: dict[Slot, float] = {}
        self._units: dict[Slot, float] = {}
        self._trans = self._bus = 0.0
        self._drained = self._released = self._salu = self._carry = self._vector = NEVER
        self._barriers = NEVER, NEVER

    @property
    def end(self) -> float:
        """When a vector instruction that follows could issue and execute at once."""
        return max(self.next, self.valu - self.rules.depth)

    @property
    def control(self) -> float:
        """When a wait or another instruction that no unit executes could issue."""
        return max(self.next, self._vector + self.rules.control_after_vector)

    def earliest(self, op: Op) -> float:
        """When an operation that comes next issues."""
        rules, slot, flags = self.rules, op.slot, op.flags
        time = self.next + op.lead
        if flags & _SILENT:
            return time
        if flags & _UNUSUAL:
            if flags & _CONTROL:
                time = max(time, self._vector + rules.control_after_vector)
            if flags & _DRAINS:
                time = max(time, self._released)
            if flags & _BARRIER:
                time = max(time, self._barriers[0] + rules.barriers, self._barriers[1] + 1)
        time = max(time, self._results(op), self._overwrites(op))
        if slot is Slot.VMEM:
            time = max(time, self._drained)
        elif slot is Slot.SALU:
            time = max(time, self._carry + rules.salu_after_carry)
        elif slot is Slot.VALU and flags & _CARRY and op.delays == (0, 0):
            time = max(time, self._salu + rules.valu_after_salu)
        if op.limits != _NO_LIMITS:
            for flights, limit in zip(self.flights, op.limits, strict=True):
                if 0 <= limit < len(flights):
                    time = max(time, flights[len(flights) - 1 - limit][0])
        return max(time, self._room(op))

    def _results(self, op: Op) -> float:
        rules, slot = self.rules, op.slot
        time = NEVER
        for register in op.reads:
            maker = self._makers.get(register)
            if maker is Slot.VALU:
                ready = self._ready[register]
                if slot is not Slot.VALU:
                    after = rules.valu_to_memory if slot in MEMORY_SLOTS else rules.valu_to_salu
                    time = max(time, ready + after - rules.depth - rules.valu)
                elif self.holds_back:
                    ready -= rules.valu - rules.vcc if register in _VCC else 0.0
                    time = max(time, ready - rules.depth)
            elif maker is Slot.SALU:
                time = max(time, self._ready[register] + self._after_salu(slot, register))
        return time

    def _after_salu(self, slot: Slot, register: int) -> float:
        rules = self.rules
        if slot is Slot.VALU:
            return rules.salu_to_valu
        if slot in MEMORY_SLOTS:
            return rules.salu_to_memory
        if slot is Slot.SMEM:
            return rules.salu_to_smem
        return rules.scc if register == _SCC else rules.salu

    def _overwrites(self, op: Op) -> float:
        slot, time = op.slot, NEVER
        if slot is Slot.VALU and self._held:
            for register in op.writes:
                time = max(time, self._held.get(register, NEVER))
        elif slot in (Slot.SALU, Slot.SMEM):
            for register in op.writes:
                time = max(time, self._touched.get(register, NEVER) + self.rules.overwrite_sgpr - self.rules.depth)
        return time

    def _room(self, op: Op) -> float:
        """When the unit of an operation takes it."""
        rules, slot = self.rules, op.slot
        time = self._slots.get(slot, NEVER) if slot is not Slot.NONE else NEVER
        if slot is Slot.VALU:
            if len(self._queue) == self._queue.maxlen:
                time = max(time, self._queue[0] - rules.depth)
        elif slot in MEMORY_SLOTS:
            most = rules.lds_queue if slot is Slot.LDS else rules.vmem_queue
            time = max(time, self._units.get(slot, 0.0) - most)
            if len(self._leaves) == self._leaves.maxlen:
                time = max(time, self._leaves[0] + rules.bus_free)
        return time

    def issue(self, op: Op, time: float, tag: int = -1) -> None:
        """An operation issues at a time that is not before its earliest one."""
        slot = op.slot
        if op.flags & _SILENT:
            self.next = time
            return
        self.next = time + max(1.0, op.pause, op.cycles if slot is Slot.NONE else 1.0)
        if slot is not Slot.NONE:
            self._slots[slot] = time + op.hold
        if op.flags & _BARRIER:
            self._barriers = self._barriers[1], time
            self.next = time + self.rules.release
        for flights, limit in zip(self.flights, op.limits, strict=True) if op.limits != _NO_LIMITS else ():
            if 0 <= limit < len(flights):
                del flights[: len(flights) - limit]
        if slot is Slot.VALU:
            self._execute(op, time)
        elif slot is Slot.SALU:
            for register in op.writes:
                self._ready[register], self._makers[register] = time, Slot.SALU
                if register < _SCALARS and register != _SCC:
                    self._salu = time
        elif op.counter >= 0:
            self._send(op, time, tag)

    def _execute(self, op: Op, time: float) -> None:
        rules = self.rules
        execution = max(time + rules.depth, self.valu)
        if op.flags & _TRANS:
            execution = max(execution, self._trans)
        for register in op.reads:
            if self._makers.get(register) is Slot.VALU:
                ready = self._ready[register] - (rules.valu - rules.vcc if register in _VCC else 0.0)
                execution = max(execution, ready)
        for register in op.writes:  # results of one register arrive in order
            if self._makers.get(register) is Slot.VALU:
                execution = max(execution, self._ready[register] - op.latency)
        finish = execution + max(op.latency, op.cycles)
        self.valu = execution + op.cycles
        if op.flags & _TRANS:
            self._trans = execution + op.service
        self._queue.append(execution)
        for register in op.writes:
            self._ready[register], self._makers[register] = finish, Slot.VALU
        if op.flags & _SCALAR:
            for register in (*op.reads, *op.writes):
                if register < _SCALARS:
                    self._touched[register] = execution
        if op.flags & _CARRY:
            self._carry = time
        self._drained = max(self._drained, finish + rules.valu_to_memory - rules.depth - rules.valu)
        self._vector = time

    def _send(self, op: Op, time: float, tag: int) -> None:
        back = time + op.latency
        if op.slot in MEMORY_SLOTS:
            leave = max(time + self.rules.bus_start, self._bus)
            self._bus = leave + op.transfer
            self._leaves.append(leave)
            unit = self._units.get(op.slot, 0.0)
            begin = max(leave, unit) if op.service > 0 else leave
            self._units[op.slot] = max(unit, begin + op.service)
            back = begin - self.rules.bus_start + op.service + op.latency
            self._released = leave + op.transfer + self.rules.overwrite
            for register in op.reads:
                if register >= _SCALARS:
                    self._held[register] = self._released
            self._vector = time
        for register in op.writes:
            self._makers[register] = Slot.NONE
        flights = self.flights[op.counter]
        flights.append((max(back, flights[-1][0]) if flights else back, tag))

    def restarted(self) -> WaveClock:
        """The same with `next` as the beginning of time."""
        made = WaveClock(self.rules, self.holds_back)
        time = self.next
        made.valu, made._trans, made._bus = self.valu - time, self._trans - time, self._bus - time
        made._queue.extend(each - time for each in self._queue)
        made._leaves.extend(each - time for each in self._leaves)
        made._makers = dict(self._makers)
        made._ready = {register: ready - time for register, ready in self._ready.items()}
        made._touched = _later(self._touched, time, self.rules.overwrite_sgpr)
        made._held = _later(self._held, time)
        made._slots = {slot: each - time for slot, each in self._slots.items()}
        made._units = {slot: each - time for slot, each in self._units.items()}
        made._drained, made._released = self._drained - time, self._released - time
        made._salu, made._carry, made._vector = self._salu - time, self._carry - time, self._vector - time
        made._barriers = self._barriers[0] - time, self._barriers[1] - time
        for kept, flights in zip(made.flights, self.flights, strict=True):
            kept += [(back - time, tag) for back, tag in flights if back > time]
        return made


def _later(times: dict[int, float], now: float, margin: float = 0.0) -> dict[int, float]:
    return {register: time - now for register, time in times.items() if time + margin > now}
