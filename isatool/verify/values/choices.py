"""Selects, and what a value becomes once more is known: the lane is active, the path was taken."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final

from isatool.allowance import check
from isatool.semantics.ops import Op
from isatool.verify.values import bits, load_parts, ring
from isatool.verify.values.conditions import Conditions
from isatool.verify.values.nodes import MEMORY, OTHER_LANES, Extra
from isatool.verify.values.sums import terms_of

if TYPE_CHECKING:
    from isatool.verify.values.constructors import Values

_DEEPEST: Final = 100  # beyond it a value is left as it is
_MOST: Final = 20_000  # values simplified in one proof; beyond it the others are left as they are


class Choices:
    """Makes selects and simplifies values under a condition."""

    def __init__(self, table: Values, conditions: Conditions) -> None:
        self.table = table
        self.conditions = conditions
        self.decisions = table.decisions
        self._given: dict[tuple[int, int], int] = {}
        self._decided_by: dict[int, int] = {}
        self._depth = 0

    def select(self, width: int, condition: int, yes: int, no: int) -> int:
        """`yes` where the condition holds, else `no`."""
        table = self.table
        if yes == no:
            return yes
        if table.is_const(condition):
            return yes if condition == table.true else no
        if width == 1:
            return self.conditions.choose(condition, yes, no)
        if width == 0:
            return table.node(Op.SELECT, 0, (condition, yes, no))
        diagram = self.conditions.diagram(condition)
        if self._is_negative(diagram):
            diagram = self.decisions.complement(diagram)
            condition, yes, no = self.conditions.value(diagram), no, yes
        opposite = self.decisions.complement(diagram)
        yes, no = self.given(yes, diagram), self.given(no, opposite)
        if yes == no or self.given(yes, opposite) == no:
            return yes
        if self.given(no, diagram) == yes or self._equal_there(condition, yes, no):
            return no
        return self._plain(width, condition, yes, no)

    def zext(self, width: int, value: int) -> int:
        """Zero-extended; a condition and its opposite share one form."""
        table = self.table
        if table.op[value] is Op.BIT and table.is_const(table.args[value][1]):
            return bits.field_of_bit(table, width, *table.args[value])
        if table.width[value] == 1 and not table.is_const(value):
            diagram = self.conditions.diagram(value)
            if self._is_negative(diagram):
                opposite = self.conditions.value(self.decisions.complement(diagram))
                return ring.combine(table, width, ((self.zext(width, opposite), -1),), 1)
        return ring.zext(table, width, value)

    def given(self, value: int, diagram: int) -> int:
        """The value in a lane, and on a path, where the condition of the diagram holds."""
        if not self.table.choice[value] or diagram <= 1:
            return value
        diagram = self.decisions.about(diagram, self._variables(value))
        if diagram <= 1:
            return value
        key = (value, diagram)
        found = self._given.get(key)
        if found is None:
            if self._depth > _DEEPEST or len(self._given) > _MOST:
                return value
            check()
            self._depth += 1
            found = self._rebuilt(value, diagram)
            self._depth -= 1
            self._given[key] = found
        return found

    def _variables(self, value: int) -> int:
        """The variables of all conditions that decide about a value, a bit set: what else is known changes nothing."""
        known = self._decided_by
        todo = [value]
        while todo:
            current = todo[-1]
            parts = [arg for arg in self._decided(current) if arg not in known]
            if parts:
                todo += parts
                continue
            todo.pop()
            if self.table.width[current] == 1:
                found = self.decisions.support(self.conditions.diagram(current))
            else:
                found = reduce(or_, (known[arg] for arg in self._decided(current)), 0)
            known[current] = found
        return known[value]

    def _decided(self, value: int) -> list[int]:
        """The arguments of a value that conditions may decide about."""
        table = self.table
        if table.width[value] == 1 or table.op[value] in MEMORY:
            return []
        return [arg for arg in table.args[value] if table.choice[arg]]

    def _rebuilt(self, value: int, diagram: int) -> int:
        table = self.table
        op, args, width = table.op[value], table.args[value], table.width[value]
        if width == 1:
            return self._condition(value, diagram)
        if op is Op.SELECT:
            return self._selected(value, diagram)
        if op in MEMORY or not args:
            return value
        if op in OTHER_LANES:
            diagram = self._everywhere(diagram)
            if diagram <= 1:
                return value
        if op is Extra.LOAD:
            return table.node(op, width, (args[0], *(self.given(arg, diagram) for arg in args[1:])), table.imm[value])
        if op is Extra.SUM:
            return self._sum(value, diagram)
        made = tuple(self.given(arg, diagram) for arg in args)
        if made == args:
            return value
        return self.remade(value, made)

    def remade(self, value: int, args: tuple[int, ...]) -> int:
        """The operation of a value on other arguments; not for sums, selects of memory and symbols."""
        table = self.table
        op, imm = table.op[value], table.imm[value]
        if op is Extra.MASK:
            return bits.lanes_where(table, args[0])
        label = table.imm[value]
        if op is Extra.LOAD and isinstance(label, tuple) and label[-1] == 0:  # not a part of a wider access
            state, address = args
            return load_parts.load_at(table, state, address, label)
        if isinstance(op, Extra):
            return table.node(op, table.width[value], args, imm)
        assert isinstance(imm, int)
        return table.constructors[op](table.width[value], args, imm)

    def _sum(self, value: int, diagram: int) -> int:
        table = self.table
        made = {atom: self.given(atom, diagram) for atom in table.args[value]}
        return self.replaced_sum(value, made)

    def replaced_sum(self, value: int, made: dict[int, int]) -> int:
        """A sum with its atoms replaced."""
        table = self.table
        if all(atom == other for atom, other in made.items()):
            return value
        return ring.sum_over(table, table.width[value], *terms_of(table, value), made.__getitem__)

    def _selected(self, value: int, diagram: int) -> int:
        condition, yes, no = self.table.args[value]
        inner = self.conditions.diagram(condition)
        where = self.decisions.both(diagram, inner)
        if where == 0:
            return self.given(no, diagram)
        elsewhere = self.decisions.without(diagram, inner)
        if elsewhere == 0:
            return self.given(yes, diagram)
        left = self.conditions.value(self.decisions.within(inner, diagram))
        return self.select(self.table.width[value], left, self.given(yes, where), self.given(no, elsewhere))

    def _condition(self, value: int, diagram: int) -> int:
        """A condition, as far as it is decided."""
        return self.conditions.value(self.decisions.within(self.conditions.diagram(value), diagram))

    def _everywhere(self, diagram: int) -> int:
        """The part of a condition that is the same in all lanes."""
        result = 1
        for number, holds in self.conditions.uniform_literals(diagram).items():
            variable = self.decisions.variable(number)
            result = self.decisions.both(result, variable if holds else self.decisions.complement(variable))
        return result

    def _is_negative(self, diagram: int) -> bool:
        while diagram > 1:
            diagram = self.decisions.top(diagram)[1]
        return diagram == 1

    def _plain(self, width: int, condition: int, yes: int, no: int) -> int:
        table = self.table
        exchanged = load_parts.chosen(table, width, condition, yes, no)
        if exchanged is not None:
            return exchanged
        if width > 1:
            condition, yes, no = self._where_arms_meet(condition, yes, no)
        flags = self._flag(yes), self._flag(no)
        if flags[0] is not None and flags[1] is not None:
            return self.zext(width, self.conditions.choose(condition, flags[0], flags[1]))
        if width > 1 and Extra.SUM in (table.op[yes], table.op[no]):
            apart = table.constant(ring.combine(table, width, ((yes, 1), (no, -1))))
            if apart in (1, (1 << width) - 1):  # one more or one less: a carry
                return ring.combine(table, width, ((no, 1), (self.zext(width, condition), 1 if apart == 1 else -1)))
        if table.uniform[condition]:
            first, second = (bits.mask_part(table, arm) for arm in (yes, no))
            common = bits.common_part((first, second))
            if first is not None and second is not None and common is not None:
                return common.of(table, self.conditions.choose(condition, first.condition, second.condition))
        if table.is_const(condition):
            return yes if condition == table.true else no
        return table.node(Op.SELECT, width, (condition, yes, no))

    def _flag(self, value: int) -> int | None:
        """The condition of a number that is 1 where it holds and 0 elsewhere."""
        table = self.table
        if table.high[value] > 1:
            return None
        return bits.bit(table, value, table.const(0))

    def _equal_there(self, condition: int, yes: int, no: int) -> bool:
        """Whether the condition says that both arms are equal."""
        table = self.table
        if table.op[condition] is not Op.EQ or table.width[yes] != table.width[table.args[condition][0]]:
            return False
        distance = ring.combine(table, table.width[yes], ((yes, 1), (no, -1)))
        value = table.args[condition][0]
        return distance == value or ring.combine(table, table.width[yes], ((distance, -1),)) == value

    def _where_arms_meet(self, condition: int, yes: int, no: int) -> tuple[int, int, int]:
        """A select whose arms are equal where its comparison is on its boundary, with one spelling of the comparison:
        the smaller and the larger of two numbers, a limit, an absolute value.
        """
        table = self.table
        op, args, width = table.op[condition], table.args[condition], table.width[yes]
        if not isinstance(op, Op) or op not in (Op.ULT, Op.SLT, Op.BIT, Op.EQ) or table.width[args[0]] != width:
            return condition, yes, no
        arms = {yes, no}
        if op is Op.EQ:
            if table.const(1, width) in arms and args[0] in arms:
                return self._turned(table.make(Op.ULT, 1, table.const(1, width), args[0]), no, yes)
            return condition, yes, no
        if op is Op.BIT:
            return self._sign_of_arm(condition, args, yes, no)
        a, b = args
        limit = table.constant(a)
        if limit is not None:
            if arms == {b, ring.combine(table, width, ((b, -1),))} and op is Op.SLT and limit == 0:
                return self._turned(bits.bit(table, b, table.const(width - 1)), no, yes)
            following = table.const(limit + 1, width)
            at_end = limit == (1 << width - (op is Op.SLT)) - 1
            if b in arms and following in arms and not at_end:
                return self._turned(table.make(op, 1, following, b), yes, no)
            return condition, yes, no
        if arms != {a, b}:
            return condition, yes, no
        if op is Op.SLT and ring.combine(table, width, ((a, 1), (b, 1))) == table.const(0, width):
            return self._sign_of_arm(None, (a, table.const(width - 1)), yes, no)
        if a > b:
            return self._turned(table.make(op, 1, b, a), no, yes)
        return condition, yes, no

    def _sign_of_arm(self, condition: int | None, args: tuple[int, ...], yes: int, no: int) -> tuple[int, int, int]:
        """`yes` where the first argument is negative, of arms x and -x or x and 0. At 0, and at the least number, an
        absolute value may be told from either sign.
        """
        table = self.table
        value, index = args
        width = table.width[value]
        if condition is not None and table.constant(index) != width - 1:
            return condition, yes, no
        opposite = ring.combine(table, width, ((value, -1),))
        if {yes, no} == {value, opposite}:
            positive = min((value, opposite), key=lambda one: (table.op[one] is Extra.SUM, one))
            arms = (yes, no) if positive == value else (no, yes)
            return self._turned(bits.bit(table, positive, index), *arms)
        if {yes, no} == {value, table.const(0, width)}:
            return self._turned(table.make(Op.SLT, 1, table.const(0, width), value), no, yes)
        return condition if condition is not None else bits.bit(table, value, index), yes, no

    def _turned(self, condition: int, yes: int, no: int) -> tuple[int, int, int]:
        """The same select with a condition that is not negated."""
        diagram = self.conditions.diagram(condition)
        if self._is_negative(diagram):
            return self.conditions.value(self.decisions.complement(diagram)), no, yes
        return condition, yes, no
