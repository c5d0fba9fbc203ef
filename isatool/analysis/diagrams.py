"""Boolean functions in a normal form (reduced ordered decision diagrams): equal functions have equal numbers."""

from __future__ import annotations

from typing import ClassVar, Final

LEAF: Final = 1 << 30


class Diagrams:
    """A store of functions of numbered variables. A function is an int: 0 is false, 1 is true.

    `most_nodes` and `most_variables` (of one function: the depth of its diagram, and so of recursions) bound the store;
    beyond them `error` is raised.
    """

    most_nodes: ClassVar[int]
    most_variables: ClassVar[int]
    error: ClassVar[type[Exception]]

    def __init__(self) -> None:
        self._variable: list[int] = [LEAF, LEAF]
        self._low: list[int] = [0, 1]
        self._high: list[int] = [0, 1]
        self._support: list[int] = [0, 0]
        self._unique: dict[tuple[int, int, int], int] = {}

    def variable(self, number: int) -> int:
        """The function that is a variable."""
        return self._node(number, 0, 1)

    def support(self, function: int) -> int:
        """The variables that a function depends on, as a bit set."""
        return self._support[function]

    def _split(self, function: int, variable: int) -> tuple[int, int]:
        """The function where the variable is false, and where it is true; no variable above it is in the function."""
        if self._variable[function] == variable:
            return self._low[function], self._high[function]
        return function, function

    def _node(self, variable: int, low: int, high: int) -> int:
        if low == high:
            return low
        key = (variable, low, high)
        found = self._unique.get(key)
        if found is None:
            support = 1 << variable | self._support[low] | self._support[high]
            if len(self._variable) > self.most_nodes or support.bit_count() > self.most_variables:
                raise self.error
            found = len(self._variable)
            self._variable.append(variable)
            self._low.append(low)
            self._high.append(high)
            self._support.append(support)
            self._unique[key] = found
        return found
