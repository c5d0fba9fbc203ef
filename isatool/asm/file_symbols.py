"""Absolute symbols of a whole file: `.set name, expression`, evaluated on demand and in any order.

Compilers write the register counts of a kernel as expressions over symbols that are set further down the file, so what
a reader knows when it passes the descriptor is not enough. The last definition of a name counts, as at the file's end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final

from isatool.asm.assembler_expression import ExpressionError, evaluate
from isatool.asm.literals import is_decimal
from isatool.asm.source_lines import without_block_comments
from isatool.asm.syntax import UnreadableError, parsed

_LABELS: Final = r"\s*(?:(?:[\w.$@?]+|\"[^\"]*\")\s*:\s*)*"
_SET: Final = re.compile(_LABELS + r"\.(?:set|equ|equiv)\s+\"?([\w.$@]+)\"?\s*,\s*(.*)$", re.IGNORECASE)
_ASSIGNMENT: Final = re.compile(_LABELS + r"([A-Za-z_.$][\w.$@]*)\s*==?\s*([^=].*)$")
_SETTER: Final = re.compile(r"\.set|\.equ", re.IGNORECASE)
_NAME: Final = re.compile(r"[A-Za-z_.$][\w.$@]*")
_OPENS: Final = re.compile(_LABELS + r"\.(?:if\w*|macro|rept?|irpc?)\b", re.IGNORECASE)
_CLOSES: Final = re.compile(_LABELS + r"\.(?:endif|endm|endmacro|endr|endrep)\b", re.IGNORECASE)


class FileSymbols(Mapping[str, int]):
    """Value of every absolute symbol of a file. A name without an absolute value is missing, as an unknown name is."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.definitions: dict[str, tuple[int, str]] = {}
        """name: (index of its line, text of the expression)"""
        self._repeated: set[str] = set()
        self._lines = without_block_comments(lines)
        for index, line in enumerate(self._lines):
            found = _set_directive(line)
            if found is not None:
                if found[0] in self.definitions:
                    self._repeated.add(found[0])
                self.definitions[found[0]] = (index, found[1])
        self._values: dict[str, int | None] = {}

    def __getitem__(self, name: str) -> int:
        if name not in self._values:
            self._values[name] = None  # a symbol defined by itself has no value
            definition = self.definitions.get(name)
            self._values[name] = None if definition is None else self.evaluate(definition[1])
        value = self._values[name]
        if value is None:
            raise KeyError(name)
        return value

    def __contains__(self, name: object) -> bool:
        return self.get(str(name)) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self.definitions)

    def __len__(self) -> int:
        return len(self.definitions)

    def evaluate(self, text: str) -> int | None:
        """The value of an expression of the assembler, None if it is not absolute here or cannot be read."""
        if is_decimal(text) and (len(text) == 1 or text[0] != "0"):
            return int(text)
        try:
            return evaluate(parsed(text), self)
        except (ExpressionError, UnreadableError, ValueError, RecursionError):  # too many digits, too deep
            return None

    def is_certain(self, name: str) -> bool:
        """Whether a name has one definition only, which is assembled, and so have all symbols in it."""
        waiting, seen = [name], {name}
        while waiting:
            name = waiting.pop()
            definition = self.definitions.get(name)
            if definition is None:
                continue
            if name in self._repeated or definition[0] in self._conditional:
                return False
            new = set(_NAME.findall(definition[1])) - seen
            seen |= new
            waiting += new
        return True

    @cached_property
    def _conditional(self) -> frozenset[int]:
        """Lines within conditionals, macros and repetitions."""
        found: set[int] = set()
        depth = 0
        for index, line in enumerate(self._lines):
            depth += _OPENS.match(line) is not None
            if depth:
                found.add(index)
            depth -= _CLOSES.match(line) is not None
        return frozenset(found)


def _set_directive(line: str) -> tuple[str, str] | None:
    """(name, expression) of a line that sets a symbol."""
    if "=" not in line and ("." not in line or not _SETTER.search(line)):
        return None
    code = line.partition(";")[0].partition("//")[0]
    match = _SET.match(code) or _ASSIGNMENT.match(code)
    return (match.group(1), match.group(2).strip()) if match else None
