"""The state of waves that agree on the program counter and on what is in flight: registers as arrays, waves in
lockstep.

VGPRs are [register, wave, lane], scalars [operand code, wave, 1]. A group splits where its waves part at a branch and
merges with another one at the same place. Loads and stores of the printed functions come here, are checked, and are
passed on to global memory, LDS or scratch. It is long because it is one class: what the printed functions call.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import field
from typing import NamedTuple, TypeVar, cast

import numpy as np
from numpy.typing import NDArray

from isatool.emulator import numeric
from isatool.emulator.findings import ATOMIC, EmulatorFinding, EmulatorFindings, FindingKind
from isatool.emulator.global_races import COMPLETED, Clash, GlobalRaces, collision_message, race_message
from isatool.emulator.memory import GlobalMemory, Lds, read_bytes, write_bytes
from isatool.emulator.numeric import U32, U64, Flags
from isatool.emulator.races import Accesses, Report, track_atomics, track_reads, track_writes
from isatool.isa.registers import EXEC_LO
from isatool.records import dataclass
from isatool.semantics.effects import Access

Number = TypeVar("Number", bound=np.generic)
Result = TypeVar("Result")
VGPR_POISON = 0x7FA1DEAD
SGPR_POISON = 0x7FA2DEAD
EXEC = int(EXEC_LO)
OUTSTANDING = 64
"""operations that a counter can tell apart"""
MASK_BITS = 32
"""lanes whose mask one scalar register holds"""


class RequirementError(Exception):
    """A wave met an instruction in a state for which it has no semantics; the message says which."""


class OperationInFlight(NamedTuple):
    """An operation in flight: the registers it owns, its line, how much of the counter it is worth, if it stores to
    LDS.
    """

    registers: frozenset[int]
    line: int
    worth: int
    stores: bool
    flat: bool = False


@dataclass
class Shared:
    """What the groups of a batch have in common."""

    memory: GlobalMemory
    lds: Lds
    findings: EmulatorFindings
    sanitize: bool
    scratch_bytes: int
    races: GlobalRaces | None = None
    """the order of accesses to global memory, where sanitizers are on"""
    observe: Observer | None = None
    """told before every load and store"""


Observer = Callable[["Group", str, NDArray[np.generic], int], None]
"""group, memory (global, lds, scratch, scalar), addresses [waves, lanes], of scalar loads [waves], bytes per lane"""


@dataclass
class Group:
    """Waves [0, waves) at step `pc`. `workgroup` is the index within the batch, `wave` that within the workgroup."""

    shared: Shared
    pc: int
    mode: int
    v: U32
    s: U32
    scc: Flags
    workgroup: NDArray[np.int64]
    wave: NDArray[np.int64]
    exists: Flags
    undefined_v: U32
    undefined_s: U32
    scratch: U32
    scratch_undefined: U32
    clean: set[int] = field(default_factory=set)
    loads: deque[OperationInFlight] = field(default_factory=deque)
    lds_queue: deque[OperationInFlight] = field(default_factory=deque)
    smem: list[OperationInFlight] = field(default_factory=list)
    load_clocks: deque[NDArray[np.int64]] = field(default_factory=deque)
    store_clocks: deque[NDArray[np.int64]] = field(default_factory=deque)
    """clocks [waves] of the vector loads and stores that are outstanding"""
    in_flight: dict[int, int] = field(default_factory=dict)
    origin: dict[int, int] = field(default_factory=dict)
    line: int = 0
    access: Access = Access.NOTHING
    steps: int = 0
    """that its waves have made"""
    shares: int = 0
    """how often the group has stood back for others"""
    waiting: bool = False
    signal: NDArray[np.int64] | None = None
    """by wave up to which clock its accesses were done as it signalled; None once it has waited at the barrier"""
    loaded_undefined: list[list[U32]] = field(default_factory=list)
    dirty: bool = False
    pending_vectors: list[tuple[int, U32, Flags]] = field(default_factory=list)
    pending_scalars: list[tuple[int, U32]] = field(default_factory=list)
    pending_marks: list[tuple[str, U32, tuple[U32, ...], int]] = field(default_factory=list)
    waves: int = field(init=False)
    lanes: int = field(init=False)
    shape: tuple[int, int] = field(init=False)
    """waves and lanes of a wave"""
    lane: U32 = field(init=False)
    mask: Flags = field(init=False)
    full: bool = field(init=False)
    base: NDArray[np.intp] = field(init=False)
    scratch_base: NDArray[np.intp] = field(init=False)
    owner: NDArray[np.int32] = field(init=False)
    place: NDArray[np.int64] = field(init=False)
    """numbers of the waves within the batch"""
    places: NDArray[np.int64] = field(init=False)

    def __post_init__(self) -> None:
        _, self.waves, self.lanes = self.v.shape
        self.shape = (self.waves, self.lanes)
        self.lane = np.arange(self.lanes, dtype=np.uint32).reshape(1, -1)
        self.base = (self.workgroup * self.shared.lds.words).astype(np.intp).reshape(-1, 1)
        words = self.scratch.shape[-1]
        self.scratch_base = (np.arange(self.waves * self.lanes, dtype=np.intp) * words).reshape(self.shape)
        self.owner = np.broadcast_to(self.wave.astype(np.int32).reshape(-1, 1), self.shape)
        races = self.shared.races
        self.place = self.workgroup * (races.waves if races is not None else 0) + self.wave
        self.places = np.broadcast_to(self.place.reshape(-1, 1), self.shape)
        self._refresh()

    def _refresh(self) -> None:
        self.mask = numeric.lanes_of(self.s[EXEC : EXEC + self.lanes // MASK_BITS, :, 0].T)
        self.full = bool(self.mask.all())

    def set_exec(self, value: U32, half: int) -> None:
        """Write EXEC_LO (half 0) or EXEC_HI."""
        self.s[EXEC + half] = value
        self._refresh()

    # -- splitting and merging

    def select(self, chosen: Flags, pc: int) -> Group:
        """The waves of a boolean [waves] as a group of their own at another place."""
        return Group(
            self.shared, pc, self.mode, self.v[:, chosen], self.s[:, chosen], self.scc[chosen],
            self.workgroup[chosen], self.wave[chosen], self.exists[chosen],
            self.undefined_v[:, chosen], self.undefined_s[:, chosen],
            self.scratch[chosen], self.scratch_undefined[chosen],
            set(self.clean), deque(self.loads), deque(self.lds_queue), list(self.smem),
            deque(clocks[chosen] for clocks in self.load_clocks), deque(clocks[chosen] for clocks in self.store_clocks),
            dict(self.in_flight), dict(self.origin), steps=self.steps, shares=self.shares,
            signal=None if self.signal is None else self.signal[chosen],
        )  # fmt: skip

    def joins(self, other: Group) -> bool:
        """True if both are at the same place with the same operations in flight."""
        return (
            self.pc == other.pc
            and self.mode == other.mode
            and self.waiting == other.waiting
            and (self.signal is None) == (other.signal is None)
            and self.loads == other.loads
            and self.lds_queue == other.lds_queue
            and self.smem == other.smem
        )

    @staticmethod
    def merged(groups: Sequence[Group]) -> Group:
        """One group of several that join, waves in order of workgroup and wave."""
        first = groups[0]
        if len(groups) == 1:
            return first
        workgroup = np.concatenate([g.workgroup for g in groups])
        wave = np.concatenate([g.wave for g in groups])
        order = np.lexsort((wave, workgroup))

        def along(axis: int, name: str) -> U32:
            joined: U32 = np.concatenate([getattr(g, name) for g in groups], axis=axis)
            return np.take(joined, order, axis=axis)

        result = Group(
            first.shared, first.pc, first.mode, along(1, "v"), along(1, "s"),
            np.concatenate([g.scc for g in groups])[order], workgroup[order], wave[order],
            np.concatenate([g.exists for g in groups])[order], along(1, "undefined_v"), along(1, "undefined_s"),
            along(0, "scratch"), along(0, "scratch_undefined"),
            set.intersection(*(g.clean for g in groups)), deque(first.loads), deque(first.lds_queue), list(first.smem),
            _joined([g.load_clocks for g in groups], [g.waves for g in groups], order),
            _joined([g.store_clocks for g in groups], [g.waves for g in groups], order), dict(first.in_flight),
            steps=max(g.steps for g in groups), shares=max(g.shares for g in groups),
        )  # fmt: skip
        for g in groups:
            result.origin |= g.origin
        result.waiting = first.waiting
        if first.signal is not None:
            result.signal = np.concatenate([g.signal for g in groups if g.signal is not None])[order]
        return result

    # -- operations in flight

    def issue(self, queue: str, flight: OperationInFlight) -> None:
        """Put an operation into the queue of its counter."""
        (self.loads if queue == "loads" else self.lds_queue if queue == "lds" else self.smem).append(flight)
        for register in flight.registers:
            self.in_flight[register] = flight.line

    def _land(self, flight: OperationInFlight) -> None:
        for register in flight.registers:
            if self.in_flight.get(register) == flight.line and not self._elsewhere(register):
                del self.in_flight[register]

    def _elsewhere(self, register: int) -> bool:
        """A flat load waits in two queues, and a vector load may follow another one into a register."""
        return any(register in other.registers for queue in (self.loads, self.lds_queue, self.smem) for other in queue)

    def follows_in_order(self, register: int, queue: str) -> bool:
        """True if nothing but operations of one queue is in flight to a register."""
        others = (self.lds_queue if queue == "loads" else self.loads, self.smem)
        return not any(register in flight.registers for other in others for flight in other)

    def wait_loads(self, limit: int) -> None:
        """vmcnt: loads return in order."""
        while len(self.loads) > limit:
            self._land(self.loads.popleft())
        while len(self.load_clocks) > limit:
            self.load_clocks.popleft()
        if self.shared.races is not None and not limit:
            self.shared.races.take_flags(self)

    def issue_clock(self, loads: bool, clock: int) -> None:
        """A vector load or store is outstanding from now on."""
        queue = self.load_clocks if loads else self.store_clocks
        queue.append(np.full(self.waves, clock))
        if len(queue) > OUTSTANDING:
            queue.popleft()

    def wait_stores(self, limit: int) -> None:
        """vscnt: stores complete in order."""
        while len(self.store_clocks) > limit:
            self.store_clocks.popleft()

    def completed(self, clock: int) -> NDArray[np.int64]:
        """By wave the clock up to which all its accesses to memory are done."""
        outstanding = [*self.load_clocks, *self.store_clocks]
        done = np.full(self.waves, clock, np.int64)
        for clocks in outstanding:
            done = np.minimum(done, clocks - 1)
        return done

    def wait_lds(self, limit: int) -> None:
        """lgkmcnt without scalar loads, or dscnt: LDS in order."""
        total = sum(flight.worth for flight in self.lds_queue)
        while self.lds_queue and total > limit:
            flight = self.lds_queue.popleft()
            total -= flight.worth
            self._land(flight)

    def wait_scalar(self) -> None:
        """lgkmcnt(0) or kmcnt(0): scalar loads come in any order, and now all have."""
        scalar, self.smem = self.smem, []
        for flight in scalar:
            self._land(flight)

    # -- memory

    def report(self, kind: FindingKind, message: str, subject: str = "", other: int = 0, lane: int = -1) -> None:
        """Add a finding at the current line."""
        self.shared.findings.add(EmulatorFinding(kind, self.line, message, subject, other, lane))

    def require(self, condition: Flags, reason: str) -> None:
        """Stop unless the condition holds in every wave."""
        if not condition.all():
            raise RequirementError(reason)

    @contextmanager
    def _narrowed(self, where: Flags) -> Iterator[None]:
        """Only lanes where a condition holds are active."""
        outer, outer_full = self.mask, self.full
        self.mask = outer & where
        self.full = bool(self.mask.all())
        yield
        self.mask, self.full = outer, outer_full

    def load(self, space: str, address: U32 | U64, size: int, align: int, where: Flags | None = None) -> list[U32]:
        """Dwords [waves, lanes] of the active lanes where the condition holds; 0 where it does not."""
        if where is not None:
            with self._narrowed(where):
                values = self.load(space, address, size, align)
                return values if self.full else [np.where(self.mask, value, np.uint32(0)) for value in values]
        if self.shared.observe is not None:
            self.shared.observe(self, space, np.broadcast_to(address, self.shape), size)
        if space == "global":
            return self._load_global(np.broadcast_to(address, self.shape), size, align)
        return self._load_local(space, np.broadcast_to(address, self.shape), size, align)

    def store(
        self,
        space: str,
        address: U32 | U64,
        data: Sequence[U32],
        size: int,
        align: int,
        where: Flags | None = None,
    ) -> None:
        """Write the active lanes' dwords where the condition holds, the highest lane last."""
        if where is not None:
            with self._narrowed(where):
                self.store(space, address, data, size, align)
            return
        shape = self.shape
        if self.shared.observe is not None:
            self.shared.observe(self, space, np.broadcast_to(address, shape), size)
        full = [np.broadcast_to(value, shape) for value in data]
        if space == "global":
            self._store_global(np.broadcast_to(address, shape), full, size, align)
        else:
            self._store_local(space, np.broadcast_to(address, shape), full, size, align)

    def fetch(self, address: U64, dwords: int, where: Flags | None = None) -> list[U32]:
        """A scalar load: dwords [waves, 1], 0 in waves where the condition does not hold."""
        flat = np.broadcast_to(address, (self.waves, 1)).reshape(-1)
        if where is not None:
            chosen = np.broadcast_to(where, (self.waves, 1)).reshape(-1)
            result = [np.zeros((self.waves, 1), np.uint32) for _ in range(dwords)]
            if chosen.any():
                for kept, value in zip(result, self._fetched(flat[chosen], dwords), strict=True):
                    kept[chosen] = value
            return result
        return self._fetched(flat, dwords)

    def _fetched(self, flat: U64, dwords: int) -> list[U32]:
        if self.shared.observe is not None:
            self.shared.observe(self, "scalar", flat, 4 * dwords)
        values, bad = self.shared.memory.load(flat, 4 * dwords)
        if bad:
            where = int(flat[bad[0]])
            text = self.shared.memory.describe(where)
            self.report(FindingKind.OUT_OF_BOUNDS, f"scalar load of {4 * dwords} bytes at {text}", text.split("+")[0])
        return [value.reshape(-1, 1) for value in values]

    def _active(self, values: NDArray[Number]) -> NDArray[Number]:
        return values.reshape(-1) if self.full else values[self.mask]

    def _spread(self, values: list[U32]) -> list[U32]:
        """Values of the active lanes back to [waves, lanes]."""
        if self.full:
            return [value.reshape(self.shape) for value in values]
        result = []
        for value in values:
            whole = np.zeros(self.shape, np.uint32)
            whole[self.mask] = value
            result.append(whole)
        return result

    def _lane_of(self, index: int) -> int:
        """The lane of the index-th active one."""
        if self.full:
            return index % self.lanes
        return int(np.nonzero(self.mask)[1][index])

    def _check_global(self, addresses: U64, bad: list[int], size: int, align: int, verb: str) -> None:
        memory = self.shared.memory
        if bad:
            where, lane = int(addresses[bad[0]]), self._lane_of(bad[0])
            text = memory.describe(where)
            holder = memory.find(where)
            name = holder.name if holder else ""
            message = f"{verb} of {size} bytes at {text}, lane {lane}, {len(bad)} lane(s)"
            self.report(FindingKind.OUT_OF_BOUNDS, message, name, lane=lane)
        if align > 1 and self.shared.sanitize:
            odd = np.nonzero(addresses & np.uint64(align - 1))[0]
            if len(odd):
                where, lane = int(addresses[odd[0]]), self._lane_of(int(odd[0]))
                message = f"{verb} of {size} bytes at {memory.describe(where)} is not aligned to {align}, lane {lane}"
                self.report(FindingKind.MISALIGNED, message, lane=lane)

    def _load_global(self, address: U64, size: int, align: int) -> list[U32]:
        active = self._active(address)
        if not len(active):
            return [np.zeros(self.shape, np.uint32) for _ in range(max(1, size // 4))]
        values, bad = self.shared.memory.load(active, size)
        self._check_global(active, bad, size, align, "load")
        if self.shared.races is not None and self.shared.sanitize:
            self.shared.races.read(self, self.mask, active, size, self.access)
        return self._spread(values)

    def _store_global(self, address: U64, data: list[U32], size: int, align: int) -> None:
        active = self._active(address)
        if len(active):
            values = [self._active(value) for value in data]
            if self.shared.races is not None and self.shared.sanitize:
                self.shared.races.write(self, self.mask, active, size, values)
            bad = self.shared.memory.store(active, values, size)
            self._check_global(active, bad, size, align, "store")
            if self.shared.sanitize:
                self._check_collisions(active, values, size)

    def _check_collisions(self, active: U64, values: Sequence[U32], size: int) -> None:
        """Lanes of one wave that disagree about a dword (or byte, or halfword)."""
        if len(np.unique(active)) == len(active) and size <= 4:
            return
        now, _ = self.shared.memory.load(active, size)
        mask = np.uint32(0xFFFFFFFF if size >= 4 else (1 << 8 * size) - 1)
        lost = np.logical_or.reduce([(a ^ b) & mask != 0 for a, b in zip(now, values, strict=True)])
        waves = self._active(np.broadcast_to(np.arange(self.waves).reshape(-1, 1), self.shape))
        for index in np.nonzero(lost)[0].tolist():
            low = int(active[index])
            near = (active < np.uint64(low + size)) & (active > np.uint64(max(0, low - size)))
            if ((waves == waves[index]) & near & (np.arange(len(active)) > index)).any():
                self.report(FindingKind.COLLISION, collision_message(self.shared.memory.describe(low)))
                return

    def report_race(self, clash: Clash, address: int, other: int) -> None:
        """A race at an address of global memory with an access of another line."""
        memory = self.shared.memory
        holder = memory.find(address)
        message = race_message(clash, memory.describe(address))
        self.report(FindingKind.GLOBAL_RACE, message, holder.name if holder else "", other)

    # -- LDS and scratch

    def _local(self, space: str) -> tuple[U32, U32, NDArray[np.intp], int]:
        """Words, their undefined bits, the first word of every lane, and the bytes that may be used."""
        if space == "lds":
            lds = self.shared.lds
            return lds.data, lds.undefined, np.broadcast_to(self.base, self.shape), lds.size
        flat = self.scratch.reshape(-1), self.scratch_undefined.reshape(-1)
        return *flat, self.scratch_base, self.shared.scratch_bytes

    def _in_bounds(self, space: str, address: U32, limit: int, size: int, align: int, verb: str) -> Flags:
        good = np.broadcast_to(np.bool_(limit >= size), self.mask.shape) & self.mask
        if limit >= size:
            good = good & (address <= np.uint32(limit - size))
        bad = self.mask & ~good
        if bad.any():
            wave, lane = (int(part[0]) for part in np.nonzero(bad))
            where = int(address[wave, lane])
            message = f"{verb} of {size} bytes at {space.upper()}+{where}, of {limit} bytes, lane {lane}"
            self.report(FindingKind.OUT_OF_BOUNDS, message, space.upper(), lane=lane)
        if align > 1 and self.shared.sanitize:
            odd = good & ((address & np.uint32(align - 1)) != 0)
            if odd.any():
                wave, lane = (int(part[0]) for part in np.nonzero(odd))
                where = int(address[wave, lane])
                message = f"{verb} of {size} bytes at {space.upper()}+{where} is not aligned to {align}, lane {lane}"
                self.report(FindingKind.MISALIGNED, message, space.upper(), lane=lane)
        return good

    def _load_local(self, space: str, address: U32, size: int, align: int) -> list[U32]:
        data, undefined, base, limit = self._local(space)
        good = self._in_bounds(space, address, limit, size, align, "load")
        whole = bool(good.all())
        offsets = address if whole else address[good]
        if size >= 4 and not (offsets & np.uint32(3)).any():
            index = (offsets >> np.uint32(2)).astype(np.intp) + (base if whole else base[good])
            values = [data[index + dword] for dword in range(size // 4)]
            marks = [undefined[index + dword] for dword in range(size // 4)] if self.shared.sanitize else []
        else:
            start = offsets.astype(np.intp) + 4 * (base if whole else base[good])
            values = read_bytes(data.view(np.uint8), start, size)
            marks = read_bytes(undefined.view(np.uint8), start, size) if self.shared.sanitize else []
        if self.shared.sanitize:
            self._note_undefined(marks, good, whole)
            if space == "lds":
                self._track(track_reads, self._accesses(offsets, good, whole, size))
        return values if whole else [self._placed(value, good) for value in values]

    def _placed(self, values: U32, good: Flags) -> U32:
        result = np.zeros(self.shape, np.uint32)
        result[good] = values
        return result

    def _note_undefined(self, marks: list[U32], good: Flags, whole: bool) -> None:
        """Keep which loaded bits were never written; `dirty` tells the engine to look at them."""
        self.dirty |= any(bool(mark.any()) for mark in marks)
        self.loaded_undefined.append(marks if whole else [self._placed(mark, good) for mark in marks])

    def _store_local(self, space: str, address: U32, data: list[U32], size: int, align: int) -> None:
        words, undefined, base, limit = self._local(space)
        good = self._in_bounds(space, address, limit, size, align, "store")
        offsets = address[good]
        if size >= 4 and not (offsets & np.uint32(3)).any():
            index = (offsets >> np.uint32(2)).astype(np.intp) + base[good]
            for dword, value in enumerate(data):
                words[index + dword] = value[good]
                undefined[index + dword] = 0
        else:
            start = offsets.astype(np.intp) + 4 * base[good]
            write_bytes(words.view(np.uint8), start, [value[good] for value in data], size)
            for byte in range(size):
                undefined.view(np.uint8)[start + byte] = 0
        if self.shared.sanitize and space == "lds":
            self._track_writes(offsets, good, size, data)

    def mark_undefined(self, space: str, address: U32, marks: Sequence[U32], size: int) -> None:
        """Undefined bits of data that a store has just put into LDS or scratch."""
        _, undefined, base, limit = self._local(space)
        where = np.broadcast_to(address, self.mask.shape)
        good = self.mask & (where <= np.uint32(max(0, limit - size)))
        start = where[good].astype(np.intp) + 4 * base[good]
        data = [np.broadcast_to(mark, self.mask.shape)[good] for mark in marks]
        write_bytes(undefined.view(np.uint8), start, data, size)

    # -- races

    def _accesses(self, offsets: U32, good: Flags, whole: bool, size: int) -> Accesses:
        """Tracker cells of every accessed lane, and the wave that accesses them."""
        unit = self.shared.lds.cell
        count = max(1, -(-size // unit))
        base = self.base * (4 // unit)
        start = (offsets // np.uint32(unit)).astype(np.intp)
        start = start + (base if whole else np.broadcast_to(base, self.mask.shape)[good])
        owner = self.owner if whole else self.owner[good]
        cells = (start.reshape(-1, 1) + np.arange(count)).reshape(-1)
        return Accesses(cells, np.repeat(owner.reshape(-1), count), self.line)

    def _track(self, note: Callable[[Lds, Accesses, Report], Result], made: Accesses) -> Result:
        """Note accesses; what waves do between a signal and its wait is also after the barrier for others."""
        lds = self.shared.lds
        noted = note(lds, made, self._race)
        if self.signal is not None:
            note(lds, made._replace(cells=made.cells + lds.later), lambda *_: None)
        return noted

    def _race(self, message: str, other: str, line: int) -> None:
        self.report(FindingKind.LDS_RACE, message, other, line)

    def _track_writes(self, offsets: U32, good: Flags, size: int, data: list[U32]) -> None:
        lds = self.shared.lds
        raced = self._track(track_writes, self._accesses(offsets, good, False, size))
        if size < 4 or raced:
            return
        index = (offsets >> np.uint32(2)).astype(np.intp) + np.broadcast_to(self.base, self.mask.shape)[good]
        if any(bool((lds.data[index + dword] != value[good]).any()) for dword, value in enumerate(data)):
            message = "lanes of one store write different values to one dword of LDS; which one stays is undefined"
            self.report(FindingKind.COLLISION, message)

    # -- atomics

    def atomic(
        self,
        space: str,
        address: U32 | U64,
        size: int,
        new: Callable[[list[U32]], Sequence[U32]],
        where: Flags | None = None,
    ) -> list[U32]:
        """Read, replace and write back lane after lane; lanes with distinct addresses at once. Returns the old
        dwords, 0 in lanes where the condition does not hold.
        """
        if where is not None:
            with self._narrowed(where):
                return self.atomic(space, address, size, new)
        target = cast(U32, np.broadcast_to(address, self.shape))
        return self._atomic(space, target, size, new)

    def _atomic(self, space: str, where: U32, size: int, new: Callable[[list[U32]], Sequence[U32]]) -> list[U32]:
        dwords = size // 4
        old = [np.zeros(self.shape, np.uint32) for _ in range(dwords)]
        turns = self._turns(space, where)
        if self.shared.sanitize:
            self._check_atomic(space, where, size)
        sanitize, self.shared.sanitize = self.shared.sanitize, False
        outer, outer_full = self.mask, self.full
        for iteration in range(int(turns.max(initial=-1)) + 1):
            self.mask = turns == iteration
            self.full = False
            values = self.load(space, where, size, size)
            for kept, value in zip(old, values, strict=True):
                np.copyto(kept, value, where=self.mask)
            self.store(space, where, list(new(values)), size, size)
        self.mask, self.full, self.shared.sanitize = outer, outer_full, sanitize
        if sanitize and space == "lds":
            self._track_atomic(where, size)
        if sanitize and space == "global" and self.shared.races is not None and self.mask.any():
            active = self._active(cast(U64, where))
            self.shared.races.write(self, self.mask, active, size, None, bool(self.access & Access.RETURNS))
        return old

    def _check_atomic(self, space: str, where: U32, size: int) -> None:
        """Atomics need their natural alignment whatever the alignment mode is."""
        odd = self.mask & ((where & where.dtype.type(size - 1)) != 0)
        if odd.any():
            wave, lane = (int(part[0]) for part in np.nonzero(odd))
            address = int(where[wave, lane])
            text = self.shared.memory.describe(address) if space == "global" else f"{space.upper()}+{address}"
            message = f"atomic of {size} bytes at {text} is not aligned to {size}, lane {lane}"
            self.report(FindingKind.MISALIGNED, message, ATOMIC, lane=lane)

    def _turns(self, space: str, where: NDArray[np.generic]) -> NDArray[np.int64]:
        """For every active lane how many earlier ones have the same address; -1 for inactive lanes."""
        key = where.astype(np.uint64)
        if space != "global":
            spread = self.workgroup if space == "lds" else np.arange(self.waves)
            key = key + (spread.astype(np.uint64) << np.uint64(32)).reshape(-1, 1)
        if space == "scratch":
            key = key + (self.lane.astype(np.uint64) << np.uint64(48))
        turns = np.full(self.shape, -1, np.int64)
        flat = key[self.mask]
        order = np.argsort(flat, kind="stable")
        ordered = flat[order]
        first = np.concatenate(([True], ordered[1:] != ordered[:-1])) if len(ordered) else np.zeros(0, bool)
        starts = np.maximum.accumulate(np.where(first, np.arange(len(ordered)), 0)) if len(ordered) else first
        ranks = np.zeros(len(ordered), np.int64)
        ranks[order] = np.arange(len(ordered)) - starts
        turns[self.mask] = ranks
        return turns

    def _track_atomic(self, where: U32, size: int) -> None:
        lds = self.shared.lds
        good = self.mask & (where <= np.uint32(max(0, lds.size - size)))
        self._track(track_atomics, self._accesses(where[good], good, False, size))


def _joined(
    queues: Sequence[deque[NDArray[np.int64]]], waves: Sequence[int], order: NDArray[np.intp]
) -> deque[NDArray[np.int64]]:
    """The clocks of groups that become one, the latest operations side by side."""
    longest = max(len(queue) for queue in queues)
    padded = [
        [*(np.full(count, COMPLETED) for _ in range(longest - len(queue))), *queue]
        for queue, count in zip(queues, waves, strict=True)
    ]
    return deque(np.concatenate(row)[order] for row in zip(*padded, strict=True))
