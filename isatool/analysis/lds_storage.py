"""Which instructions read or write LDS storage, apart from where: addresses take long to import."""

from __future__ import annotations

from isatool.ir.instruction import AnyInstruction
from isatool.isa.table import AddressSpace, Unit


def uses_storage(instruction: AnyInstruction) -> bool:
    """True for instructions of the LDS unit that read or write LDS storage."""
    return instruction.unit is Unit.LDS and instruction.space is AddressSpace.LDS and not instruction.has("gds")
