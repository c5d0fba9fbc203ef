"""Pages and messages use the field's words: iteration, after, before, in flight, recomputed; not those of the list.

One word each for what a result rests on: an *assumption* is what somebody grants by name, a *guard* what the rewritten
code tests at run time, a *premise* what every proof takes for granted. A *condition* is the processor's, a branch's, a
loop's or the assembler's: every place that has the word is one of `CONDITIONS`.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
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
    r"\bgiven that\b": "assumption, premise or guard",
    r"\btaken? for given\b": "premise",
    r"\b(proved|holds|be|equal) if ([`']?full-waves|no data races|LDS accesses)": "proved under --assume",
}
CONDITIONS = (
    r"(macros?(, repetitions)?,? (and|or)|repetitions and) conditionals",
    r"a conditional, macro or repetition",
    r"conditional (branch|assembly|moves?|exchange)",
    r"(exit|branch|loop) conditions?",
    r"(--)?keep-conditions(=\w+)?|keep conditions that always hold",
    r"^ *condition: always\(\)",
    r"Equivalence\.conditions|`\.conditions`: The old name",
    r"w->condition =|^, 'condition', $",
    r"earlier releases for `result`: conditional",
)
"""places of the word that are about the processor, a branch, a loop, the assembler, or old names"""
NAMES = {
    "isatool/cli/verify.py": "conditions",
    "isatool/verify/verdict.py": "conditional",
    "passes/batch_loads/options.py": "!unconditional",
    "isatool/emulator": "condition",
}
"""constants that are names: old keys, former options, fields of effects"""
PATTERN = re.compile("|".join(WORDS), re.IGNORECASE)


def found(text: str) -> list[str]:
    plain = re.sub("|".join(CONDITIONS), "", text, flags=re.IGNORECASE)
    return [match[0] for match in (*PATTERN.finditer(text), *re.finditer(r"\b(un)?condition\w*", plain, re.IGNORECASE))]


def is_name(path: Path, text: str) -> bool:
    place = path.relative_to(ROOT).as_posix()
    return any(place.startswith(start) and text == name for start, name in NAMES.items())


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


@pytest.mark.parametrize(
    "text",
    [
        "the verdict is conditional on full-waves",
        "proved on the condition that no two waves race",
        "the standing conditions of the proof",
        "proved unconditionally",
        "proved, given that no two waves race",
        "proved if full-waves",
        "it would be if LDS accesses in bounds",
        "two things are taken for given",
        "conditions: the launch adds no LDS",
    ],
)
def test_what_a_result_rests_on_is_called_no_condition(text: str) -> None:
    assert found(text)


def test_conditions_of_branches_loops_and_the_assembler_keep_their_name() -> None:
    text = (
        "Macros, repetitions and conditionals; a conditional branch; the exit condition; --keep-conditions; a premise;"
    )
    assert (
        found(f"{text} proved under --assume 'full-waves'; guard: n % 16 == 0; premise: no two waves race (P3)") == []
    )


def test_keys_of_outputs_and_names_in_python_use_the_three_words() -> None:
    old = {"verify --json  .proof.conditions: list", "isatool.api.Equivalence.conditions"}
    lines = [
        line
        for name in ("json_outputs.txt", "python_names.txt")
        for line in (ROOT / "tests" / "surface" / name).read_text().splitlines()
        if re.search("condition", line) and not re.search("keep_conditions", line)
    ]
    assert set(lines) <= old


def test_pages_use_the_words_of_the_field() -> None:
    pages = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]
    assert {
        f"{page.relative_to(ROOT)}:{number}": words
        for page in sorted(pages)
        if page.name != "CHANGELOG.md"
        for number, line in enumerate(page.read_text().splitlines(), 1)
        if (words := found(line))
    } == {}


def sources() -> list[Path]:
    """The modules of the two packages, without what the two links lead to again."""
    files = [path for folder in ("isatool", "passes") for path in sorted((ROOT / folder).rglob("*.py"))]
    links = ("isatool/passes/", "isatool/grammars/")
    return [path for path in files if not path.relative_to(ROOT).as_posix().startswith(links)]


def test_a_sentence_has_few_relative_clauses() -> None:
    """One with five is read twice."""
    relative = re.compile(r"\b(which|that|what|where|who|whose|whatever)\b", re.IGNORECASE)
    assert [
        f"{path.relative_to(ROOT)}:{node.lineno}: {sentence}"
        for path in sources()
        for node in of_kind(nodes_of(path), ast.Expr)
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for sentence in re.split(r"(?<=[.:;])\s", " ".join(node.value.value.split()))
        if len(relative.findall(sentence)) > 4
    ] == []


def test_messages_use_the_words_of_the_field() -> None:
    assert {
        f"{path.relative_to(ROOT)}:{line}": words
        for path in sources()
        for line, text in messages(path)
        if not is_name(path, text)
        if (words := found(text))
    } == {}
