"""Whatever is wrong with an input is one clear message with its place, exit code 2, and no output."""

from __future__ import annotations

from pathlib import Path

import pytest

from isatool.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
KERNEL = (ROOT / "samples" / "sgemm" / "kernel1.s").read_text()
TARGET = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n'

X86 = "\t.text\n\t.globl\tmain\nmain:\n\tpushq\t%rbp\n\tmovq\t%rsp, %rbp\n\tretq\n"
ARM = "\t.text\nmain:\n\tsub\tsp, sp, #16\n\tret\n"
PTX = ".version 7.0\n.target sm_50\n.visible .func (.param .b32 r) main()\n{\n\tret;\n}\n"

BAD = {
    "empty": ("", "file is empty", ":"),
    "blank": (" \n\n", "file is empty", ":"),
    "another chip": (KERNEL.replace("gfx1100", "gfx90a"), "the target is gfx90a; isatool reads code of gfx11", ":1:"),
    "gfx10": (KERNEL.replace("gfx1100", "gfx1030"), "the target is gfx1030", ":1:"),
    "not a GPU": (X86, "no gfx11 instruction", ":4:2:"),
    "another GPU": (PTX, "no gfx11 instruction", ":4:1:"),
    "another processor": (ARM, "no gfx11 instruction", ":3:2:"),
    "prose": ("This is no assembly at all.\n", "no gfx11 instruction", ":1:1:"),
    "a program": ("int main() { return 0; }\n", "no gfx11 instruction", ":1:1:"),
    "cut in the code": (KERNEL[: KERNEL.index("s_endpgm")], "", ":"),
    "cut in the descriptor": (KERNEL[: KERNEL.index(".amdhsa_float")], "'.amdhsa_kernel' is never closed", ":"),
    "cut in the metadata": (KERNEL[: KERNEL.index("amdhsa.version")], "'.amdgpu_metadata' is never closed", ":"),
    "undefined label": (KERNEL.replace(".LBB0_4:", ".LBB0_77:"), "undefined label '.LBB0_4'", ":"),
    "label twice": (f"{TARGET}a:\n\ts_nop 0\na:\n\ts_endpgm\n", "label 'a' is defined twice", ":4:1:"),
    "vector register": (f"{TARGET}\tv_mov_b32 v256, 0\n", "v256 is out of range: v0 to v255 exist", ":2:12:"),
    "scalar register": (f"{TARGET}\ts_mov_b32 s0, s106\n", "s106 is out of range: s0 to s105 exist", ":2:16:"),
    "register tuple": (f"{TARGET}\ts_load_b128 s[104:107], s[0:1], 0\n", "s[104:107] is out of range", ":2:14:"),
    "open bracket": (f"{TARGET}\tv_mov_b32 v[1, 0\n", "unexpected ','", ":2:15:"),
}


@pytest.mark.parametrize("name", BAD)
@pytest.mark.parametrize("command", ["fmt", "rebank", "verify", "run", "check"])
def test_a_bad_file_is_refused(command: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, message, place = BAD[name]
    source, target = tmp_path / "in.s", tmp_path / "out.s"
    source.write_text(text)
    arguments = {
        "fmt": ["fmt", str(source), "-o", str(target)],
        "rebank": ["rebank", str(source), "-o", str(target)],
        "verify": ["verify", str(source), str(source)],
        "run": ["run", str(source)],
        "check": ["check", str(source)],
    }[command]
    assert main(arguments) == 2
    captured = capsys.readouterr()
    shown = captured.err + captured.out
    assert message in shown
    assert f"{source}{place}" in shown
    assert "Traceback" not in shown
    assert not target.exists()


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"\x7fELF\x02\x01\x01", "damaged or cut short"),
        (b"CCOB" + bytes(20), "damaged or cut short"),
        (bytes(range(256)), "not assembly text"),
        (b"BC\xc0\xde" + bytes(100), "not assembly text"),
    ],
)
def test_a_binary_file_that_is_no_code_object_is_refused(
    data: bytes, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "in.s"
    source.write_bytes(data)
    assert main(["fmt", str(source)]) == 2
    assert words in capsys.readouterr().err


def test_every_unreadable_line_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "in.s"
    source.write_text("s_nop 0\nv_mov_b32 v0, (1\ns_nop 1\n\tv_mov_b32 v999, 0\n")
    assert main(["fmt", str(source)]) == 2
    error = capsys.readouterr().err
    assert f"{source}:2:" in error
    assert f"{source}:4:12: error: v999 is out of range" in error
    assert "               ^~~~" in error


@pytest.mark.parametrize("command", ["fmt", "explain", "check", "rebank", "run", "disasm"])
def test_a_missing_file_is_told(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "missing/kernel.s"]) == 2
    assert "missing/kernel.s: error: cannot read this file: No such file" in capsys.readouterr().err


def test_a_folder_is_no_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fmt", str(tmp_path)]) == 2
    assert "cannot read this file" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["fmt", "rebank", "asm"])
@pytest.mark.parametrize("place", ["missing/out.o", "."])
def test_an_unwritable_output_is_told_before_long_work(
    command: str, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    source = tmp_path / "in.s"
    source.write_text(KERNEL)
    target = f"{place}/" if command != "asm" or place != "." else "folder.o"
    (tmp_path / "folder.o").mkdir()
    assert main([command, str(source), "-o", target]) == 2
    assert "cannot write this file" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder.o", "in.s"]


@pytest.mark.parametrize("command", ["rebank", "run"])
def test_a_kernel_that_is_not_there_is_told_with_those_that_are(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "in.s"
    source.write_text(KERNEL)
    assert main([command, str(source), "--kernel", "kernal"]) == 2
    assert "no kernel 'kernal' in this file" in capsys.readouterr().err


def test_a_second_target_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source = tmp_path / "in.s"
    source.write_text(KERNEL)
    assert main(["fmt", str(source), "--mcpu", "gfx1103"]) == 2
    assert f"{source}:1:18: error: the file is for gfx1100, not for gfx1103" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("data", "message"),
    [(None, "No such file"), (b"", "this file is empty"), (bytes(range(256)), "this is a binary file")],
)
def test_a_file_that_cannot_be_a_kernel_is_told_before_a_launch_spec_that_is_missed(
    data: bytes | None, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "in.s"
    if data is not None:
        source.write_bytes(data)
    assert main(["bench", str(source), "--json"]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith(f"{source}: error: ")
    assert message in captured.err
