"""Differences that vanish for all values of their leaves, whatever their normal forms look like."""

from __future__ import annotations

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Atoms, Kind
from isatool.analysis.exhaustion import MOST, is_always_zero
from isatool.analysis.polynomials import Polynomial, variable


def leaf(atoms: Atoms, name: str, high: int) -> Polynomial:
    return variable(atoms.leaf(Kind.INPUT, (name,), 0, high, uniform=False, name=name).number)


def test_two_spellings_of_a_bit_are_one_value() -> None:
    atoms = Atoms()
    x = leaf(atoms, "x", 7)
    arithmetic = Arithmetic(atoms)
    low = variable(atoms.derived(Kind.MOD, (2, x), 0, 3).number)
    high = variable(atoms.derived(Kind.SHIFTED, (32, 2, x), 0, 1).number)
    assert is_always_zero(arithmetic, x - low - high * 4, 32)
    assert not is_always_zero(arithmetic, x - low - high * 5, 32)
    assert is_always_zero(arithmetic, x * (1 << 32), 32)
    assert not is_always_zero(arithmetic, x * (1 << 31), 32)


def test_bounds_count_and_many_values_are_not_tried() -> None:
    atoms = Atoms()
    x, y = leaf(atoms, "x", MOST), leaf(atoms, "y", 1)
    (number,) = x.atoms()
    difference = x * (x - 1) * y
    assert not is_always_zero(Arithmetic(atoms), difference, 32)
    assert is_always_zero(Arithmetic(atoms, {number: (0, 1)}), difference, 32)
    assert not is_always_zero(Arithmetic(atoms, {number: (0, 2)}), difference, 32)
    wide = variable(atoms.derived(Kind.MOD, (32, x), 0, 0xFFFFFFFF).number)
    assert not is_always_zero(Arithmetic(atoms), x - wide, 32)  # it is zero, but nobody has tried all of its values
