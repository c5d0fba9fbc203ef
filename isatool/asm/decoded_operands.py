"""Operands of machine code that are the same in every encoding, as text: scalars, constants, numbers with names."""

from __future__ import annotations

from typing import Final

from isatool.isa import constants
from isatool.isa.registers import SCC, Register, RegisterRange
from isatool.isa.target import Target

_INLINE_FLOATS: Final = ("0.5", "-0.5", "1.0", "-1.0", "2.0", "-2.0", "4.0", "-4.0", "0.15915494")
_SCALARS: Final = frozenset((*range(128), 235, 236, 237, 238, 253, 254))


class NoMatchError(Exception):
    """These bits are not this form."""


def scalar(code: int, width: int) -> str:
    """A scalar register of some dwords or an inline constant; NoMatchError for every other code."""
    if 128 <= code <= 208:
        return str(code - 128 if code <= 192 else 192 - code)
    if 240 <= code <= 248:
        return "0.15915494309189532" if code == 248 and width == 2 else _INLINE_FLOATS[code - 240]
    if code not in _SCALARS:
        raise NoMatchError
    return RegisterRange(Register(code), 1 if code == SCC else width).name


def literal(word: int, kind: str) -> str:
    """A literal dword for an operand of a type: so that the assembler takes no inline constant for it."""
    return f"lit({word:#x})" if constants.is_inline(word, kind) else f"{word:#x}"


def answer(code: int, target: Target) -> str:
    """What s_sendmsg_rtn asks for."""
    if code in target.answers:
        return f"sendmsg(MSG_RTN_GET_{target.answers[code]})"
    return f"sendmsg({code})"


def hardware_register(value: int, target: Target) -> str:
    """The operand of s_getreg and s_setreg."""
    number, offset, size = value & 63, value >> 6 & 31, (value >> 11) + 1
    name = target.hardware_registers.get(number, "")
    shown = f"HW_REG_{name}" if name else str(number)
    return f"hwreg({shown})" if (offset, size) == (0, 32) else f"hwreg({shown}, {offset}, {size})"


def dpp_control(value: int) -> str:
    """Which lane DPP16 reads; NoMatchError for what gfx11 does not have."""
    if value < 0x100:
        return f"quad_perm:[{','.join(str(value >> 2 * lane & 3) for lane in range(4))}]"
    kind, amount = value >> 4, value & 15
    names = {0x10: "row_shl", 0x11: "row_shr", 0x12: "row_ror"}
    if kind in names and amount:
        return f"{names[kind]}:{amount}"
    if value in (0x140, 0x141):
        return ("row_mirror", "row_half_mirror")[value & 1]
    if kind in (0x15, 0x16):
        return f"{'row_share' if kind == 0x15 else 'row_xmask'}:{amount}"
    raise NoMatchError
