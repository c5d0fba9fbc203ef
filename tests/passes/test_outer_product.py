"""Plans of outer products: what is paired, on which banks, and what a walk fetches."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.passes.rebank.outer_product import (
    BankPlan,
    Fma,
    OuterProduct,
    accumulator_rank,
    find_components,
    forced_banks,
    pairs_of,
    pairs_on,
    plan,
)


def product(m: int, n: int, exchanged: bool = False) -> OuterProduct:
    """Rows 0..m-1, columns 100.., accumulators 1000..; one FMA a cell."""
    rows, columns = tuple(range(m)), tuple(range(100, 100 + n))
    fmas = tuple(
        Fma(position, 0, 1000 + position, *((column, row) if exchanged else (row, column)))
        for position, (row, column) in enumerate((row, column) for row in rows for column in columns)
    )
    (found,) = find_components(fmas, {word: number for number, word in enumerate((*rows, *columns))})
    return found


def plan_all(component: OuterProduct, twins: dict[int, int] | None = None) -> BankPlan:
    """The plan with words paired in order."""
    rank = accumulator_rank(component)
    rows, columns = (pairs_of(side, [], rank) for side in (component.rows, component.columns))
    return plan(component, rows, columns, twins=twins)


def fetched(made: BankPlan) -> int:
    """Words that are not the one used last in their bank and position."""
    slots: dict[tuple[int, int], int] = {}
    reads = 0
    for issue in made.issues:
        for fma in (issue.x, issue.y):
            assert fma is not None
            for position, word in enumerate((fma.first, fma.second)):
                key = (made.banks[word], position)
                reads += slots.get(key) != word
                slots[key] = word
    return reads


even = st.integers(1, 8).map(lambda number: 2 * number)


@given(even, even, st.booleans())
def test_an_even_product_is_all_pairs_on_four_banks(m: int, n: int, exchanged: bool) -> None:
    made = plan_all(product(m, n, exchanged))
    assert len(made.issues) == m * n // 2
    for issue in made.issues:
        assert issue.y is not None
        words = (issue.x.first, issue.x.second, issue.y.first, issue.y.second)
        assert {made.banks[word] for word in words} == {0, 1, 2, 3}
        assert (made.banks[words[0]] ^ made.banks[words[2]]) & 1 == 1
        assert (made.banks[words[1]] ^ made.banks[words[3]]) & 1 == 1


@given(even, even)
def test_every_fma_is_issued_once(m: int, n: int) -> None:
    component = product(m, n)
    made = plan_all(component)
    issued = [fma.accumulator for issue in made.issues for fma in (issue.x, issue.y) if fma is not None]
    assert sorted(issued) == sorted(fma.accumulator for fma in component.fmas)


def test_the_walk_over_8x16_fetches_66_words() -> None:
    assert fetched(plan_all(product(8, 16))) == 66


def test_only_the_first_issue_of_a_walk_has_no_free_banks_for_its_accumulators() -> None:
    made = plan_all(product(8, 16))
    assert made.issues[0].banks == (0, 1, 2, 3)
    assert sum(len(issue.banks) == 2 for issue in made.issues) == 31


@pytest.mark.parametrize(("m", "n"), [(3, 8), (8, 3), (5, 16), (11, 2)])
def test_a_twin_of_the_odd_word_pairs_everything(m: int, n: int) -> None:
    component = product(m, n)
    single = component.rows[-1] if m % 2 else component.columns[-1]
    without, with_twin = plan_all(component), plan_all(component, {single: 5000})
    assert sum(issue.y is None for issue in without.issues) > 0
    assert sum(issue.y is None for issue in with_twin.issues) == 0
    assert with_twin.twins == {single: 5000}


def test_two_twins_leave_one_single_fma_in_an_odd_by_odd_product() -> None:
    component = product(3, 5)
    made = plan_all(component, {component.rows[-1]: 5000, component.columns[-1]: 5001})
    assert sum(issue.y is None for issue in made.issues) == 1


@given(st.integers(2, 7), st.integers(2, 7), st.data())
def test_only_words_that_some_fma_reads_have_banks(m: int, n: int, data: st.DataObject) -> None:
    """A copy of a word is planned before it is known whether the cells that are there need it."""
    whole = product(m, n)
    fmas = tuple(data.draw(st.lists(st.sampled_from(whole.fmas), min_size=1, unique=True)))
    for component in find_components(fmas, {}):
        words = (*component.rows, *component.columns)
        made = plan_all(component, {word: 10_000 + word for word in words})
        read = {
            word
            for issue in made.issues
            for fma in (issue.x, issue.y)
            if fma is not None
            for word in (fma.first, fma.second)
        }
        assert set(made.banks) == {*words, *made.twins.values()}
        assert set(made.twins.values()) <= read <= set(made.banks)


def test_factors_on_both_sides_are_no_product() -> None:
    fmas = [Fma(0, 0, 10, 1, 2), Fma(1, 0, 11, 2, 3), Fma(2, 0, 12, 3, 1)]
    assert find_components(fmas, {}) == ()


def test_two_k_steps_are_two_components() -> None:
    fmas = [
        Fma(position, 0, position, 1000 * step + row, 1000 * step + 100 + column)
        for position, (step, row, column) in enumerate(
            (step, row, column) for step in range(2) for row in range(2) for column in range(2)
        )
    ]
    assert [len(component.fmas) for component in find_components(fmas, {})] == [4, 4]


def test_words_of_a_tuple_follow_the_bank_of_the_first() -> None:
    group = (10, 11, 12, 13)
    groups = dict.fromkeys(group, group)
    assert forced_banks([12, 20], groups, {10: 3}, 4) == {12: 1}
    assert forced_banks([12], groups, {10: 3}, 2) == {}
    assert forced_banks([13], groups, {10: 3, 12: 1}, 4) == {13: 2}
    assert forced_banks([13], groups, {10: 3, 12: 0}, 4) is None


def test_pairs_put_words_with_a_bank_where_they_must_stand() -> None:
    assert pairs_on([(1, 2), (3, 4)], {1: 3, 2: 2, 3: 2, 4: 3}, (2, 3)) == [(2, 1), (3, 4)]
    assert pairs_on([(1, 2), (3,)], {1: 0}, (0, 1)) == [(1, 2), (3,)]
    assert pairs_on([(1, 2)], {1: 1}, (0, 1)) == [(2, 1)]
    assert pairs_on([(1, 2)], {1: 0}, (2, 3)) is None
    assert pairs_on([(1,), (2,)], {1: 1, 2: 1}, (0, 1)) is None
    assert pairs_on([(5, 6)], {}, (0, 1)) == [(5, 6)]
