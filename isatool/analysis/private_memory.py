"""Private memory as slots: scratch accesses at fixed places that only the lane itself reaches."""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.asm.descriptor import descriptor_of
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import PRIVATE_BASE, PRIVATE_LIMIT, Register
from isatool.isa.table import AddressSpace, Unit

_DWORDS: Final = {"b32": 1, "b64": 2, "b96": 3, "b128": 4}


def slots_of(instruction: AnyInstruction) -> tuple[int, ...]:
    """The dwords of private memory that an access at a fixed place touches, by number."""
    data, offset = data_of(instruction), instruction.integer("offset")
    return tuple(range(offset // 4, (offset + 4 * len(data) + 3) // 4))


def has_whole_slots(instruction: AnyInstruction) -> bool:
    """Whether an access at a fixed place moves aligned dwords: register k is that of slot k."""
    row = instruction.row
    aligned = not instruction.integer("offset") % 4
    return row is not None and aligned and _DWORDS.get(row.type) == len(data_of(instruction))


def data_of(instruction: AnyInstruction) -> tuple[Register, ...]:
    """The registers that an access at a fixed place loads or stores."""
    return next(operand.registers for operand in instruction.operands if operand.registers)


@kept
def private_accesses(flow: ControlFlow) -> frozenset[int]:
    """Scratch accesses at fixed places that only the lane itself reaches: no address of private memory is made or
    followed anywhere, and they stay inside the lane's own segment.
    """
    if any(map(_may_reach_private, flow.instructions)):
        return frozenset()
    try:
        descriptor = descriptor_of(flow.function.program, flow.function.name) if flow.function.is_kernel else None
    except UserError:
        return frozenset()
    size = 0 if descriptor is None else descriptor.scratch_bytes
    return frozenset(
        index
        for index, instruction in enumerate(flow.instructions)
        if isinstance(instruction, Instruction) and _is_fixed_slot(instruction, size)
    )


def _may_reach_private(instruction: AnyInstruction) -> bool:
    if instruction.unit is Unit.FLAT or instruction.operation == Op.GETREG:
        return True
    return any(
        register in (PRIVATE_BASE, PRIVATE_LIMIT) for operand in instruction.operands for register in operand.registers
    )


def _is_fixed_slot(instruction: Instruction, size: int) -> bool:
    row = instruction.row
    if row is None or row.space is not AddressSpace.SCRATCH or row.is_atomic or row.may_load == row.may_store:
        return False
    data = [operand for operand in instruction.operands if operand.registers]
    if len(data) != 1:
        return False  # an address in a register
    offset = instruction.integer("offset") if instruction.has("offset") else 0
    return offset >= 0 and offset + 4 * len(data[0].registers) <= size
