"""Instructions as halves of a VOPD: the bridge from operands to the legality rules of `isa.vopd`, and back to one."""

from __future__ import annotations

import struct
from functools import lru_cache
from typing import Final

from isatool.ir.instruction import Dual, Instruction
from isatool.ir.operands import Float, Integer, Operand, Value
from isatool.isa import opcodes
from isatool.isa.constants import constant
from isatool.isa.operations import Op
from isatool.isa.registers import VCC_LO, RegisterRange
from isatool.isa.vopd import Half, opcode
from isatool.isa.vopd_opcodes import PREFIX, Opcode

_PLAIN_SUFFIXES: Final = ("", "e32", "e64")


class NotConstantError(Exception):
    """A value that only the assembler or linker knows."""


def constant_bits(value: Value) -> int:
    """The 32 bits of a numeric operand of a 32-bit float or integer source; NotConstantError for symbols."""
    if isinstance(value, Integer):
        return value.value & 0xFFFFFFFF
    if isinstance(value, Float):
        try:
            return int(struct.unpack("<I", struct.pack("<f", value.value))[0])
        except OverflowError:
            raise NotConstantError(f"{value} is too large for 32 bits") from None
    raise NotConstantError(str(value))


def constant_of(operand: Operand) -> int | None:
    """The bits of a constant operand in its type; None for anything else, also for types of more than a word."""
    value = operand.value
    if not isinstance(value, (Integer, Float)):
        return None
    kind = operand.spec.type if operand.spec is not None else "b32"
    if kind.startswith("v2") or kind.endswith("64"):
        return None
    try:
        return constant(value.value, kind).value
    except (ValueError, OverflowError):
        return None


def literal_word(operand: Operand) -> int | None:
    """The literal dword of a constant source, None if it is inline in the operand's type; NotConstantError for symbols.

    100.0 is another dword for f32 than for the halves of v_dual_dot2acc_f32_bf16.
    """
    value = operand.value
    kind = operand.spec.type if operand.spec is not None else "f32"
    if not isinstance(value, (Integer, Float)):
        raise NotConstantError(str(value))
    try:
        return constant(value.value, kind).word
    except (ValueError, OverflowError) as error:
        raise NotConstantError(f"{value}: {error}") from None


@lru_cache(maxsize=65536)
def half_of(instruction: Instruction) -> Half | None:
    """The VOPD half that does the same; None: no such opcode, modifiers, DPP, or operands that a half cannot have."""
    if instruction.is_opaque or instruction.suffix not in _PLAIN_SUFFIXES:
        return None
    row = _opcode(instruction)
    if row is None or instruction.modifiers:
        return None
    operands = list(instruction.operands)
    if row.reads_vcc and len(operands) == 4:
        if operands[3].value != RegisterRange(VCC_LO):
            return None
        operands.pop()
    if any(operand.is_modified for operand in operands):
        return None
    assert instruction.row is not None
    return _half(row, operands, instruction.row.table)


def _half(row: Opcode, operands: list[Operand], table: str) -> Half | None:
    dst = operands[0].register
    if dst is None or not operands[0].is_vgpr:
        return None
    literal = None
    sources = operands[1:]
    if row.has_k:
        position = 1 if row.addend else 2
        try:
            literal = constant_bits(sources.pop(position).value)
        except NotConstantError:
            return None
    if len(sources) != row.sources:
        return None
    src0 = sources[0].register
    first: int | None = None
    if src0 is None:
        try:
            first = literal_word(sources[0])
        except NotConstantError:
            return None
    src1 = sources[1].register if len(sources) > 1 else None
    if len(sources) > 1 and (src1 is None or not src1.is_vgpr):
        return None
    return Half(row.name, dst, src0 if src0 is not None else first, src1, literal, row.reads_vcc, table=table)


@lru_cache(maxsize=65536)
def as_half_instruction(instruction: Instruction) -> Instruction:
    """A single instruction as it is printed in a VOPD; ValueError if `half_of` gives None."""
    row = _opcode(instruction)
    if row is None:
        raise ValueError(f"{instruction} cannot be half of a VOPD")
    if instruction.name == row.mnemonic:
        return instruction
    operands = instruction.operands[:3] if row.reads_vcc else instruction.operands
    built = instruction.sibling(row.mnemonic, tuple(_unbound(operand) for operand in operands))
    if built.form is None:
        raise ValueError(f"{instruction} cannot be half of a VOPD")
    return built


@lru_cache(maxsize=65536)
def as_single(instruction: Instruction) -> Instruction:
    """A VOPD half as an instruction of its own; ValueError if there is none (v_dual_dot2acc_f32_bf16)."""
    if not instruction.mnemonic.startswith(PREFIX):
        return instruction
    row = _opcode(instruction)
    if row is None or not row.plain:
        raise ValueError(f"{instruction.mnemonic} exists only as half of a VOPD")
    operands = tuple(_unbound(operand) for operand in instruction.operands)
    if row.reads_vcc:
        operands += (Operand(RegisterRange(VCC_LO)),)
    for suffix in ("_e32", "", "_e64"):
        built = instruction.sibling(row.plain + suffix, operands)
        if built.form is not None:
            return built
    raise ValueError(f"{instruction} has no form of its own")


def pair_up(x: Instruction, y: Instruction) -> Dual:
    """A VOPD of two instructions, each single or already a half; legality is the caller's question."""
    return Dual(as_half_instruction(x), as_half_instruction(y))


_DOTS: Final = {
    opcodes.V_DOT2_F32_F16: opcodes.V_DUAL_DOT2ACC_F32_F16,
    opcodes.V_DOT2_F32_BF16: opcodes.V_DUAL_DOT2ACC_F32_BF16,
}
"""encoding that names its addend -> half of a VOPD, whose addend is its destination"""
_WITHOUT: Final[dict[str, int]] = {"op_sel": 0, "op_sel_hi": 1, "neg_lo": 0, "neg_hi": 0}
"""modifiers of packed operations that say nothing where all their values are these"""


@lru_cache(maxsize=65536)
def as_dot2acc(instruction: Instruction) -> Instruction | None:
    """The half that computes v_dot2_f32_* with its addend in the destination, if both encodings give the same bits;
    None if it takes something that the half does not: modifiers, constants, another addend, a scalar second factor.
    """
    row, form = instruction.row, instruction.form
    if row is None or form is None or row.operation != Op.DOT2 or len(instruction.operands) != 4:
        return None
    name = _DOTS.get(row.mnemonic)
    target, first, second, addend = instruction.operands
    if name is None or addend.value != target.value or not first.registers or not second.is_vgpr:
        return None
    if any(operand.is_modified for operand in instruction.operands):
        return None
    for modifier in instruction.modifiers:
        plain = _WITHOUT.get(modifier.name)
        if not isinstance(modifier.value, tuple) or any(value != plain for value in modifier.value):
            return None
    built = instruction.sibling(name, tuple(_unbound(operand) for operand in (target, first, second)))
    return None if built.form is None else built


def single_of(half: Instruction) -> Instruction:
    """A half as an instruction of its own, as `as_single`; one that exists only as half in the other encoding, whose
    addend is named.
    """
    row = _opcode(half)
    if row is None or row.plain:
        return as_single(half)
    target, *factors = (_unbound(operand) for operand in half.operands)
    name = next((name for name, dual in _DOTS.items() if dual == row.mnemonic), None)
    if name is None:
        return as_single(half)
    return half.sibling(name, (target, *factors, target))


def _opcode(instruction: Instruction) -> Opcode | None:
    return opcode(instruction.mnemonic, instruction.row) if instruction.row is not None else None


def _unbound(operand: Operand) -> Operand:
    return operand.bound(None)
