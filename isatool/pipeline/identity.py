"""What a rewriting depends on beside its input: the code of isatool, its libraries, the toolchain."""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Final

from isatool.asm.system_clang import stamp
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.version import __version__

_SUFFIXES: Final = (".py", ".tsv", ".toml", ".lark")
_LIBRARIES: Final = ("lark", "numpy", "ziglang")
PACKAGE: Final = Path(__file__).resolve().parents[1]


@cache
def identity() -> str:
    """A digest of all that, on which no result depends beside it; computed once in a process."""
    found = hashlib.sha256(f"{__version__}\n".encode())
    for library in _LIBRARIES:
        try:
            found.update(f"{library} {metadata.version(library)}\n".encode())
        except metadata.PackageNotFoundError:
            found.update(f"{library} is missing\n".encode())
    found.update(toolchain_identity().encode())
    for path in sorted(_files()):
        data = path.read_bytes()
        found.update(f"{path.relative_to(PACKAGE)} {len(data)}\n".encode())
        found.update(data)
    return found.hexdigest()


def toolchain_identity() -> str:
    """The assembler and linker that are used, with what changes when another one is installed at their place; those of
    the package ziglang are its version, on every machine.
    """
    try:
        tools = Toolchain.find()
    except UserError as error:
        return f"no toolchain: {error.diagnostics[0].message}\n"
    own = (sys.executable,)
    parts = [tools.origin, *(stamp(command[0]) for command in (tools.clang, tools.lld) if command[:1] != own)]
    return "\n".join((*parts, ""))


def _files() -> list[Path]:
    return [
        Path(folder, name)
        for folder, _, names in os.walk(PACKAGE, followlinks=True)
        for name in names
        if name.endswith(_SUFFIXES)
    ]
