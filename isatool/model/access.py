"""Memory accesses of instructions as they were seen in an execution: LDS passes, global transactions, bytes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Access:
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


@dataclass(frozen=True)
class Observation:
    """By line index of the program: executions by a wave (mean over the waves that ran), and memory accesses."""

    counts: dict[int, float]
    accesses: dict[int, Access]
    sizes: tuple[tuple[str, int], ...]

    def describe(self) -> str:
        """The run that this was seen in."""
        return ", ".join(f"{name}={value}" for name, value in self.sizes) or "the launch spec"
