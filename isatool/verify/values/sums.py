"""Sums of products as they are in the table: a constant and terms."""

from __future__ import annotations

from typing import cast

from isatool.semantics.ops import Op
from isatool.verify.values.nodes import Extra, Term
from isatool.verify.values.table import Table

Sum = dict[tuple[int, ...], int]
"""product of atoms -> coefficient"""


def terms_of(table: Table, value: int) -> tuple[int, tuple[Term, ...]]:
    """A value as constant and terms."""
    op = table.op[value]
    if op is Op.CONST:
        return table.high[value], ()
    if op is Extra.SUM:
        return cast("tuple[int, tuple[Term, ...]]", table.imm[value])
    return 0, (((value,), 1),)


def add_multiple(table: Table, terms: Sum, value: int, factor: int) -> int:
    """Add factor * value to the terms; return what that adds to the constant."""
    constant, added = terms_of(table, value)
    for atoms, coefficient in added:
        terms[atoms] = terms.get(atoms, 0) + factor * coefficient
    return factor * constant


def complemented(table: Table, value: int) -> int | None:
    """x if the value is ~x."""
    if table.op[value] is not Extra.SUM:
        return None
    width = table.width[value]
    full = (1 << width) - 1
    constant, terms = terms_of(table, value)
    if constant == full and len(terms) == 1 and terms[0][1] == full and len(terms[0][0]) == 1:
        return terms[0][0][0]
    return None
