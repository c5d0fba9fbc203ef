"""Registers of the second program in a loop as formulas over the first program's registers: guesses that are checked.

A pass may put code before a loop whose results the loop uses: an invariant value in a register of its own, a scaled
counter. If a register differs after the block that enters a loop, the code of that block for it is a formula over the
first program's registers, and the guess is that the register equals it everywhere in the loop. Every block of the loop
is then compared under this assumption, and on every path to such a block the formula must hold again, evaluated on the
first program's registers there. A wrong guess costs the proof, never its truth.

Registers of the first program that the second does not use may still hold results of instructions: those that are
available (`analysis.available`) at the start of a block are known there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from typing import Final

from isatool.analysis.available import available, result_of
from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.effects import SGPRS, VGPRS, bits, members
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.analysis.loops import Loop, find_loops
from isatool.ir.instruction import Instruction
from isatool.isa.registers import EXEC_HI, EXEC_LO, NULL, Register
from isatool.isa.table import Unit
from isatool.records import record
from isatool.verify.structural.renamed_blocks import Names
from isatool.verify.structural.straight_line import Executed, Machine

_MOST_INSTRUCTIONS: Final = 16
"""of a formula"""

Formula = tuple[Instruction, ...]
"""arithmetic that leaves the value in the last one's result"""
Machines = Callable[[int], Callable[[int], Machine]]
Run = Callable[[int, Block, Machine], object]
"""executes a block of one of the programs"""


At = dict[int, dict[Register, Formula]]
"""formulas of registers at the start of blocks"""


@record
class Relations:
    """`at`: of registers of the second program over those of the first, to be shown; `known`: of registers of the first
    one, and `alike` of the second one, over its own: available, so they hold. `names`: registers of the second that
    hold at the start of a block what another one of the first does, to be shown.
    """

    at: At = field(default_factory=dict)
    known: At = field(default_factory=dict)
    alike: At = field(default_factory=dict)
    names: Names = field(default_factory=dict)

    def __bool__(self) -> bool:
        return any(self.at.values()) or any(self.known.values()) or bool(self.names)

    def shows(self, block: int, register: Register) -> bool:
        """Whether a register of the second program need not hold at the start of a block what its like does."""
        return register in self.at.get(block, {}) or register in self.names.get(block, {})

    @property
    def at_entry(self) -> bool:
        """Whether they say something about registers to which the launch gave their values."""
        return any(0 in each for each in (self.at, self.known, self.alike, self.names))

    def begin(self, block: int, machine: Callable[[int], Machine]) -> tuple[dict[Register, int], dict[Register, int]]:
        """What registers of both programs hold at the start of a block."""
        first = _values(self.known.get(block, {}), machine(0), machine)
        begun = machine(0)
        begun.state.update(first)
        second = {register: begun.read(name) for register, name in self.names.get(block, {}).items()}
        held = machine(0)
        held.state.update(second)
        second |= _values(self.alike.get(block, {}), held, machine)
        return first, second | _values(self.at.get(block, {}), begun, machine)

    def hold(self, block: int, first: Machine, second: Machine, machine: Callable[[int], Machine]) -> bool:
        """Whether the registers hold what they should where both programs come to a block."""
        held = _values(self.at.get(block, {}), first, machine)
        held |= {register: first.read(name) for register, name in self.names.get(block, {}).items()}
        return all(second.read(register) == number for register, number in held.items())


def _values(formulas: dict[Register, Formula], held: Machine, machine: Callable[[int], Machine]) -> dict[Register, int]:
    return {register: value(formula, _as(held, machine)) for register, formula in formulas.items()}


def value(formula: Formula, machine: Machine) -> int:
    """The value of a formula on the registers of a machine, which it changes."""
    for instruction in formula:
        machine.execute((Executed(instruction),))
    return machine.read(result_of(formula[-1]))


def related(flows: tuple[ControlFlow, ControlFlow], machines: Machines, run: Run) -> Relations:
    """The formulas of all loops whose registers differ where they are entered."""
    known, alike = invariants(flows)
    found = Relations(known=known, alike=alike)
    flow = flows[1]
    liveness = compute_liveness(flow)
    for loop, source in _entered(flow):
        machine = machines(source)
        first, second = machine(0), machine(0)
        for number, (each, held) in enumerate(zip((first, second), found.begin(source, machine), strict=True)):
            each.state.update(held)
            run(number, flows[number].blocks[source], each)
        for code in members(liveness.block_in[loop.header] & (VGPRS | SGPRS)):
            register = Register(code)
            if register in found.at.get(loop.header, {}) or first.read(register) == second.read(register):
                continue
            for formula in _formulas(flow, flow.blocks[source], register):
                if value(formula, _as(first, machine)) == second.read(register):
                    _note(found.at, loop, register, formula, liveness)
                    break
    return found


def invariants(flows: tuple[ControlFlow, ControlFlow]) -> tuple[At, At]:
    """What is available at starts of blocks: in both programs alike, or in registers that the second does not read."""
    live, needed = (compute_liveness(flow).block_in for flow in flows)
    alone = 0
    for block, mine in enumerate(live):
        alone |= mine & ~needed[block] & VGPRS
    both = [available(flow, lambda each: _is_unary(each) or bool(bits(each.defs) & alone)) for flow in flows]
    known: tuple[At, At] = ({}, {})
    for block, (first, second) in enumerate(zip(*both, strict=True)):
        for register, instruction in first.items():
            if not live[block] >> register & 1:
                continue
            if not needed[block] >> register & 1:
                known[0].setdefault(block, {})[register] = (instruction,)
            elif second.get(register) == instruction:
                for each in known:
                    each.setdefault(block, {})[register] = (instruction,)
    return known


def _is_unary(instruction: Instruction) -> bool:
    """Whether an instruction has one register as its source."""
    return len([register for register in instruction.uses if register not in (EXEC_LO, EXEC_HI)]) == 1


def _entered(flow: ControlFlow) -> Iterator[tuple[Loop, int]]:
    """Loops that one block enters, outer ones first, and that block. One that begins at the entry is entered from the
    launch too, where no formula was shown to hold.
    """
    for loop in find_loops(flow).loops:
        if len(loop.entries) == 1 and loop.header:
            yield loop, loop.entries[0]


def _note(at: At, loop: Loop, register: Register, formula: Formula, liveness: Liveness) -> None:
    for block in loop.blocks:
        if liveness.block_in[block] >> register & 1:
            at.setdefault(block, {})[register] = formula


def _as(machine: Machine, machines: Callable[[int], Machine]) -> Machine:
    """A machine that holds the same."""
    copy = machines(machine.stage)
    copy.state = dict(machine.state)
    return copy


def _formulas(flow: ControlFlow, block: Block, register: Register) -> Iterator[Formula]:
    """What a block computes a register with, from one instruction to everything in the block, the shortest first."""
    needed = 1 << register
    formula: list[Instruction] = []
    for index in range(block.last - 1, block.first - 1, -1):
        effect = flow.effects[index]
        if not effect.writes & needed:
            continue
        instruction = flow.instructions[index]
        if not isinstance(instruction, Instruction) or not _is_arithmetic(instruction):
            return
        if len(formula) >= _MOST_INSTRUCTIONS or index in flow.fences:
            return
        formula.insert(0, instruction)
        yield tuple(formula)
        needed = needed & ~bits(instruction.defs) | bits(instruction.uses)


def _is_arithmetic(instruction: Instruction) -> bool:
    row = instruction.row
    if row is None or row.cross_lane or instruction.reads_state or instruction.writes_state:
        return False
    return row.unit in (Unit.VALU, Unit.SALU) and len([each for each in instruction.defs if each != NULL]) >= 1
