"""What memory instructions of all kinds share: sizes, data operands as dwords, what loaded bits make of registers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from isatool.ir.operands import Keyword, Operand
from isatool.isa.registers import Register
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Effect
from isatool.semantics.reading import Reader
from isatool.semantics.writing import merged, stored

BYTES: Final = {"u8": 1, "i8": 1, "b8": 1, "u16": 2, "i16": 2, "b16": 2, "b32": 4, "b64": 8, "b96": 12, "b128": 16}


@dataclass(frozen=True, slots=True)
class Data:
    """A register operand as a list of dwords."""

    values: tuple[Expr, ...]

    @property
    def whole(self) -> Expr:
        """One dword, or two as 64 bits."""
        return joined(self.values)


def joined(values: Sequence[Expr]) -> Expr:
    """One dword as it is, two as 64 bits."""
    return values[0] if len(values) == 1 else al.concat(values[0], values[1])


def dwords_of(value: Expr) -> tuple[Expr, ...]:
    """The reverse of `joined`."""
    return (value,) if value.width == 32 else (al.trunc(value, 32), al.high(value))


def data_of(operand: Operand) -> Data:
    """The registers of a data operand."""
    return Data(tuple(al.register(register) for register in operand.registers))


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
    effects: list[Effect] = []
    for dword in range(BYTES[kind] // 4):
        effects += stored((registers[dword],), read(dword))
    return effects


def dwords_from(access: int) -> Callable[[int], Expr]:
    """The dwords of one access."""
    return lambda dword: al.loaded(access, dword)
