"""Every command line in README, docs and help texts is one that isatool takes; every link leads somewhere."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from fnmatch import fnmatch
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from scripts import load_script

from isatool.cli.commands import COMMANDS, VERBS
from isatool.cli.main import find_command, load_command, make_parser
from isatool.pipeline.registry import PASSES

ROOT = Path(__file__).resolve().parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


def _command_lines(text: str) -> Iterator[list[str]]:
    """Words of every `isatool ...` in shell blocks and in the first column of tables, up to a pipe or a comment."""
    tables = re.findall(r"^\| `(isatool [^`]*)` \|", text, re.MULTILINE)
    for block in (*re.findall(r"```sh\n(.*?)```", text, re.DOTALL), *tables):
        for part in re.split(r"\n|&&", block):
            for words in _piped(shlex.split(part, comments=True)):
                yield from _isatool(words)


def _piped(words: list[str]) -> Iterator[list[str]]:
    """The commands of a pipe, without redirections; a bar within quotes is no pipe."""
    if ">" in words:
        words = words[: words.index(">")]
    words = ["|" if word == "||" else word for word in words]
    while "|" in words:
        at = words.index("|")
        yield words[:at]
        words = words[at + 1 :]
    yield words


def _isatool(words: list[str]) -> Iterator[list[str]]:
    if words and words[0].rsplit("/", 1)[-1] == "isatool" and words[1:2] != ["--version"]:
        yield words[1:]


def _parse(words: list[str]) -> None:
    try:
        command, others = find_command(words)
        make_parser(command).parse_args(others)
    except SystemExit as leave:
        if leave.code != 0:  # 0: an option that only shows something
            pytest.fail(f"not understood: {words}")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_line_is_understood(page: Path) -> None:
    for words in _command_lines(page.read_text(encoding="utf-8")):
        _parse(words)


@pytest.mark.parametrize("name", COMMANDS)
def test_the_examples_of_the_help_are_understood(name: str) -> None:
    command = load_command(name)
    lines = list(_command_lines(f"```sh\n{command.EXAMPLE}```"))
    assert lines
    for words in lines:
        _parse(words)


def test_the_readme_shows_every_verb_and_the_docs_every_command_but_passes_which_have_pages() -> None:
    shown = [
        {find_command(words)[0].NAME for words in _command_lines(page.read_text(encoding="utf-8"))} for page in PAGES
    ]
    assert set(VERBS) <= shown[0]
    assert set(COMMANDS) - set(PASSES) <= set().union(*shown)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    targets = re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize("page", ["docs/architecture.md", "CONTRIBUTING.md"])
def test_the_documentation_names_files_that_exist(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    names = set(re.findall(r"`([\w.]+\.(?:py|lark|tsv|toml|c|js|css))`", text))
    present = {
        path.name for folder in ("isatool", "passes", "grammars", "tests") for path in (ROOT / folder).rglob("*")
    }
    assert sorted(names - present) == []
    paths = set(re.findall(r"`((?:isatool|passes|tests|benchmarks|docs|grammars)/[\w./-]+)`", text))
    assert [path for path in sorted(paths) if not re.search("NAME|FAMILY", path) and not (ROOT / path).exists()] == []


def test_the_picture_is_what_the_tool_does_now() -> None:
    script = load_script(ROOT / "docs" / "picture.py")
    drawn = script.picture()
    assert script.PAGE.read_text(encoding="utf-8") == drawn, "docs/rebank.svg is out of date: python docs/picture.py"
    ElementTree.fromstring(drawn)
    shown = ["".join(text.itertext()) for text in ElementTree.fromstring(drawn).findall(".//{*}text")]
    before = (ROOT / "samples" / "sgemm" / "kernel5.s").read_text(encoding="utf-8")
    assert sum(f"\t{line}\n" in before for line in shown) == script.SHOWN
    assert any(line.startswith("FMAs of the loop: 64 pairs, 64 of them on four banks; 0 single") for line in shown)


def test_the_readme_is_short() -> None:
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    assert len(lines) < 130
    assert [line for line in lines if len(line) > 160] == []
    assert any("docs/paths.md" in line for line in lines)  # where people of each kind begin


def test_what_the_readme_writes_is_ignored_by_git() -> None:
    """Who tries its commands in a checkout leaves nothing that a commit would take along."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    patterns = [line[1:].rstrip("/") for line in lines if line.startswith("/")]
    written: list[str] = []
    shown = "".join((ROOT / page).read_text(encoding="utf-8") for page in ("README.md", "docs/commands.md"))
    for words in _command_lines(shown):
        written += [after for word, after in pairwise(words) if word in ("-o", "--emit-steps")]
    assert "kernel6.s" in written
    assert [name for name in written if not any(fnmatch(name, pattern) for pattern in patterns)] == []
