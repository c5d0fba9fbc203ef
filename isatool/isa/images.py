"""How many registers the data of an image instruction takes (RDNA3 ISA guide 10)."""

from __future__ import annotations

from typing import Final


def data_width(mnemonic: str, dmask: int, *, d16: bool = False, tfe: bool = False) -> int:
    """Dwords of vdata: one for each bit of dmask, two components a dword with d16, one more with tfe.

    gather4 always gives four components and msaa_load four samples, whatever component dmask selects; a ray query
    always gives four dwords; compare-and-swap has the width that dmask says, new value and compare value.
    """
    if "bvh" in mnemonic:
        return 4
    components = 4 if mnemonic.startswith(("image_gather4", "image_msaa_load")) else (dmask & 15).bit_count()
    words = (components + 1) // 2 if d16 else components
    return max(words, 1) + tfe


DIMENSIONS: Final = {
    "1D": (1, 2), "2D": (2, 4), "3D": (3, 6), "CUBE": (3, 4), "1D_ARRAY": (2, 2), "2D_ARRAY": (3, 4), "2D_MSAA": (3, 4),
    "2D_MSAA_ARRAY": (4, 4),
}  # fmt: skip
"""coordinates and derivatives of each `dim:SQ_RSRC_IMG_...`, in the order of their numbers"""


_RAYS: Final = {"image_bvh_dual_intersect_ray": (2, 2, 3, 3, 2), "image_bvh8_intersect_ray": (2, 2, 3, 3, 1)}
"""tree, extent and mask, origin, direction, nodes of the ray queries of gfx12"""


def address_parts(mnemonic: str, dimension: str, *, a16: bool = False) -> tuple[int, ...]:
    """Dwords of each address operand of an image instruction, as a list names them (one range holds their sum).

    Each dword of an offset, bias, compare value, derivative, coordinate, level or clamp is a part of its own; a16 packs
    two. A ray has node, extent, origin, direction and inverse direction, the last two packed with a16.
    """
    if mnemonic in _RAYS:
        return _RAYS[mnemonic]
    if "bvh" in mnemonic:
        return (1 + ("bvh64" in mnemonic), 1, 3, *((3,) if a16 else (3, 3)))
    words = mnemonic.split("_")[1:]
    coordinates, derivatives = DIMENSIONS[dimension]
    count = sum(word in ("o", "c", "b") for word in words)
    if "d" in words:
        count += 2 * ((derivatives // 2 + 1) // 2) if "g16" in words else derivatives
    components = (0 if "resinfo" in words else coordinates) + any(
        word in ("l", "cl", "mip", "resinfo") for word in words
    )
    return (1,) * (count + ((components + 1) // 2 if a16 else components))
