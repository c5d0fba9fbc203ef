"""What can be said about every source line of a kernel: the rows that `annotate` shows as text and as HTML."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Final

from isatool.analysis.banks import is_fma, kind_of
from isatool.analysis.operand_cache import TableRow, table
from isatool.asm.debug_lines import is_meta, source_places
from isatool.demangle import with_symbol
from isatool.ir.instruction import AnyInstruction
from isatool.isa.table import Role, Unit
from isatool.model.figures import Analysed, WaitFigures
from isatool.model.pricing import Operation, misses_banks
from isatool.records import record
from isatool.version import __version__

SCHEMA: Final = 1
"""of the JSON output"""
COLUMNS: Final = ("slot", "banks", "cache", "LDS", "live", "wait", "runs", "stall", "path")
LEGEND: Final = (
    "slot: the unit; 2x a pair of FMAs, 1+1 an FMA with something else, 1x an FMA alone",
    "banks: VGPR banks of src0X src1X src0Y src1Y; ! not four banks, = sources of one parity (erratum)",
    "cache: ~ bank reads that the operand caches do not serve, ! two on one bank (second iteration of a loop)",
    "LDS: ~ times as many cycles as without conflicts, by the addresses, or as executed with --launch",
    "live: VGPRs in use; wait: instructions since the load that is waited for, of these VALU",
    "runs: executions by a wave (needs --launch); stall: ~ modelled cycles that a wave waits there in an iteration",
    "path: * on the longest chain of latencies of one iteration (~)",
)


@record
class Note:
    """A source line. `index` is the dense instruction index, -1 for a line without instruction."""

    number: int
    text: str
    index: int = -1
    loop: int = -1
    """innermost loop"""
    slot: str = ""
    banks: str = ""
    warn_banks: bool = False
    cells: tuple[str, ...] = ()
    reads: str = ""
    conflict: float = 0.0
    live: int = 0
    wait: str = ""
    runs: float = -1.0
    stall: float = 0.0
    critical: bool = False
    place: str = ""
    """in the source, `softmax.hip:6`"""

    def columns(self) -> tuple[str, ...]:
        """The cells in the order of `COLUMNS`."""
        if self.index < 0:
            return ("",) * len(COLUMNS)
        return (
            self.slot,
            self.banks,
            self.reads,
            f"{self.conflict:.1f}x" if self.conflict > 1.01 else "",
            str(self.live),
            self.wait,
            f"{self.runs:g}" if self.runs >= 0 else "",
            f"{self.stall:.0f}" if self.stall >= 0.5 else "",
            "*" if self.critical else "",
        )


def notes_of(analysed: Analysed) -> tuple[Note, ...]:
    """The kernel's lines with what is known about each."""
    kernel = analysed.kernel
    flow, forest = kernel.flow, kernel.forest
    stalls = {index: cost for each in analysed.simulations.values() for index, cost in each.line_stalls.items()}
    rows = {index: row for loop in forest.loops for index, row in cache_rows(analysed, loop.index)}
    waits = {wait.line: wait for loop in analysed.figures.loops for wait in loop.waits}
    critical = critical_path(analysed)
    places = source_places(flow.function.program)
    found = []
    for line_index, line in flow.function.lines():
        index = flow.instruction_at(line_index)
        if index is None:
            if not is_meta(line.text):
                found.append(Note(line.number, line.text))
            continue
        instruction = flow.instructions[index]
        row = rows.get(index)
        found.append(
            Note(
                line.number,
                line.text,
                index,
                forest.innermost[flow.block_of[index]],
                slot_text(instruction),
                *bank_text(instruction),
                row.cells if row else (),
                _reads_text(row),
                analysed.conflicts[index].ratio if index in analysed.conflicts else 0.0,
                analysed.pressure.live[index],
                _wait_text(waits.get(line.number)),
                kernel.counts.get(line_index, 0.0) if kernel.counts else -1.0,
                stalls.get(index, 0.0),
                index in critical,
                str(places.get(line_index, "")),
            )
        )
    return tuple(found)


def slot_text(instruction: AnyInstruction) -> str:
    """Where an instruction issues, and how many FMAs it holds."""
    unit = str(instruction.unit or "?")
    if kind_of(instruction) != "fma":
        return f"{unit} dual" if instruction.is_dual else unit
    fmas = sum(map(is_fma, instruction.halves))
    return "VALU 1x" if not instruction.is_dual else "VALU 2x" if fmas == 2 else "VALU 1+1"


def bank_text(instruction: AnyInstruction) -> tuple[str, bool]:
    """Banks of the first two sources of each half, and whether they are worth a warning."""
    if instruction.unit is not Unit.VALU:
        return "", False
    sides = []
    registers = []
    for half in instruction.halves:
        sources = [operand for operand in half.operands if operand.role is Role.USE][:2]
        numbers = [each.registers[0] if each.is_vgpr and len(each.registers) == 1 else None for each in sources]
        sides.append("".join("-" if number is None else str(number.bank) for number in numbers))
        registers.append(numbers)
    text = "|".join(sides)
    if not any(mark.isdigit() for mark in text):
        return "", False
    missed = misses_banks(instruction)
    same = len(registers) == 2 and any(
        a is not None and b is not None and a.parity == b.parity for a, b in zip(*registers, strict=False)
    )
    return f"{text}{'!' if missed else ''}{'=' if same else ''}", missed or same


def cache_rows(analysed: Analysed, loop: int) -> Iterator[tuple[int, TableRow]]:
    """Operand-cache rows of a loop's own blocks, each with the dense index of its instruction."""
    flow, forest = analysed.kernel.flow, analysed.kernel.forest
    places = [
        place
        for block in sorted(forest.loops[loop].blocks)
        if forest.innermost[block] == loop
        for place in flow.blocks[block].instructions
    ]
    return ((places[row.index], row) for row in table([flow.instructions[place] for place in places]))


def _reads_text(row: TableRow | None) -> str:
    if row is None:
        return ""
    count = sum(cell.startswith("R") for cell in row.cells)
    return f"{count}{'!' if row.reads > 1 else ''}" if count else ""


def _wait_text(wait: WaitFigures | None) -> str:
    if wait is None:
        return ""
    return f"{wait.distance}/{wait.valu_between}" if wait.distance >= 0 else "far"


def critical_path(analysed: Analysed) -> frozenset[int]:
    """Instructions on the longest chain of the model's latencies in one iteration of each innermost loop."""
    kernel = analysed.kernel
    forest = kernel.forest
    found: set[int] = set()
    for loop in forest.loops:
        if forest.is_innermost(loop.index):
            found.update(_longest_chain(list(_operations(analysed, loop.index))))
    return frozenset(found)


def _operations(analysed: Analysed, loop: int) -> Iterator[Operation]:
    kernel = analysed.kernel
    flow = kernel.flow
    for index in flow.inside(sorted(kernel.forest.loops[loop].blocks)):
        yield kernel.pricing.price(index)


def _longest_chain(operations: list[Operation]) -> list[int]:
    writer: dict[int, int] = {}
    done: list[float] = []
    before: list[int] = []
    for place, operation in enumerate(operations):
        begin, source = 0.0, -1
        for register in operation.reads:
            other = writer.get(register, -1)
            if other >= 0 and done[other] > begin:
                begin, source = done[other], other
        done.append(begin + max(operation.latency + operation.service, operation.cycles))
        before.append(source)
        for register in operation.writes:
            writer[register] = place
    if not done:
        return []
    place = max(range(len(done)), key=lambda each: done[each])
    chain = []
    while place >= 0:
        chain.append(operations[place].index)
        place = before[place]
    return chain


def as_json(found: Sequence[Analysed]) -> str:
    """One object: schema, version, and for every kernel its lines with what is known about each.

    A line without an instruction has its number and text alone; `runs` is null without an execution.
    """
    kernels = [
        {
            "kernel": analysed.figures.kernel,
            "executed": analysed.figures.executed,
            "lines": [_data(analysed, note) for note in notes_of(analysed)],
        }
        for analysed in found
    ]
    return json.dumps({"schema": SCHEMA, "tool": f"isatool {__version__}", "kernels": kernels}, indent=2) + "\n"


def _data(analysed: Analysed, note: Note) -> dict[str, object]:
    plain: dict[str, object] = {"line": note.number, "text": note.text}
    if note.index < 0:
        return plain
    loop = analysed.kernel.forest.loops[note.loop] if note.loop >= 0 else None
    label = analysed.kernel.flow.blocks[loop.header].label if loop is not None else None
    return plain | {
        "loop": label,
        "source": note.place or None,
        "depth": loop.depth if loop is not None else 0,
        "slot": note.slot,
        "banks": note.banks,
        "banks_warn": note.warn_banks,
        "cache": note.reads,
        "lds_conflict": round(note.conflict, 3),
        "live_vgprs": note.live,
        "wait": note.wait,
        "runs": note.runs if note.runs >= 0 else None,
        "stall": round(note.stall, 3),
        "critical": note.critical,
    }


def as_text(analysed: Analysed) -> str:
    """The source with columns before every line, and a legend."""
    notes = notes_of(analysed)
    widths = [max([len(name), *(len(note.columns()[place]) for note in notes)]) for place, name in enumerate(COLUMNS)]
    width = max(len(note.place) for note in notes) if notes else 0
    where = max(width, len("source")) + 2 if width else 0  # a column only where lines of the source are known
    head = f"{'line':>6}  {'source' if width else '':{where}}" + "  ".join(
        f"{name:<{width}}" for name, width in zip(COLUMNS, widths, strict=True)
    )
    lines = [f"kernel {with_symbol(analysed.figures.kernel)}", head]
    for note in notes:
        cells = "  ".join(f"{cell:<{width}}" for cell, width in zip(note.columns(), widths, strict=True))
        lines.append(f"{note.number or '':>6}  {note.place:{where}}{cells}  {note.text.expandtabs(4)}".rstrip())
    return "\n".join([*lines, "", *LEGEND, "~ rests on hypotheses about the hardware (isatool analyze --hypotheses)"])
