"""Jobs on an executor: each is done once, and who does them, in which order, and who dies changes no result."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import pytest

from isatool.diagnostics import UserError
from isatool.pipeline.cluster import Cluster, workers_at
from isatool.pipeline.jobs import Job, JobsInFlight, Steps, Workers, done
from isatool.pipeline.tasks import Processes

_SOURCES: Final = os.environ | {"PYTHONPATH": str(Path(__file__).resolve().parents[2])}


@dataclass(frozen=True)
class Given:
    """A number to square; `dies`: the file that is there once a worker has died of it; `seen` gets a line each time."""

    number: int
    dies: str = field(default="", compare=False)
    seen: str = field(default="", compare=False)


def squared(given: Given) -> int:
    if given.seen:
        with open(given.seen, "a") as file:
            file.write(f"{given.number}\n")
    if given.dies and not Path(given.dies).exists():
        Path(given.dies).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    if given.number < 0:
        raise UserError(f"{given.number} is below zero")
    return given.number**2


def _sum_of_squares(*items: Given) -> Steps[int]:
    squares = yield [Job(squared, item) for item in items]
    (again,) = yield [Job(squared, Given(sum(squares)))]
    return int(again)


@pytest.fixture(scope="module", params=["one", "two", "local-cluster"])
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    if request.param == "local-cluster":
        pytest.importorskip("distributed")
    opened = workers_at("local-cluster:2", 0) if request.param == "local-cluster" else Processes(
        1 if request.param == "one" else 2, "fork"
    )  # fmt: skip
    yield opened
    opened.close()


def test_works_get_their_results_in_the_order_of_what_they_asked_for(workers: Workers) -> None:
    works = [_sum_of_squares(*map(Given, range(number))) for number in range(12)]
    expected = {number: sum(each * each for each in range(number)) ** 2 for number in range(12)}
    assert dict(JobsInFlight[int](workers).run(works)) == expected


def test_equal_jobs_in_flight_are_done_once(workers: Workers, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    items = [Given(7, seen=str(seen)) for _ in range(6)]
    assert done(_sum_of_squares(*items), workers) == (6 * 49) ** 2
    assert seen.read_text() == "7\n"


def joined(*words: str, by: str) -> str:
    return by.join(words)


def test_work_without_a_key_is_done_with_its_arguments(workers: Workers) -> None:
    coming = [workers.submit(joined, "a", str(number), by="-") for number in range(3)]
    assert [each.result() for each in coming] == ["a-0", "a-1", "a-2"]


def test_an_error_of_a_job_is_the_error_of_the_command(workers: Workers) -> None:
    with pytest.raises(UserError, match="-3 is below zero"):
        done(_sum_of_squares(Given(1), Given(-3)), workers)


@pytest.mark.parametrize("where", ["local", "local-cluster:2"])
def test_a_killed_worker_changes_nothing(where: str, tmp_path: Path) -> None:
    if where != "local":
        pytest.importorskip("distributed")
    workers = workers_at(where, 2)
    try:
        items = [Given(number, str(tmp_path / f"died{number}") if number in (2, 5) else "") for number in range(8)]
        assert done(_sum_of_squares(*items), workers) == 140**2
        assert sorted(os.listdir(tmp_path)) == ["died2", "died5"]
    finally:
        workers.close()


def always_killed(given: Given) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return given.number


def _always_killed() -> Steps[list[int]]:
    return (yield [Job(always_killed, Given(3))])


def test_a_job_that_kills_all_its_workers_is_an_error_with_what_to_do() -> None:
    pytest.importorskip("distributed")
    workers = workers_at("local-cluster:2", 0)
    try:
        with pytest.raises(UserError) as error:
            done(_always_killed(), workers)
    finally:
        workers.close()
    assert "4 workers died while they did always_killed of always_killed-" in str(error.value)
    assert "--memory-limit" in str(error.value)


_SCRIPT: Final = """
import sys, time
from isatool.pipeline.cluster import workers_at
from isatool.pipeline.jobs import Job, done

def slow(item):
    time.sleep(0.2)
    return item ** 2

def total(count):
    return sum((yield [Job(slow, number) for number in range(count)]))

workers = workers_at(sys.argv[1], 1)
print(done(total(20), workers, lambda *_: print("one", flush=True)))
workers.close()
"""


def test_a_scheduler_that_is_begun_again_changes_nothing_and_nothing_is_logged(tmp_path: Path) -> None:
    pytest.importorskip("distributed")
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    begun: list[subprocess.Popen[str]] = []

    def begin(*words: str, told: int = subprocess.DEVNULL) -> subprocess.Popen[str]:
        begun.append(
            subprocess.Popen([sys.executable, *words], stdout=told, stderr=told, text=True, cwd=tmp_path, env=_SOURCES)
        )
        return begun[-1]

    scheduler = ("-m", "dask", "scheduler", "--host", "127.0.0.1", "--port", port, "--no-dashboard")
    try:
        first = begin(*scheduler)
        begin("-m", "dask", "worker", f"tcp://127.0.0.1:{port}", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        command = begin("-c", _SCRIPT, f"dask://127.0.0.1:{port}", told=subprocess.PIPE)
        assert command.stdout is not None
        assert command.stdout.readline() == "one\n"
        first.kill()
        first.wait()
        begin(*scheduler)
        begin("-m", "dask", "worker", f"tcp://127.0.0.1:{port}", "--nthreads", "1", "--no-nanny", "--no-dashboard")
        printed, logged = command.communicate(timeout=120)
        assert (logged, command.returncode) == ("", 0)
        assert printed.splitlines()[-1] == str(sum(number**2 for number in range(20)))
    finally:
        for process in begun:
            process.kill()
            process.communicate()


def test_workers_that_are_always_lost_are_an_error() -> None:
    class Never(Processes):
        def submit_job(self, job: object) -> object:  # type: ignore[override]
            from concurrent.futures import BrokenExecutor

            raise BrokenExecutor("no memory")

    with pytest.raises(UserError, match="lost 6 times in a row"):
        done(_sum_of_squares(Given(1)), Never())


def test_a_key_is_of_the_content_alone() -> None:
    key = Job(squared, Given(3)).key
    assert key.startswith("squared-")
    assert key == Job(squared, Given(3, dies="elsewhere")).key
    assert key not in (Job(squared, Given(4)).key, Job(_sum_of_squares, Given(3)).key)
    assert Job(squared, ("a", b"b", {"c": 1.5})).key == Job(squared, ["a", b"b", {"c": 1.5}]).key  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="no key with a value of set"):
        _ = Job(squared, {1}).key  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "where", ["", "locals", "local-cluster:0", "local-cluster:x", "dask://host", "dask://:9", "ray://a:1"]
)
def test_what_names_no_workers_is_an_error(where: str) -> None:
    with pytest.raises(UserError, match="this names no workers"):
        workers_at(where, 1)


def test_without_the_package_the_error_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(UserError) as error:
        workers_at("local-cluster:2", 1)
    assert "distributed>=" in str(error.value)


def test_a_scheduler_that_is_not_there_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed")
    monkeypatch.setattr("isatool.pipeline.cluster._SECONDS", 1.0)
    with pytest.raises(UserError, match="cannot reach these workers"):
        Cluster("dask://127.0.0.1:9")
