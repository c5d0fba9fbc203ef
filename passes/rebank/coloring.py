"""Colouring of register bodies under bank constraints: what is asked of `colorer.py`.

A body is a set of webs that must be in consecutive registers (the tuples of wide loads and stores). Register files
are small, so sets of registers are bit masks: bit r is vr.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from isatool.records import record


@record
class CoalescedNode:
    """Webs `members[k]` at base + k (none: a hole; several: one after another). `allowed` masks the base registers.

    `preferred` is tried first, then registers in `wanted`; `weight` orders bodies that are equally constrained.
    """

    members: tuple[tuple[int, ...], ...]
    allowed: int
    preferred: int | None = None
    wanted: int = 0
    weight: int = 0


@record
class Problem:
    """Bodies, the interference of webs (bit sets over web numbers), the register limit and parity relations.

    `parity` maps a body to (other body, xor of the parities of both bases) that must hold; `soft` to those only wished.
    """

    bodies: tuple[CoalescedNode, ...]
    interference: Sequence[int]
    limit: int
    parity: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    soft: Mapping[int, tuple[tuple[int, int], ...]] = field(default_factory=dict)
    from_both_ends: bool = False
    """tuples grow from both ends of the file: those that would leave gaps beside the others start at the far end"""


@record
class Coloring:
    """Register number of every web, or the body that could not be placed."""

    registers: Mapping[int, int]
    failed: CoalescedNode | None = None
