"""Equality of two programs that do the same instructions one after the other: control flow graphs that unfold alike.

Places of both programs are paired from the entry on. Paired places hold the same instruction, and lead to paired
places; plain branches are followed and not compared, and a conditional branch may be turned round. The pairs are a
bisimulation, so on every input both execute the same instructions in the same order on the same operands. Which
instructions stand twice, and where, does not matter; hints are compared like everything else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.cfg import ControlFlow, Ending
from isatool.ir.instruction import branch_target
from isatool.ir.operands import Expression
from isatool.isa.operations import Op

_PLACES: Final = (Op.GETPC, Op.SETPC, Op.SWAPPC, Op.CALL, Op.RFE)
"""instructions that see where in the code they stand"""
OUTSIDE: Final = -1
"""a place that no instruction is at"""


Pair = tuple[int, int]
"""a place of the first program and one of the second, as dense indices of instructions"""


def same_unfolding(first: ControlFlow, second: ControlFlow) -> str | None:
    """Why the programs could not be shown to unfold alike, None if they do.

    Faults of waits and hazards of either text are the caller's matter.
    """
    return cannot_walk(first, second) or walk(first, second, [(0, 0)], set())


def unfolded_lines(first: ControlFlow, second: ControlFlow) -> dict[int, int]:
    """The line in the first program of what is on a line of the second, which unfolds alike."""
    seen: set[Pair] = set()
    if not cannot_walk(first, second):
        walk(first, second, [(0, 0)], seen)
    return {second.line_number(b): first.line_number(a) for a, b in sorted(seen, reverse=True) if min(a, b) >= 0}


def cannot_walk(first: ControlFlow, second: ControlFlow) -> str | None:
    """Why the programs cannot be walked through together, None if they can."""
    for flow in (first, second):
        if flow.unanalysable:
            return flow.unanalysable
        if any(instruction.operation in _PLACES for instruction in flow.instructions):
            return "an instruction reads its own place in the code"
    return None


def walk(
    first: ControlFlow,
    second: ControlFlow,
    starts: Iterable[Pair],
    seen: set[Pair],
    stops: Callable[[Pair], bool] = lambda _: False,
    differs: Callable[[ControlFlow, ControlFlow, Pair], str | None] | None = None,
) -> str | None:
    """Why the programs do not unfold alike from pairs of places on, None if they do. `seen` gets the pairs on the way;
    those that `stops` names are not walked past. `differs`: as `differ`, if something else counts as the same.
    """
    waiting = list(starts)
    while waiting:
        spend(INSTRUCTION)
        a, b = waiting.pop()
        pair = (followed(first, a), followed(second, b))
        if pair in seen:
            continue
        seen.add(pair)
        if OUTSIDE in pair:
            return "a program runs in a circle or off its end"
        if stops(pair):
            continue
        reason = (differs or differ)(first, second, pair)
        if reason:
            return reason
        waiting += next_pairs(first, second, pair)
    return None


def followed(flow: ControlFlow, index: int) -> int:
    """The first instruction from a place on that is not a plain branch; OUTSIDE if there is none."""
    seen = set()
    while 0 <= index < len(flow.instructions) and index not in seen:
        if flow.instructions[index].operation != Op.BRANCH:
            return index
        seen.add(index)
        index = _target(flow, index)
    return OUTSIDE


def _target(flow: ControlFlow, index: int) -> int:
    """Where a branch leads when it is taken."""
    block = flow.block_at(index)
    return flow.blocks[block.successors[0]].first if block.successors else OUTSIDE


def differ(first: ControlFlow, second: ControlFlow, pair: Pair) -> str | None:
    """Why two places do not hold the same, None if they do."""
    flows = (first, second)
    one, other = (flow.instructions[index] for flow, index in zip(flows, pair, strict=True))
    for flow, index in zip(flows, pair, strict=True):
        if index in flow.fences and index not in flow.kept:
            return f"'{flow.instructions[index]}' is opaque: {flow.fences[index]}"
    if branch_target(one) is None and branch_target(other) is None:
        if any(isinstance(operand.value, Expression) for operand in one.operands):
            return f"'{one}' names a symbol"
        return None if one == other else f"'{one}' and '{other}' differ"
    if one.mnemonic == other.mnemonic or (one.row is not None and one.row.inverse == other.mnemonic):
        return None
    return f"'{one}' and '{other}' differ"


def next_pairs(first: ControlFlow, second: ControlFlow, pair: Pair) -> list[Pair]:
    """The places that follow two equal instructions."""
    one, other = first.instructions[pair[0]], second.instructions[pair[1]]
    if branch_target(one) is None:
        blocks = (first.block_at(pair[0]), second.block_at(pair[1]))
        if _ends(blocks[0].ending, pair[0], blocks[0].last) or _ends(blocks[1].ending, pair[1], blocks[1].last):
            return []
        return [(pair[0] + 1, pair[1] + 1)]
    taken, falls = (_target(first, pair[0]), _target(second, pair[1])), (pair[0] + 1, pair[1] + 1)
    if one.mnemonic == other.mnemonic:
        return [taken, falls]
    return [(taken[0], falls[1]), (falls[0], taken[1])]


def _ends(ending: Ending, index: int, last: int) -> bool:
    """Whether an instruction ends the program; both programs have the same one there."""
    return index == last - 1 and ending in (Ending.END, Ending.RETURN)
