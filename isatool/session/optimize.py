"""Optimise the kernels of a program: the request, whose options are declared once, and what became of each kernel."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from isatool.allowance import SECONDS, Budget
from isatool.analysis.assumptions import Sentence
from isatool.asm.launch import find_launch_spec
from isatool.asm.toolchain import Toolchain
from isatool.demangle import plain_name
from isatool.ir.program import Program
from isatool.passes.common.declaration import Pass, granting, option
from isatool.passes.hints.options import WHEN
from isatool.pipeline.climb import Climb
from isatool.pipeline.climbed import Climbed
from isatool.pipeline.detached import Detached, attached
from isatool.pipeline.every_kernel import assembles, detached_kernels, useful_workers
from isatool.pipeline.ladder import GOALS
from isatool.pipeline.proof import spec_for
from isatool.pipeline.registry import parse_pipeline, pipeline_for
from isatool.pipeline.shapes import with_block
from isatool.pipeline.tasks import Processes, start_method
from isatool.progress import stage
from isatool.session.rewrite import RewriteRequest, Rewritten

Emit = Callable[[str, Program], None]
"""called with the name of a step that changed something, and the program after it"""


@dataclass(frozen=True, kw_only=True)
class OptimizeRequest(RewriteRequest):
    """How kernels are to be optimised. UserError or ValueError for a value that an option does not take."""

    goal: str = option(
        "auto",
        "issue: fewer issue slots; occupancy: more waves per SIMD; auto: fewer modelled cycles",
        choices=GOALS,
    )
    passes: str = option("", "run these passes instead of the usual ones", unit="PIPELINE")
    nan_payload: bool = option(
        False, "swap sources of float operations even if another NaN may result; the proof allows that"
    )
    cu_mode: str = option(
        "auto",
        "CU mode. keep: as in the input; always: wherever a workgroup fits on a CU; helps: where the cycle model gains "
        "by it; auto: chosen together with the passes, by the cycle model",
        choices=("auto", "keep", *WHEN),
    )
    priority: bool = option(False, "add hints that raise the priority of a wave while it computes")
    instruction_prefetch: bool = option(False, "set how much code is prefetched before a wave starts (a hint)")
    jobs: int = option(0, "processes; 0: one a core, one for small files", low=0)
    seconds: float = SECONDS
    """for a kernel, after which the best that is proved by then is the result"""

    @property
    def pipeline(self) -> str:
        """The usual passes or the user's; CU mode first, as it decides about room, hints last."""
        steps = [] if self.cu_mode in ("auto", "keep") else [f"cu-mode{{when={self.cu_mode}}}"]
        steps.append(self.passes or pipeline_for())
        steps += ["priority"] if self.priority else []
        steps += ["instruction-prefetch"] if self.instruction_prefetch else []
        return ",".join(steps)

    def asked(self) -> tuple[Pass, ...]:
        """The passes of the pipeline; UserError if it cannot be read."""
        passes = tuple(parse_pipeline(self.pipeline))
        return granting(passes, Sentence.NAN_PAYLOAD) if self.nan_payload else passes


@dataclass(frozen=True)
class Optimized(Rewritten):
    """`kernels`: what became of each, in the order of their names; `passes`: where not all went through the same, what
    was asked for.
    """

    kernels: tuple[tuple[str, Climbed], ...]


def optimize(
    program: Program,
    names: Sequence[str],
    request: OptimizeRequest,
    toolchain: Toolchain,
    emit: Emit | None = None,
    until: Budget | None = None,
    start: float | None = None,
) -> Optimized:
    """Run the request on the named kernels. After the end of `until` no other is begun.

    `start`: the second of `time.monotonic` from which the first kernel's time counts. UserError for a launch spec of
    other kernels.
    """
    asked, until = request.asked(), until or Budget()
    begun = time.monotonic() if start is None else start
    passes = with_block(asked, lambda: find_launch_spec(program.path, request.launch), request.sizes)
    workers = Processes(request.jobs or useful_workers([program.kernel(name) for name in names]), start_method())
    workers.submit(int).result()  # all of them start now, before there is a thread
    by_ladder = not request.passes
    climb = Climb(
        passes, request.goal, request.max_vgprs, toolchain, request.sizes, request.assume, request.accept_unproved,
        emit or _nothing, workers, until, request.seconds, may_vary=by_ladder,
        may_set_mode=by_ladder and request.cu_mode == "auto",
    )  # fmt: skip
    results: dict[str, Climbed] = {}

    def run(name: str, of: Program, emit: Emit | None) -> Program:
        spec = spec_for(program.path, request.launch, name, names)
        spent = 0.0 if results else time.monotonic() - begun
        with stage(f"kernel {plain_name(name)}", len(results) + 1, len(names)):
            results[name] = replace(climb, emit=emit or _nothing, spent=spent).run(of, name, spec)
        return results[name].program

    try:
        alone = detached_kernels(program, names)
        parts: list[tuple[Detached, Program]] = []
        for name in names:
            if name in alone and not (results and until.is_over):
                whole = _whole_file(emit, program, parts, alone[name]) if emit is not None else None
                parts.append((alone[name], run(name, alone[name].program, whole)))
        current = attached(program, parts)
        if alone and not assembles(current, toolchain):
            current, alone = program, {}
            results.clear()
        for name in names:
            if name not in alone and not (results and until.is_over):
                current = run(name, current, emit)
    finally:
        workers.close()
    taken = {climbed.passes for climbed in results.values()}
    common = taken.pop() if len(taken) == 1 else tuple(passes)
    in_order = tuple((name, results[name]) for name in names if name in results)
    steps = tuple(climbed.steps for _, climbed in in_order)
    common = asked if common == tuple(passes) else common
    return Optimized(program, current, steps, common, request.max_vgprs, in_order)


def _whole_file(emit: Emit, program: Program, others: Sequence[tuple[Detached, Program]], part: Detached) -> Emit:
    """`emit` for programs of a kernel that was taken out of a file: with the rest of the file."""
    before = tuple(others)
    return lambda step, changed: emit(step, attached(program, [*before, (part, changed)]))


def _nothing(step: str, program: Program) -> None:
    pass
