"""The value of another lane means the same expression of that lane's number, its work-item and its loads, by z3."""

from __future__ import annotations

import random

import pytest
from examples import examples

from isatool.bitvec.facts import Facts
from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra

z3 = pytest.importorskip("z3")

from z3_terms import formula  # noqa: E402

LANES = 32
_BINARY = (Op.AND, Op.OR, Op.XOR, Op.ADD, Op.SUB)


def affine(rng: random.Random) -> tuple[int, ...]:
    """A lane for each lane, each bit of it a sum of bits: what quad_perm, row_xmask, row_share and swizzles can do."""
    rows = [rng.choice((0, 1 << place, 1 << rng.randrange(5), rng.randrange(LANES))) for place in range(5)]
    flips = rng.randrange(LANES)
    found = (sum((lane & row).bit_count() % 2 << place for place, row in enumerate(rows)) for lane in range(LANES))
    return tuple(lane ^ flips for lane in found)


class Terms:
    """Random values over the lane number, a work-item id and scalars, with loads from one state of memory."""

    def __init__(self, rng: random.Random, numbering: tuple[int, int]) -> None:
        self.rng = rng
        self.values = Values(LANES)
        self.item = self.values.symbol("item", 32, Facts.below(256), uniform=False)
        self.values.numbering[self.item] = numbering
        self.scalar = self.values.symbol("scalar")
        self.state = self.values.symbol("lds", 0)

    def make(self, depth: int) -> int:
        """A value of 32 bits."""
        rng, values = self.rng, self.values
        if depth == 0:
            constant = values.const(rng.choice((1, 3, 4, 28, 0x3C, 0xF0, rng.getrandbits(8))))
            return rng.choice((values.lane, self.item, self.item, self.scalar, constant))
        kind = rng.randrange(8)
        first = self.make(depth - 1)
        if kind == 0:
            return values.make(Op.MUL, 32, first, values.const(rng.randrange(2, 40)))
        if kind == 3:
            return values.make(rng.choice((Op.SHL, Op.SHR)), 32, first, values.const(rng.randrange(1, 8)))
        if kind == 1:
            condition = values.make(rng.choice((Op.EQ, Op.ULT)), 1, first, self.make(depth - 1))
            return values.make(Op.SELECT, 32, condition, self.make(depth - 1), self.make(depth - 1))
        if kind == 2:
            return values.node(Extra.LOAD, 32, (self.state, first), ("lds", 4, 0))
        return values.make(rng.choice(_BINARY), 32, first, self.make(depth - 1))

    def meaning(self, value: int, lane: object, item: object) -> object:
        """A value as a z3 term of the lane number and the work-item id."""
        known = {self.values.lane: lane, self.item: item, self.scalar: z3.BitVec("scalar", 32)}
        loads = z3.Function("load", z3.BitVecSort(32), z3.BitVecSort(32))
        seen: list[int] = [value]
        for top in seen:
            seen += [arg for arg in self.values.args[top] if arg not in seen]
        for part in sorted(seen):  # parts have smaller numbers than what is made of them
            if self.values.op[part] is Extra.LOAD:
                known[part] = loads(formula(self.values, self.values.args[part][1], known))
        return formula(self.values, value, known)


def of_lane(number: object, lanes: tuple[int, ...]) -> object:
    """The lane that a lane reads."""
    found = z3.BitVecVal(lanes[0], 32)
    for lane, source in enumerate(lanes):
        found = z3.If(number == lane, z3.BitVecVal(source, 32), found)
    return found


@pytest.mark.parametrize("numbering", [(0, 5), (0, 3), (3, 2), (5, 0)])
def test_another_lane_is_the_expression_with_its_number(numbering: tuple[int, int]) -> None:
    first, count = numbering
    low = (1 << count) - 1
    shown = 0
    for seed in range(examples(60)):
        rng = random.Random(f"{seed} {numbering}")
        terms = Terms(rng, numbering)
        value, lanes = terms.make(rng.randrange(1, 4)), affine(rng)
        values = terms.values
        gathered = values.permuted.of(value, lanes)
        lane, item = z3.BitVec("lane", 32), z3.BitVec("item", 32)
        source = of_lane(lane, lanes)
        meant = terms.meaning(value, source, (item & ~low) | (z3.LShR(source, first) & low))
        solver = z3.Solver()
        solver.set("rlimit", 40_000_000)
        solver.add(z3.ULT(lane, LANES), z3.ULT(item, 256), item & low == z3.LShR(lane, first) & low)
        solver.add(terms.meaning(gathered, lane, item) != meant)
        found = solver.check()
        assert found != z3.sat, (seed, value, lanes)
        shown += found == z3.unsat
    assert shown > 0.9 * examples(60)


def test_parts_that_are_the_lanes_own_stay_gathers() -> None:
    values = Values(LANES)
    lanes = tuple(lane ^ 1 for lane in range(LANES))
    own = values.symbol("v5", uniform=False)
    private = values.node(Extra.LOAD, 32, (values.symbol("scratch", 0), values.zero), ("scratch", 4, 0))
    chosen = values.make(
        Op.SELECT, 0, values.make(Op.EQ, 1, own, values.zero), values.symbol("a", 0), values.symbol("b", 0)
    )
    merged = values.node(Extra.LOAD, 32, (chosen, own), ("lds", 4, 0))
    matrix = values.node(Extra.MATRIX, 32, (own, values.true), ("wmma",))
    for value in (own, private, merged, matrix):
        found = values.permuted.of(value, lanes)
        assert (values.op[found], values.args[found][0]) == (Op.GATHER, value)


def test_a_large_value_stays_a_gather() -> None:
    values = Values(LANES)
    value = values.lane
    for _ in range(40):
        value = values.node(Op.FADD, 32, (value, values.node(Op.FMUL, 32, (value, value))))
    found = values.permuted.of(value, tuple(lane ^ 1 for lane in range(LANES)))
    assert values.op[found] is Op.GATHER


@pytest.mark.parametrize("first", [True, False])
def test_only_the_first_lane_has_the_first_id(first: bool) -> None:
    values = Values()
    item = values.symbol(("item",), 32, Facts.below(256), uniform=False)
    values.numbering[item] = 0, 5
    number = values.zero if first else values.make(Op.AND, 32, values.symbol(("number",), 32), values.const(31))
    found = values.node(Op.GATHER, 32, (item, number))
    assert values.possible[found] == (0xE0 if first else 0xFF)
