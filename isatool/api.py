"""The objects of `import isatool`: assembly, what was made of it, and findings. They show themselves in a notebook.

It is long because it is the public surface: one short method for a command.
"""

from __future__ import annotations

import html
import math
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from isatool.allowance import SECONDS, budget, limited
from isatool.asm.canonical import loaded
from isatool.asm.emitter import emit, write_text
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.ir.program import Function, Program
from isatool.pass_methods import PassMethods
from isatool.records import dataclass, record
from isatool.renamed import warn_renamed

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch, LaunchSpec
    from isatool.emulator.compare import Comparison
    from isatool.emulator.reference import ReferenceCheck
    from isatool.emulator.run import RunResult
    from isatool.notebook import Report
    from isatool.passes.common.declaration import Pass
    from isatool.passes.common.result import Remark
    from isatool.pipeline.evidence import Proof
    from isatool.pipeline.rewrite import Rewrite
    from isatool.pipeline.search_result import SearchResult
    from isatool.report.budget import BudgetOutcome
    from isatool.session.rewrite import Rewritten
    from isatool.verify.verdict import Assumption, Difference, Verdict


@dataclass(frozen=True)
class Assembly(PassMethods):
    """One assembly file, with a method for each pass and for each command that works on one."""

    program: Program

    @classmethod
    def load(cls, source: str | Path, mcpu: str | None = None) -> Assembly:
        """A path, or a text of more than one line; macros, `.if` and `.rept` are expanded."""
        return cls(loaded(source, mcpu))

    @property
    def kernels(self) -> tuple[str, ...]:
        """Names of the kernels, in the order of the file."""
        return tuple(kernel.name for kernel in self.program.kernels)

    @property
    def text(self) -> str:
        """The assembly text."""
        return emit(self.program)

    def save(self, path: str | Path) -> None:
        """Write the text; UserError if the place cannot be written."""
        write_text(self.text, path)

    def rewritten(self, passes: Sequence[Pass], **how: Any) -> Rewriting:
        """Passes on one kernel, with repairs, checks and proof; `how`: the arguments of `run_passes`."""
        return self._rewritten(tuple(passes), **how)

    def _rewritten(
        self,
        passes: tuple[Pass, ...],
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        from isatool.asm.toolchain import Toolchain
        from isatool.session.rewrite import RewriteRequest, run_passes

        request = RewriteRequest(
            max_vgprs=max_vgprs, launch=_path(launch), sizes=dict(sizes or {}), assume=frozenset(assume),
            accept_unproved=True, seconds=math.inf if time_limit is None else time_limit,
        )  # fmt: skip
        done = run_passes(self.program, [self.program.kernel(kernel).name], passes, request, Toolchain.find())
        return Rewriting(done)

    def run_passes(
        self,
        pipeline: str,
        *,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """A pipeline such as "rebank,unroll{factor=8}" on one kernel, as `isatool pass run`.

        `kernel`: the one to rewrite (default: the only one); `max_vgprs`: VGPRs allowed; `launch`: the launch spec to
        run the result on (default: the .toml beside the file, if there is one), `sizes`: sizes of it; `assume`: what
        is granted to passes and proof; `time_limit`: seconds after which passes and proof stop. The result says what
        was shown; it is the input where no pass applies. UserError for a pipeline that cannot be read.
        """
        from isatool.pipeline.registry import parse_pipeline

        return self._rewritten(tuple(parse_pipeline(pipeline)), kernel, max_vgprs, launch, sizes, assume, time_limit)

    def optimize(
        self,
        *,
        kernel: str | None = None,
        goal: str = "auto",
        passes: str | None = None,
        nan_payload: bool = False,
        guard: bool = True,
        cu_mode: str = "auto",
        priority: bool = False,
        instruction_prefetch: bool = False,
        jobs: int = 1,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        accept_unproved: bool = False,
        time_limit: float | None = SECONDS,
    ) -> Optimization:
        """Every pass that helps one kernel, in order, proved after each, as `isatool optimize`.

        `goal`: "issue", "occupancy" or "auto"; `passes`: a pipeline instead of the ladder's; `nan_payload`: sources of
        float operations may be exchanged although another NaN may result; `guard`: passes may put scalar tests before
        code and keep the original for where they fail; `cu_mode`: "keep", "always", "helps" or "auto"; `priority`,
        `instruction_prefetch`: add these hints; `jobs`: worker processes, 0 for one a core;
        `accept_unproved`: steps that are neither proved nor emulated count too;
        `time_limit`: seconds after which the best that is proved by then is the result (None: no limit), whose
        `untried` says what was not tried; the rest as `run_passes`. Ctrl-C in the main thread does what the time limit
        does, but where nothing is proved yet: that is KeyboardInterrupt, as a second one is. UserError for a value that
        an option does not take.
        """
        from isatool.asm.toolchain import Toolchain
        from isatool.session.interrupts import ending
        from isatool.session.optimize import OptimizeRequest, optimize

        try:
            request = OptimizeRequest(
                goal=goal, passes=passes or "", nan_payload=nan_payload, guard=guard, cu_mode=cu_mode,
                priority=priority, instruction_prefetch=instruction_prefetch, jobs=jobs, max_vgprs=max_vgprs,
                launch=_path(launch), sizes=dict(sizes or {}), assume=frozenset(assume),
                accept_unproved=accept_unproved, seconds=math.inf if time_limit is None else time_limit,
            )  # fmt: skip
        except ValueError as error:
            raise UserError(str(error), Span("optimize")) from None
        name = self.program.kernel(kernel).name
        with ending(until := budget().within(), ("SIGINT",)) as signals:
            done = optimize(self.program, [name], request, Toolchain.find(), until=until)
        if signals and not done.changed:
            raise KeyboardInterrupt
        return Optimization(done, name, done.kernels[0][1])

    def analyze(
        self,
        *,
        kernel: str | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        chip: str | None = None,
        settings: Mapping[str, float] | None = None,
    ) -> Report:
        """The figures of one kernel and its pictures, as `isatool analyze`; `.text` has them as text.

        `launch`: a launch spec, to execute one workgroup; `chip`: a file of chip parameters, `settings`: some of them.
        """
        from isatool.notebook import report

        return report(self, kernel, launch, sizes, chip, settings)

    def annotate(
        self,
        *,
        kernel: str | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        chip: str | None = None,
        settings: Mapping[str, float] | None = None,
    ) -> str:
        """The lines of one kernel with slot, banks, pressure, waits and stalls, as `isatool code annotate`."""
        from isatool.report.annotations import as_text

        return as_text(self.analyze(kernel=kernel, launch=launch, sizes=sizes, chip=chip, settings=settings).analysed)

    def budget(self, require: Iterable[str], *, kernel: str | None = None, chip: str | None = None) -> BudgetResult:
        """Budgets such as "vgprs <= 192", held against the figures of all kernels, or of one, as `isatool code budget`.

        UserError for a budget that cannot be read or names a loop that does not exist.
        """
        from isatool.model.analyse import analyse
        from isatool.model.parameters import load_model
        from isatool.model.prediction import ModelledKernel
        from isatool.report.budget import check_budgets, parse_budget

        budgets = [parse_budget(text, Span("require", 1, 1)) for text in require]
        kernels = (self.program.kernel(kernel),) if kernel else self.program.kernels or (self.program.kernel(None),)
        model = load_model(self.program.target, chip)
        figures = [analyse(ModelledKernel(function, model), gains=False).figures for function in kernels]
        return BudgetResult(self.program.path, tuple(one for each in figures for one in check_budgets(each, budgets)))

    def run(
        self,
        *,
        kernel: str | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        seed: int = 0,
        engine: str = "auto",
        workgroups: Sequence[int] | None = None,
        order: str | int = "lockstep",
        threads: int | None = None,
        limit: int | None = None,
        sanitize: bool = True,
    ) -> Execution:
        """Execute a kernel on the emulator with its sanitizers, as `isatool run`; `.result.buffers` has the outputs.

        `launch`: the launch spec (default: the .toml beside the file), `sizes`: sizes of it; `seed`: of random buffer
        contents; `engine`: "auto", "numpy" or "native"; `workgroups`: linear numbers (default: the whole grid);
        `order` of waves: "lockstep", "forward", "reverse" or a seed; `threads` of the native engine; `limit`:
        instructions of one wave; `sanitize`: False for values only.
        """
        from isatool.session.execute import execute

        spec = self._required_spec(launch, kernel or "")
        named = kernel or (spec.kernel if len(self.program.kernels) > 1 else None)
        function, started = self.program.kernel(named), spec.resolve(dict(sizes or {}), allow_zero=True)
        result, checks = execute(
            function, started, seed=seed, engine=engine, workgroups=workgroups, order=order, threads=threads,
            limit=limit, sanitize=sanitize,
        )  # fmt: skip
        return Execution(function, started, result, checks)

    def explain(self) -> str:
        """What each instruction reads and writes, its class, counters and slots, as `isatool code explain`."""
        from isatool.cli.explain import describe_text

        known = ((line, line.instruction) for line in self.program.lines if line.instruction is not None)
        return "\n".join(
            text for line, instruction in known for text in describe_text(line, instruction, self.program.target)
        )

    def fmt(self, *, canonical: bool = False, expand: bool = False) -> Assembly:
        """The same text; with each instruction as the assembler prints it, or macros and conditionals expanded."""
        from isatool.asm.canonical import canonical as printed
        from isatool.asm.canonical import expand as expanded
        from isatool.asm.toolchain import Toolchain

        program = expanded(self.program, Toolchain.find()) if expand else self.program
        return Assembly(printed(program, Toolchain.find()) if canonical else program)

    def asm(self, *, link: bool = True) -> bytes:
        """The code object, or the object file if it is not to be linked, as `isatool code asm`."""
        from isatool.asm.target import find_wave_size
        from isatool.asm.toolchain import Toolchain

        tools = Toolchain.find()
        data = tools.assemble(self.text, self.program.chip, find_wave_size(self.text), self.program.path)
        return tools.link(data) if link else data

    def check(self, *, select: Iterable[str] = (), ignore: Iterable[str] = ()) -> Findings:
        """Every finding of the default rules, or of those that `select` names (ids, or how they begin), but for
        `ignore`. UserError for one that there is not.
        """
        from isatool.lint.run import Selection, check_program
        from isatool.lint.settings import check_prefixes

        wanted, left_out = (check_prefixes(tuple(names), Span("check")) for names in (select, ignore))
        return Findings(check_program(self.program, Selection(wanted, left_out)))

    def verify(
        self,
        other: Assembly,
        *,
        kernel: str | None = None,
        assume: Iterable[str] = (),
        witness: bool = True,
        engine: str = "auto",
        certificate: str | Path | None = None,
        cached: bool = True,
        time_limit: float | None = None,
    ) -> Equivalence:
        """Prove for all inputs that a kernel of both files computes the same, as `isatool verify` does.

        `certificate`: check this proof and search for nothing; UserError if it is for other texts. Without it the
        proof that a rewriting command or method left in the user's cache for these two texts is checked first.

        `assume`: what is granted to the proof: "N <= 4096", "workgroup_id_x < 32". `witness`: where the proof fails,
        search for a launch on which the two differ, on this `engine`; `cached`: False to use no proof of the cache;
        `time_limit`: seconds after which neither is shown. UserError for an assumption that cannot be read, or is
        about nothing of the kernel.
        """
        from isatool.pipeline.assumptions import checked_assumptions, granted_by
        from isatool.pipeline.certified import prover
        from isatool.pipeline.certified_judge import CertifiedJudge
        from isatool.pipeline.judge import completed
        from isatool.verify.certificate import read_certificate
        from isatool.verify.witness.search import refuted

        first, second = self.program.kernel(kernel), other.program.kernel(kernel)
        named = granted_by(checked_assumptions(assume, first), first)
        assumptions = (*named.assumptions, *named.others)
        programs, texts = (self.program, other.program), (self.text, other.text)
        with limited(time_limit):
            if certificate is not None:
                prove = prover(programs, texts, read_certificate(str(certificate)), str(certificate))
                return Equivalence(completed(prove(first, second), first, second), assumptions)
            verdict = CertifiedJudge(programs, texts, cached=cached)(first, second, assumptions)
            if witness:
                verdict, _ = refuted(first, second, verdict, engine, assumptions)
        return Equivalence(verdict, assumptions)

    def compare(
        self,
        other: Assembly,
        *,
        kernel: str | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        orders: Sequence[str | int] | None = None,
        sanitize: bool = True,
        engine: str = "auto",
        seed: int = 0,
        stop_early: bool = True,
    ) -> Comparison:
        """Run a kernel of both files on equal inputs, compare outputs bit for bit; UserError without a launch spec.

        `orders` of waves (default: several), `sanitize`, `engine`, `seed`: as `run`; `stop_early`: end at the first
        difference.

        Equal runs are no proof: they show nothing about other inputs.
        """
        from isatool.emulator.compare import compare, launches_of

        first, second = self.program.kernel(kernel), other.program.kernel(kernel)
        spec = self._spec(launch, first.name) or other._spec(None, first.name) or self._required_spec(None, first.name)
        return compare(
            first, second, launches_of(spec, sizes), orders, sanitize=sanitize, engine=engine, seed=seed,
            stop_early=stop_early,
        )  # fmt: skip

    def _required_spec(self, launch: str | Path | None, kernel: str) -> LaunchSpec:
        spec = self._spec(launch, kernel)
        if spec is None:
            raise UserError(
                "no launch spec: how to start this kernel is not known",
                Span(self.program.path),
                f"`isatool code launch-spec {self.program.path}` writes one beside the file; or give launch=",
            )
        return spec

    def _spec(self, launch: str | Path | None, kernel: str) -> LaunchSpec | None:
        from isatool.pipeline.proof import spec_for

        named = str(launch) if launch is not None else None
        wanted = (kernel,) if kernel else self.kernels
        found = (spec_for(self.program.path, named, name, self.kernels) for name in wanted)
        return next((spec for spec in found if spec is not None), None)

    def __repr__(self) -> str:
        return f"Assembly({self.program.path!r}, {len(self.program.lines)} lines, kernels: {', '.join(self.kernels)})"

    def _repr_html_(self) -> str:
        rows = [_kernel_row(function) for function in self.program.functions]
        return _table(("", "instructions", "dual issue", "VGPRs used"), rows, self.program.path)


@dataclass(frozen=True, repr=False)
class Equivalence:
    """What the validator says about two kernels, for all inputs. It prints itself, and is true if it `holds`."""

    verdict: Verdict
    granted: tuple[Assumption, ...] = ()

    @property
    def status(self) -> str:
        """The word of earlier releases for `result`: conditional for what is proved under assumptions."""
        return self.verdict.status.former

    @property
    def result(self) -> str:
        """proved, proved under assumptions (`assumptions` has them), refuted or unknown."""
        return self.verdict.status.value

    @property
    def stopped(self) -> bool:
        """True if the time limit cut the proof."""
        return self.verdict.stopped

    @property
    def assumptions(self) -> tuple[str, ...]:
        """What the proof assumes of the launch, the arguments or the memory."""
        return tuple(map(str, self.verdict.assumptions))

    @property
    def ungranted(self) -> tuple[str, ...]:
        """Those of the assumptions that nobody granted."""
        return tuple(str(found) for found in self.verdict.assumptions if found not in self.granted)

    @property
    def premises(self) -> tuple[str, ...]:
        """What the proof takes for granted of every kernel of this kind, such as freedom from races."""
        return self.verdict.premises

    @property
    def missing(self) -> tuple[str, ...]:
        """The old name of `ungranted`."""
        warn_renamed("Equivalence.missing", "Equivalence.ungranted", 3)
        return self.ungranted

    @property
    def conditions(self) -> tuple[str, ...]:
        """The old name of `premises`."""
        warn_renamed("Equivalence.conditions", "Equivalence.premises", 3)
        return self.premises

    @property
    def first_difference(self) -> Difference | None:
        """Where the two part, or where the proof ended; None if it is one."""
        return self.verdict.first_difference

    @property
    def holds(self) -> bool:
        """True if they were proved to compute the same under nothing but what was granted."""
        return self.verdict.holds and not self.ungranted

    def __bool__(self) -> bool:
        return self.holds

    def __repr__(self) -> str:
        return self.verdict.said(self.ungranted)

    def _repr_html_(self) -> str:
        from isatool.report.displays import equivalence

        return equivalence(self)


@dataclass(frozen=True, repr=False)
class Output(ABC):
    """What was made of one kernel, and what was shown about it. It prints itself."""

    result: Rewritten

    @property
    def steps(self) -> tuple[tuple[Rewrite, Proof], ...]:
        """Each pass's rewrite and what was shown about it."""
        return tuple(self.result.done)

    @property
    def passes(self) -> tuple[Pass, ...]:
        """What the kernel went through."""
        return self.result.passes

    @property
    def max_vgprs(self) -> int | None:
        """The limit that was set."""
        return self.result.max_vgprs

    @property
    def changed(self) -> bool:
        """False if the output is the input."""
        return self.result.changed

    @property
    def holds(self) -> bool:
        """True if every step that changed something was proved. Runs on the emulator alone do not count."""
        return all(proof.holds for step, proof in self.steps if step.changed)

    @property
    def assembly(self) -> Assembly:
        """The output."""
        return Assembly(self.result.program)

    @property
    @abstractmethod
    def report(self) -> str:
        """Before and after."""

    def save(self, path: str | Path, certificate: str | Path | None = None) -> None:
        """Write the output, with a first comment on how it was made; refused if nothing was shown about it.

        `certificate`: where to write the proof, for `isatool verify --certificate`; without it `isatool verify` finds
        the proof in the user's cache.
        """
        from isatool.session.rewrite import leave_certificate

        for step, proof in self.steps:
            if step.changed and not proof.shown:
                raise UserError(
                    f"not written: {proof.text}", Span(str(path)), "give a launch spec, or save .assembly as it is"
                )
        text = self.result.text
        write_text(text, path)
        leave_certificate(self.result.source, text, self.result.shown, _path(certificate))

    def __repr__(self) -> str:
        return self.report


@dataclass(frozen=True, repr=False)
class Rewriting(Output):
    """What passes made of one kernel."""

    @property
    def rewrite(self) -> Rewrite:
        """What they did."""
        return self.steps[0][0]

    @property
    def proof(self) -> Proof:
        """What was shown about it."""
        return self.steps[0][1]

    @property
    def stopped(self) -> bool:
        """True if the time limit cut the pass or the proof."""
        return self.rewrite.stopped or self.proof.stopped

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Why things were done or not done."""
        return self.rewrite.remarks

    @property
    def report(self) -> str:
        """Before and after, loop by loop."""
        from isatool.report import rewrite_text

        return rewrite_text.text(self.rewrite, None, self.proof)

    def _repr_html_(self) -> str:
        from isatool.report.displays import rewriting

        return rewriting(self)


@dataclass(frozen=True, repr=False)
class Optimization(Output):
    """One kernel after all steps that help, each proved. It prints itself as `isatool optimize` does."""

    kernel: str
    searched: SearchResult

    @property
    def source(self) -> Program:
        """The input."""
        return self.result.source

    @property
    def stopped(self) -> bool:
        """True if the time limit or Ctrl-C cut something: the result is the best that was proved by then."""
        return self.searched.stopped

    @property
    def untried(self) -> tuple[str, ...]:
        """Passes, and options of them, that were cut, and those after them."""
        return self.searched.untried

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """Why things were done or not done."""
        return self.searched.remarks

    @property
    def report(self) -> str:
        """A line for every step, and the figures of the main loop after it."""
        from isatool.pipeline.evidence import claimed
        from isatool.pipeline.ladder import table
        from isatool.report.rewrite_text import cut, headline

        taken = [entry for entry in self.searched.entries if entry.rewrite.changed]
        proofs = [entry.proof for entry in taken]
        head = headline(self.kernel, [entry.name for entry in taken], proofs, cut(self.searched))
        head = "; ".join((head, *claimed(self.steps)))
        return f"{head}\n{table(self.searched.start, self.searched.entries)}"

    def _repr_html_(self) -> str:
        from isatool.report.displays import optimization

        return optimization(self)


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
    outcomes: tuple[BudgetOutcome, ...]

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


@record
class Findings:
    """What `check` found, in the order of the file."""

    diagnostics: tuple[Diagnostic, ...]

    @property
    def errors(self) -> tuple[Diagnostic, ...]:
        """The findings that `isatool check` fails on."""
        return tuple(found for found in self.diagnostics if found.severity is Severity.ERROR)

    def __len__(self) -> int:
        return len(self.diagnostics)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(self.diagnostics)

    def __repr__(self) -> str:
        return "\n".join(map(str, self.diagnostics)) or "no findings"

    def _repr_html_(self) -> str:
        rows = [
            (f"{found.span.line}:{found.span.column}", found.severity, found.rule, found.message)
            for found in self.diagnostics
        ]
        return _table(("place", "", "rule", ""), rows, f"{len(rows)} finding(s)")


def _path(given: str | Path | None) -> str | None:
    return None if given is None else str(given)


def _kernel_row(function: Function) -> tuple[object, ...]:
    instructions = [instruction for _, instruction in function.instructions]
    used = [
        register.index
        for instruction in instructions
        for register in instruction.defs + instruction.uses
        if register.is_vgpr
    ]
    dual = sum(instruction.is_dual for instruction in instructions)
    return function.name, len(instructions), dual, max(used, default=-1) + 1


def _table(head: Sequence[str], rows: Iterable[Sequence[object]], caption: str) -> str:
    def row(cells: Iterable[object], tag: str) -> str:
        return "<tr>" + "".join(f"<{tag}>{html.escape(str(cell))}</{tag}>" for cell in cells) + "</tr>"

    body = "".join(row(cells, "td") for cells in rows)
    return f"<table><caption>{html.escape(caption)}</caption>{row(head, 'th')}{body}</table>"
