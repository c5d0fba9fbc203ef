"""Bit patterns: signs, trailing zeros, runs of ones."""

from __future__ import annotations

from collections.abc import Iterator

MOST_BITS = 64


def signed(value: int, width: int) -> int:
    """The representative of a number modulo 2**width in -2**(width - 1) .. 2**(width - 1) - 1."""
    half = 1 << (width - 1)
    return ((value + half) & ((1 << width) - 1)) - half


def trailing_zeros(value: int) -> int:
    """How often 2 divides a number; 64, the widest of all, for 0."""
    return (value & -value).bit_length() - 1 if value else MOST_BITS


def runs_of_ones(mask: int) -> Iterator[tuple[int, int]]:
    """The runs first <= i < last of set bits, from the lowest up: `x & mask` is the sum of x modulo 2**last minus x
    modulo 2**first over them.
    """
    place = 0
    while mask >> place:
        first = place + trailing_zeros(mask >> place)
        last = first + trailing_zeros(~(mask >> first))
        yield first, last
        place = last
