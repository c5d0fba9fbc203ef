"""Certificates on the command line: `--certificate` of the commands that rewrite, and of `verify`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING

from isatool.asm.reader import Readings, read_source, read_text
from isatool.cli.files import require_writable
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Function, Program

if TYPE_CHECKING:
    from isatool.pipeline.proof import Proof
    from isatool.pipeline.rewrite import Rewrite
    from isatool.verify.certificate import Certificate, KernelProof
    from isatool.verify.verdict import Verdict


Prove = Callable[[Function, Function], "Verdict"]


def add_certificate(parser: argparse.ArgumentParser) -> None:
    """--certificate of a command that rewrites."""
    parser.add_argument(
        "--certificate", metavar="FILE", help="write the proof there; check it with `isatool verify IN OUT`"
    )


def require_certificate_place(args: argparse.Namespace) -> None:
    """UserError, before long work, where no certificate can be written."""
    if args.certificate is None:
        return
    if args.certificate in ("-", args.output):
        raise UserError("the certificate needs a file of its own", Span("--certificate"), "name another file")
    require_writable(args.certificate)


def write_for(
    args: argparse.Namespace, source: Program, written: str, done: Iterable[Sequence[tuple[Rewrite, Proof]]]
) -> None:
    """The certificate of what was written, if one is wanted. `done`: for every kernel its rewrites and their proofs."""
    if args.certificate is None:
        return
    from isatool.pipeline.certified import chained

    proofs = []
    for steps in done:
        changed = [(step, proof) for step, proof in steps if step.changed]
        proofs.append(chained(source, [(step, proof.steps) for step, proof in changed if proof.steps is not None]))
        for step, proof in changed:
            if not proof.proved:
                print(f"isatool: {args.certificate}: no proof of kernel {step.kernel}: {proof.text}", file=sys.stderr)
    write_proofs(args.certificate, source, written, proofs)


def write_proofs(path: str, source: Program, written: str, proofs: Iterable[KernelProof | None]) -> None:
    """The certificate of what was written."""
    from isatool.pipeline.certified import certificate_of
    from isatool.verify.certificate import write_certificate

    write_certificate(certificate_of(source, written, [proof for proof in proofs if proof is not None]), path)


def read_certified(args: argparse.Namespace) -> tuple[tuple[Program, Program], Prove]:
    """Both files of `verify`, and how the certificate proves their kernels; UserError if it is for other files."""
    from isatool.verify.certificate import read_certificate, require_digests

    if args.emulate_only or "-" in (args.first, args.second):
        raise UserError("a certificate proves files, not runs or standard input", Span("--certificate"))
    certificate = read_certificate(args.certificate)
    sources = read_source(args.first), read_source(args.second)
    require_digests(certificate, (sources[0][0], sources[1][0]), (args.first, args.second), args.certificate)
    readings = Readings()
    first, second = (read_text(text, path, args.mcpu, readings) for text, path in sources)
    names = {kernel.name for kernel in first.kernels}
    for proof in certificate.kernels:
        if proof.kernel not in names:
            message = f"it names a kernel {proof.kernel!a} that {args.first} does not have"
            raise UserError(message, Span(args.certificate))
    return (first, second), _prover((first, second), certificate, args.certificate)


def _prover(programs: tuple[Program, Program], certificate: Certificate, place: str) -> Prove:
    from isatool.pipeline.assumptions import checked_assumptions, granted_by
    from isatool.verify.certificate import Equal
    from isatool.verify.check_certificate import check_steps, files_differ
    from isatool.verify.verdict import UNKNOWN, Difference, Verdict

    proofs = {proof.kernel: proof for proof in certificate.kernels}
    reason = files_differ(*programs)

    def prove(first: Function, second: Function) -> Verdict:
        if reason:
            return Verdict(UNKNOWN, first_difference=Difference(reason))
        proof = proofs.get(first.name)
        if proof is None:
            return check_steps(first, second, (Equal(),))
        granted = granted_by(checked_assumptions(proof.assumptions, first, Span(place)), first)
        return check_steps(first, second, proof.steps, granted)

    return prove
