"""Why an FMA of a loop is still issued alone: the rule that each of its possible partners breaks."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from isatool.allowance import check
from isatool.analysis.banks import is_fma
from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.loops import find_loops
from isatool.ir.instruction import Instruction
from isatool.ir.pairs import half_of
from isatool.ir.views import kept
from isatool.isa.registers import Register
from isatool.isa.vopd import violations
from isatool.isa.wave import WAVE32
from isatool.passes.common.result import Remark
from isatool.records import record

FEWEST: Final = 4
"""FMAs with one factor that are worth a hint"""
_MEANING: Final = {
    "R1": "destinations of equal parity",
    "R2": "first sources on one bank",
    "R3": "second sources on one bank",
    "R4": "accumulators of equal parity",
    "R8": "two literals",
    "R9": "more than two scalar values",
    "R10": "two scalar values in one half",
    "R18": "one needs the other's result",
    "R19": "sources of equal parity in one position",
}


@kept
def single_fma_remarks(flow: ControlFlow) -> tuple[Remark, ...]:
    """One remark for every FMA in a loop that is not part of a pair; none where no pairs exist."""
    return tuple(_remarks(flow)) if flow.function.wave_size == WAVE32 else ()


def _remarks(flow: ControlFlow) -> Iterator[Remark]:
    forest = find_loops(flow)
    for block in flow.blocks:
        if forest.innermost[block.index] < 0:
            continue
        singles = [
            (index, instruction)
            for index in block.instructions
            if isinstance(instruction := flow.instructions[index], Instruction) and is_fma(instruction)
        ]
        for index, instruction in singles:
            check()
            others = [other for position, other in singles if position != index]
            span = flow.function.program.span(flow.lines[index])
            yield Remark("rebank", span, f"{instruction}: stays single: {_reason(instruction, others)}")


@record
class SharedFactor:
    """FMAs of a block that multiply with one value, as those of a tile of one row do: `count` from `first` on."""

    register: Register
    count: int
    first: int
    """dense index"""


def shared_factor(flow: ControlFlow) -> SharedFactor | None:
    """The largest group of FMAs of a block in a loop that share a factor, if it is half of its FMAs or more.

    Two halves of a VOPD that read one register in one position break R2 or R3, so such FMAs pair only with the
    factors of one exchanged.
    """
    forest = find_loops(flow)
    best: SharedFactor | None = None
    for block in flow.blocks:
        if forest.innermost[block.index] < 0:
            continue
        groups, total = _groups(flow, block)
        for group in groups:
            if group.count >= FEWEST and 2 * group.count >= total and (best is None or group.count > best.count):
                best = group
    return best


def _groups(flow: ControlFlow, block: Block) -> tuple[list[SharedFactor], int]:
    """FMAs by a factor that is not written in between, and the number of all FMAs."""
    done: list[SharedFactor] = []
    current: dict[Register, SharedFactor] = {}
    total = 0
    for index in block.instructions:
        instruction = flow.instructions[index]
        for half in instruction.halves:
            if not is_fma(half):
                continue
            total += 1
            for register in {register for operand in half.operands[1:3] for register in operand.registers}:
                seen = current.get(register, SharedFactor(register, 0, index))
                current[register] = replace(seen, count=seen.count + 1)
        done += [current.pop(register) for register in instruction.defs if register in current]
    return [*done, *current.values()], total


def _reason(instruction: Instruction, others: list[Instruction]) -> str:
    own = half_of(instruction)
    if own is None:
        return "its operands or modifiers fit no half of a VOPD (R6, R11)"
    broken: dict[str, int] = {}
    for other in others:
        half = half_of(other)
        if half is None:
            continue
        rules = [violation.rule for violation in violations(own, half, generate=True)]
        if not rules:
            return "a dependence or the distance to the only possible partner"
        broken[rules[0]] = broken.get(rules[0], 0) + 1
    if not broken:
        return "every other FMA of the block has a partner"
    rule, count = max(broken.items(), key=lambda item: (item[1], item[0]))
    return f"{rule}, {_MEANING.get(rule, 'see the rule')}, with {count} of {len(others)} single FMAs of the block"
