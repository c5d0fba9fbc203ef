"""The two wave sizes of gfx11: a lane count is a property of the kernel and never a literal elsewhere."""

from __future__ import annotations

from typing import Final

WAVE32: Final = 32
WAVE64: Final = 64
WAVE_SIZES: Final = (WAVE32, WAVE64)
DEFAULT_WAVE: Final = WAVE32
"""of code that says nothing else"""
LDS_LANES: Final = 32
"""lanes that ds_permute, ds_bpermute and ds_swizzle reach in either wave size (ISA guide 16.15)"""
