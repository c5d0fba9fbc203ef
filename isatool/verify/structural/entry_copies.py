"""Two kernels of which the second is launched with more user SGPRs and begins with copies that make up for it.

After the copies every register that the launch of the first one fills holds what it holds there, and from then on both
texts say the same. Registers that the first launch does not fill hold anything in both.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import build_flow
from isatool.asm.descriptor import Descriptor
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function, Program
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.verify.launch import DeclaredLaunch, launch_difference
from isatool.verify.structural.surroundings import Statement, statement, statements_outside
from isatool.verify.values.constructors import Values

_COUNT: Final = "user_sgpr_count"


def entries_differ(before: Function, after: Function) -> str | None:
    """Why the second kernel is not shown to do what the first one does, None if it is."""
    one, two = DeclaredLaunch.of(before), DeclaredLaunch.of(after)
    if one is None or two is None:
        return "only kernels have an entry"
    if (before.program.chip, before.wave_size) != (after.program.chip, after.wave_size):
        return "the kernels are for different waves or chips"
    count = len(list(after.instructions)) - len(list(before.instructions))
    flow = build_flow(before)
    if flow.unanalysable or flow.blocks[0].predecessors:
        return flow.unanalysable or "control comes back to the entry"
    reason = launch_difference(one, replace(two, descriptor=_with_count(two.descriptor, one.descriptor)))
    if reason:
        return reason
    said, says = list(_said(before)), list(_said(after))
    first = next((place for place, each in enumerate(said) if isinstance(each, AnyInstruction)), len(said))
    copies = says[first : first + count]
    if said != says[:first] + says[first + count :]:
        return "the code differs after the entry"
    if around(before.program) != around(after.program):
        return "the files differ around the kernels"
    return _missing(one, two, copies, before.wave_size)


def _with_count(descriptor: Descriptor, like: Descriptor) -> Descriptor:
    return replace(descriptor, values={**descriptor.values, _COUNT: like.user_sgpr_count})


def around(program: Program) -> list[Statement]:
    """The statements of a file outside of its kernels and their declarations."""
    kernels = frozenset(at for kernel in program.kernels for at in range(kernel.first, kernel.last))
    return [each for each, _ in statements_outside(program, kernels)]


def _said(function: Function) -> Iterator[object]:
    """Labels, instructions and what else lines say, one by one."""
    for _, line in function.lines():
        yield from line.labels
        if line.instruction is not None:
            yield line.instruction
        elif line.directive is not None or line.has_instruction or line.opaque_reason:
            yield statement(line)[1:]


def _missing(one: DeclaredLaunch, two: DeclaredLaunch, copies: list[object], wave_size: int) -> str | None:
    """A register that does not hold what the first launch puts there."""
    values = Values(wave_size)
    wanted, held = one.entry(values, {}), two.entry(values, {})
    for copy in copies:
        if not isinstance(copy, AnyInstruction) or copy.is_dual or copy.operation != Op.MOV or copy.modifiers:
            return "an instruction at the entry copies no register"
        operands = [operand.registers for operand in copy.operands]
        if len(operands) != 2 or any(len(each) != 1 or not each[0].is_sgpr for each in operands):
            return f"'{copy}' copies no SGPR"
        (target,), (source,) = operands
        if source not in held:
            return f"'{copy}' copies what the launch does not fill"
        held[target] = held[source]
    for register, value in wanted.items():
        if held.get(register) != value:
            return f"{Register(register).name} does not hold what the first launch puts there"
    return None
