"""Colouring of register bodies under bank constraints.

A body is a set of webs that must stand in consecutive registers (the tuples of wide loads and stores). Register files are
small, so sets of registers are bit masks: bit r is vr. Most constrained body first (Brelaz), which needs no search on
real kernels; a body that finds no place moves to the front and the colouring starts again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

MAX_RESTARTS: Final = 40


@dataclass(frozen=True, slots=True)
class Body:
    """Webs `members[k]` at base + k (none: a hole; several: one after another). `allowed` masks the base registers.

    `preferred` is tried first, then registers in `wanted`; `weight` orders bodies that are equally constrained.
    """

    members: tuple[tuple[int, ...], ...]
    allowed: int
    preferred: int | None = None
    wanted: int = 0
    weight: int = 0


@dataclass(frozen=True, slots=True)
class Problem:
    """Bodies, the interference of webs (bit sets over web numbers), the register limit and parity relations.

    `parity` maps a body to (other body, xor of the parities of both bases) that must hold; `soft` to those only wished.
    """

    bodies: tuple[Body, ...]
    interference: Sequence[int]
    limit: int
    parity: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    soft: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Coloring:
    """Register number of every web, or the body that could not be placed."""

    registers: Mapping[int, int]
    failed: Body | None = None


def color(problem: Problem) -> Coloring:
    """Place every body; deterministic. `failed` tells the body that stayed without a place after all restarts."""
    priority: dict[int, int] = {}
    best: Coloring | None = None
    for attempt in range(MAX_RESTARTS):
        result, failed = _Attempt(problem, priority).run()
        if failed is None:
            return result
        if best is None or len(result.registers) > len(best.registers):
            best = result
        priority[failed] = priority.get(failed, 0) + 1 + attempt
    assert best is not None
    return best


class _Attempt:
    """One run of the greedy colouring."""

    def __init__(self, problem: Problem, priority: Mapping[int, int]) -> None:
        self.problem = problem
        self.priority = priority
        self.registers: dict[int, int] = {}
        self.placed: dict[int, int] = {}
        self.body_of: dict[int, tuple[int, int]] = {}
        for number, body in enumerate(problem.bodies):
            for offset, webs in enumerate(body.members):
                for web in webs:
                    self.body_of[web] = (number, offset)
        full = (1 << problem.limit) - 1
        self.free = [body.allowed & (full >> (len(body.members) - 1)) for body in problem.bodies]
        self.even = int("01" * ((problem.limit + 1) // 2), 2)

    def run(self) -> tuple[Coloring, int | None]:
        """Place bodies until all stand or one cannot."""
        bodies = self.problem.bodies
        waiting = set(range(len(bodies)))
        while waiting:
            number = min(waiting, key=self._urgency)
            base = self._choose(number)
            if base is None:
                return Coloring(dict(self.registers), bodies[number]), number
            waiting.discard(number)
            self._place(number, base)
        return Coloring(dict(self.registers)), None

    def _urgency(self, number: int) -> tuple[int, int, int, int]:
        body = self.problem.bodies[number]
        room = self.free[number].bit_count()
        # A tuple's bases block each other: count places, not bases.
        places = room // len(body.members) if len(body.members) > 1 else room
        return (-self.priority.get(number, 0), places, -body.weight, number)

    def _choose(self, number: int) -> int | None:
        free = self.free[number]
        if not free:
            return None
        body = self.problem.bodies[number]
        wished = self._wished(number, free)
        if body.preferred is not None and wished >> body.preferred & 1:
            return body.preferred
        candidates = wished & body.wanted or wished
        return self._least_harm(number, candidates)

    def _wished(self, number: int, free: int) -> int:
        """Bases that satisfy the soft parity wishes, if any is left."""
        for other, unlike in self.problem.soft.get(number, ()):
            base = self.placed.get(other)
            if base is not None:
                narrowed = free & (self._parity_mask((base & 1) ^ unlike))
                free = narrowed or free
        return free

    def _parity_mask(self, parity: int) -> int:
        return self.even << parity & (1 << self.problem.limit) - 1

    def _least_harm(self, number: int, candidates: int) -> int:
        """The candidate next to occupied registers first, so that room for tuples stays in one piece."""
        body = self.problem.bodies[number]
        length = len(body.members)
        if length > 1 or candidates & (candidates - 1) == 0:
            return (candidates & -candidates).bit_length() - 1
        taken = ~self.free[number]
        lonely = candidates & (taken << 1 | taken >> 1 | 1)
        chosen = lonely or candidates
        return (chosen & -chosen).bit_length() - 1

    def _place(self, number: int, base: int) -> None:
        body = self.problem.bodies[number]
        self.placed[number] = base
        for offset, webs in enumerate(body.members):
            for web in webs:
                self.registers[web] = base + offset
                self._forbid(self.problem.interference[web], base + offset)
        for other, unlike in self.problem.parity.get(number, ()):
            if other not in self.placed:
                self.free[other] &= self._parity_mask((base & 1) ^ unlike)

    def _forbid(self, neighbours: int, register: int) -> None:
        while neighbours:
            low = neighbours & -neighbours
            neighbours ^= low
            found = self.body_of.get(low.bit_length() - 1)
            if found is None:
                continue
            number, offset = found
            base = register - offset
            if base >= 0:
                self.free[number] &= ~(1 << base)
