"""The proof that a region without loops may do what it does in another order, on every way through it.

Control comes to the region at one place and leaves it at one other, or comes back to where it began, as a loop does.
Every way through both programs' regions is executed on numbered values, branch by branch: where a condition is the
same value in both, both go the same way, in whatever order they test conditions. At the end both must hold the same in
all registers that are read afterwards, and have done the same memory operations in an order that nobody can tell from
the first (`memory_order`), with waits that have waited for no less. Outside of the region both programs unfold alike.

Registers are numbered as in `blockwise`, by the lanes in which they were written (`lane_layers`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Final, NamedTuple

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.affine import analyse_affine
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import issues_of, wait_of
from isatool.analysis.effects import members
from isatool.analysis.global_accesses import GlobalAccesses
from isatool.analysis.kernel import Kernel
from isatool.analysis.launch_facts import argument_places, restricted_pointers
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import branch_target
from isatool.ir.program import Function
from isatool.isa.counters import UNORDERED, Queue
from isatool.isa.registers import EXEC_HI, EXEC_LO, MODE, SCC, VCC_HI, VCC_LO, Register
from isatool.isa.table import Unit
from isatool.isa.wave import WAVE32
from isatool.records import dataclass, record
from isatool.semantics.effects import Atomic, ChooseMode, Require, SetMode
from isatool.verify.effect_kinds import IN_WAVE, PLAIN_ACCESSES, REGISTERS, unnamed
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.memory_order import BlockOrder, Identity, Mobility, may_signal, place_in
from isatool.verify.premises import Premise
from isatool.verify.structural.arithmetic import SharedValues, machine_of
from isatool.verify.structural.blockwise import Mark, SteppedProgram
from isatool.verify.structural.comparable import comparable, place_at
from isatool.verify.structural.idle_lanes import idle_reads
from isatool.verify.structural.lane_layers import LaneMachine
from isatool.verify.structural.straight_line import Key
from isatool.verify.structural.unfolding import OUTSIDE, LockstepJump, followed, next_pairs, require_walk
from isatool.verify.structural.waits_kept import covers
from isatool.verify.values.constructors import Values
from isatool.verify.verdict import ASSUMING, PROVED, Assumption, CutPoint, NotShownError, Verdict

_MOST_WAYS: Final = 128
"""through a region, beginnings that several share included"""
_NAMED: Final = REGISTERS | PLAIN_ACCESSES | IN_WAVE | {Atomic, Require, SetMode, ChooseMode}
"""kinds of effects in a region: what is required is so by the numbers of the sources, MODE is a register"""
_HIGH: Final = {EXEC_LO: EXEC_HI, VCC_LO: VCC_HI}

Condition = tuple[Register, tuple[int, ...]]
"""what a branch tests: the register, and the numbers that it holds"""
Decisions = Mapping[Condition, bool]
"""whether what is tested is other than zero"""


@record
class Reordered(Lemma):
    """A region without loops does the same in another order, on every way through it.

    The region is between a pair of places, `start`, and another, `end`; control may also come back to `start`, as in a
    loop. Shown from the texts: both programs unfold alike around it; on every way through it, branch by branch, all
    registers that are read afterwards hold the same number, computed alike from alike sources in the same lanes
    (`isatool/verify/structural/lane_layers.py`); memory operations are the same, in an order that nobody can tell from
    the first, and none has returned later where others could see that.
    """

    about = "the region in another order"
    start: tuple[CutPoint, CutPoint]
    end: tuple[CutPoint, CutPoint]

    def show(self, before: Function, after: Function, granted: Granted) -> Verdict:
        """The verdict of the first that suffices: no assumption, the metadata on pointers, pointers that are granted to
        reach different memory, or the assumption that no pointer for loads reaches memory that is stored to.
        """
        flows, launch = comparable(before, after)
        regions = _Regions(flows, launch, self)
        pointers: list[Assumption] = [found for found in granted.assumptions if found.pointers is not None]
        refused: NotShownError | None = None
        for restricted, apart in ((False, ()), (True, ()), (True, pointers), (True, None)):
            used, by_source = regions.pointers_apart(restricted, apart)
            if not used and (apart != () or by_source != restricted):
                continue
            try:
                require_walk(*flows, cut=(regions.start[0], regions.start[1]), jumps=regions.jumps)
            except NotShownError as error:
                refused = refused or error
            else:
                premises = (Premise.RESTRICTED, Premise.RACE_FREE) if by_source else ()
                return Verdict(ASSUMING if used else PROVED, used, premises)
        assert refused is not None  # nothing is apart at first
        raise refused


Memories = Mapping[int, tuple[int, Mobility]]
"""for each access of global memory the offset of its pointer among the arguments, -1 if it is not known"""


def _memories(flow: ControlFlow, named: Iterable[int]) -> Memories:
    """Those of a program, by the pointers among its arguments: those of the metadata, and those `named`."""
    affine = analyse_affine(flow.function)
    accesses = GlobalAccesses(affine.flow, affine)
    facts = affine.transfer.facts
    places = argument_places(Kernel(flow.function).readable_metadata)
    known: dict[int, int] = {}
    for offset in {*named, *(offset for offset, _ in places.values())}:
        argument = facts.argument(affine.atoms, offset)
        if argument is not None:
            known[argument[0].number] = offset
    found: dict[int, tuple[int, Mobility]] = {}
    for index, instruction in enumerate(flow.instructions):
        place, memory = place_in(flow, index)
        if memory != "global" or affine.loads_arguments(index):
            continue
        if instruction.unit is Unit.SMEM:
            addresses = [access.address for access in affine.accesses.get(index, ())]
        else:
            access = accesses.access(index)
            addresses = [access[1]] if access is not None else []
        pointers = {accesses.pointers(address) if address is not None else frozenset() for address in addresses}
        only = next(iter(pointers)) if len(pointers) == 1 else frozenset()
        found[index] = known.get(next(iter(only)), -1) if len(only) == 1 else -1, place
    return found


class _Reached(NamedTuple):
    """What there is at the end of a way through one program's region."""

    again: bool
    machine: LaneMachine
    events: Mapping[Identity, int]
    waited: _Waited
    executed: int
    """instructions"""


@dataclass
class _Waited:
    """What has returned for certain on a way. Older operations are in it as one of every queue."""

    flow: ControlFlow
    younger: dict[tuple[Queue, int], int]
    returned: set[int] = field(default_factory=set)
    at: dict[int, frozenset[int]] = field(default_factory=dict)
    """what had returned at operations that may tell others"""

    def fork(self) -> _Waited:
        """Another one that goes on from here by itself."""
        return _Waited(self.flow, dict(self.younger), set(self.returned), dict(self.at))

    def pass_by(self, index: int) -> None:
        """An instruction."""
        issue = issues_of(self.flow).get(index)
        if issue is not None:
            self.at[index] = frozenset(self.returned)
            for key in self.younger:
                self.younger[key] += key[0] in issue.queues
            self.younger |= dict.fromkeys(((queue, index) for queue in issue.queues), 0)
            return
        self.at[index] = frozenset(self.returned)
        wait = wait_of(self.flow.instructions[index])
        if wait is not None:
            gone = [key for key, count in self.younger.items() if covers(self.flow, wait, key[0], count)]
            for key in gone:
                del self.younger[key]
                self.returned.add(key[1])


@dataclass
class _Way:
    """How far one program's region was executed, and what there is then."""

    place: int
    machine: LaneMachine
    order: BlockOrder
    waited: _Waited
    seen: set[int]

    def fork(self) -> _Way:
        """Another one that goes on from here by itself."""
        return _Way(self.place, self.machine.fork(), self.order.fork(), self.waited.fork(), set(self.seen))


class _Regions:
    """Both regions, and the ways through them."""

    def __init__(self, flows: tuple[ControlFlow, ControlFlow], launch: DeclaredLaunch, reorder: Reordered) -> None:
        self.flows = flows
        self.sides = (SteppedProgram(flows[0]), SteppedProgram(flows[1]))
        self.start = tuple(place_at(flow, point) for flow, point in zip(flows, reorder.start, strict=True))
        self.end = tuple(place_at(flow, point) for flow, point in zip(flows, reorder.end, strict=True))
        sets_mode = any(effect.writes >> MODE & 1 for flow in flows for effect in flow.effects)
        self.mode = None if sets_mode else launch.mode
        self.idle = 0 if launch.full_waves else idle_reads(flows[0]) | idle_reads(flows[1])
        self.may_signal = any(map(may_signal, flows))
        self.restricted = restricted_pointers(launch.metadata)
        """the same in both programs, as all that metadata says of arguments"""
        self.memories: tuple[Memories, ...] = ({}, {})
        self.queues = {queue for flow in flows for issue in issues_of(flow).values() for queue in issue.queues}

    def pointers_apart(
        self, restricted: bool, granted: Sequence[Assumption] | None
    ) -> tuple[tuple[Assumption, ...], bool]:
        """Take accesses through pointers that are apart as those of different memories from now on; what that assumes,
        and whether some are apart by the metadata.

        `restricted`: those are that the metadata says so of. `granted`: those too that it names; None: those that are
        stored through, from all others.
        """
        self.memories = ({}, {})
        if (granted is not None and not granted and not restricted) or self.may_signal:
            return (), False
        named = {offset for found in granted or () for offset in found.pointers or ()}
        memories = tuple(_memories(flow, named) for flow in self.flows)
        every = [memory for found in memories for memory in found.values()]
        offsets, stored = (
            {offset for offset, _ in every},
            {offset for offset, place in every if place is Mobility.STORE},
        )
        of_source = {frozenset((a, b)) for a in self.restricted if restricted for b in offsets if b != a}
        if granted is None:
            pairs = {frozenset((a, b)) for a in stored for b in offsets - stored}
        else:
            pairs = {frozenset(found.pointers) for found in granted if found.pointers is not None}
        pairs = {pair for pair in pairs | of_source if -1 not in pair}
        whole = {offset: {offset} for offset in offsets}
        for a in stored:
            for b in offsets - {a}:
                if frozenset((a, b)) not in pairs:
                    whole[a] |= whole[b]
                    whole |= dict.fromkeys(whole[a], whole[a])
        self.memories = tuple(
            {index: (min(whole[offset]), place) for index, (offset, place) in found.items()} for found in memories
        )
        used = {frozenset((a, b)) for a in stored for b in offsets if b not in whole[a]}
        assumed = sorted((min(pair), max(pair)) for pair in used - of_source)
        return tuple(Assumption.disjoint(*pair) for pair in assumed), bool(used & of_source)

    def _identify(self, number: int, index: int, order: BlockOrder) -> Callable[[Key], Key]:
        found = self.memories[number].get(index)
        if found is None:
            return self.sides[number].identify(index, order)
        offset, place = found
        return lambda key: order.add(key, index, place, f"global {offset}")

    def jumps(self) -> Iterator[LockstepJump]:
        """The ways through both regions."""
        flows = self.flows
        machine = machine_of(SharedValues(Values(flows[0].function.wave_size), self.mode))
        count = 0
        ways = tuple(self._begun(number, LaneMachine(machine(0), flows[number])) for number in range(2))
        waiting: list[tuple[Decisions, tuple[_Way, ...]]] = [({}, ways)]
        while waiting:
            count += 1
            if count > _MOST_WAYS:
                raise NotShownError("there are too many ways through the region")
            decisions, ways = waiting.pop()
            first, second = (self._run(number, decisions, ways[number]) for number in range(2))
            if not isinstance(first, _Reached):
                condition = first
            elif not isinstance(second, _Reached):
                condition = second
            else:
                self._require_equal(first, second)
                one, other = self.start if first.again else self.end
                yield LockstepJump((one, other), (first.executed, second.executed))
                continue
            forks = tuple(way.fork() for way in ways)
            waiting += [({**decisions, condition: True}, forks), ({**decisions, condition: False}, ways)]

    def _begun(self, number: int, machine: LaneMachine) -> _Way:
        waited = _Waited(self.flows[number], {(queue, -1 - queue): 0 for queue in self.queues})
        return _Way(self.start[number], machine, BlockOrder(), waited, set())

    def _run(self, number: int, decisions: Decisions, way: _Way) -> _Reached | Condition:
        """On to the end of the region, or to the first condition that is not decided."""
        flow = self.flows[number]
        while True:
            place, machine, order, waited, seen = way.place, way.machine, way.order, way.waited, way.seen
            spend(INSTRUCTION)
            if place == self.end[number] or (seen and place == self.start[number]):
                return _Reached(place == self.start[number], machine, order.events, waited, len(seen))
            if place in seen:
                raise NotShownError(f"{flow.place(place)}: the region has a loop")
            onward = [after for after, _ in next_pairs(flow, flow, (place, place))]
            if not onward:
                raise NotShownError(f"{flow.place(place)}: the program ends in the region")
            reason = unnamed(flow, _NAMED, (place,))
            if reason:
                raise NotShownError(reason)
            if branch_target(flow.instructions[place]) is not None:
                condition = self._condition(flow, place, machine)
                if condition not in decisions:
                    return condition
                taken = decisions[condition] == self._tested(flow, place)[1]
                after = onward[0] if taken else onward[1]
            else:
                self._execute(number, place, machine, order)
                waited.pass_by(place)
                after = onward[0]
            seen.add(place)
            way.place = followed(flow, after)
            if way.place == OUTSIDE:
                raise NotShownError("the region runs in a circle or off the program's end")

    def _condition(self, flow: ControlFlow, index: int, machine: LaneMachine) -> Condition:
        """What a branch tests."""
        low, _ = self._tested(flow, index)
        words = (low,) if low == SCC or flow.function.wave_size == WAVE32 else (low, _HIGH[low])
        return low, tuple(machine.machine.read(word) for word in words)

    def _tested(self, flow: ControlFlow, index: int) -> tuple[Register, bool]:
        """The register that a branch tests, and whether it is taken if that is not zero."""
        row = flow.instructions[index].row
        if row is None or row.condition is None:
            raise NotShownError(f"{flow.place(index)}: '{flow.instructions[index]}' is opaque")
        return row.condition

    def _execute(self, number: int, index: int, machine: LaneMachine, order: BlockOrder) -> None:
        side = self.sides[number]
        step = side.step(index)
        if isinstance(step, Mark):
            text = side.flow.instructions[index]
            raise NotShownError(f"{side.flow.place(index)}: '{text}' is opaque")
        if step is not None:
            machine.execute(step, self._identify(number, index, order))

    # -- the end of a way

    def _require_equal(self, first: _Reached, second: _Reached) -> None:
        if first.again != second.again:
            raise NotShownError("one program leaves the region, the other goes on")
        if first.events.keys() != second.events.keys():
            raise NotShownError("the memory operations differ, or their order")
        flow, place = self.flows[1], (self.start if first.again else self.end)[1]
        alive = compute_liveness(flow).before[place] | self.idle
        for code in members(alive):
            if first.machine.whole(Register(code)) != second.machine.whole(Register(code)):
                raise NotShownError(f"{Register(code).name} differs at the end of a way through the region")
        self._require_waited(first, second)

    def _require_waited(self, first: _Reached, second: _Reached) -> None:
        """The second program has waited for no less where others could see that, and at the end."""
        names = [{index: identity for identity, index in each.events.items()} for each in (first, second)]

        def named(number: int, operations: Iterator[int]) -> set[object]:
            return {names[number].get(index, index) for index in operations}

        for identity, index in second.events.items():
            place = place_in(self.flows[1], index)[0]
            if place is Mobility.LOAD:
                continue
            before = first.waited.at[first.events[identity]], second.waited.at[index]
            free = place is Mobility.STORE and not self.may_signal
            wanted = named(0, (each for each in before[0] if not (free and self._is_free(0, each))))
            if not wanted <= named(1, iter(before[1])):
                text = self.flows[1].instructions[index]
                raise NotShownError(f"the second program waits for less before '{text}'")
        if not named(0, iter(first.waited.returned)) <= named(1, iter(second.waited.returned)):
            raise NotShownError("the second program leaves the region with more in flight")

    def _is_free(self, number: int, index: int) -> bool:
        """True for a load of which nobody can tell whether it has returned."""
        flow = self.flows[number]
        if index < 0:
            return False
        queues = issues_of(flow)[index].queues
        return place_in(flow, index)[0] is Mobility.LOAD and not UNORDERED.intersection(queues)
