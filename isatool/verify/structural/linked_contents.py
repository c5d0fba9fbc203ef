"""Whether two files hold the same around their kernels: symbols, data, other code, relocations."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.asm.elf import DESCRIPTOR_BYTES, Elf
from isatool.ir.program import Program
from isatool.verify.structural.linked_objects import (
    ALLOCATED,
    EXECUTABLE,
    FUNCTION,
    OBJECT,
    PADDING,
    Linked,
    kernels_in,
    section_of,
    seen_from_outside,
)

_NOTE: Final = 7
_ABSOLUTE: Final = 0xFFF1
_LOCAL: Final = 0


def placed_relocations(programs: tuple[Program, Program], objects: tuple[Linked, Linked]) -> str | None:
    """`.reloc` patches a place in code that it counts itself: code around it has to be the same."""
    if not any(line.directive is not None and line.directive.name == ".reloc" for p in programs for line in p.lines):
        return None
    code = [[section.data for section in linked.made.sections if section.flags & EXECUTABLE] for linked in objects]
    return None if code[0] == code[1] else "the files differ around .reloc, which patches a place that it counts itself"


def sizes_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str | None:
    """Objects and functions other than kernels keep their sizes."""
    sizes = [
        {symbol.name: symbol.size for symbol in linked.made.symbols if symbol.kind in (FUNCTION, OBJECT)}
        for linked in objects
    ]
    kernels = {*names, *(name for linked in objects for name in kernels_in(linked.made))}
    for symbol in sorted((sizes[0].keys() & sizes[1].keys()) - kernels):
        if sizes[0][symbol] != sizes[1][symbol]:
            return f"the size of {symbol} differs"
    return None


def symbols_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str | None:
    """Symbols that other objects see, or that are to come from them."""
    found = [dict(_outside(linked.made, name)) for name, linked in zip(names, objects, strict=True)]
    for symbol in sorted({*found[0], *found[1]}):
        if found[0].get(symbol) != found[1].get(symbol):
            return f"the symbol {symbol} differs"
    return None


def _outside(elf: Elf, kernel: str) -> Iterator[tuple[str, tuple[object, ...]]]:
    for symbol in elf.symbols:
        if not symbol.name or symbol.binding == _LOCAL or symbol.name in (kernel, f"{kernel}.kd"):
            continue
        section = section_of(elf, symbol)
        if section is None:
            yield symbol.name, (*seen_from_outside(elf, symbol), symbol.value if symbol.section == _ABSOLUTE else 0)
        elif section.flags & EXECUTABLE:
            yield symbol.name, (*seen_from_outside(elf, symbol), section.name)
        else:
            yield symbol.name, (*seen_from_outside(elf, symbol), section.name, symbol.value, symbol.size)


def contents_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str | None:
    """Data, and code outside of kernels."""
    first, second = (_contents(linked.made) for linked in objects)
    for section in sorted({*first, *second}):
        if first.get(section) != second.get(section):
            return f"the section {section} differs"
    relocations = [_relocated(linked.made) for linked in objects]
    if relocations[0][0] != relocations[1][0]:
        return "relocations of data differ"
    if not relocations[1][1] <= {(names[1] if at == names[0] else at, *what) for at, *what in relocations[0][1]}:
        return "the second file's code refers to other symbols"
    return None


def _contents(elf: Elf) -> dict[str, list[object]]:
    """By name of the section: its kind, and its bytes without descriptors; of code what no kernel covers."""
    found: dict[str, list[object]] = {}
    for number, section in enumerate(elf.sections):
        if not section.flags & ALLOCATED or section.kind == _NOTE:
            continue
        parts = found.setdefault(section.name, [])
        if section.flags & EXECUTABLE:
            pieces = list(_outside_of_kernels(elf, number))
            if pieces:
                parts.append((section.kind, section.flags, pieces))
            continue
        data = bytearray(section.data)
        for kernel in kernels_in(elf):
            symbol = elf.symbol_names[f"{kernel}.kd"]
            if symbol.section == number:
                data[symbol.value : symbol.value + DESCRIPTOR_BYTES] = bytes(DESCRIPTOR_BYTES)
        parts.append((section.kind, section.flags, section.size, bytes(data)))
    return {name: parts for name, parts in found.items() if parts}


def _outside_of_kernels(elf: Elf, number: int) -> Iterator[bytes]:
    """Runs of code that are no kernel's, without the padding around them."""
    data = elf.sections[number].data
    starts = sorted({s.value for s in elf.symbols if s.section == number and s.kind in (FUNCTION, OBJECT)})
    position = 0
    for kernel in sorted((elf.symbol_names[name] for name in kernels_in(elf)), key=lambda symbol: symbol.value):
        if kernel.section != number:
            continue
        following = next((start for start in starts if start > kernel.value), len(data))
        yield from _unpadded(data[position : kernel.value])
        position = min(following, kernel.value + kernel.size) if kernel.size else following
    yield from _unpadded(data[position:])


def _unpadded(data: bytes) -> Iterator[bytes]:
    while data.startswith(PADDING):
        data = data[4:]
    while data.endswith(PADDING) and len(data) % 4 == 0:
        data = data[:-4]
    if data:
        yield data


def _relocated(elf: Elf) -> tuple[list[object], set[tuple[object, ...]]]:
    """(relocations of data with their places, those of descriptors left out; what each function of the code refers
    to).
    """
    data: list[object] = []
    code: set[tuple[object, ...]] = set()
    flags = {section.name: section.flags for section in elf.sections}
    descriptors = [elf.symbol_names[f"{kernel}.kd"] for kernel in kernels_in(elf)]
    entries = {(elf.sections[symbol.section].name, symbol.value + 16) for symbol in descriptors}
    for relocation in elf.relocations:
        if flags.get(relocation.section, 0) & EXECUTABLE:
            place = _function_at(elf, relocation.section, relocation.offset)
            code.add((place, relocation.kind, relocation.symbol, relocation.addend))
        elif flags.get(relocation.section, 0) & ALLOCATED and (relocation.section, relocation.offset) not in entries:
            data.append((relocation.section, relocation.offset, relocation.kind, relocation.symbol, relocation.addend))
    return data, code


def _function_at(elf: Elf, section: str, offset: int) -> str:
    """The function that a place in code belongs to, "" if none begins before it."""
    before = []
    for symbol in elf.symbols:
        place = section_of(elf, symbol)
        if symbol.kind == FUNCTION and symbol.value <= offset and place is not None and place.name == section:
            before.append((symbol.value, symbol.name))
    return max(before, default=(0, ""))[1]
