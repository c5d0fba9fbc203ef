"""Findings as SARIF 2.1.0, the OASIS format that code hosts read."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path, PurePath
from typing import Final
from urllib.parse import quote

from isatool.diagnostics import Diagnostic, Severity
from isatool.lint import registry
from isatool.lint.baseline import fingerprint, relative
from isatool.lint.rule import Rule
from isatool.report.findings import CheckReport, printable
from isatool.version import __version__

SCHEMA: Final = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"
_LEVELS: Final[Mapping[Severity, str]] = {
    Severity.ERROR: "error",
    Severity.WARNING: "warning",
    Severity.INFO: "note",
}

Object = dict[str, object]


def as_sarif(report: CheckReport, root: Path) -> str:
    """One run with all rules, results and what made files unusable; paths are relative to `root` where they can be."""
    rules = registry.all_rules()
    site = pages_site()
    index = {rule.id: position for position, rule in enumerate(rules)}
    run: Object = {
        "tool": {
            "driver": {
                "name": "isatool",
                "version": __version__,
                "rules": [
                    {
                        "id": rule.id,
                        "shortDescription": {"text": rule.title},
                        "fullDescription": {"text": _description(rule)},
                        "help": {"text": rule.text, "markdown": rule.text},
                        **({"helpUri": f"{site}/{rule.page}"} if site else {}),
                        "defaultConfiguration": {"level": _LEVELS[rule.severity]},
                    }
                    for rule in rules
                ],
            }
        },
        "columnKind": "unicodeCodePoints",
        "invocations": [_invocation(report, root)],
        "results": [_result(found, index, root) for found in report.findings],
    }
    return json.dumps({"$schema": SCHEMA, "version": "2.1.0", "runs": [run]}, indent=1)


def _description(rule: Rule) -> str:
    """The first paragraph of the page after the line with severity."""
    paragraphs = [part for part in rule.text.split("\n\n")[1:] if not part.startswith(("#", "```"))]
    return " ".join((paragraphs[1] if len(paragraphs) > 1 else paragraphs[0]).split())


def pages_site() -> str:
    """Where this version of the repository is shown: of an installation from a git URL, or as the user says; else "".

    pip keeps the URL and the commit in `direct_url.json` (PEP 610); GitHub and GitLab show files below `/blob/COMMIT`.
    """
    named = os.environ.get("ISATOOL_PAGES", "")
    if named:
        return named.rstrip("/")
    from importlib import metadata

    try:
        origin = json.loads(metadata.distribution("isatool").read_text("direct_url.json") or "{}")
        url, commit = origin["url"], origin["vcs_info"]["commit_id"]
    except (metadata.PackageNotFoundError, ValueError, KeyError, TypeError):
        return ""
    return f"{url.rstrip('/').removesuffix('.git')}/blob/{commit}" if url.startswith("https://") else ""


def _invocation(report: CheckReport, root: Path) -> Object:
    result: Object = {"executionSuccessful": not report.unusable}
    if report.unusable:
        result["toolExecutionNotifications"] = [
            {"level": "error", "message": {"text": printable(found.message)}, "locations": [_location(found, root)]}
            for found in report.unusable
        ]
    return result


def _result(found: Diagnostic, index: Mapping[str, int], root: Path) -> Object:
    text = "\n".join((found.message, *found.notes))
    result: Object = {
        "ruleId": found.rule,
        "level": _LEVELS[found.severity],
        "message": {"text": printable(text)},
        "locations": [_location(found, root)],
        "partialFingerprints": {"isatool/v1": fingerprint(found, root)},
    }
    if found.rule in index:
        result["ruleIndex"] = index[found.rule]
    if found.fix is not None:
        result["fixes"] = [_fix(found, root)]
    return result


def _location(found: Diagnostic, root: Path) -> Object:
    physical: Object = {"artifactLocation": _artifact(found.span.path, root)}
    span = found.span
    if span.line:
        region: Object = {"startLine": span.line}
        if span.column:
            region |= {"startColumn": span.column, "endColumn": span.column + max(1, span.length)}
        if found.source:
            region["snippet"] = {"text": printable(found.source)}
        physical["region"] = region
    return {"physicalLocation": physical}


def _artifact(path: str, root: Path) -> Object:
    name = relative(path, root)
    if PurePath(name).is_absolute():
        return {"uri": PurePath(name).as_uri()}
    return {"uri": quote(printable(name)), "uriBaseId": "%SRCROOT%"}


def _fix(found: Diagnostic, root: Path) -> Object:
    assert found.fix is not None
    region: Object = {"startLine": found.fix.line}
    if found.fix.line == found.span.line:
        region |= {"startColumn": 1, "endColumn": len(found.source) + 1}
    replacement = {"deletedRegion": region, "insertedContent": {"text": printable("\n".join(found.fix.replacement))}}
    return {
        "description": {"text": found.fix.description},
        "artifactChanges": [
            {"artifactLocation": _artifact(found.span.path, root), "replacements": [replacement]},
        ],
    }
