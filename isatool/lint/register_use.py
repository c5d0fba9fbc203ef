"""The highest registers that functions name, and which functions a kernel certainly calls.

A call is `s_swappc_b64` on a pair that got a function's address in the same stretch of code: `s_getpc_b64`, then
`s_add_u32 s0, s0, f@rel32@lo+4`, perhaps a load through `f@gotpcrel32`, perhaps copies. An address that is only stored
is no call.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Expression, Keyword
from isatool.ir.program import Function
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import Unit
from isatool.records import record

_CALLS: Final = (Op.SWAPPC, Op.SETPC)
_COPIES: Final = (Op.LOAD, Op.MOV)


class OperandRegister(NamedTuple):
    """A register as an operand: line index, operand index, half of a VOPD."""

    register: Register
    line: int
    operand: int
    half: int


@record
class HighestUse:
    """The highest VGPR and SGPR that a function names, None if it names none."""

    function: str
    vgpr: OperandRegister | None
    sgpr: OperandRegister | None


def highest_use(function: Function) -> HighestUse:
    """The highest registers in the text of a function."""
    vgpr: OperandRegister | None = None
    sgpr: OperandRegister | None = None
    seen: set[int] = set()
    for line, instruction in function.instructions:
        if id(instruction) in seen:
            continue
        seen.add(id(instruction))
        for half, part in enumerate(instruction.halves):
            for index, operand in enumerate(part.operands):
                registers = operand.registers
                if not registers:
                    continue
                top = max(registers)
                if top.is_vgpr:
                    if vgpr is None or top > vgpr.register:
                        vgpr = OperandRegister(top, line, index, half)
                elif top.is_sgpr and (sgpr is None or top > sgpr.register):
                    sgpr = OperandRegister(top, line, index, half)
    return HighestUse(function.name, vgpr, sgpr)


def reached_functions(kernel: Function, functions: Mapping[str, Function]) -> tuple[Function, ...]:
    """The kernel and every function of the file that it calls for certain, directly or not."""
    found = {kernel.name: kernel}
    pending = [kernel]
    while pending:
        for name in _called(pending.pop(), functions):
            if name not in found:
                found[name] = functions[name]
                pending.append(functions[name])
    return tuple(found.values())


def _called(function: Function, functions: Mapping[str, Function]) -> Iterator[str]:
    """Names of functions whose address reaches a call within a stretch of code without labels."""
    holds: dict[Register, str] = {}
    labelled = {index for index, line in function.lines() if line.labels}
    for line, instruction in function.instructions:
        if line in labelled:
            holds.clear()
        if not isinstance(instruction, Instruction):
            continue
        if instruction.operation in _CALLS and instruction.operands:
            target = instruction.operands[-1].register
            if target is not None and target in holds:
                yield holds[target]
            continue
        if instruction.operation == Op.CALL:
            name = next(_symbols(instruction, functions), None)
            if name is not None:
                yield name
            continue
        value = _address(instruction, holds, functions)
        for register in instruction.defs:
            holds.pop(register, None)
        if value is not None and instruction.operands:
            for register in instruction.operands[0].registers[:1]:
                holds[register] = value


def _address(
    instruction: AnyInstruction, holds: Mapping[Register, str], functions: Mapping[str, Function]
) -> str | None:
    """The function whose address (or the address of whose address) an instruction leaves in its destination."""
    if instruction.unit not in (Unit.SALU, Unit.SMEM):
        return None
    if instruction.operation == Op.ADD:
        return next(_symbols(instruction, functions), None)
    if instruction.operation in _COPIES and len(instruction.operands) > 1:
        source = instruction.operands[1].register
        return holds.get(source) if source is not None else None
    return None


def _symbols(instruction: AnyInstruction, functions: Mapping[str, Function]) -> Iterator[str]:
    for operand in instruction.operands:
        if isinstance(operand.value, Expression):
            for symbol in operand.value.symbols:
                name = symbol.partition("@")[0]
                if name in functions:
                    yield name
        elif isinstance(operand.value, Keyword) and operand.value.text in functions:
            yield operand.value.text
