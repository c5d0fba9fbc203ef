"""Texts that make the assembler open other files: `.include` and `.incbin`, written out or put together by macros.

Assembly from elsewhere is only text to isatool, but the assembler follows it to any file of the machine. So whatever
might name one of these directives is refused, unless the user allows it: a word that stands outside of plain comments
and strings, and a word that a macro puts together from pieces of which one could be a part of it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from isatool.diagnostics import Diagnostic, Severity, Span

_WORD: Final = re.compile(r"\.inc(?:lude|bin)(?![\w.$@])", re.IGNORECASE)
_BLOCKS: Final = re.compile(r"^[^;\n]*?\.(?:macro|irpc?|rept?|altmacro)\b", re.IGNORECASE | re.MULTILINE)
_ALTMACRO: Final = re.compile(r"^[^;\n]*?(\.altmacro)\b", re.IGNORECASE | re.MULTILINE)
_STRING: Final = re.compile(r"\s*\.(?:asciz|ascii|string|ident|file|section|type)\s", re.IGNORECASE)
_PIECES: Final = re.compile(r"(\\\(\)|\\@|\\\+|\\[\w.$]*)")
_TOKEN: Final = re.compile(r"[^\s,;\"']+")
_TARGETS: Final = (".include", ".incbin")
_HINT: Final = (
    "nothing but the named file is read; if you trust it, `isatool fmt --expand --allow-include IN -o OUT` puts the "
    "other file in, and `isatool asm --allow-include` assembles as it stands"
)


def foreign_files(text: str, path: str) -> Iterator[Diagnostic]:
    """One error for each place that may make the assembler open another file."""
    if "." not in text:
        return
    has_blocks = _BLOCKS.search(text) is not None
    for match in _WORD.finditer(text):
        if not _is_inert(text, match.start(), has_blocks):
            name = match.group(0).lower()
            yield _error(text, path, match.start(), len(name), f"'{name}' reads another file")
    if not has_blocks:
        return
    alternate = _ALTMACRO.search(text)
    if alternate is not None:
        message = "'.altmacro' makes words that cannot be checked: one might read another file"
        yield _error(text, path, alternate.start(1), len(".altmacro"), message)
    for start, token in _composed(text):
        if _could_become(token) and not _in_comment(text, start):
            message = f"a macro may put '{token[:40]}' together to a directive that reads another file"
            yield _error(text, path, start, len(token), message)


def _is_inert(text: str, start: int, has_blocks: bool) -> bool:
    """True in a comment, and in the string of a data directive where no macro can make something else of it."""
    if _in_comment(text, start):
        return True
    begin = text.rfind("\n", 0, start) + 1
    before = text[begin:start]
    return not has_blocks and _STRING.match(before) is not None and before.count('"') == 1


def _in_comment(text: str, start: int) -> bool:
    """True behind a `;` or `//` that no quote or block comment can hide."""
    begin = text.rfind("\n", 0, start) + 1
    before = text[begin:start]
    marks = [at for at in (before.find(";"), before.find("//")) if at >= 0]
    if not marks:
        return False
    return not any(quote in before[: min(marks)] for quote in ("'", '"', "/*", "*/"))


def _composed(text: str) -> Iterator[tuple[int, str]]:
    """(place, word) of the words with something that a macro replaces."""
    begin = text.find("\\")
    while begin >= 0:
        first = text.rfind("\n", 0, begin) + 1
        end = text.find("\n", begin)
        end = len(text) if end < 0 else end
        for match in _TOKEN.finditer(text, first, end):
            if "\\" in match.group(0):
                yield match.start(), match.group(0)
        begin = text.find("\\", end)


def _could_become(token: str) -> bool:
    """True for a word of several pieces, one of which a macro replaces, that might become one of the directives."""
    pieces = [piece for piece in _PIECES.split(token) if piece and piece != "\\()"]
    if len(pieces) < 2 or sum(len(piece) for piece in pieces if piece[0] != "\\") > len(_TARGETS[0]):
        return False
    if all(piece[0] == "\\" for piece in pieces):
        return any(_wild(piece) == ".*" for piece in pieces)
    pattern = "".join(_wild(piece) if piece.startswith("\\") else re.escape(piece) for piece in pieces)
    return any(re.fullmatch(pattern, target, re.IGNORECASE) for target in _TARGETS)


def _wild(piece: str) -> str:
    """What a macro may put there: a number for counters, anything for parameters. `\\name.x` may end at the dot."""
    if piece in ("\\@", "\\+"):
        return r"\d+"
    return ".*"


def _error(text: str, path: str, start: int, length: int, message: str) -> Diagnostic:
    begin = text.rfind("\n", 0, start) + 1
    end = text.find("\n", start)
    line = text[begin : end if end >= 0 else len(text)].rstrip("\r")
    span = Span(path, text.count("\n", 0, start) + 1, start - begin + 1, length)
    return Diagnostic("INPUT", Severity.ERROR, span, message, (_HINT,), line)
