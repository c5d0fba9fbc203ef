"""Two programs side by side: loop headers where both stop, and what holds there, found by partition refinement.

Wherever the paths of both programs meet at a pair of loop headers, their locations (registers, SCC, memories) fall into
classes: members of a class are equal whenever control gets there. It begins with the values of the first arrival and
splits whatever differs on some way in, until nothing changes; then the partition is inductive, and the checks of that
last round are the proof.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from isatool.isa.registers import EXEC_LO, SCC, VGPR_BASE
from isatool.semantics.effects import Space
from isatool.semantics.mode import Mode
from isatool.verify import bits
from isatool.verify.execute import END, Side, Stop, tracked_registers
from isatool.verify.memory import EMPTY, Event, Memory, Queues, logged
from isatool.verify.nodes import Extra, Label
from isatool.verify.runner import SLOT_BASE, State, UnsupportedError
from isatool.verify.values import Values

MEMORIES: Final = (Space.LDS, Space.GLOBAL, Space.SCRATCH)
WHOLE, OTHERS, IDLE = 0, 1, 2
Place = tuple[int, int, int]
"""side (0, 1), register code or -1 - index of a memory, part: the lanes that are on, the others, those off at entry"""
_MOST_ROUNDS: Final = 100
_MOST_INSTRUCTIONS: Final = 400_000
_MOST_TIMES: Final = 4
_SOME_MORE: Final = 5_000
"""the second program may execute so many times what the first does between two stops, and so many more"""


@dataclass(slots=True)
class Group:
    """A class of places: the value that all of them have there. A phi is a value that is only known to be the same."""

    value: int
    is_phi: bool
    masks: bool = False
    """a phi whose values on all ways in are masks of lanes that were active at entry"""


@dataclass
class Edge:
    """One way into a cut: where it came from, both states, and what is known on it."""

    origin: tuple[int, int] | None
    first: Stop
    second: Stop
    path: int
    values: dict[Place, int] = field(default_factory=dict)


@dataclass
class Cut:
    """A pair of loop headers. `group_of` tells the class of every place, `history` what every round found."""

    blocks: tuple[int, int]
    mode: Mode
    parent: tuple[int, int] | None
    """where the first way in came from"""
    group_of: dict[Place, int] = field(default_factory=dict)
    groups: dict[int, Group] = field(default_factory=dict)
    split_lanes: set[int] = field(default_factory=set)
    """sides on which EXEC does not cover all lanes, so that registers have two parts"""
    idle: set[tuple[int, int]] = field(default_factory=set)
    """(side, register) of registers that lanes which were off at entry were given"""
    slots: set[tuple[int, int]] = field(default_factory=set)
    """(side, number) of dwords of private memory in use"""
    shape: tuple[int, int, int] = (0, 0, 0)
    """sizes of `split_lanes`, `idle` and `slots` as the last round used them; they only grow"""
    carried: Queues | None = EMPTY
    """what both programs have in flight on every way in, None if that differs"""
    history: list[tuple[dict[Place, int], list[Edge]]] = field(default_factory=list)


@dataclass(frozen=True)
class Failure:
    """A check that did not hold: what, on which edge."""

    what: str
    origin: tuple[int, int] | None
    first: Stop
    second: Stop
    path: int
    values: tuple[int, int] | None = None
    may_pass: bool = False
    """whether the check may hold once classes are split: a test that folds on one side only in the first turns"""


class Product:
    """The proof of one pair of programs under one set of rules."""

    def __init__(
        self,
        values: Values,
        sides: tuple[Side, Side],
        entry: State,
        arguments: tuple[int | None, int],
    ) -> None:
        self.values = values
        self.sides = sides
        self.entry = entry
        self.arguments = arguments
        self.tracked = (tracked_registers(sides[0].flow), tracked_registers(sides[1].flow))
        self.cuts: dict[tuple[int, int], Cut] = {}
        self.rounds = 0
        self.left = _MOST_INSTRUCTIONS
        self.same_order = True
        """whether both programs make their memory accesses in the same order on every path"""
        self.moved: list[tuple[Values, int, int]] = []
        """pairs of sequences of accesses that differ"""
        self.first_failures: list[Failure] = []

    def prove(self) -> list[Failure]:
        """Refine until nothing changes; the checks that fail then."""
        for self.rounds in range(1, _MOST_ROUNDS + 1):
            self.same_order = True
            self.moved.clear()
            failures, edges = self._round()
            if failures and not self.first_failures:
                self.first_failures = failures
            if any(not failure.may_pass for failure in failures):
                return failures
            changed = {blocks for blocks, cut in self.cuts.items() if self._refine(cut, edges[blocks])}
            if not changed:
                return failures + self._unequal_memories()
            self._forget_below(changed)
        raise UnsupportedError(f"no fixed point after {_MOST_ROUNDS} rounds")

    # -- one round

    def _round(self) -> tuple[list[Failure], dict[tuple[int, int], list[Edge]]]:
        failures: list[Failure] = []
        edges: dict[tuple[int, int], list[Edge]] = {blocks: [] for blocks in self.cuts}
        waiting: list[tuple[int, int] | None] = [None, *self.cuts]
        while waiting:
            origin = waiting.pop(0)
            (first_state, first_block), (second_state, second_block) = self._begin(origin)
            first_stops = self.sides[0].run(first_state, first_block, self.left)
            executed = self.sides[0].executed
            limit = min(self.left, _MOST_TIMES * executed + _SOME_MORE)
            second_stops = self.sides[1].run(second_state, second_block, limit)
            self.left -= executed + self.sides[1].executed
            for first, second, path in self._pairs(first_stops, second_stops):
                failures += self._check(origin, first, second, path)
                if first.block == END or second.block == END:
                    continue
                edge = Edge(origin, first, second, path)
                blocks = (first.block, second.block)
                if blocks not in self.cuts:
                    self.cuts[blocks] = Cut(blocks, first.state.mode, origin)
                    edges[blocks] = []
                    self._note(self.cuts[blocks], edge)
                    self._start(self.cuts[blocks], edge)
                    waiting.append(blocks)
                else:
                    self._note(self.cuts[blocks], edge)
                edges[blocks].append(edge)
        return failures, edges

    def _begin(self, origin: tuple[int, int] | None) -> tuple[tuple[State, int], tuple[State, int]]:
        """The states of both programs at entry or at a cut."""
        if origin is None:
            return (self.entry.copy(), 0), (self.entry.copy(), 0)
        cut = self.cuts[origin]
        return (self._cut_state(cut, 0), origin[0]), (self._cut_state(cut, 1), origin[1])

    def _cut_state(self, cut: Cut, side: int) -> State:
        regs: dict[int, int] = {}
        idle: dict[int, int] = {}

        def held(code: int, part: int) -> int:
            return cut.groups[cut.group_of[side, code, part]].value

        codes = self._codes(cut, side)
        for code in codes:
            regs[code] = held(code, WHOLE)
        if side in cut.split_lanes:
            active = self._active(regs)
            for code in codes:
                if code >= VGPR_BASE:
                    regs[code] = self.values.choices.select(32, active, regs[code], held(code, OTHERS))
        for owner, code in cut.idle:
            if owner == side:
                idle[code] = held(code, IDLE)
        bases = {space: held(-1 - number, WHOLE) for number, space in enumerate(MEMORIES)}
        queues = cut.carried
        if queues is None:
            queues = EMPTY if side == 0 else self._foreign(cut)
        return State(regs, idle, Memory(bases, pending=((1, queues),)), cut.mode, 1)

    def _codes(self, cut: Cut, side: int) -> list[int]:
        """Registers and slots of private memory."""
        return self.tracked[side] + sorted(code for owner, code in cut.slots if owner == side)

    def _foreign(self, cut: Cut) -> Queues:
        """Something of every kind that only the second program has in flight: a long queue of its own."""
        tokens: tuple[Label, ...] = tuple(("foreign", *cut.blocks, number) for number in range(64))
        return tokens, tokens, tokens

    def _active(self, regs: dict[int, int]) -> int:
        mask = regs[EXEC_LO]
        if self.values.op[mask] is Extra.MASK:
            return self.values.args[mask][0]
        if self.values.constant(mask) == 0:
            return self.values.false
        return bits.bit(self.values, mask, self.values.lane)

    def _pairs(self, first: list[Stop], second: list[Stop]) -> Iterator[tuple[Stop, Stop, int]]:
        for a in first:
            for b in second:
                path = self.values.decisions.both(a.state.path, b.state.path)
                if path:
                    yield a, b, path

    # -- checks

    def _check(self, origin: tuple[int, int] | None, first: Stop, second: Stop, path: int) -> list[Failure]:
        """What both programs did between two stops has to agree."""

        def failure(what: str, values: tuple[int, int] | None = None) -> list[Failure]:
            return [Failure(what, origin, first, second, path, values)]

        if (first.block == END) != (second.block == END):
            return [replace(*failure("one program ends here, the other goes on"), may_pass=True)]
        a, b = first.state.memory, second.state.memory
        if a.order != b.order:
            self.same_order = False
            self.moved.append((self.values, a.order, b.order))
        if first.state.mode != second.state.mode:
            return failure("the programs set different rounding or denormal modes")
        if len(a.events) != len(b.events) or any(x.what != y.what for x, y in zip(a.events, b.events, strict=True)):
            return failure("the programs pass different barriers")
        for x, y in zip(a.events, b.events, strict=True):
            if not self._no_more_in_flight(x, y, path):
                return failure(f"at a {_name(x.what)} more is in flight in the second program")
        new = self._new_load(a, b, path)
        if new is not None:
            return failure("the second program loads where the first does not", new)
        if first.block == END:
            versions = (self._global(0, a), self._global(1, b))
            if versions[0] != versions[1]:
                return failure("global memory differs at the end", versions)
        return []

    def _global(self, side: int, memory: Memory) -> int:
        return self.sides[side].runner.model.version(memory, Space.GLOBAL)

    def _unequal_memories(self) -> list[Failure]:
        """Loops at whose header global memory differs: they might never end."""
        place = -1 - MEMORIES.index(Space.GLOBAL)
        found = []
        for cut in self.cuts.values():
            if cut.group_of[0, place, WHOLE] != cut.group_of[1, place, WHOLE]:
                for edge in cut.history[-1][1]:
                    versions = (edge.values[0, place, WHOLE], edge.values[1, place, WHOLE])
                    found.append(
                        Failure("global memory differs", edge.origin, edge.first, edge.second, edge.path, versions)
                    )
        return found

    def _forget_below(self, changed: set[tuple[int, int]]) -> None:
        """Cuts first reached from one that changed begin again: their values speak of what held there before."""
        stale = set(changed)
        while True:
            below = {blocks for blocks, cut in self.cuts.items() if cut.parent in stale and blocks not in stale}
            if not below:
                break
            stale |= below
        self.cuts = {blocks: cut for blocks, cut in self.cuts.items() if blocks not in stale or blocks in changed}

    def _no_more_in_flight(self, first: Event, second: Event, path: int) -> bool:
        both = self.values.decisions.both
        for on_second, queues in second.pending:
            if queues == EMPTY:
                continue
            for on_first, allowed in first.pending:
                if both(both(on_second, on_first), path) == 0:
                    continue
                if any(not set(queue) <= set(granted) for queue, granted in zip(queues, allowed, strict=True)):
                    return False
        return True

    def _new_load(self, a: Memory, b: Memory, path: int) -> tuple[int, int] | None:
        """The address of a load of the second program that the first does not make on this path, and one that only the
        first makes (the same again if there is none).
        """
        decisions = self.values.decisions
        known, loads = logged(self.values, a.loads), logged(self.values, b.loads)
        for key, lanes in reversed(loads.items()):
            if not decisions.implies(decisions.both(path, lanes), known.get(key, 0)) and not self._is_argument(key):
                other = next((mine[1] for mine in reversed(known) if mine not in loads and mine[0] is key[0]), key[1])
                return other, key[1]
        return None

    def _is_argument(self, key: tuple[Space, int, int]) -> bool:
        """True for a load of a kernel argument, which is there for every wave."""
        space, address, size = key
        pointer, size_of_arguments = self.arguments
        if space is not Space.CONSTANT or pointer is None:
            return False
        offset = self.values.constant(self.values.difference(address, pointer))
        return offset is not None and offset + size <= size_of_arguments

    # -- classes

    def _note(self, cut: Cut, edge: Edge) -> None:
        """Fill in the values of an edge."""
        if edge.first.state.mode != cut.mode or edge.second.state.mode != cut.mode:
            raise UnsupportedError("MODE differs between the ways into a loop")
        for side, stop in ((0, edge.first), (1, edge.second)):
            state = stop.state
            edge.values.update(self._registers(cut, side, state, edge.path))
            model = self.sides[side].runner.model
            for number, space in enumerate(MEMORIES):
                edge.values[side, -1 - number, WHOLE] = model.version(state.memory, space)

    def _registers(self, cut: Cut, side: int, state: State, path: int) -> Iterator[tuple[Place, int]]:
        values = self.values
        mask = values.given(state.regs[EXEC_LO], path)
        active = values.conditions.diagram(self._active({EXEC_LO: mask}))
        if not values.decisions.implies(path, active):
            cut.split_lanes.add(side)
        on, off = values.decisions.both(path, active), values.decisions.without(path, active)
        runner = self.sides[side].runner
        cut.slots |= {(side, code) for code in state.regs if code >= SLOT_BASE}
        for code in self._codes(cut, side):
            value = state.regs.get(code)
            if value is None:
                width = 1 if code == SCC else 32
                value = values.symbol(("undefined", runner.side, code), width, uniform=code < VGPR_BASE)
            if code < VGPR_BASE:
                yield (side, code, WHOLE), values.given(value, path)
                continue
            yield (side, code, WHOLE), values.given(value, on)
            yield (side, code, OTHERS), values.given(value, off)
        cut.idle |= {(side, code) for code in state.idle}
        runner.state = state
        for owner, code in sorted(cut.idle):
            if owner == side:
                yield (side, code, IDLE), runner.idle_lane(code)

    def _start(self, cut: Cut, edge: Edge) -> None:
        """The classes of the first arrival: places with equal values."""
        by_value: dict[int, int] = {}
        for place, value in edge.values.items():
            number = by_value.setdefault(value, len(by_value))
            cut.group_of[place] = number
            cut.groups.setdefault(number, Group(value, False))
        cut.carried = self._in_flight(edge)
        cut.shape = (len(cut.split_lanes), len(cut.idle), len(cut.slots))

    def _refine(self, cut: Cut, edges: list[Edge]) -> bool:
        """Split classes that this round's edges tell apart; whether anything changed."""
        if not edges:
            return False
        cut.history.append((dict(cut.group_of), edges))
        shape = (len(cut.split_lanes), len(cut.idle), len(cut.slots))
        changed = self._refine_flight(cut, edges) or shape != cut.shape
        cut.shape = shape
        parts: dict[tuple[int, tuple[int, ...]], list[Place]] = {}
        for place in {place: None for edge in edges for place in edge.values}:
            before = cut.group_of.get(place, -1)
            key = tuple(edge.values.get(place, -1) for edge in edges)
            parts.setdefault((before, key), []).append(place)
        used: set[int] = set()
        fresh = max(cut.groups, default=-1) + 1
        for (before, key), places in parts.items():
            old = cut.groups.get(before)
            number = before
            if old is None or before in used:
                number, fresh = fresh, fresh + 1
                changed = True
            used.add(number)
            group = self._group(cut, number, old, key, places)
            changed = changed or group != old
            cut.groups[number] = group
            for place in places:
                cut.group_of[place] = number
        return changed

    def _group(self, cut: Cut, number: int, old: Group | None, key: tuple[int, ...], places: list[Place]) -> Group:
        values = self.values
        if old is not None and not old.is_phi and all(value == old.value for value in key):
            return old
        code = places[0][1]
        width = 0 if code < 0 else 1 if code == SCC else 32
        uniform = any(place[1] < VGPR_BASE for place in places)
        masks = width == 32 and uniform and all(self._is_mask(value) for value in key)
        if old is not None and old.is_phi:
            masks = masks and old.masks
        name = ("phi", *cut.blocks, number)
        if masks:
            lane = values.symbol((*name, "lane"), 1, uniform=False)
            return Group(bits.lanes_where(values, lane), True, True)
        return Group(values.symbol(name, width, uniform=uniform), True)

    def _is_mask(self, value: int) -> bool:
        return self.values.op[value] is Extra.MASK or self.values.constant(value) == 0

    # -- what is in flight at a cut

    def _in_flight(self, edge: Edge) -> Queues | None:
        """Names for what both programs have in flight, if it is the same."""
        a, b = edge.first.state.memory.pending, edge.second.state.memory.pending
        if len(a) != 1 or len(b) != 1 or a[0][1] != b[0][1]:
            return None
        queues = a[0][1]
        named: list[tuple[Label, ...]] = [
            tuple(("carried", len(queue) - position) for position in range(len(queue))) for queue in queues
        ]
        return named[0], named[1], named[2]

    def _refine_flight(self, cut: Cut, edges: list[Edge]) -> bool:
        if cut.carried is None or all(self._in_flight(edge) == cut.carried for edge in edges):
            return False
        cut.carried = None
        return True


def _name(what: Label) -> str:
    return str(what[0]) if isinstance(what, tuple) else str(what)
