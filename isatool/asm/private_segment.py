"""A kernel that uses no private memory says so: descriptor, symbols, metadata and the compiler's comment agree."""

from __future__ import annotations

import re
from typing import Final

from isatool.asm.metadata import metadata_of
from isatool.asm.processor_mode import with_directive
from isatool.asm.register_counts import SUMMARY_LINE, edited_line, summaries
from isatool.ir.program import Program

_DIRECTIVE: Final = "private_segment_fixed_size"
_KEYS: Final = (".private_segment_fixed_size", ".vgpr_spill_count")
_COMMENT: Final = "ScratchSize"


def without_private_segment(program: Program, kernel: str) -> Program:
    """The program with 0 bytes of private memory for each lane of a kernel; its lines stay where they are.

    KeyError for a kernel without a descriptor, or whose descriptor does not give the size.
    """
    made, origin = with_directive(program, kernel, _DIRECTIVE, 0)
    if -1 in origin:
        raise KeyError(kernel)
    lines = list(made.lines)
    texts = [line.text for line in lines]
    new: dict[int, str] = {}
    metadata = metadata_of(program, kernel)
    for place in (metadata.places.get(key) for key in _KEYS) if metadata is not None else ():
        if place is not None:
            text = texts[place.line]
            new[place.line] = f"{text[: place.start]}0{text[place.end :]}"
    symbol = re.compile(rf"(\s*\.set\s+(?:\.L)?{re.escape(kernel)}\.private_seg_size\s*,\s*)\d+\s*$")
    for index, text in enumerate(texts):
        if match := symbol.match(text):
            new[index] = f"{match[1]}0"
    for owner, block in summaries(texts):
        for index in block if owner == kernel else ():
            match = SUMMARY_LINE.match(texts[index])
            if match is not None and match[2] == _COMMENT:
                new[index] = f"{match[1]}{match[2]}{match[3]}0"
    for index, text in new.items():
        lines[index] = edited_line(lines[index], text)
    return made.with_lines(lines)
