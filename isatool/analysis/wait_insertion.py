"""Wait instructions made anew: the weakest that cover every register, put right before the instruction that needs
them.

What a wait is for is not written on it. One that stands before a barrier, an atomic operation, a cache invalidation,
the end of the program, or beside a wait for stores orders memory and stays; one that the registers behind it explain
goes and is computed again. Barriers get a wait for LDS operations whatever stood there (ISA guide 5.5: a barrier does
not wait for memory).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import field

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.counters import (
    NO_WAIT,
    InFlight,
    Issue,
    Snapshot,
    issues_of,
    merge_snapshots,
    nothing_in_flight,
    wait_instructions,
    wait_of,
)
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS
from isatool.analysis.loops import find_loops
from isatool.analysis.synchronising import synchronising
from isatool.analysis.volatile_loads import waits_at_once
from isatool.analysis.waits import WaitAnalysis, advance, analyse_waits, touched
from isatool.ir.instruction import AnyInstruction
from isatool.ir.views import kept
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.waits import Wait
from isatool.records import dataclass

Drained = Mapping[int, frozenset[Queue]]
"""For instructions that order memory: the queues that are empty when they execute."""


@dataclass(frozen=True, eq=False)
class WaitPlan:
    """`kept[i]`: what an existing wait instruction still waits for. `inserted[i]`: what to wait for before
    instruction i.
    """

    flow: ControlFlow
    kept: Mapping[int, Wait]
    inserted: Mapping[int, Wait]

    def edits(self) -> Edits:
        """The plan as changes of instructions; a wait that stays as it is is not touched."""
        edits = Edits()
        for index, instruction in enumerate(self.flow.instructions):
            wait = wait_of(instruction)
            if wait is None or index not in self.kept:
                continue
            kept = self.kept[index]
            if kept != wait:
                edits.substitute(index, () if kept.is_empty else wait_instructions(kept, self.flow.function.target))
        for index, wait in self.inserted.items():
            edits.before[index] = wait_instructions(wait, self.flow.function.target)
        _reuse(self.flow, edits)
        return edits


def _reuse(flow: ControlFlow, edits: Edits) -> None:
    """Replace a wait that is removed where another is inserted, with nothing but hints between, instead."""
    for index in list(edits.before):
        old = index - 1
        while old >= 0 and flow.instructions[old].is_hint:
            old -= 1
        if old in edits.removed and flow.block_of[old] == flow.block_of[index]:
            edits.removed.discard(old)
            *more, new = edits.before.pop(index)
            if more:
                edits.before[old] = tuple(more)
            if new != flow.instructions[old]:
                edits.replaced[old] = new


def orders_memory(flow: ControlFlow, index: int) -> bool:
    """True for instructions before which a wait may be there for the sake of memory and not of registers."""
    instruction = flow.instructions[index]
    row = instruction.row
    if index in flow.calls or instruction.is_opaque or instruction.is_fence or instruction.is_end:
        return True
    if instruction.operation in (Op.SETPC, Op.RFE):
        return True
    return row is not None and row.is_atomic


@kept
def drained_queues(flow: ControlFlow) -> Drained:
    """The queues that are certainly empty at each instruction of a function that orders memory.

    A program must keep them when it is changed.
    """
    found = {}
    analysis = analyse_waits(flow)
    for index, state in analysis.states():
        if orders_memory(flow, index):
            found[index] = frozenset(queue for queue in Queue if not state.stamps[queue])
    return found


@kept
def ordering_waits(flow: ControlFlow) -> Mapping[int, Wait]:
    """For every wait instruction the part that registers do not explain; an empty Wait where they explain all."""
    analysis = analyse_waits(flow)
    found: dict[int, Wait] = {}
    for block in flow.blocks:
        for index, state in analysis.replay(block.index):
            wait = wait_of(flow.instructions[index])
            operation = flow.instructions[index].operation
            if wait is None or operation == Op.WAITCNT_DEPCTR:
                continue
            if index in flow.fences or index in synchronising(flow).waits:
                found[index] = wait
                continue
            if operation == Op.WAIT_IDLE or _is_fence(flow, index, block.last):
                found[index] = wait
                continue
            if _is_prologue(flow, analysis, index) or waits_at_once(flow, analysis.issues, state, index):
                found[index] = wait
                continue
            unexplained = {
                counter: limit
                for counter, limit in wait.limits
                if counter not in flow.counters.of_registers
                or not _explained(flow, analysis, state, index, counter, limit)
            }
            found[index] = Wait(**unexplained)
    return found


def _is_fence(flow: ControlFlow, index: int, last: int) -> bool:
    """A run of waits with one for stores in it, or directly before something that orders memory."""
    first = index
    while first > 0 and flow.block_of[first - 1] == flow.block_of[index] and _is_idle(flow.instructions[first - 1]):
        first -= 1
    for position in range(first, last):
        instruction = flow.instructions[position]
        if not _is_idle(instruction):
            return orders_memory(flow, position)
        wait = wait_of(instruction)
        if wait is not None and wait.limit(flow.counters.of[Queue.STORE]) is not None:
            return True
    return False


def _is_prologue(flow: ControlFlow, analysis: WaitAnalysis, index: int) -> bool:
    """Whether a wait is at the start of a function, for operations of its caller (AMDGPU calling convention)."""
    if flow.function.is_kernel or flow.block_of[index] != 0:
        return False
    return not any(position in analysis.issues for position in range(index))


def _is_idle(instruction: AnyInstruction) -> bool:
    return instruction.is_hint or wait_of(instruction) is not None


def _explained(
    flow: ControlFlow, analysis: WaitAnalysis, state: InFlight, index: int, counter: str, limit: int
) -> bool:
    """Whether the youngest operation that a wait covers is one whose result is touched soon after."""
    covered = [
        (state.younger(queue, operation), operation)
        for queue in flow.counters.queues(counter)
        for operation in state.stamps[queue]
        if state.younger(queue, operation) >= limit
    ]
    if not covered:
        return True  # it waits for nothing
    youngest = min(younger for younger, _ in covered)
    wanted = 0
    for younger, operation in covered:
        if younger == youngest or limit == 0:
            wanted |= analysis.issues[operation].results
    block = flow.block_at(index)
    for position in range(index + 1, block.last):
        effect = flow.effects[position]
        if (effect.reads | effect.writes) & wanted:
            return True
        if orders_memory(flow, position):
            return False
    return False


def plan_waits(
    flow: ControlFlow,
    kept: Mapping[int, Wait] | None = None,
    drained: Drained | None = None,
    max_groups: int | None = None,
) -> WaitPlan:
    """Exact minimal waits for a function, on all paths.

    `kept`: what existing wait instructions go on waiting for (default: what `ordering_waits` finds in this function).
    `drained`: queues that must be empty at instructions that order memory (default: as in this function; LDS at every
    barrier in any case). `max_groups`: at most so many waits of one counter in a run of waits between which nothing is
    issued that they are for; None: one wait for every need.
    """
    kept = ordering_waits(flow) if kept is None else kept
    drained = drained_queues(flow) if drained is None else drained
    return WaitPlanner(flow, kept, drained).plan(max_groups, max_groups)


class WaitPlanner:
    """Plans for one function that differ in what they group; `kept` and `drained` as in `plan_waits`."""

    def __init__(self, flow: ControlFlow, kept: Mapping[int, Wait], drained: Drained) -> None:
        self._solver = _Solver(flow, kept, drained)
        self._solver.solve()
        self._needs, self._issued_before = self._solver.needs, self._solver.issued_before

    def plan(self, max_groups: int | None = None, groups_elsewhere: int | None = None) -> WaitPlan:
        """The waits, as `plan_waits`. `groups_elsewhere`: as many outside innermost loops."""
        solver = self._solver
        solver.needs, solver.issued_before, solver.early = self._needs, self._issued_before, {}
        if max_groups is not None:
            solver.early = solver.grouped(max_groups, groups_elsewhere or max_groups)
        if solver.early:
            solver.issued_before = {}
            solver.solve()
        return WaitPlan(solver.flow, solver.kept, {index: need.wait for index, need in solver.needs.items()})


@dataclass
class _Need:
    """A wait before an instruction, and for which operations."""

    wait: Wait = NO_WAIT
    operations: dict[str, set[int]] = field(default_factory=dict)

    def add(self, counter: str, limit: int, operation: int) -> None:
        """Also wait for an operation."""
        self.wait = self.wait.merged(Wait(**{counter: limit}))
        self.operations.setdefault(counter, set()).add(operation)


class _Solver:
    """Forward fixpoint in which every instruction first waits for what it needs.

    States at block starts only grow, so at the end they hold everything that can be in flight given the waits chosen.
    """

    def __init__(self, flow: ControlFlow, kept: Mapping[int, Wait], drained: Drained) -> None:
        self.flow = flow
        self.kept = kept
        self.drained = drained
        self.issues: dict[int, Issue] = issues_of(flow)
        self.results = {index: issue.results for index, issue in self.issues.items()}
        self.early: dict[int, set[int]] = {}
        self.needs: dict[int, _Need] = {}
        self.issued_before: dict[int, dict[str, set[int]]] = {}

    def solve(self) -> None:
        """Find `needs`."""
        flow = self.flow
        self.needs = {}
        states_at_starts(flow, nothing_in_flight(), self._walk, merge_snapshots)

    def _walk(self, block: int, start: Snapshot) -> Snapshot:
        state = InFlight.of(start, self.results, self.flow.counters)
        for index in self.flow.blocks[block].instructions:
            self.needs.pop(index, None)
            wait = wait_of(self.flow.instructions[index])
            if wait is not None:
                state.wait(self.kept.get(index, wait))
                continue
            needed = list(self._needed(index, state))
            if needed:
                need = self.needs[index] = _Need()
                for queue, operation in needed:
                    limit = state.limit_for(queue, operation, strict=True)
                    need.add(self.flow.counters.of[queue], limit, operation)
                self.issued_before[index] = {
                    counter: {operation for queue in each.queues for operation in state.stamps[queue]}
                    for counter, each in self.flow.counters.counters.items()
                }
                state.wait(need.wait)
            advance(self.flow, self.issues, state, index)
        return state.snapshot()

    def _needed(self, index: int, state: InFlight) -> Iterator[tuple[Queue, int]]:
        """(queue, operation) that must have returned before an instruction."""
        for queue, operation, _, _ in touched(self.flow, self.issues, state, index):
            yield queue, operation
        if not any(state.stamps):
            return
        unknown = self.flow.effects[index].reads & VGPRS == VGPRS and index not in self.flow.calls
        leaving = self.flow.block_at(index)
        returns = index == leaving.last - 1 and leaving.ending in (Ending.RETURN, Ending.UNKNOWN)
        early = self.early.get(index, ())
        empty = self.drained.get(index, frozenset())
        row = self.flow.instructions[index].row
        if row is not None and row.signals:
            empty = empty | {Queue.LDS}
        if not (early or empty or unknown or returns):
            return
        counters = self.flow.counters
        for queue in (queue for counter in counters.of_registers for queue in counters.queues(counter)):
            for operation in state.stamps[queue]:
                wanted = queue in empty or operation in early
                if wanted or ((unknown or returns) and self.results.get(operation)):
                    yield queue, operation

    # -- fewer waits

    def grouped(self, max_groups: int, elsewhere: int) -> dict[int, set[int]]:
        """Operations to wait for earlier than needed, so that one wait serves several needs."""
        early: dict[int, set[int]] = {}
        forest = find_loops(self.flow)
        innermost = {block for loop in forest.loops if forest.is_innermost(loop.index) for block in loop.blocks}
        for block in self.flow.blocks:
            for counter in self.flow.counters.of_registers:
                places = [
                    index
                    for index in block.instructions
                    if index in self.needs and counter in self.needs[index].operations
                ]
                for run in self._runs(places, counter):
                    for group in partition(run, max_groups if block.index in innermost else elsewhere):
                        for later in group[1:]:
                            early.setdefault(group[0], set()).update(self.needs[later].operations[counter])
        return early

    def _runs(self, places: list[int], counter: str) -> Iterator[list[int]]:
        """Maximal runs of waits whose operations are all issued before the first of the run."""
        run: list[int] = []
        for place in places:
            wanted = self.needs[place].operations[counter]
            if run and not self._in_flight_at(run[0], place, counter, wanted):
                yield run
                run = []
            run.append(place)
        if run:
            yield run

    def _in_flight_at(self, first: int, place: int, counter: str, wanted: set[int]) -> bool:
        """Whether what is needed at a place is already issued at an earlier one of the same block."""
        return wanted <= self.issued_before[first][counter] and not any(first <= op < place for op in wanted)


def partition(places: list[int], groups: int) -> list[list[int]]:
    """Cut sorted places into at most so many consecutive groups, moving waits forward as little as possible in sum."""
    count = len(places)
    if count <= groups:
        return [[place] for place in places]
    infinite = places[-1] * count + 1
    best = [[infinite] * (count + 1) for _ in range(groups + 1)]
    cut = [[0] * (count + 1) for _ in range(groups + 1)]
    best[0][0] = 0
    for used in range(1, groups + 1):
        for end in range(1, count + 1):
            moved = 0
            for begin in range(end - 1, -1, -1):
                moved = sum(place - places[begin] for place in places[begin:end])
                cost = best[used - 1][begin] + moved
                if cost < best[used][end]:
                    best[used][end] = cost
                    cut[used][end] = begin
    result = []
    used, end = groups, count
    while end > 0:
        begin = cut[used][end]
        result.append(places[begin:end])
        used, end = used - 1, begin
    return result[::-1]
