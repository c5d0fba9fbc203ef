"""Commands whose kernels, seeds and faults are jobs: who does them changes no byte."""

from __future__ import annotations

import math
import pickle
from concurrent.futures import Future
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from scripts import load_script

from isatool.allowance import Budget, budget, granted
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.ir.program import Program
from isatool.pipeline import cluster
from isatool.pipeline.identity import identity
from isatool.pipeline.jobs import Job, each, in_order
from isatool.pipeline.tasks import Processes
from isatool.session.optimize import OptimizeRequest, optimize

ROOT = Path(__file__).resolve().parents[2]

TEXT = (ROOT / "benchmarks" / "corpus" / "kernels" / "biquads.s").read_text()


def program(text: str = TEXT) -> Program:
    return read_text(text, "biquads.s")


def doubled(number: int) -> int:
    return 2 * number


@pytest.mark.parametrize("count", [1, 2])
def test_every_item_is_worked_on_and_results_are_put_in_order(count: int) -> None:
    workers = Processes(count, "fork")
    try:
        assert list(in_order(each(doubled, range(9), workers))) == list(range(0, 18, 2))
    finally:
        workers.close()
    assert list(in_order([(2, "c"), (0, "a"), (1, "b")])) == ["a", "b", "c"]


class Sent(Processes):
    """Does a job as if it had been sent to another machine, and its result back."""

    def __init__(self) -> None:
        super().__init__()
        self.keys: list[str] = []

    def submit_job(self, job: Job[Any, Any]) -> Future[Any]:
        self.keys.append(job.key)
        work, item = pickle.loads(pickle.dumps((job.work, job.item)))
        found: Future[Any] = Future()
        found.set_result(pickle.loads(pickle.dumps(work(item))))
        return found


class Named(cluster.Cluster):
    """Does here what a scheduler would be sent."""

    def __init__(self) -> None:
        self.keys: list[str] = []

    def submit_job(self, job: Job[Any, Any]) -> Future[Any]:
        self.keys.append(job.key)
        found: Future[Any] = Future()
        found.set_result(job.work(job.item))
        return found


class Adding:
    """Work that is no function, as the verification of `tune` is."""

    def __call__(self, number: int, other: int = 0) -> int:
        return number + other


def test_work_that_is_an_object_is_sent_as_well() -> None:
    workers = Named()
    assert workers.submit(Adding(), 1, other=2).result() == 3
    assert workers.submit(doubled, 2).result() == 4
    assert [key.partition("-")[0] for key in workers.keys] == ["Adding", "doubled"]


def test_a_kernel_is_made_elsewhere_as_it_is_here() -> None:
    request = OptimizeRequest(passes="simplify,pair", seconds=math.inf)
    given, tools, steps = program(), Toolchain.find(), list[tuple[str, str]]()
    here = optimize(given, ["biquads"], request, tools, lambda name, made: steps.append((name, emit(made))))
    expected = steps.copy()
    steps.clear()
    workers = Sent()

    def note(name: str, made: Program) -> None:
        steps.append((name, emit(made)))

    there = optimize(given, ["biquads"], request, tools, note, elsewhere=workers)
    assert here.changed
    assert emit(there.program) == emit(here.program) != emit(given)
    assert steps == expected
    assert [proof.text for _, proof in there.done] == [proof.text for _, proof in here.done]
    assert len(workers.keys) == 1
    again = Sent()
    optimize(program(), ["biquads"], request, tools, elsewhere=again)
    assert again.keys == workers.keys
    optimize(program(TEXT + "; another\n"), ["biquads"], request, tools, elsewhere=again)
    optimize(program(), ["biquads"], replace(request, goal="issue"), tools, elsewhere=again)
    assert len(set(again.keys)) == 3


def test_kernels_of_one_file_are_jobs_of_their_own() -> None:
    """Those that are not made before the end are left as they were."""
    kernels = load_script(ROOT / "benchmarks" / "certificate_kernels.py")
    text = kernels.two_kernels(kernels.KERNELS["masked"].text(), kernels.KERNELS["rows"].text())
    given = read_text(text, "both.s")
    names = [kernel.name for kernel in given.kernels]
    request = OptimizeRequest(passes="simplify,pair", seconds=math.inf)
    here = optimize(given, names, request, Toolchain.find())
    workers = Sent()
    there = optimize(given, names, request, Toolchain.find(), elsewhere=workers)
    assert len(set(workers.keys)) == len(names) == 2
    assert emit(there.program) == emit(here.program) != text
    until = Budget()
    until.end()
    cut = optimize(given, names, request, Toolchain.find(), until=until, elsewhere=Never(2, "fork"))
    assert emit(cut.program) == text


class Never(Processes):
    """Ends no job."""

    def submit_job(self, job: Job[Any, Any]) -> Future[Any]:
        return Future()


def test_the_seconds_that_are_left_are_those_of_a_job_elsewhere() -> None:
    with granted(Budget().within(seconds=50)):
        seconds = budget().seconds
    left = cluster._done_there(identity(), seconds, _left, 0)
    assert 40 < left <= 50
    assert cluster._done_there(identity(), math.inf, _left, 0) == math.inf


def _left(_: int) -> float:
    return budget().seconds


@pytest.mark.parametrize("command", ["optimize IN", "fuzz", "mutate IN"])
def test_workers_that_there_are_none_of_are_an_error(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    place = tmp_path / "k.s"
    place.write_text(emit(program()))
    words = [str(place) if word == "IN" else word for word in command.split()]
    assert main([*words, "--executor", "dask://nowhere"]) == 2
    assert "--executor dask://nowhere: this names no workers" in capsys.readouterr().err
