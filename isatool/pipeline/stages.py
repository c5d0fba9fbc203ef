"""The figures of a program, and cycles of two versions of a kernel for the same work: the one source of every gain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from isatool.analysis.banks import report_kernel
from isatool.analysis.cfg import build_flow
from isatool.analysis.kernel import Kernel
from isatool.analysis.lds_banks import Block
from isatool.diagnostics import UserError
from isatool.ir.program import Program
from isatool.isa.chips import Occupancy
from isatool.model.estimate import SAME, Estimate, estimate
from isatool.model.prediction import ModelledKernel
from isatool.passes.common.loop_copies import without_unrolling
from isatool.passes.lds.buffer_labels import without_buffer
from isatool.pipeline.main_loop import MainLoop, find_main_loop, rare_loops
from isatool.records import record


@record
class Stage:
    """A program of the ladder: its main loop, its VGPRs, bytes without hints, and the waves that fit."""

    main: MainLoop
    vgprs: int
    bytes: int
    occupancy: Occupancy | None
    estimate: Estimate | None = None
    """of the main loop by the cycle model; None where it cannot be followed"""


@record
class Cycles:
    """Cycles of two versions of a kernel by a model, for the work of an iteration of the first's main loop on all waves
    of a SIMD, or from entry to end if their main loops differ (`is_whole`). `band`: the relative error of each number
    (`is_assumed`: as on another chip); `compared`: that of their ratio, 0 if no comparison is known.
    """

    model: str
    before: float
    after: float
    band: float
    compared: float
    is_whole: bool
    is_assumed: bool = False

    @property
    def saved(self) -> float:
        """The part of the cycles that goes; negative where the second takes longer."""
        return 1 - self.after / self.before

    @property
    def is_slower(self) -> bool:
        """Whether the second takes longer, by more than the model's noise."""
        return self.saved < -SAME

    @property
    def change(self) -> str:
        """The change in percent, with the band of comparisons where that is known; "" for one that rounds to none."""
        percent = f"{-100 * self.saved:+.1f} %"
        return "" if percent[1:] == "0.0 %" else f"{percent}{band_text(self.compared)}"

    @property
    def each(self) -> str:
        """The band of both numbers, for after their cycles; "" where it is not known."""
        return f",{band_text(self.band, self.is_assumed)} each" if self.band else ""

    def __str__(self) -> str:
        if not self.change:
            return f"as many cycles as before (~{self.before:.0f}, model {self.model})"
        return f"~{self.before:.0f} -> ~{self.after:.0f} cycles{self.each} ({self.change}, model {self.model})"


def band_text(part: float, is_assumed: bool = False) -> str:
    """A band in percent, for after a number; "" where it is not known."""
    return f" +-{100 * part:.0f} %{' (assumed)' * is_assumed}" if part else ""


def cycles_of(before: Stage, after: Stage) -> Cycles | None:
    """The cycles of two comparable stages; None where the model cannot follow one, or their work has two units."""
    old, new = before.estimate, after.estimate
    cycles = new.cycles_for(old) if old is not None and new is not None else None
    if old is None or new is None or cycles is None:
        return None
    return Cycles(old.model, old.cycles, cycles, max(old.band, new.band), new.compared, old.is_whole, new.is_assumed)


def stage_of(
    program: Program,
    kernel: str,
    block: Block | None = None,
    whole: bool = False,
    modelled: ModelledKernel | None = None,
) -> Stage:
    """The figures of a program. `block`: the workgroup's shape where the kernel does not say it. `whole`: estimated
    from the kernel's entry to its end. `modelled`: the kernel as the model knows it, for example executed.
    """
    found = plain_stage(program, kernel)
    known = modelled or ModelledKernel.of(program.kernel(kernel), block=block)
    return replace(found, estimate=_estimated(known, found.main, whole))


def plain_stage(program: Program, kernel: str) -> Stage:
    """The figures of a program without those of the cycle model."""
    function = program.kernel(kernel)
    report = report_kernel(build_flow(function))
    main = find_main_loop(function)
    return Stage(main, report.vgprs, report.bytes_without_hints, Kernel(function).occupancy())


def comparable(programs: Sequence[Program], stage: Callable[[Program, bool], Stage]) -> list[Stage]:
    """Figures of programs, estimated so that they can be compared: one loop of all, else the whole of all."""
    stages = [stage(program, False) for program in programs]
    estimates = [each.estimate for each in stages if each.estimate is not None]
    loops = {(each.unit, each.is_whole) for each in estimates}
    if len(loops) == 1 and all(same_loop(stages[0].main.label, each.main.label) for each in stages):
        return stages
    return [stage(program, True) for program in programs]


def loops_beside(program: Program, kernel: str, main: MainLoop, block: Block | None) -> dict[str, Estimate]:
    """Estimates of the outermost loops that usual launches run but the main one, by the labels of their originals."""
    known = ModelledKernel.of(program.kernel(kernel), block=block)
    reports = report_kernel(known.flow).loops
    rare = rare_loops(reports)
    found = {}
    for report in reports:
        if report.loop.depth == 1 and report.loop.index not in rare and not same_loop(report.label, main.label):
            estimated = _estimated(known, MainLoop(report.label, report.figures), whole=False)
            if estimated is not None:
                found[_plain(report.label)[0]] = estimated
    return found


def same_loop(label: str, other: str) -> bool:
    """Whether two labels name the same loop, unrolled by a factor or with two buffers."""
    return _plain(label)[0] == _plain(other)[0]


def _plain(label: str) -> tuple[str, int]:
    return without_unrolling(without_buffer(label))


def _estimated(kernel: ModelledKernel, main: MainLoop, whole: bool) -> Estimate | None:
    if kernel.flow.unanalysable:
        return None
    try:
        found = estimate(kernel, main.label, whole)
    except UserError:
        return None
    iterations = 1 if found.is_whole else _plain(main.label)[1] * main.copies
    return replace(found, work=found.work * iterations) if found.unit == "turns" else found
