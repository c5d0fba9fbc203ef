"""Waits of a rewritten function recomputed from the input's: what orders memory is carried over, the rest computed."""

from __future__ import annotations

from collections.abc import Mapping

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import NO_WAIT, issues_of, wait_of
from isatool.analysis.wait_insertion import WaitPlan, WaitPlanner, drained_queues, ordering_waits
from isatool.ir.relation import Relation
from isatool.isa.counters import Queue
from isatool.isa.waits import Wait


def renew_waits(
    old: ControlFlow,
    new: ControlFlow,
    relation: Relation,
    wait_groups: tuple[int, int] | None = None,
    settling: Mapping[int, Wait] | None = None,
) -> WaitPlan:
    """The waits that a rewritten function needs.

    `relation` leads from line indices of the input to those of the new program; `wait_groups`: at most so many waits of
    a run in innermost loops, and elsewhere (None: one for every need). `settling`: what waits of the input go on
    waiting for beside what orders memory for certain.
    """
    return WaitRenewal(old, new, relation, settling).plan(wait_groups)


class WaitRenewal:
    """`renew_waits` for several groups of waits."""

    def __init__(
        self, old: ControlFlow, new: ControlFlow, relation: Relation, settling: Mapping[int, Wait] | None = None
    ) -> None:
        self._settling = settling or {}
        self._planner = _planner(old, new, relation, self._settling)

    def plan(self, wait_groups: tuple[int, int] | None = None) -> WaitPlan:
        """The waits."""
        plan = self._planner.plan(*(wait_groups or ()))
        return _without_repeats(plan) if self._settling else plan


def _planner(old: ControlFlow, new: ControlFlow, relation: Relation, settling: Mapping[int, Wait]) -> WaitPlanner:
    images = _images(old, new, relation)
    waits: dict[int, Wait] = {
        index: NO_WAIT for index, instruction in enumerate(new.instructions) if wait_of(instruction) is not None
    }
    for index, wait in (*ordering_waits(old).items(), *settling.items()):
        for image in images.get(index, ()):
            if image in waits:
                waits[image] = waits[image].merged(wait)
    drained: dict[int, frozenset[Queue]] = {}
    for index, queues in drained_queues(old).items():
        for image in images.get(index, ()):
            drained[image] = drained.get(image, frozenset()) | queues
    return WaitPlanner(new, waits, drained)


def _without_repeats(plan: WaitPlan) -> WaitPlan:
    """The plan without kept waits for what another wait of the same block has waited for already."""
    flow, kept = plan.flow, dict(plan.kept)
    issues = issues_of(flow)
    for block in flow.blocks:
        most: dict[str, int] = {}
        """counter -> as many operations may be in flight, where a wait tells"""
        for index in block.instructions:
            if index in kept:
                kept[index] = Wait(
                    **{name: limit for name, limit in kept[index].limits if limit < most.get(name, limit + 1)}
                )
            own = kept.get(index, wait_of(flow.instructions[index])) or NO_WAIT
            for name, limit in own.merged(plan.inserted.get(index, NO_WAIT)).limits:
                most[name] = min(limit, most.get(name, limit))
            if index in flow.calls or flow.instructions[index].is_opaque:
                most.clear()
            for name in {flow.counters.of[queue] for queue in issues[index].queues} if index in issues else ():
                if name in most:
                    most[name] += 1
    return WaitPlan(flow, kept, plan.inserted)


def _images(old: ControlFlow, new: ControlFlow, relation: Relation) -> dict[int, list[int]]:
    """Dense indices of the new instructions that stand for each old one."""
    found: dict[int, list[int]] = {}
    for old_line, new_line, _ in sorted(relation.pairs):
        source, target = old.instruction_at(old_line), new.instruction_at(new_line)
        if source is not None and target is not None:
            found.setdefault(source, []).append(target)
    return found
