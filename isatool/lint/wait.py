"""WAIT: registers touched while a load that will write them is in flight, on some path (RDNA3 ISA guide 5.6).

An operation in flight is reported where its register is first touched; what follows in the same block needs no
finding of its own. LDS operations may be in flight at a barrier without harm if no other wave asks for them, so that
is a warning.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.waits import Misuse, WaitAnalysis, WaitViolation, analyse_waits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.ir.program import Program
from isatool.isa import opcodes
from isatool.isa.registers import Register
from isatool.isa.table import Unit
from isatool.isa.target import WaitCounters
from isatool.isa.waits import Wait, encode_waitcnt, format_waitcnt
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
_FIELDS: Final = {"vmcnt": "vm", "lgkmcnt": "lgkm", "expcnt": "exp"}


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
    needed, counters = Wait(), program.target.waits
    for violation in found:
        needed = needed.merged(violation.needed)
    registers = tuple(dict.fromkeys(register for violation in found for register in violation.registers))
    reads = any(violation.misuse is Misuse.READ for violation in found)
    what = "read before it has" if reads else "written before the load on the way to it has"
    message = f"{_names(registers)} {'is' if len(registers) == 1 else 'are'} {what} certainly arrived"
    shown = list(dict.fromkeys(_in_flight(program, flow, violation) for violation in found))
    notes = shown[:_MOST_NOTES]
    if len(shown) > _MOST_NOTES:
        notes.append(f"and {len(shown) - _MOST_NOTES} more operations")
    notes.append(f"repair: before it `{_wait_text(needed, counters)}`")
    rule = READ if reads else WRITE
    fix = insertion(program.lines[line], _wait_texts(needed, counters), "wait before it")
    return Finding(rule, line, message, tuple(notes), statement_place(program.lines[line]), fix)


def _in_flight(program: Program, flow: ControlFlow, violation: WaitViolation) -> str:
    """The operation's line, and the way on which nothing waits for it if it leaves the block."""
    text = f"still in flight: {program.shown(flow.lines[violation.operation])}"
    names = [flow.blocks[block].labels[0] for block in violation.path[1:] if flow.blocks[block].labels]
    return f"{text} (through {', '.join(names[:3])})" if names else text


def _wait_text(wait: Wait, counters: WaitCounters) -> str:
    return "; ".join(_wait_texts(wait, counters))


def _wait_texts(wait: Wait, counters: WaitCounters) -> list[str]:
    parts = []
    if wait.vm is not None or wait.lgkm is not None or wait.exp is not None:
        parts.append(f"{opcodes.S_WAITCNT} {format_waitcnt(encode_waitcnt(wait, counters), counters)}")
    if wait.vs is not None:
        parts.append(f"{opcodes.S_WAITCNT_VSCNT} null, 0x{wait.vs:x}")
    return parts


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
        notes += ("repair: before it `s_waitcnt lgkmcnt(0)`, if other waves of the workgroup depend on it",)
        message = "a barrier does not wait for LDS operations, and some may still be in flight here"
        wait = _wait_text(Wait(lgkm=0), program.target.waits)
        fix = insertion(program.lines[line], (wait,), "wait for LDS before the barrier")
        yield Finding(BARRIER, line, message, notes, statement_place(program.lines[line]), fix)


def _values(program: Program) -> Iterator[Finding]:
    maximum = program.target.waits.maximum
    for instruction, lines in program.statements:
        if not instruction.is_wait or not isinstance(instruction, Instruction):
            continue
        for name, counter, value in _asked(instruction, maximum):
            if 0 <= value <= maximum[counter]:
                continue
            message = f"{name} counts to {maximum[counter]}; {value} does not fit"
            for line in lines:
                place = text_place(program.lines[line], name)
                yield Finding(VALUE, line, message, (), place)


def _asked(instruction: AnyInstruction, maximum: Mapping[str, int]) -> Iterator[tuple[str, str, int]]:
    """(name, counter, value) of everything that a wait names by number."""
    for modifier in instruction.modifiers:
        if modifier.name in _FIELDS and isinstance(modifier.value, int):
            yield modifier.name, _FIELDS[modifier.name], modifier.value
    counter = instruction.row.waits if instruction.row is not None else ""
    if counter in maximum:
        for operand in instruction.operands[1:]:
            if isinstance(operand.value, Integer):
                yield instruction.name, counter, operand.value.value
