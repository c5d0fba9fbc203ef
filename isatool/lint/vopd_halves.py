"""Halves of a pair as the rules see them, also where a half is wrong by itself and no tool could have made it."""

from __future__ import annotations

from typing import Final

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Operand
from isatool.ir.pairs import NotConstantError, constant_bits, half_of, literal_word
from isatool.isa.registers import VCC_LO, Register, vgpr
from isatool.isa.target import Target
from isatool.isa.vopd import Half, opcode, opcodes
from isatool.isa.vopd_opcodes import PREFIX

_UNKNOWN_LITERAL: Final = 1 << 32
"""bits that no literal has: each symbolic constant counts as a literal of its own"""


def lenient_half(instruction: Instruction, side: int, target: Target) -> Half:
    """The half, with whatever the rules need to see: modifiers, scalar src1, a selector, a name that no half has."""
    exact = half_of(instruction) if instruction.name.startswith(PREFIX) else None
    if exact is not None:
        return exact
    dual = instruction.name.removesuffix("_e32")
    name = dual.removeprefix(PREFIX) if dual.startswith(PREFIX) else instruction.name
    row = opcodes(target).get(name)
    sources = list(instruction.operands[1:])
    selector = sources.pop() if row is not None and row.reads_vcc and len(sources) == 3 else None
    literal = None
    if row is not None and row.has_k and len(sources) == 3:
        literal = _constant(sources.pop(1 if row.addend else 2), side)
    return Half(
        opcode=name,
        dst=_destination(instruction),
        src0=_first(sources[0], side) if sources else None,
        src1=_second(sources),
        literal=literal,
        uses_vcc=row is not None and row.reads_vcc and selector is None,
        table=target.table,
        modified=instruction.is_modified,
    )


def operand_index(instruction: Instruction, place: str, target: Target) -> int | None:
    """Index of the printed operand that the rules call dst, src0, src1, literal or vcc."""
    row = opcode(instruction.name, target)
    count = len(instruction.operands)
    if place == "dst":
        index = 0
    elif place == "src0":
        index = 1
    elif place == "src1":
        index = 3 if row is not None and row.addend else 2
    elif place == "literal":
        index = 2 if row is not None and row.addend else 3
    else:
        index = 3
    return index if index < count else None


def _destination(instruction: Instruction) -> Register:
    register = instruction.operands[0].register if instruction.operands else None
    return register if register is not None else vgpr(0)


def _first(operand: Operand, side: int) -> Register | int | None:
    """A register, the dword of a literal, or None for an inline constant."""
    if operand.register is not None:
        return operand.register
    try:
        return literal_word(operand)
    except NotConstantError:
        return _UNKNOWN_LITERAL + side


def _second(sources: list[Operand]) -> Register | None:
    """The second source; a constant there is wrong, which a scalar register stands for."""
    if len(sources) < 2:
        return None
    return sources[1].register or VCC_LO


def _constant(operand: Operand, side: int) -> int:
    """The constant K as 32 bits."""
    try:
        return constant_bits(operand.value)
    except NotConstantError:
        return _UNKNOWN_LITERAL + side
