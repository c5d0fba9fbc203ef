"""The packets of an SQ thread trace (SQTT) of gfx11 (layout 3) and gfx12 (layout 4).

A stream of nibbles, little end first. The lowest bits of a packet say which kind it is; most carry the cycles that have
passed since the packet before. Kinds, bit places and sizes as public decoders have them (tinygrad's `sqtt.py`, AMD's
`rocprof-trace-decoder`), held against decoded traces of gfx1100, gfx1151 and gfx1200 cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from isatool.diagnostics import Span, UserError
from isatool.records import record

GFX11: Final = 3
GFX12: Final = 4
MOST_DELTA: Final = 1_000_000
"""a longer pause between two packets is a fault of the recording (one trace jumps by 2**33 cycles)"""
_NOP: Final = "NOP"
_MARK: Final = "TIMESTAMP"
_SHORT: Final = "DELTA"

# name, lowest bits, bits of the packet in gfx11 and gfx12 (0: not there), then fields as name=lowest bit:width; a
# field of gfx12 that lies elsewhere follows behind a bar.
_KINDS: Final = """
VALUINST        011       12 12  delta=3:3 wave=7:5
VMEMEXEC        1111       8  8  delta=4:2 source=6:2
ALUEXEC         1110       8  8  delta=4:2 source=6:2
IMMEDIATE       1101      12 12  delta=4:3 wave=7:5
IMMEDIATE_MASK  00100     24 24  delta=5:3 mask=8:16
WAVERDY         10100     24 24  delta=5:3 mask=8:16
WAVEEND         10101     20 20  delta=5:3 cu_high=8:1 simd=9:2 cu_low=11:3 wave=15:5
WAVESTART       01100     32 32  delta=5:2 cu_high=7:1 simd=8:2 cu_low=10:3 wave=13:5 | wave=15:5
WAVEALLOC       00101     20 24  delta=5:3
SHADER_DATA     00110     52  0  delta=5:3
SHADER_DATA     0000110    0 56  delta=7:3
SHADER_DATA_2   0100110    0 56  delta=7:3
SHADER_DATA_1   1000110    0 32  delta=7:3
EXEC_COUNT      1100110    0 24  delta=7:3
MESSAGE         11100     48 40  delta=5:2
PERF            10110     28  0  delta=5:3
PERF            110110     0 32  delta=7:3
EXEC_COUNT_3    010110     0 48  delta=6:3
UTILISATION     0110001   48 48  delta=7:2
DELTA           1000       8  8  delta=4:4
NOP             0000       4  4
WAVE_STATE      1010001   24 24  delta=7:9
EVENT           01100001  24 24  delta=8:3
EVENT_LONG      11100001  32 32  delta=8:3
REGISTER        1001      64 64  delta=4:3
SNAPSHOT        1110001   64 64  delta=7:3
TIMESTAMP       0000001   48 64  delta=12:36 real=9:1 packet_lost=8:1 | delta=12:52 real=7:1
PC              0100001   64 72  delta=8:3
HEADER          0010001   64 64  layout=7:6 simd=13:2 group=15:3
INST            010       20 20  delta=4:3 wave=8:5 operation=13:7 | delta=3:3 wave=7:5 operation=12:8
"""


@record
class Packet:
    """One packet: `time` in shader cycles since the first, its fields by name."""

    time: int
    kind: str
    fields: Mapping[str, int]

    def __getitem__(self, name: str) -> int:
        """A field; KeyError if packets of this kind have none of that name."""
        return self.fields[name]

    @property
    def cu(self) -> int:
        """The CU of a WAVESTART or WAVEEND, within its shader array."""
        return self.fields["cu_low"] | self.fields["cu_high"] << 3


@record
class PacketFormat:
    """How packets of one kind are laid out: `prefix` in the lowest bits says that it is one, `bits` in all."""

    kind: str
    prefix: int
    prefix_bits: int
    bits: int
    fields: tuple[tuple[str, int, int], ...]
    """name, lowest bit, mask"""


def decode(blob: bytes, path: str = "trace") -> Iterator[Packet]:
    """The packets of one buffer, in order; UserError if it does not begin with the header of gfx11 or gfx12."""
    header = int.from_bytes(blob[:8], "little")
    layout = header >> 7 & 0x3F
    if len(blob) < 8 or header & 0x7F != 0b0010001 or layout not in (GFX11, GFX12):
        raise UserError(
            "this is not a gfx11 or gfx12 thread trace",
            Span(path),
            "expected a raw SQTT buffer: its first packet is a header of layout 3 (gfx11) or 4 (gfx12)",
        )
    by_byte = _by_byte(layout)
    place, end, time = 0, 2 * len(blob), 0
    while place < end:
        start = place >> 1
        bits = int.from_bytes(blob[start : start + 10], "little") >> 4 * (place & 1)
        form = by_byte[bits & 0xFF]
        place += form.bits >> 2
        if place > end:
            return  # the recording was cut within a packet
        if form.kind == _NOP:
            continue
        fields = {name: bits >> low & mask for name, low, mask in form.fields}
        delta = fields.pop("delta", 0)
        if form.kind == _SHORT:
            delta += 4
        elif form.kind == _MARK and fields["real"] and not fields["packet_lost"]:
            delta = 0  # a time of the board's clock, no distance
        time += delta if delta <= MOST_DELTA else 0
        yield Packet(time, form.kind, fields)


@cache
def _by_byte(layout: int) -> tuple[PacketFormat, ...]:
    """The format of the packet that begins with each byte: that with the longest matching prefix."""
    known = sorted(formats(layout), key=lambda form: -form.prefix_bits)
    nop = next(form for form in known if form.kind == _NOP)
    return tuple(
        next((form for form in known if byte & (1 << form.prefix_bits) - 1 == form.prefix), nop) for byte in range(256)
    )


def formats(layout: int) -> Iterator[PacketFormat]:
    """Every kind of packet that a layout has."""
    for row in _KINDS.strip().splitlines():
        name, prefix, *sizes_and_fields = row.split()
        bits = int(sizes_and_fields[layout - GFX11])
        if not bits:
            continue
        fields: dict[str, tuple[int, int]] = {}
        common, _, newer = " ".join(sizes_and_fields[2:]).partition("|")
        for text in (common if layout == GFX11 else f"{common} {newer}").split():
            field, place = text.split("=")
            low, width = map(int, place.split(":"))
            fields[field] = (low, (1 << width) - 1)
        yield PacketFormat(
            name, int(prefix, 2), len(prefix), bits, tuple((field, low, mask) for field, (low, mask) in fields.items())
        )
