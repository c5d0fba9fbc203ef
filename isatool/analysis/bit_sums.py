"""Sums of products of bits, taken exactly: all values of the few bits that occur together in products are tried.

`16*a + 16*b - 32*a*b` is 16 * (a ^ b): intervals of its terms say -32 to 32, the values are 0 and 16.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from isatool.analysis.polynomials import Monomial, Polynomial

_MOST_TOGETHER: Final = 8
"""bits of one group, whose values are all computed"""
_MOST_REWRITTEN: Final = 4
"""bits of a function that is written as a sum of products again: it has up to 2^4 terms"""


class BitProducts(NamedTuple):
    """Bits that occur together in products, and what their products sum up to for each choice of them: bit k of a place
    in `values` is the k-th bit.
    """

    bits: tuple[int, ...]
    values: tuple[int, ...]

    def reached(self, fixed: Iterable[tuple[int, int]]) -> tuple[int, ...]:
        """The values where some bits are known, as (bit, 0 or 1)."""
        wanted = [(self.bits.index(bit), value) for bit, value in fixed]
        if not wanted:
            return self.values
        return tuple(
            value
            for choice, value in enumerate(self.values)
            if all(choice >> place & 1 == bit for place, bit in wanted)
        )


@lru_cache(maxsize=1 << 14)
def groups_of(value: Polynomial) -> tuple[tuple[BitProducts, ...], Polynomial]:
    """The groups of bits that occur together in products, and the terms that belong to none of them."""
    owner: dict[int, int] = {}
    members: dict[int, set[int]] = {}
    products = [monomial for monomial in value.terms if len(monomial) > 1 and all(atom < 0 for atom in monomial)]
    for monomial in products:
        found = {owner[bit] for bit in monomial if bit in owner}
        joined = set(monomial).union(*(members.pop(number) for number in found))
        members[min(joined)] = joined
        owner.update(dict.fromkeys(joined, min(joined)))
    small = {number: tuple(sorted(bits)) for number, bits in members.items() if len(bits) <= _MOST_TOGETHER}
    if not small:
        return (), value
    sums: dict[int, dict[Monomial, int]] = {number: {} for number in small}
    rest: dict[Monomial, int] = {}
    for monomial, coefficient in value.terms.items():
        number = owner.get(monomial[0]) if monomial and all(atom < 0 for atom in monomial) else None
        (rest if number not in small else sums[number])[monomial] = coefficient
    groups = tuple(BitProducts(bits, tuple(_values(bits, sums[number]))) for number, bits in small.items())
    return groups, Polynomial(rest)


def _values(bits: tuple[int, ...], terms: dict[Monomial, int]) -> list[int]:
    place = {bit: 1 << number for number, bit in enumerate(bits)}
    values = [0] * (1 << len(bits))
    for monomial, coefficient in terms.items():
        values[sum(place[bit] for bit in monomial)] += coefficient
    for step in place.values():  # sums over all subsets
        for choice in range(len(values)):
            if choice & step:
                values[choice] += values[choice ^ step]
    return values


def modulo(value: Polynomial, bits: int) -> Polynomial | None:
    """The value modulo 2^bits as a sum of products, if it is a function of few bits."""
    atoms = tuple(sorted(value.atoms()))
    if not atoms or len(atoms) > _MOST_REWRITTEN or any(atom > 0 for atom in atoms):
        return None
    mask = (1 << bits) - 1
    values = [number & mask for number in _values(atoms, dict(value.terms))]
    for place in range(len(atoms)):  # the reverse of sums over all subsets
        for choice in range(len(values)):
            if choice >> place & 1:
                values[choice] -= values[choice ^ 1 << place]
    terms = {
        tuple(atom for place, atom in enumerate(atoms) if choice >> place & 1): coefficient
        for choice, coefficient in enumerate(values)
        if coefficient
    }
    return Polynomial(terms)
