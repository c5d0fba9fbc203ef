"""The LDS of a chip file: its banks, and how many lanes of an access of each width are served together."""

from __future__ import annotations

from isatool.analysis.lds_banks import LdsTiming
from isatool.model.parameters import ChipModel


def timing_of(model: ChipModel) -> LdsTiming:
    """Banks and groups of lanes as the chip file has them."""
    lanes = {dwords: int(model[f"lds.lanes_{32 * dwords}"]) for dwords in (1, 2, 3, 4)}
    return LdsTiming(int(model["lds.banks"]), lanes)
