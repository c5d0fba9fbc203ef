"""Sets of lanes as boolean functions of named unknown masks (binary decision diagrams).

EXEC and the scalar registers that hold saved copies of it are sets of lanes. Whether one write overwrites what a read
sees is a question of inclusion between such sets, and a normal form answers it exactly: `(e and c) or (e and not c)`
is `e`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from isatool.analysis.bdd import Bdd, TooEntangledError

NO_LANES: Final = 0
ALL_LANES: Final = 1


class TooManyMasksError(TooEntangledError):
    """The masks of a function are too entangled to be kept exactly."""


class LaneMasks(Bdd):
    """A store of lane sets. A set is an int: 0 none, 1 all, equal sets have equal numbers. Its variables are unknown
    masks, the atoms.
    """

    most_nodes: ClassVar[int] = 200_000
    most_variables: ClassVar[int] = 220
    """bounds of memory, and of the depth of recursion that Python allows"""
    error: ClassVar[type[Exception]] = TooManyMasksError

    union = Bdd.either
    intersection = Bdd.both
    difference = Bdd.without

    def __init__(self) -> None:
        super().__init__()
        self._atoms = 0

    def atom(self) -> int:
        """The number of a fresh unknown mask; `variable(number)` is the set."""
        self._atoms += 1
        return self._atoms - 1

    def exclusive(self, a: int, b: int) -> int:
        """The lanes in exactly one of the sets."""
        return self.choose(a, self.complement(b), b)

    def includes(self, outer: int, inner: int) -> bool:
        """True if every lane of `inner` is certainly in `outer`."""
        return self.implies(inner, outer)

    def widen(self, mask: int, atoms: int) -> int:
        """The smallest set that contains `mask` whatever the given atoms are: they are about to get another meaning."""
        if not self._support[mask] & atoms:
            return mask
        return self._quantify(mask, atoms, {})

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
