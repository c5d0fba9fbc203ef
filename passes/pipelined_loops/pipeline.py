"""pipeline: what a loop's next iteration loads from global memory is on its way while this iteration computes.

A loop that loads a tile, stores it to LDS and computes with it waits for the loads in every iteration. Here the loads
of the next iteration, with their addresses, come right after this one's results are taken, into registers that the
arithmetic does not use; whether there is a next iteration is found out before them, so nothing is loaded that the
input does not load. The last iteration is a copy without loads. The loop's registers and its text grow by that.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from isatool.analysis.assumptions import Apart, Sentence, in_order
from isatool.analysis.delays import plan_delays
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS
from isatool.analysis.fallbacks import is_fallback
from isatool.analysis.hazards import find_hazards, plan_hazards
from isatool.analysis.kernel import Kernel
from isatool.analysis.launch_facts import argument_places
from isatool.analysis.loops import Loop, find_loops, loop_at
from isatool.analysis.synchronising import synchronising
from isatool.analysis.wait_renewal import renew_waits
from isatool.analysis.webs import Webs, build_webs
from isatool.asm.register_counts import Counts, used_registers, with_register_counts
from isatool.diagnostics import RefusedError
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.isa.table import Unit
from isatool.isa.target import Target
from isatool.model.estimate import SAME, estimate
from isatool.model.prediction import ModelledKernel
from isatool.passes.common.draft import Draft, input_line
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult, RemarkKind
from isatool.passes.lds.options import MIN_WAVES
from isatool.passes.pipelined_loops.back_edge import NEXT, TRIALS, Across, across
from isatool.passes.pipelined_loops.grouped import DONE, SIZES, Grouped, grouped, with_waits
from isatool.passes.pipelined_loops.guarded import straightened
from isatool.passes.pipelined_loops.low_products import plan_low_products
from isatool.passes.pipelined_loops.options import Pipeline
from isatool.passes.pipelined_loops.prefetch import MixedError, Prefetch, apart, candidates, find_prefetch, is_load
from isatool.passes.pipelined_loops.renaming import renamed, results
from isatool.passes.pipelined_loops.rotation import AHEAD, Rotated, rotated, sorted_draft
from isatool.passes.schedule.schedule import in_blocks
from isatool.progress import stage
from isatool.rewriting.registers import TooFewRegistersError
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.lemma import Granted, ProofStep
from isatool.verify.lemmas.equal import Equal
from isatool.verify.structural.blockwise import same_by_blocks
from isatool.verify.verdict import Assumption, Verdict

LEAST_ARITHMETIC: Final = 8
"""vector and LDS instructions that a load has to pass: with fewer the copies are not worth their text"""

MOST_SPLITS: Final = 64
"""VOPDs that are taken apart, each of which costs an issue"""
WAIT_GROUPS: Final = (3, 3)
"""at most so many waits for a group of loads, in innermost loops and elsewhere, as the repairs begin"""


def run(options: Pipeline, function: Function, context: Context) -> PassResult:
    """The function with one more loop pipelined."""
    return _Pipelining(options, function, context).run()


class _Made(NamedTuple):
    """A pipelined loop: the programs on the way to it, and the number of loads ahead."""

    sorted: Draft
    rotation: Rotated
    loads: int
    vgprs: int


class _Measured(NamedTuple):
    """A loop in groups, and its iterations in a thousand cycles."""

    rate: float
    made: Grouped


class _LeftError(RefusedError):
    """Why a loop is left as it is; with how many waves a SIMD it could be done."""

    def __init__(self, text: str, waves: int = 0) -> None:
        super().__init__(text)
        self.waves = waves


class _Pipelining:
    """The pass on one function."""

    def __init__(self, options: Pipeline, function: Function, context: Context) -> None:
        self.options = options
        self.function = function
        self.context = context
        self.draft = Draft.of(function)
        self.flow = self.draft.flow()
        self.base = self.draft
        """the function with a loop's blocks in order, without branches around code that does nothing without lanes"""
        self.report = PassReport(options.name, function)
        self.conditional: PassResult | None = None
        """the first loop in groups whose proof needs pointers to be apart, which nobody granted"""
        self._known_rates: dict[str, float] = {}

    def run(self) -> PassResult:
        """Pipeline the first loop for which that is possible."""
        loops = list(self._loops())
        for number, loop in enumerate(loops):
            label = loop.labels[0]
            with stage(f"loop {label}", number + 1, len(loops)):
                try:
                    return self._result(loop, label)
                except _LeftError as error:
                    self._left(loop, label, str(error), error.waves)
                except RefusedError as error:
                    self._left(loop, label, str(error))
        if self.conditional is not None and not self._is_pipelined:
            return self.conditional
        what = f"no loop begins at '{self.options.loop}'" if self.options.loop else "it has no loop"
        return self.report.unchanged("" if loops else what)

    @property
    def _is_pipelined(self) -> bool:
        """Whether the pass has done a loop before: what is proved is worth more than what might be."""
        labels = (label for block in self.flow.blocks for label in block.labels)
        return any(label.endswith((DONE, AHEAD, NEXT)) for label in labels)

    def _loops(self) -> Iterator[Loop]:
        """Loops with a name, inner ones first."""
        for loop in sorted(find_loops(self.flow).loops, key=lambda loop: (-loop.depth, loop.index)):
            labels = loop.labels
            if labels and not any(map(is_fallback, labels)) and (not self.options.loop or self.options.loop in labels):
                yield loop

    def _left(self, loop: Loop, label: str, why: str, waves: int = 0) -> None:
        line = input_line(self.function, self.flow, self.flow.blocks[loop.header].first)
        text = f"{self.function.name}: the loop {label} is left as it is: {why}"
        help_ = f"--min-waves {waves} takes them" if waves else ""
        self.report.note(text, line, help_, {MIN_WAVES: waves} if waves else None, RemarkKind.LEFT)

    # -- one loop

    def _result(self, loop: Loop, label: str) -> PassResult:
        self.base = straightened(self.function, label)
        flow = self.base.flow()
        loop = loop_at(flow, label)
        for index in sorted(synchronising(flow).places.intersection(flow.inside(sorted(loop.blocks)))):
            line = flow.line_number(index)
            raise RefusedError(f"waves may synchronise by '{flow.instructions[index]}' on line {line}")
        if self.options.lds:
            return self._across(label)
        try:
            return self._in_groups(label)
        except RefusedError as error:
            instead = str(error)
        try:
            return self._ahead(loop, label)
        except _LeftError as error:
            raise _LeftError(f"{error}; in groups: {instead}", error.waves) from None
        except RefusedError as error:
            raise RefusedError(f"{error}; in groups: {instead}") from None

    def _in_groups(self, label: str) -> PassResult:
        """The loop with the loads of several iterations together."""
        try:
            found = self._fastest(label) if self.options.if_faster else None
            made = found.made if found is not None else grouped(self.base, label, self._limit)
        except TooFewRegistersError:
            raise _LeftError("there are too few registers for the loads of two iterations") from None
        final = with_waits(made, label, WAIT_GROUPS)
        counts = Counts(*used_registers(final.function))
        *stages, final = (_runnable(each, counts) for each in (*made.stages, final))
        self._require(self._same(stages[0]))
        verdict = made.reorder.judge(stages[-1].function, final.function, Granted(assumptions=self._pointers_apart))
        self._require(verdict)
        loads = "load" if made.loads == 1 else f"{made.loads} loads"
        text = f"{self.function.name}: the loop {label} issues the {loads} of {made.size} iterations together"
        text += f", with {counts.vgprs} VGPRs"
        text += self._rates(label, found.rate) if found is not None else ""
        result = self._done(final, text, made.loads * made.size, counts.vgprs, stages, (made.reorder, final.program))
        lacking = [found for found in verdict.assumptions if found not in self._pointers_apart]
        if lacking:
            self.conditional = self.conditional or result
            raise _LeftError(f"it is right only if {' and '.join(map(str, lacking))}")
        return result

    def _fastest(self, label: str) -> _Measured:
        """The loop in groups of the size that the model likes best; as `grouped` if no size can be done."""
        found: list[_Measured] = []
        for size in SIZES:
            try:
                made = grouped(self.base, label, self._limit, (size,))
            except RefusedError:
                if size == SIZES[-1] and not found:
                    raise
                continue
            found.append(_Measured(self._group_rate(label, made), made))
        return max(found, key=lambda each: each.rate)

    def _across(self, label: str) -> PassResult:
        """The loop with its first LDS loads before the end of the iteration before."""
        made, final = self._best_across(label)
        counts = Counts(*used_registers(final.function))
        *stages, final = (_runnable(each, counts) for each in (*made.stages, final))
        if not self._full_waves:  # else operands of matrix products may have moved, which only the whole proof shows
            self._require(self._same(stages[0]))
        self._require(made.reorder.judge(stages[-1].function, final.function))
        loads = "LDS load" if made.loads == 1 else f"{made.loads} LDS loads"
        text = f"{self.function.name}: the loop {label} issues the first {loads} of its next iteration among the "
        text += f"arithmetic of this one, with {counts.vgprs} VGPRs"
        if self.options.if_faster:
            text += self._rates(label, _rate(final.function, label + NEXT), SAME)
        return self._done(final, text, made.loads, counts.vgprs, stages, (made.reorder, final.program))

    def _best_across(self, label: str) -> tuple[Across, Draft]:
        """With as much of an iteration's end after the exit test as the model likes best."""
        found: list[tuple[float, Across, Draft]] = []
        for part, lds_first in TRIALS:
            try:
                made = across(self.base, label, self._limit, part, self._full_waves, lds_first)
            except RefusedError:
                if not found and part == TRIALS[0][0]:
                    raise
                continue
            if any(each[1].made.program == made.made.program for each in found):
                continue
            flow = made.made.flow()
            loop = loop_at(flow, label + NEXT)
            final = in_blocks(made.made, loop.blocks, self._limit)
            found += [(_rate(each.function, label + NEXT), made, each) for each in (made.made, final)]
        _, best, final = max(found, key=lambda each: each[0])
        return best, final

    def _done(
        self, final: Draft, text: str, loads: int, vgprs: int, stages: Sequence[Draft], last: ProofStep
    ) -> PassResult:
        """The result, which a lemma shows after `stages` that the validator compares."""
        report = self.report.copy()
        report.note(text)
        report.statistics |= {"loads ahead": loads, "VGPRs after": vgprs}
        steps = (*((Equal(), each.program) for each in (self.base, *stages)), last)
        return report.changed(final, settled=False, proof_steps=steps)

    def _same(self, draft: Draft) -> str | None:
        """Why a draft does not do in the same blocks what the function does, None if it does."""
        before = self.base.flow()
        difference = same_by_blocks(before, draft.flow())
        launch = DeclaredLaunch.of(self.function)
        if difference and launch is not None:
            difference = same_by_blocks(before, draft.flow(), arithmetic=launch.mode)
        return difference

    def _require(self, shown: str | Verdict | None) -> None:
        """_LeftError if something is not shown."""
        if isinstance(shown, str):
            raise _LeftError(f"its loads cannot come first: {shown}")
        if shown is not None and not shown.holds:
            found = shown.first_difference
            raise _LeftError(found.message if found is not None else "it is not shown to be right")

    def _ahead(self, loop: Loop, label: str) -> PassResult:
        """The loop with the loads of its next iteration before the arithmetic of this one."""
        made = self._made(loop)
        rotated, pipelined = made.rotation.rotated, made.rotation.pipelined
        flow = pipelined.flow()
        final = pipelined.edited(flow, renew_waits(flow, flow, Relation.identity(flow.lines), WAIT_GROUPS).edits())
        loads = "load" if made.loads == 1 else f"{made.loads} loads"
        text = (
            f"{self.function.name}: the loop {label} issues the {loads} of its next iteration before the "
            f"arithmetic of this one, with {made.vgprs} VGPRs"
        )
        text += self._rates(label, _rate(final.function, label + AHEAD)) if self.options.if_faster else ""
        stages = made.sorted, rotated
        last = (made.rotation.hoist, pipelined.program)
        return self._done(final, text, made.loads, made.vgprs, stages, last)

    def _made(self, loop: Loop) -> _Made:
        """The loop pipelined, with as few registers of its own as are enough."""
        draft = self.base.edited(self.base.flow(), plan_low_products(self.base.flow(), loop))
        for _ in range(MOST_SPLITS):
            flow = draft.flow()
            webs = build_webs(flow)
            loads = candidates(flow, loop, webs)
            first = flow.block_at(loads[0]).instructions if loads else ()
            draft = self._renamed(draft, loop, webs, results(flow, loop, webs, loads), first)
            flow = draft.flow()
            webs = build_webs(flow)
            try:
                parts = find_prefetch(flow, loop, webs)
                break
            except MixedError as error:
                edits = Edits()
                edits.substitute(error.index, apart(flow, error.index))
                draft = draft.edited(flow, edits)
        else:
            raise _LeftError("too many VOPDs hold a half of its exit test")
        self._require_work(parts)
        try:
            return self._pipelined(draft, parts)
        except _LeftError:
            others = flow.touched((*parts.rest, *parts.step, *parts.test)) & VGPRS
            every = dict.fromkeys(
                web
                for index in parts.loads
                for web in webs.defined[index]
                if others >> webs.webs[web].register & 1  # the rest have registers of their own
            )
            draft = self._renamed(draft, loop, webs, every, {*parts.loads, *parts.taken})
            flow = draft.flow()
            return self._pipelined(draft, find_prefetch(flow, loop, build_webs(flow)))

    def _require_work(self, parts: Prefetch) -> None:
        units = (parts.flow.instructions[index].unit for index in parts.rest)
        if sum(unit in (Unit.VALU, Unit.LDS) for unit in units) < LEAST_ARITHMETIC:
            raise _LeftError("there is too little after its loads that could hide them")

    def _pipelined(self, draft: Draft, parts: Prefetch) -> _Made:
        in_order = sorted_draft(draft, parts)
        rotation = rotated(in_order, parts)
        function = rotation.pipelined.function
        counts = Counts(*used_registers(function))
        in_order, rotated_draft, pipelined = (
            _runnable(each, counts) for each in (in_order, rotation.rotated, rotation.pipelined)
        )
        self._require(self._same(in_order))
        self._require(rotation.hoist.judge(rotated_draft.function, pipelined.function))
        flow = parts.flow
        loads = sum(is_load(flow, index) for index in parts.loads)
        return _Made(in_order, Rotated(rotated_draft, pipelined, rotation.hoist), loads, counts.vgprs)

    def _renamed(self, draft: Draft, loop: Loop, webs: Webs, wanted: Iterable[int], inside: Container[int]) -> Draft:
        """The draft with some webs in registers of their own.

        _LeftError if these are lacking, with the waves with which it could be done.
        """
        flow, wanted = draft.flow(), list(wanted)
        try:
            return renamed(draft, flow, loop, webs, wanted, inside, self._limit)
        except TooFewRegistersError:
            pass
        try:
            draft = renamed(draft, flow, loop, webs, wanted, inside, self._target.addressable_vgprs)
        except TooFewRegistersError:
            raise _LeftError("a wave has too few VGPRs for what the loads bring") from None
        vgprs = used_registers(draft.function)[0]
        waves = self._waves(vgprs)
        raise _LeftError(f"it takes {vgprs} VGPRs, with which {waves:.3g} waves a SIMD run", int(waves))

    @property
    def _pointers_apart(self) -> tuple[Assumption, ...]:
        """What the user grants of pointers."""
        places = argument_places(Kernel(self.function).metadata)
        named = [grant for grant in in_order(self.context.assumptions) if isinstance(grant, Apart)]
        offsets = [[places.get(name, (-1, 0))[0] for name in (grant.first, grant.second)] for grant in named]
        return tuple(Assumption.disjoint(one, other) for one, other in offsets if min(one, other) >= 0)

    @property
    def _full_waves(self) -> bool:
        """Whether no lane of a wave is without a work-item."""
        launch = DeclaredLaunch.of(self.function)
        return Sentence.FULL_WAVES in self.context.assumptions or (launch is not None and launch.full_waves)

    # -- registers

    @property
    def _target(self) -> Target:
        return self.function.target

    @property
    def _limit(self) -> int:
        """VGPRs that the user allows; if nothing is said, as many as cost no wave, or leave those that are wanted."""
        limit = self.context.vgpr_limit
        if self.context.occupancy_limit is None:
            return limit
        most = self._target.addressable_vgprs
        wanted = self.options.min_waves or self._waves(limit)
        while limit < most and self._waves(limit + 1) >= wanted:
            limit += 1
        return limit

    def _waves(self, vgprs: int) -> float:
        kernel = Kernel(self.function)
        declared = kernel.readable_descriptor
        found = kernel.occupancy(max(vgprs, declared.vgprs)) if declared is not None else None
        return float(found.waves) if found is not None else 0.0

    # -- the model

    def _rates(self, label: str, after: float, least: float = 0.0) -> str:
        """A sentence on the rates of a loop by the cycle model, in iterations per thousand cycles; `after` is the new
        one. _LeftError if the loop would be slower, or gain less than the part `least`.
        """
        before = self._rate_before(label)
        text = f"modelled {before:.4g} iterations a thousand cycles, {after:.4g} then"
        if after < before * (1 + least):
            raise _LeftError(f"the cycle model calls it {'no faster' if least else 'slower'}: {text}")
        return f"; {text}"

    def _rate_before(self, label: str) -> float:
        """That of the function's own loop, measured once."""
        if label not in self._known_rates:
            self._known_rates[label] = _rate(self.function, label)
        return self._known_rates[label]

    def _group_rate(self, label: str, made: Grouped) -> float:
        """Iterations in a thousand cycles of a loop in groups, by the work that is done in them; both with the delays
        that the repairs would give them, the loop that it is compared with without VOPDs too.
        """
        before, after = (
            estimate(ModelledKernel.of(_with_delays(draft).function), label)
            for draft in (made.stages[0], with_waits(made, label, WAIT_GROUPS))
        )
        cycles = after.cycles_for(before)
        return self._rate_before(label) * before.cycles / cycles if cycles else 0.0


def _runnable(draft: Draft, counts: Counts) -> Draft:
    """The draft as one that is proved by itself: with waits for what instructions that moved read too early, and with
    its registers declared.
    """
    flow = draft.flow()
    draft = draft.edited(flow, plan_hazards(flow)) if find_hazards(flow) else draft
    return replace(draft, program=with_register_counts(draft.program, draft.name, counts))


def _with_delays(draft: Draft) -> Draft:
    flow = draft.flow()
    return draft.edited(flow, plan_delays(flow))


def _rate(function: Function, label: str) -> float:
    """Iterations of all waves of a SIMD in a thousand cycles, by the cycle model."""
    modelled = ModelledKernel.of(function)
    for loop in modelled.forest.loops:
        if label in loop.labels:
            found = modelled.simulate(loop)
            return 1000 * found.waves / found.cycles_per_turn
    return 0.0
