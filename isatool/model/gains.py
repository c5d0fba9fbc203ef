"""What single changes would gain by the model, each with the command that makes it: what to do about a loop first.

Each is the loop once more with one cost taken away, so it is the most that the change can bring.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from isatool.analysis.counters import Queue
from isatool.model.access import Access
from isatool.model.prediction import ModelledKernel, next_step
from isatool.model.simulate import Simulation, simulate, without
from isatool.model.stream import Operation, Stream

LEAST: Final = 0.01
TURNS: Final = 24
MOST_OPERATIONS: Final = 50_000
"""operations of a turn times waves; of longer loops nothing is tried"""


@dataclass(frozen=True, slots=True)
class Gain:
    """`saved` is the part of the cycles that would go at most."""

    what: str
    saved: float
    command: str

    def __str__(self) -> str:
        return f"{self.what}: ~-{100 * self.saved:.0f} %, {self.command}"


def gains_of(kernel: ModelledKernel, stream: Stream, found: Simulation) -> tuple[Gain, ...]:
    """The changes that would gain something in a loop, the best first."""
    if len(stream) * found.waves > MOST_OPERATIONS:
        return ()
    group = min(found.waves, kernel.waves_per_group)

    def cycles(changed: Stream) -> float:
        return simulate(changed, kernel.model, found.waves, group, TURNS).cycles_per_turn

    base = cycles(stream)
    gains = [
        Gain(what, 1 - cycles(changed) / base, command)
        for what, changed, command in _changes(kernel, stream)
        if changed.operations != stream.operations
    ]
    gains += _more_waves(kernel, stream, base / found.waves)
    return tuple(sorted((gain for gain in gains if gain.saved >= LEAST), key=lambda gain: -gain.saved))


def _changes(kernel: ModelledKernel, stream: Stream) -> Iterator[tuple[str, Stream, str]]:
    lines = kernel.flow.line_number
    path = kernel.function.program.path or "KERNEL.s"
    conflicted = {
        operation.index: access
        for operation in stream.table
        for access in (kernel.pricing.access(operation.index),)
        if access is not None and operation.queue is Queue.LDS and access.lds_cycles > access.lds_ideal > 0
    }
    if conflicted:
        worst = max(conflicted, key=lambda index: conflicted[index].conflict)
        more = f" and {len(conflicted) - 1} more" if len(conflicted) > 1 else ""
        free = _mapped(stream, lambda operation: _without_conflict(operation, conflicted.get(operation.index)))
        yield f"LDS conflicts of line {lines(worst)}{more}", free, f"isatool pad-lds {path}"
    yield "register banks of pairs", without(stream, "banks"), f"isatool rebank {path}"
    yield "FMAs issued alone", _mapped(stream, lambda operation: _paired(kernel, operation)), f"isatool rebank {path}"
    yield "waits for global memory", _instant(stream, Queue.LOAD), f"isatool double-buffer {path}"
    yield "waits for LDS", _instant(stream, Queue.LDS), f"isatool schedule {path}"
    yield "waits for scalar loads", _instant(stream, Queue.LGKM_UNORDERED), f"isatool schedule {path}"
    yield "barriers", without(stream, "barriers"), f"isatool double-buffer {path}"
    yield "dependences of vector and scalar instructions", without(stream, "dependences"), f"isatool schedule {path}"
    yield "branches", without(stream, "branches"), f"isatool unroll {path}"


def _mapped(stream: Stream, change: Callable[[Operation], Operation]) -> Stream:
    table = {id(operation): change(operation) for operation in stream.table}
    return replace(stream, operations=tuple(table[id(operation)] for operation in stream.operations))


def _without_conflict(operation: Operation, access: Access | None) -> Operation:
    if access is None:
        return operation
    return replace(operation, service=operation.service * access.lds_ideal / access.lds_cycles)


def _paired(kernel: ModelledKernel, operation: Operation) -> Operation:
    """A single FMA that shares its slot with another one."""
    instruction = kernel.flow.instructions[operation.index]
    row = instruction.halves[0].row
    if instruction.is_dual or row is None or not row.vopd or "fma" not in row.base:
        return operation
    return replace(operation, cycles=operation.cycles / 2)


def _instant(stream: Stream, queue: Queue) -> Stream:
    return _mapped(stream, lambda operation: replace(operation, latency=0.0) if operation.queue is queue else operation)


def _more_waves(kernel: ModelledKernel, stream: Stream, per_wave: float) -> Iterator[Gain]:
    """One workgroup more, if registers or LDS allowed it."""
    what = next_step(kernel)
    if not what or kernel.occupancy is None or not kernel.occupancy.workgroups:
        return
    waves = kernel.waves + max(1, kernel.waves // kernel.occupancy.workgroups)
    if waves > 16 or len(stream) * waves > MOST_OPERATIONS:
        return
    more = simulate(stream, kernel.model, waves, min(waves, kernel.waves_per_group), TURNS).cycles_per_turn / waves
    path = kernel.function.program.path or "KERNEL.s"
    yield Gain(what, 1 - more / per_wave, f"isatool optimize {path} --goal occupancy")
