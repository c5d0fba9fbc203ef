"""Evaluation of expressions on concrete values of one lane, by the definitions in `concrete.py`. Slow; for tests and
proofs.
"""

from __future__ import annotations

from collections.abc import Callable

from isatool.semantics import concrete
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.ops import LEAVES, TRANSCENDENTAL, Op
from isatool.semantics.transcendental import expansion, is_primitive


def evaluate(expr: Expr, leaf: Callable[[Expr], int]) -> int:
    """The value of an expression without cross-lane operations; `leaf` gives the bits of registers and loaded
    values.
    """
    values: dict[Expr, int] = {}
    for node in walk(expr):
        if node.op is Op.CONST:
            values[node] = node.imm
        elif node.op in LEAVES:
            values[node] = leaf(node)
        elif node.op in TRANSCENDENTAL and not is_primitive(node.op, node.width):
            argument = Expr(Op.VGPR, node.width)
            bits = values[node.args[0]]
            values[node] = _on(expansion(node.op, node.width, argument), bits)
        else:
            widths = tuple(arg.width for arg in node.args)
            values[node] = concrete.apply(
                node.op, node.width, node.imm, widths, tuple(values[arg] for arg in node.args)
            )
    return values[expr]


def _on(expr: Expr, bits: int) -> int:
    """An expression of one leaf on a value of it."""
    return evaluate(expr, lambda _leaf: bits)
