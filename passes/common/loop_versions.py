"""Two versions of a loop: one that may assume what a guard tested, and the loop as it was.

The guard (`guards`) is in the block that enters the loop, once for every entry. The copy is after the end of the
function, so the common path runs straight on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.loops import Loop
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction, branch_target
from isatool.ir.line import Line
from isatool.isa import opcodes
from isatool.passes.common.draft import Draft
from isatool.passes.common.loop_copies import FALLBACK, without_idle_jumps
from isatool.records import dataclass
from isatool.rewriting.body import branch, renamed_branch, require_plain
from isatool.rewriting.text import BodyLine


@dataclass
class LineEdits:
    """Changes of a function by line index. What stands `behind` the last line of a block is not jumped over."""

    before: dict[int, list[AnyInstruction]] = field(default_factory=dict)
    behind: dict[int, list[AnyInstruction]] = field(default_factory=dict)
    replaced: dict[int, AnyInstruction] = field(default_factory=dict)
    removed: set[int] = field(default_factory=set)
    labels: dict[int, str] = field(default_factory=dict)
    """new labels before lines"""

    def applied(self, flow: ControlFlow) -> list[BodyLine]:
        """The lines of the function with the changes."""
        function = flow.function
        body: list[BodyLine] = []
        for index, line in function.lines():
            new = self.before.get(index, [])
            if index in self.labels:
                body.append((Line.label(self.labels[index]), -1, 0))
            if line.labels and (new or index in self.removed) and line.has_instruction:
                body += [(Line.label(label), index, 0) for label in line.labels]
                line = _without_labels(line)
            body += [(Line.of(instruction), -1, 0) for instruction in new]
            if index not in self.removed:
                instruction = self.replaced.get(index)
                body.append((line if instruction is None else line.with_instruction(instruction), index, 0))
            body += [(Line.of(instruction), -1, 0) for instruction in self.behind.get(index, [])]
        return body


def _without_labels(line: Line) -> Line:
    assert line.instruction is not None
    return Line.of(line.instruction, line.comment, number=line.number)


def region_of(flow: ControlFlow, loop: Loop) -> tuple[int, int]:
    """Line indices first <= i < last of the blocks of a loop; RefusedError if they are not together."""
    blocks = sorted(loop.blocks)
    if blocks != list(range(blocks[0], blocks[-1] + 1)):
        raise RefusedError("its blocks are not together in the file")
    lines = flow.function.program.lines
    first = flow.lines[flow.blocks[blocks[0]].first]
    while first > flow.function.first and not lines[first - 1].has_instruction:
        first -= 1
    last = flow.lines[flow.blocks[blocks[-1]].last - 1] + 1
    require_plain(flow, blocks)
    return first, last


def fallback_of(flow: ControlFlow, loop: Loop, edits: LineEdits) -> tuple[str, list[BodyLine]]:
    """(label of the header, lines) of a copy of a loop with labels of its own, to be after the function's end.

    RefusedError where its text cannot be copied. A label that the copy needs after the loop goes into `edits`.
    """
    first, last = region_of(flow, loop)
    labels = {label for block in loop.blocks for label in flow.blocks[block].labels}
    named = {branch_target(flow.instructions[index]) for index in range(len(flow.instructions))}
    labels &= {label for label in named if label is not None}
    header = next(iter(sorted(set(loop.labels) & labels)), None)
    if header is None:
        raise RefusedError("its header has no label")
    ending = _free_ending(flow, labels)
    body: list[BodyLine] = []
    for index in range(first, last):
        line = flow.function.program.lines[index]
        body += [(Line.label(label + ending), index, 1) for label in line.labels if label in labels]
        instruction = line.instruction
        if instruction is None:
            continue
        target = branch_target(instruction)
        if target in labels:
            instruction = renamed_branch(instruction, f"{target}{ending}")
        if line.labels or instruction is not line.instruction:
            line = Line.of(instruction, number=line.number)
        body.append((line, index, 1))
    final = flow.blocks[max(loop.blocks)]
    if final.ending in (Ending.FALL, Ending.CONDITIONAL):
        following = flow.blocks[final.index + 1] if final.index + 1 < len(flow.blocks) else None
        if following is None:
            raise RefusedError("nothing follows it")
        if following.labels:
            label = following.labels[0]
        else:
            label = edits.labels.setdefault(flow.lines[following.first], f"{header}_exit")
        body.append((Line.of(branch(opcodes.S_BRANCH, label, flow.function.target)), -1, 0))
    return header + ending, body


def _free_ending(flow: ControlFlow, labels: set[str]) -> str:
    """How the labels of a copy end: the copy of a loop around this one may have one of it already."""
    taken = {label for line in flow.function.program.lines for label in line.labels}
    endings = (FALLBACK, *(f"{FALLBACK}{number}" for number in range(2, len(taken) + 3)))
    return next(ending for ending in endings if not any(label + ending in taken for label in labels))


def versioned(draft: Draft, flow: ControlFlow, edits: LineEdits, fallback: Sequence[BodyLine]) -> Draft:
    """The draft with edits in place and a fallback after its last instruction."""
    body = edits.applied(flow)
    last = max(place for place, (line, _, _) in enumerate(body) if line.has_instruction) + 1
    return draft.with_body(without_idle_jumps([*body[:last], *fallback, *body[last:]]))


def entering_block(flow: ControlFlow, loop: Loop) -> int:
    """The only block from which control enters a loop; RefusedError where code cannot be put on that way.

    It goes nowhere else, or it falls through into the header where it does not branch away.
    """
    if len(loop.entries) == 1 and loop.header:
        block = flow.blocks[loop.entries[0]]
        falls = block.index + 1 == loop.header and block.successors[0] != loop.header
        if len(block.successors) == 1 or (block.ending is Ending.CONDITIONAL and falls):
            return block.index
    raise RefusedError("there is no single place where it is entered")


def end_of_preheader(flow: ControlFlow, loop: Loop) -> tuple[int, bool]:
    """(line, True if code goes before it, False if after it): where control has decided to enter a loop."""
    block = flow.blocks[entering_block(flow, loop)]
    last = block.last - 1
    is_jump = flow.instructions[last].is_branch and block.ending is not Ending.CONDITIONAL
    return flow.lines[last], is_jump


def place_in_preheader(edits: LineEdits, flow: ControlFlow, loop: Loop, code: Sequence[AnyInstruction]) -> None:
    """Put code where the loop is entered, after code that was put there before."""
    line, in_front = end_of_preheader(flow, loop)
    (edits.before if in_front else edits.behind).setdefault(line, []).extend(code)


def decide_branches(edits: LineEdits, flow: ControlFlow, blocks: Mapping[int, bool]) -> None:
    """Conditional branches at the ends of blocks become plain ones, or nothing, as their conditions are known."""
    for block, taken in blocks.items():
        last = flow.blocks[block].last - 1
        instruction = flow.instructions[last]
        assert isinstance(instruction, Instruction)
        target = branch_target(instruction)
        assert target is not None
        if taken:
            edits.replaced[flow.lines[last]] = branch(opcodes.S_BRANCH, target, flow.function.target)
        else:
            edits.removed.add(flow.lines[last])
