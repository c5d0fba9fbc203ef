"""Whether two object files or code objects hold the same: code, data, symbols, relocations, metadata.

Bits of instructions that the hardware ignores do not count, nor does what a linker makes of these (hash tables, the
order of symbols), nor debugging information.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from isatool.asm.elf import Elf, Symbol, is_descriptor, read_elf
from isatool.asm.machine_code import instructions, place_of, without_places
from isatool.asm.metadata_note import read_note

_ALLOCATED: Final = 2
_MERGED: Final = 0x30
_NOTE: Final = 7
_NAMED: Final = (0, 1, 2)
"""kinds of symbols that a program names: none, data, code"""

_ABSOLUTE: Final = 0xFFF1

_SGPRS: Final = (48, 49, 0xC0, 0x03)
"""bytes of a descriptor and bits in them for the number of SGPRs, which is fixed since gfx10; directives say nothing"""
MADE_BY_THE_LINKER: Final = (".dyn", ".hash", ".gnu.hash", ".relro", ".rela", ".plt", ".eh_frame")


def difference(first: bytes, second: bytes, chip: str, wave_size: int, local_numbers: bool = True) -> str | None:
    """What differs, in words, None if nothing does. UserError if one cannot be read. `local_numbers`: whether local
    symbols count that are numbers without a place; compilers write what they know of registers into those.
    """
    one, two = read_elf(first, "first"), read_elf(second, "second")
    if (one.machine, one.flags) != (two.machine, two.flags):
        return "they are for different processors"
    contents = [dict(_contents(elf, chip, wave_size)) for elf in (one, two)]
    for name in sorted({*contents[0], *contents[1]}):
        if contents[0].get(name) != contents[1].get(name):
            return f"section {name} differs"
    ambiguous = ambiguous_names(one) | ambiguous_names(two)
    symbols = [Counter(each for each in _symbols(elf, local_numbers) if each[0] not in ambiguous) for elf in (one, two)]
    if symbols[0] != symbols[1]:
        name = sorted(str(each[0]) for each in {**(symbols[0] - symbols[1]), **(symbols[1] - symbols[0])})[0]
        return f"symbol {name} differs"
    relocations = [Counter(_relocations(elf)) for elf in (one, two)]
    if relocations[0] != relocations[1]:
        place = sorted({**(relocations[0] - relocations[1]), **(relocations[1] - relocations[0])}, key=str)[0]
        return f"the relocation at {place[0]}+{place[1]} differs"
    return None if read_note(one) == read_note(two) else "the metadata differ"


def _contents(elf: Elf, chip: str, wave_size: int) -> Iterator[tuple[str, object]]:
    code = without_places(elf, instructions(elf, chip, wave_size))
    filled = set() if not elf.is_linked else {relocation.offset for relocation in elf.relocations}
    for section in elf.sections:
        if not section.flags & _ALLOCATED or section.kind == _NOTE or not section.size:
            continue
        if section.name.startswith(MADE_BY_THE_LINKER):
            continue
        data = bytearray(section.data)
        for place in filled:
            if section.address <= place < section.address + section.size:
                data[place - section.address : place - section.address + 8] = bytes(8)
        entries = []
        for symbol in elf.symbols:
            if not is_descriptor(elf, symbol) or elf.sections[symbol.section] is not section:
                continue
            start = symbol.value - section.address
            data[start + _SGPRS[0]] &= ~_SGPRS[2]
            data[start + _SGPRS[1]] &= ~_SGPRS[3]
            if elf.is_linked:
                entry = slice(start + 16, start + 24)
                distance = int.from_bytes(data[entry], "little", signed=True)
                entries.append((symbol.name, place_of(elf, symbol.value + distance)))
                data[entry] = bytes(8)
        content = code.get(section.name, bytes(data))
        flags = section.flags & ~_MERGED if elf.is_linked else section.flags
        yield section.name, (section.kind, flags, section.group, section.size, content, sorted(entries))


def _place(elf: Elf, symbol: Symbol) -> tuple[object, int]:
    if not 0 < symbol.section < len(elf.sections):
        return symbol.section, symbol.value
    section = elf.sections[symbol.section]
    return section.name, symbol.value - section.address


def ambiguous_names(elf: Elf) -> frozenset[str]:
    """Names that several local symbols have, as where files with labels of their own were linked: nobody outside of
    them can mean one of these.
    """
    local = Counter(each.name for each in elf.symbols if each.name and not each.binding and each.kind in _NAMED)
    return frozenset(name for name, count in local.items() if count > 1)


def _symbols(elf: Elf, local_numbers: bool) -> Iterator[tuple[object, ...]]:
    for symbol in elf.symbols:
        if not symbol.name or symbol.kind not in _NAMED or not symbol.section or symbol.name == "_DYNAMIC":
            continue
        if symbol.name.startswith(".L") or (not local_numbers and not symbol.binding and symbol.section == _ABSOLUTE):
            continue
        yield symbol.name, symbol.kind, symbol.binding, symbol.visibility, symbol.size, *_place(elf, symbol)


def _relocations(elf: Elf) -> Iterator[tuple[object, ...]]:
    """With places in sections; a symbol that is a section, or local, counts by its place."""
    named = {symbol.name: symbol for symbol in elf.symbols if symbol.name}
    allocated = {section.name for section in elf.sections if section.flags & _ALLOCATED}
    for relocation in elf.relocations:
        section = relocation.section or place_of(elf, relocation.offset)[0]
        if section not in allocated:
            continue
        base = 0 if relocation.section else _address_of(elf, section)
        symbol = named.get(relocation.symbol)
        target: tuple[object, ...] = (relocation.symbol, relocation.addend)
        if symbol is not None and symbol.binding == 0 and symbol.section:
            name, offset = _place(elf, symbol)
            target = name, offset + relocation.addend
        elif not relocation.symbol:
            target = place_of(elf, relocation.addend)
        yield section, relocation.offset - base, relocation.kind, *target


def _address_of(elf: Elf, name: str) -> int:
    section = elf.section(name)
    return section.address if section is not None else 0
