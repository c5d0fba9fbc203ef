"""Which order of accesses of memory nobody can tell from another, as the validator takes it from the manuals.

Plain loads pass each other, and accesses of one memory pass those of another; a store stands still among the accesses
of its own memory; everything else with effects (barriers, atomics, invalidations, messages, accesses that a modifier
makes coherent, flat accesses) stands still among all. So an operation is known by how many such things stand before it.

An atomic operation on the LDS that brings nothing back is a store there: to acquire, a wave has to see what it brought,
and what is done before it is done is said by waits, as for a store that releases.

The memories: LDS (ISA guide 12); scratch, of which each lane reaches its own (11; LLVM takes its address space for
apart from global memory); and global memory, to which buffers, images and scalar loads are other ways (8 to 10).
Of the words of an access, glc is the scope of a load (4.1.1); slc and, beside it, dlc and a store's glc choose what
caches keep. `analysis.memory.order` says the same for passes, in code of its own; a test compares the two.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import field
from enum import StrEnum
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction
from isatool.isa.chips import of_table
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Unit
from isatool.records import dataclass
from isatool.verify.other_waves import Waves, other_waves

Identity = tuple[object, ...]

_SILENT: Final = (Unit.VALU, Unit.SALU, Unit.CONTROL)
_SPECIAL: Final = ("gds", "lds", "tfe", "lwe")
_MEMORIES: Final = {
    AddressSpace.LDS: "lds",
    AddressSpace.SCRATCH: "scratch",
    AddressSpace.GLOBAL: "global",
    AddressSpace.BUFFER: "global",
    AddressSpace.TBUFFER: "global",
    AddressSpace.IMAGE: "global",
    AddressSpace.SCALAR: "global",
}
_EXCHANGES: Final = (Op.BPERMUTE, Op.PERMUTE, Op.SWIZZLE)


class Mobility(StrEnum):
    """How freely an operation moves."""

    LOAD = "load"
    STORE = "store"
    FIXED = "fixed"


def scope_of(instruction: AnyInstruction) -> tuple[str, ...]:
    """The words of an access about its scope or the caches that it bypasses, with their values."""
    row = instruction.row
    if row is None:
        return ()
    chip = of_table(row.table)
    words = tuple(word for word in chip.cache_words if instruction.has(word))
    is_hint = not row.is_atomic and row.unit is Unit.VMEM and chip.stream_words.are_hints(words, stores=row.may_store)
    if is_hint or not words:
        return ()
    return tuple(f"{name}:{value}" for name, value in instruction.halves[0].modifiers if name in words)


def place_of(instruction: AnyInstruction) -> tuple[Mobility, str]:
    """How freely an operation with effects moves, and among the accesses of which memory."""
    row = instruction.row
    if row is None or scope_of(instruction) or any(map(instruction.has, _SPECIAL)):
        return Mobility.FIXED, ""
    if row.operation in _EXCHANGES or (row.space is AddressSpace.IMAGE and not row.may_load and not row.may_store):
        return Mobility.LOAD, "lanes"  # or a question about an image, which its descriptor answers
    memory = _MEMORIES.get(row.space, "")
    if row.is_atomic and memory == "lds" and row.unit is Unit.LDS and not instruction.defs:
        return Mobility.STORE, memory
    if not memory or row.is_atomic or row.unit is Unit.LDSDIR or row.may_load == row.may_store:
        return Mobility.FIXED, ""
    return (Mobility.LOAD if row.may_load else Mobility.STORE), memory


def place_in(flow: ControlFlow, index: int, waves: Waves = other_waves) -> tuple[Mobility, str]:
    """The same for an instruction of a program: accesses by which waves may synchronise stand still as well."""
    return (Mobility.FIXED, "") if index in waves(flow).fixed else place_of(flow.instructions[index])


def may_signal(flow: ControlFlow, waves: Waves = other_waves) -> bool:
    """Whether waves may tell each other by other means than a barrier that they have read something.

    An invalidation after a barrier without an access in between is part of it: nobody has been asked.
    """
    if waves(flow).signal:
        return True
    for block in flow.blocks:
        after_barrier = False
        for index in block.instructions:
            instruction = flow.instructions[index]
            is_invalidation = instruction.invalidates
            if is_invalidation and not after_barrier:
                return True
            if scope_of(instruction) or (instruction.row is not None and instruction.row.is_atomic):
                return True
            silent = is_invalidation or instruction.unit in _SILENT
            after_barrier = instruction.awaits or (after_barrier and silent)
    return False


_PLACE: Final = 4
"""parts of an identity that say where an event is: kind of place, memory, what came before"""


@dataclass
class BlockOrder:
    """The operations of one block by what stands before them, as the block is walked."""

    fixed: int = 0
    stores: Counter[str] = field(default_factory=Counter)
    seen: Counter[Identity] = field(default_factory=Counter)
    events: dict[Identity, int] = field(default_factory=dict)
    """identity of every event -> dense index of its instruction"""

    def fork(self) -> BlockOrder:
        """Another one that goes on from here by itself."""
        return BlockOrder(self.fixed, Counter(self.stores), Counter(self.seen), dict(self.events))

    @property
    def places(self) -> Counter[Identity]:
        """How many events there are at each place of the block, which does not depend on what registers hold."""
        return Counter(identity[:_PLACE] for identity in self.events)

    def add(self, key: Identity, index: int, place: Mobility, memory: str = "") -> Identity:
        """The next event of the block; what it is known by."""
        found: Identity = (place, memory, self.fixed, self.stores[memory], key)
        if place is Mobility.LOAD:
            self.seen[found] += 1
            found = (*found, self.seen[found])
        elif place is Mobility.STORE:
            self.stores[memory] += 1
        else:
            self.fixed += 1
            self.stores.clear()
        self.events[found] = index
        return found
