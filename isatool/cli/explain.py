"""`isatool code explain`: what every instruction of a file reads and writes, and how the machine treats it."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator
from typing import Final

from isatool.asm.reader import LineReader, read_source, require_content
from isatool.asm.source_lines import split_text
from isatool.asm.symbols import SymbolTable
from isatool.asm.target import find_chip, find_wave_size
from isatool.cli.files import OBJECT_OF, READ_INPUT
from isatool.diagnostics import Diagnostic
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.line import Line
from isatool.isa import chips, table
from isatool.isa.operations import Op
from isatool.isa.registers import MODE, Register
from isatool.isa.table import Role
from isatool.isa.target import Support, Target
from isatool.records import record

NAME = "explain"
EXAMPLE = """
isatool code explain samples/sgemm/kernel5.s
echo 'v_fmac_f32_e32 v0, v1, s2' | isatool code explain --json -
"""

# 16-bit results keep the other half of their register. These read the old value besides: as addend, or to exchange it.
_READS_ITS_HALF: Final = frozenset((Op.FMAC, Op.FMA_MIXLO, Op.FMA_MIXHI, Op.SWAP))

Json = dict[str, "str | int | bool | list[str] | list[Json]"]


@record
class OperandAccess:
    """Registers of one instruction; `keeps`: those of which it writes only a part without reading the rest."""

    defs: tuple[Register, ...]
    uses: tuple[Register, ...]
    keeps: tuple[Register, ...]


OPTIONS: Final = (
    *READ_INPUT,
    OBJECT_OF,
    ("--json", "one JSON object for every line of the input"),
)


def main(args: argparse.Namespace) -> int:
    """0; 2 for an empty file, or if a line cannot be read (with --json it is an object with "error", and the exit code
    stays 0).
    """
    text, path = read_source(args.input, args.mcpu, args.kernel, use=Support.READ)
    require_content(text, path)
    target = chips.chip(find_chip(text, path, args.mcpu, use=Support.READ))
    failed = found = False
    for line, error in read_lines(text, path, target):
        if args.json:
            print(json.dumps(describe_line(line, error, target)))
            for _ in range(line.text.count("\n")):  # a statement split by a comment is on its first line
                print(json.dumps({"defs": [], "uses": []}))
        elif error is not None:
            failed = True
            print(error)
        elif line.instruction is not None:
            found = True
            print("\n".join(describe_text(line, line.instruction, target)))
    if not (args.json or failed or found):
        print(f"{path}: no instructions to explain in this file", file=sys.stderr)
    return 2 if failed else 0


def read_lines(text: str, path: str, target: Target) -> Iterator[tuple[Line, Diagnostic | None]]:
    """Every line of a text with what is wrong with it, if anything; one bad line does not touch the others."""
    reader = LineReader(path, target, find_wave_size(text), SymbolTable(text))
    for number, source in split_text(text, path).lines:
        line = reader.line(source, number)
        yield line, reader.errors.pop() if reader.errors else None


def access(instruction: AnyInstruction) -> OperandAccess:
    """What an instruction reads and writes; MODE is no register here."""
    halves = [_access(half) for half in instruction.halves]
    return OperandAccess(
        _union(half.defs for half in halves),
        _union(half.uses for half in halves),
        _union(half.keeps for half in halves),
    )


def _access(instruction: Instruction) -> OperandAccess:
    defs = tuple(register for register in instruction.defs if register != MODE)
    uses = tuple(register for register in instruction.uses if register != MODE)
    row, form = instruction.row, instruction.form
    if row is None or form is None or row.partial != "half" or form.dpp or row.operation in _READS_ITS_HALF:
        return OperandAccess(defs, uses, ())
    keeps = [register for operand in instruction.operands if operand.is_def for register in operand.registers]
    read = {
        register for operand in instruction.operands if operand.role is Role.USE for register in operand.registers
    }.union(form.implicit_uses)
    return OperandAccess(
        defs, tuple(register for register in uses if register in read or register not in keeps), tuple(keeps)
    )


def _union(groups: Iterable[tuple[Register, ...]]) -> tuple[Register, ...]:
    return tuple(dict.fromkeys(register for group in groups for register in group))


def describe_line(line: Line, error: Diagnostic | None, target: Target) -> Json:
    """The JSON object of a line; "defs" and "uses" are there for every line that could be read."""
    if error is not None:
        return {"line": line.number, "error": error.message, "column": error.span.column}
    found: Json = {"line": line.number, "defs": [], "uses": []}
    if line.labels:
        found["labels"] = list(line.labels)
    if line.directive is not None:
        found["directive"] = line.directive.name
    instruction = line.instruction
    if instruction is None:
        if line.has_instruction:
            found["error"] = f"opaque: {line.opaque_reason}"
        return found
    if instruction.is_opaque:
        half = next(half for half in instruction.halves if half.is_opaque)
        return {"line": line.number, "instruction": str(instruction), "error": _why_opaque(half, target)}
    registers = access(instruction)
    found["instruction"] = str(instruction)
    found["defs"] = _names(registers.defs)
    found["uses"] = _names(registers.uses)
    found["keeps"] = _names(registers.keeps)
    if instruction.is_dual:
        found["class"] = "VALU"
        found["halves"] = [describe_half(half) for half in instruction.halves]
    else:
        found.update(describe_half(instruction.halves[0]))
    return found


def describe_half(instruction: Instruction) -> Json:
    """What the table says of one operation."""
    row, form = instruction.row, instruction.form
    assert row is not None
    assert form is not None
    registers = _access(instruction)
    mode = [word for word, group in (("reads", form.implicit_uses), ("writes", form.implicit_defs)) if MODE in group]
    return {
        "mnemonic": row.mnemonic,
        "encoding": form.encoding,
        "class": str(row.unit),
        "defs": _names(registers.defs),
        "uses": _names(registers.uses),
        "keeps": _names(registers.keeps),
        "implicit_defs": _names(register for register in form.implicit_defs if register != MODE),
        "implicit_uses": _names(register for register in form.implicit_uses if register != MODE),
        "mode": mode,
        "counters": [f"{counter}cnt" for counter in form.counters],
        "vopd_slots": row.vopd.upper(),
        "vopd_name": row.dual,
        "latency_class": row.latency_class,
        "transcendental": row.is_transcendental,
        "loads": form.may_load,
        "stores": form.may_store,
        "branch": row.is_branch,
        "partial": row.partial,
    }


def describe_text(line: Line, instruction: AnyInstruction, target: Target) -> Iterator[str]:
    """Some lines for a person."""
    yield f"{line.number}: {instruction}"
    if instruction.is_opaque:
        half = next(half for half in instruction.halves if half.is_opaque)
        yield f"    unknown      {_why_opaque(half, target)}"
        return
    registers = access(instruction)
    yield f"    writes       {_listed(registers.defs)}"
    yield f"    reads        {_listed(registers.uses)}"
    if registers.keeps:
        yield f"    keeps        a part of {_listed(registers.keeps)}"
    for half in instruction.halves:
        yield from _table_text(half, f"{half.mnemonic}: " if instruction.is_dual else "")


def _table_text(instruction: Instruction, prefix: str) -> Iterator[str]:
    row, form = instruction.row, instruction.form
    assert row is not None
    assert form is not None
    implicit = [
        f"{what} {_listed(group)}"
        for what, group in (("writes", form.implicit_defs), ("reads", form.implicit_uses))
        if group
    ]
    if implicit:
        yield f"    implicit     {prefix}{'; '.join(implicit)}"
    yield f"    class        {prefix}{row.unit} ({form.encoding}), latency class {row.latency_class}"
    if form.counters:
        yield f"    counters     {prefix}{', '.join(f'{counter}cnt' for counter in form.counters)}"
    if row.vopd:
        slots = " or ".join(row.vopd.upper())
        yield f"    pairs        {prefix}as {slots} of a VOPD: {row.dual}"


def _why_opaque(half: Instruction, target: Target) -> str:
    if half.row is None:
        near = table.nearest(half.name, target)
        return f"unknown instruction '{half.name}'" + (f"; nearest known: {', '.join(near)}" if near else "")
    return f"no form of '{half.name}' has these operands and modifiers"


def _names(registers: Iterable[Register]) -> list[str]:
    return [register.name for register in registers]


def _listed(registers: Iterable[Register]) -> str:
    return " ".join(register.name if register != MODE else "MODE" for register in registers) or "-"
