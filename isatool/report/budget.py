"""Budgets: conditions on the figures of kernels and loops, and baselines that no figure may fall behind.

A condition is `METRIC OPERATOR NUMBER [%] [in LOOP] [of KERNEL]` (`grammars/budget.lark`). A metric of loops without
`in` is that of the loop with the most FMAs; without `of` the condition holds for every kernel of the file.
"""

from __future__ import annotations

import difflib
import operator
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, Generic, TypeVar

from lark import Token, Tree
from lark.exceptions import UnexpectedInput

from isatool.asm.files import read_json
from isatool.demangle import is_called, plain_name
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.grammars import parser
from isatool.model.figures import KernelFigures, LoopFigures
from isatool.records import record

BASELINE_VERSION: Final = 1
TOLERANCE: Final = 1e-9
Figures = TypeVar("Figures", KernelFigures, LoopFigures)
_OPERATORS: Final[Mapping[str, Callable[[float, float], bool]]] = {
    ">=": operator.ge,
    "<=": operator.le,
    "==": operator.eq,
    ">": operator.gt,
    "<": operator.lt,
}


@record
class Metric(Generic[Figures]):
    """A figure of a loop or a kernel. `up`: more is better; `modelled`: rests on hypotheses about the hardware."""

    about: str
    value: Callable[[Figures], float]
    up: bool
    modelled: bool = False


LOOP_METRICS: Final[Mapping[str, Metric[LoopFigures]]] = {
    "dual_issue": Metric("part of the FMAs that issue in pairs", lambda f: f.dual_issue, True),
    "four_bank_pairs": Metric("part of the FMA pairs on four banks", lambda f: f.four_banks, True),
    "same_parity_pairs": Metric("FMA pairs with sources of one parity", lambda f: f.body.same_parity, False),
    "valu_issues": Metric("VALU issues of an iteration", lambda f: f.body.valu_issues, False),
    "single_fmas": Metric("FMAs that issue alone", lambda f: f.body.single, False),
    "moves": Metric("moves of an iteration", lambda f: f.body.moves, False),
    "waits": Metric("waits of an iteration", lambda f: f.body.waits, False),
    "instructions": Metric("instructions without hints", lambda f: f.body.work, False),
    "loop_bytes": Metric("code bytes of the loop", lambda f: f.body.bytes, False),
    "lds_loads": Metric("LDS loads of an iteration", lambda f: f.body.lds_loads, False),
    "loop_spills": Metric("scratch accesses of an iteration", lambda f: f.body.scratch, False),
    "source_reads": Metric(
        "register reads of FMA sources by the operand cache model", lambda f: f.body.cache.source_reads, False, True
    ),
    "bank_conflicts": Metric(
        "issues with two reads on a bank by that model", lambda f: f.body.cache.conflicts, False, True
    ),
}
KERNEL_METRICS: Final[Mapping[str, Metric[KernelFigures]]] = {
    "vgprs": Metric("VGPRs declared", lambda f: f.vgprs, False),
    "peak_vgprs": Metric("VGPRs in use at the peak", lambda f: f.peak, False),
    "waves": Metric("waves per SIMD in whole workgroups", lambda f: f.waves, True),
    "code_bytes": Metric("bytes of code", lambda f: f.code_bytes, False),
    "lds_bytes": Metric("bytes of LDS of a workgroup", lambda f: f.lds_bytes, False),
    "scratch_bytes": Metric("bytes of scratch of a lane", lambda f: f.scratch_bytes, False),
    "spills": Metric("scratch accesses", lambda f: f.spills, False),
    "tflops": Metric(
        "TFLOP/s of the board by the cycle model", lambda f: max((m.tflops for m in f.models), default=0.0), True, True
    ),
}


@record
class BudgetCondition:
    """One condition. `span` is where it was written."""

    text: str
    metric: str
    operator: str
    limit: float
    loop: str
    kernel: str
    span: Span

    def holds(self, value: float) -> bool:
        """True if a value keeps the budget; rounding errors are no breach."""
        return _OPERATORS[self.operator](value, self.limit) or (
            abs(value - self.limit) < TOLERANCE and ("=" in self.operator)
        )


@record
class BudgetOutcome:
    """A budget and what the kernel has."""

    budget: str
    kernel: str
    loop: str
    value: float
    limit: float
    kept: bool
    line: int


def parse_budget(text: str, span: Span) -> BudgetCondition:
    """Read a condition; UserError at the character where it cannot go on."""
    try:
        tree = parser("budget").parse(text)
    except UnexpectedInput as error:
        offset = error.pos_in_stream if error.pos_in_stream is not None and error.pos_in_stream >= 0 else len(text)
        place = Span(span.path, span.line, span.column + offset if span.column else 0)
        raise UserError(
            f"cannot read the budget '{text}' at '{text[offset : offset + 12]}'", place, "dual_issue >= 0.95 in .LBB0_9"
        ) from None
    metric, sign = (str(token) for token in tree.children[:2])
    number = tree.children[2]
    assert isinstance(number, Tree)
    limit = float(str(number.children[0])) / (100 if len(number.children) > 1 else 1)
    loop, kernel = _targets(text, [str(token) for token in tree.children[3:] if isinstance(token, Token)])
    if metric not in LOOP_METRICS and metric not in KERNEL_METRICS:
        names = [*LOOP_METRICS, *KERNEL_METRICS]
        near = difflib.get_close_matches(metric, names, 2)
        hint = f"did you mean {' or '.join(near)}?" if near else f"metrics: {', '.join(names)}"
        raise UserError(f"there is no metric '{metric}'", span, hint)
    if loop and metric in KERNEL_METRICS:
        raise UserError(f"{metric} is a figure of the kernel, not of a loop", span, f"leave out 'in {loop}'")
    return BudgetCondition(text, metric, sign, limit, loop, kernel, span)


def _targets(text: str, labels: Sequence[str]) -> tuple[str, str]:
    """(loop, kernel): the words after `in` and `of`."""
    words = text.split()
    loop = labels[0] if labels and "in" in words else ""
    kernel = labels[-1] if labels and "of" in words else ""
    return loop, kernel


def check_budgets(figures: KernelFigures, budgets: Iterable[BudgetCondition]) -> Iterator[BudgetOutcome]:
    """Every budget that speaks of this kernel. UserError if it names a loop that there is not."""
    for budget in budgets:
        if budget.kernel and not is_called(figures.kernel, budget.kernel):
            continue
        if budget.metric in KERNEL_METRICS:
            value, loop, line = KERNEL_METRICS[budget.metric].value(figures), "", 1
        else:
            found = _loop(figures, budget)
            value, loop, line = LOOP_METRICS[budget.metric].value(found), found.label, found.line
        yield BudgetOutcome(budget.text, figures.kernel, loop, value, budget.limit, budget.holds(value), line)


def _loop(figures: KernelFigures, budget: BudgetCondition) -> LoopFigures:
    if budget.loop:
        found = figures.loop(budget.loop)
        if found is not None:
            return found
        names = ", ".join(loop.label for loop in figures.loops if loop.label) or "none"
        raise UserError(f"kernel {figures.kernel} has no loop '{budget.loop}'", budget.span, f"loops: {names}")
    if not figures.loops:
        raise UserError(f"kernel {figures.kernel} has no loop for '{budget.text}'", budget.span)
    return max(figures.loops, key=lambda loop: (loop.body.fmas, loop.weight))


def snapshot(figures: Iterable[KernelFigures]) -> dict[str, object]:
    """What a baseline file holds: every metric of every kernel and labelled loop that rests on no hypothesis."""
    kernels: dict[str, object] = {}
    for each in figures:
        kernels[each.kernel] = {
            "figures": {name: metric.value(each) for name, metric in KERNEL_METRICS.items() if not metric.modelled},
            "loops": {
                loop.label: {name: metric.value(loop) for name, metric in LOOP_METRICS.items() if not metric.modelled}
                for loop in each.loops
                if loop.label
            },
        }
    return {"version": BASELINE_VERSION, "kernels": kernels}


def read_baseline(path: str) -> list[BudgetCondition]:
    """A baseline as budgets: no figure worse than it was. UserError if the file is not one."""
    span, hint = Span(path), "write it with --write-baseline"
    try:
        document = read_json(path, "this baseline", hint)
        if not isinstance(document, dict):
            raise TypeError("no object")
        if document["version"] != BASELINE_VERSION:
            raise UserError(f"baseline version {document['version']}, not {BASELINE_VERSION}", span)
        found: list[BudgetCondition] = []
        for kernel, entry in document["kernels"].items():
            for name, value in entry["figures"].items():
                found.append(_no_worse(name, KERNEL_METRICS[name].up, float(value), "", str(kernel), span))
            for label, loop in entry["loops"].items():
                for name, value in loop.items():
                    found.append(_no_worse(name, LOOP_METRICS[name].up, float(value), str(label), str(kernel), span))
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError):
        raise UserError("this is not a baseline of budgets", span, hint) from None
    return found


def _no_worse(name: str, up: bool, value: float, loop: str, kernel: str, span: Span) -> BudgetCondition:
    sign = ">=" if up else "<="
    where = f" in {loop}" if loop else ""
    return BudgetCondition(f"{name} {sign} {value:g}{where} of {kernel}", name, sign, value, loop, kernel, span)


def as_text(outcomes: Sequence[BudgetOutcome], path: str, quiet: bool = False) -> str:
    """One line for each budget, the broken ones first, and a tally; with `quiet` those alone."""
    broken = [each for each in outcomes if not each.kept]
    lines = [
        f"{path}:{each.line}: broken: {each.budget}: {plain_name(each.kernel)} has {each.value:g}" for each in broken
    ]
    lines += [
        f"{path}: kept: {each.budget}: {plain_name(each.kernel)} has {each.value:g}"
        for each in outcomes
        if each.kept and not quiet
    ]
    lines.append(f"{path}: {len(outcomes) - len(broken)} of {len(outcomes)} budgets kept")
    return "\n".join(lines)


def as_diagnostics(outcomes: Sequence[BudgetOutcome], path: str) -> tuple[Diagnostic, ...]:
    """The broken budgets, for annotations."""
    return tuple(
        Diagnostic(
            "BUDGET", Severity.ERROR, Span(path, each.line, 1), f"{each.budget}: {each.kernel} has {each.value:g}"
        )
        for each in outcomes
        if not each.kept
    )
