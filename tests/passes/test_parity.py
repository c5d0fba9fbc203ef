"""Union-find with parity gives what trying every assignment gives."""

from __future__ import annotations

from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from isatool.passes.pair.parity import Parity, ParityPlace

COUNT = 5
places = st.builds(ParityPlace, st.integers(0, COUNT - 1), st.integers(0, 1))
demands = st.lists(st.lists(st.tuples(places, places), min_size=1, max_size=3), max_size=8)


def satisfies(values: tuple[int, ...], pairs: list[tuple[ParityPlace, ParityPlace]]) -> bool:
    return all((values[a.element] ^ a.offset) != (values[b.element] ^ b.offset) for a, b in pairs)


@given(demands)
def test_a_demand_is_refused_exactly_if_no_assignment_is_left(
    groups: list[list[tuple[ParityPlace, ParityPlace]]],
) -> None:
    parity = Parity(COUNT)
    left = [(0, *values) for values in product((0, 1), repeat=COUNT - 1)]  # element 0 is parity 0
    left += [tuple(1 ^ value for value in values) for values in left]
    for pairs in groups:
        kept = [values for values in left if satisfies(values, pairs)]
        cost = parity.cost(pairs)
        assert (cost < 0) == (not kept)
        assert parity.differ(pairs) == cost
        left = kept or left


@given(demands)
def test_what_was_demanded_holds_between_representatives(groups: list[list[tuple[ParityPlace, ParityPlace]]]) -> None:
    parity = Parity(COUNT)
    accepted = [pairs for pairs in groups if parity.differ(pairs) >= 0]
    roots = {element: parity.find(element) for element in range(COUNT)}
    for pairs in accepted:
        for a, b in pairs:
            root_a, flip_a = roots[a.element]
            root_b, flip_b = roots[b.element]
            assert root_a == root_b
            assert flip_a ^ a.offset != flip_b ^ b.offset


def test_a_question_changes_nothing() -> None:
    parity = Parity(3)
    assert parity.cost([(ParityPlace(1, 0), ParityPlace(2, 0))]) == 1
    assert parity.cost([(ParityPlace(1, 0), ParityPlace(2, 1))]) == 1
    assert parity.differ([(ParityPlace(1, 0), ParityPlace(2, 0))]) == 1
    assert parity.cost([(ParityPlace(1, 0), ParityPlace(2, 1))]) == -1
