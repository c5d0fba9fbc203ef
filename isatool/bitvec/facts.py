"""What follows for the result of an operation from the facts of its arguments: possible bits and unsigned intervals.

Each rule over-approximates, for every value that has the facts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from isatool.bitvec import intervals
from isatool.bitvec.words import trailing_zeros
from isatool.semantics.ops import Op


class Facts(NamedTuple):
    """Every bit that may be set is in `possible`; low <= value <= high as unsigned numbers."""

    possible: int
    low: int
    high: int

    @classmethod
    def anything(cls, width: int) -> Facts:
        """Nothing is known."""
        full = (1 << width) - 1
        return cls(full, 0, full)

    @classmethod
    def below(cls, limit: int) -> Facts:
        """0 <= value < limit."""
        return cls((1 << (limit - 1).bit_length()) - 1, 0, limit - 1)

    @classmethod
    def of_bits(cls, possible: int) -> Facts:
        """Only these bits may be set."""
        return cls(possible, 0, possible)

    def joined(self, other: Facts) -> Facts:
        """What holds for a value that is one or the other."""
        return Facts(self.possible | other.possible, min(self.low, other.low), max(self.high, other.high))

    def tightened(self) -> Facts:
        """The interval and the bits limit each other."""
        high = min(self.high, self.possible)
        return Facts(self.possible & ((1 << high.bit_length()) - 1), min(self.low, high), high)


def and_(width: int, a: Facts, b: Facts) -> Facts:
    """a & b."""
    return Facts(a.possible & b.possible, 0, min(a.high, b.high)).tightened()


def or_(width: int, a: Facts, b: Facts) -> Facts:
    """a | b."""
    return Facts(a.possible | b.possible, max(a.low, b.low), (1 << width) - 1).tightened()


def xor(width: int, a: Facts, b: Facts) -> Facts:
    """a ^ b."""
    return Facts.of_bits(a.possible | b.possible)


def shl(width: int, a: Facts, count: Facts) -> Facts:
    """a << count."""
    return Facts.of_bits(((1 << width) - 1) & ~((a.possible & -a.possible) - 1) if a.possible else 0)


def shr(width: int, a: Facts, count: Facts) -> Facts:
    """a >> count, unsigned."""
    if count.low == count.high:
        return Facts(a.possible >> count.low, a.low >> count.low, a.high >> count.low)
    high = a.high >> count.low
    return Facts((1 << high.bit_length()) - 1, 0, high)


def zext(width: int, a: Facts) -> Facts:
    """Zero-extended."""
    return a


def trunc(width: int, a: Facts) -> Facts:
    """The lowest bits."""
    full = (1 << width) - 1
    return a if a.high <= full else Facts.of_bits(a.possible & full)


def high(width: int, a: Facts) -> Facts:
    """The upper half, `width` bits of twice as many."""
    return Facts(a.possible >> width, a.low >> width, a.high >> width)


def concat(width: int, low: Facts, upper: Facts) -> Facts:
    """Two halves as one number."""
    half = width // 2
    return Facts(*(one | other << half for one, other in zip(low, upper, strict=True)))


def select(width: int, condition: Facts, yes: Facts, no: Facts) -> Facts:
    """One or the other."""
    return yes.joined(no)


def mul(width: int, a: Facts, b: Facts) -> Facts:
    """a * b."""
    most = a.high * b.high
    return Facts.below(most + 1) if most >> width == 0 else Facts.anything(width)


def mulhu(width: int, a: Facts, b: Facts) -> Facts:
    """The upper half of the product."""
    return Facts.below((a.high * b.high >> width) + 1)


def of_sum(width: int, low: int, high: int, bits: int) -> Facts:
    """A sum modulo 2**width whose whole value is in an interval and whose result has only these bits."""
    taken = intervals.period(low, high, width)
    if taken is None:
        return Facts.of_bits(bits)
    return Facts(bits, low - taken, high - taken).tightened()


def bits_of_sum(width: int, parts: Iterable[int]) -> int:
    """The bits that a sum modulo 2**width can have whose parts have only these: no part carries below the lowest bit
    that two of them share.
    """
    bits = shared = 0
    for part in parts:
        shared |= bits & part
        bits |= part
    return (bits | -(shared & -shared)) & ((1 << width) - 1)


def bits_of_product(width: int, factor: int, possible: Sequence[int]) -> int:
    """The bits of a constant times values that have only these: at and above the lowest, and none but the value's own
    times a power of two.
    """
    zeros = trailing_zeros(factor)
    if len(possible) == 1 and factor == 1 << zeros:
        return possible[0] << zeros & ((1 << width) - 1)
    if not factor or not all(possible):
        return 0
    return ((1 << width) - 1) & -(1 << zeros + sum(map(trailing_zeros, possible)))


Rule = Callable[..., Facts]
"""(width of the result, facts of each argument) -> facts of the result"""
RULES: Final[Mapping[Op, Rule]] = {
    Op.AND: and_,
    Op.OR: or_,
    Op.XOR: xor,
    Op.SHL: shl,
    Op.SHR: shr,
    Op.ZEXT: zext,
    Op.TRUNC: trunc,
    Op.HIGH: high,
    Op.CONCAT: concat,
    Op.SELECT: select,
    Op.MUL: mul,
    Op.MULHU: mulhu,
}
