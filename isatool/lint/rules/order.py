"""ORDER: what has to be done before an instruction although no register shows it: operations of a caller, what caches
forget or write back, stores that other waves are signalled to read (memory models of the AMDGPU backend's user guide).

A program does not say which of its accesses other waves synchronise by. So an entry and a fence are warnings, and what
is only wrong if the stores before are meant to be seen is asked where a selection names it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import islice
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import InFlight, wait_instructions, wait_of
from isatool.analysis.waits import analyse_waits
from isatool.diagnostics import Severity
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Program
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace
from isatool.isa.waits import Wait
from isatool.lint.fixes import insertion
from isatool.lint.places import statement_place
from isatool.lint.rule import Finding, Rule, Subject, warning
from isatool.lint.views import analysable

ENTRY: Final = warning("ORDER-ENTRY", "a function does not wait for what its caller has in flight")
FENCE: Final = warning("ORDER-FENCE", "a fence of memory does not wait for what it orders")
STORE: Final = Rule("ORDER-STORE", Severity.WARNING, "stores are in flight where other waves may be signalled", True)


def check(program: Program) -> Iterator[Finding]:
    """Entries and fences of every function whose instructions are all known."""
    for flow in analysable(program):
        yield from _entry(program, flow)
        yield from _fences(program, flow)


SUBJECT: Final = Subject("ORDER", (ENTRY, FENCE, STORE), check)


def _entry(program: Program, flow: ControlFlow) -> Iterator[Finding]:
    """A function that returns begins with waits for every counter but that of stores (calling convention of LLVM)."""
    if flow.function.is_kernel or not any(each.operation == Op.SETPC for each in flow.instructions):
        return
    counters = flow.counters
    left = dict.fromkeys((name for name in counters.counters if counters.queues(name) != (Queue.STORE,)), 0)
    for index in flow.blocks[0].instructions:
        wait = wait_of(flow.instructions[index])
        if wait is None and not flow.instructions[index].is_hint:
            break
        left = {name: 0 for name in left if wait is None or wait.limit(name) != 0}
    if left:
        message = f"{flow.function.name} begins without waiting for what its caller has in flight"
        yield _finding(program, flow, index, ENTRY, message, Wait(**left))


def _fences(program: Program, flow: ControlFlow) -> Iterator[Finding]:
    analysis = analyse_waits(flow, ordered=True)
    for index, state in analysis.states():
        for rule, what, is_ordered in _ordered_at(flow, index):
            operations = _in_flight(flow, state, is_ordered)
            if operations:
                counters = {flow.counters.of[queue]: 0 for queue, _ in operations}
                lines = dict.fromkeys(program.shown(flow.lines[operation]) for _, operation in operations)
                name = flow.instructions[index].name
                yield _finding(program, flow, index, rule, f"{name} {what}", Wait(**counters), lines)
                break


def _ordered_at(flow: ControlFlow, index: int) -> Iterator[tuple[Rule, str, Callable[[AnyInstruction], bool]]]:
    """(rule, what is wrong, the operations that have to be done) for an instruction before which some have to be."""
    instruction = flow.instructions[index]
    if instruction.invalidates:
        text = "makes caches forget what they hold before an access is done that it is to come after"
        yield FENCE, text, lambda other: _writes_back(other) or (_is_shared(other) and _answers(other))
    elif instruction.signals or _is_shared(instruction) or _is_atomic(instruction):
        yield FENCE, "comes before stores are written back", _writes_back
        if _is_waited_for(flow, index):
            yield FENCE, "is a store for the whole system, and accesses before it are in flight", _leaves_the_wave
        yield STORE, "tells other waves of something, and stores before it are in flight", _stores


def _in_flight(
    flow: ControlFlow, state: InFlight, is_ordered: Callable[[AnyInstruction], bool]
) -> list[tuple[Queue, int]]:
    return [
        (queue, operation)
        for queue in Queue
        for operation in state.stamps[queue]
        if is_ordered(flow.instructions[operation])
    ]


def _writes_back(instruction: AnyInstruction) -> bool:
    return instruction.row is not None and instruction.row.writes_back


def _is_shared(instruction: AnyInstruction) -> bool:
    """Whether an access passes caches, so that waves of other parts of the chip may synchronise by it."""
    return _may_be_seen(instruction) and (instruction.is_shared or _is_atomic(instruction))


def _is_atomic(instruction: AnyInstruction) -> bool:
    return instruction.row is not None and instruction.row.is_atomic


def _may_be_seen(instruction: AnyInstruction) -> bool:
    """Whether an operation of a counter loads or stores anything but LDS and scratch memory."""
    return _leaves_the_wave(instruction) and instruction.space is not AddressSpace.SCRATCH


def _leaves_the_wave(instruction: AnyInstruction) -> bool:
    """The same with scratch memory, whose stores take the same way."""
    row = instruction.row
    return row is not None and (row.may_load or row.may_store) and row.space is not AddressSpace.LDS


def _stores(instruction: AnyInstruction) -> bool:
    return _may_be_seen(instruction) and instruction.form is not None and instruction.form.may_store


def _answers(instruction: AnyInstruction) -> bool:
    """Whether a shared access may have taken up what other waves have done: no plain store."""
    return _is_atomic(instruction) or not _stores(instruction)


def _is_waited_for(flow: ControlFlow, index: int) -> bool:
    """Whether an access is a store of the widest scope with a wait for it at once: a volatile one. Those of this chip
    need what is before them to be done; atomic ones, for which nobody waits, do not.
    """
    scope = flow.function.target.waited_scope
    if not scope or flow.instructions[index].modifier("scope") != scope or not _stores(flow.instructions[index]):
        return False
    after = next((each for each in islice(flow.instructions, index + 1, None) if not each.is_hint), None)
    wait = wait_of(after) if after is not None else None
    return wait is not None and wait.limit(flow.counters.of[Queue.STORE]) == 0


def _finding(
    program: Program, flow: ControlFlow, index: int, rule: Rule, message: str, wait: Wait, shown: Iterable[str] = ()
) -> Finding:
    line = program.lines[flow.lines[index]]
    waits = wait_instructions(wait, program.target)
    notes = (*(f"still in flight: {text}" for text in shown), f"repair: before it `{'; '.join(map(str, waits))}`")
    fix = insertion(line, waits, "wait before it")
    return Finding(rule, flow.lines[index], message, notes, statement_place(line), fix)
