"""Makes a failing text small: runs of lines are taken out, long ones first, as long as it fails in the same way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MOST_TRIES: Final = 500
"""runs of the failing check, which takes most of the time"""


def shrink(text: str, still_fails: Callable[[str], bool], tries: int = MOST_TRIES) -> str:
    """A text from which no line can be taken, within a number of tries. `still_fails` must raise nothing."""
    lines = text.split("\n")
    size = max(1, len(lines) // 2)
    while tries > 0:
        start, removed = 0, False
        while start < len(lines) and tries > 0:
            candidate = [*lines[:start], *lines[start + size :]]
            tries -= 1
            if candidate and still_fails("\n".join(candidate)):
                lines, removed = candidate, True
            else:
                start += size
        if size == 1 and not removed:
            break
        size = size if removed and size == 1 else max(1, size // 2)
    return "\n".join(lines)
