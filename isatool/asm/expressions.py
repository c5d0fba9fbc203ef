"""Expressions of launch specs: integers over sizes, numbers, and arrays in float64 for references.

The language is `grammars/expression.lark`. Names and functions come from the tables here and from the caller; no text
is ever executed as Python. Lengths are limited, so that no text can exhaust the stack.
"""

from __future__ import annotations

import difflib
import math
import operator
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Final

from isatool.diagnostics import Span, UserError
from isatool.grammars import parser
from isatool.records import dataclass

if TYPE_CHECKING:
    from lark import Token, Tree
    from numpy import float64
    from numpy.typing import NDArray

    Array = NDArray[float64]

MAX_LENGTH: Final = 400
"""characters of an expression"""
MAX_BITS: Final = 4096
"""of an integer on the way to a result"""


def _floor_divide(left: int, right: int) -> int:
    if right == 0:
        raise ArithmeticError("division by zero")
    return left // right


def _modulo(left: int, right: int) -> int:
    if right == 0:
        raise ArithmeticError("division by zero")
    return left % right


def _divide_exactly(left: int, right: int) -> int:
    if right == 0:
        raise ArithmeticError("division by zero")
    if left % right:
        raise ArithmeticError(f"{left} / {right} is not a whole number; write // or ceildiv(a, b)")
    return left // right


_INTEGER_OPERATORS: Final[Mapping[str, Callable[[int, int], int]]] = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "divide": _divide_exactly,
    "floor_divide": _floor_divide,
    "modulo": _modulo,
    "equal": lambda a, b: int(a == b),
    "not_equal": lambda a, b: int(a != b),
    "less": lambda a, b: int(a < b),
    "less_equal": lambda a, b: int(a <= b),
    "greater": lambda a, b: int(a > b),
    "greater_equal": lambda a, b: int(a >= b),
}
_INTEGER_FUNCTIONS: Final[Mapping[str, tuple[int, Callable[..., int]]]] = {
    "min": (2, min),
    "max": (2, max),
    "ceildiv": (2, lambda a, b: -_floor_divide(-a, b)),
}
"""number of arguments and function"""

_ARRAY_FUNCTIONS: Final[Mapping[str, tuple[int, int]]] = {
    "exp": (1, 1),
    "log": (1, 1),
    "sqrt": (1, 1),
    "tanh": (1, 1),
    "abs": (1, 1),
    "maximum": (2, 2),
    "minimum": (2, 2),
    "sum": (1, 2),
}
"""least and greatest number of arguments; the functions are numpy's, sum(x, axis) keeps the axis with length 1"""

_OF_NUMPY: Final = {
    "negate": "negative",
    "plus": "positive",
    "modulo": "mod",
    "matrix_multiply": "matmul",
}
"""operators of the grammar that numpy calls otherwise"""


@dataclass(frozen=True)
class SpecExpression:
    """A parsed expression. `span` is where its text begins in the file it is in."""

    text: str
    tree: Tree[Token]
    span: Span

    @cached_property
    def names(self) -> frozenset[str]:
        """Every name that it looks up, functions not counted."""
        return frozenset(str(node.children[0]) for node in self.tree.iter_subtrees() if node.data == "name")

    def integer(self, values: Mapping[str, int]) -> int:
        """Its value over whole numbers: `/` must divide exactly, comparisons are 0 or 1. UserError otherwise."""
        return self._integer(self.tree, values)

    def number(self, values: Mapping[str, float]) -> float:
        """Its value as one number, computed in float64. UserError if it is none."""
        result = self.array(dict(values))
        if result.size != 1:
            raise self.error("this is an array, expected a number")
        return float(result.reshape(()))

    def array(self, values: Mapping[str, float | Array]) -> Array:
        """Its value as a float64 array; numbers are arrays without dimensions. UserError for shapes that do not fit."""
        return _ArrayEvaluator(self, values).evaluate(self.tree)

    def error(self, message: str, node: Tree[Token] | None = None, hint: str = "") -> UserError:
        """A UserError at this expression, or at one node of it."""
        offset, length = 0, len(self.text)
        if node is not None and not node.meta.empty:
            offset, length = node.meta.start_pos, node.meta.end_pos - node.meta.start_pos
        column = self.span.column + offset if self.span.column else 0
        span = Span(self.span.path, self.span.line, column, max(1, length))
        return UserError(f"{message}, in '{self.text}'", span, hint)

    def unknown_name(self, name: str, known: Mapping[str, object] | frozenset[str], node: Tree[Token]) -> UserError:
        """A UserError for a name that is not known, with the nearest known ones."""
        near = difflib.get_close_matches(name, list(known), 3) or sorted(known)[:8]
        return self.error(
            f"unknown name '{name}'", node, f"known names: {', '.join(near)}" if near else "no name is known"
        )

    def _integer(self, node: Tree[Token], values: Mapping[str, int]) -> int:
        kind = str(node.data)
        if kind == "number":
            text = str(node.children[0])
            if not text.lower().startswith("0x") and not (text.isascii() and text.isdigit()):
                raise self.error(f"'{text}' is not a whole number", node)
            return int(text, 16) if text.lower().startswith("0x") else int(text)
        if kind == "name":
            name = str(node.children[0])
            if name not in values:
                raise self.unknown_name(name, values, node)
            return values[name]
        trees = _trees(node)
        arguments = []
        try:
            if kind in _INTEGER_OPERATORS:
                arguments = [self._integer(tree, values) for tree in trees]
                return _limited(_INTEGER_OPERATORS[kind](*arguments))
            if kind in ("negate", "plus"):
                value = self._integer(trees[0], values)
                return -value if kind == "negate" else value
            if kind == "call":
                name = str(node.children[0])
                if name not in _INTEGER_FUNCTIONS:
                    raise self.unknown_name(name, _INTEGER_FUNCTIONS, node)
                count, function = _INTEGER_FUNCTIONS[name]
                self.check_count(node, name, len(trees), count, 8 if name in ("min", "max") else count)
                return function(*(self._integer(tree, values) for tree in trees))
        except ArithmeticError as error:
            raise self.error(str(error), node) from None
        raise self.error(f"{kind.replace('_', ' ')} is for arrays, expected whole numbers", node)

    def check_count(self, node: Tree[Token], name: str, count: int, least: int, most: int) -> None:
        """UserError unless a call has between `least` and `most` arguments."""
        if not least <= count <= most:
            wanted = str(least) if least == most else f"{least} to {most}"
            raise self.error(f"{name}() takes {wanted} arguments, not {count}", node)


def parse_expression(text: str, span: Span) -> SpecExpression:
    """Parse one expression whose text begins at `span`; UserError at the character where it cannot go on."""
    if len(text) > MAX_LENGTH:
        raise UserError(f"an expression of {len(text)} characters, the limit is {MAX_LENGTH}", span)
    from lark.exceptions import UnexpectedCharacters, UnexpectedEOF, UnexpectedInput

    try:
        tree = parser("expression").parse(text)
    except UnexpectedInput as error:
        at_end = isinstance(error, UnexpectedEOF) or (error.pos_in_stream or 0) < 0 or "$END" in str(error)[:60]
        offset = len(text) if at_end else error.pos_in_stream or 0
        column = span.column + offset if span.column else 0
        found = "the end" if offset >= len(text) else f"'{text[offset : offset + 12]}'"
        what = "a character that no expression has" if isinstance(error, UnexpectedCharacters) else "unexpected"
        raise UserError(
            f"cannot read the expression '{text}': {what}: {found}",
            Span(span.path, span.line, column),
            "expected names, numbers, + - * / // % @ and ( )",
        ) from None
    return SpecExpression(text, tree, span)


def _trees(node: Tree[Token]) -> list[Tree[Token]]:
    return [child for child in node.children if not isinstance(child, str)]


def _limited(value: int) -> int:
    if value.bit_length() > MAX_BITS:
        raise ArithmeticError("the number is too large")
    return value


class _ArrayEvaluator:
    """Evaluates over float64 arrays; numpy is imported on first use."""

    def __init__(self, expression: SpecExpression, values: Mapping[str, float | Array]) -> None:
        import numpy

        self.numpy = numpy
        self.expression = expression
        self.values = values

    def evaluate(self, node: Tree[Token]) -> Array:
        numpy = self.numpy
        kind = str(node.data)
        if kind == "number":
            text = str(node.children[0])
            return self._array(int(text, 16) if text.lower().startswith("0x") else float(text))
        if kind == "name":
            name = str(node.children[0])
            if name not in self.values:
                raise self.expression.unknown_name(name, self.values, node)
            return self._array(self.values[name])
        if kind == "index":
            return self._index(node)
        trees = _trees(node)
        operands = [self.evaluate(tree) for tree in trees]
        try:
            with numpy.errstate(all="ignore"):
                return self._array(self._apply(node, kind, operands))
        except ValueError:
            shapes = " and ".join(str(operand.shape) for operand in operands)
            raise self.expression.error(f"shapes {shapes} do not fit", node) from None

    def _array(self, value: object) -> Array:
        found: Array = self.numpy.asarray(value, dtype=self.numpy.float64)
        return found

    def _apply(self, node: Tree[Token], kind: str, operands: list[Array]) -> object:
        numpy = self.numpy
        if kind == "call":
            return self._call(node, str(node.children[0]), operands)
        return getattr(numpy, _OF_NUMPY.get(kind, kind))(*operands)

    def _call(self, node: Tree[Token], name: str, operands: list[Array]) -> object:
        if name not in _ARRAY_FUNCTIONS:
            raise self.expression.unknown_name(name, _ARRAY_FUNCTIONS, node)
        self.expression.check_count(node, name, len(operands), *_ARRAY_FUNCTIONS[name])
        numpy = self.numpy
        if name == "sum":
            if len(operands) == 1:
                return numpy.sum(operands[0])
            axis = self._whole(operands[1], node)
            if not -operands[0].ndim <= axis < operands[0].ndim:
                raise self.expression.error(f"axis {axis} of an array with {operands[0].ndim} dimensions", node)
            return numpy.sum(operands[0], axis=axis, keepdims=True)
        return getattr(numpy, name)(*operands)

    def _index(self, node: Tree[Token]) -> Array:
        trees = _trees(node)
        array = self.evaluate(trees[0])
        if len(trees) - 1 > array.ndim:
            raise self.expression.error(f"{len(trees) - 1} subscripts for an array with {array.ndim} dimensions", node)
        subscripts: list[int | slice] = []
        for axis, subscript in enumerate(trees[1:]):
            if subscript.data != "slice":
                index = self._whole(self.evaluate(subscript), subscript)
                if not -array.shape[axis] <= index < array.shape[axis]:
                    raise self.expression.error(
                        f"index {index} of an axis with {array.shape[axis]} elements", subscript
                    )
                subscripts.append(index)
                continue
            first, last = (self._bound(bound) for bound in subscript.children)
            subscripts.append(slice(first, last))
        return array[tuple(subscripts)]

    def _bound(self, bound: Tree[Token] | Token) -> int | None:
        inner = None if bound is None or isinstance(bound, str) else next(iter(_trees(bound)), None)
        return None if inner is None else self._whole(self.evaluate(inner), inner)

    def _whole(self, value: Array, node: Tree[Token]) -> int:
        number = float(value.reshape(())) if value.size == 1 else math.nan
        if not number.is_integer():
            raise self.expression.error("expected a whole number", node)
        return int(number)
