"""What stopped people who had not seen isatool: verdicts and messages that name the next step, in few lines."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from pairable_kernels import BUSY, KERNEL

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.cli.commands import COMMANDS
from isatool.cli.main import load_command, main, make_parser
from isatool.pipeline.header import headed
from isatool.report.library_report import lines, summary
from isatool.routes.library_rewriting import KernelRow
from isatool.verify.verdict import Assumption, how_to_grant


def _written(folder: Path, text: str, name: str = "k.s") -> str:
    path = folder / name
    path.write_text(text)
    return str(path)


def test_a_header_says_the_same_of_several_steps_once() -> None:
    said = ["k: proved for all inputs", "k: guard: s10 >= 4", "k: proved for all inputs"]
    text = emit(headed(read_text(KERNEL), "pair", said))
    assert text.splitlines()[1:3] == ["; isatool: k: proved for all inputs", "; isatool: k: guard: s10 >= 4"]
    assert text.count("; isatool: ") == 2


@pytest.mark.parametrize("command", [["optimize", "--passes", "pair"], ["pass", "pair"], ["rebank"]])
def test_no_rewriting_command_overwrites_its_input(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _written(tmp_path, KERNEL)
    assert main([*command, path, "-o", str(tmp_path / "." / "k.s")]) == 2
    assert "input files are never changed" in capsys.readouterr().err
    assert Path(path).read_text() == KERNEL


@pytest.mark.parametrize(
    "words",
    ["check FILE -o ./FILE", "check FILE --diff -o FILE",
     "check FILE --baseline FILE --write-baseline", "code disasm BINARY -o BINARY", "fmt BINARY -o BINARY",
     "code retarget FILE --target gfx1101 -o FILE", "code annotate FILE --html -o FILE",
     "pass pair FILE -o out.s --certificate FILE", "optimize FILE -o out.s --html FILE",
     "pass pair FILE -o out.s --html out.s", "patch BINARY -o out.hsaco --certificate BINARY",
     "verify FILE FILE --emit-witness FILE", "code budget FILE --baseline FILE --write-baseline"],
)  # fmt: skip
def test_no_command_writes_over_what_it_reads(
    words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    _written(tmp_path, KERNEL)
    (tmp_path / "k.hsaco").write_bytes(b"\x7fELF")
    assert main(words.replace("FILE", "k.s").replace("BINARY", "k.hsaco").split()) == 2
    said = capsys.readouterr().err
    assert "input files are never changed" in said or "two outputs are named so" in said
    assert (tmp_path / "k.s").read_text() == KERNEL
    assert sorted(each.name for each in tmp_path.iterdir()) == ["k.hsaco", "k.s"]


def test_outputs_may_be_nowhere_and_a_dash(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = _written(tmp_path, KERNEL)
    assert main(["pass", "pair", path, "-o", "/dev/null", "--html", "/dev/null"]) == 0
    assert main(["fmt", path, "-o", "-"]) == 0
    assert capsys.readouterr().out.endswith(KERNEL)


def test_a_source_of_hip_is_told_how_to_become_assembly(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([_written(tmp_path, 'extern "C" __global__ void k(float* x) {\n  *x = 1;\n}\n', "k.hip")]) == 2
    assert "--offload-device-only -S" in capsys.readouterr().err


def test_a_folder_is_told_the_command_for_folders(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path)]) == 2
    assert f"isatool library {tmp_path} lists" in capsys.readouterr().err


def test_an_option_that_grants_says_what_it_means() -> None:
    assert all(each.meaning for each in Sentence)
    words = how_to_grant([Assumption(Sentence.FULL_WAVES)])
    assert words.startswith("grant it with --assume 'full-waves'; full-waves says that a workgroup's size along x is")
    assert how_to_grant([Assumption.parse("kernarg[24] = 4096")]) == "grant it with --assume 'kernarg[24] = 4096'"


def test_verify_says_for_which_inputs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = str(tmp_path / "out.s")
    assert main(["pass", "pair", _written(tmp_path, BUSY), "-o", out]) == 0
    assert main(["verify", str(tmp_path / "k.s"), out]) == 0
    assert "\nvalidator: proved for all inputs\n" in capsys.readouterr().out


@pytest.mark.parametrize("count", [1, 4, 5000])
def test_the_first_screen_of_a_library_has_at_most_eight_lines(count: int) -> None:
    rows = [
        KernelRow(
            f"k{number}", True, "proved for all inputs; guard: s10 >= 4", "", (100.0, 90.0 - number / 100), "VALU", 1.0
        )
        for number in range(count)
    ]
    shown = lines(rows)
    assert len(shown) + 2 <= 8  # a verdict before, and where all of them are
    assert shown[1].split()[:6] == [
        "100",
        f"{90 - (count - 1) / 100:.0f}",
        f"{-10 - (count - 1) / 100:+.1f}",
        "%",
        "1.0",
        f"k{count - 1}",
    ]
    assert [line for line in shown if "more kernel" in line] == ([f"and {count - 4} more kernels"] if count > 4 else [])
    assert f"{count} of {count} kernels rewritten and proved; main loops -" in summary(rows)


def test_a_rewrite_without_fewer_cycles_does_not_look_like_a_gain(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    load = "\tglobal_load_b128 v[8:11], v1, s[4:5] offset:128\n\ts_waitcnt vmcnt(0)\n"
    text = KERNEL.replace("\tglobal_store_b32 v1, v2", f"{load}\tglobal_store_b32 v1, v2", 1)
    path = _written(tmp_path, text.replace("next_free_vgpr 8", "next_free_vgpr 12"))
    assert main(["optimize", "--passes", "pair", path, "-o", str(tmp_path / "out.s")]) == 0
    said = capsys.readouterr().out
    assert re.search(r"as many cycles as before \(~\d+, fewer issue slots or instructions\) by the model", said)
    assert "0.0 %" not in said


@pytest.mark.parametrize("name", COMMANDS)
def test_a_usage_is_one_line(name: str) -> None:
    parser = make_parser(load_command(name))
    usage = parser.format_usage().splitlines()
    assert len(usage) == 1
    assert usage[0].startswith(f"usage: {parser.prog} [options]")
    assert all(
        action.dest in usage[0] or (action.metavar or "") in usage[0] for action in parser._get_positional_actions()
    )


UNWAITED = KERNEL.replace("\ts_waitcnt", "\ts_nop 0 ;", 1)
FAULT = r"k\.s:\d+:\d+: warning: isatool check finds (1 error|\d+ errors, the first): .* \[WAIT-READ\]"


@pytest.mark.parametrize(
    "words",
    [["k.s"], ["analyze", "-q", "--try", "none", "k.s"], ["pass", "pair", "k.s", "-o", "out.s"],
     ["optimize", "--passes", "pair", "k.s", "-o", "out.s", "--json"]],
)  # fmt: skip
def test_an_input_with_errors_is_not_described_as_if_it_had_none(
    words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the wait that a hand left out, the model has nothing to wait for, and passes nothing to prove."""
    monkeypatch.chdir(tmp_path)
    _written(tmp_path, UNWAITED)
    assert main(words) == 0
    said = capsys.readouterr().err
    assert re.match(FAULT, said)
    assert "`isatool check --fix k.s -o MENDED.s`" in said
    assert main(["check", "--fix", "k.s", "-o", "MENDED.s"]) == 0
    capsys.readouterr()
    assert main([*words[:-1], "MENDED.s"] if words[-1] == "k.s" else ["MENDED.s"]) == 0
    assert "check finds" not in capsys.readouterr().err
    _written(tmp_path, KERNEL)
    assert main(words) == 0
    assert "check finds" not in capsys.readouterr().err


def test_a_fault_of_the_input_is_not_called_one_of_isatool(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    products = "\tv_mul_f32_e32 v2, v8, v8\n\tv_mul_f32_e32 v5, v9, v9\n"
    text = KERNEL.replace("next_free_vgpr 8", "next_free_vgpr 10").replace("\tv_mul_f32_e32 v2, v0, v0\n", "", 1)
    load = f"\tglobal_load_b64 v[8:9], v1, s[4:5]\n{products}"
    path = _written(tmp_path, text.replace("\tglobal_store", f"{load}\tglobal_store", 1))
    assert main(["pass", "pair", path, "--dry-run", "--remarks"]) == 0
    shown = capsys.readouterr().out
    assert "a fault would be added" in shown
    assert "please report" not in shown
    assert "the input has errors of its own" in shown
