"""Memory accesses of instructions, as they were seen in an execution or follow from addresses: LDS passes, global
transactions, bytes.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from isatool.records import record

_SECTOR: Final = 32
LINE: Final = 128


@record
class ObservedAccess:
    """A memory instruction as one wave executes it, on average over what was seen."""

    lds_cycles: float
    """passes of the LDS with conflicts, 0 for global memory"""
    lds_ideal: float
    """passes without conflicts"""
    transactions: float
    """of global memory, 0 for LDS"""
    bytes_moved: float
    """bytes of those transactions"""
    bytes_asked: float
    """bytes that the active lanes asked for"""

    @property
    def conflict(self) -> float:
        """Times as many LDS passes as without conflicts."""
        return self.lds_cycles / self.lds_ideal if self.lds_ideal else 1.0


@record
class Observation:
    """By line index of the program: executions by a wave (mean over the waves that ran), and memory accesses."""

    counts: dict[int, float]
    accesses: dict[int, ObservedAccess]
    sizes: tuple[tuple[str, int], ...]

    def describe(self) -> str:
        """The run that this was seen in."""
        return ", ".join(f"{name}={value}" for name, value in self.sizes) or "the launch spec"


def transactions(addresses: Iterable[int], size: int) -> tuple[int, int]:
    """(transactions, bytes) of one global access: touched sectors of 32 bytes, merged within a line of 128 into the
    smallest naturally aligned piece of 32, 64 or 128 bytes.
    """
    sectors = {
        sector
        for address in addresses
        for sector in range(int(address) // _SECTOR, (int(address) + max(size, 1) - 1) // _SECTOR + 1)
    }
    moved = 0
    lines: dict[int, list[int]] = {}
    for sector in sectors:
        lines.setdefault(sector * _SECTOR // LINE, []).append(sector % (LINE // _SECTOR))
    for parts in lines.values():
        same_half = len({part // 2 for part in parts}) == 1
        moved += _SECTOR if len(parts) == 1 else 2 * _SECTOR if same_half else LINE
    return len(lines), moved
