"""Optimise the kernels of a program: the request, whose options are declared once, and what became of each kernel."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import field, replace
from typing import TYPE_CHECKING

from isatool.allowance import SECONDS, Budget, OutOfTimeError
from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit as text_of
from isatool.asm.launch import find_launch_spec, read_spec_text
from isatool.asm.toolchain import Toolchain
from isatool.demangle import plain_name
from isatool.ir.program import Program
from isatool.passes.common.declaration import Pass, granting, option, without_guards
from isatool.passes.hints.options import WHEN
from isatool.pipeline.detached import Detached, attached, detached_kernels
from isatool.pipeline.every_kernel import assembles, useful_workers
from isatool.pipeline.jobs import Workers, each
from isatool.pipeline.ladder import GOALS
from isatool.pipeline.proof import spec_for
from isatool.pipeline.registry import keeping_lds, parse_pipeline, pipeline_for, pipeline_text
from isatool.pipeline.search import Search
from isatool.pipeline.search_result import SearchResult
from isatool.pipeline.shapes import with_block
from isatool.pipeline.tasks import Processes, start_method
from isatool.progress import doing, stage
from isatool.records import dataclass, record
from isatool.session.rewrite import RewriteRequest, Rewritten

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec

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
        False, "swap sources of float operations even if another NaN may result; the proof allows that", seldom=True
    )
    guard: bool = option(
        True, "put scalar tests before code that is right where they hold, and keep the original for where they fail"
    )
    cu_mode: str = option(
        "auto",
        "CU mode. keep: as in the input; always: wherever a workgroup fits on a CU; helps: where the cycle model gains "
        "by it; auto: chosen together with the passes, by the cycle model",
        choices=("auto", "keep", *WHEN),
        seldom=True,
    )
    priority: bool = option(False, "add hints that raise the priority of a wave while it computes", seldom=True)
    instruction_prefetch: bool = option(
        False, "set how much code is prefetched before a wave starts (a hint)", seldom=True
    )
    jobs: int = option(0, "processes; 0: one a core, one for small files", low=0, seldom=True)
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

    @property
    def is_usual(self) -> bool:
        """Whether the passes are the usual ones, or those of them that keep a workgroup's LDS, as routes name them:
        options and CU mode are then chosen with them.
        """
        usual = pipeline_for()
        return self.passes in ("", usual, ",".join(keeping_lds(usual)))

    def asked(self) -> tuple[Pass, ...]:
        """The passes of the pipeline; UserError if it cannot be read."""
        passes = tuple(parse_pipeline(self.pipeline))
        passes = passes if self.guard else without_guards(passes)
        return granting(passes, Sentence.NAN_PAYLOAD) if self.nan_payload else passes


@record
class KernelTask:
    """A kernel of a text of its own, for another process or machine: its key is that of what is compared."""

    text: str
    path: str
    name: str
    request: OptimizeRequest
    pipeline: str
    spec_text: str
    program: Program = field(compare=False)
    passes: tuple[Pass, ...] = field(compare=False)
    spec: LaunchSpec | None = field(compare=False)
    toolchain: Toolchain | None = field(compare=False)
    """None: that of the machine"""


def optimized(task: KernelTask) -> SearchResult:
    """What becomes of a kernel, in one process. A function of the module, so that others can be asked to do it."""
    search = _search(task.request, task.passes, task.toolchain or Toolchain.find())
    return search.run(task.program, task.name, task.spec)


def _search(request: OptimizeRequest, passes: Sequence[Pass], toolchain: Toolchain) -> Search:
    by_ladder = request.is_usual
    return Search(
        passes, request.goal, request.max_vgprs, toolchain, request.sizes, request.assume, request.accept_unproved,
        _nothing, seconds=request.seconds, may_vary=by_ladder, may_set_mode=by_ladder and request.cu_mode == "auto",
    )  # fmt: skip


@dataclass(frozen=True)
class Optimized(Rewritten):
    """`kernels`: what became of each, in the order of their names; `passes`: where not all went through the same, what
    was asked for.
    """

    kernels: tuple[tuple[str, SearchResult], ...]


def optimize(
    program: Program,
    names: Sequence[str],
    request: OptimizeRequest,
    toolchain: Toolchain,
    emit: Emit | None = None,
    until: Budget | None = None,
    start: float | None = None,
    elsewhere: Workers | None = None,
) -> Optimized:
    """Run the request on the named kernels. After the end of `until` no other is begun.

    `start`: the second of `time.monotonic` from which the first kernel's time counts. `elsewhere`: who works on kernels
    that depend on no other, each a job. UserError for a launch spec of other kernels.
    """
    asked, until = request.asked(), until or Budget()
    begun = time.monotonic() if start is None else start
    passes = with_block(asked, lambda: find_launch_spec(program.path, request.launch), request.sizes)
    known = _known(program, names, request, tuple(passes), toolchain, elsewhere, until) if elsewhere is not None else {}
    here = [program.kernel(name) for name in names if name not in known]
    workers = Processes(request.jobs or useful_workers(here), start_method()) if here else Processes()
    workers.submit(int).result()  # all of them start now, before there is a thread
    search = replace(_search(request, passes, toolchain), workers=workers, allowed=until)
    results: dict[str, SearchResult] = {}

    def run(name: str, of: Program, emit: Emit | None) -> Program:
        if name in known:
            results[name] = found = known[name]
            for entry in found.entries:
                if entry.rewrite.changed and emit is not None:
                    emit(entry.name, entry.rewrite.program)
            return found.program
        spec = spec_for(program.path, request.launch, name, names)
        spent = 0.0 if results else time.monotonic() - begun
        with stage(f"kernel {plain_name(name)}", len(results) + 1, len(names)):
            results[name] = replace(search, emit=emit or _nothing, spent=spent).run(of, name, spec)
        return results[name].program

    try:
        alone = detached_kernels(program, names)
        parts: list[tuple[Detached, Program]] = []
        for name in names:
            if name in alone and (name in known or not (results and until.is_over)):
                whole = _whole_file(emit, program, parts, alone[name]) if emit is not None else None
                parts.append((alone[name], run(name, alone[name].program, whole)))
        current = attached(program, parts)
        if alone and not assembles(current, toolchain):
            current, alone = program, {}
            results.clear()
            known.clear()
        for name in names:
            if name not in alone and (name in known or not (results and until.is_over)):
                current = run(name, current, emit)
    finally:
        workers.close()
    taken = {searched.passes for searched in results.values()}
    common = taken.pop() if len(taken) == 1 else tuple(passes)
    in_order = tuple((name, results[name]) for name in names if name in results)
    steps = tuple(searched.steps for _, searched in in_order)
    common = asked if common == tuple(passes) else common
    return Optimized(program, current, steps, common, request.max_vgprs, in_order)


def _known(
    program: Program,
    names: Sequence[str],
    request: OptimizeRequest,
    passes: tuple[Pass, ...],
    toolchain: Toolchain,
    workers: Workers,
    until: Budget,
) -> dict[str, SearchResult]:
    """What others make of the kernels that depend on no other; what they have not made by the end of `until` is left
    out.
    """
    sources = {name: each.program for name, each in detached_kernels(program, names).items()}
    if len(program.functions) == 1:
        sources = dict.fromkeys(names, program)
    tools = None if toolchain == Toolchain.find() else toolchain
    tasks = []
    for name, source in sources.items():
        spec = spec_for(program.path, request.launch, name, names)
        spec_text = "" if spec is None else read_spec_text(spec.path)
        texts = text_of(source), source.path, name
        tasks.append(KernelTask(*texts, request, pipeline_text(passes), spec_text, source, passes, spec, tools))
    found: dict[str, SearchResult] = {}
    doing("kernels", 0, len(tasks))
    with suppress(OutOfTimeError):
        for number, searched in each(optimized, tasks, workers, until):
            found[tasks[number].name] = searched
            doing("kernels", len(found), len(tasks))
    return found


def _whole_file(emit: Emit, program: Program, others: Sequence[tuple[Detached, Program]], part: Detached) -> Emit:
    """`emit` for programs of a kernel that was taken out of a file: with the rest of the file."""
    before = tuple(others)
    return lambda step, changed: emit(step, attached(program, [*before, (part, changed)]))


def _nothing(step: str, program: Program) -> None:
    pass
