"""The ways in which one instruction can be half of a VOPD and compute the same bits.

As it stands; with its sources exchanged where that is bit-equal (integer addition, and; float operations keep one of
two NaN payloads by position, so they are exchanged only if the caller allows it); a move as an addition of 0, which
reads its source through another port (OPY only); v_fma as fmac, fmaak or fmamk where its operands allow (one rounding
in all of them, ISA guide 16.8); v_dot2 as dot2acc where that is granted.
"""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand
from isatool.ir.pairs import as_dot2acc, as_half_instruction, constant_of, half_of
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import Register, vgpr
from isatool.isa.table import Unit
from isatool.isa.vopd import Half, is_legal
from isatool.isa.vopd_opcodes import PREFIX
from isatool.records import record

_EXACT_EXCHANGE: Final = frozenset(("add_nc_u32", "and_b32"))
_NAN_EXPONENT: Final = 0x7F800000


@record
class HalfForm:
    """An instruction as half of a VOPD: what is printed, and its half for the rules of legality."""

    instruction: Instruction
    half: Half
    step: str = ""
    """what was done to it: "", exchanged, moved, fused"""


class AllowedDifference(NamedTuple):
    """What the caller lets a half differ in."""

    nan_payload: bool = False
    """sources of float operations may be exchanged although another NaN payload may result"""
    dot2: bool = False
    """the encodings of a dot product give the same bits"""


@lru_cache(maxsize=65536)
def half_forms(instruction: Instruction, nan_payload: bool = False, dot2: bool = False) -> tuple[HalfForm, ...]:
    """Every form, first as it is; empty if no half can do the same. Also see `AllowedDifference`."""
    half = half_of(instruction)
    if half is None and dot2 and (dot := as_dot2acc(instruction)) is not None:
        form = _form(instruction, dot.name, dot.operands, "fused")
        return () if form is None else (form,)
    if half is None:
        return tuple(_fused(instruction, nan_payload))
    if half.facts.shape_rule or half.facts.crowded or half.facts.reads_lds:
        return ()
    plain = as_half_instruction(instruction)
    found = [HalfForm(plain, half)]
    info = half.info
    if info is not None and info.commuted and (nan_payload or half.opcode in _EXACT_EXCHANGE):
        exchanged = _exchanged(plain, f"{PREFIX}{info.commuted}")
        if exchanged is not None:
            found.append(exchanged)
    if half.opcode == "mov_b32" and isinstance(half.src0, Register) and half.src0.is_vgpr:
        operands = plain.operands
        addition = _form(plain, opcodes.V_DUAL_ADD_NC_U32, (operands[0], Operand(Integer(0)), operands[1]), "moved")
        if addition is not None:
            found.append(addition)
    return tuple(found)


def _exchanged(plain: Instruction, name: str) -> HalfForm | None:
    first, second, *rest = plain.operands[1:]
    if not first.is_vgpr or first.value == second.value:
        return None
    return _form(plain, name, (plain.operands[0], second, first, *rest), "exchanged")


def _form(single: Instruction, name: str, operands: tuple[Operand, ...], step: str) -> HalfForm | None:
    built = single.sibling(name, tuple(replace(operand, spec=None) for operand in operands))
    half = half_of(built)
    if half is None or half.facts.shape_rule or half.facts.crowded or half.facts.reads_lds:
        return None
    return HalfForm(built, half, step)


def _fused(instruction: Instruction, nan_payload: bool) -> list[HalfForm]:
    """v_fma_f32 d, a, b, c without modifiers as fmac (c is d), fmaak (c constant) or fmamk (a or b constant)."""
    if not is_plain_fma(instruction) or instruction.modifiers or instruction.is_opaque:
        return []
    target, a, b, c = instruction.operands
    if any(operand.is_modified for operand in instruction.operands):
        return []
    found: list[HalfForm | None] = []
    if c.value == target.value:
        found += _products(instruction, opcodes.V_DUAL_FMAC_F32, (), nan_payload)
    elif (constant := _without_payload(c)) is not None:
        found += _products(instruction, opcodes.V_DUAL_FMAAK_F32, (constant,), nan_payload)
    if c.is_vgpr:
        if (constant := _without_payload(b)) is not None:
            found.append(_form(instruction, opcodes.V_DUAL_FMAMK_F32, (target, a, constant, c), "fused"))
        # The constant is no NaN, so its place among the factors does not choose a payload.
        if (constant := _without_payload(a)) is not None:
            found.append(_form(instruction, opcodes.V_DUAL_FMAMK_F32, (target, b, constant, c), "fused"))
    return [form for form in found if form is not None]


def is_plain_fma(instruction: AnyInstruction) -> bool:
    """True for v_fma_f32, which names its addend and its result."""
    return instruction.unit is Unit.VALU and instruction.operation == Op.FMA and instruction.type == "f32"


def _products(fma: Instruction, name: str, rest: tuple[Operand, ...], nan_payload: bool) -> list[HalfForm | None]:
    """a * b with b a VGPR; exchanged if only a is one and b a constant that is no NaN."""
    target, a, b, _ = fma.operands
    if b.is_vgpr:
        forms = [_form(fma, name, (target, a, b, *rest), "fused")]
        if nan_payload and a.is_vgpr and a.value != b.value:
            forms.append(_form(fma, name, (target, b, a, *rest), "fused"))
        return forms
    if a.is_vgpr and (nan_payload or _without_payload(b) is not None):
        return [_form(fma, name, (target, b, a, *rest), "fused")]
    return []


def _without_payload(operand: Operand) -> Operand | None:
    """A numeric operand that is no NaN, as 32 bits; None for anything else."""
    bits = constant_of(operand)
    if bits is None or (bits & _NAN_EXPONENT == _NAN_EXPONENT and bits & 0x7FFFFF):
        return None
    return Operand(Integer(bits, hex(bits)))


# Registers by slot that break no register rule, so that only the others are asked.
_SLOT_X: Final = (vgpr(0), vgpr(2))
_SLOT_Y: Final = (vgpr(1), vgpr(3))


@lru_cache(maxsize=65536)
def neutral(half: Half, in_x: bool) -> Half:
    """The half on VGPRs that conflict with nothing: what is left are opcode, scalars and literals."""
    target, source = _SLOT_X if in_x else _SLOT_Y
    src0 = source if isinstance(half.src0, Register) and half.src0.is_vgpr else half.src0
    return replace(half, dst=target, src0=src0, src1=None if half.src1 is None else source)


@lru_cache(maxsize=65536)
def shapes_fit(x: Half, y: Half) -> bool:
    """Whether two neutral halves may be X and Y of one VOPD, registers apart."""
    return is_legal(x, y)
