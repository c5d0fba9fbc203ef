"""What bounds a kernel by the cycle model, and the one command that gains most, tried rather than supposed.

The passes that address what costs cycles, in the order of what each cost is worth at most, rewrite the kernel; the
first whose result gains something by the model, and is proved, is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from isatool.allowance import Budget, OutOfTimeError, granted
from isatool.diagnostics import UserError
from isatool.ir.program import Function
from isatool.model.estimate import Estimate, left_in
from isatool.model.gains import LEAST, Cause, Gain
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.ascent import stage_of
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite
from isatool.progress import doing

_FOR: Final[Mapping[Cause, tuple[str, ...]]] = {
    Cause.CONFLICTS: ("pad-lds",),
    Cause.BANKS: ("rebank",),
    Cause.SINGLE: ("rebank", "pair"),
    Cause.MEMORY: ("pipeline", "double-buffer", "unroll", "batch-loads", "schedule"),
    Cause.LDS: ("schedule", "rebank"),
    Cause.SCALAR: ("schedule",),
    Cause.BARRIERS: ("relax-fences", "double-buffer"),
    Cause.RESULTS: ("schedule", "pair"),
    Cause.BRANCHES: ("unroll",),
    Cause.WAVES: ("cu-mode",),
}
"""passes that can take some of a cost away"""
_ALWAYS: Final = ("simplify", "pair", "rebank", "unroll", "cu-mode")
"""tried last: fewer or denser instructions help whatever else costs"""
_STEPS: Final = 20_000_000
"""of `isatool.allowance` for each pass: some seconds"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`label` and `line` of the main loop, "" and 0 for code without one. Cycles: an iteration of all waves of a SIMD.

    `command` is the pass that gains `saved` of the cycles; "" if none of `tried` gains at least `LEAST`.
    """

    kernel: str
    label: str
    line: int
    bound: str
    cycles: float
    floor: float
    floor_of: str
    command: str
    saved: float
    tried: tuple[str, ...]
    hope: Gain | None = None
    """what would gain most if all of its cost went, where no pass was tried"""


def verdict_of(function: Function, attempt: bool) -> Verdict | None:
    """The verdict, with a pass that helps if `attempt` is set; None where the model cannot follow the control flow."""
    stage = stage_of(function.program, function.name)
    now = stage.estimate
    if now is None:
        return None
    kernel = ModelledKernel.of(function)
    tried: list[str] = []
    best, saved = "", 0.0
    for name in _candidates(kernel, stage.main.label) if attempt else ():
        tried.append(name)
        doing(f"kernel {function.name}: try {name}")
        found = _saved(function, name, now)
        if found >= LEAST:
            best, saved = name, found
            break
    resources = {"VALU": now.plain.issue, "LDS": now.plain.lds, "memory": now.plain.memory}
    what = max(resources, key=lambda each: resources[each])
    flow = kernel.flow
    headers = (flow.blocks[loop.header] for loop in kernel.forest.loops)
    header = next((block for block in headers if stage.main.label in block.labels), None)
    label, line = (stage.main.label, flow.line_number(header.first)) if header is not None else ("", 0)
    return Verdict(
        function.name, label, line, now.bound, now.cycles, min(now.cycles, resources[what]), what, best, saved,
        tuple(tried), None if attempt else next(iter(left_in(kernel, stage.main.label)), None),
    )  # fmt: skip


def _candidates(kernel: ModelledKernel, label: str) -> Iterator[str]:
    causes = [gain.cause for gain in left_in(kernel, label)]
    yield from dict.fromkeys((*(name for cause in causes for name in _FOR[cause]), *_ALWAYS))


def _saved(function: Function, name: str, before: Estimate) -> float:
    """The part of the cycles that a pass takes away; 0 for one that changes nothing or is not proved."""
    try:
        with granted(Budget(_STEPS)):
            made = rewrite(function.program, parse_pipeline(name), function.name)
        after = stage_of(made.program, function.name).estimate if made.changed else None
        cycles = after.cycles_for(before) if after is not None else None
        saved = 0.0 if cycles is None else 1 - cycles / before.cycles
        return saved if saved >= LEAST and show_equal(made, None).proved else 0.0
    except (OutOfTimeError, RefutedError, UserError):
        return 0.0
