"""How far the list scheduler of `schedule` is from the best order: `python benchmarks/optimal_order.py [--write PAGE]`.

    python benchmarks/optimal_order.py [--half tuning] [--name PATTERN ...] [--seconds 20] [--free] [--write PAGE]

For each kernel of `corpus/real`: the block of at most 400 instructions in which one wave waits most, weighted by loops.
Its orders are compared by the clock of the scheduler, all waits included: the input's, the list scheduler's best, what
`--effort max` finds, and the one that OR-tools' CP-SAT finds in so many seconds (a benchmark extra: `pip install
.[schedule]`). CP-SAT solves a model with the same latencies and throughputs and without what is only
known in order (waits that take an issue, full queues, the memory bus), so its bound holds for every order. With --free
values of the block have registers of their own, as many as it takes. Nothing here is measured on hardware.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from ortools.sat.python import cp_model
from real.generate import entries

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_file
from isatool.ir.program import Function
from isatool.model.exposed import exposed_latency, plain_pricing
from isatool.model.machine import Rules
from isatool.model.slots import Slot
from isatool.model.wave_clock import MEMORY_SLOTS
from isatool.passes.common.load_distance import Distance
from isatool.passes.schedule.latency_graph import GraphMaker, LatencyGraph, Node, result_delay
from isatool.passes.schedule.latency_renaming import Renaming
from isatool.passes.schedule.latency_schedule import Clock, OrderCandidate, busy_cycles, candidates, time_of
from isatool.passes.schedule.order_search import improved
from isatool.pipeline.rewrite import vgpr_limits

MOST: Final = 400
LEAST: Final = 8
"""nodes: below there is nothing to choose"""
VCC: Final = frozenset((106, 107))
SCALE: Final = 4
"""units of time in a cycle"""
WORTH: Final = 1.02
"""blocks in which nothing but issuing takes time are left out"""
BEGIN: Final = "<!-- orders: begin -->"
END: Final = "<!-- orders: end -->"


@dataclass(frozen=True)
class Row:
    """Cycles of a block by order; `bound`: no order takes fewer."""

    kernel: str
    nodes: int
    given: float
    listed: float
    searched: float
    solved: float
    bound: float
    status: str

    @property
    def best(self) -> float:
        """The fastest order that is known."""
        return min(self.listed, self.searched, self.solved)


def block_of(function: Function, free: bool) -> tuple[LatencyGraph, Mapping[int, float]] | None:
    """The block of a kernel that waits most, and what is in flight at its beginning; None if none waits."""
    flow = build_flow(function)
    maker = GraphMaker(flow, plain_pricing(flow))
    regions = [region for region in maker.regions() if region.last - region.first <= MOST]
    exposed = exposed_latency(flow, asked=(region.first for region in regions))
    renaming = Renaming(flow, maker.waits, tuple(regions), vgpr_limits(function)[0]) if free else None
    found: list[tuple[float, int, LatencyGraph, Mapping[int, float]]] = []
    for region in regions:
        graph = maker.graph(region)
        if renaming is not None and len(graph) > 1:
            graph = maker.graph(region, renaming.webs, renaming.values[region].keys)
        arrivals = exposed.arrivals.get(region.first, {})
        if len(graph) < LEAST:
            continue
        given, busy = time_of(graph, range(len(graph)), arrivals), busy_cycles(graph)
        if given > busy * WORTH:
            weight = exposed.weights[region.block] * (given - busy)
            found.append((weight, -region.first, graph, arrivals))
    if not found:
        return None
    return max(found, key=lambda each: each[:2])[2:]


def least_delay(source: Node, reader: Node, rules: Rules) -> float:
    """Cycles from when a result is begun to when an instruction that uses it may issue, whatever register it is in."""
    delay = result_delay(source, reader, rules)
    shared = set(source.op.writes) & set(reader.op.reads)
    if source.price.slot is Slot.VALU and reader.price.slot is Slot.VALU and not shared - VCC:
        return max(1.0, delay - (rules.valu - rules.vcc))
    if source.price.slot is Slot.SALU and reader.price.slot not in (Slot.VALU, *MEMORY_SLOTS):
        return min(delay, rules.scc, rules.salu, rules.salu_to_smem)
    return delay


def solve(
    graph: LatencyGraph, arrivals: Mapping[int, float], start: Sequence[int], most: float, seconds: float
) -> tuple[list[int], float, str]:
    """(an order, cycles that none can do without, what the solver says)."""
    model = cp_model.CpModel()
    horizon = math.ceil(most * SCALE) + SCALE
    count = len(graph)
    times = [model.new_int_var(0, horizon, f"t{number}") for number in range(count)]
    end = model.new_int_var(0, horizon, "end")
    issues, held, valu, trans = [], [], [], []
    queues: dict[Slot, list[cp_model.IntervalVar]] = {slot: [] for slot in MEMORY_SLOTS}
    runs = list(times)
    """of vector instructions: execution, less the depth of the pipeline, which all have in common"""
    backs = list(times)
    for number, node in enumerate(graph.nodes):
        price = node.price
        issues.append(model.new_fixed_size_interval_var(times[number], SCALE, f"i{number}"))
        model.add(end >= times[number] + SCALE)
        if price.slot is Slot.VALU:
            runs[number] = model.new_int_var(0, horizon, f"e{number}")
            model.add(runs[number] >= times[number])
            taken = math.floor(price.cycles * SCALE)
            held.append(model.new_fixed_size_interval_var(times[number], int(node.op.hold * SCALE), f"h{number}"))
            valu.append(model.new_fixed_size_interval_var(runs[number], taken, f"v{number}"))
            model.add(end >= runs[number] + taken)
        if price.trans:
            trans.append(model.new_fixed_size_interval_var(runs[number], int(price.trans * SCALE), f"x{number}"))
        if node.counters:
            begin = times[number]
            if price.service and price.slot in MEMORY_SLOTS:
                begin = model.new_int_var(0, horizon * 4, f"s{number}")
                model.add(begin >= times[number])
                size = math.floor(price.service * SCALE)
                queues[price.slot].append(model.new_fixed_size_interval_var(begin, size, f"q{number}"))
            backs[number] = begin + math.floor((price.service + price.latency) * SCALE)
        for register in node.touched:
            if register in arrivals:
                model.add(times[number] >= math.floor(arrivals[register] * SCALE))
        for source, needed in graph.before[number]:
            if needed and graph.nodes[source].counters:
                model.add(times[number] >= backs[source] + SCALE)
            elif needed:
                delay = least_delay(graph.nodes[source], node, graph.rules)
                model.add(times[number] >= runs[source] + math.floor(delay * SCALE))
            else:
                model.add(times[number] >= times[source] + SCALE)
    for group in (issues, held, valu, trans, *queues.values()):
        model.add_no_overlap(group)
    model.minimize(end)
    clock = Clock(graph, arrivals)
    for number in start:
        model.add_hint(times[number], math.ceil(clock.earliest(number) * SCALE))
        clock.issue(number)
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 2
    status = solver.solve(model)
    if status not in (cp_model.OPTIMAL, cp_model.FEASIBLE):
        return list(start), solver.best_objective_bound / SCALE, solver.status_name(status).lower()
    place = {number: place for place, number in enumerate(start)}
    order = sorted(range(count), key=lambda number: (solver.value(times[number]), place[number]))
    return order, solver.best_objective_bound / SCALE, solver.status_name(status).lower()


def kept_order(graph: LatencyGraph, order: Sequence[int]) -> list[int]:
    """The order with every node after what it must follow: nodes of one time may be the wrong way round."""
    done: set[int] = set()
    made: list[int] = []
    waiting = list(order)
    while waiting:
        number = next(each for each in waiting if all(source in done for source, _ in graph.before[each]))
        waiting.remove(number)
        done.add(number)
        made.append(number)
    return made


def measured(name: str, path: Path, seconds: float, free: bool) -> Row | None:
    """One kernel's block."""
    block = block_of(read_file(path).kernels[0], free)
    if block is None:
        return None
    graph, arrivals = block
    given = time_of(graph, range(len(graph)), arrivals)
    least = Distance(0, 0)
    start = next(iter(candidates(graph, arrivals, given, least)), OrderCandidate(given, tuple(range(len(graph)))))
    found = improved(graph, arrivals, start, least)
    order, bound, status = solve(graph, arrivals, found.order, found.time, seconds)
    solved = time_of(graph, kept_order(graph, order), arrivals)
    best = min(found.time, solved)
    return Row(name, len(graph), given, start.time, found.time, solved, min(bound, best), status)


def rows(half: str, names: Sequence[str], seconds: float, free: bool) -> Iterator[Row]:
    """A row for every kernel with a block that waits."""
    for entry in entries():
        if entry.held_out != (half == "held-out") or (names and not any(fnmatch(entry.name, each) for each in names)):
            continue
        row = measured(entry.name, entry.path, seconds, free)
        if row is not None:
            yield row


def mean(values: Sequence[float]) -> float:
    """The geometric mean."""
    return math.exp(sum(map(math.log, values)) / len(values)) if values else 1.0


def table(found: Sequence[Row]) -> str:
    """The rows and their means."""
    lines = ["| kernel | nodes | input | list | search | CP-SAT | bound | list / best | best / bound | CP-SAT says |"]
    lines.append("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |")
    for row in found:
        cycles = (row.given, row.listed, row.searched, row.solved, row.bound)
        ratios = (row.listed / row.best, row.best / row.bound if row.bound else math.nan)
        figures = [*(f"{each:.0f}" for each in cycles), *(f"{each:.3f}" for each in ratios)]
        lines.append(f"| {row.kernel} | {row.nodes} | {' | '.join(figures)} | {row.status} |")
    known = [row for row in found if row.bound]
    listed = mean([row.listed / row.given for row in found])
    searched = mean([row.searched / row.given for row in found])
    behind = mean([row.listed / row.best for row in found])
    left = mean([row.best / row.bound for row in known])
    lines.append(
        f"| {len(found)} blocks, means | | 1 | {listed:.3f} | {searched:.3f} | | | {behind:.3f} | {left:.3f} | |"
    )
    return "\n".join(lines)


def main() -> None:
    """Prints or writes the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--half", choices=("tuning", "held-out"), default="tuning")
    parser.add_argument("--name", action="append", default=[])
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--free", action="store_true")
    parser.add_argument("--write", metavar="PAGE", help="replace what is between the marks of this page")
    options = parser.parse_args()
    found = []
    for row in rows(options.half, options.name, options.seconds, options.free):
        found.append(row)
        print(row, file=sys.stderr, flush=True)
    text = table(found)
    if options.write is None:
        print(text)
        return
    path = Path(options.write)
    before, rest = path.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    path.write_text(f"{before}{BEGIN}\n{text}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
