"""Moves from and to a register whose number depends on M0 (ISA guide 16.3, 16.8): v_movrels, s_movreld and their kin.

They are written out as a choice over all registers that the index can reach, so they need no new operation: a read
is a tree of selects, a write one conditional write for each register. Beyond the last register a read finds the
first one of the file and a write is dropped, as out-of-range registers do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from isatool.isa.registers import NULL, SGPR_COUNT, VGPR_COUNT, Register, sgpr, vgpr
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Effect, Lowered, WriteScalar, WriteVector
from isatool.semantics.reading import Reader

Lowering = Callable[[Reader], Lowered]


def _field(first: int, size: int) -> Expr:
    return al.and_(al.shr(al.M0_VALUE, al.const(first)), al.const((1 << size) - 1))


def _register(reader: Reader, position: int) -> Register:
    registers = reader.instruction.operands[position].registers
    if not registers:
        raise reader.refuse("an indexed operand that is not a register")
    return registers[0]


def _read(first: Register, index: Expr) -> Expr:
    """The register `index` after `first`: a tree of selects, one level for each bit of the index."""
    file, count = (vgpr, VGPR_COUNT) if first.is_vgpr else (sgpr, SGPR_COUNT)
    fallback = al.register(file(0))
    level = [al.register(file(number)) for number in range(first.index, count)]
    bit = 0
    while len(level) > 1:
        level += [fallback] * (len(level) % 2)
        chosen = al.bit(index, al.const(bit))
        level = [al.select(chosen, odd, even) for even, odd in zip(level[::2], level[1::2], strict=True)]
        bit += 1
    return al.select(al.ult(index, al.const(1 << bit)), level[0], fallback)


def _write_vector(first: Register, index: Expr, value: Expr) -> list[WriteVector]:
    return [
        WriteVector(vgpr(first.index + offset), value, al.eq(index, al.const(offset)))
        for offset in range(VGPR_COUNT - first.index)
    ]


def _write_scalar(first: Register, index: Expr, value: Expr) -> list[Effect]:
    found: list[Effect] = []
    for offset in range(SGPR_COUNT - first.index):
        target = sgpr(first.index + offset)
        chosen = al.select(al.eq(index, al.const(offset)), value, al.register(target))
        found.append(WriteScalar(target, chosen))
    return found


def _vector_move(source: Expr | None, destination: Expr | None) -> Lowering:
    """v_movrel*: which of the two register numbers is indexed, and by what."""

    def result(reader: Reader) -> Lowered:
        target = _register(reader, 0)
        if source is None:
            value = reader.raw(reader.instruction.operands[1], "b32", -1)
        else:
            value = _read(_register(reader, 1), source)
        if destination is None:
            return Lowered((WriteVector(target, value),))
        return Lowered(tuple(_write_vector(target, destination, value)))

    return result


def _swap(reader: Reader) -> Lowered:
    """v_swaprel: M0[25:16] moves the first operand, M0[9:0] the second; nothing where either leaves the file."""
    places = [(_register(reader, place), index) for place, index in enumerate((_field(16, 10), _field(0, 10)))]
    inside = al.TRUE
    for register, index in places:
        inside = al.and_(inside, al.ult(index, al.const(VGPR_COUNT - register.index)))
    first, second = (_read(register, index) for register, index in places)
    effects: list[Effect] = []
    for (register, index), value in zip(places, (second, first), strict=True):
        for effect in _write_vector(register, index, value):
            effects.append(WriteVector(effect.register, value, al.and_(effect.where or al.TRUE, inside)))
    return Lowered(tuple(effects))


def _scalar_move(source: Expr | None, destination: Expr | None, dwords: int) -> Lowering:
    """s_movrel*: pairs move as two registers."""

    def result(reader: Reader) -> Lowered:
        targets = reader.instruction.operands[0].registers
        operand = reader.instruction.operands[1]
        if source is not None:
            _register(reader, 1)
        effects: list[Effect] = []
        for dword in range(dwords):
            if source is not None:
                value = _read(operand.registers[dword], source)
            else:
                whole = reader.raw(operand, "b64" if dwords == 2 else "b32", -1)
                value = whole if dwords == 1 else al.high(whole) if dword else al.trunc(whole, 32)
            if destination is not None:
                effects += _write_scalar(targets[dword], destination, value)
            elif targets[dword] != NULL:
                effects.append(WriteScalar(targets[dword], value))
        return Lowered(tuple(effects))

    return result


_M0: Final = al.M0_VALUE

INDEXED: Final[Mapping[str, Lowering]] = {
    "v_movrels_b32": _vector_move(_M0, None),
    "v_movreld_b32": _vector_move(None, _M0),
    "v_movrelsd_b32": _vector_move(_M0, _M0),
    "v_movrelsd_2_b32": _vector_move(_field(0, 10), _field(16, 10)),
    "v_swaprel_b32": _swap,
    "s_movrels_b32": _scalar_move(_M0, None, 1),
    "s_movrels_b64": _scalar_move(_M0, None, 2),
    "s_movreld_b32": _scalar_move(None, _M0, 1),
    "s_movreld_b64": _scalar_move(None, _M0, 2),
    "s_movrelsd_2_b32": _scalar_move(_field(0, 10), _field(16, 10), 1),
}
