"""A draft with regions in new orders and its waits recomputed."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.synchronising import carry_meetings
from isatool.analysis.wait_renewal import WaitRenewal
from isatool.ir.relation import Relation
from isatool.isa.waits import Wait
from isatool.passes.common.draft import Draft
from isatool.passes.common.region_lines import Emitted, rewritten_body
from isatool.passes.common.regions import Region

Orders = Mapping[Region, Sequence[Emitted]]


class Reordering:
    """Makes drafts out of one whose control flow is `flow`. `settling`: what waits go on waiting for, for the sake of
    other waves; `blocks`: those whose waits are computed again, None for all.
    """

    def __init__(
        self,
        draft: Draft,
        flow: ControlFlow,
        settling: Mapping[int, Wait],
        blocks: Collection[int] | None = None,
    ) -> None:
        self.draft = draft
        self.flow = flow
        self.settling = settling
        self.blocks = blocks
        self._moved: dict[tuple[object, ...], tuple[Draft, ControlFlow, WaitRenewal]] = {}

    def made(self, orders: Orders, groups: tuple[int, int] | None) -> Draft:
        """The draft with these orders. `groups`: limits on waits in a run."""
        key = tuple((region, *lines) for region, lines in orders.items())
        if key not in self._moved:
            step = self._step(orders)
            made = step.flow()
            self._moved[key] = step, made, WaitRenewal(self.flow, made, step.relation, self.settling)
        step, made, renewal = self._moved[key]
        edits = renewal.plan(groups).edits()
        if self.blocks is not None:
            edits = edits.within(made.inside(self.blocks))
        renewed = step.edited(made, edits)
        carry_meetings(self.flow, renewed.flow(), renewed.relation)
        return Draft(renewed.program, self.draft.name, self.draft.relation.then(renewed.relation))

    def _step(self, orders: Orders) -> Draft:
        """Instructions in their new order, waits where they were."""
        function = self.draft.function
        if not orders:
            return Draft.of(function)
        body, pairs = rewritten_body(self.flow, orders)
        moved = Relation(frozenset((old, function.first + new, 0) for old, new in pairs))
        return Draft(function.with_body(body), self.draft.name, moved)
