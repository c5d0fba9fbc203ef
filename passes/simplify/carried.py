"""Upper halves of words that are carried into a block although the words are there, too: readers read the words.

Where loads are issued an iteration ahead, compilers take the upper halves of what was loaded at the end of an
iteration, and before the loop, for the next one. Whatever way control came, the register holds the upper half then: it
is available (`analysis.available`). What only code after a loop still reads of it is taken there.
"""

from __future__ import annotations

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import OPAQUE_EFFECTS
from isatool.analysis.loops import find_loops
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.isa.registers import Register, RegisterRange
from isatool.passes.simplify.copies import KnownCopy, reading
from isatool.passes.simplify.matching import Matcher, Source
from isatool.passes.simplify.versions import keys_of


def carried_halves(matcher: Matcher) -> tuple[Edits, int]:
    """Readers of carried halves that read the words instead, and how many there are."""
    found: dict[int, AnyInstruction] = {}
    for block in matcher.flow.order:
        for index in matcher.flow.blocks[block].instructions:
            instruction = matcher.flow.instructions[index]
            for register in instruction.uses if matcher.halves_at(block) else ():
                word = matcher.carried(register, index)
                if word is None or index in found:
                    continue
                source = Source(Operand(RegisterRange(word), half="h"), (keys_of(word)[1],), (), index)
                made = reading(matcher, KnownCopy(index, Operand(RegisterRange(register)), "l", source), index)
                if made is not None:
                    found[index] = made
    if found:
        return Edits(replaced=found), len(found)
    before = _taken_later(matcher)
    return Edits(before={**before}), sum(map(len, before.values()))


def _taken_later(matcher: Matcher) -> dict[int, tuple[Instruction, ...]]:
    """Halves that a loop takes and only blocks outside of it read: what takes them where they are read."""
    flow = matcher.flow
    forest = find_loops(flow)
    found: dict[int, tuple[Instruction, ...]] = {}
    taken = {register for block in flow.order for register in matcher.halves_at(block)}
    for register in sorted(taken):
        makers = [index for index, effect in enumerate(flow.effects) if effect.writes >> register & 1]
        deepest = max(forest.depth(flow.block_of[index]) for index in makers)
        readers = [block for block in flow.order if _is_read_at_start(flow, block, register)]
        if not deepest or not readers or any(register not in matcher.halves_at(block) for block in readers):
            continue
        if any(forest.depth(block) >= deepest or flow.blocks[block].first in flow.fences for block in readers):
            continue
        for block in readers:
            first = flow.blocks[block].first
            found[first] = (*found.get(first, ()), matcher.halves_at(block)[register])
    return found


def _is_read_at_start(flow: ControlFlow, block: int, register: Register) -> bool:
    """Whether a block reads what a register held at its start."""
    for index in flow.blocks[block].instructions:
        effect = flow.effects[index]
        if effect is OPAQUE_EFFECTS or effect.reads >> register & 1:
            return True
        if effect.writes >> register & 1:
            return False
    return False
