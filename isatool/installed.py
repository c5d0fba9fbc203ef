"""Versions of installed packages by the names of their folders: importlib.metadata takes long to import."""

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
