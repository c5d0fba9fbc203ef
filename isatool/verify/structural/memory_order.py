"""What the order of memory operations in a block may be without anyone seeing a difference.

Plain loads pass each other, and accesses of one memory pass those of another; a store stands still among the accesses
of its own memory; everything else with effects (barriers, atomics, invalidations, messages, accesses that a modifier
makes coherent, flat accesses) stands still among all. So an operation is known by how many such things stand before it.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from isatool.ir.instruction import AnyInstruction

Identity = tuple[object, ...]

_COHERENT: Final = ("glc", "dlc", "slc", "gds", "lds", "tfe")
_PLAIN_LOADS: Final = {
    "ds_load_": "lds",
    "global_load_": "global",
    "scratch_load_": "global",
    "buffer_load_": "global",
    "s_load_": "global",
    "s_buffer_load_": "global",
}
_PLAIN_STORES: Final = {
    "ds_store_": "lds",
    "global_store_": "global",
    "scratch_store_": "global",
    "buffer_store_": "global",
}
_EXCHANGES: Final = ("ds_bpermute_b32", "ds_permute_b32", "ds_swizzle_b32")


class Place(StrEnum):
    """How freely an operation moves."""

    LOAD = "load"
    STORE = "store"
    FIXED = "fixed"


def place_of(instruction: AnyInstruction) -> tuple[Place, str]:
    """How freely an operation with effects moves, and among the accesses of which memory."""
    name = instruction.mnemonic
    if any(half.has(modifier) for half in instruction.halves for modifier in _COHERENT):
        return Place.FIXED, ""
    if name in _EXCHANGES:
        return Place.LOAD, "lanes"
    for names, place in ((_PLAIN_LOADS, Place.LOAD), (_PLAIN_STORES, Place.STORE)):
        for prefix, memory in names.items():
            if name.startswith(prefix):
                return place, memory
    return Place.FIXED, ""


@dataclass
class Order:
    """The operations of one block by what stands before them, as the block is walked."""

    fixed: int = 0
    stores: Counter[str] = field(default_factory=Counter)
    seen: Counter[Identity] = field(default_factory=Counter)
    events: dict[Identity, int] = field(default_factory=dict)
    """identity of every event -> dense index of its instruction"""

    def add(self, key: Identity, index: int, place: Place, memory: str = "") -> Identity:
        """The next event of the block; what it is known by."""
        found: Identity = (place, memory, self.fixed, self.stores[memory], key)
        if place is Place.LOAD:
            self.seen[found] += 1
            found = (*found, self.seen[found])
        elif place is Place.STORE:
            self.stores[memory] += 1
        else:
            self.fixed += 1
            self.stores.clear()
        self.events[found] = index
        return found
