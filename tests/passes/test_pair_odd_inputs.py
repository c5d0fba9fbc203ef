"""`isatool pass pair` on files that are not plain compiler output: rewritten and proved, or left with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest
from random_kernels import kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.isa import chips

CORPUS = Path(__file__).parents[2] / "benchmarks" / "corpus" / "hip"
LOAD = """
s_load_b128 s[0:3], s[0:1], 0x0
v_lshlrev_b32_e32 v20, 5, v0
s_waitcnt lgkmcnt(0)
global_load_b128 v[0:3], v20, s[0:1]
global_load_b128 v[4:7], v20, s[0:1] offset:16
s_waitcnt vmcnt(0)
"""
WORK = """
v_mul_f32_e32 v8, v0, v1
v_rcp_f32_e32 v10, v4
v_add_f32_e32 v9, v3, v2
"""
STORE = """
global_store_b96 v20, v[8:10], s[2:3]
s_endpgm
"""


def text_of(body: str) -> str:
    lines = (line if line.endswith(":") or line.startswith((".", ";")) else f"\t{line}" for line in body.splitlines())
    return emit(kernel("\n".join(lines).strip("\n")))


def pair(tmp_path: Path, text: str, capsys: pytest.CaptureFixture[str], *options: str) -> tuple[str, str]:
    """(the output, what was printed); the output assembles."""
    source, target = tmp_path / "in.s", tmp_path / "out.s"
    source.write_text(text)
    assert main(["pair", str(source), "-o", str(target), *options]) == 0
    wave = 64 if "-wavefrontsize64" in text or ".amdhsa_wavefront_size32 0" in text else 32
    assert Toolchain.find().assemble_errors(target.read_text(), chips.DEFAULT.name, wave_size=wave) == []
    return target.read_text(), capsys.readouterr().out


def is_rewritten_and_proved(output: str, printed: str, source: str) -> bool:
    changed = output != source
    assert ("rewritten by pair" in printed) == changed
    assert printed.count("; proved for all inputs\n") == printed.count("rewritten by pair")
    return changed


def test_a_plain_block_is_paired_and_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = text_of(LOAD + WORK + STORE)
    assert is_rewritten_and_proved(*pair(tmp_path, text, capsys), text)


def test_wave64_comes_out_byte_for_byte(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = Toolchain.find().compile_hip(CORPUS / "finance.hip", chips.DEFAULT.name, flags=["-mwavefrontsize64"])
    output, printed = pair(tmp_path, text, capsys)
    assert output == text
    assert "wave64 code has no VOPD" in printed


def test_a_function_that_calls_macros_is_paired_as_they_are_written_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    macro = ".macro work\n" + WORK + ".endm\n"
    text = text_of("").replace("k:\n", f"k:\n{macro}{LOAD}\twork\n{STORE}", 1)
    output, printed = pair(tmp_path, text, capsys)
    assert is_rewritten_and_proved(output, printed, text)
    assert ".macro" not in output


def test_symbolic_registers_are_read_and_unchanged_lines_keep_them(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    named = LOAD.replace("v[0:3]", "v[vgprA+0:vgprA+3]") + WORK.replace("v8, v0, v1", "v[vgprC], v[vgprA], v[vgprA+1]")
    text = ".set vgprA, 0\n.set vgprC, 8\n" + text_of("").replace("k:\n", f"k:\n{named}{STORE}", 1)
    output, printed = pair(tmp_path, text, capsys)
    assert is_rewritten_and_proved(output, printed, text)
    assert "v[vgprA+0:vgprA+3]" in output


def test_a_jump_table_of_a_compiler_is_refused_or_proved(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = Toolchain.find().compile_hip(CORPUS / "control.hip", chips.DEFAULT.name)
    output, printed = pair(tmp_path, text, capsys, "-q")
    assert is_rewritten_and_proved(output, printed, text)
    reported = [line for line in printed.splitlines() if line.startswith("kernel ")]
    assert len(reported) == len(read_file(tmp_path / "in.s").kernels)


def test_irreducible_control_flow_is_proved_or_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    flow = (
        "s_cmp_eq_u32 s2, 0\ns_cbranch_scc1 .Lmiddle\n.Lhead:\nv_mul_f32_e32 v8, v0, v1\nv_rcp_f32_e32 v10, v4\n"
        "v_add_f32_e32 v9, v3, v2\n.Lmiddle:\nv_mul_f32_e32 v11, v0, v1\nv_rcp_f32_e32 v12, v4\n"
        "v_add_f32_e32 v13, v3, v2\ns_sub_u32 s2, s2, 1\ns_cmp_lg_u32 s2, 0\ns_cbranch_scc1 .Lhead\n"
    )
    text = text_of(LOAD + "v_mov_b32_e32 v8, 0\nv_mov_b32_e32 v9, 0\nv_mov_b32_e32 v10, 0\n" + flow + STORE)
    is_rewritten_and_proved(*pair(tmp_path, text, capsys), text)


@pytest.mark.parametrize("name", ["calls.s", "calls_clang19.s"])
def test_kernels_that_share_a_function_keep_it(tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[1] / "data" / "calls" / name).read_text()
    output, printed = pair(tmp_path, text, capsys)
    is_rewritten_and_proved(output, printed, text)


def test_a_debug_build_keeps_its_line_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = Toolchain.find().compile_hip(CORPUS / "particles.hip", chips.DEFAULT.name, flags=["-g"])
    output, printed = pair(tmp_path, text, capsys)
    assert is_rewritten_and_proved(output, printed, text)
    assert [line for line in output.splitlines() if "\t.loc\t" in line] == [
        line for line in text.splitlines() if "\t.loc\t" in line
    ]


def test_inline_assembly_and_kept_lines_stay_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = ";;#ASMSTART\nv_sub_f32_e32 v11, v5, v6\n;;#ASMEND\n" + WORK.replace("v8", "v12").replace("v9", "v13")
    text = text_of(LOAD + WORK + kept + STORE)
    output, printed = pair(tmp_path, text, capsys)
    assert is_rewritten_and_proved(output, printed, text)
    assert ";;#ASMSTART\n\tv_sub_f32_e32 v11, v5, v6\n;;#ASMEND" in output


def test_an_unknown_instruction_is_a_barrier_and_not_fatal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, target = tmp_path / "in.s", tmp_path / "out.s"
    source.write_text(text_of(LOAD + WORK + "v_frobnicate_b32 v1, v2\n" + STORE))
    assert main(["pair", str(source), "-o", str(target)]) in (0, 2)
    assert "internal error" not in capsys.readouterr().err


def test_nan_payload_has_to_be_allowed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    work = "v_mul_f32_e32 v8, v0, v1\nv_mul_f32_e32 v9, v2, v3\nv_rcp_f32_e32 v10, v6\n"
    text = text_of(LOAD + work + STORE)
    plain, _ = pair(tmp_path, text, capsys, "--no-rename")
    assert plain == text
    allowed, printed = pair(tmp_path, text, capsys, "--no-rename", "--nan-payload")
    assert "v_dual_mul_f32 v8, v0, v1 :: v_dual_mul_f32 v9, v3, v2" in allowed
    assert "rewritten by pair; " in printed.splitlines()[0]
    assert printed.splitlines()[0].endswith("; proved under --assume 'nan-payload'")
    assert "; isatool: k: proved under --assume 'nan-payload'\n" in allowed
    output = tmp_path / "pipeline.s"
    assert main(["run-passes", "pair{rename=false,nan-payload=true}", str(tmp_path / "in.s"), "-o", str(output)]) == 0
    assert output.read_text() == allowed
