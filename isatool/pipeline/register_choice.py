"""How many VGPRs the passes that give registers out may use: as many as run with the input's waves, fewer, or more.

Goal "issue": as many as run with the input's waves; more, with which fewer waves run, where the main loop is left with
markedly fewer instructions. "occupancy": so few that more waves run. "auto": of all these what the cycle model calls
faster in the main loop. More are only tried where the usual number leaves something to be desired.
"""

from __future__ import annotations

from typing import Final

from isatool.allowance import OutOfTimeError
from isatool.analysis.cfg import build_flow
from isatool.analysis.kernel import Kernel
from isatool.analysis.pressure import compute_pressure
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function, Program
from isatool.isa import chips
from isatool.passes.common.declaration import Pass
from isatool.pipeline.main_loop import MainLoop, find_main_loop
from isatool.pipeline.rewrite import Rewrite, plateau_limit, rewrite
from isatool.records import record

TRUSTED: Final = 0.05
"""a smaller gain in instructions does not decide: fewer waves hide less"""
ERROR: Final = 0.1
"""of the model: a smaller modelled gain does not decide where it costs instructions or waves"""
NONE_FEWER: Final = "no number of VGPRs with which more waves run is enough for what lives at once"


@record
class LimitedStep:
    """A step with at most `limit` VGPRs: modelled operations a cycle (0: not asked for), instructions an iteration."""

    limit: int
    made: Rewrite
    rate: float
    instructions: int


@record
class RegisterChoice:
    """A step of which the limit is to be chosen, as the next one of a program."""

    program: Program
    kernel: str
    step: Pass
    goal: str
    toolchain: Toolchain
    assumptions: frozenset[str]

    def best(self, usual: int) -> tuple[Rewrite | None, int, str]:
        """(the rewrite if it was made, its limit of VGPRs, why this one). OutOfTimeError if the clock cuts one."""
        function = self.program.kernel(self.kernel)
        if not vgprs_limit_waves(function, usual):
            return None, usual, "fewer VGPRs would not let more waves run"
        if self.goal == "occupancy":
            return self._narrow(function, usual)
        wide, narrow, without = self._forms(function, usual)
        broad = self._broad(wide, function)
        if narrow is not None and narrow.rate > wide.rate * (1 + ERROR):
            best = narrow
        elif broad is not None and self._is_worth_waves(broad, wide):
            best = broad
        else:
            best = wide
        return best.made, best.limit, self._why(wide, narrow, broad) or without

    def _narrow(self, function: Function, usual: int) -> tuple[Rewrite | None, int, str]:
        fewer = fewer_registers(function, usual)
        if fewer is not None:
            made = self._form(fewer).made
            if made.changed:
                return made, fewer, f"{fewer} VGPRs at most, so that more waves run"
        return None, usual, NONE_FEWER

    def _forms(self, function: Function, usual: int) -> tuple[LimitedStep, LimitedStep | None, str]:
        """With the usual number and, where that serves the goal and may win, with fewer, or why not."""
        wide = self._form(usual)
        fewer = fewer_registers(function, usual) if self.goal == "auto" else None
        if fewer is None:
            return wide, None, NONE_FEWER if self.goal == "auto" else ""
        most = modelled_rate(wide.made.function, fewer) / wide.rate - 1 if wide.rate else ERROR
        if most < ERROR:
            return wide, None, f"with {fewer} VGPRs more waves would run, which would gain {100 * most:.0f} % at most"
        narrow = self._form(fewer)
        return (wide, narrow, "") if narrow.made.changed else (wide, None, NONE_FEWER)

    def _broad(self, wide: LimitedStep, function: Function) -> LimitedStep | None:
        """With more, where the usual number is not enough for all that the step is for."""
        before = find_main_loop(function).figures
        after = find_main_loop(wide.made.function).figures
        is_done = after.single == 0 and after.four_banks == after.dual and after.work <= before.work
        more = None if is_done or not before.fmas else more_registers(function, wide.limit)
        broad = None if more is None else self._form(more)
        return broad if broad is not None and broad.made.changed else None

    def _form(self, limit: int) -> LimitedStep:
        steps = [self.step]
        made = rewrite(self.program, steps, self.kernel, limit, self.toolchain, self.assumptions, repeats=1)
        if made.stopped:
            raise OutOfTimeError
        rate = modelled_rate(made.function) if self.goal == "auto" else 0.0
        return LimitedStep(limit, made, rate, find_main_loop(made.function).figures.work)

    def _is_worth_waves(self, broad: LimitedStep, wide: LimitedStep) -> bool:
        """Whether more registers make up for fewer waves."""
        if self.goal == "auto" and broad.rate > wide.rate * (1 + ERROR):
            return True
        return broad.instructions * (1 + TRUSTED) < wide.instructions and broad.rate >= wide.rate

    def _why(self, wide: LimitedStep, narrow: LimitedStep | None, broad: LimitedStep | None) -> str:
        if narrow is None and broad is None:
            return ""
        parts = []
        if self.goal == "auto":
            others = "".join(f", {form.rate:.4g} with {form.limit}" for form in (narrow, broad) if form is not None)
            parts.append(f"modelled {wide.rate:.4g} operations a cycle with up to {wide.limit} VGPRs{others}")
        if narrow is not None and wide.rate < narrow.rate <= wide.rate * (1 + ERROR):
            more = narrow.instructions - wide.instructions
            parts.append(
                f"{narrow.limit} VGPRs would gain {100 * (narrow.rate / wide.rate - 1):.0f} %, less than the model's "
                f"error of {100 * ERROR:.0f} %, for {more} more instructions an iteration: --goal occupancy takes them"
            )
        if broad is not None:
            first = f"{wide.instructions} instructions an iteration with up to {wide.limit} VGPRs"
            parts.append(f"{first}, {broad.instructions} with {broad.limit}, with which fewer waves run")
        return "; ".join(parts)


def fewer_registers(function: Function, usual: int) -> int | None:
    """The fewest VGPRs, up to a whole step of occupancy, that hold what lives at once while more waves run than with
    `usual`; None if there is no such number.
    """
    chip = function.target
    granule = chip.vgpr_granule(function.wave_size)
    now = Kernel(function).occupancy(usual)
    if now is None:
        return None
    peak = compute_pressure(build_flow(function)).peak
    least = chips.align_up(max(peak, 1), granule)
    best = None
    for limit in range(least, usual, granule):
        found = Kernel(function).occupancy(limit)
        if found is None or found.waves <= now.waves:
            break
        if best is not None and found.waves < best[0]:
            break
        best = found.waves, limit
    return best[1] if best is not None else None


def more_registers(function: Function, usual: int) -> int | None:
    """The most VGPRs with which the next smaller number of waves runs than with `usual`; None if there is none."""
    most = function.target.addressable_vgprs
    return plateau_limit(function, usual + 1) if usual < most else None


def vgprs_limit_waves(function: Function, usual: int) -> bool:
    """False if as many waves run with `usual` VGPRs as would with the fewest."""
    least = Kernel(function).occupancy(function.target.vgpr_granule(function.wave_size))
    now = Kernel(function).occupancy(usual)
    return least is None or now is None or now.waves < least.waves


def modelled_rate(function: Function, vgprs: int | None = None) -> float:
    """Operations a cycle of a SIMD in the main loop, by the cycle model; iterations per cycle where it has no FMAs.

    `vgprs`: with the waves that would run if it needed so many.
    """
    from isatool.model.prediction import ModelledKernel

    modelled = ModelledKernel.of(function)
    room = Kernel(function).occupancy(vgprs) if vgprs is not None else None
    main: MainLoop = find_main_loop(function)
    for loop in modelled.forest.loops:
        if loop.parent < 0 and main.label in loop.labels:
            found = modelled.simulate(loop, max(1, int(room.waves)) if room is not None else None)
            return found.flops_per_cycle or found.waves / found.cycles_per_turn
    return 0.0
