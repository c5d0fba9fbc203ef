"""How certain a hazard that the analysis found is: which values really meet, and on which paths.

The analysis errs on the safe side, since it also decides what is inserted: it does not tell the halves of a register
apart, and takes a value as needed where only lanes that are off might need it. A finding has to be certain.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Set
from enum import Enum
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import instructions_from
from isatool.analysis.delays import WAITING_UNITS, depctr_fields
from isatool.analysis.hazards import HazardSite
from isatool.analysis.liveness import high_addend
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Modifier
from isatool.isa.hazards import RULES, VALU_RESULTS
from isatool.isa.hazards import Hazard as HardwareHazard
from isatool.isa.registers import EXEC_HI, EXEC_LO, Register
from isatool.isa.table import Role, Unit

EXECS: Final = frozenset((EXEC_LO, EXEC_HI))

HalfRegister = tuple[Register, str]
"""a register and l or h"""


class HazardPath(Enum):
    """How a transcendental result gets to its reader in too few instructions."""

    NOT = "not at all"
    PLAIN = "in one block, or on the only way there"
    JOINED = "on one of several ways that join"


def transcendental_reach(flow: ControlFlow, hazard: HazardSite, repaired: Set[int]) -> HazardPath:
    """Follow the paths back from a reader until a transcendental instruction writes what it reads.

    What another vector instruction has written for the same lanes since is no result of it. `repaired`: instructions
    before which a wait is already asked for.
    """
    sources = _sources(flow.instructions[hazard.index], frozenset(hazard.registers))
    if not sources:
        return HazardPath.NOT
    enough, home = RULES[HardwareHazard.TRANS_USE], flow.block_of[hazard.index]
    visits: Counter[int] = Counter()
    todo = [(home, hazard.index - 1, 0, 0, sources, True)]
    found = False
    while todo:
        block, index, valu, trans, wanted, same_lanes = todo.pop()
        while index >= flow.blocks[block].first:
            instruction = flow.instructions[index]
            if instruction.unit in WAITING_UNITS or depctr_fields(instruction).get(VALU_RESULTS) == 0:
                break
            if instruction.unit is Unit.VALU:
                is_transcendental = instruction.row is not None and instruction.row.is_transcendental
                if is_transcendental and wanted & _results(instruction):
                    if block == home and index < hazard.index and not visits[home]:
                        return HazardPath.PLAIN
                    found = True
                    break
                if same_lanes:
                    wanted -= _overwritten(instruction)
                valu, trans = valu + 1, trans + is_transcendental
                if valu >= enough.valu or trans >= enough.trans or not wanted:
                    break
            if index in repaired:
                break
            same_lanes = same_lanes and not EXECS & set(instruction.defs)
            index -= 1
        else:
            for before in flow.blocks[block].predecessors:
                visits[before] += 1
                if visits[before] == 1:
                    todo.append((before, flow.blocks[before].last - 1, valu, trans, wanted, same_lanes))
    if not found:
        return HazardPath.NOT
    return HazardPath.JOINED if any(count > 1 for count in visits.values()) else HazardPath.PLAIN


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


def _overwritten(instruction: AnyInstruction) -> frozenset[HalfRegister]:
    """What a vector instruction gives another value in all active lanes."""
    found: set[HalfRegister] = set()
    for part in instruction.halves:
        if part.row is None or any(map(_moves_lanes, part.modifiers)):
            continue
        for operand in part.operands:
            if operand.is_def and (operand.half or not part.row.partial):
                found.update((register, half) for register in operand.registers for half in operand.half or "lh")
    return frozenset(found)


def _moves_lanes(modifier: Modifier) -> bool:
    """DPP: lanes without a source may keep their value."""
    return modifier.name.startswith(("dpp", "quad_perm", "row_", "bank_mask"))


def _results(instruction: AnyInstruction) -> frozenset[HalfRegister]:
    result = instruction.operands[0]
    return frozenset((register, half) for register in result.registers for half in result.half or "lh")


def _accumulates(mnemonic: str) -> bool:
    return "mac_" in mnemonic or "2acc_" in mnemonic


def overlap_matters(flow: ControlFlow, hazard: HazardSite) -> bool:
    """True if an overlapping destination certainly spoils something.

    The low half of a 64-bit multiply-add does not depend on the high half of its addend. If nothing reads the high
    half of the result, in whatever lanes, that half of the addend may be overwritten, and compilers do it. No reader
    is the addend of another multiply-add whose high half nothing reads, nor what reads another value on another path.
    """
    addend = high_addend(flow.instructions[hazard.index])
    if addend is None or set(hazard.registers) != {addend}:
        return True
    seen: set[int] = set()
    todo = [hazard.index]
    while todo:
        index = todo.pop()
        if index in seen:
            continue
        seen.add(index)
        result = flow.instructions[index].operands[0].registers[-1]
        for reader in _readers(flow, index, result):
            if high_addend(flow.instructions[reader]) == result:
                todo.append(reader)
            elif _comes_only_from(flow, reader, result, index):
                return True
    return False


def _readers(flow: ControlFlow, index: int, register: Register) -> Iterator[int]:
    """Instructions that read what another one left in a register, before any writes it, be it in part of the lanes."""
    mask = 1 << register

    def is_unknown(position: int) -> bool:
        return flow.instructions[position].is_opaque or position in flow.calls

    def ends(position: int) -> bool:
        return is_unknown(position) or bool(flow.effects[position].writes & mask)

    for position in instructions_from(flow, index, ends):
        effect = flow.effects[position] if position < len(flow.effects) else None
        if effect is not None and not is_unknown(position) and effect.reads & ~effect.keeps & mask:
            yield position


def _comes_only_from(flow: ControlFlow, reader: int, register: Register, source: int) -> bool:
    """True if on every path to a reader `source` is the last that wrote a register."""

    def writes(position: int) -> bool:
        return bool(flow.effects[position].writes >> register & 1)

    ways = instructions_from(flow, reader, lambda each: each == source or writes(each), backwards=True)
    return all(each == source or (each >= 0 and not writes(each)) for each in ways)
