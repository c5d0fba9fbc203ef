"""Other code objects into the file that holds them: a bundle alone, or the bundles of a program.

Offsets of entries do not move in a program: what fits into the room up to the next entry is written there, with its new
size in the bundle's header. A bundle that is a file of its own, or compressed, is laid out again. Where a program has
no room, its bundles are moved to its end (`new_segment.py`).
"""

from __future__ import annotations

import hashlib
import struct
import zlib
from collections.abc import Mapping
from dataclasses import field
from typing import Final

from isatool.asm.new_segment import moved
from isatool.asm.offload_bundle import COMPRESSED_MAGIC, MAGIC, ZLIB, Bundle, Packing, bundles, is_code_object
from isatool.diagnostics import RefusedError
from isatool.records import dataclass

_ENTRY: Final = struct.Struct("<QQQ")
_BEST_ZLIB, _BEST_ZSTD = 9, 19
_SAME: Final[Mapping[bytes, bytes]] = {}


@dataclass
class Repacked:
    """The new file, how each replaced code object came into it, and why others could not; both by the old bytes."""

    data: bytes
    how: dict[bytes, str] = field(default_factory=dict)
    refused: dict[bytes, str] = field(default_factory=dict)


class _NoRoomError(Exception):
    """A code object cannot take its place; the message says why."""


def repack(data: bytes, path: str, new: Mapping[bytes, bytes], names: Mapping[bytes, bytes] = _SAME) -> Repacked:
    """The file with code objects replaced: `new` by old bytes. The file as it is but for what it has room for. `names`:
    other names of the same length for the entries of these, by the old.
    """
    found = Repacked(data)
    if is_code_object(data, path):
        if data in new:
            found.data, found.how[data] = new[data], ""
        return found
    for bundle in reversed(bundles(data, path)):  # last first, as a bundle alone may change its length
        for old in dict.fromkeys(entry.data for entry in bundle.entries if entry.data in new):
            try:
                content, how = _replaced(bundle, found.data, {old: new[old]}, names)
            except _NoRoomError as error:
                found.refused[old] = str(error)
                continue
            found.data, found.how[old] = content, how
            if bundle.alone or bundle.packing is not None:
                bundle = next(each for each in bundles(found.data, path) if each.start == bundle.start)
    _move(found, path, new, names)
    for old in found.refused:
        found.how.pop(old, None)
    return found


def _move(found: Repacked, path: str, new: Mapping[bytes, bytes], names: Mapping[bytes, bytes]) -> None:
    """What was refused for want of room, at the end of the file, if it can grow there."""
    inside = [] if any(each.alone for each in bundles(found.data, path)) else bundles(found.data, path)
    wanted = {old: new[old] for old in found.refused}
    try:
        contents = {
            each.start: _grown(each, wanted, names)
            if any(entry.data in wanted for entry in each.entries)
            else found.data[each.start : each.end]
            for each in inside
        }
        if wanted and contents:
            found.data = moved(found.data, contents, {each.start: each.limit - each.start for each in inside})
            found.how |= dict.fromkeys(wanted, "moved to the end of the file")
            found.refused = {}
    except (_NoRoomError, RefusedError) as error:
        found.refused = {old: f"{reason}; {error}" for old, reason in found.refused.items()}


def _grown(bundle: Bundle, new: Mapping[bytes, bytes], names: Mapping[bytes, bytes]) -> bytes:
    """A bundle with entries replaced, packed as it was."""
    content = _laid_out(bundle.content, new, names)
    return content if bundle.packing is None else _packed(content, bundle.content, bundle.packing)


def _replaced(
    bundle: Bundle, data: bytes, new: Mapping[bytes, bytes], names: Mapping[bytes, bytes]
) -> tuple[bytes, str]:
    """The file with entries of one bundle replaced."""
    if bundle.packing is None and not bundle.alone:
        room = bundle.limit - bundle.start
        content = _in_place(data[bundle.start : bundle.start + room], new, names)
        return data[: bundle.start] + content + data[bundle.start + room :], "in place"
    try:
        content, how = _in_place(bundle.content, new, names), "in place"
    except _NoRoomError:
        content, how = _laid_out(bundle.content, new, names), "bundle rebuilt"
    if bundle.packing is not None:
        content, how = _packed(content, bundle.content, bundle.packing), "bundle compressed again"
    if bundle.alone:
        return data[: bundle.start] + content + data[bundle.end :], how
    assert bundle.packing is not None
    room = bundle.end - bundle.start
    if not any(data[bundle.end : bundle.limit]) and bundle.packing.version > 1:  # version 1 does not say where it ends
        room = bundle.limit - bundle.start
    if len(content) > room or (bundle.packing.version == 1 and len(content) != room):
        raise _NoRoomError(f"compressed it has {len(content)} bytes, and there are {room} for it")
    return data[: bundle.start] + content.ljust(room, b"\0") + data[bundle.start + room :], how


def _entries(content: bytes) -> list[tuple[int, int, int, bytes]]:
    """(place of the numbers, offset, size, name) of each entry."""
    (count,) = struct.unpack_from("<Q", content, len(MAGIC))
    position = len(MAGIC) + 8
    found = []
    for _ in range(count):
        offset, size, length = _ENTRY.unpack_from(content, position)
        name = content[position + _ENTRY.size : position + _ENTRY.size + length]
        found.append((position, offset, size, name))
        position += _ENTRY.size + length
    return found


def _in_place(content: bytes, new: Mapping[bytes, bytes], names: Mapping[bytes, bytes]) -> bytes:
    """The bundle with entries written where they are; `content` includes the room after it."""
    entries = _entries(content)
    made = bytearray(content)
    for position, offset, size, name in entries:
        old = content[offset : offset + size]
        if old not in new:
            continue
        following = min((each for _, each, length, _ in entries if each > offset and length), default=len(content))
        if any(
            length and each != offset and each < offset + size and offset < each + length
            for _, each, length, _ in entries
        ):
            raise _NoRoomError("entries of its bundle overlap")
        room = following - offset if not any(content[offset + size : following]) else size
        if len(new[old]) > room:
            raise _NoRoomError(f"it has {len(new[old])} bytes, and there are {room} for it")
        made[offset : offset + max(size, len(new[old]))] = new[old].ljust(max(size, len(new[old])), b"\0")
        _ENTRY.pack_into(made, position, offset, len(new[old]), len(name))
        made[position + _ENTRY.size : position + _ENTRY.size + len(name)] = names.get(name, name)
    return bytes(made)


def _laid_out(content: bytes, new: Mapping[bytes, bytes], names: Mapping[bytes, bytes]) -> bytes:
    """The bundle with entries of other sizes, in their order and with their alignment."""
    entries = _entries(content)
    offsets = [offset for _, offset, size, _ in entries if size]
    alignment = next(n for n in (4096, 1024, 256, 64, 16, 8, 4, 2, 1) if not any(each % n for each in offsets))
    header = MAGIC + struct.pack("<Q", len(entries))
    end = len(header) + sum(_ENTRY.size + len(name) for *_, name in entries)
    body = bytearray()
    for _, offset, size, name in entries:
        part = content[offset : offset + size]
        if part in new:
            part, name = new[part], names.get(name, name)
        body += bytes(-(end + len(body)) % alignment if part else 0)
        header += _ENTRY.pack(end + len(body), len(part), len(name)) + name
        body += part
    return header + bytes(body)


def _packed(content: bytes, before: bytes, packing: Packing) -> bytes:
    """The compressed bundle, with the digest of the kind that it had."""
    digests = (
        hashlib.md5(before, usedforsecurity=False).digest(),
        hashlib.md5(content, usedforsecurity=False).digest(),
    )
    half = next((part for part in (slice(8), slice(8, 16)) if digests[0][part] == packing.digest), None)
    if half is None:
        raise _NoRoomError("its compressed bundle has a digest of unknown kind")
    if packing.method == ZLIB:
        body = zlib.compress(content, _BEST_ZLIB)
    else:
        from isatool.asm import zstd

        body = zstd.compress(content, level=_BEST_ZSTD)
    head = COMPRESSED_MAGIC + struct.pack("<HH", packing.version, packing.method)
    if packing.version == 1:
        return head + struct.pack("<I", len(content)) + digests[1][half] + body
    numbers = "<II" if packing.version == 2 else "<QQ"
    size = len(head) + struct.calcsize(numbers) + 8 + len(body)
    return head + struct.pack(numbers, size, len(content)) + digests[1][half] + body
