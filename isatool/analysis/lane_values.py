"""What registers hold in which lanes: values written under a mask lie over older ones.

A read under EXEC sees the newest value whose lanes include all that are on; where several are mixed it sees none.
"""

from __future__ import annotations

from isatool.analysis.lanes import ALL_LANES, NO_LANES, LaneMasks
from isatool.analysis.polynomials import Polynomial
from isatool.records import record

_MOST_LAYERS = 6


@record
class Layered:
    """`value` in the lanes of `mask`; in the others what lies `below`, None: not known."""

    mask: int
    value: Polynomial
    below: Cell | None
    depth: int = 1


@record
class Condition:
    """A scalar register that holds a lane condition: bit i is `value` of lane i, for the lanes of `mask`."""

    mask: int
    value: Polynomial
    scalar: Polynomial


Cell = Polynomial | Layered | Condition


def read(masks: LaneMasks, cell: Cell | None, mask: int) -> Polynomial | None:
    """The one value that a register holds in all lanes of a mask; None if it is not known or there are several."""
    if cell is None or isinstance(cell, Polynomial):
        return cell
    if isinstance(cell, Condition):
        return cell.scalar
    if masks.includes(cell.mask, mask):
        return cell.value
    below = read(masks, cell.below, mask)
    if below is not None and below == cell.value:
        return below
    if masks.intersection(cell.mask, mask) == NO_LANES:
        return below
    return None


def write(masks: LaneMasks, old: Cell | None, mask: int, value: Polynomial) -> Cell:
    """A register after a write in the lanes of a mask."""
    if mask == ALL_LANES:
        return value
    while isinstance(old, Layered) and masks.includes(mask, old.mask):
        old = old.below
    depth = old.depth + 1 if isinstance(old, Layered) else 1
    if depth > _MOST_LAYERS:
        old = None
    return Layered(mask, value, old, depth)


def only_in(masks: LaneMasks, cell: Cell | None, base: Cell | None, mask: int) -> bool:
    """True if a cell is `base` with newer values in lanes of a mask only."""
    while cell != base:
        if not isinstance(cell, Layered) or not masks.includes(mask, cell.mask):
            return False
        cell = cell.below
    return True


def touches(masks: LaneMasks, cell: Cell, atoms: int) -> bool:
    """True if the meaning of the cell's masks depends on some of these mask atoms."""
    if isinstance(cell, Polynomial):
        return False
    if masks.support(cell.mask) & atoms:
        return True
    return isinstance(cell, Layered) and cell.below is not None and touches(masks, cell.below, atoms)
