"""rebank, run-passes and optimize from the command line: what is written, what is said, and the exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.isa import chips
from isatool.version import __version__

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ROOT / "tests/data/outer_products/2x2_lds_scaled_2_O3.s"
PLAIN = ROOT / "samples/sgemm/kernel1.s"


def test_rebank_writes_a_proved_and_emulated_kernel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.s"
    assert main(["rebank", str(PRODUCT), "-o", str(out), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["changed"] is True
    assert report["proof"].startswith("proved for all inputs; emulated: equal bit for bit")
    assert out.read_text().splitlines()[0].startswith("; isatool ")
    loop = report["loops"][-1]
    assert loop["after"]["four_banks"] > loop["before"]["four_banks"]


@pytest.mark.parametrize(
    ("command", "pipeline"),
    [
        (["unroll", "--factor", "2"], "unroll{factor=2}"),
        (["unroll", "--loop", ".LBB0_3"], "unroll{loop=.LBB0_3}"),
        (["batch-loads", "--chunk", "1", "--max-vgprs", "64"], "batch-loads{chunk=1} --max-vgprs 64"),
        (["run-passes", "unroll{factor=2,loop=.LBB0_3}, rebank"], "unroll{loop=.LBB0_3,factor=2},rebank"),
        (
            ["optimize", "--time-limit", "none", "--passes", "unroll{factor=4},batch-loads"],
            "unroll{factor=4},batch-loads",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_header_names_the_pipeline_with_its_options(command: list[str], pipeline: str, tmp_path: Path) -> None:
    out = tmp_path / "out.s"
    alone = tmp_path / "alone.s"
    alone.write_text(PLAIN.read_text())
    assert main([*command, str(alone), "-o", str(out), "--require-change"]) == 0
    assert out.read_text().splitlines()[0] == f"; isatool {__version__}: {pipeline}"


def test_without_a_launch_spec_the_proof_stands_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone = tmp_path / "alone.s"
    alone.write_text(PRODUCT.read_text())
    assert main(["rebank", str(alone), "-o", str(tmp_path / "out.s"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["proof"] == "proved for all inputs"


@pytest.mark.parametrize("command", [["rebank"], ["run-passes", "rebank"]], ids=lambda command: command[0])
def test_a_refusal_writes_the_input_byte_for_byte(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.s"
    assert main([*command, str(PLAIN), "-o", str(out)]) == 0
    assert out.read_bytes() == PLAIN.read_bytes()
    verdict, then = capsys.readouterr().out.splitlines()
    assert "no block holds an outer product" in verdict
    assert then.startswith(f"try: isatool {PLAIN} ")


def test_require_change_makes_a_refusal_an_exit_code(tmp_path: Path) -> None:
    assert main(["rebank", str(PLAIN), "-o", str(tmp_path / "out.s"), "--require-change"]) == 1


def test_a_dry_run_writes_nothing(tmp_path: Path) -> None:
    out = tmp_path / "out.s"
    assert main(["rebank", str(PRODUCT), "-o", str(out), "--dry-run"]) == 0
    assert not out.exists()


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--kernel", "kernl"], "no kernel 'kernl'"),
        (["--max-vgprs", "900"], "out of range"),
        (["--size", "K"], "expected NAME=NUMBER"),
        (["--size", "Q=3"], "Q"),
        (["--launch", "no-such.toml"], "cannot read"),
        (["-o", "no-such-folder/out.s"], "folder does not exist"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_wrong_request_is_one_message_and_exit_2(
    arguments: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.s"
    assert main(["rebank", str(PRODUCT), "-o", str(out), *arguments]) == 2
    error = capsys.readouterr().err
    assert message in error
    assert error.count("error:") == 1
    assert not out.exists()


@pytest.mark.parametrize("value", ["", " "])
def test_an_empty_value_is_not_the_default(value: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["optimize", str(PRODUCT), "-o", str(tmp_path / "out.s"), "--passes", value]) == 2
    error = capsys.readouterr().err
    assert "--passes is empty" in error
    assert "leave it out, or give PIPELINE" in error
    assert not list(tmp_path.iterdir())


def test_a_spec_for_another_kernel_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    spec = tmp_path / "other.toml"
    spec.write_text(PRODUCT.with_suffix(".toml").read_text().replace('kernel = "kernel"', 'kernel = "other"'))
    assert main(["rebank", str(PRODUCT), "-o", str(tmp_path / "out.s"), "--launch", str(spec)]) == 2
    assert "for kernel 'other'" in capsys.readouterr().err


_OTHER = """
\t.text
\t.globl other
\t.type other,@function
other:
\ts_endpgm
\t.section .rodata,"a",@progbits
\t.amdhsa_kernel other
\t\t.amdhsa_next_free_vgpr 4
\t\t.amdhsa_next_free_sgpr 8
\t.end_amdhsa_kernel
\t.text
"""


def _two_kernels() -> str:
    """The product, and a kernel `other` that does nothing."""
    return PRODUCT.read_text().replace("\t.amdgpu_metadata", f"{_OTHER}\t.amdgpu_metadata")


def test_a_spec_for_one_kernel_of_a_file_is_not_asked_of_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    two, spec = tmp_path / "two.s", PRODUCT.with_suffix(".toml")
    two.write_text(_two_kernels())
    assert main(["rebank", str(two), "-o", str(tmp_path / "out.s"), "--launch", str(spec), "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)
    assert "emulated" in first["proof"]
    assert second["kernel"] == "other"
    assert main(["rebank", str(two), "--kernel", "other", "-o", "-", "--launch", str(spec)]) == 2
    assert "not for 'other'" in capsys.readouterr().err


def test_a_spec_that_names_no_kernel_is_for_the_only_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone, out = tmp_path / "alone.s", str(tmp_path / "out.s")
    alone.write_text(PRODUCT.read_text())
    spec = alone.with_suffix(".toml")
    spec.write_text(PRODUCT.with_suffix(".toml").read_text().replace('kernel = "kernel"', ""))
    assert main(["rebank", str(alone), "-o", out, "--json"]) == 0
    assert "emulated" in json.loads(capsys.readouterr().out)["proof"]
    alone.write_text(_two_kernels())
    assert main(["rebank", str(alone), "-o", out, "--launch", str(spec)]) == 2
    assert "does not say which kernel it is for" in capsys.readouterr().err


def test_standard_output_holds_the_program_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rebank", str(PRODUCT), "-v", "-o", "-"]) == 0
    captured = capsys.readouterr()
    assert captured.out.startswith("; isatool ")
    assert "before   after" in captured.err


def test_verify_proves_without_a_launch_spec(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    alone, out = tmp_path / "alone.s", tmp_path / "out.s"
    alone.write_text(PRODUCT.read_text())
    assert main(["rebank", str(alone), "-o", str(out)]) == 0
    capsys.readouterr()
    assert main(["verify", str(alone), str(out), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verdict"] == "proved"


def test_verify_does_not_call_another_kernel_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.s"
    other.write_text(PRODUCT.read_text().replace("v_mul_f32_e32", "v_add_f32_e32", 1))
    assert other.read_text() != PRODUCT.read_text()
    alone = tmp_path / "alone.s"
    alone.write_text(PRODUCT.read_text())
    assert main(["verify", str(alone), str(other), "--json", "--no-witness"]) == 3
    assert json.loads(capsys.readouterr().out)["verdict"] == "unknown"
    assert main(["verify", str(alone), str(other), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["verdict"] == "refuted"
    assert main(["verify", str(PRODUCT), str(other), "--json"]) == 1
    assert json.loads(capsys.readouterr().out)["verdict"] == "refuted"


_MATRICES = """
typedef _Float16 a16 __attribute__((ext_vector_type(16)));
typedef float f8 __attribute__((ext_vector_type(8)));
extern "C" __attribute__((global)) __attribute__((amdgpu_flat_work_group_size(32, 32))) void
kernel(const _Float16 *A, const _Float16 *B, float *C, int K)
{
    f8 c = {};
    const int lane = __builtin_amdgcn_workitem_id_x(), row = lane % 16;
    for (int k = 0; k < K; k += 16) {
        a16 a, b;
        for (int i = 0; i < 16; ++i) {
            a[i] = A[row * K + k + i];
            b[i] = B[row * K + k + i];
        }
        c = __builtin_amdgcn_wmma_f32_16x16x16_f16_w32(a, b, c);
    }
    for (int i = 0; i < 8; ++i)
        C[(i * 2 + lane / 16) * 16 + row] = c[i];
}
"""


def test_loops_that_write_lanes_which_are_off_are_compared(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "matrices.hip"
    source.write_text(_MATRICES)
    kernel = tmp_path / "matrices.s"
    kernel.write_text(Toolchain.find(None).compile_hip(source, chips.DEFAULT.name))
    assert main(["batch-loads", str(kernel), "-o", str(tmp_path / "out.s"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["proof"].startswith(("proved", "not proved"))
