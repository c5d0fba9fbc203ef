"""Symbols of the text that is being read: what `.set` has made of them up to the present line."""

from __future__ import annotations

import re
from typing import Final

_ASSIGNMENTS: Final = re.compile(
    r"^[ \t]*(?:\.(?:set|equ|equiv)[ \t]+\"?([\w.$@?]+)\"?[ \t]*,|([A-Za-z_.$?][\w.$@?]*)[ \t]*==?)", re.MULTILINE
)
_MACROS: Final = re.compile(r"^[ \t]*\.(macro|include|irp|irpc|rept)\b", re.MULTILINE)


class SymbolTable:
    """Values of absolute symbols, and which names the text gives a value to at all."""

    def __init__(self, text: str) -> None:
        self.values: dict[str, int] = {}
        self.numeric_labels: dict[str, int] = {}
        self._text = text
        self._assigned: frozenset[str] | None = None

    def may_be_known(self, name: str) -> bool:
        """True if the assembler may know the value although we do not: macros, conditionals and later lines set it."""
        if self._assigned is None:
            names = {first or second for first, second in _ASSIGNMENTS.findall(self._text)}
            if _MACROS.search(self._text):
                names.add("")
            self._assigned = frozenset(names)
        return name in self._assigned or "" in self._assigned

    def numeric_label(self, reference: str) -> str:
        """The name of the label that `1b` or `1f` means here: the n-th label `1:` is called `1#n`."""
        count = self.numeric_labels.get(reference[:-1], 0)
        return f"{reference[:-1]}#{count if reference[-1] == 'b' else count + 1}"
