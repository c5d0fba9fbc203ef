"""Passes on one kernel, with repairs after each, and the checks that every result has to pass before it is shown.

A result that breaks a rule which the input keeps is thrown away: the pass then counts as refused, with the reason.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Sequence
from dataclasses import field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from isatool.allowance import STOPPED_BY_TIME, Budget, OutOfBudgetError, OutOfTimeError, budget, granted, spend
from isatool.analysis.assumptions import NOTHING, Grants
from isatool.analysis.banks import KernelReport, report_kernel
from isatool.analysis.cfg import build_flow
from isatool.analysis.hints import Hint, HintKind, diagnostics, hints_of
from isatool.analysis.kernel import Kernel
from isatool.asm.register_counts import used_registers
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import RefusedError, Span, UserError
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.isa import chips
from isatool.passes.common.declaration import Pass
from isatool.passes.common.declaration import granted as granted_by_options
from isatool.passes.common.result import Context, PassResult, Remark, RemarkKind, bare_reason, distinct, left_as_it_is
from isatool.pipeline.assumptions import checked_assumptions
from isatool.pipeline.registry import require_pass
from isatool.progress import doing, stage
from isatool.records import record

if TYPE_CHECKING:
    from isatool.verify.lemma import ProofStep

MOST_REPEATS: Final = 4
"""a pass runs again on its own output until it finds nothing, so that a second run changes nothing"""


Observer = Callable[[str, float, Program], None]


@record
class Rewrite:
    """What a pipeline made of one kernel. `after` equals `before` and `program` the input if nothing was changed."""

    source: Program
    program: Program
    kernel: str
    changed: bool
    before: KernelReport
    after: KernelReport
    relation: Relation
    remarks: tuple[Remark, ...] = ()
    applied: tuple[str, ...] = field(default=())
    """names of the passes that changed something, in order"""
    assumptions: Grants = NOTHING
    """what was granted, by the caller and by hints"""
    guards: tuple[str, ...] = ()
    """what the code of the passes tests at run time"""
    proof_steps: tuple[ProofStep, ...] = ()
    """what the validator has to be told of changes that it does not see by itself, in order"""
    stages: tuple[tuple[int, Program], ...] = ()
    """programs on the way that are easier to compare one after the other, each after so many of `proof_steps`"""

    stopped: bool = False
    """the clock cut a pass, which left its input, and those after it"""

    def withdrawn(self) -> Rewrite:
        """The same without any change: the output is the input."""
        nothing = replace(self, program=self.source, changed=False, after=self.before, applied=(), guards=())
        return replace(nothing, proof_steps=(), stages=())

    @property
    def function(self) -> Function:
        """The kernel in the output."""
        return self.program.kernel(self.kernel)

    @property
    def reason(self) -> str:
        """Why a kernel is as it was, in the words of the first remark that says so; "" if none does."""
        left = [remark.message for remark in self.remarks if remark.kind is RemarkKind.LEFT]
        return bare_reason(left[0], self.kernel) if left else ""


def rewrite(
    program: Program,
    passes: Sequence[Pass],
    kernel: str | None = None,
    max_vgprs: int | None = None,
    toolchain: Toolchain | None = None,
    assumptions: frozenset[str] = frozenset(),
    observe: Observer | None = None,
    explain: bool = False,
    assembled: bool = True,
    repeats: int = MOST_REPEATS,
) -> Rewrite:
    """Run passes in order on one kernel; `observe` is told of each: name, seconds, program after it.

    A pass runs up to `repeats` times, until it finds nothing more. After the deadline of the budget in force (see
    `allowance`) no pass runs; one that is cut leaves its input as it is.

    `explain`: passes say of single instructions why nothing was done. Without `assembled` the caller has to assemble
    the result, see `finishing.with_code_size`. UserError if the input itself does not assemble.
    """
    allowed = budget()
    with granted(Budget()):  # but for the passes, all is quick and needed
        return _rewritten(
            program, passes, kernel, max_vgprs, toolchain, assumptions, observe, explain, assembled, repeats, allowed
        )


def _rewritten(
    program: Program,
    passes: Sequence[Pass],
    kernel: str | None,
    max_vgprs: int | None,
    toolchain: Toolchain | None,
    assumptions: frozenset[str],
    observe: Observer | None,
    explain: bool,
    assembled: bool,
    repeats: int,
    allowed: Budget,
) -> Rewrite:
    tools = (toolchain or Toolchain.find()) if assembled else None
    source = program
    function = program.kernel(kernel)
    before = _report(function)
    off, grants = _hinted(function, assumptions | granted_by_options(passes))
    identity = _identity(function)
    current = Rewrite(source, program, function.name, False, before, before, identity, assumptions=grants)
    for place, step in enumerate(passes):
        doing(f"{function.name}: {step.name}", place + 1, len(passes))
        if step.name in off or "*" in off:
            text = f"{function.name}: left as it is: {step.name} is switched off by a hint"
            remark = Remark(step.name, source.span(source.kernel(function.name).first), text, kind=RemarkKind.LEFT)
            current = replace(current, remarks=(*current.remarks, remark))
            continue
        start = time.perf_counter()
        function = current.function if current.changed else source.kernel(function.name)
        said = len(current.remarks)
        seen: set[Hashable] = set()
        for _ in range(repeats):
            applied, settled = current, False
            for limit in vgpr_limits(function, max_vgprs):
                wide = occupancy_limit(function) if max_vgprs is None else None
                context = Context(limit, grants, explain, wide, seen)
                try:
                    with granted(allowed), stage(f"{function.name}: {step.name}", place + 1, len(passes)):
                        spend()
                        applied, settled = _apply(current, step, function, context, tools, said)
                except OutOfTimeError:
                    return _stopped(current, step, function)
                except OutOfBudgetError as error:  # what an analysis gave up is unknown: nothing is changed
                    applied = replace(
                        current, remarks=(*current.remarks, left_as_it_is(step.name, function, str(error)))
                    )
                if settled or applied.program is not current.program:
                    break
            if applied.program is current.program:
                current = applied if applied.remarks and not current.changed else current
                break
            current, function = applied, applied.function
            if settled:
                break
        if observe is not None:
            observe(step.name, time.perf_counter() - start, current.program)
    if all(step.judges_pairs for step in passes):
        return replace(current, remarks=distinct(current.remarks))  # it has said of each why it is single
    from isatool.passes.rebank.single_fmas import single_fma_remarks

    try:
        with granted(allowed):
            single = single_fma_remarks(
                build_flow(current.function if current.changed else source.kernel(function.name))
            )
    except OutOfTimeError:
        return replace(current, stopped=True)
    return replace(current, remarks=distinct((*current.remarks, *single)))


def _stopped(current: Rewrite, step: Pass, function: Function) -> Rewrite:
    """What there was when the clock cut a pass."""
    remark = left_as_it_is(step.name, function, f"{step.name} was {STOPPED_BY_TIME}", "allow more with --time-limit")
    return replace(current, remarks=distinct((*current.remarks, remark)), stopped=True)


def _hinted(function: Function, assumptions: frozenset[str]) -> tuple[frozenset[str], Grants]:
    """(passes that hints switch off, * for all; assumptions of the caller and of hints). UserError for a bad hint."""
    hints = hints_of(function)
    if hints.faults:
        raise UserError.of(diagnostics(function.program, hints))
    off = set(hints.words(HintKind.OFF))
    for hint in hints.hints:
        for name in hint.words if hint.kind is HintKind.OFF else ():
            require_pass(name, _place(function, hint))
    off.update("*" for hint in hints.hints if hint.kind is HintKind.OFF and not hint.words)
    granted = checked_assumptions(assumptions, function)
    for hint in hints.hints:
        if hint.kind is HintKind.ASSUME:
            granted |= checked_assumptions(hint.words, function, _place(function, hint))
    return frozenset(off), granted


def _place(function: Function, hint: Hint) -> Span:
    number = function.program.lines[hint.line].number
    return Span(function.program.path, number, hint.column, hint.length)


def vgpr_limits(function: Function, max_vgprs: int | None = None) -> tuple[int, ...]:
    """Numbers of VGPRs to try: what the user allows, else the granule of those used, then of those declared."""
    if max_vgprs is not None:
        return (min(max_vgprs, function.target.addressable_vgprs),)
    chip = function.target
    granule = chip.vgpr_granule(function.wave_size)
    descriptor = Kernel(function).readable_descriptor
    used = max(used_registers(function)[0], 1)
    counts = (used, max(used, descriptor.vgprs if descriptor is not None else 0))
    return tuple(dict.fromkeys(min(chip.addressable_vgprs, chips.align_up(count, granule)) for count in counts))


def plateau_limit(function: Function, vgprs: int | None = None) -> int | None:
    """The most VGPRs with which as many waves run as with `vgprs` (those declared), whole workgroups counted; None: no
    kernel.
    """
    kernel, chip = Kernel(function), function.target
    descriptor = kernel.readable_descriptor
    if descriptor is None:
        return None

    def waves(vgprs: int) -> Fraction:
        found = kernel.occupancy(vgprs)
        return found.waves if found is not None else Fraction(0)

    granule = chip.vgpr_granule(function.wave_size)
    vgprs = descriptor.vgprs if vgprs is None else vgprs
    now = waves(vgprs)
    limit = chips.align_up(max(vgprs, 1), granule)
    while limit < chip.addressable_vgprs and waves(limit + 1) >= now:
        limit += granule
    return min(limit, chip.addressable_vgprs)


def occupancy_limit(function: Function) -> int | None:
    """The most VGPRs of a wave with which a SIMD holds as many waves as with those declared; None: no kernel."""
    descriptor = Kernel(function).readable_descriptor
    if descriptor is None:
        return None
    chip = function.target
    waves = chips.waves_by_vgpr(chip, max(descriptor.vgprs, 1), function.wave_size)
    return min(chip.addressable_vgprs, chips.vgprs_for_waves(chip, waves, function.wave_size))


def _apply(
    current: Rewrite, step: Pass, function: Function, context: Context, tools: Toolchain | None, said: int
) -> tuple[Rewrite, bool]:
    """(what the pass made of it, whether the pass need not be run again). `said`: remarks that are not this pass's."""
    result = step.run(function, context)
    if result.restates and result.changed:
        current = replace(current, remarks=current.remarks[:said])
    return _checked(current, step, function, result, tools), result.settled


def _checked(current: Rewrite, step: Pass, function: Function, result: PassResult, tools: Toolchain | None) -> Rewrite:
    remarks = (*current.remarks, *result.remarks)
    if not result.changed:
        return replace(current, remarks=remarks)
    from isatool.pipeline.finishing import finished

    try:
        made = finished(step.name, function, result, current.after, tools)
    except RefusedError as reason:
        return replace(current, remarks=(*remarks, left_as_it_is(step.name, function, reason)))
    return replace(
        current,
        program=made.program,
        changed=True,
        after=made.report,
        relation=current.relation.then(made.relation),
        remarks=remarks,
        applied=(*current.applied, *(() if step.name in current.applied[-1:] else (step.name,))),
        guards=tuple(dict.fromkeys((*current.guards, *(one.guard for one in result.remarks if one.guard)))),
        proof_steps=(*current.proof_steps, *_proof_steps(function, result)),
        stages=(*current.stages, *_stages(current, function, step, result)),
    )


def _proof_steps(function: Function, made: PassResult) -> Sequence[ProofStep]:
    """Those of a pass, which begin with its input."""
    if not made.proof_steps:
        return ()
    from isatool.verify.lemmas.equal import Equal

    return ((Equal(), function.program), *made.proof_steps)


def _stages(current: Rewrite, function: Function, step: Pass, made: PassResult) -> list[tuple[int, Program]]:
    """The program that a pass began with, where another one made it, and those on its way, if it tells of any."""
    is_next = current.changed and current.applied[-1] != step.name
    begun = (function.program,) if made.stages or is_next else ()
    return [(len(current.proof_steps), program) for program in (*begun, *made.stages)]


def _report(function: Function) -> KernelReport:
    return report_kernel(build_flow(function))


def _identity(function: Function) -> Relation:
    return Relation.identity(index for index, _ in function.instructions)
