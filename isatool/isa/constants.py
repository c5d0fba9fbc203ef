"""Constants of operands: what a number written in assembly means for an operand type, and how the assembler prints it.

Integers 0..64 and -1..-16 and the floats 0, +-0.5, +-1, +-2, +-4, 1/(2 pi) are inline: part of the operand code, at no
cost. Any other value takes a literal dword. Whether a value is inline is decided by its bit pattern in the operand type
(RDNA3 ISA guide 4.1 and 7.2.2.2; the assembler for the cases in which types mix).
"""

from __future__ import annotations

import struct
from typing import Final

from isatool.records import record

INLINE_INTEGERS: Final = range(-16, 65)
INVERSE_TWO_PI: Final = 0.15915494309189532
_PRINTED_INVERSE: Final = 0.15915494
"""The only number that the assembler takes for the inline 1/(2 pi) of bf16, which is not the nearest bf16."""
_FLOATS: Final = (0.5, -0.5, 1.0, -1.0, 2.0, -2.0, 4.0, -4.0)
_NAMES: Final = tuple(str(value) for value in _FLOATS)


@record
class Constant:
    """A constant as an operand of one type sees it."""

    value: int
    """the operand's bits, zero-extended: 16 bits for f16, b16, bf16; 64 for f64, b64, i64, u64; else 32"""
    word: int | None
    """the literal dword, None if the constant is inline"""
    text: str
    """as the assembler prints it: decimal or a float if inline, else 0x..."""

    @property
    def is_inline(self) -> bool:
        """True if it costs neither a dword nor one of the scalar values of an instruction."""
        return self.word is None


def f32_bits(value: float) -> int:
    """The bits of the nearest single; OverflowError if it is too large."""
    return int(struct.unpack("<I", struct.pack("<f", value))[0])


def f16_bits(value: float) -> int:
    """The bits of the nearest half; OverflowError if it is too large."""
    return int(struct.unpack("<H", struct.pack("<e", value))[0])


def f64_bits(value: float) -> int:
    """The bits of a double."""
    return int(struct.unpack("<Q", struct.pack("<d", value))[0])


def bf16_bits(value: float) -> int:
    """The bits of the nearest bfloat16, the upper half of a single; ties to even."""
    bits = f32_bits(value)
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


_TABLES: Final[dict[str, dict[int, str]]] = {
    "f16": {**{f16_bits(value): name for value, name in zip(_FLOATS, _NAMES, strict=True)}, 0x3118: "0.15915494"},
    "bf16": {**{bf16_bits(value): name for value, name in zip(_FLOATS, _NAMES, strict=True)}, 0x3E22: "0.15915494"},
    "f32": {**{f32_bits(value): name for value, name in zip(_FLOATS, _NAMES, strict=True)}, 0x3E22F983: "0.15915494"},
    "f64": {
        **{f64_bits(value): name for value, name in zip(_FLOATS, _NAMES, strict=True)},
        0x3FC45F306DC9C882: "0.15915494309189532",
    },
    "int": {},
}


@record
class _Family:
    """How a group of operand types reads constants."""

    bits: int
    """bits of a written number; a float is rounded to the format of that table"""
    floats: str
    """which inline floats there are, and the format that a written float takes"""
    match: str
    """which inline floats a bit pattern is recognised as"""


_FAMILIES: Final[dict[str, _Family]] = {
    "f16": _Family(16, "f16", "f16"),
    "b16": _Family(16, "f16", "int"),
    "i16": _Family(16, "f16", "int"),
    "u16": _Family(16, "f16", "int"),
    "bf16": _Family(16, "bf16", "bf16"),
    "v2f16": _Family(32, "f16", "f16"),
    "v2f16dup": _Family(32, "f16", "int"),
    "v2bf16": _Family(32, "bf16", "bf16"),
    "f64": _Family(64, "f64", "f64"),
    "b64": _Family(64, "f64", "f64"),
    "i64": _Family(64, "f64", "f64"),
    "u64": _Family(64, "f64", "f64"),
}
_DEFAULT: Final = _Family(32, "f32", "f32")
_ROUND: Final = {"f16": f16_bits, "bf16": bf16_bits, "f32": f32_bits, "f64": f64_bits}


def constant(number: int | float, kind: str) -> Constant:
    """What `number` is as an operand of type `kind` (f32, b32, f16, v2f16, u64, ...: `OperandSpec.type`).

    An int is a bit pattern (-1 is 0xffffffff also for f32), a float a number in the operand's format. A double that
    does not fit in 32 bits loses its low half, as in the assembler. ValueError for what no encoding can hold.
    """
    family = _FAMILIES.get(kind, _DEFAULT)
    if kind == "v2f16dup" and (isinstance(number, float) or number in INLINE_INTEGERS):
        raise ValueError(f"assemblers disagree about what {number} is in v_pk_fmac_f16; write all 32 bits")
    if isinstance(number, float):
        return _from_float(number, kind, family)
    if 1 << 63 <= number < 1 << 64 and not (family.bits == 64 and number in _TABLES["f64"]):
        number -= 1 << 64  # the assembler reads 64 bits with their sign
    if number in INLINE_INTEGERS:
        return Constant(number & (1 << family.bits) - 1, None, str(number))
    if family.bits == 64:
        return _from_long(number, kind)
    if not -(1 << family.bits - 1) <= number < 1 << family.bits:
        raise ValueError(f"{number} does not fit in {family.bits} bits")
    value = number & (1 << family.bits) - 1
    return _from_pattern(value, family)


def _from_pattern(value: int, family: _Family) -> Constant:
    name = _TABLES[family.match].get(value)
    if name is not None:
        return Constant(value, None, name)
    signed = value - (1 << family.bits) if value >> family.bits - 1 else value
    if signed in INLINE_INTEGERS and family.match != "int":
        return Constant(value, None, str(signed))
    return Constant(value, value, f"0x{value:x}")


def _from_float(number: float, kind: str, family: _Family) -> Constant:
    value = _ROUND[family.floats](number)
    if family.floats == "bf16" and number == _PRINTED_INVERSE:
        value = 0x3E22
    name = _TABLES[family.floats].get(value)
    if name is not None:
        return Constant(value, None, name)
    if value == 0:
        return Constant(0, None, "0")
    if family.match == "int":
        raise ValueError(f"{number} is not an inline constant of a 16-bit integer operand")
    if family.bits == 64:
        if kind != "f64":
            raise ValueError(f"{number} is not an inline constant of a 64-bit integer operand")
        high = value >> 32
        return Constant(high << 32, high, f"0x{high:x}")
    return Constant(value, value, f"0x{value:x}")


def _from_long(number: int, kind: str) -> Constant:
    if number >= 1 << 32:
        name = _TABLES["f64"].get(number)
        if name is not None:
            return Constant(number, None, name)
    if not -(1 << 31) <= number < 1 << 32:
        raise ValueError(f"{number} does not fit in the 32 bits of a literal")
    word = number & 0xFFFFFFFF
    if kind == "f64":
        name = _TABLES["f64"].get(word << 32)
        return Constant(word << 32, None, name) if name else Constant(word << 32, word, f"0x{word:x}")
    extended = word - (1 << 32) if kind == "i64" and word >> 31 else word
    return Constant(extended & (1 << 64) - 1, word, f"0x{word:x}")


def is_inline(number: int | float, kind: str) -> bool:
    """Whether a number costs nothing as an operand of that type; False also for what cannot be encoded."""
    try:
        return constant(number, kind).is_inline
    except (ValueError, OverflowError):
        return False
