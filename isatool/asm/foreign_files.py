"""Texts that make the assembler open other files: `.include` and `.incbin`, written out or put together by macros.

Assembly from elsewhere is only text to isatool, but the assembler follows it to any file of the machine. So whatever
might name one of these directives is refused, unless the user allows it: a word that is outside of plain comments
and strings, and a word that a macro puts together from pieces of which one could be a part of it. After `.altmacro`
parameters are replaced without a backslash, `&` joins words, and `!` in angle brackets goes: all of that is looked
through, so the macros of AMD's own sources, which only pass numbers (`%expression`), are accepted.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from isatool.diagnostics import Diagnostic, Severity, Span

_WORD: Final = re.compile(r"\.inc(?:lude|bin)(?![\w.$@])", re.IGNORECASE)
_BLOCKS: Final = re.compile(r"^[^;\n]*?\.(?:macro|irpc?|rept?|altmacro)\b", re.IGNORECASE | re.MULTILINE)
_BLOCK: Final = re.compile(r"\.(?:macro|irpc?|rept?|altmacro)\b", re.IGNORECASE)
"""sooner found to be nowhere than `_BLOCKS`, which looks at lines"""
_ALTMACRO: Final = re.compile(r"^[^;\n]*?(\.altmacro)\b", re.IGNORECASE | re.MULTILINE)
_HIDDEN_WORD: Final = re.compile(r"\.!?i!?n!?c!?(?:l!?u!?d!?e|b!?i!?n)(?![\w.$@])", re.IGNORECASE)
"""with the escapes of alternate macro syntax"""
_BLOCK_MARKS: Final = re.compile(
    r"\.(?:(?P<header>macro[ \t]+(?P<name>[^\s,;]+)|irpc?\b)(?P<rest>[^\n;]*)|rept?\b|end[mr]\b|endmacro\b|endrep\b)",
    re.IGNORECASE,
)
_STRING: Final = re.compile(r"\s*\.(?:asciz|ascii|string|ident|file|section|type)\s", re.IGNORECASE)
_PIECES: Final = re.compile(r"(\\\(\)|\\@|\\\+|\\[\w.$]*)")
_WORDS: Final = re.compile(r"(\\\(\)|\\@|\\\+|\\[\w.$]*|[\w.$@]+|><|&)")
_NOTHING: Final = frozenset(("\\()", "><", "&"))
"""what joins two pieces and leaves nothing behind"""
_TOKEN: Final = re.compile(r"[^\s,;:/*\"']+")
_TARGETS: Final = (".altmacro", ".include", ".incbin")
_MACROS: Final = (".macro", ".irp", ".irpc")
"""what could give words another meaning in alternate macro syntax"""
_HINT: Final = (
    "nothing but the named file is read; if you trust it, `isatool fmt --expand --allow-include IN -o OUT` puts the "
    "other file in, and `isatool code asm --allow-include` assembles it unchanged"
)


def foreign_files(text: str, path: str) -> Iterator[Diagnostic]:
    """One error for each place that may make the assembler open another file."""
    if "." not in text:
        return
    has_blocks = _BLOCK.search(text) is not None and _BLOCKS.search(text) is not None
    for match in _WORD.finditer(text):
        if not _is_inert(text, match.start(), has_blocks):
            name = match.group(0).lower()
            yield _error(text, path, match.start(), len(name), f"'{name}' reads another file")
    if not has_blocks:
        return
    alternate = _ALTMACRO.search(text) is not None
    parameters = _parameters(text) if alternate else frozenset()
    marks = "\\&<!" if alternate else "\\"
    if alternate and "!" in text:
        for match in _HIDDEN_WORD.finditer(text):
            if "!" in match.group(0) and not _in_comment(text, match.start()):
                message = "an escaped word that reads another file"
                yield _error(text, path, match.start(), len(match.group(0)), message)
    for start, token in _composed(text, marks):
        could_become = _could_become_alternate(token, parameters) if alternate else _could_become(token)
        if could_become and not _in_comment(text, start):
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
    """True after a `;` or `//` that no quote or block comment can hide."""
    begin = text.rfind("\n", 0, start) + 1
    before = text[begin:start]
    marks = [at for at in (before.find(";"), before.find("//")) if at >= 0]
    if not marks:
        return False
    return not any(quote in before[: min(marks)] for quote in ("'", '"', "/*", "*/"))


def _parameters(text: str) -> frozenset[str] | None:
    """What macros and repetitions replace; None if the names cannot be read off the text."""
    opened: list[frozenset[str]] = []
    found: set[str] = set()
    for match in _BLOCK_MARKS.finditer(text):
        if not match["header"]:
            opened = opened[:-1]
            continue
        first = text.rfind("\n", 0, match.start()) + 1
        if text[first : match.start()].strip() and not _in_comment(text, match.start()):
            return None  # an argument, or what a macro may make one of
        parts = match["rest"].split(",")[: None if match["name"] else 1]
        names = frozenset(word for part in parts for word in re.findall(r"[^\s=:]+", part.partition("=")[0])[:1])
        if not all(name.isidentifier() for name in names) or any(names & outer for outer in opened):
            return None
        opened.append(names)
        found |= names
    return frozenset(found)


def _composed(text: str, marks: str) -> Iterator[tuple[int, str]]:
    """(place, word) of the words with something that a macro replaces or joins."""
    found = re.compile(f"[{re.escape(marks)}]")
    mark = found.search(text)
    while mark is not None:
        first = text.rfind("\n", 0, mark.start()) + 1
        end = text.find("\n", mark.start())
        end = len(text) if end < 0 else end
        for match in _TOKEN.finditer(text, first, end):
            if found.search(match.group(0)):
                yield match.start(), match.group(0)
        mark = found.search(text, end)


def _could_become(token: str) -> bool:
    """True for a word of several pieces, one of which a macro replaces, that might become one of the directives."""
    pieces = [piece for piece in _PIECES.split(token) if piece and piece != "\\()"]
    return _match([_wild(piece) if piece[0] == "\\" else re.escape(piece) for piece in pieces])


def _could_become_alternate(token: str, parameters: frozenset[str] | None) -> bool:
    """The same in alternate macro syntax, where a parameter is a word like any other; None: every word may be one."""
    pieces = [piece for piece in _WORDS.split(token.strip("<>%").replace("!", "")) if piece not in _NOTHING and piece]
    return _match(
        [
            _wild(piece)
            if piece[0] == "\\"
            else ".*"
            if parameters is None or piece in parameters
            else re.escape(piece)
            for piece in pieces
        ],
        (*_TARGETS, *_MACROS),
    )


def _match(patterns: list[str], targets: tuple[str, ...] = _TARGETS) -> bool:
    """Whether several pieces together can be one of the directives."""
    if len(patterns) < 2:
        return False
    if all(pattern == ".*" or pattern == _COUNTER for pattern in patterns):
        return ".*" in patterns
    if sum(len(pattern) for pattern in patterns if pattern not in (".*", _COUNTER)) > 2 * len(_TARGETS[0]):
        return False
    if _COUNTER in patterns:
        return False  # no directive has a digit
    # one wildcard for each run of them: with hundreds in a row the search would not end
    pattern = "".join(
        piece for piece, before in zip(patterns, ["", *patterns], strict=False) if piece != ".*" or before != ".*"
    )
    return any(re.fullmatch(pattern, target, re.IGNORECASE) for target in targets)


_COUNTER: Final = r"\d+"


def _wild(piece: str) -> str:
    """What a macro may put there: a number for counters, anything for parameters. `\\name.x` may end at the dot."""
    if piece in ("\\@", "\\+"):
        return _COUNTER
    return ".*"


def _error(text: str, path: str, start: int, length: int, message: str) -> Diagnostic:
    begin = text.rfind("\n", 0, start) + 1
    end = text.find("\n", start)
    line = text[begin : end if end >= 0 else len(text)].rstrip("\r")
    span = Span(path, text.count("\n", 0, start) + 1, start - begin + 1, length)
    return Diagnostic("INPUT", Severity.ERROR, span, message, (_HINT,), line)
