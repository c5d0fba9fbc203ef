"""`isatool code budget`: conditions, settings, baselines."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.cli import budget as command
from isatool.cli.main import make_parser
from isatool.diagnostics import Span, UserError
from isatool.report.budget import BudgetCondition, parse_budget

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = str(ROOT / "samples" / "sgemm" / "kernel5.s")


def main(*words: str) -> int:
    return command.main(make_parser(command).parse_args(list(words)))


def _parsed(text: str) -> BudgetCondition:
    return parse_budget(text, Span("--require", 1, 1))


def test_a_condition_is_read_in_all_its_parts() -> None:
    found = _parsed("dual_issue >= 95 % in .LBB0_9 of kernel")
    assert (found.metric, found.operator, found.limit, found.loop, found.kernel) == (
        "dual_issue",
        ">=",
        0.95,
        ".LBB0_9",
        "kernel",
    )
    assert _parsed("vgprs<=192").limit == 192
    assert _parsed("vgprs <= 192 of _Z3fooPf").kernel == "_Z3fooPf"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("dual_isue >= 1", "did you mean dual_issue"),
        ("vgprs", "cannot read the budget"),
        ("vgprs <= many", "cannot read the budget 'vgprs <= many' at 'many'"),
        ("vgprs <= 3 in .L1", "is a figure of the kernel"),
        ("vgprs <= 3 or spills == 0", "cannot read the budget"),
    ],
)
def test_a_condition_that_is_none_is_refused(text: str, expected: str) -> None:
    with pytest.raises(UserError) as caught:
        _parsed(text)
    assert expected in str(caught.value)


def test_kept_and_broken_budgets_decide_the_exit_code(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(KERNEL5, "--require", "dual_issue >= 0.95 in .LBB0_9", "--require", "vgprs <= 206") == 0
    assert "2 of 2 budgets kept" in capsys.readouterr().out
    assert main(KERNEL5, "--require", "four_bank_pairs >= 0.9", "--require", "spills == 0") == 1
    text = capsys.readouterr().out
    assert f"{KERNEL5}:515: broken: four_bank_pairs >= 0.9: kernel has 0.16129" in text


def test_json_and_github_output(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(KERNEL5, "--require", "vgprs <= 192", "--format", "json") == 1
    data = json.loads(capsys.readouterr().out)
    assert data["schema"] == 1
    assert data["files"][KERNEL5][0]["kept"] is False
    assert main(KERNEL5, "--require", "vgprs <= 192", "--format", "github") == 1
    assert capsys.readouterr().out.startswith("::error file=")


def test_settings_of_the_folder_are_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "isatool.toml").write_text('[budget]\nrequire = ["vgprs <= 192"]\n')
    monkeypatch.chdir(tmp_path)
    assert main(KERNEL5) == 1
    (tmp_path / "isatool.toml").write_text("[budget]\nrequires = []\n")
    with pytest.raises(UserError, match="unknown setting"):
        main(KERNEL5)
    (tmp_path / "isatool.toml").unlink()
    (tmp_path / "pyproject.toml").write_text('[tool.isatool.budget]\nrequire = ["vgprs <= 206"]\n')
    assert main(KERNEL5) == 0


def test_a_baseline_holds_every_figure(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "budget.json"
    assert main(KERNEL5, "--baseline", str(path), "--write-baseline") == 0
    assert main(KERNEL5, "--baseline", str(path)) == 0
    worse = tmp_path / "worse.s"
    text = Path(KERNEL5).read_text(encoding="utf-8")
    pair = next(line for line in text.splitlines() if "v_dual_fmac_f32 v34" in line)
    x, y = (half.replace("v_dual_fmac_f32", "v_fmac_f32_e32").strip() for half in pair.split("::"))
    worse.write_text(text.replace(pair, f"\t{x}\n\t{y}"))
    capsys.readouterr()
    assert main(str(worse), "--baseline", str(path)) == 1
    assert "broken: dual_issue >= 0.96875 in .LBB0_9" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ((), "no budget"),
        (("--require", "vgprs <= 1 of other"), "no kernel 'other'"),
        (("--require", "dual_issue >= 1 in .Lx"), "has no loop '.Lx'"),
        (("--baseline", "missing.json"), "cannot read this baseline"),
        (("--write-baseline",), "needs a file"),
    ],
)
def test_mistakes_are_told(
    words: tuple[str, ...], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UserError) as caught:
        main(KERNEL5, *words)
    assert expected in str(caught.value)
