"""Questions about instructions, and changes of them, that kernels with faults are made of."""

from __future__ import annotations

from collections.abc import Sequence

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Modifier, Operand
from isatool.isa.operations import Op
from isatool.isa.registers import Register, RegisterRange


def with_modifiers(instruction: AnyInstruction, modifiers: Sequence[Modifier]) -> AnyInstruction:
    """A single operation with other modifiers."""
    return instruction.halves[0].with_modifiers(modifiers)


def ends_program(instruction: AnyInstruction) -> bool:
    """Whether control goes elsewhere, or the program ends."""
    return instruction.is_branch or instruction.is_end


def computes(instruction: AnyInstruction) -> bool:
    """No hint, wait, barrier or branch: what the other kinds of faults are about."""
    if ends_program(instruction) or instruction.is_hint or instruction.is_wait:
        return False
    return not instruction.at_barrier and instruction.operation not in (Op.SENDMSG, Op.WAIT_EVENT)


def sources_of(instruction: Instruction) -> list[int]:
    """The places of register operands that are only read."""
    return [
        place
        for place, operand in enumerate(instruction.operands)
        if operand.is_use and not operand.is_def and operand.is_register
    ]


def is_tuple(operand: Operand) -> bool:
    """Whether an operand is several VGPRs in a row."""
    return operand.is_vgpr and isinstance(operand.value, RegisterRange) and operand.value.count > 1


def with_sources_exchanged(instruction: Instruction, first: Register, second: Register) -> Instruction:
    """Sources of one register exchanged."""
    mapping = {first: second, second: first}
    return instruction.with_operands(
        Operand(RegisterRange(mapping.get(operand.registers[0], operand.registers[0])), operand.role, operand.spec,
                operand.neg, operand.abs, operand.half)
        if operand.is_use and not operand.is_def and operand.width == 1 and isinstance(operand.value, RegisterRange)
        else operand
        for operand in instruction.operands
    )  # fmt: skip


def accumulator_of(instruction: Instruction) -> Register | None:
    """The register that a product is added to."""
    if "fma" not in instruction.mnemonic and "mac" not in instruction.mnemonic and "dot" not in instruction.mnemonic:
        return None
    if not instruction.operands:
        return None
    target = instruction.operands[0]
    if not target.is_vgpr or target.width != 1:
        return None
    is_sum = target.is_use or any(operand.registers == target.registers for operand in instruction.operands[1:])
    return target.register if is_sum else None


def with_accumulator(instruction: Instruction, old: Register, new: Register) -> Instruction:
    """A product with another register as its sum."""
    return instruction.with_operands(
        Operand(RegisterRange(new), operand.role, operand.spec, operand.neg, operand.abs, operand.half)
        if operand.registers == (old,)
        else operand
        for operand in instruction.operands
    )


def is_offset(modifier: Modifier) -> bool:
    """Whether a modifier is a number that is added to an address."""
    return modifier.name in ("offset", "offset0", "offset1") and isinstance(modifier.value, int)


def flags_of(instruction: AnyInstruction) -> list[Modifier]:
    """The modifiers of an operation but for offsets."""
    if not computes(instruction):
        return []
    return [modifier for modifier in instruction.modifiers if not is_offset(modifier)]


def takes_sign(instruction: AnyInstruction) -> bool:
    """Whether float sources may be negated."""
    form = instruction.form
    if form is None or form.encoding != "vop3":
        return False
    return any(spec.type.startswith("f") for spec in form.operands)
