"""Values of assembler expressions: 64-bit two's complement integers, as the assembler computes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from isatool.asm.literals import integer
from isatool.asm.syntax import Tree
from isatool.records import record


class ExpressionError(Exception):
    """An expression without an absolute value; says which symbol or operator is in the way."""


def _signed(value: int) -> int:
    value &= (1 << 64) - 1
    return value - (1 << 64) if value >> 63 else value


def _divide(left: int, right: int) -> int:
    if right == 0:
        raise ExpressionError("division by zero")
    quotient = abs(left) // abs(right)
    return quotient if (left < 0) == (right < 0) else -quotient


def _truth(value: bool) -> int:
    """The assembler's comparisons give -1 for true."""
    return -1 if value else 0


_BINARY: Final[dict[str, Callable[[int, int], int]]] = {
    "binary_lor": lambda a, b: int(bool(a or b)),
    "binary_land": lambda a, b: int(bool(a and b)),
    "binary_eq": lambda a, b: _truth(a == b),
    "binary_ne": lambda a, b: _truth(a != b),
    "binary_lt": lambda a, b: _truth(a < b),
    "binary_le": lambda a, b: _truth(a <= b),
    "binary_gt": lambda a, b: _truth(a > b),
    "binary_ge": lambda a, b: _truth(a >= b),
    "binary_add": lambda a, b: a + b,
    "binary_sub": lambda a, b: a - b,
    "binary_or": lambda a, b: a | b,
    "binary_xor": lambda a, b: a ^ b,
    "binary_and": lambda a, b: a & b,
    "binary_mul": lambda a, b: a * b,
    "binary_div": _divide,
    "binary_mod": lambda a, b: a - b * _divide(a, b),
    "binary_shl": lambda a, b: a << (b & 63),
    "binary_shr": lambda a, b: (a & ((1 << 64) - 1)) >> (b & 63),
}
_UNARY: Final[dict[str, Callable[[int], int]]] = {
    "negate": lambda a: -a,
    "plus": lambda a: a,
    "invert": lambda a: ~a,
    "lognot": lambda a: int(not a),
    "group": lambda a: a,
}
_CALLS: Final[dict[str, Callable[[list[int]], int]]] = {
    "max": max,
    "min": min,
    "or": lambda values: _fold_or(values),
    "alignto": lambda values: -(-values[0] // values[1]) * values[1],
    # AGPRs and VGPRs share one file; on gfx10 and later only VCC takes extra SGPRs.
    "totalnumvgprs": max,
    "extrasgprs": lambda values: 2 * bool(values[0]),
}


def _fold_or(values: list[int]) -> int:
    result = 0
    for value in values:
        result |= value
    return result


def evaluate(tree: Tree, symbols: Mapping[str, int]) -> int:
    """The value of an expression tree of `assembly.lark`; ExpressionError if it is not absolute."""
    kind = tree.data
    children = [*tree.nodes]
    if kind == "number":
        text = tree.word
        try:
            return integer(text)
        except ValueError:
            raise ExpressionError(f"'{text}' is not an integer") from None
    if kind == "name":
        name = tree.word
        if name not in symbols:
            raise ExpressionError(f"symbol '{name}' has no known value here; define it with .set before")
        return symbols[name]
    if kind in _BINARY:
        return _signed(_BINARY[kind](evaluate(children[0], symbols), evaluate(children[1], symbols)))
    if kind in _UNARY:
        return _signed(_UNARY[kind](evaluate(children[0], symbols)))
    if kind == "call" and tree.word in _CALLS and children:
        values = [evaluate(child, symbols) for child in children]
        try:
            return _signed(_CALLS[tree.word](values))
        except (IndexError, ZeroDivisionError):
            raise ExpressionError(f"wrong arguments of {tree.children[0]}()") from None
    raise ExpressionError(f"cannot evaluate this expression ({kind})")


@record
class AnchoredPlace:
    """Where a label lies: `offset` bytes from a point whose own address is not known, named by `anchor`."""

    anchor: str
    offset: int


def evaluate_distance(tree: Tree, symbols: Mapping[str, int], places: Mapping[str, AnchoredPlace]) -> int:
    """The value of an expression in which labels count as distances from each other.

    ExpressionError if it needs to know where an anchor lies, or is not absolute for another reason.
    """
    value, anchors = _relative(tree, symbols, places)
    if anchors:
        what = "distance between its labels" if sum(anchors.values()) == 0 else "address of its label"
        raise ExpressionError(f"the {what} is not known")
    return value


def _relative(
    tree: Tree, symbols: Mapping[str, int], places: Mapping[str, AnchoredPlace]
) -> tuple[int, dict[str, int]]:
    """(what is added to anchors, how often each anchor counts)."""
    kind = tree.data
    children = [*tree.nodes]
    if kind == "name" and (place := places.get(tree.word)) is not None:
        return place.offset, {place.anchor: 1}
    if kind == "group":
        return _relative(children[0], symbols, places)
    if kind in _BINARY:
        parts = [_relative(child, symbols, places) for child in children]
        (left, first), (right, second) = parts
        if kind in ("binary_add", "binary_sub"):
            sign = 1 if kind == "binary_add" else -1
            counted = {name: first.get(name, 0) + sign * second.get(name, 0) for name in {*first, *second}}
            return _signed(left + sign * right), {name: count for name, count in counted.items() if count}
        if first or second:
            raise ExpressionError("only sums and differences of labels are known")
        return _signed(_BINARY[kind](left, right)), {}
    if kind in _UNARY:
        value, anchors = _relative(children[0], symbols, places)
        if kind == "negate":
            return _signed(-value), {name: -count for name, count in anchors.items()}
        if anchors:
            raise ExpressionError("only sums and differences of labels are known")
        return _signed(_UNARY[kind](value)), {}
    return evaluate(tree, symbols), {}
