"""Random expressions of the semantics algebra, and their print as values."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.ops import LEAVES, Op
from isatool.verify.values.constructors import Values

CORNERS = (0, 1, 2, 3, 7, 8, 31, 32, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFE, 0xFFFFFFFF)
REGISTERS = 5
SCALARS = 2
_MASKS = (7, 15, 0xF0, 0xFF8, 0xFFFFFFF0, 0x3FFFFF80, 0xFFFFFFFFFFFFFFFC)


class Maker:
    """Expressions from a random source; biased to corners and to what address arithmetic is made of."""

    def __init__(self, source: Random) -> None:
        self.source = source

    def leaf(self, width: int) -> Expr:
        pick = self.source.random()
        if width == 32 and pick < 0.7:
            if pick < 0.05:
                return al.LANE
            if pick < 0.5:
                return Expr(Op.VGPR, 32, (), self.source.randrange(REGISTERS))
            return Expr(Op.SGPR, 32, (), self.source.randrange(SCALARS))
        if width == 1 and pick < 0.5:
            return al.SCC_BIT
        if width == 64 and pick < 0.7:
            return al.concat(self.leaf(32), self.leaf(32))
        if width == 16 and pick < 0.7:
            return al.trunc(self.leaf(32), 16)
        if pick > 0.9:
            return al.const(self.source.getrandbits(width), width)
        return al.const(self.source.choice(CORNERS), width)

    def expression(self, width: int, depth: int) -> Expr:
        if depth == 0 or self.source.random() < 0.1:
            return self.leaf(width)
        if width == 1:
            return self._condition(depth - 1)
        return self.source.choice(self._makers(width))(width, depth - 1)

    def _makers(self, width: int) -> list[Callable[[int, int], Expr]]:
        found = [self._two, self._two, self._scaled, self._masked, self._shifted, self._shifted_by, self._chosen]
        found += [self._inverted, self._flag, self._remainder]
        if width > 16:
            found += [self._extended, self._joined]
        if width < 64:
            found += [self._cut, self._cut]
        if width == 32:
            found += [self._counted, self._high_product]
        return found

    def _two(self, width: int, depth: int) -> Expr:
        made = self.source.choice((al.and_, al.or_, al.xor, al.add, al.add, al.sub, al.mul))
        return made(self.expression(width, depth), self.expression(width, depth))

    def _scaled(self, width: int, depth: int) -> Expr:
        factor = self.source.choice((1, 2, 3, 4, 8, 15, 16, 0x210, width - 1, 1 << (width // 2)))
        return al.mul(self.expression(width, depth), al.const(factor, width))

    def _masked(self, width: int, depth: int) -> Expr:
        return al.and_(self.expression(width, depth), al.const(self.source.choice((*_MASKS, 1 << (width - 1))), width))

    def _shifted(self, width: int, depth: int) -> Expr:
        made = self.source.choice((al.shl, al.shr, al.sar))
        return made(self.expression(width, depth), al.const(self.source.randrange(width)))

    def _shifted_by(self, width: int, depth: int) -> Expr:
        made = self.source.choice((al.shl, al.shr, al.sar))
        return made(self.expression(width, depth), al.amount(self.expression(32, depth), width))

    def _chosen(self, width: int, depth: int) -> Expr:
        return al.select(self.expression(1, depth), self.expression(width, depth), self.expression(width, depth))

    def _inverted(self, width: int, depth: int) -> Expr:
        return al.not_(self.expression(width, depth))

    def _remainder(self, width: int, depth: int) -> Expr:
        value = self.expression(width, depth)
        factor = al.const(self.source.choice((1, 2, 4, 12, 1 << (width // 2))), width)
        upper = ((1 << width) - 1) << self.source.randrange(width) >> self.source.choice((0, 0, 2))
        return al.sub(al.mul(value, factor), al.mul(al.and_(value, al.const(upper, width)), factor))

    def _flag(self, width: int, depth: int) -> Expr:
        extend = self.source.choice((al.zext, al.sext))
        return extend(self.expression(1, depth), width)

    def _extended(self, width: int, depth: int) -> Expr:
        extend = self.source.choice((al.zext, al.sext))
        return extend(self.expression(width // 2, depth), width)

    def _joined(self, width: int, depth: int) -> Expr:
        low = self.expression(width // 2, depth)
        if width == 64 and self.source.random() < 0.5:
            # the ways in which compilers make the upper half of a 64-bit sum
            other = self.expression(32, depth)
            upper = self.source.choice((
                al.sar(low, al.const(31)),
                al.zext(al.carry(low, other), 32),
                al.add(other, al.zext(al.carry(low, other, self.expression(1, depth)), 32)),
                al.sub(other, al.zext(al.borrow(low, other, self.expression(1, depth)), 32)),
            ))  # fmt: skip
            return al.concat(self.source.choice((low, al.add(low, other))), upper)
        return al.concat(low, self.expression(width // 2, depth))

    def _cut(self, width: int, depth: int) -> Expr:
        wide = self.expression(2 * width, depth)
        return al.high(wide) if self.source.random() < 0.5 else al.trunc(wide, width)

    def _counted(self, width: int, depth: int) -> Expr:
        made = self.source.choice((al.popcount, al.clz, al.ctz, al.bitrev))
        return made(self.expression(32 if made is al.bitrev else self.source.choice((16, 32, 64)), depth))

    def _high_product(self, width: int, depth: int) -> Expr:
        made = self.source.choice((al.mulhu, al.mulhs))
        return made(self.expression(32, depth), self.expression(32, depth))

    def _condition(self, depth: int) -> Expr:
        kind = self.source.randrange(6)
        if kind == 0:
            made = self.source.choice((al.and_, al.or_, al.xor))
            return made(self.expression(1, depth), self.expression(1, depth))
        if kind == 1:
            return al.not_(self.expression(1, depth))
        if kind == 2:
            return al.bit(self.expression(32, depth), al.const(self.source.choice((0, 1, 5, 31))))
        width = self.source.choice((16, 32, 32, 64))
        a = self.expression(width, depth)
        near = al.add(a, al.const(self.source.choice(CORNERS), width))
        b = self.source.choice((self.expression(width, depth), self.leaf(width), near))
        if kind == 3:
            carried = self.source.choice((al.carry, al.borrow))
            return carried(a, b, self.expression(1, depth))
        made = self.source.choice((al.eq, al.ult, al.slt))
        return made(a, b) if kind == 4 else made(b, a)


def printed(values: Values, expr: Expr, register: Callable[[Expr], int]) -> int:
    """The expression as a value; `register` gives the values of leaves other than constants."""
    done: dict[Expr, int] = {}
    for node in walk(expr):
        if node.op is Op.CONST:
            done[node] = values.const(node.imm, node.width)
        elif node.op is Op.LANE:
            done[node] = values.lane
        elif node.op in LEAVES:
            done[node] = register(node)
        else:
            done[node] = values.make(node.op, node.width, *(done[arg] for arg in node.args), imm=node.imm)
    return done[expr]
