"""`isatool run` and `isatool verify` as commands: what they print, save and return."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from isatool.cli.main import main

ROOT = Path(__file__).parents[2]
KERNEL5 = str(ROOT / "samples" / "sgemm" / "kernel5.s")
KERNEL1 = str(ROOT / "samples" / "sgemm" / "kernel1.s")
OTHER = str(ROOT / "tests" / "data" / "sgemm" / "kernel5_clang19.s")
ROUNDED = str(ROOT / "tests" / "data" / "sgemm" / "kernel5_not_contracted.s")


def test_run_prints_counts_reference_and_findings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", KERNEL1]) == 0
    text = capsys.readouterr().out
    assert "wave-instructions" in text
    assert "within the bound" in text
    assert "0 finding(s)" in text


def test_run_as_json_saves_outputs_and_counts_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["run", KERNEL5, "--size", "N=128", "--json", "--save", str(tmp_path), "--engine", "numpy"])
    assert code == 0
    data = json.loads(capsys.readouterr().out)
    assert data["sizes"] == {"N": 128}
    assert data["engine"] == "numpy"
    assert data["instructions"] == sum(data["lines"].values()) == sum(data["classes"].values())
    assert data["reference"][0]["ok"]
    assert np.load(tmp_path / "C.npy").shape == (128, 128)


def test_run_executes_chosen_workgroups_only(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", KERNEL5, "--workgroups", "0,2-3", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["workgroups"] == 3


def test_a_trace_shows_the_lines_of_one_wave(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run", KERNEL1, "--trace", "0:1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "s_load_b128" in lines[0]
    assert lines[-1].split()[-1] == "s_endpgm"


def test_a_finding_makes_run_fail_and_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = Path(KERNEL1).read_text()
    changed = tmp_path / "bad.s"
    changed.write_text(text.replace("\ts_waitcnt vmcnt(0)\n", "", 1))
    code = main(["run", str(changed), "--launch", str(Path(KERNEL1).with_suffix(".toml"))])
    assert code == 1
    assert f"{changed}:" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["run", OTHER.replace("_clang19.s", "_missing.s")], "cannot read"),
        (["run", KERNEL5, "--size", "N=100"], "multiple of 128"),
        (["run", KERNEL5, "--size", "N"], "expected NAME=NUMBER"),
        (["run", KERNEL5, "--workgroups", "x"], "expected numbers and ranges"),
        (["run", KERNEL5, "--workgroups", "4"], "no workgroup 4"),
        (["run", KERNEL5, "--order", "sideways"], "unknown order"),
        (["run", KERNEL5, "--engine", "steam"], "no engine 'steam'"),
        (["run", str(ROOT / "tests" / "data" / "calls" / "calls.s"), "--kernel", "direct"], "no launch spec"),
    ],
)
def test_what_cannot_be_run_is_one_message_and_exit_code_two(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert message in capsys.readouterr().err


def test_verify_accepts_another_compilers_kernel_and_refutes_other_roundings(
    capsys: pytest.CaptureFixture[str],
) -> None:
    spec = str(Path(KERNEL5).with_suffix(".toml"))
    assert main(["verify", KERNEL5, OTHER, "--launch", spec, "--size", "N=128"]) == 0
    capsys.readouterr()
    assert main(["verify", KERNEL5, ROUNDED, "--launch", spec, "--size", "N=128"]) == 1
    assert "C[" in capsys.readouterr().out


def test_without_a_compiler_numpy_serves_and_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from isatool.emulator.native import NativeUnavailableError, Store

    def unavailable() -> Store:
        raise NativeUnavailableError("the C compiler cannot run")

    monkeypatch.setattr(Store, "here", unavailable)
    assert main(["run", KERNEL1]) == 0
    captured = capsys.readouterr()
    assert "engine numpy" in captured.out
    assert "the C compiler cannot run; numpy is used" in captured.err
    assert main(["run", KERNEL1, "--engine", "native"]) == 2
    assert "--engine numpy works everywhere" in capsys.readouterr().err
