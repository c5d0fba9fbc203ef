"""The 64 bytes of a kernel descriptor back to `.amdhsa_*` directives.

Layout after "Kernel Descriptor" in the AMDGPU backend's user guide: sizes at 0, 4 and 8, compute_pgm_rsrc3 at 44, rsrc1
at 48, rsrc2 at 52, the code properties at 56, the kernarg preload at 58.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from typing import Final

from isatool.asm.elf import DESCRIPTOR_BYTES

_LAYOUT: Final = struct.Struct("<III4xq20xIIIHH4x")

# (directive, word, lowest bit, number of bits); words as `_LAYOUT` unpacks them.
_RSRC3, _RSRC1, _RSRC2, _PROPERTIES = 4, 5, 6, 7
_FIELDS: Final = (
    ("user_sgpr_dispatch_ptr", _PROPERTIES, 1, 1),
    ("user_sgpr_queue_ptr", _PROPERTIES, 2, 1),
    ("user_sgpr_kernarg_segment_ptr", _PROPERTIES, 3, 1),
    ("user_sgpr_dispatch_id", _PROPERTIES, 4, 1),
    ("user_sgpr_private_segment_size", _PROPERTIES, 6, 1),
    ("wavefront_size32", _PROPERTIES, 10, 1),
    ("uses_dynamic_stack", _PROPERTIES, 11, 1),
    ("enable_private_segment", _RSRC2, 0, 1),
    ("user_sgpr_count", _RSRC2, 1, 5),
    ("system_sgpr_workgroup_id_x", _RSRC2, 7, 1),
    ("system_sgpr_workgroup_id_y", _RSRC2, 8, 1),
    ("system_sgpr_workgroup_id_z", _RSRC2, 9, 1),
    ("system_sgpr_workgroup_info", _RSRC2, 10, 1),
    ("system_vgpr_workitem_id", _RSRC2, 11, 2),
    ("float_round_mode_32", _RSRC1, 12, 2),
    ("float_round_mode_16_64", _RSRC1, 14, 2),
    ("float_denorm_mode_32", _RSRC1, 16, 2),
    ("float_denorm_mode_16_64", _RSRC1, 18, 2),
    ("dx10_clamp", _RSRC1, 21, 1),
    ("ieee_mode", _RSRC1, 23, 1),
    ("fp16_overflow", _RSRC1, 26, 1),
    ("workgroup_processor_mode", _RSRC1, 29, 1),
    ("memory_ordered", _RSRC1, 30, 1),
    ("forward_progress", _RSRC1, 31, 1),
    ("shared_vgpr_count", _RSRC3, 0, 4),
    ("inst_pref_size", _RSRC3, 4, 6),
    ("exception_fp_ieee_invalid_op", _RSRC2, 24, 1),
    ("exception_fp_denorm_src", _RSRC2, 25, 1),
    ("exception_fp_ieee_div_zero", _RSRC2, 26, 1),
    ("exception_fp_ieee_overflow", _RSRC2, 27, 1),
    ("exception_fp_ieee_underflow", _RSRC2, 28, 1),
    ("exception_fp_ieee_inexact", _RSRC2, 29, 1),
    ("exception_int_div_zero", _RSRC2, 30, 1),
)
_GRANULE: Final = {32: 8, 64: 4}
"""VGPRs of one unit of the encoded count"""


def wave_size(descriptor: bytes) -> int:
    """32 or 64 lanes."""
    return 32 if _LAYOUT.unpack(descriptor)[_PROPERTIES] >> 10 & 1 else 64


def directives(descriptor: bytes, vgprs: int | None, sgprs: int | None) -> Iterator[tuple[str, int]]:
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
    for name, word, low, width in _FIELDS:
        yield name, words[word] >> low & (1 << width) - 1
    granule = _GRANULE[wave_size(descriptor)]
    units = words[_RSRC1] & 63
    yield "next_free_vgpr", vgprs if vgprs and -(-vgprs // granule) - 1 == units else (units + 1) * granule
    yield "reserve_vcc", 1
    yield "next_free_sgpr", max((sgprs or 0) - 2, 1)
