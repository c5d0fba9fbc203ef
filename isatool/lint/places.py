"""Columns of mnemonics, operands and modifiers, found in the text of a line when a finding is shown.

Instructions know nothing of columns: equal statements of a file share one. What cannot be found falls back to the
whole statement.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from isatool.asm.source_lines import CommentScanner
from isatool.ir.line import Line

_OPEN: Final = "([{"
_CLOSE: Final = ")]}"
_HALVES: Final = re.compile(r"::")
_WORD: Final = re.compile(r"\s*(\S+)")


class LinePlace(NamedTuple):
    """A stretch of a line: 1-based column, number of characters."""

    column: int
    length: int


def statement_place(line: Line) -> LinePlace:
    """The statement without its comment."""
    code = _code(line)
    return LinePlace(line.column, max(1, len(code.rstrip()) - line.column + 1))


def mnemonic_place(line: Line, half: int = 0) -> LinePlace:
    """The mnemonic of a half (0: the first or only one)."""
    start, end = _half(line, half)
    match = _WORD.match(_code(line), start, end)
    return LinePlace(match.start(1) + 1, match.end(1) - match.start(1)) if match else statement_place(line)


def operand_place(line: Line, operand: int, half: int = 0) -> LinePlace:
    """The operand with that index of a half."""
    pieces = _operands(line, half)
    return pieces[operand] if operand < len(pieces) else statement_place(line)


def text_place(line: Line, text: str) -> LinePlace:
    """The first occurrence of a word (a modifier's name) in the first half."""
    start, end = _half(line, 0)
    match = re.compile(rf"\b{re.escape(text)}\b\S*").search(_code(line), start, end)
    return LinePlace(match.start() + 1, match.end() - match.start()) if match else statement_place(line)


def _code(line: Line) -> str:
    return CommentScanner().split(line.text)[0]


def _half(line: Line, half: int) -> tuple[int, int]:
    """Start and end (0-based) of a half of the statement."""
    code = _code(line)
    start, end = line.column - 1, len(code)
    match = _HALVES.search(code, start)
    if match is None:
        return start, end
    return (match.end(), end) if half else (start, match.start())


def _operands(line: Line, half: int) -> list[LinePlace]:
    """Operands separated by commas outside brackets; of the last one only what is before the modifiers."""
    code = _code(line)
    start, end = _half(line, half)
    match = _WORD.match(code, start, end)
    if match is None:
        return []
    pieces: list[LinePlace] = []
    depth, begin = 0, match.end()
    for position in range(begin, end + 1):
        character = code[position] if position < end else ","
        if character in _OPEN:
            depth += 1
        elif character in _CLOSE:
            depth = max(0, depth - 1)
        elif character == "," and (depth == 0 or position == end):
            pieces.append(_stripped(code, begin, position))
            begin = position + 1
    return pieces


def _stripped(code: str, begin: int, end: int) -> LinePlace:
    """A piece without the blanks around it and without modifiers after it."""
    text = code[begin:end]
    lead = len(text) - len(text.lstrip())
    depth = 0
    length = 0
    for character in text[lead:]:
        if character in _OPEN:
            depth += 1
        elif character in _CLOSE:
            depth -= 1
        elif character.isspace() and depth <= 0:
            break
        length += 1
    return LinePlace(begin + lead + 1, max(1, length))
