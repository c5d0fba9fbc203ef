"""Candidates of a search: made by a pipeline, shown equal to the input before anything is timed."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING

from isatool import __version__
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.pipeline.proof import RefutedError, show_equal, verdict_on
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.pipeline.shapes import with_block
from isatool.pipeline.tasks import Memo, Processes
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED, Verdict

if TYPE_CHECKING:
    from isatool.asm.launch_spec import LaunchSpec
    from isatool.passes.result import Pass
    from isatool.verify.lds_steps import LdsStep


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


@dataclass(frozen=True)
class Made:
    """A program on the way to a candidate, and what the validator has to be told about LDS data moved on the way."""

    program: Program
    digest: str
    moved_lds: tuple[tuple[Program, LdsStep], ...] = ()

    same_as: Made | None = None
    """an earlier program that was proved, block by block, to do the same for all inputs"""

    @property
    def root(self) -> Made:
        """The program whose verdict is this one's."""
        return self.same_as or self

    @property
    def key(self) -> tuple[str, ...]:
        """Equal for what further steps and proofs treat alike."""
        return self.digest, self.root.digest, *(digest_of(program) for program, _ in self.moved_lds)


@dataclass
class Workshop:
    """Makes candidates. A step runs once on a text, however that was made; a text is verified once.

    Threads may ask for candidates at the same time; the work itself is done in `processes`.
    """

    program: Program
    kernel: str
    spec: LaunchSpec
    sizes: Mapping[str, int]
    toolchain: Toolchain
    processes: Processes = field(default_factory=Processes)

    @cached_property
    def _made(self) -> Memo[Made]:
        return Memo(self.processes)

    @cached_property
    def _shown(self) -> Memo[tuple[str, str]]:
        return Memo(self.processes)

    @cached_property
    def _verdicts(self) -> Memo[Verdict | None]:
        return Memo(self.processes)

    @cached_property
    def _input(self) -> Made:
        return Made(self.program, digest_of(self.program))

    def candidate(self, pipeline: str, max_vgprs: int) -> Candidate:
        """Run a pipeline and verify the result; `max_vgprs` 0 is what a rewriting command allows without the option."""
        made = self._run(pipeline, max_vgprs)
        verdict = self._verdicts.get(made.root.key, self._verify.verdict, made.root)
        proof, problem = self._shown.get(made.key, self._verify, made, verdict)
        return Candidate(pipeline, max_vgprs, made.program, made.digest, proof, problem)

    def with_header(self, candidate: Candidate) -> Program:
        """The candidate's program with a first comment that says how it was made and what was shown."""
        if candidate.digest == self._input.digest:
            return self.program
        limit = f" --max-vgprs {candidate.max_vgprs}" if candidate.max_vgprs else ""
        lines = [
            Line.plain(f"; isatool {__version__}: {candidate.pipeline}{limit}"),
            Line.plain(f"; isatool: {self.kernel}: {candidate.proof}"),
        ]
        return candidate.program.with_lines((*lines, *candidate.program.lines))

    def _run(self, pipeline: str, max_vgprs: int) -> Made:
        made = self._input
        for step in with_block(parse_pipeline(pipeline), lambda: self.spec, self.sizes):
            key = (made.key, step, max_vgprs)
            made = self._made.get(key, run_step, made, step, self.kernel, max_vgprs or None, self.toolchain)
        return made

    @property
    def _verify(self) -> Verification:
        return Verification(self.program, self.kernel, self.spec, self.sizes, self.toolchain)


@dataclass(frozen=True)
class Verification:
    """What is shown about candidates of one input."""

    program: Program
    kernel: str
    spec: LaunchSpec
    sizes: Mapping[str, int]
    toolchain: Toolchain

    def verdict(self, made: Made) -> Verdict | None:
        """The validator's; None for the input itself, and where there is none."""
        if made.digest == digest_of(self.program):
            return None
        try:
            return verdict_on(self._rewrite(made))
        except UserError:
            return None

    def __call__(self, made: Made, known: Verdict | None = None) -> tuple[str, str]:
        """(what was shown, why the candidate may not be used). `known`: the verdict on its root, for all of them."""
        if made.digest == digest_of(self.program):
            return "the input itself", ""
        try:
            proof = show_equal(self._rewrite(made), self.spec, self.sizes, known=known)
        except RefutedError as error:
            return "", f"refuted: {str(error).splitlines()[-1]}"
        except UserError as error:
            return "", f"not verified: {error.diagnostics[0].message}"
        return proof.text, "" if proof.holds else f"not verified: {proof.text}"

    def _rewrite(self, made: Made) -> Rewrite:
        unchanged = rewrite(self.program, [], self.kernel, None, self.toolchain)
        return replace(unchanged, program=made.program, changed=True, moved_lds=made.moved_lds)


def run_step(made: Made, step: Pass, kernel: str, max_vgprs: int | None, toolchain: Toolchain) -> Made:
    """One pass on a program; the same program if it does nothing."""
    done = rewrite(made.program, [step], kernel, max_vgprs, toolchain)
    if not done.changed:
        return made
    moved = (*made.moved_lds, *done.moved_lds)
    same = not done.moved_lds and _is_blockwise_equal(made.program, done.program, kernel)
    return Made(done.program, digest_of(done.program), moved, made.root if same else None)


def _is_blockwise_equal(before: Program, after: Program, kernel: str) -> bool:
    """Whether the texts of both are quickly proved to do the same, with nothing assumed."""
    one, two = (read_text(emit(program), program.path, program.chip).kernel(kernel) for program in (before, after))
    return prove(one, two, blockwise=True).status == PROVED


def digest_of(program: Program) -> str:
    """Names a program's text."""
    return hashlib.sha256(emit(program).encode(errors="surrogateescape")).hexdigest()


def split_steps(pipeline: str) -> list[str]:
    """The texts of a pipeline's steps."""
    steps, depth, start = [], 0, 0
    for place, character in enumerate(pipeline):
        depth += (character == "{") - (character == "}")
        if character == "," and depth == 0:
            steps.append(pipeline[start:place].strip())
            start = place + 1
    return [*steps, pipeline[start:].strip()] if pipeline.strip() else []
