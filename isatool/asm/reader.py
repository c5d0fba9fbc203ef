"""Text to Program. Lossless: every line keeps its characters; instructions are views of lines.

A line is taken apart into labels, one statement and a comment; statements are read by shape (see `shapes`). What the
assembler would expand or skip (macros, conditionals) and what the compiler took from inline assembly is kept as text
and marked opaque.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Final

from lark.exceptions import UnexpectedInput

from isatool.asm.assembler_expression import ExpressionError, evaluate
from isatool.asm.shapes import ReadError, Shape, parse_shape, split_statement
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.grammars import parser
from isatool.ir.instruction import AnyInstruction, branch_target
from isatool.ir.line import Directive, Line
from isatool.ir.program import Program
from isatool.isa import table

DEFAULT_CHIP: Final = "gfx1100"
MAX_BYTES: Final = 256 * 1024 * 1024

_LABEL: Final = re.compile(r"\s*([A-Za-z_.$?][\w.$@?]*|\d+|\"[^\"]*\")\s*:(?!:)")
_ASSIGNMENT: Final = re.compile(r"\s*([A-Za-z_.$?][\w.$@?]*)\s*==?\s*(.*)$", re.DOTALL)
_DIRECTIVE: Final = re.compile(r"\s*(\.[A-Za-z_][\w.$]*)\s*(.*)$", re.DOTALL)
_TARGET: Final = re.compile(r"^\s*\.amdgcn_target\s+\"([^\"]*)\"", re.MULTILINE)
_GFX: Final = re.compile(r"gfx([0-9a-f]+)")
_WAVE64: Final = re.compile(r"^\s*(\.amdhsa_wavefront_size32\s+0|\.wavefront_size:\s+64)\b", re.MULTILINE)
_FOREIGN: Final = re.compile(
    r"^\s*\.(target|version|entry|reg)\b|^\s*\.cfi_sections|%(rsp|rbp|rdi|eax)\b", re.MULTILINE
)
_SUPPORTED: Final = ("1100", "1101", "1102", "1103", "1150", "1151", "1152", "1153")
_MACRO_ENDS: Final = {".macro": ".endm", ".rept": ".endr", ".irp": ".endr", ".irpc": ".endr"}
_END_ALIASES: Final = {".endmacro": ".endm", ".endrep": ".endr"}
_RAW_BLOCKS: Final = {
    ".amdgpu_metadata": ".end_amdgpu_metadata",
    ".amd_amdgpu_hsa_metadata": ".end_amd_amdgpu_hsa_metadata",
    ".amd_amdgpu_pal_metadata": ".end_amd_amdgpu_pal_metadata",
}
_MUST_CLOSE: Final = {**_RAW_BLOCKS, ".amdhsa_kernel": ".end_amdhsa_kernel"}


@dataclass
class _State:
    """What the reader carries from line to line."""

    path: str
    wave_size: int
    shapes: dict[tuple[str, ...], Shape | ReadError] = field(default_factory=dict)
    symbols: dict[str, int] = field(default_factory=dict)
    snapshot: dict[str, int] = field(default_factory=dict)
    macros: set[str] = field(default_factory=set)
    errors: list[Diagnostic] = field(default_factory=list)
    open_blocks: list[tuple[str, str, int]] = field(default_factory=list)
    conditionals: int = 0
    raw_until: str = ""
    inline_assembly: bool = False
    in_comment: bool = False
    known: int = 0
    unknown: dict[str, int] = field(default_factory=dict)


def read_file(path: str | Path, mcpu: str | None = None) -> Program:
    """Read a file; `-` is standard input. UserError if it cannot be read or is no gfx11 assembly."""
    if str(path) == "-":
        import sys

        return read_bytes(sys.stdin.buffer.read(), "<stdin>", mcpu)
    try:
        size = Path(path).stat().st_size
        if size > MAX_BYTES:
            raise UserError(f"{size} bytes are more than the limit of {MAX_BYTES}", Span(str(path)))
        data = Path(path).read_bytes()
    except OSError as error:
        raise UserError(
            f"cannot read this file: {error.strerror}", Span(str(path)), "name an existing .s file"
        ) from None
    return read_bytes(data, str(path), mcpu)


def read_bytes(data: bytes, path: str, mcpu: str | None = None) -> Program:
    """Read the bytes of a file; UserError for binary files."""
    if data.startswith(b"\x7fELF"):
        raise UserError("this is an object file, not assembly text", Span(path), "use `isatool disasm` first")
    if b"\0" in data[:65536]:
        raise UserError("this is a binary file, not assembly text", Span(path), "give the .s file of a kernel")
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise UserError(
            "this is not UTF-8 text", Span(path, line, 1), f"byte {data[error.start]:#04x} at offset {error.start}"
        ) from None
    return read_text(text, path, mcpu)


def read_text(text: str, path: str = "<string>", mcpu: str | None = None) -> Program:
    """Read assembly text. UserError with one diagnostic for every line that cannot be read."""
    if not text.strip():
        raise UserError("this file is empty", Span(path), "give the .s file of a kernel")
    chip = mcpu or _chip(text, path)
    wave_size = 64 if _WAVE64.search(text) else 32
    newline = "\r\n" if "\r\n" in text else "\n"
    raw = text.split(newline)
    trailing = raw[-1] == ""
    if trailing:
        raw.pop()
    state = _State(path, wave_size)
    lines = [_read_line(state, line, number) for number, line in enumerate(raw, 1)]
    for opener, closer, number in state.open_blocks:
        state.errors.append(
            Diagnostic(
                "INPUT",
                Severity.ERROR,
                Span(path, number, 1),
                f"'{opener}' is never closed",
                (f"expected '{closer}' before the end of the file: is the file truncated?",),
                raw[number - 1],
            )
        )
    program = Program(tuple(lines), path, chip, wave_size, dict(state.symbols), newline, trailing)
    _check_instructions(state, program)
    if state.errors:
        raise UserError.of(tuple(sorted(state.errors, key=lambda error: error.span)))
    return program


def read_instruction(text: str, wave_size: int = 32) -> AnyInstruction:
    """One statement, without label and comment. UserError if it cannot be read."""
    pieces, numbers = split_statement(text.strip())
    try:
        del pieces
        return parse_shape(text.strip(), wave_size, {}).make(numbers)
    except ReadError as error:
        raise UserError(error.message, Span("<string>", 1, error.column + 1, error.length), source=text) from None


def unknown_mnemonics(program: Program) -> tuple[Diagnostic, ...]:
    """One diagnostic for each mnemonic that the table does not know, at its first use, with its nearest neighbours."""
    seen: dict[str, Diagnostic] = {}
    for line in program.lines:
        instruction = line.instruction if not line.opaque_reason else None
        if instruction is None:
            continue
        for half in instruction.halves:
            if half.row is None and half.name not in seen:
                near = table.nearest(half.name)
                note = f"nearest known: {', '.join(near)}" if near else "no known mnemonic is near"
                seen[half.name] = Diagnostic(
                    "UNKNOWN",
                    Severity.WARNING,
                    Span(program.path, line.number, line.column, len(half.name)),
                    f"unknown instruction '{half.name}': kept as text, a barrier to every pass",
                    (note,),
                    line.text,
                )
    return tuple(seen.values())


def _chip(text: str, path: str) -> str:
    match = _TARGET.search(text)
    if match is None:
        return DEFAULT_CHIP
    line = text.count("\n", 0, match.start(1)) + 1
    source = text.splitlines()[line - 1]
    span = Span(path, line, source.find('"') + 2, len(match.group(1)))
    chip = _GFX.search(match.group(1))
    if not match.group(1).startswith("amdgcn") or chip is None:
        raise UserError(
            f"the target '{match.group(1)}' is not AMDGPU", span, "expected amdgcn-amd-amdhsa--gfx1100", source
        )
    if chip.group(1) not in _SUPPORTED:
        raise UserError(
            f"the target is {chip.group(0)}, isatool reads gfx11",
            span,
            f"supported: {', '.join('gfx' + name for name in _SUPPORTED)}",
            source,
        )
    return chip.group(0)


def _read_line(state: _State, text: str, number: int) -> Line:
    """One physical line."""
    if state.raw_until:
        if text.strip() == state.raw_until:
            state.raw_until = ""
            state.open_blocks.pop()
            return Line(text, number, directive=Directive(text.strip(), ""))
        return Line(text, number)
    code, comment = _split_comment(state, text)
    labels: list[str] = []
    offset = 0
    if ":" in code:
        while (match := _LABEL.match(code, offset)) is not None:
            labels.append(match.group(1).strip('"'))
            offset = match.end()
    statement = code[offset:]
    stripped = statement.strip()
    if not stripped:
        return Line(text, number, tuple(labels), comment=comment)
    column = offset + len(statement) - len(statement.lstrip()) + 1
    if stripped[0] == "." or "=" in stripped:
        directive = _read_directive(stripped)
        if directive is not None:
            return _directive_line(state, text, number, tuple(labels), directive, comment, column)
    return _instruction_line(state, text, number, tuple(labels), stripped, comment, column)


def _split_comment(state: _State, text: str) -> tuple[str, str]:
    """(code, comment). Comments: `;` and `//` to the end of the line, `/* */` also over several lines."""
    if not state.in_comment and "/*" not in text and "//" not in text:
        at = text.find(";")
        if at < 0:
            return text, ""
        if '"' not in text:
            _inline_assembly_mark(state, text, at)
            return text[:at], text[at:]
    return _split_comment_slowly(state, text)


def _inline_assembly_mark(state: _State, text: str, at: int) -> None:
    if text.startswith(";#ASMSTART", at) or text.startswith(";;#ASMSTART", at):
        state.inline_assembly = True
    elif text.startswith(";#ASMEND", at) or text.startswith(";;#ASMEND", at):
        state.inline_assembly = False


def _split_comment_slowly(state: _State, text: str) -> tuple[str, str]:
    """Character by character: strings and block comments. A block comment in code becomes blanks of equal length."""
    code: list[str] = []
    position = 0
    quoted = False
    while position < len(text):
        if state.in_comment:
            end = text.find("*/", position)
            if end < 0:
                return "".join(code), text[position:]
            code.append(" " * (end + 2 - position))
            position = end + 2
            state.in_comment = False
            continue
        character = text[position]
        if quoted:
            if character == "\\":
                code.append(character)
                position += 1
                character = text[position] if position < len(text) else ""
            elif character == '"':
                quoted = False
        elif character == '"':
            quoted = True
        elif character == ";" or text.startswith("//", position):
            _inline_assembly_mark(state, text, position)
            return "".join(code), text[position:]
        elif text.startswith("/*", position):
            state.in_comment = True
            code.append("  ")
            position += 2
            continue
        code.append(character)
        position += 1
    return "".join(code), ""


def _read_directive(statement: str) -> Directive | None:
    match = _DIRECTIVE.match(statement)
    if match is not None:
        return Directive(match.group(1).lower(), match.group(2).strip())
    match = _ASSIGNMENT.match(statement)
    return Directive(".set", f"{match.group(1)}, {match.group(2)}") if match else None


def _directive_line(
    state: _State,
    text: str,
    number: int,
    labels: tuple[str, ...],
    directive: Directive,
    comment: str,
    column: int,
) -> Line:
    name = _END_ALIASES.get(directive.name, directive.name)
    reason = _opaque_reason(state)
    if name in _MACRO_ENDS:
        state.open_blocks.append((name, _MACRO_ENDS[name], number))
        if name == ".macro":
            state.macros.add(re.split(r"[\s,]", directive.arguments, maxsplit=1)[0].lower())
        reason = f"{name} block"
    elif name.startswith(".if"):
        state.conditionals += 1
        reason = "conditional assembly"
    elif name == ".endif":
        state.conditionals = max(0, state.conditionals - 1)
        reason = "conditional assembly"
    elif name in _MUST_CLOSE:
        state.open_blocks.append((name, _MUST_CLOSE[name], number))
        state.raw_until = _RAW_BLOCKS.get(name, "")
    elif state.open_blocks and name == state.open_blocks[-1][1]:
        state.open_blocks.pop()
    elif name in (".set", ".equ", ".equiv") and not reason:
        _define(state, directive.arguments)
    return Line(text, number, labels, directive, comment, column=column, opaque_reason=reason)


def _define(state: _State, arguments: str) -> None:
    """Remember an absolute symbol; forget one whose value is not known here."""
    name, _, expression = arguments.partition(",")
    name, expression = name.strip().strip('"'), expression.strip()
    state.snapshot = {}
    try:
        if expression.isdigit():
            state.symbols[name] = int(expression)
        else:
            state.symbols[name] = evaluate(parser("assembly").parse(expression, start="expression"), state.symbols)
    except (ExpressionError, UnexpectedInput):
        state.symbols.pop(name, None)


def _opaque_reason(state: _State) -> str:
    if state.open_blocks and state.open_blocks[-1][0] in _MACRO_ENDS:
        return f"{state.open_blocks[-1][0]} block"
    if state.conditionals:
        return "conditional assembly"
    return "inline assembly" if state.inline_assembly else ""


def _instruction_line(
    state: _State, text: str, number: int, labels: tuple[str, ...], statement: str, comment: str, column: int
) -> Line:
    reason = _opaque_reason(state)
    if state.macros and re.split(r"\s", statement, maxsplit=1)[0].lower() in state.macros:
        reason = "macro call"
    if reason and reason != "inline assembly":
        line = Line(text, number, labels, None, comment, column=column, opaque_reason=reason)
        line.has_instruction = reason != ".macro block"
        return line
    pieces, numbers = split_statement(statement)
    shape = state.shapes.get(pieces)
    if shape is None:
        try:
            shape = parse_shape(statement, state.wave_size, state.symbols)
        except ReadError as error:
            shape = error
        if isinstance(shape, ReadError) or not shape.symbolic:
            state.shapes[pieces] = shape
    if isinstance(shape, ReadError):
        _report(state, text, number, statement, column)
        return Line(text, number, labels, None, comment, column=column, opaque_reason="unreadable")
    return Line(text, number, labels, None, comment, partial(shape.make, numbers), column, reason)


def _report(state: _State, text: str, number: int, statement: str, column: int) -> None:
    """One diagnostic, with the columns of this very line."""
    try:
        _pieces, numbers = split_statement(statement)
        parse_shape(statement, state.wave_size, state.symbols).make(numbers)
    except ReadError as error:
        span = Span(state.path, number, column + error.column, error.length)
        state.errors.append(
            Diagnostic("INPUT", Severity.ERROR, span, error.message, ("expected one gfx11 instruction",), text)
        )


def _check_instructions(state: _State, program: Program) -> None:
    """Make every instruction once: registers in range, branch targets defined, and that this is gfx11 code at all."""
    labels = program.labels
    for line in program.lines:
        try:
            instruction = line.instruction
        except ReadError:
            _report(state, line.text, line.number, _statement_of(line), line.column)
            continue
        if instruction is None:
            continue
        for half in instruction.halves:
            if half.row is not None:
                state.known += 1
            else:
                state.unknown.setdefault(half.name, line.number)
        target = branch_target(instruction) if instruction.is_branch else None
        if target is not None and target.startswith(".L") and target not in labels:
            state.errors.append(_undefined_label(program.path, line, target, labels))
    if state.unknown and not state.known:
        name, number = next(iter(state.unknown.items()))
        span = Span(program.path, number, program.lines[number - 1].column, len(name))
        raise UserError(
            f"no gfx11 instruction in this file: '{name}' is not one",
            span,
            "isatool reads AMDGPU assembly for gfx11 (RDNA3)",
            program.lines[number - 1].text,
        )


def _statement_of(line: Line) -> str:
    code = line.text[line.column - 1 :]
    return code[: len(code) - len(line.comment)].strip() if line.comment else code.strip()


def _undefined_label(path: str, line: Line, target: str, labels: Mapping[str, int]) -> Diagnostic:
    near = difflib.get_close_matches(target, labels, 1)
    column = line.text.find(target) + 1
    hint = f"nearest label: {near[0]}" if near else "define it, or is the file truncated?"
    return Diagnostic(
        "INPUT",
        Severity.ERROR,
        Span(path, line.number, column, len(target)),
        f"undefined label '{target}'",
        (hint,),
        line.text,
    )
