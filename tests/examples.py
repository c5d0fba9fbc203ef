"""How much of a long random test the default run takes."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import settings


def examples(count: int) -> int:
    """The examples of a property test: all in the full run, which draws new ones, a sixth of them in the default."""
    return -(-count // 6) if settings.default is not None and settings.default.derandomize else count


def some(values: Sequence[object], every: int) -> list[object]:
    """Parameters of a test: all in the full run, each `every`-th in the default."""
    return [
        pytest.param(
            *(value if isinstance(value, tuple) else (value,)), marks=pytest.mark.full if place % every else ()
        )
        for place, value in enumerate(values)
    ]
