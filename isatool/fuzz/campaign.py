"""A range of seeds worked off: kernels made, compiled together, tried, and what fails made small."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final

from isatool.allowance import Budget, budget, granted
from isatool.asm.emitter import emit
from isatool.diagnostics import UserError
from isatool.emulator.native import NativeUnavailableError
from isatool.fuzz.generator import PARTS, VALUES, random_kernel
from isatool.fuzz.harness import compile_shapes
from isatool.fuzz.shrink import shrink
from isatool.fuzz.trials import FuzzFailure, Tally, fails_alike, failures_of
from isatool.ir.views import CHECKS
from isatool.isa.wave import WAVE32
from isatool.passes.common.declaration import Pass
from isatool.pipeline.registry import PASSES, parse_pipeline
from isatool.records import record

CHUNK: Final = 25
"""kernels whose native code is compiled together"""
_FEW: Final = 10
"""registers of the kernels that use few of them often"""


@record
class Task:
    """Seeds first <= s < last, and how they are tried."""

    first: int
    last: int
    size: int
    passes: tuple[str, ...]
    native: bool
    shrinks: bool
    every: bool = False
    """every pass on every kernel, instead of one after the other in turn"""
    wave_size: int = WAVE32
    parts: int = PARTS


@record
class Found:
    """A failure and its seed; `original` is the kernel that a changed one was compared with."""

    seed: int
    kind: str
    detail: str
    text: str
    original: str = ""


@record
class Chunk:
    """What came of a task."""

    counts: dict[str, int]
    failures: tuple[Found, ...]
    stopped: bool = False
    """kernels were left out, as the time was up"""


def names_of(text: str | None) -> tuple[str, ...]:
    """Pass names of an option: all of them for None, none for `none`; UserError for a name that there is not."""
    if text is None:
        return tuple(PASSES)
    if text == "none":
        return ()
    names = tuple(part.strip() for part in text.split(",") if part.strip())
    for name in names:
        parse_pipeline(name)
    return names


def work(task: Task) -> Chunk:
    """Try every kernel of a task, as long as there is time. A function of the module, so that other processes can be
    asked to do it.
    """
    os.environ.setdefault(CHECKS, "1")
    until = budget()
    with granted(Budget()):  # what is begun is done
        return _tried(task, until)


def _tried(task: Task, until: Budget) -> Chunk:
    tally = Tally()
    passes = [step for name in task.passes for step in parse_pipeline(name)]
    kernels = {
        seed: random_kernel(
            seed, _FEW if seed % 3 == 0 else VALUES, task.size, wave_size=task.wave_size, count=task.parts
        )
        for seed in range(task.first, task.last)
    }
    native = task.native
    if native:
        try:
            compile_shapes(kernels.values())
        except NativeUnavailableError:
            native = False
            tally.add("without the native engine")
    found: list[Found] = []
    for seed, function in kernels.items():
        if until.is_over:
            return Chunk(dict(tally.counts), tuple(found), stopped=True)
        text = emit(function.program)
        tried = passes if task.every or not passes else [passes[seed % len(passes)]]
        for failure in failures_of(text, seed, tried, native, tally):
            found.append(_found(failure, text, seed, passes, native, task.shrinks))
    return Chunk(dict(tally.counts), tuple(found))


def _found(failure: FuzzFailure, text: str, seed: int, passes: Sequence[Pass], native: bool, shrinks: bool) -> Found:
    if failure.kind.startswith("validator"):
        return Found(seed, failure.kind, failure.detail, failure.text, text)

    def still_fails(candidate: str) -> bool:
        try:
            return fails_alike(failure, candidate, seed, passes, native)
        except (UserError, RecursionError):
            return False

    small = shrink(text, still_fails) if shrinks else text
    return Found(seed, failure.kind, failure.detail, small)
