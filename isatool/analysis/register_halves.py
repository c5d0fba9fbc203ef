"""Which half of a VGPR an instruction reads or a load fills: 16-bit stores, d16 loads, true16 operands.

A d16 load leaves the other half alone (ISA guide 10.6), so that half may be used while the load is in flight, as
compilers with separate halves (LLVM 23) do. Anything that is not known to touch one half only touches both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from isatool.analysis.effects import OPAQUE_EFFECTS, VGPRS, Effects, bits
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand
from isatool.isa.operations import Op

_STORE: Final = re.compile(r"^(?:ds|global|flat|scratch|buffer)_store_(?:d16_hi_)?b(?:8|16)(?:_d16_hi)?$")
_LOAD: Final = re.compile(
    r"^(?:(?:global|flat|scratch|buffer)_load_d16_(?:hi_)?[bui](?:8|16)|ds_load_[ui](?:8|16)_d16(?:_hi)?)$"
)
_NARROW: Final = frozenset(("b16", "u16", "i16", "f16", "bf16"))
_NARROW_FORMS: Final = frozenset(("vop1", "vop2", "vopc", "vop3"))
"""encodings whose 16-bit sources are the low halves of registers if no modifier says otherwise"""
_BYTES: Final = {"cvt_ubyte0": "l", "cvt_ubyte1": "l", "cvt_ubyte2": "h", "cvt_ubyte3": "h"}
"""the half of the byte that a conversion takes, by operation"""


class Halves(NamedTuple):
    """What an instruction does to the halves of VGPRs, as bit sets over register codes.

    `low`, `high`: the half is read and can decide a result. `new_low`, `new_high`: the half is replaced in the lanes
    that are on. `stays`: registers in the reads of `effects` only because the half that is not replaced stays.
    """

    low: int
    high: int
    new_low: int
    new_high: int
    stays: int


def halves_of(instruction: AnyInstruction, effect: Effects) -> Halves:
    """The halves that an instruction reads and replaces; both where that is not known."""
    if effect is OPAQUE_EFFECTS:
        return Halves(VGPRS, VGPRS, 0, 0, 0)
    parts = {"l": 0, "h": 0, "": 0}
    new = {"l": 0, "h": 0}
    stays = 0
    stored = _stored_half(instruction.mnemonic)
    for half in instruction.halves:
        written = _written_half(half)
        for operand in half.operands:
            registers = bits(operand.registers) & VGPRS
            if written and operand.is_def:
                new[written] |= registers
                stays |= registers
                parts[written] |= registers if not filled_half(half.mnemonic) and adds_to_result(half) else 0
            elif operand.is_use and registers:
                parts[_read_half(operand, stored) or _demanded_half(half, operand)] |= registers
    whole = effect.writes & VGPRS & ~effect.keeps
    named = parts["l"] | parts["h"] | parts[""]
    rest = effect.reads & VGPRS & ~named & ~stays | parts[""]
    return Halves(rest | parts["l"], rest | parts["h"], whole | new["l"], whole | new["h"], stays & ~named)


def _written_half(half: Instruction) -> str:
    """ "l" or "h" for what replaces one half of its result and leaves the other; "" if it does not, or is not known."""
    row, form = half.row, half.form
    if row is None or form is None or form.dpp or len(half.operands[:1] and half.operands[0].registers) != 1:
        return ""
    if row.partial == "d16":
        return filled_half(half.mnemonic)
    result = half.operands[0]
    if result.half or row.partial != "half" or half.has("op_sel"):
        return result.half
    return "h" if row.operation == Op.FMA_MIXHI else "l"


def _demanded_half(half: Instruction, operand: Operand) -> str:
    """ "l" or "h" if the other half of a source cannot decide the result, "" if it may."""
    spec, form, row = operand.spec, half.form, half.row
    if spec is None or form is None or row is None or form.dpp or half.has("op_sel") or operand.is_def:
        return ""
    if spec.type in _NARROW and form.encoding in _NARROW_FORMS:
        return "l"
    if row.operation in _BYTES:
        return _BYTES[row.operation]
    values = [other.value for other in half.operands[1:]]
    if row.operation == Op.BFE and operand is half.operands[1]:
        return _half_of_field(values[1:])
    if len(values) != 2 or half.modifiers or row.type != "b32" or row.operation not in (Op.AND, Op.LSHLREV, Op.LSHRREV):
        return ""
    if row.operation == Op.AND:
        mask = next((value.value & 0xFFFFFFFF for value in values if isinstance(value, Integer)), 0xFFFFFFFF)
        return "l" if mask <= 0xFFFF else "h" if not mask & 0xFFFF else ""
    count = values[0].value & 31 if isinstance(values[0], Integer) and operand is half.operands[2] else 0
    return ("l" if row.operation == Op.LSHLREV else "h") if count >= 16 else ""


def _half_of_field(values: Sequence[object]) -> str:
    """ "l" or "h" if a bit field, by offset and width, is in one half."""
    numbers = [value.value & 31 for value in values if isinstance(value, Integer)]
    if len(numbers) != len(values):
        return ""
    return "l" if sum(numbers) <= 16 else "h" if numbers[0] >= 16 else ""


def separate_halves(load: AnyInstruction, reader: AnyInstruction) -> int:
    """VGPRs, as a bit set, of which `load` fills one half and `reader` only reads the other."""
    filled = filled_half(load.mnemonic)
    if not filled:
        return 0
    low, high = read_halves(reader)
    return (high if filled == "l" else low) & ~bits(reader.defs)


@cache
def filled_half(mnemonic: str) -> str:
    """ "l" or "h" for loads into half a register, "" for every other instruction."""
    if not _LOAD.match(mnemonic):
        return ""
    return "h" if "_hi" in mnemonic else "l"


def adds_to_result(half: Instruction) -> bool:
    """Whether an operation reads the half that it writes, as v_fmac_f16 does, and does not only leave the other one."""
    from isatool.semantics.lower import rules  # of 16-bit instructions only

    rule = rules().get(half.row.base) if half.row is not None else None
    return rule is None or "dst" in rule.sources


def read_halves(reader: AnyInstruction) -> tuple[int, int]:
    """(VGPRs of which only the low half is read, only the high half), as bit sets."""
    parts = {"l": 0, "h": 0, "": 0}
    stored = _stored_half(reader.mnemonic)
    for half in reader.halves:
        for operand in half.operands:
            if operand.is_use:
                parts[_read_half(operand, stored)] |= bits(operand.registers) & VGPRS
    return parts["l"] & ~(parts["h"] | parts[""]), parts["h"] & ~(parts["l"] | parts[""])


def _read_half(operand: Operand, stored: str) -> str:
    """The half that an operand names, or that a store of 16 bits takes of its data; "" for whole registers."""
    return stored if stored and operand.spec is not None and "data" in operand.spec.name else operand.half


@cache
def _stored_half(mnemonic: str) -> str:
    """Which half a store of at most 16 bits takes its data from; "" for every other instruction."""
    if not _STORE.match(mnemonic):
        return ""
    return "h" if "d16_hi" in mnemonic else "l"
