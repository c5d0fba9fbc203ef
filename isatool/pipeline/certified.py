"""Certificates: of what was written, the steps that were judged one pass after the other; and what one proves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from isatool.analysis.cfg import build_flow
from isatool.asm.emitter import emit, encode
from isatool.asm.reader import read_text
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Function, Program
from isatool.pipeline.assumptions import checked_assumptions, granted_by
from isatool.pipeline.detached import Detached, Detacher, attached
from isatool.records import dataclass
from isatool.verify import kept_certificates
from isatool.verify.certificate import (
    Certificate,
    KernelProof,
    Step,
    certificate_text,
    digest,
    require_digests,
)
from isatool.verify.check_certificate import check_steps, files_differ
from isatool.verify.lemmas.equal import Equal
from isatool.verify.structural.surroundings import looks_outside
from isatool.verify.verdict import UNKNOWN, Difference, Verdict

if TYPE_CHECKING:  # who only checks a certificate rewrites nothing
    from isatool.pipeline.evidence import Proof
    from isatool.pipeline.rewrite import Rewrite

Prove = Callable[[Function, Function], Verdict]
"""what is shown about a kernel of both files"""


def chained(source: Program, parts: Sequence[tuple[Rewrite, KernelProof]]) -> KernelProof | None:
    """The steps of rewrites of one kernel of a file, each of what the one before made; None without any."""
    if not parts:
        return None
    kernel = parts[0][1].kernel
    steps: list[Step] = []
    assumptions: list[str] = []
    for rewritten, proof in parts:
        if (
            not steps
            and not isinstance(proof.steps[0].lemma, Equal)
            and (text := emit(rewritten.source)) != emit(source)
        ):
            steps.append(Step(Equal(), text))  # a kernel that was rewritten in a file of its own
        steps += (*proof.steps[:-1], replace(proof.steps[-1], program=emit(rewritten.program)))
        assumptions += proof.assumptions
    steps[-1] = replace(steps[-1], program=None)
    if len(source.kernels) > 1:
        files = FilesOfKernel(source, kernel)
        steps = [step if step.program is None else replace(step, program=files.fitting(step.program)) for step in steps]
        if not isinstance(steps[0].lemma, Equal):
            steps.insert(0, Step(Equal(), files.fitting(emit(source))))
    return KernelProof(kernel, tuple(steps), tuple(dict.fromkeys(assumptions)))


@dataclass
class FilesOfKernel:
    """Programs on the way for one kernel of a file with several: alone where that is enough, else in the whole file."""

    source: Program
    kernel: str

    def fitting(self, text: str) -> str:
        """A program in the form in which all programs on the way of this kernel are written."""
        program = read_text(text, self.source.path, self.source.chip)
        is_alone = len(program.kernels) < len(self.source.kernels)
        if self._original is None or is_alone is not self._needs_file:
            return text
        if self._needs_file:
            return emit(attached(self.source, [(self._original, program)]))
        detached = Detacher(program).detach(program.kernel(self.kernel))
        return text if detached is None else emit(detached.program)

    @cached_property
    def _needs_file(self) -> bool:
        return looks_outside(build_flow(self.source.kernel(self.kernel)))

    @cached_property
    def _original(self) -> Detached | None:
        return Detacher(self.source).detach(self.source.kernel(self.kernel))


def in_file(source: Program, alone: str, proof: KernelProof) -> KernelProof:
    """The steps of a kernel that was rewritten in a text of its own, `alone`, for the file that it is from."""
    files = FilesOfKernel(source, proof.kernel)
    steps = [
        step if step.program is None else replace(step, program=files.fitting(step.program))
        for step in (Step(Equal(), alone), *proof.steps)
    ]
    return replace(proof, steps=tuple(steps))


def proof_of(source: Program, done: Iterable[tuple[Rewrite, Proof]]) -> KernelProof | None:
    """The steps of rewrites of one kernel, of those that changed it; None if none did."""
    return chained(source, [(step, proof.steps) for step, proof in done if step.changed and proof.steps is not None])


def certificate_of(source: Program, written: str, kernels: Iterable[KernelProof | None]) -> Certificate:
    """The certificate of a file and of the text that was written for it."""
    return Certificate(digest(emit(source)), digest(written), tuple(proof for proof in kernels if proof is not None))


def led_on(certificate: Certificate, source: Program, through: str, written: str) -> Certificate:
    """The certificate of `source` and of `written`, another text for what the steps arrived at, `through`: the
    validator compares these two.
    """
    kernels = []
    for proof in certificate.kernels:
        several = len(source.kernels) > 1
        arrived = FilesOfKernel(source, proof.kernel).fitting(through) if several else through
        steps = (*proof.steps[:-1], replace(proof.steps[-1], program=arrived), Step(Equal()))
        kernels.append(replace(proof, steps=steps))
    return replace(certificate, second=digest(written), kernels=tuple(kernels))


def keep(certificate: Certificate) -> str:
    """Leave a certificate in the user's cache, for `verify` of these texts; why that cannot be, "" if it is there."""
    return kept_certificates.keep(certificate.first, certificate.second, encode(certificate_text(certificate)))


def prover(programs: tuple[Program, Program], texts: tuple[str, str], certificate: Certificate, place: str) -> Prove:
    """How a certificate, from `place`, proves the kernels of two files with these texts. UserError if it is for
    others.
    """
    require_digests(certificate, texts, (programs[0].path, programs[1].path), place)
    proofs = {proof.kernel: proof for proof in certificate.kernels}
    for name in proofs:
        if name not in {kernel.name for kernel in programs[0].kernels}:
            raise UserError(f"it names a kernel {name!a} that {programs[0].path} does not have", Span(place))
    reason = files_differ(*programs)

    def prove(first: Function, second: Function) -> Verdict:
        if reason:
            return Verdict(UNKNOWN, first_difference=Difference(reason))
        proof = proofs.get(first.name)
        if proof is None:
            return check_steps(first, second, (Step(Equal()),))
        granted = granted_by(checked_assumptions(proof.assumptions, first, Span(place)), first)
        return check_steps(first, second, proof.steps, granted)

    return prove
