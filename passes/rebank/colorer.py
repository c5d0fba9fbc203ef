"""The search of `coloring.py`, in arrays: the neighbours of a body are hundreds.

Most constrained body first (Brelaz). A body that finds no place takes the one that displaces least, and what it
displaced is placed again; whoever was displaced often is dear.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.allowance import spend
from isatool.passes.rebank.coloring import Coloring, Problem

_Numbers = NDArray[np.int64]

MOST_EVICTIONS: Final = 600
STEPS_OF_A_PLACEMENT: Final = 300
"""of a work budget: a step is about a microsecond"""


def color(problem: Problem) -> Coloring:
    """Place every body; deterministic. `failed` tells a body that stayed without a place after all displacements."""
    return _Colorer(problem).run()


class _Colorer:
    """One colouring: where each body is, and where each waiting body could be.

    `blocked[n, base]` counts the placed neighbours that exclude a base of body n, `wrong[n, p]` the placed partners
    that exclude bases of parity p; so a body that moves changes the free bases of its neighbours alone. Rows of bases
    are arrays, since the neighbours of a body are hundreds.
    """

    def __init__(self, problem: Problem) -> None:
        count, limit = len(problem.bodies), problem.limit
        self.problem = problem
        self.placed: dict[int, int] = {}
        self.full = (1 << limit) - 1
        self.even = int("01" * ((limit + 1) // 2), 2)
        self.base = np.full(count, -1)
        self.sizes = np.array([len(body.members) for body in problem.bodies], dtype=np.int64)
        allowed = [body.allowed & (self.full >> (len(body.members) - 1)) for body in problem.bodies]
        self.possible = np.array([_row(mask, limit) for mask in allowed], dtype=bool).reshape(count, limit)
        self.choices = self.possible.sum(axis=1)
        self.free = self.possible.copy()
        self.blocked = np.zeros(count * limit, dtype=np.int32)
        self.wrong = np.zeros((count, 2), dtype=np.int32)
        self.room = self.choices.copy()
        self.evicted = np.zeros(count, dtype=np.int64)
        self.weights = np.array([body.weight for body in problem.bodies], dtype=np.int64)
        self.waiting = np.ones(count, dtype=bool)
        self.neighbours = neighbours_of(problem)

    def run(self) -> Coloring:
        """Place bodies until all stand or too many were displaced."""
        bodies = self.problem.bodies
        evictions = 0
        while len(self.placed) < len(bodies):
            spend(STEPS_OF_A_PLACEMENT)
            number = self._most_urgent()
            base = self._choose(number)
            if base is None:
                base, victims = self._evict(number)
                if base is None or evictions >= MOST_EVICTIONS:
                    return Coloring(self._registers(), bodies[number])
                evictions += 1
                for victim in victims:
                    self.evicted[victim] += 1
                    self.base[victim] = -1
                    self.waiting[victim] = True
                    self._move(victim, self.placed.pop(victim), -1)
            self.placed[number] = base
            self.base[number] = base
            self.waiting[number] = False
            self._move(number, base, 1)
        return Coloring(self._registers())

    def _move(self, number: int, base: int, step: int) -> None:
        """Count a body that now is at a base (`step` 1), or no longer is (-1), among what excludes others."""
        limit = self.problem.limit
        others, distances = self.neighbours[number]
        places = base + distances
        inside = (places >= 0) & (places < limit)
        others, places = others[inside], places[inside]
        cells = others * limit + places
        counts = self.blocked[cells] + step
        self.blocked[cells] = counts
        free = self.free.reshape(-1)
        if step > 0:
            changed = (counts == 1) & free[cells]
            free[cells[changed]] = False
        else:
            unblocked = self.possible.reshape(-1)[cells] & (self.wrong[others, places & 1] == 0)
            changed = (counts == 0) & unblocked
            free[cells[changed]] = True
        np.subtract.at(self.room, others[changed], step)
        for other, unlike in self.problem.parity.get(number, ()):
            self.wrong[other, 1 ^ (base & 1) ^ unlike] += step
            row = self.possible[other] & (self.blocked[other * limit : (other + 1) * limit] == 0)
            for parity in (0, 1):
                if self.wrong[other, parity]:
                    row[parity::2] = False
            self.free[other] = row
            self.room[other] = row.sum()

    def _registers(self) -> dict[int, int]:
        return {
            web: base + offset
            for number, base in self.placed.items()
            for offset, webs in enumerate(self.problem.bodies[number].members)
            for web in webs
        }

    def _most_urgent(self) -> int:
        """The waiting body with the fewest places, then of the largest weight: a tuple's bases block each other, so
        places count, not bases.
        """
        waiting = np.flatnonzero(self.waiting)
        places = (self.room // self.sizes)[waiting]
        fewest = waiting[places == places.min()]
        return int(fewest[np.argmax((self.weights + self.evicted)[fewest])])

    def _choose(self, number: int) -> int | None:
        free = _mask(self.free[number])
        if not free:
            return None
        body = self.problem.bodies[number]
        wished = self._wished(number, free)
        if body.preferred is not None and wished >> body.preferred & 1:
            return body.preferred
        return self._least_harm(number, wished & body.wanted or wished, free)

    def _wished(self, number: int, free: int) -> int:
        """Bases that satisfy the soft parity wishes, if any is left."""
        for other, unlike in self.problem.soft.get(number, ()):
            base = self.placed.get(other)
            if base is not None:
                free = free & self._parity_mask((base & 1) ^ unlike) or free
        return free

    def _parity_mask(self, parity: int) -> int:
        return self.even << parity & self.full

    def _least_harm(self, number: int, candidates: int, free: int) -> int:
        """The candidate next to occupied registers first, so that room for tuples stays in one piece."""
        size = len(self.problem.bodies[number].members)
        if size > 1:
            return self._beside_a_tuple(candidates, size)
        taken = ~free
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

    def _evict(self, number: int) -> tuple[int | None, tuple[int, ...]]:
        """The base whose occupants are cheapest to displace, and those occupants."""
        limit = self.problem.limit
        others, distances = self.neighbours[number]
        there = self.base[others]
        bases = there - distances
        inside = (there >= 0) & (bases >= 0) & (bases < limit)
        others, bases = others[inside], bases[inside]
        prices = self._prices(others)
        costs = np.zeros(limit, dtype=np.int64)
        np.add.at(costs, bases, prices)
        partners: tuple[set[int], set[int]] = (set(), set())
        for other, unlike in self.problem.parity.get(number, ()):
            base = self.placed.get(other)
            if base is not None and other not in partners[1 ^ (base & 1) ^ unlike]:
                parity = 1 ^ (base & 1) ^ unlike
                partners[parity].add(other)
                price = int(self._prices(np.array([other]))[0])
                costs[parity::2] += price
                twice = bases[others == other]
                costs[twice[twice & 1 == parity]] -= price
        candidates = np.flatnonzero(self.possible[number])
        if not len(candidates):
            return None, ()
        best = int(candidates[np.argmin(costs[candidates])])
        return best, tuple(sorted({*map(int, others[bases == best]), *partners[best & 1]}))

    def _prices(self, numbers: _Numbers) -> _Numbers:
        """A body that can stand nowhere else is dear; so is one that was displaced before."""
        own = self.sizes[numbers] ** 2 + 3 * self.evicted[numbers]
        return np.where(self.choices[numbers] == 1, 1_000_000, own)


def neighbours_of(problem: Problem) -> list[tuple[_Numbers, _Numbers]]:
    """For every body the other bodies, and the base of the other minus base of this one, that exclude each other."""
    webs = len(problem.interference)
    body_of = np.full(webs, -1, dtype=np.int64)
    place_of = np.zeros(webs, dtype=np.int64)
    for number, body in enumerate(problem.bodies):
        for offset, here in enumerate(body.members):
            for web in here:
                body_of[web], place_of[web] = number, offset
    span = 2 * max((len(body.members) for body in problem.bodies), default=1) + 1
    found: list[tuple[_Numbers, _Numbers]] = []
    for number, body in enumerate(problem.bodies):
        pairs: list[_Numbers] = []
        for offset, here in enumerate(body.members):
            around = 0
            for web in here:
                around |= problem.interference[web]
            near = np.flatnonzero(_row(around, webs))
            pairs.append(body_of[near] * span + (offset - place_of[near] + span // 2))
        each = np.sort(np.concatenate(pairs)) if pairs else np.zeros(0, dtype=np.int64)
        each = each[np.diff(each, prepend=each[:1] - 1) != 0]  # `np.unique` would import masked arrays
        others, distances = each // span, each % span - span // 2
        kept = (others >= 0) & (others != number)
        found.append((others[kept], distances[kept]))
    return found


def _row(mask: int, count: int) -> NDArray[np.bool_]:
    """Bits of a mask, the lowest first."""
    packed = np.frombuffer((mask & ((1 << count) - 1)).to_bytes((count + 7) // 8, "little"), dtype=np.uint8)
    return np.unpackbits(packed, count=count, bitorder="little").astype(bool)


def _mask(row: NDArray[np.bool_]) -> int:
    return int.from_bytes(np.packbits(row, bitorder="little").tobytes(), "little")


def _lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
