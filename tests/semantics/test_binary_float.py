"""The exact float operations against the machine's own arithmetic, and the written NaN rules."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

import numpy as np
import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.semantics import binary_float as bf

FLOAT = {16: np.float16, 32: np.float32, 64: np.float64}
UINT = {16: np.uint16, 32: np.uint32, 64: np.uint64}


def bits(width: int) -> st.SearchStrategy[int]:
    """Patterns biased to the edges of the format."""
    form = bf.FORMATS[width]
    edges = [0, 1, form.mantissa, form.mantissa + 1, form.infinity, form.infinity - 1, form.infinity + 1, form.nan]
    edges += [form.bias << form.fraction, (form.bias << form.fraction) + 1]
    signed = st.sampled_from([edge | sign for edge in edges for sign in (0, form.sign)])
    return st.one_of(signed, st.integers(0, (1 << width) - 1))


def machine(operation: str, width: int, *arguments: int) -> int:
    """The machine's result of an operation."""
    with np.errstate(all="ignore"):
        values = [np.array(argument, UINT[width]).view(FLOAT[width]) for argument in arguments]
        result = getattr(np, operation)(*values)
        return int(np.asarray(result, FLOAT[width]).view(UINT[width]))


@pytest.mark.parametrize("width", [16, 32, 64])
@settings(max_examples=examples(400))
@given(data=st.data())
def test_arithmetic_is_what_the_machine_computes(width: int, data: st.DataObject) -> None:
    a, b = data.draw(bits(width)), data.draw(bits(width))
    pairs = [
        (bf.add(a, b, width), "add", (a, b)),
        (bf.multiply(a, b, width), "multiply", (a, b)),
        (bf.divide(a, b, width), "divide", (a, b)),
        (bf.square_root(a, width), "sqrt", (a,)),
        (bf.round_to_integral(a, width, "floor"), "floor", (a,)),
        (bf.round_to_integral(a, width, "rndne"), "rint", (a,)),
        (bf.round_to_integral(a, width, "ceil"), "ceil", (a,)),
        (bf.round_to_integral(a, width, "trunc"), "trunc", (a,)),
    ]
    for got, name, arguments in pairs:
        wanted = machine(name, width, *arguments)
        assert got == wanted or (bf.is_nan(got, width) and bf.is_nan(wanted, width)), (name, hex(a), hex(b))


@settings(max_examples=examples(400))
@given(bits(32), bits(32), bits(32))
def test_fma_is_the_exact_value_rounded_once(a: int, b: int, c: int) -> None:
    got = bf.multiply_add(a, b, c, 32)
    numbers = [struct.unpack("<f", struct.pack("<I", value))[0] for value in (a, b, c)]
    if not all(map(math.isfinite, numbers)):
        return
    exact = Fraction(numbers[0]) * Fraction(numbers[1]) + Fraction(numbers[2])
    low, top = struct.unpack("<f", struct.pack("<I", got))[0], got
    if math.isinf(low):
        assert abs(exact) >= Fraction(2) ** 128 - Fraction(2) ** 103
        return
    error = abs(Fraction(low) - exact)
    for neighbour in (top - 1, top + 1):
        if 0 <= neighbour < 1 << 32:
            other = struct.unpack("<f", struct.pack("<I", neighbour))[0]
            if math.isfinite(other):
                assert error <= abs(Fraction(other) - exact), (hex(a), hex(b), hex(c))


@pytest.mark.parametrize(("source", "target"), [(16, 32), (32, 16), (32, 64), (64, 32), (64, 16)])
@settings(max_examples=examples(300))
@given(data=st.data())
def test_conversions_round_to_nearest_even(source: int, target: int, data: st.DataObject) -> None:
    a = data.draw(bits(source))
    got = bf.convert(a, source, target)
    with np.errstate(all="ignore"):
        wanted = int(np.array(a, UINT[source]).view(FLOAT[source]).astype(FLOAT[target]).view(UINT[target]))
    assert got == wanted or (bf.is_nan(got, target) and bf.is_nan(wanted, target))


def test_the_first_nan_source_is_returned_quiet_with_sign_and_payload() -> None:
    assert bf.add(0x7F812345, 0xFFC00001, 32) == 0x7FC12345
    assert bf.multiply_add(0x3F800000, 0xFF800003, 0x7F800007, 32) == 0xFFC00003
    assert bf.multiply_add(0x3F800000, 0x3F800000, 0xFF800003, 32) == 0xFFC00003


def test_invalid_operations_give_the_positive_quiet_nan() -> None:
    assert bf.add(0x7F800000, 0xFF800000, 32) == 0x7FC00000
    assert bf.multiply(0, 0xFF800000, 32) == 0x7FC00000
    assert bf.multiply_add(0x7F800000, 0x3F800000, 0xFF800000, 32) == 0x7FC00000
    assert bf.multiply(0, 0x7C00, 16) == 0x7E00


def test_min_and_max_order_negative_zero_below_positive_zero() -> None:
    assert bf.smallest(0, 0x80000000, 32, True) == 0x80000000
    assert bf.largest(0x80000000, 0, 32, True) == 0


def test_min_returns_a_signalling_nan_quiet_in_ieee_mode_and_the_other_operand_otherwise() -> None:
    one, signalling, quiet = 0x3F800000, 0x7F800001, 0x7FC00005
    assert bf.smallest(one, signalling, 32, True) == 0x7FC00001
    assert bf.smallest(one, signalling, 32, False) == one
    assert bf.smallest(quiet, one, 32, True) == one
    assert bf.smallest(quiet, 0xFFC00009, 32, True) == quiet


def test_float_to_integer_saturates_and_turns_nan_into_zero() -> None:
    from isatool.semantics.concrete import apply
    from isatool.semantics.ops import Op

    assert apply(Op.FTOS, 32, 0, (32,), (0x4F000000,)) == 0x7FFFFFFF
    assert apply(Op.FTOU, 32, 0, (32,), (0xBF800000,)) == 0
    assert apply(Op.FTOU, 32, 0, (32,), (0x7F800000,)) == 0xFFFFFFFF
    assert apply(Op.FTOS, 32, 0, (32,), (0x7FC00000,)) == 0
    assert apply(Op.FTOS, 32, 0, (32,), (0xBFFFFFFF,)) == 0xFFFFFFFF
