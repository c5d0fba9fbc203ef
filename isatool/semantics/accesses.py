"""What memory instructions of all kinds share: sizes, data operands as dwords, what loaded bits make of registers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Final

from isatool.ir.operands import Keyword, Operand
from isatool.isa.registers import Register
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.atomics import new_value
from isatool.semantics.effects import Atomic, Effect, Require, Space
from isatool.semantics.reading import Reader
from isatool.semantics.writing import merged, stored

Target = tuple[Space, Expr, Expr | None]
"""memory, address there, and the lanes (w1) that mean it, None for all"""

BYTES: Final = {"u8": 1, "i8": 1, "b8": 1, "u16": 2, "i16": 2, "b16": 2, "b32": 4, "b64": 8, "b96": 12, "b128": 16}


def joined(values: Sequence[Expr]) -> Expr:
    """One dword as it is, two as 64 bits."""
    return values[0] if len(values) == 1 else al.concat(values[0], values[1])


def dwords_of(value: Expr) -> tuple[Expr, ...]:
    """The reverse of `joined`."""
    return (value,) if value.width == 32 else (al.trunc(value, 32), al.high(value))


def data_of(operand: Operand, *, upper: bool = False) -> tuple[Expr, ...]:
    """The registers of a data operand; `upper`, or an operand that says so: the upper half of one."""
    values = tuple(al.register(register) for register in operand.registers)
    return (al.shr(values[0], al.const(16)),) if upper or operand.half == "h" else values


def parts_of(values: Sequence[Expr], width: int) -> list[Expr]:
    """Dwords as operands of 32 or 64 bits."""
    dwords = width // 32
    return [joined(values[first : first + dwords]) for first in range(0, len(values), dwords)]


def offset_of(reader: Reader, name: str = "offset") -> int:
    """An offset modifier, 0 if absent."""
    return reader.instruction.integer(name)


def is_off(operand: Operand) -> bool:
    """True for `off`, no address register."""
    return isinstance(operand.value, Keyword) and operand.value.text == "off"


def _load_value(kind: str, value: Expr, register: Register, *, half: bool, upper: bool) -> Expr:
    """What one register receives from a load of at most 32 bits."""
    if kind[0] == "i":
        value = al.sext(al.trunc(value, int(kind[1:])), 32)
    if half or upper:
        return merged(register, al.trunc(value, 16), upper)
    return value


def loaded_effects(
    kind: str, registers: tuple[Register, ...], read: Callable[[int], Expr], *, half: bool, upper: bool
) -> list[Effect]:
    """The writes of a load to registers; `read` gives a dword of what came."""
    if BYTES[kind] <= 4:
        return stored(registers, _load_value(kind, read(0), registers[0], half=half, upper=upper))
    return written(registers[: BYTES[kind] // 4], read)


def written(registers: Sequence[Register], read: Callable[[int], Expr]) -> list[Effect]:
    """A dword to each register; `read` gives it by its number."""
    return [effect for dword, register in enumerate(registers) for effect in stored((register,), read(dword))]


def loaded_dwords(dword: int) -> Expr:
    """A dword of the first access."""
    return al.loaded(0, dword)


def narrow_part(kind: str, bits: int, address: Expr) -> tuple[Expr, list[Effect]]:
    """The byte or halfword at an address (w64) of the dword that a scalar load has fetched, extended as its kind (i or
    u) says, and what has to hold of the address.
    """
    place = al.shl(al.and_(al.trunc(address, 32), al.const(4 - bits // 8)), al.const(3))
    part = al.trunc(al.shr(al.fetched(0), place), bits)
    aligned = al.eq(al.and_(address, al.const(bits // 8 - 1, 64)), al.const(0, 64))
    required: list[Effect] = [] if bits == 8 else [Require(aligned, "a scalar load of a halfword off its alignment")]
    return (al.sext if kind == "i" else al.zext)(part, 32), required


def loaded_by(accesses: int) -> Callable[[int], Expr]:
    """The dwords of so many accesses, of which a lane takes part in one: it reads 0 from the others."""
    return lambda dword: reduce(al.or_, (al.loaded(number, dword) for number in range(accesses)))


def atomic_effects(
    reader: Reader,
    what: tuple[str, str, int],
    parts: Sequence[Expr],
    registers: Sequence[Register],
    targets: Sequence[Target],
    *,
    follows_mode: bool = False,
) -> list[Effect]:
    """An atomic instruction's accesses to its targets, and the old value for `registers`. `what`: operation, kind and
    width as in its name; private memory takes none.
    """
    operation, kind, width = what
    effects: list[Effect] = []
    number = 0
    for space, address, where in targets:
        if space is Space.SCRATCH:
            assert where is not None
            effects.insert(0, Require(al.not_(reader.any_active(where)), "an atomic on private memory"))
            continue
        old = joined([al.loaded(number, dword) for dword in range(width // 32)])
        second = parts[1] if len(parts) > 1 else None
        new = new_value(reader, operation, kind, old, parts[0], second, follows_mode=follows_mode)
        effects.append(Atomic(number, space, address, dwords_of(new), width // 8, where))
        number += 1
    return effects + written(registers, loaded_by(number))
