"""The encodings of gfx12: how each family is recognised and where its fields are (LLVM's definitions of gfx12).

Scalar and vector arithmetic, LDS and exports are encoded as on gfx11; memory takes 96 bits.
"""

from __future__ import annotations

from typing import Final

from isatool.isa.chips.gfx11_families import FAMILIES as GFX11
from isatool.isa.chips.gfx11_families import family, ranges
from isatool.isa.encodings import Field

_POLICY: Final = ranges(scope=(50, 51), th=(52, 54))
_FLAT: Final = {
    **_POLICY,
    **ranges(saddr=(0, 6), vdst=(32, 39), sve=(49, 49), vdata=(55, 62), vaddr=(64, 71), offset=(72, 95)),
}
_BUFFER: Final = {
    **_POLICY,
    **ranges(
        soffset=(0, 6), tfe=(22, 22), vdata=(32, 39), srsrc=(41, 49), offen=(62, 62), idxen=(63, 63), vaddr=(64, 71),
        offset=(72, 95),
    ),
}  # fmt: skip
_IMAGE: Final = {
    **_POLICY,
    **ranges(
        dim=(0, 2), r128=(4, 4), d16=(5, 5), a16=(6, 6), dmask=(22, 25), vdata=(32, 39), srsrc=(41, 49), vaddr=(64, 71),
        vaddr1=(72, 79), vaddr2=(80, 87), vaddr3=(88, 95),
    ),
}  # fmt: skip
_KEPT: Final = {each.name: each for each in GFX11}


def _without(name: str, *gone: str) -> dict[str, Field]:
    return {field: place for field, place in _KEPT[name].fields.items() if field not in gone}


FAMILIES: Final = (
    *(_KEPT[name] for name in ("sop1", "sopc", "sopp", "sopk", "sop2", "vop1", "vopc", "vop2")),
    *(_KEPT[name] for name in ("vop3p", "vinterp", "vop3", "vop3sd")),
    family("ldsdir", 4, (24, 31, 0b11001110), (20, 21), {
        **_without("ldsdir", "wait_vdst"), **ranges(wait_va_vdst=(16, 19), wait_vm_vsrc=(23, 23)),
    }),
    family("ds", 8, (26, 31, 0b110110), (18, 25), _without("ds", "gds")),
    family("flat", 12, (24, 31, 0b11101100), (14, 21), _FLAT),
    family("scratch", 12, (24, 31, 0b11101101), (14, 21), _FLAT),
    family("global", 12, (24, 31, 0b11101110), (14, 21), _FLAT),
    family("mtbuf", 12, (26, 31, 0b110001), (14, 21), {**_BUFFER, **ranges(format=(55, 61))}),
    family("mubuf", 12, (26, 31, 0b110001), (14, 21), _BUFFER),
    family("mimg", 12, (26, 31, 0b110100), (14, 21), {**_IMAGE, **ranges(tfe=(55, 55), vaddr4=(56, 63))}),
    family("vsample", 12, (26, 31, 0b111001), (14, 21), {
        **_IMAGE, **ranges(tfe=(3, 3), unorm=(13, 13), lwe=(40, 40), ssamp=(55, 63)),
    }),
    family("smem", 8, (26, 31, 0b111101), (13, 18), ranges(
        sbase=(0, 5), sdst=(6, 12), sdata=(6, 12), scope=(21, 22), th=(23, 24), offset=(32, 55), soffset=(57, 63),
    )),
    _KEPT["exp"],
)  # fmt: skip
"""in the order in which they are recognised"""
