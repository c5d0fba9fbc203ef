"""What the user's environment says to every route: off, and where to log. Nothing of it counts under setuid."""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import Final

DISABLE: Final = "ISATOOL_DISABLE"
LOG: Final = "ISATOOL_LOG"
CACHE_VERIFY: Final = "ISATOOL_CACHE_VERIFY"
_OFF: Final = ("", "0", "off", "false", "no")


def is_set(name: str) -> bool:
    """Whether a variable is there and says something else than no."""
    return os.environ.get(name, "").strip().lower() not in _OFF


def why_disabled() -> str | None:
    """Why no route may do anything in this process, None if they may."""
    if hasattr(os, "geteuid") and (os.geteuid() != os.getuid() or os.getegid() != os.getgid()):
        return "this process runs with the rights of another user"
    return f"{DISABLE} is set" if is_set(DISABLE) else None


@cache
def say_once(line: str) -> None:
    """A line for the log of this process, unless it was there already: standard error, or the file that ISATOOL_LOG
    names; `ISATOOL_LOG=off` for none. A log that cannot be written is no reason to fail.
    """
    place = os.environ.get(LOG, "stderr")
    if place.strip().lower() in _OFF:
        return
    try:
        if place in ("stderr", "1"):
            print(f"isatool: {line}", file=sys.stderr, flush=True)
            return
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0)
        with open(os.open(place, flags, 0o600), "a", encoding="utf-8") as file:
            file.write(f"isatool: {line}\n")
    except (OSError, ValueError):
        return
