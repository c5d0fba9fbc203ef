"""What registers of the second program hold in a loop in terms of what the first one's hold: guesses that are checked.

A pass may put code before a loop that the loop then goes on from: an invariant value in a register of its own, a scaled
counter. Where a register differs after the block that enters a loop, what that block computes it with is taken
as a formula over the first program's registers: a guess at what the register holds wherever control is in the loop.
Every block of the loop is then compared with the register holding that, and on every way to such a block the formula
must hold again, evaluated on what the first program holds then. A wrong guess costs the proof, never its truth.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Final

from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.effects import SGPRS, VGPRS, bits, members
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import find_loops
from isatool.ir.instruction import Instruction
from isatool.isa.registers import NULL, Register
from isatool.isa.table import Unit
from isatool.verify.structural.straight_line import Executed, Machine

_MOST_INSTRUCTIONS: Final = 16
"""of a formula"""

Formula = tuple[Instruction, ...]
"""arithmetic that leaves the value in the last one's result"""
Machines = Callable[[int], Callable[[int], Machine]]
Run = Callable[[int, Block, Machine], object]
"""executes a block of one of the programs"""


@dataclass(frozen=True)
class Relations:
    """`at[b]`: formulas of the registers of the second program at the start of block b."""

    at: dict[int, dict[Register, Formula]] = field(default_factory=dict)

    def __bool__(self) -> bool:
        return any(self.at.values())

    def begin(self, block: int, machine: Callable[[int], Machine]) -> dict[Register, int]:
        """What the second program's registers hold at the start of a block."""
        return {register: value(formula, machine(0)) for register, formula in self.at.get(block, {}).items()}

    def hold(self, block: int, first: Machine, second: Machine, machine: Callable[[int], Machine]) -> bool:
        """Whether the registers hold what they should where both programs come to a block."""
        return all(
            second.read(register) == value(formula, _as(first, machine))
            for register, formula in self.at.get(block, {}).items()
        )


def value(formula: Formula, machine: Machine) -> int:
    """What a formula is on the registers of a machine, which are changed."""
    for instruction in formula:
        machine.execute((Executed(instruction),))
    return machine.read(_result(formula[-1]))


def related(flows: tuple[ControlFlow, ControlFlow], machines: Machines, run: Run) -> Relations:
    """The formulas of all loops whose registers differ where they are entered."""
    found = Relations()
    flow = flows[1]
    liveness = compute_liveness(flow)
    for loop in find_loops(flow).loops:
        sources = [source for source in flow.blocks[loop.header].predecessors if source not in loop.blocks]
        if len(sources) != 1:
            continue
        machine = machines(sources[0])
        first, second = machine(0), machine(0)
        second.state.update(found.begin(sources[0], machine))
        for number, each in enumerate((first, second)):
            run(number, flows[number].blocks[sources[0]], each)
        for code in members(liveness.block_in[loop.header] & (VGPRS | SGPRS)):
            register = Register(code)
            if register in found.at.get(loop.header, {}) or first.read(register) == second.read(register):
                continue
            for formula in _formulas(flow, flow.blocks[sources[0]], register):
                if value(formula, _as(first, machine)) == second.read(register):
                    for block in loop.blocks:
                        if liveness.block_in[block] >> code & 1:
                            found.at.setdefault(block, {})[register] = formula
                    break
    return found


def _as(machine: Machine, machines: Callable[[int], Machine]) -> Machine:
    """A machine that holds the same."""
    copy = machines(machine.stage)
    copy.state = dict(machine.state)
    return copy


def _result(instruction: Instruction) -> Register:
    return next(register for register in instruction.defs if register != NULL)


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
