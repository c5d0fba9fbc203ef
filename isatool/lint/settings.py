"""Settings of `isatool check`: options, else isatool.toml ([check]), else pyproject.toml ([tool.isatool.check]).

The nearest of these files counts, from the working folder upwards; in one folder isatool.toml comes first.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Final

from isatool.asm.files import MAX_TEXT_BYTES, parse_toml, read_bounded
from isatool.diagnostics import Severity, Span, UserError
from isatool.lint import registry
from isatool.records import record

_KEYS: Final = ("select", "ignore", "fail-on", "baseline", "format", "mcpu")
_NAMES: Final = ("isatool.toml", "pyproject.toml")
FORMATS: Final = ("text", "json", "sarif", "github")
LEVELS: Final = tuple(level.value for level in Severity)


@record
class LintSettings:
    """What decides about a run; `root` is the folder of the settings file, or the working folder."""

    root: Path
    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()
    fail_on: Severity = Severity.ERROR
    baseline: str = ""
    format: str = "text"
    mcpu: str | None = None


def find_settings(folder: Path, named: str | None = None) -> LintSettings:
    """The settings of the nearest file, or of the named one; UserError with the file for what is wrong in it."""
    if named is not None:
        return _read(Path(named), required=True) or LintSettings(folder)
    for place in (folder, *folder.parents):
        for name in _NAMES:
            candidate = place / name
            found = _read(candidate, required=False) if candidate.is_file() else None
            if found is not None:
                return found
    return LintSettings(folder)


def check_prefixes(prefixes: tuple[str, ...], where: Span) -> tuple[str, ...]:
    """The prefixes in capitals; UserError for one that covers no rule."""
    found = tuple(prefix.strip().upper() for prefix in prefixes)
    for prefix in found:
        if not prefix or not registry.is_prefix(prefix):
            near = difflib.get_close_matches(prefix, [rule.id for rule in registry.all_rules()], 3)
            hint = f"nearest: {', '.join(near)}" if near else "isatool check --list-rules shows all rules"
            raise UserError(f"no rule is called '{prefix}'", where, hint)
    return found


def _read(path: Path, required: bool) -> LintSettings | None:
    span = Span(str(path))
    try:
        document = parse_toml(read_bounded(path, MAX_TEXT_BYTES, "the settings").decode("utf-8"))
    except ValueError as error:  # not UTF-8, no TOML
        if not required and path.name == "pyproject.toml":
            return None
        raise UserError(f"the settings are not valid TOML: {error}", span) from None
    table = _table(document, ("tool", "isatool", "check") if path.name == "pyproject.toml" else ("check",))
    if table is None:
        return LintSettings(path.parent) if required else None
    return _settings(table, path, span)


def _table(document: Mapping[str, object], keys: tuple[str, ...]) -> Mapping[str, object] | None:
    node: object = document
    for key in keys:
        node = node.get(key) if isinstance(node, dict) else None
    return {str(key): value for key, value in node.items()} if isinstance(node, dict) else None


def _settings(table: Mapping[str, object], path: Path, span: Span) -> LintSettings:
    settings = LintSettings(path.parent)
    for key, value in table.items():
        if key not in _KEYS:
            near = difflib.get_close_matches(key, _KEYS, 1)
            hint = f"did you mean '{near[0]}'?" if near else f"known: {', '.join(_KEYS)}"
            raise UserError(f"unknown setting '{key}'", span, hint)
        if key in ("select", "ignore"):
            if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
                raise UserError(f"'{key}' is a list of rule ids or prefixes", span, f'{key} = ["VOPD-R19"]')
            prefixes = check_prefixes(tuple(str(item) for item in value), span)
            settings = replace(settings, select=prefixes) if key == "select" else replace(settings, ignore=prefixes)
            continue
        if not isinstance(value, str):
            raise UserError(f"'{key}' is a text", span)
        settings = _with_text(settings, key, value, path, span)
    return settings


def _with_text(settings: LintSettings, key: str, value: str, path: Path, span: Span) -> LintSettings:
    if key == "fail-on":
        if value not in LEVELS:
            raise UserError(f"'fail-on' is one of {', '.join(LEVELS)}", span)
        return replace(settings, fail_on=Severity(value))
    if key == "format":
        if value not in FORMATS:
            raise UserError(f"'format' is one of {', '.join(FORMATS)}", span)
        return replace(settings, format=value)
    if key == "baseline":
        return replace(settings, baseline=str(path.parent / value))
    return replace(settings, mcpu=value)
