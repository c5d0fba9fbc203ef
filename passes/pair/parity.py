"""Which register parities must differ: union-find with parity, exact and incremental.

With the erratum of gfx11 (sources in the same position differ in parity, rule R19) every register rule of a VOPD says
the same thing, that two registers have different parity: destinations (R1), sources (R2 and R3 with R19), accumulators
(R4). A value that is free to move is an element of its own; element 0 stands for parity 0: fixed registers are offsets
from it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

_RELATED: Final = -1
_IMPOSSIBLE: Final = -2


class ParityPlace(NamedTuple):
    """A register whose parity is that of `element` plus `offset`."""

    element: int
    offset: int


class Parity:
    """Elements 0 to count - 1 with relations "equal" or "different" between them."""

    def __init__(self, count: int) -> None:
        self._parent = list(range(count))
        self._flip = [0] * count
        self._size = [1] * count

    def find(self, element: int) -> tuple[int, int]:
        """(representative, parity of the element relative to it)."""
        parent, flip, result = self._parent, self._flip, 0
        while parent[element] != element:
            result ^= flip[element]
            element = parent[element]
        return element, result

    def differ(self, pairs: Iterable[tuple[ParityPlace, ParityPlace]]) -> int:
        """Demand different parity for every pair of places: the number of new relations, -1 if one is impossible.

        Nothing is changed if one is impossible.
        """
        joined = self._join_all(pairs)
        return -1 if joined is None else len(joined)

    def cost(self, pairs: Iterable[tuple[ParityPlace, ParityPlace]]) -> int:
        """What `differ` would return, without changing anything."""
        joined = self._join_all(pairs)
        if joined is None:
            return -1
        self._undo(joined)
        return len(joined)

    def _join_all(self, pairs: Iterable[tuple[ParityPlace, ParityPlace]]) -> list[int] | None:
        joined: list[int] = []
        for a, b in pairs:
            root = self._join(a, b)
            if root == _IMPOSSIBLE:
                self._undo(joined)
                return None
            if root != _RELATED:
                joined.append(root)
        return joined

    def _join(self, a: ParityPlace, b: ParityPlace) -> int:
        """Make two places differ; the root that is no root any more."""
        root_a, flip_a = self.find(a.element)
        root_b, flip_b = self.find(b.element)
        relation = flip_a ^ flip_b ^ a.offset ^ b.offset ^ 1
        if root_a == root_b:
            return _IMPOSSIBLE if relation else _RELATED
        if self._size[root_a] > self._size[root_b]:
            root_a, root_b = root_b, root_a
        self._parent[root_a] = root_b
        self._flip[root_a] = relation
        self._size[root_b] += self._size[root_a]
        return root_a

    def _undo(self, joined: list[int]) -> None:
        for root in reversed(joined):
            self._size[self._parent[root]] -= self._size[root]
            self._parent[root] = root
            self._flip[root] = 0
