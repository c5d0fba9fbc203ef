"""Offload bundles that have become too long for their place in a program, library or object file of the host.

In a linked file all bundles of `.hip_fatbin` get a new segment after everything else, with a program header of its own
(the table of headers moves there as well), and the pointers of `.hipFatBinSegment`, by which the program registers
them, lead to it. What was there stays where it is: a pointer that nobody knows of still leads to the original. In an
object file the section moves to the end, where it has room. Layout after the System V ABI (generic ELF-64) and clang's
registration code: wrappers of 24 bytes, a magic, a version, the address of the bundle.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator, Mapping
from typing import Final

from isatool.asm.elf import Elf, Section, read_elf
from isatool.diagnostics import RefusedError
from isatool.records import dataclass

_HEADER: Final = struct.Struct("<16sHHIQQQIHHHHHH")
_PROGRAM: Final = struct.Struct("<IIQQQQQQ")
_RELA: Final = struct.Struct("<QQq")
_SYMBOL: Final = struct.Struct("<IBBHQQ")
_WRAPPER: Final = struct.Struct("<IIQQ")
_SECTION_BYTES: Final = 64
_RELOCATABLE: Final = 1
_LOAD, _HEADERS = 1, 6
_READ: Final = 4
_SYMBOL_TABLES: Final = (2, 11)
_RELA_TABLE: Final = 4
_NOBITS: Final = 8
_RELATIVE: Final = {62: 8, 183: 1027}
"""R_X86_64_RELATIVE, R_AARCH64_RELATIVE by machine"""
_WRAPPER_MAGIC: Final = 0x48495046
_WRAPPERS: Final = ".hipFatBinSegment"
_ALIGNMENT: Final = 4096
_MOST_ZEROS: Final = 256 << 20
"""bytes before the new segment, where a program has so large a .bss"""


def moved(data: bytes, contents: Mapping[int, bytes], room: Mapping[int, int]) -> bytes:
    """The file with all bundles of a section replaced: `contents` and the bytes that each may take in its `room`, by
    the bundle's place in the file. RefusedError where the file has no known way to grow.
    """
    elf = read_elf(data)
    index = next(
        number
        for number, each in enumerate(elf.sections)
        if each.kind != _NOBITS and each.offset <= min(contents) < each.offset + each.size
    )
    section = elf.sections[index]
    if not all(section.offset <= start < section.offset + section.size for start in contents):
        raise RefusedError("its bundles are in several sections")
    header = _Header(*_HEADER.unpack_from(data))
    try:
        if header.kind == _RELOCATABLE:
            return _at_the_end(data, header, index, section, contents, room)
        return _in_a_segment(data, header, elf, index, contents)
    except (struct.error, OverflowError):
        raise RefusedError("its headers are damaged") from None


@dataclass
class _Header:
    """The file's header."""

    ident: bytes
    kind: int
    machine: int
    version: int
    entry: int
    programs: int
    sections: int
    flags: int
    size: int
    program_size: int
    program_count: int
    section_size: int
    section_count: int
    names: int

    def pack(self) -> bytes:
        return _HEADER.pack(
            *(self.ident, self.kind, self.machine, self.version, self.entry, self.programs, self.sections, self.flags),
            *(self.size, self.program_size, self.program_count, self.section_size, self.section_count, self.names),
        )


@dataclass
class _Program:
    """A program header."""

    kind: int
    flags: int
    offset: int
    address: int
    physical: int
    file_size: int
    size: int
    alignment: int

    def pack(self) -> bytes:
        return _PROGRAM.pack(
            *(self.kind, self.flags, self.offset, self.address, self.physical, self.file_size, self.size),
            self.alignment,
        )


def _up(value: int, alignment: int) -> int:
    return -(-value // alignment) * alignment


def _at_the_end(
    data: bytes,
    header: _Header,
    index: int,
    section: Section,
    contents: Mapping[int, bytes],
    room: Mapping[int, int],
) -> bytes:
    """An object file: relocations count from the section's start, so bundles keep their places in it."""
    made = bytearray(section.data)
    for start, content in sorted(contents.items()):
        if len(content) <= room[start]:
            made[start - section.offset : start - section.offset + room[start]] = content.ljust(room[start], b"\0")
        elif start == max(contents):
            made[start - section.offset :] = content
        else:
            raise RefusedError("other bundles of this object file come after it")
    place = _up(len(data), max(section.alignment, 1))
    result = bytearray(data.ljust(place, b"\0") + made)
    struct.pack_into("<QQ", result, header.sections + index * header.section_size + 24, place, len(made))
    return bytes(result)


def _in_a_segment(data: bytes, header: _Header, elf: Elf, index: int, contents: Mapping[int, bytes]) -> bytes:
    section = elf.sections[index]
    programs = [
        _Program(*_PROGRAM.unpack_from(data, header.programs + number * header.program_size))
        for number in range(header.program_count)
    ]
    loads = [each for each in programs if each.kind == _LOAD]
    if not loads or header.machine not in _RELATIVE or header.section_size != _SECTION_BYTES:
        raise RefusedError("this is not a program or library for x86-64 or AArch64")
    if header.program_size != _PROGRAM.size or loads[0].offset or loads != sorted(loads, key=lambda each: each.address):
        raise RefusedError("its program headers have an unknown layout")
    ends = [each.offset + each.size for each in elf.sections if each.kind != _NOBITS]
    if len(data) > _up(max(*ends, header.sections + header.section_count * header.section_size), 16):
        raise RefusedError("it has data after its last section, which may be looked for there")
    base = loads[0].address
    page = max(_ALIGNMENT, *(each.alignment for each in loads))
    place = _up(max(len(data), max(each.address + each.size for each in loads) - base), page)
    if place - len(data) > _MOST_ZEROS:
        raise RefusedError(f"its .bss would need {place - len(data)} bytes of zeros in the file")
    first = _up((header.program_count + 1) * _PROGRAM.size, _ALIGNMENT)
    block = bytearray()
    new: dict[int, int] = {}  # addresses of bundles, by those that they had
    for start, content in sorted(contents.items()):
        block += bytes(-len(block) % _ALIGNMENT)
        new[section.address + start - section.offset] = base + place + first + len(block)
        block += content
    segment = _Program(_LOAD, _READ, place, base + place, base + place, first + len(block), first + len(block), page)
    made = bytearray(data.ljust(place + first, b"\0") + block)
    _lead_there(made, header, elf, new)
    for number, each in enumerate(elf.sections):
        if each.kind in _SYMBOL_TABLES:
            _move_symbols(made, each, index, new)
        if number == index:
            place_of_section = header.sections + number * header.section_size + 16
            struct.pack_into("<QQQ", made, place_of_section, base + place + first, place + first, len(block))
    last = max(number for number, each in enumerate(programs) if each.kind == _LOAD)
    programs.insert(last + 1, segment)
    size = len(programs) * _PROGRAM.size
    table = _Program(_HEADERS, _READ, place, base + place, base + place, size, size, 8)
    programs = [table if each.kind == _HEADERS else each for each in programs]
    made[place : place + size] = b"".join(each.pack() for each in programs)
    header.programs, header.program_count = place, len(programs)
    made[: _HEADER.size] = header.pack()
    return bytes(made)


def _lead_there(made: bytearray, header: _Header, elf: Elf, new: Mapping[int, int]) -> None:
    """Write the new addresses of bundles wherever the program registers them."""
    pointers = list(_pointers(header, elf))
    if not set(new) <= {address for _, address in pointers}:
        raise RefusedError(f"nothing in {_WRAPPERS} leads to its bundle")
    for offset, address in pointers:
        if address in new:
            struct.pack_into("<Q", made, offset, new[address])


def _pointers(header: _Header, elf: Elf) -> Iterator[tuple[int, int]]:
    """Where in the file the address of a bundle is written, and that address: in a wrapper, and where a relocation
    writes it there in that.
    """
    relocations = {
        offset: (table.offset + at, info, addend)
        for table in elf.sections
        if table.kind == _RELA_TABLE
        for at, (offset, info, addend) in _relocations(table.data)
    }
    for section in elf.sections:
        if section.name != _WRAPPERS or section.kind == _NOBITS:
            continue
        for at in range(0, section.size - _WRAPPER.size + 1, _WRAPPER.size):
            magic, version, written, _ = _WRAPPER.unpack_from(section.data, at)
            if (magic, version) != (_WRAPPER_MAGIC, 1):
                raise RefusedError(f"{_WRAPPERS} holds something unknown")
            found = relocations.get(section.address + at + 8)
            if found is None:
                yield section.offset + at + 8, written
                continue
            place, info, addend = found
            if info != _RELATIVE[header.machine]:
                raise RefusedError("the address of its bundle is that of a symbol, which is looked up at run time")
            yield place + 16, addend
            yield section.offset + at + 8, written


def _relocations(table: bytes) -> Iterator[tuple[int, tuple[int, int, int]]]:
    for at in range(0, len(table) - _RELA.size + 1, _RELA.size):
        yield at, _RELA.unpack_from(table, at)


def _move_symbols(made: bytearray, table: Section, index: int, new: Mapping[int, int]) -> None:
    for at in range(table.offset, table.offset + table.size, _SYMBOL.size):
        name, info, other, section, value, size = _SYMBOL.unpack_from(made, at)
        if section == index and value in new:
            _SYMBOL.pack_into(made, at, name, info, other, section, new[value], size)
