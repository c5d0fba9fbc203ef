"""Atoms of address arithmetic: what they stand for, in which range they lie, and how they are named in messages.

A derived atom remembers the polynomials that it is a function of, so it can vanish later when better ranges are known.
All atoms are exact integers, whatever the width of the register that they came from.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from functools import reduce
from itertools import pairwise
from operator import mul
from typing import Final

from isatool.analysis.polynomials import CONSTANT, Polynomial
from isatool.bitvec.words import signed
from isatool.records import dataclass, record
from isatool.semantics import concrete
from isatool.semantics.ops import Op

Bounds = Mapping[int, tuple[int, int]]
"""Least and greatest value of atoms, where more is known than the atom itself says."""

NO_BOUNDS: Final[Bounds] = {}
_DEEPEST_NAME: Final = 8
_LONGEST_NAME: Final = 400
"""characters; what atoms are made of is shared, so full names double with every level"""


class Kind(StrEnum):
    """What an atom is. `w`, `k` are bit counts, P, Q polynomials, all in the atom's arguments in this order."""

    INPUT = "input"  # part of the launch: a work-item bit, a workgroup id, a kernel argument, a loop counter
    UNKNOWN = "unknown"  # made by an instruction, or where paths meet
    MOD = "mod"  # k, P: P modulo 2^k in [0, 2^k)
    SIGNED = "signed"  # k, P: P modulo 2^k in [-2^(k-1), 2^(k-1))
    SIGN = "sign"  # k, P: bit k-1 of P
    SHIFTED = "shifted"  # w, k, P: (P modulo 2^w) >> k
    SIGNED_SHIFTED = "signed shifted"  # w, k, P: the same of the signed value
    CARRY = "carry"  # w, P, Q, c: carry out of bit w-1 of P + Q + c
    BORROW = "borrow"  # w, P, Q, c: borrow out of P - Q - c
    EQUAL = "equal"  # w, P: P is 0 modulo 2^w
    NEGATIVE = "negative"  # P: P < 0
    OPERATION = "operation"  # (op, w, imm, widths), arguments...: any other pure operation of the semantics


Argument = int | Polynomial | tuple[Op, int, int, tuple[int, ...]]


@record
class Atom:
    """`low` and `high` are inclusive. `varies` is a bit set of loops in which it is not invariant."""

    number: int
    kind: Kind
    arguments: tuple[Argument, ...]
    low: int
    high: int
    uniform: bool
    varies: int
    name: str
    polynomials: tuple[Polynomial, ...] = field(init=False, compare=False, repr=False)
    """what a derived atom is a function of"""

    def __post_init__(self) -> None:
        polynomials = tuple(argument for argument in self.arguments if isinstance(argument, Polynomial))
        object.__setattr__(self, "polynomials", polynomials)

    @property
    def is_bit(self) -> bool:
        """True if it is 0 or 1."""
        return self.number < 0


@dataclass
class Atoms:
    """The atoms of one analysis, equal ones with equal numbers."""

    by_number: dict[int, Atom] = field(default_factory=dict)
    by_key: dict[tuple[object, ...], Atom] = field(default_factory=dict)
    _names: dict[tuple[int, int], str] = field(default_factory=dict)
    _keys: dict[int, tuple[object, ...]] = field(default_factory=dict)

    def __getitem__(self, number: int) -> Atom:
        return self.by_number[number]

    def known_leaf(self, kind: Kind, key: tuple[object, ...]) -> Atom | None:
        """The atom that `key` identifies, if there is one already."""
        return self.by_key.get((kind, *key))

    def origin(self, number: int) -> tuple[str, tuple[int, ...]]:
        """The kind of an atom that is no function of others, and the numbers that identify it: ("group", (axis,)),
        ("iteration", (loop,)), ("phi", (block, register)).
        """
        if len(self._keys) < len(self.by_key):
            self._keys = {atom.number: key for key, atom in self.by_key.items()}
        _, what, *rest = self._keys[number]
        return str(what), tuple(each for each in rest if isinstance(each, int))

    def known_input(self, name: str, number: int) -> Atom | None:
        """The atom of a kernel's input, if anything reads it: `group` with an axis, `argument` with a byte offset."""
        return self.known_leaf(Kind.INPUT, (name, number))

    def leaf(
        self, kind: Kind, key: tuple[object, ...], low: int, high: int, *, uniform: bool, varies: int = 0, name: str
    ) -> Atom:
        """An atom that is no function of others; `key` identifies it."""
        found = self.by_key.get((kind, *key))
        if found is None:
            found = self._add((kind, *key), kind, (), low, high, uniform, varies, name)
        return found

    def derived(self, kind: Kind, arguments: tuple[Argument, ...], low: int, high: int) -> Atom:
        """An atom that is a function of others."""
        key = (kind, *arguments)
        found = self.by_key.get(key)
        if found is None:
            uniform, varies = True, 0
            for polynomial in arguments:
                if isinstance(polynomial, Polynomial):
                    uniform = uniform and self.is_uniform(polynomial)
                    varies |= self.varies(polynomial)
            found = self._add(key, kind, arguments, low, high, uniform, varies, "")
        return found

    def _add(
        self,
        key: tuple[object, ...],
        kind: Kind,
        arguments: tuple[Argument, ...],
        low: int,
        high: int,
        uniform: bool,
        varies: int,
        name: str,
    ) -> Atom:
        number = len(self.by_number) + 1
        if low == 0 and high == 1:
            number = -number
        atom = Atom(number, kind, arguments, low, high, uniform, varies, name)
        self.by_number[number] = atom
        self.by_key[key] = atom
        return atom

    # -- questions about polynomials

    def is_uniform(self, polynomial: Polynomial) -> bool:
        """True if every lane has the same value."""
        return all(self.by_number[atom].uniform for atom in polynomial.atoms())

    def varies(self, polynomial: Polynomial) -> int:
        """The loops in which it changes, as a bit set."""
        result = 0
        for atom in polynomial.atoms():
            result |= self.by_number[atom].varies
        return result

    def leaves(self, polynomial: Polynomial) -> frozenset[int]:
        """Every atom that it depends on and that is no function of others."""
        found: set[int] = set()
        seen: set[int] = set()
        stack = list(polynomial.atoms())
        while stack:
            number = stack.pop()
            if number in seen:
                continue
            seen.add(number)
            inner = self.by_number[number].polynomials
            if self.by_number[number].kind in (Kind.INPUT, Kind.UNKNOWN):
                found.add(number)
            for other in inner:
                stack += other.atoms()
        return frozenset(found)

    def describe(self, polynomial: Polynomial, depth: int = 0) -> str:
        """For people: `4*N*wg_y + 512`. Neighbouring bits of a word are written as a field, what is nested too deep to
        be read as `...`.
        """
        terms = _fields_joined(self, polynomial, depth)
        parts = []
        for text, coefficient in terms:
            factors = [str(abs(coefficient))] if abs(coefficient) != 1 or not text else []
            factors += [text] if text else []
            parts.append(("-" if coefficient < 0 else "+", "*".join(factors)))
        if not parts:
            return "0"
        first = ("-" if parts[0][0] == "-" else "") + parts[0][1]
        return " ".join([first, *(f"{sign} {text}" for sign, text in parts[1:])])

    def name(self, number: int, depth: int = 0) -> str:
        """An atom for people; `depth`: of how many other atoms it is a part."""
        atom = self.by_number[number]
        if atom.name:
            return atom.name
        found = self._names.get((number, depth))
        if found is None:
            found = self._names[number, depth] = self._derived_name(atom, depth)
        return found

    def _derived_name(self, atom: Atom, depth: int) -> str:
        is_short = depth < _DEEPEST_NAME
        inner = ", ".join(self.describe(each, depth + 1) for each in atom.polynomials) if is_short else "..."
        inner = inner if len(inner) <= _LONGEST_NAME else "..."
        bits = next((str(argument) for argument in atom.arguments if isinstance(argument, int)), "")
        label = {Kind.MOD: "low", Kind.SIGNED: "signed", Kind.SIGN: "sign"}.get(atom.kind, str(atom.kind))
        return f"{label}{bits}({inner})"


def _fields_joined(atoms: Atoms, polynomial: Polynomial, depth: int) -> list[tuple[str, int]]:
    """Terms as (text, coefficient); runs of work-item bits with doubling coefficients become `lane[4:0]`."""
    groups: dict[tuple[tuple[int, ...], str], dict[int, tuple[str, int]]] = {}
    plain: list[tuple[str, int]] = []
    for monomial, coefficient in polynomial.sorted():
        words = [atom for atom in monomial if atoms[atom].is_bit and "." in atoms[atom].name]
        if len(words) != 1:
            plain.append(("*".join(atoms.name(atom, depth) for atom in monomial), coefficient))
            continue
        word, _, position = atoms[words[0]].name.partition(".")
        rest = tuple(atom for atom in monomial if atom != words[0])
        groups.setdefault((rest, word), {})[int(position)] = (word, coefficient)
    found: list[tuple[str, int]] = []
    for (rest, _), bits in groups.items():
        others = [atoms.name(atom, depth) for atom in rest]
        for first, last in _runs(bits):
            word, coefficient = bits[first]
            text = f"{word}[{last}:{first}]" if last > first else f"{word}[{first}]"
            found.append(("*".join([*others, text]), coefficient))
    constant = [term for term in plain if not term[0]]
    return [*(term for term in plain if term[0]), *found, *constant]


def _runs(bits: Mapping[int, tuple[str, int]]) -> Iterable[tuple[int, int]]:
    positions = sorted(bits)
    first = positions[0]
    for previous, position in pairwise(positions):
        same = bits[position][0] == bits[previous][0] and bits[position][1] == 2 * bits[previous][1]
        if position != previous + 1 or not same:
            yield first, previous
            first = position
    yield first, positions[-1]


class Valuation:
    """Concrete values: every leaf from `leaf`, derived atoms by their definition."""

    def __init__(self, atoms: Atoms, leaf: Callable[[Atom], int]) -> None:
        self.atoms = atoms
        self.leaf = leaf
        self.known: dict[int, int] = {}

    def of(self, polynomial: Polynomial) -> int:
        """The exact integer value."""
        total = 0
        for monomial, coefficient in polynomial.terms.items():
            product = coefficient
            for atom in monomial:
                product *= self.atom(atom)
            total += product
        return total

    def atom(self, number: int) -> int:
        """The value of an atom."""
        found = self.known.get(number)
        if found is None:
            found = self.known[number] = self._atom(self.atoms[number])
        return found

    def _atom(self, atom: Atom) -> int:
        if atom.kind in (Kind.INPUT, Kind.UNKNOWN):
            return self.leaf(atom)
        return _defined(atom, [self.of(polynomial) for polynomial in atom.polynomials])


def values_of(atoms: Atoms, value: Polynomial, count: int, leaf: Callable[[Atom], list[int]]) -> list[int]:
    """`count` values of a polynomial, as of a `Valuation`, for as many values of each leaf, which `leaf` lists."""
    known: dict[int, list[int]] = {}

    def of(polynomial: Polynomial) -> list[int]:
        total = [polynomial.constant] * count
        for monomial, factor in polynomial.terms.items():
            if monomial:
                products = reduce(lambda one, other: list(map(mul, one, other)), map(atom, monomial))
                total = [one + factor * other for one, other in zip(total, products, strict=True)]
        return total

    def atom(number: int) -> list[int]:
        if number not in known:
            found = atoms[number]
            is_leaf = found.kind in (Kind.INPUT, Kind.UNKNOWN)
            rows = () if is_leaf else zip(*map(of, found.polynomials), strict=True)
            known[number] = leaf(found) if is_leaf else [_defined(found, row) for row in rows]
        return known[number]

    return of(value)


def _defined(atom: Atom, values: Sequence[int]) -> int:
    """The value of a derived atom whose polynomials have these."""
    if atom.kind is not Kind.OPERATION:
        return _DEFINITIONS[atom.kind]([number for number in atom.arguments if isinstance(number, int)], values)
    operation = atom.arguments[0]
    assert isinstance(operation, tuple)
    op, width, imm, widths = operation
    patterns = tuple(value & ((1 << size) - 1) for value, size in zip(values, widths, strict=True))
    return concrete.apply(op, width, imm, widths, patterns)


def _low(value: int, bits: int) -> int:
    return value & ((1 << bits) - 1)


_DEFINITIONS: Final[Mapping[Kind, Callable[[list[int], Sequence[int]], int]]] = {
    Kind.MOD: lambda n, v: _low(v[0], n[0]),
    Kind.SIGNED: lambda n, v: signed(v[0], n[0]),
    Kind.SIGN: lambda n, v: _low(v[0], n[0]) >> (n[0] - 1),
    Kind.SHIFTED: lambda n, v: _low(v[0], n[0]) >> n[1],
    Kind.SIGNED_SHIFTED: lambda n, v: signed(v[0], n[0]) >> n[1],
    Kind.CARRY: lambda n, v: (_low(v[0], n[0]) + _low(v[1], n[0]) + v[2]) >> n[0],
    Kind.BORROW: lambda n, v: int(_low(v[0], n[0]) < _low(v[1], n[0]) + v[2]),
    Kind.EQUAL: lambda n, v: int(_low(v[0], n[0]) == 0),
    Kind.NEGATIVE: lambda n, v: int(v[0] < 0),
}

__all__ = ["CONSTANT", "NO_BOUNDS", "Atom", "Atoms", "Bounds", "Kind", "Valuation", "values_of"]
