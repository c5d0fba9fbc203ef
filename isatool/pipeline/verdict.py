"""What bounds a kernel by the cycle model, and the one command that gains most, tried rather than supposed.

The passes that address what costs cycles, in the order of what each cost is worth at most, rewrite the kernel; the
first whose result gains something by the model, and is proved, is named.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from isatool.allowance import Budget, OutOfTimeError, granted
from isatool.diagnostics import UserError
from isatool.ir.program import Function
from isatool.model.estimate import Estimate, estimate, left_in
from isatool.model.gains import LEAST, REMEDIES, Gain
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.ascent import stage_of
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite
from isatool.progress import doing

_ALWAYS: Final = ("simplify", "pair", "rebank", "unroll", "cu-mode")
"""tried last: fewer or denser instructions help whatever else costs"""
_STEPS: Final = 20_000_000
"""of `isatool.allowance` for each pass: some seconds"""


@dataclass(frozen=True, slots=True)
class Verdict:
    """`label` and `line` of the main loop, "" and 0 for code without one. Cycles: an iteration of all waves of a SIMD.

    `command` is the pass that gains `saved` of the cycles of an iteration of each outermost loop; "" if none of `tried`
    gains at least `LEAST`.
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
    loops = _by_loop(kernel) if attempt else {}
    tried: list[str] = []
    best, saved = "", 0.0
    for name in _candidates(kernel, stage.main.label) if attempt else ():
        tried.append(name)
        doing(f"kernel {function.name}: try {name}")
        found = _saved(function, name, loops)
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
    yield from dict.fromkeys((*(each.name for cause in causes for each in REMEDIES[cause]), *_ALWAYS))


def _saved(function: Function, name: str, before: dict[str, Estimate]) -> float:
    """The part of the cycles that a pass takes away; 0 for one that changes nothing or is not proved."""
    try:
        with granted(Budget(_STEPS)):
            made = rewrite(function.program, parse_pipeline(name), function.name)
        if not made.changed:
            return 0.0
        saved = _less(before, _by_loop(ModelledKernel.of(made.function)))
        return saved if saved >= LEAST and show_equal(made, None).proved else 0.0
    except (OutOfTimeError, RefutedError, UserError):
        return 0.0


def _by_loop(kernel: ModelledKernel) -> dict[str, Estimate]:
    """The estimate of each outermost loop by its label; of the whole kernel, as "", where none has one."""
    flow = kernel.flow
    labels = [flow.blocks[loop.header].label for loop in kernel.forest.loops if loop.parent < 0]
    return {label: estimate(kernel, label) for label in labels if label} or {"": estimate(kernel)}


def _less(before: dict[str, Estimate], after: dict[str, Estimate]) -> float:
    """The part of the cycles of an iteration of every loop that went, for the same work; 0 if a loop cannot be found
    again: main loops that are not the same loop say nothing about each other.
    """
    total = 0.0
    for label, was in before.items():
        cycles = after[label].cycles_for(was) if label in after else None
        if cycles is None:
            return 0.0
        total += cycles
    return 1 - total / sum(each.cycles for each in before.values())
