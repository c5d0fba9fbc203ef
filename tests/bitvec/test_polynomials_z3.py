"""The analyses' polynomials of random terms of 8 to 64 bits against z3: values, ranges and what branches bound."""

from __future__ import annotations

import random

import pytest

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Atom, Atoms, Kind
from isatool.analysis.polynomials import Polynomial, number
from isatool.analysis.symbolic import Evaluator
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.ops import Op

z3 = pytest.importorskip("z3")

from z3_terms import MEANING  # noqa: E402

WIDTHS = (8, 16, 32, 64)
LARGEST = 224
"""bits of a whole number: the product of two of 64 bits, times coefficients, summed up"""
STEPS = 14
EFFORT = 400_000
"""z3's own measure, so that the answer does not depend on the machine; a second at most"""
INPUTS = 2
KNOWN_BITS = 6
"""of the inputs of each width that are known bit by bit, like work-item ids"""


class Terms:
    """Random expressions, the polynomials that the analyses make of them, and z3's terms for both."""

    def __init__(self, seed: int) -> None:
        self.source = random.Random(seed)
        self.arithmetic = Arithmetic(Atoms())
        self.inputs: dict[Expr, Polynomial] = {}
        self.evaluator = Evaluator(self.arithmetic, self.inputs.get)
        self.terms: dict[Expr, object] = {}
        self.numbers: dict[int, object] = {}
        """what atoms are as whole numbers"""
        self.given: list[object] = []
        self.pool: dict[int, list[Expr]] = {width: [] for width in (1, *WIDTHS)}
        for width in WIDTHS:
            for place in range(INPUTS):
                self._input(width, place)
            self._bits(width)
        self.kinds = self.source.sample(KINDS, 5)
        self.decided = self.asked = 0

    def _leaf(self, width: int, place: int, term: object, value: Polynomial) -> None:
        leaf = al.interned(Op.VGPR, width, (), place)
        self.terms[leaf], self.inputs[leaf] = term, value
        self.pool[width].append(leaf)

    def _input(self, width: int, place: int) -> None:
        full = (1 << width) - 1
        low, high = self.source.choice(((0, full), (0, full), (0, 40), (full - 30, full), (16, full >> 1)))
        atom = self.arithmetic.atoms.leaf(Kind.INPUT, (width, place), low, high, uniform=True, name=f"x{width}.{place}")
        term = z3.BitVec(f"x{width}_{place}", width)
        self.numbers[atom.number] = z3.ZeroExt(LARGEST - width, term)
        self.given += [z3.UGE(term, low), z3.ULE(term, high)]
        self._leaf(width, place, term, Polynomial({(atom.number,): 1}))

    def _bits(self, width: int) -> None:
        terms, total = [], number(0)
        for bit in range(KNOWN_BITS):
            atom = self.arithmetic.atoms.leaf(
                Kind.INPUT, ("bit", width, bit), 0, 1, uniform=False, name=f"b{width}.{bit}"
            )
            terms.append(z3.BitVec(f"b{width}_{bit}", 1))
            self.numbers[atom.number] = z3.ZeroExt(LARGEST - 1, terms[-1])
            total += Polynomial({(atom.number,): 1 << bit})
        self._leaf(width, INPUTS, z3.Concat(z3.BitVecVal(0, width - KNOWN_BITS), *terms[::-1]), total)

    # -- random terms

    def any(self, width: int) -> Expr:
        """A term that was made, or a constant."""
        if width == 1 and not self.pool[1]:
            return al.make(Op.ULT, 1, *(self.any(8) for _ in range(2)))
        if self.source.random() < 0.2 and width > 1:
            return al.const(self.source.choice((0, 1, 2, 3, 7, 8, 56, 1 << width - 1, -1, -8)), width)
        return self.source.choice(self.pool[width][-6:])

    def amount(self, width: int) -> Expr:
        """A constant below a width."""
        return al.const(self.source.choice((1, 2, 3, width // 2, width - 1)))

    def step(self) -> str:
        """Make one term; what is wrong with its polynomial, "" for nothing."""
        op, width, args = self.source.choice(self.kinds)(self, self.source.choice(WIDTHS))
        made = al.make(op, width, *args)
        term = MEANING[op](width, [self.term(arg) for arg in args])
        value = self.evaluator(made)
        if value is None or made.is_const:
            return ""
        self.terms[made] = term
        if made not in self.pool[width]:
            self.pool[width].append(made)
        found = self.number(value)
        low, high = self.arithmetic.range(value)
        same = found == z3.ZeroExt(LARGEST - 1, term) if width == 1 else z3.Extract(width - 1, 0, found) == term
        right = [self.shown(z3.And(same, found >= low, found <= high))]
        if width == 1:
            truth = self.source.random() < 0.5
            bounds = self.arithmetic.assuming(value, truth).items()
            limits = [z3.And(self.atom(atom) >= low, self.atom(atom) <= high) for atom, (low, high) in bounds]
            right.append(self.shown(z3.And(*limits), term == int(truth)))
        return "" if all(right) else f"{op} of {width} bits: {made} as {value!r}"

    def shown(self, claim: object, *given: object) -> bool:
        """False if z3 refutes a claim."""
        self.asked += 1
        solver = z3.Solver()
        solver.set("rlimit", EFFORT)
        solver.add(*self.given, *given, z3.Not(claim))
        answer = solver.check()
        self.decided += answer == z3.unsat
        return answer != z3.sat

    def term(self, expr: Expr) -> object:
        """What an expression means."""
        if expr.is_const:
            return z3.BitVecVal(expr.imm, expr.width)
        found = self.terms.get(expr)
        if found is None:
            found = self.terms[expr] = MEANING[expr.op](expr.width, [self.term(arg) for arg in expr.args])
        return found

    # -- polynomials as whole numbers

    def number(self, value: Polynomial) -> object:
        """A polynomial as a whole number."""
        total = z3.BitVecVal(0, LARGEST)
        for monomial, coefficient in value.terms.items():
            product = z3.BitVecVal(coefficient, LARGEST)
            for atom in monomial:
                if atom < 0:  # a bit
                    product = z3.If(self.atom(atom) == 1, product, z3.BitVecVal(0, LARGEST))
                else:
                    product = product * self.atom(atom)
            total += product
        return total

    def atom(self, atom: int) -> object:
        """An atom as a whole number, by what its kind is defined as."""
        found = self.numbers.get(atom)
        if found is None:
            found = self.numbers[atom] = self._defined(self.arithmetic.atoms[atom])
        return found

    def _defined(self, atom: Atom) -> object:
        values = [self.number(value) for value in atom.polynomials]
        sizes = [argument for argument in atom.arguments if isinstance(argument, int)]

        def word(value: object, *, signed: bool = False) -> object:
            size = sizes[0]
            return (z3.SignExt if signed else z3.ZeroExt)(LARGEST - size, z3.Extract(size - 1, 0, value))

        def flag(condition: object) -> object:
            return z3.If(condition, z3.BitVecVal(1, LARGEST), z3.BitVecVal(0, LARGEST))

        match atom.kind:
            case Kind.MOD:
                return word(values[0])
            case Kind.SIGNED:
                return word(values[0], signed=True)
            case Kind.SIGN:
                return word(values[0]) >> sizes[0] - 1
            case Kind.SHIFTED:
                return word(values[0]) >> sizes[1]
            case Kind.SIGNED_SHIFTED:
                return word(values[0], signed=True) >> sizes[1]
            case Kind.CARRY:
                return (word(values[0]) + word(values[1]) + values[2]) >> sizes[0]
            case Kind.BORROW:
                return flag(word(values[0]) < word(values[1]) + values[2])
            case Kind.EQUAL:
                return flag(word(values[0]) == 0)
            case Kind.NEGATIVE:
                return flag(values[0] < 0)
        operation = atom.arguments[0]
        assert atom.kind is Kind.OPERATION
        assert isinstance(operation, tuple)
        op, width, _, widths = operation
        parts = [z3.Extract(size - 1, 0, value) for size, value in zip(widths, values, strict=True)]
        return z3.ZeroExt(LARGEST - width, MEANING[op](width, parts))


Made = tuple[Op, int, tuple[Expr, ...]]


def _two(terms: Terms, width: int) -> Made:
    op = terms.source.choice((Op.AND, Op.OR, Op.XOR, Op.ADD, Op.SUB))
    return op, width, (terms.any(width), terms.any(width))


def _sum(terms: Terms, width: int) -> Made:
    return terms.source.choice((Op.ADD, Op.SUB)), width, (terms.any(width), terms.any(width))


def _masked(terms: Terms, width: int) -> Made:
    mask = al.const(
        terms.source.choice((1, 7, 0x38, 0xF0, -2, -16, (1 << width - 1) - 1, 0x1C | 1 << width - 1)), width
    )
    return terms.source.choice((Op.AND, Op.AND, Op.OR, Op.XOR)), width, (terms.any(width), mask)


def _multiple(terms: Terms, width: int) -> Made:
    factor = al.const(terms.source.choice((2, 3, 4, 8, -1, -4, 1 << width // 2)), width)
    return Op.MUL, width, (terms.any(width), factor)


def _shifted(terms: Terms, width: int) -> Made:
    return terms.source.choice((Op.SHL, Op.SHR, Op.SAR)), width, (terms.any(width), terms.amount(width))


def _opposite(terms: Terms, width: int) -> Made:
    return Op.NOT, width, (terms.any(width),)


def _chosen(terms: Terms, width: int) -> Made:
    return Op.SELECT, width, (terms.any(1), terms.any(width), terms.any(width))


def _compared(terms: Terms, width: int) -> Made:
    return terms.source.choice((Op.EQ, Op.ULT, Op.SLT)), 1, (terms.any(width), terms.any(width))


def _carried(terms: Terms, width: int) -> Made:
    single = terms.any(1) if terms.source.random() < 0.5 else al.FALSE
    return terms.source.choice((Op.CARRY, Op.BORROW)), 1, (terms.any(width), terms.any(width), single)


def _logic(terms: Terms, width: int) -> Made:
    return terms.source.choice((Op.AND, Op.OR, Op.XOR)), 1, (terms.any(1), terms.any(1))


def _bit(terms: Terms, width: int) -> Made:
    return Op.BIT, 1, (terms.any(width), terms.amount(width))


def _extended(terms: Terms, width: int) -> Made:
    target = terms.source.choice((16, 32, 64))
    return terms.source.choice((Op.ZEXT, Op.SEXT)), target, (terms.any(target // 2),)


def _half(terms: Terms, width: int) -> Made:
    half = terms.source.choice((8, 16, 32))
    return terms.source.choice((Op.TRUNC, Op.HIGH)), half, (terms.any(2 * half),)


def _joined(terms: Terms, width: int) -> Made:
    half = terms.source.choice((8, 16, 32))
    return Op.CONCAT, 2 * half, (terms.any(half), terms.any(half))


def _counted(terms: Terms, width: int) -> Made:
    return terms.source.choice((Op.POPCOUNT, Op.CLZ, Op.CTZ, Op.BITREV)), 32, (terms.any(32),)


KINDS = (
    _two, _sum, _masked, _multiple, _shifted, _opposite, _chosen, _compared, _carried, _logic, _bit, _extended, _half,
    _joined, _counted,
)  # fmt: skip


def problems(seed: int) -> str:
    """What is wrong with the polynomials of one run, "" for nothing."""
    terms = Terms(seed)
    for _ in range(STEPS):
        found = terms.step()
        if found:
            return f"seed {seed}: {found}"
    assert 2 * terms.decided > terms.asked, f"seed {seed}: z3 decides {terms.decided} of {terms.asked}"
    return ""


@pytest.mark.parametrize("seed", range(8))
def test_polynomials_of_random_terms_mean_what_the_operations_mean(seed: int) -> None:
    assert not problems(seed)


@pytest.mark.full
@pytest.mark.parametrize("first", range(100, 1100, 100))
def test_polynomials_of_many_random_terms_mean_what_the_operations_mean(first: int) -> None:
    assert not [found for seed in range(first, first + 100) if (found := problems(seed))]
