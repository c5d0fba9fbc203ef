"""What a rewriting depends on beside its input: the code of isatool, its libraries, the toolchain."""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final

from isatool.asm.toolchain import CLANG_VARIABLE, LLD_VARIABLE
from isatool.version import __version__

_SUFFIXES: Final = (".py", ".tsv", ".toml", ".lark")
_LIBRARIES: Final = ("lark", "networkx", "numpy", "ziglang")
PACKAGE: Final = Path(__file__).resolve().parents[1]


@cache
def identity() -> str:
    """A digest of all that; computed once in a process."""
    found = hashlib.sha256(f"{__version__} {sys.version}\n".encode())
    for library in _LIBRARIES:
        try:
            found.update(f"{library} {metadata.version(library)}\n".encode())
        except metadata.PackageNotFoundError:
            found.update(f"{library} is missing\n".encode())
    for variable in (CLANG_VARIABLE, LLD_VARIABLE):
        found.update(_tool(variable).encode())
    for path in sorted(_files()):
        data = path.read_bytes()
        found.update(f"{path.relative_to(PACKAGE)} {len(data)}\n".encode())
        found.update(data)
    return found.hexdigest()


def _tool(variable: str) -> str:
    """The tool that a variable names, with what changes when it is another one."""
    named = os.environ.get(variable, "")
    try:
        state = os.stat(named) if named else None
    except OSError:
        state = None
    return f"{variable} {named} {(state.st_size, state.st_mtime_ns) if state else None}\n"


def _files() -> list[Path]:
    return [
        Path(folder, name)
        for folder, _, names in os.walk(PACKAGE, followlinks=True)
        for name in names
        if name.endswith(_SUFFIXES)
    ]
