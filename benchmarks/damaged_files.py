"""Faults for the samples of a reader: of bytes, of words, and of the header fields of code objects."""

from __future__ import annotations

import random
import re
import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

NUMBERS: Final = (
    *("0", "-1", "1", "255", "256", "65536", "2147483648", "4294967295", "4294967296", "9223372036854775808"),
    *("18446744073709551616", "1000000000000", "1" + "0" * 18, "9" * 5000, "0x" + "f" * 5000, "1e999", "1e-999", "nan"),
    *("-inf", "0b" + "1" * 300, "1.5", "''", "true", "07", "08", "1_0", "٣"),
)
FIELDS: Final = (0, 1, 2, 3, 7, 8, 63, 64, 255, 32767, 65535, 0xFFF1, *((1 << bits) - 1 for bits in (32, 63, 64)))
_NUMBER: Final = re.compile(rb"(?<![\w.])-?\d[\w.]*")
_WORD: Final = re.compile(rb"[\w.$]+")


@dataclass(frozen=True)
class Reader:
    """What reads a file: `read` takes its path and gives an exit code."""

    samples: Sequence[bytes]
    read: Callable[[str], int]
    words: Sequence[bytes] = ()
    damage: Callable[[random.Random, bytes], bytes] | None = None
    """faults of this format"""


def damaged(reader: Reader, number: int) -> bytes:
    """File `number` of a reader."""
    draw = random.Random(number)
    data = draw.choice(reader.samples)
    for _ in range(draw.choice((1, 1, 1, 2, 3, 8))):
        if reader.damage is not None and draw.random() < 0.6:
            data = reader.damage(draw, data)
        else:
            data = draw.choice(FAULTS)(draw, data, reader)
    return data[: 1 << 20]


def _flip(draw: random.Random, data: bytes, _: Reader) -> bytes:
    if not data:
        return data
    at = draw.randrange(len(data))
    return data[:at] + bytes([data[at] ^ 1 << draw.randrange(8)]) + data[at + 1 :]


def _overwrite(draw: random.Random, data: bytes, _: Reader) -> bytes:
    at = draw.randrange(len(data) + 1)
    new = draw.choice((b"\0", b"\xff", b"\xff" * 8, b"\0" * 8, b"\n", b"\x80", draw.randbytes(4)))
    return data[:at] + new + data[at + len(new) :]


def _cut(draw: random.Random, data: bytes, _: Reader) -> bytes:
    first, last = sorted((draw.randrange(len(data) + 1), draw.randrange(len(data) + 1)))
    return data[:first] if draw.random() < 0.3 else data[:first] + data[min(last, first + 40) :]


def _copy(draw: random.Random, data: bytes, _: Reader) -> bytes:
    first = draw.randrange(len(data) + 1)
    part = data[first : first + draw.choice((1, 8, 60, 400))]
    at = draw.randrange(len(data) + 1)
    return data[:at] + part * draw.choice((1, 1, 2, 50)) + data[at:]


def _splice(draw: random.Random, data: bytes, reader: Reader) -> bytes:
    other = draw.choice(reader.samples)
    return data[: draw.randrange(len(data) + 1)] + other[draw.randrange(len(other) + 1) :]


def _lines(draw: random.Random, data: bytes, _: Reader) -> bytes:
    lines = data.split(b"\n")
    first, second = draw.randrange(len(lines)), draw.randrange(len(lines))
    what = draw.randrange(3)
    if what == 0:
        lines[first], lines[second] = lines[second], lines[first]
    elif what == 1:
        lines.insert(first, lines[second])
    else:
        del lines[first]
    return b"\n".join(lines)


def _number(draw: random.Random, data: bytes, _: Reader) -> bytes:
    return _replaced(draw, data, _NUMBER, draw.choice(NUMBERS).encode())


def _word(draw: random.Random, data: bytes, reader: Reader) -> bytes:
    new = draw.choice(reader.words) if reader.words else draw.choice(NUMBERS).encode()
    if draw.random() < 0.5:
        return _replaced(draw, data, _WORD, new)
    at = draw.randrange(len(data) + 1)
    return data[:at] + new + data[at:]


def _deep(draw: random.Random, data: bytes, _: Reader) -> bytes:
    at = draw.randrange(len(data) + 1)
    return (
        data[:at]
        + draw.choice((b"[", b"(", b"{", b"-", b"a.", b'{"a":', b"\\", b"'", b'"')) * draw.choice((70, 3000))
        + data[at:]
    )


def _replaced(draw: random.Random, data: bytes, what: re.Pattern[bytes], new: bytes) -> bytes:
    places = list(what.finditer(data))
    if not places:
        return data + new
    place = draw.choice(places)
    return data[: place.start()] + new + data[place.end() :]


FAULTS: Final = (_flip, _overwrite, _cut, _copy, _splice, _lines, _number, _number, _word, _word, _deep)


def header_field(draw: random.Random, data: bytes) -> bytes:
    """Another value in a field of the header of the file, a section, a symbol or a note."""
    if len(data) < 64 or data[:4] != b"\x7fELF":
        return _overwrite(draw, data, Reader((data,), int))
    table, size, count = (
        struct.unpack_from(layout, data, at)[0] for layout, at in (("<Q", 40), ("<H", 58), ("<H", 60))
    )
    places = [
        (at, width) for at, width in ((4, 1), (5, 1), (16, 2), (18, 2), (40, 8), (48, 4), (58, 2), (60, 2), (62, 2))
    ]
    contents: list[tuple[int, int]] = []
    for index in range(min(count, 64)):
        start = table + index * size
        if start + 64 > len(data):
            break
        places += [
            (start + at, width)
            for at, width in ((0, 4), (4, 4), (8, 8), (16, 8), (24, 8), (32, 8), (40, 4), (44, 4), (56, 8))
        ]
        offset, length, kind = (
            *struct.unpack_from("<QQ", data, start + 24),
            struct.unpack_from("<I", data, start + 4)[0],
        )
        if kind in (1, 2, 3, 4, 7, 11) and length > 0 and offset + length <= len(data):
            contents.append((offset, length))
    if contents and draw.random() < 0.6:
        offset, length = draw.choice(contents)
        places = [(offset + draw.randrange(length), draw.choice((1, 2, 4, 8)))]
    at, width = draw.choice(places)
    value = draw.choice((*FIELDS, len(data), len(data) - 1, table, draw.getrandbits(64))) & (1 << 8 * width) - 1
    return data[:at] + value.to_bytes(width, "little") + data[at + width :]
