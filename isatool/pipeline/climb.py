"""One kernel up the ladder (`ascent.py`), and up others of which the model says that they may be faster.

Passes that allocate registers are tried with several limits (`register_choice.py`). With the goal "auto" the
ladder is tried with other options where the cycle model says that they may win (`variations.py`): each is made on
trust, and proved at once if the model calls it faster than what is proved so far.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final

from isatool.allowance import OutOfTimeError, budget, granted
from isatool.asm.emitter import emit
from isatool.ir.program import Program
from isatool.model.estimate import SAME, left_in
from isatool.model.gains import Cause, Gain
from isatool.model.prediction import ModelledKernel
from isatool.model.slots import Slot
from isatool.passes.hints.options import CuMode
from isatool.pipeline.ascent import Ascent, Known, Terms
from isatool.pipeline.climbed import Climbed, Withheld
from isatool.pipeline.evidence import Proof, RefutedError
from isatool.pipeline.proof import NOT_EMULATED, emulated
from isatool.pipeline.register_choice import TRUSTED
from isatool.pipeline.registry import QUICK
from isatool.pipeline.tasks import result_of
from isatool.pipeline.variations import Plan, Variations

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec

INTERRUPTED: Final = "interrupted"
_KEPT: Final = (0.05, 0.15)
"""of the time of a kernel, for writing what was found: at least, at most"""
_OTHERS: Final = "other options"
"""what is not tried where the clock cuts before it is known which options are"""
_LONG: Final = 10_000
"""instructions that the ladder goes through, from which on it does not end within the usual limit"""


@dataclass(frozen=True)
class Climb(Terms):
    """A ladder of passes, for any number of kernels."""

    def run(self, program: Program, kernel: str, spec: LaunchSpec | None) -> Climbed:
        """A kernel through all passes; what cannot be shown equal, or is refuted, is not taken. At the deadline, the
        best that is proved by then.
        """
        start = time.monotonic()
        with granted(self.allowed.within(seconds=self.seconds - self.spent)):
            first = Ascent(self, program, kernel, spec, Plan(tuple(self.passes)), Known(self, kernel))
        with granted(self.allowed.within(seconds=self._for_search(time.monotonic() - start))):
            found = _Joint(first).best() if self.goal == "auto" else first.run()
        if found.untried:
            found = replace(found, cut=INTERRUPTED if self.allowed.is_over else f"stopped after {self.seconds:g} s")
        with granted(self.allowed.within(seconds=self.seconds - self.spent - (time.monotonic() - start))):
            found = self._emulated(found, program, spec)
        found = replace(found, lost=first.known.lost)
        for rung in found.rungs:
            if rung.rewrite.changed:
                self.emit(rung.name, rung.rewrite.program)
        return found

    def _emulated(self, found: Climbed, program: Program, spec: LaunchSpec | None) -> Climbed:
        """With equal runs of the input and the result; without the last steps as long as runs differ."""
        while spec is not None:
            changed = _changed(found)
            if all(found.rungs[number].proof.emulated for number in changed):
                break
            steps = [found.steps[number] for number in changed]
            try:
                proof = result_of(self.workers.submit(emulated, steps, spec, dict(self.sizes)))
            except RefutedError as error:
                found = _without_last(found, program, Proof.refuted(error))
                continue
            except OutOfTimeError:
                proof = replace(steps[-1][1], text=f"{steps[-1][1].text}; {NOT_EMULATED}", stopped=True)
            last = replace(found.rungs[changed[-1]], proof=proof)
            return replace(found, rungs=(*found.rungs[: changed[-1]], last, *found.rungs[changed[-1] + 1 :]))
        return found

    def _for_search(self, figures: float) -> float:
        """The seconds of a search, `figures` of the kernel's after its begin. To write what was found, and to say so,
        may take as long as the figures of the input did, on this machine as it is now.
        """
        if self.seconds == math.inf:
            return math.inf
        least, most = (part * self.seconds for part in _KEPT)
        return self.seconds - self.spent - figures - min(max(least, figures), most)


def _changed(found: Climbed) -> list[int]:
    """The places of the steps that changed something."""
    return [number for number, rung in enumerate(found.rungs) if rung.rewrite.changed]


def _without_last(found: Climbed, program: Program, proof: Proof) -> Climbed:
    """The steps without the last that changed something, of which this is the `proof`; `program`: the input."""
    *before, last = _changed(found)
    program, stage = (
        (found.rungs[before[-1]].rewrite.program, found.rungs[before[-1]].stage) if before else (program, found.start)
    )
    left = replace(found.rungs[last], rewrite=found.rungs[last].rewrite.withdrawn(), proof=proof)
    rungs = (*found.rungs[:last], *(replace(rung, stage=stage) for rung in (left, *found.rungs[last + 1 :])))
    return replace(found, program=program, rungs=rungs)


@dataclass
class _Joint:
    """The ladder and other plans for one kernel, of which the fastest that is proved is taken."""

    first: Ascent
    tried: list[Ascent] = field(default_factory=list)

    def best(self) -> Climbed:
        """The fastest that can be shown equal."""
        quick, taken = [self._ascent(plan) for plan in self._quick_plans()], self.first
        if budget().seconds < math.inf:
            quick[0].run()
            if self._is_enough(quick[0]):
                taken = quick[0]
            else:
                quick[1].run()
        taken.run()
        self.tried = [taken]
        if taken.climbed.untried:
            return self._cut(quick, taken, taken.climbed.untried)
        untried = _OTHERS
        try:
            while (found := self._next(taken)) is not None:
                untried = found.plan.what
                found.make()
                self.tried.append(found)
                if self._is_faster(found, taken):
                    cut = found.run().untried
                    if self._is_better(found.climbed.program, taken.climbed.program):
                        taken = found
                    if cut:
                        raise OutOfTimeError
                untried = _OTHERS
        except OutOfTimeError:
            return self._cut(quick, taken, (untried,))
        try:
            for each in quick[::-1]:
                if each.climbed.changed and self.first.chosen([each.climbed.program, taken.climbed.program]) == 0:
                    taken = each
            return self._told(taken, taken.climbed)
        except OutOfTimeError:
            return taken.climbed

    def _next(self, fastest: Ascent) -> Ascent | None:
        """The next plan, other than the fastest so far, that may be faster."""
        seen = {ascent.plan.key for ascent in self.tried}
        return next((self._ascent(plan) for plan in self._beside(fastest) if plan.key not in seen), None)

    def _ascent(self, plan: Plan) -> Ascent:
        return Ascent(self.first.climb, self.first.program, self.first.kernel, self.first.spec, plan, self.first.known)

    def _quick_plans(self) -> Iterator[Plan]:
        """The passes of the ladder that gain most for their time, so that something is proved early. The ladder has
        them too, and after others they mostly do more: what is taken is the faster one.
        """
        climb = self.first.climb
        passes = {step.name: step for step in climb.passes} if climb.may_vary else {}
        mode = (CuMode(when="helps"),) if climb.may_vary and climb.may_set_mode else ()
        for names in QUICK:
            yield Plan((*(passes[name] for name in names if name in passes), *mode))

    def _is_enough(self, quick: Ascent) -> bool:
        """Whether only what the model calls worth a try comes after what is proved early, in place of the ladder: in
        long code, whose proofs take long, where neither FMAs nor other work of the VALU are what costs cycles.
        """
        climb, program = self.first.climb, quick.climbed.program
        passes = len(program.kernel(self.first.kernel).instructions) * len(climb.passes)
        if not climb.may_vary or quick.climbed.untried or passes <= _LONG:
            return False
        try:
            stage, gains = self.first.known.stage(program), self._gains(quick, program)
        except OutOfTimeError:
            return False
        estimate = stage.estimate
        if estimate is None or any(gain.cause in (Cause.SINGLE, Cause.BANKS) for gain in gains):
            return False
        is_valu = estimate.full is not None and estimate.full[0] is Slot.VALU
        return not is_valu or stage.main.figures.other_valu * estimate.waves < TRUSTED * estimate.plain.issue

    def _cut(self, quick: Sequence[Ascent], other: Ascent, untried: Sequence[str]) -> Climbed:
        """The fastest, after the deadline, with what none has tried."""
        tried = {rung.name for each in quick for rung in each.rungs}
        taken, *others = [each.climbed for each in (*quick, other) if each.climbed.changed] or [other.climbed]
        with granted(other.climb.afterwards):
            try:
                for each in others:
                    taken = each if self._is_better(each.program, taken.program) else taken
            except OutOfTimeError:
                pass
        return replace(taken, untried=tuple(name for name in untried if name not in tried) or tuple(untried))

    def _beside(self, ascent: Ascent) -> Iterator[Plan]:
        if ascent.climb.may_vary:
            yield from self._variations(ascent).worth_trying()

    def _variations(self, ascent: Ascent) -> Variations:
        result = next((made for made in ascent.made[::-1] if made.program is ascent.best), ascent.made[-1])
        gains = self._gains(ascent, result.program)
        climb, now = ascent.climb, ascent.known.stage(result.program).estimate
        return Variations(
            ascent.plan, ascent.made, result, gains, tuple(ascent.slower), climb.may_set_mode, climb.assumptions,
            now.full if now is not None else None,
        )  # fmt: skip

    def _gains(self, ascent: Ascent, program: Program) -> tuple[Gain, ...]:
        kernel = ModelledKernel.of(program.kernel(ascent.kernel), block=ascent.known.block)
        label = ascent.known.stage(program).main.label
        return () if kernel.flow.unanalysable else left_in(kernel, label)

    def _is_faster(self, found: Ascent, than: Ascent) -> bool:
        """By as much as its plan has to gain."""
        mine, other = found.known.comparable([found.best, than.climbed.program])
        if mine.estimate is None or other.estimate is None:
            return False
        cycles = mine.estimate.cycles_for(other.estimate)
        return cycles is not None and cycles * (1 + found.plan.least) < other.estimate.cycles

    def _is_better(self, found: Program, than: Program) -> bool:
        return self.first.chosen([than, found]) == 1

    def _told(self, ascent: Ascent, climbed: Climbed) -> Climbed:
        """With what the other plans came to, and what is left."""
        shown = [(climbed.program, ascent), *((each.best, each) for each in self.tried if each is not ascent)]
        texts = [emit(program) for program, _ in shown]
        shown = [one for number, one in enumerate(shown) if texts[number] not in texts[:number]]
        compared = ascent.known.comparable([program for program, _ in shown])
        mine, words = compared[0].estimate, []
        for (_, each), other in zip(shown, compared, strict=True):
            cycles = None if mine is None or other.estimate is None else other.estimate.cycles_for(mine)
            words += [] if cycles is None else [f"{each.plan.what} ~{cycles:.0f} cycles"]
        gains = self._gains(ascent, climbed.program)
        seen = {each.plan.key for each in self.tried}
        left = [plan for plan, _ in self._variations(ascent).all() if plan.key not in seen]
        withheld = tuple(self._withheld(climbed))
        tried = tuple(words) if len(words) > 1 else ()
        return replace(climbed, tried=tried, gains=gains, left=tuple(left), withheld=withheld)

    def _withheld(self, climbed: Climbed) -> Iterator[Withheld]:
        """The steps that assumptions alone keep out, the largest gain first."""
        known, found = self.first.known, []
        for rung in climbed.rungs:
            made = known.shown_by(rung.proof) if rung.proof.ungranted and not rung.rewrite.changed else None
            if made is None:
                continue
            before, after = (stage.estimate for stage in known.comparable([made.source, made.program]))
            cycles = after.cycles_for(before) if after is not None and before is not None else None
            if before is not None and cycles is not None and before.cycles - cycles >= SAME * before.cycles:
                found.append(Withheld(rung.name, rung.proof.ungranted, 1 - cycles / before.cycles))
        yield from sorted(found, key=lambda each: -each.saved)
