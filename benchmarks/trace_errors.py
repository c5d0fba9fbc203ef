"""The error of the cycle model on instruction traces of real cards, as the table of docs/model.md.

    python benchmarks/trace_errors.py TRACE... [--model FILE|@VERSION] [--write docs/model.md]

Two errors for each class of producer and consumer: of the packaged chip files on all kernels, and on each kernel by
parameters that come from the other kernels alone, on top of `untraced.toml`. Kernels are held out by name, so that
builds of one kernel for two chips are one. Then by kind of figure: warm and cold gaps, and what runs free of the
trace: an iteration of a steady loop, and whole dispatches along the traced path from the traced starts, code fetched
for the first time. --model judges a chip file in place of the packaged ones, --write puts all into a page.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from isatool.asm.binary_input import text_of
from isatool.asm.elf import read_elf
from isatool.asm.reader import read_text
from isatool.calibration.errors import FEWEST, ClassError, Errors, Pair, errors_of, pairs_of
from isatool.calibration.held_out import fold
from isatool.calibration.traced import TracedRun, traced_run
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.model.parameters import ChipModel, load_model
from isatool.model.prediction import ModelledKernel
from isatool.model.replay import replay
from isatool.model.simulate import simulate
from isatool.traces.recording import read_recording

UNTRACED: Final = Path(__file__).with_name("untraced.toml")
BEGIN: Final = "<!-- trace errors: begin -->"
END: Final = "<!-- trace errors: end -->"
CHIPS: Final = ("gfx1100", "gfx1151")
NEXT: Final = "@2"
"""the version that is not the default yet"""


def runs_of(paths: Sequence[str]) -> list[TracedRun]:
    """Every dispatch of a chip that has a model."""
    recorded = [(path, each) for path in paths for each in read_recording(path)]
    runs = [traced_run(each, path) for path, each in recorded if each.chip in CHIPS]
    return [run for run in runs if run.sequences]


Models = Mapping[tuple[str, str], ChipModel]
"""by chip and kernel"""


@dataclass(frozen=True)
class Figure:
    """What runs free of the trace: cycles as traced, as modelled, and by parameters from the other kernels."""

    kind: str
    kernel: str
    traced: float
    model: float
    held: float


def chip_model(chip: str, path: str | None, settings: Mapping[str, float] | None = None) -> ChipModel:
    """The packaged file, another version of it (`@2`), or a file."""
    return load_model(chips.chip(chip), f"{chip}{path}" if path and path.startswith("@") else path, settings)


def given(runs: Sequence[TracedRun], path: str | None) -> Models:
    """The packaged files or the given one."""
    models = {chip: chip_model(chip, path) for chip in {run.dispatch.chip for run in runs}}
    return {(run.dispatch.chip, run.dispatch.kernel): models[run.dispatch.chip] for run in runs}


def held_out(runs: Sequence[TracedRun], path: str | None) -> Models:
    """For every kernel what the other kernels show on the same chip; its own traces are never seen."""
    found: dict[tuple[str, str], ChipModel] = {}
    for chip in CHIPS:
        base = untraced(chip, path)
        own = [run for run in runs if run.dispatch.chip == chip]
        for kernel in sorted({run.dispatch.kernel for run in own}):
            found[chip, kernel] = fold([run for run in own if run.dispatch.kernel != kernel], base)
    return found


def untraced(chip: str, path: str | None) -> ChipModel:
    """The rules of a model without any number from a trace."""
    values = tomllib.loads(UNTRACED.read_text(encoding="utf-8"))
    settings = {
        f"{section}.{name}": value
        for section, names in values.items()
        if isinstance(names, dict)
        for name, value in names.items()
    }
    return chip_model(chip, path, settings)


def gaps(runs: Sequence[TracedRun], models: Models) -> list[Pair]:
    """Every gap with the model of its kernel."""
    return [pair for run in runs for pair in pairs_of(run, models[run.dispatch.chip, run.dispatch.kernel])]


def figures(runs: Sequence[TracedRun], models: Models, held: Models) -> list[Figure]:
    """Turns of loops and whole dispatches."""
    found: list[Figure] = []
    for run in runs:
        key = run.dispatch.chip, run.dispatch.kernel
        name = f"{key[1]} on {key[0]}"
        iteration = _traced_iteration(run)
        if iteration is not None:
            kind = f"free loop, {len(run.sequences)} waves"
            found.append(Figure(kind, name, iteration, _iteration(run, models[key]), _iteration(run, held[key])))
        issued = [time for each in run.sequences for time in each.times if time is not None]
        whole = float(max(issued) - min(issued))
        kind = "whole dispatch" if iteration is None else "whole dispatch with a loop"
        found.append(Figure(kind, name, whole, _whole(run, models[key]), _whole(run, held[key])))
    return found


def _traced_iteration(run: TracedRun) -> float | None:
    """Median cycles of an iteration of the heaviest loop from the second on; None if no loop has three."""
    assert run.function is not None
    loop = ModelledKernel.of(run.function).heaviest()
    if loop is None:
        return None
    head = run.flow.blocks[loop.header].instructions
    found: list[int] = []
    for each in run.sequences:
        issued = [(index, time) for index, time in zip(each.indexes, each.times, strict=True) if time is not None]
        mark = next((index for index, _ in issued if index in head), None)
        found += [after - before for before, after in pairwise([time for index, time in issued if index == mark][1:])]
    return statistics.median(found) if found else None


BLOCKS: Final = {"r_2_8_16_4_4_16_4": (8, 16, 1)}
"""shape of the workgroups, where the model of a kernel's loads asks for it; no trace says it"""


@cache
def _function(code_object: bytes, chip: str, kernel: str) -> Function | None:
    """A traced kernel as the commands read it, with descriptor and arguments; None if the object has none of it."""
    if f"{kernel}.kd" not in read_elf(code_object, kernel).symbol_names:
        return None
    return read_text(text_of(code_object, kernel, chip, kernel), kernel).kernel(kernel)


def _kernel(run: TracedRun, model: ChipModel) -> ModelledKernel:
    """The kernel by the model of its dispatch: the first one of a process finds nothing in the caches."""
    dispatch = run.dispatch
    model = model.in_first_dispatch() if dispatch.number == 1 else model
    function = _function(dispatch.code_object, dispatch.chip, dispatch.kernel) or run.function
    assert function is not None
    return ModelledKernel.of(function, model, BLOCKS.get(dispatch.kernel))


def _iteration(run: TracedRun, model: ChipModel) -> float:
    kernel = _kernel(run, model)
    loop = kernel.heaviest()
    assert loop is not None
    return simulate(kernel.stream(loop), model, len(run.sequences), 1).cycles_per_turn


def _whole(run: TracedRun, model: ChipModel) -> float:
    """From the first issue to the last, waves started as traced."""
    starts = [float(each.times[0] or 0) for each in run.sequences]
    sequences = [each.indexes for each in run.sequences]
    waves = replay(_kernel(run, model).pricing, sequences, starts=starts, cold=True)
    return max(issue.time for wave in waves for issue in wave) - min(issue.time for wave in waves for issue in wave)


def kinds(pairs: Sequence[Pair], held: Sequence[Pair], free: Sequence[Figure]) -> list[str]:
    """Rows of Markdown: gaps in cycles, what runs free in per cent."""
    lines = [
        "| kind | cases | traced | error | bias | held out | 90 % of held-out cases within |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for name, cold in (("warm gap", False), ("cold gap", True)):
        own = [pair for pair in pairs if not pair.apart and pair.cold == cold]
        other = [pair for pair in held if not pair.apart and pair.cold == cold]
        mean = statistics.fmean(pair.traced for pair in own)
        errors = [pair.model - pair.traced for pair in own]
        outside = [abs(pair.model - pair.traced) for pair in other]
        lines.append(
            f"| {name} | {len(own)} | {mean:.2f} | {statistics.fmean(map(abs, errors)):.2f} | "
            f"{statistics.fmean(errors):+.2f} | {statistics.fmean(outside):.2f} | {_inside(outside):.2f} cycles |"
        )
    for name, kernel in sorted({(each.kind, each.kernel) for each in free}):
        own_figures = [each for each in free if (each.kind, each.kernel) == (name, kernel)]
        errors = [each.model / each.traced - 1 for each in own_figures]
        outside = [abs(each.held / each.traced - 1) for each in own_figures]
        mean = statistics.fmean(each.traced for each in own_figures)
        cells = (
            statistics.fmean(map(abs, errors)),
            statistics.fmean(errors),
            statistics.fmean(outside),
            _inside(outside),
        )
        error, bias, other_error, bound = (100 * each for each in cells)
        lines.append(
            f"| {name}: {kernel} | {len(errors)} | {mean:.0f} | {error:.1f} % | {bias:+.1f} % | {other_error:.1f} % | "
            f"{bound:.1f} % |"
        )
    return lines


def bands(runs: Sequence[TracedRun], path: str | None, held: Sequence[Pair], free: Sequence[Figure]) -> list[str]:
    """Rows of Markdown: for each kind of estimate of a chip the bound that nine of ten held-out cases keep, by
    parameters from the other kernels; of comparisons also by those from the other recordings, the same kernels' too.
    """
    lines = ["| band | chip | cases | 90 % of held-out cases within |", "| --- | --- | --- | --- |"]
    for chip in CHIPS:
        own = [run for run in runs if run.dispatch.chip == chip]
        codes = {run.code.digest[:8] for run in own}
        totals = errors_of(held).totals.items()
        ratios = [(code, cycles / traced) for code, (traced, cycles) in totals if code in codes]
        named = [each for each in free if each.kernel.endswith(chip)]
        loops = [each.held / each.traced - 1 for each in named if each.kind.startswith("free")]
        whole = [each.held / each.traced - 1 for each in named if each.kind.startswith("whole")]
        for name, errors in (
            ("loop: totals of traced gaps", [ratio - 1 for _, ratio in ratios]),
            ("loop that waits for memory", loops),
            ("whole dispatch", whole),
            ("comparison, recordings held out", _comparisons(_ratios(own, chip, path))),
            ("comparison, kernels held out", _comparisons(ratios)),
        ):
            if errors:
                bound = 100 * _inside(list(map(abs, errors)))
                lines.append(f"| {name} | {chip} | {len(errors)} | {bound:.1f} % |")
    return lines


def _ratios(runs: Sequence[TracedRun], chip: str, path: str | None) -> list[tuple[str, float]]:
    """(code object, modelled cycles for a traced one) of each recording by what all others show."""
    base, ratios = untraced(chip, path), []
    for name in sorted({_recording(run) for run in runs}):
        model = fold([run for run in runs if _recording(run) != name], base)
        for code, (traced, cycles) in errors_of(
            pair for run in runs if _recording(run) == name for pair in pairs_of(run, model)
        ).totals.items():
            ratios.append((code, cycles / traced))
    return ratios


def _comparisons(ratios: Sequence[tuple[str, float]]) -> list[float]:
    """Errors of how many times longer one code object takes than another of other code."""
    return [
        one / other - 1
        for place, (code, one) in enumerate(ratios)
        for another, other in ratios[place + 1 :]
        if code != another
    ]


def _recording(run: TracedRun) -> str:
    """Its trace, of several dispatches and shader engines."""
    return run.source.rpartition("/")[2].partition("__")[0]


def _inside(errors: Sequence[float]) -> float:
    """The least bound that at least nine of ten do not exceed."""
    return sorted(errors)[-1 - len(errors) // 10]


def table(packaged: Errors, held: Errors) -> list[str]:
    """Rows of Markdown."""
    lines = [
        "| class | gaps | codes | mean gap | error | held out | goal |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for words, one, other in (("", packaged.warm, held.warm), (", first pass", packaged.cold, held.cold)):
        outside = {each.name: each for each in other}
        lines += [_row(each, outside.get(each.name), words) for each in one if each.count >= FEWEST]
    return lines


def _row(each: ClassError, held: ClassError | None, words: str) -> str:
    goal = "-" if words else f"{each.goal:.1f}{'' if each.holds else ', missed'}"
    outside = "-" if held is None else f"{held.error:.2f}"
    cells = (f"{each.name}{words}", each.count, each.codes, f"{each.mean:.2f}", f"{each.error:.2f}", outside, goal)
    return f"| {' | '.join(map(str, cells))} |"


def page(runs: Sequence[TracedRun], path: str | None) -> str:
    """The tables with their totals. `path`: a chip file in place of the packaged ones."""
    models, others = given(runs, path), held_out(runs, path)
    pairs, held_pairs = gaps(runs, models), gaps(runs, others)
    packaged, held = errors_of(pairs), errors_of(held_pairs)
    lines = [
        f"{len(runs)} traced runs of {len(packaged.totals)} code objects, in cycles:",
        "",
        *table(packaged, held),
        "",
        *kinds(pairs, held_pairs, figures(runs, models, others)),
        "",
    ]
    if path is None:
        lines += [f"By kind, of version {NEXT[1:]}, and its bands:", "", *_kinds(runs, NEXT), ""]
    lines.append("| code object | kernel | chip | traced cycles | model | held out |")
    lines.append("| --- | --- | --- | --- | --- | --- |")
    names = {run.code.digest[:8]: (run.dispatch.kernel, run.dispatch.chip) for run in runs}
    for code, (traced, model) in sorted(packaged.totals.items(), key=lambda row: -row[1][0]):
        other = held.totals[code][1]
        kernel, chip = names[code]
        change = [f"{100 * (value / traced - 1):+.1f} %" for value in (model, other)]
        lines.append(f"| {code} | {kernel} | {chip} | {traced} | {change[0]} | {change[1]} |")
    (traced, model), (_, other) = packaged.total(), held.total()
    change = [f"{100 * (value / traced - 1):+.1f} %" for value in (model, other)]
    lines.append(f"| all | | | {traced} | {change[0]} | {change[1]} |")
    taken = ", ".join(f"{each.count} {each.name}" for each in packaged.apart)
    lines += ["", f"Given to the model and in no row: {taken}. Totals leave them and gaps of more than 100 cycles out."]
    return "\n".join(lines)


def _kinds(runs: Sequence[TracedRun], path: str) -> list[str]:
    models, others = given(runs, path), held_out(runs, path)
    held, free = gaps(runs, others), figures(runs, models, others)
    return [*kinds(gaps(runs, models), held, free), "", *bands(runs, path, held, free)]


def main() -> int:
    """Prints or writes the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("traces", nargs="+", metavar="TRACE", help="recordings as `isatool card trace` reads them")
    parser.add_argument("--write", metavar="PAGE", help="replace what is between the marks of this page")
    parser.add_argument("--model", metavar="FILE", help="a chip file in place of the packaged ones, or a version: @2")
    options = parser.parse_args()
    text = page(runs_of(options.traces), options.model)
    if options.write is None:
        print(text)
        return 0
    path = Path(options.write)
    before, _, rest = path.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
