"""Files that are looked at again whenever one of them changes."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Final

PAUSE: Final = 0.5
"""seconds between two looks"""


def rounds(files: Callable[[], Sequence[str]], sleep: Callable[[float], None] = time.sleep) -> Iterator[list[str]]:
    """All files at first, then those that are new or were written, without end. `files` is asked each time."""
    known: dict[str, tuple[int, int]] = {}
    while True:
        now = {name: _state(name) for name in files()}
        changed = [name for name, state in now.items() if known.get(name) != state]
        if changed:
            yield changed
        known = now
        sleep(PAUSE)


def _state(name: str) -> tuple[int, int]:
    """Time of the last write and size; a file that is not there has none."""
    try:
        found = os.stat(name)
    except OSError:
        return 0, -1
    return found.st_mtime_ns, found.st_size
