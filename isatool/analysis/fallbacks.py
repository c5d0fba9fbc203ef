"""Code that only launches take which a guard found unusual: copies of code as it was, after the function's end."""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.ir.views import kept

FALLBACK: Final = "_fallback"
"""in the labels of such copies, before a number where another label has that name"""


def is_fallback(label: str) -> bool:
    """True for the label of code that is only there for launches which a guard found unusual."""
    return FALLBACK in label


@kept
def fallback_blocks(flow: ControlFlow) -> frozenset[int]:
    """The blocks to which control comes through such a label alone."""
    found: set[int] = set()
    for block in flow.order:  # after its dominator
        if any(map(is_fallback, flow.blocks[block].labels)) or (block and flow.dominators[block] in found):
            found.add(block)
    return frozenset(found)
