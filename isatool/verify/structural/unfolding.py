"""Equality of two programs that execute the same instructions one after the other: their flow graphs unfold alike.

Places of both programs are paired from the entry on. Paired places hold the same instruction, and lead to paired
places; plain branches are followed and not compared, and a conditional branch may have the inverse condition and its
ways exchanged. The pairs are a bisimulation, so on every input both execute the same instructions in the same order on
the same operands. How many copies of an instruction there are, and where, does not matter; hints are compared like
everything else. Every lemma about the form of programs is a walk of this kind with jumps in it (`require_walk`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, NamedTuple

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.cfg import ControlFlow, Ending
from isatool.ir.instruction import AnyInstruction, branch_target, operands_but_target
from isatool.ir.operands import Expression
from isatool.isa.operations import Op
from isatool.verify.effect_kinds import SAME_TEXT, unnamed
from isatool.verify.structural.plain_jumps import plain_jumps
from isatool.verify.verdict import NotShownError

_PLACES: Final = (Op.GETPC, Op.SETPC, Op.SWAPPC, Op.CALL, Op.RFE)
"""instructions whose results depend on where in the code they are"""
_PLACE: Final = "an instruction reads its own place in the code"
OUTSIDE: Final = -1
"""a place that no instruction is at"""


Pair = tuple[int, int]
"""a place of the first program and one of the second, as dense indices of instructions"""
Alike = Callable[[AnyInstruction, AnyInstruction], bool]
"""whether instructions that are not equal count as the same, in a lemma's sense"""


class LockstepJump(NamedTuple):
    """What a lemma shows of the programs at a cut: both do the same from there to the places `end`, and each executes
    as many instructions as `executed` says.
    """

    end: Pair
    executed: tuple[int, int]


def same_unfolding(first: ControlFlow, second: ControlFlow) -> str | None:
    """Why the programs could not be shown to unfold alike, None if they do.

    Faults of waits and hazards of either text are the caller's matter.
    """
    reason = cannot_walk(first, second)
    if reason:
        return reason
    try:
        require_walk(first, second)
    except NotShownError as error:
        return str(error)
    return None


def unfolded_lines(first: ControlFlow, second: ControlFlow) -> dict[int, int]:
    """The line in the first program of what is on a line of the second, which unfolds alike."""
    seen: set[Pair] = set()
    if not cannot_walk(first, second):
        with suppress(NotShownError):
            _unfold(first, second, [(0, 0)], seen, lambda _: False)
    return {second.line_number(b): first.line_number(a) for a, b in sorted(seen, reverse=True) if min(a, b) >= 0}


def cannot_walk(first: ControlFlow, second: ControlFlow) -> str | None:
    """Why the programs cannot be walked through together, None if they can."""
    for flow in (first, second):
        if flow.unanalysable:
            return flow.unanalysable
        jumps = {index for jump in flow.long_jumps if jump.first in plain_jumps(flow) for index in jump.indices}
        for index, instruction in enumerate(flow.instructions):
            if instruction.operation in _PLACES and index not in jumps:
                return _PLACE
        reason = unnamed(flow, SAME_TEXT)
        if reason:
            return reason
    return None


def require_walk(
    first: ControlFlow,
    second: ControlFlow,
    entry: Pair = (0, 0),
    *,
    cut: Pair | None = None,
    jumps: Callable[[], Iterable[LockstepJump]] = tuple,
    alike: Alike | None = None,
) -> None:
    """NotShownError if the programs are not shown to do the same from a pair of places on.

    They unfold alike, except that control goes on from `cut` by `jumps`: all ways that lead on from there. An endless
    execution of either program is one of the other because each pair of places and each jump executes something in
    both, which is checked here and nowhere else. `alike` is asked of unequal instructions that lead to the next one, if
    no hint keeps them and they are not opaque.
    """
    seen: set[Pair] = set()
    _unfold(first, second, [entry], seen, lambda pair: pair == cut, alike)
    if cut is None:
        return
    if cut not in seen:
        raise NotShownError("control does not come to these places of both programs at once")
    ends = []
    for jump in jumps():
        if min(jump.executed) < 1:
            raise NotShownError("a program executes nothing on a way from these places to the next")
        ends.append(jump.end)
    if all(end == cut for end in ends):
        raise NotShownError("control never leaves the places of the proof")
    _unfold(first, second, ends, seen, lambda pair: pair == cut, alike)


def unfold_to(first: ControlFlow, second: ControlFlow, start: Pair, place: int) -> tuple[int, ...]:
    """Where in the second program control is when it comes to a place of the first, if both unfold alike from a pair of
    places up to there; NotShownError if they do not, or control does not come there.
    """
    seen: set[Pair] = set()
    _unfold(first, second, [start], seen, lambda pair: pair[0] == place)
    found = tuple(sorted(other for one, other in seen if one == place))
    if not found:
        raise NotShownError("control does not come to the end of a copy")
    return found


def _unfold(
    first: ControlFlow,
    second: ControlFlow,
    starts: Iterable[Pair],
    seen: set[Pair],
    stops: Callable[[Pair], bool],
    alike: Alike | None = None,
) -> None:
    """NotShownError if the programs do not unfold alike from pairs of places on. `seen` gets the pairs that control
    comes to; the walk ends at those for which `stops` is true.
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
            raise NotShownError("a program runs in a circle or off its end")
        if stops(pair):
            continue
        at = (first.instructions[pair[0]], second.instructions[pair[1]])
        if any(each.operation in _PLACES for each in at):
            raise NotShownError(_PLACE)
        reason = differ(first, second, pair)
        fixed = pair[0] in first.fences or pair[1] in second.fences or any(each.is_branch or each.is_end for each in at)
        if reason and (alike is None or fixed or not alike(*at)):
            raise NotShownError(reason)
        waiting += next_pairs(first, second, pair)


def followed(flow: ControlFlow, index: int) -> int:
    """The first instruction from a place on that is not a plain branch or jump; OUTSIDE if there is none."""
    seen = set()
    jumps = plain_jumps(flow) if flow.long_jumps else {}
    while 0 <= index < len(flow.instructions) and index not in seen:
        if flow.instructions[index].operation != Op.BRANCH and index not in jumps:
            return index
        seen.add(index)
        index = jumps[index] if index in jumps else _target(flow, index)
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
    is_same = one.mnemonic == other.mnemonic or (one.row is not None and one.row.inverse == other.mnemonic)
    if is_same and operands_but_target(one) == operands_but_target(other) and one.modifiers == other.modifiers:
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
