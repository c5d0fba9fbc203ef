"""What an editor asks about an assembly text: findings, hover, completion, labels, uses of a register; no protocol.

Positions are 0-based, as editors count.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final, NamedTuple

from isatool.asm.debug_lines import SourceLines
from isatool.asm.reader import LineReader, read_text
from isatool.asm.symbols import SymbolTable
from isatool.asm.target import find_chip, find_wave_size
from isatool.cli.explain import describe_text
from isatool.diagnostics import Diagnostic, UserError
from isatool.ir.line import Line
from isatool.isa import chips, table
from isatool.isa.registers import Register, RegisterRange, named, sgpr, vgpr
from isatool.isa.target import Support, Target
from isatool.lint.places import operand_place
from isatool.lint.run import Selection, check_program
from isatool.lint.settings import find_settings
from isatool.records import dataclass
from isatool.report.annotations import bank_text, slot_text

MOST_COMPLETIONS: Final = 200
"""mnemonics that are offered: editors filter the rest away as more is typed"""
LEAST_CYCLES: Final = 0.5
"""of a wait that is shown: less rounds to none"""
_WORD: Final = re.compile(r"[\w.$@]+")
_RANGE: Final = re.compile(r"\b([vs])\[(\d+):(\d+)\]|\b([vs])(\d+)\b|\b(vcc(?:_lo|_hi)?|exec(?:_lo|_hi)?|m0|scc)\b")


class CharacterRange(NamedTuple):
    """Characters first <= c < last of a line."""

    line: int
    first: int
    last: int


@dataclass(frozen=True)
class Document:
    """One version of a text."""

    text: str
    path: str = "<editor>"
    is_priced: bool = False
    """whether hints name cycles of the model, which takes about a second"""

    @cached_property
    def lines(self) -> tuple[str, ...]:
        """Its lines."""
        return tuple(self.text.split("\n"))

    @cached_property
    def target(self) -> Target:
        """The chip that the text is for; the default where it names none that is known."""
        try:
            return chips.chip(find_chip(self.text, self.path, None, Support.READ))
        except UserError:
            return chips.DEFAULT

    @cached_property
    def _reader(self) -> LineReader:
        return LineReader(self.path, self.target, find_wave_size(self.text), SymbolTable(self.text))

    def line(self, number: int) -> Line | None:
        """A line as it is understood; None if it cannot be read."""
        if not 0 <= number < len(self.lines):
            return None
        found = self._reader.line(self.lines[number], number + 1)
        if self._reader.errors:
            self._reader.errors.clear()
            return None
        return found

    @cached_property
    def diagnostics(self) -> tuple[Diagnostic, ...]:
        """Findings of the rules that the folder's settings ask for; if the text cannot be read, why."""
        try:
            settings = find_settings(Path(self.path).resolve().parent)
            selection, chip = Selection(settings.select, settings.ignore), settings.mcpu
        except UserError:
            selection, chip = Selection(), None
        try:
            return check_program(read_text(self.text, self.path, chip, use=Support.CHECK), selection)
        except UserError as error:
            return tuple(error.diagnostics)

    @cached_property
    def costs(self) -> dict[int, str]:
        """Cycles by the model, by line: that a wave waits there in an iteration, and of an iteration at a loop's head.

        Empty for what cannot be read or has macros.
        """
        from isatool.model.analyse import analyse
        from isatool.model.prediction import ModelledKernel

        found: dict[int, str] = {}
        try:
            for function in read_text(self.text, self.path).kernels:
                kernel = ModelledKernel.of(function)
                figures = analyse(kernel, gains=False)
                for simulation in figures.simulations.values():
                    for index, cycles in simulation.line_stalls.items():
                        if cycles >= LEAST_CYCLES:
                            found[kernel.flow.line_number(index) - 1] = f"waits ~{cycles:.0f} cycles"
                heads = {loop.label: loop.line for loop in figures.figures.loops}
                for model in figures.figures.models:
                    found[heads[model.label] - 1] = f"~{model.cycles_per_turn:.0f} cycles an iteration"
        except UserError:
            return {}
        return found

    @cached_property
    def _places(self) -> SourceLines:
        """Where instructions are from, if the text can be read."""
        if ".loc" not in self.text:
            return SourceLines({})
        try:
            return SourceLines.of(read_text(self.text, self.path, use=Support.READ))
        except UserError:
            return SourceLines({})

    def word(self, line: int, column: int) -> tuple[str, CharacterRange] | None:
        """The word at a position."""
        if not 0 <= line < len(self.lines):
            return None
        for match in _WORD.finditer(self.lines[line]):
            if match.start() <= column <= match.end():
                return match.group(), CharacterRange(line, match.start(), match.end())
        return None

    def hover(self, line: int, column: int = -1) -> str:
        """What the table says of the instruction of a line, with its banks and the operand at a column; "" if there is
        none.
        """
        found = self.line(line)
        if found is None or found.instruction is None:
            return ""
        lines = ["```text", *self._operand(found, column), *describe_text(found, found.instruction, self.target)]
        banks, warn = bank_text(found.instruction)
        lines.append(f"issues as {slot_text(found.instruction)}")
        if banks:
            meaning = " (! not four banks, = sources of one parity)" if warn else ""
            lines.append(f"source banks {banks}{meaning}")
        place = self._places.by_number.get(line + 1)
        lines += [f"from {place}"] if place else []
        return "\n".join([*lines, "```"])

    def _operand(self, line: Line, column: int) -> Iterator[str]:
        """What is at a column: role, width and banks of an operand."""
        assert line.instruction is not None
        for half, instruction in enumerate(line.instruction.halves):
            for index, operand in enumerate(instruction.operands):
                place = operand_place(line, index, half)
                if place.column - 1 <= column < place.column - 1 + place.length:
                    banks = [str(register.bank) for register in operand.registers if operand.is_vgpr]
                    where = f", bank {' '.join(banks)}" if banks else ""
                    yield f"operand {index + 1} of {instruction.mnemonic}: {operand}, {operand.role}{where}"

    def completions(self, line: int, column: int) -> tuple[str, ...]:
        """Mnemonics that begin with the text before the column, if a mnemonic may be there."""
        if not 0 <= line < len(self.lines):
            return ()
        before = self.lines[line][:column]
        match = re.search(r"(?:^|::|:)\s*([a-z_0-9]*)$", before)
        if match is None or not match.group(1):
            return ()
        typed = match.group(1)
        return tuple(name for name in table.all_mnemonics(self.target) if name.startswith(typed))[:MOST_COMPLETIONS]

    def definition(self, line: int, column: int) -> CharacterRange | None:
        """Where the label at a position is defined."""
        found = self.word(line, column)
        if found is None:
            return None
        pattern = re.compile(rf"^\s*{re.escape(found[0])}\s*:")
        for number, text in enumerate(self.lines):
            if pattern.match(text):
                first = text.index(found[0])
                return CharacterRange(number, first, first + len(found[0]))
        return None

    def registers(self, line: int, column: int) -> frozenset[Register]:
        """The registers that are written at a position."""
        found: set[Register] = set()
        if 0 <= line < len(self.lines):
            for match in _RANGE.finditer(self.lines[line]):
                if match.start() <= column <= match.end():
                    found.update(_named(match))
        return frozenset(found)

    def highlights(self, line: int, column: int) -> tuple[tuple[CharacterRange, bool], ...]:
        """Every operand of the function that names one of the registers at a position, and whether it is written."""
        wanted = self.registers(line, column)
        return tuple(self._operands(wanted, *self.function_lines(line))) if wanted else ()

    def function_lines(self, line: int) -> tuple[int, int]:
        """First and last line of the function around a line, by its end labels."""
        ends = [number for number, text in enumerate(self.lines) if text.startswith(".Lfunc_end")]
        first = max((end + 1 for end in ends if end < line), default=0)
        return first, min((end for end in ends if end >= line), default=len(self.lines))

    def _operands(self, wanted: frozenset[Register], first: int, last: int) -> Iterator[tuple[CharacterRange, bool]]:
        for number in range(first, last):
            if not _RANGE.search(self.lines[number]):
                continue
            found = self.line(number)
            if found is None or found.instruction is None:
                continue
            for half, instruction in enumerate(found.instruction.halves):
                for index, operand in enumerate(instruction.operands):
                    if wanted.isdisjoint(operand.registers):
                        continue
                    place = operand_place(found, index, half)
                    yield CharacterRange(number, place.column - 1, place.column - 1 + place.length), operand.is_def


def _named(match: re.Match[str]) -> Iterator[Register]:
    kind, first, last, single, number, special = match.groups()
    if special is not None:
        found = named(special)
        if isinstance(found, RegisterRange):
            yield from found.registers
        elif found is not None:
            yield found
        return
    make = vgpr if (kind or single) == "v" else sgpr
    limit = 256 if make is vgpr else 106
    begin, end = (int(first), int(last)) if kind else (int(number), int(number))
    for index in range(begin, min(end + 1, limit)):
        yield make(index)
