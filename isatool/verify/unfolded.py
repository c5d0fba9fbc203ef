"""Whether a program is another one whose loops stand in several copies: both run the same instructions in turn.

The programs are walked together from their entries; plain branches only lead on. What is left must be the same
instruction on both sides, and where it is a conditional branch both ways are walked. That is a bisimulation, so the
programs do the same for all inputs, and every path of the one is a path of the other.
"""

from __future__ import annotations

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.ir.instruction import AnyInstruction, branch_target

_SILENT = "s_branch"


def unfolded_difference(first: ControlFlow, second: ControlFlow) -> str:
    """Why the second program is not shown to run the instructions of the first in the same order, "" if it is."""
    for flow in (first, second):
        if flow.unanalysable:
            return f"its control flow cannot be followed: {flow.unanalysable}"
        if flow.calls:
            return f"{_place(flow, min(flow.calls))}: a call"
        if not flow.instructions:
            return "there are no instructions"
    start = _settled(first, 0), _settled(second, 0)
    todo = [start]
    seen = {start}
    while todo:
        pair = todo.pop()
        a, b = pair
        if a is None or b is None:
            return "control goes round without doing anything"
        if not _is_same(first.instructions[a], second.instructions[b]):
            return f"{_place(second, b)}: {second.instructions[b]} stands for {first.instructions[a]}"
        onward = _following(first, a), _following(second, b)
        if len(onward[0]) != len(onward[1]):
            return f"{_place(second, b)}: control goes on in another way"
        for following in zip(*onward, strict=True):
            if following not in seen:
                seen.add(following)
                todo.append(following)
    return ""


def _following(flow: ControlFlow, index: int) -> tuple[int | None, ...]:
    """What runs behind an instruction, the target of a taken branch first."""
    block = flow.blocks[flow.block_of[index]]
    if index + 1 < block.last:
        return (_settled(flow, index + 1),)
    onward = tuple(_settled(flow, flow.blocks[successor].first) for successor in block.successors)
    return onward * 2 if block.ending is Ending.CONDITIONAL and len(onward) == 1 else onward


def _settled(flow: ControlFlow, index: int) -> int | None:
    """The next instruction that is no plain branch; None if there is none."""
    seen: set[int] = set()
    while flow.instructions[index].mnemonic == _SILENT:
        if index in seen:
            return None
        seen.add(index)
        index = flow.blocks[flow.blocks[flow.block_of[index]].successors[0]].first
    return index


def _is_same(a: AnyInstruction, b: AnyInstruction) -> bool:
    """True for the same instruction; branches may name other labels, the ways that they take are compared."""
    if branch_target(a) is None or branch_target(b) is None:
        return a == b and not a.is_opaque
    return a.mnemonic == b.mnemonic


def _place(flow: ControlFlow, index: int) -> str:
    return f"line {flow.function.program.lines[flow.lines[index]].number}"
