"""A loop's blocks in the order in which control comes to them, the header first: compilers begin with what repeats it.

to L                L: header, leave to D, or to B
A: end                 body
   leave to D       A: end
L: header              leave to D
   body                to L
   to A
D:
"""

from __future__ import annotations

from collections.abc import Iterator

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.loops import Loop
from isatool.diagnostics import RefusedError
from isatool.ir.line import Line
from isatool.isa import opcodes
from isatool.passes.common.draft import Draft, untouched
from isatool.passes.common.loop_copies import BodyLine, branch, ends_before, without_idle_jumps


def header_first(draft: Draft, flow: ControlFlow, loop: Loop) -> Draft:
    """The draft with the blocks of a loop in another order, if they are together in the file but the header not first.

    RefusedError if a block that has to be named has no label.
    """
    blocks = sorted(loop.blocks)
    if blocks[0] == loop.header or blocks != list(range(blocks[0], blocks[-1] + 1)):
        return draft
    order = [block for block in flow.order if block in loop.blocks]
    order = [*order[order.index(loop.header) :], *order[: order.index(loop.header)]]
    lines = flow.function.program.lines
    start = flow.lines[flow.blocks[blocks[0]].first]
    while start > 0 and not lines[start - 1].has_instruction and not ends_before(lines[start - 1]):
        start -= 1
    stop = flow.lines[flow.blocks[blocks[-1]].last - 1] + 1
    body: list[BodyLine] = []
    for block, following in zip(order, [*order[1:], blocks[-1] + 1], strict=True):
        body += _lines(flow, block, start)
        falls = _falls(flow, block)
        if falls is not None and falls != following:
            body.append(_jump(flow, falls))
    function = flow.function
    before = untouched(lines, range(function.first, start))
    after = untouched(lines, range(stop, function.last))
    return draft.with_body([*before, *without_idle_jumps([*body, *after])])


def _lines(flow: ControlFlow, block: int, start: int) -> Iterator[BodyLine]:
    """A block with what is in front of it."""
    lines = flow.function.program.lines
    shape = flow.blocks[block]
    first = max(start, flow.lines[shape.first - 1] + 1) if shape.first else start
    for index in range(first, flow.lines[shape.last - 1] + 1):
        yield lines[index], index, 0


def _falls(flow: ControlFlow, block: int) -> int | None:
    """The block that control comes to where no branch is taken, None if there is none."""
    shape = flow.blocks[block]
    if shape.ending is Ending.CONDITIONAL or (len(shape.successors) == 1 and shape.ending is not Ending.BRANCH):
        return block + 1
    return None


def _jump(flow: ControlFlow, block: int) -> BodyLine:
    labels = flow.blocks[block].labels
    if not labels:
        raise RefusedError("a block that follows another has no label")
    return Line.of(branch(opcodes.S_BRANCH, labels[0], flow.function.target)), -1, 0
