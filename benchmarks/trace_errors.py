"""The error of the cycle model on instruction traces of real cards, as the table of docs/model.md.

    python benchmarks/trace_errors.py TRACE... [--write docs/model.md]

Two errors for each class of producer and consumer: of the packaged chip files on all kernels, and on each kernel by
parameters that come from the other kernels alone, on top of `untraced.toml`. Kernels are held out by name, so that
builds of one kernel for two chips are one. --write puts the table between the marks of a page.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from isatool.calibration.errors import FEWEST, ClassError, Errors, Pair, errors_of, pairs_of
from isatool.calibration.held_out import fold
from isatool.calibration.traced import TracedRun, traced_run
from isatool.isa import chips
from isatool.model.parameters import load_model, model_of
from isatool.traces.recording import read_recording

UNTRACED: Final = Path(__file__).with_name("untraced.toml")
BEGIN: Final = "<!-- trace errors: begin -->"
END: Final = "<!-- trace errors: end -->"
CHIPS: Final = ("gfx1100", "gfx1151")


def runs_of(paths: Sequence[str]) -> list[TracedRun]:
    """Every dispatch of a chip that has a model."""
    recorded = [(path, each) for path in paths for each in read_recording(path)]
    runs = [traced_run(each, path) for path, each in recorded if each.chip in CHIPS]
    return [run for run in runs if run.sequences]


def held_out(runs: Sequence[TracedRun]) -> list[Pair]:
    """Gaps of every kernel by what the other kernels show on the same chip; its own traces are never seen."""
    found: list[Pair] = []
    for chip in CHIPS:
        base = load_model(chips.chip(chip), str(UNTRACED))
        own = [run for run in runs if run.dispatch.chip == chip]
        for kernel in sorted({run.dispatch.kernel for run in own}):
            model = fold(own, kernel, base)
            found += [pair for run in own if run.dispatch.kernel == kernel for pair in pairs_of(run, model)]
    return found


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


def page(runs: Sequence[TracedRun]) -> str:
    """The table with its totals."""
    packaged = errors_of(pair for run in runs for pair in pairs_of(run, model_of(chips.chip(run.dispatch.chip))))
    held = errors_of(held_out(runs))
    lines = [
        f"{len(runs)} traced runs of {len(packaged.totals)} code objects, in cycles:",
        "",
        *table(packaged, held),
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


def main() -> int:
    """Prints or writes the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("traces", nargs="+", metavar="TRACE", help="recordings as `isatool card trace` reads them")
    parser.add_argument("--write", metavar="PAGE", help="replace what is between the marks of this page")
    options = parser.parse_args()
    text = page(runs_of(options.traces))
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
