"""What bounds a kernel by the cycle model, and the commands that gain something, tried rather than supposed.

The passes that address what costs cycles, in the order of what each cost is worth at most, rewrite the kernel one by
one. What gains something by the model is proved; a command whose result is not proved is never recommended.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import field, replace
from enum import StrEnum
from typing import Final

from isatool.allowance import STOPPED_BY_TIME, Budget, OutOfBudgetError, budget, granted
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.model.access import Observation
from isatool.model.estimate import left_in, remedies_for
from isatool.model.gains import LEAST, Gain
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite
from isatool.pipeline.stages import Cycles, Stage, comparable, cycles_of, stage_of
from isatool.progress import doing
from isatool.records import dataclass, record

_CHEAP: Final = ("pair", "rebank", "simplify", "schedule", "relax-fences", "cu-mode")
"""passes that are tried first: seconds at most, and fewer or denser instructions help whatever else costs"""
_ISSUE: Final = frozenset({"pair", "rebank", "schedule"})
"""passes that change no access to LDS or memory, so they take no cycle off a loop whose floor one of these is"""
_LONG: Final = ("unroll",)
"""tried beside those that address a cost, if all are"""
_AT_FLOOR: Final = "{} bounds the loop, and it changes none of those accesses"
_STEPS: Final = 20_000_000
"""of `isatool.allowance` for each pass: some seconds"""
_LARGE: Final = 2_000
"""instructions of a kernel for which a pass and its proof take seconds: its tries end at the first proved gain"""


class Effort(StrEnum):
    """Which passes are tried."""

    NONE = "none"
    CHEAP = "cheap"
    ALL = "all"


@record
class Tried:
    """A pass that was run on a kernel. `reason` says why it is not recommended; "" for one that is proved and gains."""

    step: str
    """as in a pipeline string"""
    cycles: Cycles | None = None
    """None where nothing was changed, or the model cannot compare the two"""
    proof: str = ""
    """what was shown, in words; "" where no proof was tried"""
    assumptions: tuple[str, ...] = ()
    """that the proof rests on"""
    options: tuple[str, ...] = ()
    """that grant what the proof lacks"""
    reason: str = ""

    @property
    def saved(self) -> float:
        """The part of the cycles that goes, 0 if it is not known."""
        return self.cycles.saved if self.cycles is not None else 0.0

    def command(self, path: str) -> str:
        """The command that was tried."""
        step = self.step if "{" not in self.step else f'run "{self.step}"'
        return " ".join(("isatool pass", step, path or "KERNEL.s", "-o OUT.s", *self.options))


@record
class LoopVerdict:
    """`label` and `line` of the main loop, "" and 0 for code without one. Cycles: an iteration of all waves of a SIMD.

    `tried`: the proved gains first, the largest first of all; then what gains nothing, is not proved or does not apply.
    `not_tried`: passes for its costs that the effort leaves out, or the time, or the size once something is proved.
    """

    kernel: str
    label: str
    line: int
    bound: str
    cycles: float
    floor: float
    floor_of: str
    tried: tuple[Tried, ...]
    not_tried: tuple[str, ...]
    costs: tuple[Gain, ...]
    """what the costs of the main loop come to, each at most"""

    @property
    def best(self) -> Tried | None:
        """What is recommended."""
        return next((each for each in self.tried if not each.reason), None)


def verdict_of(
    kernel: ModelledKernel,
    effort: Effort = Effort.CHEAP,
    observed: Callable[[Function], Observation | None] | None = None,
) -> LoopVerdict | None:
    """The verdict; None where the model cannot follow the control flow. The budget in force bounds what is tried.

    `observed` executes a rewritten kernel as `kernel` was, so that both are compared by what they did.
    """
    allowed = budget()
    with granted(Budget()):
        return _verdict(kernel, effort, _Attempt(kernel, observed, allowed))


def _verdict(kernel: ModelledKernel, effort: Effort, attempt: _Attempt) -> LoopVerdict | None:
    function = kernel.function
    stage = attempt.stage(function.program, False)
    now = stage.estimate
    if now is None:
        return None
    costs = left_in(kernel, stage.main.label)
    wanted = () if effort is Effort.NONE else _CHEAP if effort is Effort.CHEAP else (*_CHEAP, *_LONG)
    addressed = remedies_for(kernel, stage.main.label, [cost for cost in costs if cost.saved >= LEAST])
    steps = [step for step in addressed if effort is Effort.ALL or _name(step) in wanted]
    steps += [name for name in wanted if name not in map(_name, steps)]
    plain = now.plain
    resources = {"VALU": plain.issue, "LDS": plain.lds, "memory": plain.memory}
    what = max(resources, key=lambda each: resources[each])
    floor = min(now.cycles, resources[what])
    tried: list[Tried] = []
    soonest = "pair"  # proved block by block
    if what != "VALU" and now.cycles - floor < LEAST * now.cycles:
        soonest = "cu-mode"
        tried += [Tried(step, reason=_AT_FLOOR.format(what)) for step in steps if _name(step) in _ISSUE]
        steps = [step for step in steps if _name(step) not in _ISSUE]
    first_only = effort is Effort.CHEAP and len(function.instructions) > _LARGE
    if first_only:
        steps.sort(key=lambda step: step != soonest)
    cheap = len(steps)
    if effort is Effort.CHEAP:
        steps += [step for step in addressed if _name(step) not in wanted]
    for number, step in enumerate(steps):
        is_enough = (first_only or number >= cheap) and any(not each.reason for each in tried)
        if attempt.allowed.is_over or is_enough:
            break
        doing(f"kernel {function.name}: try {step}", number + 1, len(steps))
        tried.append(attempt.tried(step))
    flow = kernel.flow
    headers = (flow.blocks[loop.header] for loop in kernel.forest.loops)
    header = next((block for block in headers if stage.main.label in block.labels), None)
    label, line = (stage.main.label, flow.line_number(header.first)) if header is not None else ("", 0)
    done = {each.step for each in tried}
    return LoopVerdict(
        function.name, label, line, now.bound, now.cycles, floor, what,
        tuple(sorted(tried, key=lambda each: (bool(each.reason), -each.saved))),
        tuple(step for step in dict.fromkeys((*addressed, *steps)) if step not in done), costs,
    )  # fmt: skip


def _name(step: str) -> str:
    return step.partition("{")[0]


@dataclass
class _Attempt:
    """Passes on one kernel, each alone."""

    kernel: ModelledKernel
    observed: Callable[[Function], Observation | None] | None
    allowed: Budget
    given: dict[bool, Stage] = field(default_factory=dict)
    """the figures of the kernel as it is, which each pass is compared with, by `whole`"""

    def tried(self, step: str) -> Tried:
        """Try one pass: its result, the gain by the model, and if there is one the proof."""
        function = self.kernel.function
        try:
            with granted(self.allowed.within(_STEPS)):
                made = rewrite(function.program, parse_pipeline(step), function.name)
            if not made.changed:
                return Tried(step, reason=STOPPED_BY_TIME if made.stopped else made.reason or "changes nothing")
            stages = comparable([function.program, made.program], self.stage)
            cycles = cycles_of(*stages)
            if cycles is None:
                return Tried(step, reason="the model cannot compare what it makes")
            if cycles.saved < LEAST:
                return Tried(step, cycles, reason="gains less than 1 %")
            with granted(self.allowed):
                proof = show_equal(made, None)
        except RefutedError:
            return Tried(step, reason="refuted: a fault of isatool, please report it with the input")
        except OutOfBudgetError as error:
            return Tried(step, reason=str(error))
        except UserError as error:
            return Tried(step, reason=str(error).splitlines()[0])
        if not proof.proved:
            options = tuple(each.option for each in proof.ungranted)
            return Tried(step, cycles, proof.text, proof.assumptions, options, "not proved")
        return Tried(step, cycles, proof.text, proof.assumptions)

    def stage(self, program: Program, whole: bool) -> Stage:
        """The figures of a version, executed if the kernel was."""
        kernel, function = self.kernel, program.kernel(self.kernel.function.name)
        if function is not kernel.function:
            observation = self.observed(function) if self.observed is not None else None
            kernel = replace(kernel, function=function, observation=observation)
        elif whole in self.given:
            return self.given[whole]
        found = stage_of(program, function.name, whole=whole, modelled=kernel)
        if function is self.kernel.function:
            self.given[whole] = found
        return found
