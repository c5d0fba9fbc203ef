"""Whether two accesses can touch the same byte: a bounded search over whole numbers.

The distance of two addresses is a sum of numbers that are the same in all lanes, each times a part that may differ
between them, and of a rest: `N * (4 * row + 1) + column`. Where a factor is never 0 and the number is large enough, the
rest cannot make up for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from isatool.bitvec.intervals import Interval

Span = tuple[int, int, int]
"""coefficient > 0, lowest and highest value of what it multiplies"""
Monomial = tuple[int, ...]
_MOST_STEPS: Final = 400
"""of one question whether two accesses overlap: many are asked"""


class DistancePart(NamedTuple):
    """low <= number <= high, the same in all lanes, times `offset` plus the spans."""

    low: int
    high: int
    offset: int
    spans: tuple[Span, ...]

    @property
    def reach(self) -> tuple[int, int]:
        """The interval of the factor."""
        return _interval(self.spans, self.offset)

    @property
    def range(self) -> tuple[int, int]:
        """The interval of the product."""
        least, most = self.reach
        return min(self.low * least, self.high * least), max(self.low * most, self.high * most)


def parts_of(
    terms: Iterable[tuple[Monomial, int]],
    interval: Callable[[Monomial], Interval],
    is_shared: Callable[[int], bool],
    spans_of: Callable[[Monomial, int], Iterable[Span]],
) -> list[DistancePart]:
    """The terms of a distance by the number that is the same in all lanes; the rest last, times 1. A number that may be
    0 or less says nothing about what it comes with.
    """
    offsets: dict[Monomial, int] = {}
    spans: dict[Monomial, list[Span]] = {(): []}
    for atoms, factor in terms:
        number = tuple(atom for atom in atoms if is_shared(atom))
        if interval(number)[0] <= 0:
            number = ()
        own = list(atoms)
        for atom in number:
            own.remove(atom)
        if own:
            spans.setdefault(number, []).extend(spans_of(tuple(own), factor))
        else:
            offsets[number] = offsets.get(number, 0) + factor
    found = [
        DistancePart(*interval(number), offsets.get(number, 0), tuple(spans.get(number, ())))
        for number in {*offsets, *spans} - {()}
    ]
    found.sort(key=lambda part: (-part.low, part.high, part.offset, part.spans))
    return [*found, DistancePart(1, 1, 0, tuple(spans[()]))]


def span(factor: int, least: int, most: int) -> Span:
    """factor * number, least <= number <= most."""
    return (factor, least, most) if factor > 0 else (-factor, -most, -least)


def may_meet(parts: list[DistancePart], offset: int, width: int, size_a: int, size_b: int) -> bool:
    """Whether two accesses may touch the same byte whose addresses lie offset and the sum of the parts apart, or that
    distance might wrap at so many bits. The last part comes times 1.
    """
    ranges = [part.range for part in parts]
    low, high = (offset + sum(ends) for ends in zip(*ranges, strict=True))
    if low <= size_a - (1 << width) or high >= (1 << width) - size_b:
        return True
    return _falls_within(parts, -size_a + 1 - offset, size_b - 1 - offset)


def _falls_within(parts: list[DistancePart], low: int, high: int) -> bool:
    """Whether the sum of parts can lie in low .. high; True if unsure."""
    part, rest = parts[0], parts[1:]
    if not rest:
        return _reaches(part, low, high)
    ranges = [other.range for other in rest]
    least, most = (sum(ends) for ends in zip(*ranges, strict=True))
    bottom, top = low - most, high - least  # where the product has to lie
    for sign, nearest, farthest in ((1, bottom, top), (-1, -top, -bottom)):
        smallest, largest = max(1, -(-nearest // part.high)), farthest // part.low
        if smallest <= largest and _reaches(part, *sorted((sign * smallest, sign * largest))):
            return True
    return bottom <= 0 <= top and _reaches(part, 0, 0) and _falls_within(rest, low, high)


def _reaches(part: DistancePart, low: int, high: int) -> bool:
    """Whether the factor of a part can lie in low .. high; True if unsure."""
    return _search(sorted(part.spans, reverse=True), 0, part.offset, low, high, [_MOST_STEPS])


def _interval(spans: tuple[Span, ...], offset: int) -> tuple[int, int]:
    low = offset + sum(factor * least for factor, least, _ in spans)
    return low, offset + sum(factor * most for factor, _, most in spans)


def _search(spans: list[Span], position: int, total: int, low: int, high: int, steps: list[int]) -> bool:
    """Whether total plus some choice of the spans from `position` on falls within low .. high; True if unsure."""
    steps[0] -= 1
    if steps[0] < 0:
        return True
    if position == len(spans):
        return low <= total <= high
    rest_low = total + sum(factor * least for factor, least, _ in spans[position + 1 :])
    rest_high = total + sum(factor * most for factor, _, most in spans[position + 1 :])
    factor, least, most = spans[position]
    first = max(least, -((rest_high - low) // factor))
    last = min(most, (high - rest_low) // factor)
    if last - first > _MOST_STEPS:
        return True
    return any(
        _search(spans, position + 1, total + factor * count, low, high, steps) for count in range(first, last + 1)
    )
