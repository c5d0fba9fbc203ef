"""Whole-number reasoning against concrete numbers: nothing that it says is ever wrong."""

from __future__ import annotations

import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from verify_samples import Sample

from isatool.bitvec.facts import Facts
from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values
from isatool.verify.values.linear import Inequalities, LinearForm
from isatool.verify.values.substitute import Substitution

HIGHS = (7, 255, 46335, 0x7FFFFFFF, 0xFFFFFFFF)
CONSTANTS = (0, 1, 7, 8, 0x7FFFFFF8, 0x80000000, 0xFFFFFFFF, 0xFFFFFFF8)
RELATIONS = (Op.ULT, Op.SLT, Op.EQ, Op.BIT)


class Inputs:
    """Four symbols: one of 32 bits, one below a limit, one multiple of 8 below a limit, one that is signed small."""

    def __init__(self, values: Values, high: int) -> None:
        self.values = values
        self.symbols = (
            values.symbol("any"),
            values.symbol("small", 32, Facts((1 << high.bit_length()) - 1, min(1, high), high)),
            values.symbol("eights", 32, Facts(0xFFF8, 0, 0xFFF8)),
            values.symbol("lane value", 32, Facts.below(32)),
        )


@st.composite
def expressions(draw: st.DrawFn) -> list[tuple[int, int, int, int]]:
    """Terms (symbol, factor, constant, mask or 0)."""
    part = st.tuples(
        st.integers(0, 3),
        st.sampled_from((1, 1, 1, 2, 8, 0xFFFFFFFF, 0xFFFFFFF8)),
        st.sampled_from(CONSTANTS),
        st.sampled_from((0, 0, 0, 0xFFFFFFF8, 0xFFFFFFFC, 7)),
    )
    return draw(st.lists(part, min_size=1, max_size=2))


def built(values: Values, inputs: Inputs, parts: list[tuple[int, int, int, int]]) -> int:
    total = values.zero
    for symbol, factor, constant, mask in parts:
        value = values.make(Op.MUL, 32, inputs.symbols[symbol], values.const(factor))
        value = values.make(Op.ADD, 32, value, values.const(constant))
        if mask:
            value = values.make(Op.AND, 32, value, values.const(mask))
        total = values.make(Op.ADD, 32, total, value)
    return total


def compared(values: Values, relation: Op, a: int, b: int) -> int:
    if relation is Op.BIT:
        return values.make(Op.BIT, 1, a, values.const(31))
    return values.make(relation, 1, a, b)


comparisons = st.tuples(st.sampled_from(RELATIONS), expressions(), expressions(), st.booleans())
numbers = st.one_of(st.sampled_from(CONSTANTS), st.integers(0, 64), st.integers(0, 0xFFFFFFFF))


@settings(max_examples=examples(200))
@given(
    st.sampled_from(HIGHS),
    st.lists(comparisons, min_size=1, max_size=4),
    comparisons,
    st.lists(numbers, min_size=4, max_size=4),
)
def test_what_follows_from_comparisons_holds_for_the_numbers_that_satisfy_them(
    high: int,
    known: list[tuple[Op, list[tuple[int, int, int, int]], list[tuple[int, int, int, int]], bool]],
    asked: tuple[Op, list[tuple[int, int, int, int]], list[tuple[int, int, int, int]], bool],
    drawn: list[int],
) -> None:
    values = Values()
    inputs = Inputs(values, high)
    numbers_of = {
        symbol: min(max(number, values.low[symbol]), values.high[symbol]) & (values.possible[symbol] | 7)
        for symbol, number in zip(inputs.symbols, drawn, strict=True)
    }
    numbers_of[inputs.symbols[2]] &= 0xFFF8
    sample = Sample(values, lambda leaf, _lane: numbers_of[leaf])
    path = 1
    for relation, a, b, _ in known:
        condition = compared(values, relation, built(values, inputs, a), built(values, inputs, b))
        holds = sample.row(condition)[0] == 1
        diagram = values.conditions.diagram(condition)
        path = values.decisions.both(path, diagram if holds else values.decisions.complement(diagram))
    reason = Inequalities(values, path)
    assert not reason.contradictory()
    relation, a, b, _ = asked
    value = built(values, inputs, a)
    low, most = reason.bounds(value)
    assert low <= sample.row(value)[0] <= most
    condition = compared(values, relation, value, built(values, inputs, b))
    if values.op[condition] in RELATIONS:
        assert reason.decide(condition) in (None, sample.row(condition)[0] == 1)


@settings(max_examples=200)
@given(
    expressions(), expressions(), expressions(), st.sampled_from(RELATIONS), st.lists(numbers, min_size=4, max_size=4)
)
def test_a_replaced_symbol_has_the_value_of_what_replaces_it(
    a: list[tuple[int, int, int, int]],
    b: list[tuple[int, int, int, int]],
    new: list[tuple[int, int, int, int]],
    relation: Op,
    drawn: list[int],
) -> None:
    values = Values()
    inputs = Inputs(values, 0xFFFFFFFF)
    numbers_of = dict(zip(inputs.symbols, drawn, strict=True))
    numbers_of[inputs.symbols[2]] &= 0xFFF8
    numbers_of[inputs.symbols[3]] &= 31
    old, replacement = inputs.symbols[0], built(values, inputs, new)
    condition = compared(values, relation, built(values, inputs, a), built(values, inputs, b))
    value = values.choices.select(32, condition, built(values, inputs, a), built(values, inputs, b))
    made = Substitution(values, {old: replacement}).of(value)
    numbers_of[inputs.symbols[1]] = max(1, numbers_of[inputs.symbols[1]])
    before = Sample(values, lambda leaf, _lane: numbers_of[leaf])
    inner = before.row(replacement)[0]
    after = Sample(values, lambda leaf, _lane: inner if leaf == old else numbers_of[leaf])
    assert before.row(made)[0] == after.row(value)[0]


@pytest.mark.parametrize(("factor", "wraps"), [(65537, False), (65538, True)])
def test_a_product_up_to_the_last_number_does_not_wrap(factor: int, wraps: bool) -> None:
    """65537 * 65535 is the last number of 32 bits."""
    values = Values()
    half = values.symbol("half", 32, Facts.below(0x10000))
    product = values.make(Op.MUL, 32, half, values.const(factor))
    found = Inequalities(values, 1).form(product)
    assert found == LinearForm(0, ((((product, False),), 1),) if wraps else ((((half, False),), factor),))
