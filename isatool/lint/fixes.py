"""Replacements of whole lines that mend findings: labels and comments of a line stay."""

from __future__ import annotations

from collections.abc import Sequence

from isatool.diagnostics import Fix
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Line


def insertion(line: Line, instructions: Sequence[AnyInstruction | str], description: str) -> Fix | None:
    """Instructions between the labels of a line and its statement; None where a line is not to be touched."""
    if not _may_touch(line) or not instructions:
        return None
    made = tuple(f"\t{instruction}" for instruction in instructions)
    prefix = line.text[: line.column - 1]
    if not line.labels:
        return Fix(line.number, (*made, line.text), description)
    return Fix(line.number, (prefix.rstrip(), *made, f"\t{line.text[line.column - 1 :]}"), description)


def deletion(line: Line, description: str) -> Fix | None:
    """The line without its statement; None where a line is not to be touched."""
    if not _may_touch(line):
        return None
    prefix = line.text[: line.column - 1].rstrip() if line.labels else ""
    rest = f"{prefix}\t{line.comment}" if line.comment else prefix
    return Fix(line.number, (rest,) if rest else (), description)


def replacement(line: Line, instructions: Sequence[AnyInstruction | str], description: str) -> Fix | None:
    """Other instructions in the place of the one on a line; its comment goes to the first of them."""
    if not _may_touch(line) or not instructions:
        return None
    comment = f" {line.comment}" if line.comment else ""
    first = f"{line.text[: line.column - 1] or chr(9)}{instructions[0]}{comment}"
    return Fix(line.number, (first, *(f"\t{instruction}" for instruction in instructions[1:])), description)


def rewording(line: Line, start: int, length: int, text: str, description: str) -> Fix | None:
    """Another text from a 0-based column on, in the place of `length` characters."""
    if "\n" in line.text or not 0 <= start <= len(line.text):
        return None
    return Fix(line.number, (line.text[:start] + text + line.text[start + length :],), description)


def _may_touch(line: Line) -> bool:
    """False for lines of inline assembly and macros, and statements that go over several lines."""
    return line.instruction is not None and not line.opaque_reason and "\n" not in line.text and line.number > 0
