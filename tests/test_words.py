"""Pages and messages use the field's words: iteration, after, before, in flight, recomputed; not those of the list."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from source_trees import nodes_of, of_kind

ROOT = Path(__file__).resolve().parents[1]
WORDS = {
    r"(?<!caches )\bin front of\b": "before",
    r"\banew\b": "again, recomputed, rewritten",
    r"\bby way of\b": "through",
    r"\bstill on the way\b": "in flight",
    r"\b(an?|each|every|one|next|last|same|per) turns?\b(?! (of the table|in time))": "iteration",
    r"\bbehind (it|them|the (loop|function|kernel|barrier|code))\b": "after",
    r"\bstands? (in|at|on|behind|before|below|after)\b": "is in, is at",
}
PATTERN = re.compile("|".join(WORDS), re.IGNORECASE)


def found(text: str) -> list[str]:
    return [match[0] for match in PATTERN.finditer(text)]


def messages(path: Path) -> Iterator[tuple[int, str]]:
    """The texts of a file but its docstrings."""
    nodes = nodes_of(path)
    prose = {id(statement.value) for statement in of_kind(nodes, ast.Expr)}
    for node in of_kind(nodes, ast.Constant):
        if isinstance(node.value, str) and id(node) not in prose:
            yield node.lineno, node.value


def test_the_words_are_found() -> None:
    assert found("A load stands in front of it, behind the loop; each turn is made anew") == [
        "stands in", "behind the loop", "each turn", "anew",
    ]  # fmt: skip
    assert found("two buffers in turn, small caches in front of the banks, behind a guard, stands for") == []


def test_pages_use_the_words_of_the_field() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]
    assert {
        f"{page.relative_to(ROOT)}:{number}": words
        for page in sorted(pages)
        if page.name != "CHANGELOG.md"
        for number, line in enumerate(page.read_text().splitlines(), 1)
        if (words := found(line))
    } == {}


def test_messages_use_the_words_of_the_field() -> None:
    files = [path for folder in ("isatool", "passes") for path in sorted((ROOT / folder).rglob("*.py"))]
    assert {
        f"{path.relative_to(ROOT)}:{line}": words
        for path in files
        if not path.relative_to(ROOT).as_posix().startswith(("isatool/passes/", "isatool/grammars/"))  # two links
        for line, text in messages(path)
        if (words := found(text))
    } == {}
