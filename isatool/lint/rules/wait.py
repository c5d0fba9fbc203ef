"""WAIT: registers touched while a load that will write them is in flight, on some path (RDNA3 ISA guide 5.6).

An operation in flight is reported where its register is first touched; what follows in the same block needs no
finding of its own. LDS operations may be in flight at a barrier without harm if no other wave asks for them, so that
is a warning.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import NO_WAIT, wait_instructions
from isatool.analysis.waits import Misuse, WaitAnalysis, WaitViolation, analyse_waits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.ir.program import Program
from isatool.isa.counters import Queue, WaitCounters
from isatool.isa.registers import Register
from isatool.isa.table import Unit
from isatool.isa.waits import Wait, encode_waitcnt
from isatool.lint.fixes import insertion
from isatool.lint.places import statement_place, text_place
from isatool.lint.rule import Finding, Subject, error, warning
from isatool.lint.views import analysable

READ: Final = error("WAIT-READ", "a result is read before it is certain to have arrived")
WRITE: Final = error("WAIT-WRITE", "a register is written while a load into it is in flight")
BARRIER: Final = warning("WAIT-BARRIER", "an LDS operation may still be in flight at a barrier")
VALUE: Final = error("WAIT-VALUE", "a wait asks for more than its counter can hold")
_MOST_NOTES: Final = 4
"""operations that a finding lists: a reader needs the first"""


def check(program: Program) -> Iterator[Finding]:
    """Missing and weak waits of every function whose instructions are all known, and waits of impossible values."""
    for flow in analysable(program):
        analysis = analyse_waits(flow, ordered=True)
        yield from _missing(program, flow, analysis)
        yield from _barriers(program, flow, analysis)
    yield from _values(program)


SUBJECT: Final = Subject("WAIT", (READ, WRITE, BARRIER, VALUE), check)


def _missing(program: Program, flow: ControlFlow, analysis: WaitAnalysis) -> Iterator[Finding]:
    reported: set[tuple[int, int]] = set()
    for index, group in groupby(analysis.violations, key=lambda violation: violation.index):
        block = flow.block_of[index]
        fresh = [violation for violation in group if (violation.operation, block) not in reported]
        reported.update((violation.operation, block) for violation in fresh)
        if _is_indexed(flow.instructions[index]):
            continue
        if fresh:
            yield _finding(program, flow, index, fresh)


def _is_indexed(instruction: AnyInstruction) -> bool:
    """M0 says which register is meant: nothing is certain about it."""
    return any(half.row is not None and half.row.partial == "indexed" for half in instruction.halves)


def _finding(program: Program, flow: ControlFlow, index: int, found: list[WaitViolation]) -> Finding:
    line = flow.lines[index]
    needed = NO_WAIT
    for violation in found:
        needed = needed.merged(violation.needed)
    registers = tuple(dict.fromkeys(register for violation in found for register in violation.registers))
    reads = any(violation.misuse is Misuse.READ for violation in found)
    verb, who, whom = ("is", "it has", "it") if len(registers) == 1 else ("are", "they have", "them")
    what = f"read before {who}" if reads else f"written before the load on the way to {whom} has"
    message = f"{_names(registers)} {verb} {what} certainly arrived"
    shown = list(dict.fromkeys(_in_flight(program, flow, violation) for violation in found))
    notes = shown[:_MOST_NOTES]
    if len(shown) > _MOST_NOTES:
        notes.append(f"and {len(shown) - _MOST_NOTES} more operations")
    waits = wait_instructions(needed, program.target)
    notes.append(f"repair: before it `{'; '.join(map(str, waits))}`")
    rule = READ if reads else WRITE
    fix = insertion(program.lines[line], waits, "wait before it")
    return Finding(rule, line, message, tuple(notes), statement_place(program.lines[line]), fix)


def _in_flight(program: Program, flow: ControlFlow, violation: WaitViolation) -> str:
    """The operation's line, and the way on which nothing waits for it if it leaves the block."""
    text = f"still in flight: {program.shown(flow.lines[violation.operation])}"
    names = [flow.blocks[block].labels[0] for block in violation.path[1:] if flow.blocks[block].labels]
    return f"{text} (through {', '.join(names[:3])})" if names else text


def _names(registers: tuple[Register, ...]) -> str:
    """v1, v[4:7]: registers in order, runs joined."""
    runs: list[list[Register]] = []
    for register in sorted(registers):
        if runs and register == runs[-1][-1] + 1 and register.kind is runs[-1][0].kind:
            runs[-1].append(register)
        else:
            runs.append([register])
    texts = [
        run[0].name
        if len(run) == 1
        else f"{run[0].kind.value}[{run[0].index}:{run[-1].index}]"
        if run[0].is_vgpr or run[0].is_sgpr
        else f"{run[0].name}, {run[-1].name}"
        for run in runs
    ]
    return ", ".join(texts)


def _barriers(program: Program, flow: ControlFlow, analysis: WaitAnalysis) -> Iterator[Finding]:
    for index, in_flight in analysis.barriers.items():
        line = flow.lines[index]
        operations = [operation for operation in in_flight if flow.instructions[operation].unit is Unit.LDS]
        if not operations or program.lines[line].opaque_reason:
            continue
        notes = tuple(
            f"still in flight: {program.shown(flow.lines[operation])}" for operation in operations[:_MOST_NOTES]
        )
        if len(operations) > _MOST_NOTES:
            notes += (f"and {len(operations) - _MOST_NOTES} more",)
        (wait,) = wait_instructions(Wait(**{flow.counters.of[Queue.LDS]: 0}), program.target)
        notes += (f"repair: before it `{wait}`, if other waves of the workgroup depend on it",)
        message = "a barrier does not wait for LDS operations, and some may still be in flight here"
        fix = insertion(program.lines[line], (wait,), "wait for LDS before the barrier")
        yield Finding(BARRIER, line, message, notes, statement_place(program.lines[line]), fix)


def _values(program: Program) -> Iterator[Finding]:
    for instruction, lines in program.statements:
        if not instruction.is_wait or not isinstance(instruction, Instruction):
            continue
        for name, most, value in _unfit(instruction, program.target.waits):
            message = f"{name} counts to {most}; {value} does not fit"
            for line in lines:
                place = text_place(program.lines[line], name)
                yield Finding(VALUE, line, message, (), place)


def _unfit(instruction: Instruction, counters: WaitCounters) -> Iterator[tuple[str, str, int]]:
    """(name, largest count, value) of everything that a wait names by number and that is too large."""
    fields = counters.instructions.get(instruction.mnemonic, {})
    for modifier in instruction.modifiers:
        field = fields.get(modifier.name.removesuffix("cnt"))
        if field is not None and isinstance(modifier.value, int) and not 0 <= modifier.value <= field.maximum:
            yield modifier.name, str(field.maximum), modifier.value
    most = encode_waitcnt(NO_WAIT, fields)
    for operand in instruction.operands:
        if fields and isinstance(operand.value, Integer) and operand.value.value & ~most:
            yield instruction.name, " and ".join(str(field.maximum) for field in fields.values()), operand.value.value
