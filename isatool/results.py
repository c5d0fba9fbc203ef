"""What the methods of `isatool.Assembly` hand out beside rewrites: results of runs, budgets and the whole ladder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.api import Assembly
    from isatool.asm.launch_spec import Launch
    from isatool.emulator.reference import ReferenceCheck
    from isatool.emulator.run import RunResult
    from isatool.ir.program import Function, Program
    from isatool.passes.common.declaration import Pass
    from isatool.passes.common.result import Remark
    from isatool.pipeline.climbed import Climbed
    from isatool.pipeline.evidence import Proof
    from isatool.pipeline.rewrite import Rewrite
    from isatool.report.budget import Outcome


@dataclass(frozen=True, repr=False)
class Execution:
    """What a run on the emulator gave. It prints itself, and is true if it is `ok`."""

    kernel: Function
    launch: Launch
    result: RunResult
    checks: tuple[ReferenceCheck, ...]

    @property
    def ok(self) -> bool:
        """True if no sanitizer found anything and every result agrees with its reference."""
        return not any(found.fails for found in self.result.findings) and all(check.ok for check in self.checks)

    def __bool__(self) -> bool:
        return self.ok

    def __repr__(self) -> str:
        from isatool.report.run_text import as_text

        return as_text(self.kernel, self.launch, self.result, self.checks, by_line=False)

    def _repr_html_(self) -> str:
        from isatool.report.displays import execution

        return execution(self)


@dataclass(frozen=True, repr=False)
class BudgetResult:
    """Budgets held against the figures of kernels. It prints itself, and is true if all are kept."""

    path: str
    outcomes: tuple[Outcome, ...]

    @property
    def kept(self) -> bool:
        """True if every budget is kept."""
        return all(each.kept for each in self.outcomes)

    def __bool__(self) -> bool:
        return self.kept

    def __repr__(self) -> str:
        from isatool.report.budget import as_text

        return as_text(self.outcomes, self.path)

    def _repr_html_(self) -> str:
        from isatool.report.displays import budgets

        return budgets(self)


@dataclass(frozen=True, repr=False)
class Optimization:
    """One kernel after all steps that help, each proved. It prints itself as `isatool optimize` does."""

    source: Program
    kernel: str
    climbed: Climbed
    passes: tuple[Pass, ...]
    max_vgprs: int | None = None

    @property
    def steps(self) -> tuple[tuple[Rewrite, Proof], ...]:
        """Each pass's rewrite and what was shown about it."""
        return tuple((rung.rewrite, rung.proof) for rung in self.climbed.rungs)

    @property
    def changed(self) -> bool:
        """False if the output is the input."""
        return any(step.changed for step, _ in self.steps)

    @property
    def holds(self) -> bool:
        """True if every step that changed something was proved. Runs on the emulator alone do not count."""
        return all(proof.holds for step, proof in self.steps if step.changed)

    @property
    def stopped(self) -> bool:
        """True if the time limit or Ctrl-C cut something: the result is the best that was proved by then."""
        return self.climbed.stopped

    @property
    def untried(self) -> tuple[str, ...]:
        """Passes, and options of them, that were cut, and those after them."""
        return self.climbed.untried

    @property
    def assembly(self) -> Assembly:
        """The output."""
        from isatool.api import Assembly

        return Assembly(self.climbed.program)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Why things were done or not done."""
        return self.climbed.remarks

    @property
    def report(self) -> str:
        """A line for every step, and the figures of the main loop after it."""
        from isatool.pipeline.evidence import claimed
        from isatool.pipeline.ladder import table
        from isatool.report.rewrite_text import cut, headline

        taken = [rung for rung in self.climbed.rungs if rung.rewrite.changed]
        proofs = [rung.proof for rung in taken]
        head = headline(self.kernel, [rung.name for rung in taken], proofs, cut(self.climbed))
        head = "; ".join((head, *claimed(self.steps)))
        return f"{head}\n{table(self.climbed.start, self.climbed.rungs)}"

    def save(self, path: str | Path, certificate: str | Path | None = None) -> None:
        """As `Rewriting.save`."""
        save_rewritten(self.source, self.climbed.program, self.steps, self.passes, self.max_vgprs, path, certificate)

    def __repr__(self) -> str:
        return self.report

    def _repr_html_(self) -> str:
        from isatool.report.displays import optimization

        return optimization(self)


def save_rewritten(
    source: Program,
    program: Program,
    done: Sequence[tuple[Rewrite, Proof]],
    passes: Sequence[Pass],
    max_vgprs: int | None,
    path: str | Path,
    certificate: str | Path | None,
) -> None:
    """Write an output, with a first comment on how it was made, and its certificate, which `verify` also finds in the
    user's cache; refused if nothing was shown.
    """
    from isatool.asm.emitter import emit, write_text
    from isatool.pipeline.certified import certificate_of, keep, proof_of
    from isatool.pipeline.header import with_header
    from isatool.verify.certificate import write_certificate

    for step, proof in done:
        if step.changed and not proof.shown:
            raise UserError(
                f"not written: {proof.text}", Span(str(path)), "give a launch spec, or save .assembly as it is"
            )
    changed = any(step.changed for step, _ in done)
    text = emit(with_header(program, passes, done, max_vgprs) if changed else program)
    write_text(text, path)
    proofs = certificate_of(source, text, [proof_of(source, done)])
    if certificate is not None:
        write_certificate(proofs, str(certificate))
    if changed and all(proof.proved for step, proof in done if step.changed):
        keep(proofs)
