"""Steps that a pass proposed and nothing proved: `python benchmarks/lost_steps.py [--half tuning|held-out|both]`.

    python benchmarks/lost_steps.py [--name PATTERN ...] [--time-limit 75] [--again]

Each kernel of `corpus/real` goes through `optimize`, in one process, as its route has it: a Triton kernel under what
`isatool.triton` knows of every launch and without the passes that change LDS, others under nothing but their files. A
step is counted whenever the validator is asked about it, in plans that are not taken too. Rows go to
`benchmarks/lost_steps.tsv`, and a kernel that has one is not tried again without `--again`. Proofs that the time limit
cut are counted apart: nobody knows of them. The limit is in CPU seconds, so that a busy machine counts as an idle one.
"""

from __future__ import annotations

import argparse
import math
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, ParamSpec, TypeVar
from unittest.mock import patch

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from real.generate import TRITON, Entry, entries
from real.triton_cases import AUTHORS, CASES

from isatool import triton
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Function
from isatool.isa.table import AddressSpace
from isatool.pipeline.attempt import StepProof
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite
from isatool.pipeline.search import Search
from isatool.pipeline.tasks import Processes
from isatool.routes.rewrite import OPTIMIZE, passes_of

P = ParamSpec("P")
T = TypeVar("T")
RESULTS: Final = Path(__file__).resolve().parent / "lost_steps.tsv"
HEAD: Final = "kernel\thalf\tproposed\tproved\tcut\tlost\tCPU seconds\treasons"
_NUMBERS: Final = re.compile(r"\b(?:0x)?[0-9a-f]*\d[0-9a-f]*\b")


class Recorded(Processes):
    """This process, and every proof that it was asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[tuple[Rewrite, StepProof]] = []

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """As `Processes`."""
        future = super().submit(work, *args, **kwargs)
        shown = future.result()
        for made in args[:1]:
            if isinstance(shown, StepProof) and isinstance(made, Rewrite):
                self.steps.append((made, shown))
        return future


@dataclass
class Row:
    """One kernel. `reasons`: why steps are lost, each with its pass."""

    kernel: str
    half: str
    proposed: int = 0
    proved: int = 0
    cut: int = 0
    seconds: float = 0.0
    reasons: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        counts = (self.proposed, self.proved, self.cut, self.reasons.total())
        reasons = "; ".join(f"{count} {reason}" for reason, count in self.reasons.most_common())
        return "\t".join((self.kernel, self.half, *map(str, counts), f"{self.seconds:.1f}", reasons))

    @classmethod
    def of(cls, line: str) -> Row:
        """A line of the table."""
        kernel, half, proposed, proved, cut, _, seconds, words = line.split("\t")
        counted = (each.partition(" ") for each in words.split("; ") if each)
        reasons = Counter({reason: int(count) for count, _, reason in counted})
        return cls(kernel, half, int(proposed), int(proved), int(cut), float(seconds), reasons)


def granted_to(entry: Entry, function: Function) -> frozenset[str]:
    """What the route of a kernel knows of every launch."""
    if entry.compiler != TRITON:
        return frozenset()
    case = next(case for case in (*CASES, *AUTHORS) if f"triton_{case.name}" == entry.name)
    forms = [each.form for _, each in function.instructions if each.space is AddressSpace.LDS]
    uses_lds = any(form is None or form.may_load or form.may_store for form in forms)
    launch = {"num_warps": case.warps, "warp_size": function.wave_size, "shared": int(uses_lds)}
    return frozenset(triton.known_of(launch, emit(function.program)))


def measure(entry: Entry, limit: float) -> Row:
    """One kernel by the usual passes."""
    program, workers = read_file(entry.path), Recorded()
    function = program.kernels[0]
    passes = parse_pipeline(passes_of(OPTIMIZE, keep_lds=entry.compiler == TRITON))
    search = Search(
        passes, "auto", None, Toolchain.find(), {}, granted_to(entry, function), False, lambda *_: None, workers,
        seconds=limit, may_vary=True, may_set_mode=True,
    )  # fmt: skip
    row, started = Row(entry.name, "held-out" if entry.held_out else "tuning"), time.process_time()
    with patch("time.monotonic", time.process_time), suppress(UserError):  # at the limit the assembler has no time left
        search.run(program, function.name, None)
    row.seconds = time.process_time() - started
    for made, shown in workers.steps:
        row.proposed += 1
        row.proved += shown.proof.shown
        row.cut += shown.proof.stopped and not shown.proof.shown
        if not shown.proof.shown and not shown.proof.stopped:
            row.reasons[f"{'+'.join(made.applied)}: {kind_of(shown)}"] += 1
    return row


def kind_of(shown: StepProof) -> str:
    """Why a step is lost, without what differs from kernel to kernel."""
    if shown.proof.ungranted:
        return " and ".join(str(found) for found in shown.proof.ungranted)
    text = shown.proof.text.splitlines()[0].removeprefix("not proved ")
    return _NUMBERS.sub("N", text).replace(";", ",").replace("\t", " ")[:160]


def rows() -> Iterator[Row]:
    """Those of the table."""
    if RESULTS.exists():
        yield from map(Row.of, RESULTS.read_text(encoding="utf-8").splitlines()[1:])


def write(found: dict[str, Row]) -> None:
    """The table, in the order of the corpus."""
    lines = [str(found[entry.name]) for entry in entries() if entry.name in found]
    RESULTS.write_text("\n".join((HEAD, *lines)) + "\n", encoding="utf-8")


def main() -> None:
    """Prints a row for each kernel, then the sums by kind."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=("tuning", "held-out", "both"), default="tuning")
    parser.add_argument("--name", action="append", default=[], help="only kernels of this pattern; may be repeated")
    parser.add_argument("--time-limit", type=float, default=math.inf, help="CPU seconds for one kernel")
    parser.add_argument("--again", action="store_true", help="kernels that have a row, too")
    options = parser.parse_args()
    found = {row.kernel: row for row in rows()}
    chosen = [
        entry
        for entry in entries()
        if options.half in ("both", "held-out" if entry.held_out else "tuning")
        and any(fnmatch(entry.name, pattern) for pattern in options.name or ["*"])
    ]
    for entry in chosen:
        if options.again or entry.name not in found:
            found[entry.name] = measure(entry, options.time_limit)
            write(found)
        print(found[entry.name], flush=True)
    counted = [found[entry.name] for entry in chosen]
    reasons = sum((row.reasons for row in counted), Counter[str]())
    proposed, cut = (sum(getattr(row, name) for row in counted) for name in ("proposed", "cut"))
    for reason, count in reasons.most_common():
        print(f"  {count:4} {reason}")
    judged = max(1, proposed - cut)
    print(
        f"{len(counted)} kernels, {proposed} steps proposed, {cut} cut by the limit; of the other {judged}, "
        f"{reasons.total()} lost: {100 * reasons.total() / judged:.1f} %"
    )


if __name__ == "__main__":
    main()
