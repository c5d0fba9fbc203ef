"""Sums of work-item bits for all lanes, as their bits evaluated one by one say."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.analysis.atoms import Atoms, Kind, Valuation
from isatool.analysis.lane_addresses import Item, lane_values
from isatool.analysis.launch_facts import work_item_place
from isatool.analysis.lds_overlaps import _form
from isatool.analysis.polynomials import Polynomial, variable

AXES = "xyz"
BITS = 4


def bits_of_ids(shift: int) -> tuple[Atoms, dict[tuple[int, int], int]]:
    """Atoms for bits of ids, and the number of each; `shift`: of so many atoms that come first."""
    atoms = Atoms()
    for number in range(shift):
        atoms.leaf(Kind.UNKNOWN, ("made", number, 0), 0, 1, uniform=True, name="")
    numbers = {}
    for axis, name in enumerate(AXES):
        for bit in range(BITS):
            atom = atoms.leaf(Kind.INPUT, ("item", axis, bit), 0, 1, uniform=False, name=f"item_{name}.{bit}")
            assert work_item_place(atom) == (axis, bit)
            numbers[axis, bit] = atom.number
    return atoms, numbers


PLACES = st.tuples(st.integers(0, 2), st.integers(0, BITS - 1))
TERMS = st.lists(st.tuples(st.integers(-(1 << 40), 1 << 40), st.frozensets(PLACES, max_size=3)), max_size=6)
ITEMS = st.lists(st.tuples(*(st.integers(0, (1 << BITS) - 1) for _ in AXES)), min_size=1, max_size=12)


@settings(max_examples=100, deadline=None)
@given(terms=TERMS, items=ITEMS, shift=st.integers(0, 3))
def test_values_are_those_of_the_bits(
    terms: list[tuple[int, frozenset[tuple[int, int]]]], items: list[Item], shift: int
) -> None:
    atoms, numbers = bits_of_ids(shift)
    own = Polynomial.of((tuple(sorted(numbers[place] for place in places)), factor) for factor, places in terms)

    def value(item: Item) -> int:
        places = {number: place for place, number in numbers.items()}
        return Valuation(atoms, lambda atom: item[places[atom.number][0]] >> places[atom.number][1] & 1).of(own)

    assert lane_values(atoms, own, items) == [value(item) for item in items]
    assert lane_values(atoms, own, items[::-1]) == [value(item) for item in items[::-1]]


def condition(terms: list[tuple[int, frozenset[tuple[int, int]]]], shift: int) -> tuple[Atoms, Polynomial]:
    """Whether a sum of bits of ids is negative."""
    atoms, numbers = bits_of_ids(shift)
    own = Polynomial.of((tuple(sorted(numbers[place] for place in places)), factor) for factor, places in terms)
    return atoms, variable(atoms.derived(Kind.NEGATIVE, (own,), 0, 1).number)


@settings(max_examples=100, deadline=None)
@given(terms=TERMS, others=TERMS, shift=st.integers(1, 3))
def test_guards_of_two_programs_have_one_form_only_if_they_are_the_same(
    terms: list[tuple[int, frozenset[tuple[int, int]]]],
    others: list[tuple[int, frozenset[tuple[int, int]]]],
    shift: int,
) -> None:
    atoms, guard = condition(terms, 0)
    form = _form(atoms, ((guard, True),))
    other_atoms, other = condition(terms, shift)
    assert _form(other_atoms, ((other, True),)) == form
    assert _form(other_atoms, ((other, False),)) != form
    other_atoms, other = condition(others, shift)
    assert (_form(other_atoms, ((other, True),)) == form) == (normal(terms) == normal(others))


def normal(terms: list[tuple[int, frozenset[tuple[int, int]]]]) -> dict[frozenset[tuple[int, int]], int]:
    """Every product once, none with a factor of 0."""
    total: dict[frozenset[tuple[int, int]], int] = {}
    for factor, places in terms:
        total[places] = total.get(places, 0) + factor
    return {places: factor for places, factor in total.items() if factor}
