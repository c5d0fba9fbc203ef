"""The process that owns the device: `python -m isatool.bench.worker FOLDER`. See `child`."""

from __future__ import annotations

import os
import pickle
import sys
from pathlib import Path

from isatool.bench.child import ANSWER, JOB, PHASE
from isatool.bench.job import BenchJob, ChildFailure, Measurement
from isatool.bench.measure import measure
from isatool.diagnostics import UserError


def main(folder: Path) -> None:
    """Read the job, leave the answer."""
    job = pickle.loads((folder / JOB).read_bytes())
    assert isinstance(job, BenchJob)
    answer: Measurement | ChildFailure
    try:
        answer = measure(job, lambda phase: _replace(folder / PHASE, phase.encode()))
    except UserError as error:
        first = error.diagnostics[0]
        answer = ChildFailure(first.message, "; ".join(first.notes), str(first.span))
    _replace(folder / ANSWER, pickle.dumps(answer))
    # Libraries of a broken driver may hang when they are unloaded; the answer is there.
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(0)


def _replace(path: Path, data: bytes) -> None:
    """Never half a file."""
    partial = path.with_suffix(".part")
    partial.write_bytes(data)
    partial.replace(path)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
