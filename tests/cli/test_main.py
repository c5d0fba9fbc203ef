"""The frame of the command line: help, versions, exit codes, one clear message for everything that goes wrong."""

from __future__ import annotations

import argparse
import io
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from isatool.cli import main as cli
from isatool.cli.commands import COMMANDS, NOUNS, REWRITING_COMMANDS, VERBS, summary, typed
from isatool.cli.main import load_command, main, make_parser
from isatool.installed import zig
from isatool.pipeline.registry import PASSES

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "samples" / "sgemm" / "kernel1.s"


def _run(*arguments: str, stdin: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", "isatool", *arguments]
    return subprocess.run(command, input=stdin, capture_output=True, check=False, cwd=ROOT)


def test_the_overview_fits_a_screen_and_leads_to_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    text = capsys.readouterr().out
    lines = text.splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) < 80
    assert all(f"\n  {name} " in text for name in (*VERBS, *NOUNS))
    for noun in NOUNS.keys() - set(COMMANDS):
        assert main([noun, "--help"]) == 0
        text += capsys.readouterr().out
    assert all(f"\n  {typed(name).split()[-1]} " in text for name in COMMANDS if name not in ("lsp", "mcp"))
    assert main([]) == 2
    assert main(["pass"]) == 2


@pytest.mark.parametrize("name", sorted(name for name in COMMANDS if typed(name) != name))
def test_a_command_under_a_noun_is_found_by_its_old_name_too(
    name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main([*typed(name).split(), "--help"]) == 0
    new = capsys.readouterr()
    assert f"usage: isatool {typed(name)} " in new.out
    assert main([name, "--help"]) == 0
    assert capsys.readouterr() == new
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert main([name, "--help"]) == 0
    assert capsys.readouterr().err.startswith(f"isatool: isatool {name} is now isatool {typed(name)}; ")


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_each_command_shows_an_example(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    text = capsys.readouterr().out
    assert "example:" in text
    assert f"isatool {typed(name)} " in text


def test_versions_of_everything_that_matters_are_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--version"]) == 0
    names = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert names == ["isatool", "python", "lark", "numpy", "ziglang", "toolchain", "clang", "lld"]


@pytest.mark.parametrize("arguments", [["fmd"], ["--verbose"], ["fmt"], ["fmt", "a", "--nonsense"], ["asm", "a.s"]])
def test_wrong_usage_ends_with_2(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err


def test_a_mistyped_command_is_told_its_nearest_neighbour(capsys: pytest.CaptureFixture[str]) -> None:
    main(["explian"])
    assert "did you mean 'explain'?" in capsys.readouterr().err


def test_an_internal_error_is_one_line_and_70(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(_argv: list[str], _start: float) -> int:
        raise RuntimeError("over\nseveral lines")

    monkeypatch.setattr(cli, "_dispatch", broken)
    monkeypatch.delenv("ISATOOL_DEBUG", raising=False)
    assert main(["fmt"]) == 70
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert "internal error: RuntimeError: over several lines" in error
    monkeypatch.setenv("ISATOOL_DEBUG", "1")
    with pytest.raises(RuntimeError):
        main(["fmt"])


def test_a_package_that_is_missing_is_no_fault_of_isatool(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """As of a checkout that is run by a Python that it was not installed for."""
    for name, code in (("lark", 2), ("isatool.nothing", 70)):

        def lacking(_argv: list[str], _start: float, name: str = name) -> int:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

        monkeypatch.setattr(cli, "_dispatch", lacking)
        assert main(["fmt"]) == code
        assert ("lark is not installed" if code == 2 else "internal error") in capsys.readouterr().err


def test_a_closed_pipe_is_no_traceback() -> None:
    code = f"{sys.executable} -m isatool fmt samples/sgemm/kernel5.s | head -1"
    done = subprocess.run(code, shell=True, capture_output=True, check=False, cwd=ROOT)
    assert done.stderr == b""
    assert done.stdout.startswith(b"\t.amdgcn_target")


@pytest.mark.parametrize("command", [["pair"], ["optimize", "--time-limit", "none", "--passes", "pair"]])
def test_a_report_that_nobody_reads_to_its_end_leaves_the_output(command: list[str], tmp_path: Path) -> None:
    out = tmp_path / "out.s"
    with subprocess.Popen(
        [sys.executable, "-m", "isatool", *command, "samples/sgemm/kernel1.s", "-o", str(out)], cwd=ROOT,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as process:  # fmt: skip
        assert process.stdout is not None
        process.stdout.close()
        _, error = process.communicate()
    assert error == b""
    assert "s_endpgm" in out.read_text()


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("words", [f"fmt {KERNEL}", f"{KERNEL}", "fmt", "fmt nothing.s"])
def test_a_stream_that_is_closed_is_no_internal_error(words: str, closed: str) -> None:
    """`>&-` of a shell, or a daemon: what is to be shown is lost, which is said where that is still possible."""
    command = f"exec {sys.executable} -m isatool {words} {closed}"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False, cwd=ROOT)
    shown = str(KERNEL) in words and ">&-" not in closed.replace("2>&-", "")
    assert done.returncode == (0 if shown else 2)
    assert "internal error" not in done.stderr
    assert "Traceback" not in done.stderr
    if closed == ">&-" and str(KERNEL) in words:
        assert re.fullmatch(r"(isatool|<stdout>: error): cannot write standard output: Bad file .*\n", done.stderr)


def test_standard_input_closed_is_a_file_that_cannot_be_read() -> None:
    command = f"exec {sys.executable} -m isatool fmt - <&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, text=True, check=False, cwd=ROOT)
    assert done.returncode == 2
    assert done.stderr.startswith("<stdin>: error: cannot read this file: ")


class _FullDisk(io.RawIOBase):
    def writable(self) -> bool:
        return True

    def write(self, _data: object) -> int:
        raise OSError(28, "No space left on device")


@pytest.mark.parametrize("arguments", [["fmt", str(KERNEL)], ["explain", str(KERNEL)], ["--version"]])
def test_a_full_disk_is_told(
    arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", io.TextIOWrapper(io.BufferedWriter(_FullDisk(), 64)))
        assert main(arguments) == 2
        patch.setattr(sys.stdout, "close", lambda: None)
    assert "cannot write standard output: No space left" in capsys.readouterr().err


def test_stdin_and_stdout_are_dashes() -> None:
    data = KERNEL.read_bytes()
    done = _run("fmt", "-", "-o", "-", stdin=data)
    assert (done.returncode, done.stdout, done.stderr) == (0, data, b"")


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_is_complete(name: str) -> None:
    assert name == load_command(name).NAME
    assert summary(name)
    assert "\n" not in summary(name)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_text_fits_a_screen_and_names_every_option(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help"]) == 0
    text = capsys.readouterr().out
    assert len(text.splitlines()) <= 50
    shown = [action for action in make_parser(load_command(name))._actions if action.help != argparse.SUPPRESS]
    assert all(action.option_strings[-1] in text for action in shown if action.option_strings)
    assert main([name, "--help-all"]) == 0
    whole = " ".join(capsys.readouterr().out.split())
    assert all(" ".join((action.help or "").split())[:20] in whole for action in shown)


@pytest.mark.parametrize("name", COMMANDS)
def test_every_help_text_has_an_example_and_every_exit_code(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([name, "--help-all"]) == 0
    text = capsys.readouterr().out
    example, codes = text.split("example:\n")[1].split("\n\nexit codes:\n")
    assert example.startswith("  isatool ") or f"isatool {typed(name)}" in example
    listed = [int(line.split()[0]) for line in codes.strip().splitlines()]
    assert listed == sorted({0, 2, 70, 130, 141, *listed})
    module = ROOT / "isatool" / "cli" / f"{name.replace('-', '_')}.py"
    text = "" if name in PASSES else module.read_text()
    can_end_with_1 = name in (*REWRITING_COMMANDS, "run", "verify", "mutate", "hardware-report") or "EXIT_" in text
    assert (1 in listed) == can_end_with_1
    assert (3 in listed) == (name in ("verify", "mutate"))


def test_a_file_alone_is_described(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(KERNEL)]) == 0
    first, kernel, *others = capsys.readouterr().out.splitlines()
    assert first == f"{KERNEL}: 1 kernel for gfx1100"
    assert re.match(r"  kernel: \d+ instructions, wave32, 9 VGPRs, 16 waves per SIMD; bound by ~", kernel)
    assert [line.split()[:2] for line in others[1:]] == [["isatool", name] for name in ("optimize", "analyze", "check")]
    assert main([str(KERNEL), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert [each["name"] for each in data["kernels"]] == ["kernel"]
    assert len(data["try"]) == 3


def test_standard_input_alone_is_described_too() -> None:
    done = _run("-", stdin=KERNEL.read_bytes())
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"<stdin>: 1 kernel for gfx1100\n")
    assert b"isatool optimize - -o kernel.fast.s" in done.stdout


@pytest.mark.parametrize("words", [[""], ["check", ""], ["fmt", ""], ["verify", str(KERNEL), ""], ["library", ""]])
def test_a_file_without_a_name_is_not_another_one(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """As of a variable of a script that is not set: "" as a folder would be the current one. An option may be empty."""
    assert main(words) == 2
    assert "is empty" in capsys.readouterr().err
    assert make_parser(load_command("library")).parse_args(["a", "b", "--only", ""]).only == ""


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (["optimize", "a.s", "--time-limt", "3"], "did you mean --time-limit?"),
        (["optimize", "a.s", "--time-limt=3"], "did you mean --time-limit?"),
        (["check", "--jsn", "a.s"], "did you mean --json?"),
        (["pass", "unroll", "a.s", "--factr=4"], "did you mean --factor?"),
        (["optimize", "a.s", "--xyz"], "isatool optimize --help-all lists every option"),
        (["fmt", "a.s", "b.s"], "one IN at a time"),
    ],
)
def test_a_mistyped_option_is_told_its_nearest_neighbour(
    words: list[str], hint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 2
    assert hint in capsys.readouterr().err


def test_several_files_are_described_and_one_that_cannot_be_read_is_told(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    unnamed = tmp_path / "unnamed.s"
    unnamed.write_text("".join(line for line in KERNEL.read_text().splitlines(True) if ".amdgcn_target" not in line))
    assert main([str(KERNEL), str(tmp_path / "absent.s"), str(unnamed)]) == 2
    shown = capsys.readouterr()
    heads = [line for line in shown.out.splitlines() if line[0] not in " t"]
    assert heads == [
        f"{KERNEL}: 1 kernel for gfx1100",
        f"{unnamed}: 1 kernel for gfx1100, as no .amdgcn_target and no --mcpu says another",
    ]
    assert "  isatool analyze FILE.s " in shown.out
    assert "absent.s: error: cannot read this file" in shown.err
    assert main([str(KERNEL), str(unnamed), "--json", "--mcpu", "gfx1100"]) == 0
    assert [each["file"] for each in json.loads(capsys.readouterr().out)] == [str(KERNEL), str(unnamed)]


@pytest.mark.parametrize(("path", "says"), [("samples", "this is a folder"), ("nothing.s", "cannot read this file")])
def test_what_cannot_be_described_is_told(path: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([path]) == 2
    assert says in capsys.readouterr().err


def test_doctor_says_what_is_there_and_how_to_get_the_rest(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["doctor"]) == 0
    verdict, *rows = capsys.readouterr().out.splitlines()
    assert verdict == "isatool can rewrite, prove, check and emulate"
    assert any(row.split()[:2] == ["toolchain", "ziglang"] for row in rows)
    monkeypatch.setenv("ISATOOL_CLANG", "/nowhere/clang")
    assert main(["doctor", "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert not found["usable"]
    (missing,) = [each for each in found["found"] if each["needed"] and not each["found"]]
    assert missing["what"] == "toolchain"
    assert "/nowhere/clang" in missing["advice"]


def test_doctor_names_a_missing_linker_without_which_nothing_is_proved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    clang = tmp_path / "clang"
    clang.write_text(f'#!/bin/sh\nexec {" ".join(zig())} clang "$@"\n')
    clang.chmod(0o755)
    monkeypatch.setenv("ISATOOL_CLANG", str(clang))
    monkeypatch.setattr("isatool.asm.toolchain.zig", tuple)
    assert main(["doctor"]) == 1
    verdict, *rows = capsys.readouterr().out.splitlines()
    assert verdict == "isatool cannot work yet: linker is missing"
    (row,) = (row for row in rows if row.split()[0] == "linker")
    assert str(clang) in row
    assert "ziglang" in row


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("isatool reb", "rebank"),
        ("isatool pass unr", "unroll"),
        ("isatool pass unroll --fac", "--factor"),
        ("isatool analyze --try a", "all"),
        ("isatool serve l", "lsp"),
    ],
)
def test_bash_completes_commands_options_and_values(
    words: str, expected: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["completion", "bash"]) == 0
    (tmp_path / "isatool.bash").write_text(capsys.readouterr().out)
    typed_words = f"COMP_WORDS=({words}); COMP_CWORD={len(words.split()) - 1}"
    script = f'source isatool.bash; {typed_words}; _isatool; echo "${{COMPREPLY[@]}}"'
    done = subprocess.run(["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [expected]


def test_zsh_and_fish_get_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    for shell in ("zsh", "fish"):
        assert main(["completion", shell]) == 0
        text = capsys.readouterr().out
        assert all(typed(name).split()[-1] in text for name in COMMANDS)
        assert "--time-limit" in text.replace("-l time-limit", "--time-limit")


@pytest.mark.skipif(shutil.which("zsh") is None, reason="needs zsh")
@pytest.mark.parametrize("way", ["compinit -u -D; source ./_isatool", "fpath=($PWD $fpath); compinit -u -D"])
def test_zsh_takes_the_completion_sourced_or_from_its_path(
    way: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["completion", "zsh"]) == 0
    (tmp_path / "_isatool").write_text(capsys.readouterr().out)
    script = f"autoload -Uz compinit; {way}; print -r - $_comps[isatool] $+functions[_isatool]"
    done = subprocess.run(["zsh", "-f", "-c", script], cwd=tmp_path, capture_output=True, text=True, check=True)
    assert (done.stdout.split(), done.stderr) == (["_isatool", "1"], "")
