"""Ctrl-C is one line and exit code 130, at any moment; no process and no temporary file is left. What `optimize` has
proved by then is written.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pairable_kernels import BUSY

import isatool
from isatool.allowance import budget, check
from isatool.cli.main import main
from isatool.passes.common.result import PassResult
from isatool.passes.unroll.options import Unroll
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
    require_nothing_left(process.pid, temporary)
    return process.returncode, error


def require_nothing_left(group: int, temporary: Path) -> None:
    """No process of a group is left after some seconds, and no temporary file."""
    deadline = time.monotonic() + 10
    while _group_lives(group) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not _group_lives(group)
    assert list(temporary.iterdir()) == []


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


SEARCHING = """
import sys, time
from collections.abc import Iterator
from pathlib import Path
from isatool.allowance import check
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import run
from isatool.passes.unroll.options import Unroll
from isatool.pipeline import attempt

shown, hard = attempt._shown, sys.argv.pop() == "hard"

def tell(*given):
    found = shown(*given)
    Path("proved").touch()
    return found

def search(self, function, context):
    while not Path("proved").exists():
        time.sleep(0.01)
    time.sleep(0.5)
    Path("searching").touch()
    while True:
        time.sleep(0.01)
        if not hard:
            check()

attempt._shown, Unroll.apply = tell, search
run()
"""
"""`optimize` in which the pass `unroll` comes to no end; with `hard` it does not look at the clock either"""


class Search:
    """`optimize --passes pair,unroll` that has proved the pairs and is busy with the next pass."""

    def __init__(self, folder: Path, jobs: int, hard: bool = False) -> None:
        self.folder = folder
        self.temporary = folder / "temporary"
        self.temporary.mkdir()
        (folder / "in.s").write_text(BUSY)
        command = ["optimize", "in.s", "-o", "out.s", "--passes", "pair,unroll", "--certificate", "out.json"]
        command += ["--time-limit", "none", "--jobs", str(jobs), "hard" if hard else ""]
        self.process = subprocess.Popen(
            [sys.executable, "-c", SEARCHING, *command], cwd=folder, stderr=subprocess.PIPE, stdout=subprocess.PIPE,
            text=True, start_new_session=True,
            env={**os.environ, "TMPDIR": str(self.temporary), "PYTHONPATH": str(ROOT)},
            preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        )  # fmt: skip
        while not (folder / "searching").exists():
            assert self.process.poll() is None, self.process.communicate()
            time.sleep(0.01)

    def send(self, number: int, whole_group: bool = False) -> None:
        """A signal to the process, or to its workers too."""
        (os.killpg if whole_group else os.kill)(self.process.pid, number)

    def ended(self) -> tuple[int, str, str]:
        """Exit code, standard output and error; nothing of it may be left."""
        output, error = self.process.communicate(timeout=60)
        require_nothing_left(self.process.pid, self.temporary)
        return self.process.returncode, output, error


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_what_was_proved_when_a_search_is_interrupted_is_written(
    number: signal.Signals, jobs: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    search = Search(tmp_path, jobs)
    search.send(number, whole_group=number == signal.SIGINT)
    code, output, error = search.ended()
    assert (code, error) == (128 + number, "")
    assert "  interrupted: unroll not tried; --time-limit none tries all" in output.splitlines()
    assert "v_dual_fmac" in (tmp_path / "out.s").read_text()
    assert (tmp_path / "out.s").read_text().splitlines()[0].endswith(": pair")
    both = [str(tmp_path / name) for name in ("in.s", "out.s")]
    assert main(["verify", *both, "--certificate", str(tmp_path / "out.json")]) == 0
    assert capsys.readouterr().out.startswith("validator: proved")


def test_a_second_interrupt_ends_at_once_and_writes_nothing(tmp_path: Path) -> None:
    search = Search(tmp_path, 2, hard=True)
    search.send(signal.SIGINT)
    time.sleep(0.5)
    assert search.process.poll() is None
    search.send(signal.SIGINT, whole_group=True)
    assert search.ended() == (130, "", "interrupted\n")
    assert {path.name for path in tmp_path.iterdir()} == {"in.s", "proved", "searching", "temporary"}


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


@pytest.fixture
def pressed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Ctrl-C as soon as `unroll` is tried, also where a shell in the background has the tests ignore it."""

    def wait(*_: object) -> PassResult:
        signal.raise_signal(signal.SIGINT)
        while True:
            check()

    monkeypatch.setattr(Unroll, "apply", wait)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("pressed")
def test_ctrl_c_in_the_method_keeps_what_is_proved(tmp_path: Path) -> None:
    (tmp_path / "busy.s").write_text(BUSY)
    handler = signal.getsignal(signal.SIGINT)
    done = isatool.load(tmp_path / "busy.s").optimize(passes="pair,unroll", time_limit=None)
    assert [step.name for step in done.searched.entries] == ["pair"]
    assert (done.changed, done.holds, done.stopped, done.untried) == (True, True, True, ("unroll",))
    assert "interrupted: unroll not tried" in done.report.splitlines()[0]
    assert signal.getsignal(signal.SIGINT) is handler


@pytest.mark.usefixtures("pressed")
def test_ctrl_c_before_anything_is_proved_is_an_interrupt(tmp_path: Path) -> None:
    (tmp_path / "busy.s").write_text(BUSY)
    with pytest.raises(KeyboardInterrupt):
        isatool.load(tmp_path / "busy.s").optimize(passes="unroll", time_limit=None)
    assert not budget().is_over


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
    said = error.replace("\r", "").splitlines()[-1:]
    assert (code, said) == (130, [] if (tmp_path / "out.s").exists() else ["interrupted"])
    assert "Traceback" not in error
    assert command == "optimize" or not (tmp_path / "out.s").exists()
