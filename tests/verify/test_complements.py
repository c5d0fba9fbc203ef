"""The extension of ~x in normal form, against numbers."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from verify_samples import Sample

from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values

numbers = st.one_of(st.sampled_from((0, 1, 2, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF)), st.integers(0, 0xFFFFFFFF))


@settings(max_examples=200)
@given(numbers, numbers, numbers, numbers, numbers)
def test_an_extended_sum_and_its_complement_meet(a: int, b: int, factor_a: int, factor_b: int, constant: int) -> None:
    values = Values()
    x, y = values.symbol("x"), values.symbol("y")
    total = values.make(Op.ADD, 32, values.make(Op.MUL, 32, x, values.const(factor_a)), values.const(constant))
    total = values.make(Op.ADD, 32, total, values.make(Op.MUL, 32, y, values.const(factor_b)))
    opposite = values.make(Op.NOT, 32, total)
    extended, other = (values.make(Op.ZEXT, 64, value) for value in (total, opposite))
    assert values.constant(values.make(Op.ADD, 64, extended, other)) == 0xFFFFFFFF
    sample = Sample(values, lambda leaf, _lane: a if leaf == x else b)
    assert sample.row(extended)[0] == (a * factor_a + b * factor_b + constant) % 2**32
    assert sample.row(other)[0] == 0xFFFFFFFF - sample.row(extended)[0]
