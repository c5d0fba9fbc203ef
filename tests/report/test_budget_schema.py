"""The published JSON Schema of budgets is what the command prints; commands of CI examples are understood."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from json_schema import Json, definition, faults

from isatool.cli.budget import SCHEMA
from isatool.cli.main import find_command, main, make_parser

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = str(ROOT / "samples" / "sgemm" / "kernel5.s")
DOCUMENT: Json = json.loads((ROOT / "docs" / "budget.schema.json").read_text())


def test_the_report_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["budget", KERNEL5, "--require", "vgprs <= 192", "--require", "spills == 0", "--format", "json"]) == 1
    printed = json.loads(capsys.readouterr().out)
    assert faults(printed, definition(DOCUMENT, "report"), DOCUMENT) == []
    assert printed["schema"] == SCHEMA
    printed["schema"] = SCHEMA + 1
    assert faults(printed, definition(DOCUMENT, "report"), DOCUMENT) == ["$.schema is not 1"]


def test_the_baseline_is_described(tmp_path: Path) -> None:
    path = tmp_path / "baseline.json"
    assert main(["budget", KERNEL5, "--baseline", str(path), "--write-baseline"]) == 0
    assert faults(json.loads(path.read_text()), definition(DOCUMENT, "baseline"), DOCUMENT) == []


def test_the_commands_of_the_workflows_are_understood() -> None:
    page = (ROOT / "docs" / "ci.md").read_text()
    commands = re.findall(
        r"\b(isatool (?:check|verify|code budget) [^'\n]*)", "".join(re.findall(r"```\w+\n(.*?)```", page, re.DOTALL))
    )
    assert len(commands) > 15
    for text in commands:
        words = shlex.split(text.partition(" || ")[0].partition(" > ")[0], comments=True)
        command, others = find_command(words[1:])
        make_parser(command).parse_args(others)
