"""MUBUF, MTBUF and s_buffer_load: memory through a buffer descriptor in four scalar registers (ISA guide 8.1 and 9).

A descriptor holds base (48 bits), stride (14), swizzle (2), the number of records, and in its fourth dword the kind of
range check (bits 29:28), whether the lane is added to the index (bit 23) and its type (31:30). Loads out of range read
0 and stores are dropped, for every dword of a wide access by itself, for an element of a format as a whole. Typed
accesses take their format from the instruction, or with the order of components from the descriptor. Swizzled, added
lanes, and the LDS as destination are refused, as is a raw buffer where only the scalar offset decides whether an
access is in range: the sources differ about what the hardware compares then.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.ir.operands import Operand
from isatool.isa.registers import Register
from isatool.records import record
from isatool.semantics import algebra as al
from isatool.semantics.accesses import (
    BYTES,
    atomic_effects,
    data_of,
    is_off,
    loaded_dwords,
    loaded_effects,
    narrow_part,
    offset_of,
    parts_of,
    written,
)
from isatool.semantics.algebra import Expr
from isatool.semantics.atomics import NUMBERS
from isatool.semantics.effects import Counter, Effect, Load, Lowered, Require, Space, Store
from isatool.semantics.formats import NAMES, Format, number_of
from isatool.semantics.reading import Reader
from isatool.semantics.writing import merged, stored

BUFFER_LOAD: Final = re.compile(r"buffer_load_(d16_)?(hi_)?(u8|i8|u16|i16|b16|b32|b64|b96|b128)$")
BUFFER_STORE: Final = re.compile(r"buffer_store_(d16_hi_)?(b8|b16|b32|b64|b96|b128)$")
BUFFER_ATOMIC: Final = re.compile(rf"buffer_atomic_([a-z]+?{NUMBERS})_([biuf]|bf)(16|32|64)$")
TYPED: Final = re.compile(r"(t?)buffer_(load|store)_(d16_)?(hi_)?format_(xyzw|xyz|xy|x)$")
SCALAR_BUFFER: Final = re.compile(r"s_buffer_load_([biu])(8|16|32|64|96|128|256|512)$")

_STRIDE_MASK: Final = 0x3FFF
_NOT_PLAIN: Final = "a buffer descriptor with swizzle, lanes added or of another type"
_ADD_LANE_OR_TYPE: Final = 1 << 23 | 3 << 30


@record
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


@record
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
        """The address of the byte `place` after the first one."""
        described = self.descriptor
        offset = al.add(self.offset, al.const(place, 64))
        return al.add(al.add(described.base, self.scalar), al.add(al.mul(described.stride, self.index), offset))

    def in_range(self, place: int, size: int | Expr, *, scalar: bool = False) -> Expr:
        """Whether `size` bytes from the byte `place` on lie within the buffer (w1); by raw size with the scalar offset
        counted, if asked for.
        """
        described = self.descriptor
        length = al.const(size, 64) if isinstance(size, int) else al.zext(size, 64)
        end = al.add(self.offset, al.add(length, al.const(place, 64)))
        if scalar:
            end = al.add(end, self.scalar)
        known = al.ult(self.index, described.records)
        within_record = al.and_(known, al.not_(al.ult(described.stride, end)))
        raw = al.not_(al.ult(described.records, end))
        some = al.not_(al.eq(described.records, al.const(0, 64)))
        first_bit, second_bit = (al.bit(described.check, al.const(bit)) for bit in (0, 1))
        return al.select(second_bit, al.select(first_bit, raw, some), al.select(first_bit, known, within_record))

    def requirements(self, size: int | Expr) -> list[Effect]:
        """What has to hold of the descriptor and of the scalar offset where a lane is active; an element of a format
        is in range as a whole.
        """
        described = self.descriptor
        found: list[Effect] = [Require(al.or_(self.reader.is_idle, described.plain), _NOT_PLAIN)]
        if self.scalar.is_const and self.scalar.imm == 0:
            return found
        places = sorted({0, max(0, size - 4)}) if isinstance(size, int) else [0]
        disputed = al.FALSE
        for place in places:
            part = min(size, 4) if isinstance(size, int) else size
            one, other = (self.in_range(place, part, scalar=counted) for counted in (False, True))
            disputed = al.or_(disputed, al.xor(one, other))
        found.append(
            Require(
                al.not_(self.reader.any_active(disputed)),
                "a raw buffer whose scalar offset alone decides what is in range",
                range_only=True,
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
        effects += loaded_effects(kind, destination.registers, loaded_dwords, half=half, upper=bool(match[2]))
    else:
        effects += written(destination.registers[: size // 4], al.loaded)
    return Lowered(tuple(effects), Counter.LOADS, destination.registers, 1)


def buffer_store(reader: Reader, match: re.Match[str]) -> Lowered:
    """buffer_store_*."""
    _refuse_options(reader)
    data, *rest = reader.instruction.operands
    size = BYTES[match[2]]
    values = data_of(data, upper=bool(match[1]))
    place = _Place.of(reader, rest[:3])
    effects = place.requirements(size)
    part = min(size, 4)
    for number, byte in enumerate(range(0, size, part)):
        where = place.in_range(byte, part)
        effects.append(Store(Space.GLOBAL, place.address(byte), (values[number],), part, part, where))
    return Lowered(tuple(effects), Counter.STORES, (), 1)


def buffer_atomic(reader: Reader, match: re.Match[str]) -> Lowered:
    """buffer_atomic_*: the data operand takes the old value with glc; in range as a whole or not at all."""
    _refuse_options(reader)
    width = max(int(match[3]), 32)
    operands = list(reader.instruction.operands)
    returning = reader.instruction.returns
    destination = operands[0]
    data = operands.pop(1) if len(operands) > 4 else destination
    place = _Place.of(reader, operands[1:4])
    registers = destination.registers[: width // 32] if returning else ()
    targets = [(Space.GLOBAL, place.address(0), place.in_range(0, width // 8))]
    parts = parts_of(data_of(data), width)
    effects = place.requirements(width // 8)
    effects += atomic_effects(reader, (match[1], match[2], width), parts, registers, targets)
    return Lowered(tuple(effects), Counter.LOADS if returning else Counter.STORES, registers, 1)


def _format(reader: Reader, typed: bool, resource: Operand) -> tuple[Format, Expr]:
    """The format that the instruction names, or that of the descriptor, and the fourth dword of that."""
    word = al.register(resource.registers[3])
    if not typed:
        return Format.of(al.shr(word, al.const(12))), word
    written = reader.instruction.modifier("format")
    try:
        number = written if isinstance(written, int) else number_of(str(written)) if written else 1
    except KeyError:
        raise reader.refuse(f"the format {written}") from None
    if not 1 <= number < len(NAMES):
        raise reader.refuse(f"the format {number}")
    return Format.of(al.const(number)), word


def chosen(components: list[Expr], word: Expr, index: int, one: Expr) -> Expr:
    """What a descriptor puts into component `index`: 0, 1, or a component of the format."""
    field = al.and_(al.shr(word, al.const(3 * index)), al.const(7))
    found = al.select(al.eq(field, al.const(1)), one, al.ZERO)
    for place, component in enumerate(components):
        found = al.select(al.eq(field, al.const(4 + place)), component, found)
    return found


def element_load(address: Expr, size: Expr, where: Expr) -> tuple[list[Effect], list[Expr]]:
    """The accesses to an element of a format, and its four dwords; 0 where `where` (w1) does not hold."""
    effects: list[Effect] = []
    words = [al.ZERO] * 4
    for number, (place, length) in enumerate(_PARTS):
        wanted = _takes(size, place, length)
        if wanted != al.FALSE:
            at = al.add(address, al.const(place, 64))
            effects.append(Load(number, Space.GLOBAL, at, length, length, al.and_(where, wanted)))
            words[place // 4] = al.or_(words[place // 4], al.loaded(number))
    return effects, words


def element_store(address: Expr, size: Expr, where: Expr, words: list[Expr]) -> list[Effect]:
    """Stores of an element of a format."""
    effects: list[Effect] = []
    for place, length in _PARTS:
        wanted = _takes(size, place, length)
        if wanted != al.FALSE:
            at = al.add(address, al.const(place, 64))
            effects.append(Store(Space.GLOBAL, at, (words[place // 4],), length, length, al.and_(where, wanted)))
    return effects


_PARTS: Final = ((0, 1), (0, 2), (0, 4), (4, 4), (8, 4), (12, 4))


def _takes(size: Expr, place: int, length: int) -> Expr:
    """An element of `size` bytes has this part (w1): one of less than a dword is one access, others one for each."""
    if length < 4:
        return al.eq(size, al.const(length))
    return al.ult(al.const(max(place, 3)), size)


def written_components(
    destination: tuple[Register, ...], values: list[Expr], form: Format, *, half: bool, upper: bool
) -> list[Effect]:
    """Components to registers, two to each with d16, where a last one alone leaves the other half as it is."""
    if not half:
        return written(destination, values.__getitem__)
    halves = [form.narrowed(value) for value in values]
    effects: list[Effect] = []
    for place, register in enumerate(destination):
        pair = halves[2 * place : 2 * place + 2]
        effects += stored((register,), al.concat(*pair) if len(pair) == 2 else merged(register, pair[0], upper))
    return effects


def read_components(operand: Operand, count: int, form: Format, *, half: bool, upper: bool) -> list[Expr]:
    """The reverse of `written_components`."""
    values = data_of(operand)
    if not half:
        return list(values[:count])
    halves = [part for value in values for part in (al.trunc(value, 16), al.high(value))]
    return [form.widened(part) for part in halves[int(upper) : int(upper) + count]]


def typed_buffer(reader: Reader, match: re.Match[str]) -> Lowered:
    """buffer_*_format_* and tbuffer_*: one element of the format, in range as a whole or not at all."""
    _refuse_options(reader)
    typed, is_load, half, upper, count = (
        bool(match[1]),
        match[2] == "load",
        bool(match[3]),
        bool(match[4]),
        len(match[5]),
    )
    data, *rest = reader.instruction.operands
    place = _Place.of(reader, rest[:3])
    form, word = _format(reader, typed, rest[1])
    effects = place.requirements(form.bytes)
    known = al.or_(reader.is_idle, al.not_(al.eq(form.bytes, al.ZERO)))
    effects.append(Require(known, "a buffer without a format"))
    where = place.in_range(0, form.bytes)
    if is_load:
        loads, words = element_load(place.address(0), form.bytes, where)
        values = form.read(words)
        if not typed:
            values = [chosen(values, word, index, form.one) for index in range(4)]
        # nothing is read out of range, not even the 1 of a component that the format lacks
        values = [al.select(where, value, al.ZERO) for value in values[:count]]
        effects += [*loads, *written_components(data.registers, values, form, half=half, upper=upper)]
        return Lowered(tuple(effects), Counter.LOADS, data.registers, 1)
    enough = al.not_(al.ult(al.const(count), form.count))
    effects.append(Require(al.or_(reader.is_idle, enough), "a store of less than the components of its format"))
    words = form.write(read_components(data, count, form, half=half, upper=upper))
    effects += element_store(place.address(0), form.bytes, where, words)
    return Lowered(tuple(effects), Counter.STORES, (), 1)


def scalar_buffer_load(reader: Reader, match: re.Match[str]) -> Lowered:
    """s_buffer_load_*: the size is the number of records times the stride, bytes without one; the low address bits of
    dwords are dropped.
    """
    destination, resource, offset = reader.instruction.operands[:3]
    described = _Descriptor.of(resource, reader)
    if offset.is_register:
        distance = al.zext(al.add(reader.raw(offset, "b32", -1), al.const(offset_of(reader))), 64)
    else:
        distance = al.const(reader.integer(offset) & 0xFFFFFFFF, 64)
    base = al.and_(described.base, al.const(-4, 64))
    raw = al.eq(described.stride, al.const(0, 64))
    size = al.select(raw, described.records, al.mul(described.records, described.stride))
    part, dwords = min(int(match[2]), 32), max(1, int(match[2]) // 32)
    whole = al.and_(distance, al.const(-4, 64))
    effects: list[Effect] = [Require(described.plain, _NOT_PLAIN)]
    for number in range(dwords):
        start = al.add(whole, al.const(4 * number, 64))
        end = al.add(start if part == 32 else distance, al.const(part // 8, 64))
        effects.append(Load(number, Space.CONSTANT, al.add(base, start), 4, 4, al.not_(al.ult(size, end))))
    if part == 32:
        effects += written(destination.registers[:dwords], lambda number: al.fetched(0, number))
    else:
        value, required = narrow_part(match[1], part, distance)
        effects += [*required, *stored(destination.registers, value)]
    return Lowered(tuple(effects), Counter.SMEM, destination.registers, 1 if dwords == 1 else 2)
