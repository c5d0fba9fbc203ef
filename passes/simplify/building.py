"""Instructions of replacements: names put in, the encoding chosen, and what fits."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Float, Integer, Modifier, Operand
from isatool.ir.pairs import half_of, pair_up
from isatool.isa.constants import constant
from isatool.isa.registers import NULL, VCC_LO, VGPR_BASE, RegisterRange
from isatool.isa.table import Row, Unit
from isatool.isa.vopd import violations
from isatool.passes.simplify.rules import NOWHERE, RuleLine, RuleOperand

_ISSUES: Final = {"mul32": 4.0, "trans": 4.0, "trans64": 16.0, "f64": 16.0, "valu64": 2.0}
"""issue slots of a wave by the class of latency (`isatool/model/gfx1100.toml`: traced); 1 for others"""
PAIRED: Final = 0.5
PAIRABLE: Final = 0.75
"""a half of a VOPD, and what `pair` may make one"""
LEAST_GAIN: Final = 0.1
"""issue slots that a replacement saves: any gain but the noise of weights"""
_SCALARS: Final = 2
_SHORT: Final = ("vop1", "vop2", "vopc")
_SHORT_HALVES: Final = 128
"""VGPRs whose halves an encoding of 32 bits can name (ISA guide 7.4)"""


def built(
    step: RuleLine, operands: Mapping[str, Operand], constants: Mapping[str, int], wave_size: int
) -> Instruction | None:
    """The instruction of a line; None if no encoding holds these operands."""
    values = _in_one_spelling([_operand(part, operands, constants) for part in (step.result, *step.sources)], step.row)
    if values is None:
        return None
    modifiers = [_modifier(text) for text in step.modifiers]
    for name in (f"{step.row.mnemonic}_e64" if has_short_form(step.row) else step.row.mnemonic, step.row.mnemonic):
        made = Instruction.build(name, values, modifiers, wave_size, of=step.row)
        if made.form is not None:
            return made if fits(made) else None
    return None


def _in_one_spelling(values: list[Operand], row: Row) -> list[Operand] | None:
    """Operands of 16 bits of which all or none name the half of a VGPR: assemblers refuse a mixture. Without one the
    lower half is meant, as clang up to 19 writes it; None if the upper half of another operand is meant.
    """
    result, *sources = values
    if result.half or not row.type.endswith("16") or not any(operand.half for operand in sources):
        return values
    return None if any(operand.half == "h" for operand in sources) else [replace(each, half="") for each in values]


def has_short_form(row: Row) -> bool:
    """Whether an operation has an encoding of 32 bits, so that its name says which one is meant."""
    return any(form.encoding in _SHORT for form in row.forms)


def _operand(part: RuleOperand, operands: Mapping[str, Operand], constants: Mapping[str, int]) -> Operand:
    if part.is_constant:
        number = constants[part.name] if part.number is None else part.number
        return Operand(Integer(number, "" if -16 <= number <= 64 else hex(number & 0xFFFFFFFF)))
    if part.name == NOWHERE:
        return Operand(RegisterRange(NULL))
    operand = operands[part.name]
    return Operand(operand.value, half=part.half or operand.half)


def _modifier(text: str) -> Modifier:
    name, _, value = text.partition(":")
    if value.startswith("["):
        return Modifier(name, tuple(int(number) for number in value[1:-1].split(",")))
    return Modifier(name, int(value) if value else None)


def rebuilt(old: AnyInstruction, halves: Sequence[Instruction]) -> AnyInstruction | None:
    """A VOPD with other halves, given as singles; None if it would break a rule that the old one keeps."""
    described = [half_of(half) for half in halves]
    before = [half_of(half) for half in old.halves]
    if None in described or None in before or len(described) != len(before):
        return None
    broken = [
        {found.rule for found in violations(x, y, generate=False)}
        for x, y in (before, described)
        if x is not None and y is not None
    ]
    return pair_up(halves[0], halves[1]) if broken[1] <= broken[0] else None


def fits(instruction: Instruction) -> bool:
    """Whether its constants and scalars fit: two different scalar values, one of them a literal (ISA guide 7.2.2)."""
    if instruction.unit is not Unit.VALU:
        return False
    scalars: set[str] = set()
    literals: set[int] = set()
    for operand in instruction.operands:
        if not operand.is_use or operand.is_vgpr:
            continue
        value = operand.value
        if isinstance(value, RegisterRange):
            if value.first != NULL:
                scalars.add(value.name)
            continue
        if not isinstance(value, (Integer, Float)) or operand.spec is None:
            return False
        try:
            word = constant(value.value, operand.spec.type).word
        except (ValueError, OverflowError):
            return False
        if word is not None:
            literals.add(word)
    assert instruction.form is not None
    if instruction.form.encoding in _SHORT and any(
        operand.half and register >= VGPR_BASE + _SHORT_HALVES
        for operand in instruction.operands
        for register in operand.registers
    ):
        return False
    if VCC_LO in instruction.form.implicit_uses:
        scalars.add(RegisterRange(VCC_LO).name)
    return len(literals) <= 1 and len(scalars) + len(literals) <= _SCALARS


def issues(instruction: AnyInstruction) -> float:
    """Issue slots that an instruction takes; fewer where a VOPD holds it or may hold it."""
    if len(instruction.halves) > 1:
        return 1.0
    half = instruction.halves[0]
    if half.unit is not Unit.VALU or half.row is None:
        return 0.0
    if half_of(half) is not None:
        return PAIRABLE
    return _ISSUES.get(half.row.latency_class, 1.0)
