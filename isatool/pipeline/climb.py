"""One kernel up the ladder: which registers each pass may use, proof after every step, and the choice between goals.

Passes that give registers out anew are tried with several limits: as many VGPRs as run with the input's waves (goal
"issue"), or so few that more waves run ("occupancy"). "auto" takes what the cycle model calls faster in the main loop.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
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

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec

GIVES_REGISTERS_OUT: Final = "rebank"
"""the pass from which on the number of registers matters"""
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

    def run(self, program: Program, kernel: str, spec: LaunchSpec | None) -> Climbed:
        """A kernel through all passes; what cannot be shown equal is not taken. RefutedError: a fault of isatool."""
        start = stage_of(program, kernel)
        usual = self.max_vgprs or plateau_limit(program.kernel(kernel))
        names = [step.name for step in self.passes]
        split = names.index(GIVES_REGISTERS_OUT) if GIVES_REGISTERS_OUT in names else len(names)
        rungs: list[Rung] = []
        for step in self.passes[:split]:
            program = self._take(self._rewritten(program, kernel, step, usual), step.name, spec, rungs)
        made, why = self._last_steps(program, kernel, self.passes[split:], usual)
        for step, rewritten in zip(self.passes[split:], made, strict=True):
            if rewritten.source is not program:  # a step in front of it was not taken
                rewritten = self._rewritten(program, kernel, step, usual)
            program = self._take(rewritten, step.name, spec, rungs)
        return Climbed(program, start, tuple(rungs), why)

    def _rewritten(self, program: Program, kernel: str, step: Pass, limit: int | None) -> Rewrite:
        repeats = (
            MOST_REPEATS if step.name == "unroll" else 1
        )  # loops around what was unrolled are found by another run
        return rewrite(program, [step], kernel, limit, self.toolchain, self.assumptions, repeats=repeats)

    def _take(self, made: Rewrite, name: str, spec: LaunchSpec | None, rungs: list[Rung]) -> Program:
        """The program behind a step, if the step could be shown equal."""
        proof = Proof(True, False, "not needed")
        if made.changed:
            proof = show_equal(made, spec, self.sizes)
            if proof.holds or self.accept_unproved:
                self.emit(name, made.program)
            else:
                made = made.withdrawn()
        stage = stage_of(made.program, made.kernel) if made.changed or not rungs else rungs[-1].stage
        rungs.append(Rung(name, made, proof, stage))
        return made.program

    # -- the passes that give registers out

    def _last_steps(
        self, program: Program, kernel: str, steps: Sequence[Pass], usual: int | None
    ) -> tuple[list[Rewrite], str]:
        """The last steps with the limit that serves the goal, not proved yet; and what was decided, in words."""
        if not steps:
            return [], ""
        first, rest = steps[:1], steps[1:]
        plain = self._chain(program, kernel, first, usual) if self.goal != "occupancy" else []
        why = ""
        limit = usual
        if self.goal != "issue" and self.max_vgprs is None and usual is not None:
            fewer = fewer_registers(program.kernel(kernel), usual)
            narrow = self._chain(program, kernel, first, fewer) if fewer is not None else []
            if not vgprs_limit_waves(program.kernel(kernel), usual):
                why = "their number limits nothing: fewer would not let more waves run"
            elif fewer is None or not narrow[0].changed:
                why = "no number of VGPRs with which more waves run is enough for what lives at once"
            elif self.goal == "occupancy":
                plain, limit, why = narrow, fewer, f"{fewer} VGPRs at most, so that more waves run"
            else:
                rates = [modelled_rate(chain[-1].function) for chain in (plain, narrow)]
                why = (
                    f"modelled {rates[0]:.4g} operations a cycle with up to {usual} VGPRs, {rates[1]:.4g} with {fewer}"
                )
                if rates[1] > rates[0] * (1 + TRUSTED):
                    plain, limit = narrow, fewer
        made = plain or self._chain(program, kernel, first, usual)
        return [*made, *self._chain(made[-1].program, kernel, rest, limit)], why

    def _chain(self, program: Program, kernel: str, steps: Sequence[Pass], limit: int | None) -> list[Rewrite]:
        found: list[Rewrite] = []
        for step in steps:
            found.append(self._rewritten(program, kernel, step, limit))
            program = found[-1].program
        return found


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
