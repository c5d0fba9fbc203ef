"""`isatool verify`: do two kernels compute the same?"""

from __future__ import annotations

import argparse
import json
import shlex
import sys
from dataclasses import asdict, replace
from typing import TYPE_CHECKING, Final, NamedTuple

from isatool.allowance import STOPPED_BY_TIME, OutOfTimeError, limited
from isatool.asm.emitter import write_text
from isatool.cli.certificates import named_proof, read_both
from isatool.cli.declared_options import seldom
from isatool.cli.files import CLANG, JSON_RESULT, find_toolchain, quiet, require_writable, time_limit
from isatool.cli.launching import (
    LAUNCH,
    launched_kernel,
    parse_order,
    parse_sizes,
    require_launch_spec,
)
from isatool.demangle import plain_name
from isatool.ir.program import Function, Program
from isatool.report.colour import show

if TYPE_CHECKING:
    from isatool.analysis.assumptions import Grants
    from isatool.asm.launch import LaunchSpec
    from isatool.emulator.compare import Comparison
    from isatool.emulator.findings import EmulatorFinding
    from isatool.pipeline.certified_judge import CertifiedJudge
    from isatool.verify.verdict import Assumption, Verdict
    from isatool.verify.witness.confirm import Witness

NAME = "verify"
EXAMPLE = """
isatool verify kernel5.s kernel6.s
isatool verify kernel5.s kernel6.s --launch kernel5.toml
isatool verify kernel5.s kernel8.s --certificate kernel8.json
isatool verify kernel5.s wrong.s --emit-witness witness.toml
isatool verify kernel5.s kernel8.s --assume "kernarg[24] = 4096" --assume "workgroup_id_x < 32"
"""
EQUAL, REFUTED, UNKNOWN = 0, 1, 3


OPTIONS: Final = (
    ("first A.s", "the original"),
    ("second B.s", "the rewrite"),
    *LAUNCH,
    ("--assume TEXT ...", "a fact that the proof may use, such as 'kernarg[24] = 4096'"),
    (
        "--certificate FILE",
        "check this proof, which a rewriting command wrote; kernels run only with --launch (default: the one "
        "that it left in the user's cache, if there is one)",
    ),
    ("--emulate-only", "skip the proof, only run the launch spec"),
    ("--order ORDER ...", "order of waves: lockstep, forward, reverse, or a seed"),
    ("--no-sanitize", "compare values only"),
    ("--no-witness", "if the proof fails, do not search for a counterexample"),
    ("--emit-witness FILE", "write a counterexample as a launch spec"),
    time_limit("say unknown if nothing is shown by then"),
    seldom(
        ("--mcpu MCPU", "the chip, if the files name none"),
        CLANG,
        ("--no-cache", "use no proof that a rewriting command left"),
        ("--keep-going", "do not stop at the first difference"),
        JSON_RESULT,
        quiet(),
    ),
)


def main(args: argparse.Namespace) -> int:
    """0: proved under nothing but what --assume grants, or equal on the launches; 1: refuted, with the first
    difference; 3: neither shown. Of several kernels all are compared, and the worst of them is told.
    """
    if args.emit_witness:
        require_writable(args.emit_witness)
    with limited(args.seconds):
        return _main(args)


def _main(args: argparse.Namespace) -> int:
    from isatool.asm.launch import find_launch_spec

    programs, texts = read_both(args)
    if args.certificate is None:
        spec = find_launch_spec(args.first, args.launch) or find_launch_spec(args.second, None)
    else:
        spec = None if args.launch is None else find_launch_spec(args.first, args.launch)
    judged = Judging(args, programs, texts)
    if spec is None and args.emulate_only:
        spec = require_launch_spec(args.first, None)
    named = {kernel.name: None for program in programs for kernel in program.kernels}
    alone = all(len(program.kernels) < 2 for program in programs)
    foreign = bool(args.launch) and spec is not None and spec.kernel not in named
    if args.kernel or args.emulate_only or alone or foreign:
        first, second = (launched_kernel(program, args.kernel, spec) for program in programs)
        code, found = _verify(args, first, second, spec, judged, _granted(args.assume, [first])[first.name])
        if args.json:
            print(json.dumps(found, indent=2))
        return code
    pairs = {name: tuple(program.kernel(name) for program in programs) for name in named}
    granted = _granted(args.assume, [first for first, _ in pairs.values()])
    every: list[dict[str, object]] = []
    codes: set[int] = set()
    for name, (first, second) in pairs.items():
        if not args.json and not args.quiet:
            show(f"kernel {plain_name(name)}")
        of_kernel = spec if spec is not None and spec.kernel == name else None
        code, found = _verify(args, first, second, of_kernel, judged, granted[name])
        codes.add(code)
        every.append({"kernel": name, **found})
    if args.json:
        print(json.dumps(every, indent=2))
    return next(code for code in (REFUTED, UNKNOWN, EQUAL) if code in codes)


class Judging:
    """How `verify` comes to verdicts: by the certificate that is named, else by one from the cache, else directly."""

    def __init__(self, args: argparse.Namespace, programs: tuple[Program, Program], texts: tuple[str, str]) -> None:
        self.args = args
        self.toolchain = find_toolchain(args)
        self.prove = None if args.certificate is None else named_proof(args, programs, texts)
        self.judge: CertifiedJudge | None = None
        if self.prove is None and not args.emulate_only:
            from isatool.pipeline.certified_judge import CertifiedJudge

            self.judge = CertifiedJudge(programs, texts, self.toolchain, _say, cached=not args.no_cache)

    @property
    def named(self) -> bool:
        """Whether a certificate was named: a proof or none, whatever runs show."""
        return self.prove is not None

    def __call__(self, first: Function, second: Function, granted: tuple[Assumption, ...]) -> Verdict | None:
        """The verdict on a kernel of both files; None without a proof."""
        if self.prove is not None:
            from isatool.pipeline.judge import completed

            return completed(self.prove(first, second), first, second, self.toolchain)
        return None if self.judge is None else self.judge(first, second, granted)

    @property
    def certificate(self) -> str | None:
        """The certificate that the last verdict comes from."""
        if self.prove is not None:
            return str(self.args.certificate)
        return self.judge.used if self.judge is not None else None

    @property
    def how_to_have_one(self) -> str:
        """The command that makes a certificate, for a proof that fails without one; "" with one."""
        if self.judge is None or self.judge.place is not None:
            return ""
        first = shlex.quote(self.args.first)
        return (
            "no proof of these two files was left by a rewriting command; "
            f"`isatool optimize {first} -o OUT` leaves one for {first} and OUT, `--certificate FILE` writes it"
        )


def _say(line: str) -> None:
    print(f"isatool: {line}", file=sys.stderr)


def _verify(
    args: argparse.Namespace,
    first: Function,
    second: Function,
    spec: LaunchSpec | None,
    judged: Judging,
    granted: Given,
) -> tuple[int, dict[str, object]]:
    """The exit code for one kernel, and its result as plain data."""
    verdict = judged(first, second, granted.assumptions)
    certificate = judged.certificate
    comparison = None
    stopped = verdict is not None and verdict.stopped
    if spec is not None and not (verdict is not None and verdict.is_refuted):
        from isatool.emulator.compare import compare, launches_of

        try:
            comparison = compare(
                first, second, launches_of(spec, parse_sizes(args.size)),
                [parse_order(order) for order in args.order] or None,
                sanitize=not args.no_sanitize, engine=args.engine, seed=args.seed, stop_early=not args.keep_going,
            )  # fmt: skip
        except OutOfTimeError:
            stopped = True
    if comparison is not None and comparison.unsteady and not comparison.refutes:
        _say(f"runs do not count here: {comparison}")
        comparison = None
    witness = None
    if not judged.named and verdict is not None and not args.no_witness and (comparison is None or comparison.equal):
        verdict, witness = _searched(first, second, verdict, args, granted.assumptions)
    if not args.json and not args.quiet:
        _print(verdict, comparison if witness is None else None, granted, judged)
        if stopped and not (verdict is not None and verdict.stopped):
            print(f"runs: {STOPPED_BY_TIME}")
    elif args.quiet and not args.json:
        show(f"kernel {plain_name(first.name)}: {_quietly(verdict, None if witness else comparison, granted)}")
    found = {"stopped": stopped, **_data(verdict, comparison, granted.assumptions, certificate)}
    found.setdefault("verdict", "unknown")
    found.setdefault("result", "unknown")
    if witness is not None:
        found |= {"verdict": "refuted", "result": "refuted", "witness": witness.as_json()}
    if comparison is not None and (unseen := _unseen(first, second)):
        print(f"runs do not count here, as caches are not emulated: {unseen}", file=sys.stderr)
        comparison = comparison if not comparison.equal else None
        if comparison is None:
            found["verdict"] = "unknown" if verdict is None else verdict.status.former
            found["result"] = "unknown" if verdict is None else verdict.status
    if judged.named and comparison is not None and comparison.equal:
        comparison = None  # a certificate is a proof or none, whatever runs show
    return _exit_code(verdict, comparison, granted.assumptions), found


def _unseen(first: Function, second: Function) -> str | None:
    """A difference in how workgroups share caches, which no run can show to be right."""
    from isatool.verify.launch import DeclaredLaunch, mode_difference

    launches = (DeclaredLaunch.of(first), DeclaredLaunch.of(second))
    return None if launches[0] is None or launches[1] is None else mode_difference(launches[0], launches[1])


class Given(NamedTuple):
    """What is granted of one kernel, and the same in the validator's words."""

    kernel: Function
    grants: Grants
    assumptions: tuple[Assumption, ...]

    def said(self, verdict: Verdict) -> str:
        """A verdict in words, its assumptions in those in which they were granted."""
        from isatool.pipeline.assumptions import as_granted

        texts, ungranted = as_granted(verdict.assumptions, self.grants, self.kernel) if verdict.holds else ((), ())
        return verdict.said(ungranted, texts)


def _granted(texts: list[str], kernels: list[Function]) -> dict[str, Given]:
    """What is granted of each kernel; an assumption counts for those that it is about something of."""
    from isatool.pipeline.assumptions import checked_assumptions, granted_by, sorted_by_kernel

    found: dict[str, Given] = {}
    for kernel, own in zip(kernels, sorted_by_kernel(texts, kernels).values(), strict=True):
        grants = checked_assumptions(own, kernel)
        granted = granted_by(grants, kernel)
        found[kernel.name] = Given(kernel, grants, (*granted.assumptions, *granted.others))
    return found


def _searched(
    first: Function,
    second: Function,
    verdict: Verdict,
    args: argparse.Namespace,
    granted: tuple[Assumption, ...],
) -> tuple[Verdict, Witness | None]:
    """The verdict after a search for a counterexample, which is written if it is asked for.

    The validator refutes a missing wait by itself, and tells no launch that could be written.
    """
    from isatool.verify.witness.search import refuted

    asked = verdict.withdrawn() if args.emit_witness and verdict.is_refuted else verdict
    found, witness = refuted(first, second, asked, args.engine, granted, find_toolchain(args))
    if asked is verdict or witness is not None:
        verdict = found
    if witness is None and args.emit_witness:
        print(f"{args.emit_witness} is not written: no launch was found that shows a difference", file=sys.stderr)
    if witness is not None and args.emit_witness:
        command = f"isatool verify {args.first} {args.second} --launch {args.emit_witness}"
        write_text(f"# {command}\n# {witness.message}\n{witness.spec}", args.emit_witness)
    return verdict, witness


def _exit_code(verdict: Verdict | None, comparison: Comparison | None, granted: tuple[Assumption, ...]) -> int:
    """A difference that was seen outweighs everything; then a proof or equal runs are enough.

    A proof may assume what was granted on the command line, and nothing else.
    """
    if comparison is not None and not comparison.equal:
        return REFUTED
    if verdict is not None and verdict.is_refuted:
        return REFUTED
    if comparison is not None or (verdict is not None and verdict.holds and not verdict.ungranted(granted)):
        return EQUAL
    return UNKNOWN


def _print(verdict: Verdict | None, comparison: Comparison | None, granted: Given, judged: Judging) -> None:
    if verdict is not None:
        from isatool.verify.verdict import how_to_grant

        ungranted = verdict.ungranted(granted.assumptions)
        show(f"validator: {granted.said(verdict)}")
        if verdict.holds and judged.certificate is not None:
            print(f"  by a certificate, every step of which was judged here: {judged.certificate}")
        if ungranted:
            print(f"  {how_to_grant(ungranted)}")
        if (ungranted or not (verdict.holds or verdict.is_refuted)) and judged.how_to_have_one:
            print(f"  {judged.how_to_have_one}")
    if comparison is not None:
        show(as_text(comparison))


def _quietly(verdict: Verdict | None, comparison: Comparison | None, granted: Given) -> str:
    """One line: what decides the exit code."""
    seen = comparison is not None and not comparison.equal
    shown = verdict is not None and verdict.holds and not verdict.ungranted(granted.assumptions)
    if verdict is not None and not seen and (comparison is None or shown):
        return granted.said(verdict).partition("\n")[0]
    return as_text(comparison).partition("\n")[0] if comparison is not None else "unknown"


def _data(
    verdict: Verdict | None,
    comparison: Comparison | None,
    granted: tuple[Assumption, ...],
    certificate: str | None,
) -> dict[str, object]:
    found: dict[str, object] = {} if comparison is None else as_json(comparison)
    if verdict is not None:
        found["proof"] = {
            "result": verdict.status,
            "status": verdict.status.former,
            "assumptions": [str(assumption) for assumption in verdict.assumptions],
            "granted": [str(found) for found in verdict.assumptions if found in granted],
            "to_grant": [found.option for found in verdict.ungranted(granted)],
            "certificate": certificate if verdict.holds else None,
            "premises": list(verdict.premises),
            "conditions": list(verdict.premises),  # the old name
            "first_difference": str(verdict.first_difference) if verdict.first_difference else None,
        }
        found.setdefault("verdict", verdict.status.former)
        found.setdefault("result", verdict.status)
    return found


def as_text(comparison: Comparison) -> str:
    """The verdict, then what it rests on."""
    lines = [f"{'emulated' if comparison.equal else 'refuted'}: {comparison}"]
    worst: dict[str, str] = {}
    for compared in comparison.runs:
        for check in compared.reference:
            worst.setdefault(check.buffer, f"reference: {check}")
    lines += worst.values()
    if comparison.shared_findings:
        lines.append(f"{len(comparison.shared_findings)} finding(s) in the first kernel already:")
        lines += [f"  {finding}" for finding in comparison.shared_findings]
    return "\n".join(lines)


def as_json(comparison: Comparison) -> dict[str, object]:
    """The comparison as plain data."""
    return {
        "verdict": "emulated" if comparison.equal else "refuted",
        "result": "emulated" if comparison.equal else "refuted",
        "runs": [
            {"sizes": dict(compared.launch.sizes), "order": compared.order, "engine": compared.second.engine}
            for compared in comparison.runs
        ],
        "differences": [asdict(replace(each, sizes=dict(each.sizes))) for each in comparison.differences],
        "new_findings": [_finding(new.finding) for new in comparison.new_findings],
        "shared_findings": [_finding(finding) for finding in comparison.shared_findings],
    }


def _finding(found: EmulatorFinding) -> dict[str, object]:
    return {"kind": found.kind, "line": found.line, "message": found.message}
