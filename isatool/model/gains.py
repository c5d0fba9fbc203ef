"""What single costs of a loop come to by the model, and the passes that can take some of each away.

Each gain is the loop once more with one cost taken away: the most that any change can bring, not what a pass brings.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from typing import Final

from isatool.analysis.kernel import Kernel
from isatool.isa.counters import Queue
from isatool.model.access import ObservedAccess
from isatool.model.prediction import ModelledKernel, next_step
from isatool.model.pricing import Operation
from isatool.model.simulate import simulate, without
from isatool.model.stream import OperationStream
from isatool.records import record

LEAST: Final = 0.01
AHEAD: Final = 64
FACTOR: Final = 4
"""options worth a try where a loop waits for LDS, and where it branches much"""
PADDED: Final = 16
"""part of LDS that padding usually takes"""
MOST_ITERATIONS: Final = 24
FEWEST_ITERATIONS: Final = 4
ISSUES: Final = 60_000
"""of a long stream, of which fewer iterations are measured: gains move by 0.2 % in the median of 30 kernels, by 2.6 at
most
"""
MOST_OPERATIONS: Final = 50_000
"""operations of an iteration times waves; of longer loops nothing is tried"""


class Cause(StrEnum):
    """What costs cycles."""

    CONFLICTS = "LDS conflicts"
    BANKS = "register banks of pairs"
    SINGLE = "FMAs issued alone"
    MEMORY = "waits for global memory"
    LDS = "waits for LDS"
    SCALAR = "waits for scalar loads"
    BARRIERS = "barriers"
    RESULTS = "dependences of vector and scalar instructions"
    BRANCHES = "branches"
    WAVES = "waves"


@record
class Remedy:
    """A pass that can take some of a cost away, as in a pipeline string. `where` says what loops it is for."""

    step: str
    where: Callable[[OperationStream], bool] = lambda _: True


def _has_barriers(stream: OperationStream) -> bool:
    return any(each.barrier for each in stream.table)


def _has_pairs(stream: OperationStream) -> bool:
    return any(each.pair for each in stream.table)


REMEDIES: Final[Mapping[Cause, tuple[Remedy, ...]]] = {
    Cause.CONFLICTS: (Remedy("pad-lds"),),
    Cause.BANKS: (Remedy("rebank"),),
    Cause.SINGLE: (Remedy("rebank"), Remedy("pair")),
    Cause.MEMORY: (
        Remedy("double-buffer", where=_has_barriers),
        Remedy("pipeline"),
        Remedy(f"unroll{{factor={FACTOR}}}"),
        Remedy("batch-loads"),
        Remedy("schedule"),
    ),
    Cause.LDS: (Remedy(f"rebank{{ahead={AHEAD}}}", _has_pairs), Remedy("schedule"), Remedy("rebank")),
    Cause.SCALAR: (Remedy("schedule"),),
    Cause.BARRIERS: (Remedy("double-buffer"), Remedy("relax-fences")),
    Cause.RESULTS: (Remedy("schedule"), Remedy("pair")),
    Cause.BRANCHES: (Remedy(f"unroll{{factor={FACTOR}}}"),),
    Cause.WAVES: (Remedy("cu-mode"),),
}
"""passes for each cost, the likeliest first"""


@record
class Gain:
    """`saved` is the part of the cycles that would go at most."""

    cause: Cause
    what: str
    saved: float

    def __str__(self) -> str:
        return f"{self.what} ~-{100 * self.saved:.0f} %"


def remedies(kernel: ModelledKernel, stream: OperationStream, gains: Iterable[Gain]) -> tuple[str, ...]:
    """The passes that can take some of these costs of a loop away, with options, each once, as in a pipeline string."""
    steps = []
    for gain in gains:
        for remedy in REMEDIES[gain.cause]:
            if gain.cause is Cause.CONFLICTS:
                waves = waves_for_padding(kernel)
                steps.append(f"{remedy.step}{{min-waves={waves}}}" if waves < kernel.waves else remedy.step)
            elif remedy.where(stream):
                steps.append(remedy.step)
    return tuple(dict.fromkeys(steps))


def gains_of(kernel: ModelledKernel, stream: OperationStream, waves: int, issues: float = math.inf) -> tuple[Gain, ...]:
    """The changes that would gain something in a loop, or in a whole kernel, the best first. `issues`: about as many
    are simulated of each.
    """
    if len(stream) * waves > MOST_OPERATIONS:
        return ()
    group = min(waves, kernel.waves_per_group)
    iterations = int(max(FEWEST_ITERATIONS, min(MOST_ITERATIONS, issues / max(1, len(stream) * waves))))

    def cycles(changed: OperationStream) -> float:
        return simulate(changed, kernel.model, waves, group, iterations).cycles_per_turn

    base = cycles(stream)
    gains = []
    for cause, what, changed in _changes(kernel, stream):
        if changed.operations != stream.operations:
            gains.append(Gain(cause, what or cause, 1 - cycles(changed) / base))
    gains += _more_waves(kernel, stream, base / waves, iterations)
    return tuple(sorted((gain for gain in gains if gain.saved >= LEAST), key=lambda gain: -gain.saved))


def _changes(kernel: ModelledKernel, stream: OperationStream) -> Iterator[tuple[Cause, str, OperationStream]]:
    """(cause, what exactly, the loop without it)."""
    lines = kernel.flow.line_number
    conflicted = {
        operation.index: access
        for operation in stream.table
        for access in (kernel.pricing.access(operation.index),)
        if access is not None and operation.queue is Queue.LDS and access.lds_cycles > access.lds_ideal > 0
    }
    if conflicted:
        worst = max(conflicted, key=lambda index: conflicted[index].conflict)
        more = f" and {len(conflicted) - 1} more" if len(conflicted) > 1 else ""
        free = stream.mapped(lambda operation: _without_conflict(operation, conflicted.get(operation.index)))
        yield Cause.CONFLICTS, f"{Cause.CONFLICTS} of line {lines(worst)}{more}", free
    yield Cause.BANKS, "", without(stream, "banks")
    yield Cause.SINGLE, "", stream.mapped(lambda operation: _paired(kernel, operation))
    yield Cause.MEMORY, "", _instant(stream, Queue.LOAD)
    yield Cause.LDS, "", _instant(stream, Queue.LDS)
    yield Cause.SCALAR, "", _instant(stream, Queue.SCALAR)
    yield Cause.BARRIERS, "", without(stream, "barriers")
    yield Cause.RESULTS, "", without(stream, "dependences")
    yield Cause.BRANCHES, "", without(stream, "branches")


def waves_for_padding(kernel: ModelledKernel) -> int:
    """Waves on a SIMD that are left for padding: those of the kernel if it has room for some, else a workgroup less."""
    occupancy, descriptor = kernel.occupancy, kernel.descriptor
    if occupancy is None or descriptor is None or occupancy.workgroups < 2:
        return kernel.waves
    more = descriptor.lds_bytes + descriptor.lds_bytes // PADDED
    padded = Kernel(kernel.function).occupancy(lds=more, cu_mode=kernel.in_cu_mode)
    return int(min(padded.waves, occupancy.waves)) if padded is not None else kernel.waves


def _without_conflict(operation: Operation, access: ObservedAccess | None) -> Operation:
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


def _instant(stream: OperationStream, queue: Queue) -> OperationStream:
    return stream.mapped(lambda operation: replace(operation, latency=0.0) if operation.queue is queue else operation)


def _more_waves(kernel: ModelledKernel, stream: OperationStream, per_wave: float, iterations: int) -> Iterator[Gain]:
    """One workgroup more, if registers or LDS allowed it."""
    what = next_step(kernel)
    if not what or kernel.occupancy is None or not kernel.occupancy.workgroups:
        return
    waves = kernel.waves + max(1, kernel.waves // kernel.occupancy.workgroups)
    if waves > 16 or len(stream) * waves > MOST_OPERATIONS:
        return
    more = simulate(stream, kernel.model, waves, min(waves, kernel.waves_per_group), iterations).cycles_per_turn / waves
    yield Gain(Cause.WAVES, what, 1 - more / per_wave)
