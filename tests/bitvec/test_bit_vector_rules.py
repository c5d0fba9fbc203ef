"""Every rule of `isatool.bitvec`, by name, against z3 at 8, 16, 32 and 64 bits on random facts and intervals."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import pytest

from isatool.bitvec import facts, identities, intervals, words
from isatool.bitvec.distances import DistancePart, may_meet, parts_of, span
from isatool.bitvec.facts import Facts
from isatool.bitvec.identities import Extension, Parts
from isatool.semantics.ops import Op

z3 = pytest.importorskip("z3")

from z3_terms import MEANING  # noqa: E402

WIDTHS = (8, 16, 32, 64)
ROUNDS = 4
MOST_MILLISECONDS = 20_000


def proved(claim: object, *given: object) -> bool:
    """Whether z3 shows the claim for all numbers for which the rest holds."""
    solver = z3.Solver()
    solver.set("timeout", MOST_MILLISECONDS)
    solver.add(*given, z3.Not(claim))
    return solver.check() == z3.unsat


# Facts --------------------------------------------------------------------------------------------------------------


def random_facts(source: random.Random, width: int, most: int | None = None) -> Facts:
    """Bits, an interval, a constant or nothing that is known of a number."""
    full = (1 << (most or width)) - 1
    kind = source.randrange(4)
    if kind == 0:
        return Facts.of_bits(source.getrandbits(width) & source.getrandbits(width) & full)
    if kind == 1:
        low, high = sorted(source.choice((0, 1, full >> 1, full, source.randrange(full + 1))) for _ in range(2))
        return Facts((1 << high.bit_length()) - 1, low, high)
    if kind == 2:
        value = source.randrange(full + 1)
        return Facts(value, value, value)
    return Facts(full, 0, full)


def has(term: object, known: Facts) -> object:
    """That a number has the facts."""
    limits = z3.UGE(term, known.low), z3.ULE(term, known.high)
    return z3.And(*limits, term & ~z3.BitVecVal(known.possible, term.size()) == 0)


ARGUMENTS: dict[Op, Callable[[int], tuple[int, ...]]] = {
    Op.ZEXT: lambda width: (width // 2,),
    Op.TRUNC: lambda width: (2 * width,),
    Op.HIGH: lambda width: (2 * width,),
    Op.CONCAT: lambda width: (width // 2, width // 2),
    Op.SELECT: lambda width: (1, width, width),
    Op.SHL: lambda width: (width, 32),
    Op.SHR: lambda width: (width, 32),
}
"""how wide the arguments are; two of the width of the result for every other operation"""
NARROW = {Op.MUL: 5, Op.MULHU: 5}
"""bits of the second factor: products of wide unknowns take z3 for ever"""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("op", facts.RULES, ids=str)
def test_the_facts_of_an_operation_hold(op: Op, width: int) -> None:
    source = random.Random(f"{op} {width}")
    for _ in range(ROUNDS):
        sizes = ARGUMENTS.get(op, lambda width: (width, width))(width)
        known = [random_facts(source, size) for size in sizes]
        if op in NARROW:
            known[1] = random_facts(source, width, NARROW[op])
        if op in (Op.SHL, Op.SHR):
            known[1] = source.choice((Facts.below(width), Facts(3, 3, 3), Facts(7, 2, width - 1)))
        terms = [z3.BitVec(f"x{place}", size) for place, size in enumerate(sizes)]
        found = facts.RULES[op](width, *known)
        meant = MEANING[op](width, terms)
        assert proved(has(meant, found), *map(has, terms, known)), (known, found)


@pytest.mark.parametrize("width", WIDTHS)
def test_what_holds_for_one_of_two_numbers_and_what_limits_each_other(width: int) -> None:
    source = random.Random(width)
    x = z3.BitVec("x", width)
    for _ in range(ROUNDS):
        one, other = (random_facts(source, width) for _ in range(2))
        assert proved(has(x, one.joined(other)), z3.Or(has(x, one), has(x, other)))
        both = Facts(one.possible, other.low, other.high)
        assert proved(has(x, both.tightened()), has(x, both))


@pytest.mark.parametrize("width", WIDTHS)
def test_the_bits_and_the_interval_of_a_sum(width: int) -> None:
    source = random.Random(width)
    for _ in range(3 * ROUNDS):
        parts: list[tuple[int, Facts]] = []
        for _ in range(source.randrange(1, 4)):
            factor = source.choice((1, 2, 4, 3, 12, 1 << width - 2, (1 << width) - 1, (1 << width) - 8))
            parts.append((factor, random_facts(source, width, source.choice((2, 4, width)))))
        constant = source.choice((0, 1, 8, 24, (1 << width) - 1))
        terms = [z3.BitVec(f"x{place}", width) for place in range(len(parts))]
        products = [term * factor for term, (factor, _) in zip(terms, parts, strict=True)]
        possible = [facts.bits_of_product(width, factor, [known.possible]) for factor, known in parts]
        bits = facts.bits_of_sum(width, (constant, *possible))
        span = intervals.of_sum(
            words.signed(constant, width),
            [(words.signed(factor, width), [(known.low, known.high)]) for factor, known in parts],
        )
        found = facts.of_sum(width, *span, bits)
        given = [has(term, known) for term, (_, known) in zip(terms, parts, strict=True)]
        assert proved(has(sum(products, z3.BitVecVal(constant, width)), found), *given), (constant, parts, found)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_bits_of_a_product_of_several(width: int) -> None:
    x, y = (z3.BitVec(name, width) for name in "xy")
    for factor, a, b in (
        (1, 0b1100, 0b110),
        (6, 0xF0, 2),
        (1 << width - 3, 0b11, 0b100),
        (5, 0, 7),
        (8, 0x30, 0b10100),
    ):
        bits = facts.bits_of_product(width, factor, (a, b))
        assert proved(
            x * y * factor & ~z3.BitVecVal(bits, width) == 0, has(x, Facts.of_bits(a)), has(y, Facts.of_bits(b))
        )


# Intervals ----------------------------------------------------------------------------------------------------------


def random_interval(source: random.Random, width: int) -> intervals.Interval:
    """Whole numbers about as large as signed words."""
    ends = (
        -(1 << width - 1),
        -3,
        -1,
        0,
        1,
        5,
        (1 << width - 1) - 1,
        source.randrange(-(1 << width - 1), 1 << width - 1),
    )
    low, high = sorted(source.choice(ends) for _ in range(2))
    return low, high


def within(term: object, interval: intervals.Interval) -> object:
    """That a whole number lies in an interval."""
    return z3.And(term >= interval[0], term <= interval[1])


@pytest.mark.parametrize("width", WIDTHS)
def test_the_interval_of_products_and_of_their_sum(width: int) -> None:
    source = random.Random(width)
    x, y, z = z3.Ints("x y z")
    for _ in range(ROUNDS):
        a, b, c = (random_interval(source, width) for _ in range(3))
        factors = [source.choice((1, 4, -1, -6)) for _ in range(2)]
        given = within(x, a), within(y, b), within(z, c)
        assert proved(within(factors[0] * x * y, intervals.of_product((a, b), factors[0])), *given[:2])
        total = intervals.of_sum(7, ((factors[0], (a,)), (factors[1], (c,)), (3, ())))
        assert proved(within(10 + factors[0] * x + factors[1] * z, total), *given)


@pytest.mark.parametrize("width", WIDTHS)
def test_what_an_interval_decides(width: int) -> None:
    source = random.Random(width)
    period, half = 1 << width, 1 << width - 1
    places = (-period, -half, -1, 0, 1, half - 1, half, period - 1, period, period + 1, 2 * period - 1)
    x = z3.Int("x")
    decided = 0
    for _ in range(12 * ROUNDS):
        low, high = sorted((source.choice(places), source.choice((*places, source.randrange(period)))))
        given = within(x, (low, high))
        taken = intervals.period(low, high, width)
        assert taken is None or proved(within(x - taken, (0, period - 1)), given)
        assert not intervals.fits(low, high, width) or proved(within(x, (0, period - 1)), given)
        found = {
            x < 0: intervals.is_negative(low, high),
            x % period == 0: intervals.is_multiple(low, high, width),
        }
        if low >= 0 and high < period:
            shown = z3.If(x >= half, x - period, x)
            assert proved(within(shown, intervals.as_signed(low, high, width)), given)
        for claim, answer in found.items():
            assert answer is None or proved(claim if answer else z3.Not(claim), given), (low, high, claim)
        carried = intervals.carries(low, high, width)  # two words and a bit are below 2 * period
        inside = within(x, (0, 2 * period - 1))
        assert carried is None or proved((x >= period) == carried, given, inside), (low, high)
        decided += sum(answer is not None for answer in (taken, carried, *found.values()))
    assert decided > 12 * ROUNDS


@pytest.mark.parametrize("width", WIDTHS)
def test_nothing_carries_between_the_parts_of_a_split_sum(width: int) -> None:
    source = random.Random(width)
    splits = 0
    for _ in range(6 * ROUNDS):
        terms = [(source.choice((1, 2, 3, 4, 8, 16, 48, 64, -1, -4)), source.choice((1, 3, 7, 20))) for _ in range(3)]
        constant = source.choice((0, 1, 5, 16, 60, (1 << width) - 16))

        def below(place: int, kept: int, terms: Sequence[tuple[int, int]] = terms) -> intervals.Interval:
            kept_terms = [(c, ((0, high),)) for c, high in terms if words.trailing_zeros(c) < place]
            return intervals.of_sum(kept, kept_terms)

        found = intervals.split([words.trailing_zeros(c) for c, _ in terms], constant, width, below)
        if found is None:
            continue
        splits += 1
        place, taken = found
        numbers = [z3.BitVec(f"x{number}", width) for number in range(3)]
        upper, lower = z3.BitVecVal(taken, width), z3.BitVecVal((constant & (1 << place) - 1) - taken, width)
        upper += constant >> place << place
        for term, (c, _) in zip(numbers, terms, strict=True):
            upper, lower = (upper, lower + term * c) if words.trailing_zeros(c) < place else (upper + term * c, lower)
        total = sum((term * c for term, (c, _) in zip(numbers, terms, strict=True)), z3.BitVecVal(constant, width))
        given = [z3.ULE(term, high) for term, (_, high) in zip(numbers, terms, strict=True)]
        below_place = z3.BitVecVal((1 << place) - 1, width)
        apart = z3.And(upper & below_place == 0, lower & ~below_place == 0)
        assert proved(z3.And(apart, upper | lower == total), *given), (constant, terms, found)
    assert splits > ROUNDS


@pytest.mark.parametrize("width", WIDTHS)
def test_accesses_that_are_apart_share_no_byte(width: int) -> None:
    source = random.Random(width)
    answers = []
    for _ in range(5 * ROUNDS):
        low = source.choice((1, 2, 3))
        spans = [(factor, -1, source.choice((0, 1))) for factor in source.sample((4, 8, 16, 32), 3)]
        strided = DistancePart(low, low + source.choice((0, 2)), source.choice((0, 4, -8)), tuple(spans[:1]))
        parts = [strided, DistancePart(1, 1, 0, tuple(spans[1:]))]
        offset = source.choice((0, 1, 2, 6, 12, 17, 100, (1 << width) - 120))
        sizes = source.choice((1, 2, 4)), source.choice((1, 2, 4))
        answers.append(may_meet(parts, offset, width, *sizes))
        if answers[-1]:
            continue
        number, wraps, *numbers = z3.Ints("number wraps a b c")
        own, *others = (factor * term for term, (factor, _, _) in zip(numbers, spans, strict=True))
        distance = number * (strided.offset + own) + sum(others) + offset + wraps * (1 << width)
        given = [within(term, (least, most)) for term, (_, least, most) in zip(numbers, spans, strict=True)]
        meets = z3.And(distance > -sizes[0], distance < sizes[1])
        assert proved(z3.Not(meets), within(number, (strided.low, strided.high)), *given), (parts, offset, sizes)
    assert any(answers)
    assert width == WIDTHS[0] or not all(answers)


def test_the_parts_of_a_distance_are_its_terms() -> None:
    source = random.Random(1)
    reach = {1: (2, 5), 2: (3, 9), 3: (0, 7), 10: (0, 4), 11: (0, 6), 12: (0, 1)}
    for _ in range(40):
        terms = []
        for _ in range(5):
            atoms = [atom for atom in (1, 2, 3) if source.random() < 0.25]
            atoms += source.sample((10, 11, 12), source.choice((0, 1)))
            terms += [(tuple(atoms), source.choice((-8, -1, 1, 4, 12)))] if atoms else []
        parts = parts_of(
            terms,
            lambda atoms: intervals.of_product(reach[atom] for atom in atoms),
            lambda atom: atom < 10,
            lambda atoms, factor: (span(factor, *intervals.of_product(reach[atom] for atom in atoms)),),
        )
        assert (parts[-1].low, parts[-1].high, parts[-1].offset) == (1, 1, 0)
        least = sum(factor * math.prod(reach[atom][0] for atom in atoms) for atoms, factor in terms)
        most = sum(factor * math.prod(reach[atom][1] for atom in atoms) for atoms, factor in terms)
        low, high = (sum(ends) for ends in zip(*(part.range for part in parts), strict=True))
        assert low <= min(least, most)
        assert max(least, most) <= high
        fixed = [(atoms, factor) for atoms, factor in terms if set(atoms) <= {1, 2}]
        assert sum(part.offset for part in parts) == sum(factor for _, factor in fixed)


# Words and identities -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", WIDTHS)
def test_words(width: int) -> None:
    source = random.Random(width)
    x = z3.BitVec("x", width)
    for _ in range(ROUNDS):
        value = source.getrandbits(width + 8) - (1 << width)
        meant = z3.BitVecVal(value, width).as_signed_long()
        assert words.signed(value, width) == meant
        zeros = words.trailing_zeros(value)
        assert value % (1 << zeros) == 0
        assert not value or value >> zeros & 1
        ends = sorted(source.randrange(width + 1) for _ in range(4))
        mask = sum((1 << last) - (1 << first) for first, last in (ends[:2], ends[2:]))
        total = z3.BitVecVal(0, width)
        for first, last in words.runs_of_ones(mask):
            total += (x if last == width else x & (1 << last) - 1) - (x & (1 << first) - 1)
        assert proved(total == x & mask)
    assert words.trailing_zeros(0) == words.MOST_BITS
    assert list(words.runs_of_ones(0b1110011)) == [(0, 2), (4, 7)]
    assert list(words.runs_of_ones(0)) == []


def meant_by(parts: Parts, width: int, arguments: list[object]) -> object:
    """An identity's sum as a number of twice the width."""
    total = z3.BitVecVal(0, 2 * width)
    for part in parts:
        if part.extension is Extension.WHOLE:
            total += arguments[0] * part.factor
            continue
        low = [z3.Extract(width - 1, 0, argument) for argument in arguments]
        word = sum((c * term for c, term in zip(part.coefficients, low, strict=True)), z3.BitVecVal(0, width))
        extend = z3.SignExt if part.extension is Extension.SIGNED else z3.ZeroExt
        total += extend(width, word) * part.factor
    return total


def _carried(op: Op) -> Callable[[int, list[object]], object]:
    def made(width: int, terms: list[object]) -> object:
        return z3.ZeroExt(2 * width - 1, MEANING[op](1, [*terms[:2], z3.Extract(0, 0, terms[2])]))

    return made


IDENTITIES: dict[str, tuple[Parts, int, Callable[[int, list[object]], object]]] = {
    "carry": (identities.CARRY, 3, _carried(Op.CARRY)),
    "borrow": (identities.BORROW, 3, _carried(Op.BORROW)),
    "sign": (identities.SIGN, 1, lambda w, t: z3.ZeroExt(w, z3.LShR(t[0], w - 1))),
    "sign word": (identities.SIGN_WORD, 1, lambda w, t: z3.ZeroExt(w, t[0] >> w - 1)),
    "upper": (identities.UPPER, 1, lambda w, t: z3.LShR(t[0], w)),
    **{
        f"top bits {n}": (identities.top_bits(n), 1, lambda w, t, n=n: z3.ZeroExt(w, z3.LShR(t[0], w - n)))
        for n in (1, 3, 7)
    },
}
"""parts, number of arguments, and what 2**w times this of them is"""


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", IDENTITIES)
def test_an_identity_holds(name: str, width: int) -> None:
    parts, count, meant = IDENTITIES[name]
    size = 2 * width if parts[0].extension is Extension.WHOLE else width
    terms = [z3.BitVec(f"x{place}", size) for place in range(count)]
    given = [z3.ULE(terms[2], 1)] if count == 3 else []
    assert proved(meant(width, terms) << width == meant_by(parts, width, terms), *given)
