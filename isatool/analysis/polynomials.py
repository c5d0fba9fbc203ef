"""Polynomials with integer coefficients over numbered atoms: the plain arithmetic under the address analysis.

An atom is an unknown integer. Atoms with negative numbers are bits: 0 or 1, so their squares are themselves.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from isatool.bitvec.words import trailing_zeros

Monomial = tuple[int, ...]
"""Sorted atom numbers, repeated for powers; () is the constant."""

CONSTANT: Final[Monomial] = ()


class Polynomial:
    """An immutable sum of coefficient * product of atoms; no zero coefficients are kept."""

    __slots__ = ("_hash", "terms")

    terms: Mapping[Monomial, int]

    def __init__(self, terms: Mapping[Monomial, int]) -> None:
        self.terms = terms
        self._hash = 0

    @classmethod
    def of(cls, terms: Iterable[tuple[Monomial, int]]) -> Polynomial:
        """The sum of terms, equal monomials added up."""
        total: dict[Monomial, int] = {}
        for monomial, coefficient in terms:
            total[monomial] = total.get(monomial, 0) + coefficient
        return cls({monomial: coefficient for monomial, coefficient in total.items() if coefficient})

    @property
    def constant(self) -> int:
        """The constant term."""
        return self.terms.get(CONSTANT, 0)

    @property
    def is_constant(self) -> bool:
        """True if it mentions no atom."""
        return not self.terms or (len(self.terms) == 1 and CONSTANT in self.terms)

    @property
    def single_atom(self) -> int | None:
        """The atom that the polynomial is, None if it is anything else."""
        if len(self.terms) != 1:
            return None
        ((monomial, coefficient),) = self.terms.items()
        return monomial[0] if coefficient == 1 and len(monomial) == 1 else None

    def atoms(self) -> Iterator[int]:
        """Every atom in it, once each."""
        seen: set[int] = set()
        for monomial in self.terms:
            for atom in monomial:
                if atom not in seen:
                    seen.add(atom)
                    yield atom

    def mentions(self, atom: int) -> bool:
        """True if the atom occurs in a term."""
        return any(atom in monomial for monomial in self.terms)

    def __add__(self, other: Polynomial | int) -> Polynomial:
        if isinstance(other, int):
            other = number(other)
        if not other.terms:
            return self
        if not self.terms:
            return other
        total = dict(self.terms)
        for monomial, coefficient in other.terms.items():
            coefficient += total.get(monomial, 0)
            if coefficient:
                total[monomial] = coefficient
            else:
                del total[monomial]
        return Polynomial(total)

    def __sub__(self, other: Polynomial | int) -> Polynomial:
        return self + (-other)

    def __neg__(self) -> Polynomial:
        return self.scaled(-1)

    def __mul__(self, other: Polynomial | int) -> Polynomial:
        if isinstance(other, int):
            return self.scaled(other)
        if other.is_constant:
            return self.scaled(other.constant)
        if self.is_constant:
            return other.scaled(self.constant)
        return Polynomial.of(
            (multiply(left, right), a * b) for left, a in self.terms.items() for right, b in other.terms.items()
        )

    def scaled(self, factor: int) -> Polynomial:
        """Every coefficient times a number."""
        if factor == 1:
            return self
        if not factor:
            return ZERO
        return Polynomial({monomial: factor * coefficient for monomial, coefficient in self.terms.items()})

    def quotient(self, divisor: int) -> Polynomial:
        """Every coefficient divided by a number that divides them all; ValueError if one is left over."""
        terms = {}
        for monomial, coefficient in self.terms.items():
            terms[monomial], rest = divmod(coefficient, divisor)
            if rest:
                raise ValueError(f"{divisor} does not divide every coefficient")
        return Polynomial(terms)

    def substituted(self, atom: int, value: Polynomial) -> Polynomial:
        """The polynomial with an atom replaced by a value."""
        if not self.mentions(atom):
            return self
        total = ZERO
        rest: dict[Monomial, int] = {}
        for monomial, coefficient in self.terms.items():
            power = monomial.count(atom)
            if not power:
                rest[monomial] = coefficient
                continue
            product = Polynomial({tuple(other for other in monomial if other != atom): coefficient})
            for _ in range(power):
                product = product * value
            total = total + product
        return Polynomial(rest) + total

    def trailing_zeros(self) -> int:
        """The largest k such that 2^k divides every coefficient; 64 for zero."""
        return min((trailing_zeros(coefficient) for coefficient in self.terms.values()), default=64)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Polynomial) and self.terms == other.terms

    def __hash__(self) -> int:
        if not self._hash:
            self._hash = hash(frozenset(self.terms.items())) or 1
        return self._hash

    def __bool__(self) -> bool:
        return bool(self.terms)

    def __repr__(self) -> str:
        parts = [
            "*".join([str(coefficient), *(f"a{atom}" for atom in monomial)]) for monomial, coefficient in self.sorted()
        ]
        return " + ".join(parts) or "0"

    def sorted(self) -> list[tuple[Monomial, int]]:
        """The terms in a fixed order, larger products first, the constant last."""
        return sorted(self.terms.items(), key=lambda term: (-len(term[0]), term[0]))


ZERO: Final = Polynomial({})
ONE: Final = Polynomial({CONSTANT: 1})


def number(value: int) -> Polynomial:
    """A constant."""
    return Polynomial({CONSTANT: value}) if value else ZERO


def variable(atom: int) -> Polynomial:
    """An atom by itself."""
    return Polynomial({(atom,): 1})


def multiply(left: Monomial, right: Monomial) -> Monomial:
    """The product of two monomials; bits are idempotent."""
    if not left:
        return right
    if not right:
        return left
    merged = sorted(left + right)
    result: list[int] = []
    for atom in merged:
        if atom >= 0 or not result or result[-1] != atom:
            result.append(atom)
    return tuple(result)
