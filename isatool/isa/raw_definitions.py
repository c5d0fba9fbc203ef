"""Records of LLVM's instruction tables as `build_table` wants them: one mnemonic, syntax and widths for each.

`llvm-tblgen --dump-json` names operand classes that TableGen made up itself by a number; which they are is listed here.
"""

from __future__ import annotations

import re
from typing import Final, TypedDict


class Definition(TypedDict):
    """One instruction definition with the widths of its operands."""

    mnemonic: str
    syntax: str
    operands: list[list[str | int | None]]
    implicit_defs: list[str]
    implicit_uses: list[str]
    flags: list[str]


class Record(TypedDict):
    """One record of `llvm-tblgen --dump-json`."""

    name: str
    asm: str
    outs: list[list[str]]
    ins: list[list[str]]
    defs: list[str]
    uses: list[str]
    constraints: str


_ANONYMOUS: Final[dict[str, tuple[str, int | None]]] = {
    "anonymous_15868": ("VGPR_or_imm", 1),
    "anonymous_15870": ("VDst_128", 4),
    "anonymous_15871": ("VDst_64", 2),
    "anonymous_15872": ("VGPR_or_imm", 1),
    "anonymous_15875": ("VGPR_or_imm", 2),
    "anonymous_15876": ("VGPR_or_imm", 1),
    "anonymous_21878": ("SReg_32", 1),
    "anonymous_23267": ("VGPRSrc_32_Lo128", 1),
    "anonymous_24166": ("SReg_32", 1),
}
"""class and dwords; the others are source modifiers"""
_SIZED: Final = re.compile(r"(?:VGPR|VReg|AVLdSt|VDst|VGPRSrc|VRegSrc|VRegOrLdsSrc|VISrc|SReg)_(\d+)(?:_\w+)?")
_SOURCE: Final = re.compile(r"(?:SSrc|SCSrc|VSrc|VCSrc|SSrcOrLds|VSrcFake16|VSrcT)_(?:v2)?b?[bfi](\d+)\w*")
_ONE: Final = re.compile(r"VOPDst\w+|SSrc_i1|ExpSrc\d")
_WAVE: Final = re.compile(r"(?:V_S?WMMA|GLOBAL_LOAD_TR_).*_w(32|64)_")


def is_pair(record: Record) -> bool:
    """Whether it is a VOPD; what those may be, `vopd.py` says."""
    return "::" in record["asm"]


def normalised(record: Record) -> Definition:
    """The definition that a record stands for."""
    ties = dict(re.findall(r"\$(\w+) = \$(\w+)", record["constraints"]))
    ties |= {other: name for name, other in ties.items()}
    operands: list[list[str | int | None]] = []
    for direction, entries in (("out", record["outs"]), ("in", record["ins"])):
        for name, kind in entries:
            kept, width = _ANONYMOUS.get(kind) or (kind, _width(kind))
            operands.append([name, direction, kept, width, *([f"tied:{ties[name]}"] if name in ties else [])])
    syntax = record["asm"].strip()
    match = re.match(r"(\w+)(?:\{(\w*)\})?", syntax)
    assert match is not None, record["name"]
    wave = _WAVE.match(record["name"])
    return {
        "mnemonic": match[1] + (match[2] or ""),
        "syntax": syntax,
        "operands": operands,
        "implicit_defs": record["defs"],
        "implicit_uses": record["uses"],
        "flags": [f"wave{wave[1]}"] if wave else [],
    }


def _width(kind: str) -> int | None:
    """Dwords of an operand class, None for what is no register."""
    if _ONE.fullmatch(kind):
        return 1
    match = _SIZED.fullmatch(kind) or _SOURCE.fullmatch(kind)
    return max(int(match[1]) // 32, 1) if match else None
