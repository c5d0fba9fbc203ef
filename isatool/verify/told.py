"""What a pass told about its output, in the terms of the proof. Labels that a program does not have and more
turns than are ever tried tell nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from isatool.analysis.cfg import ControlFlow
from isatool.verify.invariants import MOST_TURNS
from isatool.verify.verdict import Hints


@dataclass(frozen=True)
class Told:
    """`cuts`: headers of each program where both are to be compared; `turns`: how many turns each takes between two
    comparisons at a pair of them.
    """

    cuts: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    turns: Mapping[tuple[int, int], tuple[int, int]] = field(default_factory=dict)


def told(hints: Hints | None, flows: tuple[ControlFlow, ControlFlow]) -> Told:
    """The hints by the numbers of blocks."""
    if hints is None:
        return Told()
    places = [{label: block.index for block in flow.blocks for label in block.labels} for flow in flows]
    pairs = {
        (places[0][first], places[1][second]): hints.unroll.get(first, 1)
        for first, second in hints.headers
        if first in places[0] and second in places[1]
    }
    turns = {pair: (factor, 1) for pair, factor in pairs.items() if 1 < factor <= MOST_TURNS}
    return Told((frozenset(a for a, _ in pairs), frozenset(b for _, b in pairs)), turns)
