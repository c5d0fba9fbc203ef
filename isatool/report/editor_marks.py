"""What an editor shows of a text beside its findings: symbols, hints in lines, tokens, and new names for old ones.

Positions are 0-based, as editors count. Comments are left alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from isatool.diagnostics import UserError
from isatool.records import record
from isatool.report.annotations import bank_text

if TYPE_CHECKING:
    from isatool.report.editor import CharacterRange, Document

TOKENS: Final = ("keyword", "variable", "number", "label", "macro", "comment", "string")
"""kinds of tokens: mnemonics, registers, numbers, labels, directives, comments, strings"""
_TOKEN: Final = re.compile(
    r'(?P<comment>;.*|//.*|/\*.*?\*/)|(?P<string>"(?:[^"\\]|\\.)*")'
    r"|(?P<label>^\s*[\w.$@]+(?=:(?!:))|\.LBB\w+|\.Ltmp\d+)|(?P<macro>^\s*\.\w+)"
    r"|(?P<variable>\b(?:[vs]\d+|[vs]\[\d+(?::\d+)?\]|vcc(?:_lo|_hi)?|exec(?:_lo|_hi)?|m0|scc|null)(?![\w.]))"
    r"|(?P<keyword>\b(?:[svd]s?|v_dual|ds|global|flat|scratch|buffer|image|exp|tbuffer|lds)_\w+)"
    r"|(?P<number>(?<![\w.])-?(?:0x[0-9a-fA-F]+|\d+(?:\.\d+)?(?:e[+-]?\d+)?)(?![\w.]))"
)
_LABEL: Final = re.compile(r"^\s*([\w.$@]+):(?!:)")
_FUNCTION: Final = re.compile(r"\s*\.type\s+([\w.$@]+)\s*,\s*@function")
_SYMBOL: Final = re.compile(r"[A-Za-z_.$][\w.$@]*")
_REGISTER: Final = re.compile(r"([vs])(\d+)")
_ANY_REGISTER: Final = re.compile(r"\b([vs])(?:\[(\d+)(?::(\d+))?\]|(\d+))(?![\w.])")
_PLAIN: Final = ("none", "valu", "salu", "control", "branch")
_LIMITS: Final = {"v": 256, "s": 106}


@record
class EditorSymbol:
    """A function with the labels in it, or a label; `last` is the last line of what it names."""

    name: str
    place: CharacterRange
    last: int
    labels: tuple[EditorSymbol, ...] = ()


def symbols(document: Document) -> tuple[EditorSymbol, ...]:
    """Functions with their labels; labels that no debug build made, and those outside of functions on their own."""
    from isatool.report.editor import CharacterRange

    functions = {match[1] for text in document.lines if (match := _FUNCTION.match(text))}
    found = [
        (match[1], CharacterRange(number, match.start(1), match.end(1)))
        for number, text in enumerate(document.lines[: _metadata(document)])
        if (match := _LABEL.match(text)) and not match[1].startswith((".Ltmp", ".Lfunc_"))
    ]
    made: list[EditorSymbol] = []
    for index, (name, place) in enumerate(found):
        last = (found[index + 1][1].line if index + 1 < len(found) else _metadata(document)) - 1
        own = EditorSymbol(name, place, last)
        inside = made and made[-1].name in functions and name not in functions and name.startswith(".L")
        if inside:
            around = made[-1]
            made[-1] = EditorSymbol(around.name, around.place, last, (*around.labels, own))
        else:
            made.append(own)
    return tuple(made)


def inlay_hints(document: Document, first: int, last: int) -> Iterator[tuple[int, int, str]]:
    """(line, column, text) at the end of some lines: banks of sources, latency classes but plain ones, and if the
    document is priced cycles that a wave waits there, and of an iteration at the head of a loop.
    """
    costs = document.costs if document.is_priced else {}
    for number in range(max(0, first), min(last + 1, len(document.lines))):
        text = "  ".join(filter(None, (*_of_instruction(document, number), costs.get(number, ""))))
        if text:
            code = document.lines[number].partition(";")[0].rstrip()
            yield number, len(code), text


def _of_instruction(document: Document, number: int) -> tuple[str, ...]:
    """Banks and latency classes of a line."""
    found = document.line(number)
    if found is None or found.instruction is None or found.instruction.is_opaque:
        return ()
    banks, _ = bank_text(found.instruction)
    rows = [half.row for half in found.instruction.halves if half.row is not None]
    named = dict.fromkeys(str(row.latency_class) for row in rows)
    classes = [name for name in named if name not in _PLAIN]
    return f"banks {banks}" if banks else "", ", ".join(classes)


def tokens(document: Document) -> Iterator[tuple[int, int, int, int]]:
    """(line, column, length, index in `TOKENS`) in the order of the text."""
    for number, text in enumerate(document.lines[: _metadata(document)]):
        for match in _TOKEN.finditer(text):
            kind = str(match.lastgroup)
            start = match.end() - len(match.group().lstrip())
            yield number, start, match.end() - start, TOKENS.index(kind)


def renamed(document: Document, line: int, column: int, new: str) -> tuple[CharacterRange, ...]:
    """The places that get the new name: a label everywhere, a register in its function.

    UserError where the name is no name, is taken, or where the register is part of a tuple.
    """
    found = document.word(line, column)
    if found is None or column > len(_code(document.lines[line])):
        raise UserError("there is neither a label nor a register here")
    old = found[0]
    if _REGISTER.fullmatch(old):
        return _renamed_register(document, line, old, new)
    if not any((match := _LABEL.match(text)) and match[1] == old for text in document.lines):
        raise UserError(f"'{old}' is not a label of this file")
    if not _SYMBOL.fullmatch(new) or _ANY_REGISTER.fullmatch(new):
        raise UserError(f"'{new}' cannot be the name of a label")
    if any(_words(text, new) for text in document.lines):
        raise UserError(f"'{new}' is taken")
    return tuple(_places(document, old, 0, len(document.lines)))


def _renamed_register(document: Document, line: int, old: str, new: str) -> tuple[CharacterRange, ...]:
    first, last = document.function_lines(line)
    wanted = _REGISTER.fullmatch(new)
    if wanted is None or wanted[1] != old[0] or int(wanted[2]) >= _LIMITS[old[0]]:
        raise UserError(f"'{new}' is not a register of the same kind as '{old}'")
    for number in range(first, last):
        for match in _ANY_REGISTER.finditer(_code(document.lines[number])):
            low = int(match[4] or match[2])
            high = int(match[3] or low)
            if match[1] != old[0]:
                continue
            if low <= int(wanted[2]) <= high:
                raise UserError(f"line {number + 1} uses {new} already")
            if match[2] and low <= int(old[1:]) <= high:
                raise UserError(f"line {number + 1} has {old} in a tuple, which cannot be renamed alone")
    return tuple(_places(document, old, first, last))


def _places(document: Document, name: str, first: int, last: int) -> Iterator[CharacterRange]:
    from isatool.report.editor import CharacterRange

    for number in range(first, last):
        for match in _words(document.lines[number], name):
            yield CharacterRange(number, match.start(), match.end())


def _metadata(document: Document) -> int:
    """The line at which metadata begin, which are no assembly; else how many lines there are."""
    lines = document.lines
    return next((number for number, text in enumerate(lines) if text.strip() == ".amdgpu_metadata"), len(lines))


def _words(text: str, name: str) -> list[re.Match[str]]:
    return list(re.finditer(rf"(?<![\w.$@]){re.escape(name)}(?![\w.$@])", _code(text)))


def _code(text: str) -> str:
    return text.partition(";")[0].partition("//")[0]
