"""Execute a kernel on the emulator, and hold its outputs against the reference of the launch spec."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch
    from isatool.emulator.reference import ReferenceCheck
    from isatool.emulator.run import RunResult
    from isatool.ir.program import Function


def execute(
    kernel: Function,
    launch: Launch,
    *,
    seed: int = 0,
    engine: str = "auto",
    workgroups: Sequence[int] | None = None,
    order: str | int = "lockstep",
    threads: int | None = None,
    limit: int | None = None,
    sanitize: bool = True,
) -> tuple[RunResult, tuple[ReferenceCheck, ...]]:
    """What a run gave, and its outputs beside the reference: all elements if the whole grid ran."""
    from isatool.asm.buffers import make_buffers
    from isatool.emulator.reference import check_reference
    from isatool.emulator.run import run

    for name, number in (("threads", threads), ("limit", limit)):
        if number is not None and number < 1:
            raise UserError(f"--{name} {number}: expected at least 1", Span("isatool"))
    contents = make_buffers(launch, seed)
    result = run(
        kernel, launch, workgroups=workgroups, order=order, sanitize=sanitize, engine=engine, contents=contents,
        threads=threads, limit=limit,
    )  # fmt: skip
    return result, check_reference(launch, contents, result.buffers, whole=workgroups is None)
