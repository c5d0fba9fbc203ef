"""Comments that silence rules: on a line, on the line above it, for a region, for a file.

; isatool: ignore[VOPD-R19]            this line, or the next one if the comment is alone
; isatool: ignore[VOPD, WAIT-BARRIER]  prefixes of ids
; isatool: ignore                      every rule
; isatool: ignore-begin[VOPD-R19]      until the matching ignore-end, or the end of the file
; isatool: ignore-end[VOPD-R19]
; isatool: ignore-file[HAZARD]         the whole file
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from isatool.ir.line import Line
from isatool.lint.places import LinePlace
from isatool.lint.rule import Finding, Rule, warning
from isatool.records import dataclass, record

UNKNOWN: Final = warning("IGNORE-UNKNOWN", "a comment that silences an unknown rule")
REGION: Final = warning("IGNORE-REGION", "an ignore-begin without end, or an end without begin")
RULES: Final[tuple[Rule, ...]] = (UNKNOWN, REGION)

_COMMENT: Final = re.compile(r"isatool:\s*ignore(-begin|-end|-file|-[\w-]+)?\s*(?:\[([^\]]*)\])?", re.IGNORECASE)
_ALL: Final = "*"


@record
class _Range:
    """Prefixes silenced on lines with index first <= i < last."""

    prefix: str
    first: int
    last: int


@dataclass(frozen=True, eq=False)
class Suppressions:
    """What the comments of a file silence; `findings` are faults of the comments themselves."""

    ranges: tuple[_Range, ...]
    findings: tuple[Finding, ...]

    def covers(self, identifier: str, line: int, matches: Callable[[str, str], bool]) -> bool:
        """True if a rule is silenced on a line; `matches(prefix, id)` says what a prefix covers."""
        return any(found.first <= line < found.last and matches(found.prefix, identifier) for found in self.ranges)


def read_suppressions(lines: Sequence[Line], is_prefix: Callable[[str], bool]) -> Suppressions:
    """The suppressions of a file. `is_prefix` says whether a prefix covers any rule."""
    reader = _Reader(lines, is_prefix)
    for index, line in enumerate(lines):
        if "isatool:" in line.text and line.comment:
            reader.comment(index, line)
    reader.finish()
    return Suppressions(tuple(reader.ranges), tuple(reader.findings))


class _Reader:
    """Collects the ranges of one file."""

    def __init__(self, lines: Sequence[Line], is_prefix: Callable[[str], bool]) -> None:
        self.lines = lines
        self.is_prefix = is_prefix
        self.ranges: list[_Range] = []
        self.findings: list[Finding] = []
        self.open: list[tuple[str, int, LinePlace]] = []

    def comment(self, index: int, line: Line) -> None:
        """Every mark of one line."""
        for match in _COMMENT.finditer(line.text):
            place = LinePlace(match.start() + 1, match.end() - match.start())
            prefixes = list(self._prefixes(match.group(2), index, place))
            kind = (match.group(1) or "").lower()
            if kind == "-begin":
                self.open += [(prefix, index, place) for prefix in prefixes]
            elif kind == "-end":
                self._close(prefixes, index, place)
            elif kind == "-file":
                self.ranges += [_Range(prefix, 0, len(self.lines)) for prefix in prefixes]
            elif kind:
                self.findings.append(Finding(UNKNOWN, index, f"'ignore{kind}' is not known", (_HINT,), place))
            else:
                self.ranges += [_Range(prefix, *self._reach(index, line)) for prefix in prefixes]

    def finish(self) -> None:
        """Regions that are still open reach to the end of the file, and say so."""
        for prefix, first, place in self.open:
            self.ranges.append(_Range(prefix, first, len(self.lines)))
            message = "this region is never closed; it reaches to the end of the file"
            self.findings.append(Finding(REGION, first, message, (f"close it with ignore-end{_shown(prefix)}",), place))

    def _prefixes(self, text: str | None, index: int, place: LinePlace) -> Iterator[str]:
        if text is None:
            yield _ALL
            return
        for part in text.split(","):
            prefix = part.strip().upper()
            if self.is_prefix(prefix) and prefix:
                yield prefix
            else:
                message = f"no rule is called '{part.strip()}'"
                self.findings.append(Finding(UNKNOWN, index, message, (_LIST,), place))

    def _close(self, prefixes: list[str], index: int, place: LinePlace) -> None:
        for prefix in prefixes:
            position = next((at for at, entry in reversed(list(enumerate(self.open))) if entry[0] == prefix), None)
            if position is None:
                message = f"no region ignore-begin{_shown(prefix)} is open here"
                self.findings.append(Finding(REGION, index, message, (), place))
                continue
            _, first, _ = self.open.pop(position)
            self.ranges.append(_Range(prefix, first, index + 1))

    def _reach(self, index: int, line: Line) -> tuple[int, int]:
        """The line itself; of a comment that is alone, the next line that holds anything else."""
        if line.has_instruction or line.directive is not None or line.labels:
            return index, index + 1
        for following in range(index + 1, len(self.lines)):
            found = self.lines[following]
            if found.has_instruction or found.directive is not None or found.labels or not _is_comment(found):
                return index, following + 1
        return index, len(self.lines)


_HINT: Final = "known are ignore, ignore-begin, ignore-end, ignore-file, each with [RULE, ...]"
_LIST: Final = "isatool check --list-rules shows all"


def _is_comment(line: Line) -> bool:
    return bool(line.comment) or not line.text.strip()


def _shown(prefix: str) -> str:
    return "" if prefix == _ALL else f"[{prefix}]"
