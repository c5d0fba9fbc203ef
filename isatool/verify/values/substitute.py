"""Values in which symbols are replaced by other values, recomputed so that they are in normal form again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

from isatool.verify.values.nodes import OTHER_LANES, Extra

if TYPE_CHECKING:
    from isatool.verify.values.constructors import Values

_DEEPEST: Final = 150
_MOST: Final = 4000
"""levels (Python recurses) and values of one substitution: more costs more than it proves"""


class CannotSubstituteError(Exception):
    """A value is too deep, or a symbol is where it cannot be replaced."""


class Substitution:
    """One set of replacements."""

    def __init__(self, values: Values, mapping: Mapping[int, int]) -> None:
        self.values = values
        self._done: dict[int, int] = dict(mapping)

    def of(self, value: int) -> int:
        """The value with the replacements made; CannotSubstituteError if that is not possible."""
        return self._value(value, 0)

    def _value(self, value: int, depth: int) -> int:
        found = self._done.get(value)
        if found is None:
            if depth > _DEEPEST or len(self._done) > _MOST:
                raise CannotSubstituteError
            found = self._made(value, depth + 1)
            self._done[value] = found
        return found

    def _made(self, value: int, depth: int) -> int:
        values = self.values
        args = values.args[value]
        if not args:
            return value
        made = tuple(self._value(arg, depth) for arg in args)
        if made == args:
            return value
        op = values.op[value]
        if op is Extra.SUM:
            return values.choices.replaced_sum(value, dict(zip(args, made, strict=True)))
        if op is Extra.BOOL:
            return self._condition(values.conditions.diagram(value), depth)
        if values.width[value] == 0 or op in OTHER_LANES:
            raise CannotSubstituteError  # the replacement may hold in this lane only
        return values.choices.remade(value, made)

    def _condition(self, diagram: int, depth: int) -> int:
        values = self.values
        if diagram <= 1:
            return values.const(diagram, 1)
        number, low, high = values.decisions.top(diagram)
        variable = self._value(values.conditions.variables[number], depth)
        return values.conditions.choose(variable, self._condition(high, depth), self._condition(low, depth))


def symbols_in(values: Values, roots: Iterable[int]) -> set[int]:
    """Every symbol that some values depend on, through addresses and memory too."""
    found: set[int] = set()
    seen = set(roots)
    stack = list(seen)
    while stack:
        top = stack.pop()
        if values.op[top] is Extra.SYMBOL:
            found.add(top)
        for arg in values.args[top]:
            if arg not in seen:
                seen.add(arg)
                stack.append(arg)
    return found
