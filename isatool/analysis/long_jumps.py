"""Jumps to a label of the same function by its distance from the program counter, as generators and compilers write
them where a branch might not reach:

    s_getpc_b64 s[4:5]              s_getpc_b64 s[4:5]
    s_add_i32 s6, LABEL, 4          AFTER:
    s_add_u32 s4, s4, s6            s_add_u32 s4, s4, (LABEL-AFTER)&4294967295
    s_addc_u32 s5, s5, 0            s_addc_u32 s5, s5, (LABEL-AFTER)>>32
    s_setpc_b64 s[4:5]              s_setpc_b64 s[4:5]

A label as a number is its distance from that number, which is 4 bytes after s_getpc_b64. The sum on the left is carried
as a number without a sign, so the label has to come after.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Expression, Integer, Operand
from isatool.isa.operations import Op

_DIFFERENCE: Final = re.compile(
    r"\((?P<label>[\w.$]+)\s*-\s*(?P<after>[\w.$]+)\)\s*(?:(?P<low>&)\s*(?:4294967295|0xffffffff)|>>\s*32)",
    re.IGNORECASE,
)


class LongJump(NamedTuple):
    """Instructions first <= i <= last, the last of which jumps to `label`."""

    first: int
    last: int
    label: str

    @property
    def indices(self) -> range:
        """Its instructions."""
        return range(self.first, self.last + 1)


def long_jumps(instructions: Sequence[AnyInstruction], positions: Mapping[str, int]) -> Iterator[LongJump]:
    """The long jumps among instructions to labels that are before some of them."""
    for last, jump in enumerate(instructions):
        if jump.operation != Op.SETPC or last < 3:
            continue
        label = _after_sum(instructions[last - 4 : last + 1]) if last >= 4 else None
        if label is not None and positions.get(label, -1) > last:
            yield LongJump(last - 4, last, label)
            continue
        names = _by_difference(instructions[last - 3 : last + 1])
        if names is not None and names[0] in positions and positions.get(names[1]) == last - 2:
            yield LongJump(last - 3, last, names[0])


def _after_sum(instructions: Sequence[AnyInstruction]) -> str | None:
    """The label of the form on the left."""
    getpc, distance, low, high, jump = instructions
    base = _base(getpc, jump)
    if base is None or distance.operation != Op.ADD or not distance.is_scalar or _type(distance) != "i32":
        return None
    result, *summands = distance.operands
    found = [operand for operand in summands if isinstance(operand.value, Expression)]
    rest = [operand for operand in summands if isinstance(operand.value, Integer)]
    if len(found) != 1 or len(rest) != 1 or rest[0].value != Integer(4):
        return None
    label = found[0].value
    assert isinstance(label, Expression)
    if not result.registers or result.registers[0] in (base, base + 1) or label.symbols != (label.text,):
        return None
    is_sum = _is_sum(low, Op.ADD, base) and low.operands[2].registers == result.registers
    carried = _is_sum(high, Op.ADDC, base + 1) and high.operands[2].value == Integer(0)
    return label.text if is_sum and carried else None


def _by_difference(instructions: Sequence[AnyInstruction]) -> tuple[str, str] | None:
    """(label, label after s_getpc_b64) of the form on the right."""
    getpc, low, high, jump = instructions
    base = _base(getpc, jump)
    if base is None or not _is_sum(low, Op.ADD, base) or not _is_sum(high, Op.ADDC, base + 1):
        return None
    parts = [_DIFFERENCE.fullmatch(str(each.operands[2].value)) for each in (low, high)]
    if parts[0] is None or parts[1] is None or not parts[0]["low"] or parts[1]["low"]:
        return None
    names = parts[0]["label"], parts[0]["after"]
    return names if (parts[1]["label"], parts[1]["after"]) == names else None


def _base(getpc: AnyInstruction, jump: AnyInstruction) -> int | None:
    """The first of the registers that the program counter comes into and the jump goes to."""
    if getpc.operation != Op.GETPC or not isinstance(getpc, Instruction) or not isinstance(jump, Instruction):
        return None
    registers = getpc.operands[0].registers
    return registers[0] if registers and registers == jump.operands[0].registers else None


def _is_sum(instruction: AnyInstruction, operation: Op, register: int) -> bool:
    """Whether it adds something to a scalar register as a number without a sign."""
    operands: Sequence[Operand] = instruction.operands
    is_sum = instruction.is_scalar and instruction.operation == operation and _type(instruction) == "u32"
    return is_sum and all(operand.registers == (register,) for operand in operands[:2])


def _type(instruction: AnyInstruction) -> str:
    row = instruction.row
    return row.type if row is not None else ""
