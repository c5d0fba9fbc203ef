"""A code object back to assembly text that assembles to the same code.

Instructions come from the decoder; every distinct one is assembled again and is data where the bytes would differ, but
for bits that the hardware ignores. Branch targets become labels, relocations and addresses relative to the program
counter become symbols, the kernel descriptor becomes directives and the metadata note YAML. Addresses after "ELF
Relocation" of the AMDGPU user guide. It is long because sections, labels and directives of one text refer to each
other.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import field
from itertools import pairwise
from typing import Final

from isatool.asm.descriptor_bytes import directives, wave_size
from isatool.asm.elf import (
    DESCRIPTOR_BYTES,
    Elf,
    Relocation,
    Section,
    Symbol,
    chip_of,
    is_descriptor,
    kernels_of,
    read_elf,
)
from isatool.asm.machine_code import Disassembled, instructions, relative_addresses
from isatool.asm.metadata_note import Value, read_note, yaml_lines
from isatool.asm.same_object import ambiguous_names, difference
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.diagnostics import Span, UserError
from isatool.isa import chips
from isatool.isa.operations import Op
from isatool.records import dataclass

_NOP: Final = (0xBF800000).to_bytes(4, "little")
"""s_nop 0, with which the assembler aligns code"""
_SHF_WRITE, _SHF_ALLOC, _SHF_EXEC, _SHF_MERGE, _SHF_STRINGS = 1, 2, 4, 0x10, 0x20
_SHT_PROGBITS, _SHT_NOBITS = 1, 8
_FUNCTION, _OBJECT = 2, 1
_LINKER_SECTIONS: Final = (".dyn", ".hash", ".gnu.hash", ".got", ".relro", ".note", ".rela", ".plt", ".eh_frame")
_WEAK: Final = 2
_BINDINGS: Final = {1: ".globl", _WEAK: ".weak"}
_VISIBILITIES: Final = {1: ".internal", 2: ".hidden", 3: ".protected"}
_RELOCATION_TEXT: Final = {
    "R_AMDGPU_ABS32_LO": "@abs32@lo",
    "R_AMDGPU_ABS32_HI": "@abs32@hi",
    "R_AMDGPU_REL32_LO": "@rel32@lo",
    "R_AMDGPU_REL32_HI": "@rel32@hi",
    "R_AMDGPU_GOTPCREL32_LO": "@gotpcrel32@lo",
    "R_AMDGPU_GOTPCREL32_HI": "@gotpcrel32@hi",
    "R_AMDGPU_ABS32": "",
    "R_AMDGPU_REL32": "@rel32",
}
_LITERAL: Final = re.compile(r"(?<![\w.])(?:lit\()?(?P<word>0x[0-9a-f]+)\)?(?![\w.\]:])")
_KERNEL_ALIGNMENT: Final = 256
_LDS_SECTION: Final = 0xFF00
"""section index of symbols in LDS (SHN_AMDGPU_LDS); their value is the alignment"""
_ABSOLUTE: Final = 0xFFF1
_DATA_RELOCATIONS: Final = {
    "R_AMDGPU_ABS64": (8, ".quad {symbol}"),
    "R_AMDGPU_ABS32": (4, ".long {symbol}"),
    "R_AMDGPU_REL64": (8, ".quad {symbol}-."),
    "R_AMDGPU_REL32": (4, ".long {symbol}-."),
    "R_AMDGPU_RELATIVE64": (8, ".quad {symbol}"),
}
"""bytes, and how the assembler writes them"""
_SLOT_BYTES: Final = 32


@dataclass
class Disassembly:
    """The text, and what a person has to know about it."""

    text: str
    warnings: list[str] = field(default_factory=list)
    differs: str | None = None
    """what the text, assembled again, has otherwise than the file"""


def disassemble_code_object(data: bytes, toolchain: Toolchain, path: str) -> Disassembly:
    """Assembly text of an AMDGPU object or code object; UserError if it is not for gfx11 or cannot be disassembled."""
    elf = read_elf(data, path)
    chip = chip_of(elf)
    if not chip:
        raise UserError(
            f"this code object is not for {', '.join(chips.FAMILIES)} (processor number {elf.flags & 0xFF:#x})",
            Span(path),
            f"supported: {', '.join(chips.READABLE)}",
        )
    loaded = [section.name for section in elf.sections if section.flags & _SHF_ALLOC and section.size]
    if len(set(loaded)) < len(loaded):
        raise UserError("two sections of one name cannot be distinguished in assembly", Span(path))
    kernels = kernels_of(elf)
    sizes = {wave_size(elf.symbol_bytes(f"{kernel}.kd")) for kernel in kernels} or {32}
    if len(sizes) > 1:
        raise UserError("kernels of both wave sizes in one file: the assembler has one mode for a file", Span(path))
    size = sizes.pop()
    code = instructions(elf, chip, size)
    printer = _Printer(elf, kernels, chip, size, data[8], code)
    printer.as_data = _not_the_same(code, toolchain, chip, size)
    if printer.is_object:
        printer.pin_addresses()
    else:
        printer.find_addresses()
        printer.find_pointers()
    text = printer.text()
    differs = _differs(text, data, toolchain, chip, size)
    if differs and printer.symbolic:
        printer.forget_addresses()
        text = printer.text()
        differs = _differs(text, data, toolchain, chip, size)
    ignored = sum(item.code != item.encoded for item in code)
    if ignored:
        printer.warnings.append(
            f"{ignored} instructions have bits set in source fields that they do not use; the assembler leaves them 0"
        )
    if differs:
        printer.warnings.append(f"assembled again it is not the same: {differs}")
    return Disassembly(text, printer.warnings, differs)


def _not_the_same(code: Sequence[Disassembled], toolchain: Toolchain, chip: str, size: int) -> set[tuple[str, bytes]]:
    """Instructions whose text does not assemble to their bytes, found with one slot of equal size for each."""
    distinct = list(dict.fromkeys((item.text, item.encoded) for item in code if not item.text.startswith(".")))
    bad: set[tuple[str, bytes]] = {item for item in distinct if len(item[1]) > _SLOT_BYTES}
    while True:
        left = [item for item in distinct if item not in bad]
        text = "".join(f"{item[0]}\n.p2align 5, 0\n" for item in left)
        try:
            image = toolchain.code_bytes(f".p2align 5\n{text}", chip, size)
        except AssembleError as error:
            refused = {
                left[(diagnostic.span.line - 2) // 2] for diagnostic in error.diagnostics if diagnostic.span.line
            }
            if not refused:
                raise
            bad |= refused
            continue
        for index, item in enumerate(left):
            slot = image[index * _SLOT_BYTES : (index + 1) * _SLOT_BYTES]
            if slot != item[1].ljust(_SLOT_BYTES, b"\0"):
                bad.add(item)
        return bad


def _differs(text: str, data: bytes, toolchain: Toolchain, chip: str, size: int) -> str | None:
    """What the text, assembled and linked as the file was, has otherwise than the file; None for nothing."""
    try:
        made = toolchain.assemble(text, chip, size)
        return difference(data, toolchain.link(made) if read_elf(data).is_linked else made, chip, size)
    except UserError as error:
        return error.diagnostics[0].message


class _Printer:
    """Prints one code object."""

    def __init__(
        self, elf: Elf, kernels: list[str], chip: str, size: int, abi_version: int, code: Sequence[Disassembled]
    ) -> None:
        self.elf = elf
        self.kernels = kernels
        self.chip = chip
        self.size = size
        self.abi_version = abi_version
        self.code = code
        self.as_data: set[tuple[str, bytes]] = set()
        self.pinned: set[tuple[str, int]] = set()
        """instructions that are written as data whatever they are"""
        self.warnings: list[str] = []
        self.symbolic: dict[int, str] = {}
        """by address of an instruction, its text with what its literal means: sym@rel32@lo+4"""
        self.is_object = not elf.is_linked
        self.metadata = read_note(elf)
        self.ambiguous = ambiguous_names(elf)
        """of labels and numbers of one kernel that another has too: a text has each name once"""
        self.labels: dict[tuple[str, int], list[str]] = defaultdict(list)
        self.starts = {(item.section, item.address) for item in code}
        names = elf.symbol_names
        self.slots = self._offset_table()
        self.late = {
            kernel
            for kernel in kernels
            if kernel in names and names[kernel].visibility != names[f"{kernel}.kd"].visibility
        }
        """kernels whose descriptors are seen otherwise than they are"""
        self.ends = self._function_ends()
        self.relocations = {(relocation.section, relocation.offset): relocation for relocation in elf.relocations}
        self._branch_labels()

    # -- labels

    def _function_ends(self) -> dict[tuple[str, int], str]:
        """Labels after functions, so that their sizes follow their code."""
        found: dict[tuple[str, int], str] = {}
        for symbol in self.elf.symbols:
            if symbol.kind != _FUNCTION or not symbol.size or not 0 < symbol.section < len(self.elf.sections):
                continue
            section = self.elf.sections[symbol.section]
            place = (section.name, symbol.value + symbol.size)
            if section.flags & _SHF_EXEC and (place in self.starts or place[1] == section.address + section.size):
                found[place] = f".Lfunc_end{len(found)}" if place not in found else found[place]
        return found

    def _branch_labels(self) -> None:
        for item in self.code:
            target = _branch_target(item)
            if target is not None and (item.section, target) in self.starts:
                labels = self.labels[(item.section, target)]
                if not labels:
                    labels.append(f".LBB_{target:x}" if item.section == ".text" else f".LBB{item.section}_{target:x}")

    def _offset_table(self) -> dict[int, str]:
        """Symbols whose addresses are in the global offset table of a linked code object, by address of the slot."""
        table = self.elf.section(".got")
        if table is None or self.is_object:
            return {}
        found: dict[int, str] = {}
        for relocation in self.elf.relocations:
            if table.address <= relocation.offset < table.address + table.size:
                if relocation.kind == "R_AMDGPU_ABS64" and relocation.symbol and not relocation.addend:
                    found[relocation.offset] = _quoted(relocation.symbol)
                elif relocation.kind == "R_AMDGPU_RELATIVE64":
                    name = next((each.name for each in self.elf.symbols if self._is_at(each, relocation.addend)), "")
                    found |= {relocation.offset: _quoted(name)} if name else {}
        return found

    @staticmethod
    def _is_at(symbol: Symbol, address: int) -> bool:
        return bool(symbol.name and symbol.section) and symbol.value == address and symbol.kind in (_FUNCTION, _OBJECT)

    def _name_at(self, address: int) -> tuple[str, int] | None:
        """A symbol and the distance from it to an address of a linked file: a function, a label in code, data."""
        for symbol in self.elf.symbols:
            if self._is_at(symbol, address):
                return _quoted(symbol.name), 0
        section = self.elf.section_at(address)
        if section is None or not section.flags & _SHF_ALLOC or _is_linker_section(section):
            return None
        place = address if section.flags & _SHF_EXEC else section.address
        if section.flags & _SHF_EXEC and (section.name, address) not in self.starts:
            return None
        labels = self.labels[(section.name, place)]
        if not labels:
            labels.append(f".Lat_{self.elf.sections.index(section)}_{place:x}")
        return labels[0], address - place

    def find_addresses(self) -> None:
        """A distance from the program counter becomes a symbol."""
        for found in relative_addresses(self.code):
            slot = self.slots.get(found.target)
            named = (slot, 0) if slot else self._name_at(found.target) if found.halves else None
            if named is None or found.halves is None:
                self._pin(found.first)
                continue
            if len(found.halves) == 1:
                self.symbolic[found.halves[0].address] = _LITERAL.sub(named[0], found.halves[0].text)
                continue
            how = "gotpcrel32" if slot else "rel32"
            for part, item in zip(("lo", "hi"), found.halves, strict=True):
                addend = item.address + 4 - found.base + named[1]
                symbol = f"{named[0]}@{how}@{part}+{addend}"
                self.symbolic[item.address] = f"{item.text.rsplit(',', 1)[0]}, {symbol}"

    def pin_addresses(self) -> None:
        """Distances that are numbers in an object file: no relocation says what they are to."""
        for found in relative_addresses(self.code):
            halves = found.halves or ()
            if not halves or not all((item.section, item.address + 4) in self.relocations for item in halves):
                self._pin(found.first)

    def find_pointers(self) -> None:
        """Labels for what the loader fills in, before anything is printed."""
        for relocation in self.elf.relocations:
            if relocation.kind == "R_AMDGPU_RELATIVE64":
                self._name_at(relocation.addend)

    def forget_addresses(self) -> None:
        """Back to plain distances."""
        self.symbolic.clear()
        for found in relative_addresses(self.code):
            self._pin(found.first)

    def _pin(self, item: Disassembled) -> None:
        """s_getpc_b64 as data, so that nobody moves the code around it: what is added to it stays a number."""
        if (item.section, item.address) in self.pinned:
            return
        self.pinned.add((item.section, item.address))
        self.warnings.append(
            f"{item.address:#x}: an address relative to the program counter stays a number: it is right only while code"
            " and data keep their distance, so s_getpc_b64 is written as data"
        )

    # -- text

    def text(self) -> str:
        """The whole file."""
        lines = [f'\t.amdgcn_target "amdgcn-amd-amdhsa--{self.chip}"']
        if self.abi_version >= 2:
            lines.append(f"\t.amdhsa_code_object_version {self.abi_version + 2}")
        lines += self._without_place()
        for section in self.elf.sections:
            if section.flags & _SHF_EXEC and section.size:
                lines += self._code_section(section)
        for section in self.elf.sections:
            if _is_data(section):
                lines += self._data_section(section)
        lines += self._late_visibility()
        lines += self._metadata()
        return "\n".join(lines) + "\n"

    def _code_section(self, section: Section) -> Iterator[str]:
        yield self._opened(section)
        yield f"\t.p2align {_exponent(section.alignment)}"
        position = section.address
        items = [item for item in self.code if item.section == section.name]
        index = 0
        while index < len(items):
            item = items[index]
            if item.address != position:
                raise AssertionError(f"bytes left out at {position:#x} of {section.name}")
            if self._is_aligned_function(item) and position != section.address:
                yield f"\t.p2align {_exponent(_KERNEL_ALIGNMENT)}"
            yield from self._labels_at(section, item.address)
            repeated = self._repeated(items, index)
            behind = position - section.address + 4 * repeated
            aligned = item.code == _NOP and 2 <= repeated < 16 and behind % 64 == 0
            following = items[index + repeated] if index + repeated < len(items) else None
            fills = 0 < 4 * repeated < _KERNEL_ALIGNMENT and item.code == _NOP
            if fills and following is not None and self._is_aligned_function(following):
                position += 4 * repeated  # the alignment that comes with the function
                index += repeated
                continue
            if aligned and following is not None and self._has_label(following):
                yield "\t.p2align 6"  # what compilers write before loops; control flow can be followed over it
                position += 4 * repeated
                index += repeated
                continue
            if repeated > 8:
                yield f"\t.fill {repeated}, 4, {int.from_bytes(item.code, 'little'):#x}"
                position += 4 * repeated
                index += repeated
                continue
            yield self._instruction(item)
            position += len(item.code)
            index += 1
        if position != section.address + section.size:
            raise AssertionError(f"bytes left out at {position:#x} of {section.name}")
        yield from self._labels_at(section, position)
        yield from self._sizes(section)

    def _repeated(self, items: Sequence[Disassembled], start: int) -> int:
        """Length of a run of padding (s_code_end, s_nop, zeros) without labels in it."""
        first = items[start]
        if len(first.code) != 4 or not (first.operation in (Op.CODE_END, Op.NOP) or first.code == bytes(4)):
            return 0
        end = start + 1
        while end < len(items) and items[end].code == first.code and not self._has_label(items[end]):
            end += 1
        return end - start

    def _is_aligned_function(self, item: Disassembled) -> bool:
        """Whether a function begins there, where kernels have to begin."""
        index = self._section_index(item.section)
        return item.address % _KERNEL_ALIGNMENT == 0 and any(
            symbol.kind == _FUNCTION for symbol in self._symbols_at(index, item.address)
        )

    def _has_label(self, item: Disassembled) -> bool:
        place = item.section, item.address
        return (
            place in self.ends
            or bool(self.labels.get(place))
            or any(True for _ in self._symbols_at(self._section_index(item.section), item.address))
        )

    def _instruction(self, item: Disassembled) -> str:
        relocation = next(
            (
                found
                for offset in range(item.address, item.address + len(item.code), 4)
                if (found := self.relocations.get((item.section, offset))) is not None
            ),
            None,
        )
        if relocation is not None and self.is_object:
            return self._relocated(item, relocation)
        if item.address in self.symbolic:
            return f"\t{self.symbolic[item.address]}"
        if (item.text, item.encoded) in self.as_data or (item.section, item.address) in self.pinned:
            words = ", ".join(f"{word:#010x}" for word in _words(item.code))
            return f"\t.long {words} ; {item.text}"
        target = _branch_target(item)
        if target is not None and (item.section, target) in self.starts:
            return f"\t{item.text.rsplit(None, 1)[0]} {self.labels[(item.section, target)][0]}"
        return f"\t{item.text}"

    def _relocated(self, item: Disassembled, relocation: Relocation) -> str:
        addend = f"{relocation.addend:+d}" if relocation.addend else ""
        if relocation.kind == "R_AMDGPU_REL16" and len(item.code) == 4 and _is_branch(item):
            addend = f"{relocation.addend + 4:+d}" if relocation.addend + 4 else ""
            return f"\t{item.text.rsplit(None, 1)[0]} {_quoted(relocation.symbol)}{addend}"
        if relocation.kind not in _RELOCATION_TEXT:
            raise UserError(f"{relocation.kind} at {item.address:#x} of {item.section} cannot be written as text")
        symbol = f"{_quoted(relocation.symbol)}{_RELOCATION_TEXT[relocation.kind]}{addend}"
        word = int.from_bytes(item.code[-4:], "little")
        found = [match for match in _LITERAL.finditer(item.text) if int(match["word"], 16) == word]
        if not found or relocation.offset != item.address + len(item.code) - 4:
            raise UserError(f"no literal for the relocation at {item.address:#x}: '{item.text}'")
        last = found[-1]
        return f"\t{item.text[: last.start()]}{symbol}{item.text[last.end() :]}"

    def _labels_at(self, section: Section, address: int) -> Iterator[str]:
        if (section.name, address) in self.ends:
            yield f"{self.ends[section.name, address]}:"
        for symbol in self._symbols_at(self._section_index(section.name), address):
            name = _quoted(symbol.name)
            if symbol.binding in _BINDINGS:
                yield f"\t{_BINDINGS[symbol.binding]} {name}"
            if symbol.visibility in _VISIBILITIES and symbol.name not in self.late:
                yield f"\t{_VISIBILITIES[symbol.visibility]} {name}"
            if symbol.kind in (_FUNCTION, _OBJECT):
                yield f"\t.type {name},@{'function' if symbol.kind == _FUNCTION else 'object'}"
            yield f"{name}:"
        for label in self.labels.get((section.name, address), ()):
            yield f"{label}:"

    def _symbols_at(self, index: int, address: int) -> Iterator[Symbol]:
        for symbol in self.elf.symbols:
            is_named = symbol.name and symbol.kind in (0, 1, 2) and symbol.name not in self.ambiguous
            if symbol.section == index and symbol.value == address and is_named:
                yield symbol

    def _sizes(self, section: Section) -> Iterator[str]:
        index = self._section_index(section.name)
        for symbol in self.elf.symbols:
            if symbol.section != index or symbol.kind not in (_FUNCTION, _OBJECT) or not symbol.name or not symbol.size:
                continue
            end = self.ends.get((section.name, symbol.value + symbol.size))
            size = f"{end}-{_quoted(symbol.name)}" if end and symbol.kind == _FUNCTION else str(symbol.size)
            yield f"\t.size {_quoted(symbol.name)}, {size}"

    def _opened(self, section: Section) -> str:
        """The directive that begins a section. What a linker merged or chose in a linked file is not done again."""
        if section.name == ".text" and not section.group:
            return "\t.text"
        is_merged = self.is_object and bool(section.flags & _SHF_MERGE) and section.entry_size
        letters = ((_SHF_ALLOC, "a"), (_SHF_WRITE, "w"), (_SHF_EXEC, "x"))
        flags = "".join(letter for bit, letter in letters if section.flags & bit)
        flags += ("M" + "S" * bool(section.flags & _SHF_STRINGS) if is_merged else "") + "G" * bool(section.group)
        kind = "nobits" if section.kind == _SHT_NOBITS else "progbits"
        size = f",{section.entry_size}" if is_merged else ""
        group = f",{_quoted(section.group)},comdat" if section.group else ""
        return f'\t.section {_quoted(section.name)},"{flags}",@{kind}{size}{group}'

    def _without_place(self) -> Iterator[str]:
        """Symbols in LDS, constants, and how symbols of other files are seen."""
        for symbol in self.elf.symbols:
            name = _quoted(symbol.name)
            if not symbol.name or symbol.kind not in (0, _OBJECT, _FUNCTION) or symbol.name in self.ambiguous:
                continue
            if symbol.section == _LDS_SECTION:
                yield f"\t.amdgpu_lds {name}, {symbol.size}, {max(symbol.value, 1)}"
            elif symbol.section == _ABSOLUTE:
                yield f"\t.set {name}, {symbol.value}"
            elif symbol.section or not self.is_object:
                continue
            if symbol.binding in _BINDINGS and (symbol.section or symbol.binding == _WEAK):
                yield f"\t{_BINDINGS[symbol.binding]} {name}"
            if symbol.visibility in _VISIBILITIES:
                yield f"\t{_VISIBILITIES[symbol.visibility]} {name}"

    def _late_visibility(self) -> Iterator[str]:
        """A descriptor takes the visibility of its kernel from before it; where they differ, both come last."""
        for kernel in self.kernels:
            if kernel in self.late:
                for name in (kernel, f"{kernel}.kd"):
                    visibility = self.elf.symbol_names[name].visibility
                    if visibility in _VISIBILITIES:
                        yield f"\t{_VISIBILITIES[visibility]} {_quoted(name)}"

    def _section_index(self, name: str) -> int:
        return next(index for index, section in enumerate(self.elf.sections) if section.name == name)

    def _descriptor(self, kernel: str) -> Iterator[str]:
        counts = _counts(self.metadata, kernel)
        yield f"\t.amdhsa_kernel {_quoted(kernel)}"
        for name, value in directives(
            self.elf.symbol_bytes(f"{kernel}.kd"),
            chips.chip(self.chip),
            counts.get(".vgpr_count"),
            counts.get(".sgpr_count"),
        ):
            yield f"\t\t.amdhsa_{name} {value}"
        yield "\t.end_amdhsa_kernel"

    def _data_section(self, section: Section) -> Iterator[str]:
        index = self._section_index(section.name)
        descriptors = {
            symbol.value: symbol.name.removesuffix(".kd")
            for symbol in self.elf.symbols
            if symbol.section == index and is_descriptor(self.elf, symbol)
        }
        yield self._opened(section)
        yield f"\t.p2align {_exponent(section.alignment)}"
        yield from self._pieces(section, index, descriptors)
        yield from (line for line in self._sizes(section) if not line.split()[1].rstrip(",").strip('"').endswith(".kd"))

    def _pieces(self, section: Section, index: int, descriptors: dict[int, str]) -> Iterator[str]:
        """Labels, bytes, addresses and descriptors of a data section."""
        inside = [range(start + 1, start + DESCRIPTOR_BYTES) for start in descriptors]
        cuts = {symbol.value for symbol in self.elf.symbols if symbol.section == index and symbol.name}
        cuts |= {address for name, address in self.labels if name == section.name}
        relocated = {
            address: relocation
            for address, relocation in self._data_relocations(section)
            if not any(address in places for places in inside)
        }
        cuts |= {end for start, each in relocated.items() for end in (start, start + _DATA_RELOCATIONS[each.kind][0])}
        cuts = {cut for cut in cuts if not any(cut in places for places in inside)}
        cuts |= {*descriptors, *(start + DESCRIPTOR_BYTES for start in descriptors)}
        end = section.address + section.size
        borders = sorted({section.address, end, *(cut for cut in cuts if section.address <= cut <= end)})
        for start, stop in pairwise(borders):
            if start in descriptors:
                yield from self._descriptor(descriptors[start])
                continue
            yield from self._labels_at(section, start)
            if start in relocated:
                yield f"\t{self._address(relocated[start])}"
            elif section.kind == _SHT_NOBITS:
                yield f"\t.zero {stop - start}"
            else:
                content = section.data[start - section.address : stop - section.address]
                yield from _bytes(content)
        yield from self._labels_at(section, end)

    def _data_relocations(self, section: Section) -> Iterator[tuple[int, Relocation]]:
        """Places in a data section that linker or loader fill, by address."""
        for relocation in self.elf.relocations:
            if self.is_object:
                inside = relocation.section == section.name
            else:
                inside = section.address <= relocation.offset < section.address + section.size
            if inside and relocation.kind not in _DATA_RELOCATIONS:
                raise UserError(
                    f"{relocation.kind} at {relocation.offset:#x} of {section.name} cannot be written as text"
                )
            if inside:
                yield relocation.offset, relocation

    def _address(self, relocation: Relocation) -> str:
        if relocation.kind == "R_AMDGPU_RELATIVE64":
            named = self._name_at(relocation.addend)
            if named is None:
                raise UserError(f"nothing is known at {relocation.addend:#x}, to which {relocation.offset:#x} points")
        else:
            named = _quoted(relocation.symbol), relocation.addend
        shown = f"{named[0]}{named[1]:+d}" if named[1] else named[0]
        return _DATA_RELOCATIONS[relocation.kind][1].format(symbol=shown)

    def _metadata(self) -> Iterator[str]:
        if self.metadata:
            yield "\t.amdgpu_metadata"
            yield "---"
            yield from yaml_lines(self.metadata)
            yield "..."
            yield "\t.end_amdgpu_metadata"


def _branch_target(item: Disassembled) -> int | None:
    """Where a direct branch goes: the low half of its word counts words from the next instruction."""
    row = item.row
    if row is None or len(item.code) != 4 or " " not in item.text:
        return None
    operands = row.forms[0].operands
    if not operands or operands[-1].accepts != "label":
        return None
    return item.address + 4 + 4 * int.from_bytes(item.code[:2], "little", signed=True)


def _is_branch(item: Disassembled) -> bool:
    return _branch_target(item) is not None


def _exponent(alignment: int) -> int:
    return max(alignment, 1).bit_length() - 1


def _is_linker_section(section: Section) -> bool:
    return section.name.startswith(_LINKER_SECTIONS)


def _is_data(section: Section) -> bool:
    return (
        section.kind in (_SHT_PROGBITS, _SHT_NOBITS)
        and bool(section.flags & _SHF_ALLOC)
        and not section.flags & _SHF_EXEC
        and section.size > 0
        and not _is_linker_section(section)
    )


def _counts(metadata: dict[str, Value], kernel: str) -> dict[str, int]:
    kernels = metadata.get("amdhsa.kernels")
    for entry in kernels if isinstance(kernels, list) else ():
        if isinstance(entry, dict) and entry.get(".symbol") == f"{kernel}.kd":
            return {key: value for key, value in entry.items() if isinstance(value, int)}
    return {}


def _words(code: bytes) -> Iterable[int]:
    return (int.from_bytes(code[index : index + 4], "little") for index in range(0, len(code), 4))


def _bytes(content: bytes) -> Iterator[str]:
    """`.byte` lines; long runs of zeros as `.zero`."""
    for part in re.finditer(rb"\0{16,}|(?:(?!\0{16}).)+", content, re.DOTALL):
        piece = part.group(0)
        if piece.count(0) == len(piece) and len(piece) >= 16:
            yield f"\t.zero {len(piece)}"
            continue
        for start in range(0, len(piece), 16):
            yield "\t.byte " + ", ".join(f"{byte:#04x}" for byte in piece[start : start + 16])


def _quoted(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_.$][\w.$]*", name) else f'"{name}"'
