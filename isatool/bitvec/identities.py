"""2**w times an extended word in other words: how a 64-bit number is put together from halves, carries and sign words.

An identity is data: a sum of parts, each a factor times an extended sum of the arguments. The analyses read it as a
polynomial and the validator as a value of twice the width, both modulo 2**(2 * w).
"""

from __future__ import annotations

from enum import Enum
from typing import Final, NamedTuple


class Extension(Enum):
    """How a part is read as a number of twice the width."""

    WHOLE = "whole"  # an argument that has that width
    LOW = "low"  # the sum modulo 2**w
    SIGNED = "signed"  # the same as a signed number


class Addend(NamedTuple):
    """factor * extension of the sum of coefficient * argument."""

    factor: int
    extension: Extension
    coefficients: tuple[int, ...]


Parts = tuple[Addend, ...]

_LOW: Final = Extension.LOW
CARRY: Final[Parts] = (
    Addend(1, _LOW, (1, 0, 0)), Addend(1, _LOW, (0, 1, 0)), Addend(1, _LOW, (0, 0, 1)), Addend(-1, _LOW, (1, 1, 1)),
)  # fmt: skip
"""2**w * (carry of a + b + c), c a bit"""
BORROW: Final[Parts] = (
    Addend(-1, _LOW, (1, 0, 0)), Addend(1, _LOW, (0, 1, 0)), Addend(1, _LOW, (0, 0, 1)), Addend(1, _LOW, (1, -1, -1)),
)  # fmt: skip
"""2**w * (borrow of a - b - c), c a bit"""
SIGN: Final[Parts] = (Addend(1, _LOW, (1,)), Addend(-1, Extension.SIGNED, (1,)))
"""2**w * (sign bit of a)"""
SIGN_WORD: Final[Parts] = tuple(part._replace(factor=-part.factor) for part in SIGN)
"""2**w * (a >> w - 1, signed): w copies of the sign"""
UPPER: Final[Parts] = (Addend(1, Extension.WHOLE, (1,)), Addend(-1, _LOW, (1,)))
"""2**w * (a >> w), a of twice the width"""


def top_bits(count: int) -> Parts:
    """2**w * (a >> w - count), the uppermost bits of a word."""
    return Addend(1 << count, _LOW, (1,)), Addend(-1, _LOW, (1 << count,))
