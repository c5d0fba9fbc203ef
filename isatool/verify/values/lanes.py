"""Values across lanes: gathers of what is known, first lanes of masks."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from isatool.semantics import concrete
from isatool.semantics.ops import Op
from isatool.verify.values import bits
from isatool.verify.values.nodes import Extra, Term
from isatool.verify.values.sums import terms_of
from isatool.verify.values.table import Table

if TYPE_CHECKING:
    from isatool.verify.values.constructors import Values

_MOST_STEPS: Final = 200
_OF_LANES: Final = frozenset((
    Op.AND, Op.OR, Op.XOR, Op.SHL, Op.SHR, Op.SAR, Op.MUL, Op.ZEXT, Op.SEXT, Op.TRUNC, Op.SELECT, Op.EQ, Op.ULT, Op.SLT,
    Op.BIT, Op.BITREV, Op.POPCOUNT,
))  # fmt: skip
"""operations that a lane number is computed with"""


def gather(table: Values, width: int, value: int, index: int) -> int:
    """The value in lane `index` modulo the lane count."""
    if table.uniform[value]:
        return value
    lanes = lanes_of(table, index)
    if lanes is not None:
        index = table.permuted.index(lanes)
    if index == table.lane:
        return value
    if table.op[value] is Op.GATHER:
        inner, first = table.args[value]
        earlier = lanes_of(table, first)
        if lanes is not None and earlier is not None:
            return gather(table, width, inner, table.permuted.index(tuple(earlier[lane] for lane in lanes)))
    if value == table.lane:
        return table.make(Op.AND, width, index, table.const(table.wave_size - 1))
    if table.uniform[index]:
        found = _in_lane(table, value, index)
        return table.permuted.in_lane(value, index) if found is None else found
    if lanes is not None and table.op[value] is not Op.GATHER:  # of a lane that data tells, which has no other spelling
        return table.permuted.of(value, lanes)
    return table.node(Op.GATHER, width, (value, index))


def bit(table: Values, value: int, index: int) -> int:
    """Bit `index` of a value, as a condition; one spelling of an index that is a function of the lane number."""
    if index != table.lane and not table.is_const(index) and table.high[index] < table.wave_size:
        lanes = lanes_of(table, index)
        if lanes is not None:
            index = table.permuted.index(lanes)
    return bits.bit(table, value, index)


def lanes_of(table: Values, value: int) -> tuple[int, ...] | None:
    """The value in each lane, modulo the lane count; None if it depends on more than the lane number."""
    known = table.permuted.functions
    if value not in known:
        found = _by_lane(table, value, {})
        if found is None:
            numbered = table.permuted.numbered(value)
            found = None if numbered is None else _by_lane(table, numbered, {})
        known[value] = None if found is None else tuple(number % table.wave_size for number in found)
    return known[value]


def _by_lane(table: Values, value: int, done: dict[int, tuple[int, ...] | None]) -> tuple[int, ...] | None:
    if value in done:
        return done[value]
    op, args, width = table.op[value], table.args[value], table.width[value]
    found: tuple[int, ...] | None = None
    if value == table.lane:
        found = tuple(range(table.wave_size))
    elif op is Op.CONST:
        found = (table.high[value],) * table.wave_size
    elif op is Extra.SYMBOL:
        found = table.permuted.lanes.get(value)
    elif args and (op is Extra.SUM or op in _OF_LANES) and len(done) < _MOST_STEPS:
        parts = [_by_lane(table, arg, done) for arg in args]
        rows = [part for part in parts if part is not None]
        if len(rows) == len(args):
            columns = zip(*rows, strict=True)
            if op is Extra.SUM:
                constant, terms = terms_of(table, value)
                found = tuple(_sum(constant, terms, dict(zip(args, row, strict=True)), width) for row in columns)
            elif isinstance(op, Op):
                widths, imm = tuple(table.width[arg] for arg in args), table.imm[value]
                assert isinstance(imm, int)
                found = tuple(concrete.apply(op, width, imm, widths, row) for row in columns)
    done[value] = found
    return found


def _sum(constant: int, terms: tuple[Term, ...], atoms: dict[int, int], width: int) -> int:
    total = constant
    for product, coefficient in terms:
        total += coefficient * math.prod(atoms[atom] for atom in product)
    return total & ((1 << width) - 1)


def _in_lane(table: Values, value: int, index: int) -> int | None:
    """The value of an operation in one lane, None unless a select on lane numbers decides it."""
    op, args, width = table.op[value], table.args[value], table.width[value]
    if op is Op.SELECT:
        condition = _condition_in_lane(table, args[0], index)
        if condition is not None:
            return gather(table, width, args[1] if condition else args[2], index)
    return None


def _condition_in_lane(table: Table, condition: int, index: int) -> bool | None:
    """Whether `lane == constant` holds in a lane whose number is constant."""
    number = table.constant(index)
    if number is None or table.op[condition] is not Op.EQ:
        return None
    value, zero = table.args[condition]
    if table.constant(zero) == 0 and value == table.lane:
        return number % table.wave_size == 0
    if table.constant(zero) != 0 or table.op[value] is not Extra.SUM or table.args[value] != (table.lane,):
        return None
    constant, terms = terms_of(table, value)
    if terms != (((table.lane,), 1),):
        return None
    return (number % table.wave_size + constant) & 0xFFFFFFFF == 0
