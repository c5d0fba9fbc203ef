"""What one program does to memory: versions, stores since the last fence, loads, and what is still in flight.

Memory at a point is a version: a base (the last fence, or the loop header) and the stores since then. A load's value
is `load(version, address)`, that of a scalar load too unless memory never changes there. Barriers, atomics,
invalidations and accesses that bypass caches are fences: versions after them depend on both memories before them, so
nothing moves across. Everything is in dwords where that is right: an LDS access of several dwords out of bounds fails
as a whole (ISA guide 12.5), so it is taken apart only in bounds.
It is long because every kind of access asks the same versions.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Mapping
from dataclasses import field, replace
from typing import Final, NamedTuple

from isatool.analysis.bdd import Bdd
from isatool.records import record
from isatool.semantics.effects import CounterWait, Space
from isatool.semantics.ops import Op
from isatool.verify.product import in_flight
from isatool.verify.product.completion_order import QueuedOperation, merged_issues
from isatool.verify.product.in_flight import EMPTY, FETCHED, LDS, LOAD, LOADS, PRIVATE, SCALAR, STORES, Queues
from isatool.verify.values.constructors import Values
from isatool.verify.values.load_parts import load_at
from isatool.verify.values.nodes import Extra, Label
from isatool.verify.values.overlap import Overlaps
from isatool.verify.values.ring import combine
from isatool.verify.values.sums import terms_of

LDS_BLOCK: Final = 16
"""bytes that divide the LDS of every workgroup: gfx11 allocates 512 at a time or a multiple of that"""


class Item(NamedTuple):
    """A store: `shape` is its bytes, or the offsets and sizes of an access that could not be taken apart. `after`: how
    many bytes after the first dword of its instruction, if lanes may store to the same bytes by an earlier one as well.
    """

    address: int
    data: tuple[int, ...]
    guard: int
    shape: Label
    after: int = 0


class AddressedAccess(NamedTuple):
    """One address of an instruction: base value, constant added to it, bytes; the condition for a lane to access it."""

    base: int
    offset: int
    size: int
    guard: int


class MemoryRules(NamedTuple):
    """How strict memory is taken: bytes of LDS, whether accesses may be taken to be in bounds, whether an LDS address
    is base + offset modulo 2**32, whether what provably does not overlap is brought into one order, in the same lane
    only if races are excluded. `signals`: another wave may learn from a store that this one's loads are done.
    `one_dot2`: both encodings of a dot product give the same bits. `ranges`: what holds at each place may show that
    accesses are in bounds (`lds_bounds`).
    """

    lds_bytes: int = 0
    in_bounds: bool = False
    wraps: bool = False
    reorder: bool = False
    no_races: bool = False
    signals: bool = False
    one_dot2: bool = False
    ranges: bool = False


class FenceEvent(NamedTuple):
    """A fence, what may be in flight there, and the loads before it of which one may have returned. `loads_global`: an
    ordinary load of global memory, by which no wave can tell whether another one's access of the LDS is done, unless
    waves synchronise by such accesses.
    """

    what: Label
    pending: Queues
    returned: frozenset[Label] = frozenset()
    loads_global: bool = False


class Log(NamedTuple):
    """An access that may fault (a load, or one of private memory beyond what is declared): space, address, bytes; the
    diagram of the lanes that make it; those before it; whether neither a store nor a fence comes before it, from entry
    or the loop's header.
    """

    key: tuple[Space, int, int]
    guard: int
    before: Log | None
    comes_first: bool


@record
class Memory:
    """The state; methods return the next one. `order` is the number of the sequence of all accesses so far.

    `issues`: what was issued when, as far as waits for it can be seen (`settled.py`).
    """

    bases: dict[Space, int]
    stores: dict[Space, tuple[Item, ...]] = field(default_factory=dict)
    loads: Log | None = None
    issues: QueuedOperation | None = None
    order: int = 0
    events: tuple[FenceEvent, ...] = ()
    pending: Queues = EMPTY
    returned: frozenset[Label] = frozenset()

    @property
    def is_untouched(self) -> bool:
        """Whether there was neither a store nor a fence, those to private memory aside."""
        return not self.events and not any(items for space, items in self.stores.items() if space is not Space.SCRATCH)

    # -- in flight

    def issued(self, queue: int, token: Label) -> Memory:
        """An operation goes on its way."""
        pending = in_flight.issued(self.pending, queue, token)
        return self if pending == self.pending else replace(self, pending=pending)

    def waited(self, decisions: Bdd, wait: CounterWait) -> Memory:
        """What a wait certainly covers is gone."""
        if self.pending == EMPTY:
            return self
        left = in_flight.waited(decisions, self.pending, wait)
        return replace(self, pending=left, returned=self.returned | in_flight.loads_gone(self.pending, left))

    def at_fence(self, what: Label, *, loads_global: bool = False) -> FenceEvent:
        """The state as others may see it at a fence."""
        return FenceEvent(what, self.pending, self.returned, loads_global)

    def fences(self, space: Space) -> int:
        """How many fences there were that a memory is another one after."""
        return sum(space is not Space.LDS or not event.loads_global for event in self.events)

    def noted(self, token: Label, parts: tuple[Label, ...], lanes: int, *, is_load: bool, in_lds: bool) -> Memory:
        """Log that an operation, or a fence, is issued now."""
        flying = in_flight.shared(self.pending)
        return replace(self, issues=QueuedOperation(token, parts, is_load, in_lds, flying, 1, lanes, self.issues))


class MemoryModel:
    """Operations on memory states of one side."""

    def __init__(
        self,
        values: Values,
        rules: MemoryRules,
        known: Mapping[int, int],
        apart: tuple[tuple[int, int], ...] = (),
        constants: tuple[tuple[int, int], ...] = (),
    ) -> None:
        self.values = values
        self.known = known
        """what is granted of constant memory: address -> value"""
        self.constants = constants
        """memory that nobody may write while the kernel runs: address of the first byte, bytes"""
        self.rules = rules
        self.reordered = False
        """whether anything that provably does not overlap was exchanged"""
        self.wrapped = False
        """whether an LDS address was taken as a sum that may wrap"""
        self.blocked = False
        """whether an LDS access was taken to be inside or outside as a whole as it is within one aligned block"""
        self.at = -1
        """the instruction that runs, as a dense index"""
        self.inside: Container[int] = frozenset()
        """instructions whose LDS accesses are in bounds wherever they run"""
        self.outside: set[int] = set()
        """instructions of which an LDS access was not seen to be in bounds from its values"""
        self.taken_in_bounds: set[int] = set()
        """instructions whose LDS access was taken to be in bounds as that is granted, and was needed"""
        self.scratch_bytes = 1 << 32
        """private memory of a lane, in bytes: what is beyond is another lane's, or nobody's"""
        self.overlaps = Overlaps(values, apart)
        self._sorted: dict[tuple[Space, tuple[Item, ...]], tuple[Item, ...]] = {}

    def version(self, memory: Memory, space: Space) -> int:
        """The version of a memory after all stores so far."""
        return self._version(memory.bases[space], space, self._ordered(space, memory.stores.get(space, ())))

    def _version(self, base: int, space: Space, items: tuple[Item, ...]) -> int:
        if not items:
            return base
        args = [base]
        for item in items:
            args += (item.address, *item.data, item.guard)
        shapes: tuple[Label, ...] = tuple((item.shape, len(item.data), item.after) for item in items)
        return self.values.node(Extra.VERSION, 0, tuple(args), (space.value, shapes))

    # -- loads

    def load(
        self, memory: Memory, space: Space, accesses: tuple[AddressedAccess, ...], guard: int
    ) -> tuple[Memory, list[list[int]]]:
        """The dwords that each access of one instruction reads, zero-extended."""
        if space is Space.LDS and not self._separable(accesses):
            found = self._load_whole(memory, space, accesses)
        else:
            items = self._ordered(space, memory.stores.get(space, ()))
            base = memory.bases[space]
            found = [
                [
                    self._load_dword(base, items, space, place, size, access.guard)
                    for place, size in self._dwords(access)
                ]
                for access in accesses
            ]
        if space is Space.SCRATCH:
            return self.reached(memory, accesses).issued(LOADS, PRIVATE), found
        since = memory.fences(space)  # what memory holds after a fence is another value
        token: Label = (LOAD, space.value, since, *map(self._address, accesses), guard, *_guards(accesses, guard))
        if space is Space.GLOBAL:
            log, comes_first = memory.loads, memory.is_untouched
            for access in accesses:
                diagram = self.values.conditions.diagram(access.guard)
                for place, size in self._dwords(access):
                    log = Log((space, place, size), diagram, log, comes_first)
            memory = replace(memory, loads=log)
        memory = self._noted_dwords(memory, "load", space, accesses, ())
        if self.rules.signals:
            memory = self._issued(memory, token, space, accesses, ())
        return memory.issued(LDS if space is Space.LDS else LOADS, token), found

    def reached(self, memory: Memory, accesses: tuple[AddressedAccess, ...]) -> Memory:
        """Log accesses of private memory that may be beyond what a lane has."""
        log = memory.loads
        for access in accesses:
            place = self._address(access)
            if self.values.high[place] + access.size > self.scratch_bytes:
                lanes = self.values.conditions.diagram(access.guard)
                log = Log((Space.SCRATCH, place, access.size), lanes, log, memory.is_untouched)
        return memory if log is memory.loads else replace(memory, loads=log)

    def fetch(self, memory: Memory, address: int, dwords: int) -> tuple[Memory, list[int]]:
        """A scalar load: of memory that never changes, or of what a version of global memory holds, where it returns
        after later stores, and before earlier ones have arrived.
        """
        found: list[int] = []
        changing: list[Label] = []
        log = memory.loads
        for dword in range(dwords):
            place = combine(self.values, 64, ((address, 1),), 4 * dword)
            version = self._version_at(memory, place)
            known = self.known.get(place)
            if version is not None:
                changing.append((FETCHED, place, 4, version))
                known = self.values.node(Extra.FETCH, 32, (place, version))
            found.append(self.values.node(Extra.FETCH, 32, (place,)) if known is None else known)
            log = Log((Space.CONSTANT, place, 4), 1, log, memory.is_untouched)
        memory = replace(memory, loads=log)
        if changing:
            token: Label = (FETCHED, *changing)
            # the order among each other and among those of LDS is nobody's business unless waves talk of loads
            memory = memory.noted(token, tuple(changing), 1, is_load=False, in_lds=not self.rules.signals)
            memory = memory.issued(SCALAR, token)
            if memory.stores.get(Space.GLOBAL):
                memory = self._noted(memory, token)
        return memory, found

    def _version_at(self, memory: Memory, place: int) -> int | None:
        """The version of global memory that a scalar load sees, None where memory never changes."""
        for base, size in self.constants:
            offset = self.values.difference(place, base)
            if self.values.high[offset] + 4 <= size:
                return None
        items = self._ordered(Space.GLOBAL, memory.stores.get(Space.GLOBAL, ()))
        seen = self._seen(items, Space.GLOBAL, place, 4)
        return self._version(memory.bases[Space.GLOBAL], Space.GLOBAL, seen)

    def may_meet(self, part: Label, other: Label) -> bool:
        """Whether it may matter which of two parts, as they were noted, comes first: not where one is of a scalar load,
        the other of a store, and they do not overlap.
        """
        if self.rules.signals or not self.rules.reorder:
            return True
        if not (isinstance(part, tuple) and isinstance(other, tuple)):
            return True
        if {part[0], other[0]} != {FETCHED, Space.GLOBAL.value}:
            return True
        (_, place, size, *_), (_, stored, count, *_) = (part, other) if part[0] == FETCHED else (other, part)
        assert isinstance(place, int)
        assert isinstance(size, int)
        assert isinstance(stored, int)
        assert isinstance(count, int)
        return self.overlaps.may_overlap(stored, count, place, size)

    def _dwords(self, access: AddressedAccess) -> list[tuple[int, int]]:
        """(address, bytes) of the dwords of an access; a smaller access is one."""
        address = self._address(access)
        width = self.values.width[address]
        return [
            (combine(self.values, width, ((address, 1),), 4 * dword), min(4, access.size))
            for dword in range(max(1, access.size // 4))
        ]

    def _load_whole(self, memory: Memory, space: Space, accesses: tuple[AddressedAccess, ...]) -> list[list[int]]:
        """An LDS load that fails as a whole if one of its addresses is out of bounds."""
        bases, shape = self._whole(accesses)
        args = (self.version(memory, space), *bases)
        return [
            [
                self.values.node(Extra.LOAD, 32, args, (space.value, min(4, access.size), (position, dword, shape)))
                for dword in range(max(1, access.size // 4))
            ]
            for position, access in enumerate(accesses)
        ]

    def _load_dword(self, base: int, items: tuple[Item, ...], space: Space, address: int, size: int, guard: int) -> int:
        seen = self._seen(items, space, address, size)
        if seen and space is Space.SCRATCH and seen[-1].shape == size == 4 and seen[-1].address == address:
            diagram = self.values.conditions.diagram
            if self.values.decisions.implies(diagram(guard), diagram(seen[-1].guard)):
                return seen[-1].data[0]
        return load_at(self.values, self._version(base, space, seen), address, (space.value, size, 0))

    def _seen(self, items: tuple[Item, ...], space: Space, address: int, size: int) -> tuple[Item, ...]:
        """The stores up to the last one that a load may see."""
        left = len(items)
        while left and (space is Space.SCRATCH or self.rules.reorder):
            if self._overlaps(space, items[left - 1], address, size):
                break
            left -= 1
        if left < len(items) and space is not Space.SCRATCH:
            self.reordered = True
        return items[:left]

    def _overlaps(self, space: Space, item: Item, address: int, size: Label) -> bool:
        if not isinstance(item.shape, int) or not isinstance(size, int):
            return True
        same_lane = space is Space.SCRATCH or self.rules.no_races
        return self.overlaps.may_overlap(item.address, item.shape, address, size, same_lane=same_lane)

    # -- stores

    def store(
        self,
        memory: Memory,
        space: Space,
        accesses: tuple[AddressedAccess, ...],
        data: tuple[tuple[int, ...], ...],
        guard: int,
    ) -> Memory:
        """Stores of one instruction, lane for lane where `guard` holds."""
        items: list[Item] = []
        if space is Space.LDS and not self._separable(accesses):
            bases, shape = self._whole(accesses)
            parts = tuple(value for dwords in data for value in dwords)
            items.append(Item(bases[0], (*bases[1:], *parts), guard, (shape,)))
        else:
            for access, dwords in zip(accesses, data, strict=True):
                if access.guard != self.values.false:
                    items += self._dword_items(access, dwords)
            if space is not Space.SCRATCH:
                afters = self._afters(accesses)
                items = [item._replace(after=afters.get(item.address, 0)) for item in items]
        memory = replace(memory, stores={**memory.stores, space: (*memory.stores.get(space, ()), *items)})
        if space is Space.SCRATCH:
            return self.reached(memory, accesses).issued(STORES, PRIVATE)
        token: Label = ("store", space.value, *map(self._address, accesses), *data, guard, *_guards(accesses, guard))
        memory = self._noted_dwords(memory, "store", space, accesses, data)
        memory = self._issued(memory, token, space, accesses, data)
        return memory.issued(LDS if space is Space.LDS else STORES, token)

    def _issued(
        self,
        memory: Memory,
        token: Label,
        space: Space,
        accesses: tuple[AddressedAccess, ...],
        data: tuple[tuple[int, ...], ...],
    ) -> Memory:
        """Log what is issued, by the lanes that it touches memory for."""
        parts: dict[int, list[Label]] = {}
        for position, access in enumerate(accesses):
            for dword, (place, size) in enumerate(self._dwords(access)):
                part = (space.value, place, size, *((data[position][dword],) if data else ()))
                parts.setdefault(access.guard, []).append(part)
        for guard, touched in parts.items():
            lanes = self.values.conditions.diagram(guard)
            memory = memory.noted(token, tuple(touched), lanes, is_load=not data, in_lds=space is Space.LDS)
        return memory

    def _dword_items(self, access: AddressedAccess, dwords: tuple[int, ...]) -> list[Item]:
        where = self.values.conditions.diagram(access.guard)
        dwords = tuple(self.values.given(value, where) for value in dwords)
        if access.size < 4:
            kept = self.values.make(Op.AND, 32, dwords[0], self.values.const((1 << (8 * access.size)) - 1))
            return [Item(self._address(access), (kept,), access.guard, access.size)]
        return [
            Item(place, (value,), access.guard, size)
            for (place, size), value in zip(self._dwords(access), dwords, strict=True)
        ]

    def _afters(self, accesses: tuple[AddressedAccess, ...]) -> dict[int, int]:
        """The dwords of a store that lanes may reach by an earlier one of its dwords as well, and how many bytes it is
        after the first. One instruction stores such bytes in no known order, several in theirs.
        """
        found: dict[int, int] = {}
        places = [each for access in accesses for each in self._dwords(access)]
        for number, (place, size) in enumerate(places):
            same_lane = self.rules.no_races
            if any(self.overlaps.may_overlap(place, size, *other, same_lane=same_lane) for other in places[:number]):
                after = self.values.constant(self.values.difference(place, places[0][0]))
                found[place] = after or number
        return found

    def _ordered(self, space: Space, items: tuple[Item, ...]) -> tuple[Item, ...]:
        """The stores in one order of those that exchanging neighbours which do not overlap gives."""
        if not self.rules.reorder or space is Space.SCRATCH or len(items) < 2:
            return items
        key = (space, items)
        found = self._sorted.get(key)
        if found is None:
            found = self._placed(space, self._ordered(space, items[:-1]), items[-1])
            self._sorted[key] = found
        return found

    def _placed(self, space: Space, items: tuple[Item, ...], item: Item) -> tuple[Item, ...]:
        """The sequence with one more item, before the first larger one of those that it can be exchanged with."""
        first = len(items)
        while first and not self._overlaps(space, items[first - 1], item.address, item.shape):
            first -= 1
        position = next((place for place in range(first, len(items)) if items[place][:3] > item[:3]), len(items))
        self.reordered = self.reordered or position < len(items)
        return (*items[:position], item, *items[position:])

    # -- fences

    def fence(
        self, memory: Memory, what: Label, operands: tuple[int, ...] = (), *, loads_global: bool = False
    ) -> Memory:
        """New versions of LDS and global memory that depend on both old ones and on the operands; an ordinary load of
        global memory leaves the LDS as it is.
        """
        spaces = (Space.GLOBAL,) if loads_global else (Space.LDS, Space.GLOBAL)
        versions = (*(self.version(memory, space) for space in spaces), *operands)
        bases = dict(memory.bases)
        for space in spaces:
            bases[space] = self.values.node(Extra.FENCE, 0, versions, (what, space.value))
        stores = {space: items for space, items in memory.stores.items() if space not in spaces}
        events = (*memory.events, memory.at_fence(what, loads_global=loads_global))
        made = memory.noted(what, (), 1, is_load=loads_global, in_lds=False)
        returned = memory.returned if loads_global else frozenset()
        made = replace(made, bases=bases, stores=stores, events=events, returned=returned)
        return self._noted(made, what)

    def _noted_dwords(
        self,
        memory: Memory,
        what: str,
        space: Space,
        accesses: tuple[AddressedAccess, ...],
        data: tuple[tuple[int, ...], ...],
    ) -> Memory:
        """The order of accesses, dword by dword."""
        order = memory.order
        afters = self._afters(accesses) if data else {}
        for position, access in enumerate(accesses):
            for dword, (place, size) in enumerate(self._dwords(access)):
                value, after = (data[position][dword], afters.get(place, 0)) if data else (0, 0)
                order = self.values.sequence(order, (what, space.value, place, size, value, access.guard, after))
        return replace(memory, order=order)

    def _noted(self, memory: Memory, token: Label) -> Memory:
        return replace(memory, order=self.values.sequence(memory.order, token))

    # -- where two paths meet

    def merged(self, condition: int, a: Memory, on_a: int, b: Memory, on_b: int) -> Memory | None:
        """One state for both paths, taken under diagrams `on_a` and `on_b`; None if a fence lies on one of them."""
        if a.bases != b.bases or [event.what for event in a.events] != [event.what for event in b.events]:
            return None
        if a is b:
            return a
        stores = {
            space: self._merged_stores(a.stores.get(space, ()), on_a, b.stores.get(space, ()), on_b)
            for space in {*a.stores, *b.stores}
        }
        order = a.order if a.order == b.order else self.values.sequence(0, ("either", condition, a.order, b.order))
        return replace(
            a,
            stores=stores,
            order=order,
            events=tuple(self._met(x, on_a, y, on_b) for x, y in zip(a.events, b.events, strict=True)),
            pending=in_flight.met(self.values.decisions, a.pending, on_a, b.pending, on_b),
            returned=a.returned | b.returned,
            loads=_merged_logs(self.values, a.loads, on_a, b.loads, on_b),
            issues=merged_issues(self.values, a.issues, on_a, b.issues, on_b),
        )

    def _met(self, a: FenceEvent, on_a: int, b: FenceEvent, on_b: int) -> FenceEvent:
        """A fence that both paths have passed, with what is in flight there on either."""
        if a == b:
            return a
        pending = in_flight.met(self.values.decisions, a.pending, on_a, b.pending, on_b)
        return a._replace(pending=pending, returned=a.returned | b.returned)

    def _merged_stores(self, a: tuple[Item, ...], on_a: int, b: tuple[Item, ...], on_b: int) -> tuple[Item, ...]:
        shared = 0
        while shared < min(len(a), len(b)) and a[shared] == b[shared]:
            shared += 1
        left = [self._guarded(item, on_a, on_b) for item in a[shared:]]
        return (*a[:shared], *left, *(self._guarded(item, on_b, on_a) for item in b[shared:]))

    def _guarded(self, item: Item, on: int, otherwise: int) -> Item:
        """A store that happens on one path only."""
        conditions, decisions = self.values.conditions, self.values.decisions
        guard = conditions.diagram(item.guard)
        if decisions.excludes(guard, otherwise):
            return item
        return item._replace(guard=conditions.value(decisions.both(guard, on)))

    # -- addresses

    def _address(self, access: AddressedAccess) -> int:
        return combine(self.values, self.values.width[access.base], ((access.base, 1),), access.offset)

    def _separable(self, accesses: tuple[AddressedAccess, ...]) -> bool:
        """True if the dwords of an LDS access may be taken one by one, at the sum of base and offset."""
        if self._in_bounds(accesses) or self._in_one_block(accesses):
            return True
        self.outside.add(self.at)
        if self.rules.ranges and self.at in self.inside:
            return True
        if self.rules.in_bounds:
            self.taken_in_bounds.add(self.at)
        return self.rules.in_bounds

    def _in_bounds(self, accesses: tuple[AddressedAccess, ...]) -> bool:
        """True if the ranges of the values alone allow to take them one by one."""
        high = self.values.high
        alone = len(accesses) == 1 and accesses[0].size <= 4
        if not any(high[access.base] + access.offset >> 32 for access in accesses):
            return alone or all(
                high[access.base] + access.offset + access.size <= self.rules.lds_bytes for access in accesses
            )
        if not self.rules.wraps:
            return False
        self.wrapped = True
        places = [self._address(access) for access in accesses]
        return alone or all(
            high[place] + access.size <= self.rules.lds_bytes for place, access in zip(places, accesses, strict=True)
        )

    def _in_one_block(self, accesses: tuple[AddressedAccess, ...]) -> bool:
        """True if all bytes are in one aligned block that divides what hardware allocates: the LDS ends before or
        after all of them.
        """
        first = min(accesses, key=lambda access: access.offset)
        if not self.rules.wraps or any(access.base != first.base for access in accesses):
            return False
        reach = max(access.offset + access.size for access in accesses) - first.offset
        address = self._address(first)
        constant, _ = terms_of(self.values, address)
        others = self.values.possible[combine(self.values, 32, ((address, 1),), -constant)]
        block = min(LDS_BLOCK, others & -others or LDS_BLOCK)
        if constant % block + reach > block:
            return False
        self.wrapped = self.wrapped or self.values.high[first.base] + first.offset + reach >> 32 > 0
        self.blocked = True
        return True

    def _whole(self, accesses: tuple[AddressedAccess, ...]) -> tuple[tuple[int, ...], Label]:
        """(addresses, offsets and sizes) of an LDS access that is in bounds or not as a whole."""
        if not self.rules.wraps:
            return tuple(access.base for access in accesses), tuple((access.offset, access.size) for access in accesses)
        self.wrapped = True
        return tuple(self._address(access) for access in accesses), tuple((0, access.size) for access in accesses)


def _guards(accesses: tuple[AddressedAccess, ...], guard: int) -> tuple[int, ...]:
    """The conditions of the accesses of an instruction, if one of them is not that of the instruction."""
    return tuple(access.guard for access in accesses) if any(access.guard != guard for access in accesses) else ()


def _merged_logs(values: Values, a: Log | None, on_a: int, b: Log | None, on_b: int) -> Log | None:
    if a is b:
        return a
    seen = set()
    walk = a
    while walk is not None:
        seen.add(id(walk))
        walk = walk.before
    shared = b
    while shared is not None and id(shared) not in seen:
        shared = shared.before
    result = shared
    for log, on in ((a, on_a), (b, on_b)):
        while log is not shared and log is not None:
            result = Log(log.key, values.decisions.both(log.guard, on), result, log.comes_first)
            log = log.before
    return result


def logged(values: Values, log: Log | None, *, first: bool = False) -> dict[tuple[Space, int, int], int]:
    """The loaded places, each with the diagram of lanes that did so. `first`: only loads before stores and fences."""
    found: dict[tuple[Space, int, int], int] = {}
    while log is not None:
        if log.comes_first or not first:
            found[log.key] = values.decisions.either(found.get(log.key, 0), log.guard)
        log = log.before
    return found


def reordered(pair: tuple[Values, int, int]) -> bool:
    """Whether two different sequences touch the same places, in another order."""
    values, a, b = pair
    return _places(values, a) == _places(values, b)


def _places(values: Values, order: int) -> Counter[Label]:
    """How often a sequence touches each place, of two ways the one that does so more often; what is stored does not
    count.
    """
    runs = {}
    pending = [order]
    while pending:
        end = pending.pop()
        if end not in runs:
            runs[end] = steps, last = _run(values, end)
            pending += _ways(values, last)
    found: dict[int, Counter[Label]] = {}
    for end in sorted(runs):  # a sequence has a larger number than those that it was made from
        steps, last = runs[end]
        found[end] = Counter(step[:4] for step in steps if isinstance(step, tuple) and step[0] != FETCHED)
        ways = [found[way] for way in _ways(values, last)]
        if ways:
            found[end] += ways[0] | ways[-1]
    return found[order]


def _run(values: Values, order: int) -> tuple[list[Label], int]:
    """(the steps of a sequence, the number at which it begins: 0 or where two ways met)."""
    steps: list[Label] = []
    while order and not _ways(values, order):
        order, step = values.steps[order]
        steps.append(step)
    return steps, order


def _ways(values: Values, order: int) -> list[int]:
    """The sequences of both ways, where a sequence is what they became when they met."""
    step = values.steps[order][1]
    if isinstance(step, tuple) and step[0] == "either":
        return [part for part in step[2:] if isinstance(part, int)]
    return []
