"""What the assembler itself makes of a text: each instruction as it prints it, macros and conditionals flattened.

The asm printer of clang (`-cc1as -filetype asm`) keeps comments after instructions and labels in place; both serve
as marks that tell which output belongs to which input line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from isatool.asm.emitter import emit
from isatool.asm.reader import MACRO_CALL, read_file, read_text
from isatool.asm.source_lines import CommentScanner
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.diagnostics import Span, UserError
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.isa.target import Support

_MARK: Final = re.compile(r"\t(?P<statement>.*?)[ \t]*;[ \t]*@isatool:(?P<index>\d+)@")
_LOCAL: Final = re.compile(r"(?<![\w.$])\d+[bf](?![\w.$])")
_TEMPORARY: Final = re.compile(r"(?<![\w.$])\.Ltmp\d+(?![\w.$])")
_BEGIN: Final = ".Lisatool_expand_begin_"
_END: Final = ".Lisatool_expand_end_"
_COUNT: Final = "isatool_expand_count_"
_REPETITION: Final = re.compile(
    r"(?P<start>\s*\.rept?\s+)(?P<count>[^;]*?)(?P<end>\s*(?:;.*|//.*|/\*.*)?)$", re.IGNORECASE
)
_OPENS: Final = re.compile(r"\s*\.(?:macro|rept?|irpc?)\b", re.IGNORECASE)
_CLOSES: Final = re.compile(r"\s*\.(?:endm|endmacro|endr|endrep)\b", re.IGNORECASE)
_ADDRESS: Final = re.compile(r"[A-Za-z_.$@]")
"""what may have an address: a symbol or the place counter"""


def canonical(program: Program, toolchain: Toolchain) -> Program:
    """The program with every instruction as the assembler prints it; those in macros and conditionals stay as they are.

    AssembleError if the assembler refuses the text.
    """
    marked = "".join(_marked(index, line) + "\n" for index, line in enumerate(program.lines))
    output = toolchain.print_assembly(marked, program.chip, program.wave_size, program.path)
    printed: dict[int, str] = {}
    for text in output.split("\n"):
        match = _MARK.match(text)
        if match is not None:
            printed[int(match["index"])] = match["statement"]
    lines: list[str] = []
    for index, line in enumerate(program.lines):
        if line.instruction is None:
            lines.append(line.text)
        elif index in printed:
            lines.append(_replaced(line, printed[index]))
        else:
            span = Span(program.path, line.number, line.column)
            hint = "is it where nothing is assembled, such as after .end?"
            raise UserError("the assembler printed nothing for this instruction", span, hint, line.text)
    return _read_again(program, lines)


def written_out(program: Program, toolchain: Toolchain | None = None) -> Program:
    """The program with what only the assembler knows written out; as it is if nothing is, or if the expansion does not
    assemble to the same object. Lines have the numbers that they had, those of an expansion that of the line they come
    from.
    """
    if not any(map(_is_expanded, program.lines)):
        return program
    try:
        tools = toolchain or Toolchain.find()
        found = expand(program, tools)
        objects = [tools.assemble(emit(each), each.chip, each.wave_size, each.path) for each in (program, found)]
    except UserError:
        return program
    return found if objects[0] == objects[1] else program


def loaded(source: str | Path, mcpu: str | None = None) -> Program:
    """A path, or a text of more than one line, as a program in which macros, `.if` and `.rept` are expanded."""
    if isinstance(source, str) and "\n" in source:
        return written_out(read_text(source, mcpu=mcpu))
    return read_written_out(source, mcpu)


def read_written_out(
    path: str | Path, mcpu: str | None = None, kernel: str | None = None, use: Support = Support.REWRITE
) -> Program:
    """Read a file as `read_file` does, with macros, conditionals and repetitions written out."""
    return written_out(read_file(path, mcpu, kernel=kernel, use=use))


def expand(program: Program, toolchain: Toolchain) -> Program:
    """The program without macros, repetitions and conditionals: the assembler's expansion in their place.

    All other lines stay as they are. AssembleError if the assembler refuses the text.
    """
    regions = list(_regions(program.lines))
    if not regions:
        return program
    text: list[str] = []
    position = 0
    for number, (first, last) in enumerate(regions):
        text += [line.text for line in program.lines[position:first]]
        text.append(f"{_BEGIN}{number}:")
        text += [line.text for line in program.lines[first:last]]
        text.append(f"{_END}{number}:")
        position = last
    text += [line.text for line in program.lines[position:]]
    output = _printed(program, text, toolchain).split("\n")
    labels = [(index, line.partition(":")[0]) for index, line in enumerate(output) if line.startswith((_BEGIN, _END))]
    places = {label: index for index, label in reversed(labels)}
    lines: list[tuple[int, str]] = []
    position = 0
    for number, (first, last) in enumerate(regions):
        lines += [(line.number, line.text) for line in program.lines[position:first]]
        lines += [(program.lines[first].number, line) for line in _between(output, places, number)]
        position = last
    lines += [(line.number, line.text) for line in program.lines[position:]]
    found = _read_again(program, [line for _, line in lines])
    if len(found.lines) == len(lines):
        for line, (place, _) in zip(found.lines, lines, strict=True):
            line.number = place
    return found


def _printed(program: Program, text: Sequence[str], toolchain: Toolchain) -> str:
    """What the assembler prints of a text. Counts of repetitions that depend on addresses are numbers for it: it knows
    no addresses while it prints, so they are taken from an object file.
    """
    source = program.newline.join(text) + program.newline
    try:
        return toolchain.print_assembly(source, program.chip, program.wave_size, program.path)
    except AssembleError:
        counts = {index: match for index, match in _outer_counts(text) if _ADDRESS.search(match["count"])}
        if not counts:
            raise
    measured = list(text)
    for index, match in counts.items():
        measured[index] = f"\t.set {_COUNT}{index}, {match['count']}{program.newline}{text[index]}"
    source = program.newline.join(text) + program.newline
    toolchain.assemble(source, program.chip, program.wave_size, program.path)  # its errors have the places of the file
    source = program.newline.join(measured) + program.newline
    from isatool.asm.elf import read_elf

    symbols = read_elf(toolchain.assemble(source, program.chip, program.wave_size, program.path)).symbols
    values = {symbol.name: symbol.value for symbol in symbols}
    counted = list(text)
    for index, match in counts.items():
        if f"{_COUNT}{index}" in values:  # else it is where nothing is assembled
            counted[index] = f"{match['start']}{values[f'{_COUNT}{index}']}{match['end']}"
    source = program.newline.join(counted) + program.newline
    return toolchain.print_assembly(source, program.chip, program.wave_size, program.path)


def _outer_counts(text: Sequence[str]) -> Iterator[tuple[int, re.Match[str]]]:
    """(line, its parts) of the repetitions that are in no macro and no other repetition."""
    depth = 0
    for index, line in enumerate(text):
        match = _REPETITION.match(line)
        if match is not None and not depth:
            yield index, match
        depth += _OPENS.match(line) is not None
        depth -= _CLOSES.match(line) is not None and depth > 0


def _read_again(program: Program, lines: Sequence[str]) -> Program:
    text = program.newline.join(lines) + (program.newline if program.trailing_newline else "")
    named = any(line.opaque_reason in (".include", ".incbin") for line in program.lines)
    return read_text(text, program.path, program.chip, includes=named, use=Support.READ)


def _marked(index: int, line: Line) -> str:
    """The line with a mark for a comment, on as many lines as it had."""
    if line.instruction is None:
        return "" if line.comment.startswith("#") else line.text  # `# 1 "file"` would move the places of messages
    scanner = CommentScanner()
    code, comment = scanner.split(line.text[line.column - 1 :])
    marked = f"{line.text[: line.column - 1]}{code.rstrip()} /*@isatool:{index}@*/"
    if scanner.in_comment:  # goes on in the next line
        marked += " " + comment[comment.rindex("/*") :]
    return marked + "\n" * (line.text.count("\n") - marked.count("\n"))


def _replaced(line: Line, statement: str) -> str:
    """The line's text with another statement; labels in front and comments stay."""
    prefix, own = line.text[: line.column - 1], line.text[line.column - 1 :]
    written = _LOCAL.findall(own.removesuffix(line.comment) if line.comment else own)
    if len(written) == len(_TEMPORARY.findall(statement)):  # the printer's own names of `1b` and `2f`
        statement = _TEMPORARY.sub(lambda _: written.pop(0), statement)
    text = f"{prefix if prefix.strip() else chr(9)}{statement}"
    return f"{text} {line.comment}" if line.comment else text


def _is_expanded(line: Line) -> bool:
    """Whether the assembler expands or skips a line."""
    return bool(line.opaque_reason) and line.opaque_reason not in ("inline assembly", "unreadable")


def _regions(lines: Sequence[Line]) -> Iterator[tuple[int, int]]:
    """[first, last) of every run of lines that the assembler expands or skips; each call of a macro by itself."""
    first = -1
    for index, line in enumerate(lines):
        inside = _is_expanded(line)
        if first >= 0 and (not inside or line.opaque_reason == MACRO_CALL or lines[first].opaque_reason == MACRO_CALL):
            yield first, index
            first = -1
        if inside and first < 0:
            first = index
    if first >= 0:
        yield first, len(lines)


def _between(output: Sequence[str], places: Mapping[str, int], number: int) -> list[str]:
    """What the assembler printed between the labels of a region. It prints the comment of a macro's call after its
    expansion, beside the label there.
    """
    begin, end = places.get(f"{_BEGIN}{number}", -1), places.get(f"{_END}{number}", -1)
    if begin < 0 or end < begin:
        text = "a conditional, macro or repetition reaches into a descriptor or metadata, and cannot be expanded alone"
        raise UserError(text, hint="write the expansion there yourself")
    found = [line for line in output[begin + 1 : end] if line.strip() and "\t.no_dead_strip" not in line]
    comment = output[end].partition(":")[2]
    return [*found[:-1], found[-1] + comment] if found and comment.strip() else found
