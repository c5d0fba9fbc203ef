"""optimize: goals, the table of the main loop, steps written out."""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

import pytest
from pairable_kernels import BUSY

from isatool.asm.reader import read_file
from isatool.cli.main import main
from isatool.cli.rewriting import first_screen
from isatool.pipeline.register_choice import fewer_registers, more_registers, vgprs_limit_waves
from isatool.pipeline.registry import parse_pipeline, pipeline_for

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = ROOT / "samples/sgemm/kernel5.s"
KERNEL1 = ROOT / "samples/sgemm/kernel1.s"


def test_the_ladder_is_a_pipeline_of_passes_that_exist() -> None:
    names = [step.name for step in parse_pipeline(pipeline_for())]
    assert names.index("batch-loads") < names.index("unroll") < names.index("rebank")


def test_steps_are_numbered_behind_the_input(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    steps = tmp_path / "steps"
    command = [
        "optimize",
        "--time-limit",
        "none",
        str(KERNEL1),
        "-o",
        str(tmp_path / "out.s"),
        "--passes",
        "rebank,batch-loads,unroll",
        "--json",
    ]
    assert main([*command, "--emit-steps", str(steps)]) == 0
    assert sorted(path.name for path in steps.iterdir()) == ["kernel2.s", "kernel3.s"]
    assert steps.joinpath("kernel2.s").read_text().startswith("; isatool: after batch-loads\n")
    report = json.loads(capsys.readouterr().out)
    assert [step["changed"] for step in report["steps"]] == [False, True, True]
    assert report["steps"][1]["main_loop"]["other_valu"] < report["inputs"][0]["main_loop"]["other_valu"]
    assert main(["batch-loads", str(steps / "kernel2.s"), "-o", str(tmp_path / "again.s")]) == 0


@pytest.mark.parametrize(
    ("passes", "reason"),
    [("rebank", "no block holds an outer product of FMAs"), ("rebank,relax-fences", "no pass gains anything")],
)
def test_a_kernel_that_no_pass_helps_comes_out_as_it_went_in(
    passes: str, reason: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.s"
    command = ["optimize", "--time-limit", "none", str(KERNEL1), "-o", str(out), "--passes", passes]
    assert main([*command, "--require-change"]) == 1
    assert out.read_bytes() == KERNEL1.read_bytes()
    shown, *rest = capsys.readouterr().out.splitlines()
    assert all(line.startswith("  left: ") for line in rest)
    cycles = r"~\d+ cycles \+-\d+ % \(assumed\) by the model \S+, bound by "
    assert re.match(rf"kernel kernel: left as it is: {reason}; {cycles}", shown)


def test_what_a_result_rests_on_has_lines_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["optimize", "--passes", "batch-loads", str(KERNEL1), "-o", str(tmp_path / "out.s")]) == 0
    first, guard, *_, passes, command = capsys.readouterr().out.splitlines()
    assert re.match(r"kernel kernel: ~\d+ cycles become ~\d+ .*; proved for all inputs$", first)
    assert re.match(r"  guard: arg\d <= \d+ .*, else the original loop \S+ runs$", guard)
    assert (passes, command.split()[:2]) == ("  rewritten by batch-loads", ["verify:", "isatool"])


@pytest.mark.parametrize(("lines", "listed"), [([2] * 9, 3), ([5, 2], 1), ([9, 1], 1), ([1] * 9, 6), ([], 1)])
def test_the_first_screen_names_as_many_kernels_as_have_room(lines: list[int], listed: int) -> None:
    few, every = argparse.Namespace(quiet=False, verbose=False), argparse.Namespace(quiet=True, verbose=False)
    assert first_screen(few, lines) == listed
    assert first_screen(every, lines) == len(lines)


ROW = "".join(
    (
        "k:\n\tv_mov_b32_e32 v0, 0\n\ts_load_b64 s[0:1], s[0:1], 0x0\n",
        *(f"\tv_cvt_f32_i32_e32 v{20 + n}, {n}\n" for n in range(3)),
        "\tds_load_b128 v[2:5], v0\n\tds_load_b32 v10, v0 offset:32\n",
        "\ts_waitcnt lgkmcnt(0)\n",
        *(f"\tv_fmac_f32_e32 v{20 + n}, v10, v{2 + n}\n" for n in range(3)),
        *(f"\tglobal_store_b32 v0, v{20 + n}, s[0:1] offset:{4 * n}\n" for n in range(3)),
        "\ts_endpgm\n",
    )
)
"""a tile of one row: all FMAs share a factor, too few for a copy of it"""


def test_sources_are_exchanged_only_if_another_nan_is_granted(tmp_path: Path) -> None:
    source, out = tmp_path / "row.s", tmp_path / "out.s"
    source.write_text(
        f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n\t.globl k\n\t.type k,@function\n{ROW}'
        "\t.section .rodata\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 32\n\t\t.amdhsa_next_free_sgpr 4\n"
        "\t\t.amdhsa_group_segment_fixed_size 64\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.end_amdhsa_kernel\n"
    )
    command = ["optimize", "--time-limit", "none", str(source), "-o", str(out), "--passes", "simplify,pair"]
    assert main(command) == 0
    assert "v_dual_fmac" not in out.read_text()
    assert main([*command, "--nan-payload"]) == 0
    assert "v_dual_fmac" in out.read_text()
    assert "pair{nan-payload=true}" in out.read_text()
    assert "proved under --assume 'nan-payload'" in out.read_text()


def test_fewer_registers_are_a_whole_step_of_occupancy_that_holds_what_is_alive() -> None:
    kernel = read_file(KERNEL5).kernel()
    assert fewer_registers(kernel, 240) is None  # 206 are alive at once, and 216 run no more waves in whole workgroups
    assert fewer_registers(read_file(KERNEL1).kernel(), 240) == 96


def test_more_registers_are_a_whole_step_of_occupancy() -> None:
    kernel = read_file(KERNEL5).kernel()
    assert more_registers(kernel, 240) == 256
    assert more_registers(kernel, 216) == 240
    assert more_registers(kernel, 256) is None


def test_registers_are_not_blamed_where_all_waves_run_already(capsys: pytest.CaptureFixture[str]) -> None:
    assert not vgprs_limit_waves(read_file(KERNEL1).kernel(), 24)
    assert vgprs_limit_waves(read_file(KERNEL5).kernel(), 240)
    assert main(["optimize", "--time-limit", "none", str(KERNEL1), "--dry-run", "-v", "--passes", "rebank"]) == 0
    assert "fewer VGPRs would not let more waves run" in capsys.readouterr().out


@pytest.mark.full
@pytest.mark.parametrize(
    ("goal", "expected"),
    [
        ("issue", {"work": 603, "lds_loads": 48, "waves_per_simd": 6.0}),
        ("occupancy", {"vgprs": 192, "waves_per_simd": 8.0}),
    ],
)
@pytest.mark.parametrize("name", ["samples/sgemm/kernel5.s", "tests/data/sgemm/kernel5_clang19.s"])
def test_kernel_5_reaches_its_figures(
    name: str, goal: str, expected: dict[str, float], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = [
        "optimize",
        "--time-limit",
        "none",
        str(ROOT / name),
        "-o",
        str(tmp_path / "out.s"),
        "--goal",
        goal,
        "--json",
        "--size",
        "N=128",
    ]
    assert main(command) == 0
    figures = json.loads(capsys.readouterr().out)["steps"][-1]["main_loop"]
    assert {key: figures[key] for key in expected} == expected
    assert (figures["dual"], figures["single"], figures["four_banks"]) == (512, 0, 512)
    assert figures["other_valu"] == 0
    assert figures["conflicts"] == 8


@pytest.mark.full
def test_every_step_of_kernel_4_is_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its tiles are padded first: its stores differ by addresses with shifted parts of the lane."""
    sample = str(ROOT / "samples/sgemm/kernel4.s")
    assert (
        main(["optimize", "--time-limit", "none", sample, "-o", str(tmp_path / "out.s"), "--json", "--size", "N=128"])
        == 0
    )
    steps = json.loads(capsys.readouterr().out)["steps"]
    taken = [step for step in steps if step["changed"]]
    assert {step["step"] for step in taken} >= {"pad-lds", "batch-loads", "unroll", "rebank", "double-buffer"}
    assert [step["proof"] for step in taken if not step["proof"].startswith("proved for all inputs")] == []


@pytest.mark.parametrize("count", [2, 5])
def test_the_first_screen_has_at_most_eight_lines(
    count: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    head, one = BUSY.split("\n", 1)
    many = "".join(re.sub(r"\b(k|\.?Lend)\b", rf"\g<1>{number}", one) for number in range(count))
    source = tmp_path / "many.s"
    source.write_text(f"{head}\n{many}")
    command = ["optimize", str(source), "--passes", "pair", "-o", str(tmp_path / "out.s")]
    assert main(command) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) <= 8
    named = [line for line in lines if line.startswith("kernel k")]
    assert len(named) == 2, "with the lines on what is left and on the passes"
    rest = [line for line in lines if " more kernel" in line]
    assert rest == ([f"and {count - 2} more kernels; {count} of {count} rewritten; -q lists all"] if count > 2 else [])
    assert lines[-1].startswith("verify: ")
    assert main([*command, "-q"]) == 0
    assert capsys.readouterr().out.count("kernel k") == count


@pytest.mark.parametrize("command", [["optimize", "--passes", "pair"], ["pass", "pair"]])
def test_the_report_is_a_page_too(command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, page = tmp_path / "k.s", tmp_path / "k.html"
    source.write_text(BUSY)
    assert main([*command, str(source), "-o", str(tmp_path / "out.s"), "--html", str(page)]) == 0
    assert "rewritten" in capsys.readouterr().out
    text = page.read_text()
    assert text.startswith("<!doctype html>")
    assert "Before and after" in text
    assert "proved for all inputs" in text
    assert (
        main([*command, str(source), "-o", str(tmp_path / "out.s"), "--html", str(tmp_path / "none" / "k.html")]) == 2
    )
