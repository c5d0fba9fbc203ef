"""Hints about two programs in the terms of the proof. Labels and instructions that a program does not have, and more
iterations than are ever tried, say nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field

from isatool.analysis.cfg import ControlFlow, build_flow, label_positions
from isatool.records import dataclass
from isatool.verify.product.invariants import MOST_ITERATIONS
from isatool.verify.verdict import NO_METHOD, CutPoint, Hints, Method


@dataclass(frozen=True)
class ResolvedHints:
    """`flows`: both programs, with a block that starts at every cut point. `cuts`: headers of each program where both
    are to be compared; `iterations`: how many each takes between two comparisons at a pair of them. `points`:
    blocks at which paths stop from the start. `peeled`: headers at which paths stop only when they come from inside the
    loop. `method`: how the proof succeeded before; `alone`: nothing else is tried.
    """

    flows: tuple[ControlFlow, ControlFlow]
    cuts: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    iterations: Mapping[tuple[int, int], tuple[int, int]] = field(default_factory=dict)
    points: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    peeled: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    method: Method = NO_METHOD
    alone: bool = False


def resolved(hints: Hints | None, flows: tuple[ControlFlow, ControlFlow]) -> ResolvedHints:
    """The hints by the numbers of blocks."""
    if hints is None:
        return ResolvedHints(flows)
    pairs_of_points = [(instruction_at(flows[0], a), instruction_at(flows[1], b)) for a, b in hints.cuts]
    known = [pair for pair in pairs_of_points if None not in pair]
    places = (frozenset(a for a, _ in known if a is not None), frozenset(b for _, b in known if b is not None))
    if known:
        flows = (build_flow(flows[0].function, places[0]), build_flow(flows[1].function, places[1]))
    points = tuple(frozenset(flow.block_of[at] for at in found) for flow, found in zip(flows, places, strict=True))
    headers = [{label: block.index for block in flow.blocks for label in block.labels} for flow in flows]
    pairs = {
        (headers[0][first], headers[1][second]): hints.unroll.get(first, 1)
        for first, second in hints.headers
        if first in headers[0] and second in headers[1]
    }
    iterations = {pair: (factor, 1) for pair, factor in pairs.items() if 1 < factor <= MOST_ITERATIONS}
    cuts = frozenset(a for a, _ in pairs), frozenset(b for _, b in pairs)
    return ResolvedHints(flows, cuts, iterations, (points[0], points[1]), method=hints.method, alone=hints.alone)


def begun_at(flow: ControlFlow, instructions: frozenset[int]) -> frozenset[int]:
    """The blocks that begin with some instructions."""
    return frozenset(block.index for block in flow.blocks if block.first in instructions)


def instruction_at(flow: ControlFlow, point: CutPoint) -> int | None:
    """The dense index of a cut point; None if the program has no such place."""
    start = label_positions(flow.function, flow.lines).get(point.label) if point.label else 0
    if start is None or not 0 <= start + point.offset < len(flow.instructions):
        return None
    return start + point.offset
