"""LDS, global, scratch and scalar memory: addresses, loads with extension and halves, stores, atomics (ISA guide 8,
11, 12).

Natural alignment counts as needed in LDS (16 bytes for 96 and 128 bits); global and scratch accesses of several dwords
need a dword's.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from isatool.ir.operands import Keyword, Operand
from isatool.isa.registers import Register
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Atomic, Counter, Effect, Load, Lowered, Space, Store
from isatool.semantics.reading import Reader
from isatool.semantics.writing import merged, stored

_BYTES: Final = {"u8": 1, "i8": 1, "b8": 1, "u16": 2, "i16": 2, "b16": 2, "b32": 4, "b64": 8, "b96": 12, "b128": 16}
_DS_LOAD: Final = re.compile(r"ds_load_(u8|i8|u16|i16|b32|b64|b96|b128)(_d16)?(_hi)?$")
_DS_STORE: Final = re.compile(r"ds_store_(b8|b16|b32|b64|b96|b128)(_d16_hi)?$")
_DS_PAIR: Final = re.compile(r"ds_(load|store|storexchg)_2addr(_stride64)?(_rtn)?_b(32|64)$")
_FLAT_LOAD: Final = re.compile(r"(?:global|scratch|flat)_load_(d16_)?(hi_)?(u8|i8|u16|i16|b16|b32|b64|b96|b128)$")
_FLAT_STORE: Final = re.compile(r"(?:global|scratch|flat)_store_(d16_hi_)?(b8|b16|b32|b64|b96|b128)$")
_ATOMIC: Final = re.compile(r"(?:global_atomic|flat_atomic|ds)_([a-z]+?)(_rtn)?_([biuf])(32|64)$")


@dataclass(frozen=True, slots=True)
class _Data:
    """A register operand as a list of dwords."""

    values: tuple[Expr, ...]

    @property
    def whole(self) -> Expr:
        """One dword, or two as 64 bits."""
        return self.values[0] if len(self.values) == 1 else al.concat(self.values[0], self.values[1])


def _data(operand: Operand) -> _Data:
    return _Data(tuple(al.register(register) for register in operand.registers))


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


def _offset(reader: Reader, name: str = "offset") -> int:
    return reader.instruction.integer(name)


def _ds_address(reader: Reader, operand: Operand, offset: int) -> Expr:
    return al.add(reader.raw(operand, "b32", -1), al.const(offset))


def _is_off(operand: Operand) -> bool:
    return isinstance(operand.value, Keyword) and operand.value.text == "off"


def _global_address(reader: Reader, vector: Operand, scalar: Operand) -> Expr:
    offset = al.const(_offset(reader), 64)
    if _is_off(scalar):
        return al.add(reader.raw(vector, "b64", -1), offset)
    base = reader.raw(scalar, "b64", -1)
    return al.add(al.add(base, al.zext(reader.raw(vector, "b32", -1), 64)), offset)


def _scratch_address(reader: Reader, vector: Operand, scalar: Operand) -> Expr:
    address = al.const(_offset(reader))
    for operand in (vector, scalar):
        if not _is_off(operand):
            address = al.add(reader.raw(operand, "b32", -1), address)
    return address


def _space_and_address(reader: Reader, name: str, vector: Operand, scalar: Operand | None) -> tuple[Space, Expr]:
    """Flat addresses are global ones: nothing that is covered makes an address in the LDS or scratch aperture."""
    if scalar is None:
        return Space.GLOBAL, al.add(reader.raw(vector, "b64", -1), al.const(_offset(reader), 64))
    if name.startswith("scratch"):
        return Space.SCRATCH, _scratch_address(reader, vector, scalar)
    return Space.GLOBAL, _global_address(reader, vector, scalar)


# -- loads and stores


def _load_value(kind: str, access: int, register: Register, *, half: bool, upper: bool) -> Expr:
    """What one register receives from a load of at most 32 bits."""
    value = al.loaded(access)
    if kind[0] == "i":
        value = al.sext(al.trunc(value, int(kind[1:])), 32)
    if half or upper:
        return merged(register, al.trunc(value, 16), upper)
    return value


def _loaded_effects(
    kind: str, registers: tuple[Register, ...], access: int, *, half: bool, upper: bool
) -> list[Effect]:
    if _BYTES[kind] <= 4:
        return stored(registers, _load_value(kind, access, registers[0], half=half, upper=upper))
    effects: list[Effect] = []
    for dword in range(_BYTES[kind] // 4):
        effects += stored((registers[dword],), al.loaded(access, dword))
    return effects


def _ds_alignment(size: int) -> int:
    return 16 if size >= 12 else size


def _ds_load(reader: Reader, match: re.Match[str]) -> Lowered:
    destination, address = reader.instruction.operands[:2]
    kind = match[1]
    size = _BYTES[kind]
    load = Load(0, Space.LDS, _ds_address(reader, address, _offset(reader)), size, _ds_alignment(size))
    writes = _loaded_effects(kind, destination.registers, 0, half=bool(match[2]), upper=bool(match[3]))
    return Lowered((load, *writes), Counter.LDS, destination.registers, 1)


def _ds_store(reader: Reader, match: re.Match[str]) -> Lowered:
    address, data = reader.instruction.operands[:2]
    size = _BYTES[match[1]]
    values = _data(data).values
    if match[2] or data.half == "h":
        values = (al.shr(values[0], al.const(16)),)
    store = Store(Space.LDS, _ds_address(reader, address, _offset(reader)), values, size, _ds_alignment(size))
    return Lowered((store,), Counter.LDS, (), 1)


def _ds_pair(reader: Reader, match: re.Match[str]) -> Lowered:
    operation, stride64, width = match[1], bool(match[2]), int(match[4])
    size = width // 8
    scale = size * (64 if stride64 else 1)
    operands = list(reader.instruction.operands)
    destination = operands.pop(0) if operation != "store" else None
    address = operands.pop(0)
    addresses = [_ds_address(reader, address, _offset(reader, f"offset{place}") * scale) for place in (0, 1)]
    effects: list[Effect] = []
    count = size // 4
    for place, where in enumerate(addresses):
        if operation == "load":
            effects.append(Load(place, Space.LDS, where, size, size))
        elif operation == "store":
            effects.append(Store(Space.LDS, where, _data(operands[place]).values, size, size))
        else:
            effects.append(Atomic(place, Space.LDS, where, _data(operands[place]).values, size))
    if destination is None:
        return Lowered(tuple(effects), Counter.LDS, (), 1)
    for position, register in enumerate(destination.registers):
        effects += stored((register,), al.loaded(position // count, position % count))
    return Lowered(tuple(effects), Counter.LDS, destination.registers, 1)


def _lane_address(reader: Reader, base: Expr) -> Expr:
    return al.add(base, al.zext(al.shl(al.LANE, al.const(2)), base.width))


def _ds_addtid(reader: Reader) -> Expr:
    base = al.add(al.and_(al.M0_VALUE, al.const(0xFFFF)), al.const(_offset(reader)))
    return _lane_address(reader, base)


def _ds_load_addtid(reader: Reader) -> Lowered:
    registers = reader.instruction.operands[0].registers
    load = Load(0, Space.LDS, _ds_addtid(reader), 4, 4)
    return Lowered((load, *stored(registers, al.loaded(0))), Counter.LDS, registers, 1)


def _ds_store_addtid(reader: Reader) -> Lowered:
    values = _data(reader.instruction.operands[0]).values
    return Lowered((Store(Space.LDS, _ds_addtid(reader), values, 4, 4),), Counter.LDS, (), 1)


def _flat_load(reader: Reader, match: re.Match[str]) -> Lowered:
    destination, vector, *rest = reader.instruction.operands
    scalar = rest[0] if rest else None
    kind = match[3]
    size = _BYTES[kind]
    space, address = _space_and_address(reader, match[0], vector, scalar)
    load = Load(0, space, address, size, min(size, 4))
    half = bool(match[1]) or kind == "b16"
    writes = _loaded_effects(kind, destination.registers, 0, half=half, upper=bool(match[2]))
    return Lowered((load, *writes), Counter.VM, destination.registers, 1, _flat_counter(scalar))


def _flat_counter(scalar: Operand | None) -> Counter:
    """A flat access raises lgkmcnt too, out of order (ISA guide 5.6)."""
    return Counter.SMEM if scalar is None else Counter.NONE


def _flat_store(reader: Reader, match: re.Match[str]) -> Lowered:
    vector, data, *rest = reader.instruction.operands
    scalar = rest[0] if rest else None
    size = _BYTES[match[2]]
    values = _data(data).values
    if match[1] or data.half == "h":
        values = (al.shr(values[0], al.const(16)),)
    space, address = _space_and_address(reader, match[0], vector, scalar)
    store = Store(space, address, values, size, min(size, 4))
    return Lowered((store,), Counter.VS, (), 1, _flat_counter(scalar))


def _global_addtid_address(reader: Reader, scalar: Operand) -> Expr:
    base = al.const(0, 64) if _is_off(scalar) else reader.raw(scalar, "b64", -1)
    return _lane_address(reader, al.add(base, al.const(_offset(reader), 64)))


def _global_load_addtid(reader: Reader) -> Lowered:
    destination, scalar = reader.instruction.operands[:2]
    load = Load(0, Space.GLOBAL, _global_addtid_address(reader, scalar), 4, 4)
    writes = stored(destination.registers, al.loaded(0))
    return Lowered((load, *writes), Counter.VM, destination.registers, 1)


def _global_store_addtid(reader: Reader) -> Lowered:
    data, scalar = reader.instruction.operands[:2]
    address = _global_addtid_address(reader, scalar)
    return Lowered((Store(Space.GLOBAL, address, _data(data).values, 4, 4),), Counter.VS, (), 1)


# -- atomics: the new value from the old one and the operands


def _clip_subtract(old: Expr, value: Expr) -> Expr:
    return al.select(al.ult(old, value), al.const(0, old.width), al.sub(old, value))


def _increment(old: Expr, limit: Expr) -> Expr:
    return al.select(al.ult(old, limit), al.add(old, al.const(1, old.width)), al.const(0, old.width))


def _decrement(old: Expr, limit: Expr) -> Expr:
    zero = al.eq(old, al.const(0, old.width))
    return al.select(al.or_(zero, al.ult(limit, old)), limit, al.sub(old, al.const(1, old.width)))


def _extreme(less: Callable[[Expr, Expr], Expr], *, largest: bool) -> Callable[[Expr, Expr], Expr]:
    def result(old: Expr, value: Expr) -> Expr:
        better = less(old, value) if largest else less(value, old)
        return al.select(better, value, old)

    return result


_SIMPLE: Final[dict[str, Callable[[Expr, Expr], Expr]]] = {
    "add": al.add,
    "sub": al.sub,
    "rsub": lambda old, value: al.sub(value, old),
    "inc": _increment,
    "dec": _decrement,
    "and": al.and_,
    "or": al.or_,
    "xor": al.xor,
    "swap": lambda old, value: value,
    "storexchg": lambda old, value: value,
    "csub": _clip_subtract,
}


def _new_value(reader: Reader, operation: str, kind: str, old: Expr, first: Expr, second: Expr | None) -> Expr:
    if kind == "f" and operation == "add":
        return al.fadd(old, first)
    if operation in ("min", "max"):
        less = {"f": al.flt, "i": al.slt, "u": al.ult}[kind]
        return _extreme(less, largest=operation == "max")(old, first)
    if operation in ("cmpswap", "cmpstore") and second is not None:
        same = al.feq(old, second) if kind == "f" else al.eq(old, second)
        return al.select(same, first, old)
    if operation == "mskor" and second is not None:
        return al.or_(al.and_(old, al.not_(first)), second)
    if operation == "wrap" and second is not None:
        return al.select(al.ult(old, first), al.add(old, second), al.sub(old, first))
    if operation in _SIMPLE and kind != "f":
        return _SIMPLE[operation](old, first)
    raise reader.refuse(f"atomic operation {operation}")


def _atomic(reader: Reader, match: re.Match[str]) -> Lowered | None:
    operation, returning, kind, width = match[1], bool(match[2]), match[3], int(match[4])
    operands = list(reader.instruction.operands)
    in_lds = match[0].startswith("ds")
    dwords = width // 32
    returning = returning or (not in_lds and reader.instruction.has("glc"))
    destination = operands.pop(0) if returning else None
    vector = operands.pop(0)
    if in_lds:
        address = _ds_address(reader, vector, _offset(reader))
        parts = [_data(operand).whole for operand in operands]
    else:
        scalar = operands[1] if len(operands) > 1 else None
        _, address = _space_and_address(reader, "", vector, scalar)
        values = _data(operands[0]).values
        parts = [_Data(values[place : place + dwords]).whole for place in range(0, len(values), dwords)]
    old = al.loaded(0) if width == 32 else al.concat(al.loaded(0, 0), al.loaded(0, 1))
    new = _new_value(reader, operation, kind, old, parts[0], parts[1] if len(parts) > 1 else None)
    stored_dwords = (new,) if width == 32 else (al.trunc(new, 32), al.high(new))
    space = Space.LDS if in_lds else Space.GLOBAL
    effects: list[Effect] = [Atomic(0, space, address, stored_dwords, width // 8)]
    registers = destination.registers if destination else ()
    for position, register in enumerate(registers):
        effects += stored((register,), al.loaded(0, position))
    counter = Counter.LDS if in_lds else Counter.VM if returning else Counter.VS
    flat = Counter.SMEM if match[0].startswith("flat") else Counter.NONE
    return Lowered(tuple(effects), counter, registers, 1, flat)


# -- scalar loads


def _scalar_load(reader: Reader, match: re.Match[str]) -> Lowered:
    destination, base, offset = reader.instruction.operands[:3]
    address = reader.raw(base, "b64", -1)
    if offset.is_register:
        address = al.add(address, al.zext(reader.raw(offset, "b32", -1), 64))
        address = al.add(address, al.const(_offset(reader), 64))
    else:
        address = al.add(address, al.const(reader.integer(offset), 64))
    dwords = int(match[1]) // 32
    address = al.and_(address, al.const(-4, 64))
    effects: list[Effect] = [Load(0, Space.CONSTANT, address, dwords * 4, 4)]
    for position, register in enumerate(destination.registers[:dwords]):
        effects += stored((register,), al.fetched(position))
    return Lowered(tuple(effects), Counter.SMEM, destination.registers, 1 if dwords == 1 else 2)


_SCALAR: Final = re.compile(r"s_load_b(32|64|128|256|512)$")
_PATTERNS: Final[tuple[tuple[re.Pattern[str], Callable[[Reader, re.Match[str]], Lowered | None]], ...]] = (
    (_DS_LOAD, _ds_load),
    (_DS_STORE, _ds_store),
    (_DS_PAIR, _ds_pair),
    (_FLAT_LOAD, _flat_load),
    (_FLAT_STORE, _flat_store),
    (_ATOMIC, _atomic),
    (_SCALAR, _scalar_load),
)


def _storexchg(reader: Reader) -> Lowered:
    destination, address, data = reader.instruction.operands[:3]
    values = _data(data).values
    where = _ds_address(reader, address, _offset(reader))
    effects: list[Effect] = [Atomic(0, Space.LDS, where, values, 4 * len(values))]
    for position, register in enumerate(destination.registers):
        effects += stored((register,), al.loaded(0, position))
    return Lowered(tuple(effects), Counter.LDS, destination.registers, 1)


_SPECIAL: Final[Mapping[str, Callable[[Reader], Lowered]]] = {
    "ds_load_addtid_b32": _ds_load_addtid,
    "ds_store_addtid_b32": _ds_store_addtid,
    "global_load_addtid_b32": _global_load_addtid,
    "global_store_addtid_b32": _global_store_addtid,
    "ds_storexchg_rtn_b32": _storexchg,
    "ds_storexchg_rtn_b64": _storexchg,
}
