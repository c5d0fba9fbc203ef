"""MUBUF and s_buffer_load: memory through a buffer descriptor in four scalar registers (ISA guide 8.1 and 9).

A descriptor holds base (48 bits), stride (14), swizzle (2), the number of records, and in its fourth dword the kind of
range check (bits 29:28), whether the lane is added to the index (bit 23) and its type (31:30). Loads out of range read
0 and stores are dropped, for every dword of a wide access by itself. Swizzled buffers, typed ones (formats), added
lanes, and the LDS as destination are refused, as is a raw buffer where only the scalar offset decides whether an
access is in range: the sources differ about what the hardware compares then.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from isatool.ir.operands import Operand
from isatool.semantics import algebra as al
from isatool.semantics.accesses import (
    BYTES,
    data_of,
    dwords_from,
    dwords_of,
    is_off,
    joined,
    loaded_effects,
    offset_of,
)
from isatool.semantics.algebra import Expr
from isatool.semantics.atomics import new_value
from isatool.semantics.effects import Atomic, Counter, Effect, Load, Lowered, Require, Space, Store
from isatool.semantics.reading import Reader
from isatool.semantics.writing import stored

BUFFER_LOAD: Final = re.compile(r"buffer_load_(d16_)?(hi_)?(u8|i8|u16|i16|b16|b32|b64|b96|b128)$")
BUFFER_STORE: Final = re.compile(r"buffer_store_(d16_hi_)?(b8|b16|b32|b64|b96|b128)$")
BUFFER_ATOMIC: Final = re.compile(r"buffer_atomic_([a-z]+?)_([biuf])(32|64)$")
SCALAR_BUFFER: Final = re.compile(r"s_buffer_load_b(32|64|128|256|512)$")

_STRIDE_MASK: Final = 0x3FFF
_NOT_PLAIN: Final = "a buffer descriptor with swizzle, lanes added or of another type"
_ADD_LANE_OR_TYPE: Final = 1 << 23 | 3 << 30


@dataclass(frozen=True, slots=True)
class _Descriptor:
    """The fields of a descriptor, as 64-bit values where they take part in addresses."""

    base: Expr
    stride: Expr
    records: Expr
    check: Expr
    plain: Expr

    @classmethod
    def of(cls, operand: Operand, reader: Reader) -> _Descriptor:
        """Read a descriptor from its registers; `plain` (w1): what is covered here."""
        if len(operand.registers) < 4:
            raise reader.refuse(f"the descriptor {operand}")
        words = [al.register(register) for register in operand.registers[:4]]
        base = al.concat(words[0], al.and_(words[1], al.const(0xFFFF)))
        stride = al.and_(al.shr(words[1], al.const(16)), al.const(_STRIDE_MASK))
        linear = al.eq(al.shr(words[1], al.const(30)), al.ZERO)
        usual = al.eq(al.and_(words[3], al.const(_ADD_LANE_OR_TYPE)), al.ZERO)
        check = al.and_(al.shr(words[3], al.const(28)), al.const(3))
        return cls(base, al.zext(stride, 64), al.zext(words[2], 64), check, al.and_(linear, usual))


@dataclass(frozen=True, slots=True)
class _Place:
    """Where an instruction accesses a buffer: the lane's index and offset (64 bits), and the scalar offset."""

    reader: Reader
    descriptor: _Descriptor
    index: Expr
    offset: Expr
    scalar: Expr

    @classmethod
    def of(cls, reader: Reader, operands: list[Operand]) -> _Place:
        """From the operands vaddr, srsrc and soffset, and the modifiers idxen, offen and offset."""
        vector, resource, scalar = operands
        registers = [al.zext(al.register(register), 64) for register in vector.registers] if not is_off(vector) else []
        wanted = reader.instruction.has("idxen") + reader.instruction.has("offen")
        if len(registers) != wanted:
            raise reader.refuse("operands")
        index = registers.pop(0) if reader.instruction.has("idxen") else al.const(0, 64)
        offset = al.const(offset_of(reader), 64)
        if registers:
            offset = al.add(registers[0], offset)
        return cls(reader, _Descriptor.of(resource, reader), index, offset, al.zext(reader.raw(scalar, "b32", -1), 64))

    def address(self, place: int) -> Expr:
        """The address of the byte `place` behind the first one."""
        described = self.descriptor
        offset = al.add(self.offset, al.const(place, 64))
        return al.add(al.add(described.base, self.scalar), al.add(al.mul(described.stride, self.index), offset))

    def in_range(self, place: int, size: int, *, scalar: bool = False) -> Expr:
        """Whether `size` bytes from the byte `place` on lie within the buffer (w1); by raw size with the scalar offset
        counted, if asked for.
        """
        described = self.descriptor
        end = al.add(self.offset, al.const(place + size, 64))
        if scalar:
            end = al.add(end, self.scalar)
        known = al.ult(self.index, described.records)
        within_record = al.and_(known, al.not_(al.ult(described.stride, end)))
        raw = al.not_(al.ult(described.records, end))
        some = al.not_(al.eq(described.records, al.const(0, 64)))
        first_bit, second_bit = (al.bit(described.check, al.const(bit)) for bit in (0, 1))
        return al.select(second_bit, al.select(first_bit, raw, some), al.select(first_bit, known, within_record))

    def requirements(self, size: int) -> list[Effect]:
        """What has to hold of the descriptor and of the scalar offset where a lane is active."""
        described = self.descriptor
        found: list[Effect] = [Require(al.or_(self.reader.is_idle, described.plain), _NOT_PLAIN)]
        if self.scalar.is_const and self.scalar.imm == 0:
            return found
        last = max(0, size - 4)
        disputed = al.FALSE
        for place in sorted({0, last}):
            part = min(size, 4)
            one, other = (self.in_range(place, part, scalar=counted) for counted in (False, True))
            disputed = al.or_(disputed, al.xor(one, other))
        found.append(
            Require(
                al.not_(self.reader.any_active(disputed)),
                "a raw buffer whose scalar offset alone decides what is in range",
            )
        )
        return found


def _refuse_options(reader: Reader) -> None:
    for name in ("lds", "tfe"):
        if reader.instruction.has(name):
            raise reader.refuse(f"the modifier {name}")


def buffer_load(reader: Reader, match: re.Match[str]) -> Lowered:
    """buffer_load_*: one access for each dword, as ranges are checked."""
    _refuse_options(reader)
    destination, *rest = reader.instruction.operands
    kind = match[3]
    size = BYTES[kind]
    place = _Place.of(reader, rest[:3])
    effects = place.requirements(size)
    part = min(size, 4)
    for number, byte in enumerate(range(0, size, part)):
        where = place.in_range(byte, part)
        effects.append(Load(number, Space.GLOBAL, place.address(byte), part, part, where))
    if size <= 4:
        half = bool(match[1]) or kind == "b16"
        effects += loaded_effects(kind, destination.registers, dwords_from(0), half=half, upper=bool(match[2]))
    else:
        for number, register in enumerate(destination.registers[: size // 4]):
            effects += stored((register,), al.loaded(number))
    return Lowered(tuple(effects), Counter.VM, destination.registers, 1)


def buffer_store(reader: Reader, match: re.Match[str]) -> Lowered:
    """buffer_store_*."""
    _refuse_options(reader)
    data, *rest = reader.instruction.operands
    size = BYTES[match[2]]
    values = data_of(data).values
    if match[1] or data.half == "h":
        values = (al.shr(values[0], al.const(16)),)
    place = _Place.of(reader, rest[:3])
    effects = place.requirements(size)
    part = min(size, 4)
    for number, byte in enumerate(range(0, size, part)):
        where = place.in_range(byte, part)
        effects.append(Store(Space.GLOBAL, place.address(byte), (values[number],), part, part, where))
    return Lowered(tuple(effects), Counter.VS, (), 1)


def buffer_atomic(reader: Reader, match: re.Match[str]) -> Lowered:
    """buffer_atomic_*: the data operand takes the old value with glc; in range as a whole or not at all."""
    _refuse_options(reader)
    operation, kind, width = match[1], match[2], int(match[3])
    operands = list(reader.instruction.operands)
    returning = reader.instruction.has("glc")
    destination = operands[0]
    data = operands.pop(1) if len(operands) > 4 else operands[0]
    rest = operands[1:]
    dwords = width // 32
    values = data_of(data).values
    parts = [joined(values[first : first + dwords]) for first in range(0, len(values), dwords)]
    place = _Place.of(reader, rest[:3])
    old = joined(tuple(al.loaded(0, dword) for dword in range(dwords)))
    new = new_value(reader, operation, kind, old, parts[0], parts[1] if len(parts) > 1 else None)
    effects = place.requirements(width // 8)
    where = place.in_range(0, width // 8)
    effects.append(Atomic(0, Space.GLOBAL, place.address(0), dwords_of(new), width // 8, where))
    registers = destination.registers[:dwords] if returning else ()
    for position, register in enumerate(registers):
        effects += stored((register,), al.loaded(0, position))
    return Lowered(tuple(effects), Counter.VM if returning else Counter.VS, registers, 1)


def scalar_buffer_load(reader: Reader, match: re.Match[str]) -> Lowered:
    """s_buffer_load_*: the size is the number of records times the stride, bytes without one; low address bits are
    dropped.
    """
    destination, resource, offset = reader.instruction.operands[:3]
    described = _Descriptor.of(resource, reader)
    if offset.is_register:
        distance = al.zext(al.add(reader.raw(offset, "b32", -1), al.const(offset_of(reader))), 64)
    else:
        distance = al.const(reader.integer(offset) & 0xFFFFFFFF, 64)
    distance = al.and_(distance, al.const(-4, 64))
    base = al.and_(described.base, al.const(-4, 64))
    raw = al.eq(described.stride, al.const(0, 64))
    size = al.select(raw, described.records, al.mul(described.records, described.stride))
    dwords = int(match[1]) // 32
    effects: list[Effect] = [Require(described.plain, _NOT_PLAIN)]
    for number in range(dwords):
        start = al.add(distance, al.const(4 * number, 64))
        within = al.not_(al.ult(size, al.add(start, al.const(4, 64))))
        effects.append(Load(number, Space.CONSTANT, al.add(base, start), 4, 4, within))
    for number, register in enumerate(destination.registers[:dwords]):
        effects += stored((register,), al.fetched(0, number))
    return Lowered(tuple(effects), Counter.SMEM, destination.registers, 1 if dwords == 1 else 2)
