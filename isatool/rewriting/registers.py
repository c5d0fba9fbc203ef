"""Registers that a function does not use."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import SGPRS, VGPRS, members
from isatool.diagnostics import RefusedError
from isatool.isa.registers import SGPR_COUNT, VGPR_BASE, Register, RegisterRange, sgpr, vgpr

_BANKS: Final = 4
_SET_UP: Final = (1 << 16) - 1
"""the SGPRs that a launch may set up"""


class TooFewRegistersError(RefusedError):
    """There are not as many registers as it takes."""

    def __init__(self) -> None:
        super().__init__("there are no free registers")


def unnamed(flow: ControlFlow) -> int:
    """The registers that nothing in a kernel names, as a bit set over their codes; none in a function that is called,
    whose caller may need any.
    """
    return (SGPRS | VGPRS) & ~flow.touched() if flow.function.is_kernel else 0


def spare(flow: ControlFlow, file: int) -> list[Register]:
    """Of the registers `unnamed` those of a file (`SGPRS`, `VGPRS`) after the last that is named or set up."""
    last = (file & (flow.touched() | _SET_UP)).bit_length()
    return [Register(code) for code in members(unnamed(flow) & file) if code >= last]


def free_sgprs(taken: int, count: int = 1) -> RegisterRange:
    """The first SGPRs that are not in a bit set of register codes, where operands of that size may begin."""
    step = min(4, 1 << (count - 1).bit_length())
    for start in range(0, SGPR_COUNT - count + 1, step):
        if not taken >> start & (1 << count) - 1:
            return RegisterRange(sgpr(start), count)
    raise TooFewRegistersError


def free_vgprs(taken: int, offsets: Collection[int], limit: int, bank: int | None = None) -> Register:
    """The first VGPR from which all offsets are free."""
    for start in range(limit - max(offsets)):
        if bank is not None and start % _BANKS != bank:
            continue
        if not any(taken >> (VGPR_BASE + start + offset) & 1 for offset in offsets):
            return vgpr(start)
    raise TooFewRegistersError
