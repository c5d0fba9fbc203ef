"""`isatool proof mutate`: kernels with one fault each, and who notices it."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Final

from isatool.allowance import STOPPED_BY_TIME, limited
from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import emit
from isatool.cli.declared_options import exclusive
from isatool.cli.executor import EXECUTOR, opened_workers
from isatool.cli.files import JSON_RESULT, MCPU, time_limit
from isatool.cli.launching import LAUNCH, launched_kernel, parse_sizes
from isatool.diagnostics import Span, UserError
from isatool.progress import doing

if TYPE_CHECKING:
    from isatool.pipeline.jobs import Workers
    from isatool.pipeline.mutate import JudgedFault, MutationJob, MutationReport

NAME = "mutate"
EXAMPLE = """
isatool proof mutate samples/sgemm/kernel5.s -n 64
isatool proof mutate kernel5.s --against kernel6.s --launch kernel5.toml -n 1000 --jobs 2
isatool proof mutate kernel.s --passes pair,schedule
isatool proof mutate kernel.s --kinds wait,barrier,barrier-wait --json
"""
FALSE_PROOF: Final = 1
_COLUMNS: Final = (
    "killed",
    "assembler",
    "refuted",
    "not proved",
    "witness",
    "run differs",
    "sanitizer",
    "equivalent",
    "survived",
)
_MOST_SHOWN: Final = 40
"""faults of a kind in the text: a screen; `--json` has all"""


OPTIONS: Final = (
    ("input KERNEL.s", "the original kernel, with which every mutant is compared"),
    exclusive(
        ("--against REWRITTEN.s", "inject the faults into this rewrite of it"),
        ("--passes PIPELINE", "inject the faults into the output of these passes", ""),
    ),
    ("-n --count COUNT", "number of mutants", 100),
    ("--kinds LIST", "kinds of faults, such as wait,merge,swap (default: all)"),
    ("--jobs JOBS", "processes", 2),
    EXECUTOR,
    MCPU,
    *LAUNCH,
    ("--no-launch", "do not run the kernels, even if there is a launch spec"),
    ("--no-witness", "do not search for counterexamples"),
    ("--no-assembler", "do not assemble every mutant"),
    ("--survivors", "also list equivalent mutants, with their faults"),
    time_limit("report what was judged by then"),
    JSON_RESULT,
)


def main(args: argparse.Namespace) -> int:
    """0: nothing that differs was called proved; 1: a false proof."""
    from isatool.pipeline.mutate import Fate

    if args.count < 1 or args.jobs < 1:
        raise UserError("-n and --jobs take numbers from 1 up", Span("isatool"))
    kinds = [kind.strip() for kind in args.kinds.split(",") if kind.strip()] if args.kinds else []
    job = _job(args)
    with limited(args.seconds), opened_workers(args) as workers:
        report = _run(args, job, kinds, workers)
    print(json.dumps(as_json(report), indent=2) if args.json else as_text(report, args.survivors))
    return FALSE_PROOF if report.of(Fate.FALSE_PROOF) else 0


def _job(args: argparse.Namespace) -> MutationJob:
    from isatool.asm.launch import find_launch_spec
    from isatool.pipeline.mutate import MutationJob

    spec = None if args.no_launch else find_launch_spec(args.input, args.launch)
    first = read_written_out(args.input, args.mcpu, kernel=args.kernel)
    kernel = launched_kernel(first, args.kernel, spec)
    second = read_written_out(args.against, args.mcpu, kernel=args.kernel) if args.against else first
    second.kernel(kernel.name)
    return MutationJob(
        emit(first), emit(second), first.path, second.path, args.mcpu, kernel.name,
        spec.path if spec is not None else "", "", tuple(parse_sizes(args.size).items()), args.seed or 1, args.engine,
        not args.no_assembler, args.passes, witness=not args.no_witness,
    )  # fmt: skip


def _run(args: argparse.Namespace, job: MutationJob, kinds: list[str], workers: Workers) -> MutationReport:
    from isatool.pipeline.mutate import Fate, MutationReport, mutate

    report: MutationReport | None = None
    false = done = 0
    for found in mutate(job, args.count, kinds, workers):
        if isinstance(found, MutationReport):
            report = found
            continue
        done, false = done + 1, false + (found.fate is Fate.FALSE_PROOF)
        doing(f"{false} FALSE PROOFS in faults" if false else "faults", done, args.count)
    assert report is not None
    return report


def as_text(report: MutationReport, survivors: bool) -> str:
    """A table by kind, then what deserves a look."""
    from isatool.pipeline.mutate import Fate

    width = max([4, *map(len, report.kinds)])
    lines = [f"{STOPPED_BY_TIME}: {len(report.judged)} faults judged"] if report.stopped else []
    runs = f"; runs: {report.launches}" if report.launches else "; not run"
    lines.append(f"without a fault: {report.baseline}{runs}")
    if not report.launches and report.baseline.startswith("unknown"):
        lines.append("nothing judged the faults: no proof without a fault, no run; a launch spec (--launch) makes runs")
    lines.append(f"{'kind':{width}}  {'faults':>6}  " + "  ".join(f"{name:>11}" for name in _COLUMNS))
    total = dict.fromkeys(("faults", *_COLUMNS), 0)
    for kind, counts in report.kinds.items():
        faults = sum(counts[str(fate)] for fate in Fate)
        row = [counts[name] for name in _COLUMNS]
        for name, number in zip(total, (faults, *row), strict=True):
            total[name] += number
        lines.append(f"{kind:{width}}  {faults:6}  " + "  ".join(f"{number:11}" for number in row))
    faults, *row = total.values()
    lines.append(f"{'all':{width}}  {faults:6}  " + "  ".join(f"{number:11}" for number in row))
    found, unproved = report.witnessed
    if found:
        lines.append(
            f"a witness without the launch spec: {found} of {unproved} faults that are neither proved nor refuted"
        )
    if report.missing:
        lines.append(f"no place for: {', '.join(report.missing)}")
    shown = (Fate.SURVIVED, Fate.EQUIVALENT) if survivors else (Fate.SURVIVED,)
    for fate in shown:
        lines += _listing(fate, report.of(fate))
    false = report.of(Fate.FALSE_PROOF)
    if false:
        lines += _listing(Fate.FALSE_PROOF, false)
        lines.append(f"{len(false)} FALSE PROOF(S): the validator is wrong; please report this with the input")
    else:
        lines.append("no false proof")
    return "\n".join(lines)


def _listing(title: str, found: tuple[JudgedFault, ...]) -> list[str]:
    lines = []
    for judged in found[:_MOST_SHOWN]:
        lines.append(f"{title}: line {judged.line}, {judged.kind}: {judged.before}  ->  {judged.after or '(gone)'}")
        lines += [f"    {judged.reason}"] if judged.reason else []
    if len(found) > _MOST_SHOWN:
        lines.append(f"{title}: {len(found) - _MOST_SHOWN} more; --json has them all")
    return lines


def as_json(report: MutationReport) -> dict[str, object]:
    """The report as plain data."""
    return {
        "stopped": report.stopped,
        "baseline": report.baseline,
        "launches": report.launches,
        "missing": list(report.missing),
        "witnessed": report.witnessed[0],
        "not_proved": report.witnessed[1],
        "kinds": {kind: dict(counts) for kind, counts in report.kinds.items()},
        "faults": [asdict(found) for found in report.judged],
    }
