"""What users ask for is declared once: a command and its method of `isatool.Assembly` take the same options."""

from __future__ import annotations

import inspect

import pytest

import isatool
from isatool.api import Assembly
from isatool.cli.main import load_command, make_parser
from isatool.diagnostics import UserError
from isatool.passes.common.declaration import options
from isatool.pipeline.registry import parse_pipeline
from isatool.session.optimize import OptimizeRequest

FILES = {"input", "first", "second", "files", "mcpu", "output", "dry_run", "no_cache", "clang", "config", "save"}
"""what an object in Python has, or is told when it is saved"""
SHELL = {"help", "json", "quiet", "remarks", "require_change", "list_passes", "print_after", "time_passes", "format",
         "statistics", "list_rules", "explain", "watch", "fail_on", "verbose", "table", "timeline", "hypotheses",
         "assumptions", "by_line", "list_metrics", "html"}  # fmt: skip
"""printing and exit codes"""
METHOD = {
    "size": "sizes", "seconds": "time_limit", "set": "settings", "no_sanitize": "sanitize", "no_witness": "witness",
    "keep_going": "stop_early",
}  # fmt: skip
"""flag -> argument, where they are named apart"""
OWN = {
    "optimize": {"certificate", "emit_steps", "executor"},  # `save`, `steps`, one kernel
    "run-passes": {"certificate", "accept_unproved"},  # a method hands out what is not proved; `save` refuses it
    "verify": {"emulate_only", "emit_witness"},  # `compare` is that; the verdict has the witness
    "run": {"trace"},  # `isatool.notebook.trace`
    "check": {"fix", "diff", "baseline", "write_baseline", "kernel"},  # of files and folders
    "analyze": {"effort", "seconds", "what_if"},  # tries passes, as `Assembly.optimize`
    "budget": {"baseline", "write_baseline"},  # of files
}
"""what a command alone has"""
KERNEL = "benchmarks/corpus/kernels/scan_dpp.s"


@pytest.mark.parametrize(
    ("command", "methods", "renamed"),
    [
        ("optimize", ("optimize",), {}),
        ("run-passes", ("run_passes",), {"passes": "pipeline"}),
        ("verify", ("verify", "compare"), {"order": "orders", "no_cache": "cached"}),
        ("run", ("run",), {}),
        ("analyze", ("analyze",), {}),
        ("check", ("check",), {}),
        ("budget", ("budget",), {}),
    ],
)
def test_a_method_takes_what_its_command_takes(command: str, methods: tuple[str, ...], renamed: dict[str, str]) -> None:
    flags = {action.dest.removeprefix("option_") for action in make_parser(load_command(command))._actions}
    named = METHOD | renamed
    wanted = {named.get(flag, flag) for flag in flags - (FILES - renamed.keys()) - SHELL - OWN[command]}
    taken = {name for each in methods for name in inspect.signature(getattr(Assembly, each)).parameters}
    assert taken - {"self", "other"} == wanted


def test_defaults_are_those_of_the_declaration() -> None:
    method = inspect.signature(Assembly.optimize).parameters
    apart = {"passes": None, "jobs": 1}  # no pipeline; a library starts no process that nobody asked for
    declared = {each.name: apart.get(each.name, each.default) for each in options(OptimizeRequest)}
    assert {name: method[name].default for name in declared} == declared


def test_the_mode_comes_first_and_hints_last() -> None:
    asked = OptimizeRequest(passes="rebank", cu_mode="helps", priority=True, instruction_prefetch=True)
    assert asked.pipeline == "cu-mode{when=helps},rebank,priority,instruction-prefetch"
    assert OptimizeRequest(passes="rebank", cu_mode="keep").pipeline == "rebank"


def test_without_guards_no_pass_may_have_one() -> None:
    passes = OptimizeRequest(guard=False).asked()
    guards = {step.name: vars(step)["guard"] for step in passes if "guard" in vars(step)}
    assert guards == {"batch-loads": False, "unroll": False, "pipeline-epilogue": False}
    assert OptimizeRequest().asked() == tuple(parse_pipeline(OptimizeRequest().pipeline))


@pytest.mark.parametrize("given", [{"goal": "speed"}, {"cu_mode": "never"}, {"jobs": -1}])
def test_a_value_that_an_option_does_not_take_is_the_users_error(given: dict[str, str | int]) -> None:
    (option,) = given
    with pytest.raises(UserError, match=f"'{option.replace('_', '-')}' takes"):
        isatool.load(KERNEL).optimize(**given)  # type: ignore[arg-type]


def test_python_sets_the_mode_and_hints_too() -> None:
    done = isatool.load(KERNEL).optimize(passes="simplify", cu_mode="always", priority=True, time_limit=None)
    assert [step.name for step in done.passes] == ["cu-mode", "simplify", "priority"]
    assert ".amdhsa_workgroup_processor_mode 0" in done.assembly.text
