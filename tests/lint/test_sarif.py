"""SARIF output has the shape of SARIF 2.1.0 and says what the findings say."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from sarif_shape import LOG, faults

from isatool.asm.reader import read_file, read_text
from isatool.diagnostics import Diagnostic, UserError
from isatool.isa.target import Support
from isatool.lint import registry
from isatool.lint.run import check_program
from isatool.report.findings import CheckReport
from isatool.report.sarif import as_sarif

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "samples" / "sgemm" / "kernel5.s"


def examples() -> list[Diagnostic]:
    """Findings of every rule, from the failing examples of the pages."""
    found: list[Diagnostic] = []
    for rule in registry.all_rules():
        text = (ROOT / rule.page).read_text().partition("## Failing\n\n```asm\n")[2].partition("```")[0]
        found += check_program(read_text(text, f"docs/{rule.id} 100%.s", use=Support.CHECK))
    return found


def unusable() -> tuple[Diagnostic, ...]:
    with pytest.raises(UserError) as error:
        read_text("\tv_add_f32 v0, v1, v[\n", "bad.s")
    return error.value.diagnostics


def test_findings_of_every_rule_have_the_shape_of_the_format() -> None:
    document = json.loads(as_sarif(CheckReport(tuple(examples()), unusable(), 60), ROOT))
    assert list(faults(document, LOG)) == []
    run = document["runs"][0]
    assert {result["ruleId"] for result in run["results"]} == {
        rule.id for rule in registry.all_rules() if not rule.opt_in
    }
    for result in run["results"]:
        assert run["tool"]["driver"]["rules"][result["ruleIndex"]]["id"] == result["ruleId"]
    assert run["invocations"][0]["executionSuccessful"] is False


def test_a_region_covers_the_marked_operand_of_the_file() -> None:
    findings = check_program(read_file(SAMPLE))
    document = json.loads(as_sarif(CheckReport(findings, (), 1), ROOT))
    assert list(faults(document, LOG)) == []
    lines = SAMPLE.read_text().splitlines()
    for result, finding in zip(document["runs"][0]["results"], findings, strict=True):
        physical = result["locations"][0]["physicalLocation"]
        assert physical["artifactLocation"] == {"uri": "samples/sgemm/kernel5.s", "uriBaseId": "%SRCROOT%"}
        region = physical["region"]
        marked = lines[region["startLine"] - 1][region["startColumn"] - 1 : region["endColumn"] - 1]
        assert marked in finding.message


def test_fingerprints_tell_different_findings_apart() -> None:
    findings = check_program(read_file(SAMPLE))
    document = json.loads(as_sarif(CheckReport(findings, (), 1), ROOT))
    names = [result["partialFingerprints"]["isatool/v1"] for result in document["runs"][0]["results"]]
    texts = {(finding.rule, finding.message, " ".join(finding.source.split())) for finding in findings}
    assert len(set(names)) == len(texts)


def test_no_finding_at_all_is_a_document_too() -> None:
    document = json.loads(as_sarif(CheckReport((), (), 0), ROOT))
    assert list(faults(document, LOG)) == []
    assert document["runs"][0]["results"] == []


def test_bytes_that_are_not_utf_8_do_not_end_up_in_the_document() -> None:
    text = b"\tv_readlane_b32 s0, v1, 40 ; \xff\xfe\n".decode("utf-8", errors="surrogateescape")
    findings = check_program(read_text(text, "odd.s"))
    as_sarif(CheckReport(findings, (), 1), ROOT).encode("utf-8")
