"""fp8 and bf8: every code, rounding against a table of all codes, what is refused."""

from __future__ import annotations

import math
import random
import struct

import pytest
from test_names_of_gfx12 import instruction, outcome

from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Require, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.evaluate import evaluate
from isatool.semantics.lower import lower
from isatool.semantics.ops import Op

KINDS = {"fp8": (4, 3), "bf8": (5, 2)}


def value_of(code: int, kind: str) -> float:
    """By the definition of the Open Compute Project's formats."""
    exponent_bits, fraction = KINDS[kind]
    bias = (1 << exponent_bits - 1) - 1
    sign, exponent, mantissa = (
        -1.0 if code & 0x80 else 1.0,
        code >> fraction & (1 << exponent_bits) - 1,
        code & (1 << fraction) - 1,
    )
    if kind == "fp8" and code & 0x7F == 0x7F:
        return math.nan
    if kind == "bf8" and exponent == 31:
        return math.nan if mantissa else sign * math.inf
    if exponent == 0:
        return sign * mantissa * 2.0 ** (1 - bias - fraction)
    return sign * (1 + mantissa / (1 << fraction)) * 2.0 ** (exponent - bias)


def bits_of(number: float) -> int:
    return int(struct.unpack("<I", struct.pack("<f", number))[0])


def as_float(bits: int) -> float:
    return float(struct.unpack("<f", struct.pack("<I", bits))[0])


@pytest.mark.parametrize("kind", KINDS)
def test_every_code_is_the_number_that_its_format_says(kind: str) -> None:
    for code in range(256):
        (got,) = outcome(f"v_cvt_f32_{kind}_e32 v0, v1", {"v1": 0xA5A5A500 | code})
        wanted = value_of(code, kind)
        assert got >> 31 == code >> 7
        assert math.isnan(as_float(got)) if math.isnan(wanted) else as_float(got) == wanted, code


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("byte", range(4))
def test_byte_sel_names_the_byte(kind: str, byte: int) -> None:
    word = 0x40302010
    (got,) = outcome(f"v_cvt_f32_{kind}_e64 v0, v1 byte_sel:{byte}", {"v1": word})
    assert as_float(got) == value_of(word >> 8 * byte & 0xFF, kind)


@pytest.mark.parametrize("kind", KINDS)
def test_pairs_are_read_from_the_half_that_op_sel_says(kind: str) -> None:
    for half in range(2):
        text = f"v_cvt_pk_f32_{kind}_e64 v[0:1], v2" + (" op_sel:[1,0]" if half else "")
        got = outcome(text, {"v2": 0x41313828})
        assert [as_float(one) for one in got] == [
            value_of(0x41313828 >> 16 * half + 8 * n & 0xFF, kind) for n in (0, 1)
        ]


def nearest(number: float, kind: str) -> int:
    """The code nearest to a number, of two that are the even one."""
    largest = 0x7E if kind == "fp8" else 0x7B
    codes = range(largest + 1)
    best = min(codes, key=lambda code: (abs(value_of(code, kind) - abs(number)), code & 1))
    return best | (0x80 if math.copysign(1, number) < 0 else 0)


@pytest.mark.parametrize("kind", KINDS)
def test_numbers_are_rounded_to_the_nearest_even_code(kind: str) -> None:
    rng = random.Random(kind)
    largest = value_of(0x7E if kind == "fp8" else 0x7B, kind)
    numbers = [0.0, -0.0, largest, -largest, 2.0**-149]
    for code in range(0x7B):
        low, high = value_of(code, kind), value_of(code + 1, kind)
        numbers += [low, (low + high) / 2, -(low + high) / 2, low + (high - low) * rng.random()]
        numbers += [as_float(bits_of((low + high) / 2) + step) for step in (-1, 1)]
    for number in numbers:
        got = converted(f"v_cvt_pk_{kind}_f32 v0, v1, v2", {"v0": 0xDEAD0000, "v1": bits_of(number), "v2": 0x3F800000})
        one = 0x38 if kind == "fp8" else 0x3C
        assert got == (0xDEAD0000 | one << 8 | nearest(as_float(bits_of(number)), kind)), number


def converted(text: str, registers: dict[str, int]) -> int | None:
    """What a conversion of one lane leaves; None where it is refused."""

    def leaf(node: Expr) -> int:
        if node.op in (Op.LANE, Op.SCC):
            return 0
        return registers[f"v{node.imm}"] if node.op is Op.VGPR else 1

    effects = lower(instruction(text)).effects
    required, written = (next(each for each in effects if isinstance(each, kind)) for kind in (Require, WriteVector))
    assert isinstance(required, Require)
    assert isinstance(written, WriteVector)
    (ballot,) = {node for node in _nodes(required.condition) if node.op is Op.BALLOT}
    return None if evaluate(ballot.args[0], leaf) else evaluate(written.value, leaf)


def _nodes(expr: Expr) -> set[Expr]:
    return {expr, *(node for arg in expr.args for node in _nodes(arg))}


@pytest.mark.parametrize(
    ("kind", "number"),
    [("fp8", 465.0), ("fp8", math.inf), ("fp8", math.nan), ("bf8", 61441.0), ("bf8", -math.inf), ("bf8", math.nan)],
)
def test_what_has_no_code_is_not_guessed(kind: str, number: float) -> None:
    assert converted(f"v_cvt_pk_{kind}_f32 v0, v1, v2", {"v0": 0, "v1": bits_of(number), "v2": 0}) is None
    inside = 463.9 if kind == "fp8" else 61439.0
    assert converted(f"v_cvt_pk_{kind}_f32 v0, v1, v2", {"v0": 0, "v1": bits_of(inside), "v2": 0}) is not None


@pytest.mark.parametrize("first", KINDS)
@pytest.mark.parametrize("second", KINDS)
def test_four_products_are_added_to_the_third_source(first: str, second: str) -> None:
    rng = random.Random(first + second)
    a, b = (sum(rng.choice((0x38, 0x40, 0xB8, 0x3C, 0)) << 8 * n for n in range(4)) for _ in range(2))
    wanted = 3.0 + sum(value_of(a >> 8 * n & 0xFF, first) * value_of(b >> 8 * n & 0xFF, second) for n in range(4))
    (got,) = outcome(f"v_dot4_f32_{first}_{second} v0, v1, v2, v3", {"v1": a, "v2": b, "v3": bits_of(3.0)})
    assert as_float(got) == wanted


@pytest.mark.parametrize("kind", KINDS)
def test_random_rounding_is_refused(kind: str) -> None:
    with pytest.raises(NotEmulated):
        lower(instruction(f"v_cvt_sr_{kind}_f32 v0, v1, v2"))
