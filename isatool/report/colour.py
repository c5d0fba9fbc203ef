"""Colour of texts on a terminal: severities, verdicts, proofs. None elsewhere, with NO_COLOR, or on a dumb terminal."""

from __future__ import annotations

import os
import re
import sys
from typing import Final, TextIO

_BOLD, _RED, _GREEN, _YELLOW, _CYAN = "1", "1;31", "32", "33", "36"
_RULES: Final = (
    (re.compile(r"^kernel (?:[^:\n]|::)+(?=:)", re.MULTILINE), _BOLD),
    (re.compile(r"(?<=: )error(?=: )"), _RED),
    (re.compile(r"(?<=: )warning(?=: )"), _YELLOW),
    (re.compile(r"(?<=: )(?:info|remark)(?=: )"), _CYAN),
    (
        re.compile(r"\bproved for all inputs\b|\bequal bit for bit\b|\bno findings\b"),
        _GREEN,
    ),
    (re.compile(r"(?<=: )kept(?=: )"), _GREEN),
    (re.compile(r"(?<=: )broken(?=: )"), _RED),
    (re.compile(r"\bnot proved\b|\bNOT within\b|\bdiffer\b|\brefuted\b"), _RED),
)


def wants_colour(stream: TextIO) -> bool:
    """A terminal that shows colours, of somebody who did not turn them off (no-color.org)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def coloured(text: str) -> str:
    """The text with escape sequences; without them it is the same."""
    for pattern, code in _RULES:
        text = pattern.sub(f"\x1b[{code}m\\g<0>\x1b[0m", text)
    return text


def show(text: str, stream: TextIO | None = None) -> None:
    """Print a text, in colour where that is wanted."""
    stream = stream or sys.stdout
    print(coloured(text) if wants_colour(stream) else text, file=stream)
