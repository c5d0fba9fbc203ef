"""Run a kernel: a launch, some or all of its workgroups, an engine, and what came out of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from isatool.diagnostics import Span, UserError
from isatool.emulator.dispatch import (
    Dispatch,
    Layout,
    dispatch_of,
    entry_of,
    global_memory,
    initial_group,
    lds_of,
)
from isatool.emulator.findings import Finding, FindingKind, Findings
from isatool.emulator.group import Shared
from isatool.emulator.lockstep import Machine, Order
from isatool.emulator.memory import GlobalMemory
from isatool.emulator.steps import Code
from isatool.emulator.trace import Tracer
from isatool.ir.program import Function
from isatool.isa.registers import VGPR_BASE

if TYPE_CHECKING:
    from isatool.asm.buffers import Array
    from isatool.asm.launch_spec import Launch

BATCH_WAVES: Final = 512
STEP_LIMIT: Final = 10**10
"""wave-instructions of a batch"""
ENGINES: Final = ("auto", "numpy")
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class RunResult:
    """What a run left behind. `lines` counts executed wave-instructions by 1-based line, `classes` by unit.

    `buffers` hold the final contents in the types and shapes of the launch spec; `seconds` is time in the engine.
    """

    buffers: Mapping[str, Array]
    findings: tuple[Finding, ...]
    lines: Mapping[int, int]
    classes: Mapping[str, int]
    workgroups: int
    engine: str
    seconds: float

    @property
    def instructions(self) -> int:
        """Executed wave-instructions."""
        return sum(self.lines.values())


@dataclass(frozen=True)
class RawResult:
    """The result of a dispatch: memory by buffer name, findings, and counts by step index."""

    memory: Mapping[str, bytes]
    findings: tuple[Finding, ...]
    counts: NDArray[np.int64]
    code: Code


def run(
    kernel: Function,
    launch: Launch,
    *,
    workgroups: Sequence[int] | None = None,
    order: Order = "lockstep",
    sanitize: bool = True,
    engine: str = "auto",
    seed: int = 0,
    contents: Mapping[str, Array] | None = None,
    layout: Layout | None = None,
    limit: int | None = None,
    progress: Progress | None = None,
    trace: Tracer | None = None,
) -> RunResult:
    """Execute a kernel. `workgroups` are linear numbers (x fastest), all by default; buffers come from `seed` or
    `contents`.

    Raises NotEmulated at the line of an instruction without semantics, UserError for a launch that does not fit.
    """
    if engine not in ENGINES:
        raise UserError(f"there is no engine '{engine}'", hint="engines: " + ", ".join(ENGINES))
    from isatool.asm.buffers import make_buffers

    first = contents if contents is not None else make_buffers(launch, seed)
    dispatch = dispatch_of(kernel, launch, first, layout)
    start = time.perf_counter()
    raw = run_dispatch(
        kernel,
        dispatch,
        workgroups=workgroups,
        order=order,
        sanitize=sanitize,
        limit=limit,
        progress=progress,
        trace=trace,
    )
    seconds = time.perf_counter() - start
    buffers = {
        argument.name: np.frombuffer(raw.memory[argument.name], first[argument.name].dtype).reshape(argument.shape)
        for argument in launch.buffers
    }
    lines, classes = counted(raw.code, raw.counts)
    count = dispatch.workgroups if workgroups is None else len(workgroups)
    return RunResult(buffers, raw.findings, lines, classes, count, "numpy", seconds)


def run_dispatch(
    kernel: Function,
    dispatch: Dispatch,
    *,
    workgroups: Sequence[int] | None = None,
    order: Order = "lockstep",
    sanitize: bool = True,
    limit: int | None = None,
    progress: Progress | None = None,
    trace: Tracer | None = None,
) -> RawResult:
    """Execute a dispatch with the numpy engine."""
    chosen = check_workgroups(dispatch, workgroups)
    code = Code(kernel.program)
    memory = global_memory(dispatch, code)
    findings = Findings()
    counts = np.zeros(len(code.instructions) + 1, np.int64)
    cell = 1 if _stores_parts_of_dwords(code) else 4
    batch = max(1, BATCH_WAVES // dispatch.waves)
    with np.errstate(all="ignore"):
        for first in range(0, len(chosen), batch):
            part = chosen[first : first + batch]
            _run_batch(
                kernel,
                code,
                dispatch,
                part,
                memory,
                findings,
                counts,
                cell,
                order,
                sanitize,
                limit or STEP_LIMIT,
                trace,
            )
            if progress is not None:
                progress(min(first + batch, len(chosen)), len(chosen))
    if sanitize:
        check_register_limit(code, counts, dispatch.descriptor.vgprs, findings)
    contents = {buffer.name: buffer.content for buffer in memory.buffers}
    return RawResult(contents, findings.as_tuple(), counts, code)


def _run_batch(
    kernel: Function,
    code: Code,
    dispatch: Dispatch,
    workgroups: Sequence[int],
    memory: GlobalMemory,
    findings: Findings,
    counts: NDArray[np.int64],
    cell: int,
    order: Order,
    sanitize: bool,
    limit: int,
    trace: Tracer | None,
) -> None:
    lds = lds_of(dispatch, len(workgroups), cell)
    shared = Shared(memory, lds, findings, sanitize, dispatch.descriptor.scratch_bytes)
    group = initial_group(shared, code, kernel.name, dispatch, entry_of(dispatch, workgroups))
    Machine(code, shared, counts, order, limit, trace).run(group)


def check_workgroups(dispatch: Dispatch, workgroups: Sequence[int] | None) -> Sequence[int]:
    """The workgroups to run; UserError for a number outside the grid."""
    if workgroups is None:
        return range(dispatch.workgroups)
    for number in workgroups:
        if not 0 <= number < dispatch.workgroups:
            raise UserError(f"there is no workgroup {number}", hint=f"the grid has {dispatch.workgroups} workgroups")
    return workgroups


def counted(code: Code, counts: NDArray[np.int64]) -> tuple[dict[int, int], dict[str, int]]:
    """Counts by 1-based line and by unit (vopd counted apart)."""
    lines: dict[int, int] = {}
    classes: dict[str, int] = {}
    for (line, instruction), count in zip(code.instructions, counts[:-1].tolist(), strict=True):
        if count:
            lines[line + 1] = lines.get(line + 1, 0) + count
            name = "VOPD" if instruction.is_dual else str(instruction.unit or "unknown")
            classes[name] = classes.get(name, 0) + count
    return lines, classes


def check_register_limit(code: Code, counts: NDArray[np.int64], vgprs: int, findings: Findings) -> None:
    """Executed instructions that name VGPRs beyond `.amdhsa_next_free_vgpr`: out of range on hardware (ISA guide
    3.3.2.2).
    """
    for index, (line, instruction) in enumerate(code.instructions):
        if not counts[index]:
            continue
        highest = max((int(r) for r in (*instruction.defs, *instruction.uses) if r.is_vgpr), default=0)
        if highest - VGPR_BASE >= vgprs:
            name = f"v{highest - VGPR_BASE}"
            message = f"{name} is beyond the {vgprs} VGPRs that the kernel descriptor declares"
            findings.add(Finding(FindingKind.REGISTER_LIMIT, line + 1, message, name))


def _stores_parts_of_dwords(code: Code) -> bool:
    """True if LDS is accessed by bytes or halfwords somewhere, so that races must be told apart within a dword."""
    names = {instruction.mnemonic for _, instruction in code.instructions}
    return any(
        name.startswith("ds_") and any(part in name for part in ("8", "16")) and "b128" not in name for name in names
    )


def span_of(kernel: Function, line: int) -> Span:
    """The place of a finding."""
    return Span(kernel.program.path, line)
