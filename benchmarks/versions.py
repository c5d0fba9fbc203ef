"""Two versions of the cycle model beside each other on the corpus, and what `optimize` chooses by each.

    python benchmarks/versions.py [--half tuning|held-out]           # cycles of every kernel by both
    python benchmarks/versions.py --choose PATTERN ... [--limit 60]  # optimize by both, in processes of their own

The kernels are those of `reach.py`. Cycles are of the iteration of all waves of a SIMD that `estimate` takes, of the
whole kernel without a loop. A choice is the passes that were kept, with cycles before and after by the version that
chose. The limit is in CPU seconds for each run.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from multiprocessing import get_context
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from real.generate import Entry, entries

import isatool
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.diagnostics import UserError
from isatool.model import parameters
from isatool.model.estimate import SAME, estimate
from isatool.model.parameters import VERSIONS, model_of
from isatool.model.prediction import ModelledKernel

OLD, NEW = VERSIONS[-2:]
LIMIT: Final = 60.0


@dataclass(frozen=True)
class Compared:
    """A kernel by both versions: cycles and what bounds it."""

    name: str
    half: str
    cycles: tuple[float, float]
    bounds: tuple[str, str]

    @property
    def ratio(self) -> float:
        """Cycles by the new version for one by the old one."""
        return self.cycles[1] / self.cycles[0]


def compared(entry: Entry) -> Compared:
    """The main loop by both."""
    kernel = read_file(entry.path).kernels[0]
    found = [estimate(ModelledKernel.of(kernel, model_of(kernel.target, version))) for version in (OLD, NEW)]
    old, new = ((each.cycles, each.bound.partition(" (")[0]) for each in found)
    return Compared(entry.path.stem, _half(entry), (old[0], new[0]), (old[1], new[1]))


def table(rows: Sequence[Compared]) -> list[str]:
    """A row each, and a geometric mean for each half."""
    lines = [f"{'kernel':44} {'half':8} {f'@{OLD}':>10} {f'@{NEW}':>10}  change  bound by"]
    for row in rows:
        old, new = row.bounds
        bound = new if new == old else f"{old} -> {new}"
        change = f"{100 * (row.ratio - 1):+6.1f} %"
        lines.append(f"{row.name:44} {row.half:8} {row.cycles[0]:10.0f} {row.cycles[1]:10.0f} {change} {bound}")
    for half in dict.fromkeys(row.half for row in rows):
        own = [row for row in rows if row.half == half]
        mean = math.exp(sum(math.log(row.ratio) for row in own) / len(own))
        moved = sum(abs(row.ratio - 1) > SAME for row in own)
        others = sum(row.bounds[0] != row.bounds[1] for row in own)
        lines.append(
            f"{half}: {len(own)} kernels, cycles x {mean:.3f}, {moved} differ by more than {100 * SAME:g} %, "
            f"{others} are bound by something else"
        )
    return lines


def _half(entry: Entry) -> str:
    return "held-out" if entry.held_out else "tuning"


def chosen(path: str, version: int, limit: float) -> str:
    """What optimize keeps by a version; run in a process that knows no other."""
    setattr(parameters, "DEFAULT_VERSION", version)  # noqa: B010 - a constant for everybody else
    before = read_file(Path(path))
    try:
        made = isatool.load(emit(before)).optimize(time_limit=limit)
    except UserError as error:
        return f"refused: {str(error).splitlines()[0][:80]}"
    if not made.changed or not made.holds:
        return "unchanged"
    old, new = (estimate(ModelledKernel.of(program.kernels[0])) for program in (before, read_text(made.assembly.text)))
    cycles = new.cycles_for(old)
    change = "not comparable" if cycles is None else f"{100 * (cycles / old.cycles - 1):+.1f} %"
    stopped = ", stopped by time" if made.stopped else ""
    return f"{','.join(name for step, _ in made.steps for name in step.applied)} ({change} by {old.model}{stopped})"


def main() -> int:
    """Prints the table, or the choices."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=("tuning", "held-out"), help="one half of the corpus")
    parser.add_argument("--choose", nargs="+", metavar="PATTERN", help="kernels to optimize by both versions")
    parser.add_argument("--limit", type=float, default=LIMIT, help="CPU seconds of each run")
    options = parser.parse_args()
    wanted = [entry for entry in entries() if options.half in (None, _half(entry))]
    if not options.choose:
        print("\n".join(table([compared(entry) for entry in wanted])))
        return 0
    differ = 0
    picked = [each for each in wanted if any(fnmatch(each.path.stem, name) for name in options.choose)]
    for entry in picked:
        found = []
        for version in (OLD, NEW):
            with ProcessPoolExecutor(1, get_context("spawn")) as pool:
                found.append(pool.submit(chosen, str(entry.path), version, options.limit).result())
        old, new = found
        differ += old.partition(" (")[0] != new.partition(" (")[0]
        print(f"{entry.path.stem} ({_half(entry)})\n  @{OLD} {old}\n  @{NEW} {new}", flush=True)
    print(f"{differ} of {len(picked)} chosen otherwise")
    return 0


if __name__ == "__main__":
    sys.exit(main())
