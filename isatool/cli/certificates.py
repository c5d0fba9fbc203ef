"""Certificates on the command line: `--certificate` of the commands that rewrite, and of `verify`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from isatool.asm.reader import read_source, read_text
from isatool.cli.files import require_writable
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program

if TYPE_CHECKING:
    from isatool.pipeline.certified import Prove
    from isatool.pipeline.evidence import Proof
    from isatool.pipeline.rewrite import Rewrite


def add_certificate(parser: argparse.ArgumentParser) -> None:
    """--certificate of a command that rewrites."""
    parser.add_argument(
        "--certificate", metavar="FILE", help="write the proof there, for `isatool verify IN OUT --certificate FILE`"
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
    from isatool.pipeline.certified import proof_of, write_proofs

    done = list(done)
    for step, proof in (one for steps in done for one in steps):
        if step.changed and not proof.proved:
            print(f"isatool: {args.certificate}: no proof of kernel {step.kernel}: {proof.text}", file=sys.stderr)
    write_proofs(args.certificate, source, written, [proof_of(source, steps) for steps in done])


def read_certified(args: argparse.Namespace) -> tuple[tuple[Program, Program], Prove]:
    """Both files of `verify`, and how the certificate proves their kernels; UserError if it is for other files."""
    from isatool.pipeline.certified import prover

    if args.emulate_only or "-" in (args.first, args.second):
        raise UserError("a certificate proves files, not runs or standard input", Span("--certificate"))
    sources = [read_source(each, args.mcpu, args.kernel) for each in (args.first, args.second)]
    first, second = (read_text(text, path, args.mcpu) for text, path in sources)
    return (first, second), prover((first, second), (sources[0][0], sources[1][0]), args.certificate)
