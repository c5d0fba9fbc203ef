"""Where LDS data lies after a change of layout: maps of byte addresses, injective by construction.

A piece of the old segment is cut into rows of equal length, and after each row come bytes that nobody uses; pieces
follow one another. An access keeps its bytes together if it never crosses the end of a row, which its alignment or its
range shows. Such a map is monotone, so what lay outside of the segment stays outside.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.lds_accesses import LdsAccess
from isatool.analysis.polynomials import Polynomial
from isatool.bitvec.words import trailing_zeros
from isatool.records import record

_WIDEST: Final = 16
"""bytes of the widest access, which is aligned to them"""


@record
class Rows:
    """x -> x + pad * floor(x / row) on addresses relative to a piece, in bytes; pad 0: nothing changes.

    Rows are powers of two long, so the floor is a shift. With a mask columns are exchanged instead: the bits of
    x // row (as many as the mask has) are exclusive-ored into the bits of x from `unit` on.
    """

    row: int = 0
    pad: int = 0
    unit: int = 0
    mask: int = 0

    @property
    def shift(self) -> int:
        """log2 of the row."""
        return trailing_zeros(self.row)

    @property
    def is_sound(self) -> bool:
        """True if no two bytes of a piece get one place."""
        if self.mask:
            bits = self.mask.bit_length()
            plain = not self.pad and self.mask == (1 << bits) - 1 and _is_power(self.unit) and _is_power(self.row)
            return plain and self.unit << bits <= self.row
        return not self.unit and self.pad >= 0 and (not self.pad or _is_power(self.row))

    @property
    def is_identity(self) -> bool:
        """True if nothing moves."""
        return not self.pad and not self.mask

    def moved(self, x: int) -> int:
        """The new place of a byte."""
        if self.mask:
            return x ^ ((x >> self.shift & self.mask) * self.unit)
        return x + self.pad * (x >> self.shift) if self.pad else x

    def image(self, arithmetic: Arithmetic, x: Polynomial) -> Polynomial:
        """The same of a value of 32 bits, taken as signed, modulo 2^32."""
        if self.mask:
            return self._swizzled(arithmetic, x)
        if not self.pad:
            return arithmetic.reduce(x, 32)
        rows = arithmetic.shift_right_signed(x, self.shift, 32)
        return arithmetic.reduce(x + rows.scaled(self.pad), 32)

    def _swizzled(self, arithmetic: Arithmetic, x: Polynomial) -> Polynomial:
        bits = self.mask.bit_length()
        low = trailing_zeros(self.unit)
        source = arithmetic.low(arithmetic.shift_right(x, self.shift, 32), bits)
        return arithmetic.reduce(arithmetic.exclusive_or(x, source.scaled(1 << low), 32), 32)

    def divided(self, factor: int) -> Rows | None:
        """The map r with factor * r(a) = self(factor * a); None if there is none."""
        if self.mask or self.row % factor or self.pad % factor or factor >= self.row:
            return None
        return Rows(self.row // factor, self.pad // factor)

    def __str__(self) -> str:
        if self.mask:
            count = self.mask.bit_length()
            return f"columns of {self.unit} bytes exclusive-ored with {count} bits of the row of {self.row} bytes"
        return f"{self.pad} bytes after every {self.row}" if self.pad else "as they were"


@record
class Piece:
    """The old bytes first <= b < last go to base + rows(b - first)."""

    first: int
    last: int
    base: int
    rows: Rows = Rows()

    @property
    def is_identity(self) -> bool:
        """True if no byte of it moves."""
        return self.rows.is_identity and self.base == self.first

    @property
    def end(self) -> int:
        """The first new address after it."""
        length = self.last - self.first
        if self.rows.mask:
            return self.base + -(-length // self.rows.row) * self.rows.row
        return self.base + self.rows.moved(length)

    def moved(self, address: int) -> int:
        """The new place of a byte."""
        return self.base + self.rows.moved(address - self.first)

    def image(self, arithmetic: Arithmetic, address: Polynomial) -> Polynomial:
        """The same of an address modulo 2^32."""
        return arithmetic.reduce(self.rows.image(arithmetic, address - self.first) + self.base, 32)

    def keeps_together(self, access: LdsAccess, view: Arithmetic) -> bool:
        """True if the bytes of an access stay side by side, in order, and as aligned as the access needs them."""
        assert access.address is not None
        x = access.address - self.first
        natural = alignment_of(access.size)
        had = min(natural, 1 << min(x.trailing_zeros(), 4))
        step = self.rows.unit if self.rows.mask else self.rows.pad
        if (self.base - self.first) % natural or step % natural:  # also where it is not known how aligned it is
            return False
        if self.rows.is_identity:
            return True
        unit = self.rows.unit if self.rows.mask else self.rows.row
        if had == natural and unit % natural == 0:
            return True
        return view.range(view.low(x, trailing_zeros(unit)))[1] + access.size <= unit


@record
class LdsLayout:
    """Pieces in the order of their old addresses; no two overlap, before or after."""

    pieces: tuple[Piece, ...]

    @property
    def is_identity(self) -> bool:
        """True if nothing moves."""
        return all(piece.is_identity for piece in self.pieces)

    @property
    def size(self) -> int:
        """Bytes of the new segment."""
        return max((piece.end for piece in self.pieces), default=0)

    def is_injective(self) -> bool:
        """True if no two old bytes get one place, and the pieces are in order."""
        if not all(piece.rows.is_sound and 0 <= piece.first <= piece.last and piece.base >= 0 for piece in self.pieces):
            return False
        ordered = sorted(self.pieces, key=lambda piece: piece.base)
        apart = all(one.end <= two.base for one, two in pairwise(ordered))
        return apart and all(one.last <= two.first for one, two in pairwise(self.pieces))

    def piece_of(self, access: LdsAccess) -> Piece | None:
        """The piece that an access stays in; the outermost ones also hold what lies outside of the segment."""
        for piece in self.pieces:
            low = access.low >= piece.first or piece is self.pieces[0]
            high = access.end <= piece.last or piece is self.pieces[-1]
            if low and high:
                return piece
        return None


def _is_power(value: int) -> bool:
    return value > 0 and not value & (value - 1)


def alignment_of(size: int) -> int:
    """Bytes to which an access of a size is aligned by nature."""
    return 16 if size >= 12 else 1 << (size - 1).bit_length()


def declared_remark(kernel: str, size: int, added: int) -> str:
    """The message for a kernel that declares itself the LDS that its launches added."""
    return f"{kernel} declares all {size} bytes of LDS itself: its launches may add 0 bytes (dynamic LDS), not {added}"


def stacked(parts: Sequence[tuple[int, int, Rows]]) -> LdsLayout:
    """Pieces (first, last, rows) one after the other, each at an address that is congruent to its old one."""
    pieces: list[Piece] = []
    end = 0
    for first, last, rows in parts:
        base = first if first >= end and not pieces else end + (first - end) % _WIDEST
        piece = Piece(first, last, base, rows)
        pieces.append(piece)
        end = piece.end
    return LdsLayout(tuple(pieces))
