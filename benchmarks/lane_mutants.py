"""Faults in what the passes about lanes and memory make: is one called proved that differs when it runs?

`python benchmarks/lane_mutants.py [--minutes 30] [--count 1000]` goes on where its table ends: round
by round, a few faults of each kernel and pass, drawn by a seed. Where a pass gives a step of its own (`stream`,
`complete-lines`, `swizzle-workgroups`) the step judges the program with the fault, as `benchmarks/mutants.py` does not;
else the validator compares. What is called proved, or proved under what the pass is granted, runs on the emulator.
Columns as in `benchmarks/mutants.tsv`. A false proof is exit code 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from mutants import Table, rotated
from ratchet import ROOT, CpuTimeError, cpu_limit

from isatool.analysis.assumptions import Sentence
from isatool.asm.launch import load_spec
from isatool.asm.launch_spec import Launch
from isatool.asm.reader import read_file, read_text
from isatool.diagnostics import UserError
from isatool.emulator.compare import compare
from isatool.ir.program import Function
from isatool.pipeline.mutants import Mutant, Mutator
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite
from isatool.semantics.errors import NotEmulated
from isatool.verify.lemma import Lemma
from isatool.verify.prove import prove
from isatool.verify.verdict import Assumption, Verdict

TABLE: Final = ROOT / "benchmarks" / "lane_mutants.tsv"
FOLDER: Final = ROOT / "tests" / "data" / "lanes"
ROUND: Final = 20
MOST_CPU_SECONDS: Final = 20
GRANTED: Final = (Sentence.FULL_WAVES, Sentence.POINTERS_48, Sentence.NO_RACES)
CASES: Final = (
    ("masked_tile", "bound-buffers", (1, 3)),
    ("strided_copy", "complete-lines", (32, 48)),
    ("strided_copy", "stream", (32,)),
    ("tiles", "swizzle-workgroups{grid=128,rows=2}", (128,)),
    ("tiles", "swizzle-workgroups{grid=128,order=hilbert}", (320,)),
    ("tiles", "share-lanes{loads=2}", (64,)),
    ("columns", "transpose-lanes", (64,)),
)
"""kernel, pass, sizes at which it is run: so that every band, square and mask has an inside and an outside"""


@dataclass(frozen=True)
class Case:
    """A kernel, what a pass makes of it, and what judges that."""

    first: Function
    second: Function
    step: Lemma | None
    launches: tuple[Launch, ...]

    def verdict(self, mutant: Function) -> Verdict:
        """Of the lemma, or of the validator."""
        if self.step is not None:
            return self.step.judge(self.first, mutant)
        return prove(self.first, mutant, assumptions=tuple(map(Assumption, GRANTED)))


def case(name: str, step: str, sizes: tuple[int, ...]) -> Case:
    """The case without a fault; AssertionError if it is not shown to be right."""
    path = FOLDER / f"{name}.s"
    made = rewrite(read_file(path), parse_pipeline(step), assumptions=frozenset(GRANTED))
    first, second, told = made.source.kernel(), made.function, None
    if made.proof_steps:
        *_, (_, before), (told, after) = made.proof_steps
        first, second = before.kernel(), after.kernel()
    spec = load_spec(path.with_suffix(".toml"))
    found = Case(first, second, told, tuple(spec.resolve({"N": size}) for size in sizes))
    assert found.verdict(second).holds, f"{name} {step}"
    return found


def fate(judged: Case, mutant: Mutant) -> str:
    """The column of a fault."""
    try:
        made = read_text(mutant.text, "mutant.s").kernel()
        verdict = judged.verdict(made)
    except UserError:
        return "refused"
    if not verdict.holds:
        return "killed"
    try:
        comparison = compare(judged.first, made, judged.launches, ["forward"], max_workgroups=1 << 20)
    except (NotEmulated, UserError):
        return "not_run"
    if comparison.differences:
        return "false"
    return "broken" if comparison.new_findings else "proved"


def counted(judged: Case, number: int) -> tuple[Counter[str], list[str]]:
    """One round: counts and false proofs."""
    mutator = Mutator(judged.second)
    counts: Counter[str] = Counter()
    false = []
    kinds = rotated(mutator.kinds, number * ROUND)
    for place in range(ROUND):
        mutant = mutator.draw(kinds[place % len(kinds)], number, place)
        if mutant is None:
            continue
        try:
            with cpu_limit(MOST_CPU_SECONDS):
                column = fate(judged, mutant)
        except CpuTimeError:
            column = "stopped"
        counts.update(("faults", column))
        if column == "false":
            false.append(f"{mutant.kind}, line {mutant.line}: {mutant.before!r} -> {mutant.after!r}")
    return counts, false


def main() -> int:
    """Rounds until there are enough faults or the time is over; 1 for a false proof."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=1000, help="faults in all (default: 1000)")
    parser.add_argument("--minutes", type=float, default=30, help="how long this run may take (default: 30)")
    parser.add_argument("--table", type=Path, default=TABLE)
    options = parser.parse_args()
    ending = time.monotonic() + 60 * options.minutes
    table = Table.read(options.table)
    cases = {(name, step): case(name, step, sizes) for name, step, sizes in CASES}
    false = 0
    while table.total["faults"] < options.count and time.monotonic() < ending:
        key = min(cases, key=lambda pair: table.rounds.get(pair, 0))
        number = table.rounds.get(key, 0) + 1
        counts, found = counted(cases[key], number)
        table.counts.setdefault(key, Counter()).update(counts)
        table.rounds[key] = number
        table.write()
        false += len(found)
        print(f"{table.total['faults']:6} {' '.join(key)}: {dict(counts)}", *found, sep="\n    ", flush=True)
    return int(false > 0)


if __name__ == "__main__":
    sys.exit(main())
