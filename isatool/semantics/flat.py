"""Flat accesses: the upper half of an address selects the LDS, the lane's private segment, or global memory (ISA guide
11.2).

Where the two apertures lie is the driver's choice; kernels learn it from src_shared_base and src_private_base. Code
that never reads these cannot make an address in them, so its flat accesses are global ones.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.ir.operands import Operand
from isatool.semantics import algebra as al
from isatool.semantics.accesses import (
    BYTES,
    Target,
    atomic_effects,
    data_of,
    loaded_by,
    loaded_effects,
    offset_of,
    parts_of,
)
from isatool.semantics.atomics import NUMBERS
from isatool.semantics.effects import Counter, Load, Lowered, Space, Store
from isatool.semantics.reading import PRIVATE_APERTURE, SHARED_APERTURE, Reader

FLAT_LOAD: Final = re.compile(r"flat_load_(d16_)?(hi_)?(u8|i8|u16|i16|b16|b32|b64|b96|b128)$")
FLAT_STORE: Final = re.compile(r"flat_store_(d16_hi_)?(b8|b16|b32|b64|b96|b128)$")
FLAT_ATOMIC: Final = re.compile(rf"flat_atomic_([a-z]+?{NUMBERS})_([biuf]|bf)(16|32|64)$")


def _targets(reader: Reader, vector: Operand) -> list[Target]:
    """Memory, address there, and the lanes (w1) that mean it; LDS and scratch first, as undefined bits are numbered."""
    base = reader.raw(vector, "b64", -1)
    offset = offset_of(reader)
    everywhere = al.add(base, al.const(offset, 64))
    if not reader.apertures:
        return [(Space.GLOBAL, everywhere, None)]
    aperture = al.high(base)
    local = al.add(al.trunc(base, 32), al.const(offset))
    shared, private = (al.eq(aperture, al.const(number)) for number in (SHARED_APERTURE, PRIVATE_APERTURE))
    elsewhere = al.not_(al.or_(shared, private))
    return [(Space.LDS, local, shared), (Space.SCRATCH, local, private), (Space.GLOBAL, everywhere, elsewhere)]


def flat_load(reader: Reader, match: re.Match[str]) -> Lowered:
    """flat_load_*: vmcnt and lgkmcnt both count it."""
    destination, vector = reader.instruction.operands[:2]
    kind = match[3]
    size = BYTES[kind]
    targets = _targets(reader, vector)
    loads = [
        Load(number, space, address, size, min(size, 4), where)
        for number, (space, address, where) in enumerate(targets)
    ]

    half = bool(match[1]) or kind == "b16"
    writes = loaded_effects(kind, destination.registers, loaded_by(len(loads)), half=half, upper=bool(match[2]))
    return Lowered((*loads, *writes), Counter.LOADS, destination.registers, 1, Counter.LDS)


def flat_store(reader: Reader, match: re.Match[str]) -> Lowered:
    """flat_store_*."""
    vector, data = reader.instruction.operands[:2]
    size = BYTES[match[2]]
    values = data_of(data, upper=bool(match[1]))
    stores = tuple(
        Store(space, address, values, size, min(size, 4), where) for space, address, where in _targets(reader, vector)
    )
    return Lowered(stores, Counter.STORES, (), 1, Counter.LDS)


def flat_atomic(reader: Reader, match: re.Match[str]) -> Lowered:
    """flat_atomic_*: private memory takes none."""
    width = max(int(match[3]), 32)
    operands = list(reader.instruction.operands)
    destination = operands.pop(0) if reader.instruction.returns else None
    vector, data = operands[:2]
    registers = destination.registers if destination else ()
    parts = parts_of(data_of(data), width)
    effects = atomic_effects(reader, (match[1], match[2], width), parts, registers, _targets(reader, vector))
    return Lowered(tuple(effects), Counter.LOADS if destination else Counter.STORES, registers, 1, Counter.LDS)
