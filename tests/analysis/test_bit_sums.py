"""Sums of products of bits against all their values, and what the address arithmetic makes of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.assumptions import Sentence
from isatool.analysis.atoms import Atoms, Kind, Valuation
from isatool.analysis.bit_sums import groups_of, modulo
from isatool.analysis.launch_facts import LaunchFacts
from isatool.analysis.polynomials import ZERO, Polynomial, variable
from isatool.isa import chips

BITS = (-1, -2, -3, -4)
SUMS = st.dictionaries(
    st.sets(st.sampled_from(BITS), max_size=3).map(lambda bits: tuple(sorted(bits))),
    st.integers(-40, 40).filter(bool),
    max_size=6,
).map(Polynomial)


def value_of(value: Polynomial, bits: dict[int, int]) -> int:
    return sum(c * all(bits[atom] for atom in monomial) for monomial, c in value.terms.items())


def choices() -> list[dict[int, int]]:
    return [dict(zip(BITS, chosen, strict=True)) for chosen in product((0, 1), repeat=len(BITS))]


@given(SUMS, st.integers(1, 6))
def test_a_sum_of_products_modulo_a_power_of_two(value: Polynomial, bits: int) -> None:
    found = modulo(value, bits)
    assert (found is None) == (not list(value.atoms()))
    for chosen in choices() if found is not None else ():
        assert value_of(found or ZERO, chosen) == value_of(value, chosen) & (1 << bits) - 1


@given(SUMS)
def test_groups_hold_every_term_once_and_their_values(value: Polynomial) -> None:
    groups, rest = groups_of(value)
    for chosen in choices():
        total = value_of(rest, chosen)
        for group in groups:
            place = sum(chosen[bit] << number for number, bit in enumerate(group.bits))
            total += group.values[place]
            assert group.values[place] in group.reached([(group.bits[0], chosen[group.bits[0]])])
        assert total == value_of(value, chosen)


@given(SUMS)
def test_ranges_of_such_sums_are_reached_by_groups(value: Polynomial) -> None:
    atoms = Atoms()
    for bit in range(len(BITS)):
        atoms.leaf(Kind.INPUT, ("bit", bit), 0, 1, uniform=False, name=f"b.{bit}")
    low, high = Arithmetic(atoms).range(value)
    found = [value_of(value, chosen) for chosen in choices()]
    assert low <= min(found)
    assert max(found) <= high


@pytest.mark.parametrize("operation", [Arithmetic.exclusive_or, Arithmetic.or_])
def test_swizzled_columns_are_known_bit_by_bit(
    operation: Callable[[Arithmetic, Polynomial, Polynomial, int], Polynomial],
) -> None:
    """(x ^ y) * 16 joined with y: no operation is left, and the range is what it is."""
    atoms = Atoms()
    arithmetic = Arithmetic(atoms)
    leaves = [
        [atoms.leaf(Kind.INPUT, (word, bit), 0, 1, uniform=False, name=f"{word}.{bit}") for bit in range(3)]
        for word in "xy"
    ]
    x, y = (Polynomial({(leaf.number,): 1 << bit for bit, leaf in enumerate(word)}) for word in leaves)
    swizzled = arithmetic.exclusive_or(x, y, 32)
    assert arithmetic.range(swizzled) == (0, 7)
    joined = operation(arithmetic, swizzled.scaled(4), y, 32)
    assert all(atom < 0 for atom in joined.atoms())
    assert arithmetic.range(joined) == (0, 31)
    for chosen in product(range(8), repeat=2):
        numbers = {leaf.number: chosen[word] >> bit & 1 for word in (0, 1) for bit, leaf in enumerate(leaves[word])}
        a, b = (chosen[0] ^ chosen[1]) * 4, chosen[1]
        wanted = a ^ b if operation is Arithmetic.exclusive_or else a | b
        assert Valuation(atoms, lambda atom, known=numbers: known[atom.number]).of(joined) == wanted  # type: ignore[misc]


def test_the_first_lane_has_bits_of_its_own_unless_x_numbers_the_lanes() -> None:
    atoms = Atoms()
    facts = LaunchFacts(None, None, chips.DEFAULT, (1024, 1024, 1024))
    item = facts.work_item_bit(atoms, 0, 0) + facts.work_item_bit(atoms, 0, 6).scaled(64)
    first = facts.in_first_lane(atoms, item)
    assert first is not None
    assert atoms.describe(first) == "first_item_x[0] + 64*first_item_x[6]"
    assert atoms.is_uniform(first)
    assert all(atoms[number].kind is Kind.UNKNOWN for number in first.atoms())
    loaded = atoms.leaf(Kind.UNKNOWN, ("made", 3), 0, 9, uniform=False, name="v3")
    assert facts.in_first_lane(atoms, item + variable(loaded.number)) is None
    assert Sentence.FULL_WAVES == "full-waves"
