"""LDS loads of factors closer to their FMAs, where a block holds more than the registers that are allowed.

A block of several k-steps issues the loads of the next step while the FMAs of the last still run. That hides latency
and costs registers; where there are none to spare, a load is moved after FMAs that end the life of other words. It
passes nothing that it may not pass upwards either, and other loads only if they write something else.
"""

from __future__ import annotations

from collections.abc import Iterable

from isatool.analysis.virtual import Item, VirtualCode, VirtualInstruction, live_out
from isatool.passes.rebank.hoist_loads import alive_at, is_lds_load, may_move_up


def delayed(code: VirtualCode, blocks: Iterable[int], registers: int) -> VirtualCode:
    """The code with LDS loads of some blocks as far down as it takes to have at most so many registers alive at once,
    or as near to that as the order of the block allows.
    """
    out = live_out(code)
    for block in blocks:
        code = code.with_block(block, _delayed(list(code.blocks[block].items), out[block], registers))
    return code


def _delayed(order: list[Item], after: int, registers: int) -> list[Item]:
    alive = alive_at(order, after)
    for place in range(
        len(order) - 1, -1, -1
    ):  # the last loads are needed last; they leave the places above as they were
        item = order[place]
        if not isinstance(item, VirtualInstruction) or not is_lds_load(item):
            continue
        target = place
        for other in range(place + 1, len(order)):
            if not _may_follow(item, order[other]):
                break
            if alive[other] > registers:
                target = other
        if target > place:
            order.insert(target, order.pop(place))
            alive = alive_at(order, after)
    return order


def _may_follow(load: VirtualInstruction, item: Item) -> bool:
    """True if a load may be after an item that is after it; labels inside a block are of debug information."""
    if not isinstance(item, VirtualInstruction):
        return True
    if is_lds_load(item):
        return not item.defs & (load.defs | load.uses) and not item.uses & load.defs
    return may_move_up(load, item)
