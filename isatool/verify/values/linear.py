"""Inequalities between whole numbers: what follows from the comparisons that are known on a path.

A 32 or 64-bit value takes part as a whole number where its sum provably does not wrap. A fact is a sum of terms that is
at least 0. Something follows if taking a few facts from it leaves what the intervals of the atoms show: sound and
bounded, far from complete. Facts and limits are tightened to multiples; the parts of a value that a mask of leading
ones keeps are rounded down to them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from isatool.bitvec.intervals import Interval, of_sum
from isatool.bitvec.words import signed
from isatool.semantics.ops import Op
from isatool.verify.budget import COMPARISON
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra
from isatool.verify.values.ring import signed_range
from isatool.verify.values.sums import terms_of

Key = tuple[tuple[int, bool], ...]
"""a product of atoms, each with True if it is read as a signed number"""
_MOST_FACTS: Final = 48
"""of a path; a question looks at all of them"""
_DEEPEST: Final = 4
"""facts added up in one argument: the search branches at each"""
_MOST_STEPS: Final = 3000
"""of one question; the budget of the proof counts them"""


class LinearForm(NamedTuple):
    """constant + sum of coefficient * term, as a whole number."""

    constant: int
    terms: tuple[tuple[Key, int], ...]


def _made(constant: int, terms: dict[Key, int]) -> LinearForm:
    return LinearForm(constant, tuple(sorted((key, factor) for key, factor in terms.items() if factor)))


def _plus(a: LinearForm, b: LinearForm, factor: int = 1) -> LinearForm:
    terms = dict(a.terms)
    for key, coefficient in b.terms:
        terms[key] = terms.get(key, 0) + factor * coefficient
    return _made(a.constant + factor * b.constant, terms)


class Inequalities:
    """What is known on one path, as a decision diagram, and questions about it."""

    def __init__(self, values: Values, path: int) -> None:
        self.values = values
        self.facts: list[LinearForm] = []
        self._differ: list[LinearForm] = []
        self._steps = 0
        self._taken = False
        """whether the comparisons have been taken in once"""
        self._bounds: dict[int, tuple[int, int]] = {}
        self._take(path)
        self._saying: dict[Key, list[LinearForm]] = {}
        """the facts that say something of a term"""
        for fact in self.facts:
            for key, _ in fact.terms:
                self._saying.setdefault(key, []).append(fact)

    # -- whole numbers

    def form(self, value: int, *, as_signed: bool = False) -> LinearForm:
        """A value as a whole number; one opaque term where its sum may wrap."""
        values = self.values
        width = values.width[value]
        if width == 1:
            return LinearForm(0, ((((value, False),), 1),))
        if values.op[value] is Op.ZEXT:
            return self.form(values.args[value][0])
        if values.op[value] is Op.SEXT and as_signed:
            return self.form(values.args[value][0], as_signed=True)
        constant, terms = terms_of(values, value)
        whole = signed(constant, width) if as_signed or terms else constant
        found: dict[Key, int] = {}
        for atoms, coefficient in terms:
            key = tuple(self._atom(atom, as_signed) for atom in atoms)
            found[key] = found.get(key, 0) + signed(coefficient, width)
        form = self._without_extensions(_made(whole, found))
        low, high = self.interval(form)
        half = 1 << (width - 1)
        least, most = (-half, half - 1) if as_signed else (0, 2 * half - 1)
        if (low >= least and high <= most) or self._within(form, least, most):
            return form
        return LinearForm(0, ((((value, as_signed),), 1),))

    def _within(self, form: LinearForm, least: int, most: int) -> bool:
        """Whether a sum does not wrap on this path, though its atoms alone would allow it."""
        if not self._taken or not form.terms or (len(form.terms) == 1 and form.constant == 0):
            return False
        above, below = form._replace(constant=form.constant - least), _plus(LinearForm(most, ()), form, -1)
        return self.at_least_0(above) and self.at_least_0(below)

    def _atom(self, atom: int, as_signed: bool) -> tuple[int, bool]:
        """An atom below half of its range is the same number both ways."""
        return atom, as_signed and not self.values.fits(atom, self.values.width[atom] - 1)

    def _without_extensions(self, form: LinearForm) -> LinearForm:
        """Extended atoms as what they extend, so that 32 and 64 bits speak of the same numbers."""
        values = self.values
        if not any(values.op[atom] in (Op.ZEXT, Op.SEXT) for key, _ in form.terms for atom, _ in key):
            return form
        terms: dict[Key, int] = {}
        for key, factor in form.terms:
            made = []
            for atom, flag in key:
                op = values.op[atom]
                if op in (Op.ZEXT, Op.SEXT) and values.width[values.args[atom][0]] > 1:
                    made.append(self._atom(values.args[atom][0], op is Op.SEXT))
                else:
                    made.append((atom, flag))
            term = tuple(sorted(made))
            terms[term] = terms.get(term, 0) + factor
        return _made(form.constant, terms)

    def interval(self, form: LinearForm) -> tuple[int, int]:
        """The least and the largest value that the intervals of the atoms allow."""
        values = self.values

        def reach(atom: int, is_signed: bool) -> Interval:
            return signed_range(values, atom) if is_signed else (values.low[atom], values.high[atom])

        return of_sum(form.constant, ((factor, [reach(*part) for part in key]) for key, factor in form.terms))

    # -- facts

    def _take(self, path: int) -> None:
        values = self.values
        literals = values.decisions.literals(path)
        for self._taken in (False, True):  # once more with what is known by then about sums that might wrap
            for number, holds in literals.items():
                for fact in self._meaning(values.conditions.variables[number], holds):
                    self._add(fact)
            self._link_readings()
        for fact in list(self.facts):
            self._round_down(fact)
        for form in self._differ:
            if self.at_least_0(form):
                self._add(form._replace(constant=form.constant - 1))

    def _link_readings(self) -> None:
        """An atom read as signed is at most the same read as unsigned; equal where the top bit is clear."""
        seen = {part for form in self.facts for key, _ in form.terms for part in key}
        for atom in sorted({atom for atom, flag in seen if flag and (atom, False) in seen}):
            plain, with_sign = (LinearForm(0, ((((atom, flag),), 1),)) for flag in (False, True))
            top = (1 << (self.values.width[atom] - 1)) - 1
            self._add(_plus(plain, with_sign, -1))
            if self.at_least_0(with_sign) or self.at_least_0(_plus(LinearForm(top, ()), plain, -1)):
                self._add(_plus(with_sign, plain, -1))

    def _add(self, fact: LinearForm) -> None:
        fact = self._tightened(fact)
        if fact.terms and fact not in self.facts and len(self.facts) < _MOST_FACTS:
            self.facts.append(fact)

    def _meaning(self, condition: int, holds: bool) -> list[LinearForm]:
        """A comparison as sums that are at least 0."""
        values = self.values
        op, args = values.op[condition], values.args[condition]
        if op is Op.ULT or op is Op.SLT:
            a, b = (self.form(arg, as_signed=op is Op.SLT) for arg in args)
            if holds:
                return [_plus(b, a, -1)._replace(constant=b.constant - a.constant - 1)]
            return [_plus(a, b, -1)]
        if op is Op.BIT and values.constant(args[1]) == values.width[args[0]] - 1:
            form = self.form(args[0], as_signed=True)
            return [_plus(LinearForm(-1, ()), form, -1)] if holds else [form]
        if op is Op.EQ and values.constant(args[1]) == 0:
            return self._zero(args[0], holds)
        return []

    def _zero(self, value: int, holds: bool) -> list[LinearForm]:
        form = self._difference(value)
        if form is None:
            return []
        opposite = _plus(LinearForm(0, ()), form, -1)
        if holds:
            return [form, opposite]
        low, high = self.interval(form)
        if low >= 0:
            return [form._replace(constant=form.constant - 1)]
        if high <= 0:
            return [opposite._replace(constant=opposite.constant - 1)]
        self._differ += [form, opposite]
        return []

    def _difference(self, value: int) -> LinearForm | None:
        """A whole number that is 0 if and only if the value is."""
        values = self.values
        width = values.width[value]
        constant, terms = terms_of(values, value)
        found: dict[Key, int] = {}
        for atoms, coefficient in terms:
            found[tuple((atom, False) for atom in atoms)] = signed(coefficient, width)
        form = self._without_extensions(_made(signed(constant, width) if terms else constant, found))
        low, high = self.interval(form)
        return form if low > -(1 << width) and high < 1 << width else None

    def _multiple(self, key: Key) -> int:
        """A power of two that divides a term."""
        found = 1
        for atom, _ in key:
            possible = self.values.possible[atom]
            found *= possible & -possible if possible else 1 << 62
        return found

    def _tightened(self, fact: LinearForm) -> LinearForm:
        """The constant rounded down to what the terms are multiples of."""
        step = 0
        for key, factor in fact.terms:
            part = abs(factor) * self._multiple(key)
            step = part & -part if not step else min(step, part & -part)
        return fact._replace(constant=fact.constant // step * step) if step > 1 else fact

    def _masked(self, fact: LinearForm) -> Iterable[tuple[int, int, LinearForm]]:
        """(masked value, what it is a multiple of, the value before as a number) of masks whose value is in a fact."""
        atoms = {atom for form in (*self.facts, fact) for key, _ in form.terms for atom, _ in key if len(key) == 1}
        for atom in atoms:
            if self.values.op[atom] is Op.AND:
                inner, other = self.values.args[atom]
                mask = self.values.constant(other)
                if not mask:
                    continue
                form = self.form(inner)
                bits = mask.bit_length()
                low, high = self.interval(form)
                possible = self.values.possible[inner] & ((1 << bits) - 1)
                if mask | ((mask & -mask) - 1) | ~possible == -1 and low >> bits == high >> bits:
                    yield atom, mask & -mask, form._replace(constant=form.constant - (low >> bits << bits))

    def _round_down(self, fact: LinearForm) -> None:
        """From x >= multiples of 8 follows (x & -8) >= multiples of 8; and x & -8 lies in x-7 .. x."""
        for atom, step, inner in self._masked(fact):
            itself = LinearForm(0, ((((atom, False),), 1),))
            self._add(_plus(inner, itself, -1))
            self._add(_plus(_plus(itself, inner, -1), LinearForm(step - 1, ())))
            rest = _plus(fact, inner, -1)
            if all(factor * self._multiple(key) % step == 0 for key, factor in rest.terms):
                self._add(_plus(itself, rest._replace(constant=-(-rest.constant // step * step))))

    # -- questions

    def at_least_0(self, form: LinearForm) -> bool:
        """True if the number is certainly not negative on this path."""
        self._steps = _MOST_STEPS
        found = self._follows(self._tightened(form), _DEEPEST)
        self.values.count(COMPARISON * (_MOST_STEPS - self._steps + 1))
        return found

    def _follows(self, form: LinearForm, depth: int) -> bool:
        low, high = self.interval(form)
        if low >= 0:
            return True
        self._steps -= 1
        if high < -(1 << 66) or depth == 0 or self._steps < 0:
            return False
        wanted = {key for key, factor in form.terms}
        for fact in self.facts:
            for key, factor in fact.terms:
                if key not in wanted:
                    continue
                mine = dict(form.terms)[key]
                if mine * factor < 0 or mine % factor:
                    continue
                if self._follows(self._tightened(_plus(form, fact, -(mine // factor))), depth - 1):
                    return True
        return False

    def contradictory(self) -> bool:
        """True if no input takes this path."""
        return any(self._refuted(fact) for fact in self.facts)

    def _refuted(self, fact: LinearForm) -> bool:
        return self.at_least_0(_plus(LinearForm(-1, ()), fact, -1))

    def decide(self, condition: int) -> bool | None:
        """Whether an elementary condition holds, None if that is not known."""
        for holds in (True, False):
            needed = self._needed(condition, holds)
            if needed and all(self.at_least_0(form) for form in needed):
                return holds
        return None

    def _needed(self, condition: int, holds: bool) -> list[LinearForm]:
        """Sums that, all at least 0, say that a condition holds or not."""
        op, args = self.values.op[condition], self.values.args[condition]
        if op is not Op.EQ:
            return self._meaning(condition, holds)
        if self.values.constant(args[1]) != 0:
            return []
        form = self._difference(args[0])
        if form is None:
            return []
        opposite = _plus(LinearForm(0, ()), form, -1)
        if holds:
            return [form, opposite]
        above = form._replace(constant=form.constant - 1)
        return [above if self.at_least_0(above) else opposite._replace(constant=opposite.constant - 1)]

    def bounds(self, value: int) -> tuple[int, int]:
        """An interval of a value as an unsigned number on this path."""
        found = self._bounds.get(value)
        if found is None:
            found = self._bounds[value] = self._bounded(value)
        return found

    def _bounded(self, value: int) -> tuple[int, int]:
        values = self.values
        low, high = values.low[value], values.high[value]
        form = self.form(value)
        if form.terms == ((((value, False),), 1),) and values.op[value] is Extra.SUM:
            return low, high
        least, most = self.interval(form)  # a sum that does not wrap here, though it may elsewhere
        low, high = max(low, least), min(high, most)
        mine = dict(form.terms)
        for fact in dict.fromkeys(fact for key in mine for fact in self._saying.get(key, ())):
            # value <= value + times * fact, value >= value - times * fact
            for times in {max(1, abs(mine[key] // factor)) for key, factor in fact.terms if key in mine}:
                high = min(high, self.interval(_plus(form, fact, times))[1])
                low = max(low, self.interval(_plus(form, fact, -times))[0])
        possible = values.possible[value]
        step = possible & -possible
        return (-(-low // step) * step, high // step * step) if step else (0, 0)
