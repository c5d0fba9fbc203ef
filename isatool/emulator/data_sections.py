"""Constants and global variables of a file: its data sections as bytes at addresses, with pointers filled in.

Compilers put tables, strings and variables into .rodata, .data and .bss and reach them by `symbol@rel32@lo+4` or
through the global offset table. A section with something in it that is not understood here (a directive, an
expression) gives its symbols no addresses, so that code which reads them is refused.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from typing import Final

from isatool.asm.assembler_expression import AnchoredPlace
from isatool.asm.file_symbols import FileSymbols
from isatool.emulator.section_lines import lines_by_section
from isatool.ir.line import Line
from isatool.records import dataclass, record

DATA_BASE: Final = 0x7F4000000000
PAGE: Final = 4096
LARGEST: Final = 1 << 28
"""bytes of a section; more is refused as not understood"""
_DATA: Final = re.compile(r"\.(?:rodata|data|bss|sdata|sbss|const)(?:\.|$)")
_INTEGERS: Final = {
    ".byte": 1, ".short": 2, ".hword": 2, ".2byte": 2, ".half": 2, ".value": 2, ".long": 4, ".int": 4, ".4byte": 4,
    ".word": 4, ".quad": 8, ".8byte": 8,
}  # fmt: skip
_FLOATS: Final = {".float": "<f", ".single": "<f", ".double": "<d"}
_SPACES: Final = frozenset((".zero", ".skip", ".space"))
_TEXTS: Final = {".ascii": b"", ".asciz": b"\0", ".string": b"\0"}
_SILENT: Final = frozenset((
    ".type", ".size", ".globl", ".global", ".weak", ".hidden", ".protected", ".internal", ".local", ".ident", ".file",
    ".loc", ".set", ".equ", ".equiv", ".addrsig", ".addrsig_sym", ".amdgcn_target", ".amdhsa_code_object_version",
    ".amd_amdgpu_isa", ".symver",
))  # fmt: skip
_ESCAPES: Final = {"n": 10, "t": 9, "r": 13, "b": 8, "f": 12}
_ESCAPE: Final = re.compile(r"\\(x[0-9a-fA-F]+|[0-7]{1,3}|.)|([^\\])", re.DOTALL)
Known = Callable[[str], int | None]


@dataclass
class RawSection:
    """A section while it is read: bytes, and expressions to be put in once addresses are known."""

    name: str
    content: bytearray = field(default_factory=bytearray)
    labels: dict[str, int] = field(default_factory=dict)
    pointers: list[tuple[int, int, str]] = field(default_factory=list)
    understood: bool = True

    def align(self, size: int) -> None:
        """Zeros up to a multiple of `size`."""
        if size > PAGE or size < 1:
            self.understood = False
        else:
            self.content += bytes(-len(self.content) % size)


@record
class DataTable:
    """Data among the code of a section, at an address that the code gives it."""

    content: RawSection
    address: int


@record
class DataSection:
    """One section: its bytes at launch and where they lie."""

    name: str
    address: int
    content: bytes
    writable: bool


@record
class DataImage:
    """The data sections of a file and the addresses of their symbols."""

    sections: tuple[DataSection, ...]
    symbols: Mapping[str, int]


def read_data(
    lines: Sequence[Line],
    code: Known,
    tables: Sequence[DataTable] = (),
    places_of: Mapping[str, AnchoredPlace] | None = None,
) -> DataImage:
    """The data of a file; `code` gives the address of a code label, `places_of` where labels lie in their section.

    `tables`: data that is among the code, as sections of their own.
    """
    raw = _read(lines)
    addresses: dict[str, int] = {}
    places: list[tuple[RawSection, int]] = []
    for table in tables:
        places.append((table.content, table.address))
        addresses |= {name: table.address + offset for name, offset in table.content.labels.items()}
    position = DATA_BASE
    for section in raw.values():
        if section.content:
            places.append((section, position))
            addresses |= {name: position + offset for name, offset in section.labels.items()}
            position += -(-len(section.content) // PAGE) * PAGE + PAGE
    has_pointers = any(section.pointers for section, _ in places)
    values = _Values([line.text for line in lines], addresses, code, places_of or {}) if has_pointers else None
    sections: list[DataSection] = []
    symbols: dict[str, int] = {}
    for section, address in places:
        if section.understood and _filled(section, values):
            writable = not section.name.startswith((".rodata", ".text"))
            sections.append(DataSection(section.name, address, bytes(section.content), writable))
            symbols |= {name: address + offset for name, offset in section.labels.items()}
    return DataImage(tuple(sections), symbols)


class _Values(Mapping[str, int]):
    """Values of symbols in data expressions."""

    def __init__(
        self, texts: Sequence[str], data: Mapping[str, int], code: Known, places: Mapping[str, AnchoredPlace]
    ) -> None:
        self.data = data
        self.code = code
        self.places = places
        self.file = FileSymbols(texts)

    def __getitem__(self, name: str) -> int:
        if name in self.data:
            return self.data[name]
        found = self.code(name)
        return self.file[name] if found is None else found

    def __iter__(self) -> Iterator[str]:
        return iter(self.data)

    def __len__(self) -> int:
        return len(self.data)


def _filled(section: RawSection, values: _Values | None) -> bool:
    for offset, size, text in section.pointers:
        value = _evaluated(text, values) if values is not None else None
        if value is None:
            return False
        section.content[offset : offset + size] = (value & ((1 << 8 * size) - 1)).to_bytes(size, "little")
    return True


def _evaluated(text: str, values: _Values) -> int | None:
    from isatool.asm.assembler_expression import ExpressionError, evaluate, evaluate_distance
    from isatool.asm.syntax import UnreadableError, parsed

    try:
        tree = parsed(text)
        labels = [str(node.children[0]) for node in tree.all_nodes() if node.data == "name"]
        if sum(name in values.places for name in labels) < 2:
            return evaluate(tree, values)
        return evaluate_distance(tree, values, values.places)  # the assembler's value, whatever lies between
    except (ExpressionError, UnreadableError):
        return None


def _read(lines: Sequence[Line]) -> dict[str, RawSection]:
    """All data sections, in the order in which they are first met."""
    found: dict[str, RawSection] = {}
    for name, line, is_content in lines_by_section(lines):
        section = found.get(name)
        if section is None and _DATA.match(name):
            section = found[name] = RawSection(name)
        directive = line.directive
        if section is not None:
            section.labels |= dict.fromkeys(line.labels, len(section.content))
            if directive is None and line.has_instruction:
                section.understood = False
        if directive is None or not is_content:
            continue
        if directive.name in (".comm", ".lcomm"):
            _common(found, directive.arguments)
        elif section is not None:
            append_directive(section, directive.name, directive.arguments)
    return found


def _common(found: dict[str, RawSection], arguments: str) -> None:
    parts = [part.strip() for part in arguments.split(",")]
    numbers = [_number(part) for part in parts[1:]]
    section = found.setdefault(".bss", RawSection(".bss"))
    if not numbers or any(number is None for number in numbers):
        section.understood = False
        return
    section.align(numbers[1] or 1 if len(numbers) > 1 else 8)
    section.labels[parts[0]] = len(section.content)
    _extend(section, bytes(1), numbers[0] or 0)


def _extend(section: RawSection, unit: bytes, count: int) -> None:
    if len(section.content) + len(unit) * count > LARGEST:
        section.understood = False
    else:
        section.content += unit * count


def _number(text: str) -> int | None:
    try:
        return int(text, 0)
    except ValueError:
        return None


def append_directive(section: RawSection, name: str, arguments: str) -> None:
    """What a directive adds to a section; one that is not known makes the section not understood."""
    if name in _SILENT:
        return
    parts = _split(arguments)
    if name in _INTEGERS:
        for part in parts:
            _integer(section, part, _INTEGERS[name])
    elif name in _FLOATS:
        for part in parts:
            _float(section, part, _FLOATS[name])
    elif name in _TEXTS:
        for part in parts:
            text = part.strip()
            if len(text) < 2 or text[0] != '"' or text[-1] != '"':
                section.understood = False
            section.content += _unescaped(text[1:-1]) + _TEXTS[name]
    else:
        _numbers(section, name, [_number(part.strip()) if part.strip() else 0 for part in parts])


def _numbers(section: RawSection, name: str, numbers: Sequence[int | None]) -> None:
    known = [number for number in numbers if number is not None]
    if len(known) != len(numbers) or not known or known[0] < 0:
        section.understood = False
    elif name in _SPACES:
        _extend(section, bytes([known[1] & 0xFF if len(known) > 1 else 0]), known[0])
    elif name == ".fill":
        size, value = known[1] if len(known) > 1 else 1, known[2] if len(known) > 2 else 0
        if not 0 <= size <= 8:
            section.understood = False
        else:
            _extend(section, (value & ((1 << 8 * size) - 1)).to_bytes(size, "little"), known[0])
    elif name == ".p2align" and known[0] < 16:
        section.align(1 << known[0])
    elif name in (".balign", ".align"):
        section.align(known[0])
    else:
        section.understood = False


def _split(arguments: str) -> list[str]:
    """Arguments between commas that stand neither in quotes nor in brackets."""
    return re.findall(r'(?:[^,"()]|"(?:[^"\\]|\\.)*"|\([^()]*\))+', arguments)


def _integer(section: RawSection, text: str, size: int) -> None:
    number = _number(text.strip())
    if number is None:
        section.pointers.append((len(section.content), size, text.strip()))
        number = 0
    section.content += (number & ((1 << 8 * size) - 1)).to_bytes(size, "little")


def _float(section: RawSection, text: str, layout: str) -> None:
    try:
        section.content += struct.pack(layout, float(text))
    except (ValueError, OverflowError):
        section.understood = False


def _unescaped(text: str) -> bytes:
    found = bytearray()
    for escape, plain in _ESCAPE.findall(text):
        if plain:
            found += plain.encode()
        elif escape[0] == "x" and len(escape) > 1:
            found.append(int(escape[1:], 16) & 0xFF)
        elif escape[0] in "01234567":
            found.append(int(escape, 8) & 0xFF)
        else:
            found += bytes([_ESCAPES[escape]]) if escape in _ESCAPES else escape.encode()
    return bytes(found)
