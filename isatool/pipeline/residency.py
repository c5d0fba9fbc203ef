"""Whether workgroups still find room after a rewrite, and those that wait for each other side by side.

A wave that loops until another workgroup has stored something waits forever if that one cannot begin before it ends.
How many workgroups run at once is decided by the registers and the LDS that a kernel declares.
"""

from __future__ import annotations

from collections.abc import Iterator

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.loops import find_loops
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.isa.table import Unit
from isatool.pipeline.retried import is_retried
from isatool.verify.launch import DeclaredLaunch


def never_runs(before: Function, after: Function) -> str | None:
    """A size of workgroups that run in the first kernel and find no room at all in the second; None if all do."""
    for waves, (first, second) in enumerate(_both_rooms(before, after), 1):
        if second == 0 < first:
            return f"a workgroup of {waves} waves no longer finds room, with the registers and LDS of the second kernel"
    return None


def lost_room(before: Function, after: Function) -> str | None:
    """Why workgroups of the second kernel may wait for ones that no longer run beside them; None if none do, or as many
    fit as of the first.
    """
    fewer = next((pair for pair in _both_rooms(before, after) if pair[1] < pair[0]), None)
    if fewer is None:
        return None
    flow = build_flow(after)
    for index in _waits(flow):
        return (
            f"{flow.place(index)}: '{flow.instructions[index]}' may wait for another workgroup, and {fewer[1]} instead "
            f"of {fewer[0]} run at once on each WGP"
        )
    return None


def _both_rooms(before: Function, after: Function) -> list[tuple[int, int]]:
    """Workgroups on a WGP, of both kernels, for every number of waves; none where launches cannot be read."""
    launches = DeclaredLaunch.of(before), DeclaredLaunch.of(after)
    if launches[0] is None or launches[1] is None:
        return []
    return list(zip(_rooms(launches[0]), _rooms(launches[1]), strict=True))


def _rooms(launch: DeclaredLaunch) -> Iterator[int]:
    """Workgroups on a WGP, for every number of waves that a workgroup may have."""
    descriptor = launch.descriptor
    for items in range(descriptor.wave_size, launch.most_items + descriptor.wave_size, descriptor.wave_size):
        room = chips.occupancy(
            chips.chip(launch.chip),
            descriptor.vgprs,
            descriptor.lds_bytes,
            items,
            descriptor.cu_mode,
            descriptor.wave_size,
        )
        yield room.workgroups * (2 if descriptor.cu_mode else 1)


def _waits(flow: ControlFlow) -> Iterator[int]:
    """Instructions in loops that see what other workgroups have stored since they began: loads past the caches, and
    atomics that return what was there. Not those of a loop by itself that only tries again what others came before.
    """
    forest = find_loops(flow)
    alone = {next(iter(loop.blocks)) for loop in forest.loops if loop.depth == 1 and len(loop.blocks) == 1}
    retried = {block for block in alone - forest.irreducible if is_retried(flow, flow.blocks[block])}
    for index, instruction in enumerate(flow.instructions):
        block = flow.block_of[index]
        inside = forest.innermost[block] >= 0 or block in forest.irreducible
        if inside and block not in retried and _sees_others(instruction):
            yield index


def _sees_others(instruction: AnyInstruction) -> bool:
    row = instruction.row
    if row is None:
        return instruction.is_opaque
    returns = instruction.is_shared and (row.may_load or row.is_atomic)
    return instruction.unit in (Unit.VMEM, Unit.FLAT) and returns
