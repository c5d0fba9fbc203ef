"""`isatool analyze` on the samples and on what is not a kernel."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from pathlib import Path

import pytest

from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.passes.common.declaration import Pass
from isatool.pipeline import verdict
from isatool.pipeline.rewrite import Rewrite, rewrite

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = str(ROOT / "samples" / "sgemm" / "kernel5.s")
KERNEL4 = str(ROOT / "samples" / "sgemm" / "kernel4.s")


def test_the_report_names_what_limits_kernel_5(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", "--try", "none", KERNEL5]) == 0
    text = capsys.readouterr().out
    assert "6 waves per SIMD in whole workgroups (7 by VGPRs alone), limited by VGPRs" in text
    assert "14 VGPRs fewer (at most 192): 8 waves" in text
    assert "62 FMA pairs, 4 single FMAs, 2 other" in text
    assert "pairs on four banks 10 of 62" in text
    assert "128 accumulators of FMAs" in text
    assert "8 iterations (constant)" in text
    assert "~ rests on hypotheses" in text


@pytest.mark.parametrize(
    ("chip", "board"),
    [
        ("gfx1151", "256 GB/s"),
        ("gfx1102", "288 GB"),
        ("gfx1150", "120 GB"),
        ("gfx1152", "128 GB"),
        ("gfx1153", "120 GB"),
    ],
)
def test_a_kernel_is_shown_what_its_own_chip_can_do(
    chip: str, board: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "k.s"
    path.write_text(Path(KERNEL4).read_text(encoding="utf-8").replace("gfx1100", chip), encoding="utf-8")
    assert main(["analyze", "--try", "none", str(path)]) == 0
    text = capsys.readouterr().out
    assert f"model {chip}@" in text
    assert board in text
    assert "960 GB/s" not in text


def test_matrix_products_stand_under_the_roof_of_the_matrix_cores(capsys: pytest.CaptureFixture[str]) -> None:
    path = str(ROOT / "benchmarks/corpus/kernels/wmma_f32.s")
    assert main(["analyze", "--try", "none", path, "--json"]) == 0
    kernel = json.loads(capsys.readouterr().out)["kernels"][0]
    model = kernel["models"][0]
    assert model["peak_of"] == "matrix products"
    assert model["peak_tflops"] == pytest.approx(2 * kernel["peak_tflops"])
    assert main(["analyze", "--try", "none", path]) == 0
    assert "of 122.88, the peak for matrix products" in capsys.readouterr().out


def test_what_is_tried_on_a_kernel_costs_what_the_kernel_is_long(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, source = tmp_path / "copies.s", tmp_path / "copies.hip"
    hip = ROOT / "benchmarks/corpus/hip"
    first, _, _ = (hip / "copies.hip").read_text().partition("GLOBAL void fill_pattern")
    source.write_text(first.replace("common.h", f"{hip}/common.h"))
    path.write_text(Toolchain.find().compile_hip(source, chips.DEFAULT.name))
    names = [kernel.name for kernel in read_file(str(path)).kernels]
    assert len(names) > 1
    tried: list[list[str]] = []

    def noted(program: Program, passes: Sequence[Pass], kernel: str) -> Rewrite:
        tried.append([each.name for each in program.kernels])
        return rewrite(program, passes, kernel)

    monkeypatch.setattr(verdict, "rewrite", noted)
    assert main(["analyze", "--time-limit", "none", str(path)]) == 0
    whole = capsys.readouterr().out
    assert {len(kernels) for kernels in tried} == {1}
    assert {kernels[0] for kernels in tried} == set(names)
    alone = []
    for name in names:
        assert main(["analyze", "--time-limit", "none", "--kernel", name, str(path)]) == 0
        alone.append(capsys.readouterr().out)
    assert whole == "\n".join(alone)


def test_execution_adds_conflicts_and_transactions(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", "--try", "none", KERNEL4, "--launch", "--size", "N=128"]) == 0
    text = capsys.readouterr().out
    assert "~8.0 times the cycles: ds_store_b32" in text
    assert "8 iterations (executed)" in text
    assert "4 transactions per wave, 100 % of their bytes used" in text


def test_the_json_has_a_schema_and_marks_what_is_not_verified(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", "--try", "none", KERNEL5, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["schema"] == 2
    kernel = data["kernels"][0]
    hot = next(loop for loop in kernel["loops"] if loop["label"] == ".LBB0_9")
    assert hot["dual_issue"] == pytest.approx(124 / 128)
    assert hot["body"]["cache"]["source_reads"] == 46
    assert kernel["waves"] == 6
    assert any(text.startswith("bank.pair_penalty") for text in kernel["assumptions"])
    assert data["chip_parameters"]["latency.lds"]["status"] == "traced"


def test_the_table_has_a_row_for_every_vector_instruction_of_the_loop(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", KERNEL5, "--table", ".LBB0_9"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "DSTX" in lines[1]
    assert len(lines) == 2 + 68
    assert main(["analyze", KERNEL5, "--table"]) == 0
    assert capsys.readouterr().out.splitlines() == lines


def test_the_timeline_has_a_row_for_every_wave(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", "--try", "none", KERNEL5, "--timeline"]) == 0
    rows = [line for line in capsys.readouterr().out.splitlines() if line.startswith("  wave ")]
    assert len(rows) == 6
    assert all("V" in row for row in rows[:2])  # the oldest workgroup comes first, the youngest may get no iteration


def test_parameters_can_be_set_and_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", KERNEL5, "--hypotheses", "--set", "latency.lds=99"]) == 0
    listed = capsys.readouterr().out
    assert "latency.lds = 99 cycles (given: set by the user)" in listed
    assert main(["analyze", KERNEL5, "--assumptions", "--set", "latency.lds=99"]) == 0
    printed = capsys.readouterr()
    assert printed.out == listed
    assert "--assumptions is now --hypotheses" in printed.err


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (["--table", "nowhere"], "there is no loop 'nowhere'"),
        (["--set", "latency.ldz=1"], "did you mean latency.lds"),
        (["--kernel", "x"], "no kernel 'x'"),
        (["--launch", "missing.toml"], "missing.toml"),
        (["--size", "N=128"], "--launch SPEC"),
        (["--launch", "--size", "N=128,M"], "expected NAME=NUMBER"),
        (["--chip", "missing.toml"], "cannot read this chip file"),
    ],
)
def test_mistakes_are_told(options: list[str], expected: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", KERNEL5, *options]) == 2
    assert expected in capsys.readouterr().err


def test_a_file_without_loops_or_descriptor_is_analysed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "plain.s"
    path.write_text("plain:\n  v_add_f32 v0, v1, v2\n  s_endpgm\n")
    assert main(["analyze", "--try", "none", str(path)]) == 0
    assert "unknown: no kernel descriptor" in capsys.readouterr().out


@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=pytest.mark.full if place % 5 else ())
        for place, path in enumerate(sorted((ROOT / "tests" / "data" / "sgemm").glob("*.s")))
    ],
)
def test_every_variant_can_be_analysed(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", "--try", "none", str(path)]) == 0
    assert "occupancy" in capsys.readouterr().out


def test_a_call_does_not_make_all_registers_look_used(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "calls.s"
    path.write_text("calls:\n  v_mov_b32 v5, 0\n  s_swappc_b64 s[30:31], s[2:3]\n  s_endpgm\n")
    assert main(["analyze", "--try", "none", str(path)]) == 0
    shown = capsys.readouterr().out
    assert "6 declared, 6 named; code that is not here may use any" in shown
    assert "v[0:255]" not in shown
    assert main(["annotate", str(path), "--html"]) == 0
    assert "256 in use" not in capsys.readouterr().out


def test_the_second_version_prints_cold_parts_and_a_band_of_each_kind(capsys: pytest.CaptureFixture[str]) -> None:
    softmax = str(Path(KERNEL5).parents[1] / "triton" / "softmax.s")
    assert main(["analyze", softmax, "--try", "none"]) == 0
    text = capsys.readouterr().out
    assert re.search(r"whole kernel: ~\d+ cycles \+-22 % \(the largest miss on 6 held-out kernels\) for", text)
    assert "in the first dispatch of a process" in text
    assert main(["analyze", KERNEL5, "--try", "none"]) == 0
    assert "cycles +-19 % (the largest miss on 8 held-out kernels) per iteration" in capsys.readouterr().out
    assert main(["analyze", softmax, "--try", "none", "--chip", "gfx1100@1"]) == 0
    text = capsys.readouterr().out
    assert re.search(r"whole kernel: ~\d+ cycles for", text)
    assert "first dispatch" not in text
