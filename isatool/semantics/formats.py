"""Formats of typed buffers and images: numbers in memory as components x, y, z, w, and back (ISA guide 9.3, table of
data formats).

A format is a list of sizes and a way to read them. Names give the sizes from the highest bits down: in 2_10_10_10 the
first component has the low ten bits. Where the format's number is in a register the sizes are looked up by it;
constants fold away where an instruction names its format. Components that a format lacks read 0, the fourth one 1.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from isatool.records import dataclass
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.ops import Op

KINDS: Final = ("UNORM", "SNORM", "USCALED", "SSCALED", "UINT", "SINT", "FLOAT")
_ALL: Final = KINDS[:6]
_LISTED: Final = (
    ("8", _ALL), ("16", KINDS), ("8_8", _ALL), ("32", KINDS[4:]), ("16_16", KINDS), ("10_11_11", KINDS[6:]),
    ("11_11_10", KINDS[6:]), ("10_10_10_2", (*KINDS[:2], *KINDS[4:6])), ("2_10_10_10", _ALL), ("8_8_8_8", _ALL),
    ("32_32", KINDS[4:]), ("16_16_16_16", KINDS), ("32_32_32", KINDS[4:]), ("32_32_32_32", KINDS[4:]),
)  # fmt: skip
NAMES: Final = ("INVALID", *(f"{sizes}_{kind}" for sizes, kinds in _LISTED for kind in kinds))
"""by number, from 1 to 63"""
COUNT: Final = 64
_SPLIT: Final = re.compile(r"BUF_(DATA|NUM)_FORMAT_(\w+)")


def _sizes(name: str) -> list[int]:
    return [int(size) for size in name.split("_")[:-1]][::-1]


def number_of(text: str) -> int:
    """The number of a format as instructions write it: `[BUF_FMT_16_FLOAT]` or `[BUF_DATA_FORMAT_16, BUF_NUM_...]`;
    KeyError for others.
    """
    parts = dict(_SPLIT.findall(text))
    name = text.strip("[] ").removeprefix("BUF_FMT_")
    if parts:
        name = f"{parts.get('DATA', '8')}_{parts.get('NUM', 'UNORM')}"
    if name not in NAMES[1:]:
        raise KeyError(text)
    return NAMES.index(name)


def _lookup(number: Expr, values: Sequence[int], width: int = 32) -> Expr:
    """Entry `number` of a list; entries after its end are 0."""
    level = [al.const(value, width) for value in values] + [al.const(0, width)] * (COUNT - len(values))
    bit = 0
    while len(level) > 1:
        chosen = al.bit(number, al.const(bit))
        level = [al.select(chosen, odd, even) for even, odd in zip(level[::2], level[1::2], strict=True)]
        bit += 1
    return level[0]


def _f64(value: int) -> int:
    return int(struct.unpack("<Q", struct.pack("<d", float(value)))[0])


_ONE: Final = al.const(0x3F800000)
_MINUS_ONE: Final = al.const(0xBF800000)


@dataclass(frozen=True)
class Component:
    """One component of a format: bits from `offset` on; a size of 0 means that the format lacks it."""

    size: Expr
    offset: Expr
    mask: Expr
    room: Expr
    """32 - size modulo 32"""
    upwards: Expr
    """bits by which a float of less than 16 bits is shifted to be one of 16"""
    largest: Expr
    """the largest normalised number as f64: unsigned"""
    largest_signed: Expr

    @classmethod
    @lru_cache(maxsize=256)
    def of(cls, number: Expr, index: int) -> Component:
        """Component `index` of the format with a number below 64."""
        sizes, offsets = [0], [0]
        for name in NAMES[1:]:
            found = _sizes(name)
            sizes.append(found[index] if index < len(found) else 0)
            offsets.append(sum(found[:index]) if index < len(found) else 0)

        def table(entry: Callable[[int], int], width: int = 32) -> Expr:
            return _lookup(number, [entry(size) for size in sizes], width)

        return cls(
            table(lambda size: size),
            _lookup(number, offsets),
            table(lambda size: (1 << size) - 1),
            table(lambda size: -size & 31),
            table(lambda size: {10: 5, 11: 4}.get(size, 0)),
            table(lambda size: _f64((1 << size) - 1), 64),
            table(lambda size: _f64((1 << max(size - 1, 0)) - 1), 64),
        )

    @property
    def missing(self) -> Expr:
        """The format lacks it (w1)."""
        return al.eq(self.size, al.ZERO)


@dataclass(frozen=True)
class Format:
    """A format by its number: `kind` is an index of KINDS."""

    number: Expr
    kind: Expr
    bytes: Expr
    count: Expr

    @classmethod
    @lru_cache(maxsize=256)
    def of(cls, number: Expr) -> Format:
        """The format with this number; only its low six bits count."""
        number = al.and_(number, al.const(COUNT - 1))
        names = NAMES[1:]
        return cls(
            number,
            _lookup(number, [0, *(KINDS.index(name.split("_")[-1]) for name in names)]),
            _lookup(number, [0, *(sum(_sizes(name)) // 8 for name in names)]),
            _lookup(number, [0, *(len(_sizes(name)) for name in names)]),
        )

    def is_kind(self, *names: str) -> Expr:
        """The format is one of these (w1)."""
        found = al.FALSE
        for name in names:
            found = al.or_(found, al.eq(self.kind, al.const(KINDS.index(name))))
        return found

    @property
    def is_integer(self) -> Expr:
        """Components are integers in registers too (w1)."""
        return self.is_kind("UINT", "SINT")

    @property
    def one(self) -> Expr:
        """1 as a component has it."""
        return al.select(self.is_integer, al.const(1), _ONE)

    def read(self, words: Sequence[Expr]) -> list[Expr]:
        """The four components of an element of four dwords, as floats or integers of 32 bits."""
        found = []
        for index in range(4):
            part = Component.of(self.number, index)
            absent = self.one if index == 3 else al.ZERO
            found.append(al.select(part.missing, absent, self._component(part, words)))
        return found

    def _component(self, part: Component, words: Sequence[Expr]) -> Expr:
        word = words[0]
        for place in range(1, 4):
            word = al.select(al.eq(al.shr(part.offset, al.const(5)), al.const(place)), words[place], word)
        raw = al.and_(al.shr(word, al.and_(part.offset, al.const(31))), part.mask)
        signed = al.sar(al.shl(raw, part.room), part.room)
        wide = al.convert(Op.UTOF, raw, 64), al.convert(Op.STOF, signed, 64)
        ratio = al.fcvt(al.fdiv(wide[1], part.largest_signed), 32)
        half = al.fcvt(al.trunc(al.shl(raw, part.upwards), 16), 32)
        return self._by_kind(
            al.fcvt(al.fdiv(wide[0], part.largest), 32),
            al.select(al.flt(ratio, _MINUS_ONE), _MINUS_ONE, ratio),
            al.convert(Op.UTOF, raw, 32),
            al.convert(Op.STOF, signed, 32),
            raw,
            signed,
            al.select(al.eq(part.size, al.const(32)), raw, half),
        )

    def _by_kind(self, *values: Expr) -> Expr:
        found = values[0]
        for index, value in enumerate(values[1:], 1):
            found = al.select(al.eq(self.kind, al.const(index)), value, found)
        return found

    def write(self, components: Sequence[Expr]) -> list[Expr]:
        """The four dwords of an element with these components, of 32 bits each."""
        words = [al.ZERO] * 4
        for index, value in enumerate(components):
            part = Component.of(self.number, index)
            raw = al.select(part.missing, al.ZERO, al.and_(self._bits(part, value), part.mask))
            raw = al.shl(raw, al.and_(part.offset, al.const(31)))
            for place in range(4):
                here = al.eq(al.shr(part.offset, al.const(5)), al.const(place))
                words[place] = al.or_(words[place], al.select(here, raw, al.ZERO))
        return words

    def _bits(self, part: Component, value: Expr) -> Expr:
        def limited(low: Expr) -> Expr:
            inside = al.select(al.flt(value, _ONE), value, _ONE)
            return al.select(al.funo(value, value), al.ZERO, al.select(al.flt(value, low), low, inside))

        def normalised(low: Expr, largest: Expr) -> Expr:
            scaled = al.fmul(al.fcvt(limited(low), 64), largest)
            return al.convert(Op.FTOS, al.make(Op.FRNDNE, 64, scaled), 32)

        def at_most(number: Expr) -> Expr:
            return al.select(al.ult(part.mask, number), part.mask, number)

        def within(number: Expr) -> Expr:
            top = al.shr(part.mask, al.const(1))
            low = al.not_(top)
            return al.select(al.slt(number, low), low, al.select(al.slt(top, number), top, number))

        half = al.zext(al.convert(Op.FCVTZ, value, 16), 32)
        small = al.shr(al.and_(half, al.const(0x7FFF)), part.upwards)
        negative = al.and_(al.bit(half, al.const(15)), al.not_(al.funo(value, value)))
        small = al.select(negative, al.ZERO, small)
        rounded = al.zext(al.fcvt(value, 16), 32)
        in_half = al.select(al.eq(part.size, al.const(16)), rounded, small)
        return self._by_kind(
            normalised(al.ZERO, part.largest),
            normalised(_MINUS_ONE, part.largest_signed),
            at_most(al.convert(Op.FTOU, value, 32)),
            within(al.convert(Op.FTOS, value, 32)),
            at_most(value),
            within(value),
            al.select(al.eq(part.size, al.const(32)), value, in_half),
        )

    # -- components in halves of registers (d16)

    def narrowed(self, value: Expr) -> Expr:
        """A component as 16 bits: a float rounded, the low bits of an integer."""
        return al.select(self.is_integer, al.trunc(value, 16), al.fcvt(value, 16))

    def widened(self, half: Expr) -> Expr:
        """The reverse of `narrowed`."""
        integer = al.select(self.is_kind("SINT"), al.sext(half, 32), al.zext(half, 32))
        return al.select(self.is_integer, integer, al.fcvt(half, 32))
