"""What calibrating from traces gives: parameters as a model and as a chip file, and its error on code it never saw.

Code objects are held out by the kernel's name: builds of one kernel for two chips, or by two compilers, are one code as
far as the error is concerned. For each of them the parameters come from the others alone, on top of a given model.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from isatool.calibration.derive import BYTES_PER_CYCLE, Derived, derive
from isatool.calibration.errors import Errors, errors_of, pairs_of
from isatool.calibration.traced import TracedRun
from isatool.model.parameters import ChipModel
from isatool.records import record


@record
class Calibration:
    """Parameters of a chip from traced runs. `unknown`: names of what the runs show and the model does not have."""

    model: ChipModel
    derived: tuple[Derived, ...]
    unknown: tuple[str, ...]
    errors: Errors
    """on the runs that the parameters come from"""
    held_out: Errors
    """each code by parameters from the others"""
    kernels: tuple[str, ...]


_COLD: Final = "latency.smem_cold"
_FIRST: Final = "latency.smem_first"


def calibrate(runs: Sequence[TracedRun], base: ChipModel) -> Calibration:
    """Parameters from the runs of one chip, the rest as in `base`."""
    derived = derive(runs, base["vmem.bytes_per_cycle"])
    known = tuple(each for each in derived if _takes(base, each))
    model = _with(base, known, runs)
    kernels = tuple(sorted({run.dispatch.kernel for run in runs}))
    held = []
    for kernel in kernels:
        others = fold([run for run in runs if run.dispatch.kernel != kernel], base)
        held += [pair for run in runs if run.dispatch.kernel == kernel for pair in pairs_of(run, others)]
    errors = errors_of(pair for run in runs for pair in pairs_of(run, model))
    unknown = tuple(each.name for each in derived if each.name not in base.parameters)
    return Calibration(model, known, unknown, errors, errors_of(held), kernels)


def fold(others: Sequence[TracedRun], base: ChipModel) -> ChipModel:
    """`base` with what some runs show, to judge it by another."""
    shown = derive(others, base["vmem.bytes_per_cycle"])
    return _with(base, [each for each in shown if _takes(base, each)], others)


def _takes(base: ChipModel, derived: Derived) -> bool:
    """False for what the model does not have, and where it has another cause for what was seen: loads that return
    apart for the lines that they touch do not show how fast data comes.
    """
    return derived.name in base.parameters and not (derived.name == BYTES_PER_CYCLE and base["vmem.cycles_per_part"])


def _with(base: ChipModel, derived: Sequence[Derived], runs: Sequence[TracedRun]) -> ChipModel:
    codes = len({run.code.digest for run in runs})
    changed = dict(base.parameters)
    for each in derived:
        changed[each.name] = replace(
            changed[each.name], value=each.value, status="traced", count=each.count, spread=each.spread,
            source=f"instruction traces of {codes} code objects",
        )  # fmt: skip
    cold, first = changed[_COLD], changed[_FIRST]
    shown = {each.name for each in derived}
    if _FIRST in shown and _COLD not in shown and first.value < cold.value:
        changed[_COLD] = replace(first, name=_COLD)  # of another chip: a later dispatch waits no longer than the first
    return replace(base, parameters=changed)


def chip_file(found: Calibration) -> str:
    """The parameters as a file for `--chip` and `--model`."""
    traced, model = found.held_out.total()
    lines = [f"# from instruction traces of {', '.join(found.kernels)}"]
    if traced:
        lines.append(f"# total of code that it never saw: {100 * (model / traced - 1):+.1f} %")
    lines += [f'chip = "{found.model.chip}"', f"version = {found.model.version} # whose rules read the numbers"]
    for section in dict.fromkeys(each.name.partition(".")[0] for each in found.derived):
        lines += ["", f"[{section}]"]
        for each in found.derived:
            parameter = found.model.parameters[each.name]
            if each.name.startswith(f"{section}."):
                lines.append(
                    f'{each.name.partition(".")[2]} = {{ value = {each.value:g}, unit = "{parameter.unit}", '
                    f'status = "traced", count = {each.count}, spread = "{each.spread}", '
                    f'source = "{parameter.source}" }}'
                )
    return "\n".join([*lines, ""])
