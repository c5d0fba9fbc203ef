"""The text of a function in which a loop is in copies, one for each buffer; labels renamed, branches led on.

The copies take the place of the loop. A block that is not before the one that it falls into gets a branch, a
branch to what follows anyway goes; nothing else is added or left out.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Line
from isatool.isa import opcodes
from isatool.passes.common.draft import untouched
from isatool.passes.common.loop_copies import BodyLine, branch, renamed_branch
from isatool.passes.lds.buffer_labels import buffer_label
from isatool.passes.lds.buffer_of_copies import Copy, Place, Turns


@dataclass
class TurnedLoop:
    """One rewrite. `body`: the lines of the function; `owners`: for each of them the copy in which it stands."""

    flow: ControlFlow
    region: frozenset[int]
    turns: Turns
    has_room: bool = False
    """with a branch before the loop, before which its set-up can stand, also where control could fall into it"""
    body: list[BodyLine] = field(default_factory=list)
    owners: list[Copy | None] = field(default_factory=list)
    _new_labels: dict[Place, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.order = self._order()
        self._counts: dict[Copy, int] = {}
        seen: dict[int, int] = {}
        for copy in self.turns.copies:
            self._counts[copy] = seen.get(copy.block, 0)
            seen[copy.block] = self._counts[copy] + 1
        self._require_plain()
        endings = [self._ending(place, following) for place, following in self._pairs()]
        for place, ending in zip(self.order, endings, strict=True):
            self._append(self._lines(place, ending), place if isinstance(place, Copy) else None)
        function = self.flow.function
        last = self.flow.lines[self.flow.blocks[-1].last - 1] + 1
        self._append(untouched(function.program.lines, range(last, function.last)), None)

    def _append(self, lines: Sequence[BodyLine], owner: Copy | None) -> None:
        self.body += lines
        self.owners += [owner] * len(lines)

    def _order(self) -> list[Place]:
        order: list[Place] = []
        first = min(self.region)
        for block in self.flow.blocks:
            if block.index == first:
                order += self.turns.copies
            if block.index not in self.region:
                order.append(block.index)
        return order

    def _pairs(self) -> list[tuple[Place, Place | None]]:
        return list(zip(self.order, [*self.order[1:], None], strict=True))

    def _require_plain(self) -> None:
        """RefusedError for code that may not be copied."""
        flow = self.flow
        lines = flow.function.program.lines
        for block in sorted(self.region):
            for index in flow.blocks[block].instructions:
                if index in flow.fences:
                    raise RefusedError(f"{flow.place(index)}: {flow.fences[index]}")
            for index in self._range(block):
                if lines[index].opaque_reason:
                    raise RefusedError(f"line {lines[index].number}: {lines[index].opaque_reason}")

    # -- ends of blocks

    def _successors(self, place: Place) -> Sequence[Place]:
        if isinstance(place, Copy):
            return self.turns.successors[place]
        return [Copy(block) if block in self.region else block for block in self.flow.blocks[place].successors]

    def _ending(self, place: Place, following: Place | None) -> list[AnyInstruction]:
        """What stands for the last instruction of a block."""
        block = self.flow.blocks[_block(place)]
        last = self.flow.instructions[block.last - 1]
        onward = self._successors(place)
        if block.ending is Ending.BRANCH:
            is_idle = isinstance(place, Copy) and onward[0] == following
            return [] if is_idle else [renamed_branch(last, self._label(onward[0]))]
        if block.ending is Ending.CONDITIONAL:
            last = renamed_branch(last, self._label(onward[0]))
        elif block.ending is not Ending.FALL:
            return [last]
        is_entry = not isinstance(place, Copy) and isinstance(onward[-1], Copy)
        if onward[-1] == following and not (is_entry and self.has_room):
            return [last]
        return [last, branch(opcodes.S_BRANCH, self._label(onward[-1]), self.flow.function.target)]

    def _label(self, place: Place) -> str:
        """The name that branches to a place use."""
        labels = [label for label in self.flow.blocks[_block(place)].labels if not _is_number(label)]
        if labels:
            return self._renamed(labels[0], place)
        headers = self.flow.blocks[self.turns.copies[0].block].labels
        own = re.sub(r"\W", "_", self.flow.function.name)
        base = next((label for label in headers if not _is_number(label)), f".L{own}_loop")
        name = self._new_labels.setdefault(place, f"{base}_part{_block(place)}")
        return self._free(name if not self._count(place) else buffer_label(name, self._count(place)))

    def _count(self, place: Place) -> int:
        return self._counts[place] if isinstance(place, Copy) else 0

    def _renamed(self, label: str, place: Place) -> str:
        count = self._count(place)
        return self._free(buffer_label(label, count)) if count else label

    def _free(self, label: str) -> str:
        if label in self.flow.function.program.labels:
            raise RefusedError(f"the name {label} is taken")
        return label

    # -- lines

    def _range(self, block: int) -> range:
        """The lines of a block, those before its first instruction among them."""
        flow = self.flow
        first = flow.lines[flow.blocks[block].first - 1] + 1 if flow.blocks[block].first else flow.function.first
        return range(first, flow.lines[flow.blocks[block].last - 1] + 1)

    def _lines(self, place: Place, ending: Sequence[AnyInstruction]) -> list[BodyLine]:
        block = self.flow.blocks[_block(place)]
        lines = self.flow.function.program.lines
        count = self._count(place)
        made: list[BodyLine] = []
        for index in self._range(block.index):
            line = lines[index]
            dense = self.flow.instruction_at(index)
            new = () if dense is None else (self.flow.instructions[dense],) if dense < block.last - 1 else tuple(ending)
            if dense == block.first:
                made += self._new_label(place, index)
            if not count and (dense is None or new == (line.instruction,)):
                made.append((line, index, count))
                continue
            kept = [label for label in line.labels if not count or (label in block.labels and not _is_number(label))]
            made += [(_label_line(label, self._renamed(label, place)), index, count) for label in kept]
            for part, instruction in enumerate(new):
                made.append((_instruction_line(line, instruction, bool(part)), index if not part else -1, count))
        return made

    def _new_label(self, place: Place, index: int) -> list[BodyLine]:
        if place not in self._new_labels:
            return []
        return [(Line.label(self._label(place)), index, self._count(place))]


def _is_number(label: str) -> bool:
    """True for what the reader calls a label that is only a number (`1:`, named by `1b` and `1f`)."""
    return label[:1].isdigit()


def _label_line(label: str, name: str) -> Line:
    if not _is_number(label):
        return Line.label(name)
    return Line(f"{label.partition('#')[0]}:", labels=(label,))


def _block(place: Place) -> int:
    return place.block if isinstance(place, Copy) else place


def _instruction_line(line: Line, instruction: AnyInstruction, is_added: bool) -> Line:
    if is_added:
        return Line.of(instruction)
    if instruction == line.instruction and not line.labels:
        return line
    return Line.of(instruction, "" if "Loop" in line.comment else line.comment, number=line.number)
