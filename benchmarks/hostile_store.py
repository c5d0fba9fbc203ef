"""Hostile entries of a store by the ten thousand: is one used that the checker alone would refuse?

`nice python benchmarks/hostile_store.py [--slice 3000] [--count 10000]` goes on where `benchmarks/hostile_store.tsv`
ends. A seed is a small kernel, the result that a pass makes of it, and entries under its key that come of that result
(`hostile_entries.py`): damaged, forged with digests that fit, swapped with the result of another kernel, replayed for
another text, of other versions, with faults in the text, in the certificate or in both, with words that ask something
of isatool or the assembler, and with bombs of several kinds. Each is read as the routes read it
(`isatool.routes.rewrite`), its certificate is judged by `isatool verify` in a process of its own.

A row is a kind of entry: `judged`, `made again` (refused, and so said in a line), `used`. Those that are used are
`genuine` (the text that the pass made), or another text that the checker alone proves and that ran and was equal
(`run`), could not be run (`not_run`), or is `false`; `alone`: the checker alone refuses it. `silent`: refused without a
line. Exit code 1 if any was `false`, `alone`, `silent` or `crashed`. `--seed N` judges one seed and prints it.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import random
import resource
import sys
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final
from unittest import mock

from certificate_kernels import KERNELS, genuine
from certificate_mutations import mutator
from certificate_runs import First, Outcome
from certificates import read_kernel
from hostile_entries import DRAWN, KEY, KINDS, PROOF, TEXT, Honest, Memory, honest
from ratchet import ROOT

from isatool.asm.reader import read_text
from isatool.cli.main import main as command
from isatool.diagnostics import Span, UserError
from isatool.pipeline.assumptions import checked_assumptions, granted_by
from isatool.pipeline.certified import prover
from isatool.routes import rewrite as route
from isatool.routes.child import Ended
from isatool.routes.shared_store import SharedStore
from isatool.verify.certificate import parse_certificate

TABLE: Final = ROOT / "benchmarks" / "hostile_store.tsv"
COLUMNS: Final = ("judged", "made again", "used", "genuine", "run", "not_run", "false", "alone", "silent", "crashed")
WRONG: Final = ("false", "alone", "silent", "crashed")
ENTRIES: Final = 20
"""of a seed"""
MOST_CPU_SECONDS: Final = 20
"""of a check: far more than such kernels take"""


def _forked(arguments: Sequence[str], folder: str, seconds: float, _kernels: int = 1) -> Ended:
    """The command in a process of its own, forked from this one, so that nothing is imported again."""
    sys.stdout.flush()
    child = os.fork()
    if child == 0:
        code = 70
        try:
            resource.setrlimit(resource.RLIMIT_CPU, (MOST_CPU_SECONDS, MOST_CPU_SECONDS))
            os.chdir(folder)
            nothing = os.open(os.devnull, os.O_RDWR)
            for number in range(3):
                os.dup2(nothing, number)
            with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
                code = command(list(arguments))
        finally:
            os._exit(code)
    return Ended(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), "", "")


def judge(good: Honest, kind: str, chosen: random.Random, others: Sequence[Honest]) -> tuple[str, str]:
    """(what became of an entry of a kind, why)."""
    place = Memory()
    KINDS[kind](place, good, chosen, others)
    store = SharedStore("memory", place)
    lines: list[str] = []
    logs = (mock.patch(f"isatool.routes.{name}.say_once", lines.append) for name in ("rewrite", "shared_store"))
    with next(logs), next(logs), mock.patch.object(route, "_run", _forked):
        try:
            used = route._shared(store, KEY, good.pair.first, 60.0, good.assume, good.keep_lds)
        except Exception as error:  # nothing that a stranger writes may do that
            return "crashed", f"{type(error).__name__}: {error}"
    if used is None:
        return ("made again" if lines else "silent"), "; ".join(lines)
    entry, certificate = used
    return _fate(good, entry.text, certificate)


def _fate(good: Honest, made: str, certificate: bytes) -> tuple[str, str]:
    """What a text is that is used."""
    first = read_kernel(good.pair.first)
    try:
        second = read_text(made, TEXT).kernel(first.name)
        texts = good.pair.first, made
        prove = prover((first.program, second.program), texts, parse_certificate(certificate), PROOF)
        verdict = prove(first, second)
        granted = granted_by(checked_assumptions(good.assume, first, Span("--assume")), first)
    except UserError as error:
        return "alone", str(error)
    if not verdict.holds or verdict.ungranted((*granted.assumptions, *granted.others)):
        return "alone", str(verdict)
    if made == good.pair.second:
        return "genuine", ""
    shown = First(first).against(second, verdict.assumptions)
    return {Outcome.EQUAL: "run", Outcome.FALSE: "false"}.get(shown.outcome, "not_run"), shown.why


def judge_seed(
    seed: int, names: Sequence[tuple[str, str]], talk: bool = False
) -> tuple[Counter[tuple[str, str]], list[str]]:
    """Counts by kind and column, and what was wrong, in words."""
    chosen = random.Random(f"store {seed}")
    good = honest(chosen, names)
    others = [honest(chosen, names) for _ in range(2)]
    counts: Counter[tuple[str, str]] = Counter()
    wrong = []
    mutator.cache_clear()
    for kind in ("genuine", *(chosen.choice(DRAWN) for _ in range(ENTRIES - 1))):
        column, why = judge(good, kind, chosen, others)
        used = ("used",) if column in ("genuine", "run", "not_run", "false", "alone") else ()
        counts.update((kind, name) for name in ("judged", *used, column))
        if talk:
            print(f"{kind}: {column} {why[:200]}")
        if column in WRONG:
            wrong.append(f"{column} of seed {seed}, {kind} of {good.pair.name}: {why[:300]}")
    return counts, wrong


def all_names() -> list[tuple[str, str]]:
    """Kernels and pipelines whose results are known to be proved."""
    return [(kernel, passes) for kernel, passes in genuine() if kernel in KERNELS]


# -- the campaign


def _read(path: Path) -> tuple[int, Counter[tuple[str, str]]]:
    seeds, counts = 0, Counter[tuple[str, str]]()
    for line in path.read_text().splitlines() if path.exists() else []:
        if line.startswith("# seeds "):
            seeds = int(line.split()[-1])
        elif not line.startswith(("#", "kind\t", "all\t")):
            kind, *numbers = line.split("\t")
            counts.update({(kind, name): int(number) for name, number in zip(COLUMNS, numbers, strict=True)})
    return seeds, counts


def _write(path: Path, seeds: int, counts: Counter[tuple[str, str]]) -> None:
    total = Counter[tuple[str, str]]()
    for (_, name), number in counts.items():
        total["all", name] += number
    rows = [(kind, counts) for kind in KINDS] + [("all", total)]
    lines = ["\t".join((kind, *(str(found[kind, name]) for name in COLUMNS))) for kind, found in rows]
    head = ["# made by benchmarks/hostile_store.py; runs are emulated", f"# seeds done: {seeds}"]
    path.write_text("\n".join((*head, "\t".join(("kind", *COLUMNS)), *lines, "")))


def main() -> int:
    """Seeds until there are enough entries or the slice is over; 1 for anything wrong."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--count", type=int, default=10_000, help="entries in all (default: 10000)")
    parser.add_argument("--slice", type=float, default=3000, metavar="SECONDS", help="of this run (default: 3000)")
    parser.add_argument("--seed", type=int, help="judge this seed alone, and print every entry")
    parser.add_argument("--table", type=Path, default=TABLE)
    options = parser.parse_args()
    names = all_names()
    if options.seed is not None:
        _, wrong = judge_seed(options.seed, names, talk=True)
        print(*wrong, sep="\n")
        return int(bool(wrong))
    ending = time.monotonic() + options.slice
    seed, counts = _read(options.table)
    is_wrong = False
    while time.monotonic() < ending and sum(n for (_, name), n in counts.items() if name == "judged") < options.count:
        found, wrong = judge_seed(seed, names)
        seed += 1
        counts += found
        _write(options.table, seed, counts)
        is_wrong = is_wrong or bool(wrong)
        print(*(wrong or [f"seed {seed}"]), sep="\n", flush=True)
    return int(is_wrong)


if __name__ == "__main__":
    sys.exit(main())
