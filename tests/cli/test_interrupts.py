"""Ctrl-C is one line and exit code 130, at any moment; no process and no temporary file is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest

from isatool.pipeline.tasks import Processes, start_method

ROOT = Path(__file__).resolve().parents[2]
SAMPLE = str(ROOT / "samples" / "sgemm" / "kernel1.s")


def interrupted(arguments: list[str], folder: Path, seconds: float, whole_group: bool, number: int = signal.SIGINT) -> (
    tuple[int, str]
):  # fmt: skip
    """(exit code, standard error) of a command that gets a signal after some seconds; no process of it may be left."""
    temporary = folder / "temporary"
    temporary.mkdir()
    process = subprocess.Popen(
        [sys.executable, "-m", "isatool", *arguments], cwd=folder, stderr=subprocess.PIPE, stdout=subprocess.DEVNULL,
        text=True, start_new_session=True, env={**os.environ, "TMPDIR": str(temporary), "PYTHONPATH": str(ROOT)},
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # a shell's background jobs ignore it
    )  # fmt: skip
    time.sleep(seconds)
    (os.killpg if whole_group else os.kill)(process.pid, number)
    _, error = process.communicate(timeout=60)
    deadline = time.monotonic() + 10
    while _group_lives(process.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _group_lives(process.pid)
    assert list(temporary.iterdir()) == []
    return process.returncode, error


def _group_lives(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_a_command_that_waits_for_a_pipe_is_interrupted(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert interrupted(["check", "pipe"], tmp_path, 4, whole_group=True) == (130, "interrupted\n")


def test_a_command_is_terminated_without_a_word(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    assert interrupted(["check", "pipe"], tmp_path, 4, True, signal.SIGTERM) == (143, "")


def _waiting_in_a_folder(started: Path) -> None:
    with tempfile.TemporaryDirectory(prefix="isatool-"):
        started.touch()
        time.sleep(60)


def test_killed_workers_leave_no_temporary_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "temporary").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "temporary"))
    processes = Processes(2, start_method())
    try:
        processes.submit(_waiting_in_a_folder, tmp_path / "started")
        while not (tmp_path / "started").exists():
            time.sleep(0.01)
    finally:
        processes.close()
    assert list((tmp_path / "temporary").iterdir()) == []


LONG = {
    "tune": ["tune", SAMPLE, "--trials", "1000", "--jobs", "2", "--storage", "sqlite:///x.db", "-o", "out.s",
             "--objective", "model"],
    "tune in one process": ["tune", SAMPLE, "--trials", "1000", "--jobs", "1", "--storage", "sqlite:///x.db", "-o",
                            "out.s", "--objective", "model"],
    "fuzz": ["fuzz", "-n", "100000", "--jobs", "2"],
    "optimize": ["optimize", str(ROOT / "samples" / "sgemm" / "kernel5.s"), "-o", "out.s"],
}  # fmt: skip


@pytest.mark.full
@pytest.mark.parametrize("whole_group", [False, True])
@pytest.mark.parametrize("seconds", [0.6, 1.5, 4, 8])
@pytest.mark.parametrize("command", LONG)
def test_long_work_with_processes_is_interrupted(
    command: str, seconds: float, whole_group: bool, tmp_path: Path
) -> None:
    code, error = interrupted(LONG[command], tmp_path, seconds, whole_group)
    assert (code, error.replace("\r", "").splitlines()[-1:]) == (130, ["interrupted"])
    assert "Traceback" not in error
    assert not (tmp_path / "out.s").exists()
