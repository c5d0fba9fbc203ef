"""Pairs of gfx12 that name one VGPR in the same place of both halves, for assemblers that refuse them.

The chip takes them ("or be the same VGPR", RDNA4 ISA guide 7.6), and so does LLVM from 23 on (llvm-project #198034);
older ones assemble the pair with another register in the second half, into whose code the right one is put.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from typing import Final

from isatool.isa import chips

_PAIR: Final = re.compile(
    r"\bv_dual_(\w+)[ \t]+([^:\n;/]+?)[ \t]*::[ \t]*v_dual_(\w+)[ \t]+([^:\n;/]+?)(?=[ \t]*(?:$|;|/))", re.M
)
_VGPR: Final = re.compile(r"v\[?(\d+)\]?$")
_LITERAL: Final = 255
"""the code of a source that is a literal; v0 is 256"""
_WITH_CONSTANT: Final = (1, 2)
"""opcodes of fmaak and fmamk"""


def as_words(text: str, mcpu: str, code_of: Callable[[str], bytes | None]) -> str:
    """The text with `.long` in place of these pairs, line by line; the same text if it has none that the chip takes.

    `code_of`: the code of a text, None if it is refused.
    """
    rules = next((target.vopd for target in chips.CHIPS if target.name == mcpu), None)
    if rules is None or not rules.one_register_shares:
        return text
    found = [(match, others) for match in _PAIR.finditer(text) if (others := _shared(match))]
    lines = [_with(match, {place: number ^ 1 for place, number in others.items()}) for match, others in found]
    code = code_of("\n".join((*lines, ""))) if lines else None
    if code is None:
        return text
    pieces, at, place = [], 0, 0
    for match, others in found:
        first, second = struct.unpack_from("<II", code, place)
        size = 2 + _has_literal(first, second)
        for source, number in others.items():
            shift, base, mask = (0, 256, 0x1FF) if source == 1 else (9, 0, 0xFF)
            second = second & ~(mask << shift) | base + number << shift
        words = (first, second, *struct.unpack_from(f"<{size - 2}I", code, place + 8))
        pieces += [text[at : match.start()], ".long " + ", ".join(f"{word:#x}" for word in words)]
        at, place = match.end(), place + 4 * size
    return "".join((*pieces, text[at:]))


def _shared(match: re.Match[str]) -> dict[int, int]:
    """Place of a source among the operands of a half -> number of the VGPR that both halves name there."""
    first, second = (re.split(r"[ \t]*,[ \t]*", operands) for operands in match.group(2, 4))
    found = {}
    for place in (1, 2):
        if place < min(len(first), len(second)) and first[place] == second[place]:
            vgpr = _VGPR.match(first[place])
            if vgpr is not None:
                found[place] = int(vgpr[1])
    return found


def _with(match: re.Match[str], registers: dict[int, int]) -> str:
    """The pair with other registers at some places of its second half."""
    operands = re.split(r"[ \t]*,[ \t]*", match[4])
    for place, number in registers.items():
        operands[place] = f"v{number}"
    return match[0][: match.start(4) - match.start()] + ", ".join(operands)


def _has_literal(first: int, second: int) -> bool:
    operations = first >> 22 & 0xF, first >> 17 & 0x1F
    return _LITERAL in (first & 0x1FF, second & 0x1FF) or any(each in _WITH_CONSTANT for each in operations)
