"""The wait counters as queues of operations in flight (ISA guide 5.6): who may still be on the way at a point.

An operation stands in a queue with the number of younger operations of its class, the smallest over all paths.
Operations of one class return in order, so waiting until at most n are on the way proves every one that has n or more
younger ones. Scalar loads, messages, GDS and FLAT come back in any order: for them only a wait for zero proves
something. LDS operations keep their order although other classes share their counter.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import IntEnum
from functools import lru_cache
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import SGPRS, VGPRS
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.ir.views import kept
from isatool.isa import chips
from isatool.isa.registers import NULL, VCC_HI, VCC_LO
from isatool.isa.table import Unit
from isatool.isa.target import WaitCounters
from isatool.isa.waits import Wait, decode_waitcnt

MANY: Final = 1 + max(max(chip.waits.maximum.values()) for chip in chips.CHIPS)
"""operations in flight that no counter tells from more"""
_RESULTS: Final = VGPRS | SGPRS | 1 << VCC_LO | 1 << VCC_HI


class Queue(IntEnum):
    """Classes of operations that return in order among themselves, or (UNORDERED) not even that."""

    LOAD = 0
    SAMPLE = 1
    BVH = 2
    LDS = 3
    STORE = 4
    EXPORT = 5
    VM_UNORDERED = 6
    LGKM_UNORDERED = 7


QUEUES_OF: Final[dict[str, tuple[Queue, ...]]] = {
    "vm": (Queue.LOAD, Queue.SAMPLE, Queue.BVH, Queue.VM_UNORDERED),
    "lgkm": (Queue.LDS, Queue.LGKM_UNORDERED),
    "exp": (Queue.EXPORT,),
    "vs": (Queue.STORE,),
}
COUNTER_OF: Final[dict[Queue, str]] = {queue: name for name, queues in QUEUES_OF.items() for queue in queues}
UNORDERED: Final = frozenset((Queue.VM_UNORDERED, Queue.LGKM_UNORDERED))


def limit_of(wait: Wait, counter: str) -> int | None:
    """How many operations of a counter (vm, lgkm, exp, vs) may stay on the way; None: no wait for it."""
    return {"vm": wait.vm, "lgkm": wait.lgkm, "exp": wait.exp, "vs": wait.vs}[counter]


@lru_cache(maxsize=4096)
def limits(wait: Wait) -> tuple[tuple[str, int], ...]:
    """(counter, limit) of the counters that are waited for."""
    every = (("vm", wait.vm), ("lgkm", wait.lgkm), ("exp", wait.exp), ("vs", wait.vs))
    return tuple((counter, limit) for counter, limit in every if limit is not None)


NO_WAIT: Final = Wait()
WAIT_FOR_ALL: Final = Wait(0, 0, 0, 0)


def wait_of(instruction: AnyInstruction) -> Wait | None:
    """What a wait instruction waits for; None if it is not one. A limit that the counter cannot exceed is no limit."""
    row = instruction.row
    if row is None or not row.waits or not isinstance(instruction, Instruction):
        return None
    counter = row.waits
    if counter == "packed":
        return _decoded(instruction)
    if counter == "all":
        return WAIT_FOR_ALL
    if counter == "depctr":
        return NO_WAIT
    value = next((operand.value for operand in instruction.operands if isinstance(operand.value, Integer)), None)
    register = instruction.operands[0].register if instruction.operands else None
    if value is None or register != NULL:
        return NO_WAIT  # a limit that is not known here proves nothing
    counters = chips.of_table(row.table).waits
    return Wait(**{counter: _limit(counter, value.value & counters.maximum[counter], counters)})


@lru_cache(maxsize=4096)
def _decoded(instruction: Instruction) -> Wait:
    assert instruction.row is not None
    counters = chips.of_table(instruction.row.table).waits
    for operand in instruction.operands:
        if isinstance(operand.value, Integer):
            return decode_waitcnt(operand.value.value, counters)
    found: dict[str, int | None] = {}
    for modifier in instruction.modifiers:
        counter = modifier.name.removesuffix("_sat").removesuffix("cnt")
        if counter in counters.packed and isinstance(modifier.value, int):
            found[counter] = _limit(counter, modifier.value, counters)
    return Wait(**found)


def _limit(counter: str, value: int, counters: WaitCounters) -> int | None:
    return value if value < counters.maximum[counter] else None


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
    if row.unit is Unit.FLAT:
        queue = Queue.VM_UNORDERED if "vm" in form.counters else Queue.STORE
        return Issue((queue, Queue.LGKM_UNORDERED), results, bool(results))
    queues = []
    for counter in form.counters:
        if counter == "vm":
            queues.append(_VECTOR_QUEUES[row.queue])
        elif counter == "lgkm":
            ordered = row.unit is Unit.LDS and "exp" not in form.counters
            queues.append(Queue.LDS if ordered else Queue.LGKM_UNORDERED)
        else:
            queues.append(Queue.STORE if counter == "vs" else Queue.EXPORT)
    return Issue(tuple(queues), results, bool(results))


_VECTOR_QUEUES: Final = {"": Queue.LOAD, "sample": Queue.SAMPLE, "bvh": Queue.BVH}


Snapshot = tuple[dict[int, int], ...]
"""For each queue: operation (dense instruction index) -> number of younger operations of its class."""


@dataclass
class InFlight:
    """Mutable queues during a walk. `results[op]` are the registers that an operation will write."""

    results: dict[int, int]
    stamps: list[dict[int, int]] = field(default_factory=lambda: [{} for _ in Queue])
    counts: list[int] = field(default_factory=lambda: [0] * len(Queue))
    pending: int = 0
    """Registers that operations in flight will write, as a bit set."""

    @classmethod
    def of(cls, snapshot: Snapshot, results: dict[int, int]) -> InFlight:
        """Queues from a snapshot."""
        self = cls(results, [{op: -1 - younger for op, younger in queue.items()} for queue in snapshot])
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
        for counter, limit in limits(wait):
            for queue in QUEUES_OF[counter]:
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

    def clear(self) -> None:
        """Everything returned."""
        self.wait(WAIT_FOR_ALL)

    def operations(self, registers: int) -> Iterator[tuple[Queue, int]]:
        """(queue, operation) of everything in flight that will write one of these registers."""
        for queue in Queue:
            for op in self.stamps[queue]:
                if self.results.get(op, 0) & registers:
                    yield queue, op

    def limit_for(self, queue: Queue, op: int, counters: WaitCounters, strict: bool) -> int:
        """The largest counter value that proves that an operation returned.

        `strict`: zero as soon as operations of another class share the counter, as compilers do.
        """
        if queue in UNORDERED:
            return 0
        if strict and any(self.stamps[other] for other in QUEUES_OF[COUNTER_OF[queue]] if other != queue):
            return 0
        return min(self.younger(queue, op), counters.maximum[COUNTER_OF[queue]] - 1)

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
    ordered = {Queue.VM_UNORDERED: Queue.LOAD, Queue.LGKM_UNORDERED: Queue.LDS}
    issues = dict(issues_of(flow))
    for index, issue in issues.items():
        if flow.instructions[index].unit is Unit.FLAT:
            issues[index] = issue._replace(queues=tuple(ordered.get(queue, queue) for queue in issue.queues))
    return issues
