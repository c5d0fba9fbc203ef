"""LDS loads of factors ahead of their k-step: as early as their data, the order of memory and free registers allow.

Where a block holds several k-steps, the loads of the next one can be issued while the FMAs of the last still run: into
registers that they have done with, and into a second set as far as there is one. A load passes nothing that stores to
LDS, waits for other waves, changes lanes, or defines its address; loads keep their order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import members
from isatool.analysis.memory.order import AccessClass, PassingNeed, access_of, may_pass
from isatool.analysis.synchronising import synchronising
from isatool.analysis.virtual import Item, VirtualCode, VirtualInstruction, live_out
from isatool.isa.operations import Op
from isatool.isa.table import Unit
from isatool.passes.rebank.fma_block import is_fence


def loose(flow: ControlFlow, blocks: Iterable[int]) -> list[int]:
    """The blocks whose LDS loads may move: no access in them synchronises waves."""
    places = synchronising(flow).places
    return [block for block in blocks if places.isdisjoint(flow.blocks[block].instructions)]


def hoisted(code: VirtualCode, blocks: Iterable[int], registers: int, ahead: int) -> VirtualCode:
    """The code with the LDS loads of some blocks up to `ahead` VALU issues earlier, at most so many registers alive
    wherever one moved.
    """
    out = live_out(code)
    for block in blocks:
        items = _hoisted(code.blocks[block].items, out[block], registers, ahead)
        code = code.with_block(block, items)
    return code


def _hoisted(items: Sequence[Item], after: int, registers: int, ahead: int) -> list[Item]:
    order = list(items)
    alive = alive_at(order, after)
    floor = 0
    for place, item in enumerate(items):  # what moves up leaves the places after it as they were
        if not isinstance(item, VirtualInstruction) or not is_lds_load(item):
            continue
        width = item.defs.bit_count()
        target, passed = place, 0
        for other in range(place - 1, floor - 1, -1):
            if passed >= ahead or alive[other] + width > registers or not may_move_up(item, order[other]):
                break
            passed += _is_valu(order[other])
            target = other
        del order[place], alive[place]
        order.insert(target, item)
        alive.insert(target, alive[target] if target < len(alive) else 0)
        for between in range(target, place + 1):
            alive[between] += width
        floor = target + 1
    return order


def slots(
    code: VirtualCode, blocks: Iterable[int], banks: Mapping[int, int], edges: Sequence[int]
) -> list[list[tuple[int, ...]]]:
    """Tuples of factors that LDS loads fill, those that may follow each other in the same registers together.

    Loads at different places of a block take turns in few registers only if each takes those of one that is done. In
    the order of the block the first slot that is free will do; `edges` tells which webs are alive together.
    """
    found: dict[tuple[int, ...], list[list[tuple[int, ...]]]] = {}
    for block in blocks:
        for item in code.blocks[block].instructions:
            if not is_lds_load(item) or len(item.halves) != 1:
                continue
            webs = tuple(web for _, web in sorted(item.halves[0].defs.items()))
            if not all(web in banks for web in webs):
                continue
            own = found.setdefault(tuple(banks[web] for web in webs), [])
            for slot in own:
                if all(not edges[web] >> other & 1 for group in slot for web, other in zip(webs, group, strict=True)):
                    slot.append(webs)
                    break
            else:
                own.append([webs])
    return [slot for own in found.values() for slot in own if len(slot) > 1]


def alive_at(items: Sequence[Item], after: int) -> list[int]:
    """For every item how many registers hold something while it executes.

    A tuple that one load fills counts whole as long as one of its words is needed: nothing else of its size fits in.
    """
    whole: dict[int, int] = {}
    for item in items:
        if isinstance(item, VirtualInstruction) and is_lds_load(item):
            whole |= dict.fromkeys(members(item.defs), item.defs)
    counts = [0] * len(items)
    live = after
    for place in range(len(items) - 1, -1, -1):
        item = items[place]
        if isinstance(item, VirtualInstruction):
            used = item.uses
            for web in members(item.uses):
                used |= whole.get(web, 0)
            counts[place] = (live | item.defs | used).bit_count()
            live = live & ~item.defs | used
        else:
            counts[place] = live.bit_count()
    return counts


def is_lds_load(item: VirtualInstruction) -> bool:
    """True for a load from LDS that writes whole registers and none that it reads."""
    row = item.instruction.row
    if row is None or access_of(item.instruction) is not AccessClass.LDS_LOAD or row.operation == Op.LOAD_ADDTID:
        return False
    return not row.partial and not item.uses & item.defs


def _is_valu(item: Item) -> bool:
    return isinstance(item, VirtualInstruction) and item.instruction.unit is Unit.VALU


def may_move_up(load: VirtualInstruction, item: Item) -> bool:
    """True if a load may be before an item that is before it."""
    if not isinstance(item, VirtualInstruction):
        return not item.labels
    if is_fence(item) or item.defs & (load.defs | load.uses) or item.uses & load.defs:
        return False
    access = access_of(item.instruction)
    return (
        may_pass(AccessClass.LDS_LOAD, access, PassingNeed.COUNTS, PassingNeed.TIME)
        and access is not AccessClass.LDS_LOAD
    )
