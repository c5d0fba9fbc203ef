"""Every rule has a page; its failing example breaks the rule, its fixed example breaks none."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from isatool.asm.reader import read_text
from isatool.asm.target import find_chip, find_wave_size
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Severity
from isatool.isa.target import Support
from isatool.lint import registry
from isatool.lint.rule import Rule
from isatool.lint.run import EVERYTHING, Selection, check_program, errors

PAGES = Path(__file__).resolve().parents[2] / "docs" / "rules"
RULES = registry.all_rules()
TOOLS = Toolchain.find(environment={})
LEVELS = {Severity.ERROR: "Error", Severity.WARNING: "Warning", Severity.INFO: "Note"}


def page_of(rule: Rule) -> str:
    return (PAGES.parents[1] / rule.page).read_text()


def example(rule: Rule, heading: str) -> str:
    match = re.search(rf"## {heading}\n\n```asm\n(.*?)```", page_of(rule), re.DOTALL)
    assert match is not None
    return match.group(1)


def selection_for(rule: Rule) -> Selection:
    """The default rules, or for advice all advice, for others that are asked by name every rule."""
    return Selection(("PERF",)) if rule.is_advice else Selection(("*",), ("PERF",)) if rule.opt_in else EVERYTHING


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_the_page_says_what_the_registry_says(rule: Rule) -> None:
    page = page_of(rule)
    assert page.startswith(f"# {rule.id}: {rule.title}\n\n{LEVELS[rule.severity]}. ")
    assert f"[{rule.id}]({rule.id}.md) | {rule.severity.value} | {rule.title} |" in (PAGES / "README.md").read_text()


def test_there_are_no_pages_of_rules_that_do_not_exist() -> None:
    assert {path.stem for path in PAGES.glob("*.md")} == {rule.id for rule in RULES} | {"README"}


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_the_failing_example_breaks_the_rule(rule: Rule) -> None:
    found = check_program(read_text(example(rule, "Failing"), use=Support.CHECK), selection_for(rule))
    assert rule.id in {diagnostic.rule for diagnostic in found}
    for diagnostic in found:
        assert diagnostic.severity is registry.rule(diagnostic.rule).severity  # type: ignore[union-attr]


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_the_mended_example_breaks_no_rule(rule: Rule) -> None:
    assert check_program(read_text(example(rule, "Fixed"), use=Support.CHECK), selection_for(rule)) == ()


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_only_findings_of_severity_error_are_errors(rule: Rule) -> None:
    """The id of an error may be a prefix of a warning's: HAZARD-TRANS, HAZARD-TRANS-JOIN."""
    found = {finding.severity for finding in errors(read_text(example(rule, "Failing"), use=Support.CHECK))}
    assert found == ({Severity.ERROR} if rule.severity is Severity.ERROR else set())


@pytest.mark.parametrize("rule", RULES, ids=str)
def test_the_page_says_what_the_assembler_makes_of_the_examples(rule: Rule) -> None:
    failing, mended = example(rule, "Failing"), example(rule, "Fixed")
    chip, wave_size = find_chip(failing, "", None, Support.CHECK), find_wave_size(failing)
    refuses = bool(TOOLS.assemble_errors(failing, chip, wave_size))
    assert refuses == ("The assembler refuses the failing example." in page_of(rule))
    assert TOOLS.assemble_errors(mended, find_chip(mended, "", None, Support.CHECK), find_wave_size(mended)) == []
