"""Colouring of register bodies under bank constraints.

A body is a set of webs that must stand in consecutive registers (the tuples of wide loads and stores). Register files
are small, so sets of registers are bit masks: bit r is vr. Most constrained body first (Brelaz). A body that finds no
place takes the one that displaces least, and what it displaced is placed again; whoever was displaced often is dear.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heapify, heappop, heappush
from typing import Final

from isatool.allowance import spend
from isatool.analysis.effects import members

MOST_DISPLACEMENTS: Final = 600
STEPS_OF_A_PLACEMENT: Final = 300
"""of a work budget: a step is about a microsecond"""


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
    from_both_ends: bool = False
    """tuples grow from both ends of the file: those that would leave gaps beside the others start at the far end"""


@dataclass(frozen=True, slots=True)
class Coloring:
    """Register number of every web, or the body that could not be placed."""

    registers: Mapping[int, int]
    failed: Body | None = None


def color(problem: Problem) -> Coloring:
    """Place every body; deterministic. `failed` tells a body that stayed without a place after all displacements."""
    return _Colorer(problem).run()


class _Colorer:
    """One colouring: where each body is, and where each waiting body could be.

    `blocked[n][base]` counts the placed neighbours that exclude a base of body n, `wrong[n][p]` the placed partners
    that exclude bases of parity p; so a body that moves changes the free bases of its neighbours one by one.
    """

    def __init__(self, problem: Problem) -> None:
        self.problem = problem
        self.placed: dict[int, int] = {}
        self.full = (1 << problem.limit) - 1
        self.even = int("01" * ((problem.limit + 1) // 2), 2)
        self.possible = [body.allowed & (self.full >> (len(body.members) - 1)) for body in problem.bodies]
        self.free = list(self.possible)
        self.blocked = [[0] * problem.limit for _ in problem.bodies]
        self.wrong = [[0, 0] for _ in problem.bodies]
        self.displaced = [0] * len(problem.bodies)
        self.neighbours = neighbours_of(problem)
        self.queue: list[tuple[int, int, int]] = []
        """waiting bodies by urgency; entries that are no longer true are passed over"""

    def run(self) -> Coloring:
        """Place bodies until all stand or too many were displaced."""
        bodies = self.problem.bodies
        displacements = 0
        self.queue = [self._urgency(number) for number in range(len(bodies))]
        heapify(self.queue)
        while len(self.placed) < len(bodies):
            spend(STEPS_OF_A_PLACEMENT)
            entry = heappop(self.queue)
            number = entry[2]
            if number in self.placed or entry != self._urgency(number):
                continue
            base = self._choose(number)
            if base is None:
                base, victims = self._displace(number)
                if base is None or displacements >= MOST_DISPLACEMENTS:
                    return Coloring(self._registers(), bodies[number])
                displacements += 1
                for victim in victims:
                    self.displaced[victim] += 1
                    self._move(victim, self.placed.pop(victim), -1)
                for victim in victims:
                    heappush(self.queue, self._urgency(victim))
            self.placed[number] = base
            self._move(number, base, 1)
        return Coloring(self._registers())

    def _move(self, number: int, base: int, step: int) -> None:
        """Count a body that now is at a base (`step` 1), or no longer is (-1), among what excludes others."""
        free, placed, blocked, limit = self.free, self.placed, self.blocked, self.problem.limit
        changed: dict[int, None] = {}
        for other, distance in self.neighbours[number]:
            place = base + distance
            if not 0 <= place < limit:
                continue
            counts = blocked[other]
            count = counts[place] = counts[place] + step
            if step > 0:
                if count == 1 and free[other] >> place & 1:
                    free[other] ^= 1 << place
                    changed[other] = None
            elif count == 0 and self._unblocked(other) >> place & 1:
                free[other] |= 1 << place
                changed[other] = None
        for other, unlike in self.problem.parity.get(number, ()):
            self.wrong[other][1 ^ (base & 1) ^ unlike] += step
            left = self._unblocked(other)
            if step > 0:
                free[other] &= left
            else:
                counts = blocked[other]
                free[other] = sum(1 << place for place in members(left) if not counts[place])
            changed[other] = None
        for other in changed:
            if other not in placed:
                heappush(self.queue, self._urgency(other))

    def _unblocked(self, number: int) -> int:
        """Where a body could be if only its own constraints and its partners' parities counted."""
        left = self.possible[number]
        for parity in (0, 1):
            if self.wrong[number][parity]:
                left &= ~self._parity_mask(parity)
        return left

    def _registers(self) -> dict[int, int]:
        return {
            web: base + offset
            for number, base in self.placed.items()
            for offset, webs in enumerate(self.problem.bodies[number].members)
            for web in webs
        }

    def _urgency(self, number: int) -> tuple[int, int, int]:
        body = self.problem.bodies[number]
        room = self.free[number].bit_count()
        # A tuple's bases block each other: count places, not bases.
        places = room // len(body.members) if len(body.members) > 1 else room
        return (places, -body.weight - self.displaced[number], number)

    def _choose(self, number: int) -> int | None:
        free = self.free[number]
        if not free:
            return None
        body = self.problem.bodies[number]
        wished = self._wished(number, free)
        if body.preferred is not None and wished >> body.preferred & 1:
            return body.preferred
        return self._least_harm(number, wished & body.wanted or wished)

    def _wished(self, number: int, free: int) -> int:
        """Bases that satisfy the soft parity wishes, if any is left."""
        for other, unlike in self.problem.soft.get(number, ()):
            base = self.placed.get(other)
            if base is not None:
                free = free & self._parity_mask((base & 1) ^ unlike) or free
        return free

    def _parity_mask(self, parity: int) -> int:
        return self.even << parity & self.full

    def _least_harm(self, number: int, candidates: int) -> int:
        """The candidate next to occupied registers first, so that room for tuples stays in one piece."""
        size = len(self.problem.bodies[number].members)
        if size > 1:
            return self._beside_a_tuple(candidates, size)
        taken = ~self.free[number]
        return _lowest(candidates & (taken << 1 | taken >> 1 | 1) or candidates)

    def _beside_a_tuple(self, candidates: int, size: int) -> int:
        """A base for a tuple: the lowest; with `from_both_ends` one right beside another tuple, else the highest."""
        if not self.problem.from_both_ends:
            return _lowest(candidates)
        beside = 0
        for other, base in self.placed.items():
            length = len(self.problem.bodies[other].members)
            if length > 1:
                beside |= 1 << (base + length)
                beside |= 1 << (base - size) if base >= size else 0
        return _lowest(candidates & beside or 1 << (candidates.bit_length() - 1))

    def _displace(self, number: int) -> tuple[int | None, tuple[int, ...]]:
        """The base whose occupants are cheapest to displace, and those occupants."""
        occupants: dict[int, set[int]] = {}
        for other, distance in self.neighbours[number]:
            base = self.placed.get(other)
            if base is not None and base - distance >= 0:
                occupants.setdefault(base - distance, set()).add(other)
        partners: tuple[set[int], set[int]] = (set(), set())
        for other, unlike in self.problem.parity.get(number, ()):
            base = self.placed.get(other)
            if base is not None:
                partners[1 ^ (base & 1) ^ unlike].add(other)
        best: tuple[int, int] | None = None
        victims: set[int] = set()
        for base in members(self.possible[number]):
            here = occupants.get(base, set()) | partners[base & 1]
            cost = sum(self._price(victim) for victim in here)
            if best is None or (cost, base) < best:
                best, victims = (cost, base), here
        return (None, ()) if best is None else (best[1], tuple(sorted(victims)))

    def _price(self, number: int) -> int:
        """A body that can stand nowhere else is dear; so is one that was displaced before."""
        if self.possible[number].bit_count() == 1:
            return 1_000_000
        return len(self.problem.bodies[number].members) ** 2 + 3 * self.displaced[number]


def neighbours_of(problem: Problem) -> list[tuple[tuple[int, int], ...]]:
    """For every body the (other body, base of the other minus base of this one) pairs that exclude each other."""
    body_of: dict[int, tuple[int, int]] = {}
    everything = 0
    for number, body in enumerate(problem.bodies):
        for offset, webs in enumerate(body.members):
            for web in webs:
                body_of[web] = (number, offset)
                everything |= 1 << web
    found: list[tuple[tuple[int, int], ...]] = []
    for number, body in enumerate(problem.bodies):
        pairs: set[tuple[int, int]] = set()
        for offset, webs in enumerate(body.members):
            around = 0
            for web in webs:
                around |= problem.interference[web]
            for web in members(around & everything):
                other, place = body_of[web]
                pairs.add((other, offset - place))
        found.append(tuple(pair for pair in pairs if pair[0] != number))
    return found


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
