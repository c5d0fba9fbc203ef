"""How well `optimize` keeps its time limit: `python benchmarks/limits.py [--half tuning] [--time-limit 30] [--jobs N]`.

Each kernel of `corpus/real` is optimized by the command, as a user would. A row: the limit, the wall clock that the
process took with start and writing, how far that is from the limit, CPU seconds with those of workers, and what was
taken and not tried. The last line counts the processes that took more than a tenth longer. The figures hold for this
machine with its load; on a busy one less is tried.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from real.generate import Entry, entries

MOST_OVER: Final = 0.1


@dataclass(frozen=True)
class Row:
    """One run; seconds."""

    kernel: str
    limit: float
    wall: float
    cpu: float
    taken: str
    untried: str

    @property
    def over(self) -> float:
        """The part of the limit that was taken beyond it; negative if the end was before."""
        return self.wall / self.limit - 1


def measure(entry: Entry, limit: float, options: Sequence[str]) -> Row:
    """One kernel by the command, in a folder without a launch spec."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "kernel.s").write_bytes(entry.path.read_bytes())
        words = ["optimize", "kernel.s", "-o", "out.s", "--json", "--time-limit", str(limit), *options]
        start = time.monotonic()
        with Path(folder, "report").open("wb") as report:
            process = subprocess.Popen([sys.executable, "-m", "isatool", *words], cwd=folder, stdout=report)
            _, status, used = os.wait4(process.pid, 0)
        wall = time.monotonic() - start
        process.returncode = os.waitstatus_to_exitcode(status)
        cpu = used.ru_utime + used.ru_stime  # of the workers too, which the process waits for
        if process.returncode != 0:
            return Row(entry.name, limit, wall, cpu, f"exit code {process.returncode}", "")
        found = json.loads(Path(folder, "report").read_bytes())
    taken = [step["step"] for step in found["steps"] if step["changed"]]
    return Row(entry.name, limit, wall, cpu, " ".join(taken) or "nothing", " ".join(*found["untried"]))


def main() -> int:
    """Prints a row for each kernel; 1 if one took more than a tenth longer."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=("tuning", "held-out", "both"), default="both")
    parser.add_argument("--name", action="append", default=[], help="only kernels of this pattern; may be repeated")
    parser.add_argument("--time-limit", type=float, default=30.0, metavar="SECONDS")
    parser.add_argument("--jobs", default="0", help="of the command")
    given = parser.parse_args()
    rows = []
    print(f"{'kernel':32} {'limit':>6} {'wall':>7} {'over':>7} {'CPU':>6}  taken; not tried")
    for entry in entries():
        half = "held-out" if entry.held_out else "tuning"
        if given.half not in ("both", half) or not any(fnmatch(entry.name, each) for each in given.name or ["*"]):
            continue
        rows.append(row := measure(entry, given.time_limit, ["--jobs", given.jobs]))
        print(
            f"{row.kernel:32} {row.limit:6.4g} {row.wall:7.2f} {100 * row.over:+6.0f}% {row.cpu:6.1f}  "
            f"{row.taken}; {row.untried}",
            flush=True,
        )
    late = [row.kernel for row in rows if row.over > MOST_OVER]
    cut = sum(bool(row.untried) for row in rows)
    print(f"{len(rows)} kernels, {cut} cut, {len(late)} more than a tenth late: {' '.join(late)}")
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
