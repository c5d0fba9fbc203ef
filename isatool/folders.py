"""Modules that are found by listing their folder: a new one needs no entry anywhere."""

from __future__ import annotations

import importlib
import os
import re
import sys
from types import ModuleType


def modules_in(package: str, names: str = r"[^_]\w*") -> list[ModuleType]:
    """The modules of a package whose names match, imported, in the order of their names."""
    (folder,) = sys.modules[package].__path__
    files = sorted(name for name in os.listdir(folder) if re.fullmatch(rf"{names}\.py", name))
    return [importlib.import_module(f"{package}.{name[:-3]}") for name in files]
