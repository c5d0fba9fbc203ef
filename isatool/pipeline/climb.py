"""One kernel up the ladder: which registers each pass may use, proof after every step, and the choice between goals.

Passes that give registers out anew are tried with several limits (`register_choice.py`).

Proofs nearly always hold, so a pass does not wait for the proof of the one before: with worker processes the proofs run
beside the passes. Behind a step that could not be shown equal everything is made anew without it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import AbstractContextManager
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from isatool.allowance import Budget, granted
from isatool.analysis.banks import report_kernel
from isatool.analysis.cfg import build_flow
from isatool.analysis.lds_banks import Block
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.model.estimate import choice_of
from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import Remark, RemarkKind, distinct
from isatool.passes.lds.options import PadLds, parse_block
from isatool.pipeline.evidence import Proof, RefutedError
from isatool.pipeline.ladder import Rung, Stage
from isatool.pipeline.main_loop import find_main_loop
from isatool.pipeline.proof import show_equal
from isatool.pipeline.register_choice import RegisterChoice, occupancy_of
from isatool.pipeline.rewrite import MOST_REPEATS, Rewrite, plateau_limit, rewrite
from isatool.pipeline.tasks import Processes
from isatool.progress import doing, stage

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec
    from isatool.model.estimate import Estimate


@dataclass(frozen=True)
class Climb:
    """What all kernels of a file have in common. `emit` is told of every step that changed something."""

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

    def run(self, program: Program, kernel: str, spec: LaunchSpec | None) -> Climbed:
        """A kernel through all passes; what cannot be shown equal, or is refuted, is not taken."""
        return _Ascent(self, program, kernel, spec).run()

    def rewritten(self, program: Program, kernel: str, step: Pass, limit: int | None) -> Rewrite:
        """One pass on one kernel; those that find more on what they made run again."""
        repeats = MOST_REPEATS if step.runs_again else 1
        with granted(self.allowed):
            return rewrite(program, [step], kernel, limit, self.toolchain, self.assumptions, repeats=repeats)


@dataclass(frozen=True, slots=True)
class _Shown:
    """What was shown about a step, and the figures of its program if it changed anything."""

    proof: Proof
    stage: Stage | None = None
    refuted: bool = False


@dataclass
class _Ascent:
    """One kernel on its way through the passes."""

    climb: Climb
    program: Program
    kernel: str
    spec: LaunchSpec | None
    made: list[Rewrite] = field(default_factory=list)
    """by the first passes, each of the program of the one before"""
    shown: list[Future[_Shown]] = field(default_factory=list)
    choice: str = ""
    limit: int | None = None
    """VGPRs of the passes that give registers out, once that is chosen"""

    @property
    def block(self) -> Block | None:
        """The workgroup's shape by the options of a pass that asks for it: without it the model counts no conflicts."""
        asks = (step for step in self.climb.passes if isinstance(step, PadLds) and step.block_of in ("", self.kernel))
        return next((parse_block(step.block) for step in asks), None)

    def run(self) -> Climbed:
        """All passes, again from behind a step that could not be shown equal."""
        start = stage_of(self.program, self.kernel, self.block)
        settled: list[Rung] = []
        while len(settled) < len(self.climb.passes):
            self._make_the_rest()
            while len(settled) < len(self.made):
                step = len(settled)
                settled.append(self._settled(step, settled[-1].stage if settled else start))
                if settled[-1].rewrite is not self.made[step]:  # what was made behind it began with it
                    del self.made[step + 1 :], self.shown[step + 1 :]
                    self.made[step] = settled[-1].rewrite
        return self._obeying(Climbed(self._current, start, tuple(settled), self.choice))

    def _obeying(self, climbed: Climbed) -> Climbed:
        """Up to the step that the model chooses (`choice_of`), unless the goal is another; hints are taken on trust."""
        rungs = climbed.rungs
        hints = {number for number, step in enumerate(self.climb.passes) if step.is_hint}
        steps = [number for number in range(len(rungs)) if number not in hints]
        versions = [climbed.start.estimate, *(rungs[number].stage.estimate for number in steps)]
        known = [version for version in versions if version is not None]
        if self.climb.goal != "auto" or len(known) < len(versions):
            return climbed
        chosen = choice_of(known)
        best = steps[chosen - 1] if chosen else -1
        if all(not rungs[number].rewrite.changed for number in steps if number > best):
            return climbed
        program = rungs[best].rewrite.program if best >= 0 else self.program
        stage = rungs[best].stage if best >= 0 else climbed.start
        kept = list(rungs[: best + 1])
        for number in range(best + 1, len(rungs)):
            rung = rungs[number]
            made = self.climb.rewritten(program, self.kernel, self.climb.passes[number], self.limit)
            if number in hints and made.changed:
                shown = _shown(made, self.spec, dict(self.climb.sizes), self.block)
                if shown.proof.shown and shown.stage is not None:
                    kept.append(Rung(rung.name, made, shown.proof, shown.stage))
                    program, stage = made.program, shown.stage
                    continue
            left = replace(rung.rewrite.withdrawn(), program=program, remarks=_refusal(rung, known[chosen]))
            kept.append(Rung(rung.name, left, Proof(True, False, "not needed"), stage))
        return Climbed(program, climbed.start, tuple(kept), climbed.choice)

    @property
    def _current(self) -> Program:
        return self.made[-1].program if self.made else self.program

    def _settled(self, number: int, before: Stage) -> Rung:
        """A step as far as it could be shown equal; `before`: the figures of the program in front of it."""
        made, name = self.made[number], self.climb.passes[number].name
        doing(f"proof of {name}", number + 1, len(self.climb.passes))
        shown = self.shown[number].result()
        if made.changed and not shown.refuted and (shown.proof.shown or self.climb.accept_unproved):
            self.climb.emit(name, made.program)
        elif made.changed:
            made = made.withdrawn()
        return Rung(name, made, shown.proof, shown.stage if made.changed and shown.stage is not None else before)

    def _make_the_rest(self) -> None:
        """Rewrites by the passes that have not run, and their proofs begun."""
        passes = self.climb.passes
        start = self.program
        if passes and passes[0].sets_mode:
            if not self.made:
                self._make(passes[:1], None)
            start = self.made[0].program
        usual = self.climb.max_vgprs or plateau_limit(start.kernel(self.kernel))
        split = next((place for place, step in enumerate(passes) if step.allocates), len(passes))
        if len(self.made) > split:  # a step behind the choice was not taken
            chosen = self.made[split].changed
            self.choice = self.choice if chosen else ""
            self._make(passes[len(self.made) :], self.limit if chosen else usual)
            return
        self._make(passes[len(self.made) : split], usual)
        self._make_with_best_limit(passes[split:], usual)

    def _make(self, steps: Sequence[Pass], limit: int | None) -> None:
        for step in steps:
            with self._stage(step):
                made = self.climb.rewritten(self._current, self.kernel, step, limit)
            self._take(made)

    def _stage(self, step: Pass, what: str = "") -> AbstractContextManager[None]:
        """The next step of the ladder."""
        return stage(f"{step.name}{what}", len(self.made) + 1, len(self.climb.passes))

    def _take(self, made: Rewrite) -> None:
        """A rewrite on trust; its proof begins."""
        shown: Future[_Shown] = Future()
        if made.changed:
            with granted(self.climb.allowed):
                shown = self.climb.workers.submit(_shown, made, self.spec, dict(self.climb.sizes), self.block)
        else:
            shown.set_result(_Shown(Proof(True, False, "not needed")))
        self.made.append(made)
        self.shown.append(shown)

    # -- the passes that give registers out

    def _make_with_best_limit(self, steps: Sequence[Pass], usual: int | None) -> None:
        """The last steps with the limit that serves the goal; what was decided is kept in words."""
        self.choice = ""
        if not steps:
            return
        climb, first = self.climb, steps[0]
        made, limit = None, usual
        if climb.max_vgprs is None and usual is not None:
            given = (climb.goal, climb.toolchain, climb.assumptions, climb.allowed)
            choosing = RegisterChoice(self._current, self.kernel, first, *given)
            with self._stage(first, ", how many VGPRs"):
                made, limit, self.choice = choosing.best(usual, climb.workers)
        if made is None:
            with self._stage(first):
                made = climb.rewritten(self._current, self.kernel, first, usual)
        self.limit = limit
        self._take(made)
        self._make(steps[1:], limit)


def _refusal(rung: Rung, chosen: Estimate) -> tuple[Remark, ...]:
    """Why a step that could be shown equal is left out."""
    function = rung.rewrite.function
    now = rung.stage.estimate
    cycles = now.cycles_for(chosen) if now is not None and rung.rewrite.changed else None
    if now is None or cycles is None:
        return rung.rewrite.remarks
    what = f"{cycles:.0f} cycles for what takes {chosen.cycles:.0f} without it"
    if now.is_slower(chosen):
        why = f"the model {chosen.model} calls it slower, {what}"
    else:
        why = f"{what} is no difference to the model {chosen.model}, and the code without it issues no more"
    text = f"{function.name}: left as it is: {why}; --goal issue takes it"
    return (Remark(rung.name, function.program.span(function.first), text, kind=RemarkKind.LEFT),)


def _shown(made: Rewrite, spec: LaunchSpec | None, sizes: Mapping[str, int], block: Block | None) -> _Shown:
    try:
        proof = show_equal(made, spec, sizes)
    except RefutedError as error:
        return _Shown(Proof(False, False, f"{error}\nplease report this with the input"), refuted=True)
    with granted(Budget()):
        return _Shown(proof, stage_of(made.program, made.kernel, block))


@dataclass(frozen=True)
class Climbed:
    """The program behind all steps, figures of the input, the steps, and how the number of registers was chosen."""

    program: Program
    start: Stage
    rungs: tuple[Rung, ...]
    choice: str

    @property
    def stopped(self) -> bool:
        """True if the clock cut a pass or a proof."""
        return any(rung.rewrite.stopped or rung.proof.stopped for rung in self.rungs)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The remarks of all steps, each once."""
        return distinct(remark for rung in self.rungs for remark in rung.rewrite.remarks)


def stage_of(program: Program, kernel: str, block: Block | None = None) -> Stage:
    """The figures of a program on the ladder. `block`: the workgroup's shape where the kernel does not say it."""
    function = program.kernel(kernel)
    report = report_kernel(build_flow(function))
    main = find_main_loop(function)
    room = occupancy_of(program, kernel)
    return Stage(main, report.vgprs, report.bytes_without_hints, room, _estimated(function, main.label, block))


def _estimated(function: Function, label: str, block: Block | None) -> Estimate | None:
    from isatool.model.estimate import estimate
    from isatool.model.prediction import ModelledKernel

    kernel = ModelledKernel.of(function, block=block)
    if kernel.flow.unanalysable:
        return None
    try:
        return estimate(kernel, label)
    except UserError:
        return None
