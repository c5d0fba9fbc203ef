"""VGPR reads through the operand caches, instruction by instruction.

The model: each of the 4 VGPR banks keeps, for the first and the second source position, the register that was read
there last (RDNA3 ISA guide 7.6 gives each bank a cache with one port a position); a source that is still there needs
no read. Results are written a cycle later. Nothing of this was measured.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from isatool.ir.instruction import AnyInstruction
from isatool.isa.registers import Register
from isatool.isa.table import Role, Unit
from isatool.records import record

COLUMNS: Final = ("DSTX", "SRC0X", "SRC1X", "DSTY", "SRC0Y", "SRC1Y")
Slots = dict[tuple[int, int], Register]
"""(bank, source position) -> the register that its cache holds"""


class SourceRead(NamedTuple):
    """A single VGPR as first or second source of a half (0 for X or a lone instruction, 1 for Y)."""

    side: int
    place: int
    register: Register
    cached: bool


@record
class TableRow:
    """A vector instruction in the table: `index` within the body, six cells in the order of `COLUMNS`.

    R2: bank 2 is read; Cache2: its cache has the value; W2: bank 2 is written by the instruction before; "" for what is
    no VGPR; `reads`: most reads that one bank has to serve.
    """

    index: int
    text: str
    cells: tuple[str, str, str, str, str, str]
    reads: int


def walk(body: Sequence[AnyInstruction], slots: Slots) -> Iterator[tuple[int, tuple[SourceRead, ...]]]:
    """(index, sources) of every vector instruction of one pass through a body; `slots` change as the walk goes on."""
    for index, instruction in enumerate(body):
        if instruction.unit is Unit.VALU:
            row = vector_sources(instruction)
            found = tuple(
                SourceRead(side, place, source, slots.get((source.bank, place)) == source)
                for side, place, source in row
            )
            slots.update(((source.bank, place), source) for _, place, source in row)
            _forget(slots, instruction)
            yield index, found
        else:
            _forget(slots, instruction)


def table(body: Sequence[AnyInstruction], passes: int = 2) -> tuple[TableRow, ...]:
    """The last of so many passes through a body, as a table of its vector instructions; one pass starts cold."""
    slots: Slots = {}
    rows: list[TableRow] = []
    for number in range(passes):
        rows = []
        for index, sources in walk(body, slots):
            before = body[index - 1] if index or number else None
            written = _written_banks(before) if before is not None else ("", "")
            cells = [written[0], "", "", written[1], "", ""]
            banks = [0, 0, 0, 0]
            for side, place, register, cached in sources:
                cells[3 * side + 1 + place] = f"{'Cache' if cached else 'R'}{register.bank}"
                banks[register.bank] += not cached
            a, b, c, d, e, f = cells
            rows.append(TableRow(index, str(body[index]), (a, b, c, d, e, f), max(banks)))
    return tuple(rows)


def _written_banks(instruction: AnyInstruction) -> tuple[str, str]:
    """W cells of the two halves of the vector instruction that issued just before."""
    if instruction.unit is not Unit.VALU:
        return "", ""
    cells = ["", ""]
    for side, half in enumerate(instruction.halves):
        register = half.operands[0].register if half.operands and half.operands[0].is_def else None
        if register is not None and register.is_vgpr:
            cells[side] = f"W{register.bank}"
    return cells[0], cells[1]


@lru_cache(maxsize=1 << 16)
def vector_sources(instruction: AnyInstruction) -> tuple[tuple[int, int, Register], ...]:
    """(half, position, register) of the single VGPRs among the first two source operands of each half."""
    found = []
    for side, half in enumerate(instruction.halves):
        sources = [operand for operand in half.operands if operand.role is Role.USE][:2]
        for place, source in enumerate(sources):
            if source.is_vgpr and len(source.registers) == 1:
                found.append((side, place, source.registers[0]))
    return tuple(found)


def _forget(slots: Slots, instruction: AnyInstruction) -> None:
    """A register that is written leaves its slots."""
    written = written_vgprs(instruction)
    if written and not written.isdisjoint(slots.values()):
        for slot in [slot for slot, register in slots.items() if register in written]:
            del slots[slot]


@lru_cache(maxsize=1 << 16)
def written_vgprs(instruction: AnyInstruction) -> frozenset[Register]:
    """The VGPRs that an instruction writes."""
    if instruction.unit in (Unit.SALU, Unit.CONTROL, Unit.BRANCH, Unit.SMEM):
        return frozenset()
    return frozenset(register for register in instruction.defs if register.is_vgpr)
