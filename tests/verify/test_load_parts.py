"""Loads that lanes exchange parts of: every normal form has the bytes that the operations give, lane by lane."""

from __future__ import annotations

import math
import random

import pytest
from examples import examples

from isatool.bitvec.facts import Facts
from isatool.semantics import concrete
from isatool.semantics.effects import Space
from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra
from isatool.verify.values.sums import terms_of

ITEMS = 128
MEMORY = random.Random(7).randbytes(1 << 14)


class Machine:
    """Values over one work-item id and one state of LDS."""

    def __init__(self, source: random.Random) -> None:
        self.source = source
        self.values = Values(32)
        self.item = self.values.symbol("item", 32, Facts.below(ITEMS), uniform=False)
        self.values.numbering[self.item] = (0, 5)
        self.state = self.values.symbol("state", 0)

    def make(self, op: Op, *args: int, width: int = 32) -> int:
        return self.values.make(op, width, *args)

    def bit(self, place: int) -> int:
        return self.make(Op.BIT, self.item, self.values.const(place), width=1)

    def address(self) -> int:
        """A multiple of 4 that depends on the work-item in all ways that passes write."""
        const, pick = self.values.const, self.source.randrange
        total = const(4 * pick(64))
        for _ in range(pick(1, 3)):
            place, factor = pick(5), 4 * pick(1, 40)
            field = self.make(Op.AND, self.make(Op.SHR, self.item, const(place)), const((1 << pick(1, 3)) - 1))
            if pick(4) == 0:
                field = self.make(Op.XOR, field, const(pick(4)))
            if pick(6) == 0:
                field = self.make(Op.SELECT, self.bit(pick(3)), field, const(pick(4)))
            total = self.make(Op.ADD, total, self.make(Op.MUL, field, const(factor)))
        return total

    def load(self) -> int:
        values, size = self.values, self.source.choice((1, 4, 4, 4))
        address = self.make(Op.ADD, self.address(), values.const(size * self.source.randrange(4 // size)))
        return values.node(Extra.LOAD, 32, (self.state, address), (Space.LDS.value, size, 0))

    def bytes_of_word(self) -> int:
        """Loads of neighbouring bytes and halves, most of them at their places in a word."""
        const, pick, total = self.values.const, self.source.randrange, self.values.zero
        address, place = self.make(Op.ADD, self.address(), const(self.source.choice((0, 0, 1, 2)))), 0
        while place < 4:
            size = self.source.choice((1, 2)) if place < 3 else 1
            at = self.make(Op.ADD, address, const(place + (pick(6) == 0)))
            part = self.values.node(Extra.LOAD, 32, (self.state, at), (Space.LDS.value, size, 0))
            total = self.make(Op.OR, total, self.make(Op.SHL, part, const(8 * place)))
            place += size
        return total

    def word(self, depth: int) -> int:
        """Loads, parts of them by lane, and what lanes see of each other."""
        pick, const = self.source.randrange, self.values.const
        if depth == 0:
            return self.load() if pick(4) else self.bytes_of_word()
        kind = pick(5)
        inner = self.word(depth - 1)
        if kind == 0:
            partner = 1 << pick(3)
            return self.values.permuted.of(inner, tuple(lane ^ partner for lane in range(32)))
        if kind == 1:
            return self.make(Op.SELECT, self.bit(pick(3)), inner, self.word(depth - 1))
        if kind == 2:
            amount = self.make(Op.SELECT, self.bit(pick(2)), const(8 * pick(4)), const(8 * pick(4)))
            if pick(2):
                amount = self.make(Op.SELECT, self.bit(pick(2)), amount, const(8 * pick(4)))
            return self.make(Op.SHR, inner, amount)
        if kind == 3:
            return self.make(Op.AND, inner, const(self.source.choice((0xFF, 0xFFFF))))
        low = self.make(Op.AND, inner, const(0xFF))
        return self.make(Op.OR, low, self.make(Op.SHL, self.word(depth - 1), const(8 * pick(1, 4))))

    def number(self, value: int, item: int) -> int:
        """What a value is in a work-item's lane."""
        values = self.values
        op, args, width = values.op[value], values.args[value], values.width[value]
        if value == self.item:
            return item
        if op is Op.LANE:
            return item % 32
        if op is Extra.BOOL:
            return self.holds(values.conditions.diagram(value), item)
        numbers = [self.number(arg, item) for arg in args if values.width[arg]]
        if op is Extra.LOAD:
            label = values.imm[value]
            assert isinstance(label, tuple)
            size = label[1]
            assert isinstance(size, int)
            return int.from_bytes(MEMORY[numbers[0] : numbers[0] + size], "little")
        if op is Extra.SUM:
            constant, terms = terms_of(values, value)
            known = dict(zip(args, numbers, strict=True))
            total = constant + sum(math.prod(known[atom] for atom in atoms) * factor for atoms, factor in terms)
            return total & ((1 << width) - 1)
        if op is Op.CONST:
            return values.high[value]
        assert isinstance(op, Op)
        imm = values.imm[value]
        assert isinstance(imm, int)
        return concrete.apply(op, width, imm, tuple(values.width[arg] for arg in args), tuple(numbers))

    def holds(self, diagram: int, item: int) -> int:
        if diagram <= 1:
            return diagram
        number, low, high = self.values.decisions.top(diagram)
        taken = self.number(self.values.conditions.variables[number], item)
        return self.holds(high if taken else low, item)


class Plain(Machine):
    """The same operations as nodes, without any normal form."""

    def __init__(self, source: random.Random) -> None:
        super().__init__(source)
        self.values.make = lambda op, width, *args, imm=0: self.values.node(op, width, args, imm)  # type: ignore[method-assign]

    def make(self, op: Op, *args: int, width: int = 32) -> int:
        return self.values.node(op, width, args)


@pytest.mark.parametrize("seed", range(examples(240)))
def test_normal_forms_have_the_bytes_of_the_operations(seed: int) -> None:
    rewritten, plain = Machine(random.Random(seed)), Plain(random.Random(seed))
    source = random.Random(seed)
    depth = source.randrange(1, 4)
    found, meant = rewritten.word(depth), plain.word(depth)
    for item in source.sample(range(ITEMS), 24):
        assert rewritten.number(found, item) == plain.number(meant, item), (seed, item)


def test_other_states_other_factors_and_words_that_are_not_aligned_stay_apart() -> None:
    machine = Machine(random.Random(0))
    values, make, const = machine.values, machine.make, machine.values.const
    address = make(Op.SHL, make(Op.AND, machine.item, const(28)), const(0))

    def load(at: int, size: int, state: int = machine.state) -> int:
        place = make(Op.ADD, address, const(at))
        return values.node(Extra.LOAD, 32, (state, place), (Space.LDS.value, size, 0))

    other = values.symbol("other", 0)
    for yes, no in (
        (load(0, 4), load(64, 4, other)),
        (load(0, 4), load(64, 2)),
        (load(2, 4), load(66, 4)),
        (make(Op.SHR, load(1, 4), const(8)), make(Op.AND, load(8, 4), const(0xFF))),
    ):
        assert values.op[make(Op.SELECT, machine.bit(0), yes, no)] is Op.SELECT
    for low, upper, shift in ((0, 1, 9), (1, 2, 8), (0, 2, 8)):
        found = make(Op.OR, load(low, 1), make(Op.SHL, load(upper, 1), const(shift)))
        assert values.op[found] is not Extra.LOAD
    assert make(Op.OR, load(0, 1), make(Op.SHL, load(1, 1), const(8))) == load(0, 2)
