"""Rules for undefined bits that the printed shadow functions call: arrays like the values', a set bit is undefined."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from isatool.emulator.numeric import U32, Bits, Flags

Shadow: TypeAlias = NDArray[np.generic]
"""undefined bits: bool for one-bit values, else the container of the value"""


def _ones(width: int) -> Bits:
    return np.array((1 << width) - 1, np.uint64 if width == 64 else np.uint32)


def none(width: int) -> Shadow:
    """A wholly defined value."""
    return np.zeros((1, 1), np.bool_ if width == 1 else np.uint64 if width == 64 else np.uint32)


def some(shadow: Shadow) -> Flags:
    """Where at least one bit is undefined."""
    return shadow.astype(np.bool_, copy=False)


def everything(where: Flags, width: int) -> Shadow:
    """All bits undefined where a condition holds."""
    if width == 1:
        return where
    ones = _ones(width)
    return np.where(where, ones, np.zeros_like(ones))


def any_bit(shadows: Sequence[Shadow], width: int) -> Shadow:
    """One undefined bit of any argument makes the whole result undefined."""
    total = some(shadows[0])
    for shadow in shadows[1:]:
        total = total | some(shadow)
    return everything(total, width)


def unless(control: Shadow, shadow: Bits, width: int) -> Shadow:
    """The shadow, or everything where the control value is not wholly defined."""
    result: Shadow = np.bitwise_or(shadow, cast(Bits, everything(some(control), width)))
    return result


def leftwards(shadow: Bits, width: int) -> Bits:
    """Sums and products: undefined from the lowest undefined bit upwards."""
    spread = shadow | (~shadow + shadow.dtype.type(1))
    spread = np.where(shadow != 0, spread, shadow)
    result: Bits = spread if width >= 32 else spread & _ones(width)
    return result


def and_(a: Bits, b: Bits, shadow_a: Bits, shadow_b: Bits) -> Bits:
    """A defined 0 makes a bit defined."""
    result: Bits = (shadow_a & shadow_b) | (shadow_a & b) | (shadow_b & a)
    return result


def or_(a: Bits, b: Bits, shadow_a: Bits, shadow_b: Bits) -> Bits:
    """A defined 1 makes a bit defined."""
    result: Bits = (shadow_a & shadow_b) | (shadow_a & ~b) | (shadow_b & ~a)
    return result


def loaded(marks: Sequence[Sequence[U32]], access: int, dword: int) -> Shadow:
    """Undefined bits of what an access read; everything is defined where none was recorded."""
    return marks[access][dword] if access < len(marks) else none(32)
