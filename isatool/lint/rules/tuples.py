"""MEM-ALIGN: scalar registers that belong together start at a multiple of 2 (64 bits) or 4 (RDNA3 ISA guide 3.3.1).

The hardware takes the low bits of the register number for 0, so a wrong start means other registers.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.ir.operands import Operand
from isatool.ir.program import Program
from isatool.isa.registers import RegisterKind, RegisterRange
from isatool.lint.places import operand_place
from isatool.lint.rule import Finding, Subject, error

ALIGN: Final = error("MEM-ALIGN", "a group of scalar registers must start at a multiple of 2 or 4")
_GROUPED: Final = (RegisterKind.SGPR, RegisterKind.TTMP)


def check(program: Program) -> Iterator[Finding]:
    """Misaligned groups in any instruction."""
    for instruction, lines in program.statements:
        for half, part in enumerate(instruction.halves):
            for index, operand in enumerate(part.operands):
                wanted = _misaligned(operand)
                if not wanted:
                    continue
                name = operand.value
                start = operand.registers[0].index
                message = f"{name} must start at a multiple of {wanted}"
                note = f"the hardware would use the group from {start - start % wanted} on; the assembler refuses it"
                for line in lines:
                    yield Finding(ALIGN, line, message, (note,), operand_place(program.lines[line], index, half))


SUBJECT: Final = Subject("MEM", (ALIGN,), check)


def _misaligned(operand: Operand) -> int:
    """What the start should be a multiple of, 0 if it is."""
    value = operand.value
    if type(value) is not RegisterRange or value.count < 2 or value.first.is_vgpr:
        return 0
    if value.first.kind not in _GROUPED:
        return 0
    wanted = 2 if value.count == 2 else 4
    return wanted if value.first.index % wanted else 0
