"""Immediates of s_waitcnt, s_waitcnt_depctr and s_delay_alu on gfx11 (RDNA3 ISA guide 16.5), as numbers and as text."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from isatool.isa.chips import DEFAULT


class Field(NamedTuple):
    """A bit field of an immediate."""

    name: str
    shift: int
    width: int

    @property
    def maximum(self) -> int:
        """The largest value: no wait."""
        return (1 << self.width) - 1

    def get(self, bits: int) -> int:
        """The field's value in an immediate."""
        return bits >> self.shift & self.maximum

    def put(self, bits: int, value: int) -> int:
        """The immediate with the field set; a value above the maximum saturates to it, which is no wait."""
        return bits & ~(self.maximum << self.shift) | min(max(value, 0), self.maximum) << self.shift


VMCNT, LGKMCNT, EXPCNT = (Field(f"{name}cnt", *DEFAULT.waits.packed[name]) for name in ("vm", "lgkm", "exp"))
WAITCNT_FIELDS: Final = (VMCNT, EXPCNT, LGKMCNT)
"""in the order in which the assembler prints them"""

DEPCTR_FIELDS: Final = (
    Field("depctr_hold_cnt", 7, 1),
    Field("depctr_sa_sdst", 0, 1),
    Field("depctr_va_vdst", 12, 4),
    Field("depctr_va_sdst", 9, 3),
    Field("depctr_va_ssrc", 8, 1),
    Field("depctr_va_vcc", 1, 1),
    Field("depctr_vm_vsrc", 2, 3),
)
DEPCTR_NO_WAIT: Final = 0xFF9F
"""all fields at their maximum; bits 5 and 6 belong to no field"""

COUNTER_MAXIMUM: Final[Mapping[str, int]] = DEFAULT.waits.maximum
"""largest count that a wait can ask for; asking for it is no wait"""


class Wait(NamedTuple):
    """How many operations of each counter may remain outstanding; None is no wait."""

    vm: int | None = None
    lgkm: int | None = None
    exp: int | None = None
    vs: int | None = None
    """waited for by s_waitcnt_vscnt, not by s_waitcnt"""

    @property
    def is_empty(self) -> bool:
        """True if nothing is waited for."""
        return self.vm is None and self.lgkm is None and self.exp is None and self.vs is None

    def merged(self, other: Wait) -> Wait:
        """The wait that waits for both."""
        return Wait(
            _least(self.vm, other.vm),
            _least(self.lgkm, other.lgkm),
            _least(self.exp, other.exp),
            _least(self.vs, other.vs),
        )


def _least(left: int | None, right: int | None) -> int | None:
    if left is None or right is None:
        return left if right is None else right
    return min(left, right)


def encode_waitcnt(wait: Wait) -> int:
    """The immediate of s_waitcnt; `vs` has no place in it."""
    bits = 0
    for field, value in ((VMCNT, wait.vm), (LGKMCNT, wait.lgkm), (EXPCNT, wait.exp)):
        bits = field.put(bits, field.maximum if value is None else value)
    return bits


def decode_waitcnt(bits: int) -> Wait:
    """What an s_waitcnt with this immediate waits for."""
    values = [None if field.get(bits) == field.maximum else field.get(bits) for field in (VMCNT, LGKMCNT, EXPCNT)]
    return Wait(*values)


def format_waitcnt(bits: int) -> str:
    """The operand of s_waitcnt as the assembler prints it: `vmcnt(1) lgkmcnt(0)`; all three if none waits."""
    shown = [field for field in WAITCNT_FIELDS if field.get(bits) != field.maximum]
    return " ".join(f"{field.name}({field.get(bits)})" for field in shown or WAITCNT_FIELDS)


def decode_depctr(bits: int) -> dict[str, int]:
    """All fields of an s_waitcnt_depctr immediate by name, `depctr_va_vdst` and so on."""
    return {field.name: field.get(bits) for field in DEPCTR_FIELDS}


def encode_depctr(values: dict[str, int]) -> int:
    """The immediate of s_waitcnt_depctr; fields that are not named do not wait. KeyError for an unknown name."""
    bits = DEPCTR_NO_WAIT
    by_name = {field.name: field for field in DEPCTR_FIELDS}
    for name, value in values.items():
        bits = by_name[name].put(bits, value)
    return bits


def format_depctr(bits: int) -> str:
    """The operand of s_waitcnt_depctr by field names, those that wait; all if none waits."""
    shown = [field for field in DEPCTR_FIELDS if field.get(bits) != field.maximum]
    return " ".join(f"{field.name}({field.get(bits)})" for field in shown or DEPCTR_FIELDS)


def waits_for_valu(bits: int) -> bool:
    """Whether an s_waitcnt_depctr immediate waits until every VALU result is written (va_vdst 0)."""
    return bits >> 12 & 15 == 0


# --- s_delay_alu ----------------------------------------------------------------------------------------------------

DELAY_IDS: Final = (
    "NO_DEP",
    "VALU_DEP_1",
    "VALU_DEP_2",
    "VALU_DEP_3",
    "VALU_DEP_4",
    "TRANS32_DEP_1",
    "TRANS32_DEP_2",
    "TRANS32_DEP_3",
    "FMA_ACCUM_CYCLE_1",
    "SALU_CYCLE_1",
    "SALU_CYCLE_2",
    "SALU_CYCLE_3",
)
DELAY_SKIPS: Final = ("SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4")


@dataclass(frozen=True, slots=True)
class Delay:
    """Two dependences of later instructions: `first` of the next one, `second` of the one `skip` instructions on."""

    first: int = 0
    """index into DELAY_IDS"""
    skip: int = 0
    """0: the same instruction as `first`; n: n instructions later"""
    second: int = 0

    @property
    def reach(self) -> int:
        """How many instructions after the s_delay_alu are spoken of: 1 to 6, 0 if none."""
        if self.second:
            return self.skip + 1
        return 1 if self.first else 0


def encode_delay(delay: Delay) -> int:
    """The immediate of s_delay_alu."""
    return delay.first | delay.skip << 4 | delay.second << 7


def decode_delay(bits: int) -> Delay:
    """The parts of an s_delay_alu immediate; reserved codes come out as they are."""
    return Delay(bits & 15, bits >> 4 & 7, bits >> 7 & 15)


def format_delay(delay: Delay) -> str:
    """The operand as the assembler prints it: `instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)`, or 0."""
    return " | ".join(_delay_parts(delay)) or "0"


def _delay_parts(delay: Delay) -> Iterator[str]:
    if delay.first:
        yield f"instid0({_named(DELAY_IDS, delay.first)})"
    if delay.skip:
        yield f"instskip({_named(DELAY_SKIPS, delay.skip)})"
    if delay.second:
        yield f"instid1({_named(DELAY_IDS, delay.second)})"


def _named(names: tuple[str, ...], code: int) -> str:
    return names[code] if code < len(names) else str(code)


def parse_delay(text: str) -> Delay | None:
    """Read an operand of s_delay_alu, fields or number; None if it is neither."""
    number = re.fullmatch(r"\s*(0x[0-9a-fA-F]+|\d+)\s*", text)
    if number:
        return decode_delay(int(number[1], 0))
    delay = Delay()
    for part in text.split("|"):
        match = re.fullmatch(r"\s*(instid0|instskip|instid1)\((\w+)\)\s*", part)
        if match is None:
            return None
        names = DELAY_SKIPS if match[1] == "instskip" else DELAY_IDS
        if match[2] not in names:
            return None
        code = names.index(match[2])
        key = {"instid0": "first", "instskip": "skip", "instid1": "second"}[match[1]]
        delay = replace(delay, **{key: code})
    return delay
