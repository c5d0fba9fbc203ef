"""One kernel through the ladder (`attempt.py`), and through other plans that may be faster by the model.

Passes that allocate registers are tried with several limits (`register_choice.py`). With the goal "auto" the
ladder is tried with other options where the cycle model says that they may win (`variations.py`): each is made on
trust, and proved at once if the model calls it faster than what is proved so far.
"""

from __future__ import annotations

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import field, replace
from typing import TYPE_CHECKING, Final

from isatool.allowance import OutOfTimeError, budget, granted
from isatool.asm.emitter import emit
from isatool.ir.program import Program
from isatool.model.estimate import SAME, left_in
from isatool.model.gains import Cause, Gain
from isatool.model.prediction import ModelledKernel
from isatool.model.slots import Slot
from isatool.passes.hints.options import CuMode
from isatool.pipeline.attempt import Attempt, KernelFacts, SearchSettings
from isatool.pipeline.evidence import Proof, RefutedError
from isatool.pipeline.proof import NOT_EMULATED, emulated
from isatool.pipeline.register_choice import TRUSTED
from isatool.pipeline.registry import QUICK
from isatool.pipeline.search_result import SearchResult, Withheld
from isatool.pipeline.tasks import result_of
from isatool.pipeline.variations import Plan, Variations
from isatool.records import dataclass

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec

INTERRUPTED: Final = "interrupted"
_KEPT: Final = (0.05, 0.15)
"""of the time of a kernel, for writing what was found: at least, at most"""
_OTHERS: Final = "other options"
"""the name of what was not tried if the time is up before the options are known"""
_LONG: Final = 10_000
"""instructions from which on the ladder does not end within the usual time limit"""


@dataclass(frozen=True)
class Search(SearchSettings):
    """A ladder of passes, for any number of kernels."""

    def run(self, program: Program, kernel: str, spec: LaunchSpec | None) -> SearchResult:
        """A kernel through all passes; what cannot be shown equal, or is refuted, is not taken. At the deadline, the
        best that is proved by then.
        """
        start = time.monotonic()
        with granted(self.allowed.within(seconds=self.seconds - self.spent)):
            first = Attempt(self, program, kernel, spec, Plan(tuple(self.passes)), KernelFacts(self, kernel))
        with granted(self.allowed.within(seconds=self._for_search(time.monotonic() - start))):
            found = _Joint(first).best() if self.goal == "auto" else first.run()
        if found.untried:
            found = replace(found, cut=INTERRUPTED if self.allowed.is_over else f"stopped after {self.seconds:g} s")
        with granted(self.allowed.within(seconds=self.seconds - self.spent - (time.monotonic() - start))):
            found = self._emulated(found, program, spec)
        found = replace(found, lost=first.known.lost)
        for entry in found.entries:
            if entry.rewrite.changed:
                self.emit(entry.name, entry.rewrite.program)
        return found

    def _emulated(self, found: SearchResult, program: Program, spec: LaunchSpec | None) -> SearchResult:
        """With equal runs of the input and the result; without the last steps as long as runs differ."""
        while spec is not None:
            changed = _changed(found)
            if all(found.entries[number].proof.emulated for number in changed):
                break
            steps = [found.steps[number] for number in changed]
            try:
                proof = result_of(self.workers.submit(emulated, steps, spec, dict(self.sizes)))
            except RefutedError as error:
                found = _without_last(found, program, Proof.refuted(error))
                continue
            except OutOfTimeError:
                proof = replace(steps[-1][1], text=f"{steps[-1][1].text}; {NOT_EMULATED}", stopped=True)
            last = replace(found.entries[changed[-1]], proof=proof)
            return replace(found, entries=(*found.entries[: changed[-1]], last, *found.entries[changed[-1] + 1 :]))
        return found

    def _for_search(self, figures: float) -> float:
        """The seconds of a search, `figures` of the kernel's after its begin. To write what was found, and to say so,
        may take as long as the figures of the input did, on this machine as it is now.
        """
        if self.seconds == math.inf:
            return math.inf
        least, most = (part * self.seconds for part in _KEPT)
        return self.seconds - self.spent - figures - min(max(least, figures), most)


def _changed(found: SearchResult) -> list[int]:
    """The places of the steps that changed something."""
    return [number for number, entry in enumerate(found.entries) if entry.rewrite.changed]


def _without_last(found: SearchResult, program: Program, proof: Proof) -> SearchResult:
    """The steps without the last that changed something, of which this is the `proof`; `program`: the input."""
    *before, last = _changed(found)
    program, stage = (
        (found.entries[before[-1]].rewrite.program, found.entries[before[-1]].stage)
        if before
        else (program, found.start)
    )
    left = replace(found.entries[last], rewrite=found.entries[last].rewrite.withdrawn(), proof=proof)
    entries = (
        *found.entries[:last],
        *(replace(entry, stage=stage) for entry in (left, *found.entries[last + 1 :])),
    )
    return replace(found, program=program, entries=entries)


@dataclass
class _Joint:
    """The ladder and other plans for one kernel, of which the fastest that is proved is taken."""

    first: Attempt
    tried: list[Attempt] = field(default_factory=list)

    def best(self) -> SearchResult:
        """The fastest that can be shown equal."""
        quick, taken = [self._attempt(plan) for plan in self._quick_plans()], self.first
        if budget().seconds < math.inf:
            quick[0].run()
            if self._is_enough(quick[0]):
                taken = quick[0]
            else:
                quick[1].run()
        taken.run()
        self.tried = [taken]
        if taken.searched.untried:
            return self._cut(quick, taken, taken.searched.untried)
        untried = _OTHERS
        try:
            while (found := self._next(taken)) is not None:
                untried = found.plan.what
                found.make()
                self.tried.append(found)
                if self._is_faster(found, taken):
                    cut = found.run().untried
                    if self._is_better(found.searched.program, taken.searched.program):
                        taken = found
                    if cut:
                        raise OutOfTimeError
                untried = _OTHERS
        except OutOfTimeError:
            return self._cut(quick, taken, (untried,))
        try:
            for each in quick[::-1]:
                if each.searched.changed and self.first.chosen([each.searched.program, taken.searched.program]) == 0:
                    taken = each
            return self._with_others(taken, taken.searched)
        except OutOfTimeError:
            return taken.searched

    def _next(self, fastest: Attempt) -> Attempt | None:
        """The next plan, other than the fastest so far, that may be faster."""
        seen = {attempt.plan.key for attempt in self.tried}
        return next((self._attempt(plan) for plan in self._beside(fastest) if plan.key not in seen), None)

    def _attempt(self, plan: Plan) -> Attempt:
        return Attempt(
            self.first.search, self.first.program, self.first.kernel, self.first.spec, plan, self.first.known
        )

    def _quick_plans(self) -> Iterator[Plan]:
        """The passes of the ladder that gain most for their time, so that something is proved early. The ladder has
        them too, and after others they mostly do more: what is taken is the faster one.
        """
        search = self.first.search
        passes = {step.name: step for step in search.passes} if search.may_vary else {}
        mode = (CuMode(when="helps"),) if search.may_vary and search.may_set_mode else ()
        for names in QUICK:
            yield Plan((*(passes[name] for name in names if name in passes), *mode))

    def _is_enough(self, quick: Attempt) -> bool:
        """Whether the ladder is skipped after the early passes, so that only plans follow that the model finds worth
        trying: in long code, whose proofs take long, that is not bound by the VALU.
        """
        search, program = self.first.search, quick.searched.program
        passes = len(program.kernel(self.first.kernel).instructions) * len(search.passes)
        if not search.may_vary or quick.searched.untried or passes <= _LONG:
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

    def _cut(self, quick: Sequence[Attempt], other: Attempt, untried: Sequence[str]) -> SearchResult:
        """The fastest, after the deadline, with what none has tried."""
        tried = {entry.name for each in quick for entry in each.entries}
        taken, *others = [each.searched for each in (*quick, other) if each.searched.changed] or [other.searched]
        with granted(other.search.afterwards):
            try:
                for each in others:
                    taken = each if self._is_better(each.program, taken.program) else taken
            except OutOfTimeError:
                pass
        return replace(taken, untried=tuple(name for name in untried if name not in tried) or tuple(untried))

    def _beside(self, attempt: Attempt) -> Iterator[Plan]:
        if attempt.search.may_vary:
            yield from self._variations(attempt).worth_trying()

    def _variations(self, attempt: Attempt) -> Variations:
        result = next((made for made in attempt.made[::-1] if made.program is attempt.best), attempt.made[-1])
        gains = self._gains(attempt, result.program)
        search, now = attempt.search, attempt.known.stage(result.program).estimate
        return Variations(
            attempt.plan, attempt.made, result, gains, tuple(attempt.slower), search.may_set_mode, search.assumptions,
            now.full if now is not None else None,
        )  # fmt: skip

    def _gains(self, attempt: Attempt, program: Program) -> tuple[Gain, ...]:
        kernel = ModelledKernel.of(program.kernel(attempt.kernel), block=attempt.known.block)
        label = attempt.known.stage(program).main.label
        return () if kernel.flow.unanalysable else left_in(kernel, label)

    def _is_faster(self, found: Attempt, than: Attempt) -> bool:
        """By as much as its plan has to gain: in the main loop, or beside it where that is as fast as before."""
        mine, other = found.known.comparable([found.best, than.searched.program])
        if mine.estimate is None or other.estimate is None:
            return False
        cycles = mine.estimate.cycles_for(other.estimate)
        if cycles is None:
            return False
        after, before = cycles, other.estimate.cycles
        if abs(after - before) <= SAME * before and not other.estimate.is_whole:
            after, before = self._beside_main_loop(found.best, than.searched.program)
        return after * (1 + found.plan.least) < before

    def _beside_main_loop(self, found: Program, than: Program) -> tuple[float, float]:
        """Cycles of an iteration of each other loop that both have, for the same work."""
        mine, other = map(self.first.known.beside, (found, than))
        pairs = [(mine[label].cycles_for(each), each.cycles) for label, each in other.items() if label in mine]
        known = [(after, before) for after, before in pairs if after is not None]
        return sum(after for after, _ in known), sum(before for _, before in known)

    def _is_better(self, found: Program, than: Program) -> bool:
        versions = (self.first.program, than, found)
        return self.first.chosen(versions) == len(versions) - 1

    def _with_others(self, attempt: Attempt, searched: SearchResult) -> SearchResult:
        """With what the other plans came to, and what is left."""
        shown = [(searched.program, attempt), *((each.best, each) for each in self.tried if each is not attempt)]
        texts = [emit(program) for program, _ in shown]
        shown = [one for number, one in enumerate(shown) if texts[number] not in texts[:number]]
        compared = attempt.known.comparable([program for program, _ in shown])
        mine, words = compared[0].estimate, []
        for (_, each), other in zip(shown, compared, strict=True):
            cycles = None if mine is None or other.estimate is None else other.estimate.cycles_for(mine)
            words += [] if cycles is None else [f"{each.plan.what} ~{cycles:.0f} cycles"]
        gains = self._gains(attempt, searched.program)
        seen = {each.plan.key for each in self.tried}
        left = [plan for plan, _ in self._variations(attempt).all() if plan.key not in seen]
        withheld = tuple(self._withheld(searched))
        tried = tuple(words) if len(words) > 1 else ()
        return replace(searched, tried=tried, gains=gains, left=tuple(left), withheld=withheld)

    def _withheld(self, searched: SearchResult) -> Iterator[Withheld]:
        """The steps that assumptions alone keep out, the largest gain first."""
        known, found = self.first.known, []
        for entry in searched.entries:
            made = known.shown_by(entry.proof) if entry.proof.ungranted and not entry.rewrite.changed else None
            if made is None:
                continue
            before, after = (stage.estimate for stage in known.comparable([made.source, made.program]))
            cycles = after.cycles_for(before) if after is not None and before is not None else None
            if before is not None and cycles is not None and before.cycles - cycles >= SAME * before.cycles:
                found.append(Withheld(entry.name, entry.proof.ungranted, 1 - cycles / before.cycles))
        yield from sorted(found, key=lambda each: -each.saved)
