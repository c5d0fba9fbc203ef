"""Whether two accesses can touch the same byte, by any two lanes of a wave: a bounded search over whole numbers."""

from __future__ import annotations

from typing import Final

from isatool.verify.facts import signed
from isatool.verify.ring import terms_of
from isatool.verify.table import Table

Span = tuple[int, int, int]
"""coefficient > 0, lowest and highest value of what it multiplies"""
_MOST_STEPS: Final = 400


def may_overlap(table: Table, a: int, size_a: int, b: int, size_b: int, *, same_lane: bool = False) -> bool:
    """True unless bytes a .. a+size_a-1 of one lane never meet b .. b+size_b-1 of any lane (or of the same one).

    Parts of the addresses that differ between lanes count as independent in the two; the whole must not wrap.
    """
    width = table.width[a]
    spans, offset = _difference(table, a, b, same_lane=same_lane)
    low = offset + sum(factor * least for factor, least, _ in spans)
    high = offset + sum(factor * most for factor, _, most in spans)
    if low <= size_a - (1 << width) or high >= (1 << width) - size_b:
        return True
    spans.sort(reverse=True)
    steps = [_MOST_STEPS]
    return _reaches(spans, 0, offset, -size_a + 1, size_b - 1, steps)


def _difference(table: Table, a: int, b: int, *, same_lane: bool) -> tuple[list[Span], int]:
    """a - b as constant plus independent parts."""
    width = table.width[a]
    constant_a, terms_a = terms_of(table, a)
    constant_b, terms_b = terms_of(table, b)
    shared: dict[tuple[int, ...], int] = {}
    apart: list[tuple[tuple[int, ...], int]] = []
    for terms, sign in ((terms_a, 1), (terms_b, -1)):
        for atoms, coefficient in terms:
            factor = sign * signed(coefficient, width)
            if same_lane or all(table.uniform[atom] for atom in atoms):
                shared[atoms] = shared.get(atoms, 0) + factor
            else:
                apart.append((atoms, factor))
    spans = []
    for atoms, factor in (*shared.items(), *apart):
        if factor == 0:
            continue
        least = most = 1
        for atom in atoms:
            least *= table.low[atom]
            most *= table.high[atom]
        spans.append((factor, least, most) if factor > 0 else (-factor, -most, -least))
    return spans, signed(constant_a, width) - signed(constant_b, width)


def _reaches(spans: list[Span], position: int, total: int, low: int, high: int, steps: list[int]) -> bool:
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
        _reaches(spans, position + 1, total + factor * count, low, high, steps) for count in range(first, last + 1)
    )
