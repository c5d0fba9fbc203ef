"""The ladder beside its proofs: a step that cannot be shown equal leaves no trace in what comes after it."""

from __future__ import annotations

import multiprocessing
import re
import time
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import ClassVar

import pytest
from small_kernels import small_kernel, small_spec

from isatool.allowance import Budget, OutOfTimeError, granted
from isatool.analysis.assumptions import NOTHING, Bound, Sentence
from isatool.analysis.cfg import build_flow
from isatool.analysis.edits import Edits
from isatool.asm.emitter import emit
from isatool.asm.expressions import parse_expression
from isatool.asm.launch import load_spec
from isatool.asm.launch_spec import LaunchSpec
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Span
from isatool.ir.program import Function, Program
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.passes.common.declaration import Pass, Repair
from isatool.passes.common.draft import Draft
from isatool.passes.common.result import Context, PassResult
from isatool.passes.lds.options import PadLds
from isatool.passes.unroll.options import Unroll
from isatool.pipeline import proof as proof_module
from isatool.pipeline.attempt import Asked
from isatool.pipeline.proof import _of_spec, show_equal
from isatool.pipeline.rewrite import rewrite
from isatool.pipeline.search import Search
from isatool.pipeline.search_result import SearchResult
from isatool.pipeline.tasks import Processes, result_of, start_method
from isatool.verify.verdict import ASSUMING, NO_METHOD, PROVED, Assumption, Verdict

KERNEL1 = Path(__file__).resolve().parents[2] / "samples/sgemm/kernel1.s"

LDS = Path(__file__).resolve().parents[1] / "data" / "lds"


@dataclass(frozen=True)
class LosesStore(Pass):
    """A pass that is wrong: it leaves out the last global store."""

    name: ClassVar[str] = "loses-store"
    breaks: ClassVar[tuple[Repair, ...]] = ()

    def apply(self, function: Function, context: Context) -> PassResult:
        draft = Draft.of(function)
        flow = build_flow(function)
        store = max(k for k, line in enumerate(flow.instructions) if line.mnemonic.startswith("global_store"))
        draft = draft.edited(flow, Edits({store}))
        return PassResult(draft.program, draft.relation, changed=True, improved=True, settled=True)


@pytest.fixture(params=[1, 2])
def workers(request: pytest.FixtureRequest) -> Iterator[Processes]:
    with closing(Processes(request.param)) as processes:
        yield processes


@cache
def wanted_climb(count: int) -> SearchResult:
    """What becomes of the kernel without a wrong step; `count`: worker processes."""
    with closing(Processes(count)) as processes:
        return searched([BatchLoads()], processes, [])


def searched(
    steps: Sequence[Pass], workers: Processes, told: list[str], spec: LaunchSpec | None = None, goal: str = "issue"
) -> SearchResult:
    def emitted(name: str, _: Program) -> None:
        told.append(name)

    search = Search(steps, goal, None, Toolchain.find(), {}, frozenset(), False, emitted, workers=workers)
    return search.run(read_file(KERNEL1), "kernel", spec)


def test_what_was_made_behind_a_wrong_step_is_made_anew_without_it(workers: Processes) -> None:
    told: list[str] = []
    wanted = wanted_climb(workers.count)
    found = searched([LosesStore(), BatchLoads()], workers, told)
    assert [entry.rewrite.changed for entry in found.entries] == [False, True]
    assert told == ["batch-loads"]
    assert emit(found.program) == emit(wanted.program)
    assert found.entries[0].stage == found.start
    assert found.entries[1].stage == wanted.entries[0].stage


def test_a_wrong_step_behind_others_is_left_out_alone(workers: Processes) -> None:
    told: list[str] = []
    wanted = wanted_climb(workers.count)
    found = searched([BatchLoads(), LosesStore()], workers, told)
    assert told == ["batch-loads"]
    assert not found.entries[1].proof.holds
    assert emit(found.program) == emit(wanted.program)
    assert found.entries[1].stage == found.entries[0].stage == wanted.entries[0].stage


def test_input_and_result_are_run_once_after_all_steps(workers: Processes) -> None:
    found = searched([BatchLoads(), Unroll()], workers, [], load_spec(KERNEL1.with_suffix(".toml")), "auto")
    assert [entry.rewrite.changed for entry in found.entries] == [True, True]
    assert [entry.proof.emulated for entry in found.entries] == [False, True]
    assert "all steps emulated: equal bit for bit" in found.entries[1].proof.text
    assert all(entry.proof.proved for entry in found.entries)


def test_runs_that_differ_take_back_the_last_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a validator that proves everything."""
    told: list[str] = []
    wanted = wanted_climb(1)
    monkeypatch.setattr(
        proof_module, "check_steps", lambda _, __, steps, *___: Verdict(PROVED, methods=(NO_METHOD,) * len(steps))
    )
    spec = load_spec(KERNEL1.with_suffix(".toml"))
    found = searched([BatchLoads(), LosesStore()], Processes(), told, spec)
    assert [entry.rewrite.changed for entry in found.entries] == [True, False]
    assert told == ["batch-loads"]
    assert emit(found.program) == emit(wanted.program)
    assert found.entries[0].proof.emulated
    assert not found.entries[1].proof.shown
    assert "the emulator refutes the rewrite" in found.entries[1].proof.text
    assert found.entries[1].stage == found.entries[0].stage
    alone = searched([LosesStore(), BatchLoads()], Processes(), told, spec)
    assert not alone.changed
    assert emit(alone.program) == KERNEL1.read_text()
    assert told == ["batch-loads"]


def test_workers_that_ended_with_the_search_are_no_fault() -> None:
    """As after Ctrl-C on a terminal, which all processes of the command receive."""
    processes, ended = Processes(2, start_method()), Budget()
    processes.submit(int).result()
    waiting = processes.submit(time.sleep, 600)
    for worker in multiprocessing.active_children():
        worker.kill()
    with pytest.raises(BrokenProcessPool):
        result_of(waiting)
    with pytest.raises(BrokenProcessPool):
        processes.submit(int)
    asked = Asked(rewrite(read_file(KERNEL1), [Unroll()]), waiting, "")
    assert asked.known is None
    ended.end()
    with granted(ended):
        for submitted in (False, True):
            with pytest.raises(OutOfTimeError):
                result_of(processes.submit(int) if submitted else waiting)
    processes.close()


def test_workers_end_in_the_middle_of_their_work() -> None:
    processes = Processes(2, start_method())
    processes.submit(int).result()
    workers = multiprocessing.active_children()
    assert len(workers) >= 2
    running = processes.submit(time.sleep, 600)
    processes.close()
    late = time.monotonic() + 60
    while any(worker.is_alive() for worker in workers) and time.monotonic() < late:
        time.sleep(0.01)  # another thread may have taken an exit code that it has not noted yet
    assert not any(worker.is_alive() for worker in workers)
    assert running.cancelled() or running.exception(60) is not None


@dataclass(frozen=True)
class Noted(Pass):
    """A pass that does nothing but note how many VGPRs it was granted."""

    limits: list[int]
    name: ClassVar[str] = "noted"

    def apply(self, function: Function, context: Context) -> PassResult:
        self.limits.append(context.vgpr_limit)
        return PassResult(function.program, Draft.of(function).relation)


@dataclass(frozen=True)
class GivesRegistersOut(Pass):
    """Changes something, and is tried with several numbers of VGPRs for its name."""

    name: ClassVar[str] = "rebank"
    allocates: ClassVar[bool] = True

    def apply(self, function: Function, context: Context) -> PassResult:
        return BatchLoads().run(function, context)


def test_the_chosen_number_of_vgprs_holds_after_a_step_that_is_not_taken() -> None:
    limits: list[int] = []
    steps: list[Pass] = [GivesRegistersOut(), LosesStore(), Noted(limits)]
    text = re.sub(r"(amdhsa_next_free_vgpr|vgpr_count:) +\d+", r"\1 240", KERNEL1.read_text())
    search = Search(steps, "occupancy", None, Toolchain.find(), {}, frozenset(), False, lambda name, program: None)
    found = search.run(read_text(text), "kernel", None)
    assert [entry.rewrite.changed for entry in found.entries] == [True, False, False]
    assert found.choice == f"{limits[0]} VGPRs at most, so that more waves run"
    assert limits == [96]


@pytest.mark.parametrize(
    ("block", "lds", "needed", "granted"),
    [
        (64, 0, (Sentence.FULL_WAVES,), True),
        (48, 0, (Sentence.FULL_WAVES,), False),
        (48, 0, (Sentence.NO_DYNAMIC_LDS,), True),
        (48, 16, (Sentence.NO_DYNAMIC_LDS,), False),
        (64, 0, (Sentence.FULL_WAVES, Sentence.NO_DYNAMIC_LDS), True),
        (64, 0, (Sentence.FULL_WAVES, Sentence.LDS_IN_BOUNDS), False),
        (64, 0, ("n",), False),
    ],
)
def test_a_launch_spec_grants_what_its_launches_show(
    block: int, lds: int, needed: tuple[str, ...], granted: bool
) -> None:
    made = rewrite(small_kernel("s_nop 0").program, [])
    verdict = Verdict(ASSUMING, tuple(map(Assumption, needed)))
    spec = replace(small_spec(block=block), lds=parse_expression(str(lds), Span("spec")))
    proof = show_equal(made, spec, known=verdict)
    assert proof.proved == granted
    assert ("the launch spec grants" in proof.text) == granted
    assert not show_equal(made, None, known=verdict).proved


@pytest.mark.parametrize(("block", "granted"), [("32, 8, 1", True), ("16, 8, 1", True), ("64, 4, 1", False)])
def test_a_launch_spec_grants_the_shape_that_keeps_lds_accesses_in_bounds(
    block: str, granted: bool, tmp_path: Path
) -> None:
    """The kernel declares an array for 32 x 8 work-items, and any workgroup might be launched."""
    text = (LDS / "transpose4.toml").read_text()
    (tmp_path / "spec.toml").write_text(text.replace("[32, 8, 1]", f"[{block}]"))
    made = rewrite(read_file(LDS / "transpose4.s"), [PadLds(block="32x8")])
    spec = load_spec(tmp_path / "spec.toml")
    given = _of_spec(spec, None, made.source.kernels[0], show_equal(made, None).ungranted)
    assert given >= {Bound("block_x", "<=", 32), Bound("block_y", "<=", 8)} if granted else given == NOTHING
