"""Hostile certificates by the hundred thousand: does one prove that a program does what it does not?

`nice python benchmarks/certificates.py [--slice 3000] [--count 100000] [--jobs 1]` goes on where
`benchmarks/certificates.tsv` ends. A seed is a pair of texts and some certificates for it: made by hand for a pair of
different programs (`certificate_kernels.py`, `benchmarks/pairs`; `hostile_certificates.py` has every kind of step,
degenerate ones first), what a pass makes of a kernel with a fault in the certificate, in a program, or in both
(`certificate_mutations.py`), or, for files with two kernels of which one is another program, what a pass makes of the
other one. Each is judged as `isatool verify --certificate` does. What is called proved, or
conditional on what the certificate assumes, is run (`certificate_runs.py`).

A row is a source and a kind of step: `refused` (no certificate), `unknown`, `stopped` by CPU time, `proved`. Those are
`run` and equal on at least four launches, `faulty` (the first program is at fault on too many), `not_run` (no launch
can be made), the `same` text twice, or `false`. A false proof, or anything worse than a refusal (`crashed`), is exit
code 1, and `certificates.false` gets its files. `--seed N` judges one seed and prints what it finds.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import islice
from pathlib import Path
from typing import Final

from certificate_kernels import KERNELS, OTHER, Pair, genuine, pairs, two_kernels
from certificate_mutations import GRANTED, Proved, faulty, mutated, proved
from certificate_runs import Evidence, First, Outcome
from hostile_certificates import ASSUMED, KINDS, LEAST, Material, Steps, drawn, hostile, of_the_other
from ratchet import ROOT, CpuTimeError, cpu_limit
from steps_by_kind import steps_that_hold
from verify_pairs import all_pairs

from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Function
from isatool.pipeline.certified import prover
from isatool.verify.certificate import FORMAT, VERSION, digest, parse_certificate
from isatool.verify.verdict import Verdict

TABLE: Final = ROOT / "benchmarks" / "certificates.tsv"
FALSE: Final = ROOT / "benchmarks" / "certificates.false"
SOURCES: Final = ("by hand", "mutated", "by hand", "pairs", "two kernels")
"""where the certificates of a seed are from, one after the other"""
COLUMNS: Final = (
    "judged", "refused", "unknown", "stopped", "proved", "run", "same", "faulty", "not_run", "false", "crashed",
)  # fmt: skip
PROVED: Final = ("run", "same", "faulty", "not_run", "false")
"""what may become of a certificate that is called proved"""
BATCH: Final = 64
"""certificates of a seed"""
FIRST_BATCH: Final = 32
"""the same of the first round by hand: the first of a kind, and others of its list"""
FEW: Final = 5
"""the same of those that compare whole programs or have several steps, which takes long"""
CHUNK: Final = 8
"""seeds that a process is given at once"""
MOST_CPU_SECONDS: Final = 2
"""for one certificate"""
MOST_PAIRS: Final = 64
"""first programs of which a process keeps what runs have shown"""


@dataclass(frozen=True)
class Batch:
    """Two texts and certificates for them, each with the kind of step that it is about. `why`: the fact of the hardware
    by which the texts differ, where no run shows it, unless a proof may use the assumption `unless`.
    """

    source: str
    name: str
    first: str
    second: str
    certificates: Iterator[tuple[str, Steps]]
    why: str = ""
    unless: str = ""
    named: tuple[str, ...] = ()
    """kernels that a certificate says the steps are of, if not the first of the file"""


# -- what a seed is


def batch(seed: int) -> Batch:
    """The certificates of a seed."""
    source = SOURCES[seed % len(SOURCES)]
    number = seed // len(SOURCES) * SOURCES.count(source) + SOURCES[: seed % len(SOURCES)].count(source)
    chosen = random.Random(f"certificates {seed}")
    if source == "by hand":
        return by_hand(*hand_pairs()[number % len(hand_pairs())], number // len(hand_pairs()), chosen)
    if source == "pairs":
        found = _different_pairs()
        return _any_kinds(source, found[number % len(found)], chosen)
    if source == "two kernels":
        return two_kernel_batch(chosen)
    if chosen.random() < 0.25:
        name = chosen.choice(tuple(KERNELS))
        text = KERNELS[name].text()
        return _any_kinds(source, Pair(f"a fault in {name}", text, faulty(text, chosen)[0]), chosen)
    kind = chosen.choice((*(kind for kind in KINDS if kind != "equal"), *KINDS, "chain"))
    count = FEW if kind in ("equal", "chain") else BATCH
    return mutated_batch(chosen.choice(proved_of(kind)), kind, chosen, count)


def mutated_batch(pair: Proved, kind: str, chosen: random.Random, count: int) -> Batch:
    """Certificates that come of a proved pair, all for one pair of texts."""
    first, second, certificates = mutated(pair, chosen, _material)
    return Batch("mutated", pair.name, first, second, ((kind, steps) for steps in islice(certificates, count)))


def two_kernel_batch(chosen: random.Random) -> Batch:
    """Certificates of one kernel for another one that is first in both files. In some, the kernels change places."""
    wrong = chosen.choice(tuple(pair for pair in pairs() if pair.aim != "item-order"))
    right = chosen.choice(proved_of(chosen.choice((*KINDS, "chain"))))
    own, why = (wrong.first, wrong.second), wrong.why
    files = two_kernels(own[0], right.first), two_kernels(own[1], right.second)
    pick = chosen.random()
    if pick < 0.2:  # the right one comes first
        files, why = (two_kernels(right.first, own[0]), two_kernels(right.second, own[1])), ""
    elif pick < 0.5:
        own, why = (wrong.first, right.second), ""
        files = two_kernels(own[0], right.first), two_kernels(own[1], own[0])
    kind = right.steps[0]["step"] if len(right.steps) == 1 else "chain"
    made = ((kind, of_the_other(right.steps, own, files, chosen)) for _ in range(2 * FEW))
    named = chosen.choice((("kernel",), (OTHER,), ("kernel", OTHER), (OTHER, "kernel"), ("kernel", "kernel")))
    name = f"{right.name} beside {wrong.name}"
    return Batch("two kernels", name, *files, made, why, wrong.unless if why else "", named)


@cache
def proved_of(kind: str) -> tuple[Proved, ...]:
    """What passes make of kernels: certificates of one step of a kind, or of several ("chain"). If no pass of these
    kernels makes such a step, those of the tests.
    """
    found = [pair for name, step in genuine() for pair in proved(name, step)]
    made = tuple(pair for pair in found if (pair.steps[0]["step"] if len(pair.steps) == 1 else "chain") == kind)
    return made or tuple(
        Proved(f"a test of {kind}", held.first, held.second, [held.step], ())
        for held in steps_that_hold()
        if held.kind == kind and not held.more
    )


@cache
def hand_pairs() -> tuple[tuple[Pair, str], ...]:
    """Pairs and kinds in any order; every kind for every pair, but pairs that are about one kind."""
    found = [(pair, kind) for pair in pairs() for kind in KINDS if not pair.aim or kind == pair.aim]
    random.Random(0).shuffle(found)
    return tuple(found)


@cache
def _different_pairs() -> tuple[Pair, ...]:
    """Those of `benchmarks/pairs`."""
    return tuple(
        Pair(f"{pair.area}: {pair.name}", pair.first, pair.second, pair.why or "a run of verify_pairs.py shows it")
        for pair in all_pairs()
        if not pair.equal
    )


def _material(first: str, second: str) -> Material:
    others = (KERNELS["plain"].text(), KERNELS["masked64"].text())
    return Material(read_kernel(first), read_kernel(second), (first, second), others)


def by_hand(pair: Pair, kind: str, number: int, chosen: random.Random) -> Batch:
    """The certificates of the first round, all of them, or those that a later round draws."""
    material = _material(pair.first, pair.second)
    if number == 0:
        every = list({json.dumps(steps): steps for steps in hostile(kind, material)}.values())
        rest = every[LEAST:]
        count = FEW if kind == "equal" else FIRST_BATCH - LEAST
        made = [(kind, steps) for steps in (*every[:LEAST], *chosen.sample(rest, min(count, len(rest))))]
        made += [(kind, drawn(kind, material, chosen)) for _ in range(FIRST_BATCH - LEAST - len(rest))]
        assert len(made) >= LEAST, (kind, len(made))
    else:
        made = [(kind, drawn(kind, material, chosen)) for _ in range(FEW if kind == "equal" else BATCH)]
    return Batch("by hand", pair.name, pair.first, pair.second, iter(made), pair.why, pair.unless)


def _any_kinds(source: str, pair: Pair, chosen: random.Random) -> Batch:
    try:
        material = _material(pair.first, pair.second)
    except UserError:
        return Batch(source, pair.name, pair.first, pair.second, iter(()))
    kinds = [*(kind for kind in KINDS if kind != "equal")] * (BATCH // len(KINDS)) + ["equal"]
    made = [(kind, drawn(kind, material, chosen)) for kind in kinds]
    return Batch(source, pair.name, pair.first, pair.second, iter(made), pair.why, pair.unless)


# -- judgement


@lru_cache(maxsize=64)
def read_kernel(text: str) -> Function:
    return read_text(text, "text.s").kernels[0]


@lru_cache(maxsize=MOST_PAIRS)
def _first(text: str) -> First:
    return First(read_kernel(text))


@dataclass
class Found:
    """What became of the certificates of some seeds."""

    counts: dict[tuple[str, str], Counter[str]] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)
    """false proofs and crashes, in words"""

    def count(self, source: str, kind: str, *columns: str) -> None:
        """One more."""
        self.counts.setdefault((source, kind), Counter()).update(columns)

    def add(self, other: Found) -> None:
        """Those of other seeds."""
        for key, counts in other.counts.items():
            self.counts.setdefault(key, Counter()).update(counts)
        self.wrong += other.wrong

    @property
    def kinds(self) -> dict[str, Counter[str]]:
        """Over all sources."""
        found: dict[str, Counter[str]] = {}
        for (_, kind), counts in sorted(self.counts.items()):
            found[kind] = found.get(kind, Counter()) + counts
        return found

    @property
    def total(self) -> Counter[str]:
        """Over all sources and kinds."""
        return sum(self.counts.values(), Counter())


def judge(seed: int, false: Path = FALSE, talk: bool = False) -> Found:
    """All certificates of a seed. `false`: where the files of false proofs go."""
    chosen = random.Random(f"assumptions {seed}")
    try:
        made = batch(seed)
        if made.source == "by hand":
            assumed = tuple(chosen.sample(ASSUMED, chosen.choice((0, 0, 1, 2))))
        else:
            assumed = GRANTED if made.source == "mutated" and chosen.random() < 0.5 else ()
        return judged(made, false, assumed, talk, f"seed {seed}")
    except UserError:  # a fault that cannot be read
        return Found()


def judged(made: Batch, false: Path, assumed: Sequence[str] = (), talk: bool = False, name: str = "a test") -> Found:
    """All certificates of a batch, each of which assumes the same."""
    found = Found()
    kernels = read_kernel(made.first), read_kernel(made.second)
    seen: set[str] = set()
    for kind, steps in made.certificates:
        text = _certificate((made.first, made.second), steps, assumed, made.named)
        if text in seen:
            continue
        seen.add(text)
        column, why, spec = _fate(made, kernels, text)
        if talk:
            print(f"{kind}: {column} {why}\n    {text[-300:]}")
        found.count(made.source, kind, "judged", *(("proved",) if column in PROVED else ()), column)
        if column in ("false", "crashed"):
            place = false / f"{name.split()[-1]}-{len(seen)}"
            _keep(place, made, text, spec)
            word = "FALSE PROOF" if column == "false" else "CRASH"
            found.wrong.append(f"{word} of {name}, {kind}, {made.name}: {why}; {place}")
    return found


def _certificate(texts: tuple[str, str], steps: Steps, assumed: Sequence[str], named: Sequence[str]) -> str:
    first, second = map(digest, texts)
    names = named or (read_kernel(texts[0]).name,)
    data = {
        "format": FORMAT, "version": VERSION, "first": {"sha256": first}, "second": {"sha256": second},
        "kernels": [{"kernel": name, "assumptions": list(assumed), "steps": steps} for name in names],
    }  # fmt: skip
    return json.dumps(data)


def _fate(made: Batch, kernels: tuple[Function, Function], text: str) -> tuple[str, str, str]:
    """(column, why, the launch that shows it)."""
    first, second = kernels
    try:
        with cpu_limit(MOST_CPU_SECONDS):
            certificate = parse_certificate(text.encode())
            prove = prover((first.program, second.program), (made.first, made.second), certificate, "<certificate>")
            verdict: Verdict = prove(first, second)
    except CpuTimeError:
        return "stopped", "", ""
    except UserError as error:
        return "refused", str(error).splitlines()[0], ""
    except Exception as error:  # a stranger's file must not do that
        return "crashed", f"{type(error).__name__}: {error}", ""
    if not verdict.holds:
        return "unknown", verdict.first_difference.message if verdict.first_difference is not None else "", ""
    if made.first == made.second:
        return "same", "", ""
    if made.why and made.unless not in {str(each.subject) for each in verdict.assumptions}:
        return "false", f"{verdict.status}, but {made.why}", ""
    evidence = _evidence(made.first, made.second, verdict)
    return evidence.outcome.value, f"{str(verdict).splitlines()[0]}; {evidence.why}", evidence.spec


def _evidence(first: str, second: str, verdict: Verdict) -> Evidence:
    """What runs show of two texts that are called equal."""
    key = first, second, verdict.assumptions
    if key not in _SHOWN:
        if len(_SHOWN) > 1000:
            _SHOWN.clear()
        shown = _first(first).against(read_kernel(second), verdict.assumptions)
        if shown.outcome is Outcome.FALSE and any(map(_errors, (first, second))):
            shown = Evidence(Outcome.NOT_RUN, why="it does not assemble")
        _SHOWN[key] = shown
    return _SHOWN[key]


_SHOWN: Final[dict[tuple[object, ...], Evidence]] = {}


@lru_cache(maxsize=64)
def _errors(text: str) -> bool:
    kernel = read_kernel(text)
    return bool(Toolchain.find().assemble_errors(text, kernel.program.chip, kernel.wave_size, "text.s"))


def _keep(place: Path, made: Batch, text: str, spec: str) -> None:
    """The files of a false proof, and the commands that show it."""
    place.mkdir(parents=True, exist_ok=True)
    files = {"first.s": made.first, "second.s": made.second, "certificate.json": text, "launch.toml": spec}
    for name, content in files.items():
        if content:
            (place / name).write_text(content)
    lines = ["isatool verify first.s second.s --certificate certificate.json"]
    lines += ["isatool verify first.s second.s --launch launch.toml"] if spec else [f"# {made.why}"]
    (place / "commands").write_text("\n".join((*lines, "")))


# -- the campaign


def judge_all(seeds: range, false: Path = FALSE) -> Found:
    """The certificates of some seeds."""
    found = Found()
    for seed in seeds:
        found.add(judge(seed, false))
    return found


@dataclass
class Table:
    """Counts by source and kind, kept in a file; `seeds`: how many are done."""

    path: Path
    seeds: int = 0
    found: Found = field(default_factory=Found)

    @classmethod
    def read(cls, path: Path) -> Table:
        """From the file, empty if there is none."""
        table = cls(path)
        for line in path.read_text().splitlines() if path.exists() else []:
            if line.startswith("# seeds "):
                table.seeds = int(line.split()[-1])
            elif not line.startswith(("#", "source\t", "all\t")):
                source, kind, *numbers = line.split("\t")
                counts = Counter(dict(zip(COLUMNS, map(int, numbers), strict=True)))
                table.found.counts[source, kind] = counts
        return table

    def write(self) -> None:
        """All rows, the sum over sources of every kind, and of all."""
        rows = [
            *sorted(self.found.counts.items()),
            *((("all", kind), counts) for kind, counts in self.found.kinds.items()),
        ]
        rows.append((("all", "all"), self.found.total))
        lines = ["\t".join((*key, *(str(counts[name]) for name in COLUMNS))) for key, counts in rows]
        head = ["# made by benchmarks/certificates.py; runs are emulated", f"# seeds done: {self.seeds}"]
        self.path.write_text("\n".join((*head, "\t".join(("source", "kind", *COLUMNS)), *lines, "")))


def main() -> int:
    """Seeds until there are enough certificates or the slice is over; 1 for a false proof or a crash."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=100_000, help="certificates in all (default: 100000)")
    parser.add_argument("--slice", type=float, default=3000, metavar="SECONDS", help="of this run (default: 3000)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (default: 1)")
    parser.add_argument("--seed", type=int, help="judge this seed alone, and print every certificate")
    parser.add_argument("--table", type=Path, default=TABLE)
    options = parser.parse_args()
    if options.seed is not None:
        found = judge(options.seed, talk=True)
        print(*found.wrong, sep="\n")
        return int(bool(found.wrong))
    ending = time.monotonic() + options.slice
    table = Table.read(options.table)
    wrong = 0
    with ProcessPoolExecutor(options.jobs) if options.jobs > 1 else nullcontext() as pool:
        waiting: list[tuple[int, Future[Found] | Found]] = []
        start = table.seeds
        while True:
            is_over = time.monotonic() > ending or table.found.total["judged"] >= options.count
            while not is_over and len(waiting) < options.jobs:
                seeds = range(start, start + CHUNK)
                waiting.append((seeds.stop, pool.submit(judge_all, seeds) if pool is not None else judge_all(seeds)))
                start = seeds.stop
            if not waiting:
                break
            stop, job = waiting.pop(0)
            found = job if isinstance(job, Found) else job.result()
            table.seeds = stop
            table.found.add(found)
            table.write()
            wrong += len(found.wrong)
            total = table.found.total
            line = f"{total['judged']:7} judged, {total['proved']} proved, {total['run']} run, {total['false']} false"
            print(f"seed {stop}: {line}", *found.wrong, sep="\n    " if found.wrong else "", flush=True)
    total = table.found.total
    print(", ".join(f"{total[name]} {name}" for name in COLUMNS))
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
