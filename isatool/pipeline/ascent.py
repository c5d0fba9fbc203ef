"""One kernel through the passes of a plan, with a proof after every step.

Proofs nearly always hold, so a pass does not wait for the proof of the one before: with worker processes the proofs run
beside the passes. After a step that could not be shown equal everything is made again without it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TYPE_CHECKING

from isatool.allowance import Budget, granted
from isatool.analysis.lds_banks import Block
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Program
from isatool.model.estimate import Estimate, choice_of
from isatool.model.gains import Gain
from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import Remark, RemarkKind, distinct
from isatool.passes.lds.options import PadLds, parse_block
from isatool.pipeline.evidence import Proof, RefutedError
from isatool.pipeline.ladder import Rung
from isatool.pipeline.proof import show_equal
from isatool.pipeline.provable_part import provable_part
from isatool.pipeline.register_choice import RegisterChoice
from isatool.pipeline.rewrite import MOST_REPEATS, Rewrite, plateau_limit, rewrite
from isatool.pipeline.stages import Stage, comparable, stage_of
from isatool.pipeline.tasks import Processes
from isatool.pipeline.variations import Plan
from isatool.progress import doing, stage

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec
    from isatool.verify.verdict import Assumption


@dataclass(frozen=True)
class Terms:
    """What all kernels of a file have in common. `emit` is called with every step that changed something."""

    passes: Sequence[Pass]
    goal: str
    max_vgprs: int | None
    toolchain: Toolchain
    sizes: Mapping[str, int]
    assumptions: frozenset[str]
    accept_unproved: bool
    emit: Callable[[str, Program], None]
    workers: Processes = field(default_factory=Processes)
    allowed: Budget = field(default_factory=Budget)
    """for passes and proofs; what was proved when it is used up is kept"""
    may_vary: bool = False
    """with the goal "auto" options of the passes are chosen by the model"""
    may_set_mode: bool = False
    """CU mode is a choice like others"""

    def rewritten(self, program: Program, kernel: str, step: Pass, limit: int | None) -> Rewrite:
        """One pass on one kernel; those that find more on what they made run again."""
        repeats = MOST_REPEATS if step.runs_again else 1
        with granted(self.allowed):
            return rewrite(program, [step], kernel, limit, self.toolchain, self.assumptions, repeats=repeats)


@dataclass(frozen=True, slots=True)
class Shown:
    """What was shown about a step."""

    proof: Proof
    refuted: bool = False


@dataclass
class Known:
    """What was made and found out of one kernel, by the objects that it was made of: plans have steps in common."""

    climb: Terms
    kernel: str
    rewrites: dict[tuple[int, int, int | None], Rewrite] = field(default_factory=dict)
    choices: dict[tuple[int, int], tuple[Rewrite | None, int, str]] = field(default_factory=dict)
    stages: dict[tuple[int, bool], tuple[Program, Stage]] = field(default_factory=dict)
    shown: dict[int, tuple[Rewrite, Future[Shown]]] = field(default_factory=dict)

    @property
    def block(self) -> Block | None:
        """The workgroup's shape by the options of a pass that asks for it: without it the model counts no conflicts."""
        asks = (step for step in self.climb.passes if isinstance(step, PadLds) and step.block_of in ("", self.kernel))
        return next((parse_block(step.block) for step in asks), None)

    def stage(self, program: Program, whole: bool = False) -> Stage:
        """The figures of a program. `whole`: estimated from the kernel's entry to its end."""
        key = (id(program), whole)
        if key not in self.stages:
            with granted(Budget()):
                made = stage_of(program, self.kernel, self.block, whole)
            self.stages[key] = program, made
        return self.stages[key][1]

    def shown_by(self, proof: Proof) -> Rewrite | None:
        """The rewrite that a proof is about; None for one of nothing."""
        ended = ((made, future) for made, future in self.shown.values() if future.done())
        return next((made for made, future in ended if future.result().proof is proof), None)

    def comparable(self, programs: Sequence[Program]) -> list[Stage]:
        """Their figures, estimated so that they can be compared: one loop of all, else the whole of all."""
        return comparable(programs, self.stage)


@dataclass
class Ascent:
    """One kernel on its way through the passes of a plan."""

    climb: Terms
    program: Program
    kernel: str
    spec: LaunchSpec | None
    plan: Plan
    known: Known
    made: list[Rewrite] = field(default_factory=list)
    """by the first passes, each of the program of the one before"""
    choice: str = ""
    limit: int | None = None
    """VGPRs of the passes that give registers out, once that is chosen"""
    slower: list[int] = field(default_factory=list)
    """places of steps that were left out because the model calls what they make slower"""

    def run(self) -> Climbed:
        """All passes, again after a step that could not be shown equal."""
        start = self.known.stage(self.program)
        rungs: list[Rung] = []
        while len(rungs) < len(self.plan.passes):
            self.make()
            while len(rungs) < len(self.made):
                step = len(rungs)
                rungs.append(self._rung(step, rungs[-1].stage if rungs else start))
                if rungs[-1].rewrite is not self.made[step]:  # what was made after it began with it
                    del self.made[step + 1 :]
                    self.made[step] = rungs[-1].rewrite
        return self._obeying(Climbed(self._current, start, tuple(rungs), self.choice, self.plan.passes))

    def chosen(self, programs: Sequence[Program]) -> int | None:
        """Which of some programs to take by the model; None if it cannot follow one of them."""
        found = [stage.estimate for stage in self.known.comparable(programs)]
        known = [each for each in found if each is not None]
        return choice_of(known) if len(known) == len(found) else None

    @property
    def best(self) -> Program:
        """Of the input and what the steps made, what the model calls fastest."""
        programs = [self.program, *(made.program for made in self.made)]
        chosen = self.chosen(programs)
        return programs[-1 if chosen is None else chosen]

    def _obeying(self, climbed: Climbed) -> Climbed:
        """Up to the step that the model chooses, unless the goal is another; hints are taken on trust."""
        rungs = climbed.rungs
        hints = {number for number, step in enumerate(self.plan.passes) if step.is_hint}
        steps = [number for number in range(len(rungs)) if number not in hints]
        programs = [self.program, *(rungs[number].rewrite.program for number in steps)]
        stages = self.known.comparable(programs)
        for number, compared in zip(steps, stages[1:], strict=True):
            rungs = (*rungs[:number], replace(rungs[number], stage=compared), *rungs[number + 1 :])
        climbed = replace(climbed, start=stages[0], rungs=rungs)
        chosen = self.chosen(programs)
        if self.climb.goal != "auto" or chosen is None:
            return climbed
        best = steps[chosen - 1] if chosen else -1
        if all(not rungs[number].rewrite.changed for number in steps if number > best):
            return climbed
        program, taken = programs[chosen], stages[chosen]
        kept = list(rungs[: best + 1])
        for number in range(best + 1, len(rungs)):
            rung = rungs[number]
            made = self._rewritten(program, self.plan.passes[number], self.limit) if number in hints else rung.rewrite
            if number in hints and made.changed:
                shown = self._begin_proof(made).result()
                if shown.proof.shown:
                    program, taken = made.program, replace(self.known.stage(made.program), estimate=taken.estimate)
                    kept.append(Rung(rung.name, made, shown.proof, taken))
                    continue
            remarks = made.remarks
            now, best_so_far = rung.stage.estimate, stages[chosen].estimate
            if number not in hints and made.changed and now is not None and best_so_far is not None:
                remarks = _refusal(rung.name, made, now, best_so_far) or remarks
            left = replace(rung.rewrite.withdrawn(), program=program, remarks=remarks)
            kept.append(Rung(rung.name, left, Proof.not_needed() if rung.rewrite.changed else rung.proof, taken))
        return replace(climbed, program=program, rungs=tuple(kept))

    @property
    def _current(self) -> Program:
        return self.made[-1].program if self.made else self.program

    def _rung(self, number: int, before: Stage) -> Rung:
        """A step as far as it could be shown equal; `before`: the figures of the program in front of it."""
        made, name = self.made[number], self.plan.passes[number].name
        doing(f"proof of {name}", number + 1, len(self.plan.passes))
        if not made.changed:
            return Rung(name, made, Proof.not_needed(), before)
        shown = self._begin_proof(made).result()
        if not (shown.refuted or shown.proof.shown or self.climb.accept_unproved):
            part = provable_part(
                made, self.plan.passes[number], partial(self._rewritten, made.source, limit=self._most)
            )
            if part is not None:
                made, shown = part, self._begin_proof(part).result()
        if shown.refuted or not (shown.proof.shown or self.climb.accept_unproved):
            return Rung(name, made.withdrawn(), shown.proof, before)
        return Rung(name, made, shown.proof, self.known.stage(made.program))

    def _begin_proof(self, made: Rewrite) -> Future[Shown]:
        if id(made) not in self.known.shown:
            with granted(self.climb.allowed):
                future = self.climb.workers.submit(_shown, made, self.spec, dict(self.climb.sizes))
            self.known.shown[id(made)] = made, future
        return self.known.shown[id(made)][1]

    def make(self) -> None:
        """Rewrites by the passes that have not run; with worker processes their proofs begin."""
        passes = self.plan.passes
        if passes and len(self.made) == len(passes):
            return
        start = self.program
        if passes and passes[0].sets_mode:
            if not self.made:
                self._make(passes[:1], None)
            start = self.made[0].program
        usual = self._most or plateau_limit(start.kernel(self.kernel))
        split = next((place for place, step in enumerate(passes) if step.allocates), len(passes))
        if len(self.made) > split:  # a step after the choice was not taken
            chosen = self.made[split].changed
            self.choice = self.choice if chosen else ""
            self._make(passes[len(self.made) :], self.limit if chosen else usual)
            return
        self._make(passes[len(self.made) : split], usual)
        self._make_with_best_limit(passes[split:], usual)

    @property
    def _most(self) -> int | None:
        return self.climb.max_vgprs or self.plan.limit

    def _make(self, steps: Sequence[Pass], limit: int | None) -> None:
        for step in steps:
            with self._stage(step):
                made = self._rewritten(self._current, step, limit)
            self._take(self._obeyed(made))

    def _rewritten(self, program: Program, step: Pass, limit: int | None) -> Rewrite:
        key = (id(program), id(step), limit)
        if key not in self.known.rewrites:
            self.known.rewrites[key] = self.climb.rewritten(program, self.kernel, step, limit)
        return self.known.rewrites[key]

    def _stage(self, step: Pass, what: str = "") -> AbstractContextManager[None]:
        """The next step of the ladder."""
        return stage(f"{step.name}{what}", len(self.made) + 1, len(self.plan.passes))

    def _take(self, made: Rewrite) -> None:
        """A rewrite on trust; in parallel with other work, or where time is short, the proof of one of the ladder
        begins: most of them are wanted in the end.
        """
        at_once = self.climb.workers.count > 1 or self.climb.allowed.deadline < math.inf
        if made.changed and at_once and self.plan.passes == tuple(self.climb.passes):
            self._begin_proof(made)
        self.made.append(made)

    def _obeyed(self, made: Rewrite) -> Rewrite:
        """A step as the model judges it: without any change if it calls what was made slower, and nothing else asks
        for it.
        """
        place = len(self.made)
        if not made.changed or self.plan.passes[place].is_hint or place in self.plan.kept:
            return made
        before, after = self.known.comparable([made.source, made.program])
        slower, gains = _is_slower(after, before), _is_slower(before, after)
        if not slower and (gains or not self.plan.passes[place].has_to_gain):
            return made
        if self._is_goal(before, after):
            return made
        if slower:
            self.slower.append(place)
        remark = _refusal(self.plan.passes[place].name, made, after.estimate, before.estimate)
        return replace(made.withdrawn(), remarks=(*made.remarks, *remark))

    def _is_goal(self, before: Stage, after: Stage) -> bool:
        """Whether a slower step serves the goal: fewer registers may be what a later one needs for more waves."""
        if self.climb.goal == "auto" or before.estimate is None or after.estimate is None:
            return False
        return self.climb.goal == "occupancy" or after.estimate.issues_less(before.estimate)

    # -- the passes that give registers out

    def _make_with_best_limit(self, steps: Sequence[Pass], usual: int | None) -> None:
        """The last steps with the limit that serves the goal; what was decided is kept in words."""
        self.choice = ""
        if not steps:
            return
        climb, first = self.climb, steps[0]
        made, limit = None, usual
        if self._most is None and usual is not None:
            key = (id(self._current), id(first))
            if key not in self.known.choices:
                given = (climb.goal, climb.toolchain, climb.assumptions, climb.allowed)
                choosing = RegisterChoice(self._current, self.kernel, first, *given)
                with self._stage(first, ", how many VGPRs"):
                    self.known.choices[key] = choosing.best(usual)
            made, limit, self.choice = self.known.choices[key]
        if made is None:
            with self._stage(first):
                made = self._rewritten(self._current, first, usual)
        self.limit = limit
        self._take(self._obeyed(made))
        self._make(steps[1:], limit)


def _is_slower(one: Stage, other: Stage) -> bool:
    """Whether the model calls one of two programs slower than the other; False where it cannot follow both."""
    return one.estimate is not None and other.estimate is not None and one.estimate.is_slower(other.estimate)


def _refusal(name: str, made: Rewrite, now: Estimate | None, chosen: Estimate | None) -> tuple[Remark, ...]:
    """Why a step that changed something is left out."""
    function = made.function
    cycles = None if now is None or chosen is None else now.cycles_for(chosen)
    if now is None or chosen is None or cycles is None:
        text = f"{function.name}: left as it is: the cycle model cannot compare it with the code before the pass"
        return (Remark(name, function.program.span(function.first), text, kind=RemarkKind.LEFT),)
    what = f"{cycles:.0f} cycles, {chosen.cycles:.0f} without it"
    if now.is_slower(chosen):
        why = f"it is slower by the model {chosen.model}: {what}"
    else:
        why = f"it gains nothing by the model {chosen.model} ({what}), and the code without it issues no more"
    text = f"{function.name}: left as it is: {why}; --goal issue keeps it"
    return (Remark(name, function.program.span(function.first), text, kind=RemarkKind.LEFT),)


def _shown(made: Rewrite, spec: LaunchSpec | None, sizes: Mapping[str, int]) -> Shown:
    try:
        return Shown(show_equal(made, spec, sizes))
    except RefutedError as error:
        return Shown(Proof(frozenset(), f"{error}\nplease report this with the input"), refuted=True)


@dataclass(frozen=True, slots=True)
class Withheld:
    """A step that takes away `saved` of the cycles by the model, and is proved only if what is `missing` is granted."""

    name: str
    ungranted: tuple[Assumption, ...]
    saved: float


@dataclass(frozen=True)
class Climbed:
    """The program after all steps, figures of the input, the steps, and how the number of registers was chosen."""

    program: Program
    start: Stage
    rungs: tuple[Rung, ...]
    choice: str
    passes: tuple[Pass, ...] = ()
    """the ladder's, or those of a plan that the model calls faster"""
    tried: tuple[str, ...] = ()
    """what the model says of each plan, where there were several"""
    gains: tuple[Gain, ...] = ()
    """what single changes of the result would gain at most"""
    left: tuple[Plan, ...] = ()
    """plans that might gain some of that and were not tried: they would take long"""
    withheld: tuple[Withheld, ...] = ()
    """steps that were made, and would be proved under assumptions that nobody granted"""

    @property
    def stopped(self) -> bool:
        """True if the clock cut a pass or a proof."""
        return any(rung.rewrite.stopped or rung.proof.stopped for rung in self.rungs)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The remarks of all steps, each once."""
        return distinct(remark for rung in self.rungs for remark in rung.rewrite.remarks)
