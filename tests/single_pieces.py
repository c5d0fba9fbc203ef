"""Single parts of a text or a code object: one instruction, the descriptor or the metadata of one kernel."""

from __future__ import annotations

from collections.abc import Sequence

from isatool.asm.descriptor import Descriptor, read_descriptors
from isatool.asm.elf import DESCRIPTOR_BYTES, read_elf
from isatool.asm.metadata import KernelMetadata, read_metadata
from isatool.asm.shapes import ReadError, split_statement
from isatool.asm.statement import parse_shape
from isatool.asm.symbols import SymbolTable
from isatool.diagnostics import Span, UserError
from isatool.ir.instruction import AnyInstruction
from isatool.isa.target import Target


def kernel_descriptor(lines: Sequence[str], kernel: str, path: str = "<string>") -> Descriptor | None:
    """The descriptor of one kernel, or None."""
    return next((found for found in read_descriptors(lines, path) if found.kernel == kernel), None)


def kernel_metadata(lines: Sequence[str], kernel: str, path: str = "<string>") -> KernelMetadata | None:
    """The metadata of one kernel, or None."""
    return next((found for found in read_metadata(lines, path) if kernel in (found.name, found.symbol)), None)


def kernel_descriptor_bytes(data: bytes, kernel: str) -> bytes:
    """The 64 bytes of `<kernel>.kd`."""
    found = read_elf(data).symbol_bytes(f"{kernel}.kd")
    assert len(found) == DESCRIPTOR_BYTES
    return found


def read_instruction(text: str, target: Target, wave_size: int = 32) -> AnyInstruction:
    """One statement, without label and comment. UserError if it cannot be read."""
    statement = text.strip()
    try:
        return parse_shape(statement, target, wave_size, SymbolTable(statement)).make(split_statement(statement)[1])
    except ReadError as error:
        raise UserError(error.message, Span("<string>", 1, error.column + 1, error.length), source=text) from None
