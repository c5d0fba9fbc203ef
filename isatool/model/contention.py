"""Loops of a kernel that become slower with all the waves that fit on a SIMD, by the cycle model.

What one wave alone gains may be lost where waves get into each other's way. Simulated are the outermost loops, with
the kernel's occupancy; long turns with many waves are left out, since simulating them takes longer than they are
worth.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.model.parameters import model_of
from isatool.model.prediction import ModelledKernel
from isatool.model.simulate import simulate
from isatool.model.stream import whole_stream

TOLERANCE: Final = 0.01
"""what the order in which waves happen to meet changes anyway"""
MOST_STEPS: Final = 200_000
"""operations of an iteration times waves"""


def slower_loops(before: ControlFlow, after: ControlFlow, origin: Mapping[int, int]) -> frozenset[int]:
    """The blocks of the outermost loops that take more cycles an iteration than before; all blocks of a kernel without
    loops that takes more. Both have the same control flow and, in some order, the same memory accesses; `origin`:
    instruction of the new one -> the same in the old one.
    """
    if not before.function.is_kernel:
        return frozenset()
    old = ModelledKernel(before.function, model_of(before.function.target), fresh_hints=True)
    changed = [loop for loop in old.forest.loops if loop.parent < 0 and not _same(before, after, loop.blocks)]
    if not changed and old.forest.loops:
        return frozenset()
    new = old.reordered(after, origin)
    if not old.forest.loops:
        return frozenset(range(len(before.blocks))) if _whole(new) > _whole(old) * (1 + TOLERANCE) else frozenset()
    again_by_header = new.forest.by_header
    found: set[int] = set()
    for loop in changed:
        if len(old.stream(loop)) * old.waves > MOST_STEPS:
            continue
        if new.simulate(again_by_header[loop.header]).cycles_per_turn > old.simulate(loop).cycles_per_turn * (
            1 + TOLERANCE
        ):
            found |= loop.blocks
    return frozenset(found)


def _whole(kernel: ModelledKernel) -> float:
    """Cycles of all waves from the entry to the end, 0 where simulating them takes longer than it is worth."""
    stream = whole_stream(kernel.pricing, kernel.forest, kernel.counts)
    if len(stream) * kernel.waves > MOST_STEPS:
        return 0.0
    return simulate(stream, kernel.model, kernel.waves, min(kernel.waves, kernel.waves_per_group)).cycles_per_turn


def _same(before: ControlFlow, after: ControlFlow, blocks: frozenset[int]) -> bool:
    return all(
        before.instructions[before.blocks[block].first : before.blocks[block].last]
        == after.instructions[after.blocks[block].first : after.blocks[block].last]
        for block in blocks
    )
