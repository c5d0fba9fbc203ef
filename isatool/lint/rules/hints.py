"""MEM-CLAUSE and LANE-DELAY: s_clause and s_delay_alu (RDNA3 ISA guide 5.2, 5.7, 16.5).

A clause must have 2 to 63 members of one type directly after it. s_delay_alu changes no result, but some of its codes
are reserved.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.analysis.clauses import find_clauses
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer
from isatool.ir.program import Program
from isatool.isa.operations import Op
from isatool.isa.waits import DELAY_IDS, DELAY_SKIPS, decode_delay
from isatool.lint.fixes import deletion
from isatool.lint.places import statement_place
from isatool.lint.rule import Finding, Subject, error, warning
from isatool.lint.views import analysable

CLAUSE: Final = error("MEM-CLAUSE", "a clause has 2 to 63 members of one type, and nothing else between them")
DELAY: Final = warning("LANE-DELAY", "a reserved code in s_delay_alu")
_KNOWN_IDS: Final = frozenset((*DELAY_IDS[:8], *DELAY_IDS[9:]))
_RESERVED_IDS: Final = frozenset({8, *range(len(DELAY_IDS), 16)})


def check(program: Program) -> Iterator[Finding]:
    """Clauses that do not fit what follows them, delays with reserved codes."""
    if any(instruction.operation == Op.CLAUSE for instruction, _ in program.statements):
        yield from _clauses(program)
    yield from _delays(program)


SUBJECT: Final = Subject("MEM", (CLAUSE, DELAY), check)


def _clauses(program: Program) -> Iterator[Finding]:
    for flow in analysable(program):
        for clause in find_clauses(flow):
            instruction = flow.instructions[clause.index]
            if clause.fault and isinstance(instruction.operands[0].value, Integer):
                line = flow.lines[clause.index]
                note = "repair: remove the s_clause, or let it count what follows it (members minus one)"
                fix = deletion(program.lines[line], "remove the clause; it only orders what is there anyway")
                yield Finding(CLAUSE, line, clause.fault, (note,), statement_place(program.lines[line]), fix)


def _delays(program: Program) -> Iterator[Finding]:
    for instruction, lines in program.statements:
        if instruction.operation != Op.DELAY_ALU or not isinstance(instruction, Instruction):
            continue
        faults = tuple(_delay_faults(instruction))
        if not faults:
            continue
        message = f"{', '.join(faults)} is reserved" if len(faults) == 1 else f"{', '.join(faults)} are reserved"
        for line in lines:
            place = statement_place(program.lines[line])
            fix = deletion(program.lines[line], "remove the hint")
            yield Finding(DELAY, line, message, ("repair: remove it; it is only a hint",), place, fix)


def _delay_faults(instruction: Instruction) -> Iterator[str]:
    for operand in instruction.operands:
        if not isinstance(operand.value, Integer):
            continue
        delay = decode_delay(operand.value.value)
        for name, code in (("instid0", delay.first), ("instid1", delay.second)):
            if code in _RESERVED_IDS:
                yield f"{name} {code}"
        if delay.skip >= len(DELAY_SKIPS):
            yield f"instskip {delay.skip}"
        if not 0 <= operand.value.value < 1 << 11:
            yield f"0x{operand.value.value:x} (11 bits are used)"
    for name, value in instruction.modifiers:
        known = DELAY_SKIPS if name == "instskip" else _KNOWN_IDS
        if value not in known:
            yield f"{name}({value})"
