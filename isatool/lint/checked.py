"""A program with what several rules ask about it, computed once and on demand."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.waits import analyse_waits
from isatool.asm.descriptor import Descriptor, descriptors_of
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Line
from isatool.ir.program import Function, Program
from isatool.ir.views import kept
from isatool.isa.registers import Register
from isatool.isa.target import Target
from isatool.lint.register_use import HighestUse, highest_use

if TYPE_CHECKING:
    from isatool.analysis.affine import Affine


@dataclass(frozen=True, eq=False)
class CheckedProgram:
    """The views of a program that the rules share."""

    program: Program

    @property
    def lines(self) -> Sequence[Line]:
        """The lines of the program."""
        return self.program.lines

    @cached_property
    def chip(self) -> Target:
        """The facts of the program's chip."""
        return self.program.target

    @property
    def texts(self) -> tuple[str, ...]:
        """The text of every line."""
        return self.program.texts

    @cached_property
    def statements(self) -> tuple[tuple[AnyInstruction, tuple[int, ...]], ...]:
        """Every different instruction with the indices of its lines, in file order of the first."""
        found: dict[int, tuple[AnyInstruction, list[int]]] = {}
        for index, line in enumerate(self.program.lines):
            instruction = line.instruction
            if instruction is None:
                continue
            entry = found.get(id(instruction))
            if entry is None:
                found[id(instruction)] = (instruction, [index])
            else:
                entry[1].append(index)
        return tuple((instruction, tuple(lines)) for instruction, lines in found.values())

    @cached_property
    def flows(self) -> tuple[ControlFlow, ...]:
        """Every function as a graph."""
        return tuple(build_flow(function) for function in self.program.functions)

    @cached_property
    def analysable(self) -> tuple[ControlFlow, ...]:
        """The functions whose instructions are all known: no macros or conditionals are left to the assembler.

        A jump to an unknown place only hides paths; what is found on the others is true.
        """
        return tuple(flow for flow in self.flows if not _has_assembler_program(flow.function))

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        return tuple(function.first for function in self.program.functions)

    def function_at(self, line: int) -> Function | None:
        """The function whose body holds the line with this index."""
        position = bisect_right(self._starts, line) - 1
        if position < 0:
            return None
        function = self.program.functions[position]
        return function if line < function.last else None

    def flow_at(self, line: int) -> ControlFlow | None:
        """The graph of the function that holds a line."""
        function = self.function_at(line)
        return next((flow for flow in self.flows if flow.function is function), None) if function else None

    def loading(self, flow: ControlFlow, index: int) -> int:
        """Registers that loads on the way before instruction `index` will write, as a bit set."""
        for position, state in analyse_waits(flow).replay(flow.block_of[index]):
            if position == index:
                return state.pending
        return 0

    @cached_property
    def highest_uses(self) -> Mapping[str, HighestUse]:
        """The highest registers that each function names, by its name."""
        return {function.name: highest_use(function) for function in self.program.functions}

    @cached_property
    def descriptors(self) -> Mapping[str, Descriptor]:
        """The kernel descriptors by kernel; empty if they cannot be read, and `descriptor_fault` says why."""
        return self._descriptors[0]

    @property
    def descriptor_fault(self) -> UserError | None:
        """What is wrong with a descriptor that cannot be read."""
        return self._descriptors[1]

    @cached_property
    def _descriptors(self) -> tuple[Mapping[str, Descriptor], UserError | None]:
        try:
            return {found.kernel: found for found in descriptors_of(self.program)}, None
        except UserError as fault:
            return {}, fault

    @cached_property
    def assigned(self) -> frozenset[str]:
        """Names of the symbols that the file sets."""
        return frozenset(
            line.directive.arguments.partition(",")[0].strip()
            for line in self.program.lines
            if line.directive is not None and line.directive.name in (".set", ".equ", ".equiv")
        )

    def shown(self, line: int) -> str:
        """A line as a note shows it: `line 12: v_mov_b32_e32 v0, v1`."""
        found = self.program.lines[line]
        return f"line {found.number}: {found.text.partition(';')[0].strip()}"


@kept
def addresses_of(flow: ControlFlow) -> Affine | None:
    """Addresses of a function without assumptions; None where they are too entangled or unreadable."""
    from isatool.analysis.affine import analyse_affine
    from isatool.analysis.arithmetic import TooComplexError
    from isatool.analysis.lanes import TooManyMasksError

    try:
        return analyse_affine(flow.function, (), flow)
    except (TooComplexError, TooManyMasksError, UserError):
        return None


@kept
def registers_of(function: Function) -> frozenset[Register]:
    """Every register that the text of a function names or its instructions imply."""
    names: set[Register] = set()
    for instruction in {id(found): found for _, found in function.instructions}.values():
        names.update(instruction.defs, instruction.uses)
        names.update(register for operand in instruction.operands for register in operand.registers)
    return frozenset(names)


def _has_assembler_program(function: Function) -> bool:
    return any(line.has_instruction and line.instruction is None for _, line in function.lines())
