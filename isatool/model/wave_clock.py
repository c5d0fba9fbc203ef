"""The clock of one wave that has a SIMD to itself: when each instruction issues, one after the other.

The rules are those of `isatool.model.reference`, of which this is the part that a single wave sees; a test compares the
two. Schedulers and `isatool.model.exposed` ask it about orders of instructions.
"""

from __future__ import annotations

from collections import deque
from typing import Final

from isatool.model.machine import NO_LIMITS, Flag, MachineOp, Rules
from isatool.model.slots import Slot

NEVER: Final = -1e300
_SILENT, _CONTROL, _DRAINS, _BARRIER = int(Flag.SILENT), int(Flag.CONTROL), int(Flag.DRAINS), int(Flag.BARRIER)
_CARRY, _TRANS, _SCALAR, _MASK = int(Flag.CARRY), int(Flag.TRANS), int(Flag.SCALAR), int(Flag.MASK)
_UNUSUAL: Final = _CONTROL | _DRAINS | _BARRIER
_VALU, _SALU, _LDS, _VMEM, _SMEM, _NO_SLOT = Slot.VALU, Slot.SALU, Slot.LDS, Slot.VMEM, Slot.SMEM, Slot.NONE
_NO_DELAYS: Final = (0, 0)
_SCALARS: Final = 256
"""operand codes below are no VGPRs"""
_VCC: Final = frozenset((106, 107))
_SCC: Final = 253
_STORES: Final = 1
"""the counter of stores"""
MEMORY_SLOTS: Final = frozenset((Slot.LDS, Slot.VMEM))


class WaveClock:
    """Times in cycles. `next`: when the next instruction may issue by the order alone.

    `holds_back`: a vector instruction is issued when the VALU can execute it at once, as s_delay_alu makes it do;
    without, it waits in the queue of the VALU. Registers are operand codes, or any larger numbers for virtual VGPRs.
    """

    __slots__ = (
        "_barriers", "_bus", "_bus_row", "_carry", "_drained", "_held", "_leaves", "_queue", "_ready", "_released",
        "_rows", "_salu", "_scalar", "_slots", "_stored", "_touched", "_trans", "_units", "_vector", "flights",
        "holds_back", "next", "rules", "valu",
    )  # fmt: skip

    def __init__(self, rules: Rules, holds_back: bool = True) -> None:
        self.rules = rules
        self.holds_back = holds_back
        self.next = 0.0
        self.valu = 0.0
        """when the VALU is free"""
        self.flights: tuple[list[tuple[float, int]], ...] = ([], [], [], [])
        """by counter of a `MachineOp`: return, and what was issued as `tag`"""
        self._queue = _places(rules.queue)
        """when the last vector instructions are executed, as many as fit in the queue"""
        self._leaves = _places(rules.bus_waiting)
        self._stored = _places(rules.stores)
        """when the vector cache has the data of the last stores"""
        self._ready: dict[int, float] = {}
        """register that the VALU wrote last -> when its value is there"""
        self._scalar: dict[int, float] = {}
        """register that the SALU wrote last -> when"""
        self._touched: dict[int, float] = {}
        self._held: dict[int, float] = {}
        self._slots = [NEVER] * len(Slot)
        """when each takes another instruction; never asked of `Slot.NONE`"""
        self._units = [0.0] * len(Slot)
        self._rows = [NEVER] * len(Slot)
        """when the last of the accesses in a row is served"""
        self._trans = self._bus = 0.0
        self._bus_row = NEVER
        """when the last of the accesses in a row has left the bus"""
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

    def earliest(self, op: MachineOp) -> float:
        """When an operation that comes next issues."""
        flags, time = op.flags, self.next + op.lead
        if flags & _SILENT:
            return time
        if flags & _UNUSUAL:
            time = self._unusual(flags, time)
        time = self._for_vector(op, time) if op.slot is _VALU else self._for_other(op, time)
        if op.limits != NO_LIMITS:
            for flights, limit in zip(self.flights, op.limits, strict=True):
                if 0 <= limit < len(flights):
                    time = max(time, flights[len(flights) - 1 - limit][0])
        return time

    def _unusual(self, flags: int, time: float) -> float:
        if flags & _CONTROL:
            time = max(time, self._vector + self.rules.control_after_vector)
        if flags & _DRAINS:
            time = max(time, self._released)
        if flags & _BARRIER:
            time = max(time, self._barriers[0] + self.rules.barriers, self._barriers[1] + 1)
        return time

    def _for_vector(self, op: MachineOp, time: float) -> float:
        """When the VALU takes an operation whose results are there, or on the way if it waits for them in its queue."""
        rules, flags = self.rules, op.flags
        latest = self._queue[0] + (rules.depth - rules.leaves)
        if self.holds_back:
            ready = self._ready
            for register in op.reads:
                when = ready.get(register, NEVER)
                if when > latest:
                    latest = max(latest, when - (rules.valu - rules.vcc)) if register in _VCC else when
        if latest - rules.depth > time:
            time = latest - rules.depth
        if flags & _SCALAR:
            for register in op.reads:
                time = max(time, self._scalar.get(register, NEVER) + rules.salu_to_valu)
            if flags & _CARRY and op.delays == _NO_DELAYS:
                time = max(time, self._salu + rules.valu_after_salu)
        if self._held:
            for register in op.writes:
                when = self._held.get(register, NEVER)
                if when > time:
                    time = when
        free = self._slots[_VALU]
        return free if free > time else time

    def _for_other(self, op: MachineOp, time: float) -> float:
        rules, slot = self.rules, op.slot
        after = rules.valu_to_memory if slot in MEMORY_SLOTS else rules.valu_to_salu
        for register in op.reads:
            when = self._ready.get(register)
            if when is not None:
                time = max(time, when + after - rules.depth - rules.valu)
            elif register in self._scalar:
                time = max(time, self._scalar[register] + self._after_salu(slot, register))
        if slot in MEMORY_SLOTS:
            most = rules.lds_queue if slot is _LDS else rules.vmem_queue
            time = max(time, self._units[slot] - most, self._leaves[0] + rules.bus_free)
            if slot is _VMEM or rules.lds_drains:
                time = max(time, self._drained)
        elif slot is _SALU or slot is _SMEM:
            for register in op.writes:
                time = max(time, self._touched.get(register, NEVER))
            if slot is _SALU:
                time = max(time, self._carry + rules.salu_after_carry)
            else:
                time = max(time, self._salu + rules.smem_after_salu)
        return time if slot is _NO_SLOT else max(time, self._slots[slot])

    def _after_salu(self, slot: Slot, register: int) -> float:
        rules = self.rules
        if slot in MEMORY_SLOTS:
            return rules.salu_to_memory
        if slot is _SMEM:
            return rules.salu_to_smem
        if slot is _NO_SLOT and rules.salu_to_wait:
            return rules.salu_to_wait
        return rules.scc if register == _SCC else rules.salu

    def issue(self, op: MachineOp, time: float, tag: int = -1) -> None:
        """An operation issues at a time that is not before its earliest one."""
        slot, flags = op.slot, op.flags
        if flags & _SILENT:
            self.next = time
            return
        if slot is _NO_SLOT:
            self.next = time + max(1.0, op.pause, op.cycles)
        else:
            self.next = time + (op.pause if op.pause > 1.0 else 1.0)
            self._slots[slot] = time + op.hold
        if flags & _BARRIER:
            self._barriers = self._barriers[1], time
            self.next = time + self.rules.release
        if op.limits != NO_LIMITS:
            for flights, limit in zip(self.flights, op.limits, strict=True):
                if 0 <= limit < len(flights):
                    del flights[: len(flights) - limit]
        if slot is _VALU:
            self._execute(op, time)
        elif slot is _SALU:
            for register in op.writes:
                self._scalar[register] = time
                self._ready.pop(register, None)
                if register < _SCALARS and register != _SCC:
                    self._salu = time
        elif op.counter >= 0:
            self._send(op, time, tag)

    def _execute(self, op: MachineOp, time: float) -> None:
        rules, ready, flags, latency = self.rules, self._ready, op.flags, op.latency
        execution = time + rules.depth
        if self.valu > execution:
            execution = self.valu
        if flags & _TRANS:
            execution = max(execution, self._trans)
        for register in op.reads:
            when = ready.get(register, NEVER)
            if when > execution:
                execution = max(execution, when - (rules.valu - rules.vcc)) if register in _VCC else when
        for register in op.writes:  # results of one register arrive in order
            when = ready.get(register, NEVER) - latency
            if when > execution:
                execution = when
        finish = execution + (latency if latency > op.cycles else op.cycles)
        self.valu = execution + op.cycles
        if flags & _TRANS:
            self._trans = execution + op.service
        self._queue.append(execution)
        for register in op.writes:
            ready[register] = finish
        if flags & _SCALAR:
            after = rules.overwrite_sgpr if flags & _MASK else rules.overwrite_source
            for register in (*op.reads, *op.writes):
                if register < _SCALARS:
                    self._touched[register] = execution + after - rules.depth
            for register in op.writes:
                self._scalar.pop(register, None)
            if flags & _CARRY:
                self._carry = time
        drained = finish + rules.valu_to_memory - rules.depth - rules.valu
        if drained > self._drained:
            self._drained = drained
        self._vector = time

    def _send(self, op: MachineOp, time: float, tag: int) -> None:
        back = time + op.latency
        if op.slot in MEMORY_SLOTS:
            leave = time + self.rules.bus_start
            leave = self._bus_row if leave <= self._bus_row else max(leave, self._bus)
            if op.counter == _STORES and self.rules.stores:
                leave = max(leave, self._stored[0])
            self._bus_row = leave + op.transfer
            self._bus = max(self._bus, leave) + op.transfer * (1 + self.rules.bus_others)
            self._leaves.append(leave)
            unit = self._units[op.slot]
            begin = leave
            if op.service > 0:
                begin = served if leave <= (served := self._rows[op.slot]) else max(leave, unit)
                self._rows[op.slot] = begin + op.service - op.shared
            self._units[op.slot] = max(unit, begin) + op.service
            if op.counter == _STORES:
                self._stored.append(self._units[op.slot])
            back = begin - self.rules.bus_start + op.service - op.shared + op.latency
            self._released = leave + op.transfer + self.rules.overwrite
            for register in op.reads:
                if register >= _SCALARS:
                    self._held[register] = self._released
            self._vector = time
        for register in op.writes:
            self._ready.pop(register, None)
            self._scalar.pop(register, None)
        flights = self.flights[op.counter]
        flights.append((max(back, flights[-1][0]) if flights else back, tag))

    def restarted(self) -> WaveClock:
        """The same with `next` as the beginning of time, without what is over and no longer felt."""
        made = WaveClock(self.rules, self.holds_back)
        time, rules = self.next, self.rules
        made.valu, made._trans, made._bus = self.valu - time, self._trans - time, self._bus - time
        made._bus_row = self._bus_row - time
        made._queue.extend(each - time for each in self._queue)
        made._leaves.extend(each - time for each in self._leaves)
        made._stored.extend(each - time for each in self._stored)
        made._ready = _later(self._ready, time, max(rules.valu_to_memory, rules.valu_to_salu))
        made._scalar = _later(self._scalar, time, _longest_from_salu(rules))
        made._touched = _later(self._touched, time)
        made._held = _later(self._held, time)
        made._slots = [each - time for each in self._slots]
        made._units = [each - time for each in self._units]
        made._rows = [each - time for each in self._rows]
        made._drained, made._released = self._drained - time, self._released - time
        made._salu, made._carry, made._vector = self._salu - time, self._carry - time, self._vector - time
        made._barriers = self._barriers[0] - time, self._barriers[1] - time
        for kept, flights in zip(made.flights, self.flights, strict=True):
            kept += [(back - time, tag) for back, tag in flights if back > time]
        return made


def _places(most: float) -> deque[float]:
    """The times of the last so many, of which there are none yet."""
    count = max(1, int(most))
    return deque([NEVER] * count, maxlen=count)


def _longest_from_salu(rules: Rules) -> float:
    return max(rules.salu, rules.scc, rules.salu_to_valu, rules.salu_to_memory, rules.salu_to_smem, rules.salu_to_wait)


def _later(times: dict[int, float], now: float, margin: float = 0.0) -> dict[int, float]:
    return {register: time - now for register, time in times.items() if time + margin > now}
