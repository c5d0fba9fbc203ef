"""`isatool run` and `isatool verify` as commands: what they print, save and return."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from tiny_kernels import KERNARG, kernel

from isatool.asm.emitter import emit
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
        (["run", KERNEL1, "--trace", "0:99"], "there is no wave 99"),
        (["run", KERNEL1, "--trace", "x"], "expected WORKGROUP:WAVE"),
        (["run", KERNEL1, "--limit", "0"], "expected at least 1"),
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
    from isatool.emulator.native import NativeUnavailableError, ShapeStore

    def unavailable(_lanes: int) -> ShapeStore:
        raise NativeUnavailableError("the C compiler cannot run")

    monkeypatch.setattr(ShapeStore, "here", unavailable)
    assert main(["run", KERNEL1]) == 0
    captured = capsys.readouterr()
    assert "engine numpy" in captured.out
    assert "the C compiler cannot run; numpy is used" in captured.err
    assert main(["run", KERNEL1, "--engine", "native"]) == 2
    assert "--engine numpy works everywhere" in capsys.readouterr().err


METADATA = """
    .amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - { .address_space: global, .offset: 0, .size: 8, .value_kind: global_buffer }
      - { .address_space: global, .offset: 8, .size: 8, .value_kind: global_buffer }
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 1024
    .name:           NAME
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .symbol:         NAME.kd
    .vgpr_count:     16
    .wavefront_size: 32
amdhsa.version: [1, 2]
...
    .end_amdgpu_metadata
"""
SPEC = """
kernel = "k"
block = [32]
grid = [1]
[[arguments]]
name = "a"
buffer = "u32[64]"
fill = "iota"
[[arguments]]
name = "b"
buffer = "u32[64]"
output = true
"""


@pytest.fixture
def written(tmp_path: Path) -> Callable[[str], Path]:
    """A file with a kernel k that ends in a given instruction, and with a second kernel."""

    def write(ending: str) -> Path:
        body = f"{KERNARG}\nv_mov_b32_e32 v2, 5\nv_lshlrev_b32_e32 v1, 2, v0\n{ending}"
        text = "\n".join(line.text for line in kernel(body).program.lines)
        other = (
            text.replace("again", "onward").replace("k:", "j:").replace("\tk", "\tj").replace("_kernel k", "_kernel j")
        )
        path = tmp_path / "two.s"
        path.write_text(text + METADATA.replace("NAME", "k") + other.replace(" k", " j"))
        (tmp_path / "k.toml").write_text(SPEC)
        return path

    return write


def test_the_launch_spec_names_the_kernel_of_a_file_with_several(
    written: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("global_store_b32 v1, v2, s[6:7]\ns_endpgm")
    spec = str(path.with_name("k.toml"))
    assert main(["run", str(path), "--launch", spec]) == 0
    assert capsys.readouterr().out.startswith("kernel k: no findings; no reference to compare with\nk: ")
    assert main(["run", str(path), "--launch", spec, "--kernel", "j"]) == 2
    assert "this launch spec is for kernel 'k', not for 'j'" in capsys.readouterr().err


def test_verify_compares_every_kernel_of_a_file_unless_one_is_named(
    written: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("global_store_b32 v1, v2, s[6:7]\ns_endpgm")
    spec = str(path.with_name("k.toml"))
    other = path.with_name("other.s")
    code, after, last = path.read_text().partition("j:")
    other.write_text(code + after + last.replace("v_mov_b32_e32 v2, 5", "v_mov_b32_e32 v2, 6"))
    assert main(["verify", str(path), str(path), "--launch", spec, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert [(one["kernel"], one["verdict"], "runs" in one) for one in found] == [
        ("k", "emulated", True),
        ("j", "proved", False),
    ]
    assert main(["verify", str(path), str(other), "--launch", spec, "--kernel", "k"]) == 0
    capsys.readouterr()
    assert main(["verify", str(path), str(other), "--launch", spec]) == 3
    assert "kernel j\nvalidator: unknown" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["run", "run-numpy", "verify"])
def test_what_is_not_emulated_is_one_line_and_exit_code_two(
    command: str, written: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)\ns_endpgm")
    line = next(i for i, text in enumerate(path.read_text().splitlines(), 1) if "s_sendmsg" in text)
    spec = ["--launch", str(path.with_name("k.toml"))]
    if command == "verify":
        arguments = ["verify", str(path), str(path), "--emulate-only", *spec]
    else:
        arguments = ["run", str(path), *spec, "--engine", "numpy" if command == "run-numpy" else "auto"]
    reason = "message MSG_GS_ALLOC_REQ"
    assert main(arguments) == 2
    assert (
        capsys.readouterr().err
        == f"{path}:{line}:2: error: not emulated: s_sendmsg sendmsg(MSG_GS_ALLOC_REQ): {reason}\n"
    )


def test_a_kernel_that_stops_itself_fails_the_run(
    written: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    path = written("s_trap 2\ns_endpgm")
    assert main(["run", str(path), "--launch", str(path.with_name("k.toml"))]) == 1
    assert "trap: the kernel stops itself here" in capsys.readouterr().out


def test_a_limit_ends_a_loop_that_does_not(written: Callable[[str], Path], capsys: pytest.CaptureFixture[str]) -> None:
    path = written("again:\ns_branch again\ns_endpgm")
    assert main(["run", str(path), "--launch", str(path.with_name("k.toml")), "--limit", "1000"]) == 1
    assert "endless-loop" in capsys.readouterr().out


def test_a_proof_under_granted_assumptions_is_a_success_and_under_others_is_not(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    body = f"{KERNARG}\nv_fmac_f32 v2, {{}}\nv_lshlrev_b32 v3, 2, v0\nglobal_store_b32 v3, v2, s[6:7]\ns_endpgm"
    paths = []
    for name, factors in (("a", "v0, v1"), ("b", "v1, v0")):
        path = tmp_path / f"{name}.s"
        path.write_text(emit(kernel(body.format(factors)).program))
        paths.append(str(path))
    assert main(["verify", *paths]) == 3
    assert main(["verify", *paths, "--assume", "workgroup_id_x < 4"]) == 3
    capsys.readouterr()
    assert main(["verify", *paths, "--assume", "nan-payload"]) == 0
    assert "validator: proved under --assume 'nan-payload'" in capsys.readouterr().out
