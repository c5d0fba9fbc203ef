"""Expressions over the operations of `ops.py`: hashable values, built through constructors that fold what is constant.

Registers in leaves are actual registers. Every expression reads the state before its instruction. An expression is
uniform (one value for the wave) if no leaf of it is per lane; GATHER with a uniform index and BALLOT make uniform
values. It is long because it is a list: one constructor for an operation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import field
from functools import lru_cache
from typing import Final

from isatool.isa.registers import EXEC_LO, M0, NULL, SCC, VGPR_BASE, Register
from isatool.isa.wave import WAVE_SIZES
from isatool.records import record
from isatool.semantics import concrete
from isatool.semantics.ops import LEAVES, Op


@record
class Expr:
    """One node: operation, width of the result in bits, arguments, and the immediate that the operation asks for."""

    op: Op
    width: int
    args: tuple[Expr, ...] = ()
    imm: int = 0
    _hash: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_hash", hash((self.op, self.width, self.args, self.imm)))

    def __hash__(self) -> int:
        return self._hash

    def __eq__(self, other: object) -> bool:
        """Whether the trees are the same; each two nodes are compared once, since trees share their parts."""
        if not isinstance(other, Expr):
            return NotImplemented
        todo = [(self, other)]
        seen: set[tuple[int, int]] = set()
        while todo:
            a, b = todo.pop()
            if a is b or (id(a), id(b)) in seen:
                continue
            if a._hash != b._hash or a.op is not b.op or a.width != b.width or a.imm != b.imm:
                return False
            if len(a.args) != len(b.args):
                return False
            if a.args:
                seen.add((id(a), id(b)))
                todo += zip(a.args, b.args, strict=True)
        return True

    @property
    def is_const(self) -> bool:
        """True for a constant."""
        return self.op is Op.CONST

    def __str__(self) -> str:
        if self.op is Op.CONST:
            return hex(self.imm) if self.imm > 9 else str(self.imm)
        if self.op is Op.VGPR:
            return f"v{self.imm}"
        if self.op is Op.SGPR:
            return Register(self.imm).name
        if self.op in LEAVES:
            return self.op.value + (f".{self.imm}" if self.op in (Op.LOADED, Op.FETCHED) else "")
        return f"{self.op.value}{self.width}({', '.join(map(str, self.args))})"


def make(op: Op, width: int, *args: Expr, imm: int = 0) -> Expr:
    """A node; integer operations on constants are folded. No other rewriting happens here."""
    if args and op in _FOLDED and all(arg.op is Op.CONST for arg in args):
        return const(concrete.apply(op, width, imm, tuple(a.width for a in args), tuple(a.imm for a in args)), width)
    return interned(op, width, args, imm)


@lru_cache(maxsize=1 << 16)
def interned(op: Op, width: int, args: tuple[Expr, ...] = (), imm: int = 0) -> Expr:
    """The node: equal ones are mostly one object, so that they are found equal at once."""
    return Expr(op, width, args, imm)


_FOLDED: Final = frozenset({
    Op.AND, Op.OR, Op.XOR, Op.NOT, Op.ADD, Op.SUB, Op.MUL, Op.MULHU, Op.MULHS, Op.SHL, Op.SHR, Op.SAR, Op.ZEXT, Op.SEXT,
    Op.TRUNC, Op.HIGH, Op.CONCAT, Op.POPCOUNT, Op.CLZ, Op.CTZ, Op.BITREV, Op.BIT, Op.SELECT, Op.EQ, Op.ULT, Op.SLT,
    Op.CARRY, Op.BORROW, Op.FCVT, Op.STOF, Op.UTOF,
})  # fmt: skip


# leaves


def const(value: int, width: int = 32) -> Expr:
    """A constant, reduced modulo 2**width."""
    return interned(Op.CONST, width, (), value & ((1 << width) - 1))


TRUE: Final = const(1, 1)
FALSE: Final = const(0, 1)
ZERO: Final = const(0)
LANE: Final = Expr(Op.LANE, 32)
SCC_BIT: Final = Expr(Op.SCC, 1)


def register(code: Register) -> Expr:
    """One 32-bit register; null reads 0."""
    if code.is_vgpr:
        return interned(Op.VGPR, 32, (), int(code) - VGPR_BASE)
    if code == NULL:
        return ZERO
    if code == SCC:
        return zext(SCC_BIT, 32)
    return interned(Op.SGPR, 32, (), int(code))


M0_VALUE: Final = register(M0)


def loaded(access: int, dword: int = 0) -> Expr:
    """Dword `dword` of what memory access number `access` of this instruction read, zero-extended."""
    return interned(Op.LOADED, 32, (), access * 16 + dword)


def fetched(dword: int, access: int = 0) -> Expr:
    """Dword `dword` of what scalar load number `access` of this instruction read."""
    return interned(Op.FETCHED, 32, (), access * 16 + dword)


# bits and integers


def and_(a: Expr, b: Expr) -> Expr:
    """a & b."""
    full = (1 << a.width) - 1
    for x, y in ((a, b), (b, a)):
        if x.is_const and x.imm == full:
            return y
        if x.is_const and x.imm == 0:
            return x
    return make(Op.AND, a.width, a, b)


def or_(a: Expr, b: Expr) -> Expr:
    """a | b."""
    for x, y in ((a, b), (b, a)):
        if x.is_const and x.imm == 0:
            return y
    return make(Op.OR, a.width, a, b)


def xor(a: Expr, b: Expr) -> Expr:
    """a ^ b."""
    for x, y in ((a, b), (b, a)):
        if x.is_const and x.imm == 0:
            return y
    return make(Op.XOR, a.width, a, b)


def not_(a: Expr) -> Expr:
    """~a."""
    return a.args[0] if a.op is Op.NOT else make(Op.NOT, a.width, a)


def add(a: Expr, b: Expr) -> Expr:
    """a + b modulo 2**width."""
    for x, y in ((a, b), (b, a)):
        if x.is_const and x.imm == 0:
            return y
    return make(Op.ADD, a.width, a, b)


def sub(a: Expr, b: Expr) -> Expr:
    """a - b modulo 2**width."""
    return a if b.is_const and b.imm == 0 else make(Op.SUB, a.width, a, b)


def mul(a: Expr, b: Expr) -> Expr:
    """Low half of the product."""
    return make(Op.MUL, a.width, a, b)


def mulhu(a: Expr, b: Expr) -> Expr:
    """High half of the unsigned product."""
    return make(Op.MULHU, a.width, a, b)


def mulhs(a: Expr, b: Expr) -> Expr:
    """High half of the signed product."""
    return make(Op.MULHS, a.width, a, b)


def amount(count: Expr, width: int) -> Expr:
    """A shift amount as the hardware takes it: modulo the width, as 32 bits."""
    wide = count if count.width == 32 else zext(count, 32) if count.width < 32 else trunc(count, 32)
    return and_(wide, const(width - 1))


def shl(a: Expr, count: Expr) -> Expr:
    """a << count; the amount is a w32 value below the width (see `amount`)."""
    return a if count.is_const and count.imm == 0 else make(Op.SHL, a.width, a, count)


def shr(a: Expr, count: Expr) -> Expr:
    """a >> count, unsigned."""
    return a if count.is_const and count.imm == 0 else make(Op.SHR, a.width, a, count)


def sar(a: Expr, count: Expr) -> Expr:
    """a >> count, signed."""
    return a if count.is_const and count.imm == 0 else make(Op.SAR, a.width, a, count)


def zext(a: Expr, width: int) -> Expr:
    """Zero-extended to `width` bits."""
    return a if a.width == width else make(Op.ZEXT, width, a)


def sext(a: Expr, width: int) -> Expr:
    """Sign-extended to `width` bits."""
    return a if a.width == width else make(Op.SEXT, width, a)


_LOW_BITS_SUFFICE: Final = frozenset({Op.ADD, Op.SUB, Op.MUL, Op.AND, Op.OR, Op.XOR, Op.NOT})


def trunc(a: Expr, width: int) -> Expr:
    """The low `width` bits; pushed inwards where only the low bits of the arguments matter."""
    if a.width == width:
        return a
    if a.op in (Op.ZEXT, Op.SEXT):
        inner = a.args[0]
        if inner.width >= width:
            return trunc(inner, width)
        return make(a.op, width, inner)
    if a.op is Op.CONCAT and a.args[0].width >= width:
        return trunc(a.args[0], width)
    if a.op in _LOW_BITS_SUFFICE:
        return make(a.op, width, *(trunc(arg, width) for arg in a.args))
    if a.op is Op.SELECT:
        return select(a.args[0], trunc(a.args[1], width), trunc(a.args[2], width))
    if a.op is Op.SHL and a.args[1].is_const and a.args[1].imm < width:
        return shl(trunc(a.args[0], width), a.args[1])
    return make(Op.TRUNC, width, a)


def high(a: Expr) -> Expr:
    """The upper half."""
    half = a.width // 2
    if a.op is Op.CONCAT:
        return a.args[1]
    if a.op is Op.ZEXT and a.args[0].width <= half:
        return const(0, half)
    return make(Op.HIGH, half, a)


def concat(low: Expr, upper: Expr) -> Expr:
    """`low` in the low half, `upper` in the upper half."""
    if upper.is_const and upper.imm == 0:
        return zext(low, 2 * low.width)
    return make(Op.CONCAT, 2 * low.width, low, upper)


def popcount(a: Expr) -> Expr:
    """Number of set bits, 32 bits wide."""
    return make(Op.POPCOUNT, 32, a)


def clz(a: Expr) -> Expr:
    """Leading zeros, 32 bits wide; the argument's width if it is 0."""
    return make(Op.CLZ, 32, a)


def ctz(a: Expr) -> Expr:
    """Trailing zeros, 32 bits wide; the argument's width if it is 0."""
    return make(Op.CTZ, 32, a)


def bitrev(a: Expr) -> Expr:
    """Bits in reverse order."""
    return make(Op.BITREV, a.width, a)


def bit(a: Expr, index: Expr) -> Expr:
    """Bit `index` of a, one bit wide."""
    return make(Op.BIT, 1, a, index)


def select(condition: Expr, yes: Expr, no: Expr) -> Expr:
    """`yes` where the condition holds."""
    if condition.is_const:
        return yes if condition.imm else no
    return yes if yes == no else make(Op.SELECT, yes.width, condition, yes, no)


def eq(a: Expr, b: Expr) -> Expr:
    """a == b."""
    return make(Op.EQ, 1, a, b)


def ne(a: Expr, b: Expr) -> Expr:
    """a != b."""
    return not_(eq(a, b))


def ult(a: Expr, b: Expr) -> Expr:
    """a < b, unsigned."""
    return make(Op.ULT, 1, a, b)


def slt(a: Expr, b: Expr) -> Expr:
    """a < b, signed."""
    return make(Op.SLT, 1, a, b)


def carry(a: Expr, b: Expr, carry_in: Expr = FALSE) -> Expr:
    """Carry out of a + b + carry_in."""
    return make(Op.CARRY, 1, a, b, carry_in)


def borrow(a: Expr, b: Expr, borrow_in: Expr = FALSE) -> Expr:
    """Borrow out of a - b - borrow_in."""
    return make(Op.BORROW, 1, a, b, borrow_in)


def lane_bit(mask: Expr) -> Expr:
    """The lane's own bit of a lane mask."""
    return bit(mask, LANE)


def gather(a: Expr, index: Expr) -> Expr:
    """The value of `a` in lane `index`, which is below the lane count."""
    return make(Op.GATHER, a.width, a, index)


def scatter(a: Expr, index: Expr, sends: Expr) -> Expr:
    """Lane j receives `a` of the highest lane whose `sends` holds and whose index is j, else 0."""
    return make(Op.SCATTER, a.width, a, index, sends)


def ballot(condition: Expr, lanes: int) -> Expr:
    """A mask of the lanes where the condition holds, whether they are active or not; `lanes` is the lane count."""
    return make(Op.BALLOT, lanes, condition)


def lane_mask(code: Register, lanes: int) -> Expr:
    """The lane mask in a register, in wave64 in the pair that begins with it."""
    low = register(code)
    return low if lanes <= low.width else concat(low, register(Register(code + 1)))


EXEC_MASKS: Final = {lanes: lane_mask(EXEC_LO, lanes) for lanes in WAVE_SIZES}
"""EXEC by the lane count of the kernel"""


# floats


def unary(op: Op) -> Callable[[Expr], Expr]:
    """A constructor for a one-argument operation that keeps the width."""
    return lambda a: make(op, a.width, a)


def fadd(a: Expr, b: Expr) -> Expr:
    """a + b."""
    return make(Op.FADD, a.width, a, b)


def fmul(a: Expr, b: Expr) -> Expr:
    """a * b."""
    return make(Op.FMUL, a.width, a, b)


def fma(a: Expr, b: Expr, c: Expr) -> Expr:
    """a * b + c rounded once."""
    return make(Op.FMA, a.width, a, b, c)


def fdiv(a: Expr, b: Expr) -> Expr:
    """a / b."""
    return make(Op.FDIV, a.width, a, b)


def sign_mask(width: int) -> Expr:
    """The sign bit of a float of this width."""
    return const(1 << (width - 1), width)


def fneg(a: Expr) -> Expr:
    """Sign bit flipped."""
    return xor(a, sign_mask(a.width))


def fabs(a: Expr) -> Expr:
    """Sign bit cleared."""
    return and_(a, const((1 << (a.width - 1)) - 1, a.width))


def fsub(a: Expr, b: Expr) -> Expr:
    """a - b as a + (-b)."""
    return fadd(a, fneg(b))


def flt(a: Expr, b: Expr) -> Expr:
    """a < b, false on NaN."""
    return make(Op.FLT, 1, a, b)


def feq(a: Expr, b: Expr) -> Expr:
    """a == b, false on NaN."""
    return make(Op.FEQ, 1, a, b)


def funo(a: Expr, b: Expr) -> Expr:
    """True if a or b is a NaN."""
    return make(Op.FUNO, 1, a, b)


def fmin(a: Expr, b: Expr, ieee: bool) -> Expr:
    """The smaller one; see `ops.py` for NaN."""
    return make(Op.FMIN, a.width, a, b, imm=int(ieee))


def fmax(a: Expr, b: Expr, ieee: bool) -> Expr:
    """The larger one; see `ops.py` for NaN."""
    return make(Op.FMAX, a.width, a, b, imm=int(ieee))


def fcvt(a: Expr, width: int) -> Expr:
    """Converted to the float format of `width` bits."""
    return a if a.width == width else make(Op.FCVT, width, a)


def convert(op: Op, a: Expr, width: int) -> Expr:
    """FTOS, FTOU, STOF, UTOF or FCVTZ to `width` bits."""
    return make(op, width, a)


# questions


@lru_cache(maxsize=1 << 14)
def nodes_of(expr: Expr) -> tuple[Expr, ...]:
    """What `walk` gives, kept: several analyses go through the expressions of one instruction, some of them often."""
    return tuple(walk(expr))


def walk(expr: Expr) -> Iterator[Expr]:
    """Every distinct node below and including this one, arguments before their users."""
    seen: set[Expr] = set()
    stack: list[tuple[Expr, bool]] = [(expr, False)]
    while stack:
        node, expanded = stack.pop()
        if node in seen:
            continue
        if expanded or not node.args:
            seen.add(node)
            yield node
            continue
        stack.append((node, True))
        stack.extend((arg, False) for arg in reversed(node.args))


def is_uniform(expr: Expr) -> bool:
    """True if every lane sees the same value."""
    if expr.op in (Op.VGPR, Op.LANE, Op.SCATTER, Op.LOADED):
        return False
    if expr.op is Op.BALLOT:
        return True
    if expr.op is Op.GATHER:
        return is_uniform(expr.args[1])
    return all(is_uniform(arg) for arg in expr.args)


@lru_cache(maxsize=1 << 14)
def registers_read(expr: Expr) -> frozenset[Register]:
    """The registers (SCC included) that the value depends on."""
    found: set[Register] = set()
    for node in nodes_of(expr):
        if node.op is Op.VGPR:
            found.add(Register(VGPR_BASE + node.imm))
        elif node.op is Op.SGPR:
            found.add(Register(node.imm))
        elif node.op is Op.SCC:
            found.add(SCC)
    return frozenset(found)
