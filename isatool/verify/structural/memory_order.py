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

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction
from isatool.isa.chips import CACHE_WORDS
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Unit
from isatool.verify.other_waves import other_waves

Identity = tuple[object, ...]

_COHERENT: Final = (*CACHE_WORDS, "gds", "lds", "tfe")
_MEMORIES: Final = {
    AddressSpace.LDS: "lds",
    AddressSpace.GLOBAL: "global",
    AddressSpace.SCRATCH: "global",
    AddressSpace.BUFFER: "global",
    AddressSpace.SCALAR: "global",
}
_EXCHANGES: Final = (Op.BPERMUTE, Op.PERMUTE, Op.SWIZZLE)


class Place(StrEnum):
    """How freely an operation moves."""

    LOAD = "load"
    STORE = "store"
    FIXED = "fixed"


def place_of(instruction: AnyInstruction) -> tuple[Place, str]:
    """How freely an operation with effects moves, and among the accesses of which memory."""
    row = instruction.row
    if any(half.has(modifier) for half in instruction.halves for modifier in _COHERENT):
        return Place.FIXED, ""
    if row is None:
        return Place.FIXED, ""
    if row.operation in _EXCHANGES:
        return Place.LOAD, "lanes"
    memory = _MEMORIES.get(row.space, "")
    if not memory or row.is_atomic or row.unit is Unit.LDSDIR or row.may_load == row.may_store:
        return Place.FIXED, ""
    return (Place.LOAD if row.may_load else Place.STORE), memory


def place_in(flow: ControlFlow, index: int) -> tuple[Place, str]:
    """The same for an instruction of a program: accesses by which waves may synchronise stand still as well."""
    return (Place.FIXED, "") if index in other_waves(flow).fixed else place_of(flow.instructions[index])


_PLACE: Final = 4
"""parts of an identity that say where an event is: kind of place, memory, what came before"""


@dataclass
class Order:
    """The operations of one block by what stands before them, as the block is walked."""

    fixed: int = 0
    stores: Counter[str] = field(default_factory=Counter)
    seen: Counter[Identity] = field(default_factory=Counter)
    events: dict[Identity, int] = field(default_factory=dict)
    """identity of every event -> dense index of its instruction"""

    def fork(self) -> Order:
        """Another one that goes on from here by itself."""
        return Order(self.fixed, Counter(self.stores), Counter(self.seen), dict(self.events))

    @property
    def places(self) -> Counter[Identity]:
        """How many events there are at each place of the block, which does not depend on what registers hold."""
        return Counter(identity[:_PLACE] for identity in self.events)

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
