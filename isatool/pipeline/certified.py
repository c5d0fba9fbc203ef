"""Certificates of what rewriting commands wrote: the steps that were judged, one pass after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from isatool.asm.emitter import emit
from isatool.ir.program import Program
from isatool.pipeline.rewrite import Rewrite
from isatool.verify.certificate import Certificate, Equal, KernelProof, Step, digest


def chained(source: Program, parts: Sequence[tuple[Rewrite, KernelProof]]) -> KernelProof | None:
    """The steps of rewrites of one kernel of a file, each of what the one before made; None without any."""
    if not parts:
        return None
    steps: list[Step] = []
    assumptions: list[str] = []
    for rewritten, proof in parts:
        if not steps and not isinstance(proof.steps[0], Equal) and (text := emit(rewritten.source)) != emit(source):
            steps.append(Equal(text))  # a kernel that was rewritten in a file of its own
        steps += (*proof.steps[:-1], replace(proof.steps[-1], program=emit(rewritten.program)))
        assumptions += proof.assumptions
    steps[-1] = replace(steps[-1], program=None)
    return KernelProof(parts[0][1].kernel, tuple(steps), tuple(dict.fromkeys(assumptions)))


def certificate_of(source: Program, written: str, kernels: Iterable[KernelProof]) -> Certificate:
    """The certificate of a file and of the text that was written for it."""
    return Certificate(digest(emit(source)), digest(written), tuple(kernels))
