"""batch-loads: 64-bit address chains of global accesses in loops become scalar bases, one lane offset and an immediate.

What is uniform goes into 64-bit SGPR pairs that advance by scalar additions, what differs between lanes into 32-bit
VGPRs that do not change (RDNA3 ISA guide 11.2: base + zero-extended offset + immediate). Strides come from the kernel's
own values. Where the original sign-extends a 32-bit index, both agree only while nothing wraps: that is proved, or a
guard tests the sizes once before the loop and the loop as it was stays behind the function for all other launches.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import Final

from isatool.analysis import suggestions
from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.atoms import Bounds
from isatool.analysis.fallbacks import is_fallback
from isatool.analysis.loops import Loop
from isatool.asm.register_counts import used_registers
from isatool.diagnostics import RefusedError
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.passes.batch_loads.batch_code import RUNNING, Batch, BatchPlan
from isatool.passes.batch_loads.late_compare import with_late_compare
from isatool.passes.batch_loads.options import BatchLoads
from isatool.passes.batch_loads.rematerialize import rematerialized
from isatool.passes.batch_loads.scalar_bases import with_scalar_bases
from isatool.passes.batch_loads.spread_loads import spread
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft, input_line
from isatool.passes.common.guards import Guard
from isatool.passes.common.load_groups import (
    Blocked,
    GlobalAccess,
    Split,
    accesses_in,
    box,
    counting_inputs,
    largest_box,
    scales,
    split_all,
)
from isatool.passes.common.lower_registers import around_loop, lowered
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult, RemarkKind
from isatool.passes.common.synthesis import OutOfRegistersError
from isatool.progress import doing

_SMALL: Final = 255
"""a bound of all sizes: a loop that cannot be rewritten for these cannot be for any"""
_NOTHING: Final = (
    "no loop addresses global memory through a pair of VGPRs, and none loads more at once than a chunk"
    " with arithmetic after it in the same block"
)


def run(options: BatchLoads, function: Function, context: Context) -> PassResult:
    """Batch the global accesses of every loop of a function."""
    return _BatchLoads(function, context, options).run()


class _BatchLoads:
    def __init__(self, function: Function, context: Context, options: BatchLoads) -> None:
        self.function = function
        self.context = context
        self.options = options
        self.report = PassReport(options.name, function)

    def _affine(self, draft: Draft) -> Affine:
        return analyse_affine(draft.function, self.context.assumptions)

    def run(self) -> PassResult:
        """Rewrite loop after loop, each by the scheme that needs the fewest registers if they are scarce."""
        draft = Draft.of(self.function)
        affine = self._affine(draft)
        labels = [
            label
            for loop in affine.forest.loops
            for label in loop.labels[:1]
            if not is_fallback(label) and self._own_accesses(affine, loop)
        ]
        changed = 0
        for number, label in enumerate(labels):
            doing(f"loop {label}", number + 1, len(labels))
            made = self._loop_batched(draft, label)
            changed += made is not None
            draft = made or draft
        draft, outside = self._outside_of_loops(draft)
        changed += outside
        apart = spread(draft, self.options.chunk)
        draft = apart.draft
        if apart.moved:
            self.report.statistics |= {"loads moved": apart.moved, "chunks": apart.chunks}
            changed += 1
        if not changed:
            return self.report.unchanged("" if self.report.remarks else _NOTHING)
        return self.report.changed(draft, settled=False)

    def _outside_of_loops(self, draft: Draft) -> tuple[Draft, int]:
        """(the draft with scalar bases outside of loops too, how many accesses have them)"""
        made = with_scalar_bases(draft, self.context.assumptions, guard=self.options.guard)
        if made.count:
            self.report.statistics |= {"accesses outside of loops": made.count}
        if made.versioned is not None and made.count:
            self.report.note(
                f"{made.count} accesses have scalar bases under a guard: {made.versioned.guard.condition}",
                self.function.first,
                "other launches take the original code, which stays after the kernel",
                guard=made.versioned.guard.words("the original code"),
            )
        return made.draft, made.count

    def _own_accesses(self, affine: Affine, loop: Loop) -> list[GlobalAccess]:
        """The accesses of a loop that are in no loop inside it."""
        return accesses_in(affine, affine.forest.own_blocks(loop))

    # -- one loop

    def _loop_batched(self, draft: Draft, label: str) -> Draft | None:
        """A loop as it is, or with its comparison late where that leaves fewer accesses as they are."""
        earlier = self.report.copy()
        made, left = self._batched_at(draft, label)
        late = with_late_compare(draft, label) if left else None
        if late is not None:
            before, self.report = self.report, earlier
            better, fewer = self._batched_at(late, label)
            if better is not None and fewer < left:
                return better
            self.report = before
        return made

    def _batched_at(self, draft: Draft, label: str) -> tuple[Draft | None, int]:
        """(the draft with a loop rewritten, the accesses that are as they were); (None, their number) if all are."""
        affine = self._affine(draft)
        loop = next((loop for loop in affine.forest.loops if label in loop.labels[:1]), None)
        if loop is None:
            return None, 0
        return self._batched(draft, affine, loop, label)

    def _batched(self, draft: Draft, affine: Affine, loop: Loop, label: str) -> tuple[Draft | None, int]:
        accesses = self._own_accesses(affine, loop)
        found = self._splits(affine, loop, accesses, label)
        if found is None:
            return None, 0
        splits, bounds, limit, counting = found
        best: tuple[tuple[int, int, int], Draft, BatchPlan, Guard] | None = None
        reason: RefusedError | None = None
        schemes = ("v", "s", RUNNING) if self.options.scheme == "auto" else (self.options.scheme,)
        limits = dict.fromkeys((self.context.vgpr_limit, max(self.context.vgpr_limit, self._harmless)))
        for most, (preference, scheme) in product(limits, enumerate(schemes)):
            if best is not None and most != self.context.vgpr_limit:
                break
            if scheme == RUNNING and self.options.scheme == "auto" and best is not None and not best[0][0]:
                continue
            may_guard = not self.options.keep_conditions and self.options.guard
            for reuse in (False, True):
                plan = BatchPlan(affine, loop, tuple(splits), bounds, scheme, may_guard, counting, reuse)
                try:
                    made, left, guard = self._rewritten(draft, plan, most)
                except RefusedError as error:
                    reason = reason or error
                    if not isinstance(error, OutOfRegistersError):
                        break
                    continue
                waves = -chips.waves_by_vgpr(self.function.target, max(used_registers(made.function)[0], 1))
                if best is None or (left, waves, preference) < best[0]:
                    best = ((left, waves, preference), made, plan, guard)
                if not left:
                    break
        if best is None:
            assert reason is not None
            text = f"{label} is left as it is: {reason}"
            line = self._line(affine, accesses[0])
            self.report.note(text, line, reason.help, reason.facts, RemarkKind.LEFT)
            return None, len(accesses)
        (left, _, _), made, plan, guard = best
        self.report.statistics |= {"accesses": len(splits) - left, "scheme": plan.scheme}
        if bounds:
            self.report.statistics["guard"] = limit
        if guard:
            self.report.note(
                f"the accesses of {label} are batched under a guard: {guard.condition}",
                self._line(affine, accesses[0]),
                "other launches take the original loop, which stays after the kernel",
                guard=guard.words(f"the original loop {label}"),
            )
        return made, left

    def _splits(
        self, affine: Affine, loop: Loop, accesses: Sequence[GlobalAccess], label: str
    ) -> tuple[list[Split], Bounds, int, frozenset[int]] | None:
        """The accesses that can be split, the bounds that this needs, the common limit in them, and which of the bounds
        are on how often loops run.
        """
        found = split_all(affine, loop, accesses, affine.views)
        splits = [part for part in found if isinstance(part, Split)]
        blocked = [part for part in found if isinstance(part, Blocked)]
        if not blocked:
            return splits, {}, 0, frozenset()
        scale, counting = scales(affine, accesses), frozenset[int]()
        if not self.options.guard or not scale:
            most = largest_box(affine, loop, accesses, scale) if scale else None
            ranges = {} if most is None else box(affine, scale, most[0])
            self._explain(affine, blocked, label, suggestions.bounds(affine.atoms, affine.transfer.facts, ranges))
            return (splits, {}, 0, counting) if splits else None
        limit = largest_box(affine, loop, accesses, scale)
        if limit is None and not counting_inputs(affine, loop) <= scale.keys():
            counting = counting_inputs(affine, loop)
            scale = scales(affine, accesses, counting)
            limit = largest_box(affine, loop, accesses, scale)
        remaining = list(accesses)
        if limit is None:  # some are blocked whatever the sizes are
            small = split_all(affine, loop, accesses, affine.views_under(box(affine, scale, _SMALL)))
            hopeless = [part for part in small if isinstance(part, Blocked)]
            self._explain(affine, hopeless, label)
            bad = {part.access.index for part in hopeless}
            remaining = [access for access in accesses if access.index not in bad]
            limit = largest_box(affine, loop, remaining, scale) if remaining else None
        if limit is None:
            return None
        return limit[1], box(affine, scale, limit[0]), limit[0], counting

    def _explain(self, affine: Affine, blocked: Sequence[Blocked], label: str, options: str = "") -> None:
        """`options`: those that grant bounds under which nothing is blocked."""
        for part in blocked[:4]:
            self.report.note(
                f"an access of {label} is left as it is: {part.reason}",
                self._line(affine, part.access),
                f"{options} would do" if options and part.by_range else "",
                kind=RemarkKind.LEFT,
            )

    def _line(self, affine: Affine, access: GlobalAccess) -> int:
        """The line of the input that an access stands on."""
        return input_line(self.function, affine.flow, access.index)

    @property
    def _harmless(self) -> int:
        """The VGPRs that cost no wave; used where the input's own do not suffice."""
        return self.context.occupancy_limit or 0

    def _rewritten(self, draft: Draft, plan: BatchPlan, most: int) -> tuple[Draft, int, Guard]:
        """(the draft with a loop rewritten, the accesses that are as they were, what is tested before it)."""
        batch = Batch(draft, plan)
        made = batch.rewritten()
        stay = frozenset(map(id, batch.late))  # their registers change below: the loop may write those they have now
        flow = made.flow()
        again = rematerialized(made.edited(flow, plan_removal(flow, stay=stay)))
        flow = again.draft.flow()
        made = again.draft.edited(flow, plan_removal(flow, stay=stay))
        if plan.reuse:
            label = plan.loop.labels[0]
            made = around_loop(made, label, batch.own, (*batch.placeholders, *again.placeholders), most)
        else:
            made = lowered(made, (*batch.placeholders, *again.placeholders), most)
        return made, batch.left, batch.guard
