"""A draft with regions in new orders and its waits made anew."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.wait_renewal import renew_waits
from isatool.ir.relation import Relation
from isatool.isa.waits import Wait
from isatool.passes.common.draft import Draft
from isatool.passes.common.region_lines import Emitted, rewritten_body
from isatool.passes.common.regions import Region


def reordered(
    draft: Draft,
    flow: ControlFlow,
    orders: Mapping[Region, Sequence[Emitted]],
    groups: tuple[int, int] | None,
    settling: Mapping[int, Wait],
) -> Draft:
    """The draft whose control flow is `flow`. `groups`: limits on waits in a run; `settling`: what waits go on waiting
    for, for the sake of other waves.
    """
    if orders:
        body, pairs = rewritten_body(flow, orders)
        first = draft.function.first
        program = draft.function.with_body(body)
        moved = Relation(frozenset((old, first + new, 0) for old, new in pairs))
        step = Draft(program, draft.name, moved)
    else:
        step = Draft.of(draft.function)
    made = step.flow()
    renewed = step.edited(made, renew_waits(flow, made, step.relation, groups, settling).edits())
    return Draft(renewed.program, draft.name, draft.relation.then(renewed.relation))
