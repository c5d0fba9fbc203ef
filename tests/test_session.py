"""What users ask for is declared once: a command and its method of `isatool.Assembly` take the same options."""

from __future__ import annotations

import inspect

import pytest

import isatool
from isatool.api import Assembly
from isatool.cli.main import load_command, make_parser
from isatool.diagnostics import UserError
from isatool.passes.common.declaration import options
from isatool.session.optimize import OptimizeRequest

FILES = {"input", "mcpu", "output", "dry_run", "certificate", "no_cache", "clang", "emit_steps"}
"""what an object in Python has, or is told when it is saved"""
SHELL = {"help", "json", "quiet", "remarks", "require_change", "list_passes", "print_after", "time_passes"}
"""printing and exit codes"""
METHOD = {"size": "sizes", "seconds": "time_limit"}
"""flag -> argument, where they are named apart"""
WRITING = {"accept_unproved"}
"""a method hands out what is not proved; `save` refuses it"""
KERNEL = "benchmarks/corpus/kernels/scan_dpp.s"


@pytest.mark.parametrize(("command", "pipeline"), [("optimize", "passes"), ("run-passes", "pipeline")])
def test_a_method_takes_what_its_command_takes(command: str, pipeline: str) -> None:
    flags = {action.dest.removeprefix("option_") for action in make_parser(load_command(command))._actions}
    named = {METHOD.get(flag, flag) for flag in flags - FILES - SHELL - (WRITING if command == "run-passes" else set())}
    method = inspect.signature(getattr(Assembly, command.replace("-", "_"))).parameters
    assert {pipeline if name == "passes" else name for name in named} == set(method) - {"self"}


def test_defaults_are_those_of_the_declaration() -> None:
    method = inspect.signature(Assembly.optimize).parameters
    apart = {"passes": None, "jobs": 1}  # no pipeline; a library starts no process that nobody asked for
    declared = {each.name: apart.get(each.name, each.default) for each in options(OptimizeRequest)}
    assert {name: method[name].default for name in declared} == declared


def test_the_mode_comes_first_and_hints_last() -> None:
    asked = OptimizeRequest(passes="rebank", cu_mode="helps", priority=True, instruction_prefetch=True)
    assert asked.pipeline == "cu-mode{when=helps},rebank,priority,instruction-prefetch"
    assert OptimizeRequest(passes="rebank", cu_mode="keep").pipeline == "rebank"


@pytest.mark.parametrize("given", [{"goal": "speed"}, {"cu_mode": "never"}, {"jobs": -1}])
def test_a_value_that_an_option_does_not_take_is_the_users_error(given: dict[str, str | int]) -> None:
    (option,) = given
    with pytest.raises(UserError, match=f"'{option.replace('_', '-')}' takes"):
        isatool.load(KERNEL).optimize(**given)  # type: ignore[arg-type]


def test_python_sets_the_mode_and_hints_too() -> None:
    done = isatool.load(KERNEL).optimize(passes="simplify", cu_mode="always", priority=True, time_limit=None)
    assert [step.name for step in done.passes] == ["cu-mode", "simplify", "priority"]
    assert ".amdhsa_workgroup_processor_mode 0" in done.assembly.text
