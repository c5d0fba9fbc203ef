"""One kernel up the ladder: which registers each pass may use, proof after every step, and the choice between goals.

Passes that give registers out anew are tried with several limits: as many VGPRs as run with the input's waves (goal
"issue"), or so few that more waves run ("occupancy"). "auto" takes what the cycle model calls faster in the main loop.

Proofs nearly always hold, so a pass does not wait for the proof of the one before: with worker processes the proofs run
beside the passes. Behind a step that could not be shown equal everything is made anew without it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from isatool.analysis.banks import report_kernel
from isatool.analysis.cfg import build_flow
from isatool.analysis.pressure import compute_pressure
from isatool.asm.descriptor import kernel_descriptor
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.isa import chips
from isatool.passes.result import Pass, Remark
from isatool.pipeline.ladder import Rung, Stage
from isatool.pipeline.main_loop import MainLoop, find_main_loop
from isatool.pipeline.proof import Proof, show_equal
from isatool.pipeline.rewrite import MOST_REPEATS, Rewrite, plateau_limit, rewrite, workgroup_size
from isatool.pipeline.tasks import Processes

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec

GIVES_REGISTERS_OUT: Final = "rebank"
"""the pass from which on the number of registers matters"""
RUNS_AGAIN: Final = ("unroll", "pair")
"""passes that go on with what they made: loops around others that were written out, operations with new neighbours"""
SETS_MODE: Final = "cu-mode"
"""the pass behind which other numbers of registers run with as many waves"""
TRUSTED: Final = 0.05
"""a modelled gain below this does not decide for more waves, which cost more instructions"""


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
    tell: Callable[[str], None] = lambda _: None
    """is told what is being done, in words"""
    workers: Processes = field(default_factory=Processes)

    def run(self, program: Program, kernel: str, spec: LaunchSpec | None) -> Climbed:
        """A kernel through all passes; what cannot be shown equal is not taken. RefutedError: a fault of isatool."""
        return _Ascent(self, program, kernel, spec).run()

    def rewritten(self, program: Program, kernel: str, step: Pass, limit: int | None) -> Rewrite:
        """One pass on one kernel; those that find more on what they made run again."""
        repeats = MOST_REPEATS if step.name in RUNS_AGAIN else 1
        return rewrite(program, [step], kernel, limit, self.toolchain, self.assumptions, repeats=repeats)


@dataclass(frozen=True, slots=True)
class _Shown:
    """What was shown about a step, and the figures of its program if it changed anything."""

    proof: Proof
    stage: Stage | None = None


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

    def run(self) -> Climbed:
        """All passes, again from behind a step that could not be shown equal."""
        start = stage_of(self.program, self.kernel)
        settled: list[Rung] = []
        while len(settled) < len(self.climb.passes):
            self._make_the_rest()
            while len(settled) < len(self.made):
                step = len(settled)
                settled.append(self._settled(step, settled[-1].stage if settled else start))
                if settled[-1].rewrite is not self.made[step]:  # what was made behind it began with it
                    del self.made[step + 1 :], self.shown[step + 1 :]
                    self.made[step] = settled[-1].rewrite
        return Climbed(self._current, start, tuple(settled), self.choice)

    @property
    def _current(self) -> Program:
        return self.made[-1].program if self.made else self.program

    def _settled(self, number: int, before: Stage) -> Rung:
        """A step as far as it could be shown equal; `before`: the figures of the program in front of it."""
        made, name = self.made[number], self.climb.passes[number].name
        self.climb.tell(f"{self.kernel}: proving {name}")
        shown = self.shown[number].result()
        if made.changed and (shown.proof.holds or self.climb.accept_unproved):
            self.climb.emit(name, made.program)
        elif made.changed:
            made = made.withdrawn()
        return Rung(name, made, shown.proof, shown.stage if made.changed and shown.stage is not None else before)

    def _make_the_rest(self) -> None:
        """Rewrites by the passes that have not run, and their proofs begun."""
        passes = self.climb.passes
        start = self.program
        if passes and passes[0].name == SETS_MODE:
            if not self.made:
                self._make(passes[:1], None)
            start = self.made[0].program
        usual = self.climb.max_vgprs or plateau_limit(start.kernel(self.kernel))
        names = [step.name for step in passes]
        split = names.index(GIVES_REGISTERS_OUT) if GIVES_REGISTERS_OUT in names else len(names)
        if len(self.made) > split:  # a step behind the choice was not taken
            chosen = self.made[split].changed
            self.choice = self.choice if chosen else ""
            self._make(passes[len(self.made) :], self.limit if chosen else usual)
            return
        self._make(passes[len(self.made) : split], usual)
        self._make_with_best_limit(passes[split:], usual)

    def _make(self, steps: Sequence[Pass], limit: int | None) -> None:
        for step in steps:
            self.climb.tell(f"{self.kernel}: {step.name}")
            self._take(self.climb.rewritten(self._current, self.kernel, step, limit))

    def _take(self, made: Rewrite) -> None:
        """A rewrite on trust; its proof begins."""
        shown: Future[_Shown] = Future()
        if made.changed:
            shown = self.climb.workers.submit(_shown, made, self.spec, dict(self.climb.sizes))
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
        if climb.goal != "issue" and climb.max_vgprs is None and usual is not None:
            made, limit, self.choice = self._narrow_or_wide(first, usual)
        if made is None:
            climb.tell(f"{self.kernel}: {first.name}")
            made = climb.rewritten(self._current, self.kernel, first, usual)
        self.limit = limit
        self._take(made)
        self._make(steps[1:], limit)

    def _narrow_or_wide(self, step: Pass, usual: int) -> tuple[Rewrite | None, int, str]:
        """(the rewrite if it was made, its limit of VGPRs, why this one)."""
        climb, program = self.climb, self._current
        function = program.kernel(self.kernel)
        if not vgprs_limit_waves(function, usual):
            return None, usual, "their number limits nothing: fewer would not let more waves run"
        wide = None
        fewer = fewer_registers(function, usual)
        if fewer is not None:
            rated = climb.goal == "auto"
            rest = (self.kernel, step, climb.toolchain, climb.assumptions, rated)
            narrow = climb.workers.submit(_limited, program, fewer, *rest)
            climb.tell(f"{self.kernel}: {step.name} with {usual} and with {fewer} VGPRs")
            wide, rate = _limited(program, usual, *rest) if rated else (None, 0.0)
            made, other = narrow.result()
            if made.changed and not rated:
                return made, fewer, f"{fewer} VGPRs at most, so that more waves run"
            if made.changed:
                why = f"modelled {rate:.4g} operations a cycle with up to {usual} VGPRs, {other:.4g} with {fewer}"
                return (made, fewer, why) if other > rate * (1 + TRUSTED) else (wide, usual, why)
        return wide, usual, "no number of VGPRs with which more waves run is enough for what lives at once"


def _shown(made: Rewrite, spec: LaunchSpec | None, sizes: Mapping[str, int]) -> _Shown:
    return _Shown(show_equal(made, spec, sizes), stage_of(made.program, made.kernel))


def _limited(
    program: Program,
    limit: int,
    kernel: str,
    step: Pass,
    toolchain: Toolchain,
    assumptions: frozenset[str],
    rated: bool,
) -> tuple[Rewrite, float]:
    """A step with at most so many VGPRs, and its modelled rate if that is asked for."""
    made = rewrite(program, [step], kernel, limit, toolchain, assumptions, repeats=1)
    return made, modelled_rate(made.function) if rated else 0.0


@dataclass(frozen=True)
class Climbed:
    """The program behind all steps, figures of the input, the steps, and how the number of registers was chosen."""

    program: Program
    start: Stage
    rungs: tuple[Rung, ...]
    choice: str

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """The remarks of all steps, each once."""
        return tuple({str(remark): remark for rung in self.rungs for remark in rung.rewrite.remarks}.values())


def stage_of(program: Program, kernel: str) -> Stage:
    """The figures of a program on the ladder."""
    function = program.kernel(kernel)
    report = report_kernel(build_flow(function))
    return Stage(find_main_loop(function), report.vgprs, report.bytes_without_hints, occupancy_of(program, kernel))


def occupancy_of(program: Program, kernel: str, vgprs: int | None = None) -> chips.Occupancy | None:
    """Waves per SIMD as declared, or with another number of VGPRs; None without a descriptor that can be read."""
    try:
        descriptor = kernel_descriptor([line.text for line in program.lines], kernel, program.path)
    except UserError:
        return None
    if descriptor is None:
        return None
    return chips.occupancy(
        chips.chip(program.chip),
        descriptor.vgprs if vgprs is None else vgprs,
        descriptor.lds_bytes,
        workgroup_size(program, kernel),
        descriptor.cu_mode,
        descriptor.wave_size,
    )


def fewer_registers(function: Function, usual: int) -> int | None:
    """The fewest VGPRs, up to a whole step of occupancy, that hold what lives at once while more waves run than with
    `usual`; None if there is no such number.
    """
    program = function.program
    chip = chips.chip(program.chip)
    granule = chip.vgpr_granule(function.wave_size)
    now = occupancy_of(program, function.name, usual)
    if now is None:
        return None
    least = chips.align_up(max(compute_pressure(build_flow(function)).peak, 1), granule)
    best = None
    for limit in range(least, usual, granule):
        found = occupancy_of(program, function.name, limit)
        if found is None or found.waves <= now.waves:
            break
        if best is not None and found.waves < best[0]:
            break
        best = found.waves, limit
    return best[1] if best is not None else None


def vgprs_limit_waves(function: Function, usual: int) -> bool:
    """False if as many waves run with `usual` VGPRs as would with the fewest."""
    program = function.program
    least = occupancy_of(program, function.name, chips.chip(program.chip).vgpr_granule(function.wave_size))
    now = occupancy_of(program, function.name, usual)
    return least is None or now is None or now.waves < least.waves


def modelled_rate(function: Function) -> float:
    """Operations a cycle of a SIMD in the main loop, by the cycle model; turns a cycle where it has no FMAs."""
    from isatool.model.prediction import ModelledKernel

    modelled = ModelledKernel.of(function)
    main: MainLoop = find_main_loop(function)
    for loop in modelled.forest.loops:
        if loop.parent < 0 and main.label in modelled.flow.blocks[loop.header].labels:
            found = modelled.simulate(loop)
            return found.flops_per_cycle or found.waves / found.cycles_per_turn
    return 0.0
