"""Every shell and Python block of README and of the pages below, run in a fresh clone in the order of the page.

So is every command in the first column of README's table.

A block that needs what a machine without GPU, ROCm and network lacks has a line `<!-- not run: why -->` before it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

pytestmark = pytest.mark.full

ROOT = Path(__file__).resolve().parents[1]
PAGES = (
    "README.md",
    *(f"docs/{name}.md" for name in ("binaries", "ci", "commands", "launch", "paths", "recipes", "routes")),
)
GIVEN = {
    "kernel5.s": "samples/sgemm/kernel5.s",
    "kernel5.toml": "samples/sgemm/kernel5.toml",
    "kernel.s": "samples/sgemm/kernel1.s",
    "kernel.toml": "samples/sgemm/kernel1.toml",
    "transpose.s": "samples/sgemm/kernel5_unpadded.s",
    "kernels/sgemm.s": "samples/sgemm/kernel1.s",
    "kernels/sgemm.toml": "samples/sgemm/kernel1.toml",
    "tuned/sgemm.s": "samples/sgemm/kernel1.s",
}
"""files that the pages speak of, and what they are here"""


class Block(NamedTuple):
    """A code block. `line` is its first, 1-based; `reason` why it is not run."""

    page: str
    line: int
    language: str
    text: str
    reason: str

    def __str__(self) -> str:
        return f"{self.page}:{self.line}"


def _blocks(page: str) -> Iterator[Block]:
    text = (ROOT / page).read_text(encoding="utf-8")
    for found in re.finditer(r"(?:<!-- not run: (.*?) -->\n)?^```(sh|python)\n(.*?)^```", text, re.M | re.DOTALL):
        line = text.count("\n", 0, found.start(3)) + 1
        yield Block(page, line, found[2], found[3], found[1] or "")
    for found in re.finditer(r"^\| `(isatool .*?)` \| (.*)$" if page == "README.md" else r"(?!)", text, re.M):
        line = text.count("\n", 0, found.start()) + 1
        yield Block(page, line, "sh", found[1], "needs a GPU" if "needs a GPU" in found[2] else "")


BLOCKS = [block for page in PAGES for block in _blocks(page)]


@pytest.fixture(scope="module")
def checkouts(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Path]:
    """For a page a clone with the files that it speaks of, the same for all its blocks."""
    return cache(lambda page: _checkout(page, tmp_path_factory))


def _checkout(page: str, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("page") / "isatool"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(folder)], check=True)
    for name, source in GIVEN.items():
        (folder / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / source, folder / name)
    scripts = folder.parent / "bin"
    scripts.mkdir()
    for name, words in (("isatool", f"{sys.executable} -m isatool"), ("python", sys.executable)):
        (scripts / name).write_text(f'#!/bin/sh\nexec {words} "$@"\n')
        (scripts / name).chmod(0o755)
    command = [sys.executable, "-m", "isatool", "code", "asm", "kernel.s", "-o", "kernel.hsaco"]
    subprocess.run(command, cwd=folder, env=_environment(folder), check=True)
    shutil.copy(folder / "kernel.hsaco", folder / "program")  # what patch takes for a program is its content
    (folder / "lib").mkdir()
    shutil.copy(folder / "kernel.hsaco", folder / "lib")
    return folder


def _environment(folder: Path) -> dict[str, str]:
    path = f"{folder.parent / 'bin'}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, "PATH": path, "PYTHONPATH": str(folder), "ISATOOL_CACHE": str(folder.parent / "cache")}


@pytest.mark.parametrize("block", BLOCKS, ids=str)
def test_the_block_does_what_it_says(block: Block, checkouts: Callable[[str], Path]) -> None:
    if block.reason:
        pytest.skip(block.reason)
    checkout = checkouts(block.page)
    command = ["bash", "-euo", "pipefail", "-c", block.text]
    if block.language == "python":
        command = [sys.executable, "-c", block.text]
    done = subprocess.run(
        command, cwd=checkout, env=_environment(checkout), capture_output=True, text=True, stdin=subprocess.DEVNULL,
        timeout=1800, check=False,
    )  # fmt: skip
    assert done.returncode == 0, f"{block}\n{block.text}\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
