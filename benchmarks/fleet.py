"""`isatool library` on many workers: `python benchmarks/fleet.py speed|kill|again|race|tune|simulate [options]`.

speed: a folder of small kernels by one worker, then by two; the ratio of the wall clocks, without the workers' start,
that of the CPU seconds, and that of two commands without Dask, which a busy machine lowers as well.
kill: a worker is killed every `--every` seconds and another begun, the scheduler is stopped and begun again once, a
store of results behind HTTP is gone for `--gone` seconds; the digests of all files are those of one process without
Dask and store. With `--folder` it ends after `--slice` seconds and goes on there the next time. again: one process with
a store, then one with an empty cache and that store, then with its cache: CPU seconds, and what was made. race: two
processes write and read one key of a folder and of a server `--times` times: each reads a whole entry, always.
tune URL: three processes of `isatool tune` on one study of an Optuna storage, such as postgresql+pg8000://..., of which
one is killed; the others end with one best kernel, and a fourth takes its trials up. simulate: kernels that take the
seconds of a record (`isatool-library.json`, any number of them) on many cores, each taken up by the first that is free;
the part of the cores' time in which they work. Each run has an empty cache. Scheduler and workers are processes of this
script on loopback; it needs `isatool[fleet]`. The figures hold for this machine with its load, which the first line
says.
"""

from __future__ import annotations

import argparse
import hashlib
import heapq
import json
import math
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "cli"))

from library_folder import code_object

from isatool.asm.emitter import replace_file
from isatool.bench.search import GRACE_SECONDS
from isatool.routes.shared_store import SharedStore
from isatool.routes.store_places import place_of

ROOT: Final = Path(__file__).resolve().parents[1]
_OWN: Final = ("serve", "client")
"""modes of the processes that this script begins"""
_SUMS: Final = 12
"""kinds of kernels, by sums of a work-item; names make each another one"""


def main() -> int:
    """0; 1 if digests differ."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=("speed", "kill", "again", "race", "tune", "simulate", *_OWN))
    parser.add_argument("records", nargs="*")
    parser.add_argument("--kernels", type=int, default=40)
    parser.add_argument("--every", type=float, default=20.0)
    parser.add_argument("--gone", type=float, default=60.0)
    parser.add_argument("--folder", help="where `kill` goes on, until it says what came of it")
    parser.add_argument("--slice", type=float, default=math.inf, help="seconds")
    parser.add_argument("--times", type=int, default=1000)
    parser.add_argument("--pipeline", default="pair")
    parser.add_argument("--cores", type=int, default=1000)
    args = parser.parse_args()
    if args.mode in _OWN:
        return _serve(*args.records) if args.mode == "serve" else _client(*args.records)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores, {args.kernels} kernels")
    if args.mode == "simulate":
        return _simulate([Path(each) for each in args.records], args.kernels, args.cores)
    with tempfile.TemporaryDirectory(prefix="isatool-fleet-") as name:
        folder = Path(name if args.folder is None else args.folder)
        if args.mode == "race":
            return _race(folder, args.times)
        if args.mode == "tune":
            return _tune(folder, *args.records)
        _make(folder / "in", args.kernels)
        if args.mode == "again":
            return _again(folder, args.pipeline)
        if args.mode == "speed":
            return _speed(folder, args.pipeline)
        return _kill(folder, args.every, args.gone, args.pipeline, time.monotonic() + args.slice)


def _make(folder: Path, count: int) -> None:
    if folder.is_dir():
        return
    folder.mkdir(parents=True)
    for number in range(count):
        data = code_object(((f"kernel_{number:05}", 4 + number % _SUMS),))
        (folder / f"{number:05}.hsaco").write_bytes(data)


_TRIALS: Final = 16
"""of `tune`: a few for each of three processes"""


class _Fleet:
    """A scheduler and workers, each a process with a folder of its own as cache."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.workers: list[subprocess.Popen[bytes]] = []
        self.begun = 0
        self.used = 0.0
        """CPU seconds of the scheduler, once it has ended"""
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

    def end(self) -> float:
        """All processes, by their ids; the CPU seconds of the workers that are there."""
        workers = sum(map(_ended_after, self.workers))
        self.used = _ended_after(self.scheduler)
        return workers


def _environment(cache: Path) -> dict[str, str]:
    return os.environ | {
        "ISATOOL_CACHE": str(cache),
        "ISATOOL_LOG": "off",
        "ISATOOL_SERVE": "0",
        "PYTHONPATH": os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", ""))).rstrip(os.pathsep),
    }


class _Store:
    """A server of results on loopback, in the layout of remote build caches: a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.folder = folder
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """With what the folder holds."""
        words = [sys.executable, __file__, "serve", str(self.folder), str(self.port)]
        self.process = subprocess.Popen(words, env=_environment(self.folder))
        for _ in range(600):
            with socket.socket() as tried:
                if tried.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            time.sleep(0.1)
        raise SystemExit("the server does not begin")

    def end(self) -> None:
        """At once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def _serve(root: str, port: str) -> int:
    folder = Path(root)

    class Handler(BaseHTTPRequestHandler):
        """GET and PUT of files, each whole or not at all."""

        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            place = folder / self.path.lstrip("/")
            self._answer(*((200, place.read_bytes()) if place.is_file() else (404, b"")))

        def do_PUT(self) -> None:
            place = folder / self.path.lstrip("/")
            place.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.rfile.read(int(self.headers["Content-Length"])), str(place))
            self._answer(200, b"")

        def _answer(self, status: int, data: bytes) -> None:
            self.send_response(status)
            self.send_header("Content-Length", str(len(data)))
            self.end_headers()
            self.wfile.write(data)

        def log_message(self, format: str, *args: object) -> None:
            """Nothing is said."""

    ThreadingHTTPServer(("127.0.0.1", int(port)), Handler).serve_forever()
    return 0


def _client(url: str, name: str, times: str) -> int:
    """Write a result and read it, over and over; 1 if what is read is not whole, or of two writers."""
    store = SharedStore(url, place_of(url))
    most = dict.fromkeys(("rewritten.s", "proof.json", "report.json"), 1 << 22)
    torn = 0
    for number in range(int(times)):
        mark = f"{name} {number} ".encode()
        store.put("5" * 64, dict.fromkeys(most, mark * 5000))
        found = store.get("5" * 64, most)
        parts = {data[: len(data) // 5_000] for data in found.values()} if found is not None else set()
        is_whole = found is not None and len(parts) == 1 and all(data == min(parts) * 5_000 for data in found.values())
        torn += not is_whole
    print(f"{name}: {times} times, {torn} torn")
    return int(torn > 0)


def _race(folder: Path, times: int) -> int:
    server = _Store(folder / "server")
    try:
        codes = []
        for url in ((folder / "store").as_uri(), server.url):
            words = [sys.executable, __file__, "client", url]
            both = ([*words, name, str(times)] for name in ("one", "two"))
            clients = [subprocess.Popen(each, env=_environment(folder)) for each in both]
            codes += [client.wait() for client in clients]
    finally:
        server.end()
    return int(any(codes))


def _ended_after(process: subprocess.Popen[bytes]) -> float:
    """The CPU seconds of a process, which is killed, and of all that it waited for."""
    before = _cpu()
    process.kill()
    process.wait()
    return _cpu() - before


def _tune(folder: Path, url: str) -> int:
    import optuna
    from optuna.trial import TrialState

    source = ROOT / "tests" / "data" / "outer_products" / "2x2_lds_scaled_2_O3"
    for suffix in (".s", ".toml"):
        (folder / f"kernel{suffix}").write_bytes(source.with_suffix(suffix).read_bytes())
    name = f"fleet-{os.getpid()}"
    words = ["tune", str(folder / "kernel.s"), "--space", "rebank?,schedule?", "--objective", "model", "--jobs", "1"]
    words += ["--storage", url, "--study", name]

    def begin(number: int, trials: int = _TRIALS) -> subprocess.Popen[bytes]:
        more = ["--seed", str(number), "--trials", str(trials), "-o", str(folder / f"best{number}.s")]
        command = [sys.executable, "-m", "isatool", *words, *more]
        return subprocess.Popen(command, env=_environment(folder / f"cache{number}"), stdout=subprocess.DEVNULL)

    def trials() -> list[optuna.trial.FrozenTrial]:
        try:
            return optuna.load_study(study_name=name, storage=url).get_trials()
        except Exception:  # before the first process has made it
            return []

    workers = [begin(number) for number in range(3)]
    while sum(trial.state == TrialState.COMPLETE for trial in trials()) < _TRIALS // 4:
        time.sleep(0.5)
        if any(worker.poll() is not None for worker in workers):
            raise SystemExit("a process ended early")
    workers.pop(0).kill()
    cut = {trial.number for trial in trials() if trial.state == TrialState.RUNNING}
    codes = [worker.wait() for worker in workers]
    time.sleep(GRACE_SECONDS)
    codes.append(begin(3, 2 * _TRIALS).wait())
    ended = trials()
    lost = [trial.number for trial in ended if trial.state in (TrialState.FAIL, TrialState.RUNNING)]
    again = {trial.system_attrs.get("failed_trial") for trial in ended if trial.state == TrialState.COMPLETE}
    texts = {(folder / f"best{number}.s").read_bytes() for number in (1, 2)}
    print(f"{len(ended)} trials, exit codes {codes}, {len(cut)} in progress as a process was killed, ", end="")
    print(f"{len(lost)} lost by it, taken up again: {len(again.intersection(lost))}; best kernels: {len(texts)}")
    return int(any(codes) or len(texts) != 1 or not again.issuperset(lost))


def _cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _again(folder: Path, pipeline: str) -> int:
    url = (folder / "store").as_uri()
    seconds, digests = [], []
    for out, cache in (("first", "one"), ("second", "two"), ("third", "two")):
        before = _cpu()
        process = _begin(folder, out, "--jobs", "1", "--store", url, pipeline=pipeline, cache=cache)
        if process.wait() != 0:
            return 1
        seconds.append(_cpu() - before)
        digests.append(_digests(folder / out))
    first, second, third = seconds
    made = len(list((folder / "store" / "ac").iterdir()))
    same = digests[0] == digests[1] == digests[2]
    print(f"first {first:.1f} CPU s, {made} results; another machine {second:.1f} ({100 * second / first:.0f} %)")
    print(f"the same again {third:.1f} ({100 * third / first:.0f} %); same bytes: {same}")
    return int(not same)


def _begin(
    folder: Path, out: str, *options: str, pipeline: str = "pair", cache: str = "", source: Path | None = None
) -> subprocess.Popen[bytes]:
    words = ["library", str(source or folder / "in"), str(folder / out), "--pipeline", pipeline, "-q", *options]
    environment = _environment(folder / f"cache-{cache or out}")
    return subprocess.Popen([sys.executable, "-m", "isatool", *words], env=environment, stdout=subprocess.DEVNULL)


def _digests(folder: Path) -> dict[str, str]:
    return {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.glob("*.hsaco"))}


def _speed(folder: Path, pipeline: str) -> int:
    seconds, digests, used = [], [], []
    for count in (1, 2):
        place = folder / f"fleet{count}"
        place.mkdir()
        fleet = _Fleet(place)
        try:
            for _ in range(count):
                fleet.add_worker()
            fleet.wait_for(count)
            start, before = time.monotonic(), _cpu()
            command = _begin(folder, f"out{count}", "--executor", f"dask://{fleet.address}", pipeline=pipeline)
            if command.wait() != 0:
                return 1
            seconds.append(time.monotonic() - start)
            command_cpu = _cpu() - before
        finally:
            workers = fleet.end()
        used.append((workers, fleet.used + command_cpu))
        digests.append(_digests(folder / f"out{count}"))
    same = digests[0] == digests[1]
    (one, _), (two, rest) = used
    print(f"one worker {seconds[0]:.1f} s, two {seconds[1]:.1f} s: x {seconds[0] / seconds[1]:.2f}, same bytes: {same}")
    print(f"CPU s: one worker {one:.1f}, both {two:.1f}, command and scheduler {rest:.1f}")
    print(f"all of it on two idle cores would be x {2 * one / (two + rest):.2f}, on more x {2 * one / two:.2f}")
    alone = _alone(folder, pipeline)
    print(f"without Dask: one command {alone[0]:.1f} s, two with half of the files each {alone[1]:.1f} s", end="")
    print(f": x {alone[0] / alone[1]:.2f}, the most that this machine had for two now")
    return 0 if same else 1


def _alone(folder: Path, pipeline: str) -> tuple[float, float]:
    """Seconds of one command for all files, and of two that begin at once with half of them each."""
    halves = [folder / "half0", folder / "half1"]
    for number, path in enumerate(sorted((folder / "in").iterdir())):
        halves[number % 2].mkdir(exist_ok=True)
        (halves[number % 2] / path.name).write_bytes(path.read_bytes())
    seconds = []
    for sources in ([folder / "in"], halves):
        start = time.monotonic()
        begun = [
            _begin(folder, f"alone-{each.name}", "--jobs", "1", pipeline=pipeline, source=each) for each in sources
        ]
        codes = [command.wait() for command in begun]
        if any(codes):
            raise SystemExit("a command failed")
        seconds.append(time.monotonic() - start)
    return seconds[0], seconds[1]


@dataclass
class _Killing:
    """What was done to a fleet so far, in all slices."""

    seconds: float = 0.0
    workers: int = 0
    schedulers: int = 0
    stores: int = 0
    slices: int = 0


def _kill(folder: Path, every: float, gone: float, pipeline: str, end: float) -> int:
    """2 if there is more to do after `end`."""
    kept = folder / "killed.json"
    known = _Killing(**json.loads(kept.read_text())) if kept.is_file() else _Killing()
    known.slices += 1
    code = _killing(folder, every, gone, pipeline, end, known)
    kept.write_text(json.dumps(asdict(known)))
    if code == 0:
        command = _begin(folder, "alone", "--jobs", "1", pipeline=pipeline)
        code = _ended(command, end)
    made = len(_digests(folder / "out"))
    print(f"{known.seconds:.0f} s in {known.slices} slices, {made} files, {known.workers} workers killed, ", end="")
    print(f"the scheduler begun again: {known.schedulers}, the store gone: {known.stores}")
    if code:
        return code
    same = _digests(folder / "out") == _digests(folder / "alone")
    print(f"the same digests as one process: {same}")
    return 0 if same else 1


def _killing(folder: Path, every: float, gone: float, pipeline: str, end: float, known: _Killing) -> int:
    place = folder / f"fleet{known.slices}"
    place.mkdir()
    fleet = _Fleet(place)
    store = _Store(folder / "server")
    back = math.inf  # when the store is there again
    start = last = time.monotonic()
    try:
        for _ in range(2):
            fleet.add_worker()
        fleet.wait_for(2)
        last = time.monotonic()
        executor = ("--executor", f"dask://{fleet.address}", "--store", store.url)
        command = _begin(folder, "out", *executor, pipeline=pipeline)
        while command.poll() is None and time.monotonic() < end:
            time.sleep(0.2)
            if time.monotonic() - last >= every:
                last = time.monotonic()
                if known.workers == 2 and not known.stores:
                    known.stores += 1
                    store.end()
                    back = time.monotonic() + gone
                if known.workers == 1 and not known.schedulers:
                    known.schedulers += 1
                    fleet.scheduler.kill()
                    fleet.scheduler.wait()
                    fleet.scheduler = fleet.start_scheduler()
                else:
                    known.workers += 1
                    fleet.workers[0].kill()
            if time.monotonic() >= back:
                store.start()
                back = math.inf
            for worker in [each for each in fleet.workers if each.poll() is not None]:
                fleet.workers.remove(worker)
                fleet.add_worker()
        return _ended(command, end)
    finally:
        known.seconds += time.monotonic() - start
        fleet.end()
        store.end()


def _ended(command: subprocess.Popen[bytes], end: float) -> int:
    """The exit code of a command; 2 if it was ended, to go on another time."""
    try:
        return int(command.wait(max(0.0, end - time.monotonic())) != 0)
    except subprocess.TimeoutExpired:
        command.kill()
        command.wait()
        return 2


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
    print(f"{len(known)} lengths of {min(known):.1f} to {max(known):.1f} s, mean {sum(known) / len(known):.1f}")
    lengths = random.Random(0).choices(known, k=count)
    for order, each in (("any order", lengths), ("the longest first", sorted(lengths, reverse=True))):
        free = [0.0] * cores
        for length in each:
            heapq.heapreplace(free, free[0] + length)
        use = sum(each) / (cores * max(free))
        print(f"{count} kernels on {cores} cores, {order}: {max(free):.0f} s, {100 * use:.1f} % of the time is work")
    return 0


if __name__ == "__main__":
    sys.exit(main())
