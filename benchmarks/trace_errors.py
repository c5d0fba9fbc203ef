"""The error of the cycle model on instruction traces of real cards, as the table of docs/model.md.

    python benchmarks/trace_errors.py TRACE... [--model FILE|@VERSION] [--write docs/model.md]

Two errors for each class of producer and consumer: of the packaged chip files on all kernels, and on each kernel by
parameters that come from the other kernels alone, on top of `untraced.toml`. Kernels are held out by name, so that
builds of one kernel for two chips are one. Then by kind of figure: warm and cold gaps, and what runs free of the
trace: an iteration of a steady loop, and whole dispatches along the traced path from the traced starts, code fetched
for the first time; held out are the recording, where others of the same kernel remain, and the kernel. A band is the
largest miss of a kernel held out. Where one misses what is wanted, the number of it that mends most is named. --model
judges a chip file in place of the packaged ones, --write puts all into a page. It is long because every
kind of figure has its own table.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tomllib
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Final

from isatool.asm.binary_input import text_of
from isatool.asm.elf import read_elf
from isatool.asm.reader import read_text
from isatool.calibration.errors import FEWEST, ClassError, Errors, TracedGap, errors_of, pairs_of
from isatool.calibration.held_out import fold
from isatool.calibration.traced import TracedRun, traced_run
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.model.machine import Rules
from isatool.model.parameters import DEFAULT_VERSION, Band, ChipModel, load_model
from isatool.model.prediction import ModelledKernel
from isatool.model.replay import replay
from isatool.model.simulate import simulate
from isatool.traces.recording import read_recording

UNTRACED: Final = Path(__file__).with_name("untraced.toml")
BEGIN: Final = "<!-- trace errors: begin -->"
END: Final = "<!-- trace errors: end -->"
CHIPS: Final = ("gfx1100", "gfx1151", "gfx1200", "gfx1201")
"""each takes what its own recordings do not show from those of the chips before it, as the packaged files do"""
FILES: Final = (("gfx1100",), ("gfx1151",), ("gfx1200", "gfx1201"))
"""chips that have their bands from one file"""
ELSEWHERE: Final = ("discover_ops",)
"""kernels of which no gap is judged, whose recordings show numbers"""
WANTED: Final = {"warm gap": 0.3, "cold gap": 0.6, "free loop": 0.05, "whole dispatch": 0.15}
"""mean error by kind: of gaps in cycles, of what runs free as a part"""
BEFORE: Final = f"@{DEFAULT_VERSION - 1}"
"""the version that the default replaced"""


def runs_of(paths: Sequence[str]) -> list[TracedRun]:
    """Every dispatch of a chip that has a model."""
    recorded = [(path, each) for path in paths for each in read_recording(path)]
    runs = [traced_run(each, path) for path, each in recorded if each.chip in CHIPS]
    return [run for run in runs if run.sequences and run.function is not None]


Models = Mapping[str, ChipModel]
"""by `source` of a run"""


@dataclass(frozen=True)
class Figure:
    """What runs free of the trace: cycles as traced and as modelled."""

    kind: str
    kernel: str
    traced: float
    model: float

    @property
    def error(self) -> float:
        """The part by which the model misses."""
        return self.model / self.traced - 1


def chip_model(chip: str, path: str | None, settings: Mapping[str, float] | None = None) -> ChipModel:
    """The packaged file, another version of it (`@2`), or a file."""
    return load_model(chips.chip(chip), f"{chip}{path}" if path and path.startswith("@") else path, settings)


def given(runs: Sequence[TracedRun], path: str | None) -> Models:
    """The packaged files or the given one."""
    models = {chip: chip_model(chip, path) for chip in {run.dispatch.chip for run in runs}}
    return {run.source: models[run.dispatch.chip] for run in runs}


def held_out(runs: Sequence[TracedRun], path: str | None, part_of: Callable[[TracedRun], str]) -> Models:
    """For every run what the other kernels or recordings, as `part_of` names them, show on the same chip."""
    found: dict[str, ChipModel] = {}
    for chip, part in sorted({(run.dispatch.chip, part_of(run)) for run in runs}):
        others = [run for run in runs if part_of(run) != part]
        model = untraced(chip, path, {*ELSEWHERE, *(run.dispatch.kernel for run in others)})
        for each in CHIPS[: CHIPS.index(chip) + 1]:
            model = fold([run for run in others if run.dispatch.chip == each], model)
        found |= {run.source: model for run in runs if run.dispatch.chip == chip and part_of(run) == part}
    return found


def kernel_of(run: TracedRun) -> str:
    """Its name, under which all builds and recordings of it are held out."""
    return run.dispatch.kernel


def recording_of(run: TracedRun) -> str:
    """The trace that it is from, of several dispatches and shader engines."""
    return run.source.rpartition("/")[2].partition("__")[0]


def untraced(chip: str, path: str | None, kernels: Container[str]) -> ChipModel:
    """The rules of a model without any number from a trace but what some kernels show."""
    document = tomllib.loads(UNTRACED.read_text(encoding="utf-8"))
    shown, published = document.pop("shown"), document.pop("published").get(chips.chip(chip).model, {})
    settings: dict[str, float] = {}
    for sections in (document, published, *(each for kernel, each in shown.items() if kernel in kernels)):
        for section, names in sections.items():
            if isinstance(names, dict):
                settings |= {f"{section}.{name}": value for name, value in names.items()}
    return chip_model(chip, path, settings)


def figures(runs: Sequence[TracedRun], models: Models) -> list[Figure]:
    """Iterations of loops and whole dispatches."""
    found: list[Figure] = []
    for run in runs:
        model, name = models[run.source], f"{run.dispatch.kernel} on {run.dispatch.chip}"
        iteration = _traced_iteration(run)
        if iteration is not None:
            kind = f"free loop, {_waves(run)} waves"
            found.append(Figure(kind, name, iteration, _iteration(run, model)))
        issued = [time for each in run.sequences for time in each.times if time is not None]
        whole = float(max(issued) - min(issued))
        kind = "whole dispatch" if iteration is None else "whole dispatch with a loop"
        found.append(Figure(kind, name, whole, _whole(run, model)))
    return found


def _traced_iteration(run: TracedRun) -> float | None:
    """Cycles of an iteration of all waves of the heaviest loop; None if no loop has three.

    Where all waves iterate at once, the median from the second on of each. Where the oldest goes on while others wait,
    no iteration of one wave says it: then the time of all for each iteration of a wave.
    """
    assert run.function is not None
    loop = ModelledKernel.of(run.function).heaviest()
    if loop is None:
        return None
    head = run.flow.blocks[loop.header].instructions
    waves: list[list[int]] = []
    for each in run.sequences:
        issued = [(index, time) for index, time in zip(each.indexes, each.times, strict=True) if time is not None]
        mark = next((index for index, _ in issued if index in head), None)
        waves.append([time for index, time in issued if index == mark])
    iterations = [after - before for times in waves for before, after in pairwise(times[1:])]
    if not iterations:
        return None
    if max(times[1] for times in waves) < min(times[-1] for times in waves):
        return statistics.median(iterations)
    begun = sorted(time for times in waves for time in times)
    return (begun[-1] - begun[0]) * len(waves) / (len(begun) - 1)


BLOCKS: Final = {"r_2_8_16_4_4_16_4": (8, 16, 1), "E_8_8_16_4": (8, 16, 1)}
"""shape of the workgroups, where the model of a kernel's accesses asks for it; no trace says it, the names do"""


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
    return simulate(kernel.stream(loop), model, _waves(run), 1).cycles_per_turn


def _multiplies_matrices(run: TracedRun) -> bool:
    return any(run.kind(index) == "matrix" for index in range(len(run.flow.instructions)))


def _waves(run: TracedRun) -> int:
    """The most that were on the SIMD at once."""
    spans = [(each.start, each.end or each.issues[-1].time) for each in run.waves if each.issues]
    return max(sum(start <= begin < end for start, end in spans) for begin, _ in spans)


def _whole(run: TracedRun, model: ChipModel) -> float:
    """From the first issue to the last. Waves issue first when they did, by when their first code is fetched."""
    fetch = Rules.of(model).fetch
    starts = [float(each.times[0] or 0) for each in run.sequences]
    pins = {(wave, 0): start for wave, start in enumerate(starts)}
    sequences = [each.indexes for each in run.sequences]
    starts = [start - fetch for start in starts]
    waves = replay(_kernel(run, model).pricing, sequences, starts=starts, pins=pins, cold=True)
    return max(issue.time for wave in waves for issue in wave) - min(issue.time for wave in waves for issue in wave)


@dataclass(frozen=True)
class Judged:
    """All runs by some models: gaps, what runs free of the trace, and of each recording (chip, kernel, modelled cycles
    for a traced one).
    """

    pairs: list[TracedGap]
    free: list[Figure]
    ratios: list[tuple[str, str, float]]

    @classmethod
    def by(cls, runs: Sequence[TracedRun], models: Models) -> Judged:
        """Every gap and figure with the model of its run."""
        pairs: list[TracedGap] = []
        ratios: list[tuple[str, str, float]] = []
        for recording in sorted({recording_of(run) for run in runs}):
            own = [run for run in runs if recording_of(run) == recording]
            found = [pair for run in own for pair in pairs_of(run, models[run.source])]
            totals = errors_of(found).totals.items()
            names = {run.code.digest[:8]: run.dispatch.kernel for run in own}
            ratios += [(own[0].dispatch.chip, names[code], cycles / traced) for code, (traced, cycles) in totals]
            pairs += found
        return cls(pairs, figures(runs, models), ratios)

    def errors(self) -> dict[str, list[tuple[float, float]]]:
        """(traced, error) of each kind: of gaps in cycles, of what runs free as a part."""
        found: dict[str, list[tuple[float, float]]] = {}
        for pair in sorted(self.pairs, key=lambda one: (one.cold, one.chip)):
            if not pair.apart:
                kind = f"{'cold' if pair.cold else 'warm'} gap on {pair.chip}"
                found.setdefault(kind, []).append((pair.traced, pair.model - pair.traced))
        for each in sorted(self.free, key=lambda one: (one.kind, one.kernel)):
            found.setdefault(f"{each.kind}: {each.kernel}", []).append((each.traced, each.error))
        return found


def kinds(model: Judged, recordings: Judged, kernels: Judged) -> list[str]:
    """Rows of Markdown: gaps in cycles, what runs free in per cent."""
    lines = [
        "| kind | cases | traced | error | bias | recording held out | kernel held out | 90 % of them within |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    held = recordings.errors(), kernels.errors()
    for name, cases in model.errors().items():
        in_cycles = " gap on " in name
        errors = [error for _, error in cases]
        outside = [[abs(error) for _, error in each[name]] for each in held]
        cells = [statistics.fmean(map(abs, errors)), statistics.fmean(errors), *map(statistics.fmean, outside)]
        cells.append(_inside(outside[-1]))
        error, bias, *others = (f"{each:.2f}" if in_cycles else f"{100 * each:.1f} %" for each in cells)
        bias = bias if bias.startswith("-") else f"+{bias}"
        traced = f"{statistics.fmean(each for each, _ in cases):{'.2f' if in_cycles else '.0f'}}"
        lines.append(f"| {' | '.join((name, str(len(cases)), traced, error, bias, *others))} |")
    return lines


def lone_numbers(runs: Sequence[TracedRun], packaged: Models, held: Models, kernels: Judged) -> list[str]:
    """Rows of Markdown: of each kind that misses what is wanted with its kernels held out, the packaged number that
    mends most if those kernels give nothing else.
    """
    lines = [
        "| kind | kernel held out | wanted | a number of it | held out | packaged | with it |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for kind, cases in kernels.errors().items():
        wanted = next(most for name, most in WANTED.items() if kind.startswith(name))
        before = statistics.fmean(abs(error) for _, error in cases)
        if before <= wanted:
            continue
        name, _, chip = kind.rpartition(" on ")
        kernel = name.rpartition(": ")[2]
        own = [run for run in runs if run.dispatch.chip == chip and kernel in (run.dispatch.kernel, name)]
        least, number = min(
            (_mended(kind, own, packaged, held, each), each) for each in packaged[own[0].source].parameters
        )
        source = max(own, key=lambda run: abs(held[run.source][number] - packaged[run.source][number])).source
        values = f"{held[source][number]:g} | {packaged[source][number]:g}"
        cells = [f"{each:.2f}" if kernel == name else f"{100 * each:.1f} %" for each in (before, wanted, least)]
        lines.append(f"| {kind} | {cells[0]} | {cells[1]} | `{number}` | {values} | {cells[2]} |")
    return lines


def _mended(kind: str, runs: Sequence[TracedRun], packaged: Models, held: Models, number: str) -> float:
    """The mean error of a kind with one packaged number in the models of kernels held out; infinite if it is theirs."""
    models = {run.source: held[run.source] for run in runs}
    for source, model in models.items():
        if model[number] != packaged[source][number]:
            changed = {**model.parameters, number: packaged[source].parameters[number]}
            models[source] = replace(model, parameters=changed)
    if all(models[source] is held[source] for source in models):
        return float("inf")
    if " gap on " in kind:
        judged = Judged([pair for run in runs for pair in pairs_of(run, models[run.source])], [], [])
    else:
        judged = Judged([], figures(runs, models), [])
    return statistics.fmean(abs(error) for _, error in judged.errors()[kind])


def bands(path: str | None, kernels: Judged, matrices: Container[str]) -> list[str]:
    """Rows of Markdown: for each kind of estimate the largest miss of a kernel that was held out, and the band that the
    chip file has. A further kernel of the same kind misses by more with a probability of at most one in their number
    and one; nine in ten would need nine kernels. `matrices`: kernels of matrix products.
    """
    lines = [
        "| band | chip | held out | largest miss | of | band | a further one is inside |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for names in FILES:
        model = chip_model(names[0], path)
        for band in Band:
            misses = _misses(kernels, band, names, matrices)
            is_pair = band in (Band.COMPARISON, Band.COMPARISON_WHOLE)
            what = "pairs of kernels" if is_pair else "kernel" if len(misses) == 1 else "kernels"
            worst = max(misses, key=lambda name: misses[name], default="-")
            largest = f"{100 * misses[worst]:.1f} %" if misses else "-"
            inside = "-" if is_pair or not misses else f"{len(misses)} of {len(misses) + 1}"
            cells = (f"{len(misses)} {what}", largest, worst, f"{100 * model.band(band):.0f} %", inside)
            lines.append(f"| {band} | {', '.join(names)} | {' | '.join(cells)} |")
    return lines


def _misses(judged: Judged, band: Band, names: Sequence[str], matrices: Container[str]) -> dict[str, float]:
    """By kernel, or by pair of kernels on a chip, the largest part by which an estimate misses."""
    found: dict[str, float] = {}
    for chip in names:
        gaps = [(kernel, ratio) for its, kernel, ratio in judged.ratios if its == chip]
        free = [each for each in judged.free if each.kernel.endswith(f" on {chip}")]
        loops, whole = (
            [(each.kernel.partition(" ")[0], 1 + each.error) for each in free if each.kind.startswith(kind)]
            for kind in ("free", "whole")
        )
        plain, steady = (
            [(kernel, ratio) for kernel, ratio in each if kernel not in matrices] for each in (gaps, loops)
        )
        if band in (Band.COMPARISON, Band.COMPARISON_WHOLE):
            cases = _pairs(plain if band is Band.COMPARISON else whole)
        else:
            products = [(kernel, ratio) for kernel, ratio in (*gaps, *loops) if kernel in matrices]
            cases = {Band.LOOP: plain, Band.MEMORY: steady, Band.MATRIX: products, Band.DISPATCH: whole}[band]
        for name, ratio in cases:
            found[name] = max(found.get(name, 0.0), abs(ratio - 1))
    return found


def _pairs(ratios: Sequence[tuple[str, float]]) -> list[tuple[str, float]]:
    """How many times too long one kernel is by the model if another is as long as it was, and the other way round."""
    return [
        (" and ".join(sorted((kernel, other))), one / another)
        for kernel, one in ratios
        for other, another in ratios
        if kernel != other
    ]


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
    models = _models(runs, path)
    judged, recordings, kernels = (Judged.by(runs, each) for each in models)
    packaged, held = errors_of(judged.pairs), errors_of(kernels.pairs)
    lines = [
        f"{len(runs)} traced runs of {len(packaged.totals)} code objects, in cycles:",
        "",
        *table(packaged, held),
        "",
        *kinds(judged, recordings, kernels),
        "",
        "What misses with its kernel held out, and the number of that kernel that mends most:",
        "",
        *lone_numbers(runs, models[0], models[2], kernels),
        "",
    ]
    if path is None:
        matrices = {run.dispatch.kernel for run in runs if _multiplies_matrices(run)}
        lines += ["Its bands:", "", *bands(path, kernels, matrices), ""]
        lines += [
            f"By kind, of version {BEFORE[1:]}:",
            "",
            *kinds(*(Judged.by(runs, each) for each in _models(runs, BEFORE))),
            "",
        ]
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


def _models(runs: Sequence[TracedRun], path: str | None) -> tuple[Models, Models, Models]:
    """Of a version, of what the other recordings show, and of what the other kernels show."""
    return given(runs, path), held_out(runs, path, recording_of), held_out(runs, path, kernel_of)


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
