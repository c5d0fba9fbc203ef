"""fmt, explain and asm as a person calls them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.asm.elf import code_bytes, read_elf
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.isa import chips

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "samples" / "sgemm" / "kernel5.s"


def _explained(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    source = tmp_path / "in.s"
    source.write_bytes(text.encode())
    assert main(["explain", "--json", str(source)]) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_fmt_writes_the_file_as_it_was(tmp_path: Path) -> None:
    target = tmp_path / "out.s"
    assert main(["fmt", str(KERNEL), "-o", str(target)]) == 0
    assert target.read_bytes() == KERNEL.read_bytes()


def test_fmt_may_write_over_its_input(tmp_path: Path) -> None:
    source = tmp_path / "in.s"
    source.write_text("V_MOV_B32 v0,v1\n")
    assert main(["fmt", "--canonical", str(source), "-o", str(source)]) == 0
    assert source.read_text() == "\tv_mov_b32_e32 v0, v1\n"


def test_fmt_reports_an_unknown_mnemonic_once_with_its_neighbours(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, target = tmp_path / "in.s", tmp_path / "out.s"
    source.write_text("s_nop 0\nv_fmacc_f32 v0, v1, v2\nv_fmacc_f32 v3, v1, v2\n")
    assert main(["fmt", str(source), "-o", str(target)]) == 0
    assert target.read_text() == source.read_text()
    error = capsys.readouterr().err
    assert error.count("unknown instruction 'v_fmacc_f32'") == 1
    assert "nearest known: v_fmac_f32" in error


def test_fmt_expands_macros(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "in.s"
    source.write_text(".macro two\n s_nop 1\n s_nop 2\n.endm\n two\n")
    assert main(["fmt", "--expand", str(source)]) == 0
    assert capsys.readouterr().out == "\ts_nop 1\n\ts_nop 2\n"


def test_a_file_of_device_functions_alone_has_no_kernel(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "in.s"
    function = "\t.type {0},@function\n{0}:\n\ts_setpc_b64 s[30:31]\n\t.size {0}, .-{0}\n"
    source.write_text("\t.text\n" + function.format("first") + function.format("second"))
    assert main(["pair", str(source), "-o", str(tmp_path / "out.s")]) == 2
    assert "no kernel in this file, only 2 device functions" in capsys.readouterr().err
    assert main(["check", str(source)]) == 0


def test_fmt_expands_around_blank_and_comment_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "in.s"
    source.write_text(
        "; kept\n\n.macro two a\n\n; of the macro\n s_nop \\a\n\n.endm\n\n.if 1\n\n; of the condition\n two 1\n"
        ".else\n\n two 2\n.endif\n.rept 2\n// of the repetition\n\n s_nop 3\n.endr\n two 4\n\n# 1\n s_endpgm\n"
    )
    assert main(["fmt", "--expand", str(source)]) == 0
    out = capsys.readouterr().out
    assert out.startswith("; kept\n\n")
    assert [line.split() for line in out.split("\n") if "s_nop" in line] == [
        ["s_nop", number] for number in ("1", "3", "3", "4")
    ]
    assert out.endswith("\n\n# 1\n s_endpgm\n")


def test_fmt_expands_repetitions_whose_count_needs_addresses(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source, whole = tmp_path / "in.s", tmp_path / "whole.s"
    source.write_text(
        "f:\n s_nop 0\n s_endpgm\n.set n, 3\n.rept n\n s_nop 2\n.endr\n"
        ".rept (256 - ((. - f) % 64)) / 4 // to the next line\n s_code_end\n.endr\n"
        ".if 0\n.rept (. - f)\n s_nop 5\n.endr\n.endif\n"
    )
    assert main(["fmt", "--expand", str(source), "-o", str(whole)]) == 0
    assert whole.read_text().count("s_code_end") == (256 - 20) // 4
    tools = Toolchain.find()
    assert tools.code_bytes(whole.read_text(), chips.DEFAULT.name) == tools.code_bytes(
        source.read_text(), chips.DEFAULT.name
    )


@pytest.mark.parametrize(
    ("text", "defs", "uses"),
    [
        ("v_fmac_f32_e32 v0, s1, v2", ["v0"], ["v0", "s1", "v2", "exec_lo"]),
        ("v_fma_f32 v0, v1, v2, v3", ["v0"], ["v1", "v2", "v3", "exec_lo"]),
        ("v_cmp_lt_f32_e32 vcc_lo, v0, v1", ["vcc_lo"], ["v0", "v1", "exec_lo"]),
        ("v_cmpx_lt_f32_e32 v0, v1", ["exec_lo"], ["v0", "v1", "exec_lo"]),
        ("s_add_u32 s0, s1, s2", ["s0", "scc"], ["s1", "s2"]),
        ("s_cbranch_scc1 foo", [], ["scc"]),
        ("s_cbranch_vccnz foo", [], ["vcc_lo"]),
        ("s_load_b128 s[4:7], s[0:1], 0x0", ["s4", "s5", "s6", "s7"], ["s0", "s1"]),
        ("global_load_b64 v[0:1], v2, s[4:5]", ["v0", "v1"], ["v2", "s4", "s5", "exec_lo"]),
        ("global_load_d16_b16 v0, v[2:3], off", ["v0"], ["v0", "v2", "v3", "exec_lo"]),
        ("ds_store_2addr_b32 v0, v1, v2 offset1:1", [], ["v0", "v1", "v2", "exec_lo"]),
        ("s_mov_b32 m0, s5", ["m0"], ["s5"]),
        ("s_movrels_b32 s0, s1", ["s0"], ["s1", "m0"]),
        ("s_bitset1_b32 s0, s1", ["s0"], ["s0", "s1"]),
        ("s_cmov_b32 s0, s1", ["s0"], ["s0", "s1", "scc"]),
        ("v_swap_b32 v0, v1", ["v0", "v1"], ["v0", "v1", "exec_lo"]),
        ("v_writelane_b32 v0, s1, 3", ["v0"], ["v0", "s1"]),
        ("v_readfirstlane_b32 s0, v1", ["s0"], ["v1", "exec_lo"]),
        ("v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf", ["v0"], ["v0", "v1", "exec_lo"]),
        ("v_pk_fmac_f16 v0, v1, v2", ["v0"], ["v0", "v1", "v2", "exec_lo"]),
        ("v_fmac_f16_e32 v0, v1, v2", ["v0"], ["v0", "v1", "v2", "exec_lo"]),
        ("v_add_f16_e32 v0, v1, v2", ["v0"], ["v1", "v2", "exec_lo"]),
        ("v_add_f16_e32 v0, v0, v2", ["v0"], ["v0", "v2", "exec_lo"]),
        ("v_add_co_u32 v0, vcc_lo, v1, v2", ["v0", "vcc_lo"], ["v1", "v2", "exec_lo"]),
        ("v_add_co_ci_u32_e64 v0, null, s1, v2, vcc_lo", ["v0"], ["s1", "v2", "vcc_lo", "exec_lo"]),
        ("v_div_fmas_f32 v0, v1, v2, v3", ["v0"], ["v1", "v2", "v3", "vcc_lo", "exec_lo"]),
        ("v_dual_fmac_f32 v0, v1, v2 :: v_dual_mov_b32 v1, v0", ["v0", "v1"], ["v0", "v1", "v2", "exec_lo"]),
        ("s_and_saveexec_b32 s0, vcc_lo", ["s0", "exec_lo", "scc"], ["vcc_lo", "exec_lo"]),
        ("s_swappc_b64 s[30:31], s[4:5]", ["s30", "s31"], ["s4", "s5"]),
        ("s_waitcnt vmcnt(0)", [], []),
        ("s_endpgm", [], []),
    ],
)
def test_explain_lists_what_is_read_and_written(
    text: str, defs: list[str], uses: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    found = _explained(f"foo: {text} ; comment\n", tmp_path, capsys)[0]
    assert sorted(map(str, found["defs"])) == sorted(defs)  # type: ignore[call-overload]
    assert sorted(map(str, found["uses"])) == sorted(uses)  # type: ignore[call-overload]


def test_a_kept_half_is_told_apart_from_a_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = _explained("v_add_f16_e32 v0, v1, v2\nv_fmac_f16_e32 v0, v1, v2\n", tmp_path, capsys)
    assert [line["keeps"] for line in found] == [["v0"], []]


def test_explain_has_one_line_for_every_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "s_nop 0\n\n; comment\nlabel:\n.text\nv_mov_b32 v999, 0\nv_unheard v0\ns_nop /* a\n */ 1\nv_mov_b32 v0, 0"
    found = _explained(text, tmp_path, capsys)
    assert len(found) == 10
    assert ["error" in line for line in found] == [False] * 5 + [True, True] + [False] * 3
    assert found[3]["labels"] == ["label"]
    assert found[9]["defs"] == ["v0"]


def test_explain_tells_class_counters_slots_and_latency(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = _explained(
        "v_fmac_f32 v0, v1, v2\nglobal_load_b32 v0, v[1:2], off\nv_and_b32 v0, v1, v2\n", tmp_path, capsys
    )
    assert [line["class"] for line in found] == ["VALU", "VMEM", "VALU"]
    assert [line["vopd_slots"] for line in found] == ["XY", "", "Y"]
    assert found[0]["vopd_name"] == "v_dual_fmac_f32"
    assert found[1]["counters"] == ["vmcnt"]
    assert found[1]["latency_class"] == "vmem"


def test_explain_is_readable_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", str(KERNEL)]) == 0
    text = capsys.readouterr().out
    assert "v_dual_fmac_f32" in text
    assert "counters     lgkmcnt" in text


@pytest.mark.parametrize("name", ["out.o", "out.hsaco"])
def test_asm_writes_objects_and_code_objects(name: str, tmp_path: Path) -> None:
    target = tmp_path / name
    assert main(["asm", str(KERNEL), "-o", str(target)]) == 0
    data = target.read_bytes()
    assert len(code_bytes(data)) > 6000
    linked = any(section.name == ".dynsym" for section in read_elf(data).sections)
    assert linked == name.endswith(".hsaco")


def test_asm_shows_errors_of_the_assembler_at_the_users_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "in.s"
    source.write_text('# 1 "elsewhere.c"\ns_nop 0\n\tv_add_f32 v0, s1\n')
    assert main(["asm", str(source), "-o", str(tmp_path / "out.o")]) == 2
    assert f"{source}:3:" in capsys.readouterr().err
    assert not (tmp_path / "out.o").exists()


def test_asm_wants_to_know_what_to_write(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["asm", str(KERNEL), "-o", str(tmp_path / "out.bin")]) == 2
    assert "name it .o (object) or .hsaco (linked)" in capsys.readouterr().err


def test_disasm_needs_no_other_tool(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    code = tmp_path / "k.hsaco"
    assert main(["asm", str(KERNEL), "-o", str(code)]) == 0
    monkeypatch.setenv("PATH", str(tmp_path))
    assert main(["disasm", str(code), "-o", str(tmp_path / "k.s")]) == 0
    assert "s_endpgm" in (tmp_path / "k.s").read_text()
    capsys.readouterr()
    assert main(["disasm", str(code), "--objdump", "nowhere", "-o", str(tmp_path / "k.s")]) == 0
    assert "--objdump is not needed any more" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["", " \n\n"])
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_an_empty_file_cannot_be_explained(
    text: str, options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "empty.s"
    source.write_text(text)
    assert main(["explain", *options, str(source)]) == 2
    assert "this file is empty" in capsys.readouterr().err


def test_a_file_without_instructions_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "comment.s"
    source.write_text("; nothing\n\t.text\n")
    assert main(["explain", str(source)]) == 0
    assert "no instructions to explain" in capsys.readouterr().err
