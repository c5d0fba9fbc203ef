"""LANE-SCALARS, LANE-LITERAL, LANE-CONSTANT: scalar values and constants of an instruction (RDNA3 ISA guide 7.2.2.3).

A vector instruction uses two different scalar values, of which at most one is a literal; SGPRs, VCC (printed or not),
M0, EXEC, SCC, TTMP and apertures count, inline constants and null do not. Shifts of 64 bits take one. Pairs (VOPD) have
rules of their own.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.ir.instruction import Instruction
from isatool.ir.operands import Expression, Float, Integer, Operand
from isatool.ir.program import Program
from isatool.isa.constants import constant
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, VCC_LO, RegisterRange
from isatool.isa.table import Unit
from isatool.lint.places import statement_place
from isatool.lint.rule import Finding, Rule, Subject, error

SCALARS: Final = error("LANE-SCALARS", "a vector instruction takes at most two different scalar values")
CONSTANT: Final = error("LANE-CONSTANT", "a constant does not fit the type of its operand")
LITERAL: Final = error("LANE-LITERAL", "an instruction takes at most one literal constant")
_VECTOR: Final = frozenset({"vop1", "vop2", "vopc", "vop3", "vop3sd", "vop3p"})
_SCALAR: Final = frozenset({"sop1", "sop2", "sopc"})
_SHIFTS: Final = frozenset((Op.LSHLREV, Op.LSHRREV, Op.ASHRREV))


_UNSURE: Final = frozenset({"v2f16dup"})
"""types of which assemblers take different constants"""


class _UnfitError(Exception):
    """A constant that no encoding of the operand holds."""


def check(program: Program) -> Iterator[Finding]:
    """Vector instructions with too many scalars or literals."""
    for instruction, lines in program.statements:
        if instruction.unit not in (Unit.VALU, Unit.SALU) or not isinstance(instruction, Instruction):
            continue
        fault = _fault(instruction)
        if fault is None:
            continue
        rule, message = fault
        note = "repair: put it into a register first" if rule is CONSTANT else "repair: put one into a register first"
        for line in lines:
            yield Finding(rule, line, message, (note,), statement_place(program.lines[line]))


SUBJECT: Final = Subject("LANE", (SCALARS, LITERAL, CONSTANT), check)


def _fault(instruction: Instruction) -> tuple[Rule, str] | None:
    form = instruction.form
    if form is None or form.encoding not in _VECTOR | _SCALAR:
        return None
    scalars: list[str] = []
    literals: set[int | str] = set()
    for operand in instruction.operands:
        if not operand.is_use or operand.is_vgpr:
            continue
        value = operand.value
        if isinstance(value, RegisterRange):
            if _counts(value):
                scalars.append(value.name)
        else:
            try:
                word = _literal(operand)
            except _UnfitError as fault:
                return CONSTANT, str(fault)
            if word is not None:
                literals.add(word)
    if len(literals) > 1:
        values = ", ".join(f"0x{word:x}" if isinstance(word, int) else word for word in literals)
        return LITERAL, f"two different literal constants: {values}"
    if len(scalars) + len(literals) < 2 or form.encoding in _SCALAR:
        return None
    if VCC_LO in form.implicit_uses:
        scalars.append("the vcc_lo that it reads unwritten")
    is_wide_shift = instruction.operation in _SHIFTS and instruction.type in ("b64", "i64")
    allowed = 1 if is_wide_shift else 2
    different = tuple(dict.fromkeys(scalars))
    if len(different) + len(literals) <= allowed:
        return None
    names = [*different, *(["a literal"] if literals else [])]
    return SCALARS, f"{instruction.name} may use {allowed} scalar value{'s' * (allowed > 1)}, not {', '.join(names)}"


def _counts(value: RegisterRange) -> bool:
    return value.first != NULL


def _literal(operand: Operand) -> int | str | None:
    """The literal dword of a constant operand, its text if only the assembler knows it; None if it is inline."""
    spec, value = operand.spec, operand.value
    if spec is None or spec.accepts not in ("src", "ssrc", "literal", "csrc", "scsrc"):
        return None
    if isinstance(value, Expression):
        return value.text
    if not isinstance(value, (Integer, Float)):
        return None
    if spec.type in _UNSURE:
        return None
    try:
        found = constant(value.value, spec.type)
    except (ValueError, OverflowError) as fault:
        raise _UnfitError(str(fault)) from None
    if spec.accepts == "literal":
        return found.value
    return found.word
