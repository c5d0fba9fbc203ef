"""The kinds of values, and the facts that are kept of each."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple, TypeAlias

from isatool.semantics.ops import Op

Label: TypeAlias = "int | str | tuple[Label, ...]"
"""what an operation needs beside its arguments; hashable"""

Term: TypeAlias = tuple[tuple[int, ...], int]
"""a product of atoms (sorted, repeated for powers) and its coefficient, 0 < coefficient < 2**width"""


class Extra(StrEnum):
    """Operations beside those of the semantics."""

    SUM = "sum"  # args: the atoms; imm: (constant, terms), modulo 2**width
    BOOL = "bool"  # w1; args: conditions that are not BOOL; imm: decision diagram over them
    SYMBOL = "symbol"  # imm: name; an input, an undefined register, or a value at a loop header
    MASK = "mask"  # (w1): bit i is the condition in lane i if that lane was active at entry, else 0; same in all lanes
    LOAD = "load"  # (version, address): what memory held; imm: (space, bytes, dword of a wider access)
    FETCH = "fetch"  # (address): a dword of memory that is constant while the kernel runs
    DOT = "dot"  # (operands): a sum of products in the lane; imm: what is done, MODE, position
    MATRIX = "matrix"  # (operands, EXEC): a matrix product; imm as for DOT
    WITHIN = (
        "within"  # w1 (address, operands): whether it is in range by a rule that nobody is sure of; imm: bytes, place
    )
    RESULT = "result"  # (fence): what an atomic or ordered load returned; imm: dword
    # states of memory; width 0
    VERSION = "version"  # (version, then address, data, guard of each store); imm: (space, bytes of each store)
    FENCE = "fence"  # (versions of both memories, operands); imm: (what, space)


Operation: TypeAlias = Op | Extra
MEMORY: Final = frozenset((Extra.VERSION, Extra.FENCE))
PER_LANE: Final = frozenset((Extra.LOAD, Extra.RESULT, Extra.MATRIX, Op.SCATTER))
"""differ between lanes even where the arguments do not"""
OTHER_LANES: Final = frozenset((Extra.MASK, Extra.MATRIX, Op.GATHER, Op.SCATTER, Op.BALLOT))
"""speak about the arguments in other lanes"""


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
