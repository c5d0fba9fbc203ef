"""HAZARD in wave64: two dependences that gfx11 loses because a vector instruction runs in two passes (hazards of LLVM).

FORWARD: a vector instruction reads one VGPR written before and one after a scalar write of EXEC, close together.
MASK: a scalar instruction overwrites a lane mask that a vector instruction has read, and a vector instruction reads the
new one. Both are looked for on all paths; compilers overlook some FORWARD where paths join. `plan_wave64` mends them
after passes.
"""

from __future__ import annotations

from collections.abc import Iterator, Set
from dataclasses import field
from itertools import islice
from typing import Final, NamedTuple

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.delays import WAITING_UNITS, depctr_fields
from isatool.analysis.edits import Edits
from isatool.analysis.hazards import depctr_instruction
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Expression, Float, Integer
from isatool.ir.program import Program
from isatool.isa.constants import is_inline
from isatool.isa.hazards import RULES, Hazard
from isatool.isa.registers import EXEC_HI, EXEC_LO, NULL, VCC_LO, Register
from isatool.isa.table import Unit
from isatool.isa.wave import WAVE64
from isatool.lint.places import statement_place
from isatool.lint.rule import Finding, Rule, Subject, error, warning
from isatool.lint.views import analysable
from isatool.records import dataclass

FORWARD: Final = error(
    "HAZARD-FORWARD", "in wave64, sources from before and after a write of EXEC are too close together"
)
FORWARD_JOIN: Final = warning(
    "HAZARD-FORWARD-JOIN", "in wave64, on some path sources from before and after a write of EXEC are too close"
)
MASK: Final = error("HAZARD-MASK", "in wave64 a lane mask is read too soon after it was read and overwritten")

_FORWARDED: Final = RULES[Hazard.FORWARDED]
(_RESULTS,), (_MASKS,) = _FORWARDED.waits, RULES[Hazard.MASK_WRITE].waits


def check(program: Program) -> Iterator[Finding]:
    """Both hazards in every function of a wave64 file."""
    for flow in analysable(program):
        for index, found, rule in _forwarded(flow):
            message = f"reads {found[0]} from before and {found[1]} from after a write of EXEC, too close together"
            yield _finding(program, flow, index, rule, message, f"repair: before it `{_wait(_RESULTS, program)}`")
        for index, register, write in _masked(flow):
            message = f"reads {register}, a lane mask that was read and overwritten just before"
            notes = (program.shown(flow.lines[write]), f"repair: after that line `{_wait(_MASKS, program)}`")
            yield _finding(program, flow, index, MASK, message, *notes)


SUBJECT: Final = Subject("HAZARD", (FORWARD, FORWARD_JOIN, MASK), check)


def plan_wave64(flow: ControlFlow) -> Edits:
    """The waits that mend both hazards, each before the instruction that reads."""
    target = flow.function.target
    waits: dict[int, dict[str, AnyInstruction]] = {}
    for name, places in ((_RESULTS, _forwarded(flow)), (_MASKS, _masked(flow))):
        for index, *_ in places:
            waits.setdefault(index, {})[name] = depctr_instruction((name,), target)
    return Edits(before={index: tuple(found.values()) for index, found in waits.items()})


def _wait(field_: str, program: Program) -> Instruction:
    return depctr_instruction((field_,), program.target)


def _finding(program: Program, flow: ControlFlow, index: int, rule: Rule, message: str, *notes: str) -> Finding:
    line = flow.lines[index]
    text = f"{flow.instructions[index].name} {message}"
    return Finding(rule, line, text, notes, statement_place(program.lines[line]))


def _forwarded(flow: ControlFlow) -> Iterator[tuple[int, tuple[Register, Register], Rule]]:
    """Readers of sources from before and from after a write of EXEC, and these sources."""
    if not _has(flow, Hazard.FORWARDED) or not any(map(_writes_exec, flow.instructions)):
        return
    repaired: set[int] = set()
    for index, instruction in enumerate(flow.instructions):
        sources = _vector_sources(instruction)
        if instruction.unit is not Unit.VALU or len(sources) < 2:
            continue
        for found, rule in islice(_straddled(flow, index, sources, repaired), 1):
            repaired.add(index)
            yield index, found, rule


class _Back(NamedTuple):
    """A path back from a reader: the block at whose end it is; sources written on it after a write of EXEC, each with
    the number of vector instructions between it and the reader; all sources written on it; vector instructions.
    """

    block: int
    later: frozenset[tuple[Register, int]] = frozenset()
    seen: frozenset[Register] = frozenset()
    valu: int = 0
    past_exec: bool = False


def _straddled(
    flow: ControlFlow, reader: int, sources: frozenset[Register], repaired: Set[int]
) -> Iterator[tuple[tuple[Register, Register], Rule]]:
    """(source written before EXEC, source written after it), if they are near enough to the reader, on each path; the
    nearest comes first.
    """
    block = flow.block_of[reader]
    waiting = [(_Back(block), reader)]
    known: set[_Back] = set()
    while waiting:
        spend()
        path, end = waiting.pop()
        found = _back(flow, path, end, sources, repaired)
        if isinstance(found, _Back):
            ways = (found._replace(block=before) for before in flow.blocks[path.block].predecessors)
            new = [way for way in ways if way not in known]
            known.update(new)
            waiting += [(way, flow.blocks[way.block].last) for way in new]
        elif found is not None:
            yield found, FORWARD if end == reader else FORWARD_JOIN


def _back(
    flow: ControlFlow, path: _Back, end: int, sources: frozenset[Register], repaired: Set[int]
) -> _Back | tuple[Register, Register] | None:
    """The path at the start of its block, or both sources; None if nothing before can be near enough."""
    _, later, seen, valu, past_exec = path
    for index in range(end - 1, flow.blocks[path.block].first - 1, -1):
        instruction = flow.instructions[index]
        if instruction.unit in WAITING_UNITS or instruction.is_opaque or _waits(instruction, _RESULTS):
            return None
        past_exec |= _writes_exec(instruction)
        if instruction.unit is not Unit.VALU:
            continue
        written = sources.intersection(instruction.defs) - seen
        seen |= written
        if not past_exec:
            later |= {(register, valu) for register in written if valu < _FORWARDED.valu}
        else:
            for register in sorted(written):
                for other, position in sorted(later):
                    if valu - position - 1 <= _FORWARDED.apart:
                        return register, other
        valu += 1
        if valu > _FORWARDED.valu + _FORWARDED.apart + 1 or index in repaired:
            return None
    return path._replace(later=later, seen=seen, valu=valu, past_exec=past_exec)


@dataclass
class _Masks:
    """Lane masks that vector instructions have read, and those of them that scalar ones have written since, where."""

    read: frozenset[Register] = frozenset()
    overwritten: dict[Register, int] = field(default_factory=dict)

    def joined(self, other: _Masks) -> _Masks:
        """On either path."""
        return _Masks(self.read | other.read, {**other.overwritten, **self.overwritten})


def _masked(flow: ControlFlow) -> Iterator[tuple[int, Register, int]]:
    """Readers of a lane mask that was read and overwritten just before, the mask, and what overwrote it."""

    def end(block: int, state: _Masks) -> _Masks:
        """After a block."""
        for index in flow.blocks[block].instructions:
            state = _after(flow, index, state)
        return state

    if not _has(flow, Hazard.MASK_WRITE):
        return
    for block, state in sorted(states_at_starts(flow, _Masks(), end, _Masks.joined).items()):
        for index in flow.blocks[block].instructions:
            for register in _late(flow.instructions[index], state)[:1]:
                yield index, register, state.overwritten[register]
            state = _after(flow, index, state)


def _late(instruction: AnyInstruction, state: _Masks) -> list[Register]:
    """Masks that an instruction reads too soon."""
    if instruction.unit is not Unit.VALU or instruction.is_opaque:
        return []
    return sorted(_mask_sources(instruction) & state.overwritten.keys())


def _after(flow: ControlFlow, index: int, state: _Masks) -> _Masks:
    """What an instruction leaves."""
    instruction = flow.instructions[index]
    if _waits(instruction, _MASKS):
        return _Masks()
    if instruction.unit is Unit.SALU and index not in flow.calls:
        written = dict.fromkeys((register for register in instruction.defs if register in state.read), index)
        return _Masks(state.read, {**state.overwritten, **written}) if written else state
    if instruction.unit is not Unit.VALU or instruction.is_opaque:
        return state
    masks, late = _mask_sources(instruction), _late(instruction, state)
    scalars, has_literal = _scalar_sources(instruction)
    # using any other scalar lets the write through
    passed = {*state.read, *state.overwritten} if scalars or has_literal else set()
    gone = {register for register in passed if scalars != {register}} | {*instruction.defs}
    left = {register: at for register, at in state.overwritten.items() if register not in gone and register not in late}
    return _Masks(state.read - gone | masks, left)


def _has(flow: ControlFlow, hazard: Hazard) -> bool:
    return flow.function.wave_size == WAVE64 and hazard in flow.function.target.hazards


def _writes_exec(instruction: AnyInstruction) -> bool:
    return instruction.unit is Unit.SALU and (EXEC_LO in instruction.defs or EXEC_HI in instruction.defs)


def _waits(instruction: AnyInstruction, name: str) -> bool:
    """True for an s_waitcnt_depctr that waits for a field to be 0."""
    return depctr_fields(instruction).get(name) == 0


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
