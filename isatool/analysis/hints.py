"""Hints of the author to the passes, in comments. The contract is in docs/passes/hints.md.

; isatool: keep                 this line, or the next instruction if the comment is alone, stays as it is ;
isatool: keep-begin           every instruction up to the matching keep-end does ; isatool: rewrite-begin        in a
function with such regions every instruction outside of them does ; isatool: off[pair, schedule]  these passes leave
the function alone ; isatool: assume[N <= 4096]    granted to passes and validator

What begins with `isatool: ignore` silences rules of `check` (`isatool.lint.suppress`); `isatool: NAME: ...` is what
the tool itself wrote about a kernel. Anything else is a fault: a hint that is misread must not be taken for none.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator, Sequence
from dataclasses import field
from enum import StrEnum
from typing import Final

from isatool.analysis.assumptions import HELP, parse
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.ir.line import Line
from isatool.ir.program import Function, Program
from isatool.ir.views import kept
from isatool.records import dataclass, record

MARK: Final = "isatool:"
_WORD: Final = re.compile(r"isatool:\s*(?P<word>[\w.$@-]*)(?P<record>:(?=\s|$))?\s*(?P<open>\[)?")
_OWN: Final = frozenset(("assumes", "after", "behind"))


class HintKind(StrEnum):
    """What a hint asks for."""

    KEEP = "keep"
    KEEP_BEGIN = "keep-begin"
    KEEP_END = "keep-end"
    REWRITE_BEGIN = "rewrite-begin"
    REWRITE_END = "rewrite-end"
    OFF = "off"
    ASSUME = "assume"


_PLACE: Final = "put it into a function, or among the comments directly above its label"
_PREAMBLE: Final = frozenset(
    (".text", ".section", ".protected", ".globl", ".global", ".weak", ".hidden", ".p2align", ".align", ".type")
)
_TAKES: Final = frozenset((HintKind.OFF, HintKind.ASSUME))
_BEGINS: Final = {HintKind.KEEP_END: HintKind.KEEP_BEGIN, HintKind.REWRITE_END: HintKind.REWRITE_BEGIN}


@record
class Hint:
    """A hint on the line with index `line`; `words` are what is in its brackets. Columns count from 1."""

    kind: HintKind
    words: tuple[str, ...]
    line: int
    column: int
    length: int


@record
class HintFault:
    """A hint that cannot be read or is where it means nothing. `is_region`: it opens or closes nothing."""

    line: int
    column: int
    length: int
    message: str
    note: str = ""
    is_region: bool = False


@record
class ParsedHints:
    """The hints of some lines and what is wrong with them."""

    hints: tuple[Hint, ...]
    faults: tuple[HintFault, ...]

    def words(self, kind: HintKind) -> tuple[str, ...]:
        """What is in the brackets of all hints of a kind."""
        return tuple(dict.fromkeys(word for hint in self.hints if hint.kind is kind for word in hint.words))


def read_hints(program: Program) -> ParsedHints:
    """All hints of a file; regions that cross the end of a function are faults."""
    reader = _Reader(program.lines)
    marked = [index for index, line in enumerate(program.lines) if MARK in line.comment]
    for function in program.functions if marked else ():
        _read(reader, function)
    if not program.functions:  # a piece of code without a frame
        for index in marked:
            reader.line(index, program.lines[index])
        reader.close()
        return ParsedHints(tuple(reader.hints), tuple(reader.faults))
    known = {index for function in program.functions for index in range(_head(function), function.last)}
    outside = _Reader(program.lines)
    for index in marked:
        if index not in known:
            outside.line(index, program.lines[index])
    lost = tuple(
        HintFault(hint.line, hint.column, hint.length, f"'{hint.kind}' is in no function", _PLACE, True)
        for hint in outside.hints
    )
    faults = sorted((*reader.faults, *outside.faults, *lost), key=lambda fault: (fault.line, fault.column))
    return ParsedHints(tuple(reader.hints), tuple(dict.fromkeys(faults)))


@kept
def hints_of(function: Function) -> ParsedHints:
    """The hints that hold for a function: those in it, and those among comments and directives above its label."""
    reader = _Reader(function.program.lines)
    _read(reader, function)
    return ParsedHints(tuple(reader.hints), tuple(reader.faults))


@kept
def kept_lines(function: Function) -> frozenset[int]:
    """Line indices of the instructions of a function that must stay as they are."""
    lines = function.program.lines
    if not any(MARK in lines[index].comment for index in range(function.first, function.last)):
        return frozenset()
    return frozenset(_kept(function, hints_of(function).hints))


def diagnostics(program: Program, hints: ParsedHints) -> tuple[Diagnostic, ...]:
    """The faults of a file's hints as errors with their places."""
    found = []
    for fault in hints.faults:
        line = program.lines[fault.line]
        span = Span(program.path, line.number, fault.column, fault.length)
        notes = (fault.note,) if fault.note else ()
        found.append(Diagnostic("INPUT", Severity.ERROR, span, fault.message, notes, line.text))
    return tuple(found)


def assumption_fault(text: str) -> str | None:
    """What is wrong with the words of an assumption, None if nothing is."""
    return None if parse(text) is not None else f"cannot read the assumption '{' '.join(text.split())}'"


def require_readable(program: Program) -> None:
    """UserError with every hint of a file that cannot be followed."""
    hints = read_hints(program)
    if hints.faults:
        raise UserError.of(diagnostics(program, hints))


def _read(reader: _Reader, function: Function) -> None:
    for index in range(_head(function), function.last):
        line = function.program.lines[index]
        if MARK in line.comment:
            reader.line(index, line)
    reader.close()


def _head(function: Function) -> int:
    """Where the comments and directives above a function's label begin."""
    lines = function.program.lines
    start = function.first
    while start > 0:
        line = lines[start - 1]
        if line.labels or line.has_instruction or (line.directive is not None and line.directive.name not in _PREAMBLE):
            break
        start -= 1
    return start


@dataclass
class _Reader:
    lines: Sequence[Line]
    hints: list[Hint] = field(default_factory=list)
    faults: list[HintFault] = field(default_factory=list)
    open: Hint | None = None

    def line(self, index: int, line: Line) -> None:
        """Every mark in a line's comment."""
        start = len(line.text) - len(line.comment) if line.text.endswith(line.comment) else line.text.find(line.comment)
        for match in _WORD.finditer(line.text, max(0, start)):
            word = match["word"]
            if match["record"] or word in _OWN or word.startswith("ignore"):
                continue
            self._hint(index, line.text, match)

    def _hint(self, index: int, text: str, match: re.Match[str]) -> None:
        column, word = match.start() + 1, match["word"]
        end = _closing(text, match.end()) if match["open"] else match.end("word")
        length = (end if end > 0 else len(text)) - match.start()
        if word not in HintKind.__members__.values():
            near = difflib.get_close_matches(word, [*HintKind, "ignore"], 1, 0.5)
            known = f"known are {', '.join(HintKind)}, and ignore[RULE]"
            note = f"did you mean '{near[0]}'? {known}" if near else known
            self._fault(index, column, length, f"'{word}' is not a hint" if word else "a hint without a word", note)
            return
        kind = HintKind(word)
        if end < 0:
            self._fault(index, column, length, f"the bracket of '{word}' is not closed", f"{word}[...]")
            return
        words = tuple(_words(text[match.end() : end - 1])) if match["open"] else ()
        hint = Hint(kind, words, index, column, length)
        if match["open"] and (kind not in _TAKES or not all(words)):
            self._fault(index, column, length, f"'{word}' takes no such brackets", f"; isatool: {word}")
            return
        if kind is HintKind.ASSUME:
            wrong = next(filter(None, map(assumption_fault, words)), "" if words else "an assumption is missing")
            if wrong:
                self._fault(index, column, length, wrong, HELP)
                return
        self._region(hint)
        self.hints.append(hint)

    def _region(self, hint: Hint) -> None:
        if hint.kind in _BEGINS.values():
            if self.open is not None:
                other = self.open
                message = f"'{hint.kind}' inside the region that '{other.kind}' opens"
                note = f"opened on line {self.lines[other.line].number}; regions do not nest"
                self._fault(hint.line, hint.column, hint.length, message, note, True)
                return
            self.open = hint
        elif hint.kind in _BEGINS:
            begin = _BEGINS[hint.kind]
            if self.open is None or self.open.kind is not begin:
                message = f"'{hint.kind}' closes no region"
                note = f"a region begins with ; isatool: {begin} in the same function"
                self._fault(hint.line, hint.column, hint.length, message, note, True)
                return
            self.open = None

    def close(self) -> None:
        """The end of a function: regions must be closed."""
        if self.open is not None:
            hint = self.open
            end = next(end for end, begin in _BEGINS.items() if begin is hint.kind)
            message = f"the region that '{hint.kind}' opens is not closed in its function"
            self._fault(hint.line, hint.column, hint.length, message, f"close it with ; isatool: {end}", True)
        self.open = None

    def _fault(
        self, line: int, column: int, length: int, message: str, note: str = "", is_region: bool = False
    ) -> None:
        self.faults.append(HintFault(line, column, length, message, note, is_region))


def _closing(text: str, start: int) -> int:
    """The index after the bracket that closes the one before `start`, -1 if none does."""
    depth = 1
    for index in range(start, len(text)):
        depth += {"[": 1, "]": -1}.get(text[index], 0)
        if depth == 0:
            return index + 1
    return -1


def _words(text: str) -> Iterator[str]:
    """What is between commas, those in parentheses left out."""
    return (" ".join(part.split()) for part in re.split(r",(?![^()]*\))", text))


def _kept(function: Function, hints: Sequence[Hint]) -> Iterator[int]:
    lines = function.program.lines
    code = [index for index in range(function.first, function.last) if lines[index].has_instruction]
    marks = [hint for hint in hints if function.first <= hint.line < function.last]
    restricted = any(hint.kind is HintKind.REWRITE_BEGIN for hint in marks)
    single = {hint.line for hint in marks if hint.kind is HintKind.KEEP}
    switches = {hint.line: hint.kind for hint in marks if hint.kind not in (HintKind.KEEP, HintKind.OFF)}
    keeping, rewriting, pending = False, False, False
    places = set(code)
    for index in range(function.first, function.last):
        kind = switches.get(index)
        keeping = kind is HintKind.KEEP_BEGIN or (keeping and kind is not HintKind.KEEP_END)
        rewriting = kind is HintKind.REWRITE_BEGIN or (rewriting and kind is not HintKind.REWRITE_END)
        if index not in places:
            pending = pending or index in single
            continue
        if keeping or pending or index in single or (restricted and not rewriting):
            yield index
        pending = False
