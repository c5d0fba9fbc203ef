"""A code object back to assembly text that assembles to the same code.

Instructions come from objdump; every distinct one is assembled again and stands as data where the bytes would differ.
Branch targets become labels, relocations and addresses relative to the program counter become symbols, the kernel
descriptor becomes directives and the metadata note YAML. Addresses after "ELF Relocation" of the AMDGPU user guide.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from isatool.asm.descriptor_bytes import directives, wave_size
from isatool.asm.elf import DESCRIPTOR_BYTES, Elf, Relocation, Section, Symbol, read_elf
from isatool.asm.metadata_note import Value, read_note, yaml_lines
from isatool.asm.objdump import Disassembled, disassemble
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.diagnostics import Span, UserError
from isatool.isa import table

_NOP: Final = (0xBF800000).to_bytes(4, "little")
"""s_nop 0, with which the assembler aligns code"""
_CHIPS: Final = {
    0x41: "gfx1100",
    0x46: "gfx1101",
    0x47: "gfx1102",
    0x44: "gfx1103",
    0x43: "gfx1150",
    0x4A: "gfx1151",
    0x55: "gfx1152",
    0x58: "gfx1153",
}
_SHF_WRITE, _SHF_ALLOC, _SHF_EXEC = 1, 2, 4
_SHT_PROGBITS, _SHT_NOBITS = 1, 8
_FUNCTION, _OBJECT = 2, 1
_LINKER_SECTIONS: Final = (".dyn", ".hash", ".gnu.hash", ".got", ".relro", ".note", ".rela", ".plt", ".eh_frame")
_BINDINGS: Final = {1: ".globl", 2: ".weak"}
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
_LITERAL: Final = re.compile(r"(?<![\w.])(0x[0-9a-f]+|-?\d+(?:\.\d+)?)(?![\w.\]:])")
_GETPC: Final = re.compile(r"s_getpc_b64 s\[(\d+):(\d+)\]")
_WINDOW: Final = 6
_SLOT_BYTES: Final = 32


@dataclass
class Disassembly:
    """The text, and what a person has to know about it."""

    text: str
    warnings: list[str] = field(default_factory=list)


def disassemble_code_object(data: bytes, objdump: str, toolchain: Toolchain, path: str) -> Disassembly:
    """Assembly text of an AMDGPU object or code object; UserError if it is not for gfx11 or cannot be disassembled."""
    elf = read_elf(data, path)
    chip = _CHIPS.get(elf.flags & 0xFF, "")
    if not chip:
        raise UserError(
            f"this code object is not for gfx11 (processor number {elf.flags & 0xFF:#x})",
            Span(path),
            f"supported: {', '.join(sorted(_CHIPS.values()))}",
        )
    kernels = [symbol.name[:-3] for symbol in elf.symbols if _is_descriptor(elf, symbol)]
    sizes = {wave_size(elf.symbol_bytes(f"{kernel}.kd")) for kernel in kernels} or {32}
    if len(sizes) > 1:
        raise UserError("kernels of both wave sizes in one file: the assembler has one mode for a file", Span(path))
    size = sizes.pop()
    code = disassemble(objdump, data, chip, size)
    printer = _Printer(elf, kernels, chip, size, data[8], code)
    printer.as_data = _not_the_same(code, toolchain, chip, size)
    if not printer.is_object:
        printer.find_addresses()
        text = printer.text()
        if printer.symbolic and not _same_when_linked(text, elf, toolchain, chip, size):
            printer.forget_addresses()
    return Disassembly(printer.text(), printer.warnings)


def _is_descriptor(elf: Elf, symbol: Symbol) -> bool:
    if not symbol.name.endswith(".kd") or symbol.size != DESCRIPTOR_BYTES:
        return False
    if not 0 < symbol.section < len(elf.sections):
        return False
    section = elf.sections[symbol.section]
    start = symbol.value - section.address
    return section.kind == _SHT_PROGBITS and 0 <= start <= section.size - DESCRIPTOR_BYTES


def _not_the_same(code: Sequence[Disassembled], toolchain: Toolchain, chip: str, size: int) -> set[tuple[str, bytes]]:
    """Instructions whose text does not assemble to their bytes, found with one slot of equal size for each."""
    distinct = list(dict.fromkeys((item.text, item.code) for item in code))
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


def _same_when_linked(text: str, elf: Elf, toolchain: Toolchain, chip: str, size: int) -> bool:
    """Whether symbols in place of distances give the same code when linked again."""
    try:
        again = read_elf(toolchain.link(toolchain.assemble(text, chip, size)))
    except UserError:
        return False
    return all(
        (other := again.section(section.name)) is not None and other.data == section.data
        for section in elf.sections
        if section.flags & _SHF_EXEC
    )


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
        self.warnings: list[str] = []
        self.symbolic: dict[int, str] = {}
        """by address of an instruction, what its literal means: sym@rel32@lo+4"""
        self.is_object = all(section.address == 0 for section in elf.sections)
        self.metadata = read_note(elf)
        self.labels: dict[tuple[str, int], list[str]] = defaultdict(list)
        self.starts = {(item.section, item.address) for item in code}
        self.relocations = {(relocation.section, relocation.offset): relocation for relocation in elf.relocations}
        self._branch_labels()

    # -- labels

    def _branch_labels(self) -> None:
        for item in self.code:
            target = _branch_target(item)
            if target is not None and (item.section, target) in self.starts:
                labels = self.labels[(item.section, target)]
                if not labels:
                    labels.append(f".LBB_{target:x}" if item.section == ".text" else f".LBB{item.section}_{target:x}")

    def _name_at(self, address: int) -> str | None:
        """A symbol for an address of a linked code object: a function, data, or a label made for it."""
        for symbol in self.elf.symbols:
            if symbol.name and symbol.value == address and symbol.kind in (_FUNCTION, _OBJECT) and symbol.section:
                return symbol.name
        for index, section in enumerate(self.elf.sections):
            if not section.address <= address < section.address + section.size or not section.flags & _SHF_ALLOC:
                continue
            if section.flags & _SHF_EXEC:
                if (section.name, address) not in self.starts:
                    return None
            elif _is_linker_section(section):
                return None
            labels = self.labels[(section.name, address)]
            if not labels:
                labels.append(f".Lat_{index}_{address:x}")
            return labels[0]
        return None

    def find_addresses(self) -> None:
        """s_getpc_b64, s_add_u32, s_addc_u32, close together: a distance that becomes a symbol."""
        for index, first in enumerate(self.code):
            match = _GETPC.match(first.text)
            if match is None:
                continue
            pair = match.groups()
            base = first.address + len(first.code)
            near = self.code[index + 1 : index + 1 + _WINDOW]
            low = next((item for item in near if _adds(item, "s_add_u32", pair[0])), None)
            high = next((item for item in near if _adds(item, "s_addc_u32", pair[1])), None)
            if low is None or high is None:
                self._warn_address(first)
                continue
            distance = int.from_bytes(low.code[4:8] + high.code[4:8], "little", signed=True)
            name = self._name_at(base + distance)
            if name is None:
                self._warn_address(first)
                continue
            for part, item in (("lo", low), ("hi", high)):
                self.symbolic[item.address] = f"{_quoted(name)}@rel32@{part}+{item.address + 4 - base}"

    def forget_addresses(self) -> None:
        """Back to plain distances."""
        self.symbolic.clear()
        self.warnings.append(
            "addresses relative to the program counter stay numbers: they are right only while code and data keep their"
            " distance"
        )

    def _warn_address(self, item: Disassembled) -> None:
        self.warnings.append(
            f"{item.address:#x}: an address relative to the program counter stays a number: it is right only while code"
            " and data keep their distance"
        )

    # -- text

    def text(self) -> str:
        """The whole file."""
        lines = [f'\t.amdgcn_target "amdgcn-amd-amdhsa--{self.chip}"']
        if self.abi_version >= 2:
            lines.append(f"\t.amdhsa_code_object_version {self.abi_version + 2}")
        for section in self.elf.sections:
            if section.flags & _SHF_EXEC and section.size:
                lines += self._code_section(section)
        for kernel in self.kernels:
            lines += self._descriptor(kernel)
        for section in self.elf.sections:
            if _is_data(section):
                lines += self._data_section(section)
        lines += self._metadata()
        return "\n".join(lines) + "\n"

    def _code_section(self, section: Section) -> Iterator[str]:
        yield "\t.text" if section.name == ".text" else f'\t.section {section.name},"ax",@progbits'
        yield "\t.p2align 8"
        position = section.address
        items = [item for item in self.code if item.section == section.name]
        index = 0
        while index < len(items):
            item = items[index]
            if item.address != position:
                raise UserError(f"objdump left out bytes at {position:#x} of {section.name}", Span("objdump"))
            yield from self._labels_at(section, item.address)
            repeated = self._repeated(items, index)
            behind = position - section.address + 4 * repeated
            aligned = item.code == _NOP and 2 <= repeated < 16 and behind % 64 == 0
            if aligned and index + repeated < len(items) and self._has_label(items[index + repeated]):
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
            raise UserError(f"objdump left out bytes at {position:#x} of {section.name}", Span("objdump"))
        yield from self._labels_at(section, position)
        yield from self._sizes(section)

    def _repeated(self, items: Sequence[Disassembled], start: int) -> int:
        """Length of a run of padding (s_code_end, s_nop, zeros) without labels in it."""
        first = items[start]
        if len(first.code) != 4 or not (first.text.startswith(("s_code_end", "s_nop")) or first.code == bytes(4)):
            return 0
        end = start + 1
        while end < len(items) and items[end].code == first.code and not self._has_label(items[end]):
            end += 1
        return end - start

    def _has_label(self, item: Disassembled) -> bool:
        return bool(self.labels.get((item.section, item.address))) or any(
            True for _ in self._symbols_at(self._section_index(item.section), item.address)
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
            return f"\t{item.text.rsplit(',', 1)[0]}, {self.symbolic[item.address]}"
        if (item.text, item.code) in self.as_data:
            words = ", ".join(f"{word:#010x}" for word in _words(item.code))
            return f"\t.long {words} ; {item.text}"
        target = _branch_target(item)
        if target is not None and (item.section, target) in self.starts:
            return f"\t{item.text.rsplit(None, 1)[0]} {self.labels[(item.section, target)][0]}"
        if item.text.startswith(("s_load_", "s_buffer_load_")) and item.text.endswith(", null"):
            return f"\t{item.text.removesuffix('null')}0x0"  # one encoding; this is how assembly is written
        return f"\t{item.text}"

    def _relocated(self, item: Disassembled, relocation: Relocation) -> str:
        if relocation.kind not in _RELOCATION_TEXT:
            raise UserError(f"{relocation.kind} at {item.address:#x} of {item.section} cannot be written as text")
        addend = f"{relocation.addend:+d}" if relocation.addend else ""
        symbol = f"{_quoted(relocation.symbol)}{_RELOCATION_TEXT[relocation.kind]}{addend}"
        head, _, last = item.text.rpartition(",")
        if not head or _LITERAL.fullmatch(last.strip()) is None:
            raise UserError(f"no literal for the relocation at {item.address:#x}: '{item.text}'")
        return f"\t{head}, {symbol}"

    def _labels_at(self, section: Section, address: int) -> Iterator[str]:
        for symbol in self._symbols_at(self._section_index(section.name), address):
            name = _quoted(symbol.name)
            if symbol.binding in _BINDINGS:
                yield f"\t{_BINDINGS[symbol.binding]} {name}"
            if symbol.visibility in _VISIBILITIES:
                yield f"\t{_VISIBILITIES[symbol.visibility]} {name}"
            if symbol.kind in (_FUNCTION, _OBJECT):
                yield f"\t.type {name},@{'function' if symbol.kind == _FUNCTION else 'object'}"
            yield f"{name}:"
        for label in self.labels.get((section.name, address), ()):
            yield f"{label}:"

    def _symbols_at(self, index: int, address: int) -> Iterator[Symbol]:
        for symbol in self.elf.symbols:
            if symbol.section == index and symbol.value == address and symbol.name and symbol.kind in (0, 1, 2):
                yield symbol

    def _sizes(self, section: Section) -> Iterator[str]:
        index = self._section_index(section.name)
        for symbol in self.elf.symbols:
            if symbol.section == index and symbol.kind in (_FUNCTION, _OBJECT) and symbol.name and symbol.size:
                yield f"\t.size {_quoted(symbol.name)}, {symbol.size}"

    def _section_index(self, name: str) -> int:
        return next(index for index, section in enumerate(self.elf.sections) if section.name == name)

    def _descriptor(self, kernel: str) -> Iterator[str]:
        counts = _counts(self.metadata, kernel)
        yield '\t.section .rodata,"a",@progbits'
        yield "\t.p2align 6, 0x0"
        yield f"\t.amdhsa_kernel {kernel}"
        for name, value in directives(
            self.elf.symbol_bytes(f"{kernel}.kd"), counts.get(".vgpr_count"), counts.get(".sgpr_count")
        ):
            yield f"\t\t.amdhsa_{name} {value}"
        yield "\t.end_amdhsa_kernel"

    def _data_section(self, section: Section) -> Iterator[str]:
        index = self._section_index(section.name)
        descriptors = {
            symbol.value for symbol in self.elf.symbols if symbol.section == index and _is_descriptor(self.elf, symbol)
        }
        pieces = list(self._pieces(section, index, descriptors))
        if not pieces:
            return
        flags = "aw" if section.flags & _SHF_WRITE else "a"
        kind = "nobits" if section.kind == _SHT_NOBITS else "progbits"
        yield f'\t.section {section.name},"{flags}",@{kind}'
        yield "\t.p2align 4"
        yield from pieces
        yield from (line for line in self._sizes(section) if not line.split()[1].rstrip(",").strip('"').endswith(".kd"))

    def _pieces(self, section: Section, index: int, descriptors: set[int]) -> Iterator[str]:
        """Labels and bytes of a data section; descriptors are printed elsewhere."""
        cuts = {symbol.value for symbol in self.elf.symbols if symbol.section == index and symbol.name}
        cuts |= {address for name, address in self.labels if name == section.name}
        cuts |= descriptors | {address + DESCRIPTOR_BYTES for address in descriptors}
        relocated = {offset for name, offset in self.relocations if name == section.name} if self.is_object else set()
        cuts |= relocated | {offset + 8 for offset in relocated}
        end = section.address + section.size
        borders = sorted({section.address, end, *(cut for cut in cuts if section.address <= cut <= end)})
        for start, stop in pairwise(borders):
            if start in descriptors:
                continue
            yield from self._labels_at(section, start)
            if start in relocated:
                relocation = self.relocations[(section.name, start)]
                yield f"\t.quad {_quoted(relocation.symbol)}{relocation.addend:+d}"
            elif section.kind == _SHT_NOBITS:
                yield f"\t.zero {stop - start}"
            else:
                content = section.data[start - section.address : stop - section.address]
                yield from _bytes(content)

    def _metadata(self) -> Iterator[str]:
        if self.metadata:
            yield "\t.amdgpu_metadata"
            yield "---"
            yield from yaml_lines(self.metadata)
            yield "..."
            yield "\t.end_amdgpu_metadata"


def _branch_target(item: Disassembled) -> int | None:
    """Where a direct branch goes: the low half of its word counts words from the next instruction."""
    words = item.text.split(None, 1)
    found = table.lookup(words[0]) if words else None
    if found is None or len(item.code) != 4 or len(words) < 2:
        return None
    operands = found[0].forms[0].operands
    if not operands or operands[-1].accepts != "label":
        return None
    return item.address + 4 + 4 * int.from_bytes(item.code[:2], "little", signed=True)


def _adds(item: Disassembled, name: str, register: str) -> bool:
    return len(item.code) == 8 and item.text.startswith(f"{name} s{register}, s{register}, ")


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
