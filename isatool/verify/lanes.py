"""Values across lanes: gathers of what is known, first lanes of masks."""

from __future__ import annotations

from isatool.semantics.ops import Op
from isatool.verify.nodes import Extra
from isatool.verify.sums import terms_of
from isatool.verify.table import Table


def gather(table: Table, width: int, value: int, index: int) -> int:
    """The value in lane `index` modulo the lane count."""
    if table.uniform[value]:
        return value
    if value == table.lane:
        return table.make(Op.AND, width, index, table.const(table.wave_size - 1))
    if table.uniform[index]:
        found = _in_lane(table, value, index)
        if found is not None:
            return found
    return table.node(Op.GATHER, width, (value, index))


def _in_lane(table: Table, value: int, index: int) -> int | None:
    """What an operation gives in one lane, where that is easily told: selects and logic on lane numbers."""
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
