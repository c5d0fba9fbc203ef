"""Registers of gfx11 as the 9-bit source operand codes of the ISA manual (RDNA3 ISA guide, SSRC and VSRC codes).

s0..s105 are 0..105, vcc 106/107, ttmp 108..123, null 124, m0 125, exec 126/127, the apertures 235..238, SCC 253, and
v0..v255 are 256..511. MODE has no operand code; it gets 512 so that it can be in sets of reads and writes.
"""

from __future__ import annotations

from enum import StrEnum
from functools import lru_cache
from typing import Final

from isatool.records import dataclass

VGPR_BASE: Final = 256
VGPR_COUNT: Final = 256
SGPR_COUNT: Final = 106
TTMP_BASE: Final = 108
TTMP_COUNT: Final = 16
BANKS: Final = 4  # VGPR banks: register number modulo 4 (ISA guide 7.6)


class RegisterKind(StrEnum):
    """The register file that a register belongs to."""

    VGPR = "v"
    SGPR = "s"
    TTMP = "ttmp"
    SPECIAL = "special"


class Register(int):
    """One 32-bit register (or status bit) named by its source operand code; cheap to hash because it is an int."""

    __slots__ = ()

    @property
    def kind(self) -> RegisterKind:
        """The file that this register is in."""
        if VGPR_BASE <= self < VGPR_BASE + VGPR_COUNT:
            return RegisterKind.VGPR
        if self < SGPR_COUNT:
            return RegisterKind.SGPR
        if TTMP_BASE <= self < TTMP_BASE + TTMP_COUNT:
            return RegisterKind.TTMP
        return RegisterKind.SPECIAL

    @property
    def is_vgpr(self) -> bool:
        """True for v0 to v255."""
        return VGPR_BASE <= self < VGPR_BASE + VGPR_COUNT

    @property
    def is_sgpr(self) -> bool:
        """True for s0 to s105; VCC, M0 and EXEC are not SGPRs here."""
        return self < SGPR_COUNT

    @property
    def index(self) -> int:
        """The number within its file: 5 for v5 and for s5; the code itself for special registers."""
        if self >= VGPR_BASE and self.is_vgpr:
            return int(self) - VGPR_BASE
        if TTMP_BASE <= self < TTMP_BASE + TTMP_COUNT:
            return int(self) - TTMP_BASE
        return int(self)

    @property
    def bank(self) -> int:
        """VGPR bank, 0 to 3."""
        return self & 3

    @property
    def parity(self) -> int:
        """0 for an even register number, 1 for an odd one."""
        return self & 1

    @property
    def name(self) -> str:
        """The assembler's name; SCC is called `scc` although as an operand it is printed `src_scc`."""
        if self.is_vgpr:
            return f"v{self.index}"
        if self.is_sgpr:
            return f"s{int(self)}"
        if self.kind is RegisterKind.TTMP:
            return f"ttmp{self.index}"
        return _SPECIAL_NAMES.get(int(self), f"reg{int(self)}")

    def __repr__(self) -> str:
        return self.name

    __str__ = __repr__


VCC_LO: Final = Register(106)
VCC_HI: Final = Register(107)
NULL: Final = Register(124)
M0: Final = Register(125)
EXEC_LO: Final = Register(126)
EXEC_HI: Final = Register(127)
SHARED_BASE: Final = Register(235)
SHARED_LIMIT: Final = Register(236)
PRIVATE_BASE: Final = Register(237)
PRIVATE_LIMIT: Final = Register(238)
SCC: Final = Register(253)
LDS_DIRECT: Final = Register(254)
MODE: Final = Register(512)

_SPECIAL_NAMES: Final[dict[int, str]] = {
    106: "vcc_lo",
    107: "vcc_hi",
    124: "null",
    125: "m0",
    126: "exec_lo",
    127: "exec_hi",
    235: "src_shared_base",
    236: "src_shared_limit",
    237: "src_private_base",
    238: "src_private_limit",
    251: "src_vccz",
    252: "src_execz",
    253: "scc",
    254: "src_lds_direct",
    512: "mode",
}

_VGPRS: Final = tuple(Register(VGPR_BASE + index) for index in range(VGPR_COUNT))
_SGPRS: Final = tuple(Register(index) for index in range(SGPR_COUNT))
_TTMPS: Final = tuple(Register(TTMP_BASE + index) for index in range(TTMP_COUNT))
_CODES: Final = tuple(Register(code) for code in range(VGPR_BASE + VGPR_COUNT + 1))
_NAMED: Final[dict[str, tuple[Register, int]]] = {
    **{name: (Register(code), 1) for code, name in _SPECIAL_NAMES.items() if code != 512},
    "vcc": (VCC_LO, 2),
    "exec": (EXEC_LO, 2),
    "src_scc": (SCC, 1),
    "shared_base": (SHARED_BASE, 1),
    "shared_limit": (SHARED_LIMIT, 1),
    "private_base": (PRIVATE_BASE, 1),
    "private_limit": (PRIVATE_LIMIT, 1),
    "lds_direct": (LDS_DIRECT, 1),
}


def vgpr(index: int) -> Register:
    """v<index>; IndexError outside 0..255."""
    if index < 0:
        raise IndexError(index)
    return _VGPRS[index]


def sgpr(index: int) -> Register:
    """s<index>; IndexError outside 0..105."""
    if index < 0:
        raise IndexError(index)
    return _SGPRS[index]


def ttmp(index: int) -> Register:
    """ttmp<index>; IndexError outside 0..15."""
    if index < 0:
        raise IndexError(index)
    return _TTMPS[index]


@dataclass(frozen=True, slots=True, order=True)
class RegisterRange:
    """`count` consecutive registers starting at `first`; a single register is a range of one."""

    first: Register
    count: int = 1

    @property
    def registers(self) -> tuple[Register, ...]:
        """The registers one by one, in order."""
        return _expand(self.first, self.count)

    @property
    def is_vgpr(self) -> bool:
        """True if it lies in the VGPR file."""
        return self.first.is_vgpr

    @property
    def is_sgpr(self) -> bool:
        """True if it lies in s0..s105."""
        return self.first.is_sgpr

    @property
    def name(self) -> str:
        """Assembler spelling: v5, v[1:2], s[4:7], vcc, exec, src_scc."""
        if self.count == 1:
            return "src_scc" if self.first == SCC else self.first.name
        if self.first == VCC_LO:
            return "vcc"
        if self.first == EXEC_LO:
            return "exec"
        kind, index = self.first.kind, self.first.index
        if kind is RegisterKind.SPECIAL:
            return self.first.name
        return f"{kind.value}[{index}:{index + self.count - 1}]"

    def __str__(self) -> str:
        return self.name


@lru_cache(maxsize=8192)
def _expand(first: Register, count: int) -> tuple[Register, ...]:
    if first >= SHARED_BASE and not first.is_vgpr:
        return (first,)
    return tuple(_CODES[int(first) + offset] for offset in range(count))


def named(name: str) -> RegisterRange | None:
    """The special register(s) called `name` (vcc, exec_lo, m0, null, src_scc, ...), or None."""
    found = _NAMED.get(name)
    return RegisterRange(*found) if found else None


def single(name: str) -> Register:
    """The register that prints as `name` ("v4", "s10", "vcc_lo", "scc", "m0", "mode"); KeyError if there is none."""
    return _BY_NAME[name]


_BY_NAME: Final[dict[str, Register]] = {
    register.name: register for register in (*_VGPRS, *_SGPRS, *_TTMPS, *(Register(code) for code in _SPECIAL_NAMES))
}
