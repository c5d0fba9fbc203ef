"""What follows for the result of an operation from the facts of its arguments: possible bits and unsigned intervals.

Each rule over-approximates, for every input. Operations without a rule give anything.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Final

from isatool.semantics.ops import Op
from isatool.verify.values.nodes import Extra, Facts, Label, Operation, Term

if TYPE_CHECKING:
    from isatool.verify.values.table import Table

Rule = Callable[["Table", int, tuple[int, ...], Label], Facts]


def span_of_sum(table: Table, width: int, constant: int, terms: Sequence[Term]) -> tuple[int, int]:
    """The interval of a sum as a whole number, coefficients and the constant read as signed ones; may leave the
    width.
    """
    low = high = signed(constant, width)
    for atoms, coefficient in terms:
        least, most = 1, 1
        for atom in atoms:
            least *= table.low[atom]
            most *= table.high[atom]
        factor = signed(coefficient, width)
        low += factor * (least if factor > 0 else most)
        high += factor * (most if factor > 0 else least)
    return low, high


def signed(value: int, width: int) -> int:
    """A bit pattern as a two's complement number."""
    return value - (1 << width) if value >> (width - 1) else value


def facts_of_sum(table: Table, width: int, constant: int, terms: Sequence[Term]) -> Facts:
    """Facts of a sum modulo 2**width."""
    full = (1 << width) - 1
    low, high = span_of_sum(table, width, constant, terms)
    bits = _bits_of_sum(table, full, constant, terms)
    turns = low >> width
    if high >> width != turns:
        return Facts(bits, 0, bits)
    return Facts(bits, low - (turns << width), high - (turns << width)).tightened()


def _bits_of_sum(table: Table, full: int, constant: int, terms: Sequence[Term]) -> int:
    """The union of the parts' bits if no two parts share one, else everything above the lowest possible bit."""
    bits, lowest = constant, (constant & -constant) if constant else full + 1
    apart = True
    for atoms, coefficient in terms:
        shift = (coefficient & -coefficient).bit_length() - 1
        if len(atoms) == 1:
            part = table.possible[atoms[0]] << shift & full
            apart = apart and coefficient == 1 << shift and not part & bits
        else:
            part = full << shift
            apart = False
        bits |= part
        lowest = min(lowest, part & -part if part else lowest)
    if apart:
        return bits
    return full & ~(lowest - 1)


def _sum(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    assert isinstance(imm, tuple)
    constant, terms = imm
    assert isinstance(constant, int)
    return facts_of_sum(table, width, constant, terms)  # type: ignore[arg-type]


def _same(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    return _facts(table, args[0])


def _facts(table: Table, value: int) -> Facts:
    return Facts(table.possible[value], table.low[value], table.high[value])


def _and(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    a, b = args
    possible = table.possible[a] & table.possible[b]
    return Facts(possible, 0, min(table.high[a], table.high[b])).tightened()


def _or(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    a, b = args
    return Facts(table.possible[a] | table.possible[b], max(table.low[a], table.low[b]), (1 << width) - 1).tightened()


def _xor(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    return Facts.of_bits(table.possible[args[0]] | table.possible[args[1]])


def _shl(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    possible = table.possible[args[0]]
    return Facts.of_bits(((1 << width) - 1) & ~((possible & -possible) - 1) if possible else 0)


def _shr(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    value, count = args
    amount = table.constant(count)
    if amount is not None:
        return Facts(table.possible[value] >> amount, table.low[value] >> amount, table.high[value] >> amount)
    high = table.high[value] >> table.low[count]
    return Facts((1 << high.bit_length()) - 1, 0, high)


def _trunc(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    full = (1 << width) - 1
    value = args[0]
    if table.high[value] <= full:
        return _facts(table, value)
    return Facts.of_bits(table.possible[value] & full)


def _high(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    value = args[0]
    return Facts(table.possible[value] >> width, table.low[value] >> width, table.high[value] >> width)


def _concat(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    low, upper = args
    half = width // 2
    return Facts(
        table.possible[low] | table.possible[upper] << half,
        table.low[low] | table.low[upper] << half,
        table.high[low] | table.high[upper] << half,
    )


def _select(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    return _facts(table, args[1]).joined(_facts(table, args[2]))


def _count(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    return Facts.below(table.width[args[0]] + 1)


def _product(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    most = table.high[args[0]] * table.high[args[1]]
    return Facts.below(most + 1) if most >> width == 0 else Facts.anything(width)


def _high_product(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    return Facts.below((table.high[args[0]] * table.high[args[1]] >> width) + 1)


def _gather(table: Table, width: int, args: tuple[int, ...], imm: Label) -> Facts:
    found = _facts(table, args[0])
    if args[0] not in table.numbering or not _is_first_lane(table, args[1]):
        return found
    rows = -(1 << table.numbering[args[0]][1])
    return Facts(found.possible & rows, found.low & rows, found.high & rows)


def _is_first_lane(table: Table, index: int) -> bool:
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
    Extra.SUM: _sum,
    Extra.LOAD: _load,
    Op.ZEXT: _same,
    Op.AND: _and,
    Op.OR: _or,
    Op.XOR: _xor,
    Op.SHL: _shl,
    Op.SHR: _shr,
    Op.TRUNC: _trunc,
    Op.HIGH: _high,
    Op.CONCAT: _concat,
    Op.SELECT: _select,
    Op.POPCOUNT: _count,
    Op.CLZ: _count,
    Op.CTZ: _count,
    Op.MUL: _product,
    Op.MULHU: _high_product,
    Op.GATHER: _gather,
}
