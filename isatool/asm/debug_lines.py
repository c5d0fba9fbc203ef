"""Which line of the source an instruction comes from, as `.file` and `.loc` of a build with `-g` say it.

A `.loc` holds for the instructions after it, up to the next one; line 0 means that no line of the source made them.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import PurePosixPath
from typing import Final

from isatool.ir.program import Program
from isatool.ir.views import kept
from isatool.records import dataclass, record

_LOC: Final = re.compile(r"\s*\.loc\s+(\d+)\s+(\d+)(?:\s+(\d+))?")
_FILE: Final = re.compile(r'\s*\.file\s+(\d+)\s+"((?:[^"\\]|\\.)*)"(?:\s+"((?:[^"\\]|\\.)*)")?')
_FUNCTION: Final = re.compile(r"\s*\.type\s+\S+\s*,\s*@function")
_META: Final = re.compile(
    r"\s*(?:\.loc\b|\.cfi_\w+|\.Ltmp\d+:|\.Lfunc_(?:begin|end)\d+:|[;#]\s?DEBUG_(?:VALUE|LABEL)|; meta instruction)"
)


@dataclass(frozen=True, slots=True, order=True)
class SourcePlace:
    """A line of a source file; `column` is 0 where it is not said."""

    path: str
    line: int
    column: int = 0

    def __str__(self) -> str:
        return f"{PurePosixPath(self.path).name}:{self.line}"


@kept
def source_places(program: Program) -> Mapping[int, SourcePlace]:
    """The place of each line with an instruction, by index; empty for a file without line tables."""
    files: dict[str, str] = {}
    found: dict[int, SourcePlace] = {}
    place: SourcePlace | None = None
    if not any(".loc" in line.text for line in program.lines):
        return found
    for index, line in enumerate(program.lines):
        if line.instruction is not None:
            if place is not None:
                found[index] = place
            continue
        text = line.text
        if match := _LOC.match(text):
            path = files.get(match[1], "")
            place = SourcePlace(path, int(match[2]), int(match[3] or 0)) if path and int(match[2]) else None
        elif match := _FILE.match(text):
            files[match[1]] = f"{match[2]}/{match[3]}" if match[3] else match[2]
        elif _FUNCTION.match(text):
            place = None
    return found


@record
class SourceLines:
    """How reports name the lines of a program: by number, and by the place in the source where that is known."""

    by_number: Mapping[int, SourcePlace]

    @classmethod
    def of(cls, program: Program) -> SourceLines:
        """Those of a program."""
        return cls({program.lines[index].number: place for index, place in source_places(program).items()})

    def line(self, number: int) -> str:
        """`line 76 (softmax.hip:6)`, or `line 76`."""
        place = self.by_number.get(number)
        return f"line {number} ({place})" if place else f"line {number}"

    def loop(self, label: str, number: int) -> str:
        """`softmax.hip:6 (.LBB0_2)`, or the label; `number` is the first line of the loop."""
        place = self.by_number.get(number)
        if place is None:
            return label or "(no label)"
        return f"{place} ({label})" if label else str(place)


def is_meta(text: str) -> bool:
    """A line that only a debugger reads: line tables, frame information, labels and comments of debugging."""
    return _META.match(text) is not None
