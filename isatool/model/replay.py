"""The model on instructions as waves executed them, one after the other: when each issues, and what it waited for.

A trace of a wave is such a sequence; the difference between its times and these is the error of the model.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from isatool.analysis.delays import is_delay
from isatool.isa.table import Unit
from isatool.model.machine import Course, MachineOp, Rules, Setup, StallReason, run
from isatool.model.pricing import Pricing
from isatool.records import record

__all__ = ["ReplayedIssue", "replay"]


@record
class ReplayedIssue:
    """One executed instruction. A wait issues when it is over."""

    index: int
    """dense instruction index in the function"""
    time: float
    """cycles of the shader clock"""
    reason: StallReason
    producer: int
    """place in the same wave's sequence of what it waited for, -1 if that is no instruction of the wave"""
    execution: float
    """when a vector instruction executes; the time of issue of others"""
    expected: float
    """`time` as the rules have it, from everything that issued before: another one where the time was pinned"""


def replay(
    pricing: Pricing,
    waves: Sequence[Sequence[int]],
    *,
    starts: Sequence[float] = (),
    group: int = 1,
    pins: Mapping[tuple[int, int], float] | None = None,
    cold: bool = False,
) -> tuple[tuple[ReplayedIssue, ...], ...]:
    """For each wave of a SIMD its executed instructions (dense indexes in order) with their issue times.

    `starts[w]` is the earliest issue of wave w (0 without it); each `group` waves in a row are a workgroup. `pins` are
    times taken as known: (wave, place) -> when it issues, whatever the model says, such as the ends of waits for cold
    memory. A branch is taken if the next instruction is not the one that follows it. `cold`: code is fetched.
    """
    flow, block = pricing.flow, int(pricing.model["fetch.block"])
    numbers: dict[tuple[int, bool], int] = {}
    ops: list[MachineOp] = []
    courses = []
    for wave, indexes in enumerate(waves):
        sequence = []
        for place, index in enumerate(indexes):
            follower = indexes[place + 1] if place + 1 < len(indexes) else index + 1
            hint = index + 1 < len(flow.instructions) and is_delay(flow.instructions[index + 1])
            taken = follower != index + 1 and not (hint and follower == index + 2)
            key = (index, taken and flow.instructions[index].unit is Unit.BRANCH)
            if key not in numbers:
                numbers[key] = len(ops)
                ops.append(pricing.price(*key).op(block))
            sequence.append(numbers[key])
        courses.append(Course(tuple(sequence), starts[wave] if starts else 0.0, wave // group))
    setup = Setup(ops, courses, Rules.of(pricing.model), cold=cold, note=True, pins=pins or {})
    found: list[list[ReplayedIssue]] = [[] for _ in waves]
    for issue in run(setup).issues:
        index = waves[issue.wave][issue.place]
        found[issue.wave].append(
            ReplayedIssue(index, issue.time, issue.reason, issue.producer, issue.execution, issue.expected)
        )
    return tuple(map(tuple, found))
