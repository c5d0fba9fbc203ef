"""Launches to try, as launch specs: blocks, grids, argument values, buffer contents.

Pointers point into the middle of their buffers, so that indices may be negative and a lost carry reaches another place:
`Layout(straddle=True)` puts the middle on a multiple of 4 GiB, and pointers lie a little below it.
"""

from __future__ import annotations

import math
import random
import struct
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Final

from isatool.analysis.assumptions import Sentence
from isatool.asm.element_types import ELEMENT_TYPES
from isatool.asm.expressions import SpecExpression, parse_expression
from isatool.asm.launch_spec import ArgumentSpec, Fill, LaunchSpec
from isatool.diagnostics import Span
from isatool.records import record
from isatool.verify.verdict import Assumption
from isatool.verify.witness.parameters import KernelParameter, Parameters

SMALL_BUFFER: Final = 1 << 16
LARGE_BUFFER: Final = 1 << 22
GROWTH: Final = 8
BELOW_MIDDLE: Final = 64
"""bytes from a pointer to the middle of its buffer"""
_PATH: Final = "<witness>"
_LDS: Final = (0, 1024, 4096, 16384, 65536)
_WIDTHS: Final = (256, 64, 32, 128, 1, 33, 512)
_SIZES: Final = (64, 128, 33, 1, 256, 2, 0, 100, 31, 32, 3, 16)
_LARGE: Final = (-1, -2, -33, 1000, 65535, 65536, 0x7FFFFFFF, -0x80000000, 0x40000001)
_FLOATS: Final = (1.25, -0.5, 3.0, 0.0, -0.0, 1.0, math.inf, -math.inf, 1e-40, 3e38)
_NAN: Final = {2: 0x7D05, 4: 0x7FA00005, 8: 0x7FF4000000000005}
"""signalling, with a payload"""
_CONTENTS: Final = (
    ("f32", Fill("uniform", (-2.0, 2.0))),
    ("u32", Fill("randint", (0.0, 7.0))),
    ("u32", Fill("randint", (0.0, float(0xFFFFFFFF)))),
    ("f32", Fill("special")),
    ("f16", Fill("uniform", (-2.0, 2.0))),
    ("f64", Fill("uniform", (-2.0, 2.0))),
    ("u32", Fill("iota")),
    ("i32", Fill("special")),
    ("f16", Fill("special")),
    ("f64", Fill("special")),
    ("u32", Fill("constant", (0.0,))),
    ("f32", Fill("constant", (1.0,))),
)
_WITH_NANS: Final = frozenset(
    number
    for number, (_, fill) in enumerate(_CONTENTS)
    if fill.kind == "special" or fill.parameters[1:] == (0xFFFFFFFF,)
)


@record
class LaunchTrial:
    """One launch. `values` holds the bits of scalars, 0 for pointers; `contents` indices of what buffers hold.

    `extents`: bytes (before, after) each pointer; one pair for all of them, or a pair for each argument.
    """

    block: tuple[int, int, int]
    grid: tuple[int, int, int]
    values: tuple[int, ...]
    contents: tuple[int, ...]
    lds: int = 0
    extents: tuple[tuple[int, int], ...] = ((SMALL_BUFFER // 2 - BELOW_MIDDLE, SMALL_BUFFER // 2 + BELOW_MIDDLE),)

    @property
    def room(self) -> int:
        """Bytes of the largest buffer."""
        return max(map(sum, self.extents))

    def grown(self) -> LaunchTrial:
        """The same with larger buffers."""
        half = self.room * GROWTH // 2
        return replace(self, extents=((half - BELOW_MIDDLE, half + BELOW_MIDDLE),))


@lru_cache(maxsize=4096)
def _number(value: int) -> SpecExpression:
    return parse_expression(str(value), Span(_PATH))


def spec_of(parameters: Parameters, trial: LaunchTrial) -> LaunchSpec:
    """The trial as a launch spec without sizes."""
    arguments = []
    for place, parameter in enumerate(parameters.arguments):
        if parameter.is_pointer:
            arguments.append(_buffer(parameter, trial, place))
        else:
            kind, value = scalar_of(parameter, trial.values[place])
            arguments.append(ArgumentSpec(parameter.name, ELEMENT_TYPES[kind], None, None, value))
    return LaunchSpec(
        _PATH,
        parameters.kernel,
        tuple(map(_number, trial.block)),
        tuple(map(_number, trial.grid)),
        {},
        tuple(arguments),
        lds=_number(trial.lds) if trial.lds else None,
    )


def _buffer(parameter: KernelParameter, trial: LaunchTrial, place: int) -> ArgumentSpec:
    before, after = trial.extents[place if len(trial.extents) > 1 else 0]
    name, fill = _CONTENTS[trial.contents[place]]
    kind = ELEMENT_TYPES[name]
    offset = -(-before // kind.size)
    elements = offset + -(-after // kind.size)
    shape = (_number(max(1, elements)),)
    return ArgumentSpec(parameter.name, kind, shape, fill, None, True, offset=_number(offset) if offset else None)


def scalar_of(parameter: KernelParameter, bits: int) -> tuple[str, float]:
    """Type and value that give these bits: a float where the kernel takes one and a text can say which."""
    size = parameter.size
    if parameter.is_float and size > 1:
        name, code = {2: ("f16", "e"), 4: ("f32", "f"), 8: ("f64", "d")}[size]
        value: float = struct.unpack(f"<{code}", bits.to_bytes(size, "little"))[0]
        if not math.isnan(value):
            return name, value
        return f"u{8 * size}", bits
    return f"i{8 * size}", bits - (bits >> 8 * size - 1 << 8 * size)


def with_sizes(parameters: Parameters, trial: LaunchTrial, number: int) -> LaunchTrial:
    """The trial with every integer among the scalars set to one number."""
    pairs = zip(parameters.arguments, trial.values, strict=True)
    values = tuple(old if p.is_pointer or p.is_float else _bits(p, number) for p, old in pairs)
    return replace(trial, values=values)


def _bits(parameter: KernelParameter, number: float) -> int:
    size = parameter.size
    if not isinstance(number, float):
        return number & (1 << 8 * size) - 1
    kind = ELEMENT_TYPES[{1: "i8", 2: "f16", 4: "f32", 8: "f64"}[size]]
    if not kind.is_float:
        return int(number) & 0xFF if math.isfinite(number) else 0
    return int.from_bytes(kind.pack(number), "little")


def granted(parameters: Parameters, trial: LaunchTrial, assumptions: Sequence[Assumption]) -> LaunchTrial | None:
    """The trial with everything that assumptions bound within its bounds; None if a launch cannot do so."""
    values, extents = list(trial.values), {"workgroup_id": list(trial.grid), "workitem_id": list(trial.block)}
    for assumption in assumptions:
        name, _, rest = assumption.subject.partition("[")
        if name == "kernarg":
            byte = int(rest[:-1], 0)
            place = next((n for n, p in enumerate(parameters.arguments) if 0 <= byte - p.offset < p.size), None)
            if (
                place is None
                or parameters.arguments[place].is_pointer
                or (byte - parameters.arguments[place].offset) % 4
            ):
                return None
            shift = 8 * (byte - parameters.arguments[place].offset)
            old = values[place] >> shift & 0xFFFFFFFF
            values[place] += min(max(old, assumption.low), assumption.high) - old << shift
        elif name[:-2] in extents:
            sizes, axis = extents[name[:-2]], "xyz".index(name[-1])
            sizes[axis] = min(sizes[axis], assumption.high + 1)
        elif assumption.subject == Sentence.NAN_PAYLOAD and any(
            number in _WITH_NANS for number, p in zip(trial.contents, parameters.arguments, strict=True) if p.is_pointer
        ):
            return None
    block, grid = extents["workitem_id"], extents["workgroup_id"]
    return replace(trial, values=tuple(values), block=(block[0], block[1], block[2]), grid=(grid[0], grid[1], grid[2]))


class Trials:
    """The order in which launches are tried; the same for the same parameters and numbers."""

    def __init__(self, parameters: Parameters, numbers: Sequence[int]) -> None:
        self.parameters = parameters
        near = (value + step for value in numbers for step in (0, -1, 1))
        doubled = (2 * value + step for value in numbers if 1 < value <= 512 for step in (0, 1))
        self.sizes = tuple(dict.fromkeys((*_SIZES, *near, *doubled)))
        self.random = random.Random(0)
        self.blocks = tuple(self._blocks())
        self.favourites = self._favourites()

    def _blocks(self) -> Iterator[tuple[int, int, int]]:
        made = self.parameters
        if made.required_block:
            x, y, z = (*made.required_block, 1, 1, 1)[:3]
            yield x, y, z
            return
        seen = set()
        for width in (made.most_lanes, *(w for w in (*_WIDTHS, made.most_lanes - 1) if w < made.most_lanes)):
            if width in seen:
                continue
            seen.add(width)
            if made.dimensions > 1:
                side = 1 << (width.bit_length() - 1) // 2
                yield side, width // side, 1
                if width % 32 == 0 and side != 32:
                    yield 32, width // 32, 1
            if made.dimensions > 2 and width >= 8:
                yield 8, 4, max(1, width // 32)
            yield width, 1, 1

    def _favourites(self) -> tuple[int, ...]:
        """Contents for all buffers, the most telling first."""
        order = [0, 1, 2] if self.parameters.float_share > 0.05 else [1, 2, 0]
        for name in self.parameters.floats[:2]:
            place = {"f16": 4, "f64": 5}.get(name)
            if place is not None:
                order.insert(0 if name == self.parameters.floats[0] else 1, place)
        return tuple(dict.fromkeys(order))

    def first(self) -> Iterator[LaunchTrial]:
        """Every block with the same number for all sizes, from the likeliest on."""
        many = len(self.parameters.arguments)
        sizes = [s for s in self.sizes if 0 <= s <= 1024]
        grids = [self._grid((2, 1, 1)), self._grid((1, 1, 1))]
        for turn, size in enumerate(sizes[:8]):
            for block in self.blocks[: 8 if turn < 3 else 3]:
                for contents in self.favourites[: 2 if turn < 2 else 1]:
                    values = tuple(
                        0 if p.is_pointer else _bits(p, 1.25 if p.is_float else size) for p in self.parameters.arguments
                    )
                    lds = 16384 if self.parameters.dynamic_lds else 0
                    yield LaunchTrial(block, grids[turn % 2], values, (contents,) * many, lds)

    def _grid(self, grid: tuple[int, int, int]) -> tuple[int, int, int]:
        x, y, z = (extent if used else 1 for extent, used in zip(grid, self.parameters.grid_axes, strict=True))
        return x, y, z

    def vary(self, trial: LaunchTrial) -> LaunchTrial:
        """One or two things changed at random."""
        for _ in range(self.random.choice((1, 1, 2))):
            trial = self._varied(trial)
        return trial

    def _varied(self, trial: LaunchTrial) -> LaunchTrial:
        choose = self.random.choice
        scalars = [place for place, p in enumerate(self.parameters.arguments) if not p.is_pointer]
        pointers = [place for place, p in enumerate(self.parameters.arguments) if p.is_pointer]
        kinds = ["grid", *["contents"] * 3 * bool(pointers), *["scalar"] * 4 * bool(scalars)]
        kinds += ["block"] * (len(self.blocks) > 1) + ["lds"] * (self.parameters.dynamic_lds)
        match choose(kinds):
            case "grid":
                return replace(trial, grid=self._grid(choose(((1, 1, 1), (2, 1, 1), (1, 2, 1), (3, 2, 1), (2, 2, 2)))))
            case "block":
                return replace(trial, block=choose(self.blocks))
            case "lds":
                return replace(trial, lds=choose(_LDS))
            case "contents":
                number = choose(range(len(_CONTENTS)))
                contents = list(trial.contents)
                for place in pointers if self.random.random() < 0.6 else [choose(pointers)]:
                    contents[place] = number
                return replace(trial, contents=tuple(contents))
            case _:
                values = list(trial.values)
                alike = self.random.random() < 0.3
                number = self._value(self.parameters.arguments[choose(scalars)])
                for place in scalars if alike else [choose(scalars)]:
                    parameter = self.parameters.arguments[place]
                    if not alike:
                        values[place] = self._value(parameter)
                    elif not parameter.is_float:
                        values[place] = number & (1 << 8 * parameter.size) - 1
                return replace(trial, values=tuple(values))

    def _value(self, parameter: KernelParameter) -> int:
        choose = self.random.choice
        if parameter.is_float and self.random.random() < 0.9:
            return choose((*(_bits(parameter, number) for number in _FLOATS), _NAN.get(parameter.size, 0)))
        return _bits(parameter, choose(self.sizes) if self.random.random() < 0.8 else choose(_LARGE))
