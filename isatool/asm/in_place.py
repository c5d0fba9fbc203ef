"""A new version of a linked code object written over the old one, which keeps its layout, its comments, its tables.

It fits if every section of the new one has the address and size of the old one: its code is filled up with s_code_end
before it is linked (`filled`), so that what follows does not move. Places and sizes of functions go into the symbols.
"""

from __future__ import annotations

import struct
from dataclasses import replace
from typing import Final

from isatool.asm.elf import Elf, Section, Symbol, read_elf
from isatool.asm.same_object import MADE_BY_THE_LINKER

_ALLOCATED: Final = 2
_NOBITS: Final = 8
_SYMBOL_TABLES: Final = (2, 11)
_SYMBOL: Final = struct.Struct("<IBBHQQ")
_FUNCTION: Final = 2
_ABSOLUTE: Final = 0xFFF1
_CODE_END: Final = 0xBF9F0000


def filled(text: str, old: bytes, new: bytes) -> str | None:
    """The text of `new` with as much padding after its code as makes that as long as the code of `old`; None if it is
    longer, or either has no code.
    """
    sections = read_elf(old).section(".text"), read_elf(new).section(".text")
    if sections[0] is None or sections[1] is None or sections[1].size > sections[0].size:
        return None
    missing = sections[0].size - sections[1].size
    return text if not missing else f"{text}\t.text\n\t.fill {missing // 4}, 4, {_CODE_END:#x}\n"


def in_place(old: bytes, new: bytes) -> bytes | None:
    """The bytes of `old` with code, descriptors, data, metadata and symbols of `new`; None if that does not fit, or if
    `old` has debugging information, which would then be wrong.
    """
    one, two = read_elf(old), read_elf(new)
    if not (one.is_linked and two.is_linked) or any(section.name.startswith(".debug_") for section in one.sections):
        return None
    pairs = _pairs(one, two)
    if pairs is None or one.relocations != two.relocations:
        return None
    symbols = {_key(two, symbol): symbol for symbol in two.symbols if symbol.name}
    moved: dict[str, Symbol] = {}
    for symbol in one.symbols:
        if not symbol.name or not (0 < symbol.section < len(one.sections) or symbol.section == _ABSOLUTE):
            continue
        other = symbols.get(_key(one, symbol))
        may_change = symbol.kind == _FUNCTION or symbol.section == _ABSOLUTE  # the latter count registers and the like
        if other is None or (not may_change and (other.value, other.size) != (symbol.value, symbol.size)):
            return None
        if may_change:
            moved[symbol.name] = replace(other, section=symbol.section)
    made = bytearray(old)
    for before, after in pairs:
        made[before.offset : before.offset + before.size] = after.data
    for section in one.sections:
        if section.kind in _SYMBOL_TABLES:
            _write_symbols(made, section, one, moved)
    return bytes(made)


def _pairs(one: Elf, two: Elf) -> list[tuple[Section, Section]] | None:
    """The sections that are loaded and not tables of the linker, of both files; None if they do not lie alike."""
    loaded = [
        [
            section
            for section in elf.sections
            if section.flags & _ALLOCATED and not section.name.startswith(MADE_BY_THE_LINKER)
        ]
        for elf in (one, two)
    ]
    shapes = [[(each.name, each.kind, each.flags, each.address, each.size) for each in found] for found in loaded]
    if shapes[0] != shapes[1]:
        return None
    return [pair for pair in zip(*loaded, strict=True) if pair[0].kind != _NOBITS]


def _key(elf: Elf, symbol: Symbol) -> tuple[object, ...]:
    place = elf.sections[symbol.section].name if 0 < symbol.section < len(elf.sections) else symbol.section
    return symbol.name, symbol.kind, symbol.binding, symbol.visibility, place


def _write_symbols(made: bytearray, table: Section, elf: Elf, moved: dict[str, Symbol]) -> None:
    strings = elf.sections[table.link].data
    for at in range(table.offset, table.offset + table.size, _SYMBOL.size):
        name, info, other, section, value, size = _SYMBOL.unpack_from(made, at)
        found = moved.get(strings[name : strings.index(b"\0", name)].decode()) if name else None
        if found is not None and section == found.section and (value, size) != (found.value, found.size):
            _SYMBOL.pack_into(made, at, name, info, other, section, found.value, found.size)
