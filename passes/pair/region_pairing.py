"""Pairs of one region: schedules by several strategies, registers for the best of them, and the checks of the result.

It is long because a region is tried in several ways, and each result is checked against the same facts.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from isatool.analysis.banks import measure
from isatool.analysis.counters import wait_of
from isatool.analysis.effects import bits
from isatool.analysis.virtual import VirtualHalf
from isatool.analysis.webs import Webs
from isatool.ir.instruction import AnyInstruction, Dual, Instruction
from isatool.ir.pairs import as_dot2acc, half_of
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.registers import Register, vgpr
from isatool.isa.table import Unit
from isatool.isa.vopd import is_legal
from isatool.passes.common.in_flight import Flights
from isatool.passes.common.load_distance import Distance, LatencyEvent, is_never_later, load_distance
from isatool.passes.common.region_lines import Emitted
from isatool.passes.common.regions import Region, RegionOperation, is_dropped, operations_of
from isatool.passes.pair.choices import Choice, Elements, Shapes, choices_of
from isatool.passes.pair.half_forms import AllowedDifference, half_forms
from isatool.passes.pair.interval_coloring import Assignment, assign_registers
from isatool.passes.pair.list_schedule import Pairing, PairStrategy, Slot, SlotSchedule, schedule
from isatool.passes.pair.local_values import NO_VALUES, LocalValues
from isatool.passes.pair.parity import Parity
from isatool.passes.pair.reasons import Forms, Reason, obstacles
from isatool.passes.pair.region_graph import RegionGraph, build_graph, is_chained
from isatool.records import record

if TYPE_CHECKING:
    from isatool.passes.pair.region_check import ChainStep
    from isatool.verify.structural.straight_line import Executed

MOST_PINNED: Final = 7
"""attempts of a strategy: in each, twice as many of the values that got no register keep their old one"""
FREE: Final = (
    PairStrategy(32),
    PairStrategy(16),
    PairStrategy(64),
    PairStrategy(32, scarce_first=True),
    PairStrategy(8),
    PairStrategy(16, scarce_first=True),
)
CAREFUL: Final = (
    PairStrategy(32, prompt=True),
    PairStrategy(16, prompt=True),
    PairStrategy(32, fenced=True),
    PairStrategy(64, fenced=True),
    PairStrategy(32, fenced=True, prompt=True),
)
IN_PLACE: Final = (PairStrategy(32), PairStrategy(16), PairStrategy(32, fenced=True))


@record
class Options:
    """The options of `pair.Pair` for a region. `limit`: the most VGPRs. `explain`: whether to say why candidates stay
    single.
    """

    limit: int
    granted: AllowedDifference
    latency_loss: float
    renames: bool
    explain: bool = True


@record
class Single:
    """Why a candidate stays single. `partner`: the candidate that came nearest to pairing with it."""

    dense: int
    text: str
    reason: Reason
    partner: int = -1
    """its dense index, -1 if there is none"""
    partner_text: str = ""
    detail: str = ""


@record
class PairedRegion:
    """The result of a region: its pairs before and after, and its lines, None if it stays as it is."""

    region: Region
    before: int
    after: int
    lines: tuple[Emitted, ...] | None
    singles: tuple[Single, ...] = ()
    faulty: int = 0
    """pairs of the input that stay although they break R19, which the assembler does not check"""


@record
class _Setting:
    """A region whose `values` may get other registers, and the pairs that are possible then."""

    graph: RegionGraph
    values: LocalValues
    elements: Elements
    choices: list[tuple[Choice, ...]]

    @property
    def region(self) -> Region:
        """Whose operations these are."""
        return self.graph.region


@record
class _Plan:
    """A schedule by a strategy."""

    setting: _Setting
    strategy: PairStrategy
    schedule: SlotSchedule

    def rank(self) -> tuple[int, int]:
        """The order in which plans are tried, least first. A pair of other operations is worth more than one of
        moves.
        """
        return -self.schedule.pairs, len(self.moves_before_singles())

    def moves_before_singles(self) -> list[int]:
        """For each candidate that stays single and is no move: the last move that is paired before it, -1 if there is
        none. If that move stays single, the candidates between them may pair among themselves.
        """
        moves, choices = self.setting.graph.moves, self.setting.choices
        found: list[int] = []
        last = -1
        for slot in self.schedule.slots:
            if isinstance(slot, Pairing):
                last = next((half for half in slot[:2] if moves[half]), last)
            elif choices[slot] and not moves[slot]:
                found.append(last)
        return found


class _RejectedError(Exception):
    """A plan does not pass; `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class RegionPairing:
    """Pairs regions of one function one after the other; `registers` (web -> VGPR number) changes with them."""

    def __init__(self, webs: Webs, flights: Flights, options: Options, seen: set[Hashable] | None = None) -> None:
        self.webs = webs
        self.flow = webs.flow
        self.flights = flights
        self.options = options
        self.shapes = Shapes()
        self.registers = {web.index: web.register.index for web in webs.webs}
        self.used = 1 + max((r.index for each in self.flow.instructions for r in _vgprs(each)), default=0)
        """VGPRs that the function uses so far: others are used only where a pair needs them"""
        self.operations: tuple[Region | None, list[RegionOperation]] = (None, [])
        """those of the region that was looked at last"""
        self.faults: list[str] = []
        """results that a check refuted: empty unless the pass has a fault"""
        self.seen = set[Hashable]() if seen is None else seen
        """keys of regions that have no better result"""

    def pair(self, region: Region, values: LocalValues) -> PairedRegion:
        """The best result for a region."""
        old = [self.flow.instructions[dense] for dense in range(region.first, region.last)]
        pairs = sum(instruction.is_dual for instruction in old)
        faulty = sum(not is_legal_pair(instruction) for instruction in old)
        most = _most_pairs(old, self.options.granted)
        if most == 0 or (pairs >= most and not faulty):
            return PairedRegion(region, pairs, pairs, None, self._old_singles(region, old, values, None), faulty)
        key = None if self.options.explain else self._key(region, values)
        if key is not None and key in self.seen:
            return PairedRegion(region, pairs, pairs, None, (), faulty)
        faults = len(self.faults)
        distance = load_distance(map(event_of, old))
        rejected: Reason | None = None
        crowded: LocalValues | None = None
        for plan in self._plans(region, values, most):
            if plan.setting.values is crowded:
                continue  # an earlier plan with these values found too few registers
            count = plan.schedule.pairs
            if count < pairs or (count == pairs and not faulty):
                continue
            try:
                done, lines = self._finish(plan, old, distance, pairs + (not faulty))
            except _RejectedError as reason:
                rejected = reason.reason
                if rejected is Reason.REGISTERS:
                    crowded = plan.setting.values
                continue
            singles = self._singles(done.setting, done.schedule.slots, done.schedule.parity)
            return PairedRegion(region, pairs, done.schedule.pairs, lines, singles)
        if key is not None and len(self.faults) == faults:
            self.seen.add(key)
        return PairedRegion(region, pairs, pairs, None, self._old_singles(region, old, values, rejected), faulty)

    def _key(self, region: Region, values: LocalValues) -> Hashable:
        """All that the result for a region depends on, without its place in the function."""
        first, last = region.first, region.last
        webs, liveness, flights = self.webs.webs, self.webs.liveness, self.flights
        bodies = tuple(
            tuple(tuple((webs[web].register, webs[web].defs[0].instruction - first) for web in part) for part in body)
            for body in values.bodies
        )
        places = range(first, last)
        issues = ((index - first, flights.waits.issues[index].queues) for index in places if flights.issues(index))
        return (
            *(self.options, self.used, self.flow.instructions[first:last], bodies, tuple(issues)),
            *(liveness.after[last - 1], tuple(liveness.retained[first:last])),
            *(flights.after.get(last - 1), tuple(flights.before.get(index) for index in places)),
        )

    # -- plans

    def _plans(self, region: Region, values: LocalValues, most: int) -> Iterator[_Plan]:
        """Schedules to try, stage by stage, those with most pairs first. Later stages are for regions in which latency
        or registers forbid those of earlier ones.
        """
        stages: list[tuple[LocalValues, tuple[PairStrategy, ...]]] = [(NO_VALUES, IN_PLACE)]
        if self.options.renames and values.bodies:
            stages[:0] = [(values, FREE), (values, CAREFUL)]
        setting: _Setting | None = None
        tried: set[PairStrategy] = set()
        for free, strategies in stages:
            if setting is None or setting.values is not free:
                setting = self._setting(region, free)
                tried = set()
            plans: list[_Plan] = []
            for strategy in strategies:
                alike = strategy.simplified_for(setting.graph)
                if alike in tried:
                    continue
                tried.add(alike)
                plans.append(self._plan(setting, strategy))
                if plans[-1].schedule.pairs >= most:
                    break
            if plans and any(setting.graph.moves):
                first = min(plans, key=_Plan.rank)
                if first.schedule.pairs < most and any(setting.graph.waits):
                    plans.append(self._plan(setting, replace(first.strategy, late=1)))
                    first = min(plans, key=_Plan.rank)
                before = first.moves_before_singles()
                moves = bits(number for number, move in enumerate(setting.graph.moves) if move)
                for alone in sorted({bits({*before} - {-1}), moves}) if before else ():
                    plans.append(self._plan(setting, replace(first.strategy, alone=alone)))
            yield from sorted(plans, key=_Plan.rank)

    def _plan(self, setting: _Setting, strategy: PairStrategy) -> _Plan:
        made = schedule(setting.graph, setting.choices, len(setting.elements), self.shapes, strategy)
        return _Plan(setting, strategy, made)

    def _setting(self, region: Region, values: LocalValues) -> _Setting:
        if self.operations[0] is not region:
            self.operations = region, operations_of(self.webs, region)
        graph = build_graph(region, self.operations[1], values, self.flights)
        elements = Elements(values)
        choices = choices_of(graph, elements, self.shapes, self.options.granted)
        return _Setting(graph, values, elements, choices)

    def _finish(
        self, plan: _Plan, old: Sequence[AnyInstruction], distance: Distance, least: int
    ) -> tuple[_Plan, tuple[Emitted, ...]]:
        """The lines of a plan. If values get no register, some keep the old one and the region is scheduled again."""
        for attempt in range(MOST_PINNED):
            setting, made = plan.setting, plan.schedule
            if made.pairs < least:
                break
            new_distance = load_distance(_slot_event(setting.graph, slot) for slot in made.slots)
            nearer = new_distance.falls_short_of(distance, self.options.latency_loss)
            if nearer and not is_never_later(_issues(setting.graph, made), old):
                raise _RejectedError(Reason.LATENCY)
            assignment = self._assigned(setting, made)
            if not assignment.failed:
                return plan, self._checked(plan, assignment.registers)
            free = setting.values.without(assignment.failed[: 2**attempt])
            setting = self._setting(setting.region, free)
            made = schedule(setting.graph, setting.choices, len(setting.elements), self.shapes, plan.strategy)
            plan = _Plan(setting, plan.strategy, made)
        raise _RejectedError(Reason.REGISTERS)

    def _assigned(self, setting: _Setting, made: SlotSchedule) -> Assignment:
        """Registers for a schedule: those that the function uses already if they are enough."""
        sequence = made.sequence()
        found = Assignment({})
        for limit in sorted({min(self.used, self.options.limit), self.options.limit}):
            found = assign_registers(
                self.webs, setting.graph, setting.values, sequence, setting.elements, made.parity, limit
            )
            if not found.failed:
                break
        return found

    # -- instructions

    def _checked(self, plan: _Plan, registers: Mapping[int, int]) -> tuple[Emitted, ...]:
        """The lines of a plan with these registers, which are undone if a check fails."""
        old = {web: self.registers[web] for web in registers}
        self.registers.update(registers)
        lines, steps = self._lines(plan.setting.graph, plan.schedule)
        problem = self._problem(plan.setting.graph, lines, steps)
        if problem:
            self.registers.update(old)
            self.faults.append(problem)
            raise _RejectedError(Reason.SCHEDULE)
        if self._spoils_banks(plan.setting.region, lines):
            self.registers.update(old)
            raise _RejectedError(Reason.BANKS)
        return lines

    def _spoils_banks(self, region: Region, lines: Iterable[Emitted]) -> bool:
        """True if it saves fewer issues than pairs of FMAs lose their four register banks."""
        old = measure([self.flow.instructions[dense] for dense in range(region.first, region.last)])
        if not old.four_banks:
            return False
        new = measure([line.instruction for line in lines])
        return old.four_banks - new.four_banks > old.valu_issues - new.valu_issues

    def _lines(self, graph: RegionGraph, made: SlotSchedule) -> tuple[tuple[Emitted, ...], list[ChainStep]]:
        lines: list[Emitted] = []
        from isatool.passes.pair.region_check import ChainStep

        steps: list[ChainStep] = []
        for slot in made.slots:
            if isinstance(slot, int):
                operation = graph.operations[slot]
                instruction = operation.materialise(self.registers)
                lines.append(Emitted(instruction, (operation.dense,)))
                steps.append(self._step(operation, instruction))
                continue
            first, second = graph.operations[slot.first], graph.operations[slot.second]
            a = self._half(slot.first_choice, first.halves[0])
            b = self._half(slot.second_choice, second.halves[0])
            lines.append(
                Emitted(Dual(a, b) if slot.first_is_x else Dual(b, a), tuple(sorted({first.dense, second.dense})))
            )
            steps.append(ChainStep((self._check_half(first, a), self._check_half(second, b))))
        return tuple(lines), steps

    def _half(self, choice: Choice, half: VirtualHalf) -> Instruction:
        return VirtualHalf(choice.form.instruction, half.uses, half.defs).materialise(self.registers)

    def _check_half(self, operation: RegionOperation, instruction: Instruction, number: int = 0) -> Executed:
        """The operation as the check executes it, with the destinations whose old value is still needed."""
        from isatool.verify.structural.straight_line import Executed

        retained = self.webs.liveness.retained[operation.dense]
        defs = operation.halves[number].defs
        read_undef = self.webs.liveness.read_undef.get(operation.dense, 0)
        kept, fresh = (
            frozenset(vgpr(self.registers[web]) for register, web in defs.items() if which >> register & 1)
            for which in (retained, read_undef)
        )
        return Executed(self._one_dot(instruction), kept, read_undef=fresh)

    def _one_dot(self, instruction: Instruction) -> Instruction:
        """A dot product in one of its two encodings, if these are granted to be equal; others as they are."""
        return (as_dot2acc(instruction) if self.options.granted.dot2 else None) or instruction

    def _step(self, operation: RegionOperation, instruction: AnyInstruction) -> ChainStep:
        halves = tuple(self._check_half(operation, half, number) for number, half in enumerate(instruction.halves))
        return self._chained(operation.dense, instruction, halves)

    def _chained(self, dense: int, instruction: AnyInstruction, halves: tuple[Executed, ...]) -> ChainStep:
        from isatool.passes.pair.region_check import ChainStep

        issue = self.flights.waits.issues.get(dense)
        kind = issue.queues if issue is not None else ()
        waits = wait_of(instruction) is not None
        return ChainStep(halves, is_chained(instruction), issue is not None, kind == (Queue.LOAD,), waits, kind)

    # -- checks

    def _problem(self, graph: RegionGraph, lines: Sequence[Emitted], new: Iterable[ChainStep]) -> str | None:
        """Why a result may not be taken, None if it may."""
        from isatool.passes.pair.region_check import same_results
        from isatool.verify.structural.straight_line import Executed

        for line in lines:
            stays = len(line.denses) == 1 and line.instruction == self.flow.instructions[line.denses[0]]
            if not stays and not is_legal_pair(line.instruction):
                return f"illegal pair {line.instruction}"
        region = graph.region
        old: list[ChainStep] = []
        released: dict[int, int] = {}
        retained = self.webs.liveness.retained
        for dense in range(region.first, region.last):
            instruction = self.flow.instructions[dense]
            if is_dropped(instruction):
                continue
            if wait_of(instruction) is not None:
                released[len(old)] = self.flights.released(dense)
            kept, fresh = (
                frozenset(register for register in instruction.defs if which >> register & 1)
                for which in (retained[dense], self.webs.liveness.read_undef.get(dense, 0))
            )
            halves = tuple(Executed(self._one_dot(half), kept, read_undef=fresh) for half in instruction.halves)
            old.append(self._chained(dense, instruction, halves))
        live = self.webs.liveness.after[region.last - 1] | graph.late
        pending = self.flights.before.get(region.first, 0)
        return same_results(old, list(new), released, pending, live, self.options.granted.nan_payload)

    # -- what is left

    def _singles(self, setting: _Setting, slots: Sequence[Slot], parity: Parity) -> tuple[Single, ...]:
        """Why candidates are single in a schedule."""
        if not self.options.explain:
            return ()
        allowed = None
        if not self.options.granted.nan_payload:
            shapes = Shapes()
            granted = self.options.granted._replace(nan_payload=True)
            allowed = Forms(choices_of(setting.graph, setting.elements, shapes, granted), shapes)
        made: list[Single] = []
        forms = Forms(setting.choices, self.shapes)
        for number, found in obstacles(setting.graph, forms, slots, parity, allowed).items():
            own = setting.graph.operations[number]
            single = Single(own.dense, str(own.instruction), found.reason, detail=found.detail)
            if found.partner >= 0:
                partner = setting.graph.operations[found.partner]
                single = replace(single, partner=partner.dense, partner_text=str(partner.instruction))
            made.append(single)
        return tuple(made)

    def _old_singles(
        self, region: Region, old: Sequence[AnyInstruction], values: LocalValues, rejected: Reason | None
    ) -> tuple[Single, ...]:
        """Why candidates are single in a region that stays as it is."""
        if not self.options.explain:
            return ()
        candidates = [
            Single(region.first + position, str(instruction), Reason.ALONE)
            for position, instruction in enumerate(old)
            if isinstance(instruction, Instruction) and half_forms(instruction, *self.options.granted)
        ]
        if len(candidates) < 2:
            return tuple(candidates)
        setting = self._setting(region, values if self.options.renames else NO_VALUES)
        slots = [number for number, operation in enumerate(setting.graph.operations) if not operation.was_half]
        found = self._singles(setting, slots, Parity(len(setting.elements)))
        if rejected is None:
            return found
        return tuple(
            replace(single, reason=rejected, detail="") if single.reason is Reason.SCHEDULE else single
            for single in found
        )


def _vgprs(instruction: AnyInstruction) -> Iterator[Register]:
    """The VGPRs that an instruction names."""
    return (register for register in (*instruction.defs, *instruction.uses) if register.is_vgpr)


def _most_pairs(instructions: Iterable[AnyInstruction], granted: AllowedDifference) -> int:
    """An upper bound of the pairs of a region: by candidates, and by those that fit OPX."""
    candidates = fit_x = 0
    for instruction in instructions:
        if isinstance(instruction, Dual):
            candidates += 2
            fit_x += 1 + _fits_x(instruction.y, granted)
        elif half_forms(instruction, *granted):
            candidates += 1
            fit_x += _fits_x(instruction, granted)
    return min(candidates // 2, fit_x)


@lru_cache(maxsize=65536)
def _fits_x(instruction: Instruction, granted: AllowedDifference) -> bool:
    return any(form.half.facts.in_x for form in half_forms(instruction, *granted))


@lru_cache(maxsize=65536)
def is_legal_pair(instruction: AnyInstruction) -> bool:
    """True for single instructions and for pairs that may be generated."""
    if not isinstance(instruction, Dual):
        return True
    x, y = half_of(instruction.x), half_of(instruction.y)
    if x is None or y is None:
        return False
    return is_legal(x, y, first="x") or is_legal(x, y, first="y")


@lru_cache(maxsize=65536)
def event_of(instruction: AnyInstruction) -> LatencyEvent:
    """The kind of event that an instruction is for latencies."""
    if instruction.unit is Unit.VALU:
        return LatencyEvent.VALU
    if wait_of(instruction) is not None and instruction.operation != Op.WAITCNT_DEPCTR:
        return LatencyEvent.WAIT
    form = instruction.form
    return LatencyEvent.LOAD if form is not None and form.may_load and form.counters else LatencyEvent.OTHER


def _slot_event(graph: RegionGraph, slot: Slot) -> LatencyEvent:
    return LatencyEvent.VALU if isinstance(slot, Pairing) else event_of(graph.operations[slot].instruction)


def _issues(graph: RegionGraph, made: SlotSchedule) -> list[AnyInstruction | None]:
    """The instructions of a schedule, None for a pair."""
    return [None if isinstance(slot, Pairing) else graph.operations[slot].instruction for slot in made.slots]
