"""What `schedule` does to compiled kernels: `python benchmarks/scheduling.py FILE.s ... [--proof]`.

For every distinct kernel: cycles of one wave by the model before and after, an iteration of the heaviest loop with all
waves, how far loads are before the waits that cover them, and (with --proof) whether the validator proved the
result. Nothing here is measured on hardware. `benchmarks/corpus/compile.py` makes files to run this on.
"""

from __future__ import annotations

import argparse
import statistics
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function, Program
from isatool.model.exposed import exposed_latency
from isatool.model.prediction import ModelledKernel
from isatool.passes.common.load_distance import Distance, covered_distance
from isatool.passes.schedule.schedule import Schedule
from isatool.pipeline.detached import Detacher
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite

TOLERATED_LOSS = 0.1


@dataclass(frozen=True)
class Row:
    """One kernel. `turn`: modelled cycles of the heaviest loop with all waves, 0 if there is none."""

    name: str
    verdict: str
    cycles: tuple[float, float]
    turn: tuple[float, float]
    distance: tuple[Distance, Distance]
    nearer: int
    """blocks whose loads are nearer to their waits by more than a tenth"""

    @property
    def gain(self) -> float:
        """Part of one wave's cycles that is saved."""
        return 1 - self.cycles[1] / self.cycles[0] if self.cycles[0] else 0.0


def rows(paths: Iterable[Path], proof: bool) -> Iterator[Row]:
    """One row for every distinct kernel of the files."""
    tools = Toolchain.find()
    seen: set[tuple[str, ...]] = set()
    for path in paths:
        program = read_file(path)
        detacher = Detacher(program)
        for kernel in program.kernels:
            body = tuple(str(instruction) for _, instruction in kernel.instructions)
            if body in seen:
                continue
            seen.add(body)
            alone = detacher.detach(kernel)
            yield measured(alone.program if alone is not None else program, kernel.name, tools, proof)


def measured(program: Program, name: str, tools: Toolchain, proof: bool) -> Row:
    """A kernel scheduled."""
    done = rewrite(program, [Schedule()], name, toolchain=tools)
    before = program.kernel(name)
    after = done.function if done.changed else before
    flows = (build_flow(before), build_flow(after))
    pairs = [_distances(flows, block.index) for block in flows[0].blocks]
    return Row(
        f"{Path(program.path).parent.name}/{Path(program.path).stem} {name}",
        _verdict(done, proof),
        (exposed_latency(flows[0]).cycles, exposed_latency(flows[1]).cycles),
        (_turn(before), _turn(after)),
        (_sum(old for old, _ in pairs), _sum(new for _, new in pairs)),
        sum(new.falls_short_of(old, TOLERATED_LOSS) for old, new in pairs),
    )


def _verdict(done: Rewrite, proof: bool) -> str:
    if any("please report" in remark.help for remark in done.remarks):
        return "thrown away"
    if not done.changed:
        return "left as it is"
    if not proof:
        return "changed"
    try:
        return "proved" if show_equal(done, None).proved else "not proved"
    except RefutedError:
        return "refuted"


def _distances(flows: tuple[ControlFlow, ControlFlow], block: int) -> tuple[Distance, Distance]:
    old, new = (flow.instructions[flow.blocks[block].first : flow.blocks[block].last] for flow in flows)
    return covered_distance(old), covered_distance(new)


def _sum(distances: Iterable[Distance]) -> Distance:
    found = list(distances)
    return Distance(sum(each.loads for each in found), sum(each.slots for each in found))


def _turn(kernel: Function) -> float:
    modelled = ModelledKernel.of(kernel)
    loop = modelled.heaviest()
    if loop is None or len(modelled.stream(loop)) * modelled.waves > 20_000:
        return 0.0
    return modelled.simulate(loop).cycles_per_turn


def summary(found: list[Row]) -> str:
    """The figures over all rows."""
    changed = [row for row in found if row.cycles[1] != row.cycles[0]]
    gains = [row.gain for row in changed] or [0.0]
    turns = [row.turn[1] / row.turn[0] - 1 for row in found if row.turn[0]]
    old, new = (_sum(row.distance[side] for row in found) for side in (0, 1))
    verdicts = ", ".join(f"{count} {name}" for name, count in Counter(row.verdict for row in found).most_common())
    quartiles = statistics.quantiles(gains, n=4) if len(gains) > 1 else gains * 3
    lines = [
        f"{len(found)} distinct kernels: {verdicts}",
        f"cycles of one wave (model): {len(changed)} kernels fewer, {sum(row.gain < 0 for row in found)} more; saved "
        f"{', '.join(f'{100 * part:.1f}' for part in quartiles)} % (quartiles), {100 * max(gains):.1f} % at most",
        f"load to wait: {old.slots / max(1, old.loads):.2f} -> {new.slots / max(1, new.loads):.2f} VALU slots on "
        f"average; {sum(row.nearer for row in found)} blocks nearer by more than {100 * TOLERATED_LOSS:.0f} %",
    ]
    if turns:
        lines.append(
            f"heaviest loop with all waves (model): {len(turns)} loops, {100 * statistics.mean(turns):+.2f} % on "
            f"average, {100 * min(turns):+.1f} to {100 * max(turns):+.1f} %"
        )
    return "\n".join(lines)


def main() -> None:
    """Measures what the command line names."""
    parser = argparse.ArgumentParser(description="what schedule does to compiled kernels, by the model")
    parser.add_argument("files", nargs="+", type=Path, help="assembly files")
    parser.add_argument("--proof", action="store_true", help="also ask the validator about every result")
    options = parser.parse_args()
    found = []
    for row in rows(options.files, options.proof):
        found.append(row)
        print(f"{row.name:50} {row.cycles[0]:>10.0f} {row.cycles[1]:>10.0f}  {row.verdict}", flush=True)
    print(summary(found))


if __name__ == "__main__":
    main()
