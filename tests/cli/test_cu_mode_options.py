"""CU mode and hints on the command line: options of optimize, advice of optimize and analyze."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from isatool.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
KERNEL1 = ROOT / "samples/sgemm/kernel1.s"
TREE = ROOT / "tests/data/ladder/tree.s"


def in_wgp_mode(source: Path, folder: Path) -> Path:
    """A copy without -mcumode."""
    path = folder / source.name
    path.write_text(re.sub(r"(workgroup_processor_mode:? )\s*0", r"\g<1>1", source.read_text()))
    return path


def modes(path: Path) -> list[str]:
    return re.findall(r"workgroup_processor_mode:?\s+(\d)", path.read_text())


def test_optimize_puts_a_kernel_into_cu_mode_and_adds_hints_when_asked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, out = in_wgp_mode(KERNEL1, tmp_path), tmp_path / "out.s"
    command = ["optimize", "--time-limit", "none", str(source), "-o", str(out), "--passes", "batch-loads", "-v"]
    assert main(command) == 0
    assert modes(out) == ["1", "1"]
    assert "CU mode makes no significant difference by the model: waves per SIMD 16" in capsys.readouterr().out
    assert main([*command, "--cu-mode", "always", "--priority", "--instruction-prefetch"]) == 0
    assert modes(out) == ["0", "0"]
    text = out.read_text()
    assert "cu-mode,batch-loads,priority,instruction-prefetch" in text.splitlines()[0]
    assert "proved for all inputs" in text.splitlines()[1]
    assert main(["verify", str(source), str(out)]) == 0
    assert main(["verify", str(out), str(source)]) == 3
    assert main(["check", str(out)]) == 0
    again = tmp_path / "again.s"
    assert main(["run-passes", "cu-mode,instruction-prefetch", str(out), "-o", str(again)]) == 0
    assert again.read_bytes() == out.read_bytes()


def test_optimize_switches_only_what_the_model_says_helps(tmp_path: Path) -> None:
    for source, expected in ((KERNEL1, "1"), (TREE, "0")):
        wgp, out = in_wgp_mode(source, tmp_path), tmp_path / "out.s"
        assert (
            main(
                ["optimize", "--time-limit", "none", str(wgp), "-o", str(out), "--passes", "pair", "--cu-mode", "helps"]
            )
            == 0
        )
        assert set(modes(out)) == {expected}


def test_analyze_tells_both_modes_with_figures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", str(in_wgp_mode(TREE, tmp_path))]) == 0
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("  CU mode"))
    assert "would help by the model: waves per SIMD 16 in WGP mode, 16 in CU mode; 8 workgroups on a WGP" in line
    assert "LDS of a CU 4096 of 65536 bytes" in line
    assert main(["analyze", str(TREE), "--json"]) == 0
    kernel = json.loads(capsys.readouterr().out)["kernels"][0]
    assert kernel["cu_mode"]
    assert kernel["cu_mode_advice"]["verdict"] == "helps"
    assert kernel["cu_mode_advice"]["workgroups"] == {"wgp": 8, "cu": 4}


@pytest.mark.parametrize(
    "command",
    [["run-passes", "pad-lds"], ["optimize", "--time-limit", "none", "--passes", "pad-lds"]],
    ids=lambda c: c[0],
)
def test_pipelines_take_the_shape_of_the_workgroup_from_the_launch_spec(command: list[str], tmp_path: Path) -> None:
    """Without it pad-lds cannot count the conflicts of a workgroup of two dimensions, nor its proof bound addresses."""
    source = tmp_path / "transpose4.s"
    source.write_text((ROOT / "tests/data/lds/transpose4.s").read_text())
    out = tmp_path / "out.s"
    assert main([*command, str(source), "-o", str(out), "--require-change"]) == 1
    spec = ROOT / "tests/data/lds/transpose4.toml"
    assert main([*command, str(source), "-o", str(out), "--require-change", "--launch", str(spec)]) == 0
    assert "group_segment_fixed_size" in out.read_text()
