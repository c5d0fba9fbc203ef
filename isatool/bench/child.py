"""Device work in a process of its own, under a time limit: a hang or a crash of the driver ends in one message.

The job and the answer are pickles in a private folder; what the process is doing now is a small file beside them.
"""

from __future__ import annotations

import os
import pickle
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from isatool.bench.hip_runtime import DeviceError
from isatool.bench.job import BenchJob, ChildFailure, Measurement
from isatool.diagnostics import Span

DEFAULT_TIME_LIMIT: Final = 120.0
"""seconds for a job on the GPU, so that a hang ends"""
JOB: Final = "job.pickle"
ANSWER: Final = "answer.pickle"
PHASE: Final = "phase"
_POLL_SECONDS: Final = 0.02
_LINES_SHOWN: Final = 3
Progress = Callable[[str], None]


def run_job(job: BenchJob, time_limit: float = DEFAULT_TIME_LIMIT, progress: Progress | None = None) -> Measurement:
    """Check and time kernels in a new process, ended when it makes no progress for `time_limit` seconds.

    DeviceError with what went wrong there.
    """
    with tempfile.TemporaryDirectory(prefix="isatool-bench-") as name:
        folder = Path(name)
        (folder / JOB).write_bytes(pickle.dumps(job))
        with (folder / "errors").open("wb") as errors:
            process = subprocess.Popen(
                [sys.executable, "-m", "isatool.bench.worker", name],
                stdin=subprocess.DEVNULL, stdout=errors, stderr=errors, env=os.environ,
            )  # fmt: skip
            try:
                _wait(process, folder, time_limit, progress)
            finally:
                if process.poll() is None:
                    process.kill()
                    _reap(process)
        return _answer(folder, process.returncode)


def _wait(process: subprocess.Popen[bytes], folder: Path, time_limit: float, progress: Progress | None) -> None:
    phase, since = "", time.monotonic()
    while True:
        try:
            process.wait(_POLL_SECONDS)
            return
        except subprocess.TimeoutExpired:
            pass
        now = _phase(folder)
        if now != phase:
            phase, since = now, time.monotonic()
            if progress is not None:
                progress(phase)
        elif time.monotonic() - since > time_limit:
            raise DeviceError(
                f"no progress for {time_limit:g} s while {phase or 'starting'}: the process was ended",
                hint="a kernel that does not end, or a hung device (see the kernel log); --device-limit allows more",
            )


def _reap(process: subprocess.Popen[bytes]) -> None:
    """A process stuck in the driver may not die; it is left to the system then."""
    try:
        process.wait(5)
    except subprocess.TimeoutExpired:
        return


def _answer(folder: Path, status: int) -> Measurement:
    try:
        answer: object = pickle.loads((folder / ANSWER).read_bytes())
    except (OSError, EOFError, pickle.UnpicklingError):
        raise _crash(folder, status) from None
    if isinstance(answer, ChildFailure):
        if os.environ.get("ISATOOL_DEBUG"):
            print(_said(folder), file=sys.stderr)
        raise DeviceError(answer.message, Span(answer.path), answer.hint)
    if not isinstance(answer, Measurement):
        raise _crash(folder, status)
    return answer


def _crash(folder: Path, status: int) -> DeviceError:
    lines = _said(folder).strip().splitlines()
    how = f"signal {signal.Signals(-status).name}" if status < 0 else f"status {status}"
    said = f": {' / '.join(line.strip() for line in lines[-_LINES_SHOWN:])[:400]}" if lines else ""
    return DeviceError(f"the benchmark process ended with {how} while {_phase(folder) or 'starting'}{said}")


def _said(folder: Path) -> str:
    """What the libraries wrote to the terminal."""
    return (folder / "errors").read_text(encoding="utf-8", errors="replace")


def _phase(folder: Path) -> str:
    try:
        return (folder / PHASE).read_text(encoding="utf-8")
    except OSError:
        return ""
