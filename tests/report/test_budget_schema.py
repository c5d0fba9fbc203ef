"""The published JSON Schema of budgets is what the command prints; commands of CI examples are understood."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from isatool.cli.budget import SCHEMA
from isatool.cli.main import load_command, main, make_parser

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = str(ROOT / "samples" / "sgemm" / "kernel5.s")
Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None
DOCUMENT: Json = json.loads((ROOT / "docs" / "budget.schema.json").read_text())
TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,), "array": (list,), "string": (str,), "integer": (int,), "number": (int, float), "boolean": (bool,)
}  # fmt: skip


def definition(name: str) -> Json:
    assert isinstance(DOCUMENT, dict)
    found = DOCUMENT["$defs"]
    assert isinstance(found, dict)
    return found[name]


def faults(value: Json, schema: Json, place: str = "$") -> list[str]:
    """What keeps a value from being one of a schema; the keywords that the document has."""
    assert isinstance(schema, dict)
    if isinstance(reference := schema.get("$ref"), str):
        return faults(value, definition(reference.rpartition("/")[2]), place)
    if "const" in schema:
        return [] if value == schema["const"] else [f"{place} is not {schema['const']}"]
    kind = str(schema["type"])
    if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind != "boolean"):
        return [f"{place} is no {kind}"]
    found: list[str] = []
    if isinstance(value, list):
        found += [fault for each in value for fault in faults(each, schema["items"], f"{place}[]")]
    if isinstance(value, dict):
        properties, others = schema.get("properties", {}), schema.get("additionalProperties")
        required = schema.get("required", [])
        assert isinstance(properties, dict)
        assert isinstance(required, list)
        found += [f"{place} lacks {key}" for key in required if key not in value]
        for key, each in value.items():
            if key in properties or others is not None:
                found += faults(each, properties.get(key, others), f"{place}.{key}")
            else:
                found.append(f"{place}.{key} is not described")
    return found


def test_the_report_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["budget", KERNEL5, "--require", "vgprs <= 192", "--require", "spills == 0", "--format", "json"]) == 1
    printed = json.loads(capsys.readouterr().out)
    assert faults(printed, definition("report")) == []
    assert printed["schema"] == SCHEMA
    printed["schema"] = SCHEMA + 1
    assert faults(printed, definition("report")) == ["$.schema is not 1"]


def test_the_baseline_is_described(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    assert main(["budget", KERNEL5, "--baseline", str(path), "--write-baseline"]) == 0
    assert faults(json.loads(path.read_text()), definition("baseline")) == []


def test_the_commands_of_the_workflows_are_understood() -> None:
    page = (ROOT / "docs" / "ci.md").read_text()
    commands = re.findall(
        r"\b(isatool (?:check|verify|budget) [^'\n]*)", "".join(re.findall(r"```\w+\n(.*?)```", page, re.DOTALL))
    )
    assert len(commands) > 15
    for text in commands:
        words = shlex.split(text.partition(" || ")[0].partition(" > ")[0], comments=True)
        make_parser(load_command(words[1])).parse_args(words[2:])
