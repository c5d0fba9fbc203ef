"""Halves of lane masks in wave64, and borrows of one bit: what their normal forms say in every lane."""

from __future__ import annotations

from itertools import product

import pytest
from verify_samples import Sample

from isatool.isa.wave import WAVE64
from isatool.semantics.ops import Op
from isatool.verify.values.bits import lanes_where
from isatool.verify.values.constructors import Values

HALVES = (Op.TRUNC, Op.HIGH)


@pytest.mark.parametrize("op", [Op.AND, Op.OR, Op.XOR])
@pytest.mark.parametrize(("first", "second"), list(product(HALVES, HALVES)))
@pytest.mark.parametrize("opposite", [False, True])
def test_a_half_joins_the_same_half_only(op: Op, first: Op, second: Op, opposite: bool) -> None:
    values = Values(WAVE64)
    x, y = (values.symbol(name, uniform=False) for name in "xy")
    one, other = (
        values.make(half, 32, lanes_where(values, values.make(Op.EQ, 1, symbol, values.const(0))))
        for half, symbol in ((first, x), (second, y))
    )
    if opposite:
        other = values.make(Op.NOT, 32, other)
    for a, b in ((one, other), (other, one)):
        joined = values.make(op, 32, a, b)
        sample = Sample(values, lambda leaf, lane: (lane % 3 if leaf == x else lane % 5) % 2)
        left, right, found = (sample.row(value)[0] for value in (one, other, joined))
        assert found == {Op.AND: left & right, Op.OR: left | right, Op.XOR: left ^ right}[op]


def test_a_borrow_of_bits_is_their_formula() -> None:
    values = Values()
    conditions = values.conditions
    a, b, borrow = (values.make(Op.EQ, 1, values.symbol(name), values.const(7)) for name in "abc")
    formula = conditions.or_(
        conditions.and_(conditions.not_(a), b), conditions.and_(borrow, conditions.not_(conditions.xor(a, b)))
    )
    assert conditions.borrow(a, b, borrow) == formula
