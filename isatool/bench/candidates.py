"""Candidates of a search: made by a pipeline, shown equal to the input before anything is timed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from isatool.asm.emitter import emit
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Program
from isatool.pipeline.certified import chained
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.header import headed
from isatool.pipeline.proof import Judged, judged, show_equal
from isatool.pipeline.registry import parse_pipeline, pipeline_text
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.pipeline.shapes import with_block
from isatool.pipeline.tasks import Memo, Processes
from isatool.records import dataclass, record
from isatool.verify.certificate import KernelProof
from isatool.verify.verdict import PROVED, Verdict

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec
    from isatool.passes.common.declaration import Pass
    from isatool.pipeline.jobs import Workers


@record
class Candidate:
    """What a pipeline made of the kernel, and what was shown about it. `problem` says why it may not be used."""

    pipeline: str
    max_vgprs: int
    program: Program
    digest: str
    """of the text: two pipelines may make the same"""
    proof: str
    problem: str = ""


@record
class CandidateStep:
    """What one pass changed, and the digests of the texts before and after it."""

    name: str
    rewritten: Rewrite
    before: str
    after: str

    @property
    def key(self) -> tuple[str, str, str]:
        """Equal for what the validator is asked once."""
        return self.name, self.before, self.after


@record
class IntermediateProgram:
    """A program on the way to a candidate, and the steps that led from the input to it."""

    program: Program
    digest: str
    steps: tuple[CandidateStep, ...] = ()

    def after(self, step: CandidateStep | None) -> IntermediateProgram:
        """The program after one more step; the same if that changed nothing."""
        return self if step is None else IntermediateProgram(step.rewritten.program, step.after, (*self.steps, step))


@dataclass
class Workshop:
    """Makes candidates. A step runs once on a text, however that was made, and is proved once: what the validator says
    of a candidate is what it says of its steps. A text about which the same was said is emulated once.

    Threads may ask for candidates at the same time; the work itself is done in `processes`.
    """

    program: Program
    kernel: str
    spec: LaunchSpec
    sizes: Mapping[str, int]
    toolchain: Toolchain
    processes: Workers = field(default_factory=Processes)

    @cached_property
    def _steps(self) -> Memo[CandidateStep | None]:
        return Memo(self.processes)

    @cached_property
    def _shown(self) -> Memo[tuple[str, str]]:
        return Memo(self.processes)

    @cached_property
    def _judged(self) -> Memo[Judged]:
        return Memo(self.processes)

    @cached_property
    def _input(self) -> IntermediateProgram:
        return IntermediateProgram(self.program, digest_of(self.program))

    def candidate(self, pipeline: str, max_vgprs: int) -> Candidate:
        """Run a pipeline and verify the result; `max_vgprs` 0 is what a rewriting command allows without the option."""
        made = self._run(pipeline, max_vgprs)
        if not made.steps:
            return Candidate(pipeline, max_vgprs, made.program, made.digest, "the input itself")
        try:
            verdict = self._verdict(made)
        except UserError as error:
            problem = _not_verified(error.diagnostics[0].message)
            return Candidate(pipeline, max_vgprs, made.program, made.digest, "", problem)
        proof, problem = self._shown.get((made.digest, _said(verdict)), self._verify, made.program, verdict)
        return Candidate(pipeline, max_vgprs, made.program, made.digest, proof, problem)

    def with_header(self, candidate: Candidate) -> Program:
        """The candidate's program with a first comment that says how it was made and what was shown."""
        if candidate.digest == self._input.digest:
            return self.program
        pipeline = pipeline_text(parse_pipeline(candidate.pipeline))
        return headed(candidate.program, pipeline, [f"{self.kernel}: {candidate.proof}"], candidate.max_vgprs)

    def proof(self, candidate: Candidate) -> KernelProof | None:
        """The steps of a candidate's proof, for a certificate; None if it is the input itself."""
        made = self._run(candidate.pipeline, candidate.max_vgprs)
        parts = [(step.rewritten, self._judged.get(step.key, judged, step.rewritten).steps) for step in made.steps]
        return chained(self.program, [(step, steps) for step, steps in parts if steps is not None])

    def proved(self, candidate: Candidate) -> bool:
        """Whether the steps of a candidate are proved for all inputs; else it was only equal in runs."""
        return self._verdict(self._run(candidate.pipeline, candidate.max_vgprs)).status is PROVED

    def _run(self, pipeline: str, max_vgprs: int) -> IntermediateProgram:
        made = self._input
        for step in with_block(parse_pipeline(pipeline), lambda: self.spec, self.sizes):
            key = (made.digest, step, max_vgprs)
            rest = (step, self.kernel, max_vgprs or None, self.toolchain)
            made = made.after(self._steps.get(key, run_step, made.program, made.digest, *rest))
        return made

    def _verdict(self, made: IntermediateProgram) -> Verdict:
        """The validator's on all steps, up to the first that it cannot show."""
        verdict = Verdict(PROVED)
        for step in made.steps:
            verdict = verdict.then(self._judged.get(step.key, judged, step.rewritten).verdict)
            if not verdict.holds:
                break
        return verdict

    @property
    def _verify(self) -> Verification:
        return Verification(self.program, self.kernel, self.spec, self.sizes, self.toolchain)


@record
class Verification:
    """What is shown about candidates of one input."""

    program: Program
    kernel: str
    spec: LaunchSpec
    sizes: Mapping[str, int]
    toolchain: Toolchain

    def __call__(self, made: Program, verdict: Verdict) -> tuple[str, str]:
        """(what was shown, why the candidate may not be used), with the validator's verdict on its steps."""
        unchanged = rewrite(self.program, [], self.kernel, None, self.toolchain)
        whole = replace(unchanged, program=made, changed=True)
        try:
            proof = show_equal(whole, self.spec, self.sizes, known=verdict)
        except RefutedError as error:
            return "", f"refuted: {str(error).splitlines()[-1]}"
        except UserError as error:
            return "", _not_verified(error.diagnostics[0].message)
        return proof.text, "" if proof.shown else _not_verified(proof.text)


def run_step(
    program: Program, digest: str, step: Pass, kernel: str, max_vgprs: int | None, toolchain: Toolchain
) -> CandidateStep | None:
    """One pass on a program whose text has this digest; None if it does nothing."""
    done = rewrite(program, [step], kernel, max_vgprs, toolchain)
    return CandidateStep(step.name, done, digest, digest_of(done.program)) if done.changed else None


def _said(verdict: Verdict) -> tuple[object, ...]:
    """What of a verdict makes a difference to what is shown with it."""
    first = verdict.first_difference
    return verdict.status, verdict.assumptions, verdict.premises, None if first is None else str(first)


def _not_verified(why: str) -> str:
    return f"not verified: {why}"


def digest_of(program: Program) -> str:
    """Names a program's text."""
    return hashlib.sha256(emit(program).encode(errors="surrogateescape")).hexdigest()
