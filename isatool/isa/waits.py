"""Immediates of s_waitcnt, s_waitcnt_depctr and s_delay_alu (RDNA3 ISA guide 16.5), as numbers and as text.

Where a chip has its counters in an immediate, its `WaitCounters` (`isa/counters.py`) say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from isatool.isa.counters import Packed, WaitCounters
from isatool.records import dataclass, record

_RANK: Final = {
    name: rank for rank, name in enumerate(("vm", "lgkm", "exp", "vs", "load", "store", "ds", "km", "sample", "bvh"))
}
"""the order in which a `Wait` lists the counters of all chips"""


@dataclass(frozen=True, slots=True, init=False)
class Wait:
    """How many operations of each counter may remain outstanding; a counter that is not named is not waited for."""

    limits: tuple[tuple[str, int], ...]
    """(counter, limit)"""

    def __init__(self, **limits: int | None) -> None:
        named = [(name, limit) for name, limit in limits.items() if limit is not None]
        named.sort(key=lambda each: _RANK[each[0]])
        object.__setattr__(self, "limits", tuple(named))

    @property
    def is_empty(self) -> bool:
        """True if nothing is waited for."""
        return not self.limits

    def limit(self, counter: str) -> int | None:
        """How many operations of a counter may remain outstanding; None: no wait for it."""
        return next((limit for name, limit in self.limits if name == counter), None)

    def without(self, counter: str) -> Wait:
        """The same for all counters but one."""
        return Wait(**{name: limit for name, limit in self.limits if name != counter})

    def merged(self, other: Wait) -> Wait:
        """The wait that waits for both."""
        least: dict[str, int | None] = dict(self.limits)
        for name, limit in other.limits:
            mine = least.get(name)
            least[name] = limit if mine is None else min(limit, mine)
        return Wait(**least)


def encode_waitcnt(wait: Wait, fields: Mapping[str, Packed]) -> int:
    """The immediate of a wait instruction; what has no place in it is left out."""
    return _encoded(fields, {name: limit for name, limit in wait.limits if name in fields})


def decode_waitcnt(bits: int, fields: Mapping[str, Packed]) -> Wait:
    """What a wait instruction with this immediate waits for; nothing if bits are set that belong to no counter."""
    if bits & ~_encoded(fields, {}):
        return Wait()
    return Wait(**{name: field.get(bits) for name, field in _waiting(fields, bits).items()})


def format_waitcnt(bits: int, fields: Mapping[str, Packed]) -> str:
    """The operand of s_waitcnt as the assembler prints it: `vmcnt(1) lgkmcnt(0)`; all three if none waits."""
    shown = _waiting(fields, bits) or fields
    return " ".join(f"{name}cnt({field.get(bits)})" for name, field in shown.items())


def decode_depctr(bits: int, counters: WaitCounters) -> dict[str, int]:
    """All fields of an s_waitcnt_depctr immediate by name, `depctr_va_vdst` and so on."""
    return {name: field.get(bits) for name, field in counters.dependences.items()}


def encode_depctr(values: Mapping[str, int], counters: WaitCounters) -> int:
    """The immediate of s_waitcnt_depctr; fields that are not named do not wait. KeyError for an unknown name."""
    return _encoded(counters.dependences, values)


def format_depctr(bits: int, counters: WaitCounters) -> str:
    """The operand of s_waitcnt_depctr by field names, those that wait; all if none waits."""
    shown = _waiting(counters.dependences, bits) or counters.dependences
    return " ".join(f"{name}({field.get(bits)})" for name, field in shown.items())


def waits_for_all_of(bits: int, counters: WaitCounters) -> frozenset[str]:
    """The fields for which an s_waitcnt_depctr immediate waits; none if it leaves something of one in flight."""
    waiting = _waiting(counters.dependences, bits)
    return frozenset(waiting) if all(field.get(bits) == 0 for field in waiting.values()) else frozenset()


def _encoded(fields: Mapping[str, Packed], values: Mapping[str, int]) -> int:
    bits = 0
    for field in fields.values():
        bits = field.put(bits, field.maximum)
    for name, value in values.items():
        bits = fields[name].put(bits, value)
    return bits


def _waiting(fields: Mapping[str, Packed], bits: int) -> dict[str, Packed]:
    """The fields that ask for a wait: less than their maximum."""
    return {name: field for name, field in fields.items() if field.get(bits) != field.maximum}


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
VALU_REACH: Final = sum(name.startswith("VALU_DEP") for name in DELAY_IDS)
"""how many VALU instructions back a delay names"""
TRANS_REACH: Final = sum(name.startswith("TRANS32_DEP") for name in DELAY_IDS)
"""how many transcendental ones"""
SALU_REACH: Final = sum(name.startswith("SALU_CYCLE") for name in DELAY_IDS)
"""for how many cycles of the scalar ALU"""
DELAY_SKIPS: Final = ("SAME", "NEXT", "SKIP_1", "SKIP_2", "SKIP_3", "SKIP_4")


@record
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
