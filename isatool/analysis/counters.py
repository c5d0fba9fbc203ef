"""The wait counters as queues of operations in flight (ISA guide 5.6): who may still be on the way at a point.

An operation stands in a queue with the number of younger operations of its class, the smallest over all paths.
Operations of one class return in order, so waiting until at most n are on the way proves every one that has n or more
younger ones. Scalar loads, messages, GDS and FLAT come back in any order: for them only a wait for zero proves
something. LDS operations keep their order although other classes share their counter.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import field
from functools import cache, lru_cache
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import SGPRS, VGPRS
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Modifier
from isatool.ir.views import kept
from isatool.isa import chips
from isatool.isa.counters import UNORDERED, Queue, WaitCounters
from isatool.isa.registers import NULL, SCC, VCC_HI, VCC_LO, RegisterRange
from isatool.isa.table import Form, Row, Unit, known
from isatool.isa.target import Target
from isatool.isa.waits import Wait, decode_waitcnt, encode_waitcnt
from isatool.records import dataclass

MANY: Final = 1 + max(each.maximum for chip in chips.TABLES for each in chip.waits.counters.values())
"""operations in flight that no counter tells from more"""
_RESULTS: Final = VGPRS | SGPRS | 1 << VCC_LO | 1 << VCC_HI | 1 << SCC
NO_WAIT: Final = Wait()


def wait_of(instruction: AnyInstruction) -> Wait | None:
    """What a wait instruction waits for; None if it is not one. A limit that the counter cannot exceed is no limit,
    and a wait for counters that the chip does not have proves nothing.
    """
    row = instruction.row
    if row is None or not row.waits or not isinstance(instruction, Instruction):
        return None
    return _wait(instruction)


@lru_cache(maxsize=4096)
def _wait(instruction: Instruction) -> Wait:
    row = instruction.row
    assert row is not None
    counters = chips.of_table(row.table).waits
    if row.waits == "all":
        return wait_for_all(counters)
    if row.waits == "depctr":
        return NO_WAIT
    fields = counters.instructions.get(row.mnemonic, {})
    if any(register != NULL for operand in instruction.operands for register in operand.registers):
        return NO_WAIT  # a limit that is not known here proves nothing
    for operand in instruction.operands:
        if isinstance(operand.value, Integer):
            return decode_waitcnt(operand.value.value, fields) if fields else NO_WAIT
    found: dict[str, int | None] = {}
    for modifier in instruction.modifiers:
        counter = modifier.name.removesuffix("_sat").removesuffix("cnt")
        if counter in fields and isinstance(modifier.value, int) and modifier.value < counters.maximum(counter):
            found[counter] = modifier.value
    return Wait(**found)


@cache
def wait_for_all(counters: WaitCounters) -> Wait:
    """The wait until nothing is in flight."""
    return Wait(**dict.fromkeys(counters.counters, 0))


def wait_instructions(wait: Wait, target: Target) -> tuple[Instruction, ...]:
    """The instructions of a wait, as few as the chip has; none if it waits for nothing."""
    left, made = dict(wait.limits), []
    while left:
        name, fields = max(target.waits.instructions.items(), key=lambda each: len(each[1].keys() & left.keys()))
        limits = {counter: left.pop(counter) for counter in fields if counter in left}
        if known(name, target).has_fields:
            named = [Modifier(f"{counter}cnt", limit) for counter, limit in limits.items()]
            made.append(Instruction.build(name, (), named, of=target))
            continue
        bits = encode_waitcnt(Wait(**limits), fields)
        values = (Integer(bits, hex(bits)),)
        single = Instruction.build(name, values, of=target)
        made.append(single if single.form else Instruction.build(name, (RegisterRange(NULL), *values), of=target))
    return tuple(made)


class Issue(NamedTuple):
    """An operation that raises counters: the queues it enters and the registers that it will write when it returns."""

    queues: tuple[Queue, ...]
    results: int
    is_load: bool


def issue_of(instruction: AnyInstruction, writes: int) -> Issue | None:
    """How an instruction counts; None if no counter counts it. `writes` are the registers that it writes."""
    form, row = instruction.form, instruction.row
    if form is None or row is None or not form.counters:
        return None
    results = writes & _RESULTS
    counters = chips.of_table(row.table).waits
    queues = tuple([_queue(row, form, counters.queues(counter)) for counter in form.counters])
    return Issue(queues, results, bool(results))


def _queue(row: Row, form: Form, queues: tuple[Queue, ...]) -> Queue:
    """The queue that an instruction enters, of those of a counter that it raises."""
    if row.unit is Unit.FLAT:
        return next((queue for queue in queues if queue in UNORDERED), queues[0])
    if len(queues) == 1:
        return queues[0]
    if row.unit is Unit.VMEM:
        kind = _VECTOR_QUEUES[row.queue]
    else:  # the GDS raises a second counter
        kind = Queue.LDS if row.unit is Unit.LDS and len(form.counters) == 1 else Queue.SCALAR
    return queues[queues.index(kind)]


_VECTOR_QUEUES: Final = {"": Queue.LOAD, "sample": Queue.SAMPLE, "bvh": Queue.BVH}


Snapshot = tuple[dict[int, int], ...]
"""For each queue: operation (dense instruction index) -> number of younger operations of its class."""


@dataclass
class InFlight:
    """Mutable queues during a walk. `results[op]` are the registers that an operation will write."""

    results: dict[int, int]
    counters: WaitCounters
    stamps: list[dict[int, int]] = field(default_factory=lambda: [{} for _ in Queue])
    counts: list[int] = field(default_factory=lambda: [0] * len(Queue))
    pending: int = 0
    """Registers that operations in flight will write, as a bit set."""

    @classmethod
    def of(cls, snapshot: Snapshot, results: dict[int, int], counters: WaitCounters) -> InFlight:
        """Queues from a snapshot."""
        self = cls(results, counters, [{op: -1 - younger for op, younger in queue.items()} for queue in snapshot])
        self._recount()
        return self

    def snapshot(self) -> Snapshot:
        """A copy that stands alone; operations without a result and older than any counter can tell are left out."""
        results = self.results
        return tuple(
            {op: count - 1 - stamp for op, stamp in stamps.items() if count - stamp <= MANY or results.get(op)}
            for stamps, count in zip(self.stamps, self.counts, strict=True)
        )

    def younger(self, queue: Queue, op: int) -> int:
        """How many operations of its class were certainly issued after an operation in flight."""
        return self.counts[queue] - 1 - self.stamps[queue][op]

    def issue(self, op: int, issue: Issue) -> None:
        """An operation is issued."""
        for queue in issue.queues:
            self.stamps[queue].pop(op, None)
            self.stamps[queue][op] = self.counts[queue]
            self.counts[queue] += 1
        self.pending |= issue.results

    def wait(self, wait: Wait) -> None:
        """Operations that certainly returned leave their queues."""
        changed = False
        for counter, limit in wait.limits:
            for queue in self.counters.queues(counter):
                stamps = self.stamps[queue]
                if not stamps:
                    continue
                changed = True
                if limit == 0:
                    stamps.clear()
                elif queue not in UNORDERED:
                    bound = self.counts[queue] - 1 - limit
                    for op in [op for op, stamp in stamps.items() if stamp <= bound]:
                        del stamps[op]
        if changed:
            self._recount()

    def settle(self, operations: Set[int]) -> None:
        """Some operations return."""
        for stamps in self.stamps:
            for op in operations & stamps.keys():
                del stamps[op]
        self._recount()

    def clear(self) -> None:
        """Everything returned."""
        self.wait(wait_for_all(self.counters))

    def after(self, wait: Wait) -> InFlight:
        """A copy after a wait."""
        copy = InFlight.of(self.snapshot(), self.results, self.counters)
        copy.wait(wait)
        return copy

    def operations(self, registers: int) -> Iterator[tuple[Queue, int]]:
        """(queue, operation) of everything in flight that will write one of these registers."""
        for queue in Queue:
            for op in self.stamps[queue]:
                if self.results.get(op, 0) & registers:
                    yield queue, op

    def limit_for(self, queue: Queue, op: int, strict: bool) -> int:
        """The largest counter value that proves that an operation returned.

        `strict`: zero as soon as operations of another class share the counter, as compilers do.
        """
        if queue in UNORDERED:
            return 0
        counter = self.counters.of[queue]
        if strict and any(self.stamps[other] for other in self.counters.queues(counter) if other != queue):
            return 0
        return min(self.younger(queue, op), self.counters.maximum(counter) - 1)

    def _recount(self) -> None:
        self.pending = 0
        for stamps in self.stamps:
            for op in stamps:
                self.pending |= self.results.get(op, 0)


def nothing_in_flight() -> Snapshot:
    """At the entry of a kernel."""
    return tuple({} for _ in Queue)


def merge_snapshots(a: Snapshot, b: Snapshot) -> Snapshot:
    """In flight on either path, with the smaller number of younger operations."""
    merged = []
    for left, right in zip(a, b, strict=True):
        if not right or left == right:
            merged.append(left)
            continue
        queue = dict(left)
        for op, younger in right.items():
            known = queue.get(op)
            queue[op] = younger if known is None else min(known, younger)
        merged.append(queue)
    return tuple(merged)


@kept
def issues_of(flow: ControlFlow) -> dict[int, Issue]:
    """The operations of a function that raise counters, by dense instruction index."""
    found = {}
    for index, instruction in enumerate(flow.instructions):
        if index in flow.calls:
            continue
        issue = issue_of(instruction, flow.effects[index].writes)
        if issue is not None:
            found[index] = issue
    return found


def settles(instruction: AnyInstruction) -> bool:
    """Whether the results of signals to a barrier are there once an instruction has waited at it."""
    return instruction.row is not None and instruction.row.awaits and not instruction.row.signals


@kept
def counted(flow: ControlFlow) -> tuple[tuple[int, ...], ...]:
    """The instructions of each block at which counters rise or are waited for, calls included."""
    issues = issues_of(flow)
    return tuple(
        tuple(
            [
                index
                for index in block.instructions
                if index in issues
                or index in flow.calls
                or wait_of(flow.instructions[index]) is not None
                or settles(flow.instructions[index])
                or (flow.instructions[index].modifiers and flow.instructions[index].has("wait_exp"))
            ]
        )
        for block in flow.blocks
    )


@kept
def ordered_issues(flow: ControlFlow) -> dict[int, Issue]:
    """`issues_of` with FLAT operations in order among the others: compilers rely on it on gfx10 and up.

    For what judges waits. What inserts waits takes them for unordered, as the ISA guide advises.
    """
    ordered = {Queue.FLAT: Queue.LOAD, Queue.SCALAR: Queue.LDS, Queue.FLAT_LDS: Queue.LDS}
    issues = dict(issues_of(flow))
    for index, issue in issues.items():
        if flow.instructions[index].unit is Unit.FLAT:
            issues[index] = issue._replace(queues=tuple(ordered.get(queue, queue) for queue in issue.queues))
    return issues
