"""The kinds of values."""

from __future__ import annotations

from enum import StrEnum
from typing import Final, TypeAlias

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
    FETCH = "fetch"  # (address), (address, version): a scalar load of what never changes, or of what a version held
    DOT = "dot"  # (operands): a sum of products in the lane; imm: what is done, MODE, position
    MATRIX = "matrix"  # (operands, EXEC): a matrix product; imm as for DOT
    WITHIN = (
        "within"  # w1 (address, operands): whether it is in range by a rule that nobody is sure of; imm: bytes, place
    )
    UNALIGNED = "unaligned"  # (registers): an address of which low bits count or not; imm: what it is of, constants
    DESCRIBED = "described"  # (lane, operands): an address by a descriptor of a buffer of which nothing is known; imm:
    # bytes, position, what it is of
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
