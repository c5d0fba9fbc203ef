"""How large a text may be and become: lines, repetitions, fills, nesting. What the assembler would choke on is said.

The limits lie far above what compilers and people write: a file of a quarter of a million lines passes. Counts whose
value is not known here (labels, symbols that a macro sets) are left to the limits of the assembler's process
(`isatool.asm.toolchain`).
"""

from __future__ import annotations

import re
from dataclasses import field
from functools import lru_cache
from typing import Final

from isatool.asm.assembler_expression import ExpressionError, evaluate
from isatool.asm.foreign_files import foreign_files
from isatool.asm.syntax import UnreadableError, parsed
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.records import dataclass, record

MAX_BYTES: Final = 256 * 1024 * 1024
MAX_LINES: Final = 2_000_000
MAX_LINE_LENGTH: Final = 1_000_000
MAX_EXPANDED_LINES: Final = 4_000_000
MAX_FILLED_BYTES: Final = 256 * 1024 * 1024
MAX_ALIGNMENT: Final = 1 << 26
MAX_NESTING: Final = 64
MAX_DIGITS: Final = 1000
"""for all of them: far more than files of compilers have, and little enough to be held in memory"""
_LONG_NUMBER: Final = re.compile(rf"(?<![\w.$@])\d[\da-fx]{{{MAX_DIGITS}}}", re.IGNORECASE)
_MOST_DIGITS: Final = 70
"""64 bits in binary, with room for a prefix; longer numbers are beyond every limit"""

_INTERESTING: Final = re.compile(
    r"\.(?:macro|rept?|irpc?|fill|zero|space|skip|org|p2align[wl]?|balign[wl]?|align|dcb|ds|if)", re.IGNORECASE
)
_SYMBOLIC: Final = re.compile(
    r"\.(?:rept?|fill|zero|space|skip|org|p2align[wl]?|balign[wl]?|align|dcb|ds)(?:\.\w)?[ \t]+[^\s\d]", re.IGNORECASE
)
_BLOCK_MARK: Final = re.compile(r"\.(?:macro|rept?|irpc?|if)", re.IGNORECASE)
_STATEMENT: Final = re.compile(r"\s*(?:[\w.$\"@?]+\s*:(?!:)\s*)*(?P<word>[.\w$\\@]+)[ \t]*(?P<rest>[^;\n]*)")
_NUMBER: Final = re.compile(r"\s*(0x[0-9a-f]+|0b[01]+|0[0-7]*|[1-9]\d*)\s*$", re.IGNORECASE)
_NAME: Final = re.compile(r"[A-Za-z_.$][\w.$]*")
_SETS: Final = (".set", ".equ", ".equiv")
_LONGEST_EXPRESSION: Final = 200
"""whose symbols are evaluated; no compiler writes such counts"""
_ENDS: Final = frozenset((".endm", ".endmacro", ".endr", ".endrep"))
_FILLS: Final = frozenset((".zero", ".space", ".skip", ".org"))
_ALIGNMENTS: Final = (".p2align", ".balign", ".align")


@dataclass
class _Block:
    """A macro or repetition that is open: how often its lines come, and what they expand to so far."""

    name: str
    count: int
    line: int
    column: int
    text: str
    macro: str = ""
    lines: int = 0
    filled: int = 0
    calls: list[str] = field(default_factory=list)


@record
class _Size:
    """Lines and bytes that a macro expands to."""

    lines: int = 0
    filled: int = 0


@lru_cache(maxsize=4)
def require_acceptable(text: str, path: str, includes: bool = False) -> None:
    """UserError for a text that is too large, would become so, or (unless `includes`) names other files. One that was
    read is not looked through again when it is assembled.
    """
    _require_size(text, path)
    errors = [] if includes else list(foreign_files(text, path))
    if errors:
        raise UserError.of(tuple(errors))
    if _INTERESTING.search(text):
        _Counter(path).run(text)
    _require_short_numbers(text, path)


def _require_size(text: str, path: str) -> None:
    if len(text) > MAX_BYTES:
        raise UserError(f"{len(text)} characters are more than the limit of {MAX_BYTES}", Span(path), _SPLIT)
    lines = text.count("\n") + 1
    if lines > MAX_LINES:
        raise UserError(f"{lines} lines are more than the limit of {MAX_LINES}", Span(path, MAX_LINES + 1), _SPLIT)
    if len(text) <= MAX_LINE_LENGTH:
        return
    begin = number = 0
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > MAX_LINE_LENGTH:
            message = f"a line of {len(line)} characters: at most {MAX_LINE_LENGTH} are read"
            raise UserError(message, Span(path, number, MAX_LINE_LENGTH + 1), "break it into several")
        begin += len(line) + 1


_SPLIT: Final = "split the file"


def _require_short_numbers(text: str, path: str) -> None:
    """UserError for a number of thousands of digits, which the assembler reads in quadratic time; strings are none."""
    if max(map(len, text.split("\n"))) <= MAX_DIGITS:
        return
    for found in _LONG_NUMBER.finditer(text):
        begin = text.rfind("\n", 0, found.start()) + 1
        if text.count('"', begin, found.start()) % 2 == 0:
            span = Span(path, text.count("\n", 0, begin) + 1, found.start() - begin + 1, 1)
            raise UserError(f"a number of more than {MAX_DIGITS} digits", span, "instructions hold 64 bits at most")


class _Counter:
    """Walks the statements; blocks multiply what is in them."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.stack: list[_Block] = []
        self.macros: dict[str, _Size] = {}
        self.total = _Block("", 1, 0, 0, "")
        self.conditionals = 0
        self.symbols: dict[str, int] = {}
        """absolute symbols whose value here is certain, in files that count by symbols"""
        self.counts_by_symbols = False

    def run(self, text: str) -> None:
        """UserError at the line that makes it too much."""
        has_blocks = _BLOCK_MARK.search(text) is not None
        self.counts_by_symbols = _SYMBOLIC.search(text) is not None
        for number, line in enumerate(text.split("\n"), 1):
            if not has_blocks and "." not in line and (not self.counts_by_symbols or "=" not in line):
                continue
            match = _STATEMENT.match(line)
            if match is not None:
                self._statement(match, line, number)

    def _statement(self, match: re.Match[str], text: str, number: int) -> None:
        word, rest = match["word"].lower(), match["rest"]
        column = match.start("word") + 1
        if word in (".macro", ".rept", ".rep", ".irp", ".irpc"):
            self._open(word, rest, text, number, column)
        elif word in _ENDS:
            self._close()
        elif word.startswith(".if"):
            self.conditionals += 1
            if self.conditionals > MAX_NESTING:
                self._refuse(f"'{word}' nests more than {MAX_NESTING} deep", number, column, word, text)
        elif word == ".endif":
            self.conditionals = max(0, self.conditionals - 1)
        elif word in _FILLS or word == ".fill" or word.startswith((".ds", ".dcb")):
            self._fill(word, rest, text, number, column)
        elif word.startswith(_ALIGNMENTS):
            self._align(word, rest, text, number, column)
        elif word in _SETS:
            self._set(*rest.partition(",")[::2])
        elif rest.startswith("=") and not rest.startswith("=="):
            self._set(match["word"], rest[1:])
        else:
            self._plain(match["word"], text, number, column)

    def _set(self, name: str, value: str) -> None:
        """Remember a symbol, unless a macro, a repetition or a condition decides whether it is set."""
        self.symbols.pop(name.strip(), None)
        if self.stack or self.conditionals or not self.counts_by_symbols:
            return
        number = self._value(value)
        if number is not None:
            self.symbols[name.strip()] = number

    def _value(self, text: str) -> int | None:
        """A plain number, or an expression of known symbols; None where the value is not known here."""
        if _NUMBER.match(text):
            return _number(text)
        if len(text) > _LONGEST_EXPRESSION or not self.symbols.keys() & set(_NAME.findall(text)):
            return None
        try:
            return evaluate(parsed(text.strip()), self.symbols)
        except (ExpressionError, UnreadableError, RecursionError):
            return None

    def _count(self, text: str) -> int:
        """The value, 1 for one that is not known."""
        value = self._value(text)
        return 1 if value is None else value

    @property
    def _top(self) -> _Block:
        return self.stack[-1] if self.stack else self.total

    def _open(self, word: str, rest: str, text: str, number: int, column: int) -> None:
        if len(self.stack) >= MAX_NESTING:
            self._refuse(f"'{word}' nests more than {MAX_NESTING} deep", number, column, word, text)
        count, macro = 1, ""
        if word in (".rept", ".rep"):
            count = max(0, self._count(rest))
            if count > MAX_EXPANDED_LINES:
                self._refuse(f"'{word}' repeats {count} times: {_AT_MOST}", number, column, word, text)
        elif word == ".macro":
            macro = re.split(r"[\s,]", rest.strip(), maxsplit=1)[0]
        else:
            arguments = rest.partition(",")[2]
            count = max(1, len(arguments.strip()) if word == ".irpc" else arguments.count(",") + 1)
        self.stack.append(_Block(word, count, number, column, text, macro))

    def _close(self) -> None:
        if not self.stack:
            return
        block = self.stack.pop()
        if block.macro:
            self.macros[block.macro.lower()] = _Size(block.lines, block.filled)
            return
        self._add(block.lines * block.count, block.filled * block.count, block)

    def _plain(self, word: str, text: str, number: int, column: int) -> None:
        """An instruction, or a macro that is called: what it calls itself is bounded by the assembler."""
        known = self.macros.get(word.lower())
        lines, filled = (1, 0) if known is None else (known.lines, known.filled)
        top = self._top
        if top.lines + lines <= MAX_EXPANDED_LINES and top.filled + filled <= MAX_FILLED_BYTES:
            top.lines += lines
            top.filled += filled
        else:
            self._add(lines, filled, _Block(word, 1, number, column, text))

    def _fill(self, word: str, rest: str, text: str, number: int, column: int) -> None:
        parts = rest.split(",")
        size = self._count(parts[0])
        if word == ".fill" and len(parts) > 1:
            size *= max(1, min(8, self._count(parts[1])))
        elif word.startswith((".dcb", ".ds")):
            size *= 16
        self._add(1, max(0, size), _Block(word, 1, number, column, text))

    def _align(self, word: str, rest: str, text: str, number: int, column: int) -> None:
        value = max(0, self._count(rest.split(",")[0]))
        alignment = value if word.startswith(".balign") else 1 << min(value, 63)
        if word == ".align" and value > 31:
            alignment = value
        if alignment > MAX_ALIGNMENT:
            self._refuse(f"'{word} {value}' aligns to more than {MAX_ALIGNMENT} bytes", number, column, word, text)
        self._add(1, 0, _Block(word, 1, number, column, text))

    def _add(self, lines: int, filled: int, place: _Block) -> None:
        top = self._top
        top.lines += lines
        top.filled += filled
        if top.lines > MAX_EXPANDED_LINES:
            message = f"'{place.name}' makes the text expand to {top.lines} lines: {_AT_MOST}"
            self._refuse(message, place.line, place.column, place.name, place.text)
        if top.filled > MAX_FILLED_BYTES:
            message = f"'{place.name}' fills {top.filled} bytes: at most {MAX_FILLED_BYTES} are accepted"
            self._refuse(message, place.line, place.column, place.name, place.text)

    def _refuse(self, message: str, line: int, column: int, word: str, text: str) -> None:
        span = Span(self.path, line, column, len(word))
        found = Diagnostic("INPUT", Severity.ERROR, span, message, ("write less of it, or split the file",), text)
        raise UserError.of((found,))


_AT_MOST: Final = f"at most {MAX_EXPANDED_LINES} lines are accepted"


def _number(text: str) -> int:
    """A plain number."""
    match = _NUMBER.match(text)
    assert match is not None
    digits = match.group(1).lower()
    if len(digits) > _MOST_DIGITS:
        return 1 << 64  # beyond every limit
    if digits.startswith(("0x", "0b")):
        return int(digits, 0)
    return int(digits, 8) if len(digits) > 1 and digits[0] == "0" else int(digits)
