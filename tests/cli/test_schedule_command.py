"""schedule, hints and assumptions from the command line: what is written, what is recorded, and the exit code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = ROOT / "samples/sgemm/kernel3.s"


def alone(tmp_path: Path, change: tuple[str, str] = ("", "")) -> Path:
    """The sample without its launch spec, with something replaced once."""
    path = tmp_path / "alone.s"
    path.write_text(SAMPLE.read_text(encoding="utf-8").replace(*change, 1), encoding="utf-8")
    return path


def test_a_scheduled_kernel_is_proved_and_a_second_run_changes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    once, twice = tmp_path / "once.s", tmp_path / "twice.s"
    assert main(["schedule", str(alone(tmp_path)), "-o", str(once), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["changed"] is True
    assert report["proof"].startswith("proved for all inputs")
    assert once.read_text().startswith("; isatool ")
    assert main(["schedule", str(once), "-o", str(twice), "--require-change"]) == 1
    assert once.read_bytes() == twice.read_bytes()


def test_remarks_say_what_the_model_finds(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schedule", str(alone(tmp_path)), "--dry-run", "--remarks"]) == 0
    assert "cycles without an issue become" in capsys.readouterr().out


def test_a_wrong_percentage_is_an_error(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["schedule", str(alone(tmp_path)), "--dry-run", "--latency-loss", "300"]) == 2
    assert "number of percent from 0 to 100" in capsys.readouterr().err


def test_a_file_without_what_a_pass_may_do_is_written_as_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.s"
    path = alone(tmp_path, ("\nkernel:", "\n; isatool: off[schedule]\nkernel:"))
    assert main(["schedule", str(path), "-o", str(out)]) == 0
    assert out.read_bytes() == path.read_bytes()
    assert "schedule is switched off by a hint" in capsys.readouterr().out


def test_what_was_granted_and_is_not_needed_is_no_assumption_of_the_output(tmp_path: Path) -> None:
    out = tmp_path / "out.s"
    path = alone(tmp_path, ("\nkernel:", "\n; isatool: assume[workgroup_id_y < 64]\nkernel:"))
    assert main(["schedule", str(path), "-o", str(out), "--assume", "arg3 <= 4096"]) == 0
    assert "; isatool: kernel: proved for all inputs" in out.read_text().splitlines()[:8]
    assert "--assume" not in out.read_text()


@pytest.mark.parametrize(
    ("assumption", "message"),
    [
        ("M <= 4096", "names nothing in kernel kernel"),
        ("arg3 about 4096", "cannot read the assumption"),
        ("arg3 < 0", "cannot hold"),
    ],
)
def test_an_assumption_that_means_nothing_is_an_error(
    assumption: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["schedule", str(alone(tmp_path)), "--dry-run", "--assume", assumption]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    "granted", [("arg3 == 4", "arg3 == 5"), ("arg3 <= 4", "arg3 > 4"), ("block_x >= 64", "block_x < 64")]
)
def test_assumptions_that_no_launch_satisfies_together_are_an_error(
    granted: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = str(alone(tmp_path))
    options = [word for text in granted for word in ("--assume", text)]
    assert main(["verify", path, path, *options]) == 2
    assert "contradict each other" in capsys.readouterr().err
    assert main(["schedule", path, "--dry-run", *options]) == 2


def test_check_finds_hints_that_cannot_be_followed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = alone(tmp_path, ("\nkernel:", "\n; isatool: off[schedul\nkernel:"))
    assert main(["check", str(path), "--select", "HINT"]) == 0
    assert "the bracket of 'off' is not closed [HINT-UNKNOWN]" in capsys.readouterr().out
    assert main(["schedule", str(path), "--dry-run"]) == 2
