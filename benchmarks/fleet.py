"""`isatool library` on the workers of a Dask scheduler: `python benchmarks/fleet.py speed|kill|simulate [options]`.

speed: a folder of small kernels by one worker, then by two; the ratio of the wall clocks, without the workers' start.
kill: a worker is killed every `--every` seconds and another begun, the scheduler is stopped and begun again once; the
digests of all files are those of one process without Dask. simulate: kernels that take the seconds of a record
(`isatool-library.json`, any number of them) on many cores, each taken up by the first that is free; the part of the
cores' time in which they work. Each run has an empty cache. Scheduler and workers are processes of this script on
loopback; it needs `isatool[fleet]`. The figures hold for this machine with its load, which the first line says.
"""

from __future__ import annotations

import argparse
import hashlib
import heapq
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "cli"))

from library_folder import code_object

ROOT: Final = Path(__file__).resolve().parents[1]
_SUMS: Final = 12
"""kinds of kernels, by sums of a work-item; names make each another one"""


def main() -> int:
    """0; 1 if digests differ."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=("speed", "kill", "simulate"))
    parser.add_argument("records", nargs="*", type=Path)
    parser.add_argument("--kernels", type=int, default=40)
    parser.add_argument("--every", type=float, default=20.0)
    parser.add_argument("--cores", type=int, default=1000)
    args = parser.parse_args()
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {args.kernels} kernels")
    if args.mode == "simulate":
        return _simulate(args.records, args.kernels, args.cores)
    with tempfile.TemporaryDirectory(prefix="isatool-fleet-") as name:
        folder = Path(name)
        _make(folder / "in", args.kernels)
        return _speed(folder) if args.mode == "speed" else _kill(folder, args.every)


def _make(folder: Path, count: int) -> None:
    folder.mkdir()
    for number in range(count):
        data = code_object(((f"kernel_{number:05}", 4 + number % _SUMS),))
        (folder / f"{number:05}.hsaco").write_bytes(data)


class _Fleet:
    """A scheduler and workers, each a process with a folder of its own as cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.workers: list[subprocess.Popen[bytes]] = []
        self.begun = 0
        self.scheduler = self.start_scheduler()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start_scheduler(self) -> subprocess.Popen[bytes]:
        """At the same port as any before it."""
        return self._start("scheduler", "--host", "127.0.0.1", "--port", str(self.port), "--no-dashboard")

    def add_worker(self) -> None:
        """One more, with one thread and without a nanny, so that it stays dead once it is killed."""
        words = ("worker", f"tcp://{self.address}", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        self.begun += 1
        self.workers.append(self._start(*words))

    def _start(self, *words: str) -> subprocess.Popen[bytes]:
        environment = _environment(self.folder / f"cache{self.begun}")
        quiet = subprocess.DEVNULL
        command = [sys.executable, "-m", "dask", *words]
        return subprocess.Popen(command, env=environment, cwd=self.folder, stdout=quiet, stderr=quiet)

    def wait_for(self, count: int) -> None:
        """Until so many workers are there."""
        from distributed import Client

        with Client(f"tcp://{self.address}", timeout=60, set_as_default=False) as client:
            client.wait_for_workers(count, timeout=60)

    def end(self) -> None:
        """All processes, by their ids."""
        for process in (*self.workers, self.scheduler):
            process.kill()
            process.wait()


def _environment(cache: Path) -> dict[str, str]:
    return os.environ | {
        "ISATOOL_CACHE": str(cache),
        "ISATOOL_LOG": "off",
        "ISATOOL_SERVE": "0",
        "PYTHONPATH": str(ROOT),
    }


def _begin(folder: Path, out: str, *executor: str) -> subprocess.Popen[bytes]:
    words = ["library", str(folder / "in"), str(folder / out), "--pipeline", "pair", "-q", *executor]
    return subprocess.Popen(
        [sys.executable, "-m", "isatool", *words], env=_environment(folder / f"cache-{out}"), stdout=subprocess.DEVNULL
    )


def _digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.glob("*.hsaco"))}


def _speed(folder: Path) -> int:
    seconds, digests = [], []
    for count in (1, 2):
        place = folder / f"fleet{count}"
        place.mkdir()
        fleet = _Fleet(place)
        try:
            for _ in range(count):
                fleet.add_worker()
            fleet.wait_for(count)
            start = time.monotonic()
            if _begin(folder, f"out{count}", "--executor", f"dask://{fleet.address}").wait() != 0:
                return 1
            seconds.append(time.monotonic() - start)
        finally:
            fleet.end()
        digests.append(_digests(folder / f"out{count}"))
    same = digests[0] == digests[1]
    print(f"one worker {seconds[0]:.1f} s, two {seconds[1]:.1f} s: x {seconds[0] / seconds[1]:.2f}, same bytes: {same}")
    return 0 if same else 1


def _kill(folder: Path, every: float) -> int:
    place = folder / "fleet"
    place.mkdir()
    fleet = _Fleet(place)
    killed, restarted = 0, False
    try:
        for _ in range(2):
            fleet.add_worker()
        fleet.wait_for(2)
        start = last = time.monotonic()
        command = _begin(folder, "out", "--executor", f"dask://{fleet.address}")
        while command.poll() is None:
            time.sleep(0.2)
            if time.monotonic() - last >= every:
                last = time.monotonic()
                killed += 1
                if killed == 2 and not restarted:
                    restarted = True
                    fleet.scheduler.kill()
                    fleet.scheduler.wait()
                    fleet.scheduler = fleet.start_scheduler()
                else:
                    fleet.workers[0].kill()
            for worker in [each for each in fleet.workers if each.poll() is not None]:
                fleet.workers.remove(worker)
                fleet.add_worker()
        seconds = time.monotonic() - start
        if command.returncode != 0:
            return 1
    finally:
        fleet.end()
    if _begin(folder, "alone", "--jobs", "1").wait() != 0:
        return 1
    same = _digests(folder / "out") == _digests(folder / "alone")
    print(f"{seconds:.0f} s, {killed - restarted} workers killed, the scheduler begun again: {restarted}")
    print(f"the same digests as one process: {same}")
    return 0 if same else 1


def _simulate(records: Sequence[Path], count: int, cores: int) -> int:
    known = [
        row["seconds"]
        for record in records
        for file in json.loads(record.read_text())["files"].values()
        for row in file["kernels"]
        if row["seconds"]
    ]
    if not known:
        print("these records have no kernel that took any time")
        return 1
    lengths = random.Random(0).choices(known, k=count)
    free = [0.0] * cores
    for length in lengths:
        heapq.heapreplace(free, free[0] + length)
    use = sum(lengths) / (cores * max(free))
    print(f"{len(known)} lengths of {min(known):.1f} to {max(known):.1f} s, mean {sum(known) / len(known):.1f}")
    print(f"{count} kernels on {cores} cores: {max(free):.0f} s, {100 * use:.1f} % of the cores' time is work")
    return 0


if __name__ == "__main__":
    sys.exit(main())
