"""Faults in what the passes make of the committed kernels: is anything called proved that differs when it runs?

`python benchmarks/mutants.py [--minutes 50] [--count 5000] [--jobs 2]` goes on where `benchmarks/mutants.tsv` ends:
round by round, a few faults of each kernel and pass, drawn by a seed. Kernels that a pass leaves as they are have no
row. With `--chip` samples and corpus are compiled for that chip first (`benchmarks/mutants_CHIP.tsv`); there a pass
that leaves a kernel has a row of zeros. A fault is proved as the command proves the rewrite; what is called proved is
run on the emulator at the smallest and at zero sizes, in two wave orders, with sanitizers. Columns: `killed` (not
proved), `refused` (proved, but it does not assemble), `proved` and equal in the runs, `not_run` (proved, but the
emulator lacks something), `broken` (proved under an assumption that a run shows to be broken), `stopped` (by CPU time),
`false`. A false proof is exit code 1, and `mutants.false` has it.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from kernels.generate import KERNELS, extract
from ratchet import ROOT, CpuTimeError, Row, Source, committed, cpu_limit, read_results

from isatool.asm.emitter import emit
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.isa.chips import DEFAULT, NAMES
from isatool.pipeline.mutants import Mutator
from isatool.pipeline.mutate import Fate, JudgedFault, Killer, MutationJob, faults, judge
from isatool.pipeline.registry import PASSES

TABLE: Final = ROOT / "benchmarks" / "mutants.tsv"
FALSE: Final = ROOT / "benchmarks" / "mutants.false"
COLUMNS: Final = ("faults", "refused", "killed", "proved", "not_run", "broken", "stopped", "false")
ROUND: Final = 16
"""faults of a kernel and a pass in one round"""
LARGE_ROUND: Final = 2
"""the same of a large kernel"""
MOST_CPU_SECONDS: Final = 60
"""for one fault, and for the rewrite itself four times as many"""
LARGE: Final = 600
"""instructions from which a proof takes as long as many others"""

Key = tuple[str, str]


@dataclass
class Table:
    """Counts by kernel and pass, kept in a file; `rounds` are those that are done."""

    path: Path
    rounds: dict[Key, int]
    counts: dict[Key, Counter[str]]

    @classmethod
    def read(cls, path: Path) -> Table:
        """From the file, empty if there is none."""
        table = cls(path, {}, {})
        lines = path.read_text().splitlines() if path.exists() else []
        for line in lines:
            if line.startswith(("#", "kernel\t", "all\t")):
                continue
            kernel, step, rounds, *numbers = line.split("\t")
            table.rounds[kernel, step] = int(rounds)
            table.counts[kernel, step] = Counter(dict(zip(COLUMNS, map(int, numbers), strict=True)))
        return table

    def write(self) -> None:
        """All rows and their sum."""
        rows = [
            "\t".join((*key, str(self.rounds[key]), *(str(self.counts[key][name]) for name in COLUMNS)))
            for key in sorted(self.counts)
        ]
        total = self.total
        last = "\t".join(("all", f"{len(rows)} pairs", "", *(str(total[name]) for name in COLUMNS)))
        head = "# made by benchmarks/mutants.py; runs are emulated"
        self.path.write_text("\n".join((head, "\t".join(("kernel", "pass", "rounds", *COLUMNS)), *rows, last, "")))

    @property
    def total(self) -> Counter[str]:
        """Over all kernels and passes."""
        return sum(self.counts.values(), Counter())


def sources_for(chip: str, folder: Path) -> list[Source]:
    """The committed kernels; for another chip than the default one those that a compiler makes for it, in a folder."""
    if chip == DEFAULT.name:
        return list(committed())
    samples, own = ROOT / "samples" / "sgemm", ROOT / "benchmarks" / "corpus"
    tools = Toolchain.find()
    texts = {("samples", path): tools.compile_hip(path, chip) for path in sorted(samples.glob("*.hip"))}
    for source, names in KERNELS.items():
        if "wmma" not in (own / source).read_text():  # those of gfx11
            made = extract(own / source, names, chip=chip)
            texts |= {("kernels", own / "kernels" / name): text for name, text in made.items()}
    for (group, path), text in texts.items():
        made_path = folder / group / f"{path.stem}.s"
        made_path.parent.mkdir(exist_ok=True)
        made_path.write_text(text)
        if path.with_suffix(".toml").exists():
            made_path.with_suffix(".toml").write_text(path.with_suffix(".toml").read_text())
    return [Source(f"{group}/{path.stem}", folder / group / f"{path.stem}.s", "") for group, path in texts]


def pairs(rows: Mapping[Key, Row], sources: Sequence[Source]) -> Iterator[tuple[Source, str]]:
    """Kernels and passes whose rewrites are proved."""
    for step in PASSES:
        for source in sources:
            row = rows.get((source.name, step))
            if row is not None and row.verdict in ("proved", "proved under assumptions"):
                yield source, step


def job_of(source: Source, step: str, seed: int) -> MutationJob:
    """Faults in what a pass makes of a kernel."""
    program = read_file(source.path)
    text, spec = emit(program), source.path.with_suffix(".toml")
    return MutationJob(
        text, "", program.path, f"{step} of {program.path}", kernel=program.kernel().name,
        spec=str(spec) if spec.exists() else "", seed=seed, passes=step, only_proved=True,
    )  # fmt: skip


def rotated(kinds: Sequence[str], by: int) -> list[str]:
    """Other kinds of faults first in each round."""
    start = by % len(kinds)
    return [*kinds[start:], *kinds[:start]]


def counted(source: Source, step: str, seed: int) -> tuple[Counter[str], list[str]]:
    """One round for a kernel and a pass: counts and false proofs."""
    counts: Counter[str] = Counter()
    false: list[str] = []
    job = job_of(source, step, seed)
    kernel = read_file(source.path).kernel()
    count = LARGE_ROUND if len(kernel.instructions) > LARGE else ROUND
    try:
        with cpu_limit(4 * MOST_CPU_SECONDS):
            drawn, _ = faults(job, count, rotated(Mutator(kernel).kinds, seed * count))
    except (UserError, CpuTimeError) as error:
        print(f"{source.name} {step}: no faults: {str(error).splitlines()[:1]}", file=sys.stderr)
        return counts, false
    for number, mutant in drawn:
        try:
            with cpu_limit(MOST_CPU_SECONDS):
                judged = judge(job, number, mutant)
        except CpuTimeError:
            counts.update(("faults", "stopped"))
            continue
        counts.update(("faults", _column(judged)))
        if judged.fate is Fate.FALSE_PROOF:
            false.append(str(judged))
    return counts, false


def _column(judged: JudgedFault) -> str:
    if judged.fate is Fate.FALSE_PROOF:
        return "false"
    if Killer.ASSEMBLER in judged.killers:
        return "refused"
    if judged.fate is Fate.EQUIVALENT:
        return "proved" if judged.run == "equal" else "not_run"
    return "broken" if Killer.FINDING in judged.killers else "killed"


def main() -> int:
    """Rounds until there are enough faults or the time is over; 1 for a false proof."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=5000, help="faults in all (default: 5000)")
    parser.add_argument("--minutes", type=float, default=50, help="how long this run may take (default: 50)")
    parser.add_argument("--only", default="", metavar="TEXT", help="kernels whose names contain this")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--chip", choices=NAMES, default=DEFAULT.name, help=f"default: {DEFAULT.name}")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        return campaign(options, sources_for(options.chip, Path(folder)))


def campaign(options: argparse.Namespace, sources: Sequence[Source]) -> int:
    """The same of some kernels."""
    ending = time.monotonic() + 60 * options.minutes
    table = Table.read(TABLE if options.chip == DEFAULT.name else TABLE.with_stem(f"mutants_{options.chip}"))
    size = {source.name: len(read_file(source.path).kernel().instructions) for source in sources}
    every = [pair for pair in pairs(read_results(), sources) if options.only in pair[0].name]
    every.sort(key=lambda pair: size[pair[0].name])
    false = 0
    with ProcessPoolExecutor(options.jobs) as pool:
        while every and table.total["faults"] < options.count and time.monotonic() < ending:
            done = min(table.rounds.get((source.name, step), 0) for source, step in every)
            waiting = [pair for pair in every if table.rounds.get((pair[0].name, pair[1]), 0) == done]
            running: dict[Future[tuple[Counter[str], list[str]]], tuple[Source, str]] = {}
            while waiting or running:
                is_over = time.monotonic() > ending or table.total["faults"] >= options.count
                while waiting and not is_over and len(running) < options.jobs:
                    pair = waiting.pop(0)
                    running[pool.submit(counted, *pair, done + 1)] = pair
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    source, step = running.pop(future)
                    counts, found = future.result()
                    table.counts.setdefault((source.name, step), Counter()).update(counts)
                    table.rounds[source.name, step] = done + 1
                    table.write()
                    false += len(found)
                    for judged in found:
                        with FALSE.open("a") as file:
                            file.write(f"{source.name}\t{step}\tseed {done + 1}\t{judged}\n")
                    print(f"{table.total['faults']:6} {source.name} {step}: {dict(counts)}", flush=True)
    print(
        f"{table.total['faults']} faults, {table.total['proved']} proved and run, {table.total['false']} false proofs"
    )
    return int(false > 0)


if __name__ == "__main__":
    sys.exit(main())
