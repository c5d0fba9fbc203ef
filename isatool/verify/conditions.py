"""Conditions (values of one bit): logic through decision diagrams, comparisons in one spelling each.

`a >= b` is `not (a < b)`, a comparison with a constant is always `constant < x`, a sign test is a bit, a difference is
compared with 0, a mask of lanes that is 0 says that no lane has its condition.
"""

from __future__ import annotations

from isatool.analysis.effects import members
from isatool.semantics.ops import Op
from isatool.verify import bits
from isatool.verify.facts import signed
from isatool.verify.nodes import Extra
from isatool.verify.ring import combine, signed_range
from isatool.verify.sums import terms_of
from isatool.verify.table import Table


class Conditions:
    """Values of one bit and the decision diagrams that they stand for. Every elementary condition is a variable."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.decisions = table.decisions
        self._diagram: dict[int, int] = {table.false: 0, table.true: 1}
        self._value: dict[int, int] = {0: table.false, 1: table.true}
        self.variables: list[int] = []
        """the elementary condition that each variable stands for"""
        self._uniform = 0

    def diagram(self, condition: int) -> int:
        """The decision diagram of a condition."""
        found = self._diagram.get(condition)
        if found is None:
            found = self.decisions.variable(len(self.variables))
            if self.table.uniform[condition]:
                self._uniform |= 1 << len(self.variables)
            self.variables.append(condition)
            self._diagram[condition] = found
            self._value[found] = condition
        return found

    def value(self, diagram: int) -> int:
        """The condition that a decision diagram stands for."""
        found = self._value.get(diagram)
        if found is None:
            parts = tuple(self.variables[number] for number in members(self.decisions.support(diagram)))
            found = self.table.node(Extra.BOOL, 1, parts, diagram)
            self._value[diagram] = found
            self._diagram[found] = diagram
        return found

    def uniform_literals(self, diagram: int) -> dict[int, bool]:
        """What a diagram says about conditions that are the same in all lanes."""
        literals = self.decisions.literals(diagram)
        return {number: value for number, value in literals.items() if self._uniform >> number & 1}

    def uniform_variable(self, diagram: int) -> int | None:
        """A variable of the diagram that is the same in all lanes."""
        shared = self.decisions.support(diagram) & self._uniform
        return next(members(shared), None)

    # -- logic

    def not_(self, a: int) -> int:
        """Not a."""
        return self.value(self.decisions.complement(self.diagram(a)))

    def and_(self, a: int, b: int) -> int:
        """a and b."""
        return self.value(self.decisions.both(self.diagram(a), self.diagram(b)))

    def or_(self, a: int, b: int) -> int:
        """a or b."""
        return self.value(self.decisions.either(self.diagram(a), self.diagram(b)))

    def xor(self, a: int, b: int) -> int:
        """Exactly one of them."""
        found = self.diagram(b)
        return self.value(self.decisions.choose(self.diagram(a), self.decisions.complement(found), found))

    def choose(self, condition: int, yes: int, no: int) -> int:
        """`yes` where the condition holds."""
        return self.value(self.decisions.choose(self.diagram(condition), self.diagram(yes), self.diagram(no)))

    # -- comparisons

    def equal(self, a: int, b: int) -> int:
        """a == b."""
        table = self.table
        width = table.width[a]
        if width == 1:
            return self.not_(self.xor(a, b))
        if a == b:
            return table.true
        for x, y in ((a, b), (b, a)):
            if table.op[x] is Op.SELECT and table.is_const(y) and all(map(table.is_const, table.args[x][1:])):
                condition, yes, no = table.args[x]
                return self.choose(condition, self.equal(yes, y), self.equal(no, y))
        return self._zero(combine(table, width, ((a, 1), (b, -1))))

    def _zero(self, value: int) -> int:
        """value == 0."""
        table = self.table
        width = table.width[value]
        constant = table.constant(value)
        if constant is not None:
            return table.const(constant == 0, 1)
        if table.low[value] > 0:
            return table.false
        op, args = table.op[value], table.args[value]
        if op is Op.ZEXT and table.width[args[0]] == 1:
            return self.not_(args[0])
        if op is Op.ZEXT:
            return self._zero(args[0])
        if op is Extra.MASK:
            return self.nowhere(args[0])
        if op is Op.SELECT:
            return self.choose(args[0], self._zero(args[1]), self._zero(args[2]))
        if op is Op.AND and table.is_const(args[1]) and table.high[args[1]].bit_count() == 1:
            return self.not_(bits.bit(table, args[0], table.const(table.high[args[1]].bit_length() - 1)))
        if op is Extra.SUM:
            constant, terms = terms_of(table, value)
            if terms[0][1] >> (width - 1) and terms[0][1] != 1 << (width - 1):
                value = combine(table, width, ((value, -1),))
        return table.node(Op.EQ, 1, (value, table.const(0, width)))

    def nowhere(self, condition: int) -> int:
        """No lane that was active at entry has the condition. At least one lane was active."""
        diagram = self.diagram(condition)
        if diagram <= 1:
            return self.table.const(diagram == 0, 1)
        variable = self.uniform_variable(diagram)
        if variable is not None:
            where = self.decisions.assign(diagram, {variable: True})
            elsewhere = self.decisions.assign(diagram, {variable: False})
            return self.choose(
                self.variables[variable], self.nowhere(self.value(where)), self.nowhere(self.value(elsewhere))
            )
        mask = self.table.node(Extra.MASK, self.table.wave_size, (condition,))
        return self.table.node(Op.EQ, 1, (mask, self.table.no_lanes))

    def unsigned_less(self, a: int, b: int) -> int:
        """a < b, unsigned."""
        table = self.table
        if table.width[a] == 1:
            return self.and_(self.not_(a), b)
        if a == b or table.low[a] >= table.high[b]:
            return table.false
        if table.high[a] < table.low[b]:
            return table.true
        limit = table.constant(b)
        if limit is not None:
            return self.not_(self.unsigned_less(table.const(limit - 1, table.width[b]), a))
        if table.constant(a) == 0:
            return self.not_(self._zero(b))
        return table.node(Op.ULT, 1, (a, b))

    def signed_less(self, a: int, b: int) -> int:
        """a < b, signed."""
        table = self.table
        width = table.width[a]
        if width == 1:
            return self.and_(a, self.not_(b))
        if a == b:
            return table.false
        low_a, high_a = signed_range(table, a)
        low_b, high_b = signed_range(table, b)
        if high_a < low_b:
            return table.true
        if low_a >= high_b:
            return table.false
        if low_a >= 0 and low_b >= 0:
            return self.unsigned_less(a, b)
        limit = table.constant(b)
        if limit == 0:
            return bits.bit(table, a, table.const(width - 1))
        if limit is not None:
            return self.not_(self.signed_less(table.const(signed(limit, width) - 1, width), a))
        if table.constant(a) == (1 << width) - 1:
            return self.not_(bits.bit(table, b, table.const(width - 1)))
        return table.node(Op.SLT, 1, (a, b))

    # -- carries

    def carry(self, a: int, b: int, carry_in: int) -> int:
        """Carry out of a + b + carry_in."""
        table = self.table
        width = table.width[a]
        if width == 1:
            return self.or_(self.and_(a, b), self.and_(carry_in, self.xor(a, b)))
        if table.high[a] + table.high[b] + table.high[carry_in] >> width == 0:
            return table.false
        if table.low[a] + table.low[b] + table.low[carry_in] >> width:
            return table.true
        full = (1 << width) - 1
        for x, y in ((a, b), (b, a)):
            if table.constant(x) == 0:
                return self.and_(carry_in, self._zero(combine(table, width, ((y, 1),), -full)))
        return table.node(Op.CARRY, 1, (min(a, b), max(a, b), carry_in))

    def borrow(self, a: int, b: int, borrow_in: int) -> int:
        """Borrow out of a - b - borrow_in."""
        table = self.table
        if table.width[a] == 1:
            return self.or_(self.and_(self.not_(a), b), self.and_(borrow_in, self.equal(a, b)))
        if borrow_in == table.false:
            return self.unsigned_less(a, b)
        if table.low[a] >= table.high[b] + table.high[borrow_in]:
            return table.false
        if table.high[a] < table.low[b] + table.low[borrow_in]:
            return table.true
        return table.node(Op.BORROW, 1, (a, b, borrow_in))
