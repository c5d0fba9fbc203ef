"""Every chapter of the tutorial runs in a copy of the samples and prints what it shows."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
PAGES = sorted((ROOT / "docs" / "tutorial").glob("[0-9]*.md"))
QUICK = {"01-reading", "03-dual-issue"}
"""run always; the others under `full`"""
_BLOCK = re.compile(r"```(sh|text)\n(.*?)```", re.DOTALL)
_GAP = "..."

CHAPTERS = [pytest.param(page, id=page.stem, marks=() if page.stem in QUICK else (pytest.mark.full,)) for page in PAGES]


def steps(page: Path) -> list[tuple[str, list[str]]]:
    """(commands, lines that they are said to print) of a chapter."""
    found: list[tuple[str, list[str]]] = []
    for kind, text in _BLOCK.findall(page.read_text(encoding="utf-8")):
        if kind == "sh":
            found.append((text, []))
        else:
            found[-1][1].extend(line for line in text.splitlines() if line.strip())
    return found


def is_shown(line: str, printed: str) -> bool:
    """True if a printed line is the one of the text: `...` stands for anything, blanks are not counted."""
    parts = [re.escape(" ".join(part.split())) for part in line.split(_GAP)]
    return re.fullmatch(r"\s*.*\s*".join(parts), " ".join(printed.split())) is not None


def missing(wanted: Sequence[str], printed: Sequence[str]) -> str | None:
    """The first line of the text that is not printed after the one before it."""
    position = 0
    for line in wanted:
        if line.strip() == _GAP:
            continue
        while position < len(printed) and not is_shown(line, printed[position]):
            position += 1
        if position == len(printed):
            return line
        position += 1
    return None


def shell(folder: Path, commands: str) -> str:
    """What the commands print; the first one that fails ends them, and the test."""
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "COLUMNS": "200"}
    done = subprocess.run(
        ["bash", "-euc", commands], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, f"{commands}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the samples and the command `isatool`."""
    shutil.copytree(ROOT / "samples", tmp_path / "samples")
    (tmp_path / "bin").mkdir()
    script = tmp_path / "bin" / "isatool"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m isatool "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return tmp_path


@pytest.mark.parametrize("page", CHAPTERS)
def test_a_chapter_prints_what_it_shows(page: Path, folder: Path) -> None:
    for commands, wanted in steps(page):
        printed = shell(folder, commands)
        line = missing(wanted, printed.splitlines())
        assert line is None, f"not printed: {line}\nby {commands}\n{printed}"


def test_every_chapter_is_in_the_index_and_leads_to_the_next() -> None:
    index = (ROOT / "docs" / "tutorial" / "README.md").read_text(encoding="utf-8")
    for page, following in zip(PAGES, [*PAGES[1:], None], strict=True):
        assert f"({page.name})" in index
        assert following is None or f"({following.name})" in page.read_text(encoding="utf-8")


def test_gaps_stand_for_anything_and_order_matters() -> None:
    assert is_shown("code ... bytes", "  code 12 bytes")
    assert not is_shown("code 12", "code 12 bytes")
    assert missing(["a", "...", "b"], ["a", "x", "b"]) is None
    assert missing(["b", "a"], ["a", "b"]) == "a"
