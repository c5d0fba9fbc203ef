"""Outputs against the spec's float64 reference, with a stated error bound.

The bound of an element is `(n + 8) * u * m`: n is the largest extent of a buffer (no sum of the kernel is longer), u
the unit roundoff of the output's type (2**-24 for f32), and m the reference evaluated on the absolute values of all
inputs. It holds for any order of summation and any contraction of the expression as written with +, - and products.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

import numpy as np

from isatool.asm.buffers import reference, to_float64
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.buffers import Array, Float64Array
    from isatool.asm.element_types import ElementType
    from isatool.asm.launch_spec import Argument, Launch

UNIT_ROUNDOFF: Final = {"f16": 2.0**-11, "bf16": 2.0**-8, "f32": 2.0**-24, "f64": 2.0**-53}


@record
class ReferenceCheck:
    """One output: the largest error, the largest ratio of error to bound, and over how many elements."""

    buffer: str
    largest_error: float
    worst_ratio: float
    elements: int
    index: tuple[int, ...] = ()
    """of the element that misses its bound by most, () for none"""
    value: float = 0.0
    wanted: float = 0.0
    """what is there, and what the reference says"""

    @property
    def ok(self) -> bool:
        """Every element lies within its bound."""
        return self.worst_ratio <= 1.0

    def __str__(self) -> str:
        verdict = "within" if self.ok else "NOT within"
        text = (
            f"{self.buffer}: largest error {self.largest_error:.3g} over {self.elements} elements, "
            f"{verdict} the bound (worst {self.worst_ratio:.3g} of it)"
        )
        return text if self.ok else f"{text}: {self.place} is {self.value:.9g}, the reference {self.wanted:.9g}"

    @property
    def place(self) -> str:
        """The element that misses its bound by most: `C[3, 17]`."""
        return f"{self.buffer}[{', '.join(map(str, self.index))}]"


def check_reference(
    launch: Launch, contents: Mapping[str, Array], results: Mapping[str, Array], whole: bool = False
) -> tuple[ReferenceCheck, ...]:
    """Compare outputs. Empty without a reference.

    Elements that kept their first bits are left out, unless the `whole` grid ran: then they were computed, or should
    have been.
    """
    wanted = reference(launch, contents)
    if not wanted:
        return ()
    kinds = {argument.name: argument.type for argument in launch.buffers}
    absolute = {name: _magnitude(array, kinds[name]) for name, array in contents.items()}
    magnitudes = reference(_absolute(launch), absolute)
    longest = max((max(argument.shape, default=1) for argument in launch.buffers), default=1)
    found = []
    for argument in launch.outputs:
        if argument.name in wanted:
            wants = wanted[argument.name], magnitudes[argument.name]
            found.append(_check(argument, contents, results, *wants, longest, whole))
    return tuple(found)


def _magnitude(array: Array, kind: ElementType) -> Array:
    """The absolute values of stored elements."""
    if kind.name == "bf16":
        return np.bitwise_and(array.view(np.uint16), np.uint16(0x7FFF))
    return np.abs(array.astype(np.float64)) if kind.name.startswith("i") else np.abs(array)


def _check(
    argument: Argument,
    contents: Mapping[str, Array],
    results: Mapping[str, Array],
    wanted: Float64Array,
    magnitude: Float64Array,
    longest: int,
    whole: bool,
) -> ReferenceCheck:
    unit = UNIT_ROUNDOFF.get(argument.type.name, 0.0)
    before, after = contents[argument.name], results[argument.name]
    computed = before.view(f"u{before.dtype.itemsize}") != after.view(f"u{after.dtype.itemsize}")
    computed |= whole
    with np.errstate(invalid="ignore"):
        error = np.abs(to_float64(after, argument.type) - wanted)
    bound = (longest + 8) * unit * np.abs(magnitude) + np.finfo(np.float32).smallest_subnormal
    ratio = np.where(computed, np.where(np.isnan(error), np.inf, error / bound), -np.inf)
    worst = np.unravel_index(int(ratio.argmax()), ratio.shape) if computed.any() else None
    found = ReferenceCheck(
        argument.name,
        float(error[computed].max(initial=0.0)),
        float(ratio.max(initial=0.0)),
        int(computed.sum()),
    )
    if worst is None:
        return found
    value, wants = to_float64(after, argument.type)[worst], np.broadcast_to(wanted, ratio.shape)[worst]
    return replace(found, index=tuple(map(int, worst)), value=float(value), wanted=float(wants))


def _absolute(launch: Launch) -> Launch:
    """The launch with scalars by magnitude."""
    arguments = tuple(
        argument if argument.is_buffer else replace(argument, value=abs(argument.value))
        for argument in launch.arguments
    )
    return replace(launch, arguments=arguments)
