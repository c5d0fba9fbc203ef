"""Where the instructions and labels of a program lie, and the data that is among its code.

Addresses are those of this emulator; distances within a section are the assembler's, as far as every size between is
known. What is not understood (a directive, an instruction that is not in the table) begins a stretch with an anchor of
its own, so that no distance across it is told.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from typing import Final

from isatool.analysis.sizes import size_of
from isatool.asm.assembler_expression import AnchoredPlace, ExpressionError, evaluate_distance
from isatool.asm.literals import is_decimal
from isatool.emulator.data_sections import PAGE, DataTable, RawSection, append_directive
from isatool.emulator.section_lines import lines_by_section
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Line
from isatool.records import dataclass, record

_ALIGNS: Final = frozenset((".p2align", ".balign", ".align"))
_SILENT: Final = (".cfi_", ".amdgpu_hsa_kernel", ".amdgcn_target", ".amdhsa_code_object_version", ".amdgpu_")


@dataclass
class _Section:
    """A section of code while it is read: what was put into it, and where instructions and labels are."""

    name: str
    base: int
    length: int = 0
    stretch: int = 0
    aligned: bool = True
    """whether `length` counts from the section's start, so that alignment can be computed"""
    table: RawSection | None = None
    labels: dict[str, AnchoredPlace] = field(default_factory=dict)
    tables: list[DataTable] = field(default_factory=list)

    @property
    def place(self) -> AnchoredPlace:
        """Where the next byte lies."""
        return AnchoredPlace(f"{self.name} {self.stretch}", self.length)

    def doubt(self) -> None:
        """What comes now has no known length."""
        self.close()
        self.stretch += 1
        self.aligned = False

    def close(self) -> None:
        """The data of a table ends here."""
        if self.table is not None and self.table.content:
            start = self.length - len(self.table.content)
            for name, place in self.labels.items():
                if place.anchor == self.place.anchor and start <= place.offset < self.length:
                    self.table.labels[name] = place.offset - start
            self.tables.append(DataTable(self.table, self.base + start))
        self.table = None


@record
class CodeLayout:
    """`addresses` of the instructions in their order, `ends` after each, places of all labels in code sections."""

    addresses: tuple[int, ...]
    ends: tuple[int, ...]
    places: dict[str, AnchoredPlace]
    tables: tuple[DataTable, ...]


def lay_out(lines: Sequence[Line], base: int, approximate: Callable[[AnyInstruction], int]) -> CodeLayout:
    """The layout of a program's code from address `base` on; `approximate`: bytes of what the table does not know."""
    sections: dict[str, _Section] = {}
    starts: list[tuple[_Section, int, int]] = []
    for name, line, is_content in lines_by_section(lines):
        is_code = name.startswith(".text") or line.instruction is not None
        if is_code and name not in sections:
            sections[name] = _Section(name, base + (len(sections) << 32))
        section = sections.get(name)
        if section is None:
            continue
        section.labels |= dict.fromkeys(line.labels, section.place)
        if line.instruction is not None:
            section.close()
            size = size_of(line.instruction)
            starts.append((section, section.length, size or approximate(line.instruction)))
            section.length += starts[-1][2]
            if not size:
                section.doubt()
        elif line.directive is None:
            if line.has_instruction:
                section.doubt()
        elif is_content and not line.directive.name.startswith(_SILENT):
            _put(section, line.directive.name, line.directive.arguments)
    for section in sections.values():
        section.close()
    tables = tuple(table for section in sections.values() for table in section.tables)
    addresses = tuple(section.base + offset for section, offset, _ in starts)
    places = {name: place for section in sections.values() for name, place in section.labels.items()}
    ends = tuple(section.base + offset + size for section, offset, size in starts)
    return CodeLayout(addresses, ends, places, tables)


def _put(section: _Section, name: str, arguments: str) -> None:
    """Data or alignment in a section of code."""
    if name in _ALIGNS:
        _align(section, name, arguments)
        return
    table = section.table or RawSection(section.name)
    length = len(table.content)
    append_directive(table, name, arguments)
    if not table.understood:
        section.table = None
        section.doubt()
        return
    added = len(table.content) - length
    if added:
        section.table = table
        section.length += added


def _align(section: _Section, name: str, arguments: str) -> None:
    numbers = [part.strip() for part in arguments.split(",")]
    section.close()
    if not is_decimal(numbers[0]) or len(numbers) > 2 or not section.aligned:
        section.doubt()
        return
    size = 1 << int(numbers[0]) if name == ".p2align" and int(numbers[0]) < 13 else int(numbers[0])
    if not 1 <= size <= PAGE:
        section.doubt()
        return
    section.length += -section.length % size


def value_of(text: str, symbols: Mapping[str, int], places: Mapping[str, AnchoredPlace]) -> int:
    """The 32 bits of an operand that is an expression, as the assembler gives it: labels of code tell only distances.

    KeyError with the reason for anything else.
    """
    from isatool.asm.syntax import UnreadableError, parsed

    try:
        return evaluate_distance(parsed(text), symbols, places) & 0xFFFFFFFF
    except ExpressionError as error:
        raise KeyError(text, str(error)) from None
    except UnreadableError:
        raise KeyError(text) from None
