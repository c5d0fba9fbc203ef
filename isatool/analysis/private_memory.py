"""Private memory as slots: scratch accesses at fixed places that only the lane itself reaches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.asm.descriptor import descriptor_of
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import PRIVATE_BASE, PRIVATE_LIMIT, Register
from isatool.isa.table import AddressSpace, Unit

SLOT: Final = 1 << 13
"""number of the dword at offset 0 of private memory, among the codes of registers"""
_MOST_SLOTS: Final = 1 << 12
"""dwords of private memory that are followed; a function with more is looked at without them"""
_DWORDS: Final = {"b32": 1, "b64": 2, "b96": 3, "b128": 4}

Moves = Mapping[int, tuple[tuple[int, int], ...]]
"""instruction -> (target, source) of the dwords that it moves between registers and slots; source -1: not known"""


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


@kept
def slot_moves(flow: ControlFlow) -> Moves:
    """What accesses of private memory move, if all of them are at fixed places of their own lane's; else nothing."""
    if flow.calls or any(index not in flow.kept for index in flow.fences):
        return {}
    private = private_accesses(flow)
    found = {
        index: tuple(_moves(instruction))
        for index, instruction in enumerate(flow.instructions)
        if instruction.space is AddressSpace.SCRATCH
    }
    highest = max((place for moves in found.values() for pair in moves for place in pair), default=0)
    return found if found.keys() <= private and highest < SLOT + _MOST_SLOTS else {}


def _moves(instruction: AnyInstruction) -> Iterable[tuple[int, int]]:
    """The dwords that an access moves; of a part of a dword it is not known what it leaves."""
    slots, data = [SLOT + slot for slot in slots_of(instruction)], data_of(instruction)
    is_load = instruction.row is not None and instruction.row.may_load
    if not has_whole_slots(instruction):
        return ((target, -1) for target in (data if is_load else slots))
    return zip(data, slots, strict=True) if is_load else zip(slots, data, strict=True)


def written_slots(flow: ControlFlow, blocks: Iterable[int]) -> int:
    """The slots that stores in some blocks write, as a bit set over their numbers among the registers."""
    moves = slot_moves(flow)
    written = 0
    for index in flow.inside(blocks if moves else ()):
        for target, _ in moves.get(index, ()):
            written |= 1 << target if target >= SLOT else 0
    return written


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
