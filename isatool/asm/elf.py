"""A small reader of 64-bit little-endian ELF: the sections, symbols and relocations of AMDGPU objects and code objects.

Layout after the System V ABI (generic ELF-64); machine 224 is EM_AMDGPU of the AMDGPU backend's user guide.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property
from typing import Final

from isatool.diagnostics import Span, UserError
from isatool.isa.chips import READABLE, chip
from isatool.records import dataclass, record

EM_AMDGPU: Final = 224
DESCRIPTOR_BYTES: Final = 64
_LONGEST_NAME: Final = 1 << 14
_MOST_OVERLAP: Final = 4
"""how often, on average, a byte of a file may lie in sections or names"""

_SHT_PROGBITS: Final = 1
_SHT_SYMTAB: Final = 2
_SHT_RELA: Final = 4
_SHT_NOBITS: Final = 8
_SHT_GROUP: Final = 17
_SHT_REL: Final = 9
_SHT_DYNSYM: Final = 11
_HEADER: Final = struct.Struct("<16sHHIQQQIHHHHHH")
_SECTION: Final = struct.Struct("<IIQQQQIIQQ")
_SYMBOL: Final = struct.Struct("<IBBHQQ")
_RELA: Final = struct.Struct("<QQq")
_REL: Final = struct.Struct("<QQ")

PROCESSORS: Final = {target.elf_machine: target.name for target in map(chip, READABLE)}
"""chips by the low byte of the header's flags (EF_AMDGPU_MACH_* of the user guide)"""

# R_AMDGPU_* numbers of the AMDGPU backend's user guide.
_RELOCATION_NAMES: Final[dict[int, str]] = {
    0: "R_AMDGPU_NONE",
    1: "R_AMDGPU_ABS32_LO",
    2: "R_AMDGPU_ABS32_HI",
    3: "R_AMDGPU_ABS64",
    4: "R_AMDGPU_REL32",
    5: "R_AMDGPU_REL64",
    6: "R_AMDGPU_ABS32",
    7: "R_AMDGPU_GOTPCREL",
    8: "R_AMDGPU_GOTPCREL32_LO",
    9: "R_AMDGPU_GOTPCREL32_HI",
    10: "R_AMDGPU_REL32_LO",
    11: "R_AMDGPU_REL32_HI",
    13: "R_AMDGPU_RELATIVE64",
    14: "R_AMDGPU_REL16",
}


@record
class Section:
    """One section: its header's fields in bytes, and its content (empty for .bss)."""

    name: str
    kind: int
    flags: int
    address: int
    offset: int
    size: int
    link: int
    info: int
    data: bytes
    alignment: int = 1
    entry_size: int = 0
    group: str = ""
    """the symbol of the section group (COMDAT) that it belongs to"""


@record
class Symbol:
    """One symbol. `section` is a section index (0 undefined, 0xfff1 absolute); `value` counts from it in an object."""

    name: str
    value: int
    size: int
    section: int
    kind: int
    binding: int
    visibility: int = 0


@record
class Relocation:
    """A place in `section` (byte offset) that the linker fills from `symbol`."""

    section: str
    offset: int
    kind: str
    symbol: str
    addend: int


@dataclass(frozen=True)
class Elf:
    """A parsed file."""

    machine: int
    flags: int
    sections: tuple[Section, ...]
    symbols: tuple[Symbol, ...]
    relocations: tuple[Relocation, ...]

    @cached_property
    def symbol_names(self) -> dict[str, Symbol]:
        """Named symbols by name."""
        return {symbol.name: symbol for symbol in self.symbols if symbol.name}

    def section(self, name: str) -> Section | None:
        """The first section of that name."""
        return next((section for section in self.sections if section.name == name), None)

    @property
    def is_linked(self) -> bool:
        """Whether its sections have addresses."""
        return any(section.address for section in self.sections)

    def section_at(self, address: int) -> Section | None:
        """The section of a linked file that holds an address."""
        return next(
            (each for each in self.sections if each.address and each.address <= address < each.address + each.size),
            None,
        )

    def symbol_bytes(self, name: str) -> bytes:
        """The bytes that a symbol covers, of an object or a linked code object; UserError if it is not defined."""
        symbol = self.symbol_names.get(name)
        if symbol is None or not 0 < symbol.section < len(self.sections):
            raise UserError(f"no symbol '{name}' in this code object")
        section = self.sections[symbol.section]
        start = symbol.value - section.address
        return section.data[start : start + symbol.size]


def read_elf(data: bytes, path: str = "") -> Elf:
    """Parse an object or a code object; UserError if it is no 64-bit little-endian ELF or is cut short."""
    if data[:4] != b"\x7fELF":
        raise UserError("this is not an ELF file", Span(path))
    if len(data) < _HEADER.size:
        raise UserError("this ELF file is damaged or cut short", Span(path))
    if data[4:6] != b"\x02\x01":
        raise UserError("this ELF file is not 64-bit little-endian", Span(path))
    try:
        return _parse(data)
    except (struct.error, IndexError, ValueError, OverflowError):
        raise UserError("this ELF file is damaged or cut short", Span(path)) from None


def code_bytes(data: bytes) -> bytes:
    """The content of .text of an object or code object: two texts assemble to the same code if these are equal."""
    section = read_elf(data).section(".text")
    return section.data if section else b""


def is_descriptor(elf: Elf, symbol: Symbol) -> bool:
    """Whether a symbol is a kernel descriptor: 64 bytes of data that are called `<kernel>.kd`."""
    if not symbol.name.endswith(".kd") or symbol.size != DESCRIPTOR_BYTES:
        return False
    if not 0 < symbol.section < len(elf.sections):
        return False
    section = elf.sections[symbol.section]
    start = symbol.value - section.address
    return section.kind == _SHT_PROGBITS and 0 <= start <= section.size - DESCRIPTOR_BYTES


def chip_of(elf: Elf) -> str:
    """gfx1100, ...; "" for a processor whose code cannot be read."""
    return PROCESSORS.get(elf.flags & 0xFF, "")


def kernels_of(elf: Elf) -> list[str]:
    """Names of the kernels that have a descriptor, in the order of the symbols."""
    return [symbol.name[:-3] for symbol in elf.symbols if is_descriptor(elf, symbol)]


def _parse(data: bytes) -> Elf:
    header = _HEADER.unpack_from(data)
    machine, table, flags = header[2], header[6], header[7]
    entry_size, count, names_index = header[11], header[12], header[13]
    raw = [_SECTION.unpack_from(data, table + index * entry_size) for index in range(count)]
    contents = []
    if sum(section[5] for section in raw if section[1] != _SHT_NOBITS) > _MOST_OVERLAP * len(data):
        raise struct.error("sections that hold each other")
    for _, kind, _, _, offset, size, *_ in raw:
        if kind != _SHT_NOBITS and offset + size > len(data):
            raise struct.error("section past the end of the file")
        contents.append(b"" if kind == _SHT_NOBITS else data[offset : offset + size])
    names = contents[names_index] if raw else b""
    sections: tuple[Section, ...] = tuple(
        Section(
            _string(names, name),
            kind,
            section_flags,
            address,
            offset,
            size,
            link,
            info,
            contents[index],
            align,
            entries,
        )
        for index, (name, kind, section_flags, address, offset, size, link, info, align, entries) in enumerate(raw)
    )
    tables = {
        index: _symbols(section, sections)
        for index, section in enumerate(sections)
        if section.kind in (_SHT_SYMTAB, _SHT_DYNSYM)
    }
    groups = dict(_groups(sections, tables))
    sections = tuple(replace(each, group=groups.get(index, "")) for index, each in enumerate(sections))
    relocations = tuple(
        relocation
        for section in sections
        if section.kind in (_SHT_RELA, _SHT_REL)
        for relocation in _relocations(section, sections, tables)
    )
    static = [table for index, table in tables.items() if sections[index].kind == _SHT_SYMTAB]
    symbols = (static or list(tables.values()) or [()])[0]
    return Elf(machine, flags, sections, symbols, relocations)


def _groups(sections: tuple[Section, ...], tables: dict[int, tuple[Symbol, ...]]) -> Iterator[tuple[int, str]]:
    """Indices of sections that are in groups, and the symbols of those."""
    for section in sections:
        if section.kind == _SHT_GROUP:
            name = tables.get(section.link, ())[section.info].name
            for (member,) in list(struct.iter_unpack("<I", section.data))[1:]:
                yield member, name


def _string(strings: bytes, offset: int) -> str:
    return strings[offset : strings.index(b"\0", offset, offset + _LONGEST_NAME)].decode() if strings else ""


def _symbols(section: Section, sections: tuple[Section, ...]) -> tuple[Symbol, ...]:
    strings = sections[section.link].data
    found = []
    length = 0
    for name, info, other, index, value, size in _SYMBOL.iter_unpack(section.data):
        found.append(Symbol(_string(strings, name), value, size, index, info & 15, info >> 4, other & 3))
        length += len(found[-1].name)
        if length > _MOST_OVERLAP * len(strings) + 64 * len(found):
            raise ValueError("names within names")
    return tuple(found)


def _relocations(
    section: Section, sections: tuple[Section, ...], tables: dict[int, tuple[Symbol, ...]]
) -> list[Relocation]:
    symbols = tables.get(section.link, ())
    target = sections[section.info].name if section.info else ""
    found = []
    for entry in (_RELA if section.kind == _SHT_RELA else _REL).iter_unpack(section.data):
        offset, info = entry[0], entry[1]
        addend = entry[2] if len(entry) > 2 else 0
        symbol = symbols[info >> 32]
        name = symbol.name or (sections[symbol.section].name if 0 < symbol.section < len(sections) else "")
        kind = _RELOCATION_NAMES.get(info & 0xFFFFFFFF, f"relocation {info & 0xFFFFFFFF}")
        found.append(Relocation(target, offset, kind, name, addend))
    return found
