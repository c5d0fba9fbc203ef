"""Arithmetic of registers on polynomials: masks, shifts, carries, sign extension, each exact.

The one idea is the split: terms divisible by 2^k on one side, and a rest that provably lies in [0, 2^k) on the other.
With it masks, right shifts, bit fields and `or` need to know nothing about the high part. What cannot be resolved
becomes an atom that remembers its arguments; it vanishes later where bounds show that nothing wraps. Between 64-bit
pairs and their words the identities of `bitvec` join carry chains and sign words without patterns.

It is long because operations ask each other back.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import field
from functools import reduce
from operator import or_
from typing import Final

from isatool.allowance import OutOfBudgetError
from isatool.analysis.atoms import Argument, Atom, Atoms, Bounds, Kind
from isatool.analysis.bit_sums import BitProducts, groups_of, modulo
from isatool.analysis.polynomials import CONSTANT, ONE, ZERO, Monomial, Polynomial, number, variable
from isatool.bitvec.facts import bits_of_sum
from isatool.bitvec.identities import BORROW, CARRY, SIGN, UPPER, Extension, Parts
from isatool.bitvec.intervals import carries, fits, is_multiple, is_negative, of_product, of_sum, period, split
from isatool.bitvec.words import runs_of_ones, signed, trailing_zeros
from isatool.records import dataclass

MOST_TERMS: Final = 160
"""of a polynomial; a value that needs more becomes an atom, since products take time by the square"""
_MOST_REWRITES: Final = 400
"""of one value: each takes an atom apart, so this ends only what grows again and again"""
_MOST_BITS: Final = 12
"""joined one by one, each a term of its own: enough for work-item ids (10 bits) and swizzles of LDS rows"""


class TooComplexError(OutOfBudgetError):
    """A value that is not worth following any further."""

    def __init__(self) -> None:
        super().__init__("a value is too complex to be followed")


@dataclass
class Arithmetic:
    """Operations under given bounds. A polynomial as a result is an exact integer where the docstring says so; else it
    stands for its value modulo 2^width.
    """

    atoms: Atoms
    bounds: Bounds = field(default_factory=dict)
    _ranges: dict[Polynomial, tuple[int, int]] = field(default_factory=dict)
    _resolved: dict[int, Polynomial] = field(default_factory=dict)
    _resolutions: dict[tuple[Polynomial, int], Polynomial] = field(default_factory=dict)
    _reduced: dict[tuple[Polynomial, int], Polynomial] = field(default_factory=dict)
    _lows: dict[tuple[Polynomial, int], Polynomial] = field(default_factory=dict)
    _signeds: dict[tuple[Polynomial, int], Polynomial] = field(default_factory=dict)
    applied: dict[tuple[object, ...], Polynomial | None] = field(default_factory=dict)
    """expression and the values of its arguments -> its value, None if it is not followed; `Evaluator` fills it"""

    # -- ranges

    def atom_range(self, atom: int) -> tuple[int, int]:
        """Least and greatest value of an atom."""
        known = self.atoms[atom]
        bound = self.bounds.get(atom)
        if bound is None:
            return known.low, known.high
        return max(known.low, bound[0]), min(known.high, bound[1])

    def range(self, value: Polynomial) -> tuple[int, int]:
        """Least and greatest value of a polynomial by intervals."""
        found = self._ranges.get(value)
        if found is None:
            found = self._ranges[value] = self._range(value)
        return found

    def _range(self, value: Polynomial) -> tuple[int, int]:
        low, high = self._interval(value)
        if low >= 0:
            return low, high
        fields, rest = self._fields(value)
        if not fields:
            return low, high
        least, most = self._interval(rest)
        most += sum(factor * ((1 << last) - (1 << first)) for factor, first, last in fields)
        return max(low, least), min(high, most)

    def _interval(self, value: Polynomial) -> tuple[int, int]:
        low = high = 0
        groups, rest = groups_of(value)
        for group in groups:
            reached = self._reached(group)
            low += min(reached)
            high += max(reached)
        least, most = of_sum(0, ((c, [self.atom_range(atom) for atom in m]) for m, c in rest.terms.items()))
        return low + least, high + most

    def _reached(self, group: BitProducts) -> tuple[int, ...]:
        """The values of a sum of products of bits, some of which are known."""
        ranges = ((bit, *self.atom_range(bit)) for bit in group.bits if self.bounds)
        return group.reached([(bit, low) for bit, low, high in ranges if low == high])

    # -- normal forms

    def reduce(self, value: Polynomial, width: int) -> Polynomial:
        """The normal form modulo 2^width: small signed coefficients, atoms replaced where only their low bits count."""
        found = self._reduced.get((value, width))
        if found is None:
            found = self._reduced[value, width] = self._reduce(value, width)
        return found

    def _reduce(self, value: Polynomial, width: int) -> Polynomial:
        terms = {}
        changed = False
        for monomial, coefficient in value.terms.items():
            small = signed(coefficient, width)
            changed = changed or small != coefficient
            if small:
                terms[monomial] = small
        result = Polynomial(terms) if changed else value
        for _ in range(_MOST_REWRITES):
            rewritten = self._rewrite_once(result, width)
            if rewritten is None:
                return result
            if len(rewritten.terms) > MOST_TERMS:
                raise TooComplexError
            result = Polynomial.of(
                (monomial, signed(coefficient, width)) for monomial, coefficient in rewritten.terms.items()
            )
        raise TooComplexError

    def concatenated(self, low: Polynomial, high: Polynomial, half: int = 32) -> Polynomial:
        """The value of 2 * half bits whose halves these are, each modulo 2^half."""
        return self.reduce(self.low(low, half) + high.scaled(1 << half), 2 * half)

    def _rewrite_once(self, value: Polynomial, width: int) -> Polynomial | None:
        atoms = self.atoms
        for monomial, coefficient in value.terms.items():
            for atom in monomial:
                known = atoms[atom]
                if not known.arguments or known.kind in (Kind.OPERATION, Kind.EQUAL, Kind.NEGATIVE):
                    continue
                replaced = self._equivalent(known, trailing_zeros(coefficient), width)
                if replaced is None:
                    continue
                divisor, image = replaced
                rest = list(monomial)
                rest.remove(atom)
                others = Polynomial({tuple(rest): coefficient >> divisor})
                kept = Polynomial({key: own for key, own in value.terms.items() if key != monomial})
                return kept + others * image
        return None

    def _equivalent(self, atom: Atom, zeros: int, width: int) -> tuple[int, Polynomial] | None:
        """(d, P) with 2^zeros * atom = 2^(zeros - d) * P modulo 2^width, without the atom; None if there is none."""
        arguments = atom.arguments
        bits = arguments[0]
        assert isinstance(bits, int)
        if atom.kind in (Kind.MOD, Kind.SIGNED):
            return (0, atom.polynomials[0]) if zeros + bits >= width else None
        if atom.kind in (Kind.SHIFTED, Kind.SIGNED_SHIFTED):
            count = arguments[1]
            assert isinstance(count, int)
            if zeros >= count and width <= bits + zeros - count:
                return count, self._parts(UPPER, atom.polynomials, count)
            return None
        identity = _IDENTITIES.get(atom.kind)
        return (bits, self._parts(identity, atom.polynomials, bits)) if identity and zeros >= bits else None

    def _parts(self, parts: Parts, arguments: Sequence[Polynomial], bits: int) -> Polynomial:
        """The sum that an identity says, of words of so many bits."""
        total = ZERO
        for part in parts:
            word = sum((value.scaled(c) for value, c in zip(arguments, part.coefficients, strict=True)), ZERO)
            if part.extension is not Extension.WHOLE:
                word = (self.signed if part.extension is Extension.SIGNED else self.low)(word, bits)
            total = total + word.scaled(part.factor)
        return total

    def resolve(self, value: Polynomial, width: int) -> Polynomial:
        """The normal form under the bounds in force: atoms whose wrapping is now excluded vanish."""
        found = self._resolutions.get((value, width))
        if found is None:
            found = self.reduce(self._substituted(value) if self.bounds else value, width)
            self._resolutions[value, width] = found
        return found

    def exact(self, value: Polynomial) -> Polynomial:
        """An exact integer with the atoms resolved that the bounds in force exclude."""
        return self._substituted(value) if self.bounds else value

    def _substituted(self, value: Polynomial) -> Polynomial:
        for atom in list(value.atoms()):
            image = self._resolved_atom(atom)
            if image.single_atom != atom:
                value = value.substituted(atom, image)
        return value

    def _resolved_atom(self, atom: int) -> Polynomial:
        found = self._resolved.get(atom)
        if found is None:
            known = self.atoms[atom]
            low, high = self.atom_range(atom)
            if low == high:
                found = number(low)
            elif known.arguments:
                found = self._rebuilt(known)
            else:
                found = variable(atom)
            self._resolved[atom] = found
        return found

    def _rebuilt(self, atom: Atom) -> Polynomial:
        inner = [self._substituted(polynomial) for polynomial in atom.polynomials]
        numbers = [argument for argument in atom.arguments if isinstance(argument, int)]
        build = _BUILDERS.get(atom.kind)
        return build(self, numbers, inner) if build is not None else variable(atom.number)

    # -- the split

    def fitted(self, value: Polynomial, bits: int) -> Polynomial | None:
        """The exact value modulo 2^bits as `value` plus a constant, if its range lies in one period."""
        taken = period(*self.range(value), bits)
        return None if taken is None else value - taken

    def peeled(self, value: Polynomial, bits: int) -> tuple[Polynomial, Polynomial, int] | None:
        """(H, L, j): value = H + L with 2^j dividing H, L in [0, 2^j) exactly, L not 0 and 0 < j < bits, j largest."""
        zeros = {monomial: trailing_zeros(c) for monomial, c in value.terms.items() if monomial}
        groups, _ = groups_of(value)
        rest = ZERO

        def below(place: int, kept: int) -> tuple[int, int]:
            nonlocal rest
            terms = {monomial: value.terms[monomial] for monomial, count in zeros.items() if count < place}
            rest = Polynomial({**terms, CONSTANT: kept} if kept else terms)
            if groups and period(*self.range(rest), place) is None:  # what occurs together in products stays together
                rest = Polynomial({**rest.terms, **_terms_of_groups(value, terms, groups)})
            return self.range(rest)

        found = split(tuple(zeros.values()), value.constant, bits, below)
        if found is None:
            return None
        place, taken = found
        return value - rest + taken, rest - taken, place

    def low(self, value: Polynomial, bits: int) -> Polynomial:
        """The value modulo 2^bits, exact, in [0, 2^bits)."""
        if bits <= 0:
            return ZERO
        found = self._lows.get((value, bits))
        if found is None:
            found = self._lows[value, bits] = self._low(value, bits)
        return found

    def _low(self, value: Polynomial, bits: int) -> Polynomial:
        value = self.reduce(value, bits)
        fitted = self.fitted(value, bits)
        if fitted is not None:
            return fitted
        unsigned = Polynomial({m: c & ((1 << bits) - 1) for m, c in value.terms.items()})
        if fits(*self.range(unsigned), bits):
            return unsigned
        apart = self._low_by_groups(value, bits)
        if apart is not None:
            return apart
        split = self.peeled(value, bits)
        if split is not None:
            high, rest, _ = split
            return self.low(high, bits) + rest
        zeros = value.trailing_zeros()
        if zeros:
            return self.low(value.quotient(1 << zeros), bits - zeros).scaled(1 << zeros)
        found = modulo(value, bits)
        if found is not None:
            return found
        return variable(self.atoms.derived(Kind.MOD, (bits, value), 0, (1 << bits) - 1).number)

    def _low_by_groups(self, value: Polynomial, bits: int) -> Polynomial | None:
        """The value modulo 2^bits where the sum of its parts modulo that is in range: bits that occur together in
        products are one part, each other term is one.
        """
        groups, rest = groups_of(value)
        total = Polynomial({m: c & ((1 << bits) - 1) for m, c in rest.terms.items()})
        for group in groups:
            part = modulo(Polynomial(_terms_of_groups(value, value.terms, (group,))), bits)
            if part is None:
                return None
            total = total + part
        return total if groups and fits(*self.range(total), bits) else None

    def signed(self, value: Polynomial, bits: int) -> Polynomial:
        """The signed value of the low `bits` bits, exact."""
        found = self._signeds.get((value, bits))
        if found is None:
            found = self._signeds[value, bits] = self._signed(value, bits)
        return found

    def _signed(self, value: Polynomial, bits: int) -> Polynomial:
        value = self.reduce(value, bits)
        half = 1 << (bits - 1)
        fitted = self.fitted(value + half, bits)
        if fitted is not None:
            return fitted - half
        split = self.peeled(value, bits - 1)
        if split is not None:
            high, rest, _ = split
            return self.signed(high, bits) + rest
        zeros = value.trailing_zeros()
        if zeros:
            return self.signed(value.quotient(1 << zeros), bits - zeros).scaled(1 << zeros)
        return variable(self.atoms.derived(Kind.SIGNED, (bits, value), -half, half - 1).number)

    def sign(self, value: Polynomial, bits: int) -> Polynomial:
        """Bit `bits - 1` of a value, exact."""
        value = self.reduce(value, bits)
        half = 1 << (bits - 1)
        fitted = self.fitted(value, bits)
        if fitted is not None:
            low, high = self.range(fitted)
            if high < half:
                return ZERO
            if low >= half:
                return ONE
        split = self.peeled(value, bits - 1)
        if split is not None:
            return self.sign(split[0], bits)
        zeros = value.trailing_zeros()
        if zeros:
            return self.sign(value.quotient(1 << zeros), bits - zeros)
        single = value if bits > 1 else self.low(value, 1)
        if bits == 1 and self._is_bit(single):
            return single
        return variable(self.atoms.derived(Kind.SIGN, (bits, value), 0, 1).number)

    def _is_bit(self, value: Polynomial) -> bool:
        low, high = self.range(value)
        return low >= 0 and high <= 1

    # -- operations on values of `width` bits

    def shift_right(self, value: Polynomial, count: int, width: int) -> Polynomial:
        """The unsigned value shifted right, exact."""
        whole = self.low(value, width)
        if count == 0:
            return whole
        difference = whole - self.low(value, count)
        if difference.trailing_zeros() >= count:
            return difference.quotient(1 << count)
        value = self.reduce(value, width)
        low, high = self._within(value, 0, (1 << width) - 1)
        return variable(self.atoms.derived(Kind.SHIFTED, (width, count, value), low >> count, high >> count).number)

    def shift_right_signed(self, value: Polynomial, count: int, width: int) -> Polynomial:
        """The signed value shifted right, exact."""
        if count == width - 1:
            return -self.sign(value, width)
        whole = self.signed(value, width)
        if count == 0:
            return whole
        difference = whole - self.low(value, count)
        if difference.trailing_zeros() >= count:
            return difference.quotient(1 << count)
        value = self.reduce(value, width)
        least, most = -(1 << (width - 1)), (1 << (width - 1)) - 1
        apart = value.constant >> count
        rest = value - (apart << count)
        if apart and all(
            least <= bound <= most for each in (value, rest) for bound in Arithmetic(self.atoms).range(each)
        ):
            return self.shift_right_signed(rest, count, width) + apart
        low, high = self._within(value, least, most)
        arguments = (width, count, value)
        return variable(self.atoms.derived(Kind.SIGNED_SHIFTED, arguments, low >> count, high >> count).number)

    def _within(self, value: Polynomial, low: int, high: int) -> tuple[int, int]:
        """The range of a value by what its atoms can be at any place, if it lies in one; else that one. An atom made
        under bounds serves everywhere, so the bounds in force do not count.
        """
        least, most = Arithmetic(self.atoms).range(value)
        return (least, most) if low <= least and most <= high else (low, high)

    def field(self, value: Polynomial, first: int, last: int) -> Polynomial:
        """The bits first <= i < last of a value in their places, exact."""
        return self.low(value, last) - self.low(value, first)

    def and_constant(self, value: Polynomial, mask: int, width: int) -> Polynomial:
        """value & mask."""
        total = ZERO
        for first, last in runs_of_ones(mask & ((1 << width) - 1)):
            top = value if last == width else self.low(value, last)
            total = total + top - self.low(value, first)
        return self.reduce(total, width)

    def xor_constant(self, value: Polynomial, mask: int, width: int) -> Polynomial:
        """value ^ mask."""
        total = value
        for first, last in runs_of_ones(mask & ((1 << width) - 1)):
            if last == width:
                total = total + (1 << last) - (1 << first) - (value - self.low(value, first)).scaled(2)
            else:
                total = total + (1 << last) - (1 << first) - self.field(value, first, last).scaled(2)
        return self.reduce(total, width)

    def possible_ones(self, value: Polynomial, width: int) -> int:
        """The bits of the unsigned value that can be 1."""
        full = (1 << width) - 1
        low, high = self.range(value)
        if low < 0 or high > full:
            value = self.low(value, width)
            low, high = self.range(value)
        fields, rest = self._fields(value)
        groups, rest = groups_of(rest)
        parts = [coefficient * ((1 << last) - (1 << first)) for coefficient, first, last in fields]
        reached = [self._reached(group) for group in groups]
        if any(min(values) < 0 for values in reached) or any(c < 0 for c in rest.terms.values()):
            return full & -(1 << min(width, value.trailing_zeros()))
        parts += [reduce(or_, values) for values in reached]
        for monomial, coefficient in rest.terms.items():
            ones = coefficient
            if not all(atom < 0 for atom in monomial):
                top = of_product((self.atom_range(atom) for atom in monomial), coefficient)[1]
                ones = (1 << top.bit_length()) - (1 << trailing_zeros(coefficient))
            parts.append(ones)
        return bits_of_sum(width, parts) & ((1 << high.bit_length()) - 1)

    def _fields(self, value: Polynomial) -> tuple[list[tuple[int, int, int]], Polynomial]:
        """Terms that are a power of two times the bits first <= i < last of something, (factor, first, last); the rest.

        Such bits in their places are a difference, P modulo 2^last minus P modulo 2^first.
        """
        found: list[tuple[int, int, int]] = []
        rest = dict(value.terms)
        for monomial, coefficient in value.terms.items():
            low = self._modulo(monomial)
            if coefficient >= 0 or low is None or coefficient & -coefficient != -coefficient:
                continue
            for other, opposite in value.terms.items():
                high = self._modulo(other)
                if (
                    opposite == -coefficient
                    and other in rest
                    and high is not None
                    and high[1] == low[1]
                    and high[0] > low[0]
                ):
                    found.append((opposite, low[0], high[0]))
                    del rest[monomial], rest[other]
                    break
        return found, Polynomial(rest)

    def _modulo(self, monomial: Monomial) -> tuple[int, Polynomial] | None:
        """(k, P) if the monomial is the atom P modulo 2^k."""
        if len(monomial) != 1:
            return None
        atom = self.atoms[monomial[0]]
        if atom.kind is not Kind.MOD:
            return None
        bits, value = atom.arguments
        return (bits, value) if isinstance(bits, int) and isinstance(value, Polynomial) else None

    def or_(self, a: Polynomial, b: Polynomial, width: int) -> Polynomial:
        """a | b."""
        common = self.possible_ones(a, width) & self.possible_ones(b, width)
        if not common:
            return self.reduce(a + b, width)
        place = trailing_zeros(common)
        low = self.low(a, place) + self.low(b, place)
        one, two = self.shift_right(a, place, width), self.shift_right(b, place, width)
        high = self._bit_by_bit(one, two, common.bit_length() - place, width, lambda x, y: x + y - x * y)
        if high is None:
            high = self.operation("or", one, two, width - place) if one and two else one + two
        return self.reduce(low + high.scaled(1 << place), width)

    def _bit_by_bit(
        self, a: Polynomial, b: Polynomial, count: int, width: int, join: Callable[[Polynomial, Polynomial], Polynomial]
    ) -> Polynomial | None:
        """Values joined bit by bit in their lowest bits and added above them; None if bits are not known one by one."""
        if count > _MOST_BITS:
            return None
        total = ZERO
        for place in range(count):
            x, y = (self.low(self.shift_right(value, place, width), 1) for value in (a, b))
            if not all(self._is_bit(bit) and all(atom < 0 for atom in bit.atoms()) for bit in (x, y)):
                return None
            total = total + join(x, y).scaled(1 << place)
            if len(total.terms) > MOST_TERMS:
                return None
        rest = (self.shift_right(value, count, width).scaled(1 << count) for value in (a, b))
        return sum(rest, total)

    def exclusive_or(self, a: Polynomial, b: Polynomial, width: int) -> Polynomial:
        """a ^ b: a sum but for the bits that both may have; those bit by bit where they are known one by one."""
        common = self.possible_ones(a, width) & self.possible_ones(b, width)
        if not common:
            return self.reduce(a + b, width)
        first, last = trailing_zeros(common), common.bit_length()
        rest = a - self.field(a, first, last) + b - self.field(b, first, last)
        one, two = (self.low(self.shift_right(x, first, width), last - first) for x in (a, b))
        total = self._bit_by_bit(one, two, last - first, width, lambda x, y: x + y - (x * y).scaled(2))
        if total is None:
            total = self.operation("xor", one, two, last - first)
        return self.reduce(rest + total.scaled(1 << first), width)

    def operation(self, name: str, a: Polynomial, b: Polynomial, width: int) -> Polynomial:
        """An atom for a commutative bitwise operation of two values."""
        from isatool.semantics.ops import Op

        first, second = sorted((a, b), key=repr)
        key: Argument = (Op(name), width, 0, (width, width))
        return variable(self.atoms.derived(Kind.OPERATION, (key, first, second), 0, (1 << width) - 1).number)

    def carry(self, a: Polynomial, b: Polynomial, carry: Polynomial, width: int) -> Polynomial:
        """The carry out of a + b + carry, exact."""
        return self._carried(Kind.CARRY, a, b, carry, width)

    def borrow(self, a: Polynomial, b: Polynomial, borrow: Polynomial, width: int) -> Polynomial:
        """The borrow out of a - b - borrow, exact."""
        return self._carried(Kind.BORROW, a, b, borrow, width)

    def _carried(self, kind: Kind, a: Polynomial, b: Polynomial, carry: Polynomial, width: int) -> Polynomial:
        if not b and not carry:
            return ZERO
        first, second = self.low(a, width), self.low(b, width)
        if kind is Kind.CARRY:
            known = carries(*self.range(first + second + carry), width)
        else:
            known = is_negative(*self.range(first - second - carry))
        if known is not None:
            return number(int(known))
        arguments = (width, self.reduce(a, width), self.reduce(b, width), carry)
        return variable(self.atoms.derived(kind, arguments, 0, 1).number)

    def equal(self, a: Polynomial, b: Polynomial, width: int) -> Polynomial:
        """1 where a equals b, exact."""
        difference = self.reduce(a - b, width)
        known = is_multiple(*self.range(difference), width)
        if known is not None:
            return number(int(known))
        chosen = self._condition_times_nonzero(difference, width)
        if chosen is not None:
            return ONE - chosen
        terms = difference.sorted()
        if terms[0][1] < 0:
            difference = self.reduce(-difference, width)
        return variable(self.atoms.derived(Kind.EQUAL, (width, difference), 0, 1).number)

    def _condition_times_nonzero(self, value: Polynomial, width: int) -> Polynomial | None:
        """c, if a value is c * x with c 0 or 1 and x an atom that is never 0."""
        common = set.intersection(*(set(monomial) for monomial in value.terms))
        for atom in sorted(common):
            low, high = self.atom_range(atom)
            if low < 1 or high >> width or any(monomial.count(atom) != 1 for monomial in value.terms):
                continue
            rest = Polynomial(
                {tuple(other for other in monomial if other != atom): c for monomial, c in value.terms.items()}
            )
            if self.range(rest)[0] >= 0 and self._is_condition(rest):
                return rest
        return None

    def _is_condition(self, value: Polynomial) -> bool:
        """True for a bit and for 1 - a bit."""
        singles = (value.single_atom, (ONE - value).single_atom)
        return any(single is not None and single < 0 for single in singles)

    def negative(self, value: Polynomial) -> Polynomial:
        """1 where an exact integer is below 0, exact."""
        low, high = self.range(value)
        known = is_negative(low, high)
        if known is not None:
            return number(int(known))
        if (low, high) == (-1, 0):
            return -value
        return variable(self.atoms.derived(Kind.NEGATIVE, (value,), 0, 1).number)

    def less(self, a: Polynomial, b: Polynomial, width: int, *, is_signed: bool) -> Polynomial:
        """1 where a < b, exact."""
        if is_signed:
            return self.negative(self.signed(a, width) - self.signed(b, width))
        return self.negative(self.low(a, width) - self.low(b, width))

    def select(self, condition: Polynomial, yes: Polynomial, no: Polynomial, width: int) -> Polynomial:
        """`yes` where the condition (0 or 1, exact) is 1."""
        if yes == no:
            return yes
        result = no + condition * (yes - no)
        if len(result.terms) > MOST_TERMS:
            raise TooComplexError
        return self.reduce(result, width)

    # -- facts

    def assuming(self, condition: Polynomial, truth: bool) -> Bounds:
        """The bounds that hold where a condition is known; the ones in force where it says nothing."""
        condition = self.exact(condition)
        atom = condition.single_atom
        if atom is None:
            atom = (ONE - condition).single_atom
            truth = not truth
        if atom is None:
            return self.bounds
        bounds = dict(self.bounds)
        bounds[atom] = (int(truth), int(truth))
        known = self.atoms[atom]
        if known.kind is Kind.NEGATIVE:
            value = known.polynomials[0]
            self._at_most(bounds, value + 1 if truth else -value)
        elif known.kind in (Kind.CARRY, Kind.BORROW):
            width = known.arguments[0]
            a, b, carry = known.polynomials
            assert isinstance(width, int)
            first, second = self.low(a, width), self.low(b, width)
            total = first + second + carry - (1 << width) if known.kind is Kind.CARRY else second + carry - first - 1
            self._at_most(bounds, -total if truth else total + 1)
        elif known.kind is Kind.EQUAL and truth:
            width = known.arguments[0]
            value = known.polynomials[0]
            low, high = self.range(value)
            assert isinstance(width, int)
            if -(-low >> width) == high >> width:  # only one multiple of 2^width is in reach
                value = value - ((high >> width) << width)
                self._at_most(bounds, value)
                self._at_most(bounds, -value)
        return bounds

    def _at_most(self, bounds: dict[int, tuple[int, int]], value: Polynomial) -> None:
        """Note what `value <= 0` says about every atom that is alone in a term."""
        for monomial, coefficient in value.terms.items():
            if len(monomial) != 1:
                continue
            atom = monomial[0]
            if sum(atom in other for other in value.terms) != 1:
                continue
            rest = value - Polynomial({monomial: coefficient})
            room = -self.range(rest)[0]
            low, high = self.atom_range(atom)
            if atom in bounds:
                low, high = max(low, bounds[atom][0]), min(high, bounds[atom][1])
            if coefficient > 0:
                high = min(high, room // coefficient)
            else:
                low = max(low, -(room // -coefficient))
            if low <= high:
                bounds[atom] = (low, high)
                self._through_wrapper(bounds, atom)

    def _through_wrapper(self, bounds: dict[int, tuple[int, int]], atom: int) -> None:
        """A non-negative signed value is the unsigned one: what bounds the wrapper bounds the atom inside."""
        known = self.atoms[atom]
        low, high = bounds[atom]
        if known.kind is not Kind.SIGNED or low < 0:
            return
        inner = known.polynomials[0].single_atom
        width = known.arguments[0]
        assert isinstance(width, int)
        if inner is None or self.atoms[inner].low < 0 or self.atoms[inner].high >> width:
            return
        least, most = bounds.get(inner, (self.atoms[inner].low, self.atoms[inner].high))
        if max(least, low) <= min(most, high):
            bounds[inner] = (max(least, low), min(most, high))


def _terms_of_groups(value: Polynomial, some: Iterable[Monomial], groups: Sequence[BitProducts]) -> dict[Monomial, int]:
    """All terms of the groups to which some terms belong."""
    owners = {bit: number for number, group in enumerate(groups) for bit in group.bits}
    wanted = {owners.get(monomial[0]) for monomial in some if monomial} - {None}
    return {m: c for m, c in value.terms.items() if m and owners.get(m[0]) in wanted and all(atom < 0 for atom in m)}


_Builder = Callable[[Arithmetic, list[int], list[Polynomial]], Polynomial]
_BUILDERS: Final[dict[Kind, _Builder]] = {
    Kind.MOD: lambda a, n, p: a.low(p[0], n[0]),
    Kind.SIGNED: lambda a, n, p: a.signed(p[0], n[0]),
    Kind.SIGN: lambda a, n, p: a.sign(p[0], n[0]),
    Kind.SHIFTED: lambda a, n, p: a.shift_right(p[0], n[1], n[0]),
    Kind.SIGNED_SHIFTED: lambda a, n, p: a.shift_right_signed(p[0], n[1], n[0]),
    Kind.CARRY: lambda a, n, p: a.carry(p[0], p[1], p[2], n[0]),
    Kind.BORROW: lambda a, n, p: a.borrow(p[0], p[1], p[2], n[0]),
    Kind.EQUAL: lambda a, n, p: a.equal(p[0], ZERO, n[0]),
    Kind.NEGATIVE: lambda a, n, p: a.negative(p[0]),
}
_IDENTITIES: Final = {Kind.SIGN: SIGN, Kind.CARRY: CARRY, Kind.BORROW: BORROW}
"""2^bits times such an atom in other words"""
