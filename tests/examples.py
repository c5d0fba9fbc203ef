"""How much of a long random test the default run takes."""

from __future__ import annotations

from hypothesis import settings


def examples(count: int) -> int:
    """The examples of a property test: all in the full run, which draws new ones, a quarter of them in the default."""
    return -(-count // 4) if settings.default is not None and settings.default.derandomize else count
