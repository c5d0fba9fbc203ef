"""The 64 bytes of a kernel descriptor back to `.amdhsa_*` directives.

Layout after "Kernel Descriptor" in the AMDGPU backend's user guide: sizes at 0, 4 and 8, compute_pgm_rsrc3 at 44, rsrc1
at 48, rsrc2 at 52, the code properties at 56, the kernarg preload at 58.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

from isatool.asm.elf import DESCRIPTOR_BYTES
from isatool.isa.target import Target

_LAYOUT: Final = struct.Struct("<III4xq20xIIIHH4x")

_RSRC1, _PROPERTIES = 5, 7
_WORDS: Final = {"rsrc3": 4, "rsrc1": _RSRC1, "rsrc2": 6, "properties": _PROPERTIES}
"""as `_LAYOUT` unpacks them"""
_GRANULE: Final = {32: 8, 64: 4}
"""VGPRs of one unit of the encoded count"""


def wave_size(descriptor: bytes) -> int:
    """32 or 64 lanes."""
    return 32 if _LAYOUT.unpack(descriptor)[_PROPERTIES] >> 10 & 1 else 64


def directives(descriptor: bytes, target: Target, vgprs: int | None, sgprs: int | None) -> Iterator[tuple[str, int]]:
    """(name without `.amdhsa_`, value) in an order that the assembler takes.

    The descriptor holds the number of VGPRs in units of 8 (wave64: 4) and no number of SGPRs: `vgprs` and `sgprs` are
    what the metadata says, used where they fit. ValueError if there are not 64 bytes.
    """
    if len(descriptor) != DESCRIPTOR_BYTES:
        raise ValueError(f"{len(descriptor)} bytes")
    words = _LAYOUT.unpack(descriptor)
    yield "group_segment_fixed_size", words[0]
    yield "private_segment_fixed_size", words[1]
    yield "kernarg_size", words[2]
    for name, field in target.descriptor.items():
        yield name, words[_WORDS[field.word]] >> field.low & (1 << field.width) - 1
    granule = _GRANULE[wave_size(descriptor)]
    units = words[_RSRC1] & 63
    yield "next_free_vgpr", vgprs if vgprs and -(-vgprs // granule) - 1 == units else (units + 1) * granule
    yield "reserve_vcc", 1
    yield "next_free_sgpr", max((sgprs or 0) - 2, 1)
