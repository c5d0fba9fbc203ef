"""Shuffles through LDS whose partner is lane ^ mask, as moves between lanes (DPP, v_permlanex16).

`__shfl_xor` compiles to a lane number by v_mbcnt, its exclusive or with the mask, often a clamp to the wave that never
clamps, a shift and ds_bpermute_b32, for which the wave waits; others write ds_swizzle_b32. Below 16 the partner is in
the lane's row of 16, which row_xmask reaches; 16 is the other row, at the lane's own place. Both give 0 for lanes that
are off, as LDS does.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.edits import Edits
from isatool.analysis.effects import SGPRS, bits
from isatool.analysis.loops import find_loops
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Modifier, Operand
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import RegisterRange
from isatool.isa.wave import WAVE32
from isatool.passes.simplify.matching import Matcher
from isatool.rewriting.registers import TooFewRegistersError, free_sgprs
from isatool.semantics.lanes import swizzle_pattern

_ROW: Final = 16
"""lanes"""
_IN_ROW: Final = (Modifier("row_mask", 15), Modifier("bank_mask", 15), Modifier("bound_ctrl", 1))
_OTHER_ROW: Final = (Modifier("op_sel", (0, 1)),)
_OWN_PLACES: Final = (0x76543210, 0xFEDCBA98)
"""for each lane of a row, four bits with its own number in it"""
_QUADS: Final = 0x8000
"""patterns of swizzles from here on are not by and, or, exclusive or"""
_MASK: Final = 10
"""where in a pattern the mask of the exclusive or begins"""
_BYTES: Final = 2
"""a lane's number is shifted by, for ds_bpermute"""


def shuffles(matcher: Matcher) -> tuple[Edits, int]:
    """Moves between lanes instead of shuffles, and how many there are."""
    flow = matcher.flow
    edits = Edits()
    if flow.function.wave_size != WAVE32:
        return edits, 0
    taken = flow.touched() & SGPRS
    forest = find_loops(flow)
    for block in flow.order:
        if forest.depth(block):  # a loop whose iterations are taken together is proved with shuffles alone
            continue
        for index in flow.blocks[block].instructions:
            shuffle = flow.instructions[index]
            if not isinstance(shuffle, Instruction) or index in flow.fences:
                continue
            if shuffle.operation == Op.SWIZZLE:
                mask = _swapped(shuffle)
            elif shuffle.operation == Op.BPERMUTE and not shuffle.modifiers:
                mask = _partner(matcher, shuffle.operands[1], index)
            else:
                continue
            target, data = shuffle.operands[0].value, shuffle.operands[-1].value
            if 0 < mask < _ROW:
                modifiers = (Modifier("row_xmask", mask), *_IN_ROW)
                made = flow.function.build(opcodes.V_MOV_B32_DPP, target, data, modifiers=modifiers)
            elif mask == _ROW:
                try:
                    places = free_sgprs(taken, 2)
                except TooFewRegistersError:
                    continue
                taken |= bits(places.registers)
                both = zip(places.registers, _OWN_PLACES, strict=True)
                edits.insert(index, *(flow.function.build(opcodes.S_MOV_B32, *each) for each in both))
                operands = (target, data, *places.registers)
                made = flow.function.build(opcodes.V_PERMLANEX16_B32, *operands, modifiers=_OTHER_ROW)
            else:
                continue
            edits.replaced[index] = made
    return edits, len(edits.replaced)


def _swapped(swizzle: Instruction) -> int:
    """The mask m if a swizzle takes lane ^ m, 0 if it does not."""
    pattern = swizzle_pattern(swizzle)
    if pattern is None or [each.name for each in swizzle.modifiers] != ["offset"]:
        return 0
    return pattern >> _MASK if pattern < _QUADS and pattern & ((1 << _MASK) - 1) == WAVE32 - 1 else 0


def _partner(matcher: Matcher, address: Operand, index: int) -> int:
    """The mask m if an address is four times lane ^ m, 0 if it is not."""
    shifted = matcher.definition(address, index, anywhere=True)
    if shifted is None or shifted[1].modifiers or shifted[1].operation != Op.LSHLREV:
        return 0
    place, shift = shifted
    if matcher.number(shift.operands[1], place) != _BYTES:
        return 0
    lane = shift.operands[2]
    chosen = matcher.definition(lane, place, anywhere=True)
    if chosen is not None and chosen[1].operation == Op.CNDMASK and len(chosen[1].operands) == 4:
        lane, condition = chosen[1].operands[2:]
        if chosen[1].modifiers or not _holds(matcher, condition, lane, chosen[0]):
            return 0
        place = chosen[0]
    return _mask(matcher, lane, place)


def _mask(matcher: Matcher, lane: Operand, index: int) -> int:
    made = matcher.definition(lane, index, anywhere=True)
    if made is None or made[1].modifiers or made[1].operation != Op.XOR:
        return 0
    place, exclusive = made
    for constant, other in (exclusive.operands[1:], exclusive.operands[:0:-1]):
        number = matcher.number(constant, place)
        if number is not None and number < WAVE32 and _is_lane(matcher, other, place):
            return number
    return 0


def _is_lane(matcher: Matcher, operand: Operand, index: int) -> bool:
    """Whether an operand is the number of its lane."""
    made = matcher.definition(operand, index, anywhere=True)
    if made is None or made[1].modifiers or made[1].operation != Op.MBCNT_LO:
        return False
    place, count = made
    return [matcher.number(each, place) for each in count.operands[1:]] == [0xFFFFFFFF, 0]


def _holds(matcher: Matcher, condition: Operand, lane: Operand, index: int) -> bool:
    """Whether a condition is that a lane's partner is below the number of lanes, which it always is."""
    made = matcher.definition(Operand(RegisterRange(condition.registers[0])), index, anywhere=True)
    if made is None or made[1].modifiers or made[1].operation != Op.CMP_GT or len(made[1].operands) != 3:
        return False
    place, compare = made
    limit = matcher.number(compare.operands[1], place)
    one, other = matcher.source(compare.operands[2], place), matcher.source(lane, index)
    return limit == WAVE32 and one is not None and other is not None and one.is_same(other)
