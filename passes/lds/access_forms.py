"""LDS instructions at new addresses: the same operation with other offsets, or two single ones where two-address forms
cannot hold the distance (8 bits each, in elements or 64 of them; RDNA3 ISA guide 12.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from isatool.analysis.lds_accesses import address_position, element_bytes
from isatool.ir.code import CannotComputeError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Modifier, Operand
from isatool.isa.registers import Register, RegisterRange
from isatool.isa.table import known
from isatool.passes.common.fold_offsets import two_address_form
from isatool.records import record

LDS_REACH: Final = 0xFFFF


@record
class ReachedAddress:
    """A register and an offset in bytes that lead to an address."""

    register: Register
    offset: int


def formed(instruction: AnyInstruction, reaches: Sequence[ReachedAddress]) -> list[Instruction]:
    """One instruction, or two, that do the same at other addresses. CannotComputeError if there is no such form."""
    position = address_position(instruction)
    if not isinstance(instruction, Instruction) or position is None:
        raise CannotComputeError(f"{instruction.mnemonic} cannot get another address")
    if any(not 0 <= reach.offset <= LDS_REACH for reach in reaches):
        raise CannotComputeError("an offset is out of reach")
    if len(reaches) == 1:
        return [_single(instruction, position, reaches[0])]
    joined = _joined(instruction, position, reaches)
    return [joined] if joined is not None else _halves(instruction, position, reaches)


def _single(instruction: Instruction, position: int, reach: ReachedAddress) -> Instruction:
    others = [modifier for modifier in instruction.modifiers if modifier.name != "offset"]
    offset = [Modifier("offset", reach.offset)] if reach.offset else []
    return instruction.with_operands(_addressed(instruction, position, reach)).with_modifiers([*offset, *others])


def _addressed(instruction: Instruction, position: int, reach: ReachedAddress) -> tuple[Operand, ...]:
    address = replace(instruction.operands[position], value=RegisterRange(reach.register), spelling="")
    return tuple(address if k == position else operand for k, operand in enumerate(instruction.operands))


def _joined(instruction: Instruction, position: int, reaches: Sequence[ReachedAddress]) -> Instruction | None:
    """Both addresses in one instruction, if the form has room."""
    if reaches[0].register != reaches[1].register:
        return None
    row = instruction.row
    if row is None or not row.single:
        return None
    found = two_address_form(known(row.single, row).pair, reaches[0].offset, reaches[1].offset, row)
    if found is None:
        return None
    name, modifiers = found
    operands = [replace(operand, spec=None) for operand in _addressed(instruction, position, reaches[0])]
    return instruction.sibling(name, operands, modifiers)


def _halves(instruction: Instruction, position: int, reaches: Sequence[ReachedAddress]) -> list[Instruction]:
    """A load or store for each address; a load that overwrites an address comes last."""
    row = instruction.row
    if row is None or not row.single:
        raise CannotComputeError(f"{instruction.mnemonic} cannot be cut in two")
    name = row.single
    dwords = element_bytes(instruction) // 4
    made: list[Instruction] = []
    for number, reach in enumerate(reaches):
        address = RegisterRange(reach.register)
        offset = [Modifier("offset", reach.offset)] if reach.offset else []
        if row.may_load:
            first = instruction.operands[0].registers[dwords * number]
            made.append(instruction.sibling(name, [RegisterRange(first, dwords), address], offset))
        else:
            data = instruction.operands[position + 1 + number].value
            made.append(instruction.sibling(name, [address, data], offset))
    if any(one.form is None for one in made):
        raise CannotComputeError(f"{instruction.mnemonic} cannot be cut in two")
    if reaches[1].register in made[0].defs:
        if reaches[0].register in made[1].defs:
            raise CannotComputeError(f"{instruction.mnemonic} overwrites both addresses")
        made.reverse()
    return made
