"""Devices, pipes that are silent, sparse gigabytes, numbers without bounds: one message, exit code 2, at once."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from isatool.asm import files
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.fuzz.generator import program_text
from isatool.fuzz.harness import spec_text

KERNEL = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n\ts_endpgm\n'
HUGE = 20 << 30
DIGITS = "9" * 5000


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder from which everything runs, with a kernel in it."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "in.s").write_text(KERNEL, encoding="utf-8")
    return tmp_path


READERS = {
    "check": ["check", "{}"],
    "fmt": ["fmt", "{}"],
    "asm": ["asm", "{}", "-o", "out.o"],
    "disasm": ["disasm", "{}"],
    "patch": ["patch", "{}", "-o", "out.hsaco"],
    "store": ["store", "add", "{}", "--store", "kept"],
    "second file of verify": ["verify", "in.s", "{}"],
    "certificate": ["verify", "in.s", "in.s", "--certificate", "{}"],
    "launch spec": ["run", "in.s", "--launch", "{}"],
    "settings": ["check", "in.s", "--config", "{}"],
    "baseline of check": ["check", "in.s", "--baseline", "{}"],
    "settings of budgets": ["budget", "in.s", "--config", "{}"],
    "baseline of budgets": ["budget", "in.s", "--baseline", "{}"],
    "chip file": ["analyze", "in.s", "--chip", "{}"],
}


@pytest.mark.parametrize("reader", READERS)
def test_every_reader_refuses_devices_silent_pipes_and_sparse_gigabytes(
    reader: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(files, "SILENT_SECONDS", 0.05)
    with (here / "sparse").open("wb") as stream:
        stream.truncate(HUGE)
    os.mkfifo(here / "pipe")
    folder = () if reader == "check" else ((".", "directory"),)  # check reads the files of a folder
    for path, words in (("/dev/zero", "device"), ("sparse", "limit"), ("pipe", "nothing came"), *folder):
        code = main([word.replace("{}", path) for word in READERS[reader]])
        error = capsys.readouterr().err
        assert code == 2, (path, error)
        assert words in error, (path, error)


def test_a_pipe_that_is_written_to_is_read(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(here / "pipe")
    writer = threading.Thread(target=lambda: (here / "pipe").write_text(KERNEL, encoding="utf-8"))
    writer.start()
    assert main(["fmt", "pipe"]) == 0
    writer.join()
    assert capsys.readouterr().out == KERNEL


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("spec.toml", f"block = [32]\ngrid = [{DIGITS}]\narguments = []\n"),
        ("spec.toml", f"block = [32]\ngrid = [0x{'f' * 5000}]\narguments = []\n"),
        ("spec.toml", "block = [32]\ngrid = [1000000000, 1000000000, 1000000000]\narguments = []\n"),
        ("spec.toml", "block = [32]\ngrid = [1]\nlds = 1000000000000\narguments = []\n"),
        ("spec.toml", "block = [32]\ngrid = [1]\narguments = []\n[memory]\nslack = 1000000000000000000\n"),
        ("spec.toml", f"block = [32]\ngrid = [1]\narguments = {'[' * 100_000}{']' * 100_000}\n"),
    ],
)
def test_launch_specs_beyond_any_device_are_refused(
    name: str, text: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / name).write_text(text, encoding="utf-8")
    (here / "k.s").write_text((Path(__file__).parents[2] / "samples/sgemm/kernel1.s").read_text(encoding="utf-8"))
    assert main(["run", "k.s", "--launch", name]) == 2
    assert name in capsys.readouterr().err


@pytest.mark.parametrize("option", [[], ["--workgroups", "0-999999999"], ["--workgroups", "0-" + "9" * 30]])
def test_a_grid_of_a_billion_workgroups_is_not_emulated(
    option: list[str], here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spec = spec_text(32).replace("grid = [1, 1, 1]", "grid = [1000, 1000000, 1]")
    (here / "spec.toml").write_text(spec, encoding="utf-8")
    (here / "k.s").write_text(program_text("\ts_endpgm"), encoding="utf-8")
    assert main(["run", "k.s", "--launch", "spec.toml", *option]) == 2
    assert "are emulated" in (error := capsys.readouterr().err) or "more than" in error, error


@pytest.mark.parametrize("text", [DIGITS, f'{{"version": {DIGITS}}}', "[" * 100_000, "NaN", '{"version": 1e999}'])
@pytest.mark.parametrize("reader", ["baseline of check", "baseline of budgets", "certificate"])
def test_json_without_bounds_is_refused(reader: str, text: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "x.json").write_text(text, encoding="utf-8")
    assert main([word.replace("{}", "x.json") for word in READERS[reader]]) == 2
    assert "x.json" in capsys.readouterr().err


@pytest.mark.parametrize("text", [f"x = {DIGITS}", "x = 0x" + "f" * 5000, "x = " + "[" * 100_000, "\0", "x = [[[["])
@pytest.mark.parametrize("reader", ["settings", "settings of budgets", "chip file"])
def test_toml_without_bounds_is_refused(reader: str, text: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "x.toml").write_text(text, encoding="utf-8")
    assert main([word.replace("{}", "x.toml") for word in READERS[reader]]) == 2
    assert "x.toml" in capsys.readouterr().err


def test_numbers_of_thousands_of_digits_in_directives_are_refused_or_kept(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kernel = (Path(__file__).parents[2] / "samples/sgemm/kernel1.s").read_text(encoding="utf-8")
    for name in (
        ".amdhsa_next_free_vgpr",
        ".amdhsa_group_segment_fixed_size",
        ".vgpr_count:",
        ".kernarg_segment_size:",
    ):
        lines = [f"{line.split(name)[0]}{name} {DIGITS}" if name in line else line for line in kernel.splitlines()]
        (here / "k.s").write_text("\n".join(lines) + "\n", encoding="utf-8")
        for arguments in (["check", "k.s"], ["fmt", "k.s"], ["analyze", "k.s"], ["pair", "k.s", "-o", "out.s"]):
            assert main(arguments) in (0, 1, 2, 3), (name, arguments, capsys.readouterr().err[-300:])
            assert "internal error" not in capsys.readouterr().err


@pytest.mark.parametrize("count", [10**4, 1 << 63])
def test_registers_that_no_wave_has_are_refused(count: int, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = (Path(__file__).parents[1] / "data/fuzz/call_between_loops.s").read_text(encoding="utf-8")
    (here / "k.s").write_text(text.replace("next_free_vgpr 32", f"next_free_vgpr {count}"), encoding="utf-8")
    assert main(["pair", "k.s", "-o", "out.s"]) == 2
    assert f"declares {count} VGPRs" in capsys.readouterr().err


def test_toml_values_keep_their_64_bits() -> None:
    assert files.parse_toml("x = [0x7fffffffffffffff, 0xffffffffffffffff]") == {"x": [(1 << 63) - 1, (1 << 64) - 1]}
    with pytest.raises(ValueError, match="64 bits"):
        files.parse_toml("x = 0x10000000000000000")


def test_a_file_at_the_limit_is_read(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.write_bytes(bytes(100))
    assert files.read_bounded(path, 100) == bytes(100)
    with pytest.raises(UserError, match="limit of 99"):
        files.read_bounded(path, 99)


@pytest.mark.parametrize("number", [DIGITS, "0x" + "f" * 5000, "0b" + "1" * 100_000, "9" * 100_000])
@pytest.mark.parametrize("directive", [".p2align", ".balign", ".zero", ".fill", ".rept", ".org"])
def test_counts_of_thousands_of_digits_are_refused(
    directive: str, number: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (here / "in.s").write_text(f"{KERNEL}\t{directive} {number}\n", encoding="utf-8")
    assert main(["fmt", "in.s"]) == 2
    assert "in.s:4:2: error" in capsys.readouterr().err
