"""Sets of lanes as boolean functions of named unknown masks (reduced ordered decision diagrams).

EXEC and the scalar registers that hold saved copies of it are sets of lanes. Whether one write overwrites what a read
sees is a question of inclusion between such sets, and a normal form answers it exactly: `(e and c) or (e and not c)`
is `e`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from isatool.analysis.diagrams import Diagrams

NO_LANES: Final = 0
ALL_LANES: Final = 1


class TooManyMasksError(Exception):
    """The masks of a function are too entangled to be kept exactly."""


class LaneMasks(Diagrams):
    """A store of lane sets. A set is an int: 0 none, 1 all, equal sets have equal numbers. Its variables are unknown
    masks, the atoms.
    """

    most_nodes: ClassVar[int] = 200_000
    most_variables: ClassVar[int] = 220
    """bounds of memory, and of the depth of recursion that Python allows"""
    error: ClassVar[type[Exception]] = TooManyMasksError

    def __init__(self) -> None:
        super().__init__()
        self._conjunctions: dict[tuple[int, int], int] = {}
        self._complements: dict[int, int] = {0: 1, 1: 0}
        self._atoms = 0

    def atom(self) -> int:
        """The number of a fresh unknown mask; `variable(number)` is the set."""
        self._atoms += 1
        return self._atoms - 1

    def complement(self, mask: int) -> int:
        """The lanes that are not in the set."""
        found = self._complements.get(mask)
        if found is None:
            low, high = self.complement(self._low[mask]), self.complement(self._high[mask])
            found = self._node(self._variable[mask], low, high)
            self._complements[mask] = found
            self._complements[found] = mask
        return found

    def intersection(self, a: int, b: int) -> int:
        """The lanes in both sets."""
        if a == b or b == ALL_LANES:
            return a
        if a == ALL_LANES:
            return b
        if a == NO_LANES or b == NO_LANES:
            return NO_LANES
        key = (a, b) if a < b else (b, a)
        found = self._conjunctions.get(key)
        if found is None:
            variable = min(self._variable[a], self._variable[b])
            low_a, high_a = self._split(a, variable)
            low_b, high_b = self._split(b, variable)
            low, high = self.intersection(low_a, low_b), self.intersection(high_a, high_b)
            found = self._node(variable, low, high)
            self._conjunctions[key] = found
        return found

    def union(self, a: int, b: int) -> int:
        """The lanes in either set."""
        return self.complement(self.intersection(self.complement(a), self.complement(b)))

    def difference(self, a: int, b: int) -> int:
        """The lanes in `a` that are not in `b`."""
        return self.intersection(a, self.complement(b))

    def exclusive(self, a: int, b: int) -> int:
        """The lanes in exactly one of the sets."""
        return self.union(self.difference(a, b), self.difference(b, a))

    def includes(self, outer: int, inner: int) -> bool:
        """True if every lane of `inner` is certainly in `outer`."""
        return self.intersection(inner, self.complement(outer)) == NO_LANES

    def widen(self, mask: int, atoms: int) -> int:
        """The smallest set that contains `mask` whatever the given atoms are: they are about to get another meaning."""
        if not self._support[mask] & atoms:
            return mask
        return self._quantify(mask, atoms, {})

    def assume_all(self, mask: int, atom: int) -> int:
        """The set if the atom is every lane."""
        return self._restrict(mask, atom, {})

    def _quantify(self, mask: int, atoms: int, done: dict[int, int]) -> int:
        if not self._support[mask] & atoms:
            return mask
        found = done.get(mask)
        if found is None:
            low = self._quantify(self._low[mask], atoms, done)
            high = self._quantify(self._high[mask], atoms, done)
            variable = self._variable[mask]
            found = self.union(low, high) if atoms >> variable & 1 else self._node(variable, low, high)
            done[mask] = found
        return found

    def _restrict(self, mask: int, atom: int, done: dict[int, int]) -> int:
        if not self._support[mask] >> atom & 1:
            return mask
        found = done.get(mask)
        if found is None:
            if self._variable[mask] == atom:
                found = self._high[mask]
            else:
                low = self._restrict(self._low[mask], atom, done)
                found = self._node(self._variable[mask], low, self._restrict(self._high[mask], atom, done))
            done[mask] = found
        return found
