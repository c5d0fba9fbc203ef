"""The algebra's rules for comparisons, selects, shifts and halves against z3, at 8, 16, 32 and 64 bits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values

z3 = pytest.importorskip("z3")

from z3_terms import MEANING, flag, formula  # noqa: E402

WIDTHS = (8, 16, 32, 64)
LOGIC = (Op.AND, Op.OR, Op.XOR)


Rule = Callable[[Values, int, int, int], tuple[int, object]]
"""(values, width, x, y) -> the normal form, and what it has to mean in z3"""


def _made(op: Op, width: int = 0) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
        args, meant = ((x, y, values.false), [a, b, z3.BitVecVal(0, 1)]) if op is Op.CARRY else ((x, y), [a, b])
        return values.make(op, width or size, *args), MEANING[op](width or size, meant)

    return made


def _sum_below(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
    return values.make(Op.ULT, 1, values.make(Op.ADD, size, x, y), x), flag(z3.ULT(a + b, a))


def _opposite_below(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
    return values.make(Op.ULT, 1, values.make(Op.NOT, size, x), y), flag(z3.ULT(~a, b))


def _above(step: int) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        a, constant = z3.BitVec(f"x{x}", size), values.const(step, size)
        total = values.make(Op.ADD, size, x, constant)
        return values.make(Op.ULT, 1, total, constant), flag(z3.ULT(a + step, z3.BitVecVal(step, size)))

    return made


def _largest(signed: bool) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
        less = values.make(Op.SLT if signed else Op.ULT, 1, y, x)
        return values.make(Op.SELECT, size, less, x, y), z3.If(b < a if signed else z3.ULT(b, a), a, b)

    return made


def _absolute(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a = z3.BitVec(f"x{x}", size)
    opposite = values.make(Op.SUB, size, values.const(0, size), x)
    return values.make(Op.SELECT, size, values.make(Op.SLT, 1, x, opposite), opposite, x), z3.If(a < -a, -a, a)


def _by_sign(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a = z3.BitVec(f"x{x}", size)
    sign = values.make(Op.SAR, size, x, values.const(size - 1))
    return values.make(Op.SUB, size, values.make(Op.XOR, size, x, sign), sign), z3.If(a < 0, -a, a)


def _limited(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a, most = z3.BitVec(f"x{x}", size), values.const(7, size)
    less = values.make(Op.ULT, 1, x, most)
    return values.make(Op.SELECT, size, less, x, most), z3.If(z3.ULT(a, 7), a, z3.BitVecVal(7, size))


def _put_together(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a, count = z3.BitVec(f"x{x}", size), values.const(3)
    upper = values.make(Op.SHL, size, values.make(Op.SHR, size, x, count), count)
    return values.make(Op.OR, size, upper, values.make(Op.AND, size, x, values.const(7, size))), a


def _shifted_back(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a = z3.BitVec(f"x{x}", size)
    moved = values.make(Op.SHL, size, x, values.const(5))
    return values.make(Op.SAR, size, moved, values.const(6)), (a << 5) >> 6


def _bit_of_shifted(op: Op) -> Rule:
    """The lowest bit of what is shifted by a number that is not known."""

    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        count = values.symbol(("count",), 32)
        amount = values.make(Op.AND, 32, count, values.const(size - 1))
        shifted = values.make(op, size, x, amount)
        terms = [z3.BitVec(f"x{x}", size), z3.BitVec(f"x{count}", 32) & (size - 1)]
        return values.make(Op.BIT, 1, shifted, values.zero), z3.Extract(0, 0, MEANING[op](size, terms))

    return made


def _carry_at_the_edge(op: Op) -> Rule:
    """The carry of a number below 2**size - 3, of 3 and of a bit: only the greatest carries, and only with the bit."""

    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        single = values.symbol(("bit",), 1)
        number = values.make(Op.AND, size, x, values.const(-4, size))
        limit = values.const(3, size)
        args = (number, limit, single) if op is Op.CARRY else (values.make(Op.AND, size, x, limit), number, single)
        terms = [z3.BitVec(f"x{x}", size) & -4, z3.BitVecVal(3, size), z3.BitVec(f"x{single}", 1)]
        meant = terms if op is Op.CARRY else [z3.BitVec(f"x{x}", size) & 3, terms[0], terms[2]]
        return values.make(op, 1, *args), MEANING[op](1, meant)

    return made


def _extended_apart(op: Op) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
        low = values.make(Op.AND, size, x, values.const(7, size))
        total = values.make(Op.ADD, size, low, values.make(Op.SHL, size, y, values.const(3)))
        extended = z3.ZeroExt if op is Op.ZEXT else z3.SignExt
        return values.make(op, 2 * size, total), extended(size, (a & 7) + (b << 3))

    return made


def _scaled(by_product: bool) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        count = values.symbol(("count",), 32)
        power = values.make(Op.SHL, size, values.const(1, size), count)
        moved = values.make(Op.MUL, size, x, power) if by_product else values.make(Op.SHL, size, x, count)
        return moved, MEANING[Op.SHL](size, [z3.BitVec(f"x{x}", size), z3.BitVec(f"x{count}", 32)])

    return made


def _flags_together(op: Op, as_numbers: bool) -> Rule:
    """Of two conditions of which the second is the opposite of a number, or of a number itself."""

    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        limits = (values.const(5, size), values.const(7, size))
        first, second = (values.make(Op.ULT, 1, one, limit) for one, limit in zip((x, y), limits, strict=True))
        if as_numbers:
            numbers = [values.make(Op.ZEXT, size, one) for one in (first, second)]
            numbers[1] = values.make(Op.SUB, size, values.const(1, size), numbers[1])
            together = values.make(op, size, *numbers)
        else:
            together = values.make(Op.ZEXT, size, values.make(op, 1, first, values.make(Op.NOT, 1, second)))
        a, b = z3.ULT(z3.BitVec(f"x{x}", size), 5), z3.UGE(z3.BitVec(f"x{y}", size), 7)
        return together, z3.ZeroExt(size - 1, MEANING[op](1, [flag(a), flag(b)]))

    return made


def _lowest_bit_of_a_sum(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    less = values.make(Op.ZEXT, size, values.make(Op.ULT, 1, x, y))
    total = values.make(Op.ADD, size, less, values.const(1, size))
    return values.make(Op.BIT, 1, total, values.zero), flag(z3.UGE(z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)))


def _not_less(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    condition = values.make(Op.NOT, 1, values.make(Op.ULT, 1, x, y))
    return condition, flag(z3.UGE(z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)))


def _ones_below(counted: bool) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        number = values.make(Op.AND, size, x, values.const(size - 1, size))
        below = values.make(
            Op.SUB, size, values.make(Op.SHL, size, values.const(1, size), number), values.const(1, size)
        )
        found = values.make(Op.POPCOUNT, size, below) if counted else number
        return found, z3.BitVec(f"x{x}", size) & (size - 1)

    return made


def _half_of_logic(op: Op, half: Op, after: bool) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        if after:
            found = values.make(half, size // 2, values.make(op, size, x, y))
        else:
            found = values.make(op, size // 2, *(values.make(half, size // 2, one) for one in (x, y)))
        whole = MEANING[op](size, [z3.BitVec(f"x{number}", size) for number in (x, y)])
        return found, z3.Extract(size - 1, size // 2, whole) if half is Op.HIGH else z3.Extract(size // 2 - 1, 0, whole)

    return made


SPELLINGS: dict[str, tuple[Rule, Rule]] = {
    "a carry as sum < a": (_made(Op.CARRY), _sum_below),
    "a carry as ~a < b": (_made(Op.CARRY), _opposite_below),
    "an absolute value by its sign": (_absolute, _by_sign),
    "a shift as a product": (_scaled(True), _scaled(False)),
    "the lowest bit of a sum": (_lowest_bit_of_a_sum, _not_less),
    "ones below a bit": (_ones_below(True), _ones_below(False)),
    **{f"{op.name} of flags": (_flags_together(op, True), _flags_together(op, False)) for op in LOGIC},
    **{
        f"{half.name} of {op.name}": (_half_of_logic(op, half, True), _half_of_logic(op, half, False))
        for op in LOGIC
        for half in (Op.HIGH, Op.TRUNC)
    },
}

RULES: dict[str, Rule] = {
    "zero-extended, bits apart": _extended_apart(Op.ZEXT),
    "sign-extended, bits apart": _extended_apart(Op.SEXT),
    "carry": _made(Op.CARRY),
    "less": _made(Op.ULT, 1),
    "signed less": _made(Op.SLT, 1),
    "equal": _made(Op.EQ, 1),
    "sum below": _sum_below,
    "opposite below": _opposite_below,
    "above 1": _above(1),
    "above 5": _above(5),
    "above the middle": _above(0x80),
    "the larger": _largest(False),
    "the larger, signed": _largest(True),
    "absolute": _absolute,
    "absolute by the sign": _by_sign,
    "at most 7": _limited,
    "put together": _put_together,
    "shifted back": _shifted_back,
    "a carry at the edge": _carry_at_the_edge(Op.CARRY),
    "a borrow at the edge": _carry_at_the_edge(Op.BORROW),
    "a bit of a shifted value": _bit_of_shifted(Op.SHR),
    "a bit of a shifted value, signed": _bit_of_shifted(Op.SAR),
    "a bit of a value shifted left": _bit_of_shifted(Op.SHL),
    **{f"{name}, {number}": rule for name, both in SPELLINGS.items() for number, rule in enumerate(both)},
}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", RULES)
def test_a_rule_means_what_it_says(name: str, width: int) -> None:
    values = Values()
    x, y = (values.symbol(("input", number), width, uniform=False) for number in range(2))
    # the symbols' names in z3 are those that `formula` gives them
    made, meant = RULES[name](values, width, x, y)
    solver = z3.Solver()
    solver.set("timeout", 20_000)
    solver.add(formula(values, made, {}) != meant)
    assert solver.check() == z3.unsat


@pytest.mark.parametrize("width", WIDTHS[:-1])
@pytest.mark.parametrize("name", SPELLINGS)
def test_two_spellings_have_one_form(name: str, width: int) -> None:
    values = Values()
    x, y = (values.symbol(("input", number), width, uniform=False) for number in range(2))
    first, second = (spelling(values, width, x, y)[0] for spelling in SPELLINGS[name])
    assert first == second


def test_the_extension_of_a_sum_whose_parts_share_no_bit_is_that_of_the_parts() -> None:
    values = Values()
    x, y = (values.symbol(("input", number), 32, uniform=False) for number in range(2))
    low = values.make(Op.AND, 32, x, values.const(63, 32))
    for count, apart in ((6, True), (5, False)):
        upper = values.make(Op.SHL, 32, y, values.const(count))
        total = values.make(Op.ADD, 32, low, upper)
        for op in (Op.ZEXT, Op.SEXT):
            parts = values.make(Op.ZEXT, 64, low), values.make(op, 64, upper)
            assert (values.make(op, 64, total) == values.make(Op.ADD, 64, *parts)) is apart


@pytest.mark.parametrize("step", [-1, 0xFFFFFFFF])
def test_ones_below_a_bit_of_a_wide_number_are_counted_in_all_of_it(step: int) -> None:
    values = Values()
    count = values.make(Op.AND, 32, values.symbol(("count",), 32), values.const(31, 32))
    power = values.make(Op.SHL, 64, values.const(1, 64), count)
    total = values.make(Op.ADD, 64, power, values.const(step, 64))
    assert (values.make(Op.POPCOUNT, 32, total) == count) is (step == -1)


def test_two_words_added_in_one_place_are_no_half_of_a_number() -> None:
    values = Values()
    a, b, low, upper = (values.symbol(("input", number), 32, uniform=False) for number in range(4))
    total = values.make(Op.ADD, 64, *(values.make(Op.ZEXT, 64, word) for word in (a, b)))
    made = values.make(Op.EQ, 1, total, values.make(Op.CONCAT, 64, low, upper))
    terms = [z3.BitVec(f"x{word}", 32) for word in (a, b, low, upper)]
    meant = z3.ZeroExt(32, terms[0]) + z3.ZeroExt(32, terms[1]) == z3.Concat(terms[3], terms[2])
    solver = z3.Solver()
    solver.add(formula(values, made, {}) != flag(meant))
    assert solver.check() == z3.unsat


@pytest.mark.parametrize(("start", "bits"), [(26, 4), (5, 11), (1, 30), (28, 3)])
def test_a_field_in_the_upper_word_is_part_of_a_product(start: int, bits: int) -> None:
    values = Values()
    x, low = (values.symbol(("input", number), 32, uniform=False) for number in range(2))
    field = values.make(Op.AND, 32, values.make(Op.SHR, 32, x, values.const(start)), values.const((1 << bits) - 1, 32))
    made = values.make(Op.CONCAT, 64, low, field)
    terms = [z3.BitVec(f"x{word}", 32) for word in (x, low)]
    meant = z3.Concat(z3.LShR(terms[0], start) & ((1 << bits) - 1), terms[1])
    solver = z3.Solver()
    solver.add(formula(values, made, {}) != meant)
    assert solver.check() == z3.unsat
    top = values.make(Op.SHL, 32, x, values.const(32 - start - bits))
    shifted = values.make(Op.SHL, 64, values.make(Op.ZEXT, 64, top), values.const(bits, 64))
    assert values.make(Op.CONCAT, 64, values.make(Op.TRUNC, 32, shifted), field) == shifted


@pytest.mark.parametrize(("bits", "fits"), [(15, True), (16, False)])
def test_a_number_goes_through_a_half_only_where_that_holds_it(bits: int, fits: bool) -> None:
    values = Values()
    x = values.symbol(("input",), 32)
    for start, op in ((-(1 << bits), Op.STOF), (0, Op.UTOF)):
        size = bits if start else bits + 1  # a signed half has 15 bits and a sign
        field = values.make(Op.AND, 32, x, values.const((1 << size) - 1))
        number = values.make(Op.ADD, 32, field, values.const(start))
        through = values.make(Op.FCVT, 16, values.make(Op.STOF, 32, number))
        assert (through == values.make(op, 16, values.make(Op.TRUNC, 16, number))) is fits
