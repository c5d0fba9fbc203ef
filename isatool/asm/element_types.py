"""Element types of buffers and scalars of a launch: f32, f16, bf16, f64, i8 to i64, u8 to u64."""

from __future__ import annotations

import math
import struct
from typing import Final

from isatool.records import record


@record
class ElementType:
    """One type. `storage` names the numpy type that holds its bits; numpy has no bf16, so that is uint16."""

    name: str
    size: int
    storage: str
    is_float: bool

    @property
    def is_signed(self) -> bool:
        """A signed integer or a float."""
        return not self.name.startswith("u")

    @property
    def limits(self) -> tuple[int, int]:
        """Least and greatest value of an integer type."""
        bits = self.size * 8
        return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if self.is_signed else (0, (1 << bits) - 1)

    def pack(self, value: float) -> bytes:
        """Little-endian bytes of a number, rounded to nearest even. OverflowError if an integer does not fit."""
        if not self.is_float:
            least, greatest = self.limits
            if not least <= value <= greatest:
                raise OverflowError(f"{value} is not a value of {self.name} ({least} to {greatest})")
            return int(value).to_bytes(self.size, "little", signed=self.is_signed)
        if self.name == "bf16":
            return round_to_bf16(value).to_bytes(2, "little")
        code = {"f16": "<e", "f32": "<f", "f64": "<d"}[self.name]
        try:
            return struct.pack(code, value)
        except OverflowError:
            return struct.pack(code, math.copysign(math.inf, value))

    def rounded(self, value: float) -> float:
        """The value that the bytes of `pack` stand for."""
        if not self.is_float:
            return value
        data = self.pack(value)
        if self.name == "bf16":
            return float(struct.unpack("<f", b"\0\0" + data)[0])
        return float(struct.unpack({"f16": "<e", "f32": "<f", "f64": "<d"}[self.name], data)[0])


def round_to_bf16(value: float) -> int:
    """The 16 bits of the nearest bf16, ties to even; taken from the f64 directly, without a step over f32."""
    if math.isnan(value):
        return 0x7FC0
    try:
        bits: int = struct.unpack("<I", struct.pack("<f", value))[0]
    except OverflowError:
        bits = 0x7F800000 | (0x80000000 if value < 0 else 0)
    nearest_single: float = struct.unpack("<f", struct.pack("<I", bits))[0]
    tail = bits & 0xFFFF
    if tail == 0x8000 and nearest_single != value:  # the step to f32 made a tie that is none
        return (bits >> 16) + (abs(value) > abs(nearest_single))
    return bits + 0x7FFF + (bits >> 16 & 1) >> 16


ELEMENT_TYPES: Final = {
    found.name: found
    for found in (
        ElementType("f32", 4, "float32", True),
        ElementType("f16", 2, "float16", True),
        ElementType("bf16", 2, "uint16", True),
        ElementType("f64", 8, "float64", True),
        *(ElementType(f"i{8 * size}", size, f"int{8 * size}", False) for size in (1, 2, 4, 8)),
        *(ElementType(f"u{8 * size}", size, f"uint{8 * size}", False) for size in (1, 2, 4, 8)),
    )
}
