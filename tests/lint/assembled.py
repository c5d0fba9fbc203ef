"""What the assembler says about single lines, many at a time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from isatool.asm.toolchain import Toolchain


@cache
def tools() -> Toolchain:
    """The pinned toolchain, whatever the environment names."""
    return Toolchain.find(environment={})


def refused(lines: Sequence[str], wave_size: int = 32) -> set[int]:
    """Indices of the lines that the assembler refuses."""
    text = "\n".join(lines) + "\n"
    return {error.span.line - 1 for error in tools().assemble_errors(text, "gfx1100", wave_size)}
