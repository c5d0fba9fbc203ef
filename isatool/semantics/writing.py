"""Results as effects: omod, clamp and flushed subnormals, halves that keep the other half, masks, pairs of registers.

Sources: ISA guide 7.2.3 (omod is ignored where results keep subnormals, or by a MODE.IEEE), 7.4 (16-bit results).
"""

from __future__ import annotations

from typing import Final

from isatool.ir.operands import Operand
from isatool.isa.registers import EXEC_HI, EXEC_LO, NULL, TTMP_BASE, TTMP_COUNT, VCC_LO, Register, RegisterRange
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.binary_float import FORMATS
from isatool.semantics.effects import Effect, WriteMask, WriteScalar, WriteScc, WriteVector
from isatool.semantics.reading import Reader, flush, is_float

ONE: Final = {16: 0x3C00, 32: 0x3F800000, 64: 0x3FF0000000000000}
_OMOD: Final = {("mul", 2): 2.0, ("mul", 4): 4.0, ("div", 2): 0.5}


def implicit_result(kind: str, value: Expr, reader: Reader) -> list[Effect]:
    """Effects of a result that is not printed."""
    if kind == "scc":
        return [WriteScc(value)]
    if kind == "exec32":
        return [WriteScalar(EXEC_LO, value)]
    if kind == "exec64":
        return [WriteScalar(EXEC_LO, al.trunc(value, 32)), WriteScalar(EXEC_HI, al.high(value))]
    if kind == "exec":
        return masked(EXEC_LO, al.and_(value, reader.write_enable), reader)
    return masked(VCC_LO, al.and_(value, reader.write_enable), reader)


def printed_result(kind: str, operand: Operand, value: Expr, reader: Reader, source_count: int) -> list[Effect]:
    """Effects of a result that goes to a printed operand; `source_count` tells where op_sel speaks of the result."""
    if not isinstance(operand.value, RegisterRange):
        raise reader.refuse(f"result operand '{operand}'")
    registers = operand.value.registers
    if kind.startswith("mask"):
        return masked(registers[0], al.and_(value, reader.write_enable), reader)
    if is_float(kind) or kind in ("v2f16", "lo16", "hi16"):
        value = finished(kind, value, reader)
    if value.width == 16:
        upper = kind == "hi16" or operand.half == "h"
        if kind not in ("lo16", "hi16") and not operand.half:
            upper = reader.flag("op_sel", source_count)
        value = merged(registers[0], value, upper)
    return stored(registers, value, reader.write_enable)


def stored(registers: tuple[Register, ...], value: Expr, enable: Expr = al.TRUE) -> list[Effect]:
    """Write a value of 32 bits or a multiple to consecutive registers."""
    if len(registers) > 1 and value.width > 32:
        half = len(registers) // 2
        low, upper = al.trunc(value, value.width // 2), al.high(value)
        return stored(registers[:half], low, enable) + stored(registers[half:], upper, enable)
    register = registers[0]
    if register.is_vgpr:
        return [WriteVector(register, value, None if enable == al.TRUE else enable)]
    if is_discarded(register):
        return []
    return [WriteScalar(register, al.trunc(value, 32) if value.width > 32 else value)]


def masked(register: Register, value: Expr, reader: Reader) -> list[Effect]:
    """Write a lane condition to a mask register, in wave64 to a pair."""
    return [] if is_discarded(register) else [WriteMask(register, value, reader.wave_size)]


def is_discarded(register: Register) -> bool:
    """True where a write has no effect: null and trap registers."""
    return register == NULL or TTMP_BASE <= register < TTMP_BASE + TTMP_COUNT


def merged(register: Register, value: Expr, upper: bool) -> Expr:
    """A 16-bit value put into one half of a register's old value; scalars have no other half to keep."""
    if not register.is_vgpr:
        return al.zext(value, 32)
    old = al.register(register)
    return al.concat(al.trunc(old, 16), value) if upper else al.concat(value, al.high(old))


def finished(kind: str, value: Expr, reader: Reader) -> Expr:
    """A float result after omod, clamp and the denormal mode."""
    if kind == "v2f16":
        return al.concat(finished("f16", al.trunc(value, 16), reader), finished("f16", al.high(value), reader))
    width = value.width
    keeps = reader.mode.keeps_results(width)
    factor = _omod(reader)
    if factor is not None and not keeps and not (reader.has_ieee_mode and reader.mode.ieee):
        exponent = {2.0: 1, 4.0: 2, 0.5: -1}[factor]
        form = FORMATS[width]
        value = al.fmul(value, al.const((form.bias + exponent) << form.fraction, width))
    if not keeps and reader.flush == "both":
        value = flush(value)
    if reader.instruction.has("clamp"):
        value = clamped(value, reader)
    return value


def clamped(value: Expr, reader: Reader) -> Expr:
    """Limited to [0, 1]; a NaN becomes 0 with DX10 clamp and stays without; -0 becomes +0."""
    width = value.width
    one, zero = al.const(ONE[width], width), al.const(0, width)
    limited = al.select(al.flt(zero, value), al.select(al.flt(value, one), value, one), zero)
    if reader.mode.dx10_clamp:
        return limited
    return al.select(al.funo(value, value), value, limited)


def _omod(reader: Reader) -> float | None:
    for name, value in reader.instruction.modifiers:
        if isinstance(value, int) and (name, value) in _OMOD:
            return _OMOD[name, value]
    return None
