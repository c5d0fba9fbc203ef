"""Copies that nothing needs: what reads one reads its source, or what made the source writes the copy's register.

A copy is a move, an identity whose result is one of its sources, such as an addition of 0, a shift by 16 whose lower
half is read; a 16-bit move copies a half. A copy goes
only as a whole: every reader finds the source as it was at the copy, or the copy stays.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from isatool.analysis.effects import EXEC, bits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.ir.pairs import as_single
from isatool.isa.operations import Op
from isatool.isa.registers import RegisterRange
from isatool.isa.table import Unit
from isatool.passes.simplify.building import fits, rebuilt
from isatool.passes.simplify.matching import Matcher, Source
from isatool.passes.simplify.rules import IdentityRule
from isatool.passes.simplify.versions import is_only_written, keys_of, keys_of_operand, written_keys
from isatool.records import record

_HALF: Final = 16


@record
class KnownCopy:
    """`half` is the half of the copy that equals the source, "" for a copy of 32 bits."""

    index: int
    target: Operand
    half: str
    source: Source


def copy_at(matcher: Matcher, index: int) -> KnownCopy | None:
    """What an instruction copies, if it does nothing else."""
    half = matcher.plain(index)
    if half is None or half.modifiers or half.form is None or half.form.dpp or not half.operands:
        return None
    target, *operands = half.operands
    if not target.is_vgpr or target.width != 1 or half.unit is not Unit.VALU or half.row is None:
        return None
    found: Operand | None = None
    part = target.half
    if half.operation == Op.MOV and len(operands) == 1:
        found = operands[0]
    elif _is_word_shift(half) and operands[1].is_vgpr and matcher.number(operands[0], index) == _HALF:
        found, part = replace(operands[1], half="h"), "l"
    if found is None:
        return None
    source = matcher.source(found, index)
    return None if source is None else KnownCopy(index, target, part, source)


def _is_word_shift(half: Instruction) -> bool:
    return half.operation == Op.LSHRREV and half.type == "b32"


def copy_of(matcher: Matcher, index: int, rules: Iterable[IdentityRule]) -> tuple[str, KnownCopy] | None:
    """The identity by which an instruction copies a register, and the copy."""
    instruction = matcher.plain(index)
    if instruction is None or not instruction.operands[0].is_vgpr or instruction.operands[0].half:
        return None
    for rule in rules:
        (made,) = rule.makes
        for match in matcher.matches(rule, index):
            source = match.sources[made.sources[0].name]
            if matcher.versions.of(index, source.keys) == source.versions:
                return rule.name, KnownCopy(index, instruction.operands[0], "", replace(source, place=index))
    return None


def without(matcher: Matcher, copy: KnownCopy) -> dict[int, AnyInstruction] | None:
    """The readers of a copy reading its source instead; None if one of them cannot."""
    flow, versions = matcher.flow, matcher.versions
    keys = keys_of_operand(copy.target)
    if written_keys(flow, copy.index) != set(keys):
        return None
    if any((key, copy.index) in versions.escaped for key in keys):
        return None
    readers = {index for key in keys for index in versions.readers.get((key, copy.index), ())}
    found: dict[int, AnyInstruction] = {}
    for index in readers:
        if flow.block_of[index] != flow.block_of[copy.index]:
            return None
        if not _finds_source(matcher, copy, index) or not matcher.sees(copy.index, index):
            return None
        if not _reads_only(matcher, copy, index):
            return None
        made = reading(matcher, copy, index)
        if made is None:
            return None
        found[index] = made
    return found


def _finds_source(matcher: Matcher, copy: KnownCopy, index: int) -> bool:
    """Whether the source is at an instruction what it was at the copy, once that is gone: it may be what the copy
    wrote over, as where the upper half of a word is shifted down in place.
    """
    keys = copy.source.keys
    if copy.source.operand.registers == copy.target.registers:
        return matcher.versions.of(index, keys) == (copy.index,) * len(keys)
    return matcher.versions.of(index, keys) == copy.source.versions


def _reads_only(matcher: Matcher, copy: KnownCopy, index: int) -> bool:
    """Whether all that an instruction reads of the copy's register is what the copy wrote."""
    return all(
        matcher.versions.before(index, key) == copy.index
        for half in matcher.flow.instructions[index].halves
        for operand in half.operands
        if operand.is_use and copy.target.registers[0] in operand.registers and not is_only_written(half, operand)
        for key in keys_of_operand(operand)
        if key in keys_of(copy.target.registers[0])
    )


def reading(matcher: Matcher, copy: KnownCopy, index: int, *, in_halves: bool = False) -> AnyInstruction | None:
    """An instruction with the source in the place of the copy; `in_halves`: also of half of a whole copy."""
    instruction = matcher.flow.instructions[index]
    if index in matcher.flow.fences or matcher.flow.effects[index].cross & bits(copy.target.registers):
        return None
    if isinstance(instruction, Instruction):
        return _with_source(matcher, copy, instruction, in_halves)
    try:
        halves = [as_single(half) for half in instruction.halves]
    except ValueError:
        return None
    made = [
        _with_source(matcher, copy, half, in_halves) if copy.target.registers[0] in half.uses else half
        for half in halves
    ]
    return None if None in made else rebuilt(instruction, [half for half in made if half is not None])


def _with_source(matcher: Matcher, copy: KnownCopy, instruction: Instruction, in_halves: bool) -> Instruction | None:
    if instruction.form is None or instruction.form.dpp:
        return None
    register = copy.target.registers[0]
    operands = []
    for operand in instruction.operands:
        is_result = operand.is_def and (not operand.is_use or is_only_written(instruction, operand))
        if register not in operand.registers or is_result:
            operands.append(operand)
            continue
        half = operand.half if in_halves else copy.source.operand.half
        if operand.is_def or operand.registers != (register,) or not (in_halves or operand.half == copy.half):
            return None
        if not copy.source.operand.is_vgpr and not _takes_scalar(instruction, operand):
            return None
        operands.append(replace(operand, value=copy.source.operand.value, half=half, spelling=""))
    if instruction.unit is not Unit.VALU:
        return instruction.with_operands(operands) if copy.source.operand.is_vgpr else None
    plain = [replace(operand, spec=None) for operand in operands]
    base = instruction.row.mnemonic if instruction.row is not None else ""
    for name in dict.fromkeys((instruction.name, f"{base}_e64")):
        made = Instruction.build(
            name, plain, instruction.modifiers, matcher.flow.function.wave_size, of=matcher.flow.function.target
        )
        if made.form is not None and made.row is not None and fits(made):
            return made
    return None


def _takes_scalar(instruction: Instruction, operand: Operand) -> bool:
    """Whether a scalar may replace an operand, as the bits of a word."""
    return not (operand.has_sign or instruction.form is None or instruction.form.encoding == "vop3p")


def retargeted(matcher: Matcher, copy: KnownCopy) -> dict[int, AnyInstruction] | None:
    """The instruction that made the source writing the copy's register instead; None if that cannot be."""
    flow, versions = matcher.flow, matcher.versions
    operand = copy.source.operand
    if not operand.is_vgpr or operand.half or copy.half or copy.target.half:
        return None
    made = matcher.definition(operand, copy.index)
    if made is None or len(flow.instructions[made[0]].halves) > 1 or made[1].unit is not Unit.VALU:
        return None
    place, half = made
    if written_keys(flow, place) != set(copy.source.keys):
        return None
    if half.operands[0].is_use or any((key, place) in versions.escaped for key in copy.source.keys):
        return None
    if any(versions.readers.get((key, place), set()) != {copy.index} for key in copy.source.keys):
        return None
    target = bits(copy.target.registers)
    for index in range(place + 1, copy.index):
        effect = flow.effects[index]
        if index in flow.fences or effect.writes & EXEC or (effect.reads | effect.writes) & target:
            return None
    if not matcher.is_ready(target, place):
        return None
    result = replace(half.operands[0], value=RegisterRange(copy.target.registers[0]), spelling="")
    written = half.with_operands((result, *half.operands[1:]))
    clobbers = half.row is not None and half.row.early_clobber
    return None if clobbers else {place: written}
