"""The VS Code extension: it has what it declares, no workspace chooses its program, and it packs to equal bytes.

The third step, a real editor, is `node try.mjs` of its folder (CONTRIBUTING.md), as pip installs none.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest

from isatool.cli.main import main
from isatool.version import __version__

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "editors" / "vscode"
PACKAGE: dict[str, Any] = json.loads((FOLDER / "package.json").read_text(encoding="utf-8"))
CODE = (FOLDER / "extension.js").read_text(encoding="utf-8")


def test_what_is_declared_is_what_the_code_has() -> None:
    declared = {each["command"] for each in PACKAGE["contributes"]["commands"]}
    assert declared == set(re.findall(r'registerCommand\("([\w.]+)"', CODE))
    settings = {name.partition(".")[2] for name in PACKAGE["contributes"]["configuration"]["properties"]}
    assert settings == set(re.findall(r'\.get\("(\w+)"\)', CODE))
    assert set(PACKAGE["dependencies"]) == {"vscode-languageclient"}


def test_it_has_the_version_and_the_licence_of_isatool() -> None:
    assert PACKAGE["version"] == __version__
    assert (FOLDER / "LICENSE").read_bytes() == (ROOT / "LICENSE").read_bytes()
    lock = json.loads((FOLDER / "package-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"][""]["version"] == __version__
    fetched = [each for name, each in lock["packages"].items() if name]
    assert fetched
    assert all(each["integrity"].startswith("sha512-") for each in fetched)


def test_no_workspace_chooses_the_program() -> None:
    assert PACKAGE["contributes"]["configuration"]["properties"]["isatool.command"]["scope"] == "machine"
    assert PACKAGE["capabilities"]["untrustedWorkspaces"]["supported"] is False
    assert "shell" not in CODE


@pytest.mark.parametrize("way", PACKAGE["contributes"]["configuration"]["properties"]["isatool.rewrite"]["enum"])
def test_the_commands_that_it_runs_write_what_it_reads(way: str, tmp_path: Path) -> None:
    kernel = ROOT / "samples" / "sgemm" / "kernel1.s"
    after, page = tmp_path / "rewritten" / "kernel1.s", tmp_path / "page.html"
    after.parent.mkdir()
    assert re.search(r'\[way, file, "-o", after, "--html", page\]', CODE)
    assert main([way, str(kernel), "-o", str(after), "--html", str(page)]) in (0, 1)
    assert after.is_file()
    assert "<html" in page.read_text(encoding="utf-8")[:200]


@pytest.mark.full
def test_two_packings_are_the_same_bytes_and_hold_no_more_than_is_needed(tmp_path: Path) -> None:
    assert shutil.which("npm"), "this test needs npm (Debian: nodejs npm)"
    environment = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
    packed = []
    for number in (1, 2):
        copy = tmp_path / str(number)
        shutil.copytree(FOLDER, copy, ignore=shutil.ignore_patterns("node_modules", "dist", "*.vsix"))
        for command in (["npm", "ci", "--no-audit", "--no-fund", "--ignore-scripts"], ["npm", "run", "vsix"]):
            subprocess.run(command, cwd=copy, env=environment, check=True, capture_output=True)
        packed.append((copy / "isatool.vsix").read_bytes())
    assert packed[0] == packed[1]
    inside = zipfile.ZipFile(tmp_path / "1" / "isatool.vsix")
    assert {name for name in inside.namelist() if name.startswith("extension/")} == {
        f"extension/{name}"
        for name in (
            "LICENSE.txt",
            "dist/NOTICES.txt",
            "dist/extension.js",
            "language-configuration.json",
            "package.json",
            "readme.md",
        )
    }
    assert b'require("vscode-languageclient' not in inside.read("extension/dist/extension.js")
    assert "vscode-languageclient" in inside.read("extension/dist/NOTICES.txt").decode()
