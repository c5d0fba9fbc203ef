"""Versions of installed packages by the names of their folders, as importlib.metadata takes long to import; how
those that are missing are installed; and where ziglang's compiler is.
"""

from __future__ import annotations

import os
import re
import sys
from functools import cache


@cache
def version_of(package: str) -> str | None:
    """The version of an installed package; None if it is not installed."""
    pattern = re.compile(rf"{re.escape(package)}-([^-]+)\.dist-info", re.IGNORECASE)
    for folder in sys.path:
        try:
            names = os.listdir(folder or ".")
        except OSError:
            continue
        for name in names:
            if match := pattern.fullmatch(name.replace("_", "-") if "-" in package else name):
                return match[1]
    from importlib import metadata

    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


def to_install(extra: str) -> str:
    """The command that installs what an extra of isatool needs: its packages by name, as no index has isatool yet."""
    from importlib import metadata

    try:
        lines = metadata.requires("isatool") or []
    except metadata.PackageNotFoundError:
        lines = []
    marked = re.compile(rf"""extra == ['"]{re.escape(extra)}['"]""")
    wanted = [line.partition(";")[0].strip() for line in lines if marked.search(line)]
    return " ".join(("pip install", *(f"'{each}'" for each in wanted or (f".[{extra}]",))))


def zig() -> tuple[str, ...]:
    """The command of ziglang: its executable, which needs no second Python, if it is found; empty if it is
    not installed.
    """
    from importlib.util import find_spec

    spec = find_spec("ziglang")
    if spec is None or spec.origin is None:
        return ()
    beside = (os.path.join(os.path.dirname(spec.origin), name) for name in ("zig", "zig.exe"))
    executable = next(filter(os.path.isfile, beside), None)
    return (sys.executable, "-m", "ziglang") if executable is None else (executable,)
