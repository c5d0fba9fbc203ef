"""What a file is for: its chip and its wave size, read from the directives before anything else is.

The wave size is a mode of the assembler, not of a kernel: the descriptor says it; code without one shows it by its lane
masks (`vcc` in wave64, `vcc_lo` in wave32).
"""

from __future__ import annotations

import re
from typing import Final

from isatool.asm.source_lines import without_block_comments
from isatool.diagnostics import ForeignError, Span, UserError
from isatool.isa import chips
from isatool.isa.target import Support

DEFAULT_CHIP: Final = chips.DEFAULT.name
SUPPORTED_CHIPS: Final = chips.NAMES

_TARGET: Final = re.compile(r"^[ \t]*\.amdgcn_target[ \t]+\"([^\"\n]*)\"", re.MULTILINE)
_GFX: Final = re.compile(r"gfx[0-9a-f]+")
_WAVE_DIRECTIVE: Final = re.compile(r"\.amdhsa_wavefront_size32[ \t]+(\d)|\.wavefront_size:[ \t]+(\d+)")
# Lane masks that only one wave size has: the destination of a comparison, the last source of v_cndmask_b32.
_WAVE64_CODE: Final = re.compile(
    r"^[ \t]*(?:v_cmp_\w+[ \t]+(?:vcc[ \t]*,|s\[)|v_cndmask_b32\w*[ \t][^;\n]*,[ \t]*vcc[ \t]*(?:;|$))", re.MULTILINE
)
_WAVE32_CODE: Final = re.compile(
    r"^[ \t]*(?:v_cmp_\w+[ \t]+(?:vcc_lo|s\d)|v_cndmask_b32\w*[ \t][^;\n]*,[ \t]*vcc_lo[ \t]*(?:;|$))", re.MULTILINE
)


def find_chip(text: str, path: str, mcpu: str | None, use: Support = Support.REWRITE) -> str:
    """The chip that the file names, else `mcpu`, else gfx1100. UserError if it is not one that isatool knows well
    enough for a use, or not `mcpu`.
    """
    code = _code(text)
    match = _TARGET.search(code)
    known = chips.names_for(use)
    supported = f"supported: {', '.join(known)}"
    if mcpu is not None and mcpu not in known:
        reason = why_refused(mcpu) or f"the chip {mcpu} is not one that isatool knows"
        raise UserError(reason, Span(path), supported)
    if match is None:
        return mcpu or DEFAULT_CHIP
    target = match.group(1)
    number = code.count("\n", 0, match.start(1)) + 1
    source = text.split("\n")[number - 1].rstrip("\r")
    span = Span(path, number, source.find('"') + 2, len(target))
    chip = _GFX.search(target)
    if not target.startswith(("amdgcn", "amdgpu")) or chip is None:
        raise ForeignError(
            f"the target '{target}' is not AMDGPU", span, f"expected amdgcn-amd-amdhsa--{DEFAULT_CHIP}", source
        )
    if chip.group(0) not in known:
        other = f"the target is {chip.group(0)}; isatool reads code of {', '.join(chips.FAMILIES)} (RDNA3, RDNA4) only"
        reason = why_refused(chip.group(0))
        hint = supported if reason else f"{supported}; compile the kernel for one of these"
        raise ForeignError(reason or other, span, hint, source)
    if mcpu not in (None, chip.group(0)):
        raise UserError(f"the file is for {chip.group(0)}, not for {mcpu}", span, "leave --mcpu away", source)
    return chip.group(0)


def why_refused(name: str) -> str:
    """What keeps isatool from taking a chip that it has heard of; "" for others."""
    if name in chips.READABLE:
        support = chips.chip(name).support
        only = "does not rewrite" if support >= Support.EXECUTE else "only reads"
        also = "check, " * (support >= Support.CHECK) + "run, " * (support >= Support.EXECUTE)
        return f"the target is {name}, whose code isatool {only}: {also}fmt, code explain and code disasm take it"
    reason = chips.UNLIKE_THEIR_NUMBER.get(name)
    return f"the target is {name}, which isatool does not read: {reason}" if reason else ""


def find_wave_size(text: str) -> int:
    """32 or 64."""
    text = _code(text)
    for match in _WAVE_DIRECTIVE.finditer(text):
        before = text[text.rfind("\n", 0, match.start()) + 1 : match.start()]
        if ";" not in before and "//" not in before:
            return 64 if match.group(1) == "0" or match.group(2) == "64" else 32
    return 64 if _WAVE64_CODE.search(text) and not _WAVE32_CODE.search(text) else 32


def _code(text: str) -> str:
    """The text with blanks for block comments; its lines keep their numbers and columns."""
    return "\n".join(without_block_comments(text.split("\n"))) if "/*" in text else text
