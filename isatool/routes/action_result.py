"""An ActionResult of the Remote Execution API, in protobuf's wire format: names, digests and sizes of files.

`output_files` = 2 {path = 1, digest = 2 {hash = 1, size_bytes = 2}}; other fields are left alone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Mapping
from typing import Final

_BYTES: Final = 2
_VARINT: Final = 0


def encoded(files: Mapping[str, bytes]) -> bytes:
    """The result that names these files."""
    made = b""
    for name, data in sorted(files.items()):
        digest = _sized(1, hashlib.sha256(data).hexdigest().encode()) + _number(2 << 3 | _VARINT) + _number(len(data))
        made += _sized(2, _sized(1, name.encode()) + _sized(2, digest))
    return made


def named(message: bytes) -> dict[str, tuple[str, int]]:
    """Name -> digest and size of the files of a result; ValueError for what is none."""
    found: dict[str, tuple[str, int]] = {}
    for number, each in _fields(message):
        if number != 2 or not isinstance(each, bytes):
            continue
        file = dict(_fields(each))
        name, inner = file.get(1), file.get(2)
        if not isinstance(name, bytes) or not isinstance(inner, bytes):
            raise ValueError("a file without name or digest")
        digest = dict(_fields(inner))
        text, size = digest.get(1), digest.get(2, 0)
        if not isinstance(text, bytes) or not isinstance(size, int):
            raise ValueError("a digest without hash or size")
        found[name.decode()] = text.decode(), size
    return found


def _sized(number: int, data: bytes) -> bytes:
    return _number(number << 3 | _BYTES) + _number(len(data)) + data


def _number(value: int) -> bytes:
    made = bytearray()
    while value > 0x7F:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*made, value))


def _fields(message: bytes) -> Iterator[tuple[int, bytes | int]]:
    at = 0
    while at < len(message):
        tag, at = _read_number(message, at)
        value, at = _read_number(message, at)
        if tag & 7 == _BYTES:
            if at + value > len(message):
                raise ValueError("the message ends too early")
            yield tag >> 3, message[at : at + value]
            at += value
        elif tag & 7 == _VARINT:
            yield tag >> 3, value
        else:
            raise ValueError("the message has a field of an unknown kind")


def _read_number(message: bytes, at: int) -> tuple[int, int]:
    value = 0
    for shift in range(0, 64, 7):
        if at >= len(message):
            raise ValueError("the message ends too early")
        value |= (message[at] & 0x7F) << shift
        at += 1
        if message[at - 1] < 0x80:
            return value, at
    raise ValueError("a number of the message is too long")
