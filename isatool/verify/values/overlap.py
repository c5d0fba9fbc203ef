"""Whether two accesses can touch the same byte, by any two lanes of a wave (see `bitvec.distances`)."""

from __future__ import annotations

from typing import NamedTuple

from isatool.bitvec.distances import DistancePart, Span, may_meet, parts_of, span
from isatool.bitvec.intervals import of_product
from isatool.bitvec.words import runs_of_ones, signed
from isatool.semantics.ops import Op
from isatool.verify.values.facts import span_of_sum
from isatool.verify.values.nodes import Extra, Term
from isatool.verify.values.ring import combine, linear
from isatool.verify.values.sums import terms_of
from isatool.verify.values.table import Table

Monomial = tuple[int, ...]


class _Address(NamedTuple):
    """An address: its constant, the terms that are the same in all lanes, the number of its list of other terms."""

    constant: int
    shared: dict[Monomial, int]
    form: int
    """the number of `shared`"""
    lanes: int
    based: int
    """the dword of its pointer, of those that are granted to reach different memory; -1 if there is not just one"""


class Overlaps:
    """Answers about the addresses of one table, each question once.

    `apart`: pairs of pointers that are granted to reach different memory, each the place of its lower dword.
    """

    def __init__(self, table: Table, apart: tuple[tuple[int, int], ...] = ()) -> None:
        self.table = table
        self.apart = frozenset((*apart, *((second, first) for first, second in apart)))
        self.halves = {place: self._halves(place) for pair in apart for place in pair}
        self._addresses: dict[tuple[int, bool], _Address] = {}
        self._lanes: dict[tuple[Term, ...], int] = {(): 0}
        self._lists: list[tuple[Term, ...]] = [()]
        self._forms: dict[tuple[Term, ...], int] = {}
        """what addresses have in common with other lanes' -> its number; differences have numbers of the same kind"""
        self._differences: dict[tuple[int, int], tuple[int, tuple[Term, ...]]] = {}
        """(number of a form, that of another one) -> number and terms of their difference"""
        self._known: dict[tuple[int, ...], bool] = {}

    def may_overlap(self, a: int, size_a: int, b: int, size_b: int, *, same_lane: bool = False) -> bool:
        """True unless bytes a .. a+size_a-1 of one lane never meet b .. b+size_b-1 of any lane (or of the same one).

        Parts of the addresses that differ between lanes count as independent in the two; the whole must not wrap.
        """
        first, second = self._address(a, same_lane), self._address(b, same_lane)
        if self.apart and (first.based, second.based) in self.apart:
            return False
        width = self.table.width[a]
        forms = first.form, second.form
        difference, terms = self._differences.get(forms) or self._difference(forms, first.shared, second.shared)
        offset = first.constant - second.constant
        key = (width, offset, difference, first.lanes, second.lanes, size_a, size_b)
        found = self._known.get(key)
        if found is None:
            parts = self._parts(terms, self._lists[first.lanes], self._lists[second.lanes])
            found = self._known[key] = may_meet(parts, offset, width, size_a, size_b)
        return found

    def _difference(
        self, forms: tuple[int, int], first: dict[Monomial, int], second: dict[Monomial, int]
    ) -> tuple[int, tuple[Term, ...]]:
        shared = dict(first)
        for atoms, factor in second.items():
            shared[atoms] = shared.get(atoms, 0) - factor
        terms = tuple(sorted((atoms, factor) for atoms, factor in shared.items() if factor))
        found = self._differences[forms] = self._forms.setdefault(terms, len(self._forms)), terms
        return found

    def _address(self, value: int, same_lane: bool) -> _Address:
        found = self._addresses.get((value, same_lane))
        if found is None:
            width = self.table.width[value]
            constant, terms = terms_of(self.table, value if same_lane else _lanes_split(self.table, value))
            shared: dict[Monomial, int] = {}
            apart: list[Term] = []
            for atoms, coefficient in terms:
                if same_lane or all(self.table.uniform[atom] for atom in atoms):
                    shared[atoms] = signed(coefficient, width)
                else:
                    apart.append((atoms, signed(coefficient, width)))
            lanes = tuple(apart)
            if lanes not in self._lanes:
                self._lanes[lanes] = len(self._lists)
                self._lists.append(lanes)
            form = self._forms.setdefault(tuple(sorted(shared.items())), len(self._forms))
            found = _Address(signed(constant, width), shared, form, self._lanes[lanes], self._pointer(shared))
            self._addresses[value, same_lane] = found
        return found

    def _halves(self, place: int) -> tuple[int, int]:
        """Both dwords of a pointer as 64-bit numbers."""
        dwords = (place, combine(self.table, 64, ((place, 1),), 4))
        low, high = (self.table.node(Extra.FETCH, 32, (dword,)) for dword in dwords)
        return self.table.make(Op.ZEXT, 64, low), self.table.make(Op.ZEXT, 64, high)

    def _pointer(self, shared: dict[Monomial, int]) -> int:
        named = [place for place, halves in self.halves.items() if any((half,) in shared for half in halves)]
        whole = [
            place
            for place, (low, high) in self.halves.items()
            if shared.get((low,)) == 1 and shared.get((high,)) == 1 << 32
        ]
        return whole[0] if whole == named and len(whole) == 1 else -1

    def _parts(self, shared: tuple[Term, ...], first: tuple[Term, ...], second: tuple[Term, ...]) -> list[DistancePart]:
        """The terms of a distance by the number that is the same in all lanes; the rest last, times 1."""
        opposite = ((atoms, -factor) for atoms, factor in second)
        uniform = self.table.uniform
        return parts_of((*shared, *first, *opposite), self._interval, lambda atom: uniform[atom], self._spans)

    def _interval(self, atoms: Monomial) -> tuple[int, int]:
        return of_product((self.table.low[atom], self.table.high[atom]) for atom in atoms)

    def _spans(self, atoms: Monomial, factor: int) -> list[Span]:
        """factor * product: the fields of a value in whose bits there are gaps; else one number, in steps of what
        divides the product for certain.
        """
        possible = self.table.possible[atoms[0]]
        fields = list(runs_of_ones(possible)) if len(atoms) == 1 else []
        if len(fields) > 1:
            return [span(factor << first, 0, (1 << last - first) - 1) for first, last in fields]
        least, most = self._interval(atoms)
        step = _divisor(self.table, atoms)
        return [span(factor * step, -(-least // step), most // step)]


def _lanes_split(table: Table, value: int) -> int:
    """An equal value in which the lane part is outside of sign and zero extensions: of 64 * group + item, the item.

    A sum of a multiple of 2**k and of something below 2**k wraps and turns negative only if the multiple does.
    """
    for atoms, coefficient in terms_of(table, value)[1]:
        op = table.op[atoms[0]]
        if len(atoms) > 1 or op not in (Op.SEXT, Op.ZEXT) or table.uniform[atoms[0]]:
            continue
        inner = table.args[atoms[0]][0]
        width = table.width[inner]
        if width == 1:
            continue
        constant, terms = terms_of(table, inner)
        shared = [(own, factor) for own, factor in terms if all(table.uniform[atom] for atom in own)]
        lanes = [(own, factor) for own, factor in terms if not all(table.uniform[atom] for atom in own)]
        steps = [factor * _divisor(table, own) for own, factor in shared]
        step = min(1 << width - 1, *(multiple & -multiple for multiple in steps)) if steps else 1
        low, high = span_of_sum(table, width, constant % step, lanes)
        if low < 0 or high >= step:
            continue
        upper = linear(table, width, constant - constant % step, dict(shared))
        lower = linear(table, width, constant % step, dict(lanes))
        wide = table.width[value]
        extend = Op.SEXT if op is Op.SEXT else Op.ZEXT
        parts = ((value, 1), (atoms[0], -coefficient), (table.make(extend, wide, upper), coefficient))
        value = combine(table, wide, (*parts, (table.make(Op.ZEXT, wide, lower), coefficient)))
    return value


def _divisor(table: Table, atoms: Monomial) -> int:
    """A power of two that divides a product."""
    found = 1
    for atom in atoms:
        found *= table.possible[atom] & -table.possible[atom] or 1
    return found
