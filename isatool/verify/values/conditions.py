"""Conditions (values of one bit): logic through decision diagrams, comparisons in one spelling each.

`a >= b` is `not (a < b)`, a comparison with a constant is always `constant < x`, a sign test is a bit, a difference is
compared with 0, a mask of lanes that is 0 says that no lane has its condition.

Carries and unsigned comparisons are one thing: of three numbers with a + b + c = -1 either all pairs carry or none, and
a + b carries if and only if ~a < b. So `a + b < a`, `a + b < b`, `~a < b`, `~b < a` and the carry of a + b meet.
"""

from __future__ import annotations

from functools import reduce
from operator import or_

from isatool.analysis.effects import members
from isatool.bitvec.intervals import carries, is_negative
from isatool.bitvec.words import signed
from isatool.semantics.ops import Op
from isatool.verify.values import bits
from isatool.verify.values.nodes import Extra
from isatool.verify.values.ring import combine, high, signed_range, trunc
from isatool.verify.values.sums import terms_of
from isatool.verify.values.table import Table


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
        self._wrapping: dict[tuple[int, int], int] = {}

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

    def lanes_of(self, variable: int) -> int | None:
        """The diagram of what some lane has where a variable is false: it says that a mask of lanes is empty."""
        elementary = self.variables[variable]
        if self.table.op[elementary] is not Op.EQ:
            return None
        mask = self.table.args[elementary][0]
        return self.diagram(self.table.args[mask][0]) if self.table.op[mask] is Extra.MASK else None

    def links(self, *diagrams: int) -> int:
        """What is always true of the variables of diagrams: this lane does not have what no lane has."""
        found = 1
        for variable in members(reduce(or_, map(self.decisions.support, diagrams), 0)):
            lanes = self.lanes_of(variable)
            if lanes is not None:
                both = self.decisions.both(self.decisions.variable(variable), lanes)
                found = self.decisions.without(found, both)
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
        """The conditions, the same in all lanes, that a diagram decides, each with its truth."""
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
            if table.full_waves and table.op[x] is Extra.MASK and table.constant(y) == (1 << table.wave_size) - 1:
                return self.nowhere(self.not_(table.args[x][0]))
        first, second = self._halves(a), self._halves(b)
        if first is not None and second is not None:
            return self.and_(self.equal(first[0], second[0]), self.equal(first[1], second[1]))
        return self._zero(combine(table, width, ((a, 1), (b, -1))))

    def _halves(self, value: int) -> tuple[int, int] | None:
        """The words of a 64-bit number that is made of two, or None."""
        table = self.table
        if table.width[value] != 64:
            return None
        constant, terms = terms_of(table, value)
        if not terms:
            return table.const(constant), table.const(constant >> 32)
        found = {0: table.zero, 32: table.zero}
        for atoms, factor in terms:
            place = factor.bit_length() - 1
            is_word = table.op[atoms[0]] is Op.ZEXT and table.width[table.args[atoms[0]][0]] == 32
            if len(atoms) > 1 or factor not in (1, 1 << 32) or not is_word or found[place] != table.zero:
                return None  # two words in one place may carry into the other
            found[place] = table.args[atoms[0]][0]
        if (constant & 0xFFFFFFFF and found[0] != table.zero) or (constant >> 32 and found[32] != table.zero):
            return None
        low, upper = (combine(table, 32, ((found[place], 1),), constant >> place) for place in (0, 32))
        return low, upper

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
        if op is Op.AND and None not in map(self._halves, args):
            return self.and_(*(self._zero(half(table, 32, value)) for half in (trunc, high)))
        if op is Op.AND and table.is_const(args[1]) and table.high[args[1]].bit_count() == 1:
            return self.not_(bits.bit(table, args[0], table.const(table.high[args[1]].bit_length() - 1)))
        if op is Op.XOR and combine(table, width, ((args[0], 1), (args[1], -1))) != value:
            return self.equal(*args)  # x ^ (x & y) is the difference of the two itself
        if op is Op.OR:
            return self.and_(self._zero(args[0]), self._zero(args[1]))
        if op is Extra.SUM:
            constant, terms = terms_of(table, value)
            if len(terms) == 1 and len(terms[0][0]) == 1 and table.op[terms[0][0][0]] is Op.ZEXT:
                flag = table.args[terms[0][0][0]][0]
                if table.width[flag] == 1:
                    on = (constant + terms[0][1]) % (1 << width) == 0
                    return self.choose(flag, table.const(on, 1), table.const(constant == 0, 1))
            if terms[0][1] >> (width - 1) and terms[0][1] != 1 << (width - 1):
                value = combine(table, width, ((value, -1),))
                if table.op[value] is not Extra.SUM:
                    return self._zero(value)
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
        known = False if a == b else is_negative(table.low[a] - table.high[b], table.high[a] - table.low[b])
        if known is not None:
            return table.const(known, 1)
        limit = table.constant(b)
        if limit is not None:
            return self.not_(self.unsigned_less(table.const(limit - 1, table.width[b]), a))
        if table.constant(a) == 0:
            return self.not_(self._zero(b))
        if table.is_const(a) and table.op[b] is Op.SELECT:
            condition, yes, no = table.args[b]
            return self.choose(condition, self.unsigned_less(a, yes), self.unsigned_less(a, no))
        return self._wraps(bits.not_(table, table.width[a], a), b)

    def _wraps(self, a: int, b: int) -> int:
        """a + b carries: the cheapest spelling of the six comparisons and three carries that say so."""
        key = (min(a, b), max(a, b))
        found = self._wrapping.get(key)
        if found is None:
            found = self._wrapping[key] = self._cheapest_carry(*key)
        return found

    def _cheapest_carry(self, a: int, b: int) -> int:
        table = self.table
        width = table.width[a]
        third = combine(table, width, ((a, -1), (b, -1)), -1)
        triple = (a, b, third)
        fixed = next((value for value in triple if table.is_const(value)), None)
        if fixed is not None:
            return self._above(table.high[fixed], next(value for value in triple if value != fixed))
        found = []
        for first, second in ((a, b), (a, third), (b, third)):
            found.append((self._cost(first, second), Op.CARRY, (min(first, second), max(first, second))))
            for one, other in ((first, second), (second, first)):
                less = bits.not_(table, width, one)
                if less != other:
                    found.append((self._cost(less, other), Op.ULT, (less, other)))
        _, op, args = min(found)
        return table.node(op, 1, (*args, table.false) if op is Op.CARRY else args)

    def _above(self, step: int, value: int) -> int:
        """value + step carries, a comparison with a constant: of x, -1 - step - x and the complements of both."""
        table = self.table
        width = table.width[value]
        full = (1 << width) - 1
        if step == 0:
            return table.false
        if step == 1:
            return self._zero(combine(table, width, ((value, 1),), 1))
        if step == full:
            return self.not_(self._zero(value))
        other = combine(table, width, ((value, -1),), -1 - step)
        found = []
        for operand in (value, other):
            found.append((self._cost(operand), operand, True, full - step))
            opposite = bits.not_(table, width, operand)
            found.append((self._cost(opposite), opposite, False, step - 1))
        _, operand, holds, limit = min(found)
        if table.low[operand] > limit or table.high[operand] <= limit:
            condition = table.const(table.low[operand] > limit, 1)
        else:
            condition = table.node(Op.ULT, 1, (table.const(limit, width), operand))
        return condition if holds else self.not_(condition)

    def _cost(self, *operands: int) -> tuple[int, int]:
        """How many terms operands have, and how many of them are negative."""
        size = negative = 0
        for operand in operands:
            constant, terms = terms_of(self.table, operand)
            half = 1 << (self.table.width[operand] - 1)
            size += len(terms) + (constant != 0)
            negative += sum(factor >= half for _, factor in terms)
        return size, negative

    def signed_less(self, a: int, b: int) -> int:
        """a < b, signed."""
        table = self.table
        width = table.width[a]
        if width == 1:
            return self.and_(a, self.not_(b))
        low_a, high_a = signed_range(table, a)
        low_b, high_b = signed_range(table, b)
        known = False if a == b else is_negative(low_a - high_b, high_a - low_b)
        if known is not None:
            return table.const(known, 1)
        if low_a >= 0 and low_b >= 0:
            return self.unsigned_less(a, b)
        limit = table.constant(b)
        if limit == 0:
            return bits.bit(table, a, table.const(width - 1))
        if limit is not None:
            return self.not_(self.signed_less(table.const(signed(limit, width) - 1, width), a))
        if table.constant(a) == (1 << width) - 1:
            return self.not_(bits.bit(table, b, table.const(width - 1)))
        if table.is_const(a) and table.op[b] is Op.SELECT:
            condition, yes, no = table.args[b]
            return self.choose(condition, self.signed_less(a, yes), self.signed_less(a, no))
        return table.node(Op.SLT, 1, (a, b))

    # -- carries

    def carry(self, a: int, b: int, carry_in: int) -> int:
        """Carry out of a + b + carry_in."""
        table = self.table
        width = table.width[a]
        if width == 1:
            return self.or_(self.and_(a, b), self.and_(carry_in, self.xor(a, b)))
        parts = a, b, carry_in
        known = carries(sum(table.low[part] for part in parts), sum(table.high[part] for part in parts), width)
        if known is not None:
            return table.const(known, 1)
        full = (1 << width) - 1
        for x, y in ((a, b), (b, a)):
            if table.constant(x) == 0:
                return self.and_(carry_in, self._zero(combine(table, width, ((y, 1),), -full)))
        if carry_in == table.false:
            return self._wraps(a, b)
        if carry_in == table.true:
            return self.not_(self.unsigned_less(a, bits.not_(table, width, b)))
        return table.node(Op.CARRY, 1, (min(a, b), max(a, b), carry_in))

    def borrow(self, a: int, b: int, borrow_in: int) -> int:
        """Borrow out of a - b - borrow_in."""
        table = self.table
        if table.width[a] == 1:
            return self.or_(self.and_(self.not_(a), b), self.and_(borrow_in, self.equal(a, b)))
        if borrow_in == table.false:
            return self.unsigned_less(a, b)
        if borrow_in == table.true:
            return self.not_(self.unsigned_less(b, a))
        taken = table.high[b] + table.high[borrow_in], table.low[b] + table.low[borrow_in]
        known = is_negative(table.low[a] - taken[0], table.high[a] - taken[1])
        if known is not None:
            return table.const(known, 1)
        is_low = table.width[a] == 32
        if is_low and table.op[borrow_in] is Op.ULT and table.width[table.args[borrow_in][0]] == 32:
            low = table.args[borrow_in]
            return self.unsigned_less(*(table.make(Op.CONCAT, 64, *parts) for parts in zip(low, (a, b), strict=True)))
        return table.node(Op.BORROW, 1, (a, b, borrow_in))
