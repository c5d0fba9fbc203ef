"""Which half of a VGPR an instruction reads or a load fills: 16-bit stores, d16 loads, true16 operands.

A d16 load leaves the other half alone (ISA guide 10.6), so that half may be used while the load is in flight, as
compilers with separate halves (LLVM 23) do. Anything that is not known to touch one half only touches both.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from isatool.analysis.effects import VGPRS, bits
from isatool.ir.instruction import AnyInstruction, Instruction

_STORE: Final = re.compile(r"^(?:ds|global|flat|scratch|buffer)_store_(?:d16_hi_)?b(?:8|16)(?:_d16_hi)?$")
_LOAD: Final = re.compile(
    r"^(?:(?:global|flat|scratch|buffer)_load_d16_(?:hi_)?[bui](?:8|16)|ds_load_[ui](?:8|16)_d16(?:_hi)?)$"
)


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
    data = _stored_half(reader.mnemonic)
    for half in reader.halves:
        for operand in half.operands:
            if operand.is_use:
                part = data if data and operand.spec is not None and "data" in operand.spec.name else operand.half
                parts[part] |= bits(operand.registers) & VGPRS
    return parts["l"] & ~(parts["h"] | parts[""]), parts["h"] & ~(parts["l"] | parts[""])


@cache
def _stored_half(mnemonic: str) -> str:
    """Which half a store of at most 16 bits takes its data from; "" for every other instruction."""
    if not _STORE.match(mnemonic):
        return ""
    return "h" if "d16_hi" in mnemonic else "l"
