"""Negated factors as words of their own: `v_add_nc_u32 n, 0x80000000, a` once, and every FMA of -a reads n.

A half of a VOPD has no modifiers. The sum flips the sign bit alone, that of a NaN included, as the modifier does.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from isatool.analysis.virtual import Item, VirtualCode, VirtualHalf, VirtualInstruction
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import Register, RegisterRange, vgpr
from isatool.passes.rebank.fma_block import is_fence

_FEWEST: Final = 2
"""FMAs of a negated word that are worth an issue: two that pair save one"""
_SIGN: Final = 0x80000000


def with_flipped_words(code: VirtualCode) -> VirtualCode:
    """The code with a flip before the first FMA of every word that a block negates in several FMAs."""
    for number, block in enumerate(code.blocks):
        items, count = _flipped(block.items, code.count)
        if count > code.count:
            code = replace(code.with_block(number, items), count=count)
    return code


def _flipped(items: Sequence[Item], count: int) -> tuple[list[Item], int]:
    """The items of a block, and the number of webs with the new ones."""
    uses = Counter(web for item in items for _, web in _negated(item))
    made: list[Item] = []
    flips: dict[int, int] = {}
    """word -> its flip, as long as both hold"""
    for item in items:
        found = [(register, web) for register, web in _negated(item) if uses[web] >= _FEWEST]
        if found and isinstance(item, VirtualInstruction):
            for register, web in found:
                if web not in flips:
                    flips[web], count = count, count + 1
                    made.append(_flip(item, web, flips[web]))
                item = _reading(item, register, flips[web])
        made.append(item)
        if isinstance(item, VirtualInstruction):
            written = item.defs
            flips = {} if is_fence(item) else {web: flip for web, flip in flips.items() if not written >> web & 1}
    return made, count


def _negated(item: Item) -> list[tuple[Register, int]]:
    """The factors that an in-place FMA negates and does not read otherwise: register and web."""
    if not isinstance(item, VirtualInstruction) or len(item.halves) != 1:
        return []
    half = item.halves[0]
    instruction = half.instruction
    operands = instruction.operands
    if instruction.operation != Op.FMA or len(operands) != 4 or instruction.modifiers:
        return []
    if any(not operand.is_vgpr or operand.abs or operand.half for operand in operands) or operands[3].neg:
        return []
    first, second = operands[1], operands[2]
    if operands[0].registers != operands[3].registers or first.register in (second.register, operands[3].register):
        return []
    return [
        (operand.register, half.uses[operand.register])
        for operand in (first, second)
        if operand.neg and operand.register is not None and operand.register != operands[3].register
    ]


def _flip(item: VirtualInstruction, word: int, flip: int) -> VirtualInstruction:
    source, target = RegisterRange(vgpr(1)), RegisterRange(vgpr(0))
    instruction = item.halves[0].instruction.sibling(opcodes.V_ADD_NC_U32_E32, [target, _SIGN, source])
    assert instruction.form is not None
    return VirtualInstruction((VirtualHalf(instruction, {source.first: word}, {target.first: flip}),), item.origins)


def _reading(item: VirtualInstruction, register: Register, flip: int) -> VirtualInstruction:
    """The FMA with a flipped word for a negated one."""
    half = item.halves[0]
    operands = tuple(
        replace(operand, neg=False) if operand.neg and operand.register == register else operand
        for operand in half.instruction.operands
    )
    uses: Mapping[Register, int] = {**half.uses, register: flip}
    return replace(item, halves=(VirtualHalf(half.instruction.with_operands(operands), uses, half.defs),), line=None)
