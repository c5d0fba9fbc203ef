"""Which buffer each copy of a loop's blocks uses: the loop unfolded over the buffer that holds the data.

Where a block stores, it stores to the other buffer, and after the next barrier that one holds the data. So the
current buffer is a matter of control flow alone: a path that stores goes on in copies of the blocks that load from the
other buffer, a path that does not stays in its copies.
"""

from __future__ import annotations

from collections.abc import Mapping

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.records import record


@record
class BufferedBlock:
    """A block of a loop while `buffer` (0 or 1) holds the data; `is_filling`: the other one is being written."""

    block: int
    buffer: int = 0
    is_filling: bool = False


Place = BufferedBlock | int
"""a copy of a block inside the loop, or the number of a block outside"""


@record
class Turns:
    """The copies of a region's blocks in the order in which they are to stand; the first is that of the loop's header.

    `successors`: as those of the block. `buffers`: for (copy, instruction) the buffer that the access uses.
    """

    copies: tuple[BufferedBlock, ...]
    successors: Mapping[BufferedBlock, tuple[Place, ...]]
    buffers: Mapping[tuple[BufferedBlock, int], int]

    @property
    def has_two_buffers(self) -> bool:
        """Whether any access uses the second one."""
        return any(self.buffers.values())


def unfold(flow: ControlFlow, header: int, region: frozenset[int], moving: frozenset[int]) -> Turns:
    """The copies of a loop, and of what belongs to it, whose accesses `moving` (dense indices) change buffers.

    Control comes into the region, anywhere, while the first buffer holds the data.
    """
    entered = [block for block in sorted(region) if set(flow.blocks[block].predecessors) - region]
    starts = [BufferedBlock(header), *(BufferedBlock(block) for block in entered if block != header)]
    successors: dict[BufferedBlock, tuple[Place, ...]] = {}
    buffers: dict[tuple[BufferedBlock, int], int] = {}
    todo = starts[::-1]
    while todo:
        copy = todo.pop()
        if copy in successors:
            continue
        buffer, is_filling = copy.buffer, copy.is_filling
        for index in flow.blocks[copy.block].instructions:
            instruction = flow.instructions[index]
            if index in flow.barriers:
                buffer, is_filling = buffer ^ is_filling, False
            elif index in moving:
                is_filling = is_filling or (instruction.row is not None and instruction.row.may_store)
                buffers[copy, index] = buffer ^ is_filling
        onward: list[Place] = [
            BufferedBlock(block, buffer, is_filling) if block in region else block
            for block in flow.blocks[copy.block].successors
        ]
        successors[copy] = tuple(onward)
        todo += [place for place in onward if isinstance(place, BufferedBlock)]
    return Turns(_ordered(flow, starts, successors), successors, buffers)


def _ordered(
    flow: ControlFlow, starts: list[BufferedBlock], successors: Mapping[BufferedBlock, tuple[Place, ...]]
) -> tuple[BufferedBlock, ...]:
    """An order in which control falls through where it can."""
    order: list[BufferedBlock] = []
    todo = list(starts)
    while todo:
        copy: BufferedBlock | None = todo.pop(0)
        while copy is not None and copy not in order:
            order.append(copy)
            onward = successors[copy]
            todo += [place for place in onward if isinstance(place, BufferedBlock)]
            is_branch = flow.blocks[copy.block].ending is Ending.CONDITIONAL
            following = onward[-1 if is_branch else 0] if onward else None
            copy = following if isinstance(following, BufferedBlock) else None
    return tuple(order)
