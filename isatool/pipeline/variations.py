"""What else than the ladder may be done with a kernel: options that interact, chosen together by what is left to gain.

The cycle model says what a kernel still waits for after the ladder, and how much of its cycles that is at most. What
is for it, and gives up waves or takes more code for it, is a plan: the same passes with other options. A plan is only
made where it may win, and proved where it has won (`search.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import build_flow
from isatool.analysis.kernel import Kernel
from isatool.analysis.loops import find_loops
from isatool.isa import chips
from isatool.model.estimate import SAME
from isatool.model.gains import AHEAD, Cause, Gain
from isatool.model.prediction import ModelledKernel
from isatool.model.processor_modes import processor_modes
from isatool.model.slots import Slot
from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import MAX_VGPRS
from isatool.passes.hints.options import CuMode
from isatool.passes.lanes.options import BoundBuffers, CompleteLines, ShareLanes, TransposeLanes
from isatool.passes.lds.options import MIN_WAVES, DoubleBuffer, PadLds
from isatool.passes.pair.options import Pair
from isatool.passes.pipelined_loops.options import Pipeline
from isatool.passes.rebank.options import Rebank
from isatool.passes.schedule.options import Schedule
from isatool.passes.unroll.options import Unroll
from isatool.pipeline.main_loop import find_main_loop
from isatool.pipeline.register_choice import ERROR, TRUSTED, fewer_registers
from isatool.pipeline.registry import pipeline_text
from isatool.pipeline.rewrite import Rewrite, plateau_limit
from isatool.records import record

LEAST: Final = 0.02
"""less of the cycles is not worth a try"""
WORTH: Final = 100_000
"""instructions that passes may go through for all of the cycles; for a part of them, so much less"""
ORDER_LEAST: Final = 0.01
"""the same of another order of the instructions, which is one pass and hides several waits at once"""
ORDER_WORTH: Final = 200_000
"""the same"""
FACTORS: Final = (4, 8)
SEARCHED: Final = 400
"""instructions of a block for whose order a search takes some seconds"""
_OVER_LANES: Final[dict[Slot, tuple[tuple[Pass, int | None], ...]]] = {
    Slot.LDS: ((ShareLanes(), None),),
    Slot.VMEM: ((CompleteLines(), 0), (BoundBuffers(), 0)),
}
"""what takes work from a unit, and its place (None: after the others)"""
NARROW: Final = 8
"""loads of halves or bytes of LDS: fewer are not worth a try"""
EXCHANGED: Final = 0.1
"""part of the cycles that may go where lanes load words of LDS and exchange halves or bytes: it is known once tried"""
NESTED: Final = 0.05
"""part of the cycles that may go where an inner loop loads: it is known once tried"""
_ORDERED: Final = frozenset((Cause.LDS, Cause.RESULTS, Cause.SCALAR, Cause.MEMORY))
"""waits that another order of the instructions may hide, all of them at once"""
LADDER_WORDS: Final = "the usual passes"


@record
class Plan:
    """Passes with their options, and the most VGPRs of those that give registers out (None: to be chosen)."""

    passes: tuple[Pass, ...]
    limit: int | None = None
    what: str = LADDER_WORDS
    """the options that are not the ladder's"""
    least: float = SAME
    """part of the cycles that it has to gain to be taken: more where waves are given up"""
    kept: tuple[int, ...] = ()
    """places of steps that stay though the model calls what they make slower: others may need it"""

    @property
    def key(self) -> tuple[str, int | None, tuple[int, ...]]:
        """Equal for equal plans."""
        return pipeline_text(self.passes), self.limit, self.kept

    @property
    def command(self) -> str:
        """Options of `optimize` that make this one."""
        goal = ["--goal issue"] if self.kept else []
        limit = [f"--max-vgprs {self.limit}"] if self.limit else []
        return " ".join((*goal, *limit, f'--passes "{pipeline_text(self.passes)}"'))

    @property
    def end(self) -> int:
        """The place after the passes and before the hints."""
        return len(self.passes) - sum(step.is_hint for step in self.passes)

    def first(self, kind: type[Pass]) -> int | None:
        """The place of the first pass of a kind, None if there is none."""
        return next((place for place, step in enumerate(self.passes) if isinstance(step, kind)), None)

    def with_added(self, step: Pass, place: int | None = None, least: float = SAME, what: str = "") -> Plan:
        """With one more step, at a place or before the hints."""
        at = self.end if place is None else place
        passes = (*self.passes[:at], step, *self.passes[at:])
        return self.changed(what or pipeline_text([step]), least, passes)

    def with_step(self, place: int, step: Pass, least: float = SAME) -> Plan:
        """With another step at a place."""
        passes = (*self.passes[:place], step, *self.passes[place + 1 :])
        return self.changed(pipeline_text([step]), least, passes)

    def changed(
        self, what: str, least: float = SAME, passes: tuple[Pass, ...] | None = None, limit: int | None = None
    ) -> Plan:
        """With other passes or another limit, called so."""
        words = what if self.what == LADDER_WORDS else f"{self.what}, {what}"
        return Plan(passes or self.passes, limit or self.limit, words, max(self.least, least), self.kept)


@record
class Variations:
    """Alternatives to a plan that was carried out: its rewrites, what its result still waits for, and that result."""

    plan: Plan
    made: Sequence[Rewrite]
    result: Rewrite
    gains: Sequence[Gain]
    slower: Sequence[int] = ()
    """places of steps that were left out because the model calls what they make slower"""
    may_set_mode: bool = False
    assumptions: frozenset[str] = frozenset()
    """what is granted: a pass that needs others to be proved is not tried"""
    full: tuple[Slot, float] | None = None
    """the unit that bounds the result, and the part of the cycles that goes at most if others do its work"""

    def worth_trying(self) -> Iterator[Plan]:
        """Plans whose possible gain is worth the time that they take, the largest gain first."""
        for plan, saved in self.all():
            orders = [any(isinstance(step, Schedule) for step in each.passes) for each in (self.plan, plan)]
            if self._cost(plan) <= (ORDER_WORTH if orders == [False, True] else WORTH) * saved:
                yield plan

    def all(self) -> Iterator[tuple[Plan, float]]:
        """Plans with the part of the cycles that they would save at most."""
        for place in self.slower:
            if self.gains and self.gains[0].saved >= LEAST:
                plan = self.plan.changed(f"with {self.plan.passes[place].name}")
                yield replace(plan, kept=tuple(sorted({*plan.kept, place}))), self.gains[0].saved
        alone = sum(gain.saved for gain in self.gains if gain.cause in (Cause.SINGLE, Cause.BANKS))
        yield from ((plan, alone) for plan in self._own_registers() if alone >= LEAST)
        yield from self._mode()
        hidden = sum(gain.saved for gain in self.gains if gain.cause in _ORDERED)
        for gain in self.gains:
            for plan in self._plans(gain.cause):
                if gain.saved >= max(LEAST, plan.least):
                    yield plan, gain.saved
            if gain.cause in _ORDERED and hidden >= ORDER_LEAST:
                yield from ((plan, hidden) for plan in self._scheduled())
                hidden = 0.0
        if not any(gain.cause is Cause.MEMORY and gain.saved >= LEAST for gain in self.gains):
            yield from ((plan, NESTED) for plan in self._inner_loops())
        yield from self._over_lanes()

    def _own_registers(self) -> Iterator[Plan]:
        """With pairs in the registers that the code had, where in those that were given out they make it slower."""
        banks, pairs = self.plan.first(Rebank), self.plan.first(Pair)
        if banks is not None and pairs in self.slower and self.made[banks].changed:
            plan = self.plan.changed(
                "without rebank", passes=(*self.plan.passes[:banks], *self.plan.passes[banks + 1 :])
            )
            yield replace(plan, kept=tuple(at - (at > banks) for at in plan.kept if at != banks))

    def _inner_loops(self) -> Iterator[Plan]:
        """With loads of inner loops together: of the waits of a loop whose iterations nobody knows little is seen."""
        if any(loop.depth > 1 for loop in find_loops(build_flow(self.result.function)).loops):
            yield from (plan for plan in self._pipelined() if plan.least <= SAME)

    def _grouped(self) -> Iterator[Plan]:
        """The plan with the loads of several iterations of the main loop together. All uses of their results are then
        in one block, where more pairs and better orders are possible. Before these are found it may be slower.
        """
        place = self.plan.first(Rebank)
        if place is None or any(isinstance(step, Pipeline) for step in self.plan.passes):
            return
        function = self.made[place].source.kernel(self.result.function.name)
        label = find_main_loop(function).label
        if any(label in loop.labels and len(loop.blocks) == 1 for loop in find_loops(build_flow(function)).loops):
            plan = self.plan.with_added(Pipeline(loop=label), place)
            yield replace(plan, kept=(*(at + (at >= place) for at in self.plan.kept), place))

    def _cost(self, plan: Plan) -> int:
        """Instructions that its passes go through, as far as they are not those that were carried out."""
        pairs = zip(plan.passes, self.plan.passes, strict=False)
        same = next((place for place, (mine, other) in enumerate(pairs) if mine is not other), len(self.plan.passes))
        same = min([same, *set(plan.kept).symmetric_difference(self.plan.kept)])
        if plan.limit != self.plan.limit:
            same = min(same, next((place for place, step in enumerate(plan.passes) if step.allocates), same))
        sizes = [len(rewrite.function.instructions) for rewrite in self.made]
        return sum((sizes[place] if place < len(sizes) else sizes[-1]) for place in range(same, len(plan.passes)))

    def _plans(self, cause: Cause) -> Iterator[Plan]:
        if cause in (Cause.CONFLICTS, Cause.MEMORY, Cause.BARRIERS):
            yield from self._with_waves(cause)
            yield from self._with_registers()
        if cause is Cause.WAVES:
            yield from self._narrow()
        if cause is Cause.LDS:
            yield from self._ahead()
        if cause is Cause.MEMORY:
            yield from self._pipelined()
        if cause in (Cause.MEMORY, Cause.RESULTS, Cause.BRANCHES):
            yield from self._unrolled()
        if cause in (Cause.RESULTS, Cause.SCALAR):
            yield from self._grouped()
        if cause in (Cause.LDS, Cause.BARRIERS, Cause.MEMORY):
            yield from self._across()

    def _with_waves(self, cause: Cause) -> Iterator[Plan]:
        """With fewer waves, where a pass says that it could do more with them."""
        for place, step in enumerate(self.plan.passes[: len(self.made)]):
            if not isinstance(step, PadLds if cause is Cause.CONFLICTS else DoubleBuffer) or step.min_waves:
                continue
            own = (remark for remark in self.made[place].remarks if remark.pass_name == step.name)
            for waves in dict.fromkeys(remark.facts[MIN_WAVES] for remark in own if MIN_WAVES in remark.facts):
                yield self.plan.with_step(place, replace(step, min_waves=int(waves)), TRUSTED)

    def _with_registers(self) -> Iterator[Plan]:
        """With more VGPRs, and so fewer waves, where a pass says that it could do more with them."""
        if self.plan.limit is not None:
            return
        remarks = (remark for made in self.made for remark in made.remarks)
        for needed in sorted({int(remark.facts[MAX_VGPRS]) for remark in remarks if MAX_VGPRS in remark.facts}):
            limit = plateau_limit(self.result.function, needed)
            if limit is not None:
                yield self.plan.changed(f"--max-vgprs {limit}", TRUSTED, limit=limit)

    def _narrow(self) -> Iterator[Plan]:
        """So few VGPRs that more waves run."""
        if self.plan.limit is not None or not any(step.allocates for step in self.plan.passes):
            return
        function = self.result.function
        declared = Kernel(function).descriptor
        if declared is None:
            return
        granule = function.target.vgpr_granule(function.wave_size)
        fewer = fewer_registers(function, chips.align_up(declared.vgprs, granule))
        if fewer is not None:
            yield self.plan.changed(f"--max-vgprs {fewer}", ERROR, limit=fewer)

    def _ahead(self) -> Iterator[Plan]:
        for place, step in enumerate(self.plan.passes):
            if isinstance(step, Rebank) and not step.ahead and self.made[place].changed:
                yield self.plan.with_step(place, replace(step, ahead=AHEAD))

    def _unrolled(self) -> Iterator[Plan]:
        """By a factor, where loops are left."""
        if not find_loops(build_flow(self.result.function)).loops:
            return
        for place, step in enumerate(self.plan.passes):
            if isinstance(step, Unroll) and not step.factor and not step.loop:
                for factor in FACTORS:
                    yield self.plan.with_step(place, replace(step, factor=factor))

    def _pipelined(self) -> Iterator[Plan]:
        """With loads of the next iterations ahead: in loops as they are, before they are unrolled, and before registers
        are given out; there with all waves, or with fewer.
        """
        if any(isinstance(step, Pipeline) and not step.lds for step in self.plan.passes):
            return
        for rolled, step in enumerate(self.plan.passes):
            if isinstance(step, Unroll) and self.made[rolled].changed:
                rest = replace(step, factor=0), *self.plan.passes[rolled + 1 :]
                passes = (*self.plan.passes[:rolled], Pipeline(if_faster=True), *rest)
                yield replace(self.plan, what=pipeline_text(passes[rolled : rolled + 2]), passes=passes)
        place = self.plan.first(Rebank)
        for least in self._waves():
            step = Pipeline(min_waves=least, if_faster=True)
            yield self.plan.with_added(step, place, TRUSTED if least else SAME)

    def _across(self) -> Iterator[Plan]:
        """With the first LDS loads of an iteration among the end of the one before; with all waves, or with fewer."""
        if any(isinstance(step, Pipeline) and step.lds for step in self.plan.passes):
            return
        for least in self._waves():
            step = Pipeline(min_waves=least, lds=True, if_faster=True)
            yield self.plan.with_added(step, least=TRUSTED if least else SAME)

    def _waves(self) -> tuple[int, ...]:
        """All waves (0), or so many that have to be left."""
        waves = int(ModelledKernel.of(self.result.function).waves)
        return tuple(dict.fromkeys((0, *(waves * part // 4 for part in (3, 2) if waves * part >= 4))))

    def _scheduled(self) -> Iterator[Plan]:
        """Scheduled; if it is, with a search for better orders, where blocks of loops are short enough for one."""
        own = self.plan.first(Schedule)
        if own is not None:
            step = self.plan.passes[own]
            assert isinstance(step, Schedule)
            if step.effort == "normal" and self.made[own].changed and self._longest_block() <= SEARCHED:
                yield self.plan.with_step(own, replace(step, effort="max"))
        else:
            yield self.plan.with_added(Schedule())

    def _longest_block(self) -> int:
        """Instructions of the longest block in a loop."""
        flow = build_flow(self.result.function)
        blocks = (flow.blocks[block] for loop in find_loops(flow).loops for block in loop.blocks)
        return max((block.last - block.first for block in blocks), default=0)

    def _over_lanes(self) -> Iterator[tuple[Plan, float]]:
        """Accesses shared among lanes in another way, where their unit bounds: the pass says where."""
        unit, saved = self.full or (Slot.NONE, 0.0)
        for step, place in _OVER_LANES.get(unit, ()):
            own = self.plan.first(type(step)) is not None
            if saved >= LEAST and not own and self.assumptions.issuperset(step.rests_on if unit is Slot.VMEM else ()):
                yield self.plan.with_added(step, place, what=step.name), saved
        from isatool.passes.common.narrow_words import narrow_loads

        if narrow_loads(self.result.function) >= NARROW and TransposeLanes() not in self.plan.passes:
            yield self.plan.with_added(TransposeLanes(), 0), EXCHANGED

    def _mode(self) -> Iterator[tuple[Plan, float]]:
        """Plans with CU mode, if the model finds that it helps: as their first pass, since others may do more for
        another number of waves, and as their last, which changes nothing else.
        """
        if not self.may_set_mode or any(step.sets_mode for step in self.plan.passes):
            return
        modes = processor_modes(ModelledKernel.of(self.result.function))
        if modes is None or modes.cu_mode or modes.verdict != "helps":
            return
        step = CuMode(when="helps")
        for place in (None,) if modes.cu.waves == modes.wgp.waves else (0, None):
            yield self.plan.with_added(step, place, TRUSTED, step.name), 1 - 1 / (1 + modes.gain)
