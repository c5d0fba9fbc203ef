"""Integers as polynomials modulo 2**width over atoms, and the seams between widths.

A 64-bit address is put together from halves, carries and sign words in many ways. They meet in one form because 2**32
times an extension is rewritten:

    2**32 * zext(high(X))        = X - zext(low half of X)
    2**32 * zext(t >> c)         = 2**(32 - c) * zext(t) - zext(t << 32 - c)
    2**32 * zext(t >> 31 signed) = sext(t) - zext(t)
    2**32 * zext(carry(a, b, c)) = zext(a) + zext(b) + zext(c) - zext(a + b + c), borrows likewise
    2**32 * zext(sum)            distributes

Upper halves by themselves meet because carries of constants that were added one after the other become one. It is long
because rewrites to one normal form ask each other back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from isatool.analysis.effects import members
from isatool.bitvec.identities import BORROW, CARRY, SIGN_WORD, UPPER, Addend, Extension, Parts, top_bits
from isatool.bitvec.intervals import as_signed, fits, of_sum, split
from isatool.bitvec.words import signed, trailing_zeros
from isatool.semantics.ops import Op
from isatool.verify.values import functions, load_parts
from isatool.verify.values.facts import span_of_sum
from isatool.verify.values.fields import gather_fields, has_fields, put_in_place
from isatool.verify.values.nodes import Extra, Term
from isatool.verify.values.sums import Sum, add_multiple, terms_of
from isatool.verify.values.table import Table

_MOST_TERMS: Final = 64
_MOST_COPIES: Final = 4
"""as many copies of a value in one sum are shifted one by one, such as the bytes of a word"""
_MOST_FACTORS: Final = 4
"""of a product: their number of terms multiplies"""
_LOW_HALF: Final = 0xFFFF
"""of a coefficient: with none of these bits a product may have no bit at all"""
_LOW: Final = 0xFFFFFFFF
_FULL: Final = 0xFFFFFFFFFFFFFFFF
_BITWISE: Final = (Op.AND, Op.OR, Op.XOR)


def linear(table: Table, width: int, constant: int, terms: Sum) -> int:
    """constant + terms modulo 2**width, in normal form. `terms` is used up."""
    full = (1 << width) - 1
    if width == 64 and any(not coefficient & 0xFFFFFFFF for coefficient in terms.values()):
        constant = _expand_upper(table, constant, terms)
    if has_fields(table, terms):
        constant = put_in_place(table, constant, terms, width)
        constant = gather_fields(table, constant, terms, width)
    if load_parts.has_parts(table, terms):
        load_parts.join_loads(table, terms, width)
    if any(len(atoms) == 1 and table.op[atoms[0]] is Op.SAR for atoms in terms):
        constant = _drop_signs(table, width, constant, terms)
        signed_too = _signs_and_selects(table, width, constant, terms)
        if signed_too is not None:
            return signed_too
    if any(len(atoms) == 1 and table.op[atoms[0]] is Op.AND for atoms in terms):
        constant = _take_remainders(table, width, constant, terms)
    if sum(len(atoms) == 1 and _is_added(table, atoms[0]) for atoms in terms) > 1:
        constant = _join_carries(table, width, constant, terms)
    kept = sorted(
        (atoms, coefficient & full)
        for atoms, coefficient in terms.items()
        if coefficient & full and (coefficient & _LOW_HALF or _first_bit(table, width, atoms, coefficient) < width)
    )
    constant &= full
    if not kept:
        return table.const(constant, width)
    if constant == 0 and len(kept) == 1 and kept[0][1] == 1 and len(kept[0][0]) == 1:
        return kept[0][0][0]
    args = tuple(sorted({atom for atoms, _ in kept for atom in atoms}))
    found = table.node(Extra.SUM, width, args, (constant, tuple(kept)))
    return functions.as_function(table, found) if any(functions.is_function(table, atom) for atom in args) else found


def _drop_signs(table: Table, width: int, constant: int, terms: Sum) -> int:
    """2**n * (x >> c signed) is that of the unsigned shift for n >= c: the copies of the sign go; the new constant."""
    for atoms in [atoms for atoms in terms if len(atoms) == 1 and table.op[atoms[0]] is Op.SAR]:
        value, amount = table.args[atoms[0]]
        count, factor = table.constant(amount), terms[atoms]
        if count is None or table.width[value] != width or factor & ((1 << count) - 1):
            continue
        del terms[atoms]
        constant += add_multiple(table, terms, table.make(Op.SHR, width, value, amount), factor)
    return constant


def _signs_and_selects(table: Table, width: int, constant: int, terms: Sum) -> int | None:
    """x >> 31 signed beside a select on the sign of x is one select: it is -1 or 0."""
    singles = [atoms[0] for atoms in terms if len(atoms) == 1]
    for copies in (atom for atom in singles if table.op[atom] is Op.SAR):
        value, amount = table.args[copies]
        sign = (Op.BIT, (value, table.const(width - 1)))
        chosen = [atom for atom in singles if table.op[atom] is Op.SELECT and table.width[atom] == width]
        chosen = [atom for atom in chosen if (table.op[table.args[atom][0]], table.args[table.args[atom][0]]) == sign]
        if table.constant(amount) != width - 1 or not chosen:
            continue
        arms = []
        for arm, last in ((1, -1), (2, 0)):
            merged = {(copies,), *((atom,) for atom in chosen)}
            rest = {atoms: factor for atoms, factor in terms.items() if atoms not in merged}
            moved = [(table.args[atom][arm], terms[(atom,)]) for atom in chosen]
            kept = linear(table, width, constant + last * terms[(copies,)], rest)
            arms.append(combine(table, width, ((kept, 1), *moved)))
        return table.make(Op.SELECT, width, table.args[chosen[0]][0], *arms)
    return None


def _take_remainders(table: Table, width: int, constant: int, terms: Sum) -> int:
    """Drop masks that only clear bits which the factor shifts out, and write c*x - c*(x & upper bits) as
    c*(x & lower bits), which shows how small it is; the new constant.
    """
    full = (1 << width) - 1
    for atoms in [atoms for atoms in terms if len(atoms) == 1 and table.op[atoms[0]] is Op.AND]:
        value, other = table.args[atoms[0]]
        mask = table.constant(other)
        factor = terms.get(atoms, 0) & full
        if mask is None or factor == 0:
            continue
        reach = table.possible[value] & full >> trailing_zeros(factor)
        lower = reach & ~mask
        first, parts = terms_of(table, value)
        if lower == 0:
            del terms[atoms]
            constant += add_multiple(table, terms, value, factor)
            continue
        lower = (1 << lower.bit_length()) - 1
        if reach & mask & lower:
            continue
        if any((terms.get(product, 0) + factor * count) & full for product, count in parts):
            continue
        for product, _ in parts:
            terms.pop(product, None)
        terms.pop(atoms, None)
        rest = table.make(Op.AND, width, value, table.const(lower, width))
        constant += factor * first + add_multiple(table, terms, rest, -factor)
    return constant


def _is_added(table: Table, atom: int) -> bool:
    """Whether `_added` knows the atom as a carry."""
    if table.op[atom] is not Op.ZEXT:
        return False
    condition = table.args[atom][0]
    op, args = table.op[condition], table.args[condition]
    if op is Op.EQ:
        return table.width[args[0]] == 32
    return op is Op.ULT and table.width[args[1]] == 32 and table.is_const(args[0])


def _added(table: Table, atom: int) -> tuple[tuple[int, int, int], ...]:
    """(sign, x, c) of an extended comparison that is sign * carry of x + c, c constant, up to a constant."""
    if not _is_added(table, atom):
        return ()
    limit, value = table.args[table.args[atom][0]]
    if table.op[table.args[atom][0]] is Op.EQ:
        return (1, combine(table, 32, ((limit, 1),), -1), 1), (-1, limit, _LOW)
    constant = table.high[limit]
    before = combine(table, 32, ((value, 1),), -constant - 1)
    return (1, value, _LOW - constant), (-1, before, constant + 1)


def _join_carries(table: Table, width: int, constant: int, terms: Sum) -> int:
    """carry(x, c) + carry(x + c, d) is the carry of x + (c + d), and 1 more where c + d wraps; the new constant."""
    full = (1 << width) - 1
    found = {atoms: added for atoms in terms if len(atoms) == 1 and (added := _added(table, atoms[0]))}
    while True:
        joined = next(
            (
                (one, other, first, second)
                for one in found
                for other in found
                if one != other
                for first in found[one]
                for second in found[other]
                if not (first[0] * terms[one] - second[0] * terms[other]) & full
                and combine(table, 32, ((first[1], 1),), first[2]) == second[1]
            ),
            None,
        )
        if joined is None:
            return constant
        one, other, (sign, value, step), (sign2, _, more) = joined
        factor = sign * terms.pop(one)
        del terms[other], found[one], found[other]
        # a comparison that is 1 - carry adds its 1 and takes its carry
        constant += sum(-factor for part in (sign, sign2) if part < 0)
        total = step + more
        constant += factor * (total >> 32)
        carry = table.make(Op.CARRY, 1, value, table.const(total & _LOW, 32), table.const(0, 1))
        extended = table.make(Op.ZEXT, width, carry)
        constant += add_multiple(table, terms, extended, factor)
        for atoms, _ in terms_of(table, extended)[1]:
            if len(atoms) == 1 and (added := _added(table, atoms[0])):
                found[atoms] = added


def add(table: Table, width: int, a: int, b: int) -> int:
    """a + b."""
    if table.op[a] is Op.CONST and table.high[a] == 0:
        return b
    if table.op[b] is Op.CONST and table.high[b] == 0:
        return a
    return combine(table, width, ((a, 1), (b, 1)))


def combine(table: Table, width: int, parts: Iterable[tuple[int, int]], constant: int = 0) -> int:
    """constant + sum of factor * value."""
    key = (width, tuple(parts), constant)
    found = table.sums.get(key)
    if found is None:
        total: Sum = {}
        for value, factor in key[1]:
            constant += add_multiple(table, total, value, factor)
        found = table.sums[key] = linear(table, width, constant, total)
    return found


def multiply(table: Table, width: int, a: int, b: int) -> int:
    """a * b; an opaque product if the polynomial would get too large."""
    first, terms_a = terms_of(table, a)
    second, terms_b = terms_of(table, b)
    if not terms_a:
        return combine(table, width, ((b, first),))
    if not terms_b:
        return combine(table, width, ((a, second),))
    factors = max(len(atoms) for atoms, _ in terms_a) + max(len(atoms) for atoms, _ in terms_b)
    if (len(terms_a) + 1) * (len(terms_b) + 1) > _MOST_TERMS or factors > _MOST_FACTORS:
        return table.node(Op.MUL, width, (min(a, b), max(a, b)))
    total: Sum = {}
    for atoms_a, coefficient_a in (*terms_a, ((), first)):
        for atoms_b, coefficient_b in (*terms_b, ((), second)):
            atoms = tuple(sorted(atoms_a + atoms_b))
            total[atoms] = total.get(atoms, 0) + coefficient_a * coefficient_b
    constant = total.pop((), 0)
    return linear(table, width, constant, total)


def sum_over(table: Table, width: int, constant: int, terms: Iterable[Term], image: Callable[[int], int]) -> int:
    """constant + terms modulo 2**width, where each atom has an image of that width."""
    total = table.const(constant, width)
    for atoms, coefficient in terms:
        product = table.const(coefficient, width)
        for atom in atoms:
            product = multiply(table, width, product, image(atom))
        total = add(table, width, total, product)
    return total


def reduced(table: Table, value: int, bits: int) -> int:
    """A value that agrees in the low `bits` bits: coefficients modulo 2**bits, and no term that has none of these."""
    if table.op[value] is not Extra.SUM:
        constant = table.constant(value)
        return value if constant is None else table.const(constant & ((1 << bits) - 1), table.width[value])
    constant, terms = terms_of(table, value)
    mask = (1 << bits) - 1
    width = table.width[value]
    left = {atoms: factor & mask for atoms, factor in terms if _first_bit(table, width, atoms, factor) < bits}
    if constant <= mask and len(left) == len(terms) and all(factor <= mask for _, factor in terms):
        return value
    return linear(table, width, constant & mask, left)


# -- between widths


def zext(table: Table, width: int, value: int) -> int:
    """Zero-extended; distributes over a sum that does not wrap."""
    return _extended(table, Op.ZEXT, width, value, _zero_extended)


def _extended(table: Table, op: Op, width: int, value: int, make: Callable[[Table, int, int], int]) -> int:
    """An extension, made once for each value and width."""
    if table.width[value] == width:
        return value
    found = table.extensions.get((op, width, value))
    if found is None:
        found = table.extensions[op, width, value] = make(table, width, value)
    return found


def _zero_extended(table: Table, width: int, value: int) -> int:
    op = table.op[value]
    if op is Op.CONST:
        return table.const(table.high[value], width)
    if op is Op.ZEXT:
        return zext(table, width, table.args[value][0])
    if op is Op.TRUNC and table.width[table.args[value][0]] == width:
        inner = table.args[value][0]
        if table.fits(inner, table.width[value]):
            return inner
    if table.width[value] == 16 and width == 32 and (op is Extra.SUM or op in (Op.TRUNC, Op.HIGH)):
        return table.make(Op.AND, width, _lifted(table, value), table.const(0xFFFF, width))
    if table.width[value] == 16 and width == 32 and op in (Op.AND, Op.SHR) and table.is_const(table.args[value][1]):
        inner, number = table.args[value]
        if table.op[inner] in (Op.TRUNC, Op.HIGH) and table.width[table.args[inner][0]] == width:
            return table.make(Op(op), width, zext(table, width, inner), table.const(table.high[number], width))
    if op is Extra.SUM:
        constant, terms = terms_of(table, value)
        if fits(*span_of_sum(table, table.width[value], constant, terms), table.width[value]):
            return _extended_sum(table, width, value, Op.ZEXT)
        if _leads_negative(table, value):
            full = (1 << table.width[value]) - 1
            opposite = combine(table, table.width[value], ((value, -1),), full)
            return combine(table, width, ((zext(table, width, opposite), -1),), full)
        apart = parts_apart(table, value)
        if apart is not None:
            return add(table, width, *(zext(table, width, part) for part in apart))
    return table.node(Op.ZEXT, width, (value,))


def parts_apart(table: Table, value: int) -> tuple[int, int] | None:
    """A sum as two that share no bit, the second a multiple of a power of two that is greater than the first: whatever
    wraps in the second, nothing carries between them.
    """
    width = table.width[value]
    constant, terms = terms_of(table, value)
    starts = [_first_bit(table, width, atoms, factor) for atoms, factor in terms]

    def below(place: int) -> list[Term]:
        return [term for term, start in zip(terms, starts, strict=True) if start < place]

    found = split(starts, constant, width, lambda place, kept: span_of_sum(table, width, kept, below(place)))
    if found is None:
        return None
    place, taken = found
    kept, lower = (constant & ((1 << place) - 1)) - taken, dict(below(place))
    above = {atoms: factor for atoms, factor in terms if atoms not in lower}
    return linear(table, width, kept, lower), linear(table, width, constant - kept, above)


def _first_bit(table: Table, width: int, atoms: tuple[int, ...], factor: int) -> int:
    """The lowest bit that a term can have."""
    parts = [factor, *(table.possible[atom] for atom in atoms)]
    return min(width, sum(trailing_zeros(part) for part in parts if part))


def _lifted(table: Table, value: int) -> int:
    """A number of 32 bits whose low half is a value of 16: sums of halves as sums of words."""
    op, args = table.op[value], table.args[value]
    if op is Op.TRUNC and table.width[args[0]] == 32:
        return args[0]
    if op is Op.HIGH and table.width[args[0]] == 32:
        return table.make(Op.SHR, 32, args[0], table.const(16))
    if op is not Extra.SUM:
        return table.make(Op.ZEXT, 32, value) if op not in (Op.TRUNC, Op.HIGH) else table.node(Op.ZEXT, 32, (value,))
    return sum_over(table, 32, *terms_of(table, value), partial(_lifted, table))


def _leads_negative(table: Table, value: int) -> bool:
    """Of a sum x and ~x = -1 - x one does: zext(~x) is written as 2**width - 1 - zext(x), so that they meet."""
    half = 1 << (table.width[value] - 1)
    constant, terms = terms_of(table, value)
    return next((factor > half for _, factor in terms if factor != half), constant >= half)


def sext(table: Table, width: int, value: int) -> int:
    """Sign-extended; distributes over a sum that does not wrap."""
    return _extended(table, Op.SEXT, width, value, _sign_extended)


def _sign_extended(table: Table, width: int, value: int) -> int:
    source = table.width[value]
    constant = table.constant(value)
    if constant is not None:
        return table.const(signed(constant, source), width)
    if table.fits(value, source - 1):
        return zext(table, width, value)
    op = table.op[value]
    if op is Op.SEXT:
        return sext(table, width, table.args[value][0])
    if op is Extra.SUM and _fits_signed(table, value):
        return _extended_sum(table, width, value, Op.SEXT)
    apart = parts_apart(table, value) if op is Extra.SUM else None
    if apart is not None:
        return add(table, width, zext(table, width, apart[0]), sext(table, width, apart[1]))
    return table.node(Op.SEXT, width, (value,))


def _fits_signed(table: Table, value: int) -> bool:
    """True if the sum over the atoms read as signed numbers stays within the signed range."""
    low, high = signed_span(table, value)
    half = 1 << table.width[value] - 1
    return low >= -half and high < half


def signed_span(table: Table, value: int) -> tuple[int, int]:
    """The interval of a value as a sum of signed numbers; a signed number itself only within that range."""
    width = table.width[value]
    constant, terms = terms_of(table, value)
    return of_sum(
        signed(constant, width),
        ((signed(factor, width), [signed_range(table, atom) for atom in atoms]) for atoms, factor in terms),
    )


def signed_range(table: Table, value: int) -> tuple[int, int]:
    """The interval of a value read as a signed number."""
    return as_signed(table.low[value], table.high[value], table.width[value])


def _extended_sum(table: Table, width: int, value: int, op: Op) -> int:
    source = table.width[value]
    constant, terms = terms_of(table, value)
    extend = zext if op is Op.ZEXT else sext
    read = [(atoms, signed(coefficient, source)) for atoms, coefficient in terms]
    return sum_over(table, width, signed(constant, source), read, partial(extend, table, width))


def trunc(table: Table, width: int, value: int) -> int:
    """The low bits; distributes over sums and selects."""
    source = table.width[value]
    if source == width:
        return value
    op = table.op[value]
    args = table.args[value]
    if op is Op.CONST:
        return table.const(table.high[value], width)
    if op is Extra.SUM:
        constant, terms = terms_of(table, value)
        kept = [term for term in terms if term[1] & (1 << width) - 1]
        return sum_over(table, width, constant, kept, partial(trunc, table, width))
    if op in (Op.ZEXT, Op.SEXT):
        inner = args[0]
        if table.width[inner] >= width:
            return trunc(table, width, inner)
        return (zext if op is Op.ZEXT else sext)(table, width, inner)
    if op is Op.CONCAT and table.width[args[0]] >= width:
        return trunc(table, width, args[0])
    if op is Op.TRUNC:
        return trunc(table, width, args[0])
    if op is Op.SHR and 2 * width == source and table.constant(args[1]) == width:
        return high(table, width, args[0])
    if op is Op.SELECT:
        return table.make(Op.SELECT, width, args[0], trunc(table, width, args[1]), trunc(table, width, args[2]))
    if op in _BITWISE:
        return _bitwise(table, width, value, trunc)
    return table.node(Op.TRUNC, width, (value,))


def _bitwise(table: Table, width: int, value: int, half: Callable[[Table, int, int], int]) -> int:
    """A half of a bitwise operation is the operation on that half of its operands."""
    op = table.op[value]
    assert isinstance(op, Op)
    return table.make(op, width, *(half(table, width, arg) for arg in table.args[value]))


def high(table: Table, width: int, value: int) -> int:
    """The upper half: what is a multiple of 2**width comes out of it, the rest stays as its own upper half."""
    op = table.op[value]
    if op is Op.CONST:
        return table.const(table.high[value] >> width, width)
    if op is Op.CONCAT:
        return table.args[value][1]
    if table.fits(value, width):
        return table.const(0, width)
    if op in _BITWISE:
        return _bitwise(table, width, value, high)
    if table.width[value] > 64:
        return table.node(Op.HIGH, width, (value,))
    constant, terms = terms_of(table, value)
    mask = (1 << width) - 1
    rest: Sum = {atoms: coefficient for atoms, coefficient in terms if coefficient & mask}
    multiples = [(atoms, coefficient >> width) for atoms, coefficient in terms if not coefficient & mask]
    upper = sum_over(table, width, constant >> width, multiples, partial(trunc, table, width))
    if not rest:
        return upper
    # the lowest bits of the constant stay: they carry
    return add(table, width, upper, _high_of_rest(table, width, linear(table, 2 * width, constant & mask, rest)))


def _high_of_rest(table: Table, width: int, rest: int) -> int:
    constant, terms = terms_of(table, rest)
    if fits(*span_of_sum(table, 2 * width, constant, terms), width):
        return table.const(0, width)
    if table.op[rest] is Op.SEXT and table.width[table.args[rest][0]] == width:
        return table.make(Op.SAR, width, table.args[rest][0], table.const(width - 1))
    carried = _carry_of(table, width, constant, terms)
    if carried is not None:
        return table.make(Op.ZEXT, width, carried)
    if table.op[rest] is Extra.SUM and copies_apart(table, 2 * width, constant, terms) is not None:
        return trunc(table, width, table.make(Op.SHR, 2 * width, rest, table.const(width)))
    if table.op[rest] is Op.SELECT:
        condition, yes, no = table.args[rest]
        return table.make(Op.SELECT, width, condition, high(table, width, yes), high(table, width, no))
    return table.node(Op.HIGH, width, (rest,))


def _carry_of(table: Table, width: int, constant: int, terms: tuple[Term, ...]) -> int | None:
    """The upper half of the sum of two numbers of the lower half's width is their carry."""
    parts = [table.const(constant, width)] if constant else []
    for atoms, factor in terms:
        inner = table.args[atoms[0]][0] if table.op[atoms[0]] is Op.ZEXT else None
        if len(atoms) > 1 or factor != 1 or inner is None or table.width[inner] > width:
            return None
        parts.append(zext(table, width, inner))
    return table.make(Op.CARRY, 1, *parts, table.false) if len(parts) == 2 and constant >> width == 0 else None


def copies_apart(table: Table, width: int, constant: int, terms: tuple[Term, ...]) -> list[tuple[int, int]] | None:
    """(atom, scale) of a sum of atoms times powers of two that share no bit, with each other or with the constant."""
    if any(len(atoms) > 1 or factor.bit_count() > _MOST_COPIES for atoms, factor in terms):
        return None
    seen, found = constant, []
    for atoms, factor in terms:
        for scale in members(factor):
            place = table.possible[atoms[0]] << scale
            if place >> width or place & seen:
                return None
            seen |= place
            found.append((atoms[0], scale))
    return found


def concat(table: Table, width: int, low: int, upper: int) -> int:
    """`low` in the low half, `upper` in the upper half."""
    if table.op[low] is Op.TRUNC and table.op[upper] is Op.HIGH:
        whole = table.args[low][0]
        if whole == table.args[upper][0] and table.width[whole] == width:
            return whole
    if width > 64:
        a, b = table.constant(low), table.constant(upper)
        return table.node(Op.CONCAT, width, (low, upper)) if a is None or b is None else table.const(a | b << 64, width)
    half = width // 2
    return combine(table, width, ((zext(table, width, low), 1), (zext(table, width, upper), 1 << half)))


def _expand_upper(table: Table, constant: int, terms: Sum) -> int:
    """Rewrite 2**32 times extensions inside 64-bit `terms` until none is left; the new constant."""
    waiting = [atoms for atoms in terms if len(atoms) == 1]
    while waiting:
        atoms = waiting.pop()
        coefficient = terms.get(atoms, 0) & _FULL
        if coefficient == 0 or coefficient & _LOW:
            continue
        parts = _upper_parts(table, atoms[0])
        if parts is None:
            continue
        del terms[atoms]
        factor = coefficient >> 32
        for value, scale in parts:
            constant += add_multiple(table, terms, value, factor * scale)
            waiting += (product for product, _ in terms_of(table, value)[1] if len(product) == 1)
    return constant


def _upper_parts(table: Table, atom: int) -> tuple[tuple[int, int], ...] | None:
    """2**32 * atom as a sum of (value, factor) if it is an extension that has other words."""
    op = table.op[atom]
    if op not in (Op.ZEXT, Op.SEXT):
        return None
    inner = table.args[atom][0]
    if table.width[inner] == 1:
        return _carry_parts(table, inner)
    if table.width[inner] != 32:
        return None
    args = table.args[inner]
    inside = table.op[inner]
    if inside is Extra.SUM:
        constant, terms = terms_of(table, inner)
        parts = [(table.const(constant, 64), 1 << 32)]
        for atoms, coefficient in terms:
            product = table.const(1, 64)
            for factor in atoms:
                product = multiply(table, 64, product, zext(table, 64, factor))
            parts.append((product, coefficient << 32))
        return tuple(parts)
    if op is Op.SEXT:
        return ((zext(table, 64, inner), 1 << 32),)
    if inside is Op.HIGH and table.width[args[0]] == 64:
        return _parts(table, UPPER, args[0])
    if inside is Op.TRUNC and table.width[args[0]] == 64:
        return ((args[0], 1 << 32),)
    if inside is Op.SHR and table.is_const(args[1]):
        return _field_parts(table, args[0], table.high[args[1]], 32 - table.high[args[1]])
    if inside is Op.AND and table.op[args[0]] is Op.SHR and (mask := table.constant(args[1])) is not None:
        value, count = table.args[args[0]]
        start, bits = table.constant(count), mask.bit_length()
        if start is not None and mask & (mask + 1) == 0 and start + bits < 32:
            return _field_parts(table, value, start, bits)
    if inside is Op.SAR and table.constant(args[1]) == 31:
        return _parts(table, SIGN_WORD, args[0])
    return None


def _parts(table: Table, parts: Parts, *args: int) -> tuple[tuple[int, int], ...]:
    """(value, factor) of each part of an identity."""
    words = [trunc(table, 32, arg) for arg in args]

    def value(part: Addend) -> int:
        if part.extension is Extension.WHOLE:
            return args[0]
        word = combine(table, 32, [pair for pair in zip(words, part.coefficients, strict=True) if pair[1]])
        return (sext if part.extension is Extension.SIGNED else zext)(table, 64, word)

    return tuple((value(part), part.factor) for part in parts)


def _field_parts(table: Table, value: int, start: int, bits: int) -> tuple[tuple[int, int], ...]:
    """2**32 times a field of a word, which is shifted to the top of the word first."""
    return _parts(table, top_bits(bits), combine(table, 32, ((value, 1 << (32 - start - bits)),)))


def _carry_parts(table: Table, condition: int) -> tuple[tuple[int, int], ...] | None:
    op, args = table.op[condition], table.args[condition]
    if op not in (Op.CARRY, Op.BORROW, Op.ULT, Op.EQ) or table.width[args[0]] != 32:
        return None
    a, b = args[0], args[1]
    if op is Op.EQ:  # x = 0 is the carry of (x - 1) + 1
        op, a, b = Op.CARRY, combine(table, 32, ((a, 1),), -1), table.const(1)
    single = zext(table, 32, args[2] if len(args) == 3 else table.false)
    return _parts(table, CARRY if op is Op.CARRY else BORROW, a, b, single)
