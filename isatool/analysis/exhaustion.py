"""Polynomials of few values tried on all of them, where two normal forms of one function do not meet.

Bits of a counter have several: its low bits and what is left, or a shift of it. Where the leaves that a difference
depends on have few values together, all of them decide.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product
from math import prod
from typing import Final

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Valuation
from isatool.analysis.polynomials import Polynomial

MOST: Final = 4096
"""combinations of values of leaves"""


def is_always_zero(arithmetic: Arithmetic, value: Polynomial, width: int) -> bool:
    """True if a polynomial is 0 modulo 2^width for all values of its leaves; False if that is not found out."""
    leaves = sorted(arithmetic.atoms.leaves(value))
    ranges = [arithmetic.atom_range(leaf) for leaf in leaves]
    if prod(high - low + 1 for low, high in ranges) > MOST:
        return False
    mask = (1 << width) - 1
    for values in product(*(range(low, high + 1) for low, high in ranges)):
        if _valuation(arithmetic, dict(zip(leaves, values, strict=True))).of(value) & mask:
            return False
    return True


def _valuation(arithmetic: Arithmetic, known: Mapping[int, int]) -> Valuation:
    return Valuation(arithmetic.atoms, lambda atom: known[atom.number])
