"""Are a proof and the runs worth anything? Kernels with a fault are put to both, and what each of them noticed is told.

A fault that the validator proves harmless while a run shows that it is not is a false proof: a fault of isatool.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from isatool.allowance import OutOfTimeError, spend
from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.launch import parse_spec, read_spec_text
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.claim import claim
from isatool.diagnostics import Span, UserError
from isatool.emulator.findings import EmulatorFinding, FindingKind
from isatool.ir.program import Function
from isatool.pipeline.jobs import Workers, each
from isatool.pipeline.judge import completed
from isatool.pipeline.mutants import Mutant, Mutator
from isatool.pipeline.proof import verdict_on
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.pipeline.shapes import with_block
from isatool.pipeline.tasks import Processes
from isatool.progress import doing
from isatool.records import record
from isatool.semantics.errors import NotEmulated
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, REFUTED, Verdict

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch, LaunchSpec
    from isatool.emulator.compare import Comparison
    from isatool.emulator.run import Executable
    from isatool.verify.witness.search import WitnessSearch

_ORDERS: Final[tuple[str, ...]] = ("reverse", "lockstep")
_MOST_WORKGROUPS: Final = 2
_HARMLESS: Final = frozenset(("uninitialised", "misaligned", "lane-collision"))
"""findings that need not change a result"""
_RESTS_ON: Final[Mapping[str, str]] = {
    FindingKind.OUT_OF_BOUNDS: Sentence.LDS_IN_BOUNDS,
    FindingKind.LDS_RACE: "race",
    FindingKind.GLOBAL_RACE: "race",
    FindingKind.UNINITIALISED: "has not stored",
}
"""findings, and words of the assumption or premise of a proof that each shows to be broken"""
_ASSUMPTION_BROKEN: Final = "breaks what the proof assumes"


class Killer(StrEnum):
    """Who noticed a fault."""

    ASSEMBLER = "assembler"
    REFUTED = "refuted"
    UNKNOWN = "not proved"
    WITNESS = "witness"
    VALUES = "run differs"
    FINDING = "sanitizer"


class Fate(StrEnum):
    """What became of a kernel with a fault."""

    KILLED = "killed"
    EQUIVALENT = "equivalent"
    SURVIVED = "survived"
    FALSE_PROOF = "FALSE PROOF"


@record
class MutationJob:
    """What all workers share: both texts with their paths (only for messages), the kernel, how it is run.

    `first` is the original; faults are put into `second`, or into what the pipeline `passes` makes of `first`: each is
    then proved as that rewrite is, through the same intermediate programs, and may assume what it assumes.
    `spec` is the path of the launch spec, "" to run nothing; `only_proved`: nothing is assembled and
    run but what is called proved.
    """

    first: str
    second: str
    first_path: str
    second_path: str
    chip: str | None = None
    kernel: str | None = None
    spec: str = ""
    spec_text: str = ""
    """what is in it, where it is not read again"""
    sizes: tuple[tuple[str, int], ...] = ()
    seed: int = 1
    engine: str = "auto"
    assembler: bool = True
    passes: str = ""
    only_proved: bool = False
    witness: bool = False
    """whether a counterexample is searched for, without the launch spec"""


@record
class JudgedFault:
    """One kernel with a fault, and what was found: `verdict` of the validator, `run` in words."""

    number: int
    kind: str
    line: int
    before: str
    after: str
    fate: Fate
    killers: tuple[Killer, ...]
    verdict: str
    run: str
    reason: str


@record
class MutationReport:
    """All of them, in order. `missing`: kinds for which the kernel has no place; `baseline`: without any fault."""

    judged: tuple[JudgedFault, ...]
    missing: tuple[str, ...]
    baseline: str
    launches: str
    stopped: bool = False
    """the clock cut the rest"""

    def of(self, fate: Fate) -> tuple[JudgedFault, ...]:
        """Those with one fate."""
        return tuple(found for found in self.judged if found.fate is fate)

    @property
    def witnessed(self) -> tuple[int, int]:
        """Of the faults that the validator does not prove and does not refute: how many have a witness, and all."""
        open_ones = [found for found in self.judged if found.verdict not in ("", PROVED, REFUTED)]
        return sum(Killer.WITNESS in found.killers for found in open_ones), len(open_ones)

    @property
    def kinds(self) -> Mapping[str, Counter[str]]:
        """How many of each kind had which fate, and were noticed by whom."""
        counts: dict[str, Counter[str]] = {}
        for found in self.judged:
            counts.setdefault(found.kind, Counter())[str(found.fate)] += 1
            counts[found.kind].update(map(str, found.killers))
        return counts


@record
class _Bench:
    """A job with its texts read."""

    job: MutationJob
    first: Function
    second: Function
    mutator: Mutator
    tools: Toolchain | None
    executable: Executable | None = None
    launches: tuple[Launch, ...] = ()
    provable: bool = False
    proof: str = ""
    rewritten: Rewrite | None = None
    search: WitnessSearch | None = None

    def prove(self, second: Function, granted_only: bool = True) -> Verdict:
        """What the validator says about a kernel with a fault, or without any."""
        if self.rewritten is None:
            verdict = prove(self.first, second, granted_only=granted_only)
            return completed(verdict, self.first, second, self.tools)
        return verdict_on(replace(self.rewritten, program=second.program))

    def claims(self, verdict: Verdict) -> bool:
        """Whether it is called proved; what a rewrite needs to assume, its faulty copies may assume as well, but for
        full waves, which launches of the runs need not have.
        """
        if self.rewritten is None:
            return verdict.status == PROVED
        return verdict.holds and all(found.subject != Sentence.FULL_WAVES for found in verdict.assumptions)


def mutate(
    job: MutationJob, count: int, kinds: Sequence[str] = (), workers: Workers | None = None
) -> Iterator[JudgedFault | MutationReport]:
    """`count` kernels with faults, shared evenly among kinds, as they are judged; the report at last.

    UserError for an unknown kind, and where the rewrite without any fault already differs from the original.
    """
    if job.spec and not job.spec_text:  # other machines have other files
        job = replace(job, spec_text=read_spec_text(job.spec))
    doing("without a fault")
    bench = _bench(job)
    doing("choice of faults")
    drawn, missing = faults(job, count, kinds)
    judged = []
    stopped = False
    try:
        tasks = [(job, number, mutant) for number, mutant in drawn]
        for _, found in each(_judged, tasks, workers or Processes()):
            judged.append(found)
            yield found
    except OutOfTimeError:
        stopped = True
    sizes = "; ".join(_sizes(launch) for launch in bench.launches)
    judged.sort(key=lambda found: found.number)
    yield MutationReport(tuple(judged), missing, bench.proof, sizes, stopped)


def faults(job: MutationJob, count: int, kinds: Sequence[str] = ()) -> tuple[list[tuple[int, Mutant]], tuple[str, ...]]:
    """(what `judge` is asked about, kinds for which the kernel has no place); errors as of `mutate`."""
    mutator = _bench(job).mutator
    for kind in kinds:
        if kind not in mutator.kinds:
            raise UserError(f"there is no kind of fault '{kind}'", hint=f"kinds: {', '.join(mutator.kinds)}")
    return _draw(mutator, kinds or mutator.kinds, job.seed, count)


def _sizes(launch: Launch) -> str:
    return ", ".join(f"{name}={value}" for name, value in launch.sizes.items()) or "the launch"


def _draw(
    mutator: Mutator, kinds: Sequence[str], seed: int, count: int
) -> tuple[list[tuple[int, Mutant]], tuple[str, ...]]:
    """Faults in turn of all kinds, no two alike; kinds that have no more places are left out."""
    left = dict.fromkeys(kinds, 0)
    counts = dict.fromkeys(kinds, 0)
    seen: set[tuple[str, str]] = set()
    found: list[tuple[int, Mutant]] = []
    while left and len(found) < count:
        for kind in list(left):
            mutant = mutator.draw(kind, seed, left[kind])
            left[kind] += 1
            # what comes up again and again is all there is
            if mutant is None or left[kind] > 4 * counts[kind] + 20:
                del left[kind]
                continue
            if (key := (f"{mutant.line} {mutant.before}", mutant.after)) in seen:
                continue
            seen.add(key)
            counts[kind] += 1
            found.append((len(found), mutant))
            if len(found) == count:
                break
    return found, tuple(kind for kind in kinds if not counts[kind])


def _judged(task: tuple[MutationJob, int, Mutant]) -> JudgedFault:
    return judge(*task)


@lru_cache(maxsize=1)
def _bench(job: MutationJob) -> _Bench:
    """Read the texts, prove and run what has no fault; once for each process."""
    first = read_text(job.first, job.first_path, job.chip).kernel(job.kernel)
    spec = parse_spec(job.spec_text or read_spec_text(job.spec), job.spec) if job.spec else None
    rewritten = _rewritten(job, first, spec) if job.passes else None
    text = emit(rewritten.program) if rewritten is not None else job.second
    second = read_text(text, job.second_path, job.chip).kernel(job.kernel)
    tools = Toolchain.find() if job.assembler else None
    bench = _Bench(job, first, second, Mutator(second), tools, rewritten=rewritten)
    verdict = bench.prove(second, granted_only=False)
    words = verdict.status.value
    if verdict.status == REFUTED:
        raise UserError(f"{job.second_path} is refuted without any fault:\n{verdict.first_difference}")
    if not verdict.holds and verdict.first_difference is not None:
        words = f"{verdict.status}: {verdict.first_difference.message}"
    bench = replace(bench, provable=bench.claims(verdict), proof=words, search=_search(first, job))
    if spec is None:
        return bench
    from isatool.emulator.run import Executable

    chosen = {name: size.smallest for name, size in spec.sizes.items()} | dict(job.sizes)
    launches = [spec.resolve(chosen)]
    launches += [spec.resolve({**chosen, name: 0}, allow_zero=True) for name in spec.sizes]
    bench = replace(bench, executable=Executable(first, spec.hardware), launches=tuple(launches))
    comparison = _compared(bench, second)
    if not comparison.equal:
        raise UserError(f"{job.second_path} differs from {job.first_path} without any fault:\n{comparison}")
    return bench


def _rewritten(job: MutationJob, first: Function, spec: LaunchSpec | None) -> Rewrite:
    """What the job's pipeline makes of the original; UserError if it leaves it as it is."""
    rewritten = rewrite(first.program, with_block(parse_pipeline(job.passes), lambda: spec), first.name)
    if rewritten.stopped:
        raise OutOfTimeError
    if not rewritten.changed:
        raise UserError(f"{job.passes} leaves this kernel as it is", Span(job.first_path), "faults need a rewrite")
    return rewritten


def _search(first: Function, job: MutationJob) -> WitnessSearch | None:
    if not job.witness:
        return None
    from isatool.verify.witness.search import WitnessSearch

    return WitnessSearch(first, job.engine)


def _compared(bench: _Bench, second: Function, values_first: bool = True) -> Comparison:
    """Values first; sanitizers cost more, and are asked where the values agree."""
    from isatool.emulator.compare import compare

    assert bench.executable is not None
    for sanitize in (False, True) if values_first else (True,):
        comparison = compare(
            bench.executable, second, bench.launches, _ORDERS[: 1 + sanitize], engine=bench.job.engine,
            seed=bench.job.seed, max_workgroups=_MOST_WORKGROUPS, sanitize=sanitize,
        )  # fmt: skip
        if not comparison.equal:
            break
    return comparison


def judge(job: MutationJob, number: int, mutant: Mutant) -> JudgedFault:
    """Put one kernel with a fault to the assembler, the validator and the runs; OutOfTimeError if the clock cuts one
    of them, as what is left tells nothing of it.
    """
    found = _fate(job, number, mutant)
    spend()
    return found


def _fate(job: MutationJob, number: int, mutant: Mutant) -> JudgedFault:
    bench = _bench(job)

    def found(fate: Fate, killers: Iterable[Killer], verdict: str, run: str, reason: str) -> JudgedFault:
        return JudgedFault(
            number, mutant.kind, mutant.line, mutant.before, mutant.after, fate, tuple(killers), verdict, run, reason
        )  # fmt: skip

    try:
        made = read_text(mutant.text, job.second_path, job.chip).kernel(job.kernel)
    except UserError as error:
        return found(Fate.KILLED, (Killer.ASSEMBLER,), "", "", str(error).splitlines()[0])
    verdict = bench.prove(made) if job.only_proved else None
    if bench.tools is not None and (verdict is None or bench.claims(verdict)):
        errors = bench.tools.assemble_errors(mutant.text, made.program.chip, made.wave_size, job.second_path)
        if errors:
            return found(Fate.KILLED, (Killer.ASSEMBLER,), "", "", errors[0].message)
    verdict = verdict or bench.prove(made)
    claimed = bench.claims(verdict)
    reason = verdict.first_difference.message if verdict.first_difference is not None else verdict.status
    killers = []
    if verdict.status == REFUTED:
        killers.append(Killer.REFUTED)
    elif not claimed and bench.provable:
        killers.append(Killer.UNKNOWN)
    asked = claimed or not job.only_proved
    run, noticed, harm = _run(bench, made, verdict) if asked else ("not run", list[Killer](), "")
    killers += noticed
    if claimed and run == _ASSUMPTION_BROKEN:
        return found(Fate.KILLED, killers, verdict.status, run, harm)
    plain = not (claimed and (verdict.assumptions or verdict.premises))  # else launches may break what it rests on
    witness = bench.search.against(made, verdict.first_difference) if bench.search and asked and plain else None
    if witness is not None:
        killers.append(Killer.WITNESS)
        harm = harm or f"{witness.message} with {witness.arguments}"
    if claimed and harm:
        return found(Fate.FALSE_PROOF, killers, verdict.status, run, harm)
    if claimed:
        return found(Fate.EQUIVALENT, (), verdict.status, run, "")
    if killers:
        return found(Fate.KILLED, killers, verdict.status, run, harm or reason)
    if verdict.status == ASSUMING:
        reason = claim(verdict.assumptions, verdict.premises, ungranted=verdict.assumptions)
    return found(Fate.SURVIVED, (), verdict.status, run, f"{reason}; {run}")


def breaks(finding: EmulatorFinding, assumed: Iterable[str]) -> bool:
    """Whether a finding shows that something does not hold that a proof assumes."""
    if finding.kind is FindingKind.OUT_OF_BOUNDS and finding.subject != "LDS":
        return False
    words = _RESTS_ON.get(finding.kind)
    return words is not None and any(words in text for text in assumed)


def _run(bench: _Bench, made: Function, verdict: Verdict) -> tuple[str, list[Killer], str]:
    """(what the runs showed, who noticed the fault, the harm that it certainly does).

    A proof that holds only if accesses are in bounds and no waves race says nothing about a kernel that breaks that.
    """
    if bench.executable is None:
        return "not run", [], ""
    try:
        comparison = _compared(bench, made)
    except NotEmulated as error:
        return f"not emulated: {error.reason}", [], ""
    except UserError as error:
        return f"cannot be run: {str(error).splitlines()[0]}", [Killer.FINDING], ""
    if comparison.differences or comparison.new_findings:
        texts = (*map(str, verdict.assumptions), *verdict.premises) if verdict.holds else ()
        whole = _compared(bench, made, values_first=False) if texts else comparison
        if broken := [new for new in whole.new_findings if breaks(new.finding, texts)]:
            return _ASSUMPTION_BROKEN, [Killer.FINDING], str(broken[0])
    if comparison.differences:
        return "differs", [Killer.VALUES], str(comparison.differences[0])
    if comparison.new_findings:
        worst = [new for new in comparison.new_findings if new.finding.kind.value not in _HARMLESS]
        return "finding", [Killer.FINDING], str(worst[0]) if worst else ""
    return "equal", [], ""
