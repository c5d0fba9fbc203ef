"""What several rules ask of a program, computed once and kept with it (`ir/views.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.waits import analyse_waits
from isatool.asm.descriptor import Descriptor, descriptors_of
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.ir.views import kept
from isatool.isa.registers import Register
from isatool.lint.register_use import HighestUse, highest_use

if TYPE_CHECKING:
    from isatool.analysis.affine import Affine


class DeclaredDescriptors(NamedTuple):
    """The kernel descriptors of a file by kernel; none where they cannot be read, and `fault` says why."""

    descriptors: Mapping[str, Descriptor]
    fault: UserError | None


@kept
def flows_of(program: Program) -> tuple[ControlFlow, ...]:
    """Every function as a graph."""
    return tuple(build_flow(function) for function in program.functions)


@kept
def analysable(program: Program) -> tuple[ControlFlow, ...]:
    """The functions whose instructions are all known: no macros or conditionals are left to the assembler.

    A jump to an unknown place only hides paths; what is found on the others is true.
    """
    return tuple(flow for flow in flows_of(program) if not _has_assembler_program(flow.function))


def loading(flow: ControlFlow, index: int) -> int:
    """Registers that loads in flight before instruction `index` will write, as a bit set."""
    state = analyse_waits(flow).before(index)
    return state.pending if state is not None else 0


@kept
def highest_uses(program: Program) -> Mapping[str, HighestUse]:
    """The highest registers that each function names, by its name."""
    return {function.name: highest_use(function) for function in program.functions}


@kept
def declared_in(program: Program) -> DeclaredDescriptors:
    """The kernel descriptors of a file."""
    try:
        return DeclaredDescriptors({found.kernel: found for found in descriptors_of(program)}, None)
    except UserError as fault:
        return DeclaredDescriptors({}, fault)


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
