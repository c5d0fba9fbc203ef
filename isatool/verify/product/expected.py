"""What a proof found at its cuts as plain numbers, and what these lead another proof to expect there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.verify.product.cutpoints import MEMORIES, Carried, Cut, Expected
from isatool.verify.product.invariants import MOST_ITERATIONS, Place
from isatool.verify.verdict import Classes

_PARTS: Final = 3
"""parts of a register: the lanes that are on, the others, those off at entry"""


def classes_at(flows: tuple[ControlFlow, ControlFlow], cuts: Iterable[Cut]) -> Iterator[Classes]:
    """What was found at cuts."""
    for cut in cuts:
        pairs = (*cut.plan.pairs, *cut.plan.wides)
        planned = {*cut.plan.singles, *(place for pair in pairs for place in pair)}
        classes: dict[int, set[int]] = {}
        for place, number in cut.group_of.items():
            if cut.groups[number].is_phi or place in planned:
                classes.setdefault(number, set()).add(_number(place))
        first, second = (flow.blocks[block].first for flow, block in zip(flows, cut.blocks, strict=True))
        flight = tuple(int(each) for queue in cut.carried for each in queue)
        masks = frozenset(index for index, number in enumerate(classes) if cut.groups[number].masks)
        yield Classes(first, second, tuple(map(frozenset, classes.values())), flight, cut.plan.iterations, masks)


def expected_at(flows: tuple[ControlFlow, ControlFlow], found: Sequence[Classes]) -> Mapping[tuple[int, int], Expected]:
    """The expectation at each cut, by its blocks."""
    begins = [{block.first: block.index for block in flow.blocks} for flow in flows]
    expected: dict[tuple[int, int], Expected] = {}
    for each in found:
        if each.first in begins[0] and each.second in begins[1]:
            class_of = {_place(place): number for number, places in enumerate(each.equal) for place in places}
            queues = zip(*(iter(each.flight),) * len(Carried._fields), strict=False)
            carried = tuple(Carried(min(kind, 2), length, seen, bool(busy)) for kind, length, seen, busy in queues)
            at = begins[0][each.first], begins[1][each.second]
            expected[at] = Expected(class_of, carried, _iterations(each), each.masks)
    return expected


def _iterations(found: Classes) -> tuple[int, int]:
    first, second = (max(1, min(iterations, MOST_ITERATIONS)) for iterations in found.turns)
    return first, second


def _number(place: Place) -> int:
    side, code, part = place
    return ((code + len(MEMORIES)) * _PARTS + part) * 2 + side


def _place(number: int) -> Place:
    rest, side = divmod(number, 2)
    code, part = divmod(rest, _PARTS)
    return side, code - len(MEMORIES), part
