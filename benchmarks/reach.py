"""What `optimize` gains on kernels as compilers leave them: `python benchmarks/reach.py [--half tuning|held-out]`.

    python benchmarks/reach.py --half tuning [--jobs 2] [--name PATTERN ...] [--firings] [--write] [--chip gfx1151]

The kernels are those of `corpus/real`: Triton, HIP and OpenCL, none with a launch spec. For each: VALU issues of an
iteration of the hottest loop (of the whole kernel without one) and, as ratios for the same work, VALU issues, cycles
by the frozen model and by the plain one, and the verdict. What is refused, unproved or stopped counts as 1.0. Ends in
geometric means. Nothing is measured on hardware. The held-out half is for the end of a piece of work: no pass is tuned
on it. With --write the rows go to `benchmarks/reach.tsv`, whose other rows stay (another chip: a file beside it); with
--again only kernels without a row there are run, with --firings each remark of `simplify` is counted. --chip takes the
same kernels for another chip, to which `code retarget` brings them; for one of another generation their sources are
compiled, and those are left out whose compiler is not there or whose matrix instructions the chip has not. The limit
is in CPU seconds, so that a busy machine counts as an idle one.
"""

from __future__ import annotations

import argparse
import math
import shutil
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, fields
from fnmatch import fnmatch
from pathlib import Path
from typing import Final
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from real.generate import Entry, entries, texts

import isatool
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Program
from isatool.isa.chips import DEFAULT, NAMES
from isatool.isa.chips import chip as by_name
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.main_loop import find_main_loop
from isatool.pipeline.stages import comparable, stage_of
from isatool.routes.retarget import retarget

RESULTS: Final = Path(__file__).resolve().parent / "reach.tsv"
NOT_WRITTEN: Final = 1.0


@dataclass(frozen=True)
class Row:
    """One kernel; ratios are after / before, for the same work.

    `note`: the assumption that was granted, or why nothing was written. `passes`: those that changed what was written,
    in order; the pages of passes count them (`python tests/surface/surface.py`). Older rows end before it.
    """

    kernel: str
    half: str
    issues_before: int
    issues_after: int
    issues: float
    model: float
    plain: float
    vgprs_before: int
    vgprs_after: int
    verdict: str
    cpu_seconds: float
    note: str
    passes: str


def figures(program: Program) -> tuple[int, int]:
    """VALU issues of the main loop, and VGPRs."""
    kernel = program.kernels[0]
    descriptor = ModelledKernel.of(kernel).descriptor
    return find_main_loop(kernel).figures.valu_issues, descriptor.vgprs if descriptor else 0


def ratios(before: Program, after: Program) -> tuple[float, float, float]:
    """VALU issues, cycles and cycles of the plain model, after / before for the same work, of one loop that both have,
    else of the whole kernel, as `optimize` compares; as if nothing was written where work of two kinds is done.
    """
    name = before.kernels[0].name
    first, second = comparable([before, after], lambda program, whole: stage_of(program, name, whole=whole))
    old, new = first.estimate, second.estimate
    if old is None or new is None or old.unit != new.unit:
        return NOT_WRITTEN, NOT_WRITTEN, NOT_WRITTEN
    work = old.work / new.work
    if old.is_whole:
        issues = new.plain.issue / old.plain.issue
    else:
        issues = second.main.figures.valu_issues * new.waves / (first.main.figures.valu_issues * old.waves)
    return work * issues, work * new.cycles / old.cycles, work * new.plain.cycles / old.plain.cycles


def measure(entry: Entry, given: str, limit: float) -> tuple[Row, Counter[str]]:
    """Optimises one kernel, given as text, as a user would, without a launch spec."""
    started = time.process_time()
    before = read_text(given, entry.path.name)
    text = emit(before)  # a text has no launch spec beside it
    half = "held-out" if entry.held_out else "tuning"
    fired: Counter[str] = Counter()
    after, verdict, note, passes = before, "refused", "", ""
    try:
        made = isatool.load(text).optimize(time_limit=limit)
        ungranted = {str(each) for _, proof in made.steps for each in proof.ungranted}
        if len(ungranted) == 1:
            made = isatool.load(text).optimize(time_limit=limit, assume=ungranted)
            note = f"under {ungranted.pop()}"
        verdict = "unchanged" if not made.changed else "proved" if made.holds else "unproved"
        if verdict == "proved":
            after = read_text(made.assembly.text, entry.path.name)
            passes = " ".join(name for step, _ in made.steps for name in step.applied)
        if made.stopped:
            note += " stopped by time"
        for remark in made.remarks:
            if "identity" in remark.facts:
                fired[str(remark.facts["identity"])] += int(remark.facts["count"])
    except UserError as error:
        note = str(error).splitlines()[0][:120]
    fewer, model, plain = ratios(before, after)
    (issues, vgprs), (issues_after, vgprs_after) = figures(before), figures(after)
    spent = time.process_time() - started
    ended = verdict, spent, note, passes
    return Row(entry.name, half, issues, issues_after, fewer, model, plain, vgprs, vgprs_after, *ended), fired


def for_chip(chosen: Sequence[Entry], chip: str) -> Iterator[tuple[Entry, str]]:
    """Each kernel as text for a chip, in order but for those that are compiled."""
    if by_name(chip).family != DEFAULT.family:
        clang19 = shutil.which("clang-19")
        if chosen:
            yield from texts({entry.name for entry in chosen}, (clang19,) if clang19 else (), chip)
        return
    for entry in chosen:
        text = emit(read_file(entry.path))
        if chip != DEFAULT.name:
            found = retarget(text.encode(), "k.s", chip, Toolchain.find())
            if found.refused:
                raise SystemExit("\n".join(map(str, found.refused)))
            text = found.data.decode()
        yield entry, text


def results_of(chip: str) -> Path:
    """The file of rows of a chip."""
    return RESULTS if chip == DEFAULT.name else RESULTS.with_stem(f"{RESULTS.stem}_{chip}")


def _measure(job: tuple[Entry, str, float]) -> tuple[Row, Counter[str]]:
    with patch("time.monotonic", time.process_time):
        return measure(*job)


def run(chosen: Sequence[Entry], jobs: int, limit: float, chip: str) -> Iterator[tuple[Row, Counter[str]]]:
    """Rows as they are done, in order."""
    work = ((entry, text, limit) for entry, text in for_chip(chosen, chip))
    if jobs == 1:
        yield from map(_measure, work)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(_measure, work)


def write(row: Row, results: Path) -> None:
    """Put a row into a table, whose other rows stay."""
    names = [field.name for field in fields(Row)]
    values = [getattr(row, name) for name in names]
    line = "\t".join(f"{value:.4f}" if isinstance(value, float) else str(value) for value in values)
    known = results.read_text().splitlines()[1:] if results.exists() else []
    lines = {each.split("\t")[0]: each for each in (*known, line)}
    results.write_text("\n".join(("\t".join(names), *lines.values())) + "\n")


def mean(values: Sequence[float]) -> float:
    """The geometric mean."""
    return math.exp(sum(map(math.log, values)) / len(values)) if values else NOT_WRITTEN


def main() -> None:
    """Prints a row for each kernel and the means."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=("tuning", "held-out", "both"), default="tuning")
    parser.add_argument("--name", action="append", default=[], help="only kernels of this pattern; may be repeated")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--time-limit", type=float, default=120.0, help="CPU seconds for one kernel")
    parser.add_argument("--firings", action="store_true")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--again", action="store_true", help="go on where --write was stopped")
    parser.add_argument("--chip", choices=NAMES, default=DEFAULT.name)
    options = parser.parse_args()
    results = results_of(options.chip)
    lines = results.read_text().splitlines() if options.again and results.exists() else []
    done = {line.split("\t")[0] for line in lines}
    chosen = [
        entry
        for entry in entries()
        if entry.name not in done
        and options.half in ("both", "held-out" if entry.held_out else "tuning")
        and (not options.name or any(fnmatch(entry.name, pattern) for pattern in options.name))
    ]
    rows, fired = [], Counter[str]()
    print(f"{'kernel':32} {'issues':>11} {'':>5} {'model':>6} {'plain':>6} {'VGPRs':>9} {'CPU s':>6}  verdict")
    for row, firings in run(chosen, options.jobs, options.time_limit, options.chip):
        rows.append(row)
        fired += firings
        print(
            f"{row.kernel:32} {row.issues_before:5} {row.issues_after:5} {row.issues:5.3f} {row.model:6.3f} "
            f"{row.plain:6.3f} {row.vgprs_before:4} {row.vgprs_after:4} {row.cpu_seconds:6.1f}  "
            f"{row.verdict} {row.note}",
            flush=True,
        )
        if options.write:
            write(row, results)
    print(
        f"{len(rows)} kernels: VALU issues x {mean([row.issues for row in rows]):.3f}, "
        f"model x {mean([row.model for row in rows]):.3f}, plain model x {mean([row.plain for row in rows]):.3f}, "
        f"worse by a model: {sum(row.model > 1.005 or row.plain > 1.005 for row in rows)}"
    )
    if options.firings:
        for rule, count in fired.most_common():
            print(f"  {rule}: {count}")


if __name__ == "__main__":
    main()
