"""What is proved and counted of every kernel and pass, held: `python benchmarks/ratchet.py [--check] [--jobs 2]`.

Writes `benchmarks/ratchet.tsv`: for the samples, the committed kernels (corpus/kernels and tests/data) and every other
kernel of the corpus, a line for the input, one for each pass and, of the committed ones, one for `optimize`. With
--check nothing is written; each loss is named, exit code 1. Who loses a proof or a figure regenerates the file and says
why in the commit.

A run that was interrupted goes on where it was, unless the code has changed since. --only and --passes measure a part
and leave the other lines as they are. Verdicts: `proved`, `proved under assumptions` (the last column has them, and the
premises of the proof), `unknown`,
`unchanged` (the pass has nothing to do), `refused` (its output broke a rule of the checks), `stopped` (by CPU time),
`refuted` and `failed` (faults of isatool).
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import signal
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from compile import compile_source, sources
from kernels.generate import KERNELS, LEVEL

from isatool.analysis.assumptions import Sentence
from isatool.analysis.banks import kind_of
from isatool.analysis.cfg import build_flow
from isatool.analysis.dual_issue import block_issues, total
from isatool.analysis.kernel import Kernel
from isatool.asm.launch import find_spec, load_spec
from isatool.asm.reader import read_file
from isatool.asm.register_counts import used_registers
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Program
from isatool.pipeline.detached import Detacher
from isatool.pipeline.proof import verdict_on
from isatool.pipeline.registry import PASSES, parse_pipeline, pipeline_for
from isatool.pipeline.rewrite import rewrite
from isatool.pipeline.search import Search
from isatool.pipeline.shapes import with_block
from isatool.pipeline.stages import stage_of
from isatool.verify.verdict import ASSUMING, PROVED

ROOT: Final = Path(__file__).resolve().parents[1]
RESULTS: Final = ROOT / "benchmarks" / "ratchet.tsv"
INPUT: Final = "input"
OPTIMIZE: Final = "optimize"
HEAD: Final = ("kernel", "pass", "verdict", "figures", "rests on")
MOST_CPU_SECONDS: Final = 150
"""for one pass and its proof; `optimize` has four times as many"""
UNCHANGED, REFUSED, STOPPED, FAILED = "unchanged", "refused", "stopped", "failed"
GRANTED: Final = frozenset((Sentence.NO_DYNAMIC_LDS,))
"""to `optimize`, as a launch spec without LDS would"""
RANKS: Final = {PROVED: 2, ASSUMING: 1}
"""what is worth more than having nothing"""
MORE_IS_BETTER: Final = frozenset(("pairs", "waves", "loop_pairs", "loop_four_banks"))
OTHER_CLANG: Final = tuple(
    f"{name}_clang19" for name in ("epilogues/scale", "ladder/chain", "ladder/reduction", "ladder/tile")
)
"""committed kernels of an older clang, which writes no hint of the code's size"""
FAST: Final[Mapping[str, tuple[str, ...]]] = {
    "samples/kernel5": (INPUT, "rebank"),
    "kernels/biquads": (INPUT, "pair", "schedule", "unroll", "batch-loads"),
    "kernels/partial_stencil": (INPUT, *PASSES),
    "kernels/scan_dpp": (INPUT, *PASSES),
    "kernels/wmma_f16": (INPUT, *PASSES),
    "lds/transpose": (INPUT, "pad-lds", "pair"),
}
"""what the default tests measure again"""


@dataclass(frozen=True, order=True)
class Source:
    """A kernel of the ratchet: its name in the file of results, and where its text is."""

    name: str
    path: Path = field(compare=False)
    kernel: str = field(compare=False)
    committed: bool = field(compare=False, default=True)


@dataclass(frozen=True)
class Row:
    """One line: a kernel, a pass, and what came of it. `figures` are those of the output, none if it is the input."""

    kernel: str
    step: str
    verdict: str
    figures: Mapping[str, float] = field(default_factory=dict)
    rests_on: str = ""

    def __str__(self) -> str:
        figures = " ".join(f"{name}={value:g}" for name, value in self.figures.items())
        return "\t".join((self.kernel, self.step, self.verdict, figures, self.rests_on)).rstrip("\t")

    @classmethod
    def parse(cls, line: str) -> Row:
        """A line of the file of results."""
        kernel, step, verdict, figures, rests_on = (*line.split("\t"), "", "")[:5]
        pairs = (figure.split("=") for figure in figures.split())
        return cls(kernel, step, verdict, {name: float(value) for name, value in pairs}, rests_on)

    @property
    def key(self) -> tuple[str, str]:
        """What a row is found by."""
        return self.kernel, self.step


def committed() -> Iterator[Source]:
    """The kernels whose text is in the repository; of those of another clang only a few."""
    folders = {"samples": "samples/sgemm", "kernels": "benchmarks/corpus/kernels"}
    folders |= {name: f"tests/data/{name}" for name in ("ladder", "epilogues", "lds", "lanes")}
    for group, folder in folders.items():
        for path in sorted((ROOT / folder).glob("*.s")):
            name = f"{group}/{path.stem}"
            if not name.endswith("_clang19") or name in OTHER_CLANG:
                yield Source(name, path, "")


def compiled(folder: Path, wanted: Callable[[str], bool]) -> Iterator[Source]:
    """The other kernels of the corpus, compiled into a folder."""
    own = {(Path(source).stem, name) for source, names in KERNELS.items() for name in names}
    for source in sources():
        path = folder / f"{source.stem}.s"
        text = compile_source(Toolchain.find().clang, source, LEVEL)
        path.write_text(text)
        for kernel in read_file(path).kernels:
            name = f"corpus/{source.stem}/{kernel.name}"
            if (source.stem, kernel.name) not in own and wanted(name):
                yield Source(name, path, kernel.name, committed=False)


def steps(source: Source, wanted: Sequence[str]) -> list[str]:
    """The rows of a kernel."""
    every = (INPUT, *PASSES, *((OPTIMIZE,) if source.committed else ()))
    return [step for step in every if not wanted or step in wanted]


def measure(source: Source, wanted: Sequence[str]) -> list[Row]:
    """The rows of one kernel."""
    program = read_file(source.path)
    name = source.kernel or program.kernel().name
    if len(program.kernels) > 1:
        detached = Detacher(program).detach(program.kernel(name))
        program = detached.program if detached is not None else program
    rows = []
    for step in wanted:
        limit = MOST_CPU_SECONDS * (4 if step == OPTIMIZE else 1)
        try:
            with cpu_limit(limit):
                rows.append(row(source, program, name, step))
        except CpuTimeError:
            rows.append(Row(source.name, step, STOPPED))
        except Exception as error:
            rows.append(Row(source.name, step, FAILED, {}, type(error).__name__))
    return rows


def row(source: Source, program: Program, kernel: str, step: str) -> Row:
    """What a pass makes of a kernel."""
    if step == INPUT:
        return Row(source.name, step, "", figures(program, kernel))
    if step == OPTIMIZE:
        return _optimized(source, program, kernel)
    place = find_spec(source.path)
    passes = with_block(parse_pipeline(step), lambda: load_spec(place) if place is not None else None)
    made = rewrite(program, passes, kernel)
    if not made.changed:
        thrown = any("please report" in remark.help for remark in made.remarks)
        return Row(source.name, step, REFUSED if thrown else UNCHANGED)
    verdict = verdict_on(made)
    rests_on = sorted({*map(str, verdict.assumptions), *verdict.premises}) if verdict.holds else ()
    return Row(source.name, step, verdict.status, figures(made.program, kernel), "; ".join(rests_on))


def _optimized(source: Source, program: Program, kernel: str) -> Row:
    """All passes, each step taken only if it is proved, for launches without more LDS; the figures of the main loop."""
    search = Search(parse_pipeline(pipeline_for()), "auto", None, Toolchain.find(), {}, GRANTED, False, lambda *_: None)
    searched = search.run(program, kernel, None)
    taken = [entry for entry in searched.entries if entry.rewrite.changed]
    if not taken:
        return Row(source.name, OPTIMIZE, UNCHANGED)
    assumed = {text for entry in taken for text in entry.proof.assumptions}
    rests_on = sorted(assumed.union(text for entry in taken for text in entry.proof.premises))
    loop = stage_of(searched.program, kernel).main.figures
    found = figures(searched.program, kernel)
    found |= {
        "loop_instructions": loop.work,
        "loop_pairs": loop.dual,
        "loop_four_banks": loop.four_banks,
        "loop_other_valu": loop.other_valu,
    }
    return Row(source.name, OPTIMIZE, ASSUMING if assumed else PROVED, found, "; ".join(rests_on))


def figures(program: Program, kernel: str) -> dict[str, float]:
    """Counts of a kernel's text: pairs, VALU issues, VGPRs used, waves on a SIMD, LDS instructions."""
    function = program.kernel(kernel)
    flow = build_flow(function)
    issue = total(block_issues(flow))
    occupancy = Kernel(program.kernel(kernel)).occupancy()
    return {
        "pairs": issue.pairs,
        "valu": issue.slots,
        "vgprs": used_registers(function)[0],
        "waves": float(occupancy.waves) if occupancy is not None else 0.0,
        "lds": sum(kind_of(instruction) in ("lds load", "lds store") for instruction in flow.instructions),
    }


def losses(old: Row, new: Row) -> list[str]:
    """What is worse than it was, in words."""
    place = f"{new.kernel} {new.step}"
    before, after = RANKS.get(old.verdict, 0), RANKS.get(new.verdict, 0)
    found = []
    if after < before or (new.verdict in ("refuted", FAILED) and old.verdict != new.verdict):
        found.append(f"{place}: {old.verdict} -> {new.verdict}" + (f" ({new.rests_on})" if new.rests_on else ""))
    granted = set(filter(None, old.rests_on.split("; ")))
    added = [text for text in filter(None, new.rests_on.split("; ")) if text not in granted]
    if added and after and after == before:
        found.append(f"{place}: rests on more than before: {'; '.join(added)}")
    for name, value in old.figures.items():
        now = new.figures.get(name)
        if now is not None and (now < value if name in MORE_IS_BETTER else now > value):
            found.append(f"{place}: {name} {value:g} -> {now:g}")
    return found


def compared(old: Mapping[tuple[str, str], Row], new: Iterable[Row]) -> tuple[list[str], list[str]]:
    """(losses, everything else that differs, in words). A row that is not known yet is no loss."""
    lost, other = [], []
    for found in new:
        before = old.get(found.key)
        if before is None:
            continue
        own = losses(before, found)
        lost += own
        if not own and str(before) != str(found):
            other.append(f"{before}  ->  {str(found).partition(chr(9))[2]}")
    return lost, other


def read_results(path: Path = RESULTS) -> dict[tuple[str, str], Row]:
    """The rows of a file of results, none if it is not there."""
    if not path.exists():
        return {}
    lines = path.read_text().splitlines()
    rows = map(Row.parse, (line for line in lines if line and not line.startswith(("#", "\t".join(HEAD)))))
    return {found.key: found for found in rows}


def write_results(rows: Mapping[tuple[str, str], Row], path: Path = RESULTS) -> None:
    """All rows in the order of kernels and passes."""
    order = {name: number for number, name in enumerate((INPUT, *PASSES, OPTIMIZE))}
    kept = sorted(rows.values(), key=lambda found: (found.kernel, order.get(found.step, len(order)), found.step))
    head = "# made by benchmarks/ratchet.py; counts and proofs of text, nothing here was measured on hardware"
    path.write_text("\n".join((head, "\t".join(HEAD), *map(str, kept), "")))


class CpuTimeError(BaseException):
    """The CPU time of a row is over; no Exception, so that nobody takes it for one of theirs."""


@contextlib.contextmanager
def cpu_limit(seconds: int) -> Iterator[None]:
    """CpuTimeError inside after so many seconds of this process's CPU time."""

    def stop(*_: object) -> None:
        raise CpuTimeError

    before = signal.signal(signal.SIGPROF, stop)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


class Progress:
    """Rows of a run that is not over, kept beside the results for the same code."""

    def __init__(self, path: Path) -> None:
        self.path = path
        code = f"# code {code_digest()}"
        lines = path.read_text().splitlines() if path.exists() else []
        rows = (Row.parse(line) for line in lines[1:]) if lines[:1] == [code] else ()
        self.rows = {found.key: found for found in rows}
        path.write_text("\n".join((code, *map(str, self.rows.values()), "")))

    def add(self, rows: Sequence[Row]) -> None:
        """Keep what was measured."""
        self.rows.update((found.key, found) for found in rows)
        with self.path.open("a") as file:
            file.writelines(f"{found}\n" for found in rows)


def code_digest() -> str:
    """Of all that can change a result: sources, tables, grammars, kernels."""
    digest = hashlib.sha256()
    kinds = ("*.py", "*.lark", "*.tsv", "*.toml", "*.c", "*.h")
    for folder in ("isatool", "passes", "grammars"):
        for path in sorted(path for kind in kinds for path in (ROOT / folder).rglob(kind)):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def measured(work: Sequence[tuple[Source, list[str]]], jobs: int) -> Iterator[list[Row]]:
    """The rows of each kernel as they are finished."""
    if jobs < 2:
        for source, wanted in work:
            yield measure(source, wanted)
        return
    with ProcessPoolExecutor(jobs) as pool:
        for done in as_completed([pool.submit(measure, source, wanted) for source, wanted in work]):
            yield done.result()


def run(work: Sequence[tuple[Source, list[str]]], jobs: int, progress: Progress) -> list[Row]:
    """All rows that are wanted, those of an interrupted run taken from it."""
    left = [(source, [step for step in own if (source.name, step) not in progress.rows]) for source, own in work]
    left = [(source, own) for source, own in left if own]
    for number, rows in enumerate(measured(left, jobs), 1):
        progress.add(rows)
        if sys.stderr.isatty():
            print(f"\r{number} of {len(left)} kernels: {rows[0].kernel:60}"[:100], end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print(file=sys.stderr)
    return [progress.rows[source.name, step] for source, own in work for step in own]


def main() -> int:
    """Measures, then writes or compares; 1 for losses with --check."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="compare only; 1 and a list if anything was lost")
    parser.add_argument("--jobs", type=int, default=2, help="processes (default: 2)")
    parser.add_argument("--only", default="*", metavar="GLOB", help="kernels by name, as 'kernels/wmma*'")
    parser.add_argument("--passes", default="", metavar="LIST", help="passes, as 'input,rebank' (default: all)")
    parser.add_argument("--results", type=Path, default=RESULTS, metavar="FILE", help="default: beside this script")
    options = parser.parse_args()
    passes = [name for name in options.passes.split(",") if name]
    with tempfile.TemporaryDirectory() as folder:
        every = [source for source in committed() if fnmatch(source.name, options.only)]
        if fnmatch("corpus/", options.only.partition("/")[0] + "/"):
            every += compiled(Path(folder), lambda name: fnmatch(name, options.only))
        progress = Progress(options.results.with_suffix(".partial"))
        found = run([(source, steps(source, passes)) for source in every], options.jobs, progress)
    old = read_results(options.results)
    lost, other = compared(old, found)
    for line in other if old else ():
        print(f"differs: {line}")
    for line in lost:
        print(f"LOSS: {line}")
    print(f"{len(found)} rows of {len(every)} kernels, {len(lost)} losses")
    if not options.check:
        write_results(old | {new.key: new for new in found}, options.results)
    progress.path.unlink()
    return int(bool(lost) and options.check)


if __name__ == "__main__":
    sys.exit(main())
