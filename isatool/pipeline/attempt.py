"""One kernel through the passes of a plan, with a proof after every step.

Each step is proved before the next is made, and emulated only if it is not: equal runs of the input and of what all
steps made of it come at the end (`search.py`). With worker processes a pass does not wait for the proof of the one
before, since proofs nearly always hold: after a step that could not be shown equal, what was made of it is made again
without it. A step that an earlier plan could not show is left out at once, and of other plans a pass of which the usual
one could show nothing. At the deadline, whatever it cuts, the best that is proved so far is what comes out. It is long
because the way through a plan and what is known of steps change together.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Future
from contextlib import AbstractContextManager
from dataclasses import field, replace
from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from isatool.allowance import Budget, OutOfTimeError, budget, granted
from isatool.analysis.assumptions import Grants
from isatool.analysis.lds_banks import Block
from isatool.asm.emitter import emit
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Program
from isatool.model.estimate import SAME, Estimate, choice_of
from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import Remark, RemarkKind
from isatool.passes.lds.options import PadLds, parse_block
from isatool.pipeline.evidence import Proof, RefutedError
from isatool.pipeline.ladder import LadderStep
from isatool.pipeline.proof import show_equal
from isatool.pipeline.provable_part import provable_part
from isatool.pipeline.register_choice import RegisterChoice
from isatool.pipeline.rewrite import MOST_REPEATS, Rewrite, plateau_limit, rewrite
from isatool.pipeline.search_result import Lost, SearchResult
from isatool.pipeline.stages import Stage, comparable, loops_beside, plain_stage, stage_of
from isatool.pipeline.tasks import Processes, result_of
from isatool.pipeline.variations import Plan
from isatool.progress import doing, stage
from isatool.records import dataclass, record

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec

_CHOOSING: Final = 0.02
_CHOOSING_SECONDS: Final = 1.0


@dataclass(frozen=True)
class SearchSettings:
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
    """for all kernels; what was proved when it ends is kept"""
    seconds: float = math.inf
    """for a kernel"""
    spent: float = 0.0
    """of them, before its search begins"""
    may_vary: bool = False
    """with the goal "auto" options of the passes are chosen by the model"""
    may_set_mode: bool = False
    """CU mode is a choice like others"""

    @property
    def afterwards(self) -> Budget:
        """The time after the deadline to choose among what is proved."""
        return Budget().within(seconds=min(_CHOOSING * self.seconds, _CHOOSING_SECONDS))

    def rewritten(self, program: Program, kernel: str, step: Pass, limit: int | None) -> Rewrite:
        """One pass on one kernel; those that find more on what they made run again."""
        repeats = MOST_REPEATS if step.runs_again else 1
        made = rewrite(program, [step], kernel, limit, self.toolchain, self.assumptions, repeats=repeats)
        if made.stopped:
            raise OutOfTimeError
        return made


@record
class StepProof:
    """What was shown about a step."""

    proof: Proof
    refuted: bool = False


@record
class Asked:
    """The proof of a step, done or still running, and the plan that asked for it first."""

    made: Rewrite
    future: Future[StepProof]
    plan: str

    @property
    def known(self) -> StepProof | None:
        """What was shown, or could not be; None for what is not done, was cut, or was lost with its worker."""
        if not self.future.done() or isinstance(self.future.exception(), (BrokenExecutor, OutOfTimeError)):
            return None
        shown = self.future.result()
        return None if shown.proof.stopped and not shown.proof.shown else shown


@dataclass
class KernelFacts:
    """All rewrites and proofs of one kernel, by the identity of their inputs, since plans have steps in common."""

    search: SearchSettings
    kernel: str
    rewrites: dict[tuple[int, int, int | None], Rewrite] = field(default_factory=dict)
    choices: dict[tuple[int, int], tuple[Rewrite | None, int, str]] = field(default_factory=dict)
    stages: dict[tuple[int, bool], tuple[Program, Stage]] = field(default_factory=dict)
    loops: dict[int, tuple[Program, Mapping[str, Estimate]]] = field(default_factory=dict)
    same: dict[tuple[str, str, tuple[str, ...], Grants], Rewrite] = field(default_factory=dict)
    shown: dict[int, Asked] = field(default_factory=dict)
    left: dict[int, tuple[Rewrite, Proof]] = field(default_factory=dict)
    """of steps, what could be shown equal"""
    unproved: dict[Pass, Proof | None] = field(default_factory=dict)
    """of passes of the usual plan that changed something: a proof that failed; None where any of it could be shown
    equal, or could be if what it asks for is granted
    """

    @property
    def block(self) -> Block | None:
        """The workgroup's shape by the options of a pass that asks for it: without it the model counts no conflicts."""
        asks = (step for step in self.search.passes if isinstance(step, PadLds) and step.block_of in ("", self.kernel))
        return next((parse_block(step.block) for step in asks), None)

    def stage(self, program: Program, whole: bool = False) -> Stage:
        """The figures of a program. `whole`: estimated from the kernel's entry to its end."""
        key = (id(program), whole)
        if key not in self.stages:
            made = stage_of(program, self.kernel, self.block, whole)
            self.stages[key] = program, made
        return self.stages[key][1]

    def start(self, program: Program) -> Stage:
        """The figures of the input; without those of the cycle model where there is no time for them."""
        try:
            return self.stage(program)
        except OutOfTimeError:
            with granted(Budget()):
                return plain_stage(program, self.kernel)

    def shown_by(self, proof: Proof) -> Rewrite | None:
        """The rewrite that a proof is about; None for one of nothing."""
        known = ((asked.made, asked.known) for asked in self.shown.values())
        return next((made for made, shown in known if shown is not None and shown.proof is proof), None)

    def first_like(self, made: Rewrite) -> Rewrite:
        """The first rewrite that makes the same of the same text under the same assumptions."""
        if not made.changed:
            return made
        return self.same.setdefault((emit(made.source), emit(made.program), made.applied, made.assumptions), made)

    @property
    def lost(self) -> tuple[Lost, ...]:
        """The steps of all plans that were not proved, unless the clock cut the proof."""
        known = [(asked, asked.known) for asked in self.shown.values() if asked.made.changed]
        return tuple(
            Lost("+".join(asked.made.applied), shown.proof.text.partition("\n")[0], asked.plan)
            for asked, shown in known
            if shown is not None and not shown.proof.proved
        )

    def beside(self, program: Program) -> Mapping[str, Estimate]:
        """The figures of its loops but the main one."""
        key = id(program)
        if key not in self.loops:
            main = self.stage(program).main
            self.loops[key] = program, loops_beside(program, self.kernel, main, self.block)
        return self.loops[key][1]

    def comparable(self, programs: Sequence[Program]) -> list[Stage]:
        """Their figures, estimated so that they can be compared: one loop of all, else the whole of all."""
        return comparable(programs, self.stage)


@dataclass
class Attempt:
    """One kernel on its way through the passes of a plan."""

    search: SearchSettings
    program: Program
    kernel: str
    spec: LaunchSpec | None
    plan: Plan
    known: KernelFacts
    made: list[Rewrite] = field(default_factory=list)
    """by the first passes, each of the program of the one before"""
    choice: str = ""
    limit: int | None = None
    """VGPRs of the passes that give registers out, once that is chosen"""
    slower: list[int] = field(default_factory=list)
    """places of steps that were left out because the model calls what they make slower"""
    lost: dict[int, Rewrite] = field(default_factory=dict)
    """steps as they were made of which it was known that they cannot be shown equal, by their places"""
    entries: list[LadderStep] = field(default_factory=list)
    """the first of those that were made, once it is known whether they are shown equal"""
    searched: SearchResult = field(init=False)
    """the best that is proved so far"""

    def __post_init__(self) -> None:
        self.searched = SearchResult(self.program, self.known.start(self.program), ())

    def run(self) -> SearchResult:
        """All passes, or those that were shown equal before the deadline."""
        passes = self.plan.passes
        try:
            for made in self.made if self.search.workers.count > 1 else ():
                self._begin_proof(made)
            while len(self.entries) < len(passes):
                if len(self.made) < len(passes):
                    self._make_next()
                    self._begin_proof(self.made[-1])
                while len(self.entries) < len(self.made) and (
                    len(self.made) == len(passes) or self._begin_proof(self.made[len(self.entries)]).done()
                ):
                    self._settle()
        except OutOfTimeError:
            self._settle_proved()
            left = dict.fromkeys(step.name for step in passes[len(self.entries) :])
            self.searched = replace(self.searched, untried=tuple(left) or (self.plan.what,))
        return self.searched

    def _settle_proved(self) -> None:
        """After the deadline: steps whose proofs ended beside the work that it cut."""
        try:
            with granted(self.search.afterwards):
                while len(self.entries) < len(self.made):
                    asked = self.known.shown.get(id(self.made[len(self.entries)]))
                    if asked is None or asked.known is None or not asked.known.proof.shown:
                        return
                    self._settle()
        except (OutOfTimeError, BrokenExecutor):  # Ctrl-C on a terminal ends the workers as well
            return

    def _settle(self) -> None:
        """The next step as far as it could be shown equal; what was made after one that could not is dropped."""
        place = len(self.entries)
        entry = self._entry(place, self.entries[-1].stage if self.entries else self.searched.start)
        self.entries.append(entry)
        if entry.rewrite is not self.made[place]:
            del self.made[place + 1 :]
            self.made[place] = entry.rewrite
            self.slower = [other for other in self.slower if other < place]
            self.lost = {other: made for other, made in self.lost.items() if other < place}
            if place == self._split and not entry.rewrite.changed:
                self.limit, self.choice = self._usual, ""
        if entry.rewrite.changed or len(self.entries) == len(self.plan.passes):
            passes, entries = self.plan.passes[: len(self.entries)], tuple(self.entries)
            start = self.known.stage(self.program)
            self.searched = self._obeying(SearchResult(entry.rewrite.program, start, entries, self.choice, passes))

    def chosen(self, programs: Sequence[Program]) -> int | None:
        """Which of some programs to take by the model; None if it cannot follow one of them."""
        found = [stage.estimate for stage in self.known.comparable(programs)]
        known = [each for each in found if each is not None]
        return choice_of(known) if len(known) == len(found) else None

    @property
    def best(self) -> Program:
        """The fastest by the model of the input and the results of the steps."""
        programs = [self.program, *(made.program for made in self.made)]
        chosen = self.chosen(programs)
        return programs[-1 if chosen is None else chosen]

    def _obeying(self, searched: SearchResult) -> SearchResult:
        """Up to the step that the model chooses, unless the goal is another; hints are taken on trust."""
        entries = searched.entries
        hints = {number for number, step in enumerate(self.plan.passes) if step.is_hint}
        steps = [number for number in range(len(entries)) if number not in hints]
        programs = [self.program, *(entries[number].rewrite.program for number in steps)]
        stages = self.known.comparable(programs)
        for number, compared in zip(steps, stages[1:], strict=True):
            entries = (
                *entries[:number],
                replace(entries[number], stage=compared),
                *entries[number + 1 :],
            )
        searched = replace(searched, start=stages[0], entries=entries)
        chosen = self.chosen(programs)
        if self.search.goal != "auto" or chosen is None:
            return searched
        best = steps[chosen - 1] if chosen else -1
        if all(not entries[number].rewrite.changed for number in steps if number > best):
            return searched
        program, taken = programs[chosen], stages[chosen]
        kept = list(entries[: best + 1])
        for number in range(best + 1, len(entries)):
            entry = entries[number]
            made = self._rewritten(program, self.plan.passes[number], self.limit) if number in hints else entry.rewrite
            if number in hints and made.changed:
                shown = self._shown(made)
                if shown.proof.shown:
                    program, taken = made.program, replace(self.known.stage(made.program), estimate=taken.estimate)
                    kept.append(LadderStep(entry.name, made, shown.proof, taken))
                    continue
            remarks = made.remarks
            now, best_so_far = entry.stage.estimate, stages[chosen].estimate
            if number not in hints and made.changed and now is not None and best_so_far is not None:
                remarks = _refusal(entry.name, made, now, best_so_far) or remarks
            left = replace(entry.rewrite.withdrawn(), program=program, remarks=remarks)
            kept.append(
                LadderStep(
                    entry.name,
                    left,
                    Proof.not_needed() if entry.rewrite.changed else entry.proof,
                    taken,
                )
            )
        return replace(searched, program=program, entries=tuple(kept))

    @property
    def _current(self) -> Program:
        return self.made[-1].program if self.made else self.program

    def _entry(self, number: int, before: Stage) -> LadderStep:
        """A step as far as it could be shown equal; `before`: the figures of the program in front of it."""
        made, name = self.lost.get(number, self.made[number]), self.plan.passes[number].name
        doing(f"proof of {name}", number + 1, len(self.plan.passes))
        if not made.changed:
            return LadderStep(name, made, self._hopeless(self.plan.passes[number]) or Proof.not_needed(), before)
        made, proof = self._left_of(made, self.plan.passes[number])
        return LadderStep(name, made, proof, self.known.stage(made.program) if made.changed else before)

    def _left_of(self, made: Rewrite, step: Pass) -> tuple[Rewrite, Proof]:
        """The part of a step that could be shown equal, and its proof."""
        key, is_change = id(made), made.changed
        if key not in self.known.left:
            shown = self._shown(made)
            if not (shown.refuted or shown.proof.shown or self.search.accept_unproved) and self._may_gain(made):
                part = provable_part(made, step, partial(self._rewritten, made.source, limit=self._most))
                if part is not None:
                    made, shown = part, self._shown(part)
            if shown.refuted or not (shown.proof.shown or self.search.accept_unproved):
                made = made.withdrawn()
            self.known.left[key] = made, shown.proof
        made, proof = self.known.left[key]
        if self._is_usual and is_change:
            failed = None if made.changed or proof.ungranted else proof
            self.known.unproved[step] = failed and self.known.unproved.get(step, failed)
        return made, proof

    def _may_gain(self, made: Rewrite) -> bool:
        """Whether part of a step is looked for, which takes many proofs: where time is limited and cycles are the goal,
        only if the model says that all of it gains.
        """
        if self.search.goal != "auto" or budget().seconds == math.inf:
            return True
        before, after = self.known.comparable([made.source, made.program])
        return _is_slower(before, after)

    def _begin_proof(self, made: Rewrite) -> Future[StepProof]:
        """What is shown about a step, some time or already."""
        if id(made) not in self.known.shown:
            if made.changed:
                future = self.search.workers.submit(_shown, made, self.spec, dict(self.search.sizes))
            else:
                future = Future()
                future.set_result(StepProof(Proof.not_needed()))
            self.known.shown[id(made)] = Asked(made, future, self.plan.what)
        return self.known.shown[id(made)].future

    def _shown(self, made: Rewrite) -> StepProof:
        """What is shown about a step; OutOfTimeError if the clock cuts the proof."""
        shown = result_of(self._begin_proof(made))
        if shown.proof.stopped and not shown.proof.shown:
            raise OutOfTimeError
        return shown

    def make(self) -> None:
        """Rewrites by the passes that have not run, on trust."""
        while len(self.made) < len(self.plan.passes):
            self._make_next()

    def _make_next(self) -> None:
        """The next step; those from the first one on that gives registers out have its limit, if that is taken."""
        passes, place = self.plan.passes, len(self.made)
        if self._hopeless(passes[place]):
            if place == self._split:
                self.limit, self.choice = self._usual, ""
            search = self.search
            self._take(rewrite(self._current, (), self.kernel, self.limit, search.toolchain, search.assumptions))
        elif place == self._split:
            self._make_with_best_limit(passes[place], self._usual)
        elif place > self._split:
            self._make(passes[place], self.limit)
        else:
            self._make(passes[place], self._usual if place or not passes[0].sets_mode else None)

    @property
    def _is_usual(self) -> bool:
        return self.plan.passes == tuple(self.search.passes)

    def _hopeless(self, step: Pass) -> Proof | None:
        """The failed proof of a pass, if no result of it in the usual plan could be shown equal. Results in other
        plans, mostly of longer code, would hardly be, and their proofs take time from those that hold.
        """
        return None if self._is_usual else self.known.unproved.get(step)

    @cached_property
    def _split(self) -> int:
        """The place of the first step that gives registers out."""
        return next((place for place, step in enumerate(self.plan.passes) if step.allocates), len(self.plan.passes))

    @property
    def _most(self) -> int | None:
        return self.search.max_vgprs or self.plan.limit

    @property
    def _usual(self) -> int | None:
        """VGPRs that no step has to choose: what is allowed, else as many as keep the waves."""
        start = self.made[0].program if self.plan.passes[0].sets_mode else self.program
        return self._most or plateau_limit(start.kernel(self.kernel))

    def _make(self, step: Pass, limit: int | None) -> None:
        with self._stage(step):
            self._take(self._rewritten(self._current, step, limit))

    def _take(self, made: Rewrite) -> None:
        """The next step, or as much of it as is known to be shown equal."""
        place, made = len(self.made), self._obeyed(made)
        asked = self.known.shown.get(id(made))
        if asked is not None and asked.known is not None:
            left, _ = self._left_of(made, self.plan.passes[place])
            if left is not made:
                self.lost[place], made = made, left
                if place == self._split and not made.changed:
                    self.limit, self.choice = self._usual, ""
        self.made.append(made)

    def _rewritten(self, program: Program, step: Pass, limit: int | None) -> Rewrite:
        key = (id(program), id(step), limit)
        if key not in self.known.rewrites:
            if budget().is_over:
                raise OutOfTimeError
            self.known.rewrites[key] = self.known.first_like(self.search.rewritten(program, self.kernel, step, limit))
        return self.known.rewrites[key]

    def _stage(self, step: Pass, what: str = "") -> AbstractContextManager[None]:
        """The next step of the ladder."""
        return stage(f"{step.name}{what}", len(self.made) + 1, len(self.plan.passes))

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
        if self.search.goal == "auto" or before.estimate is None or after.estimate is None:
            return False
        return self.search.goal == "occupancy" or after.estimate.issues_less(before.estimate)

    # -- the passes that give registers out

    def _make_with_best_limit(self, first: Pass, usual: int | None) -> None:
        """The first step that gives registers out, with the limit that serves the goal; why this one, in words."""
        self.choice = ""
        search = self.search
        made, limit = None, usual
        if self._most is None and usual is not None:
            key = (id(self._current), id(first))
            if key not in self.known.choices:
                given = (search.goal, search.toolchain, search.assumptions)
                choosing = RegisterChoice(self._current, self.kernel, first, *given)
                with self._stage(first, ", how many VGPRs"):
                    chosen, most, why = choosing.best(usual)
                    self.known.choices[key] = chosen and self.known.first_like(chosen), most, why
            made, limit, self.choice = self.known.choices[key]
        if made is None:
            with self._stage(first):
                made = self._rewritten(self._current, first, usual)
        self.limit = limit
        self._take(made)


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
        little = _little(now, cycles, chosen)
        why = f"{little} by the model {chosen.model}: {what}, and the code without it issues no more"
    text = f"{function.name}: left as it is: {why}; --goal issue keeps it"
    return (Remark(name, function.program.span(function.first), text, kind=RemarkKind.LEFT),)


def _little(now: Estimate, cycles: float, chosen: Estimate) -> str:
    """What a step gains that takes fewer cycles than the chosen code by no more than decides."""
    if cycles >= chosen.cycles * (1 - SAME):
        return "it gains nothing"
    if cycles * (1 + now.compared) >= chosen.cycles:
        return f"it gains no more than a comparison may be off, {100 * now.compared:.0f} %,"
    return "it gains less than the second model loses"


def _shown(made: Rewrite, spec: LaunchSpec | None, sizes: Mapping[str, int]) -> StepProof:
    try:
        return StepProof(show_equal(made, spec, sizes, runs_proved=False))
    except RefutedError as error:
        return StepProof(Proof.refuted(error), refuted=True)
