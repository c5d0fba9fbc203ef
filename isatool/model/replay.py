"""The model on instructions as waves executed them, one after the other: when each issues, and what it waited for.

A trace of a wave is such a sequence; the difference between its times and these is the error of the model.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Final

from isatool.analysis.counters import Queue, limits
from isatool.isa.table import Unit
from isatool.model.stream import Operation, Pricing, Slot


class Reason(IntEnum):
    """What an instruction waited for longest before it could issue."""

    ORDER = 0
    """the instruction before it, nothing else"""
    RESULT = 1
    """a register that `producer` writes"""
    OVERWRITE = 2
    """`producer` still reads a register that this instruction writes"""
    UNIT = 3
    """its unit was taken: the issue slot, the queue before the VALU, the transcendental unit, a memory bus"""
    GLOBAL = 4
    """a wait for `producer`, an access of global or scratch memory"""
    LDS = 5
    """a wait for `producer`, an LDS access"""
    SCALAR = 6
    """a wait for `producer`, a scalar load or a message"""
    BARRIER = 7
    BRANCH = 8
    """the pause after the branch before it"""
    FETCH = 9
    """code that was never fetched"""
    DELAY = 10
    """s_delay_alu before it, which names `producer`"""


@dataclass(frozen=True, slots=True)
class Issue:
    """One executed instruction. A wait issues when it is over."""

    index: int
    """dense instruction index in the function"""
    time: float
    """cycles of the shader clock"""
    reason: Reason
    producer: int
    """place in the same wave's sequence of what it waited for, -1 if that is no instruction of the wave"""


_WAITED: Final = {Queue.LDS: Reason.LDS, Queue.LGKM_UNORDERED: Reason.SCALAR}
_COUNTED: Final = {Queue.LOAD: "vm", Queue.STORE: "vs", Queue.LDS: "lgkm", Queue.LGKM_UNORDERED: "lgkm"}


def replay(
    pricing: Pricing,
    waves: Sequence[Sequence[int]],
    *,
    starts: Sequence[float] = (),
    group: int = 1,
    pins: Mapping[tuple[int, int], float] | None = None,
) -> tuple[tuple[Issue, ...], ...]:
    """For each wave of a SIMD its executed instructions (dense indexes in order) with their issue times.

    `starts[w]` is the earliest issue of wave w (0 without it); each `group` waves in a row are a workgroup. `pins` are
    times taken as known: (wave, place) -> when it issues, whatever the model says, such as the ends of waits for cold
    memory. A branch is taken if the next instruction is not the one that follows it.
    """
    return tuple(
        _alone(pricing, wave, starts[number] if starts else 0.0, number, pins or {})
        for number, wave in enumerate(waves)
    )


@dataclass
class _State:
    registers: dict[int, tuple[float, int]] = field(default_factory=dict)
    flights: dict[str, list[tuple[float, int, Reason]]] = field(
        default_factory=lambda: {"vm": [], "vs": [], "lgkm": []}
    )
    trans: float = 0.0


def _alone(
    pricing: Pricing, sequence: Sequence[int], start: float, number: int, pins: Mapping[tuple[int, int], float]
) -> tuple[Issue, ...]:
    state, ready, paused = _State(), start, False
    found: list[Issue] = []
    for place, index in enumerate(sequence):
        taken = place + 1 < len(sequence) and sequence[place + 1] != index + 1
        operation = pricing.price(index, taken and pricing.flow.instructions[index].unit is Unit.BRANCH)
        time, reason, producer = _earliest(state, operation, ready)
        if time == ready:
            reason, producer = (Reason.BRANCH if paused else Reason.ORDER), -1
        time = pins.get((number, place), time) if pins else time
        found.append(Issue(index, time, reason, producer))
        paused = operation.pause > 0
        ready = time + max(1.0, operation.cycles) + operation.pause
        _issue(state, operation, time, place)
    return tuple(found)


def _earliest(state: _State, operation: Operation, ready: float) -> tuple[float, Reason, int]:
    best = (ready, Reason.ORDER, -1)
    for register in operation.reads:
        time, producer = state.registers.get(register, (0.0, -1))
        if time > best[0]:
            best = (time, Reason.RESULT, producer)
    for counter, limit in limits(operation.wait) if operation.wait is not None else ():
        flights = sorted(state.flights.get(counter, []))
        if len(flights) > limit and flights[len(flights) - limit - 1][0] > best[0]:
            time, producer, reason = flights[len(flights) - limit - 1]
            best = (time, reason, producer)
    if operation.trans and state.trans > best[0]:
        best = (state.trans, Reason.UNIT, -1)
    return best


def _issue(state: _State, operation: Operation, time: float, place: int) -> None:
    if operation.trans:
        state.trans = time + operation.trans
    if operation.queue is not None:
        back = time + operation.latency + (operation.service if operation.slot is not Slot.SMEM else 0.0)
        reason = _WAITED.get(operation.queue, Reason.GLOBAL)
        state.flights[_COUNTED.get(operation.queue, "vm")].append((back, place, reason))
    elif operation.latency:
        for register in operation.writes:
            state.registers[register] = (time + max(operation.latency, operation.cycles), place)
    if operation.wait is not None:
        for counter, limit in limits(operation.wait):
            flights = state.flights.get(counter, [])
            flights[:] = sorted(flights)[max(0, len(flights) - limit) :]
