"""UNKNOWN: what the instruction table does not know, and what it knows for another chip only.

Such a line is kept as text and is a barrier to every pass; nothing can be said about its registers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.ir.program import Program
from isatool.isa import table
from isatool.isa.vopd_opcodes import PREFIX
from isatool.lint.places import mnemonic_place
from isatool.lint.rule import Finding, Subject, error, info, warning
from isatool.lint.views import flows_of

MNEMONIC: Final = warning("UNKNOWN-MNEMONIC", "an instruction that gfx11 does not have")
FORM: Final = warning("UNKNOWN-FORM", "operands or modifiers that no form of the instruction has")
CHIP: Final = error("UNKNOWN-CHIP", "an instruction that this chip does not have")
FLOW: Final = info("UNKNOWN-FLOW", "a function whose control flow or instructions are not fully known")


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
    chip = program.chip
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
            elif not row.is_on(chip):
                message = f"{chip} does not have {part.name}"
                for line in lines:
                    yield Finding(CHIP, line, message, (), mnemonic_place(program.lines[line], half))
            elif part.form is None and not part.name.startswith(PREFIX):
                message = f"no form of {part.name} has these operands and modifiers"
                note = "the assembler will tell what it expects: isatool code asm"
                for line in lines:
                    yield Finding(FORM, line, message, (note,), mnemonic_place(program.lines[line], half))
