"""Every operation on random terms: its normal form means in z3 what the operation means, for all inputs."""

from __future__ import annotations

from random import Random

import pytest
from verify_samples import Sample, random_inputs

from isatool.bitvec.facts import Facts
from isatool.isa.wave import WAVE32, WAVE64
from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values

z3 = pytest.importorskip("z3")

from z3_terms import MEANING, formula  # noqa: E402

WIDTHS = (8, 16, 32, 64)
STEPS = 24
"""operations of one run"""
INPUTS = 3
"""inputs of each width"""
TIMEOUT = 400
"""milliseconds for one question; products of unknowns take longer and are left to the samples"""


class Terms:
    """Values made from each other by random operations; a few inputs, so that they meet again."""

    def __init__(self, seed: int) -> None:
        self.source = Random(seed)
        self.values = Values(self.source.choice((WAVE32, WAVE64)))
        self.pool: dict[int, list[int]] = {width: [] for width in (1, *WIDTHS)}
        self.facts: list[object] = []
        self.known: dict[int, object] = {}
        self.favourite = self.source.choice(WIDTHS)
        every = (
            self._two, self._sum, self._opposite, self._multiple, self._shifted, self._chosen, self._compared,
            self._carried, self._logic, self._bit, self._extended, self._half, self._joined, self._counted,
        )  # fmt: skip
        self.kinds = self.source.sample(every, self.source.randrange(2, 7))
        """a few kinds of operations: those that meet rarely among all meet often in some run"""
        for width in self.pool:
            for number in range(INPUTS):
                facts = self._facts(width)
                uniform = self.source.random() < 0.3
                self._taken(self.values.symbol(("input", width, number), width, facts, uniform=uniform))
        self._taken(self.values.lane)

    def _facts(self, width: int) -> Facts:
        full, pick = (1 << width) - 1, self.source.random()
        if width == 1 or pick < 0.6:
            return Facts.anything(width)
        if pick < 0.75:
            return Facts.below(self.source.randrange(2, min(full, 300) + 1))
        if pick < 0.9:
            return Facts.of_bits(self.source.getrandbits(width) | 1)
        low = self.source.choice((0, 1, 16, full >> 1, full - 20))
        return Facts(full, low, self.source.randrange(low + 1, full + 1))

    def _taken(self, leaf: int) -> None:
        values, term = self.values, formula(self.values, leaf, self.known)
        self.facts += [z3.UGE(term, values.low[leaf]), z3.ULE(term, values.high[leaf])]
        self.facts.append(term & ~z3.BitVecVal(values.possible[leaf], values.width[leaf]) == 0)
        self.pool[values.width[leaf]].append(leaf)

    def _any(self, width: int) -> int:
        if self.source.random() < 0.2:
            number = self.source.choice((0, 1, 2, 3, 5, width, 1 << (width - 1), (1 << (width - 1)) - 1, -1, -2, -8))
            return self.values.const(number if self.source.random() < 0.8 else self.source.getrandbits(width), width)
        made = self.pool[width]
        return self.source.choice(made if self.source.random() < 0.5 else made[-5:])

    def _width(self, widths: tuple[int, ...] = WIDTHS) -> int:
        return self.favourite if self.favourite in widths and self.source.random() < 0.6 else self.source.choice(widths)

    def _amount(self, width: int) -> int:
        if self.source.random() < 0.8:
            return self.values.const(self.source.choice((1, 2, 3, width // 2, width - 1, self.source.randrange(width))))
        return self.values.make(Op.AND, 32, self._any(32), self.values.const(width - 1))

    def operation(self) -> tuple[Op, int, tuple[int, ...]]:
        """A random operation of the run's kinds: what it is, the width of its result, its arguments."""
        return self.source.choice(self.kinds)(self._width())

    def _two(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        op = self.source.choice((Op.AND, Op.OR, Op.XOR, Op.ADD, Op.SUB))
        return op, width, (self._any(width), self._any(width))

    def _sum(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        return self.source.choice((Op.ADD, Op.ADD, Op.SUB)), width, (self._any(width), self._any(width))

    def _opposite(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        if self.source.random() < 0.5:
            return Op.NOT, width, (self._any(width),)
        return Op.SUB, width, (self.values.const(0, width), self._any(width))

    def _multiple(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        factor = self.values.const(self.source.choice((2, 3, 4, 8, 0x101, -1, -4, 1 << width // 2)), width)
        return Op.MUL, width, (self._any(width), factor if self.source.random() < 0.95 else self._any(width))

    def _shifted(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        return self.source.choice((Op.SHL, Op.SHR, Op.SAR)), width, (self._any(width), self._amount(width))

    def _chosen(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        return Op.SELECT, width, (self._any(1), self._any(width), self._any(width))

    def _compared(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        return self.source.choice((Op.EQ, Op.ULT, Op.SLT)), 1, (self._any(width), self._any(width))

    def _carried(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        single = self.values.false if self.source.random() < 0.5 else self._any(1)
        return self.source.choice((Op.CARRY, Op.BORROW)), 1, (self._any(width), self._any(width), single)

    def _logic(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        return self.source.choice((Op.AND, Op.OR, Op.XOR)), 1, (self._any(1), self._any(1))

    def _bit(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        return Op.BIT, 1, (self._any(width), self._amount(width))

    def _extended(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        target = self._width((16, 32, 64))
        narrow = self.source.choice([target // 2, *(size for size in (1, *WIDTHS) if size < target)])
        return self.source.choice((Op.ZEXT, Op.ZEXT, Op.SEXT)), target, (self._any(narrow),)

    def _half(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        half = self._width((8, 16, 32))
        return self.source.choice((Op.TRUNC, Op.HIGH)), half, (self._any(2 * half),)

    def _joined(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        half = self._width((8, 16, 32))
        return Op.CONCAT, 2 * half, (self._any(half), self._any(half))

    def _counted(self, width: int) -> tuple[Op, int, tuple[int, ...]]:
        op = self.source.choice((Op.BITREV, Op.BITREV, Op.POPCOUNT, Op.CLZ, Op.CTZ, Op.MULHU, Op.MULHS))
        return op, 32, (self._any(32), self._any(32))[: 2 if op in (Op.MULHU, Op.MULHS) else 1]

    def problem(self) -> str:
        """Do one operation; what is wrong with its normal form, "" for nothing."""
        op, width, args = self.operation()
        values = self.values
        made = values.make(op, width, *args)
        if values.width[made] != width:
            return f"{op} of {width} bits has {values.width[made]}"
        if made not in self.pool[width] and not values.is_const(made):
            self.pool[width].append(made)
        meant = MEANING[op](width, [formula(values, arg, self.known) for arg in args])
        found = formula(values, made, self.known)
        known = z3.And(z3.UGE(found, values.low[made]), z3.ULE(found, values.high[made]))
        within = z3.And(known, found & ~z3.BitVecVal(values.possible[made], width) == 0)
        if z3.is_true(z3.simplify(z3.And(found == meant, within))):
            return ""
        solver = z3.Solver()
        solver.set("timeout", TIMEOUT)
        solver.add(*self.facts, z3.Not(z3.And(found == meant, within)))
        if solver.check() != z3.sat:
            return ""
        model = solver.model()
        return f"{op} of {width} bits on {args}: {model.eval(found)} instead of {model.eval(meant)} for {model}"


def problems(seed: int) -> str:
    """What is wrong with the values of one run, "" for nothing."""
    terms = Terms(seed)
    for _ in range(STEPS):
        found = terms.problem()
        if found:
            return f"seed {seed}: {found}"
    return samples_differ(terms, seed)


def samples_differ(terms: Terms, seed: int) -> str:
    """The same values evaluated lane by lane, and as the terms of z3 with the numbers put in."""
    values, inputs = terms.values, random_inputs(terms.values, seed)
    sample = Sample(values, inputs)
    for width in terms.pool:
        for value in terms.pool[width][-2:]:
            for lane in (0, values.wave_size - 1):
                leaves = [leaf for made in terms.pool.values() for leaf in made if not values.args[leaf]]
                pairs = [
                    (terms.known[leaf], z3.BitVecVal(sample.row(leaf)[lane], values.width[leaf])) for leaf in leaves
                ]
                number = z3.simplify(z3.substitute(formula(values, value, terms.known), *pairs)).as_long()
                found = sample.row(value)[lane]
                if number != found:
                    return f"seed {seed}: {values.op[value]} is {found:#x} in lane {lane}, not {number:#x}"
    return ""


@pytest.mark.parametrize("seed", [*range(24), 1857, 1965])
def test_normal_forms_of_random_terms_mean_what_the_operations_mean(seed: int) -> None:
    assert not problems(seed)


@pytest.mark.full
@pytest.mark.parametrize("first", range(100, 2100, 100))
def test_normal_forms_of_many_random_terms_mean_what_the_operations_mean(first: int) -> None:
    assert not [found for seed in range(first, first + 100) if (found := problems(seed))]
