"""One kernel up the ladder (`ascent.py`), and up others of which the model says that they may be faster.

Passes that allocate registers are tried with several limits (`register_choice.py`). With the goal "auto" the
ladder is tried with other options where the cycle model says that they may win (`variations.py`); what the model calls
fastest is proved, and where that fails the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from isatool.allowance import Budget, granted
from isatool.asm.emitter import emit
from isatool.ir.program import Program
from isatool.model.estimate import SAME, left_in
from isatool.model.gains import Gain
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.ascent import Ascent, Climbed, Known, Terms, Withheld
from isatool.pipeline.variations import Plan, Variations

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec


@dataclass(frozen=True)
class Climb(Terms):
    """A ladder of passes, for any number of kernels."""

    def run(self, program: Program, kernel: str, spec: LaunchSpec | None) -> Climbed:
        """A kernel through all passes; what cannot be shown equal, or is refuted, is not taken."""
        first = Ascent(self, program, kernel, spec, Plan(tuple(self.passes)), Known(self, kernel))
        found = _Joint(first).best() if self.goal == "auto" else first.run()
        for rung in found.rungs:
            if rung.rewrite.changed:
                self.emit(rung.name, rung.rewrite.program)
        return found


@dataclass
class _Joint:
    """The ladder and other plans for one kernel, made on trust, of which the fastest is proved."""

    first: Ascent
    tried: list[Ascent] = field(default_factory=list)

    def best(self) -> Climbed:
        """The fastest that can be shown equal."""
        self.first.make()
        self.tried = [self.first]
        fastest = self.first
        while (found := self._next(fastest)) is not None:
            found.make()
            self.tried.append(found)
            if self._is_faster(found, fastest):
                fastest = found
        order = [fastest, *(ascent for ascent in self.tried if ascent is not fastest)]
        taken: tuple[Ascent, Climbed] | None = None
        for ascent in order:
            if taken is not None and not self._is_faster(ascent, taken[0], taken[1].program):
                continue
            climbed = ascent.run()
            if taken is None or self._is_better(climbed.program, taken[1].program):
                taken = ascent, climbed
            if all(rung.proof.shown for rung in taken[1].rungs):
                break
        assert taken is not None
        return self._told(*taken)

    def _next(self, fastest: Ascent) -> Ascent | None:
        """The next plan, other than the fastest so far, that may be faster."""
        seen = {ascent.plan.key for ascent in self.tried}
        for plan in self._beside(fastest):
            if plan.key not in seen:
                first = self.first
                return Ascent(first.climb, first.program, first.kernel, first.spec, plan, first.known)
        return None

    def _beside(self, ascent: Ascent) -> Iterator[Plan]:
        if ascent.climb.may_vary and not any(made.stopped for made in ascent.made):
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
        with granted(Budget()):
            label = ascent.known.stage(program).main.label
            return () if kernel.flow.unanalysable else left_in(kernel, label)

    def _is_faster(self, found: Ascent, than: Ascent, program: Program | None = None) -> bool:
        """By as much as its plan has to gain."""
        mine, other = found.known.comparable([found.best, program or than.best])
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
