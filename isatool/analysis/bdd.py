"""Boolean functions in a normal form (reduced ordered binary decision diagrams): equal functions have equal numbers.

Sets of lanes (`lanes.py`) and conditions of lanes and paths in proofs are combined by and, or, select and complement in
ways that differ between two programs (`e and not (e and c)` against `e and not c`); here they meet without patterns.
"""

from __future__ import annotations

from copy import copy
from typing import ClassVar, Final, Self

from isatool.allowance import OutOfBudgetError, check

FALSE: Final = 0
TRUE: Final = 1
LEAF: Final = 1 << 30
_BETWEEN_CHECKS: Final = 0xFF
"""functions that are made between two looks at the clock"""


class TooEntangledError(OutOfBudgetError):
    """The conditions of a program are too entangled to be kept exactly."""

    def __init__(self) -> None:
        super().__init__("the branches of the kernels are too entangled")


class Bdd:
    """A store of boolean functions of numbered variables. A function is an int: 0 is false, 1 is true.

    `most_nodes` and `most_variables` (of one function: the depth of its diagram, and so of recursions) bound the store;
    beyond them `error` is raised.
    """

    most_nodes: ClassVar[int] = 400_000
    most_variables: ClassVar[int] = 240
    """bounds of memory, and of the depth of recursion that Python allows"""
    error: ClassVar[type[Exception]] = TooEntangledError

    def __init__(self) -> None:
        self._variable: list[int] = [LEAF, LEAF]
        self._low: list[int] = [0, 1]
        self._high: list[int] = [0, 1]
        self._support: list[int] = [0, 0]
        self._unique: dict[tuple[int, int, int], int] = {}
        self._chosen: dict[tuple[int, int, int], int] = {}
        self._literals: dict[int, dict[int, bool]] = {}
        self._about: dict[tuple[int, int], int] = {}
        self._within: dict[tuple[int, int], int] = {}

    def copy(self) -> Self:
        """The same functions in a store that grows by itself."""
        made = type(self)()
        made.__dict__.update((name, copy(value)) for name, value in vars(self).items())
        return made

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
            if not len(self._variable) & _BETWEEN_CHECKS:
                check()
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

    @property
    def size(self) -> int:
        """How many functions and choices are stored."""
        return len(self._variable) + len(self._chosen)

    def top(self, function: int) -> tuple[int, int, int]:
        """(variable, function where it is false, function where it is true) of a function that is not constant."""
        return self._variable[function], self._low[function], self._high[function]

    def choose(self, condition: int, yes: int, no: int) -> int:
        """`yes` where the condition holds, else `no`."""
        if condition == TRUE or yes == no:
            return yes
        if condition == FALSE:
            return no
        if yes == TRUE and no == FALSE:
            return condition
        key = (condition, yes, no)
        found = self._chosen.get(key)
        if found is None:
            variable = min(self._variable[condition], self._variable[yes], self._variable[no])
            condition0, condition1 = self._split(condition, variable)
            yes0, yes1 = self._split(yes, variable)
            no0, no1 = self._split(no, variable)
            found = self._node(variable, self.choose(condition0, yes0, no0), self.choose(condition1, yes1, no1))
            self._chosen[key] = found
        return found

    def complement(self, function: int) -> int:
        """Not."""
        return self.choose(function, FALSE, TRUE)

    def both(self, a: int, b: int) -> int:
        """And."""
        return self.choose(a, b, FALSE) if a < b else self.choose(b, a, FALSE)

    def either(self, a: int, b: int) -> int:
        """Or."""
        return self.choose(a, TRUE, b) if a < b else self.choose(b, TRUE, a)

    def without(self, a: int, b: int) -> int:
        """a and not b."""
        return self.choose(b, FALSE, a)

    def implies(self, a: int, b: int) -> bool:
        """True if b holds wherever a does."""
        return a == FALSE or b == TRUE or self.without(a, b) == FALSE

    def excludes(self, a: int, b: int) -> bool:
        """True if a and b never hold together."""
        return self.both(a, b) == FALSE

    def literals(self, function: int) -> dict[int, bool]:
        """The variables whose value follows if the function holds."""
        found = self._literals.get(function)
        if found is None:
            found = self._literals[function] = self._found_literals(function) if function > TRUE else {}
        return found

    def _found_literals(self, function: int) -> dict[int, bool]:
        """By the first variable: what follows from both cofactors, and itself if one of them never holds."""
        variable, low, high = self.top(function)
        if low == FALSE:
            return {variable: True} | self.literals(high)
        if high == FALSE:
            return {variable: False} | self.literals(low)
        first, second = self.literals(low), self.literals(high)
        return {number: value for number, value in first.items() if second.get(number) is value}

    def about(self, function: int, variables: int) -> int:
        """What a function says about some variables (a bit set): true where it holds for some values of the others."""
        if not self._support[function] & ~variables:
            return function
        key = (function, self._support[function] & variables)
        found = self._about.get(key)
        if found is None:
            variable, low, high = self.top(function)
            low, high = self.about(low, variables), self.about(high, variables)
            if variables >> variable & 1:
                found = self.choose(self._node(variable, FALSE, TRUE), high, low)
            else:
                found = self.either(low, high)
            self._about[key] = found
        return found

    def within(self, function: int, known: int) -> int:
        """A function that is the same wherever `known` holds (not FALSE): of no other variables, and constant if it is
        constant there.
        """
        known = self.about(known, self._support[function])
        if function <= TRUE or known == TRUE:
            return function
        key = (function, known)
        found = self._within.get(key)
        if found is None:
            variable = min(self._variable[function], self._variable[known])
            low, high = self._split(function, variable)
            where_low, where_high = self._split(known, variable)
            if where_low == FALSE:
                found = self.within(high, where_high)
            elif where_high == FALSE:
                found = self.within(low, where_low)
            else:
                found = self._node(variable, self.within(low, where_low), self.within(high, where_high))
            self._within[key] = found
        return found

    def assign(self, function: int, values: dict[int, bool]) -> int:
        """The function with some variables replaced by constants."""
        return self._assign(function, values, {}) if values else function

    def _assign(self, function: int, values: dict[int, bool], done: dict[int, int]) -> int:
        if function <= TRUE:
            return function
        found = done.get(function)
        if found is None:
            variable = self._variable[function]
            value = values.get(variable)
            if value is not None:
                found = self._assign(self._high[function] if value else self._low[function], values, done)
            else:
                low = self._assign(self._low[function], values, done)
                found = self._node(variable, low, self._assign(self._high[function], values, done))
            done[function] = found
        return found
