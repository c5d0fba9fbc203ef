"""Code objects inside other files: clang's offload bundles, alone or in the `.hip_fatbin` section of a host program.

Layout after "Clang Offload Bundler" of the Clang documentation: a magic of 24 bytes, the number of entries, for each
its offset from the magic, its size, and its name (`hipv4-amdgcn-amd-amdhsa--gfx1100`); all numbers are 64-bit little
endian. A compressed bundle starts with `CCOB`.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from isatool.asm.elf import EM_AMDGPU, read_elf
from isatool.asm.files import BINARY_MAGICS
from isatool.diagnostics import Span, UserError
from isatool.records import record

_ELF_MAGIC, MAGIC, COMPRESSED_MAGIC = BINARY_MAGICS
_MAGICS: Final = re.compile(re.escape(MAGIC) + b"|" + re.escape(COMPRESSED_MAGIC))
ZLIB: Final = 0
ENTRY_ALIGNMENT: Final = 4096
"""of entries, as clang lays them out: runtimes map them"""
_MAX_ENTRIES: Final = 4096
_MOST_OVERLAP: Final = 4
"""how often, on average, a byte may lie in entries"""
_MAX_BYTES: Final = 1 << 30
_CHUNK: Final = 1 << 16
"""packed bytes that are unpacked at once; zstd makes at most some 3 GB of them before the limit is asked"""


@record
class CodeObject:
    """An AMDGPU ELF file and the target it is for, as its container names it ("" outside a container)."""

    target: str
    data: bytes

    @property
    def chip(self) -> str:
        """gfx1100, or "" if the container does not say."""
        return self.target[self.target.find("gfx") :].split(":")[0] if "gfx" in self.target else ""


@record
class Bundle:
    """One bundle in a file. `start`, `end`: its bytes there; `limit`: where the next thing begins, so that zeros before
    it are room; `content`: the bundle itself, unpacked.
    """

    start: int
    end: int
    limit: int
    content: bytes
    entries: tuple[CodeObject, ...]
    packing: Packing | None = None
    alone: bool = False
    """whether the file is this bundle and nothing else"""


@record
class Packing:
    """How a compressed bundle was packed."""

    version: int
    method: int
    digest: bytes
    """of the content, 8 bytes"""


def code_objects(data: bytes, path: str) -> list[CodeObject]:
    """Every AMDGPU code object in a file; UserError if there is none or the file is damaged."""
    if is_code_object(data, path):
        return [CodeObject("", data)]
    found = [entry for bundle in bundles(data, path) for entry in bundle.entries]
    if not found:
        raise UserError("no AMDGPU code object in this file", Span(path), "give a .hsaco, a .o or a fat binary")
    return found


def make_bundle(entries: Sequence[tuple[str, bytes]]) -> bytes:
    """An uncompressed bundle as HIP's runtime takes it: an empty entry for the host, then `entries`, each the target
    that a code object names (amdgcn-amd-amdhsa--gfx1100) and its bytes, at 4096-byte boundaries.
    """
    contents = [("host-x86_64-unknown-linux-gnu-", b""), *((f"hipv4-{target}", data) for target, data in entries)]
    end = len(MAGIC) + 8 + sum(24 + len(name) for name, _ in contents)
    header, body = MAGIC + struct.pack("<Q", len(contents)), b""
    for name, data in contents:
        body += bytes(-(end + len(body)) % ENTRY_ALIGNMENT if data else 0)
        header += struct.pack("<QQQ", end + len(body), len(data), len(name)) + name.encode()
        body += data
    return header + body


def is_code_object(data: bytes, path: str) -> bool:
    """Whether a file is an AMDGPU object or code object itself."""
    return data.startswith(_ELF_MAGIC) and read_elf(data, path).machine == EM_AMDGPU


def bundles(data: bytes, path: str) -> list[Bundle]:
    """The bundles of a file, in their order; UserError if it holds none by its kind, or is damaged."""
    if data.startswith((MAGIC, COMPRESSED_MAGIC)):
        found = _bundles(data, 0, len(data), path)
        return [replace(each, alone=len(found) == 1) for each in found]
    if not data.startswith(_ELF_MAGIC):
        raise UserError("this is neither an ELF file nor an offload bundle", Span(path), "give a .hsaco or a .o")
    return [
        bundle
        for section in read_elf(data, path).sections
        if section.name in (".hip_fatbin", "__CLANG_OFFLOAD_BUNDLE__hip-amdgcn-amd-amdhsa") and section.data
        for bundle in _bundles(data, section.offset, section.offset + section.size, path)
    ]


def _bundles(data: bytes, first: int, last: int, path: str) -> list[Bundle]:
    """A section holds one bundle for each translation unit, one after the other."""
    found: list[Bundle] = []
    region = data[first:last]
    position = unpacked = entries = 0
    while (match := _MAGICS.search(region, position)) is not None:
        start = match.start()
        try:
            if match.group() == MAGIC:
                inside, end = _entries(region, start)
                bundle = Bundle(first + start, first + end, last, region[start:end], tuple(inside))
            else:
                inner, end, packing = _decompressed(region, start)
                inside, _ = _entries(inner, 0)
                bundle = Bundle(first + start, first + end, last, inner, tuple(inside), packing)
                unpacked += len(inner)
                if unpacked > _MAX_BYTES:
                    raise ValueError("more than can be unpacked")
        except (struct.error, zlib.error, UnicodeDecodeError, ValueError):
            raise UserError("the offload bundle is damaged or cut short", Span(path)) from None
        if found:
            found[-1] = replace(found[-1], limit=bundle.start)
        found.append(bundle)
        entries += len(inside)
        if entries > _MAX_ENTRIES:
            raise UserError(f"more than {_MAX_ENTRIES} code objects", Span(path))
        position = max(end, start + 4)
    return found


def _entries(data: bytes, start: int) -> tuple[list[CodeObject], int]:
    if data[start : start + len(MAGIC)] != MAGIC:
        raise ValueError("no bundle")
    (count,) = struct.unpack_from("<Q", data, start + len(MAGIC))
    if count > _MAX_ENTRIES:
        raise ValueError("too many entries")
    position = end = start + len(MAGIC) + 8
    total = 0
    found: list[CodeObject] = []
    for _ in range(count):
        offset, size, length = struct.unpack_from("<QQQ", data, position)
        target = data[position + 24 : position + 24 + length].decode()
        position += 24 + length
        total += size
        if start + offset + size > len(data) or total > _MOST_OVERLAP * len(data):
            raise ValueError("entry past the end")
        content = data[start + offset : start + offset + size]
        if "amdgcn" in target and content.startswith(b"\x7fELF"):
            found.append(CodeObject(target, content))
        end = max(end, position, start + offset + size)
    return found, end


def _decompressed(data: bytes, start: int) -> tuple[bytes, int, Packing]:
    version, method = struct.unpack_from("<HH", data, start + 4)
    if version == 1:
        header, total = 8 + 4 + 8, 0
    elif version == 2:
        header, total = 8 + 4 + 4 + 8, struct.unpack_from("<I", data, start + 8)[0]
    else:
        header, total = 8 + 8 + 8 + 8, struct.unpack_from("<Q", data, start + 8)[0]
    end = start + total if total else len(data)
    packed = data[start + header : end]
    inner, rest = _inflated(packed) if method == ZLIB else _from_zstd(packed)
    packing = Packing(version, method, data[start + header - 8 : start + header])
    return inner, end - rest if not total else end, packing


def _inflated(packed: bytes) -> tuple[bytes, int]:
    """What zlib packed, and how many bytes after it are not its own."""
    unpacker = zlib.decompressobj()
    inner = unpacker.decompress(packed, _MAX_BYTES)
    return inner, len(unpacker.unused_data)


def _from_zstd(packed: bytes) -> tuple[bytes, int]:
    """The same for zstd."""
    from isatool.asm import zstd

    unpacker = zstd.ZstdDecompressor()
    parts: list[bytes] = []
    try:
        for at in range(0, len(packed), _CHUNK):
            chunk = packed[at : at + _CHUNK]
            parts.append(unpacker.decompress(chunk))
            if sum(map(len, parts)) > _MAX_BYTES:
                raise ValueError("more than can be unpacked")
            if unpacker.eof:
                return b"".join(parts), len(packed) - at - len(chunk) + len(unpacker.unused_data)
    except zstd.ZstdError:
        raise ValueError("no zstd") from None
    raise ValueError("cut short")
