"""Floats of eight bits, fp8 (e4m3, no infinities) and bf8 (e5m2) of the Open Compute Project, and instructions that
convert them (RDNA4 ISA guide, v_cvt_*_fp8 and v_cvt_*_bf8).

A conversion from them is exact, subnormals included. One to them rounds to nearest even whatever MODE says; what
becomes of a NaN and of a number beyond the largest is MODE.FP16_OVFL's, and for both no source is at hand: engines
stop. v_cvt_sr_* are left out: the guide adds random bits to a mantissa without a carry and rounds to nearest after it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from isatool.isa.registers import Register
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Lowered, Require
from isatool.semantics.reading import Reader
from isatool.semantics.rule import Rules, rule
from isatool.semantics.writing import finished, merged, stored

Lowering = Callable[[Reader], Lowered]
_F32_FRACTION: Final = 23
_F32_BIAS: Final = 127


class _Format(NamedTuple):
    """`fraction` stored mantissa bits, the bias of the exponent, the largest code of a number."""

    fraction: int
    bias: int
    largest: int


FORMATS_OF_BYTES: Final = {"fp8": _Format(3, 7, 0x7E), "bf8": _Format(2, 15, 0x7B)}


def from_byte(value: Expr, kind: str) -> Expr:
    """The low byte of 32 bits as f32. A NaN keeps its mantissa at the top of that of the result."""
    byte = al.and_(value, al.const(0xFF))
    if kind == "bf8":
        return al.fcvt(al.trunc(al.shl(byte, al.const(8)), 16), 32)
    magnitude = al.and_(byte, al.const(0x7F))
    sign = al.shl(al.and_(byte, al.const(0x80)), al.const(24))
    # as bits of an f16 it is 2 ** 8 too small
    number = al.fmul(al.fcvt(al.trunc(al.shl(magnitude, al.const(7)), 16), 32), al.const(0x43800000))
    nan = al.eq(magnitude, al.const(0x7F))
    return al.or_(sign, al.select(nan, al.const(0x7FF00000), number))


def to_byte(value: Expr, kind: str) -> tuple[Expr, Expr]:
    """The code (in 32 bits) of an f32 and whether it has one (w1)."""
    form = FORMATS_OF_BYTES[kind]
    magnitude = al.and_(value, al.const(0x7FFFFFFF))
    shift = _F32_FRACTION - form.fraction
    odd = al.and_(al.shr(magnitude, al.const(shift)), al.const(1))
    rounded = al.shr(al.add(al.add(magnitude, al.const((1 << shift - 1) - 1)), odd), al.const(shift))
    normal = al.sub(rounded, al.const(_F32_BIAS - form.bias << form.fraction))
    # a sum with a number whose last bit is that of subnormals rounds to it
    step = _F32_BIAS + _F32_FRACTION + 1 - form.bias - form.fraction << _F32_FRACTION
    subnormal = al.sub(al.fadd(magnitude, al.const(step)), al.const(step))
    is_small = al.ult(magnitude, al.const(_F32_BIAS + 1 - form.bias << _F32_FRACTION))
    code = al.select(is_small, subnormal, normal)
    largest = al.const(form.largest + (_F32_BIAS - form.bias << form.fraction))
    known = al.or_(is_small, al.not_(al.ult(largest, rounded)))
    return al.or_(al.and_(al.shr(value, al.const(24)), al.const(0x80)), code), known


def _to_pair(kind: str) -> Lowering:
    def result(reader: Reader) -> Lowered:
        target, *sources = reader.instruction.operands
        parts = [to_byte(reader.source("f32", source, place), kind) for place, source in enumerate(sources)]
        (low, fits_low), (high, fits_high) = parts
        value = al.trunc(al.or_(low, al.shl(high, al.const(8))), 16)
        (register,) = target.registers
        half = merged(register, value, reader.flag("op_sel", len(sources)))
        lost = al.and_(al.not_(al.and_(fits_low, fits_high)), reader.write_enable)
        required = Require(al.not_(reader.any_active(lost)), f"a NaN, or a number beyond those of {kind}")
        return Lowered((required, *stored((register,), half, reader.write_enable)))

    return result


def _pair_from(kind: str) -> Lowering:
    def result(reader: Reader) -> Lowered:
        target, source = reader.instruction.operands
        value = reader.raw(source, "b32", -1)
        pair = al.shr(value, al.const(16 if reader.flag("op_sel", 0) else 0))
        found = [from_byte(al.shr(pair, al.const(8 * place)), kind) for place in range(2)]
        registers: tuple[Register, ...] = target.registers
        return Lowered(tuple(stored(registers, al.concat(*(finished("f32", each, reader) for each in found)))))

    return result


def _one_from(kind: str) -> Lowering:
    def result(reader: Reader) -> Lowered:
        target, source = reader.instruction.operands
        byte = al.shr(reader.raw(source, "b32", 0), al.const(8 * reader.instruction.integer("byte_sel")))
        value = finished("f32", from_byte(byte, kind), reader)
        return Lowered(tuple(stored(target.registers, value, reader.write_enable)))

    return result


CONVERSIONS: Final[Mapping[str, Lowering]] = {
    f"v_cvt_{name.format(kind)}": make(kind)
    for name, make in (("pk_{}_f32", _to_pair), ("pk_f32_{}", _pair_from), ("f32_{}", _one_from))
    for kind in FORMATS_OF_BYTES
}


def _dot(first: str, second: str) -> Callable[[Expr, Expr, Expr], Expr]:
    def sum_of(a: Expr, b: Expr, c: Expr) -> Expr:
        for place in range(4):
            parts = (al.shr(value, al.const(8 * place)) for value in (a, b))
            x, y = (from_byte(part, kind) for part, kind in zip(parts, (first, second), strict=True))
            c = al.fma(x, y, c)
        return c

    return sum_of


DOTS: Final[Rules] = {
    f"v_dot4_f32_{first}_{second}": rule("f32 = raw32 raw32 f32", _dot(first, second))
    for first in FORMATS_OF_BYTES
    for second in FORMATS_OF_BYTES
}
"""sums of products of four bytes; the order is the guide's, how the hardware rounds them is not documented"""
