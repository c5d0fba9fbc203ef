"""`isatool patch`: a code object, an object file or a program with its kernels rewritten and proved."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Final, TextIO

from isatool.allowance import SECONDS
from isatool.asm.emitter import write_bytes
from isatool.asm.files import MAX_CODE_OBJECT_BYTES, read_bounded
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.cli.certificates import CERTIFICATE, leave_of_objects, require_certificate_place
from isatool.cli.declared_options import seldom
from isatool.cli.executor import EXECUTOR, opened_workers
from isatool.cli.files import (
    ASSUME,
    DRY_RUN,
    JSON_REPORT,
    OF_KERNEL,
    REQUIRE_CHANGE,
    keep_mode,
    quiet,
    require_writable,
    time_limit,
    to_file,
)
from isatool.demangle import plain_name
from isatool.diagnostics import Span, UserError
from isatool.report.colour import show

if TYPE_CHECKING:
    from collections.abc import Sequence

    from isatool.routes.patch import Patched, PatchRequest

NAME = "patch"
EXAMPLE = """
isatool patch kernel5.hsaco -o kernel6.hsaco
isatool patch program -o faster --pipeline pair --store originals
"""
EXIT_NOTHING_DONE: Final = 1


REQUEST: Final = (
    ("--pipeline PASSES", "optimize, or passes as for run-passes", "optimize"),
    ("--chip", "only code objects for this chip (default: all)", SUPPORTED_CHIPS),
    ASSUME,
)
"""What is done with code objects: passes, which of them, what is granted."""
OF_RESULTS: Final = "a URL (file://, https://, s3://, gs://, az://): results of many machines, used if proved here"
READ_ONLY: Final = ("--store-read-only", "leave nothing in the store of results")

OPTIONS: Final = (
    ("input IN", "code object, object file, offload bundle or program"),
    to_file,
    *REQUEST,
    ("--jobs N", "kernels at a time; 0: one a core", 1),
    ("--keep-lds", "leave out passes that change the LDS size, for launchers that hard-code it"),
    ("--store PLACE", f"a folder: keep originals, texts and proofs there, by digest; {OF_RESULTS}"),
    time_limit(OF_KERNEL, SECONDS),
    CERTIFICATE[0],
    seldom(
        EXECUTOR,
        READ_ONLY,
        DRY_RUN,
        JSON_REPORT,
        quiet("only how many code objects were rewritten"),
        REQUIRE_CHANGE,
        *CERTIFICATE[1:],
    ),
)


def request_of(args: argparse.Namespace, keep_lds: bool) -> PatchRequest:
    """The same, read; UserError before long work, where the passes cannot be read or the store is none."""
    from isatool.pipeline.registry import parse_pipeline
    from isatool.routes.patch import PatchRequest
    from isatool.routes.rewrite import passes_of
    from isatool.routes.shared_store import is_url
    from isatool.routes.store_places import place_of

    url = args.store if args.store is not None and is_url(args.store) else ""
    if url:
        place_of(url)
    parse_pipeline(passes_of(args.pipeline, keep_lds))
    return PatchRequest(
        args.pipeline, args.seconds, tuple(args.assume), keep_lds, args.chip, store=url, read_only=args.store_read_only
    )


def main(args: argparse.Namespace) -> int:
    """0; 1 with --require-change if nothing was changed. IN is never written."""
    from isatool.routes.patch import patch, wanted_objects
    from isatool.routes.store import keep

    _require_places(args)
    data = read_bounded(args.input, MAX_CODE_OBJECT_BYTES, hint="name a code object or a program")
    request = request_of(args, args.keep_lds)
    if args.certificate is not None and len(wanted_objects(data, args.input, request.chip)) > 1:
        raise UserError("a certificate is of one code object", Span("--certificate"), "--store DIR keeps those of all")
    with opened_workers(args) as workers:
        made, patched = patch(data, args.input, request, workers)
    checks: list[str] = []
    if not args.dry_run:
        if args.store is not None and not request.store:
            keep(args.store, patched)
        write_bytes(made, args.output)
        keep_mode(args.input, args.output)
        checks = leave_of_objects(args, patched)
    stream = sys.stderr if args.output == "-" and not args.dry_run else sys.stdout
    report(patched, args.json, stream, args.quiet, checks)
    return EXIT_NOTHING_DONE if args.require_change and not any(each.changed for each in patched) else 0


def _require_places(args: argparse.Namespace) -> None:
    if args.input == "-":
        raise UserError("patch reads a file, not standard input", Span("<stdin>"), "name a code object or a program")
    require_writable(args.output)
    require_certificate_place(args)
    if args.output == "-" and sys.stdout.isatty():
        raise UserError("a code object is binary: not written to a terminal", Span("<stdout>"), "name a file")


def report(
    patched: Sequence[Patched], as_json: bool, stream: TextIO, quiet: bool = False, checks: Sequence[str] = ()
) -> None:
    """What became of each code object, a line each or as JSON, and the commands that verify the new ones; with `quiet`
    one line for all.
    """
    from isatool.routes.patch import SCHEMA, as_data

    if as_json:
        objects = [as_data(each) for each in patched]
        print(json.dumps({"schema": SCHEMA, "objects": objects, "verify": list(checks)}, indent=2), file=stream)
        return
    if quiet:
        done = sum(each.changed for each in patched)
        show(f"{done} of {len(patched)} code objects rewritten and proved", stream)
        return
    for each in patched:
        names = ", ".join(map(plain_name, each.kernels[:8])) + (", ..." if len(each.kernels) > 8 else "")
        show(f"{each.chip} ({names}), {each.digest[:12]}: {_described(each)}", stream)
    for check in checks:
        print(f"verify: {check}", file=stream)


def _described(each: Patched) -> str:
    if not each.changed or each.outcome is None:
        return f"left as it is: {each.reason}"
    sizes, layout = f"{len(each.original)} -> {len(each.data)} bytes", f"layout {each.layout}"
    return ", ".join(filter(None, (each.outcome.claim, each.outcome.counted, sizes, layout, each.how)))
