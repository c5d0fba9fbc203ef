"""The encodings of gfx11: how each family is recognised and where its fields are (RDNA3 ISA guide chapter 15)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.isa.encodings import Family, Field


def ranges(**places: tuple[int, int]) -> dict[str, Field]:
    """Fields by name, each from its first bit to its last."""
    return {name: Field(low, high - low + 1) for name, (low, high) in places.items()}


_SALU: Final = ranges(src0=(0, 7), src1=(8, 15), sdst=(16, 22), simm16=(0, 15))
_SOURCES: Final = ranges(src0=(32, 40), src1=(41, 49), src2=(50, 58))
_VOP3: Final = ranges(vdst=(0, 7), abs=(8, 10), op_sel=(11, 14), clamp=(15, 15), omod=(59, 60), neg=(61, 63))
_BUFFER: Final = ranges(
    offset=(0, 11), slc=(12, 12), dlc=(13, 13), glc=(14, 14), vaddr=(32, 39), vdata=(40, 47), srsrc=(48, 52),
    tfe=(53, 53), offen=(54, 54), idxen=(55, 55), soffset=(56, 63),
)  # fmt: skip
_FLAT: Final = ranges(
    offset=(0, 12), dlc=(13, 13), glc=(14, 14), slc=(15, 15), vaddr=(32, 39), vdata=(40, 47), saddr=(48, 54),
    sve=(55, 55), vdst=(56, 63),
)  # fmt: skip


def _only(fields: Mapping[str, Field], *names: str) -> dict[str, Field]:
    return {name: fields[name] for name in names}


def family(
    name: str,
    size: int,
    mark: tuple[int, int, int],
    opcode: tuple[int, int],
    fields: Mapping[str, Field],
    *sources: str,
) -> Family:
    """An encoding; bits as first and last, `mark` with their value."""
    low, high, value = mark
    return Family(
        name, size, Field(low, high - low + 1), value, Field(opcode[0], opcode[1] - opcode[0] + 1), fields, sources
    )


FAMILIES: Final = (
    family("sop1", 4, (23, 31, 0b101111101), (8, 15), _only(_SALU, "src0", "sdst"), "src0"),
    family("sopc", 4, (23, 31, 0b101111110), (16, 22), _only(_SALU, "src0", "src1"), "src0", "src1"),
    family("sopp", 4, (23, 31, 0b101111111), (16, 22), _only(_SALU, "simm16")),
    family("sopk", 4, (28, 31, 0b1011), (23, 27), _only(_SALU, "sdst", "simm16")),
    family("sop2", 4, (30, 31, 0b10), (23, 29), _only(_SALU, "src0", "src1", "sdst"), "src0", "src1"),
    family("vop1", 4, (25, 31, 0b0111111), (9, 16), ranges(src0=(0, 8), vdst=(17, 24)), "src0"),
    family("vopc", 4, (25, 31, 0b0111110), (17, 24), ranges(src0=(0, 8), src1=(9, 16)), "src0", "src1"),
    family("vop2", 4, (31, 31, 0), (25, 30), ranges(src0=(0, 8), src1=(9, 16), vdst=(17, 24)), "src0", "src1"),
    family("vop3p", 8, (24, 31, 0b11001100), (16, 22), {
        **_only(_VOP3, "vdst", "clamp"), **_SOURCES, **ranges(neg_hi=(8, 10), op_sel=(11, 13), neg_lo=(61, 63)),
    }, "src0", "src1", "src2"),
    family("vinterp", 8, (24, 31, 0b11001101), (16, 22), {
        **_only(_VOP3, "vdst", "op_sel", "clamp", "neg"), **_SOURCES, **ranges(wait_exp=(8, 10)),
    }, "src0", "src1", "src2"),
    family("ldsdir", 4, (24, 31, 0b11001110), (20, 21), ranges(vdst=(0, 7), attr=(8, 15), wait_vdst=(16, 19))),
    family("vop3", 8, (26, 31, 0b110101), (16, 25), {**_VOP3, **_SOURCES}, "src0", "src1", "src2"),
    family("vop3sd", 8, (26, 31, 0b110101), (16, 25), {
        **_only(_VOP3, "vdst", "clamp", "omod", "neg"), **_SOURCES, **ranges(sdst=(8, 14)),
    }, "src0", "src1", "src2"),
    family("ds", 8, (26, 31, 0b110110), (18, 25), ranges(
        offset=(0, 15), offset0=(0, 7), offset1=(8, 15), gds=(17, 17), addr=(32, 39), data0=(40, 47), data1=(48, 55),
        vdst=(56, 63),
    )),
    family("flat", 8, (26, 31, 0b110111), (16, 24), _only(
        _FLAT, "offset", "dlc", "glc", "slc", "vaddr", "vdata", "vdst",
    )),
    family("scratch", 8, (26, 31, 0b110111), (16, 24), _FLAT),
    family("global", 8, (26, 31, 0b110111), (16, 24), _only(
        _FLAT, "offset", "dlc", "glc", "slc", "vaddr", "vdata", "saddr", "vdst",
    )),
    family("mubuf", 8, (26, 31, 0b111000), (18, 25), _BUFFER),
    family("mtbuf", 8, (26, 31, 0b111010), (15, 18), {**_BUFFER, **ranges(format=(19, 25))}),
    family("mimg", 8, (26, 31, 0b111100), (18, 25), ranges(
        nsa=(0, 0), dim=(2, 4), unorm=(7, 7), dmask=(8, 11), slc=(12, 12), dlc=(13, 13), glc=(14, 14), r128=(15, 15),
        a16=(16, 16), d16=(17, 17), vaddr=(32, 39), vdata=(40, 47), srsrc=(48, 52), tfe=(53, 53), lwe=(54, 54),
        ssamp=(58, 62),
    )),
    family("smem", 8, (26, 31, 0b111101), (18, 25), ranges(
        sbase=(0, 5), sdst=(6, 12), sdata=(6, 12), dlc=(13, 13), glc=(14, 14), offset=(32, 52), soffset=(57, 63),
    )),
    family("exp", 8, (26, 31, 0b111110), (10, 10), ranges(
        enabled=(0, 3), tgt=(4, 9), done=(11, 11), row_en=(13, 13), src0=(32, 39), src1=(40, 47), src2=(48, 55),
        src3=(56, 63),
    ), "src0", "src1", "src2", "src3"),
)  # fmt: skip
"""in the order in which they are recognised; flat, scratch and global share a mark, their opcodes hold the segment"""
