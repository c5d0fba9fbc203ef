"""Candidates of a search: made by a pipeline, shown equal to the input before anything is timed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from isatool import __version__
from isatool.asm.emitter import emit
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.pipeline.proof import RefutedError, show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec


@dataclass(frozen=True)
class Candidate:
    """What a pipeline made of the kernel, and what was shown about it. `problem` says why it may not be used."""

    pipeline: str
    max_vgprs: int
    program: Program
    digest: str
    """of the text: two pipelines may make the same"""
    proof: str
    problem: str = ""


@dataclass
class Workshop:
    """Makes candidates. Steps that pipelines have in common run once, a text is verified once."""

    program: Program
    kernel: str
    spec: LaunchSpec
    sizes: Mapping[str, int]
    toolchain: Toolchain
    _made: dict[tuple[str, int], Program] = field(default_factory=dict)
    _shown: dict[str, tuple[str, str]] = field(default_factory=dict)

    def candidate(self, pipeline: str, max_vgprs: int) -> Candidate:
        """Run a pipeline and verify the result; `max_vgprs` 0 is what a rewriting command allows without the option."""
        program = self._run(pipeline, max_vgprs)
        text = emit(program)
        digest = hashlib.sha256(text.encode(errors="surrogateescape")).hexdigest()
        if digest not in self._shown:
            self._shown[digest] = self._verify(program, text)
        proof, problem = self._shown[digest]
        return Candidate(pipeline, max_vgprs, program, digest, proof, problem)

    def with_header(self, candidate: Candidate) -> Program:
        """The candidate's program with a first comment that says how it was made and what was shown."""
        if candidate.digest == self.candidate("", 0).digest:
            return self.program
        limit = f" --max-vgprs {candidate.max_vgprs}" if candidate.max_vgprs else ""
        lines = [
            Line.plain(f"; isatool {__version__}: {candidate.pipeline}{limit}"),
            Line.plain(f"; isatool: {self.kernel}: {candidate.proof}"),
        ]
        return candidate.program.with_lines((*lines, *candidate.program.lines))

    def _run(self, pipeline: str, max_vgprs: int) -> Program:
        program = self.program
        limit = max_vgprs or None
        prefix: list[str] = []
        for step, text in zip(parse_pipeline(pipeline), split_steps(pipeline), strict=True):
            prefix.append(text)
            key = (",".join(prefix), max_vgprs)
            if key not in self._made:
                self._made[key] = rewrite(program, [step], self.kernel, limit, self.toolchain).program
            program = self._made[key]
        return program

    def _verify(self, program: Program, text: str) -> tuple[str, str]:
        """(what was shown, why the candidate may not be used)."""
        if text == emit(self.program):
            return "the input itself", ""
        step = replace(self._unchanged, program=program, changed=True)
        try:
            proof = show_equal(step, self.spec, self.sizes)
        except RefutedError as error:
            return "", f"refuted: {str(error).splitlines()[-1]}"
        except UserError as error:
            return "", f"not verified: {error.diagnostics[0].message}"
        return proof.text, "" if proof.holds else f"not verified: {proof.text}"

    @property
    def _unchanged(self) -> Rewrite:
        return rewrite(self.program, [], self.kernel, None, self.toolchain)


def split_steps(pipeline: str) -> list[str]:
    """The texts of a pipeline's steps."""
    steps, depth, start = [], 0, 0
    for place, character in enumerate(pipeline):
        depth += (character == "{") - (character == "}")
        if character == "," and depth == 0:
            steps.append(pipeline[start:place].strip())
            start = place + 1
    return [*steps, pipeline[start:].strip()] if pipeline.strip() else []
