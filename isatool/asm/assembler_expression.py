"""Values of assembler expressions: 64-bit two's complement integers, as the assembler computes them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from lark import Token, Tree

from isatool.asm.literals import integer


class ExpressionError(Exception):
    """An expression without an absolute value; says which symbol or operator stands in the way."""


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


def evaluate(tree: Tree[Token], symbols: Mapping[str, int]) -> int:
    """The value of an expression tree of `assembly.lark`; ExpressionError if it is not absolute."""
    kind = str(tree.data)
    children = [child for child in tree.children if isinstance(child, Tree)]
    if kind == "number":
        text = str(tree.children[0])
        try:
            return integer(text)
        except ValueError:
            raise ExpressionError(f"'{text}' is not an integer") from None
    if kind == "name":
        name = str(tree.children[0])
        if name not in symbols:
            raise ExpressionError(f"symbol '{name}' has no known value here; define it with .set before")
        return symbols[name]
    if kind in _BINARY:
        return _signed(_BINARY[kind](evaluate(children[0], symbols), evaluate(children[1], symbols)))
    if kind in _UNARY:
        return _signed(_UNARY[kind](evaluate(children[0], symbols)))
    if kind == "call" and str(tree.children[0]) in _CALLS and children:
        values = [evaluate(child, symbols) for child in children]
        try:
            return _signed(_CALLS[str(tree.children[0])](values))
        except (IndexError, ZeroDivisionError):
            raise ExpressionError(f"wrong arguments of {tree.children[0]}()") from None
    raise ExpressionError(f"cannot evaluate this expression ({kind})")
