"""Text to Program. Lossless: every line keeps its characters.

A line is taken apart into labels, one statement and a comment; statements are read by shape (see `shapes`). What the
assembler would expand or skip (macros, conditionals) and what the compiler took from inline assembly is kept as text
and marked opaque.
"""

from __future__ import annotations

import re
from dataclasses import field
from pathlib import Path
from typing import Final

from isatool.asm.assembler_expression import ExpressionError, evaluate
from isatool.asm.files import BINARY_MAGICS, MAX_CODE_OBJECT_BYTES, begins_with, read_bounded
from isatool.asm.input_checks import InputChecker
from isatool.asm.input_limits import MAX_BYTES, require_acceptable
from isatool.asm.literals import is_decimal
from isatool.asm.shapes import ReadError, Shape, split_statement
from isatool.asm.source_lines import CommentScanner, split_text
from isatool.asm.statement import parse_shape, require_sane
from isatool.asm.symbols import SymbolTable
from isatool.asm.syntax import UnreadableError, parsed
from isatool.asm.target import find_chip, find_wave_size
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Directive, Line
from isatool.ir.operands import Expression
from isatool.ir.program import Program
from isatool.ir.views import notice
from isatool.isa import chips, table
from isatool.isa.target import Support, Target
from isatool.records import dataclass

_LABEL: Final = re.compile(r"\s*([A-Za-z_.$?][\w.$@?]*|\d+|\"[^\"]*\")\s*:(?!:)")
_ASSIGNMENT: Final = re.compile(r"\s*([A-Za-z_.$?][\w.$@?]*)\s*==?\s*(.*)$", re.DOTALL)
_DIRECTIVE: Final = re.compile(r"\s*(\.[A-Za-z_][\w.$]*)\s*(.*)$", re.DOTALL)
_FIRST_WORD: Final = re.compile(r"[^\s,]*")
_MACRO_ENDS: Final = {".macro": ".endm", ".rept": ".endr", ".rep": ".endr", ".irp": ".endr", ".irpc": ".endr"}
_END_ALIASES: Final = {".endmacro": ".endm", ".endrep": ".endr"}
_SETTERS: Final = frozenset({".set", ".equ", ".equiv"})
_RAW_BLOCKS: Final = {
    ".amdgpu_metadata": ".end_amdgpu_metadata",
    ".amd_amdgpu_hsa_metadata": ".end_amd_amdgpu_hsa_metadata",
    ".amdgpu_pal_metadata": ".end_amdgpu_pal_metadata",
    ".amd_amdgpu_pal_metadata": ".end_amd_amdgpu_pal_metadata",
}
_MUST_CLOSE: Final = {**_RAW_BLOCKS, ".amdhsa_kernel": ".end_amdhsa_kernel"}
_FOREIGN: Final = frozenset((".include", ".incbin"))
_STRUCTURE: Final = frozenset(
    {
        *_MACRO_ENDS,
        *_MACRO_ENDS.values(),
        *_END_ALIASES,
        *_MUST_CLOSE,
        *_MUST_CLOSE.values(),
        *_SETTERS,
        ".end",
        ".purgem",
    }
)
"""directives that later lines depend on, besides .if and .endif"""
_CONTROL_CHARACTERS: Final = bytes(set(range(32)) - {9, 10, 11, 12, 13})
_CONTROL_IN_CODE: Final = re.compile(rb"^[^;\n]*[\x00-\x08\x0e-\x1f]", re.MULTILINE)


_INLINE: Final = "inline assembly"
MACRO_CALL: Final = "macro call"


@dataclass
class _Readings:
    """What statements without symbols mean, which is the same in every text: the texts of one process have much in
    common.
    """

    shapes: dict[tuple[Target, int, tuple[str, ...]], Shape] = field(default_factory=dict)
    """by chip, wave size and pieces of the statement"""
    instructions: dict[tuple[Target, int, str], AnyInstruction] = field(default_factory=dict)
    """by chip, wave size and statement"""

    def bound(self) -> None:
        """Forget everything if it has become much."""
        if len(self.instructions) > _MOST_READ:
            self.shapes.clear()
            self.instructions.clear()


_MOST_READ: Final = 1 << 16
"""instructions that are kept from text to text, about 100 MB: some ten files of a compiler's largest size"""
_READINGS: Final = _Readings()


def read_file(
    path: str | Path,
    mcpu: str | None = None,
    includes: bool = False,
    kernel: str | None = None,
    use: Support = Support.REWRITE,
) -> Program:
    """Read assembly, or what the code object in a binary file says; `-` is standard input. Of several code objects it
    is the one for `mcpu` that has `kernel`. UserError if the file cannot be read or is no gfx11 code.
    """
    text, name = read_source(path, mcpu, kernel, use)
    return read_text(text, name, mcpu, includes, use)


def read_source(
    path: str | Path, mcpu: str | None = None, kernel: str | None = None, use: Support = Support.REWRITE
) -> tuple[str, str]:
    """(text, name for messages) of a file; `-` is standard input. UserError if it cannot be read or is no text."""
    name = "<stdin>" if str(path) == "-" else str(path)
    limit = MAX_CODE_OBJECT_BYTES if begins_with(path, BINARY_MAGICS) else MAX_BYTES
    data = read_bounded(path, limit, hint="name an existing file: assembly (.s) or a code object")
    if data.startswith(BINARY_MAGICS):
        from isatool.asm.binary_input import text_of

        return text_of(data, name, mcpu, kernel, use), name
    return decode(data, name), name


def decode(data: bytes, path: str) -> str:
    """The text of a file's bytes; UserError for binary files.

    Bytes that are not UTF-8 are kept as they are, and so are control characters in comments, where a compiler prints
    the characters of strings.
    """
    if data.startswith((b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")):
        hint = "save it as UTF-8 without one; the assembler does not take it either"
        raise UserError("this file begins with a byte order mark", Span(path, 1, 1), hint)
    if len(data.translate(None, _CONTROL_CHARACTERS)) != len(data) and _CONTROL_IN_CODE.search(data):
        raise UserError("this is a binary file, not assembly text", Span(path), "give the .s file of a kernel")
    return data.decode("utf-8", errors="surrogateescape")


def read_text(
    text: str,
    path: str = "<string>",
    mcpu: str | None = None,
    includes: bool = False,
    use: Support = Support.REWRITE,
) -> Program:
    """Read assembly text. UserError with one diagnostic for every line that cannot be read.

    `includes`: directives that read other files are kept as text, else they are errors. It may be for any chip that
    isatool knows well enough for `use`.
    """
    require_content(text, path)
    require_acceptable(text, path, includes)
    chip = find_chip(text, path, mcpu, use)
    source = split_text(text, path)
    reader = LineReader(path, chips.chip(chip), find_wave_size(text), SymbolTable(text))
    _READINGS.bound()
    lines = [reader.line(line, number) for number, line in source.lines]
    reader.finish()
    program = Program(
        tuple(lines), chip, path, reader.wave_size, dict(reader.symbols.values), source.newline, source.trailing_newline
    )
    notice("isatool.asm.reader.read_text", text)
    errors = [*reader.errors, *InputChecker(program, bool(reader.macros), len(reader.errors)).diagnostics()]
    if errors:
        raise UserError.of(tuple(sorted(errors, key=lambda error: error.span)))
    return program


def require_content(text: str, path: str) -> None:
    """UserError for a text of blanks alone."""
    if not text.strip():
        raise UserError("this file is empty", Span(path), "give the .s file of a kernel")


def unknown_mnemonics(program: Program) -> tuple[Diagnostic, ...]:
    """One diagnostic for each mnemonic that the table does not know, at its first use, with its nearest neighbours."""
    seen: dict[str, Diagnostic] = {}
    for line in program.lines:
        instruction = line.instruction if not line.opaque_reason else None
        if instruction is None or not instruction.is_opaque:
            continue
        for half in instruction.halves:
            if half.is_opaque and half.name not in seen:
                seen[half.name] = _opaque_diagnostic(program, line, half.name, known=half.row is not None)
    return tuple(seen.values())


def _opaque_diagnostic(program: Program, line: Line, name: str, known: bool) -> Diagnostic:
    if known:
        message = f"no form of '{name}' has these operands and modifiers: kept as text, a barrier to every pass"
        note = "the assembler will tell what it expects: isatool code asm"
    else:
        message = f"unknown instruction '{name}': kept as text, a barrier to every pass"
        near = table.nearest(name, program.target)
        note = f"nearest known: {', '.join(near)}" if near else "no known mnemonic is near"
    span = Span(program.path, line.number, line.column, len(name))
    return Diagnostic("UNKNOWN", Severity.WARNING, span, message, (note,), line.text)


@dataclass
class LineReader:
    """Reads line after line and carries what later lines depend on."""

    path: str
    target: Target
    wave_size: int
    symbols: SymbolTable
    comments: CommentScanner = field(default_factory=CommentScanner)
    shapes: dict[tuple[str, ...], Shape] = field(default_factory=dict)
    instructions: dict[str, AnyInstruction] = field(default_factory=dict)
    """by statement: of 22,000 instructions of a compiler's file 8,000 differ"""
    directives: dict[str, Directive] = field(default_factory=dict)
    seen: dict[str, tuple[Directive | None, str, AnyInstruction | None, int]] = field(default_factory=dict)
    """directive, comment, instruction and column of lines whose text alone says what they are"""
    macros: set[str] = field(default_factory=set)
    macros_set_symbols: bool = False
    numeric_labels: dict[str, int] = field(default_factory=dict)
    errors: list[Diagnostic] = field(default_factory=list)
    open_blocks: list[tuple[str, str, int, str]] = field(default_factory=list)
    conditionals: int = 0
    raw_until: str = ""
    opaque: str = ""
    """why the present line is not looked into; "" if it is"""
    inline_assembly: bool = False
    ended: bool = False

    def line(self, text: str, number: int) -> Line:
        """One line of the text."""
        known = self.seen.get(text)
        if known is not None and not self._in_context():
            directive, comment, instruction, column = known
            return Line(text, number, (), directive, comment, instruction, column)
        if self.raw_until or self.ended:
            return self._raw_line(text, number)
        code, comment = self.comments.split(text)
        if comment and "#ASM" in comment:
            self._inline_assembly_mark(comment)
        if ":" in code and not self._in_macro():
            labels, offset = self._labels(code)
            statement = code[offset:].strip()
        else:
            labels, offset, statement = (), 0, code.strip()
        if not statement or statement[0] == "#":
            reason = self._opaque_reason()
            return Line(text, number, labels, comment=comment or statement, opaque_reason=reason.replace(_INLINE, ""))
        column = code.index(statement, offset) + 1
        if statement[0] == "." or "=" in statement:
            directive = self.directives.get(statement) or _read_directive(statement)
            if directive is not None:
                self.directives[statement] = directive
                if directive.name in _FOREIGN:
                    return Line(text, number, labels, directive, comment, None, column, directive.name)
                if directive.name in _STRUCTURE or directive.name.startswith((".if", ".endif")):
                    return self._structure_line(Line(text, number, labels, directive, comment, column=column))
                if not labels and not self.comments.in_comment:
                    self.seen[text] = (directive, comment, None, column)
                return Line(text, number, labels, directive, comment, None, column, self._opaque_reason())
        return self._instruction_line(text, number, labels, statement, comment, column)

    def _in_context(self) -> bool:
        """Whether the lines before make a line something else than its text says."""
        return bool(
            self.open_blocks
            or self.conditionals
            or self.inline_assembly
            or self.macros
            or self.ended
            or self.comments.in_comment
        )

    def _in_macro(self) -> bool:
        """Whether the line is text of a macro's definition, where a label is none yet."""
        return bool(self.open_blocks) and self.open_blocks[-1][0] == ".macro"

    def finish(self) -> None:
        """Complain about blocks that are still open."""
        for opener, closer, number, text in self.open_blocks:
            note = f"expected '{closer}' before the end of the file: is the file truncated?"
            span = Span(self.path, number, text.find(opener) + 1, len(opener))
            self.errors.append(Diagnostic("INPUT", Severity.ERROR, span, f"'{opener}' is never closed", (note,), text))

    def _raw_line(self, text: str, number: int) -> Line:
        """Inside a block that is no assembly (metadata), or behind `.end`."""
        if not self.ended and text.strip() == self.raw_until:
            self.raw_until = ""
            self.open_blocks.pop()
            return Line(text, number, directive=Directive(text.strip(), ""))
        return Line(text, number)

    def _labels(self, code: str) -> tuple[tuple[str, ...], int]:
        """Labels in front of a statement, and where they end. The n-th `1:` is called `1#n`."""
        labels: list[str] = []
        offset = 0
        while (match := _LABEL.match(code, offset)) is not None:
            label = match.group(1)
            if label.isdigit():
                count = self.numeric_labels.get(label, 0) + 1
                self.numeric_labels[label] = count
                label = f"{label}#{count}"
            labels.append(label.strip('"'))
            offset = match.end()
        return tuple(labels), offset

    def _inline_assembly_mark(self, comment: str) -> None:
        mark = comment.lstrip(";")
        if mark.startswith("#ASMSTART"):
            self.inline_assembly = True
        elif mark.startswith("#ASMEND"):
            self.inline_assembly = False

    def _opaque_reason(self) -> str:
        if self.open_blocks and self.open_blocks[-1][0] in _MACRO_ENDS:
            return f"{self.open_blocks[-1][0]} block"
        if self.conditionals:
            return "conditional assembly"
        return _INLINE if self.inline_assembly else ""

    # -- directives

    def _structure_line(self, line: Line) -> Line:
        directive = line.directive
        assert directive is not None
        name = _END_ALIASES.get(directive.name, directive.name)
        line.opaque_reason = self._opaque_reason()
        if name in _MACRO_ENDS:
            self.open_blocks.append((name, _MACRO_ENDS[name], line.number, line.text))
            line.opaque_reason = f"{name} block"
            if name == ".macro":
                self.macros.add(re.split(r"[\s,]", directive.arguments, maxsplit=1)[0])
        elif self.open_blocks and name == self.open_blocks[-1][1]:
            self._close_block()
        elif self.open_blocks and self.open_blocks[-1][0] in _MACRO_ENDS:
            self.macros_set_symbols |= name in _SETTERS
        elif name.startswith(".if"):
            self.conditionals += 1
            line.opaque_reason = "conditional assembly"
        elif name == ".endif":
            self.conditionals = max(0, self.conditionals - 1)
            line.opaque_reason = "conditional assembly"
        elif name in _MUST_CLOSE:
            self.open_blocks.append((name, _MUST_CLOSE[name], line.number, line.text))
            self.raw_until = _RAW_BLOCKS.get(name, "")
        elif name == ".end" and not self.conditionals:
            self.ended = True
        elif name == ".purgem":
            line.opaque_reason = ".purgem"
        elif name in _SETTERS:
            self._define(directive.arguments, certain=not self.conditionals)
        return line

    def _close_block(self) -> None:
        opener = self.open_blocks.pop()[0]
        if opener in _MACRO_ENDS and opener != ".macro" and self.macros_set_symbols:
            self.symbols.values.clear()

    def _define(self, arguments: str, certain: bool) -> None:
        """Remember an absolute symbol; forget one whose value is not known here."""
        name, _, expression = arguments.partition(",")
        name, expression = name.strip().strip('"'), expression.strip()
        value = self._evaluate(expression) if certain else None
        if value is None:
            self.symbols.values.pop(name, None)
        else:
            self.symbols.values[name] = value

    def _evaluate(self, expression: str) -> int | None:
        try:
            require_sane(expression)
            if is_decimal(expression) and (expression[0] != "0" or expression == "0"):
                return int(expression)
            return evaluate(parsed(expression), self.symbols.values)
        except (ExpressionError, UnreadableError, ReadError, RecursionError):
            return None

    # -- instructions

    def _instruction_line(
        self, text: str, number: int, labels: tuple[str, ...], statement: str, comment: str, column: int
    ) -> Line:
        reason = self._opaque_reason() if self.open_blocks or self.conditionals or self.inline_assembly else ""
        if self.macros and not reason and _first_word(statement) in self.macros:
            reason = MACRO_CALL
            if self.macros_set_symbols:
                self.symbols.values.clear()
        if reason and reason != _INLINE:
            line = Line(text, number, labels, None, comment, column=column, opaque_reason=reason)
            line.has_instruction = reason != ".macro block"
            return line
        instruction = self.instructions.get(statement)
        if instruction is None:
            try:
                instruction = self._read(statement)
            except ReadError as error:
                span = Span(self.path, number, column + error.column, error.length)
                self.errors.append(
                    Diagnostic("INPUT", Severity.ERROR, span, error.message, ("expected one instruction",), text)
                )
                return Line(text, number, labels, None, comment, column=column, opaque_reason="unreadable")
        if not labels and statement in self.instructions and not self.comments.in_comment:
            self.seen[text] = (None, comment, instruction, column)
        return Line(text, number, labels, None, comment, instruction, column, reason)

    def _read(self, statement: str) -> AnyInstruction:
        known = _READINGS.instructions.get((self.target, self.wave_size, statement))
        if known is not None:
            self.instructions[statement] = known
            return known
        pieces, numbers = split_statement(statement)
        shape = self.shapes.get(pieces) or _READINGS.shapes.get((self.target, self.wave_size, pieces))
        if shape is None:
            self.symbols.numeric_labels = self.numeric_labels
            shape = parse_shape(statement, self.target, self.wave_size, self.symbols)
            if shape.symbolic:
                return shape.make(numbers)
            self.shapes[pieces] = shape
        try:
            instruction = shape.make(numbers)
        except ReadError:  # say it with the columns of this very statement
            parse_shape(statement, self.target, self.wave_size, self.symbols).make(numbers)
            raise
        self.instructions[statement] = instruction
        if not any(isinstance(operand.value, Expression) for operand in instruction.operands):
            _READINGS.shapes[self.target, self.wave_size, pieces] = shape
            _READINGS.instructions[self.target, self.wave_size, statement] = instruction
        return instruction


def _first_word(statement: str) -> str:
    match = _FIRST_WORD.match(statement)
    return match.group(0) if match else ""


def _read_directive(statement: str) -> Directive | None:
    match = _DIRECTIVE.match(statement)
    if match is not None:
        return Directive(match.group(1).lower(), match.group(2).strip())
    match = _ASSIGNMENT.match(statement)
    return Directive(".set", f"{match.group(1)}, {match.group(2)}") if match else None
