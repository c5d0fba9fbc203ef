"""Baselines: known findings that a run does not report again.

A finding is recognised by its rule, its file, its function-free text of the line and its message, not by its line
number nor by those that its message names, so that edits elsewhere do not bring it back. Equal findings are counted.
"""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path, PurePath
from typing import Final

from isatool.asm.emitter import write_text
from isatool.asm.files import read_json
from isatool.diagnostics import Diagnostic, Span, UserError

_VERSION: Final = 1
_LINE: Final = re.compile(r"\bline \d+")
_HINT: Final = "write it with isatool check --baseline FILE --write-baseline"


def fingerprint(diagnostic: Diagnostic, root: Path) -> str:
    """A short name of a finding that survives edits elsewhere in the file. `root` is where relative paths start."""
    import hashlib

    parts = (diagnostic.rule, relative(diagnostic.span.path, root), " ".join(diagnostic.source.split()))
    message = _LINE.sub("line", diagnostic.message)
    return hashlib.sha256("\0".join((*parts, message)).encode(errors="surrogateescape")).hexdigest()[:20]


def relative(path: str, root: Path) -> str:
    """A path from `root` with slashes, if it lies there; else as given."""
    try:
        return PurePath(Path(path).resolve()).relative_to(root.resolve()).as_posix()
    except (ValueError, OSError):
        return PurePath(path).as_posix()


def write_baseline(path: str, diagnostics: Iterable[Diagnostic], root: Path) -> None:
    """Write all findings; UserError if the file cannot be written."""
    counts = Counter(fingerprint(found, root) for found in diagnostics)
    document = {"version": _VERSION, "findings": dict(sorted(counts.items()))}
    write_text(json.dumps(document, indent=1) + "\n", path)


def read_baseline(path: str) -> Mapping[str, int]:
    """Number of known findings by fingerprint; UserError for a file that is no baseline."""
    document = read_json(path, "the baseline", _HINT)
    document = document if isinstance(document, dict) else {}
    findings = document.get("findings")
    if not isinstance(findings, dict) or document.get("version") != _VERSION:
        raise UserError(f"this is not a baseline of version {_VERSION}", Span(path), _HINT)
    if not all(isinstance(count, int) and count >= 0 for count in findings.values()):
        raise UserError("a count in the baseline is not a number", Span(path), _HINT)
    return {str(name): int(count) for name, count in findings.items()}


def new_findings(
    diagnostics: Iterable[Diagnostic], known: Mapping[str, int], root: Path
) -> tuple[tuple[Diagnostic, ...], int]:
    """The findings that the baseline does not hold, and how many it holds."""
    left = Counter(known)
    fresh = []
    count = 0
    for found in diagnostics:
        name = fingerprint(found, root)
        if left[name] > 0:
            left[name] -= 1
            count += 1
        else:
            fresh.append(found)
    return tuple(fresh), count
