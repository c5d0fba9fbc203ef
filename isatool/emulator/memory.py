"""Global memory of a run: buffers at 64-bit addresses with gaps between them, and readable slack after each.

Accesses are checked: inside a buffer, or inside its slack for loads. Anything else is a finding and reads a pattern.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from dataclasses import field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.emulator.numeric import U32, U64, Flags
from isatool.records import dataclass

SLACK_PATTERN: Final = 0x7FA0BEEF
"""what slack holds: a signalling NaN as f32"""
BAD_READ: Final = 0x7FB0DEAD
"""what a load out of bounds gets"""


@dataclass
class Buffer:
    """`size` bytes at `address`, followed by `slack` readable bytes; `words` holds both, rounded up to dwords."""

    name: str
    address: int
    size: int
    slack: int
    words: U32
    writable: bool = True
    begins_inside: bool = False
    """whether a load that reads slack must begin before it"""

    @classmethod
    def of(
        cls,
        name: str,
        address: int,
        content: bytes,
        slack: int = 0,
        writable: bool = True,
        begins_inside: bool = False,
    ) -> Buffer:
        """A buffer with initial content."""
        count = (len(content) + slack + 3) // 4
        words = np.full(count, SLACK_PATTERN, np.uint32)
        words.view(np.uint8)[: len(content)] = np.frombuffer(content, np.uint8)
        return cls(name, address, len(content), slack, words, writable, begins_inside)

    @property
    def octets(self) -> NDArray[np.uint8]:
        """The content as bytes, slack included."""
        return self.words.view(np.uint8)

    @property
    def content(self) -> bytes:
        """The bytes of the buffer proper."""
        return self.octets[: self.size].tobytes()

    @property
    def last_start(self) -> int:
        """First address at which no access may begin."""
        return self.address + self.size if self.begins_inside else self.readable_end

    @property
    def readable_end(self) -> int:
        """First address after the slack."""
        return self.address + self.size + self.slack


@dataclass
class GlobalMemory:
    """The buffers of a run, ordered by address."""

    buffers: Sequence[Buffer]
    starts: list[int] = field(init=False)

    def __post_init__(self) -> None:
        self.buffers = sorted(self.buffers, key=lambda buffer: buffer.address)
        self.starts = [buffer.address for buffer in self.buffers]

    def find(self, address: int) -> Buffer | None:
        """The last buffer that starts at or below an address."""
        place = bisect_right(self.starts, address) - 1
        return self.buffers[place] if place >= 0 else None

    def holder(self, low: int, top: int, size: int, write: bool) -> Buffer | None:
        """The buffer that allows every access of `size` bytes that begins within [low, top]."""
        buffer = self.find(low)
        if buffer is None:
            return None
        end = buffer.address + buffer.size if write else buffer.readable_end
        fits = top + size <= end and (write or top < buffer.last_start)
        return buffer if fits and (buffer.writable or not write) else None

    def describe(self, address: int) -> str:
        """Where an address lies: `A+16`, `12 bytes past the end of A`."""
        buffer = self.find(address)
        after = next((b for b in self.buffers if b.address > address), None)
        if buffer is not None:
            offset = address - buffer.address
            if offset < buffer.size:
                return f"{buffer.name}+{offset}"
            if after is None or offset - buffer.size <= after.address - address:
                return f"{offset - buffer.size} bytes past the end of {buffer.name} ({buffer.size} bytes)"
        if after is not None:
            return f"{after.address - address} bytes before {after.name}"
        return "no buffer"

    def load(self, addresses: U64, size: int) -> tuple[list[U32], list[int]]:
        """Dwords at flat addresses [n]; bytes and halfwords zero-extended. Second: indices of bad accesses."""
        low, top = int(addresses.min()), int(addresses.max())
        buffer = self.holder(low, top, size, write=False)
        if buffer is not None:
            return _read(buffer, addresses - np.uint64(buffer.address), size), []
        count = max(1, size // 4)
        result = [np.full(addresses.shape, BAD_READ, np.uint32) for _ in range(count)]
        bad = []
        for index, address in enumerate(addresses.tolist()):
            one = self.holder(address, address, size, write=False)
            if one is None:
                bad.append(index)
                continue
            values = _read(one, np.array([address - one.address], np.uint64), size)
            for dword, value in zip(result, values, strict=True):
                dword[index] = value[0]
        return result, bad

    def store(self, addresses: U64, data: Sequence[U32], size: int) -> list[int]:
        """Write dwords at flat addresses [n], later ones over earlier ones; indices of bad accesses, which are
        dropped.
        """
        low, top = int(addresses.min()), int(addresses.max())
        buffer = self.holder(low, top, size, write=True)
        if buffer is not None:
            _write(buffer, addresses - np.uint64(buffer.address), data, size)
            return []
        bad = []
        for index, address in enumerate(addresses.tolist()):
            one = self.holder(address, address, size, write=True)
            if one is None:
                bad.append(index)
                continue
            offset = np.array([address - one.address], np.uint64)
            _write(one, offset, [value[index : index + 1] for value in data], size)
        return bad


def _read(buffer: Buffer, offsets: U64, size: int) -> list[U32]:
    if size >= 4 and not (offsets & np.uint64(3)).any():
        index = (offsets >> np.uint64(2)).astype(np.intp)
        return [buffer.words[index + dword] for dword in range(size // 4)]
    return read_bytes(buffer.octets, offsets.astype(np.intp), size)


def _write(buffer: Buffer, offsets: U64, data: Sequence[U32], size: int) -> None:
    if size >= 4 and not (offsets & np.uint64(3)).any():
        index = (offsets >> np.uint64(2)).astype(np.intp)
        for dword, value in enumerate(data):
            buffer.words[index + dword] = value
        return
    write_bytes(buffer.octets, offsets.astype(np.intp), data, size)


def read_bytes(memory: NDArray[np.uint8], offsets: NDArray[np.intp], size: int) -> list[U32]:
    """Dwords (or one zero-extended byte or halfword) from byte offsets of any alignment."""
    result = []
    for start in range(0, size, 4):
        value = np.zeros(offsets.shape, np.uint32)
        for byte in range(min(4, size - start)):
            value |= memory[offsets + start + byte].astype(np.uint32) << np.uint32(8 * byte)
        result.append(value)
    return result


def write_bytes(memory: NDArray[np.uint8], offsets: NDArray[np.intp], data: Sequence[U32], size: int) -> None:
    """The reverse of `read_bytes`."""
    for byte in range(size):
        memory[offsets + byte] = (data[byte // 4] >> np.uint32(8 * (byte % 4))).astype(np.uint8)


@dataclass
class Lds:
    """The LDS of several workgroups side by side: `words` dwords each, `size` bytes of which may be used.

    The race tracker keeps, for every cell of 4 bytes (1 byte if the code stores less than dwords), the wave that
    wrote it and the wave that read it since the last barrier. Its second half, from cell `later` on, has what waves
    did after they had signalled the barrier and before they waited at it.
    """

    groups: int
    size: int
    cell: int = 4
    words: int = field(init=False)
    later: int = field(init=False)
    data: U32 = field(init=False)
    undefined: U32 = field(init=False)
    writer: NDArray[np.int32] = field(init=False)
    reader: NDArray[np.int32] = field(init=False)
    writer_line: NDArray[np.int32] = field(init=False)
    reader_line: NDArray[np.int32] = field(init=False)

    def __post_init__(self) -> None:
        self.words = (self.size + 3) // 4
        total = self.groups * self.words
        self.data = np.full(total, 0x7FA5A5A5, np.uint32)
        self.undefined = np.full(total, 0xFFFFFFFF, np.uint32)
        self.later = total * 4 // self.cell
        self.writer = np.full(2 * self.later, NOBODY, np.int32)
        self.reader = np.full(2 * self.later, NOBODY, np.int32)
        self.writer_line = np.zeros(2 * self.later, np.int32)
        self.reader_line = np.zeros(2 * self.later, np.int32)

    def new_interval(self, group: int) -> None:
        """A barrier of a workgroup: what happened before its signal is ordered."""
        cells = self.words * 4 // self.cell
        first = group * cells
        now, later = slice(first, first + cells), slice(self.later + first, self.later + first + cells)
        for kept in (self.writer, self.reader, self.writer_line, self.reader_line):
            kept[now] = kept[later]
        self.writer[later] = self.reader[later] = NOBODY


NOBODY: Final = -1
SEVERAL: Final = -2
ATOMIC: Final = -3
Indices = NDArray[np.intp]
__all__ = ["ATOMIC", "BAD_READ", "NOBODY", "SEVERAL", "Buffer", "Flags", "GlobalMemory", "Indices", "Lds"]
