"""What both lemmas about other ids share: code at the entry of a kernel gives its work-items or workgroups other ids.

The second program begins with code that computes new ids from those that the launch gave, and is the first one after
it. If the new ids are a permutation of the old ones, every work-item of the first program's launch runs in the second
one, once, on another lane or at another time. That computes the same unless work-items depend on where they run: so
there are no atomics, no accesses past caches, nothing that asks where or when the wave runs. Memory that several
work-items touch must be ordered by barriers: the verdict assumes that there are no data races.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import OPAQUE_EFFECTS
from isatool.analysis.lane_dependence import TRAP_REGISTERS
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace
from isatool.semantics.effects import Halt, Require
from isatool.verify.effect_kinds import IN_WAVE, PLAIN_ACCESSES, REGISTERS, unnamed
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.other_waves import other_waves
from isatool.verify.structural.comparable import comparable
from isatool.verify.structural.unfolding import require_walk
from isatool.verify.verdict import NotShownError

MOST_CODE: Final = 64
"""instructions that may compute new ids: more than any order takes"""
_ELSEWHERE: Final = (AddressSpace.FLAT, AddressSpace.SCRATCH, AddressSpace.GDS, AddressSpace.IMAGE)


class EntryIds(NamedTuple):
    """A kernel, how it is launched, the registers that it needs at its entry, and the `code` before another one that is
    the same after it.
    """

    flow: ControlFlow
    launch: DeclaredLaunch
    alive: int
    code: tuple[AnyInstruction, ...]


def entered(before: Function, after: Function, count: int) -> EntryIds:
    """Both kernels, the second with so many instructions at its entry; NotShownError if they may tell work-items or
    waves where or when they run, or if they differ in more.
    """
    (first, second), launch = comparable(before, after)
    last = second.blocks[0].last
    if not 0 < count <= MOST_CODE or count > last or count == len(second.instructions) or second.blocks[0].predecessors:
        raise NotShownError("the new ids are not computed at the entry")
    require_walk(first, second, (0, count))
    if launch.descriptor.flag("system_sgpr_workgroup_info"):
        raise NotShownError("the launch tells waves their place in the workgroup, and among workgroups")
    _require_plain(first)
    return EntryIds(first, launch, compute_liveness(first).block_in[0], second.instructions[:count])


def _require_plain(flow: ControlFlow) -> None:
    """No instruction tells work-items where or when they run, or lets them wait for each other but by barriers."""
    chip, fixed = flow.function.target, other_waves(flow).fixed
    ordering = [word for word in chip.cache_words if word not in chip.stream_words.load]
    for index, instruction in enumerate(flow.instructions):
        effect = flow.effects[index]
        place = flow.place(index)
        if effect is OPAQUE_EFFECTS or (index in flow.fences and index not in flow.kept):
            raise NotShownError(f"{place}: '{instruction}' is opaque")
        if effect.reads & TRAP_REGISTERS:
            raise NotShownError(f"{place}: '{instruction}' may tell where a wave runs")
        if index in fixed:
            raise NotShownError(f"{place}: waves may synchronise by '{instruction}'")
        for half in instruction.halves:
            row = half.row
            if row is None or row.is_atomic or row.space in _ELSEWHERE:
                raise NotShownError(f"{place}: '{instruction}' may tell work-items apart, or let them communicate")
            if row.reads_state or (row.writes_state and row.operation != Op.SENDMSG) or row.is_call:
                raise NotShownError(f"{place}: '{instruction}' may tell where a wave runs")
            if row.may_load and any(map(half.has, ordering)):
                raise NotShownError(f"{place}: '{instruction}' may wait for another workgroup")
    reason = unnamed(flow, REGISTERS | PLAIN_ACCESSES | IN_WAVE | {Halt, Require})
    if reason:
        raise NotShownError(reason)
