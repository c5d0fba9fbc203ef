"""--time-limit: what was proved when the clock cuts is kept, and the output says that it cut."""

from __future__ import annotations

import json
import math
import pickle
import subprocess
import sys
import time
from concurrent.futures import Future
from pathlib import Path
from typing import Any, NoReturn

import pytest
from pairable_kernels import BUSY, KERNEL

from isatool import load, rebank, verify
from isatool.allowance import Budget, OutOfBudgetError, OutOfTimeError, budget, check, granted, limited, spend
from isatool.asm.toolchain import Toolchain
from isatool.cli.commands import REWRITING_COMMANDS
from isatool.cli.main import main
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.passes.common.result import Context, PassResult
from isatool.passes.hints.priority import Priority
from isatool.passes.pair.pair import Pair
from isatool.passes.simplify.options import Simplify
from isatool.passes.unroll.options import Unroll
from isatool.pipeline import proof
from isatool.pipeline import search as search_module
from isatool.pipeline.registry import parse_pipeline, pipeline_for
from isatool.pipeline.rewrite import rewrite
from isatool.pipeline.search import Search
from isatool.pipeline.search_result import SearchResult
from isatool.pipeline.tasks import result_of
from isatool.verify import prove as proving
from isatool.verify.prove import prove

OVER = Budget(deadline=0.0)
AT_ONCE = ("--time-limit", "1e-9")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A kernel in which two operations can be paired."""
    found = tmp_path / "k.s"
    found.write_text(KERNEL)
    return found


def test_the_clock_ends_what_counts_steps() -> None:
    spend()
    with limited(1e-9), pytest.raises(OutOfTimeError, match="stopped by time"):
        spend()
    with limited(1000) as outer, limited(2000) as inner:
        assert inner.seconds <= 1000
        with limited(None) as same:
            assert same is inner
        outer.end()
        with pytest.raises(OutOfTimeError):
            spend()
    assert budget().deadline == math.inf
    with granted(Budget(5)), pytest.raises(OutOfBudgetError, match="given up after 5 steps"):
        spend(6)
    assert str(pickle.loads(pickle.dumps(OutOfTimeError()))) == "stopped by time"


def test_a_proof_that_the_clock_cuts_is_unknown() -> None:
    kernel = load(KERNEL).program.kernel(None)
    other = load(KERNEL.replace("v0, v0", "v0, v0 ;")).program.kernel(None)
    with granted(OVER):
        found = prove(kernel, other)
    assert (found.status, found.stopped) == ("unknown", True)
    assert prove(kernel, other).holds


def test_a_comparison_block_by_block_counts_its_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = load(KERNEL).program.kernel(None)
    other = load(KERNEL.replace("v2", "v6")).program.kernel(None)
    assert prove(kernel, other, blockwise=True).holds
    monkeypatch.setattr(proving, "proof_budget", lambda: granted(Budget(100)))
    found = prove(kernel, other, blockwise=True)
    assert found.status == "unknown"
    assert found.first_difference is not None
    assert "given up after 100 steps" in found.first_difference.message


def test_a_pipeline_keeps_what_the_passes_before_made() -> None:
    program = load(KERNEL).program
    allowed = Budget(deadline=1e12)

    def cut(name: str, seconds: float, behind: Program) -> None:
        allowed.deadline = 0.0

    with granted(allowed):
        made = rewrite(program, (Pair(), Priority()), observe=cut)
    assert made.stopped
    assert made.applied == ("pair",)
    assert "priority was stopped by time" in made.remarks[-1].message


def test_a_ladder_keeps_the_steps_that_are_proved() -> None:
    program = load(KERNEL).program
    allowed = Budget(deadline=1e12)

    class Late(Priority):
        def apply(self, function: Function, context: Context) -> PassResult:
            allowed.deadline = 0.0
            spend()
            raise AssertionError("the time was up")

    written: list[str] = []
    search = Search(
        (Pair(), Late()), "issue", None, Toolchain.find(), {}, frozenset(), False,
        lambda step, _: written.append(step), allowed=allowed,
    )  # fmt: skip
    searched = search.run(program, "k", None)
    assert searched.stopped
    assert written == ["pair"]
    assert [entry.proof.proved for entry in searched.entries] == [True]
    assert (searched.untried, searched.cut) == (("priority",), "interrupted")
    assert has_pairs(searched)


def has_pairs(searched: SearchResult) -> bool:
    """Whether an instruction is two operations."""
    return any(instruction.is_dual for _, instruction in searched.program.kernel("k").instructions)


class Clock:
    """Time passes when somebody says so."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock of all budgets."""
    found = Clock()
    monkeypatch.setattr(time, "monotonic", found)
    return found


def searching(passes: str, seconds: float, **more: Any) -> SearchResult:
    given = (parse_pipeline(passes), "auto", None, Toolchain.find(), {}, frozenset(), False, lambda *_: None)
    return Search(*given, seconds=seconds, **more).run(load(BUSY).program, "k", None)


@pytest.mark.parametrize(("seconds", "untried"), [(29.0, ("priority",)), (36.0, ()), (math.inf, ())])
def test_the_best_that_is_proved_at_the_deadline_is_taken(
    seconds: float, untried: tuple[str, ...], clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(self: Priority, function: Function, context: Context) -> PassResult:
        clock.now += 30
        check()
        return PassResult(function.program, Relation.identity(index for index, _ in function.instructions))

    monkeypatch.setattr(Priority, "apply", late)
    found = searching("pair,priority", seconds)
    assert has_pairs(found)
    assert found.untried == untried
    assert found.cut == ("stopped after 29 s" if untried else "")
    assert found.passes == ((Pair(), Priority())[: 2 - len(untried)])


def test_what_gains_much_in_little_time_is_proved_before_the_ladder(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`pair` is one of its last steps."""

    def late(self: Unroll, function: Function, context: Context) -> PassResult:
        clock.now += 30
        check()
        raise AssertionError("the time was up")

    monkeypatch.setattr(Unroll, "apply", late)
    found = searching(pipeline_for(), 30.0, may_vary=True)
    assert has_pairs(found)
    assert [step.name for step in found.passes][-2:] == ["pair", "relax-fences"]
    assert found.untried == ("unroll", "batch-loads", "pipeline-epilogue", "double-buffer")
    assert not has_pairs(searching("unroll,pair", 30.0))


def test_pairs_are_proved_before_passes_that_take_long_in_large_kernels(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def late(self: Simplify, function: Function, context: Context) -> PassResult:
        clock.now += 30
        check()
        raise AssertionError("the time was up")

    monkeypatch.setattr(Simplify, "apply", late)
    found = searching(pipeline_for(), 30.0, may_vary=True)
    assert has_pairs(found)
    assert [step.name for step in found.passes] == ["pair"]
    assert "simplify" in found.untried


def test_long_code_without_work_left_for_the_valu_is_not_sent_through_the_ladder(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unwanted(self: Simplify, function: Function, context: Context) -> PassResult:
        raise AssertionError("no cycles are left that it could take")

    monkeypatch.setattr(search_module, "_LONG", 0)
    monkeypatch.setattr(search_module, "left_in", lambda *_: ())
    monkeypatch.setattr(Simplify, "apply", unwanted)
    found = searching(pipeline_for(), 30.0, may_vary=True)
    assert has_pairs(found)
    assert found.untried == ()


def test_a_proof_that_the_clock_cuts_is_no_refusal(clock: Clock, monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_: object, **__: object) -> NoReturn:
        clock.now += 30
        check()
        raise AssertionError("the time was up")

    monkeypatch.setattr(proof, "check_steps", late)
    found = searching("pair,priority", 30.0)
    assert not has_pairs(found)
    assert (found.entries, found.untried) == ((), ("pair", "priority"))


def test_other_processes_are_waited_for_until_the_deadline() -> None:
    done: Future[int] = Future()
    with limited(0.01), pytest.raises(OutOfTimeError):
        result_of(done)
    done.set_result(3)
    with limited(1e-9):
        assert result_of(done) == 3


@pytest.mark.parametrize("command", REWRITING_COMMANDS)
def test_every_rewriting_command_says_that_the_clock_cut(
    command: str, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.s"
    asked = (command, *(("pair,priority",) if command == "run-passes" else ()), str(path), "-o", str(out), *AT_ONCE)
    assert main(asked) == 0
    first, second, *_ = (capsys.readouterr().out + "\n").splitlines()
    assert first.startswith("kernel k: ")
    if command == "optimize":
        assert second.startswith("  stopped after 1e-09 s: respill, simplify, ")
        assert second.endswith(" not tried; --time-limit none tries all")
    else:
        assert first.endswith("left as it is, stopped by time")
    assert out.read_bytes() == path.read_bytes()
    assert main((*asked, "--json")) == 0
    assert json.loads(capsys.readouterr().out)["stopped"] is True


def test_verify_is_unknown_when_the_clock_cuts(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = tmp_path / "other.s"
    other.write_text(KERNEL.replace("v2", "v6"))
    asked = ("verify", str(path), str(other))
    assert main((*asked, *AT_ONCE)) == 3
    assert capsys.readouterr().out.splitlines()[0] == "validator: unknown: stopped by time"
    assert main((*asked, *AT_ONCE, "--json")) == 3
    found = json.loads(capsys.readouterr().out)
    assert (found["stopped"], found["verdict"]) == (True, "unknown")
    assert main((*asked, "--time-limit", "600", "--json")) == 0
    assert json.loads(capsys.readouterr().out)["stopped"] is False


def test_campaigns_report_what_was_done_by_then(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("fuzz", "-n", "3", "--passes", "none", "--no-native", *AT_ONCE)) == 0
    assert capsys.readouterr().out.splitlines()[0] == "stopped by time"
    asked = ("mutate", str(path), "-n", "3", "--jobs", "1", "--no-launch", "--no-assembler", *AT_ONCE)
    assert main(asked) == 3
    assert capsys.readouterr().err.splitlines() == ["isatool: stopped by time: nothing was written"]


def test_figures_that_there_was_no_time_for_say_so(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("optimize", str(path), "-o", "-", "--time-limit=1e-9")) == 0
    assert "no cycles by the model: stopped after 1e-09 s" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["0", "-1", "soon", "nan"])
def test_a_limit_that_is_no_time_is_an_error(text: str, path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(("pair", str(path), "-o", "-", f"--time-limit={text}")) == 2
    assert "expected a number of seconds more than 0" in capsys.readouterr().err


def test_python_has_the_limit_too() -> None:
    source = load(KERNEL)
    found = verify(source, KERNEL.replace("v2", "v6"), time_limit=1e-9)
    assert (found.status, found.stopped) == ("unknown", True)
    made = rebank(source, time_limit=1e-9)
    assert made.stopped
    assert not made.changed
    best = source.optimize(time_limit=1e-9)
    assert best.stopped
    assert best.untried[-1] == "double-buffer"
    assert "stopped after 1e-09 s: " in best.report
    assert source.optimize(passes="pair", time_limit=None).untried == ()


def test_a_limit_that_cuts_nothing_and_more_processes_change_nothing(tmp_path: Path) -> None:
    """In processes of their own: only one with a single thread may fork."""
    (tmp_path / "in.s").write_text(BUSY)
    made = []
    for options in (["--jobs", "1"], ["--jobs", "2"], ["--jobs", "1", "--time-limit", "100000"]):
        words = ["optimize", "in.s", "-o", "out.s", "--json", "--no-cache", "--time-limit", "none", *options]
        done = subprocess.run(
            [sys.executable, "-m", "isatool", *words], cwd=tmp_path, capture_output=True, text=True, check=True
        )
        made.append(((tmp_path / "out.s").read_bytes(), json.loads(done.stdout)))
    assert b"v_dual" in made[0][0]
    assert made[1:] == made[:1] * 2


ROOT = Path(__file__).resolve().parents[2]
MIDDLE = [
    "samples/sgemm/kernel4.s", "benchmarks/corpus/kernels/rotary.s", "benchmarks/corpus/kernels/scan_dpp.s",
]  # fmt: skip


@pytest.mark.full
@pytest.mark.parametrize("kernel", MIDDLE)
def test_one_process_and_two_write_the_same_bytes(kernel: str, tmp_path: Path) -> None:
    """Code, certificate and figures, of kernels on which several plans are tried."""
    made = []
    for jobs in ("1", "2"):
        words = ["optimize", str(ROOT / kernel), "-o", "out.s", "--json", "--no-cache", "--certificate", "out.json"]
        done = subprocess.run(
            [sys.executable, "-m", "isatool", *words, "--time-limit", "none", "--jobs", jobs],
            cwd=tmp_path, capture_output=True, text=True, check=True,
        )  # fmt: skip
        made.append(((tmp_path / "out.s").read_bytes(), (tmp_path / "out.json").read_bytes(), done.stdout))
    assert made[0] == made[1]
