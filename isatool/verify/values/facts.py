"""The facts of a value from those of its arguments: the rules of `bitvec.facts`, and what only values have.

Operations without a rule give anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from isatool.bitvec import facts, intervals
from isatool.bitvec.facts import Facts
from isatool.bitvec.words import signed
from isatool.semantics.ops import Op
from isatool.verify.values.nodes import Extra, Label, Operation, Term

if TYPE_CHECKING:
    from isatool.verify.values.table import Table

Rule = Callable[["Table", int, tuple[int, ...], Label], Facts]


def span_of_sum(table: Table, width: int, constant: int, terms: Sequence[Term]) -> tuple[int, int]:
    """The interval of a sum as a whole number, coefficients and the constant read as signed ones; may leave the
    width.
    """
    low, high = table.low, table.high
    return intervals.of_sum(
        signed(constant, width),
        ((signed(factor, width), [(low[atom], high[atom]) for atom in atoms]) for atoms, factor in terms),
    )


def facts_of_sum(table: Table, width: int, constant: int, terms: Sequence[Term]) -> Facts:
    """Facts of a sum modulo 2**width."""
    possible = table.possible
    parts = [facts.bits_of_product(width, factor, [possible[atom] for atom in atoms]) for atoms, factor in terms]
    bits = facts.bits_of_sum(width, (constant, *parts))
    return facts.of_sum(width, *span_of_sum(table, width, constant, terms), bits)


def _sum(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    assert isinstance(imm, tuple)
    constant, terms = imm
    assert isinstance(constant, int)
    return facts_of_sum(table, width, constant, terms)  # type: ignore[arg-type]


def _facts(table: Table, value: int) -> Facts:
    return Facts(table.possible[value], table.low[value], table.high[value])


def _plain(rule: facts.Rule) -> Rule:
    return lambda table, width, args, imm: rule(width, *(_facts(table, arg) for arg in args))


def _count(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    return Facts.below(table.width[args[0]] + 1)


def _gather(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    found = _facts(table, args[0])
    if args[0] not in table.numbering or not is_first_lane(table, args[1]):
        return found
    rows = -(1 << table.numbering[args[0]][1])
    return Facts(found.possible & rows, found.low & rows, found.high & rows)


def is_first_lane(table: Table, index: int) -> bool:
    """True for 0, and for the first lane that was on at entry, which is the same: a launch fills waves from there."""
    if table.op[index] is Op.AND:
        counts = [arg for arg in table.args[index] if table.op[arg] is Op.CTZ]
        masks = [table.args[arg][0] for arg in counts]
        limits = [table.constant(arg) for arg in table.args[index]]
        entry = any(table.op[mask] is Extra.MASK and table.args[mask][0] == table.true for mask in masks)
        return entry and table.wave_size - 1 in limits
    return table.constant(index) == 0


def _load(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    assert isinstance(imm, tuple)
    size = imm[1]
    assert isinstance(size, int)
    return Facts.below(1 << min(width, 8 * size))


FACTS: Final[Mapping[Operation, Rule]] = {
    **{op: _plain(rule) for op, rule in facts.RULES.items()},
    Extra.SUM: _sum,
    Extra.LOAD: _load,
    Op.POPCOUNT: _count,
    Op.CLZ: _count,
    Op.CTZ: _count,
    Op.GATHER: _gather,
}
