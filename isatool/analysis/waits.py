"""Where operations are in flight: registers touched too early, LDS operations still on the way at a barrier.

A result may not be read, and its register not be written, before the operation returned (ISA guide 5.6); only an
operation of the same class may be issued on top of an older one, since both return in order (`return_in_order`).
Overwriting the sources of an issued operation is safe.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cached_property

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import (
    InFlight,
    Issue,
    Snapshot,
    counted,
    issues_of,
    merge_snapshots,
    nothing_in_flight,
    ordered_issues,
    settles,
    wait_of,
)
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.effects import VGPRS, bits, members
from isatool.analysis.register_halves import separate_halves
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Operand
from isatool.ir.views import kept
from isatool.isa.counters import UNORDERED, Queue
from isatool.isa.registers import Register
from isatool.isa.waits import Wait
from isatool.records import dataclass, record


class Misuse(StrEnum):
    """How an instruction uses a register that a load in flight will write."""

    READ = "reads"
    WRITE = "writes"


@record
class WaitViolation:
    """Instruction `index` touches registers that operation `operation` may still be writing.

    `path`: blocks from the operation's to the instruction's, on which nothing waits for it. `needed` would cover it.
    """

    index: int
    operation: int
    misuse: Misuse
    registers: tuple[Register, ...]
    needed: Wait
    path: tuple[int, ...]


@dataclass(frozen=True, eq=False)
class WaitAnalysis:
    """What is in flight in a function as it stands. `starts[b]`: at the start of block b, None if it is never
    reached.
    """

    flow: ControlFlow
    issues: dict[int, Issue]
    starts: tuple[Snapshot | None, ...]

    def replay(self, block: int) -> Iterator[tuple[int, InFlight]]:
        """(instruction, what is in flight just before it) through a block. The queues change as the walk goes on."""
        start = self.starts[block]
        if start is None:
            return
        state = InFlight.of(start, self._results, self.flow.counters)
        events = frozenset(counted(self.flow)[block])
        for index in self.flow.blocks[block].instructions:
            if index not in events:
                yield index, state
                continue
            wait_by_itself(self.flow, state, index)
            yield index, state
            advance(self.flow, self.issues, state, index)

    def states(self) -> Iterator[tuple[int, InFlight]]:
        """The same for all blocks, one after the other."""
        for block in self.flow.blocks:
            yield from self.replay(block.index)

    def at_waits(self) -> Iterator[tuple[int, InFlight, Wait]]:
        """The same at wait instructions alone, with what each waits for."""
        for index, state in self.states():
            wait = wait_of(self.flow.instructions[index])
            if wait is not None:
                yield index, state, wait

    def before(self, index: int) -> InFlight | None:
        """What is in flight just before an instruction; None if it is never reached."""
        states = self.replay(self.flow.block_of[index])
        return next((state for place, state in states if place == index), None)

    @cached_property
    def _results(self) -> dict[int, int]:
        return {index: issue.results for index, issue in self.issues.items()}

    @cached_property
    def violations(self) -> tuple[WaitViolation, ...]:
        """Registers touched while a load is on the way, in program order, one for each pair of instructions."""
        found = []
        for index, state in self.states():
            for queue, operation, misuse, registers in touched(self.flow, self.issues, state, index):
                limit = state.limit_for(queue, operation, strict=False)
                needed = Wait(**{self.flow.counters.of[queue]: limit})
                names = tuple(map(Register, members(registers)))
                path = self._path(operation, index, queue)
                found.append(WaitViolation(index, operation, misuse, names, needed, path))
        return tuple(found)

    @cached_property
    def barriers(self) -> dict[int, tuple[int, ...]]:
        """For every signal to a barrier the LDS operations that may still be on the way there."""
        found = {}
        for index, state in self.states():
            row = self.flow.instructions[index].row
            if row is not None and row.signals:
                found[index] = tuple(sorted(state.stamps[Queue.LDS]))
        return found

    def _path(self, operation: int, index: int, queue: Queue) -> tuple[int, ...]:
        """A shortest way through the blocks from an operation to an instruction that it is still in flight at."""
        flow = self.flow
        first, last = flow.block_of[operation], flow.block_of[index]
        if first == last and operation < index and self._survives(operation, operation + 1, index, queue):
            return (first,)
        came_from: dict[int, int] = {}
        todo = deque((first,))
        while todo:
            block = todo.popleft()
            begin = operation + 1 if block == first and not came_from else flow.blocks[block].first
            if not self._survives(operation, begin, flow.blocks[block].last, queue):
                continue
            for successor in flow.blocks[block].successors:
                if successor in came_from:
                    continue
                came_from[successor] = block
                if successor == last:
                    return _unwind(came_from, first, last)
                todo.append(successor)
        return (first, last)

    def _survives(self, operation: int, begin: int, end: int, queue: Queue) -> bool:
        """False if a wait among instructions begin <= i < end covers the operation whatever was issued between."""
        counter = self.flow.counters.of[queue]
        for index in range(begin, end):
            wait = wait_of(self.flow.instructions[index])
            limit = wait.limit(counter) if wait else None
            if limit == 0 and index != operation:
                return False
        return True


@kept
def analyse_waits(flow: ControlFlow, *, ordered: bool = False) -> WaitAnalysis:
    """The operations in flight at every point, by a forward fixpoint over all paths.

    `ordered`: operations complete in the order of `ordered_issues` instead of that of `issues_of`.
    """
    issues = ordered_issues(flow) if ordered else issues_of(flow)
    events = counted(flow)
    results = {index: issue.results for index, issue in issues.items()}

    def end(block: int, start: Snapshot) -> Snapshot:
        """After a block."""
        state = InFlight.of(start, results, flow.counters)
        for index in events[block]:
            advance(flow, issues, state, index)
        return state.snapshot()

    starts = states_at_starts(flow, nothing_in_flight(), end, merge_snapshots)
    return WaitAnalysis(flow, issues, tuple(starts.get(block) for block in range(len(flow.blocks))))


def advance(flow: ControlFlow, issues: dict[int, Issue], state: InFlight, index: int) -> None:
    """Let one instruction wait or issue."""
    wait_by_itself(flow, state, index)
    issue = issues.get(index)
    if issue is not None:
        state.issue(index, issue)
        return
    if index in flow.calls:
        state.clear()  # a callee waits for everything before it does anything (AMDGPU calling convention)
        return
    wait = wait_of(flow.instructions[index])
    if wait is not None:
        state.wait(wait)
    elif settles(flow.instructions[index]):
        barrier = flow.instructions[index].operands
        state.settle({op for op in state.stamps[Queue.SCALAR] if _signals(flow.instructions[op], barrier)})


def _signals(instruction: AnyInstruction, barrier: Sequence[Operand]) -> bool:
    row = instruction.row
    return (
        row is not None
        and row.signals
        and [each.value for each in instruction.operands] == [each.value for each in barrier]
    )


def wait_by_itself(flow: ControlFlow, state: InFlight, index: int) -> None:
    """Interpolation waits for LDS parameter loads with a field of its own, before it reads (ISA guide 12.3)."""
    instruction = flow.instructions[index]
    if instruction.modifiers and instruction.has("wait_exp"):
        limit = instruction.integer("wait_exp")
        counter = flow.counters.of[Queue.EXPORT]
        state.wait(Wait(**{counter: limit if limit < flow.counters.maximum(counter) else None}))


def touched(
    flow: ControlFlow, issues: dict[int, Issue], state: InFlight, index: int
) -> Iterator[tuple[Queue, int, Misuse, int]]:
    """(queue, operation, how, registers) for each operation in flight whose result registers an instruction touches.

    What an unknown or indexed instruction may touch besides its operands is not reported. A load that writes part of a
    register (d16) reads the rest when it returns, in order after older loads of its class.
    """
    effect = flow.effects[index]
    if not (effect.reads | effect.writes) & state.pending:
        return
    reads, writes = effect.reads, effect.writes
    if reads & VGPRS == VGPRS:
        instruction = flow.instructions[index]
        reads, writes = bits(instruction.uses), bits(instruction.defs)
    own = issues.get(index)
    for queue, operation in state.operations(reads | writes):
        results = state.results[operation]
        ordered = own is not None and return_in_order(flow, issues[operation], own)
        rest = _merged(flow.instructions[index], effect.keeps) if ordered else 0
        if not flow.function.target.d16_writes_whole:
            rest |= separate_halves(flow.instructions[operation], flow.instructions[index])
        if reads & results & ~rest:
            yield queue, operation, Misuse.READ, reads & results & ~rest
        elif writes & results and not ordered:
            yield queue, operation, Misuse.WRITE, writes & results


def _merged(load: AnyInstruction, keeps: int) -> int:
    """Registers whose old value a load reads only when it returns, to keep a part of it; not those that it takes as
    address or data.
    """
    if load.row is None or load.row.is_atomic:
        return 0
    return keeps & ~bits(register for operand in load.operands if not operand.is_def for register in operand.registers)


def return_in_order(flow: ControlFlow, older: Issue, younger: Issue) -> bool:
    """Whether the younger of two operations certainly writes its result after the older one.

    They have to be of one class, and of that alone: a flat load may return by either of two ways.
    """
    if len(younger.queues) != 1 or older.queues != younger.queues or younger.queues[0] in UNORDERED:
        return False
    return younger.queues[0] not in flow.function.target.unordered_writes


def _unwind(came_from: dict[int, int], first: int, last: int) -> tuple[int, ...]:
    path = [last]
    while True:
        block = came_from[path[-1]]
        path.append(block)
        if block == first:
            return tuple(reversed(path))
