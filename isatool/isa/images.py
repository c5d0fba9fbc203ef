"""How many registers the data of an image instruction takes (RDNA3 ISA guide 10)."""

from __future__ import annotations


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
