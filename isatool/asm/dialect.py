"""Spellings of newer LLVM that older assemblers do not know, and the same thing in words that they know.

LLVM 23 names the target `amdgpu11.00-amd-amdhsa-unknown-gfx1100` (before: `amdgcn-amd-amdhsa--gfx1100`) and leaves the
prefetch size of a kernel to a function of the assembler, `instprefsize(end-start)`. Lines keep their number.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.asm.descriptor import INSTRUCTION_PREFETCH_BYTES, INSTRUCTION_PREFETCH_LIMIT

_TARGET: Final = re.compile(
    r"^([ \t]*(?:\.amdgcn_target[ \t]+\"|amdhsa\.target:[ \t]*['\"]?))amdgpu[\d.]*-amd-amdhsa-(?:unknown)?-",
    re.MULTILINE,
)
_PREFETCH: Final = re.compile(
    r"^([ \t]*\.amdhsa_inst_pref_size[ \t][^\n;]*?)\binstprefsize\(([\w.$]+)[ \t]*-[ \t]*([\w.$]+)\)", re.MULTILINE
)


def in_older_words(text: str) -> str:
    """The text as assemblers up to LLVM 22 read it; the same text if nothing in it is newer."""
    text = _TARGET.sub(r"\1amdgcn-amd-amdhsa--", text)
    return _PREFETCH.sub(_prefetch_size, text)


def _prefetch_size(match: re.Match[str]) -> str:
    """Granules of the code, rounded up, at most the limit; a comparison of the assembler gives -1 for true."""
    unit, limit = INSTRUCTION_PREFETCH_BYTES, INSTRUCTION_PREFETCH_LIMIT
    granules = f"(({match[2]}-{match[3]}+{unit - 1})/{unit})"
    return f"{match[1]}((({granules}<={limit})&{granules})|(({granules}>{limit})&{limit}))"
