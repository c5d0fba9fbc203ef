"""Certificates on the command line: what commands that rewrite leave for `verify`, and how it reads them."""

from __future__ import annotations

import argparse
import shlex
import sys
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import emit
from isatool.cli.files import require_writable
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program

if TYPE_CHECKING:
    from isatool.pipeline.certified import Prove
    from isatool.routes.patch import Patched
    from isatool.session.rewrite import WrittenProof


CERTIFICATE: Final = (
    ("--certificate FILE", "write the proof there, for `isatool verify IN OUT --certificate FILE`"),
    ("--no-cache", "leave no proof in the user's cache, where `isatool verify` finds it"),
)
"""--certificate and --no-cache of a command that rewrites."""


def require_certificate_place(args: argparse.Namespace) -> None:
    """UserError, before long work, where no certificate can be written."""
    if args.certificate is None:
        return
    if args.certificate in ("-", args.output):
        raise UserError("the certificate needs a file of its own", Span("--certificate"), "name another file")
    require_writable(args.certificate)


def leave(args: argparse.Namespace, source: Program, written: str, changed: Sequence[WrittenProof]) -> str:
    """Write the certificate of the output to the user's cache, and to the file that the options name. Returns the
    command that verifies the output, "" if there is none.
    """
    if not changed and args.certificate is None:
        return ""
    from isatool.session.rewrite import leave_certificate

    if args.certificate is not None:
        for each in changed:
            if not each.proved and each.steps is not None:
                print(f"isatool: {args.certificate}: no proof of kernel {each.steps.kernel}", file=sys.stderr)
    why = leave_certificate(source, written, changed, args.certificate, not args.no_cache)
    if not changed or "-" in (args.input, args.output):
        return ""
    if not all(each.proved for each in changed):
        return _command(args, changed) if all(each.proved or each.emulated for each in changed) else ""
    if why and args.certificate is None:
        _say_unkept(why)
        return ""
    return _command(args, changed)


def leave_of_objects(args: argparse.Namespace, patched: Sequence[Patched]) -> list[str]:
    """The same for the code objects of a binary file; a command for the file, or for each changed kernel where it holds
    several code objects.
    """
    from isatool.pipeline.certified import keep
    from isatool.routes.patch import certificate_between
    from isatool.verify.certificate import write_certificate

    commands = []
    for each in patched:
        certificate = certificate_between(each) if each.changed else None
        if certificate is None:
            continue
        if args.certificate is not None:
            write_certificate(certificate, args.certificate)
        why = "--no-cache" if args.no_cache else keep(certificate)
        if args.output == "-":
            continue
        if why and args.certificate is None:
            _say_unkept(why)
            continue
        is_only = len(patched) == 1 and args.chip is None
        for name in [None] if is_only else [proof.kernel for proof in certificate.kernels]:
            options = [] if name is None else ["--mcpu", each.chip, "--kernel", name]
            meant = [proof for proof in certificate.kernels if name in (None, proof.kernel)]
            options += _granting(text for proof in meant for text in proof.assumptions)
            commands.append(_line(args, options))
    return commands


def _say_unkept(why: str) -> None:
    print(f"isatool: no proof is kept for `isatool verify` ({why}): name a file with --certificate", file=sys.stderr)


def _command(args: argparse.Namespace, changed: Sequence[WrittenProof]) -> str:
    options = []
    for name in ("mcpu", "kernel", "clang"):
        if getattr(args, name, None) is not None:
            options += [f"--{name}", getattr(args, name)]
    options += _granting(text for each in changed for text in each.assumptions)
    if all(each.proved for each in changed):
        return _line(args, options)
    options += ["--launch", args.launch] if args.launch is not None else []
    options += [word for size in args.size for word in ("--size", size)]
    return _line(args, options, by_certificate=False)


def _granting(texts: Iterable[str]) -> list[str]:
    return [word for text in dict.fromkeys(texts) for word in ("--assume", text)]


def _line(args: argparse.Namespace, options: Sequence[str], by_certificate: bool = True) -> str:
    """`isatool verify IN OUT` with options, and with the certificate that was written to a file."""
    named = ["--certificate", args.certificate] if by_certificate and args.certificate is not None else []
    return shlex.join(["isatool", "verify", args.input, args.output, *options, *named])


def read_both(args: argparse.Namespace) -> tuple[tuple[Program, Program], tuple[str, str]]:
    """Both files of `verify`, macros written out, and their texts."""
    first, second = (read_written_out(each, args.mcpu, kernel=args.kernel) for each in (args.first, args.second))
    return (first, second), (emit(first), emit(second))


def named_proof(args: argparse.Namespace, programs: tuple[Program, Program], texts: tuple[str, str]) -> Prove:
    """How the certificate that the options name proves the kernels of both files; UserError if it is for others."""
    from isatool.pipeline.certified import prover
    from isatool.verify.certificate import read_certificate

    if args.emulate_only or "-" in (args.first, args.second):
        raise UserError("a certificate proves files, not runs or standard input", Span("--certificate"))
    return prover(programs, texts, read_certificate(args.certificate), args.certificate)
