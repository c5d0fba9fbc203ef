"""Two programs side by side: loop headers where both stop, and what holds there, found by partition refinement.

Wherever the paths of both programs meet at a pair of loop headers, their locations (registers, SCC, memories) fall into
classes: members of a class are equal whenever control gets there. It begins with the values of the first arrival and
splits whatever differs on some way in, until nothing changes; then the partition is inductive, and the checks of that
last round are the proof. It is long because the rounds, what they compare, and what they learn change one state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field, replace
from itertools import zip_longest
from types import MappingProxyType
from typing import Final, NamedTuple

from isatool.allowance import INSTRUCTION
from isatool.analysis.effects import members
from isatool.isa.registers import EXEC_LO, SCC, VGPR_BASE
from isatool.isa.wave import WAVE64
from isatool.progress import doing
from isatool.records import dataclass, record
from isatool.semantics.effects import Space
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op
from isatool.verify.other_waves import waves_part
from isatool.verify.product.common_tail import CommonTail, same_in_flight
from isatool.verify.product.completion_order import QueuedOperation, keeps_settled
from isatool.verify.product.describe import register_name
from isatool.verify.product.execute import END, Side, Stop, tracked_registers
from isatool.verify.product.in_flight import (
    EMPTY,
    LDS,
    LOADS,
    PRIVATE,
    SCALAR,
    STORES,
    Queue,
    QueueEntry,
    how_often_pending,
    is_load,
)
from isatool.verify.product.invariants import (
    Header,
    InvariantCandidates,
    InvariantInference,
    Place,
    header_of,
    own_symbols,
)
from isatool.verify.product.memory import FenceEvent, Memory, logged
from isatool.verify.product.runner import SLOT_BASE, PathState, UnsupportedError
from isatool.verify.values import bits
from isatool.verify.values.constructors import Values
from isatool.verify.values.linear import Inequalities
from isatool.verify.values.nodes import Extra, Label
from isatool.verify.values.substitute import symbols_in

MEMORIES: Final = (Space.LDS, Space.GLOBAL, Space.SCRATCH)
_END: Final = ("the end",)
WHOLE, OTHERS, IDLE = 0, 1, 2
_MOST_ROUNDS: Final = 100
_MOST_INSTRUCTIONS: Final = 400_000
_MANY: Final = 64
"""as many operations as can be in flight, and as stand for a number that differs between the ways in"""
Loaded = tuple[Space, int, int]
"""a load that may fault: space, address, bytes"""
ALIKE, BUT_PRIVATE, FOREIGN = 0, 1, 2
"""the programs have the same operations in a queue; the same but for accesses to private memory; others"""


class Carried(NamedTuple):
    """A queue at a cut: what the programs have in common, how many operations with and without private ones, and
    whether the second program may have any in flight that others can see.
    """

    kind: int = ALIKE
    length: int = 0
    seen: int = 0
    busy: bool = False

    def joined(self, other: Carried) -> Carried:
        """What holds of the queues of both ways in."""
        length = self.length if self.length == other.length else _MANY
        seen = self.seen if self.seen == other.seen else _MANY
        return Carried(max(self.kind, other.kind), length, seen, self.busy or other.busy)


_MOST_CASES: Final = 6
"""alternatives of a path that are looked at one by one, to see whether it is possible"""
_MOST_RETRIES: Final = 4
_MOST_TIMES: Final = 4
_SOME_MORE: Final = 5_000
"""the second program may execute so many times what the first does between two stops, and so many more"""


@dataclass(slots=True)
class EqualPlaces:
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
    groups: dict[int, EqualPlaces] = field(default_factory=dict)
    split_lanes: set[int] = field(default_factory=set)
    """sides on which EXEC does not cover all lanes, so that registers have two parts"""
    idle: set[tuple[int, int]] = field(default_factory=set)
    """(side, register) of registers that lanes which were off at entry were given"""
    slots: set[tuple[int, int]] = field(default_factory=set)
    """(side, number) of dwords of private memory in use"""
    shape: tuple[int, int, int] = (0, 0, 0)
    """sizes of `split_lanes`, `idle` and `slots` as the last round used them; they only grow"""
    carried: tuple[Carried, ...] = ()
    """of each queue, what is in flight on every way in"""
    history: list[tuple[dict[Place, int], list[Edge]]] = field(default_factory=list)
    plan: InvariantCandidates = field(default_factory=InvariantCandidates)
    known: int = 1
    """diagram of what was found out on every way in"""
    first: Edge | None = None
    """the first way in"""
    retries: int = 0
    """how often guesses about pairs of registers were allowed once more"""


@record
class Expected:
    """What another proof found at a cut: tried at first, and refined as what the first arrival shows."""

    class_of: Mapping[Place, int] = field(default_factory=dict)
    """places that change, by classes"""
    carried: tuple[Carried, ...] = ()
    iterations: tuple[int, int] = (1, 1)
    masks: frozenset[int] = frozenset()
    """classes of masks of lanes, which zeros on the first way in do not show"""


NOTHING_EXPECTED: Final = Expected()


@record
class Failure:
    """A check that did not hold: what, and where the two programs were."""

    what: str
    first: Stop
    second: Stop
    path: int
    values: tuple[int, int] | None = None
    may_pass: bool = False
    """whether the check may hold once classes are split: a test that folds on one side only in the first iterations"""


class Early(NamedTuple):
    """A way into a loop on which the second program loads where the first does not: it stands if the first program
    makes these loads, in these lanes, on every path on from the loop's header.
    """

    failure: Failure
    blocks: tuple[int, int]
    loads: dict[Loaded, int]


class Product:
    """The proof of one pair of programs under one set of rules."""

    def __init__(
        self,
        values: Values,
        sides: tuple[Side, Side],
        entries: tuple[PathState, PathState],
        arguments: tuple[int | None, int],
        *,
        inventive: bool = False,
        iterations: Mapping[tuple[int, int], tuple[int, int]] = MappingProxyType({}),
        tail: CommonTail | None = None,
        expected: Mapping[tuple[int, int], Expected] = MappingProxyType({}),
    ) -> None:
        self.values = values
        self.expected = expected
        self.sides = sides
        self.entries = entries
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
        self.parted: tuple[int, int] | None = None
        """(program, header) of the first loop that one program comes to when the other is outside of it"""
        self.inference = InvariantInference(values, self.reason) if inventive else None
        self.ends_are_seen = any(waves_part(side.flow) for side in sides)
        """whether others may see at a barrier what a wave has done that ended before it"""
        self.tail = tail
        """where the programs go on as the same text"""
        for side, block in zip(sides, tail.blocks if tail is not None else (), strict=False):
            side.cuts.add(block)
        self.iterations = iterations
        """iterations that the programs take between two arrivals at a pair of loop headers, where a hint tells"""
        self.entry_conditions: tuple[list[int], list[int]] = ([], [])
        """conditions that the branches of both programs test before they come to a loop"""
        self.later_conditions: tuple[list[int], list[int]] = ([], [])
        """those that they test from a loop on"""
        self._reasons: dict[int, Inequalities] = {}
        self._impossible: dict[int, bool] = {0: True, 1: False}
        self._mentioned: dict[int, frozenset[tuple[Label, ...]]] = {}
        for side in sides:
            side.reason = self.reason if inventive else None
            side.impossible = self.impossible if inventive else None

    @property
    def conditions(self) -> tuple[list[int], list[int]]:
        """The conditions of the branches of both programs that are not decided."""
        first, second = zip(self.entry_conditions, self.later_conditions, strict=True)
        return [*first[0], *first[1]], [*second[0], *second[1]]

    def reason(self, path: int) -> Inequalities:
        """What the comparisons on a path say."""
        found = self._reasons.get(path)
        if found is None:
            found = Inequalities(self.values, path)
            self._reasons[path] = found
        return found

    def impossible(self, path: int, cases: int = _MOST_CASES) -> bool:
        """Whether certainly no input takes a path, a few alternatives in it looked at one by one."""
        found = self._impossible.get(path)
        if found is None:
            found = self.reason(path).contradictory()
            decisions = self.values.decisions
            known = decisions.literals(path)
            open_ = [number for number in members(decisions.support(path)) if number not in known]
            if not found and cases and 0 < len(open_) <= _MOST_CASES:
                variable = decisions.variable(open_[0])
                found = self.impossible(decisions.both(path, variable), cases - 1) and self.impossible(
                    decisions.without(path, variable), cases - 1
                )
            self._impossible[path] = found
        return found

    def prove(self) -> list[Failure]:
        """Refine until nothing changes; the checks that fail then."""
        for self.rounds in range(1, _MOST_ROUNDS + 1):
            self.same_order = True
            self.moved.clear()
            failures, edges = self._round()
            if self._revised(edges):
                continue
            if failures and self._invented(edges):
                continue
            if failures and not self.first_failures:
                self.first_failures = failures
            is_final = any(not failure.may_pass for failure in failures)
            if is_final and self.inference is None:
                return failures
            changed = {blocks for blocks, cut in self.cuts.items() if self._refine(cut, edges[blocks])}
            if is_final and not changed:
                return failures
            if not changed:
                failures = failures + self._unequal_memories()
                if failures and self._invented(edges):
                    continue
                return failures
            self._forget_below(changed)
        raise UnsupportedError(f"no fixed point after {_MOST_ROUNDS} rounds")

    # -- one round

    def _round(self) -> tuple[list[Failure], dict[tuple[int, int], list[Edge]]]:
        failures: list[Failure] = []
        self.parted = None
        early: list[Early] = []
        made: dict[tuple[int, int], list[Stop]] = {}
        edges: dict[tuple[int, int], list[Edge]] = {blocks: [] for blocks in self.cuts}
        waiting: list[tuple[int, int] | None] = [None, *self.cuts]
        while waiting:
            origin = waiting.pop(0)
            doing(f"round {self.rounds}, cut point", max(1, len(self.cuts) + 1 - len(waiting)), len(self.cuts) + 1)
            (first_state, first_block), (second_state, second_block) = self._begin(origin)
            iterations = (1, 1) if origin is None else self.cuts[origin].plan.iterations
            for side, conditions in zip(
                self.sides, self.entry_conditions if origin is None else self.later_conditions, strict=True
            ):
                side.undecided = conditions
            first_stops = self.sides[0].run(first_state, first_block, self.left, iterations[0])
            executed = self.sides[0].executed
            if origin is not None:
                made[origin] = first_stops
            limit = min(self.left, _MOST_TIMES * executed + _SOME_MORE)
            second_stops = self.sides[1].run(second_state, second_block, limit, iterations[1])
            self.left -= executed + self.sides[1].executed
            for first, second, path in self._pairs(first_stops, second_stops):
                self.values.count(INSTRUCTION)
                blocks = (first.block, second.block)
                self.parted = self.parted or self._outside(blocks)
                found = self._check(first, second, path)
                new = {} if found else self._new_loads(first.state.memory, second.state.memory, path)
                if new:
                    found = [self._loads_more(first, second, path, next(iter(new)))]
                    if END not in blocks and not self._is_tail(blocks) and not self._is_back(blocks, origin):
                        early.append(Early(replace(found.pop(), may_pass=True), blocks, new))
                failures += found
                if END in blocks or self._is_tail(blocks):
                    continue
                edge = Edge(origin, first, second, path)
                if blocks not in self.cuts:
                    cut = Cut(
                        blocks,
                        first.state.mode,
                        origin,
                        plan=InvariantCandidates(iterations=self._iterations_at(blocks)),
                    )
                    self.cuts[blocks] = cut
                    edges[blocks] = []
                    self._note(cut, edge)
                    self._start(cut, edge)
                    waiting.append(blocks)
                else:
                    self._note(self.cuts[blocks], edge)
                    if blocks in self.expected and blocks in waiting and self.cuts[blocks].known != 1:
                        self.cuts[blocks].known = self._common(self.cuts[blocks].known, path)
                edges[blocks].append(edge)
        failures += [one.failure for one in early if not self._loads_later(one, made[one.blocks])]
        return failures, edges

    def _iterations_at(self, blocks: tuple[int, int]) -> tuple[int, int]:
        """What is tried first as iterations of both programs between two arrivals."""
        return self.iterations.get(blocks, self.expected.get(blocks, NOTHING_EXPECTED).iterations)

    def _outside(self, blocks: tuple[int, int]) -> tuple[int, int] | None:
        """The program that stops at a deeper loop than the other one, and its header; None if neither does."""
        depths = [0 if at == END else side.loops.depth(at) for side, at in zip(self.sides, blocks, strict=True)]
        deeper = depths.index(max(depths))
        is_header = depths[0] != depths[1] and blocks[deeper] in self.sides[deeper].loops.by_header
        return (deeper, blocks[deeper]) if is_header else None

    def _begin(self, origin: tuple[int, int] | None) -> tuple[tuple[PathState, int], tuple[PathState, int]]:
        """The states of both programs at entry or at a cut."""
        if origin is None:
            return (self.entries[0].copy(), 0), (self.entries[1].copy(), 0)
        cut = self.cuts[origin]
        return (self._cut_state(cut, 0), origin[0]), (self._cut_state(cut, 1), origin[1])

    def _cut_state(self, cut: Cut, side: int) -> PathState:
        regs: dict[int, int] = {}
        idle: dict[int, int] = {}

        def held(code: int, part: int) -> int:
            return cut.groups[cut.group_of[side, code, part]].value

        # what a later way in brought first has no class before the next round
        codes = [code for code in self._codes(cut, side) if (side, code, WHOLE) in cut.group_of]
        for code in codes:
            regs[code] = held(code, WHOLE)
        if side in cut.split_lanes:
            active = self._active(bits.lane_mask(self.values, regs, EXEC_LO))
            for code in codes:
                if code >= VGPR_BASE:
                    regs[code] = self.values.choices.select(32, active, regs[code], held(code, OTHERS))
        for owner, code in cut.idle:
            if owner == side and (side, code, IDLE) in cut.group_of:
                idle[code] = held(code, IDLE)
        bases = {space: held(-1 - number, WHOLE) for number, space in enumerate(MEMORIES)}
        loads, stores, lds, scalar = (self._carried(cut, queue, side) for queue in range(len(EMPTY)))
        memory = Memory(bases, pending=(loads, stores, lds, scalar), issues=self._issued_before(cut))
        return PathState(regs, idle, memory, cut.mode, self._known(cut))

    def _known(self, cut: Cut) -> int:
        """What is certain at a cut, as a diagram."""
        known = self.values.decisions.both(self.entries[0].path, cut.known)  # what holds of the inputs always holds
        for claim in cut.plan.claims:
            known = self.values.decisions.both(known, self.values.conditions.diagram(claim))
        return known

    def _codes(self, cut: Cut, side: int) -> list[int]:
        """Registers and slots of private memory."""
        return self.tracked[side] + sorted(code for owner, code in cut.slots if owner == side)

    def _carried(self, cut: Cut, queue: int, side: int) -> Queue:
        """The operations in flight, by names. If they differ between ways in, the first program has none and the second
        a long queue; if private accesses do, the first has as many as a wait can leave, and the second none.
        """
        kind = cut.carried[queue].kind
        if kind == FOREIGN and side == 0:
            return ()
        names = tuple(map(QueueEntry, self._names(cut, queue)))
        return (*names, *[QueueEntry(PRIVATE)] * _MANY) if names and kind == BUT_PRIVATE and side == 0 else names

    def _names(self, cut: Cut, queue: int) -> tuple[Label, ...]:
        """Operations that may be in flight at a cut, oldest first."""
        kind, length, seen, busy = cut.carried[queue]
        if kind == FOREIGN:
            return tuple(("foreign", *cut.blocks, queue, number) for number in range(_MANY if busy else 0))
        count = length if kind == ALIKE else seen
        return tuple(("carried", queue, count - number) for number in range(count))

    def _issued_before(self, cut: Cut) -> QueuedOperation | None:
        """What was issued on the way to a cut. Where programs have different things in flight, the first has none."""
        last = None
        signals = self.sides[0].runner.model.rules.signals
        for queue in (LOADS, STORES, LDS, SCALAR) if signals else (STORES, LDS, SCALAR):
            for name in self._names(cut, queue):
                in_lds = queue == LDS or (queue == SCALAR and not signals)
                last = QueuedOperation(name, (name,), queue == LOADS, in_lds, (), 1, 1, last)
        return last

    def _active(self, mask: int) -> int:
        if self.values.op[mask] is Extra.MASK:
            return self.values.args[mask][0]
        if self.values.constant(mask) == 0:
            return self.values.false
        return bits.bit(self.values, mask, self.values.lane)

    def _pairs(self, first: list[Stop], second: list[Stop]) -> Iterator[tuple[Stop, Stop, int]]:
        for a in first:
            for b in second:
                path = self.values.decisions.both(a.state.path, b.state.path)
                if not path:
                    continue
                if self.inference is not None and len(first) + len(second) > 2 and self.impossible(path):
                    continue
                yield a, b, path

    # -- checks

    def _check(self, first: Stop, second: Stop, path: int) -> list[Failure]:
        """What both programs did between two stops has to agree."""

        def failure(what: str, values: tuple[int, int] | None = None) -> list[Failure]:
            return [Failure(what, first, second, path, values)]

        is_tail = self._is_tail((first.block, second.block))
        if (first.block == END) != (second.block == END) or is_tail is None:
            return [replace(*failure("one program ends here, the other goes on"), may_pass=True)]
        a, b = first.state.memory, second.state.memory
        if a.order != b.order:
            self.same_order = False
            self.moved.append((self.values, a.order, b.order))
        if first.state.mode != second.state.mode:
            return failure("the programs set different rounding or denormal modes")
        if len(a.events) != len(b.events) or any(x.what != y.what for x, y in zip(a.events, b.events, strict=True)):
            return failure(_fences_differ(a.events, b.events))
        for x, y in zip(a.events, b.events, strict=True):
            if not self._no_more_in_flight(x, y, path):
                return failure(f"at the {_name(x.what)} more is in flight in the second program")
        if not keeps_settled(self.values, a.issues, b.issues, path, self.sides[1].runner.model.may_meet):
            return failure("the second program stores before it waits for what the first waits for")
        if first.block == END or is_tail:
            versions = (self._version(0, a, Space.GLOBAL), self._version(1, b, Space.GLOBAL))
            if versions[0] != versions[1]:
                return failure("global memory differs at the end", versions)
            if self.ends_are_seen:
                versions = (self._version(0, a, Space.LDS), self._version(1, b, Space.LDS))
                if versions[0] != versions[1]:
                    return failure("the LDS differs where a wave ends that others do not wait for any more", versions)
                if not self._no_more_in_flight(a.at_fence(_END), b.at_fence(_END), path):
                    return failure("where a wave ends, more is in flight in the second program")
        if is_tail:
            assert self.tail is not None
            why = self._differs_before(self.tail, first.state, second.state, path)
            return [] if why is None else failure(*why)
        return []

    def _is_tail(self, blocks: tuple[int, int]) -> bool | None:
        """Whether both programs have come to their common tail; None if only one has."""
        if self.tail is None:
            return False
        at = [block == tail for block, tail in zip(blocks, self.tail.blocks, strict=True)]
        return all(at) if all(at) == any(at) else None

    def _differs_before(
        self, tail: CommonTail, first: PathState, second: PathState, path: int
    ) -> tuple[str, tuple[int, int] | None] | None:
        """What the common tail reads and differs between the programs, in words, with both values; None if nothing."""
        code = tail.differing(self.values, first, second, path)
        if code is not None:
            values = first.regs.get(code), second.regs.get(code)
            known = None if values[0] is None or values[1] is None else (values[0], values[1])
            return f"{register_name(code)} differs before code that both programs have", known
        if not same_in_flight(self.values.decisions, first.memory, second.memory, path):
            return "before code that both programs have, other operations are in flight", None
        for space, what in tail.memories.items():
            states = zip(self.sides, (first, second), strict=True)
            mine, other = (side.runner.model.version(state.memory, space) for side, state in states)
            if mine != other:
                return f"{what} differs before code that both programs have", (mine, other)
        return None

    def _version(self, side: int, memory: Memory, space: Space) -> int:
        return self.sides[side].runner.model.version(memory, space)

    def _unequal_memories(self) -> list[Failure]:
        """Loops at whose header global memory differs: they might never end."""
        place = -1 - MEMORIES.index(Space.GLOBAL)
        found = []
        for cut in self.cuts.values():
            if cut.group_of[0, place, WHOLE] != cut.group_of[1, place, WHOLE]:
                for edge in cut.history[-1][1]:
                    versions = (edge.values[0, place, WHOLE], edge.values[1, place, WHOLE])
                    found.append(Failure("global memory differs", edge.first, edge.second, edge.path, versions))
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

    def _no_more_in_flight(self, first: FenceEvent, second: FenceEvent, path: int) -> bool:
        """Whether what has completed at a fence of the first program has at that of the second. At an ordinary load of
        global memory accesses of the LDS need not have: at barriers and before stores they are asked for again. A load
        in flight is one value with its like that has returned before: where the first has both, others can tell them
        apart.
        """
        decisions = self.values.decisions
        spared = first.loads_global and second.loads_global and not any(side.synchronises for side in self.sides)
        for queue, (mine, other) in enumerate(zip(first.pending, second.pending, strict=True)):
            if queue == LDS and spared:
                continue
            allowed = how_often_pending(decisions, mine, path)
            for token, found in how_often_pending(decisions, other, path).items():
                if is_load(token) and token in first.returned:
                    return False
                known = allowed.get(token, ())
                if len(found) > len(known) or not all(map(decisions.implies, found, known)):
                    return False
        return True

    def _new_loads(self, a: Memory, b: Memory, path: int) -> dict[Loaded, int]:
        """Loads of the second program that the first does not make on this path, the first one first, and their
        lanes.
        """
        decisions = self.values.decisions
        known, loads = logged(self.values, a.loads), logged(self.values, b.loads)
        return {
            key: lanes
            for key, lanes in reversed(loads.items())
            if not self._implied(decisions.both(path, lanes), known.get(key, 0)) and not self._is_argument(key)
        }

    def _implied(self, condition: int, other: int) -> bool:
        """Whether a condition implies another one, if need be by what is true of any masks and their lanes."""
        decisions = self.values.decisions
        if decisions.implies(condition, other):
            return True
        return decisions.implies(decisions.both(condition, self.values.conditions.links(condition, other)), other)

    def _loads_more(self, first: Stop, second: Stop, path: int, key: Loaded) -> Failure:
        """The failure for a load that is new, with the address of one that only the first program makes (the same again
        if there is none).
        """
        known, loads = (logged(self.values, stop.state.memory.loads) for stop in (first, second))
        other = next((mine[1] for mine in reversed(known) if mine not in loads and mine[0] is key[0]), key[1])
        word = "accesses private memory" if key[0] is Space.SCRATCH else "loads"
        what = f"the second program {word} where the first does not"
        return Failure(what, first, second, path, (other, key[1]))

    def _loads_later(self, early: Early, stops: list[Stop]) -> bool:
        """Whether the first program makes these loads in the first iteration, before a store, a barrier, an atomic or
        another operation that orders memory. What has one number on the way in and after the header is one address:
        a header's values speak of where it was first reached from, which is no part of its loop.
        """
        decisions = self.values.decisions
        for stop in stops:
            path = decisions.both(early.failure.path, stop.state.path)
            known = logged(self.values, stop.state.memory.loads, first=True)
            if any(
                not decisions.implies(decisions.both(path, lanes), known.get(key, 0))
                for key, lanes in early.loads.items()
            ):
                return False
        return bool(stops)

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

    def _registers(self, cut: Cut, side: int, state: PathState, path: int) -> Iterator[tuple[Place, int]]:
        values = self.values
        mask = values.given(bits.lane_mask(values, state.regs, EXEC_LO), path)
        active = values.conditions.diagram(self._active(mask))
        if not values.decisions.implies(path, active):
            cut.split_lanes.add(side)
        on, off = values.decisions.both(path, active), values.decisions.without(path, active)
        runner = self.sides[side].runner
        cut.slots |= {(side, code) for code in state.regs if code >= SLOT_BASE}
        for code in self._codes(cut, side):
            value = state.regs.get(code)
            if value is None:
                width = 1 if code == SCC else 32
                value = values.symbol(("undefined", "", code), width, uniform=code < VGPR_BASE)
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
        """The classes of the first arrival: places with equal values, but for those that the plan speaks of, and those
        that are expected to change.
        """
        values = self.values
        expected = self.expected.get(cut.blocks, NOTHING_EXPECTED)
        changing: dict[int, list[Place]] = {}
        cut.first = edge
        cut.group_of, cut.groups, cut.history = {}, {}, []
        planned = {place: value for place, value in cut.plan.expressions(values).items() if place in edge.values}
        counted = {
            place: counter.held(values)
            for counter in cut.plan.counters.values()
            for place in counter.places
            if place in edge.values
        }
        by_value: dict[tuple[int, int], int] = {}
        masks: set[int] = set()
        for place, value in edge.values.items():
            held = counted.get(place, planned.get(place, value))
            is_free = place not in planned and place not in counted
            part = expected.class_of.get(place, -1) if is_free else -2 if place not in counted else -1
            number = by_value.setdefault((part, held), len(by_value))
            cut.group_of[place] = number
            cut.groups.setdefault(number, EqualPlaces(held, place in counted))
            if part >= 0:
                changing.setdefault(number, []).append(place)
                masks |= {number} if part in expected.masks else set()
        for number, places in changing.items():
            value = cut.groups[number].value
            before = self._any_mask(places) if number in masks and values.constant(value) == 0 else None
            cut.groups[number] = self._group(cut, number, before, (value,), places)
        cut.carried = _carried(edge)
        if len(expected.carried) == len(cut.carried):
            cut.carried = tuple(map(Carried.joined, cut.carried, expected.carried))
        cut.shape = (len(cut.split_lanes), len(cut.idle), len(cut.slots))
        cut.known = self._literals(edge.path) if self.inference is not None else 1

    def _any_mask(self, places: list[Place]) -> EqualPlaces:
        """Any lanes of those that were on at entry, in a register or in a half of an aligned pair."""
        half = (Op.HIGH if min(places)[1] % 2 else Op.TRUNC) if self.values.wave_size == WAVE64 else Extra.MASK
        return EqualPlaces(bits.MaskPart(self.values.true, half).of(self.values, self.values.true), True, True)

    def _literals(self, path: int) -> int:
        """The diagram of the conditions, the same in all lanes, that a path decides."""
        decisions = self.values.decisions
        known = 1
        for number, holds in self.values.conditions.uniform_literals(path).items():
            variable = decisions.variable(number)
            known = decisions.both(known, variable if holds else decisions.complement(variable))
        return known

    # -- what is guessed

    def _is_back(self, blocks: tuple[int, int], origin: tuple[int, int] | None) -> bool:
        """Whether a way into a loop comes from the loop itself, or may: a cut that was made anew on the way round
        another one is its own ancestor.
        """
        passed: set[tuple[int, int]] = set()
        while origin is not None and origin != blocks and origin not in passed:
            passed.add(origin)
            origin = self.cuts[origin].parent if origin in self.cuts else None
        return origin is not None

    def _revised(self, edges: Mapping[tuple[int, int], list[Edge]]) -> bool:
        """Take back guesses that do not hold on some way in; whether there were any."""
        revised = set()
        for blocks, cut in self.cuts.items():
            if self.inference is not None and edges[blocks]:
                plan = self.inference.violated(cut.plan, edges[blocks], blocks)
                if plan is not cut.plan:
                    cut.plan = plan
                    revised.add(blocks)
        self._restart(revised)
        return bool(revised)

    def _invented(self, edges: Mapping[tuple[int, int], list[Edge]]) -> bool:
        """Make more guesses; whether there are any."""
        if self.inference is None:
            return False
        invented: set[tuple[int, int]] = set()
        later: set[tuple[int, int]] = set()
        for blocks in sorted(self.cuts) if self.expected else self.cuts:
            cut = self.cuts[blocks]
            entries = [edge for edge in edges[blocks] if not self._is_back(cut.blocks, edge.origin)]
            backs = [edge for edge in edges[blocks] if self._is_back(cut.blocks, edge.origin)]
            if self.expected and any(edge.origin in later for edge in entries):
                later.add(blocks)  # what it begins with is about to change: guesses about it would be wrong
                continue
            header = Header(
                blocks,
                cut.plan,
                self._loop_values(cut),
                {place: cut.groups[number].value for place, number in cut.group_of.items()},
                self._symbols(cut),
                self._known(cut),
                entries,
                backs,
            )
            plan = self.inference.invented(header)
            if plan != cut.plan:
                cut.plan = plan
                invented.add(blocks)
                later.add(blocks)
        for blocks, cut in self.cuts.items():
            is_below = blocks not in invented and any(edge.origin in invented for edge in edges[blocks])
            if is_below and cut.retries < _MOST_RETRIES:
                cut.retries += 1  # what was wrong of it may have been so for want of these guesses
                cut.plan = replace(cut.plan, banned=frozenset(ban for ban in cut.plan.banned if not _is_wide(ban)))
        self._restart(invented)
        return bool(invented)

    def _loop_values(self, cut: Cut) -> list[tuple[list[Place], int]]:
        members: dict[int, list[Place]] = {}
        for place, number in cut.group_of.items():
            members.setdefault(number, []).append(place)
        return [
            (sorted(members[number]), group.value)
            for number, group in cut.groups.items()
            if group.is_phi and not group.masks and number in members and self._is_word(members[number])
        ]

    def _is_word(self, places: list[Place]) -> bool:
        return all(0 <= code != SCC and part != IDLE for _, code, part in places)

    def _symbols(self, cut: Cut) -> frozenset[int]:
        held = [group.value for group in cut.groups.values() if group.is_phi]
        return own_symbols(self.values, held, cut.blocks)

    def _restart(self, revised: set[tuple[int, int]]) -> None:
        """Begin again at some cuts, with the values of their first arrival."""
        if not revised:
            return
        self._forget_below(revised)
        for blocks in revised:
            cut = self.cuts.get(blocks)
            if cut is not None and cut.first is not None:
                self._start(cut, cut.first)

    def _refine(self, cut: Cut, edges: list[Edge]) -> bool:
        """Split classes that this round's edges tell apart; whether anything changed."""
        if not edges:
            return False
        cut.history.append((dict(cut.group_of), edges))
        shape = (len(cut.split_lanes), len(cut.idle), len(cut.slots))
        changed = self._refine_flight(cut, edges) or shape != cut.shape
        cut.shape = shape
        known = cut.known
        for edge in edges if known != 1 else ():
            known = self._common(known, edge.path)
        changed = changed or known != cut.known
        cut.known = known
        planned = cut.plan.expressions(self.values)
        counted = dict.fromkeys(cut.plan.counters)
        parts: dict[tuple[int, tuple[int, ...]], list[Place]] = {}
        for place in {**counted, **{place: None for edge in edges for place in edge.values}}:
            if place in planned and place not in counted:
                continue
            before = cut.group_of.get(place, -1)
            key = tuple(edge.values.get(place, -1) for edge in edges)
            parts.setdefault((before, key), []).append(place)
        used = {cut.group_of[place] for place in planned if place in cut.group_of}
        fresh = max(cut.groups, default=-1) + 1
        before_round = dict(cut.groups)
        for (before, key), places in parts.items():
            old = before_round.get(before)
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

    def _common(self, known: int, path: int) -> int:
        """The literals of a diagram that hold on a path too."""
        decisions = self.values.decisions
        result = 1
        for number, holds in decisions.literals(known).items():
            variable = decisions.variable(number)
            literal = variable if holds else decisions.complement(variable)
            if decisions.implies(path, literal):
                result = decisions.both(result, literal)
        return result

    def _group(
        self, cut: Cut, number: int, old: EqualPlaces | None, key: tuple[int, ...], places: list[Place]
    ) -> EqualPlaces:
        values = self.values
        if old is not None and not old.is_phi and all(value == old.value for value in key):
            return old
        if old is not None and any(place in cut.plan.counters for place in places):
            return old
        code = places[0][1]
        width = 0 if code < 0 else 1 if code == SCC else 32
        uniform = any(place[1] < VGPR_BASE for place in places)
        parts: list[bits.MaskPart | None] = [None]
        if width == 32 and uniform:
            parts = [bits.mask_part(values, value) for value in key]
        if old is not None and old.is_phi:
            parts.append(bits.mask_part(values, old.value) if old.masks else None)
        name: tuple[Label, ...] = ("phi", *cut.blocks, number)
        part = bits.common_part(parts)
        if part is not None:
            named = name if part.half is Extra.MASK else self._name_of_pair(cut, places, part.half is Op.HIGH)
            lane = values.symbol((*named, "lane"), 1, uniform=False)
            return EqualPlaces(part.of(values, values.conditions.and_(lane, self._bound(cut, parts))), True, True)
        across = self.sides[0].across is not None
        quiet = across and width == 32 and all(value >= 0 and values.is_quiet(value) for value in key)
        if not quiet or (old is not None and old.is_phi and old.value not in values.quiet):
            return EqualPlaces(values.symbol(name, width, uniform=uniform), True)
        phi = values.symbol((*name, "quiet"), width, uniform=uniform)
        values.quiet.add(phi)
        return EqualPlaces(phi, True)

    def _bound(self, cut: Cut, parts: list[bits.MaskPart | None]) -> int:
        """A bound of the lanes that are on in the masks of all ways in, of parts that do not change in the loop: a mask
        that lanes only leave stays within the one with which the loop was entered.
        """
        conditions, decisions = self.values.conditions, self.values.decisions
        fixed: set[tuple[Label, ...]] = set()
        origin = cut.parent
        while origin is not None and origin != cut.blocks and origin not in fixed:
            fixed.add(origin)
            origin = self.cuts[origin].parent if origin in self.cuts else None
        bound = 0
        for part in parts:
            diagram = conditions.diagram(part.condition) if part is not None else 1
            stays = [number for number in members(decisions.support(diagram)) if self._loops_in(number) <= fixed]
            bound = decisions.either(bound, decisions.about(diagram, sum(1 << number for number in stays)))
        return conditions.value(bound)

    def _loops_in(self, variable: int) -> frozenset[tuple[Label, ...]]:
        """The loop headers whose values a condition mentions, by the number of its variable."""
        found = self._mentioned.get(variable)
        if found is None:
            symbols = symbols_in(self.values, [self.values.conditions.variables[variable]])
            found = frozenset(header_of(self.values, symbol) for symbol in symbols) - {()}
            self._mentioned[variable] = found
        return found

    def _name_of_pair(self, cut: Cut, places: list[Place], is_high: bool) -> tuple[Label, ...]:
        """One name for both registers of a pair, so that they are one mask.

        A low and a high half may always share the lanes' condition: the one speaks of the first 32 lanes only, the
        other of the rest. Two low halves have different places, so different names.
        """
        side, code, part = min(places)
        return ("phi", *cut.blocks, "pair", side, code - is_high, part)

    # -- what is in flight at a cut

    def _refine_flight(self, cut: Cut, edges: list[Edge]) -> bool:
        found = cut.carried
        for edge in edges:
            found = tuple(map(Carried.joined, found, _carried(edge)))
        changed = found != cut.carried
        cut.carried = found
        return changed


def _carried(edge: Edge) -> tuple[Carried, ...]:
    """What is in flight on a way into a cut. More names than there are operations do no harm: the youngest count."""
    found = []
    for first, second in zip(edge.first.state.memory.pending, edge.second.state.memory.pending, strict=True):
        seen = [tuple(entry for entry in queue if entry.token != PRIVATE) for queue in (first, second)]
        kind = ALIKE if first == second else BUT_PRIVATE if seen[0] == seen[1] else FOREIGN
        is_certain = all(entry.on == 1 for entry in first)
        length, count = (min(_MANY, len(queue)) if is_certain else _MANY for queue in (first, seen[0]))
        found.append(Carried(kind, length, count, bool(seen[1])))
    return tuple(found)


def _fences_differ(a: tuple[FenceEvent, ...], b: tuple[FenceEvent, ...]) -> str:
    """A message on two sequences of fences that differ."""
    first, second = next(
        ((x, y) for x, y in zip_longest(a, b) if x is None or y is None or x.what != y.what), (None, None)
    )
    if all(event is None or event.what == ("barrier",) for event in (first, second)):
        return "the programs pass different barriers"
    names = ["none" if event is None else _name(event.what).removesuffix(",") for event in (first, second)]
    return f"the programs pass different fences: {names[0]} against {names[1]}"


def _is_wide(ban: object) -> bool:
    return isinstance(ban, tuple) and bool(ban) and ban[0] == "wide"


def _name(what: Label) -> str:
    """A fence in words."""
    if not isinstance(what, tuple):
        return str(what)
    if what[0] == "partial":
        whose = " of a buffer that is not known to be plain" if "buffer" in str(what[1]) else ""
        return f"{what[1]}{whose}, a fence to the proof,"
    return str(what[0])
