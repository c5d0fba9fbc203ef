"""What is shown about a rewrite before it is written: by the validator, and on the emulator with a launch spec.

The words are fixed: "proved" is for all inputs, "emulated" for the launches that ran. Nothing else is called proved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import starmap
from typing import TYPE_CHECKING, Final

from isatool.allowance import STOPPED_BY_TIME, OutOfTimeError
from isatool.analysis.assumptions import NOTHING, Bound, Grant, Grants, in_order, of_launch, parse
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.claim import claim
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Function, Program
from isatool.pipeline.assumptions import as_granted, granted_by
from isatool.pipeline.evidence import Evidence, Proof, RefutedError, UnsteadyError
from isatool.pipeline.judge import completed
from isatool.pipeline.rewrite import Rewrite
from isatool.records import record
from isatool.verify.certificate import KernelProof, Step
from isatool.verify.check_certificate import check_steps
from isatool.verify.lemma import Lemma
from isatool.verify.lemmas.equal import Equal
from isatool.verify.verdict import ASSUMING, PROVED, REFUTED, UNKNOWN, Assumption, Method, Verdict, how_to_grant

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch, LaunchSpec
    from isatool.emulator.findings import EmulatorFinding
    from isatool.verify.structural.linked import LinkedFiles

SEARCH: Final = 1500.0
"""work of the search for a launch on which a rewrite that is not proved differs, about milliseconds"""
NOT_EMULATED: Final = f"not emulated ({STOPPED_BY_TIME})"
"""what a proof says where the clock cut the runs"""


def show_equal(
    rewritten: Rewrite,
    spec: LaunchSpec | None,
    sizes: Mapping[str, int] | None = None,
    known: Verdict | None = None,
    toolchain: Toolchain | None = None,
    files: LinkedFiles | None = None,
    runs_proved: bool = True,
) -> Proof:
    """Prove and emulate what can be; RefutedError with the first difference if the output differs, UserError if the
    input itself breaks a rule of the emulator, so that runs tell nothing.

    `known`: the verdict, if the caller already has one on this very text or on all steps that led to it. `files`: the
    file that the kernel is from, and the one that it goes to, if it was rewritten alone. Without `runs_proved` what is
    proved is not emulated: `emulated` does so for several steps at once. What the clock cuts is not shown.
    """
    try:
        return _show_equal(rewritten, spec, sizes, known, toolchain, files, runs_proved)
    except OutOfTimeError as error:
        return Proof(frozenset(), f"not proved ({error})", stopped=True)


def _show_equal(
    rewritten: Rewrite,
    spec: LaunchSpec | None,
    sizes: Mapping[str, int] | None,
    known: Verdict | None,
    toolchain: Toolchain | None,
    files: LinkedFiles | None,
    runs_proved: bool,
) -> Proof:
    before = rewritten.source.kernel(rewritten.kernel)
    after = _as_written(rewritten)
    judged_now = _judged(rewritten, before, after) if known is None else Judged(known)
    verdict = completed(judged_now.verdict, before, after, toolchain, files)
    if verdict.status == REFUTED:
        raise RefutedError(f"the validator refutes the rewrite:\n{verdict.first_difference}")
    granted = granted_by(rewritten.assumptions, before)
    _search(before, after, verdict, (*granted.assumptions, *granted.others))
    texts, ungranted = as_granted(verdict.assumptions, rewritten.assumptions, before)
    by_spec = _of_spec(spec, sizes, before, ungranted)
    if any(isinstance(grant, Bound) for grant in by_spec):  # a proof about such launches is another proof
        knowing = replace(rewritten, assumptions=rewritten.assumptions | by_spec)
        judged_now = _judged(knowing, before, after)
        verdict = completed(judged_now.verdict, before, after, toolchain, files)
    steps = judged_now.steps
    if by_spec:
        texts, ungranted = as_granted(verdict.assumptions, rewritten.assumptions | by_spec, before)
        if steps is not None:
            assumptions = map(str, in_order(rewritten.assumptions | by_spec))
            steps = replace(steps, assumptions=tuple(assumptions))
    words = [_in_words(verdict, texts, ungranted)]
    words += [f"the launch spec grants {' and '.join(map(str, in_order(by_spec)))}"] if by_spec else []
    stopped = verdict.stopped
    if verdict.holds and not ungranted and not runs_proved:
        spec = None
    if spec is not None:
        try:
            words.append(_emulated(before, after, spec, sizes, verdict.status is PROVED))
        except UnsteadyError as error:
            words.append(f"not emulated ({error})")
            spec = None
        except OutOfTimeError:
            words.append(NOT_EMULATED)
            spec, stopped = None, True
    if not verdict.holds or ungranted:  # no proof says what a pass made use of
        texts, verdict = tuple(map(str, in_order(rewritten.assumptions))), replace(verdict, premises=())
    evidence: set[Evidence] = set() if spec is None else {Evidence.EMULATED}
    if verdict.holds and not ungranted:
        evidence.add(Evidence.ASSUMING if verdict.status is ASSUMING else Evidence.PROVED)
    return Proof(frozenset(evidence), "; ".join(words), texts, verdict.premises, steps, ungranted, stopped)


def emulated(steps: Sequence[tuple[Rewrite, Proof]], spec: LaunchSpec, sizes: Mapping[str, int] | None) -> Proof:
    """The proof of the last of some steps that changed a kernel, with equal runs of the input and of what all made.

    RefutedError and UserError as of `show_equal`, OutOfTimeError if the clock cuts the runs.
    """
    (first, _), (last, proof) = steps[0], steps[-1]
    before, proved = first.source.kernel(first.kernel), all(Evidence.PROVED in each.evidence for _, each in steps)
    try:
        words = _emulated(before, _as_written(last), spec, sizes, proved)
    except UnsteadyError as error:
        return replace(proof, text=f"{proof.text}; not emulated ({error})")
    words = words if len(steps) == 1 else f"all steps {words}"
    return replace(proof, text=f"{proof.text}; {words}", evidence=proof.evidence | {Evidence.EMULATED})


def _of_spec(
    spec: LaunchSpec | None, sizes: Mapping[str, int] | None, function: Function, ungranted: Sequence[Assumption]
) -> Grants:
    """What of a proof launches of the spec grant, if nothing else is missing: a sentence, or in place of one the bounds
    of the workgroup's shape that show the same.
    """
    if spec is None or not ungranted:
        return NOTHING
    launch = spec.resolve(dict(sizes or {}), allow_zero=True)
    given = of_launch(launch.block, function.wave_size, launch.lds_bytes)
    shape = dict(zip(("block_x", "block_y", "block_z"), launch.block, strict=True))
    found: set[Grant] = set()
    for needed in ungranted:
        grant = parse(needed.subject)
        if grant in given:
            found.add(grant)
        elif needed.instead and all(_holds(bound, shape) for bound in needed.instead):
            found.update(needed.instead)
        else:
            return NOTHING
    return frozenset(found)


def _holds(bound: Bound, shape: Mapping[str, int]) -> bool:
    """Whether a workgroup of this shape is within a bound of it."""
    low, high = bound.range
    return bound.name in shape and low <= shape[bound.name] <= high


def _search(before: Function, after: Function, verdict: Verdict, granted: Sequence[Assumption]) -> None:
    """RefutedError with the launch, if a short search for one that shows a difference finds it."""
    if verdict.status != UNKNOWN or verdict.stopped:
        return
    from isatool.verify.witness.search import WitnessSearch

    try:
        witness = WitnessSearch(before, budget=SEARCH, assumptions=granted).against(after, verdict.first_difference)
    except OutOfTimeError:
        return
    if witness is not None:
        raise RefutedError(f"a launch refutes the rewrite:\n{witness.difference}")


@record
class Judged:
    """The validator's verdict on a rewrite, and the steps of its proof, None if they are not known."""

    verdict: Verdict
    steps: KernelProof | None = None


def judged(rewritten: Rewrite) -> Judged:
    """What the validator says about the text of a rewrite, and why."""
    before, after = rewritten.source.kernel(rewritten.kernel), _as_written(rewritten)
    found = _judged(rewritten, before, after)
    return replace(found, verdict=completed(found.verdict, before, after))


def verdict_on(rewritten: Rewrite) -> Verdict:
    """What the validator says about the text of a rewrite."""
    return judged(rewritten).verdict


def _as_written(rewritten: Rewrite) -> Function:
    """The kernel as read from the output: its text is what will be written, so it is what is proved and run."""
    return _read_again(rewritten.program, rewritten.kernel)


def _read_again(made: Program, kernel: str) -> Function:
    return read_text(emit(made), made.path, made.chip).kernel(kernel)


def _judged(rewritten: Rewrite, before: Function, after: Function) -> Judged:
    """By the validator, step by step where a pass tells of programs on the way, else directly."""
    granted = granted_by(rewritten.assumptions, before)
    ways = (rewritten.stages, ()) if rewritten.stages else ((),)
    for stages in ways:
        steps = _steps(rewritten, stages)
        if len(steps) > 1:  # passes that came before may have made its instructions: only their text counts
            before = _read_again(rewritten.source, rewritten.kernel)
        verdict = check_steps(before, after, steps, granted)
        if verdict.holds:
            break
    if verdict.holds:
        steps = tuple(starmap(_shown_by, zip(steps, verdict.methods, strict=True)))
    return Judged(verdict, KernelProof(rewritten.kernel, steps, tuple(map(str, in_order(rewritten.assumptions)))))


def _shown_by(step: Step, method: Method) -> Step:
    """A step with what spares its check the search for a proof."""
    return replace(step, lemma=step.lemma.shown_by(method)) if isinstance(step.lemma, Equal) else step


def _steps(rewritten: Rewrite, stages: Sequence[tuple[int, Program]]) -> tuple[Step, ...]:
    """From program to program, as text: those of the lemmas that passes gave, and `stages`."""
    steps: list[Step] = []
    reached = emit(rewritten.source)

    def arrive(lemma: Lemma, program: Program) -> None:
        nonlocal reached
        text = emit(program)
        if text != reached:
            steps.append(Step(lemma, text))
            reached = text

    for number in range(len(rewritten.proof_steps) + 1):
        for program in (program for after, program in stages if after == number):
            arrive(Equal(), program)
        if number < len(rewritten.proof_steps):
            arrive(*rewritten.proof_steps[number])
    return (*steps, Step(Equal()))


def _in_words(verdict: Verdict, texts: Sequence[str], ungranted: Sequence[Assumption]) -> str:
    """`texts`: the assumptions of the verdict in the words of who granted them; `ungranted`: those of nobody."""
    if verdict.holds and ungranted:
        return f"not proved without {' and '.join(found.text for found in ungranted)}; {how_to_grant(ungranted)}"
    if verdict.holds:
        return claim(texts, verdict.premises)
    return f"not proved ({verdict.first_difference.message if verdict.first_difference else 'unknown'})"


def _emulated(
    before: Function, after: Function, spec: LaunchSpec, sizes: Mapping[str, int] | None, is_proved: bool
) -> str:
    from isatool.emulator.compare import launches_of

    return emulate_both(before, after, launches_of(spec, sizes), "auto", is_proved)


def emulate_both(before: Function, after: Function, launches: Sequence[Launch], engine: str, is_proved: bool) -> str:
    """A sentence on the runs, which are equal. RefutedError if they differ, UserError if the input may be at fault,
    UnsteadyError if it leaves other bits in another order of its waves.
    """
    from isatool.emulator.compare import compare

    comparison = compare(before, after, launches, engine=engine)
    if comparison.equal:
        return f"emulated: {comparison}"
    faults = [finding for finding in comparison.shared_findings if finding.fails]
    if not faults and not comparison.refutes:
        raise UnsteadyError(str(comparison))
    if not faults:
        raise RefutedError(f"the emulator refutes the rewrite:\n{comparison}")
    kinds = {finding.kind for finding in faults}
    repeated = not comparison.differences and all(new.finding.kind in kinds for new in comparison.new_findings)
    span, source = _place_of(before, faults[0])
    if repeated and is_proved:
        # One access of the input became several, as in a loop that was written out: the other runs count as well.
        whole = compare(before, after, launches, engine=engine, stop_early=False)
        if not whole.differences:
            return f"emulated: the same outputs; the input itself goes wrong in line {span.line}: {faults[0].kind}"
    message = f"the kernel itself goes wrong on the emulator, so a rewrite cannot be compared with it: {faults[0].kind}"
    hint = "fix the kernel; `isatool run` shows everything that goes wrong, and whether the launch spec is the cause"
    raise UserError(f"{message}: {faults[0].message}", span, hint, source)


def _place_of(function: Function, finding: EmulatorFinding) -> tuple[Span, str]:
    """The place of a finding in the file that was read, and the text of its line."""
    program = function.program
    line = program.lines[finding.line - 1]
    return Span(program.path, line.number or finding.line, line.column), line.text


def spec_for(path: str, launch: str | None, kernel: str, kernels: Sequence[str] = ()) -> LaunchSpec | None:
    """The named launch spec, or the one beside the file, if it is for this kernel of the `kernels` in hand.

    A spec that names no kernel is for the only one in hand. UserError if a named spec is for none of them.
    """
    from isatool.asm.launch import find_launch_spec

    spec = find_launch_spec(path, launch)
    if spec is None:
        return None
    if spec.kernel == kernel or (spec.kernel is None and len(kernels) < 2):
        return spec
    if launch is None or spec.kernel in kernels:
        return None
    if spec.kernel is None:
        hint = f'write `kernel = "{kernel}"` into it, or name the kernel by --kernel'
        raise UserError("this launch spec does not say which kernel it is for", Span(str(launch)), hint)
    raise UserError(
        f"this launch spec is for kernel '{spec.kernel}', not for '{kernel}'", Span(str(launch)), "name the kernel"
    )
