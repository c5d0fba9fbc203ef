"""HAZARD: dependences that gfx11 does not interlock, found by `analysis.hazards` over all paths of a function."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dealloc import gives_back
from isatool.analysis.hazards import HazardRule, HazardSite, find_hazards
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Program
from isatool.lint.fixes import insertion, replacement
from isatool.lint.hazard_paths import HazardPath, overlap_matters, transcendental_reach
from isatool.lint.places import statement_place
from isatool.lint.rule import Finding, Rule, Subject, error, warning
from isatool.lint.views import analysable

_LOOK_BACK: Final = 400
"""instructions that are searched for the line that a finding depends on"""

DEALLOC: Final = error(
    "HAZARD-DEALLOC", "VGPRs may be deallocated only at the end, after s_nop 0 and all scratch stores"
)
RULES: Final[Mapping[HazardRule, Rule]] = {
    HazardRule.TRANS_USE: error("HAZARD-TRANS", "the result of a transcendental instruction is read too soon"),
    HazardRule.OVERLAP: error("HAZARD-OVERLAP", "a destination may not overlap sources of the same instruction"),
    HazardRule.WMMA: error("HAZARD-WMMA", "a WMMA may not directly take the result of the one before as A or B"),
    HazardRule.VCMPX_PERMLANE: error("HAZARD-PERMLANE", "a v_permlane may not directly follow a v_cmpx"),
    HazardRule.LDS_DIRECT_VALU: error("HAZARD-LDSDIRECT", "an LDS direct load must wait for VALU use of its VGPR"),
    HazardRule.LDS_DIRECT_VMEM: error("HAZARD-LDSDIRECT-VMEM", "an LDS direct load must wait for memory instructions"),
    HazardRule.SCALAR_READ: error("HAZARD-SGPR", "a scalar register is read before its new value is there"),
    HazardRule.AFTER_DEALLOC: DEALLOC,
    HazardRule.DEALLOC_SCRATCH: DEALLOC,
    HazardRule.DEALLOC_NOP: DEALLOC,
}

JOIN: Final = warning("HAZARD-TRANS-JOIN", "a transcendental result is read too soon on one of several joining paths")


def check(program: Program) -> Iterator[Finding]:
    """Every hazard of every function whose instructions are all known."""
    for flow in analysable(program):
        repaired: set[int] = set()
        for hazard in find_hazards(flow):
            rule = RULES[hazard.rule]
            if hazard.rule is HazardRule.TRANS_USE:
                reach = transcendental_reach(flow, hazard, repaired)
                if reach is HazardPath.NOT:
                    continue
                rule = rule if reach is HazardPath.PLAIN else JOIN
                repaired.add(hazard.index)
            elif hazard.rule is HazardRule.OVERLAP and not overlap_matters(flow, hazard):
                continue
            yield _finding(program, flow, hazard, rule)


SUBJECT: Final = Subject("HAZARD", (*dict.fromkeys(RULES.values()), JOIN), check)


def _finding(program: Program, flow: ControlFlow, hazard: HazardSite, rule: Rule) -> Finding:
    line = flow.lines[hazard.index]
    notes = list(_producer(program, flow, hazard))
    if hazard.insert is not None:
        notes.append(f"repair: before it `{hazard.insert}`")
    if hazard.replacement is not None:
        notes.append(f"repair: `{hazard.replacement}`")
    if hazard.rule is HazardRule.OVERLAP:
        notes.append("repair: give it a destination that it does not read")
    message = hazard.message
    name = flow.instructions[hazard.index].name
    if rule is not DEALLOC and hazard.rule is not HazardRule.OVERLAP:
        message = f"{name} {message}"
    fix = None
    if hazard.insert is not None:
        fix = insertion(program.lines[line], (hazard.insert,), "put a wait before it")
    elif hazard.replacement is not None:
        fix = replacement(program.lines[line], (hazard.replacement,), "write it in a form without the hazard")
    return Finding(rule, line, message, tuple(notes), statement_place(program.lines[line]), fix)


def _producer(program: Program, flow: ControlFlow, hazard: HazardSite) -> Iterator[str]:
    """The nearest line above that a finding depends on, if it is found there."""
    for index in range(hazard.index - 1, max(-1, hazard.index - _LOOK_BACK), -1):
        instruction = flow.instructions[index]
        if hazard.rule in (HazardRule.TRANS_USE, HazardRule.WMMA):
            wanted = _writes(instruction, hazard)
        elif hazard.rule is HazardRule.VCMPX_PERMLANE:
            wanted = instruction.row is not None and instruction.row.writes_exec
        elif hazard.rule is HazardRule.AFTER_DEALLOC:
            wanted = gives_back(instruction)
        else:
            return
        if wanted:
            yield program.shown(flow.lines[index])
            return


def _writes(instruction: AnyInstruction, hazard: HazardSite) -> bool:
    """True for a transcendental (for a WMMA: a WMMA) that writes one of the registers in question."""
    row = instruction.row
    if row is None or not set(hazard.registers) & set(instruction.defs):
        return False
    return row.is_transcendental if hazard.rule is HazardRule.TRANS_USE else row.latency_class == "wmma"
