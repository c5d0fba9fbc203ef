"""Intervals of whole numbers, ends included, and what they decide about wrapping, carries and comparisons."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

Interval = tuple[int, int]


def of_product(factors: Iterable[Interval], factor: int = 1) -> Interval:
    """The interval of a product of independent numbers and a constant factor."""
    low = high = 1
    for least, most in factors:
        if low >= 0 and least >= 0:
            low, high = low * least, high * most
        else:
            corners = (low * least, low * most, high * least, high * most)
            low, high = min(corners), max(corners)
    return (factor * low, factor * high) if factor >= 0 else (factor * high, factor * low)


def of_sum(constant: int, products: Iterable[tuple[int, Iterable[Interval]]]) -> Interval:
    """The interval of a constant and products, each (factor, intervals of what it multiplies)."""
    low = high = constant
    for factor, factors in products:
        least, most = of_product(factors, factor)
        low, high = low + least, high + most
    return low, high


def as_signed(low: int, high: int, width: int) -> Interval:
    """The interval of an unsigned number when it is read as a signed one."""
    half = 1 << (width - 1)
    if high < half:
        return low, high
    if low >= half:
        return low - 2 * half, high - 2 * half
    return -half, half - 1


def period(low: int, high: int, bits: int) -> int | None:
    """The multiple of 2**bits that is to be taken off every number of an interval to reduce it modulo that; None if it
    is not the same for all.
    """
    return low >> bits << bits if low >> bits == high >> bits else None


def fits(low: int, high: int, bits: int) -> bool:
    """Whether no number of the interval wraps when it is read as one of so many bits."""
    return low >= 0 and high >> bits == 0


def carries(low: int, high: int, width: int) -> bool | None:
    """Whether two words and a bit whose sum is in the interval carry out of the width; None if unsure."""
    if high >> width <= 0:
        return False
    return True if low >> width >= 1 else None


def is_negative(low: int, high: int) -> bool | None:
    """Whether the numbers of the interval are below 0, as a - b is where a < b and where a - b borrows."""
    return high < 0 if high < 0 or low >= 0 else None


def is_multiple(low: int, high: int, bits: int) -> bool | None:
    """Whether the numbers of an interval are 0 modulo 2**bits; None if some may be."""
    if -(-low >> bits) > high >> bits:
        return False
    return True if low == high else None


def split(zeros: Sequence[int], constant: int, bits: int, below: Callable[[int, int], Interval]) -> Interval | None:
    """(j, m): the terms of a sum that are divisible by 2**j, 0 < j < bits, and the others with the constant's lowest j
    bits, which lie between m and m + 2**j, so that nothing carries between the two. j is the largest; None if there is
    none, or nothing is below it. `zeros`: how often 2 divides each term; `below(j, c)` is the interval of the sum of c
    and of the terms with fewer than j.
    """
    least = min(zeros, default=bits)
    for place in sorted({count for count in zeros if 0 < count < bits}, reverse=True):
        kept = constant & ((1 << place) - 1)
        if kept or least < place:
            taken = period(*below(place, kept), place)
            if taken is not None:
                return place, taken
    return None
