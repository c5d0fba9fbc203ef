"""What `pair` makes of the corpus: dual-issued instructions against the compiler's, kernel by kernel.

`python benchmarks/pairing.py FOLDER --half tuning|held-out [--workers 2] [--prove]`. FOLDER holds what
`benchmarks/corpus/compile.py` wrote. Every distinct kernel body counts once. Per file (a source at one level by one
compiler) the pairs are weighted by loop depth. Nothing here is a speed: counts of instructions only.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from compile import is_held_out

from isatool.analysis.cfg import build_flow
from isatool.analysis.dual_issue import IssueSums, block_issues, total
from isatool.asm.descriptor import descriptor_of
from isatool.asm.reader import read_file
from isatool.ir.program import Function, Program
from isatool.isa import chips
from isatool.passes.common.load_distance import Distance, load_distance
from isatool.passes.pair.pair import Pair
from isatool.passes.pair.region_pairing import event_of
from isatool.pipeline.detached import Detacher
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import rewrite

HASHING: Final = frozenset(("hashing", "passwords", "digests", "mixers", "ciphers", "blake", "murmur"))
FEWEST_PAIRS: Final = 10
"""a file with fewer pairs by the compiler has no meaningful percentage of its own"""


@dataclass(frozen=True)
class Kernel:
    """One kernel's figures. `problem`: why nothing was made of it; `near`: blocks whose loads came nearer to waits."""

    file: str
    name: str
    body: str
    before: IssueSums
    after: IssueSums
    near: int
    waves: tuple[int, int]
    lines: int
    seconds: float
    proof: str
    problem: str


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--half", choices=("tuning", "held-out"), default="tuning")
    parser.add_argument("--name", action="append", default=[], help="a source without suffix; may be repeated")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--prove", action="store_true", help="prove every result, as the command does")
    parser.add_argument("--nan-payload", action="store_true", help="as `pair --nan-payload`")
    args = parser.parse_args()
    paths = [
        path
        for path in sorted(args.folder.glob("*/*.s"))
        if is_held_out(path.stem) == (args.half == "held-out") and (not args.name or path.stem in args.name)
    ]
    with ProcessPoolExecutor(args.workers) as pool:
        jobs = [pool.submit(measure, path, args.prove, args.nan_payload) for path in paths]
        every = [kernel for job in jobs for kernel in job.result()]
    report(every, args.half)


def measure(path: Path, prove: bool, nan_payload: bool) -> list[Kernel]:
    """The kernels of one file."""
    program = read_file(path)
    detacher = Detacher(program)
    found = []
    for function in program.kernels:
        detached = detacher.detach(function)
        alone = detached.program if detached is not None else program
        found.append(_kernel(path, alone, function.name, prove, nan_payload))
    return found


def _kernel(path: Path, program: Program, name: str, prove: bool, nan_payload: bool) -> Kernel:
    function = program.kernel(name)
    start = time.perf_counter()
    problem, proof = "", ""
    allowed = frozenset(("nan-payload",)) if nan_payload else frozenset()
    made = rewrite(program, [Pair(nan_payload=nan_payload)], name, assumptions=allowed)
    if not made.changed:
        problem = next((remark.message for remark in made.remarks if "left as it is" in remark.message), "")
    elif prove:
        shown = show_equal(made, None)
        proof = "proved" if shown.proved else shown.text
    seconds = time.perf_counter() - start
    after = made.program.kernel(name) if made.changed else function
    return Kernel(
        f"{path.parent.name}/{path.stem}",
        name,
        body_of(function),
        total(block_issues(build_flow(function))),
        total(block_issues(build_flow(after))),
        nearer(function, after),
        (waves(program, name), waves(made.program, name)),
        function.last - function.first,
        seconds,
        proof,
        problem,
    )


def body_of(function: Function) -> str:
    """A digest of a function's instructions, labels taken out."""
    texts = (re.sub(r"\.?L\w+", "L", str(instruction)) for _, instruction in function.instructions)
    return hashlib.sha256("\n".join(texts).encode()).hexdigest()


def nearer(before: Function, after: Function) -> int:
    """Blocks in which the mean distance from a load to the next wait fell by more than 10 %."""
    return sum(new.falls_short_of(old, 0.1) for old, new in zip(_distances(before), _distances(after), strict=True))


def _distances(function: Function) -> list[Distance]:
    flow = build_flow(function)
    return [load_distance(event_of(flow.instructions[index]) for index in block.instructions) for block in flow.blocks]


def waves(program: Program, name: str) -> int:
    """Waves a SIMD holds by VGPRs."""
    descriptor = descriptor_of(program, name)
    if descriptor is None:
        return 0
    return chips.occupancy(program.target, descriptor.vgprs, 0, 32, True, descriptor.wave_size).by_vgpr


def report(every: Sequence[Kernel], half: str) -> None:
    """Print the figures against the bar."""
    kernels = list({kernel.body: kernel for kernel in reversed(every)}.values())
    files: dict[str, list[Kernel]] = {}
    for kernel in every:
        files.setdefault(kernel.file, []).append(kernel)
    before, after = (sum(pairs) for pairs in zip(*((k.before.pairs, k.after.pairs) for k in kernels), strict=True))
    print(f"{half} half: {len(every)} kernels in {len(files)} files, {len(kernels)} distinct bodies")
    print(f"pairs in total: {before} -> {after}, {percent(before, after):+.1f} % (bar +40)")
    print(f"VALU issue slots: {_saved(kernels)}")
    shown = {name: own for name, own in files.items() if sum(kernel.before.pairs for kernel in own) >= FEWEST_PAIRS}
    for title, weighted in (("static", False), ("weighted by loop depth", True)):
        gains = sorted(gain(own, weighted) for own in shown.values())
        quartiles = statistics.quantiles(gains, n=4) if len(gains) > 1 else gains * 3
        spread = " ".join(f"{value:+.0f}" for value in quartiles)
        print(f"files with {FEWEST_PAIRS} pairs or more ({len(gains)}), {title} (bar: median +35)")
        print(f"  quartiles {spread} %, worst {gains[0]:+.0f} %")
    hashing = [kernel for kernel in kernels if kernel.file.partition("/")[2] in HASHING]
    if hashing:
        print(f"integer hashing: {gain(hashing, False):+.1f} % static, {gain(hashing, True):+.1f} % weighted (bar +15)")
    print(f"kernels below the compiler: {sum(k.after.pairs < k.before.pairs for k in every)}")
    print(f"kernels with fewer waves by VGPRs: {sum(k.waves[1] < k.waves[0] for k in every)}")
    print(f"blocks whose loads came nearer to their waits by more than 10 %: {sum(k.near for k in every)}")
    unproved = [kernel for kernel in every if kernel.proof not in ("", "proved")]
    print(f"proved: {sum(k.proof == 'proved' for k in every)}, not proved: {len(unproved)}")
    for kernel in unproved:
        print(f"  {kernel.file} {kernel.name}: {kernel.proof[:160]}")
    for reason in sorted({kernel.problem for kernel in every if kernel.problem}):
        print(f"  refused: {reason}")
    lines, seconds = sum(k.lines for k in every), sum(k.seconds for k in every)
    print(f"{lines} lines in {seconds:.0f} s of work, {seconds / lines * 1e6:.0f} us a line")
    names = sorted({name.partition("/")[2] for name in files})
    for name in names:
        own = [kernel for kernel in kernels if kernel.file.partition("/")[2] == name]
        pairs = sum(k.before.pairs for k in own), sum(k.after.pairs for k in own)
        print(
            f"  {name:14} {len(own):4} bodies {pairs[0]:6} -> {pairs[1]:6} pairs {percent(*pairs):+6.0f} % static "
            f"{gain(own, True):+6.0f} % weighted; {_saved(own)}"
        )


def gain(kernels: Iterable[Kernel], weighted: bool) -> float:
    """How many per cent more pairs."""
    own = list(kernels)
    if weighted:
        return percent(sum(k.before.weighted_pairs for k in own), sum(k.after.weighted_pairs for k in own))
    return percent(sum(k.before.pairs for k in own), sum(k.after.pairs for k in own))


def _saved(kernels: Iterable[Kernel]) -> str:
    own = list(kernels)
    plain = percent(sum(k.before.slots for k in own), sum(k.after.slots for k in own))
    weighted = percent(sum(k.before.weighted_slots for k in own), sum(k.after.weighted_slots for k in own))
    return f"slots {plain:+.1f} % static, {weighted:+.1f} % weighted"


def percent(before: float, after: float) -> float:
    """The change in per cent; 0 from nothing to nothing, 100 from nothing to something."""
    if not before:
        return 100.0 if after else 0.0
    return (after / before - 1) * 100


if __name__ == "__main__":
    main()
