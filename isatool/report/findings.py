"""Findings as text and as JSON, and the tally that both show."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from isatool.demangle import readable
from isatool.diagnostics import Diagnostic, Severity, render_text
from isatool.records import record
from isatool.version import __version__

JSON_VERSION: Final = 1
MOST_SHOWN: Final = 2
"""findings of one rule in one file that a text shows, unless they are errors: compilers do the same many times"""


@record
class CheckReport:
    """What a run of `check` has to show.

    `unusable`: what made files unreadable. `known`: findings that the baseline holds and that are not shown.
    `left_out`: files of folders that are for other processors.
    """

    findings: tuple[Diagnostic, ...]
    unusable: tuple[Diagnostic, ...] = ()
    files: int = 0
    known: int = 0
    left_out: int = 0

    def count(self, severity: Severity) -> int:
        """Number of findings of one severity."""
        return sum(1 for found in self.findings if found.severity is severity)


def tally(report: CheckReport) -> str:
    """One line: `2 errors, 1 warning in 3 files`."""
    parts = []
    for severity, word in ((Severity.ERROR, "error"), (Severity.WARNING, "warning"), (Severity.INFO, "note")):
        count = report.count(severity)
        if count:
            parts.append(plural(count, word))
    unread, refused = (
        {found.span.path for found in report.unusable if (found.rule == "ASSEMBLER") == by_assembler}
        for by_assembler in (False, True)
    )
    text = f"{', '.join(parts) or 'no findings'} in {plural(report.files - len(unread), 'file')}"
    if unread:
        text += f"; {plural(len(unread), 'file')} could not be read"
    if refused:
        text += f"; {plural(len(refused), 'file')} {'does' if len(refused) == 1 else 'do'} not assemble"
    if report.known:
        text += f"; {report.known} more in the baseline"
    if report.left_out:
        text += f"; {plural(report.left_out, 'file')} for other processors left out"
    return text


def as_text(report: CheckReport, every: bool = False) -> str:
    """Findings with their lines and carets, then the tally: `every` one, or all errors and MOST_SHOWN of the rest of a
    rule in a file.
    """
    shown, more = [], defaultdict[tuple[str, str], list[int]](list)
    seen = Counter[tuple[str, str]]()
    for found in report.findings:
        kind = found.span.path, found.rule
        seen[kind] += 1
        if every or found.severity is Severity.ERROR or seen[kind] <= MOST_SHOWN:
            shown.append(render_text(replace(found, message=readable(found.message))))
        else:
            more[kind].append(found.span.line)
    for (path, rule), lines in more.items():
        where = f"lines {lines[0]} to {lines[-1]}" if lines[0] != lines[-1] else f"line {lines[0]}"
        shown.append(f"{path}: {len(lines)} more of {rule}, {where}: -v shows each, --explain {rule} what it means")
    return "\n".join((*shown, tally(report)))


def as_statistics(report: CheckReport) -> str:
    """How often each rule was broken, most often first, then the tally."""
    counts = Counter((found.rule, found.severity) for found in report.findings)
    lines = [f"{count:6} {severity.value:8} {rule}" for (rule, severity), count in counts.most_common()]
    return "\n".join((*lines, tally(report)))


def as_json(report: CheckReport) -> str:
    """One object: version, tool, findings, unusable files, summary."""
    document = {
        "version": JSON_VERSION,
        "tool": {"name": "isatool", "version": __version__},
        "findings": [finding_data(found) for found in report.findings],
        "unusable": [finding_data(found) for found in report.unusable],
        "summary": {
            "files": report.files,
            "errors": report.count(Severity.ERROR),
            "warnings": report.count(Severity.WARNING),
            "notes": report.count(Severity.INFO),
            "in_baseline": report.known,
            "left_out": report.left_out,
        },
    }
    return json.dumps(document, indent=1)


def finding_data(found: Diagnostic) -> dict[str, object]:
    """A finding for JSON."""
    result: dict[str, object] = {
        "rule": found.rule,
        "severity": found.severity.value,
        "path": printable(found.span.path),
        "line": found.span.line,
        "column": found.span.column,
        "length": found.span.length,
        "message": printable(found.message),
        "notes": [printable(note) for note in found.notes],
        "source": printable(found.source),
    }
    if found.fix is not None:
        result["fix"] = {
            "line": found.fix.line,
            "replacement": [printable(text) for text in found.fix.replacement],
            "description": found.fix.description,
        }
    return result


def github_lines(findings: Sequence[Diagnostic]) -> str:
    """Workflow commands that GitHub shows as annotations."""
    return "\n".join(map(_github, findings))


def _github(found: Diagnostic) -> str:
    command = {Severity.ERROR: "error", Severity.WARNING: "warning"}.get(found.severity, "notice")
    span = found.span
    properties = {"file": span.path, "title": found.rule}
    if span.line:
        properties |= {"line": str(span.line), "endLine": str(span.line)}
        if span.column:
            properties |= {"col": str(span.column), "endColumn": str(span.column + span.length)}
    shown = ",".join(f"{name}={_escaped(value, ':,')}" for name, value in properties.items())
    return f"::{command} {shown}::{_escaped(chr(10).join((found.message, *found.notes)))}"


def _escaped(text: str, also: str = "") -> str:
    found = printable(text).replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    for character in also:
        found = found.replace(character, f"%{ord(character):02X}")
    return found


def printable(text: str) -> str:
    """Text without half surrogates, which stand for bytes that are not UTF-8."""
    return text.encode("utf-8", errors="surrogateescape").decode("utf-8", errors="replace")


def plural(count: int, word: str) -> str:
    """`1 file`, `2 files`."""
    return f"{count} {word}" + ("" if count == 1 else "s")
