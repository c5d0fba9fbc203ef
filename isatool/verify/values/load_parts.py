"""Bytes that lanes load for each other: a select by a bit of the lane's number is one load at an address with that bit.

What memory held at an address is a function of memory's state and the address. So where lanes exchange parts of
aligned words by DPP, the bytes that each ends up with are a load of its own: `bit ? load(a) : load(b)` of one state is
`load(bit ? a : b)`, a byte of an aligned word is a load of that byte, and neighbouring bytes with their places in a
word are one load. An address that a bit of the lane's number selects is a sum with that bit as a term.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from isatool.semantics.effects import Space
from isatool.semantics.ops import Op
from isatool.verify.values.fields import without_flips
from isatool.verify.values.nodes import Extra, Label
from isatool.verify.values.substitute import CannotSubstituteError, Substitution, symbols_in
from isatool.verify.values.sums import Sum

if TYPE_CHECKING:
    from isatool.verify.values.constructors import Values
    from isatool.verify.values.table import Table

_WORD: Final = 32
_BYTE: Final = 8
_NUMBER: Final = 10
"""bits of a work-item id: a workgroup has no more than 1024"""
_MOST_BITS: Final = 3
"""bits of the lane's number that a shift depends on: 8 lanes exchange bytes"""


class LoadedPart(NamedTuple):
    """Bytes of memory as an unsigned number: the state and the kind of memory, the first byte's address, how many."""

    state: int
    space: Label
    address: int
    size: int


def part_of(table: Table, value: int) -> LoadedPart | None:
    """The bytes of one aligned load that a value is, zero-extended; None if it is anything else."""
    op, args = table.op[value], table.args[value]
    if op is Extra.LOAD:
        return _loaded(table, value)
    if op not in (Op.AND, Op.SHR) or not table.is_const(args[1]):
        return None
    number = table.high[args[1]]
    inner = part_of(table, args[0])
    if inner is None:
        return None
    if op is Op.AND:
        size = number.bit_length() // _BYTE
        return inner._replace(size=size) if number == (1 << _BYTE * size) - 1 and size < inner.size else None
    skipped, rest = divmod(number, _BYTE)
    if rest or skipped >= inner.size or table.op[args[0]] is not Extra.LOAD:
        return None
    return LoadedPart(inner.state, inner.space, _after(table, inner.address, skipped), inner.size - skipped)


def narrowed(table: Table, source: int, mask: int, count: int = 0) -> int | None:
    """`(source & mask) >> count` of an aligned word of LDS as a load of a half or byte, in its place in a word; None if
    it is anything else.
    """
    whole = _loaded(table, source) if table.op[source] is Extra.LOAD else None
    if whole is None or whole.space != Space.LDS.value or whole.size not in (2, 4):
        return None
    skipped, size = (mask & -mask).bit_length() // _BYTE, mask.bit_count() // _BYTE
    if mask != ((1 << _BYTE * size) - 1) << _BYTE * skipped or size not in (1, 2) or skipped % size:
        return None
    part = _load(table, whole._replace(address=_after(table, whole.address, skipped), size=size))
    return table.make(Op.SHL, _WORD, part, table.const(_BYTE * skipped - count))


def _after(table: Table, address: int, count: int) -> int:
    width = table.width[address]
    return table.make(Op.ADD, width, address, table.const(count, width))


def _loaded(table: Table, value: int) -> LoadedPart | None:
    label, args = table.imm[value], table.args[value]
    assert isinstance(label, tuple)
    space, size, place = label
    if place != 0 or len(args) != 2 or size not in (1, 2, 4):
        return None
    assert isinstance(size, int)
    if table.possible[args[1]] & (size - 1):
        return None
    return LoadedPart(args[0], space, args[1], size)


def _load(table: Table, part: LoadedPart) -> int:
    return load_at(table, part.state, part.address, (part.space, part.size, 0))


def load_at(table: Table, state: int, address: int, label: Label) -> int:
    """What a state of memory holds at an address: one form for rows that are swizzled by a constant, x ^ c."""
    return table.node(Extra.LOAD, _WORD, (state, without_flips(table, address)), label)


def is_lane_bit(table: Table, condition: int) -> bool:
    """Whether a condition is a bit of the lane number or of a work-item id that numbers lanes."""
    if table.op[condition] is not Op.BIT:
        return False
    value, index = table.args[condition]
    return (value == table.lane or value in table.numbering) and table.is_const(index)


def chosen(values: Values, width: int, condition: int, yes: int, no: int) -> int | None:
    """A select by a bit of the lane's number as a load, or as a sum with the bit; None if it is neither."""
    if not is_lane_bit(values, condition):
        return None
    first, second = part_of(values, yes), part_of(values, no)
    if first is not None and second is not None:
        if first[:2] != second[:2] or first.size != second.size or first.size not in (1, 2, 4):
            return None
        place = values.make(Op.SELECT, values.width[first.address], condition, first.address, second.address)
        return _load(values, first._replace(address=place))
    if width < _WORD or first is not None or second is not None or (values.is_const(yes) and values.is_const(no)):
        return None
    arms = [_with_bit(values, arm, condition, is_set=is_set) for arm, is_set in ((yes, True), (no, False))]
    if arms[0] is None or arms[1] is None:
        return None
    apart = values.make(Op.SUB, width, arms[0], arms[1])
    if not values.is_const(apart):
        return None
    share = values.make(Op.MUL, width, values.make(Op.ZEXT, width, condition), apart)
    return values.make(Op.ADD, width, arms[1], share)


def _with_bit(values: Values, value: int, condition: int, *, is_set: bool) -> int | None:
    """A value in the lanes in which a bit of an input is 1, or 0."""
    source, index = values.args[condition]
    place = values.high[index]
    bit = 1 << place
    others = (values.make(Op.BIT, 1, source, values.const(other)) for other in range(_NUMBER) if other != place)
    rest = values.make(Op.AND, _WORD, source, values.const(~bit))
    known = values.make(Op.ADD, _WORD, rest, values.const(bit if is_set else 0))
    try:
        mapping = {source: known, condition: values.const(is_set, 1), **{other: other for other in others}}
        return Substitution(values, mapping).of(value)
    except CannotSubstituteError:
        return None


def shifted_right(values: Values, width: int, value: int, amount: int, bits: int = _MOST_BITS) -> int | None:
    """value >> amount where a few bits of the lane's number give the amount; None if it depends on anything else."""
    sources = symbols_in(values, [amount])
    found = sources or ({values.lane} if not values.uniform[amount] else set())
    if len(found) != 1 or bits == 0 or values.high[amount] >= width:
        return None
    (source,) = found
    if source != values.lane and source not in values.numbering:
        return None
    for place in range(_MOST_BITS):
        condition = values.make(Op.BIT, 1, source, values.const(place))
        if not is_lane_bit(values, condition):
            continue
        amounts = [_with_bit(values, amount, condition, is_set=is_set) for is_set in (True, False)]
        if None in amounts or amounts[0] == amounts[1]:
            continue
        parts = []
        for each in amounts:
            assert each is not None
            if values.is_const(each):
                part: int | None = values.make(Op.SHR, width, value, each)
            else:
                part = shifted_right(values, width, value, each, bits - 1)
            if part is None:
                return None
            parts.append(part)
        return values.make(Op.SELECT, width, condition, *parts)
    return None


def is_choice(table: Table, value: int) -> bool:
    """Whether a value is a select, by bits of the lane's number, of constants and of what bytes of loads make."""
    if table.op[value] is not Op.SELECT or not is_lane_bit(table, table.args[value][0]):
        return False
    return all(_has_bytes(table, arm) or is_choice(table, arm) for arm in table.args[value][1:])


def _has_bytes(table: Table, value: int) -> bool:
    """Whether a value is a constant or made of bytes of loads."""
    if table.op[value] is Extra.SUM:
        return all(table.op[atom] is Extra.LOAD for atom in table.args[value])
    return table.is_const(value) or part_of(table, value) is not None


def has_parts(table: Table, terms: Sum) -> bool:
    """Whether there may be loads of neighbouring bytes among the atoms."""
    if len(terms) == 1:
        return False
    op, found = table.op, False
    for atoms in terms:
        if len(atoms) == 1 and op[atoms[0]] is Extra.LOAD:
            if found:
                return True
            found = True
    return False


def join_loads(table: Table, terms: Sum, width: int) -> None:
    """load(a) + 2**(8 * size) * load(a + size) of one state becomes one load, where its address is aligned."""
    if width != _WORD:
        return
    for size in (1, 2):
        found = {}
        for atoms in terms:
            part = _loaded(table, atoms[0]) if len(atoms) == 1 and table.op[atoms[0]] is Extra.LOAD else None
            if part is not None and part.size == size:
                found[part] = atoms
        for part, atoms in found.items():
            if table.possible[part.address] & (2 * size - 1):
                continue
            following = _after(table, part.address, size)
            other = found.get(part._replace(address=following))
            factor = terms[atoms]
            if other is None or (terms[other] - (factor << _BYTE * size)) & ((1 << width) - 1):
                continue
            del terms[atoms], terms[other]
            joined = (_load(table, part._replace(size=2 * size)),)
            terms[joined] = terms.get(joined, 0) + factor
