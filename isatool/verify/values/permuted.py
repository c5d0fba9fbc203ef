"""Values of other lanes where the lane is a function of the lane number alone, as DPP and swizzles choose it.

A value is a function of the inputs and of the lane, so the value of lane p(l) is the same expression with p(l) for the
lane number. What memory held at an address is a function of memory's state and the address: the load that lane p(l)
made is the load at that lane's address from the same state. Private memory is no such function, as each lane has its
own; nor is what a fence or a matrix product gives: there the value stays a gather.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from isatool.allowance import spend
from isatool.bitvec.facts import Facts
from isatool.semantics.effects import Space
from isatool.semantics.ops import FLOAT, Op
from isatool.verify.values.lanes import lanes_of
from isatool.verify.values.nodes import MEMORY, Extra
from isatool.verify.values.substitute import CannotSubstituteError, Substitution, symbols_in

if TYPE_CHECKING:
    from isatool.verify.values.constructors import Values
    from isatool.verify.values.table import Table

Lanes = tuple[int, ...]
"""for each lane the lane that it reads"""
_WORD: Final = 32
"""bits of a number of a lane"""
_MOST: Final = 256
"""parts of a value that are permuted one by one; a larger one stays a gather"""
_FLOAT: Final = 16
"""how many parts a float operation counts for: reductions over lanes double what they are made of at each step"""
_MOST_VARIABLES: Final = 6
"""of a condition whose value in one lane is taken apart"""
_STATES: Final = (*MEMORY, Extra.SYMBOL)
"""states of memory that are the same for all lanes"""


class _TooLargeError(Exception):
    """A value of too many parts."""


class Permutations:
    """Values of other lanes, each made once."""

    def __init__(self, values: Values) -> None:
        self.values = values
        self._done: dict[tuple[int, Lanes], int] = {}
        self._there: dict[tuple[int, int], int] = {}
        self._left = 0
        self.indices: dict[Lanes, int] = {}
        """function of the lane number, as what it gives in each lane -> the one spelling of it"""
        self.lanes: dict[int, Lanes] = {}
        """the same the other way round"""
        self.functions: dict[int, Lanes | None] = {}
        """what values give in each lane, modulo the lane count; None for what depends on more than the lane number"""
        self._numbered: dict[int, int | None] = {}
        self._origins: dict[int, tuple[int, Lanes]] = {}
        """value -> the work-item id or lane number that it is, and of which lane"""

    def of(self, value: int, lanes: Lanes) -> int:
        """The value in lane `lanes[l]`; of a choice by the lane number what is chosen there."""
        value = self._chosen(value, lanes)
        found = self._done.get((value, lanes))
        if found is None:
            index = self.index(lanes)
            self._left = _MOST
            try:
                found = self._value(value, lanes, index)
            except _TooLargeError:
                found = self._gather(value, index)
            self._done[value, lanes] = found
        return found

    def in_lane(self, value: int, index: int) -> int:
        """The value in the one lane `index`, which is the same for all: arithmetic on the values there. What a load, a
        fence, a float operation or an input gives stays a gather.
        """
        values = self.values
        lane = values.constant(index)
        value = value if lane is None else self._chosen(value, (lane % values.wave_size,))
        if values.uniform[value]:
            return value
        found = self._there.get((value, index))
        if found is None:
            spend(1)
            found = self._there[value, index] = self._in_lane(value, index)
        return found

    def _chosen(self, value: int, lanes: Lanes) -> int:
        """What choices by the lane number alone give in all of some lanes."""
        values = self.values
        while values.op[value] is Op.SELECT and values.width[value]:
            condition, yes, no = values.args[value]
            known = lanes_of(values, condition)
            decided = set() if known is None else {known[lane] for lane in lanes}
            if len(decided) != 1:
                break
            value = yes if decided.pop() else no
        return value

    def _in_lane(self, value: int, index: int) -> int:
        values = self.values
        op, args = values.op[value], values.args[value]
        if op is Extra.BOOL:
            diagram = values.conditions.diagram(value)
            if values.decisions.support(diagram).bit_count() > _MOST_VARIABLES:
                return self._gather(value, index)
            return self._condition_there(diagram, index)
        plain = op is Extra.SUM or (isinstance(op, Op) and op not in FLOAT and op not in (Op.SCATTER, Op.GATHER))
        if not args or not plain:
            return self._gather(value, index)
        made = tuple(self.in_lane(arg, index) for arg in args)
        if op is Extra.SUM:
            return values.choices.replaced_sum(value, dict(zip(args, made, strict=True)))
        return values.choices.remade(value, made)

    def _condition_there(self, diagram: int, index: int) -> int:
        values = self.values
        if diagram <= 1:
            return values.const(diagram, 1)
        number, low, high = values.decisions.top(diagram)
        variable = self.in_lane(values.conditions.variables[number], index)
        parts = (self._condition_there(high, index), self._condition_there(low, index))
        return values.conditions.choose(variable, *parts)

    def index(self, lanes: Lanes) -> int:
        """The one spelling of a function of the lane number: from its bits, else a symbol."""
        values = self.values
        if lanes == tuple(range(values.wave_size)):
            return values.lane
        found = self.indices.get(lanes)
        if found is None:
            found = _index_of(values, lanes)
            if found is None:
                found = values.symbol(("lane", *lanes), 32, Facts.below(values.wave_size), uniform=len(set(lanes)) == 1)
            self.indices[lanes] = found
            self.lanes[found] = lanes
        return found

    def numbered(self, value: int) -> int | None:
        """A value with work-item ids as the lane number and what is the same in all lanes; None if it has none."""
        if value not in self._numbered:
            self._numbered[value] = self._by_number(value)
        return self._numbered[value]

    def _by_number(self, value: int) -> int | None:
        values = self.values
        wanted = [item for item in symbols_in(values, [value]) if item in values.numbering]
        try:
            mapping = {item: self._number(item) for item in wanted}
            return Substitution(values, mapping).of(value) if wanted else None
        except CannotSubstituteError:
            return None

    def _number(self, item: int) -> int:
        values = self.values
        first, count = values.numbering[item]
        make, const = values.make, values.const
        facts = Facts.below((values.high[item] >> count) + 1)
        wave = values.symbol(("upper bits", values.imm[item]), 32, facts)
        field = make(Op.AND, _WORD, make(Op.SHR, _WORD, values.lane, const(first)), const((1 << count) - 1))
        return make(Op.ADD, 32, make(Op.SHL, 32, wave, const(count)), field)

    def _gather(self, value: int, index: int) -> int:
        return self.values.node(Op.GATHER, self.values.width[value], (value, index))

    def _value(self, value: int, lanes: Lanes, index: int) -> int:
        values = self.values
        if values.uniform[value]:
            return value
        found = self._done.get((value, lanes))
        if found is None:
            self._left -= _FLOAT if values.op[value] in FLOAT else 1
            if self._left < 0:
                raise _TooLargeError
            found = self._done[value, lanes] = self._made(value, lanes, index)
        return found

    def _made(self, value: int, lanes: Lanes, index: int) -> int:
        values = self.values
        op, args = values.op[value], values.args[value]
        if op is Op.GATHER:
            return values.make(Op.GATHER, values.width[value], value, index)
        if value in self._origins:
            origin, first = self._origins[value]
            return self.of(origin, tuple(first[lane] for lane in lanes))
        if op is Op.LANE or value in values.numbering:
            found = index if op is Op.LANE else _item_of(values, value, lanes)
            if found is None:
                return self._gather(value, index)
            if found != value:  # else it would be its own origin for ever
                self._origins.setdefault(found, (value, lanes))
            return found
        if op is Extra.BOOL:
            return self._condition(values.conditions.diagram(value), lanes, index)
        is_load = op is Extra.LOAD and self._is_shared_load(value)
        if not args or not (is_load or op in (Extra.SUM, Extra.DOT) or (isinstance(op, Op) and op is not Op.SCATTER)):
            return self._gather(value, index)
        if is_load:
            made = (args[0], *(self._value(arg, lanes, index) for arg in args[1:]))
        else:
            made = tuple(self._value(arg, lanes, index) for arg in args)
        if op is Extra.SUM:
            return values.choices.replaced_sum(value, dict(zip(args, made, strict=True)))
        return values.choices.remade(value, made)

    def _is_shared_load(self, value: int) -> bool:
        """Whether what a load gives follows from memory's state and the address, whichever lane loads."""
        values = self.values
        label, state = values.imm[value], values.args[value][0]
        assert isinstance(label, tuple)
        return label[0] != Space.SCRATCH.value and values.op[state] in _STATES

    def _condition(self, diagram: int, lanes: Lanes, index: int) -> int:
        values = self.values
        if diagram <= 1:
            return values.const(diagram, 1)
        number, low, high = values.decisions.top(diagram)
        self._left -= 1
        if self._left < 0:
            raise _TooLargeError
        variable = self._value(values.conditions.variables[number], lanes, index)
        parts = (self._condition(high, lanes, index), self._condition(low, lanes, index))
        return values.conditions.choose(variable, *parts)


def _index_of(table: Table, lanes: Lanes) -> int | None:
    """The lane number that each lane reads, from bits of its own; None if they do not follow bit by bit."""
    return _from_bits(table, lanes, 0, (len(lanes) - 1).bit_length(), {}, table.zero)


def _item_of(table: Table, item: int, lanes: Lanes) -> int | None:
    """A work-item id of the lane that each lane reads: the bits that number lanes change."""
    first, count = table.numbering[item]
    sources = {
        start + place: (other, place) for other, (start, bits) in table.numbering.items() for place in range(bits)
    }
    upper = table.make(Op.AND, 32, item, table.const(-(1 << count)))
    return _from_bits(table, lanes, first, count, sources, upper)


def _from_bits(
    table: Table, lanes: Lanes, first: int, count: int, sources: dict[int, tuple[int, int]], total: int
) -> int | None:
    """`total` with bits of the lane numbers, from one on, in its lowest bits, which are 0. `sources`: bit of the lane
    number -> (value, bit of it that is the same).
    """
    flips = 0
    for place in range(count):
        found = _affine(lanes, first + place)
        if found is None:
            return None
        flipped, bits = found
        flips |= flipped << place
        for bit in bits:
            value, position = sources.get(bit, (table.lane, bit))
            field = table.make(Op.AND, 32, table.make(Op.SHR, 32, value, table.const(position)), table.const(1))
            total = table.make(Op.XOR, 32, total, table.make(Op.SHL, 32, field, table.const(place)))
    return table.make(Op.XOR, 32, total, table.const(flips))


def _affine(lanes: Lanes, place: int) -> tuple[int, Iterable[int]] | None:
    """(1 if it is flipped, the bits of the lane's own number that it is the sum of), of one bit of the lane read."""
    flipped = lanes[0] >> place & 1
    bits = [bit for bit in range((len(lanes) - 1).bit_length()) if (lanes[1 << bit] >> place & 1) != flipped]
    mask = sum(1 << bit for bit in bits)
    if any((lane & mask).bit_count() & 1 ^ flipped != source >> place & 1 for lane, source in enumerate(lanes)):
        return None
    return flipped, bits
