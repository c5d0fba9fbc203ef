"""UNKNOWN: what the instruction table does not know, and what it knows for another chip only.

Such a line is kept as text and is a barrier to every pass; nothing can be said about its registers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer
from isatool.ir.program import Program
from isatool.isa import table
from isatool.isa.target import Target
from isatool.isa.vopd_opcodes import PREFIX
from isatool.lint.places import mnemonic_place
from isatool.lint.rule import Finding, Subject, error, info, warning
from isatool.lint.views import flows_of

MNEMONIC: Final = warning("UNKNOWN-MNEMONIC", "an instruction that gfx11 does not have")
FORM: Final = warning("UNKNOWN-FORM", "operands or modifiers that no form of the instruction has")
CHIP: Final = error("UNKNOWN-CHIP", "an instruction that this chip does not have")
FLOW: Final = info("UNKNOWN-FLOW", "a function whose control flow or instructions are not fully known")


_NOT_COUNTERS: Final = frozenset(("", "all", "depctr"))
"""what instructions wait for that name no counter"""


def check(program: Program) -> Iterator[Finding]:
    """Unknown instructions, each mnemonic once, and functions that could not be analysed."""
    yield from _instructions(program)
    for flow in flows_of(program):
        if flow.unanalysable and flow.lines:
            message = f"'{flow.function.name}' is program in part only: {flow.unanalysable}"
            yield Finding(FLOW, flow.function.first, message)


SUBJECT: Final = Subject("UNKNOWN", (MNEMONIC, FORM, CHIP, FLOW), check)


def _instructions(program: Program) -> Iterator[Finding]:
    seen: set[str] = set()
    for instruction, lines in program.statements:
        for half, part in enumerate(instruction.halves):
            row = part.row
            if row is None:
                if part.name in seen or part.name.startswith(PREFIX):  # the VOPD rules speak of those
                    continue
                seen.add(part.name)
                near = table.nearest(part.name, program.target)
                note = f"nearest known: {', '.join(near)}" if near else "no known mnemonic is near"
                message = f"unknown instruction '{part.name}'"
                yield Finding(MNEMONIC, lines[0], message, (note,), mnemonic_place(program.lines[lines[0]], half))
            elif message := _not_here(part, program.target):
                for line in lines:
                    yield Finding(CHIP, line, message, (), mnemonic_place(program.lines[line], half))
            elif part.form is None and not part.name.startswith(PREFIX):
                message = f"no form of {part.name} has these operands and modifiers"
                note = "the assembler will tell what it expects: isatool code asm"
                for line in lines:
                    yield Finding(FORM, line, message, (note,), mnemonic_place(program.lines[line], half))


def _not_here(instruction: Instruction, target: Target) -> str:
    """Why code of a chip may not have an instruction of its table, "" if it may."""
    row = instruction.row
    assert row is not None
    if not row.is_on(target.name):
        return f"{target.name} does not have {instruction.name}"
    if row.waits not in _NOT_COUNTERS and row.mnemonic not in target.waits.instructions:
        return f"{target.name} has none of the counters that {instruction.name} names: what it waits for is not known"
    if not target.named_barriers and _names_barrier(instruction):
        return f"{instruction.name} is for named barriers, which a kernel of {target.name} cannot allocate"
    return ""


def _names_barrier(instruction: Instruction) -> bool:
    """Whether an instruction works on another barrier than those of every workgroup, whose numbers are below 0."""
    row = instruction.row
    if row is None or not (row.is_for_named_barriers or row.signals or row.awaits):
        return False
    sources = [operand.value for operand in instruction.operands if not operand.is_def]
    if not sources:
        return row.is_for_named_barriers
    return any(not isinstance(value, Integer) or 0 <= value.value < 1 << 15 for value in sources)
