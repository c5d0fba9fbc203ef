"""How certain a hazard that the analysis found is: which values really meet, and on which paths.

The analysis errs on the safe side, since it also decides what is inserted: it does not tell the halves of a register
apart, and takes a value as needed where only lanes that are off might need it. A finding has to be certain.
"""

from __future__ import annotations

from collections import Counter
from enum import Enum
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.delays import depctr_bits
from isatool.analysis.hazards import TRANS_BETWEEN, VALU_BETWEEN, Hazard
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa.registers import Register
from isatool.isa.table import Role, Unit
from isatool.isa.waits import waits_for_valu

_MEMORY: Final = frozenset((Unit.VMEM, Unit.FLAT, Unit.LDS, Unit.EXPORT))
"""they wait for vector results by themselves"""

HalfRegister = tuple[Register, str]
"""a register and l or h"""


class Reach(Enum):
    """How a transcendental result gets to its reader in too few instructions."""

    NOT = "not at all"
    PLAIN = "in one block, or on the only way there"
    JOINED = "on one of several ways that join"


def transcendental_reach(flow: ControlFlow, hazard: Hazard) -> Reach:
    """Follow the ways back from a reader until a transcendental instruction writes what it reads."""
    wanted = _sources(flow.instructions[hazard.index], frozenset(hazard.registers))
    if not wanted:
        return Reach.NOT
    home = flow.block_of[hazard.index]
    visits: Counter[int] = Counter()
    todo = [(home, hazard.index - 1, 0, 0)]
    found = False
    while todo:
        block, index, valu, trans = todo.pop()
        while index >= flow.blocks[block].first:
            instruction = flow.instructions[index]
            if instruction.unit in _MEMORY or _waits(instruction):
                break
            if instruction.unit is Unit.VALU:
                is_transcendental = instruction.row is not None and instruction.row.is_transcendental
                if is_transcendental and wanted & _results(instruction):
                    if block == home and index < hazard.index and not visits[home]:
                        return Reach.PLAIN
                    found = True
                    break
                valu, trans = valu + 1, trans + is_transcendental
                if valu >= VALU_BETWEEN or trans >= TRANS_BETWEEN:
                    break
            index -= 1
        else:
            for before in flow.blocks[block].predecessors:
                visits[before] += 1
                if visits[before] == 1:
                    todo.append((before, flow.blocks[before].last - 1, valu, trans))
    if not found:
        return Reach.NOT
    return Reach.JOINED if any(count > 1 for count in visits.values()) else Reach.PLAIN


def _sources(instruction: AnyInstruction, registers: frozenset[Register]) -> frozenset[HalfRegister]:
    """Those of `registers` that an instruction reads as sources.

    Keeping the other half of a 16-bit destination is no source: compilers wait for nothing there.
    """
    found: set[HalfRegister] = set()
    for part in instruction.halves:
        merges = part.row is not None and bool(part.row.partial) and not _accumulates(part.mnemonic)
        for operand in part.operands:
            if not operand.is_use or (operand.role is Role.USEDEF and merges):
                continue
            for register in registers.intersection(operand.registers):
                found.update((register, half) for half in operand.half or "lh")
    return frozenset(found)


def _results(instruction: AnyInstruction) -> frozenset[HalfRegister]:
    result = instruction.operands[0]
    return frozenset((register, half) for register in result.registers for half in result.half or "lh")


def _accumulates(mnemonic: str) -> bool:
    return "mac_" in mnemonic or "2acc_" in mnemonic


def _waits(instruction: AnyInstruction) -> bool:
    if instruction.mnemonic != "s_waitcnt_depctr" or not isinstance(instruction, Instruction):
        return False
    return waits_for_valu(depctr_bits(instruction))


def overlap_matters(flow: ControlFlow, hazard: Hazard) -> bool:
    """True if an overlapping destination certainly spoils something.

    The low half of a 64-bit multiply-add does not depend on the high half of its addend. If nothing reads the high
    half of the result, in whatever lanes, that half of the addend may be overwritten, and compilers do it.
    """
    instruction = flow.instructions[hazard.index]
    if not instruction.mnemonic.startswith("v_mad_") or len(instruction.operands) < 5:
        return True
    harmless = set(instruction.operands[4].registers[1:])
    others = {register for operand in instruction.operands[2:4] for register in operand.registers}
    others.update(instruction.operands[4].registers[:1])
    if not set(hazard.registers) <= harmless - others:
        return True
    return _is_read(flow, hazard.index, instruction.operands[0].registers[-1])


def _is_read(flow: ControlFlow, index: int, register: Register) -> bool:
    """True if on some way an instruction reads a register before any writes it, be it in part of the lanes."""
    mask = 1 << register
    seen: set[int] = set()
    todo = [(flow.block_of[index], index + 1)]
    while todo:
        block, start = todo.pop()
        for position in range(start, flow.blocks[block].last):
            effect = flow.effects[position]
            if effect.reads & ~effect.keeps & mask:
                return not flow.instructions[position].is_opaque and position not in flow.calls
            if effect.writes & mask:
                break
        else:
            for after in flow.blocks[block].successors:
                if after not in seen:
                    seen.add(after)
                    todo.append((after, flow.blocks[after].first))
    return False
