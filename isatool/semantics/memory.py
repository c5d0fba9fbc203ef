"""LDS, global, scratch and scalar memory: addresses, loads with extension and halves, stores, atomics (ISA guide 8,
11, 12).

Natural alignment counts as needed in LDS (16 bytes for 96 and 128 bits); global and scratch accesses of several dwords
need a dword's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from isatool.ir.operands import Operand
from isatool.isa.wave import WAVE32
from isatool.semantics import algebra as al
from isatool.semantics import buffers, flat
from isatool.semantics.accesses import (
    BYTES,
    atomic_effects,
    data_of,
    is_off,
    joined,
    loaded_dwords,
    loaded_effects,
    narrow_part,
    offset_of,
    parts_of,
    written,
)
from isatool.semantics.algebra import Expr
from isatool.semantics.atomics import NUMBERS
from isatool.semantics.effects import Atomic, Counter, Effect, Load, Lowered, Require, Space, Store, WriteVector
from isatool.semantics.linear_images import LINEAR_IMAGE, linear_image
from isatool.semantics.reading import Reader
from isatool.semantics.writing import stored

_DS_LOAD: Final = re.compile(r"ds_load_(u8|i8|u16|i16|b32|b64|b96|b128)(_d16)?(_hi)?$")
_DS_STORE: Final = re.compile(r"ds_store_(b8|b16|b32|b64|b96|b128)(_d16_hi)?$")
_DS_PAIR: Final = re.compile(r"ds_(load|store|storexchg)_2addr(_stride64)?(_rtn)?_b(32|64)$")
_SEGMENT_LOAD: Final = re.compile(r"(?:global|scratch)_load_(d16_)?(hi_)?(u8|i8|u16|i16|b16|b32|b64|b96|b128)$")
_SEGMENT_STORE: Final = re.compile(r"(?:global|scratch)_store_(d16_hi_)?(b8|b16|b32|b64|b96|b128)$")
_BLOCK: Final = re.compile(r"(global|scratch)_(load|store)_block$")
_DS_ATOMIC: Final = re.compile(rf"ds_([a-z]+?{NUMBERS})(_rtn)?_([biuf]|bf)(16|32|64)$")
_GLOBAL_ATOMIC: Final = re.compile(rf"global_atomic_([a-z]+?{NUMBERS})_([biuf]|bf)(16|32|64)$")


def lower_memory(name: str, reader: Reader) -> Lowered | None:
    """The effects of a memory instruction, None if `name` is none that is known here."""
    if reader.instruction.has("gds"):
        raise reader.refuse("GDS")
    for pattern, lowering in _PATTERNS:
        match = pattern.match(name)
        if match:
            return lowering(reader, match)
    special = _SPECIAL.get(name)
    return special(reader) if special else None


def knows_memory(name: str) -> bool:
    """True if a mnemonic is one of those that `lower_memory` looks at."""
    return name in _SPECIAL or any(pattern.match(name) for pattern, _ in _PATTERNS)


# -- addresses


def _ds_address(reader: Reader, operand: Operand, offset: int) -> Expr:
    return al.add(reader.raw(operand, "b32", -1), al.const(offset))


def _global_address(reader: Reader, vector: Operand, scalar: Operand) -> Expr:
    offset = al.const(offset_of(reader), 64)
    if is_off(scalar):
        return al.add(reader.raw(vector, "b64", -1), offset)
    base = reader.raw(scalar, "b64", -1)
    return al.add(al.add(base, al.zext(reader.raw(vector, "b32", -1), 64)), offset)


def _scratch_address(reader: Reader, vector: Operand, scalar: Operand) -> Expr:
    address = al.const(offset_of(reader))
    for operand in (vector, scalar):
        if not is_off(operand):
            address = al.add(reader.raw(operand, "b32", -1), address)
    return address


def _segment_address(reader: Reader, name: str, vector: Operand, scalar: Operand) -> tuple[Space, Expr]:
    if name.startswith("scratch"):
        return Space.SCRATCH, _scratch_address(reader, vector, scalar)
    return Space.GLOBAL, _global_address(reader, vector, scalar)


# -- loads and stores


def _ds_alignment(size: int) -> int:
    return 16 if size >= 12 else size


def _ds_load(reader: Reader, match: re.Match[str]) -> Lowered:
    destination, address = reader.instruction.operands[:2]
    kind = match[1]
    size = BYTES[kind]
    load = Load(0, Space.LDS, _ds_address(reader, address, offset_of(reader)), size, _ds_alignment(size))
    writes = loaded_effects(kind, destination.registers, loaded_dwords, half=bool(match[2]), upper=bool(match[3]))
    return Lowered((load, *writes), Counter.LDS, destination.registers, 1)


def _ds_store(reader: Reader, match: re.Match[str]) -> Lowered:
    address, data = reader.instruction.operands[:2]
    size = BYTES[match[1]]
    values = data_of(data, upper=bool(match[2]))
    store = Store(Space.LDS, _ds_address(reader, address, offset_of(reader)), values, size, _ds_alignment(size))
    return Lowered((store,), Counter.LDS, (), 1)


def _ds_pair(reader: Reader, match: re.Match[str]) -> Lowered:
    operation, stride64, width = match[1], bool(match[2]), int(match[4])
    size = width // 8
    scale = size * (64 if stride64 else 1)
    operands = list(reader.instruction.operands)
    destination = operands.pop(0) if operation != "store" else None
    address = operands.pop(0)
    addresses = [_ds_address(reader, address, offset_of(reader, f"offset{place}") * scale) for place in (0, 1)]
    effects: list[Effect] = []
    count = size // 4
    for place, where in enumerate(addresses):
        if operation == "load":
            effects.append(Load(place, Space.LDS, where, size, size))
        elif operation == "store":
            effects.append(Store(Space.LDS, where, data_of(operands[place]), size, size))
        else:
            effects.append(Atomic(place, Space.LDS, where, data_of(operands[place]), size))
    if destination is None:
        return Lowered(tuple(effects), Counter.LDS, (), 1)
    effects += written(destination.registers, lambda dword: al.loaded(dword // count, dword % count))
    return Lowered(tuple(effects), Counter.LDS, destination.registers, 1)


def _lane_address(base: Expr) -> Expr:
    return al.add(base, al.zext(al.shl(al.LANE, al.const(2)), base.width))


def _ds_addtid(reader: Reader) -> Expr:
    base = al.add(al.and_(al.M0_VALUE, al.const(0xFFFF)), al.const(offset_of(reader)))
    return _lane_address(base)


def _ds_load_addtid(reader: Reader) -> Lowered:
    registers = reader.instruction.operands[0].registers
    load = Load(0, Space.LDS, _ds_addtid(reader), 4, 4)
    return Lowered((load, *stored(registers, al.loaded(0))), Counter.LDS, registers, 1)


def _ds_store_addtid(reader: Reader) -> Lowered:
    values = data_of(reader.instruction.operands[0])
    return Lowered((Store(Space.LDS, _ds_addtid(reader), values, 4, 4),), Counter.LDS, (), 1)


def _segment_load(reader: Reader, match: re.Match[str]) -> Lowered:
    destination, vector, scalar = reader.instruction.operands[:3]
    kind = match[3]
    size = BYTES[kind]
    space, address = _segment_address(reader, match[0], vector, scalar)
    load = Load(0, space, address, size, min(size, 4))
    half = bool(match[1]) or kind == "b16"
    writes = loaded_effects(kind, destination.registers, loaded_dwords, half=half, upper=bool(match[2]))
    return Lowered((load, *writes), Counter.LOADS, destination.registers, 1)


def _segment_store(reader: Reader, match: re.Match[str]) -> Lowered:
    vector, data, scalar = reader.instruction.operands[:3]
    size = BYTES[match[2]]
    values = data_of(data, upper=bool(match[1]))
    space, address = _segment_address(reader, match[0], vector, scalar)
    store = Store(space, address, values, size, min(size, 4))
    return Lowered((store,), Counter.STORES, (), 1)


def _block(reader: Reader, match: re.Match[str]) -> Lowered:
    """*_load_block, *_store_block: of 32 registers and dwords in a row those whose bit in M0 is set."""
    operands = list(reader.instruction.operands)
    registers = operands.pop(0 if match[2] == "load" else 1).registers
    space, address = _segment_address(reader, match[0], *operands[:2])
    chosen = [al.bit(al.M0_VALUE, al.const(place)) for place in range(len(registers))]
    places = [al.add(address, al.const(4 * place, address.width)) for place in range(len(registers))]
    if match[2] == "store":
        values = [al.register(register) for register in registers]
        stores = (Store(space, at, (value,), 4, 4, bit) for at, value, bit in zip(places, values, chosen, strict=True))
        return Lowered(tuple(stores), Counter.STORES, (), 1)
    loads = (Load(place, space, where, 4, 4, chosen[place]) for place, where in enumerate(places))
    writes = (WriteVector(register, al.loaded(place), chosen[place]) for place, register in enumerate(registers))
    return Lowered((*loads, *writes), Counter.LOADS, registers, 1)


def _transposed_load(reader: Reader) -> Lowered:
    """global_load_tr_b128 in wave32: eight lanes load a square of halfwords, and each gets a column (measured by others
    on gfx1201); EXEC has to be full (RDNA4 ISA guide 11.6.2).
    """
    if reader.wave_size != WAVE32:
        raise reader.refuse("its places in wave64, of which no source says anything")
    destination, vector, scalar = reader.instruction.operands[:3]
    load = Load(0, Space.GLOBAL, _global_address(reader, vector, scalar), 16, 4)
    place = al.and_(al.LANE, al.const(7))
    low, high, upper = (al.bit(place, al.const(bit)) for bit in (1, 2, 0))
    halves: list[Expr] = []
    for row in range(8):
        lane = al.or_(reader.group_of_lanes(8), al.const(row))
        four = [al.gather(al.loaded(0, dword), lane) for dword in range(4)]
        dword = al.select(high, al.select(low, four[3], four[2]), al.select(low, four[1], four[0]))
        halves.append(al.select(upper, al.high(dword), al.trunc(dword, 16)))
    full = al.eq(reader.exec_mask, al.const((1 << WAVE32) - 1))
    values = [al.concat(*halves[place : place + 2]) for place in range(0, 8, 2)]
    writes = written(destination.registers, values.__getitem__)
    required = Require(full, "a transposing load with lanes off")
    return Lowered((required, load, *writes), Counter.LOADS, destination.registers, 1)


def _global_addtid_address(reader: Reader, scalar: Operand) -> Expr:
    base = al.const(0, 64) if is_off(scalar) else reader.raw(scalar, "b64", -1)
    return _lane_address(al.add(base, al.const(offset_of(reader), 64)))


def _global_load_addtid(reader: Reader) -> Lowered:
    destination, scalar = reader.instruction.operands[:2]
    load = Load(0, Space.GLOBAL, _global_addtid_address(reader, scalar), 4, 4)
    writes = stored(destination.registers, al.loaded(0))
    return Lowered((load, *writes), Counter.LOADS, destination.registers, 1)


def _global_store_addtid(reader: Reader) -> Lowered:
    data, scalar = reader.instruction.operands[:2]
    address = _global_addtid_address(reader, scalar)
    return Lowered((Store(Space.GLOBAL, address, data_of(data), 4, 4),), Counter.STORES, (), 1)


# -- atomics


def _ds_atomic(reader: Reader, match: re.Match[str]) -> Lowered:
    operation, returning, kind, width = match[1], bool(match[2]), match[3], max(int(match[4]), 32)
    operands = list(reader.instruction.operands)
    destination = operands.pop(0) if returning else None
    address = _ds_address(reader, operands.pop(0), offset_of(reader))
    parts = [joined(data_of(operand)) for operand in operands]
    registers = destination.registers if destination else ()
    targets = [(Space.LDS, address, None)]
    effects = atomic_effects(reader, (operation, kind, width), parts, registers, targets, follows_mode=True)
    return Lowered(tuple(effects), Counter.LDS, registers, 1)


def _global_atomic(reader: Reader, match: re.Match[str]) -> Lowered:
    width = max(int(match[3]), 32)
    operands = list(reader.instruction.operands)
    destination = operands.pop(0) if reader.instruction.returns else None
    vector, data, scalar = operands[:3]
    registers = destination.registers if destination else ()
    targets = [(Space.GLOBAL, _global_address(reader, vector, scalar), None)]
    effects = atomic_effects(reader, (match[1], match[2], width), parts_of(data_of(data), width), registers, targets)
    return Lowered(tuple(effects), Counter.LOADS if destination else Counter.STORES, registers, 1)


# -- scalar loads


def _scalar_load(reader: Reader, match: re.Match[str]) -> Lowered:
    destination, base, offset = reader.instruction.operands[:3]
    address = reader.raw(base, "b64", -1)
    if offset.is_register:
        address = al.add(address, al.zext(reader.raw(offset, "b32", -1), 64))
        address = al.add(address, al.const(offset_of(reader), 64))
    else:
        address = al.add(address, al.const(reader.integer(offset), 64))
    dwords = max(1, int(match[2]) // 32)
    whole = al.and_(address, al.const(-4, 64))
    effects: list[Effect] = [Load(0, Space.CONSTANT, whole, dwords * 4, 4)]
    if match[1] == "b":
        effects += written(destination.registers[:dwords], al.fetched)
    else:
        part, required = narrow_part(match[1], int(match[2]), address)
        effects += [*required, *stored(destination.registers, part)]
    return Lowered(tuple(effects), Counter.SMEM, destination.registers, 1 if dwords == 1 else 2)


_SCALAR: Final = re.compile(r"s_load_([biu])(8|16|32|64|96|128|256|512)$")
_PATTERNS: Final[tuple[tuple[re.Pattern[str], Callable[[Reader, re.Match[str]], Lowered | None]], ...]] = (
    (_DS_LOAD, _ds_load),
    (_DS_STORE, _ds_store),
    (_DS_PAIR, _ds_pair),
    (_SEGMENT_LOAD, _segment_load),
    (_SEGMENT_STORE, _segment_store),
    (_BLOCK, _block),
    (_DS_ATOMIC, _ds_atomic),
    (_GLOBAL_ATOMIC, _global_atomic),
    (flat.FLAT_LOAD, flat.flat_load),
    (flat.FLAT_STORE, flat.flat_store),
    (flat.FLAT_ATOMIC, flat.flat_atomic),
    (_SCALAR, _scalar_load),
    (buffers.BUFFER_LOAD, buffers.buffer_load),
    (buffers.BUFFER_STORE, buffers.buffer_store),
    (buffers.BUFFER_ATOMIC, buffers.buffer_atomic),
    (buffers.TYPED, buffers.typed_buffer),
    (LINEAR_IMAGE, linear_image),
    (buffers.SCALAR_BUFFER, buffers.scalar_buffer_load),
)


def _storexchg(reader: Reader) -> Lowered:
    destination, address, data = reader.instruction.operands[:3]
    values = data_of(data)
    where = _ds_address(reader, address, offset_of(reader))
    effects: list[Effect] = [Atomic(0, Space.LDS, where, values, 4 * len(values))]
    effects += written(destination.registers, loaded_dwords)
    return Lowered(tuple(effects), Counter.LDS, destination.registers, 1)


def _append(sign: int) -> Callable[[Reader], Lowered]:
    """ds_append, ds_consume: the first active lane adds or takes off the number of active lanes; all get the old value.

    The address is M0 plus the offset, as compilers put it there; with more than 16 bits in M0 its fields would count.
    Where the guide leaves M0 out and compilers do not, it has to be 0.
    """

    def result(reader: Reader) -> Lowered:
        destination = reader.instruction.operands[0].registers
        address = al.add(al.M0_VALUE, al.const(offset_of(reader)))
        known = 1 << 16 if reader.chip.append_adds_m0 else 1
        plain = al.or_(reader.is_idle, al.ult(al.M0_VALUE, al.const(known)))
        first, count = reader.first_lane, al.popcount(reader.exec_mask)
        new = al.add(al.loaded(0), count) if sign > 0 else al.sub(al.loaded(0), count)
        effects: list[Effect] = [
            Require(plain, "an M0 with a size field, or that only some sources add"),
            Atomic(0, Space.LDS, address, (new,), 4, al.eq(al.LANE, first)),
            *stored(destination, al.gather(al.loaded(0), first)),
        ]
        return Lowered(tuple(effects), Counter.LDS, destination, 1)

    return result


def _conditional_exchange(reader: Reader) -> Lowered:
    """ds_condxchg32_rtn_b64: each dword is replaced by the low 31 bits of its operand where bit 31 of that is set."""
    destination, address, data = reader.instruction.operands[:3]
    where = _ds_address(reader, address, offset_of(reader))
    new = tuple(
        al.select(al.bit(value, al.const(31)), al.and_(value, al.const(0x7FFFFFFF)), al.loaded(0, dword))
        for dword, value in enumerate(data_of(data))
    )
    effects: list[Effect] = [Atomic(0, Space.LDS, where, new, 8)]
    effects += written(destination.registers, loaded_dwords)
    return Lowered(tuple(effects), Counter.LDS, destination.registers, 1)


_SPECIAL: Final[Mapping[str, Callable[[Reader], Lowered]]] = {
    "ds_load_addtid_b32": _ds_load_addtid,
    "ds_store_addtid_b32": _ds_store_addtid,
    "global_load_addtid_b32": _global_load_addtid,
    "global_store_addtid_b32": _global_store_addtid,
    "global_load_tr_b128": _transposed_load,
    "ds_storexchg_rtn_b32": _storexchg,
    "ds_storexchg_rtn_b64": _storexchg,
    "ds_append": _append(1),
    "ds_consume": _append(-1),
    "ds_condxchg32_rtn_b64": _conditional_exchange,
}
