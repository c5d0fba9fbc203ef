"""Text to lines, and a line to code and comment, as LLVM's assembler lexes AMDGPU text.

Comments are `;` and `//` to the end of the line, `/* */` also over several lines (which does not end a statement), and
`#` at the start of a statement. There is no statement separator but the line end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from isatool.diagnostics import Span, UserError
from isatool.records import dataclass

_METADATA: Final = ".amdgpu_metadata"
_END_OF_METADATA: Final = ".end_amdgpu_metadata"
_TELLING: Final = re.compile("[;/\"']")
"""what may begin a comment or a string"""
_LINE_MARKER: Final = re.compile(r"^[ \t]*#[ \t]*(?:line[ \t]+)?\d[^\n]*", re.MULTILINE)


class SourceText(NamedTuple):
    """A text taken apart: `newline.join(lines)` plus a final newline if there was one is the text again."""

    lines: tuple[tuple[int, str], ...]
    """(1-based number, text); a statement that a block comment splits over lines is one entry with line ends inside"""
    newline: str
    trailing_newline: bool


@dataclass
class CommentScanner:
    """Splits lines one after the other; remembers whether a block comment is open at the end of a line."""

    in_comment: bool = False

    def split(self, text: str) -> tuple[str, str]:
        """(code, comment). In the code a block comment is as many blanks; after code it counts as comment too."""
        if not self.in_comment and ("/" not in text or ("//" not in text and "/*" not in text)):
            at = text.find(";")
            if at < 0:
                return text, ""
            if '"' not in text and "'" not in text:
                return text[:at], text[at:]
        return self._split_slowly(text)

    def _split_slowly(self, text: str) -> tuple[str, str]:
        code: list[str] = []
        comments: list[str] = []
        position, end = 0, len(text)
        opened = 0
        while position < end:
            if self.in_comment:
                close = text.find("*/", position)
                stop = end if close < 0 else close + 2
                self.in_comment = close < 0
                if not "".join(code).isspace() and code:
                    comments.append(text[opened:stop])
                if not self.in_comment:
                    code.append(" " * (stop - opened))
                position = stop
                continue
            character = text[position]
            if character == ";" or text.startswith("//", position):
                comments.append(text[position:])
                break
            if text.startswith("/*", position):
                self.in_comment = True
                opened = position
                position += 2
                continue
            if character in "\"'":
                stop = position + _quoted(text, position)
            else:
                found = _TELLING.search(text, position + 1)
                stop = found.start() if found else end
            code.append(text[position:stop])
            position = stop
        return "".join(code), " ".join(comments)


def _quoted(text: str, start: int) -> int:
    """Length of the string or character constant at `start`; of an unclosed one, one character."""
    quote, position = text[start], start + 1
    while position < len(text):
        if text[position] == "\\":
            position += 2
            continue
        if text[position] == quote:
            return position + 1 - start
        position += 1
    return 1 if quote == "'" else len(text) - start


def split_text(text: str, path: str) -> SourceText:
    """The lines of a text. UserError for a carriage return that belongs to no line end."""
    newline = "\r\n" if text.count("\r\n") == text.count("\n") > 0 else "\n"
    lines = text.split(newline)
    trailing = lines[-1] == ""
    if trailing:
        lines.pop()
    if "\r" in text:
        _refuse_stray_returns(lines, path)
    numbered = list(enumerate(lines, 1))
    if "/*" in text:
        numbered = _join_split_statements(numbered, newline)
    return SourceText(tuple(numbered), newline, trailing)


def _refuse_stray_returns(lines: list[str], path: str) -> None:
    for number, line in enumerate(lines, 1):
        column = line.rstrip("\r").find("\r")
        if column >= 0:
            raise UserError(
                "a carriage return in the middle of a line ends the statement for the assembler",
                Span(path, number, column + 1),
                "write a line feed there",
            )


def _join_split_statements(lines: list[tuple[int, str]], newline: str) -> list[tuple[int, str]]:
    """Statements that go on after a block comment of several lines become one entry."""
    scanner = CommentScanner()
    joined: list[tuple[int, str]] = []
    start = -1  # index in `joined` of a statement whose comment is open
    for number, text in lines:
        continues = scanner.in_comment and start >= 0
        code, _ = scanner.split(text)
        joined.append((number, text))
        if continues and not scanner.in_comment:
            if code.strip():
                parts = joined[start:]
                joined[start:] = [(parts[0][0], newline.join(part for _, part in parts))]
            start = -1
        if scanner.in_comment and start < 0 and code.strip() and not code.rstrip().endswith(":"):
            start = len(joined) - 1
    return joined


def without_block_comments(lines: Sequence[str]) -> Sequence[str]:
    """The lines with blanks for block comments, so that columns stay, and without line comments where there is one.

    Lines of metadata are kept: they are YAML.
    """
    if not any("/*" in line for line in lines):
        return lines
    scanner = CommentScanner()
    code: list[str] = []
    raw = False
    for line in lines:
        word = line.strip() if raw else ""
        text = line if raw and word != _END_OF_METADATA else scanner.split(line)[0]
        raw = text.strip() == _METADATA or (raw and word != _END_OF_METADATA)
        code.append(text)
    return code


def without_line_markers(text: str) -> str:
    """The text without the preprocessor's `# 12 "file"` lines, which would move the assembler's places elsewhere."""
    return _LINE_MARKER.sub("", text) if "#" in text else text
