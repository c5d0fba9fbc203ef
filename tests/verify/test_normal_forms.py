"""Every normal form means what the semantics table says: the place where a false proof would come from."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from verify_expressions import REGISTERS, SCALARS, Maker, printed
from verify_samples import LANES, Sample, random_inputs

from isatool.bitvec.facts import Facts
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.evaluate import evaluate
from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values

RANGES = (
    Facts.anything(32), Facts.anything(32), Facts.below(128), Facts.below(1), Facts.of_bits(0xFFFFFFF0),
    Facts.of_bits(0x3F0), Facts(0xFFFFFFFF, 16, 1 << 31), Facts.below(1 << 31), Facts(0xFF, 5, 200),
    Facts(0xFFFFFFFF, 0xFFFFFF00, 0xFFFFFFFF),
)  # fmt: skip

OPEN = tuple(facts for facts in RANGES if facts.low < facts.high)
"""ranges of more than one number"""


def mismatch(expr: Expr, ranges: list[Facts], seed: int) -> str:
    """What is wrong with the normal form of an expression on a few inputs, "" if nothing is."""
    values = Values()
    symbols = {(Op.VGPR, n): values.symbol(("v", n), 32, ranges[n], uniform=False) for n in range(REGISTERS)}
    symbols |= {(Op.SGPR, n): values.symbol(("s", n), 32, ranges[n + REGISTERS]) for n in range(SCALARS)}
    symbols[Op.SCC, 0] = values.symbol("scc", 1)
    value = printed(values, expr, lambda leaf: symbols[leaf.op, leaf.imm])
    for number in range(4):
        inputs = random_inputs(values, seed + number)
        row = Sample(values, inputs).row(value)
        for lane in (0, 7, 31):
            known = {key: inputs(symbol, 0 if values.uniform[symbol] else lane) for key, symbol in symbols.items()}
            known[Op.LANE, 0] = lane
            wanted = evaluate(expr, lambda node, known=known: known[node.op, node.imm])  # type: ignore[misc]
            if row[lane] != wanted:
                return f"{expr} is {wanted:#x}, its normal form {row[lane]:#x}"
            if not values.low[value] <= wanted <= values.high[value] or wanted & ~values.possible[value]:
                return f"{expr} is {wanted:#x}, outside of what is known of it"
        if values.uniform[value] and len({row[lane] for lane in range(LANES)}) != 1:
            return f"{expr} differs between lanes"
    return ""


def smallest_mismatch(expr: Expr, ranges: list[Facts], seed: int) -> str:
    """The mismatch of the smallest part that has one."""
    return next(found for part in walk(expr) if (found := mismatch(part, ranges, seed)))


@pytest.mark.parametrize("width", [1, 16, 32, 64])
@given(seed=st.integers(0, 1 << 40))
@settings(max_examples=examples(250))
def test_a_normal_form_equals_the_expression_on_all_inputs(width: int, seed: int) -> None:
    source = Random(seed)
    for depth in (2, 3, 5):
        expr = Maker(source).expression(width, depth)
        ranges = [source.choice(RANGES) for _ in range(REGISTERS + SCALARS)]
        if mismatch(expr, ranges, seed):
            pytest.fail(smallest_mismatch(expr, ranges, seed))


@pytest.mark.parametrize(("outer", "inner"), [(Op.OR, Op.AND), (Op.AND, Op.OR)])
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_what_a_longer_chain_holds_is_absorbed(outer: Op, inner: Op, order: tuple[int, ...]) -> None:
    values = Values()
    a, b, c = (values.symbol(name, 32) for name in "abc")
    chain = [(a, b, c)[place] for place in order]
    whole = values.make(inner, 32, values.make(inner, 32, chain[0], chain[1]), chain[2])
    for part in (a, b, c, values.make(inner, 32, a, c)):
        assert values.make(outer, 32, whole, part) == values.make(outer, 32, part, whole) == part
    assert values.make(outer, 32, values.make(inner, 32, a, b), c) != c


@given(st.integers(0, (1 << 32) - 1), st.lists(st.integers(0, (1 << 32) - 1), min_size=2, max_size=5))
def test_carries_of_constants_added_one_after_the_other_are_those_of_their_sum(start: int, steps: list[int]) -> None:
    values = Values()
    low, high = values.symbol("low", 32), values.symbol("high", 32)
    at, upper = low, high
    for step in steps:
        amount = values.const(step, 32)
        carry = values.make(Op.ZEXT, 32, values.make(Op.CARRY, 1, at, amount, values.false))
        at, upper = values.make(Op.ADD, 32, at, amount), values.make(Op.ADD, 32, upper, carry)
    total, wraps = sum(steps) % (1 << 32), sum(steps) >> 32
    carry = values.make(Op.ZEXT, 32, values.make(Op.CARRY, 1, low, values.const(total, 32), values.false))
    whole = values.make(Op.ADD, 32, values.make(Op.ADD, 32, high, carry), values.const(wraps, 32))
    assert upper == whole
    row = Sample(values, lambda symbol, lane: start if symbol == low else 7).row(upper)
    assert row[0] == (((7 << 32) + start + sum(steps)) >> 32) & 0xFFFFFFFF


def shifted_field(values: Values, source: int, first: int, mask: int, scale: int, width: int) -> int:
    """(source >> first & mask) * 2**scale, extended."""
    moved = values.make(Op.SHR, 32, source, values.const(first, 32))
    field = values.make(Op.AND, 32, moved, values.const(mask, 32))
    wide = values.make(Op.ZEXT, width, field) if width > 32 else field
    return values.make(Op.SHL, width, wide, values.const(scale, width))


@given(
    st.sampled_from(RANGES),
    st.sampled_from((32, 64)),
    st.lists(st.tuples(st.integers(0, 12), st.integers(1, 4095), st.integers(0, 12)), min_size=1, max_size=4),
    st.integers(0, 1 << 40),
)
def test_sums_of_fields_of_an_input_are_the_sums_of_their_numbers(
    facts: Facts, width: int, fields: list[tuple[int, int, int]], seed: int
) -> None:
    values = Values()
    source = values.symbol("x", 32, facts, uniform=False)
    total = values.const(0, width)
    for first, mask, scale in fields:
        total = values.make(Op.ADD, width, total, shifted_field(values, source, first, mask, scale, width))
    inputs = random_inputs(values, seed)
    row = Sample(values, inputs).row(total)
    for lane in range(LANES):
        number = inputs(source, lane)
        assert row[lane] == sum((number >> first & mask) << scale for first, mask, scale in fields) % (1 << width)


@pytest.mark.parametrize("width", [32, 64])
def test_fields_of_an_input_meet_wherever_they_stand(width: int) -> None:
    values = Values()
    item = values.symbol("item", 32, Facts.below(64), uniform=False)
    row, column = (shifted_field(values, item, 3, 7, 5, width), shifted_field(values, item, 0, 7, 2, width))
    wide = values.make(Op.ZEXT, width, values.make(Op.AND, 32, item, values.const(56, 32)))
    assert row == values.make(Op.SHL, width, wide, values.const(2, width))
    whole = values.make(Op.ZEXT, width, item)
    assert values.make(Op.ADD, width, row, column) == values.make(Op.SHL, width, whole, values.const(2, width))


def test_a_field_that_was_put_in_its_place_is_shifted_back() -> None:
    values = Values()
    item = values.symbol("item", 32, Facts.below(64), uniform=False)
    row = shifted_field(values, item, 3, 7, 5, 32)
    assert values.make(Op.SHR, 32, row, values.const(5, 32)) == values.make(Op.SHR, 32, item, values.const(3, 32))


def test_what_is_added_in_multiples_stays_outside_of_a_shift() -> None:
    values = Values()
    item = values.symbol("item", 32, Facts.below(64), uniform=False)
    moved = values.make(Op.SHR, 32, values.make(Op.ADD, 32, item, values.const(64, 32)), values.const(5, 32))
    plain = values.make(Op.SHR, 32, item, values.const(5, 32))
    assert moved == values.make(Op.ADD, 32, plain, values.const(2, 32))


@given(
    st.sampled_from(OPEN),
    st.sampled_from((32, 64)),
    st.integers(1, 31),
    st.integers(0, (1 << 32) - 1),
    st.integers(0, (1 << 32) - 1),
)
def test_an_input_and_its_upper_part_meet_its_lower_part_and_its_upper_part(
    facts: Facts, width: int, count: int, factor: int, other: int
) -> None:
    values = Values()
    source = values.symbol("x", 32, facts, uniform=False)
    upper = values.make(Op.SHR, 32, source, values.const(count, 32))
    lower = values.make(Op.AND, 32, source, values.const((1 << count) - 1, 32))

    def total(*parts: tuple[int, int]) -> int:
        found = values.const(0, width)
        for value, scale in parts:
            wide = values.make(Op.ZEXT, width, value) if width > 32 else value
            scaled = values.make(Op.MUL, width, wide, values.const(scale % (1 << width), width))
            found = values.make(Op.ADD, width, found, scaled)
        return found

    assert total((source, factor), (upper, other)) == total((lower, factor), (upper, other + (factor << count)))


@given(st.sampled_from(OPEN), st.integers(1, 12), st.integers(0, 12), st.integers(0, 1 << 14))
def test_what_a_factor_shifts_up_a_shift_brings_down(facts: Facts, count: int, more: int, constant: int) -> None:
    values = Values()
    source = values.symbol("x", 32, facts, uniform=False)
    small = values.make(Op.AND, 32, source, values.const(0xFFFF, 32))
    total = values.make(Op.ADD, 32, small, values.const(constant, 32))
    shifted = values.make(Op.SHL, 32, total, values.const(count, 32))
    both = values.const(count + more, 32)
    assert values.make(Op.SHR, 32, shifted, both) == values.make(Op.SHR, 32, total, values.const(more, 32))


@given(st.integers(1, 0xFF), st.integers(1, 12))
def test_what_is_left_of_an_or_below_a_mask_is_the_part_that_reaches_there(bits: int, count: int) -> None:
    values = Values()
    item = values.symbol("item", 32, Facts.of_bits(bits), uniform=False)
    group = values.make(Op.SHL, 32, values.symbol("group", 32, Facts.below(1 << 10)), values.const(count, 32))
    place = values.make(Op.OR, 32, group, item)
    upper = values.make(Op.AND, 32, place, values.const(0xFFFFFFFF >> count << count, 32))
    rest = values.make(Op.SUB, 32, place, upper)
    assert rest == values.make(Op.AND, 32, item, values.const((1 << count) - 1, 32))
