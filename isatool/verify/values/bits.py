"""Bitwise operations and shifts in normal form: masks cut to the bits that can be set, shifts by constants as products.

`or` of parts that share no bit is their sum, `not x` is -1 - x, a flipped top bit is added: so address arithmetic that
is written with logic meets the one that is written with sums. It is long because rewrites to one normal form ask each
other back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial, reduce
from typing import Final, NamedTuple

from isatool.bitvec.intervals import fits
from isatool.bitvec.words import signed, trailing_zeros
from isatool.semantics.ops import Op
from isatool.verify.values import functions, load_parts, ring
from isatool.verify.values.facts import span_of_sum
from isatool.verify.values.nodes import Extra, Term
from isatool.verify.values.ring import combine, linear, reduced
from isatool.verify.values.sums import Sum, complemented, terms_of
from isatool.verify.values.table import Table

WORD: Final = 32


def and_(table: Table, width: int, a: int, b: int) -> int:
    """a & b."""
    if a == b:
        return a
    if table.is_const(a):
        a, b = b, a
    mask = table.constant(b)
    if mask is not None:
        return _masked(table, width, a, mask)
    if table.possible[a] & table.possible[b] == 0:
        return table.const(0, width)
    return _of_unknown(table, Op.AND, width, a, b)


def _of_unknown(table: Table, op: Op, width: int, a: int, b: int) -> int:
    """a & b or a | b where neither is constant and they may share bits."""
    found = _of_flags(table, op, width, a, b)
    if found is None:
        found = _into_operand(table, op, width, a, b)
    if found is None:
        found = _absorbed(table, op, a, b)
    if found is not None:
        return found
    inner, other = complemented(table, a), complemented(table, b)
    if inner is not None and other is not None:
        return not_(table, width, (or_ if op is Op.AND else and_)(table, width, inner, other))
    if inner == b or other == a:
        return table.const(0 if op is Op.AND else -1, width)
    return _chained(table, op, width, a, b)


def _of_flags(table: Table, op: Op, width: int, a: int, b: int) -> int | None:
    """The operation on the conditions of two numbers that are 1 where these hold and 0 elsewhere; None for others."""
    first, second = _condition_of(table, a), _condition_of(table, b)
    if first is None or second is None:
        return None
    return table.make(Op.ZEXT, width, table.make(op, 1, first, second))


def _condition_of(table: Table, value: int) -> int | None:
    """The condition of a number that is made of one: 1 where it holds, 0 elsewhere; None for other numbers."""
    if table.high[value] > 1:
        return None
    for number, opposite in ((value, False), (combine(table, table.width[value], ((value, -1),), 1), True)):
        if table.op[number] is Op.ZEXT and table.width[table.args[number][0]] == 1:
            flag = table.args[number][0]
            return table.make(Op.NOT, 1, flag) if opposite else flag
    return None


def _into_operand(table: Table, op: Op, width: int, a: int, b: int) -> int | None:
    """The operation in the arms of a select of constants, or on each lane's own bit of masks; None elsewhere."""
    for x, y in ((a, b), (b, a)):
        if table.op[x] is Op.SELECT and _constant_arms(table, x):
            return _into_select(table, op, width, x, y)
    return _of_lanes(table, op, a, b)


def _absorbed(table: Table, op: Op, a: int, b: int) -> int | None:
    """x | (x & y) and x & (x | y) are x; x & (x & y) is x & y. None if it is none of these."""
    for x, y in ((a, b), (b, a)):
        if table.op[x] is op and y in table.args[x]:
            return x
        other = Op.AND if op is Op.OR else Op.OR
        if table.op[x] is other and set(_parts(table, other, y)) <= set(_parts(table, other, x)):
            return y
    return None


def _parts(table: Table, op: Op, value: int) -> list[int]:
    """The operands of a chain of one operation."""
    chain = [value]
    while table.op[chain[-1]] is op:
        last = chain.pop()
        chain += [table.args[last][1], table.args[last][0]]
    return chain


def _chained(table: Table, op: Op, width: int, a: int, b: int) -> int:
    """Operands of an operation in one order, each once (exclusive or: an even number of times is none)."""
    parts = [*_parts(table, op, a), *_parts(table, op, b)]
    kept = sorted(set(parts) if op is not Op.XOR else {part for part in parts if parts.count(part) % 2})
    constants = [part for part in kept if table.is_const(part)]
    if constants:
        return table.node(op, width, (min(a, b), max(a, b)) if op is not Op.AND else (a, b))
    if not kept:
        return table.const(0, width)
    found = kept[0]
    for part in kept[1:]:
        found = table.node(op, width, (found, part))
    return functions.as_function(table, found)


def _masked(table: Table, width: int, value: int, mask: int) -> int:
    """value & constant."""
    constant = table.constant(value)
    if constant is not None:
        return table.const(constant & mask, width)
    mask &= table.possible[value]
    if mask == table.possible[value]:
        return value
    if mask == 0:
        return table.const(0, width)
    op, args = table.op[value], table.args[value]
    if op is Op.SELECT and (_constant_arms(table, value) or load_parts.is_choice(table, value)):
        return _into_select(table, Op.AND, width, value, table.const(mask, width))
    if op is Op.AND:
        inner = table.constant(args[1])
        if inner is not None:
            return _masked(table, width, args[0], mask & inner)
    if op is Op.OR:
        for part, other in (args, args[::-1]):
            if not table.possible[part] & mask:
                return _masked(table, width, other, mask)
    flipped = _flipped(table, value)
    if flipped is not None:
        return xor(table, width, _masked(table, width, flipped[0], mask), table.const(flipped[1] & mask, width))
    count = trailing_zeros(mask)
    below = (1 << count) - 1
    if width == 64 and mask | below == table.possible[value] | below:  # only low bits go: pointers stay sums
        dropped = _masked(table, width, value, below)
        return combine(table, width, ((value, 1), (dropped, -1)))
    if op is Extra.SUM:
        return _masked_sum(table, width, value, mask)
    if op is Op.SAR and mask >> (width - table.high[args[1]]) == 0:  # no copy of the sign is left
        return _masked(table, width, shift_right(table, width, *args), mask)
    if op is Op.SHR and table.is_const(args[1]):
        if not table.possible[value] & ~(mask | below):  # only low bits go: the same as a larger shift and one back
            return shl(table, width, shr(table, width, value, count), count)
        if count:
            return shl(table, width, _masked(table, width, shr(table, width, value, count), mask >> count), count)
        count = table.high[args[1]]
        kept = reduced(table, args[0], count + mask.bit_length())
        return _and_node(table, width, shr(table, width, kept, count), mask)
    return _and_node(table, width, value, mask)


def _masked_sum(table: Table, width: int, value: int, mask: int) -> int:
    value = reduced(table, value, mask.bit_length())
    constant, terms = terms_of(table, value)
    if not terms:
        return table.const(constant & mask, width)
    lowest = trailing_zeros(mask)
    multiples, rest = _split(table, width, constant, terms, lowest)
    if rest is None:
        # the parts below the mask's lowest bit cannot carry into it
        value = multiples
        constant, terms = terms_of(table, value)
    if table.possible[value] & ~mask == 0:
        return value
    if table.op[value] is not Extra.SUM:
        return _masked(table, width, value, mask)
    shift = _shared_zeros(constant, terms)
    if shift:
        smaller = linear(table, width, constant >> shift, {atoms: factor >> shift for atoms, factor in terms})
        return combine(table, width, ((_masked(table, width, smaller, mask >> shift), 1 << shift),))
    if constant:
        rest = combine(table, width, ((value, 1),), -constant)
        if not table.possible[rest] & constant:
            return combine(table, width, ((_masked(table, width, rest, mask), 1),), constant & mask)
    apart = ring.parts_apart(table, value) if width == WORD else None
    if apart is not None:  # parts that share no bit are masked each
        return combine(table, width, [(_masked(table, width, part, mask), 1) for part in apart])
    return _and_node(table, width, value, mask)


def _and_node(table: Table, width: int, value: int, mask: int) -> int:
    mask &= table.possible[value]
    if mask == table.possible[value]:
        return value
    if mask == 0:
        return table.const(0, width)
    part = load_parts.narrowed(table, value, mask) if width == WORD else None
    return table.node(Op.AND, width, (value, table.const(mask, width))) if part is None else part


def _split(table: Table, width: int, constant: int, terms: tuple[Term, ...], bits: int) -> tuple[int, int | None]:
    """A sum as multiples of 2**bits plus a rest; the rest is None if it is certainly within 0 <= rest < 2**bits."""
    low = (1 << bits) - 1
    upper = [(atoms, factor) for atoms, factor in terms if factor & low == 0]
    lower = [(atoms, factor) for atoms, factor in terms if factor & low]
    multiples = linear(table, width, constant & ~low, dict(upper))
    if fits(*span_of_sum(table, width, constant & low, lower), bits):
        return multiples, None
    return multiples, linear(table, width, constant & low, dict(lower))


def or_(table: Table, width: int, a: int, b: int) -> int:
    """a | b."""
    if a == b:
        return a
    if table.possible[a] & table.possible[b] == 0:
        return combine(table, width, ((a, 1), (b, 1)))
    if table.is_const(a):
        a, b = b, a
    mask = table.constant(b)
    full = (1 << width) - 1
    if mask is not None:
        constant = table.constant(a)
        if constant is not None:
            return table.const(constant | mask, width)
        if mask == full:
            return b
        return combine(table, width, ((_masked(table, width, a, full & ~mask), 1),), mask)
    return _of_unknown(table, Op.OR, width, a, b)


def xor(table: Table, width: int, a: int, b: int) -> int:
    """a ^ b."""
    if a == b:
        return table.const(0, width)
    if table.possible[a] & table.possible[b] == 0:
        return combine(table, width, ((a, 1), (b, 1)))
    if table.is_const(a):
        a, b = b, a
    mask = table.constant(b)
    full = (1 << width) - 1
    if mask is not None:
        constant = table.constant(a)
        if constant is not None:
            return table.const(constant ^ mask, width)
        if mask == full:
            return not_(table, width, a)
        if mask == 1 << (width - 1):
            return combine(table, width, ((a, 1),), mask)
        flipped = _flipped(table, a)
        if flipped is not None:
            return xor(table, width, flipped[0], table.const(flipped[1] ^ mask, width))
        if table.op[a] is Extra.SUM:
            known = terms_of(table, a)[0]
            rest = combine(table, width, ((a, 1),), -known)
            if known & mask and not table.possible[rest] & known:  # bits of the sum that are 1
                flipped_rest = xor(table, width, rest, table.const(mask & ~known, width))
                return combine(table, width, ((flipped_rest, 1),), known & ~mask)
        shift = _shared_shift(table, a)
        if shift and not mask & ((1 << shift) - 1):
            smaller = shr(table, width, a, shift)
            return shl(table, width, xor(table, width, smaller, table.const(mask >> shift, width)), shift)
    pushed = _of_flags(table, Op.XOR, width, a, b)
    if pushed is None:
        pushed = _into_operand(table, Op.XOR, width, a, b)
    if pushed is not None:
        return pushed
    for x, y in ((a, b), (b, a)):
        opposite = complemented(table, x)
        if opposite is not None:
            return not_(table, width, xor(table, width, opposite, y))
        if table.op[x] is Op.SAR and table.constant(table.args[x][1]) == width - 1:
            sign = bit(table, table.args[x][0], table.const(width - 1))
            return table.make(Op.SELECT, width, sign, not_(table, width, y), y)
    return _chained(table, Op.XOR, width, a, b)


def _flipped(table: Table, value: int) -> tuple[int, int] | None:
    """(x, constant) of x ^ constant."""
    if table.op[value] is Op.XOR:
        for rest, constant in (table.args[value], table.args[value][::-1]):
            if table.is_const(constant):
                return rest, table.high[constant]
    return None


def _shared_shift(table: Table, value: int) -> int:
    """By how much all parts of a sum that does not wrap are shifted up; 0 for anything else."""
    if table.op[value] is not Extra.SUM:
        return 0
    constant, terms = terms_of(table, value)
    if not fits(*span_of_sum(table, table.width[value], constant, terms), table.width[value]):
        return 0
    return _shared_zeros(constant, terms)


def _shared_zeros(constant: int, terms: Iterable[Term]) -> int:
    """How often 2 divides all of a sum."""
    return min(trailing_zeros(number) for number in (constant, *(factor for _, factor in terms)))


def not_(table: Table, width: int, a: int) -> int:
    """~a, which is -1 - a."""
    if table.op[a] is Op.SELECT and _constant_arms(table, a):
        condition, yes, no = table.args[a]
        return table.make(Op.SELECT, width, condition, not_(table, width, yes), not_(table, width, no))
    return combine(table, width, ((a, -1),), -1)


def _constant_arms(table: Table, value: int) -> bool:
    return all(table.is_const(arm) for arm in table.args[value][1:])


def _into_select(table: Table, op: Op, width: int, chosen: int, other: int) -> int:
    """op(select(c, k1, k2), other) as select(c, op(k1, other), op(k2, other))."""
    condition, yes, no = table.args[chosen]
    return table.make(Op.SELECT, width, condition, table.make(op, width, yes, other), table.make(op, width, no, other))


def _of_lanes(table: Table, op: Op, a: int, b: int) -> int | None:
    """Logic on masks of lanes as logic on the lane's own bit. Lanes that were off at entry stay 0."""
    if table.width[a] != table.wave_size:
        return _of_half(table, op, a, b)
    if table.op[b] is Extra.MASK:
        a, b = b, a
    if table.op[a] is not Extra.MASK or not table.uniform[b]:
        return None
    if op is not Op.AND and table.op[b] is not Extra.MASK:
        return None
    own = table.make(op, 1, table.args[a][0], table.make(Op.BIT, 1, b, table.lane))
    return lanes_where(table, own)


def _of_half(table: Table, op: Op, a: int, b: int) -> int | None:
    """The same of one register of a pair."""
    first, second = mask_part(table, a), mask_part(table, b)
    if first is None or not isinstance(first.half, Op):
        first, second, b = second, first, a
    if first is None or not isinstance(first.half, Op) or not table.uniform[b]:
        return None
    if second is None:
        if op is not Op.AND:
            return None
        inverse = complemented(table, b)
        part = mask_part(table, inverse) if inverse is not None else None
        if part is not None and part.half is first.half:
            own = table.make(Op.NOT, 1, part.condition)
        else:
            pair = (b, table.zero) if first.half is Op.TRUNC else (table.zero, b)
            own = table.make(Op.BIT, 1, table.make(Op.CONCAT, table.wave_size, *pair), table.lane)
    elif second.half not in (None, first.half):
        return None
    else:
        own = second.condition
    return first.of(table, table.make(op, 1, first.condition, own))


def joined(table: Table, width: int, low: int, upper: int) -> int:
    """Two halves; registers of lane masks make a lane mask, also if they belong to different ones."""
    if width == table.wave_size:
        first, second = mask_part(table, low), mask_part(table, upper)
        halves = [part.half if part is not None else Extra.MASK for part in (first, second)]
        if (
            first is not None
            and second is not None
            and halves
            in (
                [Op.TRUNC, Op.HIGH],
                [Op.TRUNC, None],
                [None, Op.HIGH],
            )
        ):
            if first.condition == second.condition:
                return lanes_where(table, first.condition)
            lower = table.make(Op.ULT, 1, table.lane, table.const(width // 2))
            return lanes_where(table, table.make(Op.SELECT, 1, lower, first.condition, second.condition))
    return ring.concat(table, width, low, upper)


def lanes_where(table: Table, condition: int) -> int:
    """The lanes, of those active at entry, where the condition holds."""
    size = table.wave_size
    return table.no_lanes if condition == table.false else table.node(Extra.MASK, size, (condition,))


def lane_mask(table: Table, registers: Mapping[int, int], code: int) -> int:
    """The lane mask that begins in a register; in wave64 of the pair."""
    if table.wave_size == table.width[table.zero]:
        return registers[code]
    return table.make(Op.CONCAT, table.wave_size, registers[code], registers[code + 1])


def mask_registers(table: Table, mask: int) -> tuple[int, ...]:
    """A lane mask as the values of its registers."""
    width = table.width[table.zero]
    if table.wave_size == width:
        return (mask,)
    return tuple(table.make(op, width, mask) for op in (Op.TRUNC, Op.HIGH))


class MaskPart(NamedTuple):
    """A register of a lane mask: the condition of its lanes, and its half of the mask, MASK for all of it.

    The half is None for a register of zeros, which may be any.
    """

    condition: int
    half: Op | Extra | None

    def of(self, table: Table, condition: int) -> int:
        """The same register of the mask of another condition."""
        mask = lanes_where(table, condition)
        return table.make(self.half, table.width[table.zero], mask) if isinstance(self.half, Op) else mask


def mask_part(table: Table, value: int) -> MaskPart | None:
    """What a value is of a lane mask; None if it may have lanes that were off at entry."""
    op, args = table.op[value], table.args[value]
    if op is Extra.MASK:
        return MaskPart(args[0], op)
    if table.constant(value) == 0:
        return MaskPart(table.false, None)
    if (op is Op.TRUNC or op is Op.HIGH) and table.op[args[0]] is Extra.MASK and table.width[value] == 32:
        return MaskPart(table.args[args[0]][0], op)
    return None


def common_part(parts: Iterable[MaskPart | None]) -> MaskPart | None:
    """The register that all values are of their masks, with the condition of one of them."""
    found = [part for part in parts if part is None or part.half is not None]
    halves = {None if part is None else part.half for part in found}
    return found[0] if len(halves) == 1 else None


def field_of_bit(table: Table, width: int, value: int, index: int) -> int:
    """A bit as a number: (value >> index) & 1, the form that fields have."""
    source = table.width[value]
    field = _masked(table, source, shr(table, source, value, table.high[index]), 1)
    if source > width:
        return ring.trunc(table, width, field)
    return ring.zext(table, width, field)


# -- shifts


def shl(table: Table, width: int, value: int, count: int) -> int:
    """value << constant."""
    return combine(table, width, ((value, 1 << count),))


def shift_left(table: Table, width: int, value: int, amount: int) -> int:
    """value << amount."""
    count = table.constant(amount)
    if count is not None:
        return shl(table, width, value, count)
    if table.constant(value) == 0:
        return value
    return table.node(Op.SHL, width, (value, amount))


def shift_right(table: Table, width: int, value: int, amount: int) -> int:
    """value >> amount, unsigned."""
    count = table.constant(amount)
    if count is not None:
        return shr(table, width, value, count)
    if table.constant(value) == 0:
        return value
    return table.node(Op.SHR, width, (value, amount))


def shr(table: Table, width: int, value: int, count: int) -> int:
    """value >> constant, unsigned."""
    if count == 0:
        return value
    if table.possible[value] >> count == 0:
        return table.const(0, width)
    op, args = table.op[value], table.args[value]
    if op is Op.CONST:
        return table.const(table.high[value] >> count, width)
    if op is Op.SHR and table.is_const(args[1]):
        total = count + table.high[args[1]]
        return shr(table, width, args[0], total) if total < width else table.const(0, width)
    if op is Op.AND and table.is_const(args[1]):
        return _masked(table, width, shr(table, width, args[0], count), table.high[args[1]] >> count)
    flipped = _flipped(table, value)
    if flipped is not None:
        return xor(table, width, shr(table, width, flipped[0], count), table.const(flipped[1] >> count, width))
    if op is Op.ZEXT and table.width[args[0]] > 1 and count < table.width[args[0]]:
        return ring.zext(table, width, shr(table, table.width[args[0]], args[0], count))
    if op is Extra.SUM:
        apart = _shifted_apart(table, width, *terms_of(table, value), count)
        if apart is not None:
            return apart
    if width == 64 and count >= 32:
        return ring.zext(table, 64, shr(table, 32, ring.high(table, 32, value), count - 32))
    if op is Extra.SUM:
        found = _shifted_sum(table, width, value, count)
        if found is not None:
            return found
    if op is Op.SELECT and (_constant_arms(table, value) or load_parts.is_choice(table, value)):
        return _into_select(table, Op.SHR, width, value, table.const(count))
    mask = (table.possible[value] >> count) << count
    part = load_parts.narrowed(table, value, mask, count) if width == WORD else None
    return table.node(Op.SHR, width, (value, table.const(count))) if part is None else part


def _shifted_sum(table: Table, width: int, value: int, count: int) -> int | None:
    """(multiples of 2**count + rest) >> count, if neither sum wraps."""
    constant, terms = terms_of(table, value)
    if not fits(*span_of_sum(table, width, constant, terms), width):
        return _scaled_down(table, width, constant, terms, count)
    shared = _shared_zeros(constant, terms)
    if 0 < shared < count:
        smaller: Sum = {atoms: _signed_shift(factor, width, shared) for atoms, factor in terms}
        found = linear(table, width, _signed_shift(constant, width, shared), smaller)
        return shr(table, width, found, count - shared)
    low = (1 << count) - 1
    upper = [(atoms, factor) for atoms, factor in terms if factor & low == 0]
    fields = [(atoms, factor) for atoms, factor in terms if factor & low and _is_multiple(table, atoms, factor, count)]
    lower = [(atoms, factor) for atoms, factor in terms if factor & low and (atoms, factor) not in fields]
    least, most = span_of_sum(table, width, constant & low, lower)
    if not fits(least, most, width) or not (upper or fields or constant >> count):
        return None
    total: Sum = {atoms: _signed_shift(factor, width, count) for atoms, factor in upper}
    found = linear(table, width, _signed_shift(constant & ~low, width, count), total)
    shifted = [(shr(table, width, atoms[0], count - trailing_zeros(factor)), 1) for atoms, factor in fields]
    if most > low:
        shifted.append((shr(table, width, linear(table, width, constant & low, dict(lower)), count), 1))
    return combine(table, width, ((found, 1), *shifted)) if shifted else found


def _shifted_apart(table: Table, width: int, constant: int, terms: tuple[Term, ...], count: int) -> int | None:
    """A sum of powers of two times atoms that share no bit, each shifted by itself."""
    copies = ring.copies_apart(table, width, constant, terms)
    if copies is None:
        return None
    parts = [(table.const(constant >> count, width), 1)]
    for atom, scale in copies:
        lower = scale < count
        parts.append((shr(table, width, atom, count - scale), 1) if lower else (atom, 1 << (scale - count)))
    return combine(table, width, parts)


def _scaled_down(table: Table, width: int, constant: int, terms: tuple[Term, ...], count: int) -> int | None:
    """(2**scale * x) >> count as bits of x, whatever x is."""
    scale = _shared_zeros(constant, terms)
    if not scale:
        return None
    smaller: Sum = {atoms: factor >> scale for atoms, factor in terms}
    inner = _masked(table, width, linear(table, width, constant >> scale, smaller), (1 << (width - scale)) - 1)
    if scale >= count:
        return _masked(table, width, shl(table, width, inner, scale - count), (1 << (width - count)) - 1)
    return shr(table, width, inner, count - scale)


def _is_multiple(table: Table, atoms: tuple[int, ...], factor: int, count: int) -> bool:
    """True for a power of two times a field, such as 4 * (x & 56), that is a multiple of 2**count."""
    if len(atoms) > 1 or factor & (factor - 1):
        return False
    return not table.possible[atoms[0]] & ((1 << count - trailing_zeros(factor)) - 1)


def _signed_shift(value: int, width: int, count: int) -> int:
    return signed(value, width) >> count


def shift_right_signed(table: Table, width: int, value: int, amount: int) -> int:
    """value >> amount, signed."""
    count = table.constant(amount)
    if count == 0:
        return value
    if table.fits(value, width - 1):
        return shift_right(table, width, value, amount)
    constant = table.constant(value)
    if constant is not None and count is not None:
        return table.const(signed(constant, width) >> count, width)
    if count is not None and count < width - 1 and table.op[value] is Extra.SUM:  # a sign word extends a whole sum
        value = _masked(table, width, value, ((1 << width) - 1) & -(1 << count))
        if table.fits(value, width - 1):
            return shr(table, width, value, count)
    if count is not None and table.op[value] is Op.SAR and table.is_const(table.args[value][1]):
        inner, before = table.args[value]
        return shift_right_signed(table, width, inner, table.const(min(width - 1, count + table.high[before])))
    if width == 64 and count is not None and count >= 32:
        upper = ring.high(table, 32, value)
        return ring.sext(table, 64, shift_right_signed(table, 32, upper, table.const(count - 32)))
    return table.node(Op.SAR, width, (value, amount))


def _bit_of_lane(table: Table, mask: int) -> int | None:
    """The condition that a constant mask has the lane's bit, where one bit of the lane number decides it."""
    every = (1 << table.wave_size) - 1
    for place in range((table.wave_size - 1).bit_length()):
        low = (1 << (1 << place)) - 1
        without = every // ((1 << (2 << place)) - 1) * low
        if mask in (without, every ^ without):
            found = bit(table, table.lane, table.const(place))
            return found if mask != without else table.make(Op.NOT, 1, found)
    return None


def bit(table: Table, value: int, index: int) -> int:
    """Bit `index` of a value, as a condition."""
    number = table.constant(index)
    op, args = table.op[value], table.args[value]
    constant = table.constant(value)
    if constant is not None and number is not None:
        return table.const(constant >> number, 1)
    if constant is not None and (constant == 0 or constant == (1 << table.width[value]) - 1):
        return table.const(constant & 1, 1)
    if constant is not None and index == table.lane and table.width[value] == table.wave_size:
        chosen = _bit_of_lane(table, constant)
        if chosen is not None:
            return chosen
    if op is Extra.MASK and index == table.lane:
        return args[0]
    if op is Extra.MASK and table.full_waves and table.high[index] < table.wave_size:
        return table.make(Op.GATHER, 1, args[0], index)
    if number is not None and not table.possible[value] >> number & 1:
        return table.false
    if op is Op.ZEXT and table.width[args[0]] == 1 and number == 0:
        return args[0]
    if op is Op.SELECT:
        return table.make(Op.SELECT, 1, args[0], bit(table, args[1], index), bit(table, args[2], index))
    inverse = complemented(table, value)
    if inverse is not None:
        return table.make(Op.NOT, 1, bit(table, inverse, index))
    if op in (Op.AND, Op.OR, Op.XOR) and (number is None or table.is_const(args[1])):
        assert isinstance(op, Op)
        return table.make(op, 1, bit(table, args[0], index), bit(table, args[1], index))
    if number is not None:
        value = reduced(table, value, number + 1)
        if op is Op.SHR and table.is_const(args[1]) and number + table.high[args[1]] < table.width[value]:
            return bit(table, args[0], table.const(number + table.high[args[1]]))
        if table.is_const(value):
            return bit(table, value, index)
        if number == 0:
            constant, terms = terms_of(table, value)
            found = [_condition_of(table, atoms[0]) if len(atoms) == 1 else None for atoms, _ in terms]
            flags = [flag for flag in found if flag is not None]
            if len(flags) == len(terms):
                return reduce(partial(table.make, Op.XOR, 1), flags, table.const(constant & 1, 1))
    return table.node(Op.BIT, 1, (value, index))
