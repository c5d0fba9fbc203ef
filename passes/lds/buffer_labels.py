"""Names of labels in loops whose copies use LDS buffers in turn, and how many copies a loop has."""

from __future__ import annotations

import re
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.loops import Loop

_BUFFER: Final = re.compile(r"_buffer\d+$")


def buffer_label(label: str, copy: int) -> str:
    """The name of a label in a later copy of a loop whose copies use LDS buffers in turn."""
    return f"{label}_buffer{copy}"


def without_buffer(label: str) -> str:
    """The name of the loop that a copy for an LDS buffer stands for; of others their own."""
    return _BUFFER.sub("", label)


def buffer_copies(flow: ControlFlow, loop: Loop) -> int:
    """How many copies of a loop, one for each LDS buffer, run one after the other in it; 1 for a loop without any."""
    return len(copy_starts(flow, loop))


def copy_starts(flow: ControlFlow, loop: Loop) -> list[int]:
    """The first instruction (dense index) of every copy of a loop in it; that of its header if it has no copies."""
    header = {without_buffer(label) for label in loop.labels}
    found: list[int] = []
    position = 0
    for index, line in flow.function.lines():
        while position < len(flow.lines) and flow.lines[position] < index:
            position += 1
        if position < len(flow.lines) and flow.block_of[position] in loop.blocks:
            found += [position] if any(without_buffer(label) in header for label in line.labels) else []
    return list(dict.fromkeys(found)) or [flow.blocks[loop.header].first]
