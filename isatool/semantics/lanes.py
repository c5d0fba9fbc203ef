"""Instructions that move values between lanes without memory (ISA guide 16.12, 12.5.2).

DPP is not here: it is a modifier, see `reading.py`. ds_permute, ds_bpermute and ds_swizzle use the LDS path (and its
wait counter) but no LDS storage.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from isatool.asm.literals import integer
from isatool.ir.instruction import Instruction
from isatool.isa.registers import NULL, Register
from isatool.isa.wave import LDS_LANES, WAVE32
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Counter, Effect, Lowered, WriteScalar, WriteVector
from isatool.semantics.reading import Dpp, Reader
from isatool.semantics.writing import merged

Lowering = Callable[[Reader], Lowered]


def _registers(reader: Reader, position: int) -> tuple[Register, ...]:
    return reader.instruction.operands[position].registers


def _source(reader: Reader, position: int) -> Expr:
    return reader.raw(reader.instruction.operands[position], "b32", -1)


def _scalar(register: Register, value: Expr) -> Lowered:
    return Lowered(() if register == NULL else (WriteScalar(register, value),))


def _read_lane(reader: Reader) -> Lowered:
    index = reader.lane_number(_source(reader, 2))
    return _scalar(_registers(reader, 0)[0], al.gather(_source(reader, 1), index))


def _read_first_lane(reader: Reader) -> Lowered:
    value = _source(reader, 1)
    return _scalar(_registers(reader, 0)[0], value if al.is_uniform(value) else al.gather(value, reader.first_lane))


def _write_lane(reader: Reader) -> Lowered:
    index = reader.lane_number(_source(reader, 2))
    chosen = al.eq(al.LANE, index)
    return Lowered((WriteVector(_registers(reader, 0)[0], _source(reader, 1), chosen, all_lanes=True),))


def _swap(reader: Reader) -> Lowered:
    first, second = _registers(reader, 0)[0], _registers(reader, 1)[0]
    return Lowered((WriteVector(first, al.register(second)), WriteVector(second, al.register(first))))


def _swap_halves(reader: Reader) -> Lowered:
    operands = reader.instruction.operands[:2]
    parts = [(operand.registers[0], operand.half == "h") for operand in operands]
    values = [al.high(al.register(r)) if upper else al.trunc(al.register(r), 16) for r, upper in parts]
    (first, upper), (second, _) = parts
    if first == second:  # both halves of one register, or one half with itself
        exchanged = al.concat(al.high(al.register(first)), al.trunc(al.register(first), 16))
        return Lowered((WriteVector(first, exchanged if parts[0] != parts[1] else al.register(first)),))
    return Lowered(
        (
            WriteVector(first, merged(first, values[1], upper)),
            WriteVector(second, merged(second, values[0], parts[1][1])),
        )
    )


def _listed_lane(reader: Reader) -> Expr:
    """The lane of a row that two scalars have as a list."""
    low, upper = _source(reader, 2), _source(reader, 3)
    nibbles = al.select(al.eq(al.and_(al.LANE, al.const(8)), al.ZERO), low, upper)
    return al.and_(al.shr(nibbles, al.shl(al.and_(al.LANE, al.const(7)), al.const(2))), al.const(15))


def _own_choice(reader: Reader) -> Expr:
    """The lane of a row that each lane says."""
    return al.and_(_source(reader, 2), al.const(15))


def _permute_row(crossed: bool, chosen_by: Callable[[Reader], Expr] = _listed_lane) -> Lowering:
    def result(reader: Reader) -> Lowered:
        chosen = chosen_by(reader)
        row = reader.group_of_lanes(16)
        if crossed:
            row = al.xor(row, al.const(16))
        # op_sel[0] fetches inactive lanes, op_sel[1] gives 0 for unreadable ones, else the old value stays
        dpp = Dpp(reader, al.or_(row, chosen), al.TRUE, reader.flag("op_sel", 0), reader.flag("op_sel", 1))
        value = dpp.fetch(_source(reader, 1))
        enable = None if dpp.zero_invalid or dpp.readable == al.TRUE else dpp.readable
        return Lowered((WriteVector(_registers(reader, 0)[0], value, enable),))

    return result


def _through_lds(register: Register, value: Expr) -> Lowered:
    effects: tuple[Effect, ...] = (WriteVector(register, value),)
    return Lowered(effects, Counter.LDS, (register,), 1)


def _fetched(reader: Reader, value: Expr, index: Expr) -> Expr:
    """The value in another lane, 0 if that is not active."""
    return al.select(al.bit(reader.exec_mask, index), al.gather(value, index), al.ZERO)


def _same_half(reader: Reader, index: Expr) -> Expr:
    """A lane of the same half in wave64 (ISA guide 16.15: modulo 32)."""
    index = al.and_(index, al.const(LDS_LANES - 1))
    return index if reader.wave_size == LDS_LANES else al.or_(reader.group_of_lanes(LDS_LANES), index)


def _addressed_lane(reader: Reader) -> Expr:
    offset = al.const(reader.instruction.integer("offset"))
    index = al.shr(al.add(_source(reader, 1), offset), al.const(2))
    return reader.lane_number(index) if reader.chip.permutes_whole_wave else _same_half(reader, index)


def _pull(reader: Reader) -> Lowered:
    value = _fetched(reader, _source(reader, 2), _addressed_lane(reader))
    return _through_lds(_registers(reader, 0)[0], value)


def _pull_inactive(reader: Reader) -> Lowered:
    """ds_bpermute_fi: lanes that are not active are read too."""
    return _through_lds(_registers(reader, 0)[0], al.gather(_source(reader, 2), _addressed_lane(reader)))


def _push(reader: Reader) -> Lowered:
    value = al.scatter(_source(reader, 2), _addressed_lane(reader), al.lane_bit(reader.exec_mask))
    return _through_lds(_registers(reader, 0)[0], value)


def _swizzle(reader: Reader) -> Lowered:
    pattern = _known_pattern(reader)
    if pattern >= 0xE000:
        # the number's five bits reversed, those that stay taken off, then put back
        keep = pattern & 31
        reverse = al.shr(al.bitrev(al.shl(al.LANE, al.const(27))), al.const(keep.bit_count()))
        index = _same_half(reader, al.or_(reverse, al.and_(al.LANE, al.const(keep))))
    elif pattern >= 0xC000:
        amount, left = pattern >> 5 & 31, not pattern >> 10 & 1
        moved = (al.add if left else al.sub)(al.LANE, al.const(amount))
        keep = pattern & 31
        index = _same_half(reader, al.or_(al.and_(al.LANE, al.const(keep)), al.and_(moved, al.const(31 & ~keep))))
    elif pattern >= 0x8000:
        position = al.shl(al.and_(al.LANE, al.const(3)), al.const(1))
        chosen = al.and_(al.shr(al.const(pattern & 0xFF), position), al.const(3))
        index = al.or_(reader.group_of_lanes(4), chosen)
    else:
        kept = al.or_(al.and_(al.LANE, al.const(pattern & 31)), al.const(pattern >> 5 & 31))
        index = _same_half(reader, al.xor(kept, al.const(pattern >> 10 & 31)))
    value = _fetched(reader, _source(reader, 1), index)
    return _through_lds(_registers(reader, 0)[0], value)


def _known_pattern(reader: Reader) -> int:
    pattern = swizzle_pattern(reader.instruction)
    if pattern is None:
        raise reader.refuse(f"the pattern {reader.instruction.modifier('offset')}")
    return pattern


def swizzle_pattern(instruction: Instruction) -> int | None:
    """The 16-bit pattern of a ds_swizzle, from a number or from `swizzle(MODE, ...)`; None if it is none."""
    value = instruction.modifier("offset")
    if value is None:
        return 0
    if isinstance(value, int):
        return value
    parts = [part.strip() for part in re.split(r"[(),]", str(value)) if part.strip()]
    mode, arguments = (parts[1], parts[2:]) if len(parts) > 1 else ("", [])
    try:
        return _pattern_of(mode, arguments)
    except (ValueError, IndexError):
        return None


def _pattern_of(mode: str, arguments: list[str]) -> int:
    """ValueError or IndexError for arguments that the mode does not take."""
    if mode == "BITMASK_PERM":
        return _bit_mask(arguments[0].strip('"'))
    numbers = [integer(argument) for argument in arguments]
    if mode == "QUAD_PERM":
        return 0x8000 | sum((numbers[place] & 3) << (2 * place) for place in range(4))
    if mode == "SWAP":
        return numbers[0] << 10 | 0x1F
    if mode == "REVERSE":
        return (numbers[0] - 1) << 10 | 0x1F
    if mode == "BROADCAST":
        return numbers[1] << 5 | (32 - numbers[0])
    if mode == "ROTATE":
        return 0xC000 | numbers[0] << 10 | numbers[1] << 5
    if mode == "FFT":
        return 0xE000 | numbers[0]
    raise ValueError(mode)


def _bit_mask(letters: str) -> int:
    """Five letters, highest bit first: 0 and 1 set the bit, p keeps it, i inverts it."""
    keep = fill = flip = 0
    for place, letter in enumerate(reversed(letters)):
        keep |= (letter in "pi") << place
        fill |= (letter == "1") << place
        flip |= (letter == "i") << place
    return flip << 10 | fill << 5 | keep


def _exchange_halves(reader: Reader) -> Lowered:
    """Inactive lanes are read too. In wave32 there are no halves and nothing happens."""
    if reader.wave_size == WAVE32:
        return Lowered(())
    value = al.gather(_source(reader, 1), al.xor(al.LANE, al.const(reader.wave_size // 2)))
    return Lowered((WriteVector(_registers(reader, 0)[0], value),))


LANES: Final[Mapping[str, Lowering]] = {
    "v_readlane_b32": _read_lane,
    "v_readfirstlane_b32": _read_first_lane,
    "v_writelane_b32": _write_lane,
    "v_swap_b32": _swap,
    "v_swap_b16": _swap_halves,
    "v_permlane16_b32": _permute_row(crossed=False),
    "v_permlanex16_b32": _permute_row(crossed=True),
    "v_permlane16_var_b32": _permute_row(crossed=False, chosen_by=_own_choice),
    "v_permlanex16_var_b32": _permute_row(crossed=True, chosen_by=_own_choice),
    "v_permlane64_b32": _exchange_halves,
    "ds_bpermute_b32": _pull,
    "ds_bpermute_fi_b32": _pull_inactive,
    "ds_permute_b32": _push,
    "ds_swizzle_b32": _swizzle,
}
