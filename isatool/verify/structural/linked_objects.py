"""A text as an object file and as a code object, and what both say of kernels, symbols and sections."""

from __future__ import annotations

from functools import cached_property
from typing import Final

from isatool.asm.elf import DESCRIPTOR_BYTES, Elf, Section, Symbol
from isatool.asm.metadata_note import Value, read_notes
from isatool.diagnostics import UserError
from isatool.records import dataclass

ALLOCATED: Final = 2
EXECUTABLE: Final = 4
FUNCTION: Final = 2
OBJECT: Final = 1
PADDING: Final = (b"\x00\x00\x9f\xbf", b"\x00\x00\x80\xbf", bytes(4))
"""s_code_end, s_nop 0, nothing"""


@dataclass(frozen=True)
class Linked:
    """A text as an object file, and as the code object that the loader takes."""

    made: Elf
    loaded: Elf

    @cached_property
    def notes(self) -> list[dict[str, Value]]:
        """What the loader finds of metadata."""
        return read_notes(self.loaded)


def descriptor_in(elf: Elf, kernel: str) -> bytes | None:
    """The 64 bytes of a kernel's descriptor, None if there are none."""
    try:
        data = elf.symbol_bytes(f"{kernel}.kd")
    except UserError:
        return None
    return data if len(data) == DESCRIPTOR_BYTES else None


def kernels_in(elf: Elf) -> list[str]:
    """Names of the kernels that have a descriptor."""
    names = (name.removesuffix(".kd") for name in elf.symbol_names if name.endswith(".kd"))
    return [name for name in names if name in elf.symbol_names and descriptor_in(elf, name) is not None]


def section_of(elf: Elf, symbol: Symbol) -> Section | None:
    """The section that a symbol is in; None for what is absolute, common or to come from another object."""
    return elf.sections[symbol.section] if 0 < symbol.section < len(elf.sections) else None


def seen_from_outside(elf: Elf, symbol: Symbol) -> tuple[object, ...]:
    """How a symbol looks from outside: type, binding, visibility, and what its section is."""
    section = section_of(elf, symbol)
    where = (section.kind, section.flags) if section is not None else (symbol.section,)
    return (symbol.kind, symbol.binding, symbol.visibility, where)
