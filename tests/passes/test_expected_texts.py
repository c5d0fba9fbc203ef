"""What passes make of small kernels, as text; `python tests/passes/regenerate.py` writes it again."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from regenerate import FOLDER, cases, claims, output, page_of, pipeline_of

from isatool.pipeline.registry import PASSES

PAGES: Final = Path(__file__).resolve().parents[2] / "docs/passes"
NOT_SHOWN: Final = (FOLDER / "not_shown.txt").read_text().splitlines()
"""PAGE: REASON of each refusal that no case shows yet"""
_NUMBER: Final = re.compile(r"\b(?:[NMLXYn]|v[MN])\b|\.\.\.")


@cache
def page(name: str) -> str:
    """The text of a page, every line break a space."""
    return " ".join((PAGES / f"{name}.md").read_text().split())


@cache
def reasons(name: str) -> tuple[str, ...]:
    """Those for which a pass refuses, as its page has them; a row may have several."""
    after = (PAGES / f"{name}.md").read_text().partition("\n## When it refuses\n")[2]
    rows = [line.split("|")[1] for line in after.partition("\n## ")[0].splitlines() if line.startswith("| ")]
    return tuple(reason.strip() for row in rows[1:] if "---" not in row for reason in row.split(";"))


def refusals() -> Iterator[tuple[str, str]]:
    """(case, reason) of all cases that claim to show one."""
    for case in cases():
        for reason in reasons(page_of(case)) if (PAGES / f"{page_of(case)}.md").is_file() else ():
            if any(reason in claim for claim in claims(case)):
                yield case, reason


@pytest.mark.parametrize("case", cases())
def test_the_output_is_the_expected_text(case: str) -> None:
    assert output(case) == (FOLDER / f"{case}.out.s").read_text()


def test_every_pass_has_a_case_that_it_changes() -> None:
    changed = {
        pipeline_of(case).partition("{")[0]
        for case in cases()
        if (FOLDER / f"{case}.out.s").read_text().startswith("; proved")
    }
    assert changed == set(PASSES)


def test_every_output_is_proved() -> None:
    for case in cases():
        first = (FOLDER / f"{case}.out.s").read_text().partition("\n")[0]
        assert first.startswith(("; proved", "; left as it is", "; error")), case


@pytest.mark.parametrize("name", PASSES)
def test_a_page_has_its_headings(name: str) -> None:
    text = (PAGES / f"{name}.md").read_text()
    for heading in ("Input contract", "What it does", "When it refuses", "Options"):
        assert f"\n## {heading}\n" in text


def test_what_a_case_claims_is_on_its_page() -> None:
    for case in cases():
        for claim in claims(case):
            assert claim in page(page_of(case)), case


@pytest.mark.parametrize(("case", "reason"), list(refusals()))
def test_a_refusal_is_in_the_words_of_its_page(case: str, reason: str) -> None:
    words = re.sub(r" \([^)]*\)|`", "", reason)
    pattern = ".*".join(map(re.escape, _NUMBER.split(words)))
    assert re.search(pattern, (FOLDER / f"{case}.out.s").read_text()), pattern


def test_every_refusal_of_a_page_has_a_case() -> None:
    shown = {(page_of(case), reason) for case, reason in refusals()}
    left = [f"{name}: {reason}" for name in PASSES for reason in reasons(name) if (name, reason) not in shown]
    assert sorted(left) == sorted(NOT_SHOWN)
