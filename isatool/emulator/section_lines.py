"""Which section each line of a file goes into."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from isatool.ir.line import Line

_SWITCHES: Final = {".text": ".text", ".data": ".data", ".bss": ".bss", ".rodata": ".rodata"}
_DESCRIPTORS: Final = {".amdhsa_kernel": ".end_amdhsa_kernel", ".amdgpu_metadata": ".end_amdgpu_metadata"}


def lines_by_section(lines: Sequence[Line]) -> Iterator[tuple[str, Line, bool]]:
    """(section, line, whether it may put something there), without what is inside of descriptors and metadata.

    The labels of a line that switches belong to the section before.
    """
    stack: list[str] = []
    before = current = ".text"
    end = ""
    for line in lines:
        directive = line.directive
        name = directive.name if directive is not None else ""
        if end:
            end = "" if name == end else end
            continue
        if directive is None:
            yield current, line, True
        elif name in _DESCRIPTORS:
            yield current, line, False
            end = _DESCRIPTORS[name]
        elif name in _SWITCHES or name in (".section", ".pushsection"):
            yield current, line, False
            if name == ".pushsection":
                stack.append(current)
            before, current = current, _SWITCHES.get(name) or directive.arguments.split(",")[0].strip().strip('"')
        elif name == ".previous":
            yield current, line, False
            before, current = current, before
        elif name == ".popsection" and stack:
            yield current, line, False
            current = stack.pop()
        else:
            yield current, line, True
