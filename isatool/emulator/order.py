"""Orders in which the waves of a workgroup run between barriers."""

from __future__ import annotations

import random

Order = str | int
"""lockstep, forward, reverse, or a seed"""


def wave_order(order: Order, count: int) -> list[int]:
    """A permutation of waves; the native engine runs `lockstep` as forward."""
    waves = list(range(count))
    if order == "reverse":
        waves.reverse()
    elif isinstance(order, int):
        random.Random(order).shuffle(waves)
    return waves
