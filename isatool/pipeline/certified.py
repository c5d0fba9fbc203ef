"""Certificates of what rewriting commands wrote: the steps that were judged, one pass after the other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property

from isatool.analysis.cfg import build_flow
from isatool.asm.emitter import emit
from isatool.asm.reader import Readings, read_text
from isatool.ir.program import Program
from isatool.pipeline.detached import Detached, Detacher, attached
from isatool.pipeline.rewrite import Rewrite
from isatool.verify.certificate import Certificate, Equal, KernelProof, Step, digest
from isatool.verify.surroundings import looks_outside


def chained(source: Program, parts: Sequence[tuple[Rewrite, KernelProof]]) -> KernelProof | None:
    """The steps of rewrites of one kernel of a file, each of what the one before made; None without any."""
    if not parts:
        return None
    kernel = parts[0][1].kernel
    steps: list[Step] = []
    assumptions: list[str] = []
    for rewritten, proof in parts:
        if not steps and not isinstance(proof.steps[0], Equal) and (text := emit(rewritten.source)) != emit(source):
            steps.append(Equal(text))  # a kernel that was rewritten in a file of its own
        steps += (*proof.steps[:-1], replace(proof.steps[-1], program=emit(rewritten.program)))
        assumptions += proof.assumptions
    steps[-1] = replace(steps[-1], program=None)
    if len(source.kernels) > 1:
        files = FilesOfKernel(source, kernel)
        steps = [step if step.program is None else replace(step, program=files.fitting(step.program)) for step in steps]
        if not isinstance(steps[0], Equal):
            steps.insert(0, Equal(files.fitting(emit(source))))
    return KernelProof(kernel, tuple(steps), tuple(dict.fromkeys(assumptions)))


@dataclass
class FilesOfKernel:
    """Programs on the way for one kernel of a file with several: alone where that is enough, else in the whole file."""

    source: Program
    kernel: str
    readings: Readings = field(default_factory=Readings)

    def fitting(self, text: str) -> str:
        """A program in the form in which all programs on the way of this kernel are written."""
        program = read_text(text, self.source.path, self.source.chip, self.readings)
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


def certificate_of(source: Program, written: str, kernels: Iterable[KernelProof]) -> Certificate:
    """The certificate of a file and of the text that was written for it."""
    return Certificate(digest(emit(source)), digest(written), tuple(kernels))
