"""HAZARD in wave64: two dependences that gfx11 loses because a vector instruction runs in two passes (hazards of LLVM).

FORWARD: a vector instruction reads one VGPR written before and one after a scalar write of EXEC, close together.
MASK: a scalar instruction overwrites a lane mask that a vector instruction has just read, and a vector instruction
reads the new one. Both are looked for within a basic block, where they are certain.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.delays import counters_of, depctr_bits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Expression, Float, Integer
from isatool.ir.program import Program
from isatool.isa.constants import is_inline
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_HI, EXEC_LO, NULL, VCC_LO, Register
from isatool.isa.table import Unit
from isatool.isa.waits import decode_depctr
from isatool.lint.places import statement_place
from isatool.lint.rule import Finding, Subject, error, warning
from isatool.lint.views import analysable

FORWARD: Final = error(
    "HAZARD-FORWARD", "in wave64, sources from before and after a write of EXEC are too close together"
)
MASK: Final = warning("HAZARD-MASK", "in wave64 a lane mask is read too soon after it was read and overwritten")

_MEMORY: Final = frozenset((Unit.VMEM, Unit.FLAT, Unit.LDS, Unit.EXPORT))
_BETWEEN_RESULTS: Final = 2
"""at most so many vector instructions between the two that write the sources"""
_MASK_REACH: Final = 8
"""vector instructions after which a read of a mask is long over"""
_BEFORE_READER: Final = 4
"""at most so many between the later of them and the reader"""


def check(program: Program) -> Iterator[Finding]:
    """Both hazards in every function of a wave64 file."""
    if program.wave_size != 64:
        return
    for flow in analysable(program):
        for block in flow.blocks:
            yield from _forwarding(program, flow, block.instructions)
            yield from _masks(program, flow, block.instructions)


SUBJECT: Final = Subject("HAZARD", (FORWARD, MASK), check)


def _forwarding(program: Program, flow: ControlFlow, block: range) -> Iterator[Finding]:
    if not any(_writes_exec(flow.instructions[index]) for index in block):
        return
    repaired: set[int] = set()
    for index in block:
        instruction = flow.instructions[index]
        sources = _vector_sources(instruction)
        if instruction.unit is not Unit.VALU or len(sources) < 2:
            continue
        found = _straddled(flow, block, index, sources, repaired)
        if found is not None:
            repaired.add(index)
            line = flow.lines[index]
            message = f"reads {found[0]} from before and {found[1]} from after a write of EXEC, too close together"
            note = "repair: before it `s_waitcnt_depctr depctr_va_vdst(0)`"
            yield Finding(FORWARD, line, f"{instruction.name} {message}", (note,), statement_place(program.lines[line]))


def _straddled(
    flow: ControlFlow, block: range, reader: int, sources: frozenset[Register], repaired: Set[int]
) -> tuple[Register, Register] | None:
    """(source written before EXEC, source written after it), if they are near enough to the reader."""
    later: dict[Register, int] = {}
    seen: set[Register] = set()
    valu = 0
    past_exec = False
    for index in range(reader - 1, block.start - 1, -1):
        instruction = flow.instructions[index]
        if instruction.unit in _MEMORY or instruction.is_opaque or _waits(instruction, "depctr_va_vdst"):
            return None
        if _writes_exec(instruction):
            past_exec = True
        if instruction.unit is not Unit.VALU:
            continue
        written = sources.intersection(instruction.defs) - seen
        seen |= written
        if not past_exec:
            later.update((register, valu) for register in written if valu <= _BEFORE_READER)
        else:
            for register in written:
                for other, position in later.items():
                    if valu - position - 1 <= _BETWEEN_RESULTS:
                        return register, other
        valu += 1
        if valu > _BEFORE_READER + _BETWEEN_RESULTS + 2:
            return None
        if index in repaired:
            return None
    return None


def _masks(program: Program, flow: ControlFlow, block: range) -> Iterator[Finding]:
    read: dict[Register, int] = {}
    """lane masks that a vector instruction read, and how many vector instructions ago"""
    overwritten: dict[Register, int] = {}
    for index in block:
        instruction = flow.instructions[index]
        if instruction.unit is Unit.SALU and index not in flow.calls:
            overwritten.update((register, index) for register in instruction.defs if register in read)
        elif instruction.unit is Unit.VALU and not instruction.is_opaque:
            masks = _mask_sources(instruction)
            late = [register for register in masks if register in overwritten]
            if late:
                yield _mask_finding(program, flow, index, late[0], overwritten[late[0]])
                for register in late:
                    del overwritten[register]
            scalars, has_literal = _scalar_sources(instruction)
            if scalars or has_literal:  # using any other scalar lets the write through
                read = {register: age for register, age in read.items() if scalars == {register}}
                overwritten = {register: at for register, at in overwritten.items() if scalars == {register}}
            read = {register: age + 1 for register, age in read.items() if age < _MASK_REACH}
            for register in instruction.defs:
                read.pop(register, None)
                overwritten.pop(register, None)
            read.update(dict.fromkeys(masks, 0))
        else:
            read.clear()
            overwritten.clear()


def _mask_finding(program: Program, flow: ControlFlow, index: int, register: Register, write: int) -> Finding:
    line = flow.lines[index]
    name = flow.instructions[index].name
    message = f"{name} reads {register}, a lane mask that was read and overwritten just before"
    notes = (program.shown(flow.lines[write]), "repair: after that line `s_waitcnt_depctr depctr_sa_sdst(0)`")
    return Finding(MASK, line, message, notes, statement_place(program.lines[line]))


def _writes_exec(instruction: AnyInstruction) -> bool:
    return instruction.unit is Unit.SALU and (EXEC_LO in instruction.defs or EXEC_HI in instruction.defs)


def _waits(instruction: AnyInstruction, name: str) -> bool:
    """True for an s_waitcnt_depctr that waits for a field to be 0."""
    if instruction.operation != Op.WAITCNT_DEPCTR or not isinstance(instruction, Instruction):
        return False
    return decode_depctr(depctr_bits(instruction), counters_of(instruction))[name] == 0


def _vector_sources(instruction: AnyInstruction) -> frozenset[Register]:
    return frozenset(
        register
        for operand in instruction.operands
        if operand.is_use
        for register in operand.registers
        if register.is_vgpr
    )


def _mask_sources(instruction: AnyInstruction) -> set[Register]:
    """The lane masks that a vector instruction reads: carries, selectors, VCC of v_div_fmas."""
    found = {
        register
        for operand in instruction.operands
        if operand.is_use and operand.spec is not None and operand.spec.type == "mask"
        for register in operand.registers
    }
    if instruction.form is not None and VCC_LO in instruction.form.implicit_uses:
        found.update((VCC_LO, Register(VCC_LO + 1)))
    return found


def _scalar_sources(instruction: AnyInstruction) -> tuple[set[Register], bool]:
    """The scalar registers that a vector instruction reads, and whether it has a literal."""
    found: set[Register] = _mask_sources(instruction)
    has_literal = False
    for operand in instruction.operands:
        if not operand.is_use or operand.is_vgpr:
            continue
        found.update(register for register in operand.registers if register != NULL)
        value, spec = operand.value, operand.spec
        if isinstance(value, Expression):
            has_literal = True
        elif isinstance(value, (Integer, Float)) and spec is not None:
            has_literal |= not is_inline(value.value, spec.type)
    return found, has_literal
