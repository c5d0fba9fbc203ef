"""--time-limit: what was proved when the clock cuts is kept, and the output says that it cut."""

from __future__ import annotations

import json
import math
import pickle
from pathlib import Path

import pytest

from isatool import load, rebank, verify
from isatool.allowance import Budget, OutOfBudgetError, OutOfTimeError, budget, granted, limited, spend
from isatool.asm.toolchain import Toolchain
from isatool.cli.commands import REWRITING_COMMANDS
from isatool.cli.main import main
from isatool.ir.program import Function, Program
from isatool.passes.common.result import Context, PassResult
from isatool.passes.hints.priority import Priority
from isatool.passes.pair.pair import Pair
from isatool.pipeline.climb import Climb
from isatool.pipeline.rewrite import rewrite
from isatool.verify import prove as proving
from isatool.verify.prove import prove

KERNEL = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mul_f32_e32 v2, v0, v0
	v_add_f32_e32 v5, v1, v1
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v2, s[4:5]
	global_store_b32 v1, v5, s[4:5] offset:128
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_kernarg_size 8
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
"""
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
        assert inner.deadline == outer.deadline
        with limited(None) as same:
            assert same is inner
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
    climb = Climb(
        (Pair(), Late()), "issue", None, Toolchain.find(), {}, frozenset(), False,
        lambda step, _: written.append(step), allowed=allowed,
    )  # fmt: skip
    climbed = climb.run(program, "k", None)
    assert climbed.stopped
    assert written == ["pair"]
    assert [rung.proof.proved for rung in climbed.rungs] == [True, True]
    assert sum(instruction.is_dual for _, instruction in climbed.program.kernel("k").instructions) == 1


@pytest.mark.parametrize("command", REWRITING_COMMANDS)
def test_every_rewriting_command_says_that_the_clock_cut(
    command: str, path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.s"
    asked = (command, *(("pair,priority",) if command == "run-passes" else ()), str(path), "-o", str(out), *AT_ONCE)
    assert main(asked) == 0
    first = capsys.readouterr().out.splitlines()[0]
    assert first.startswith("kernel k: ")
    assert first.endswith("; stopped by time" if command == "optimize" else "left as it is, stopped by time")
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
    assert main(asked) == 0
    assert capsys.readouterr().out.splitlines()[0] == "stopped by time: 0 faults judged"


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
