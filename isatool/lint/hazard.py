"""HAZARD: dependences that gfx11 does not interlock, found by `analysis.hazards` over all paths of a function."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.hazards import TRANS_BETWEEN, VALU_BETWEEN, Hazard, HazardRule, find_hazards
from isatool.ir.instruction import AnyInstruction
from isatool.isa.registers import Register
from isatool.isa.table import Role, Unit
from isatool.lint.checked import CheckedProgram
from isatool.lint.places import statement_place
from isatool.lint.rule import Finding, Rule, Subject, error

MEMORY: Final = frozenset((Unit.VMEM, Unit.FLAT, Unit.LDS, Unit.EXPORT))
"""they wait for vector results by themselves"""
_LOOK_BACK: Final = 400
"""instructions that are searched for the line that a finding depends on"""

RULES: Final[Mapping[HazardRule, Rule]] = {
    HazardRule.TRANS_USE: error("HAZARD-TRANS", "the result of a transcendental instruction is read too soon"),
    HazardRule.OVERLAP: error("HAZARD-OVERLAP", "a destination may not overlap sources of the same instruction"),
    HazardRule.WMMA: error("HAZARD-WMMA", "a WMMA may not directly take the result of the one before as A or B"),
    HazardRule.VCMPX_PERMLANE: error("HAZARD-PERMLANE", "v_permlane16 may not directly follow v_cmpx"),
    HazardRule.LDS_DIRECT_VALU: error("HAZARD-LDSDIRECT", "an LDS direct load must wait for VALU use of its VGPR"),
    HazardRule.LDS_DIRECT_VMEM: error("HAZARD-LDSDIRECT-VMEM", "an LDS direct load must wait for memory instructions"),
    HazardRule.AFTER_DEALLOC: error("HAZARD-DEALLOC", "only the end may follow MSG_DEALLOC_VGPRS"),
}


def check(checked: CheckedProgram) -> Iterator[Finding]:
    """Every hazard of every function whose instructions are all known."""
    for flow in checked.analysable:
        for hazard in find_hazards(flow):
            if hazard.rule is not HazardRule.TRANS_USE or _takes(flow, hazard):
                yield _finding(checked, flow, hazard)


SUBJECT: Final = Subject("HAZARD", tuple(RULES.values()), check)


def _finding(checked: CheckedProgram, flow: ControlFlow, hazard: Hazard) -> Finding:
    line = flow.lines[hazard.index]
    notes = list(_producer(checked, flow, hazard))
    if hazard.insert is not None:
        notes.append(f"repair: before it `{hazard.insert}`")
    if hazard.replacement is not None:
        notes.append(f"repair: `{hazard.replacement}`")
    if hazard.rule is HazardRule.OVERLAP:
        notes.append("repair: give it a destination that it does not read")
    message = hazard.message
    if hazard.rule is not HazardRule.AFTER_DEALLOC and not message.startswith("v_"):
        message = f"{flow.instructions[hazard.index].name} {message}"
    return Finding(RULES[hazard.rule], line, message, tuple(notes), statement_place(checked.lines[line]))


def _producer(checked: CheckedProgram, flow: ControlFlow, hazard: Hazard) -> Iterator[str]:
    """The nearest line above that a finding depends on, if it is found there."""
    for index in range(hazard.index - 1, max(-1, hazard.index - _LOOK_BACK), -1):
        instruction = flow.instructions[index]
        if hazard.rule in (HazardRule.TRANS_USE, HazardRule.WMMA):
            wanted = _writes(instruction, hazard)
        elif hazard.rule is HazardRule.VCMPX_PERMLANE:
            wanted = instruction.mnemonic.startswith("v_cmpx_")
        elif hazard.rule is HazardRule.AFTER_DEALLOC:
            wanted = "MSG_DEALLOC_VGPRS" in str(instruction)
        else:
            return
        if wanted:
            yield checked.shown(flow.lines[index])
            return


def _writes(instruction: AnyInstruction, hazard: Hazard) -> bool:
    """True for a transcendental (for a WMMA: a WMMA) that writes one of the registers in question."""
    row = instruction.row
    if row is None or not set(hazard.registers) & set(instruction.defs):
        return False
    return row.is_transcendental if hazard.rule is HazardRule.TRANS_USE else row.latency_class == "wmma"


def _takes(flow: ControlFlow, hazard: Hazard) -> bool:
    """True if a register in question is a source of the instruction, or the half of it that it names.

    Keeping the other half of a 16-bit destination is no source here: compilers wait for nothing there.
    """
    halves: set[tuple[Register, str]] = set()
    for part in flow.instructions[hazard.index].halves:
        merges = part.row is not None and bool(part.row.partial) and not _accumulates(part.mnemonic)
        for operand in part.operands:
            if not operand.is_use or (operand.role is Role.USEDEF and merges):
                continue
            touched = set(hazard.registers) & set(operand.registers)
            if touched and not operand.half:
                return True
            halves.update((register, operand.half) for register in touched)
    return bool(halves) and _writes_half(flow, hazard.index, halves)


def _writes_half(flow: ControlFlow, index: int, halves: set[tuple[Register, str]]) -> bool:
    """True if a transcendental instruction of the block, near enough above, writes one of these halves."""
    valu = trans = 0
    for above in range(index - 1, flow.blocks[flow.block_of[index]].first - 1, -1):
        instruction = flow.instructions[above]
        if instruction.mnemonic == "s_waitcnt_depctr" or instruction.unit in MEMORY:
            return False
        if instruction.unit is not Unit.VALU:
            continue
        row = instruction.row
        is_trans = row is not None and row.is_transcendental
        if is_trans:
            result = instruction.operands[0]
            if any((register, result.half or half) in halves for register in result.registers for half in "lh"):
                return True
        valu, trans = valu + 1, trans + is_trans
        if valu >= VALU_BETWEEN or trans >= TRANS_BETWEEN:
            return False
    return False


def _accumulates(mnemonic: str) -> bool:
    return "mac_" in mnemonic or "2acc_" in mnemonic
