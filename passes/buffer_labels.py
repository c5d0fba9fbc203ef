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
    header = {without_buffer(label) for label in flow.blocks[loop.header].labels}
    found = 0
    position = 0
    for index, line in flow.function.lines():
        while position < len(flow.lines) and flow.lines[position] < index:
            position += 1
        if position < len(flow.lines) and flow.block_of[position] in loop.blocks:
            found += any(without_buffer(label) in header for label in line.labels)
    return max(1, found)
