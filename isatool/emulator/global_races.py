"""Races in global memory: accesses of two waves to one place that nothing orders, at least one of them a write.

Every wave has a clock, and knows of every other wave up to which of its clocks all accesses come before what it does
next (`order`). A barrier joins what the waves of a workgroup know with what each has completed: loads that vmcnt and
stores that vscnt has been waited for. Between workgroups, and without a barrier, flags do: a store of up to two lanes
or an atomic publishes what its wave knows and has completed, a load with glc or a returning atomic takes it over once
it has returned. What is ordered is seen by later loads without glc only if caches are invalidated in between: L0 for
waves of the own workgroup (unless it runs in CU mode), L0 and L1 for others. Atomics don't race with atomics, loads
with glc not with stores, nor stores with stores of the same value. driver.c and runtime.h do the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import field
from enum import IntEnum
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from isatool.emulator.memory import Buffer, GlobalMemory
from isatool.emulator.numeric import U32, U64, Flags
from isatool.records import dataclass
from isatool.semantics.effects import Access

if TYPE_CHECKING:
    from isatool.emulator.group import Group

Clocks = NDArray[np.int64]
FLAG_LANES: Final = 2
FLAG_SIZE: Final = 8
COMPLETED: Final = np.iinfo(np.int64).max


class Clash(IntEnum):
    """What two accesses are to each other (the numbers of runtime.h)."""

    READS_WRITTEN = 1
    WRITES_READ = 2
    WRITES_WRITTEN = 3
    READS_STALE = 4


Report = Callable[[Clash, int, int, int], None]
"""what, the index of the lane's access, its address, the line of the other access"""


def race_message(clash: Clash, where: str) -> str:
    """What a finding says."""
    if clash is Clash.READS_STALE:
        return f"reads {where}, written by another wave, without invalidating the caches in between (buffer_gl0_inv)"
    verb = "reads" if clash is Clash.READS_WRITTEN else "writes"
    done = "read" if clash is Clash.WRITES_READ else "written"
    return f"{verb} {where}, {done} by another wave, and nothing orders the two (a wait and a barrier, or a flag)"


def collision_message(where: str) -> str:
    """What a finding says of lanes of one store that disagree."""
    return f"lanes of one store write different values to {where}; which one stays is undefined"


@dataclass
class _Words:
    """Who accessed each dword (or byte) of a buffer: waves from 1 on (0: none), clocks and lines."""

    count: int
    waves: NDArray[np.int64] = field(init=False)
    clocks: Clocks = field(init=False)
    lines: NDArray[np.int64] = field(init=False)
    atomic: Flags = field(init=False)

    def __post_init__(self) -> None:
        """Row 0 is of the writer, rows 1 and 2 of two readers."""
        self.waves, self.clocks, self.lines = (np.zeros((3, self.count), np.int64) for _ in range(3))
        self.atomic = np.zeros(self.count, np.bool_)


@dataclass
class GlobalRaces:
    """The order of accesses of the waves of a run; `enter` makes room for those of one batch."""

    memory: GlobalMemory
    waves: int
    """of a workgroup"""
    all_waves: int
    unit: int
    """bytes of a word"""
    cu_mode: bool
    flags_matter: bool
    clock: int = 0
    first: int = 0
    words: dict[str, _Words] = field(default_factory=dict)
    flags: dict[int, Clocks] = field(default_factory=dict)
    order: Clocks = field(init=False)
    l0: Clocks = field(init=False)
    l1: Clocks = field(init=False)
    seen: Clocks = field(init=False)
    foreign: bool = False

    def enter(self, first: int, count: int) -> None:
        """`count` waves from number `first` on begin."""
        self.first = first
        self.order, self.l0, self.l1, self.seen = (np.zeros((count, self.all_waves), np.int64) for _ in range(4))

    # -- what orders accesses

    def invalidate(self, group: Group, caches: Access) -> None:
        """Later loads see what is ordered before."""
        for cache, kept in ((Access.INVALIDATE_L0, self.l0), (Access.INVALIDATE_L1, self.l1)):
            if caches & cache:
                kept[group.place] = self.order[group.place]

    def barrier(self, groups: Sequence[Group]) -> None:
        """All waves of these groups wait: workgroup by workgroup they know what each of them had completed as it
        signalled.
        """
        place = np.concatenate([group.place for group in groups])
        done = [group.completed(self.clock) if group.signal is None else group.signal for group in groups]
        self.order[place, place + self.first] = np.concatenate(done)
        workgroup = place // self.waves
        for one in np.unique(workgroup):
            rows = place[workgroup == one]
            self.order[rows] = self.order[rows].max(axis=0)

    def take_flags(self, group: Group) -> None:
        """Loads that may have seen a flag have returned."""
        self.order[group.place] = np.maximum(self.order[group.place], self.seen[group.place])

    def _see(self, places: NDArray[np.int64], addresses: U64, near: bool = False) -> None:
        if not self.flags_matter:
            return
        for place, address in zip(places.tolist(), addresses.tolist(), strict=True):
            clocks = self.flags.get(address // 4)
            if clocks is not None:
                own = (place + self.first) // self.waves * self.waves
                chosen = slice(own, own + self.waves) if near else slice(None)
                np.maximum(self.seen[place, chosen], clocks[chosen], out=self.seen[place, chosen])

    def _publish(self, place: int, address: int, completed: int) -> None:
        known = self.order[place].copy()
        known[place + self.first] = completed
        clocks = self.flags.get(address // 4)
        self.flags[address // 4] = known if clocks is None else np.maximum(clocks, known)

    # -- accesses

    def read(self, group: Group, lanes: Flags, addresses: U64, size: int, access: Access) -> None:
        """Loads of the lanes of a mask [waves, lanes], at one address each."""
        places = group.places[lanes]
        if access & Access.COHERENT:
            self._see(places, addresses, bool(access & Access.NEAR))
            return
        for words, cells, place, address in self._cells(places, addresses, size, write=False):
            writer, written = words.waves[0, cells], words.clocks[0, cells]
            known = self._is_ordered(place, writer, written, self.order)
            fresh = known & self._is_fresh(place, writer, written)
            self._report(group, ~known, Clash.READS_WRITTEN, words.lines[0, cells], address)
            self._report(group, known & ~fresh, Clash.READS_STALE, words.lines[0, cells], address)
            mine = self._is_ordered(place, words.waves[1, cells], words.clocks[1, cells], self.order)
            for row, chosen in ((1, mine), (2, ~mine)):
                words.waves[row, cells[chosen]] = place[chosen] + self.first + 1
                words.clocks[row, cells[chosen]] = self.clock
                words.lines[row, cells[chosen]] = group.line
            lost = mine & (words.waves[1, cells] != place + self.first + 1)
            words.waves[2, cells[lost]] = place[lost] + self.first + 1
            words.clocks[2, cells[lost]] = self.clock
            words.lines[2, cells[lost]] = group.line

    def write(
        self, group: Group, lanes: Flags, addresses: U64, size: int, data: Sequence[U32] | None, returns: bool = False
    ) -> None:
        """Stores of `data`, dwords of the lanes, before they are done; or atomics."""
        places = group.places[lanes]
        same = None
        if data is not None:
            now, _ = self.memory.load(addresses, size)
            mask = np.uint32(0xFFFFFFFF if size >= 4 else (1 << 8 * size) - 1)
            same = np.logical_and.reduce([(a ^ b) & mask == 0 for a, b in zip(now, data, strict=True)])
        per = -(-size // self.unit)
        for words, cells, place, address in self._cells(places, addresses, size, write=True):
            for row in (1, 2):
                known = self._is_ordered(place, words.waves[row, cells], words.clocks[row, cells], self.order)
                self._report(group, ~known, Clash.WRITES_READ, words.lines[row, cells], address)
            known = self._is_ordered(place, words.waves[0, cells], words.clocks[0, cells], self.order)
            fine = words.atomic[cells] if same is None else self._spread(same, len(cells), per)
            self._report(group, ~known & ~fine, Clash.WRITES_WRITTEN, words.lines[0, cells], address)
            words.waves[0, cells] = place + self.first + 1
            words.clocks[0, cells] = self.clock
            words.lines[0, cells] = group.line
            words.atomic[cells] = data is None
            if data is not None:
                lost = words.waves[0, cells] != place + self.first + 1
                lost &= ~self._agreeing(addresses, data, len(cells), per)
                self._report(group, lost, Clash.WRITES_WRITTEN, words.lines[0, cells], address)
        if self.flags_matter and size <= FLAG_SIZE:
            chosen = np.ones(lanes.shape, np.bool_) if data is None else self._few(lanes)
            picked = np.broadcast_to(chosen, lanes.shape)[lanes]
            done = np.broadcast_to(group.completed(self.clock).reshape(-1, 1), lanes.shape)[lanes]
            for lane in np.nonzero(picked)[0].tolist():  # one after another, as atomics are done
                if returns:
                    self._see(places[lane : lane + 1], addresses[lane : lane + 1])
                self._publish(int(places[lane]), int(addresses[lane]), int(done[lane]))

    @staticmethod
    def _few(lanes: Flags) -> Flags:
        few: Flags = (lanes.sum(axis=1) <= FLAG_LANES).reshape(-1, 1)
        return few

    @staticmethod
    def _spread(values: Flags, count: int, per: int) -> Flags:
        """For every word what holds for its lane, where all lanes are in one buffer; else nothing is known."""
        spread = np.repeat(values, per)
        return spread if len(spread) == count else np.ones(count, np.bool_)

    def _agreeing(self, addresses: U64, data: Sequence[U32], count: int, per: int) -> Flags:
        """Words of lanes whose data are those of the last lane that writes there."""
        _, inverse = np.unique(addresses, return_inverse=True)
        same = np.ones(len(addresses), np.bool_)
        for value in data:
            last = np.zeros(int(inverse.max(initial=-1)) + 1, np.uint32)
            last[inverse] = value
            same &= last[inverse] == value
        return self._spread(same, count, per)

    def _cells(
        self, places: NDArray[np.int64], addresses: U64, size: int, write: bool
    ) -> list[tuple[_Words, NDArray[np.int64], NDArray[np.int64], U64]]:
        """For every buffer that is hit: its words, which of them, and by word the wave and the lane's address."""
        found = []
        low, high = int(addresses.min()), int(addresses.max())
        for buffer in self.memory.buffers:
            if not buffer.writable or high < buffer.address or low >= buffer.address + buffer.size:
                continue
            start = np.uint64(buffer.address)
            end = np.uint64(buffer.address + buffer.size - min(size, buffer.size))
            inside = (addresses >= start) & (addresses <= end) & np.bool_(buffer.size >= size)
            if not inside.any():
                continue
            words = self._of(buffer)
            offsets = (addresses[inside] - start).astype(np.int64)
            count = -(-size // self.unit)
            cells = (offsets // self.unit).reshape(-1, 1) + np.arange(count)
            found.append((
                words, cells.reshape(-1), np.repeat(places[inside], count), np.repeat(addresses[inside], count)
            ))  # fmt: skip
        return found

    def _of(self, buffer: Buffer) -> _Words:
        if buffer.name not in self.words:
            self.words[buffer.name] = _Words(buffer.size // self.unit + 2)
        return self.words[buffer.name]

    def _is_ordered(self, place: NDArray[np.int64], other: NDArray[np.int64], clock: Clocks, known: Clocks) -> Flags:
        mine = (other == 0) | (other == place + self.first + 1)
        found: Flags = mine | (known[place, np.maximum(other - 1, 0)] >= clock)
        return found

    def _is_fresh(self, place: NDArray[np.int64], other: NDArray[np.int64], clock: Clocks) -> Flags:
        mate = (other - 1 - self.first) // self.waves == place // self.waves
        first = self._is_ordered(place, other, clock, self.l0)
        found: Flags = (mate & (first | self.cu_mode)) | (first & self._is_ordered(place, other, clock, self.l1))
        return found

    def _report(self, group: Group, bad: Flags, clash: Clash, lines: NDArray[np.int64], address: U64) -> None:
        if bad.any():
            index = int(np.nonzero(bad)[0][0])
            group.report_race(clash, int(address[index]), int(lines[index]))
