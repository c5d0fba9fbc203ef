"""Where two programs part first: from the check that failed down to the two instructions whose results differ.

Values that differ only because of a loop are followed back to the way into the loop header, and the round, in which
their locations were first told apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.allowance import INSTRUCTION, spend
from isatool.diagnostics import Span
from isatool.records import record
from isatool.verify.product.cutpoints import Cut, Failure, Product
from isatool.verify.product.describe import register_name, text_of, undefined_register
from isatool.verify.product.execute import Stop
from isatool.verify.product.invariants import Place
from isatool.verify.values.nodes import Extra
from isatool.verify.values.sums import terms_of
from isatool.verify.verdict import Difference

_MOST_STEPS: Final = 40
"""that an explanation goes back: two values that differ do so a few operations away"""


@record
class _Spot:
    """Two values that should be equal, with the paths on which they were made."""

    first: int
    second: int
    stops: tuple[Stop, Stop]
    note: str = ""

    @property
    def both(self) -> tuple[tuple[int, int], tuple[int, int]]:
        """(program, its value)."""
        return (0, self.first), (1, self.second)


def explain(product: Product, failures: list[Failure]) -> Difference:
    """The first difference of a failed proof."""
    failure = (product.first_failures or failures)[0]
    if failure.values is None:
        return _at_the_stops(product, failure.what, (failure.first, failure.second))
    best: _Spot | None = None
    notes: list[str] = []
    for spot in _inwards(product, _Spot(*failure.values, (failure.first, failure.second))):
        notes += [spot.note] if spot.note else []
        if best is None or all(_line(product, side, value) is not None for side, value in spot.both):
            best = spot
    assert best is not None
    return _difference(product, failure.what, best, tuple(notes[-3:]))


def only_unwritten(product: Product, failures: list[Failure]) -> bool:
    """Whether the first difference of a failed proof is in what registers hold that neither program has written."""
    failure = (product.first_failures or failures)[0]
    if failure.values is None:
        return False
    *_, spot = _inwards(product, _Spot(*failure.values, (failure.first, failure.second)))
    return all(undefined_register(product.values, value) for value in (spot.first, spot.second))


def _inwards(product: Product, spot: _Spot) -> Iterator[_Spot]:
    """A difference, and those in the values that made it, the innermost last."""
    yield spot
    for _ in range(_MOST_STEPS - 1):
        spend(INSTRUCTION)
        deeper = _deeper(product, spot)
        if deeper is None:
            return
        spot = deeper
        yield spot


def _at_the_stops(product: Product, what: str, stops: tuple[Stop, Stop]) -> Difference:
    """A difference in control: the last instructions that both programs came to."""
    spans, texts = [], []
    for side, stop in zip(product.sides, stops, strict=True):
        index = side.flow.blocks[stop.block].first if stop.block >= 0 else None
        spans.append(None if index is None else side.flow.function.program.span(side.flow.lines[index]))
        texts.append("the end" if index is None else f"the loop at {side.flow.instructions[index]}")
    return Difference(what, spans[0], spans[1], texts[0], texts[1], _path(product, stops))


def _line(product: Product, side: int, value: int) -> int | None:
    """The instruction that made a value, in one program."""
    makers = product.sides[side].makers
    return None if makers is None else makers.get(value)


def _difference(product: Product, what: str, spot: _Spot, notes: tuple[str, ...]) -> Difference:
    values = product.values
    spans: list[Span | None] = []
    texts = []
    for number, value in enumerate((spot.first, spot.second)):
        side = product.sides[number]
        index = _line(product, number, value)
        spans.append(None if index is None else side.flow.function.program.span(side.flow.lines[index]))
        made = "" if index is None else f"'{side.flow.instructions[index]}' has "
        texts.append(made + text_of(values, value))
        undefined = undefined_register(values, value)
        if undefined:
            program = ("first", "second")[number]
            notes = (*notes, f"the {program} program reads {undefined}, which nothing has written")
    return Difference(what, spans[0], spans[1], texts[0], texts[1], _path(product, spot.stops), notes)


def _path(product: Product, stops: tuple[Stop, Stop]) -> tuple[str, ...]:
    """The undecided branches of the first program on the way, the last ones."""
    flow = product.sides[0].flow
    found = []
    for index, taken in stops[0].state.trail:
        found.append(f"{flow.place(index)} {'taken' if taken else 'not taken'}")
    return tuple(found[-8:])


def _deeper(product: Product, spot: _Spot) -> _Spot | None:
    """A pair of parts that already differs, None if the two values differ in themselves."""
    values = product.values
    a, b = spot.first, spot.second
    if values.op[a] is not values.op[b]:
        return None
    if values.op[a] is Extra.SYMBOL:
        return _before_the_loop(product, spot)
    if values.op[a] is Extra.SUM:
        return _different_term(product, spot)
    args_a, args_b = values.args[a], values.args[b]
    if values.op[a] is not Extra.VERSION and (len(args_a) != len(args_b) or values.imm[a] != values.imm[b]):
        return None
    for x, y in zip(args_a, args_b, strict=False):
        if x != y and values.width[x] == values.width[y]:
            return _Spot(x, y, spot.stops)
    return None


def _different_term(product: Product, spot: _Spot) -> _Spot | None:
    """The atoms in which two sums differ, if it is one with the same factor."""
    constant_a, terms_a = terms_of(product.values, spot.first)
    constant_b, terms_b = terms_of(product.values, spot.second)
    only_a = [term for term in terms_a if term not in terms_b]
    only_b = [term for term in terms_b if term not in terms_a]
    if constant_a != constant_b or len(only_a) != 1 or len(only_b) != 1 or only_a[0][1] != only_b[0][1]:
        return None
    atoms = [atom for atom in only_a[0][0] if atom not in only_b[0][0]]
    others = [atom for atom in only_b[0][0] if atom not in only_a[0][0]]
    if len(atoms) != 1 or len(others) != 1:
        return None
    return _Spot(atoms[0], others[0], spot.stops)


def _before_the_loop(product: Product, spot: _Spot) -> _Spot | None:
    """For values at a loop header: how their locations came to differ."""
    for cut in product.cuts.values():
        first = _places(product, cut, 0, spot.first)
        second = _places(product, cut, 1, spot.second)
        if not first or not second:
            continue
        best: tuple[int, _Spot] | None = None
        for a in first:
            for b in second:
                found = _told_apart(product, cut, a, b)
                if found is not None and (best is None or found[0] > best[0]):
                    best = found
        return best[1] if best else None
    return None


def _places(product: Product, cut: Cut, side: int, value: int) -> list[Place]:
    """The locations of one program that hold a value at a loop header."""
    wanted = {
        number for number, group in cut.groups.items() if group.value == value or _within(product, group.value, value)
    }
    return [place for place, number in cut.group_of.items() if place[0] == side and number in wanted]


def _within(product: Product, mask: int, condition: int) -> bool:
    values = product.values
    return values.op[mask] is Extra.MASK and values.args[mask] == (condition,)


def _told_apart(product: Product, cut: Cut, a: Place, b: Place) -> tuple[int, _Spot] | None:
    """The first round and edge in which two locations had different values."""
    for number, (_, edges) in enumerate(cut.history):
        for edge in edges:
            x, y = edge.values.get(a), edge.values.get(b)
            if x is None or y is None or x == y:
                continue
            if product.values.width[x] != product.values.width[y]:
                continue
            flow = product.sides[0].flow
            header = flow.place(flow.blocks[cut.blocks[0]].first)
            note = f"{register_name(a[1])} and {register_name(b[1])} differ at the loop header on {header}"
            return number, _Spot(x, y, (edge.first, edge.second), note)
    return None
