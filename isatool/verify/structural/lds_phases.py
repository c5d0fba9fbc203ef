"""Whether a kernel that keeps several copies of its LDS data reads the right one, and needs no barrier that went.

Between two barriers of the first program stands a phase. All waves of a workgroup run the same phases in the same
order, so there is one answer to where the data of an array are at its start: at a distance from where the first program
keeps them. Stores at another distance move them there with the next barrier: all of them if the stores cover everything
that was ever stored, else what those stores wrote. A load must be where the data are. Two accesses between which no
barrier is left must not touch the same bytes, unless none of them stores, or none stood between them before.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from textwrap import shorten
from typing import Final

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.atoms import Atoms, Kind
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import instructions_from, states_at_starts
from isatool.analysis.effects import OPAQUE_EFFECTS, members
from isatool.analysis.lane_addresses import Item, Lanes, lane_values, may_overlap, split_lanes
from isatool.analysis.lds_storage import uses_storage
from isatool.analysis.polynomials import Polynomial
from isatool.ir.instruction import AnyInstruction
from isatool.isa.table import AddressSpace, Unit
from isatool.records import record
from isatool.verify.budget import COMPARISON

_MIXED: Final = -1
"""some paths through a phase have stored elsewhere, others have not"""
_MOST_OF_ADDRESS: Final = 60
"""letters of an address in a message"""


@record
class PlacedAccess:
    """An access of the first program and where the second one keeps its data: `distance` bytes further on.

    `instruction` counts in the first program; low <= address, and end is one more than the last byte. `is_full`: all
    lanes of the launch are on.
    """

    instruction: int
    number: int
    size: int
    is_load: bool
    is_store: bool
    address: Polynomial
    low: int
    end: int
    distance: int
    is_full: bool


@record
class _State:
    """Where the data of an array are. `held`: their distance, None if not known, or nothing was stored (`is_fresh`).
    `sure`: the accesses whose bytes are there, -1 for whatever was stored.

    `filling`: where this phase stores, if elsewhere; `done` and `stored` are sets of accesses: stored there in this
    phase on every path, and stored anywhere so far on some path.
    """

    held: int | None = None
    is_fresh: bool = True
    filling: int | None = None
    done: int = 0
    stored: int = 0
    sure: int = -1

    def joined(self, other: _State) -> _State:
        """What holds when control comes on either of two ways."""
        stored = self.stored | other.stored
        if self.is_fresh:
            return replace(other, stored=stored)
        if other.is_fresh:
            return replace(self, stored=stored)
        held = self.held if self.held == other.held else None
        if self.filling != other.filling:
            return _State(None, False, _MIXED, 0, stored)
        return _State(held, False, self.filling, self.done & other.done, stored, self.sure & other.sure)


@record
class LdsPhases:
    """`flow` is the first program; `removed` are its barriers that the second does not have; `lanes` the work-items of
    a workgroup where its shape is known.
    """

    flow: ControlFlow
    atoms: Atoms
    accesses: tuple[PlacedAccess, ...]
    removed: frozenset[int]
    lanes: Lanes | None
    limit: Lanes
    """all work-items that there can be"""
    _uncovered: dict[int, str] = field(default_factory=dict)

    def difference(self) -> str | None:
        """Why the second program is not shown to read what the first reads, None if it is."""
        for part in self.arrays():
            if any(self.accesses[number].distance for number in part):
                reason = self._wrong_copy(part)
                if reason:
                    return reason
        for barrier in sorted(self.removed):
            reason = self.needed(barrier)
            if reason:
                return f"{self.flow.place(barrier)}: the barrier is needed: {reason}"
        return None

    # -- which copy holds the data

    def arrays(self) -> list[list[int]]:
        """Groups of accesses that may touch common bytes, directly or through others."""
        order = sorted(range(len(self.accesses)), key=lambda number: self.accesses[number].low)
        found: list[list[int]] = []
        end = -1
        for number in order:
            access = self.accesses[number]
            if not found or access.low >= end:
                found.append([])
                end = access.end
            found[-1].append(number)
            end = max(end, access.end)
        return found

    def _wrong_copy(self, part: Sequence[int]) -> str | None:
        """A load of an array that may not find its data, None if there is none."""
        self._uncovered.clear()
        by_instruction: dict[int, list[int]] = {}
        for number in sorted(part):
            by_instruction.setdefault(self.accesses[number].instruction, []).append(number)

        def end(block: int, state: _State) -> _State:
            """After a block."""
            for index in self.flow.blocks[block].instructions:
                state, _ = self._step(index, state, by_instruction)
            return state

        starts = states_at_starts(self.flow, _State(), end, _State.joined)
        for block, state in sorted(starts.items()):
            for index in self.flow.blocks[block].instructions:
                state, reason = self._step(index, state, by_instruction)
                if reason:
                    return f"{self.flow.place(index)}: {reason}"
        return None

    def _step(self, index: int, state: _State, numbers: dict[int, list[int]]) -> tuple[_State, str | None]:
        """(the state after an instruction, what is wrong with it)."""
        spend(INSTRUCTION)
        if index in self.flow.barriers:
            return self._after_barrier(index, state), None
        reason: str | None = None
        for number in numbers.get(index, ()):
            access = self.accesses[number]
            if access.is_load and not state.is_fresh:
                reason = reason or self._misses(number, state)
            if access.is_store and access.is_load and state.is_fresh:
                reason = reason or "an atomic operation on data that nobody stored"
            if access.is_store:
                state = self._after_store(number, access, state)
        return state, reason

    def _misses(self, number: int, state: _State) -> str | None:
        """Why a load may not find its data, None if it does."""
        access = self.accesses[number]
        if state.filling is None and state.held == access.distance:
            if state.sure < 0 or self._is_rewritten(number, self._fixed(state.sure), self._step_of(state.stored)):
                return None
        elif state.filling is None and state.held is not None:
            return f"the data that it loads are {state.held} bytes further on, not {access.distance}"
        if state.filling is not None:
            return "it loads between stores to another buffer and the barrier after them"
        known = "; ".join(dict.fromkeys(self._uncovered.values()))
        return f"which buffer holds the data that it loads is not known{': ' if known else ''}{known}"

    def _after_store(self, number: int, access: PlacedAccess, state: _State) -> _State:
        stored = state.stored | 1 << number
        done = 1 << number if access.is_full else 0
        if state.is_fresh:
            return _State(access.distance, False, None, 0, stored)
        if state.filling is None:
            if state.held == access.distance:
                return replace(state, stored=stored, sure=state.sure | done)
            return replace(state, filling=access.distance, done=done, stored=stored)
        if state.filling == access.distance:
            return replace(state, done=state.done | done, stored=stored)
        return replace(state, held=None, filling=_MIXED, done=0, stored=stored)

    def _after_barrier(self, index: int, state: _State) -> _State:
        if state.filling is None:
            return state
        mixed = state.filling == _MIXED
        reason = "paths meet that have stored to different buffers" if mixed else self._not_covered(state)
        if reason:
            self._uncovered[index] = f"{self.flow.place(index)}: {reason}"
            return replace(state, held=None if mixed else state.filling, filling=None, done=0, sure=state.done)
        self._uncovered.pop(index, None)
        return replace(state, held=state.filling, filling=None, done=0, sure=-1)

    # -- do stores cover what was stored before?

    def _not_covered(self, state: _State) -> str | None:
        """A store whose bytes the stores of this phase may leave as they were in the other buffer."""
        rest = state.stored & ~state.done
        if not rest:
            if all(self._is_fixed(self.accesses[number].address) for number in members(state.done)):
                return None
            rest = state.stored
        step, done = self._step_of(state.stored), self._fixed(state.done)
        for number in members(rest):
            if not self._is_fixed(self.accesses[number].address):
                return f"the address of the store on {self._place_of(number)} changes from one iteration to the next"
            if not self._is_rewritten(number, done, step):
                text = f"what the store on {self._place_of(number)} wrote may not be rewritten before it"
                address = self.atoms.describe(self.accesses[number].address)
                return f"{text} (it stores at {shorten(address, _MOST_OF_ADDRESS, placeholder=' ...')})"
        return None

    def _step_of(self, stored: int) -> int:
        """The bytes that stores are compared by."""
        return 4 if all(self.accesses[number].size % 4 == 0 for number in members(stored)) else 1

    def _fixed(self, numbers: int) -> list[int]:
        """Those of the accesses whose addresses are the same in each iteration."""
        return [number for number in members(numbers) if self._is_fixed(self.accesses[number].address)]

    def _is_rewritten(self, number: int, done: Sequence[int], step: int) -> bool:
        """Whether the bytes of an access are among those that stores with fixed addresses wrote."""
        spend(COMPARISON * self.accesses[number].size)
        if self.accesses[number].size % step:
            step = 1
        covered = {piece for other in done for piece in self._pieces(other, step)}
        return covered.issuperset(self._pieces(number, step)) or self._is_covered_by_lanes(number, done)

    def _is_fixed(self, address: Polynomial) -> bool:
        """True for addresses that are the same whenever a work-item uses them."""
        return not self.atoms.varies(address)

    def _pieces(self, number: int, step: int) -> Iterator[Polynomial]:
        access = self.accesses[number]
        return (access.address + place for place in range(0, access.size, step))

    def _is_covered_by_lanes(self, number: int, done: Sequence[int]) -> bool:
        """Whether the work-items of a workgroup of known shape together write what they wrote with another store."""
        if self.lanes is None:
            return False
        wanted = self._bytes(number, self.lanes.items)
        if wanted is None:
            return False
        written: set[int] = set()
        for other in done:
            written |= self._bytes(other, self.lanes.items) or set()
        return wanted <= written

    def _bytes(self, number: int, items: Sequence[Item]) -> set[int] | None:
        """The bytes that some work-items touch; None if that depends on more than their ids."""
        access = self.accesses[number]
        split = split_lanes(self.atoms, access.address)
        if split is None or not split[0].is_constant:
            return None
        spend(COMPARISON * len(items))
        starts = {split[0].constant + value for value in lane_values(self.atoms, split[1], items)}
        return {start + place for start in starts for place in range(access.size)}

    # -- is a barrier needed?

    def needed(self, barrier: int) -> str | None:
        """Two memory accesses that a removed barrier kept apart, and that nothing keeps apart now; None if there are
        none.
        """
        before, after = self._reached(barrier, backwards=True), self._reached(barrier, backwards=False)
        reason = self._in_conflict(before, after)
        if reason:
            return reason
        flow = self.flow
        unknown = next((index for index in sorted(before | after) if flow.effects[index] is OPAQUE_EFFECTS), None)
        if unknown is not None:
            return f"what {flow.instructions[unknown].mnemonic} on {flow.place(unknown)} touches is not known"
        others = [
            [index for index in sorted(found) if _is_shared_memory(flow.instructions[index])]
            for found in (before, after)
        ]
        for index in others[0]:
            for other in others[1]:
                if any(_may_write(flow.instructions[place]) for place in (index, other)):
                    return f"it may order the memory accesses on {self.flow.place(index)} and {self.flow.place(other)}"
        return None

    def _in_conflict(self, before: set[int], after: set[int]) -> str | None:
        firsts = [access for access in self.accesses if access.instruction in before]
        seconds = [access for access in self.accesses if access.instruction in after]
        for first in firsts:
            for second in seconds:
                spend(COMPARISON)
                if not (first.is_store or second.is_store) or first.distance != second.distance:
                    continue
                if self._may_overlap(first, second):
                    places = f"{self.flow.place(first.instruction)} and {self.flow.place(second.instruction)}"
                    return f"{places} may touch the same bytes, and no other barrier is between them"
        return None

    def _may_overlap(self, first: PlacedAccess, second: PlacedAccess) -> bool:
        if first.end <= second.low or second.end <= first.low:
            return False
        for access in (first, second):
            leaves = [self.atoms[number] for number in self.atoms.leaves(access.address)]
            if self.atoms.varies(access.address) or any(leaf.kind is not Kind.INPUT for leaf in leaves):
                return True
        return may_overlap(self.atoms, self.limit, (first.address, first.size), (second.address, second.size))

    def _reached(self, barrier: int, backwards: bool) -> set[int]:
        """The instructions on paths to or from a barrier on which no barrier is left."""
        flow = self.flow

        def ends(index: int) -> bool:
            return index in flow.barriers and index not in self.removed

        ways = instructions_from(flow, barrier, ends, backwards=backwards)
        return {index for index in ways if 0 <= index < len(flow.instructions) and not ends(index)}

    # -- words

    def _place_of(self, number: int) -> str:
        return self.flow.place(self.accesses[number].instruction)


def _is_shared_memory(instruction: AnyInstruction) -> bool:
    """True for accesses to memory other than LDS that work-items may have in common."""
    row = instruction.row
    if row is None:
        return instruction.is_opaque  # else a pair of vector operations
    if uses_storage(instruction) or row.space is AddressSpace.SCRATCH:
        return False
    if row.unit is Unit.EXPORT:
        return True
    return row.unit in (Unit.VMEM, Unit.FLAT, Unit.SMEM, Unit.LDS) and (row.may_load or row.may_store or row.is_atomic)


def _may_write(instruction: AnyInstruction) -> bool:
    """True for accesses that may change memory."""
    row = instruction.row
    return row is None or row.may_store or row.is_atomic or row.unit is Unit.EXPORT
