"""Spellings of newer LLVM that older assemblers do not know, and the same thing in words that they know.

The third, halves of VGPRs (`v1.l`), is no newer word but a mode: LLVM 22 reads it for gfx12 only where it is asked for.

LLVM 23 names the target `amdgpu11.00-amd-amdhsa-unknown-gfx1100` (before: `amdgcn-amd-amdhsa--gfx1100`) and leaves the
prefetch size of a kernel to a function of the assembler, `instprefsize(end-start)`. Lines keep their number.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from isatool.asm.descriptor import INSTRUCTION_PREFETCH_BYTES, INSTRUCTION_PREFETCH_LIMIT

_TARGET: Final = re.compile(
    r"^([ \t]*(?:\.amdgcn_target[ \t]+\"|amdhsa\.target:[ \t]*['\"]?))amdgpu[\d.]*-amd-amdhsa-(?:unknown)?-",
    re.MULTILINE,
)
_PREFETCH: Final = re.compile(
    r"^([ \t]*\.amdhsa_inst_pref_size[ \t][^\n;]*?)\binstprefsize\(([\w.$]+)[ \t]*-[ \t]*([\w.$]+)\)", re.MULTILINE
)
_HALF: Final = re.compile(r"\bv(?:\d+|\[[^\]\n]*\])\.[lh]\b")
_HALVES: Final = ("-target-feature", "+real-true16")


def reading_halves(text: str, command: Sequence[str]) -> tuple[str, ...]:
    """The command of an assembler, clang's or its -cc1as, with the mode in which it reads halves of VGPRs; empty if the
    text names none.
    """
    if _HALF.search(text) is None:
        return ()
    words = _HALVES if "-cc1as" in command else [each for word in _HALVES for each in ("-Xclangas", word)]
    return (*command, *words)


def in_older_words(text: str) -> str:
    """The text as assemblers up to LLVM 22 read it; the same text if nothing in it is newer."""
    text = _TARGET.sub(r"\1amdgcn-amd-amdhsa--", text)
    return _PREFETCH.sub(_prefetch_size, text)


def _prefetch_size(match: re.Match[str]) -> str:
    """Granules of the code, rounded up, at most the limit; a comparison of the assembler gives -1 for true."""
    unit, limit = INSTRUCTION_PREFETCH_BYTES, INSTRUCTION_PREFETCH_LIMIT
    granules = f"(({match[2]}-{match[3]}+{unit - 1})/{unit})"
    return f"{match[1]}((({granules}<={limit})&{granules})|(({granules}>{limit})&{limit}))"
