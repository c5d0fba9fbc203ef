"""`isatool --version`: everything whose version can change a result."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from isatool.diagnostics import UserError
from isatool.installed import version_of
from isatool.version import __version__

PACKAGES: Final = ("lark", "numpy", "ziglang")


def versions_text() -> str:
    """One `name version` a line; what cannot be found is said to be missing."""
    return "\n".join(f"{name} {version}" for name, version in versions())


def versions() -> Iterator[tuple[str, str]]:
    """(name, version) of isatool, Python, the libraries, and the assembler and linker in use."""
    yield "isatool", __version__
    yield "python", sys.version.split()[0]
    for package in PACKAGES:
        yield package, version_of(package) or "(not installed)"
    yield from _tools()


def _tools() -> Iterator[tuple[str, str]]:
    from isatool.asm.toolchain import Toolchain

    try:
        found = Toolchain.find().versions()
    except UserError as error:
        yield "toolchain", f"({error.diagnostics[0].message})"
        return
    yield from found.items()
