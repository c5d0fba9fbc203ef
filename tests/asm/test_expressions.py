"""Expressions of launch specs: a closed language over whole numbers and arrays."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.asm.expressions import MAX_LENGTH, parse_expression
from isatool.diagnostics import Span, UserError

PLACE = Span("k.toml", 3, 10)
MATRIX = np.arange(6.0).reshape(2, 3)

# (text, value) of an expression over N = 256 and M = 7, or None where it has no value.
Valued = tuple[str, int | None]


def combine(parts: tuple[Valued, str, Valued]) -> Valued:
    (left, a), sign, (right, b) = parts
    text = f"({left}) {sign} ({right})"
    if a is None or b is None:
        return text, None
    if sign in "+-*":
        return text, {"+": a + b, "-": a - b, "*": a * b}[sign]
    if b == 0:
        return text, None
    if sign == "/":
        return text, a // b if a % b == 0 else None
    return text, a // b if sign == "//" else a % b


LEAVES: st.SearchStrategy[Valued] = st.one_of(
    st.integers(0, 99).map(lambda number: (str(number), number)), st.sampled_from([("N", 256), ("M", 7)])
)
EXPRESSIONS = st.recursive(
    LEAVES,
    lambda inner: st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "/", "//", "%"]), inner).map(combine),
        inner.map(lambda found: (f"-({found[0]})", None if found[1] is None else -found[1])),
    ),
    max_leaves=12,
)


@settings(max_examples=150)
@given(EXPRESSIONS)
def test_whole_numbers_are_computed_exactly(expression: Valued) -> None:
    text, value = expression
    if len(text) > MAX_LENGTH:
        return
    parsed = parse_expression(text, PLACE)
    if value is None:
        with pytest.raises(UserError):
            parsed.integer({"N": 256, "M": 7})
    else:
        assert parsed.integer({"N": 256, "M": 7}) == value


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 + 2 * 3", 7),
        ("10 - 4 - 3", 3),
        ("-N % 7", 3),
        ("ceildiv(N, 100)", 3),
        ("ceildiv(-7, 2)", -3),
        ("max(1, M, 3) - min(M, 9)", 0),
        ("N >= 128", 1),
        ("N == M", 0),
        ("0x10 + 1", 17),
        ("T * 2", 10),
    ],
)
def test_values_of_whole_number_expressions(text: str, value: int) -> None:
    assert parse_expression(text, PLACE).integer({"N": 256, "M": 7, "T": 5}) == value


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("N / 100", "256 / 100 is not a whole number; write // or ceildiv"),
        ("N // 0", "division by zero"),
        ("Q", "unknown name 'Q'"),
        ("cieldiv(N, 2)", "unknown name 'cieldiv'"),
        ("2.5 * N", "'2.5' is not a whole number"),
        ("N @ N", "matrix multiply is for arrays"),
        ("max(N)", r"max\(\) takes 2 to 8 arguments, not 1"),
        ("*".join(["N"] * 200), "the number is too large"),
    ],
)
def test_what_has_no_value_says_why(text: str, message: str) -> None:
    with pytest.raises(UserError, match=message):
        parse_expression(text, PLACE).integer({"N": 2**100 if "N*N" in text else 256})


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("N +", 13),
        ("N $ 2", 12),
        ("(N", 12),
        ("1 2", 12),
        ("", 10),
        ("__import__('os')", 21),
        ("N.__class__", 12),
        ("N if N else 1", 12),
        ("lambda: 1", 16),
        ("[1, 2]", 10),
        ("N ** 9", 13),
    ],
)
def test_text_outside_the_language_is_refused_where_it_leaves_it(text: str, column: int) -> None:
    with pytest.raises(UserError, match="cannot read the expression") as caught:
        parse_expression(text, PLACE)
    span = caught.value.diagnostics[0].span
    assert (span.path, span.line, span.column) == ("k.toml", 3, column)


def test_a_text_that_is_too_long_is_refused() -> None:
    with pytest.raises(UserError, match="the limit is 400"):
        parse_expression("-" * 5000 + "1", PLACE)


def test_the_longest_nesting_is_read() -> None:
    assert parse_expression("(" * 199 + "1" + ")" * 199, PLACE).integer({}) == 1
    assert parse_expression("-" * 398 + "1", PLACE).integer({}) == 1


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 * (A @ A.T) + x", 2 * (MATRIX @ MATRIX.T) + 0.5),
        ("sum(A)", 15.0),
        ("A / sum(A, 1)", MATRIX / MATRIX.sum(1, keepdims=True)),
        ("A[0, :]", MATRIX[0]),
        ("A[:, 1:-1]", MATRIX[:, 1:-1]),
        ("A[0:N, 0]", MATRIX[:2, 0]),
        ("A[-1, 2]", 5.0),
        ("maximum(A, 2) - minimum(A, 2)", np.abs(MATRIX - 2)),
        ("sqrt(exp(A)) + tanh(-A) + abs(A - 3) + log(A + 1)", None),
        ("(A >= 3) * A", np.where(MATRIX >= 3, MATRIX, 0)),
        ("7 // 2 + 7 % 4", 6.0),
    ],
)
def test_values_of_array_expressions(text: str, value: object) -> None:
    found = parse_expression(text, PLACE).array({"A": MATRIX, "x": 0.5, "N": 2})
    assert found.dtype == np.float64
    if value is None:
        value = np.sqrt(np.exp(MATRIX)) + np.tanh(-MATRIX) + np.abs(MATRIX - 3) + np.log(MATRIX + 1)
    np.testing.assert_array_equal(found, value)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("A @ A", r"shapes \(2, 3\) and \(2, 3\) do not fit"),
        ("A + A.T", "do not fit"),
        ("x @ A", "do not fit"),
        ("A[5]", "index 5 of an axis with 2 elements"),
        ("A[0, 0, 0]", "3 subscripts for an array with 2 dimensions"),
        ("A[x]", "expected a whole number"),
        ("sum(A, 2)", "axis 2 of an array with 2 dimensions"),
        ("eval(A)", "unknown name 'eval'"),
        ("exp(A, A)", r"exp\(\) takes 1 arguments, not 2"),
    ],
)
def test_arrays_that_do_not_fit_say_why(text: str, message: str) -> None:
    with pytest.raises(UserError, match=message):
        parse_expression(text, PLACE).array({"A": MATRIX, "x": 0.5})


def test_a_number_comes_from_float64() -> None:
    assert parse_expression("1 / sqrt(D)", PLACE).number({"D": 64}) == 0.125
    with pytest.raises(UserError, match="this is an array"):
        parse_expression("A", PLACE).number({"A": MATRIX})  # type: ignore[dict-item]
