"""Formats of typed buffers: every one read against its definition, and written back to the same bits."""

from __future__ import annotations

import random
import struct
from fractions import Fraction

import numpy as np
import pytest
from examples import examples

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.evaluate import evaluate
from isatool.semantics.formats import NAMES, Format, number_of

SIZES = {name: [int(size) for size in name.split("_")[:-1]][::-1] for name in NAMES[1:]}


def bits(value: float) -> int:
    """Bits of an f32."""
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def nearest(value: Fraction) -> int:
    """Bits of the f32 next to a fraction of small numbers, which lies on no middle."""
    return bits(float(value))


def component(raw: int, size: int, kind: str) -> int:
    """What a register holds of a field."""
    signed = raw - (1 << size) if raw >> (size - 1) else raw
    if kind == "FLOAT" and size < 16:
        raw, size = raw << (15 - size), 16
    if kind == "FLOAT":
        return raw if size == 32 else bits(float(np.array(raw, np.uint16).view(np.float16)))
    if kind == "SNORM":
        return nearest(max(Fraction(signed, (1 << (size - 1)) - 1), Fraction(-1)))
    return {
        "UNORM": nearest(Fraction(raw, (1 << size) - 1)),
        "USCALED": bits(raw),
        "SSCALED": bits(signed),
        "UINT": raw,
        "SINT": signed & 0xFFFFFFFF,
    }[kind]


def is_nan(raw: int, size: int) -> bool:
    """A NaN of a float format; its payload is not compared."""
    fraction = {10: 5, 11: 6, 16: 10, 32: 23}[size]
    exponent = (1 << (5 if size < 32 else 8)) - 1
    return raw >> fraction & exponent == exponent and raw & ((1 << fraction) - 1) != 0


def value(expr: Expr) -> int:
    """A constant expression's value."""
    return evaluate(expr, lambda leaf: leaf.imm)


@pytest.mark.parametrize("name", NAMES[1:])
def test_a_format_is_read_as_defined_and_written_back(name: str) -> None:
    rng = random.Random(name)
    kind, sizes = name.split("_")[-1], SIZES[name]
    form = Format.of(al.const(NAMES.index(name)))
    assert (value(form.bytes), value(form.count)) == (sum(sizes) // 8, len(sizes))
    for _ in range(examples(24)):
        fields = [rng.choice((0, 1, (1 << size) - 1, 1 << (size - 1), rng.getrandbits(size))) for size in sizes]
        if kind == "FLOAT":
            fields = [0 if is_nan(raw, size) else raw for raw, size in zip(fields, sizes, strict=True)]
        total = 0
        for place, raw in enumerate(fields):
            total |= raw << sum(sizes[:place])
        words = [al.const(total >> 32 * place & 0xFFFFFFFF) for place in range(4)]
        got = [value(part) for part in form.read(words)]
        one = 1 if kind in ("UINT", "SINT") else bits(1.0)
        wanted = [component(raw, size, kind) for raw, size in zip(fields, sizes, strict=True)]
        assert got == (wanted + [0, 0, 0, one][len(wanted) :])
        back = [value(word) for word in form.write([al.const(part) for part in got])]
        again = sum(word << 32 * place for place, word in enumerate(back))
        if kind == "SNORM":
            # the two lowest numbers both mean -1
            fields = [raw + (raw == 1 << (size - 1)) for raw, size in zip(fields, sizes, strict=True)]
            total = sum(raw << sum(sizes[:place]) for place, raw in enumerate(fields))
        assert again == total


@pytest.mark.parametrize(
    ("name", "value_in", "wanted"),
    [
        ("8_UNORM", bits(0.5), 128), ("8_UNORM", bits(2.0), 255), ("8_UNORM", bits(-1.0), 0),
        ("8_UNORM", 0x7FC00000, 0), ("8_SNORM", bits(-2.0), 0x81), ("8_UINT", 300, 255),
        ("8_SINT", 0xFFFFFF00, 0x80), ("16_FLOAT", bits(65536.0), 0x7C00), ("16_USCALED", bits(-3.0), 0),
        ("16_SSCALED", bits(-3.7), 0xFFFD), ("10_11_11_FLOAT", bits(-1.0), 0), ("10_11_11_FLOAT", bits(1.0), 0x3C0),
    ],
)  # fmt: skip
def test_numbers_beyond_a_format_are_limited(name: str, value_in: int, wanted: int) -> None:
    form = Format.of(al.const(NAMES.index(name)))
    assert value(form.write([al.const(value_in)])[0]) == wanted


def test_names_and_numbers_are_the_assemblers() -> None:
    assert number_of("[BUF_FMT_8_UNORM]") == 1
    assert number_of("[BUF_DATA_FORMAT_16_16, BUF_NUM_FORMAT_FLOAT]") == number_of("[BUF_FMT_16_16_FLOAT]") == 29
    assert number_of("[BUF_DATA_FORMAT_16]") == 7
    assert number_of("[BUF_FMT_32_32_32_32_FLOAT]") == 63
    with pytest.raises(KeyError):
        number_of("[BUF_FMT_32_UNORM]")
