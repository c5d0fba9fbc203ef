"""Where the keys and values of a TOML text stand: tomllib gives values only, messages need lines and columns.

The text has been accepted by tomllib before, so this scanner may take its syntax for granted.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Final, NamedTuple

from isatool.asm.files import parse_toml
from isatool.diagnostics import Span, UserError

Path = tuple[str | int, ...]
"""keys and list indices from the top of the document"""

_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_SPACE: Final = re.compile(r"[ \t]*")
_BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
_POSITION: Final = re.compile(r"\(at line (\d+), column (\d+)\)")


class TomlDocument(NamedTuple):
    """A document and the offsets of its keys and values in the text."""

    path: str
    text: str
    values: Mapping[str, object]
    keys: Mapping[Path, int]
    starts: Mapping[Path, int]

    def key_span(self, path: Path) -> Span:
        """The key at `path`, or the nearest thing around it."""
        return self._span(self.keys, path, len(str(path[-1])) if path else 1)

    def value_span(self, path: Path) -> Span:
        """The first character of the value; of a string, the first character inside its quotes."""
        return self._span(self.starts, path, 1)

    def _span(self, offsets: Mapping[Path, int], path: Path, length: int) -> Span:
        offset = offsets.get(path, self.keys.get(path))
        if offset is None:
            return self.key_span(path[:-1]) if path else Span(self.path, 1, 1)
        line = self.text.count("\n", 0, offset) + 1
        return Span(self.path, line, offset - (self.text.rfind("\n", 0, offset) + 1) + 1, length)


def read_toml(text: str, path: str) -> TomlDocument:
    """Parse a TOML text; UserError with line and column where it is wrong."""
    try:
        values = parse_toml(text)
    except ValueError as error:
        match = _POSITION.search(str(error))
        lines = text.count("\n") + 1
        span = Span(path, int(match[1]), int(match[2])) if match else Span(path, lines, 1)
        message = f"this is not valid TOML: {_POSITION.sub('', str(error)).strip()}"
        source = text.split("\n")[span.line - 1].rstrip("\r") if match else ""
        hint = 'texts and expressions are in quotes, numbers, true and false are not: name = "text", number = 1'
        raise UserError(message, span, hint, source) from None
    scanner = _Scanner(text)
    scanner.document()
    return TomlDocument(path, text, values, scanner.keys, scanner.starts)


class _Scanner:
    """A cursor over the text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.keys: dict[Path, int] = {}
        self.starts: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}
        """number of elements so far of arrays of tables"""

    def document(self) -> None:
        table: Path = ()
        while self.blank() < len(self.text):
            if self.text.startswith("[[", self.at):
                table = self.header(2)
            elif self.text[self.at] == "[":
                table = self.header(1)
            else:
                self.pair(table)

    def blank(self) -> int:
        """Skip white space, line ends and comments."""
        self.at = self.match(_BLANK)
        return self.at

    def match(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self.text, self.at)
        return found.end() if found else self.at

    def header(self, brackets: int) -> Path:
        start = self.at
        self.at += brackets
        names = self.key()
        self.at += brackets
        path = self.resolve(names[:-1])
        last: Path = (*path, names[-1][0])
        self.keys.setdefault(last, start)
        if brackets == 2:
            count = self.lengths.get(last, 0)
            self.lengths[last] = count + 1
            last = (*last, count)
            self.keys[last] = start
        return last

    def resolve(self, names: list[tuple[str, int]]) -> Path:
        """Keys on the way through arrays of tables stand for their last element."""
        path: Path = ()
        for name, offset in names:
            path = (*path, name)
            self.keys.setdefault(path, offset)
            if path in self.lengths:
                path = (*path, self.lengths[path] - 1)
        return path

    def key(self) -> list[tuple[str, int]]:
        """A dotted key: (name, offset) of each part."""
        names = []
        while True:
            self.at = self.match(_SPACE)
            offset = self.at
            if self.text[self.at] in "\"'":
                self.string()
                names.append((tomllib.loads(f"x = {self.text[offset : self.at]}")["x"], offset))
            else:
                self.at = self.match(_BARE_KEY)
                names.append((self.text[offset : self.at], offset))
            self.at = self.match(_SPACE)
            if self.text[self.at] != ".":
                return names
            self.at += 1

    def pair(self, table: Path) -> None:
        path = table
        for name, offset in self.key():
            path = (*path, name)
            self.keys.setdefault(path, offset)
        self.at += 1  # the equals sign
        self.value(path)

    def value(self, path: Path) -> None:
        self.at = self.match(_SPACE)
        character = self.text[self.at]
        quotes = 3 if self.text.startswith(character * 3, self.at) else 1
        self.starts[path] = self.at + (quotes if character in "\"'" else 0)
        if character in "\"'":
            self.string()
        elif character == "[":
            self.items(path)
        elif character == "{":
            self.inline_table(path)
        else:
            while self.at < len(self.text) and self.text[self.at] not in ",]}#\r\n":
                self.at += 1

    def items(self, path: Path) -> None:
        self.at += 1
        index = 0
        while self.blank() >= 0 and self.text[self.at] != "]":
            self.value((*path, index))
            self.keys[(*path, index)] = self.starts[(*path, index)]
            index += 1
            self.blank()
            if self.text[self.at] == ",":
                self.at += 1
        self.at += 1

    def inline_table(self, path: Path) -> None:
        self.at += 1
        while self.blank() >= 0 and self.text[self.at] != "}":
            self.pair(path)
            self.blank()
            if self.text[self.at] == ",":
                self.at += 1
        self.at += 1

    def string(self) -> None:
        """Skip a string of any of the four kinds."""
        quote = self.text[self.at]
        triple = self.text.startswith(quote * 3, self.at)
        end = quote * 3 if triple else quote
        self.at += len(end)
        while not self.text.startswith(end, self.at):
            self.at += 2 if quote == '"' and self.text[self.at] == "\\" else 1
        self.at += len(end)
        while triple and self.text.startswith(quote, self.at):  # a quote or two may be before the closing three
            self.at += 1
