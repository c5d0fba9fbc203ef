"""What the commands that rewrite a file have in common: reading, writing, the report of passes."""

from __future__ import annotations

import argparse
import json
import math
import shlex
import sys
from collections.abc import Sequence
from itertools import accumulate
from typing import Final, NamedTuple, TextIO, TypeVar

from isatool.analysis.kernel import Kernel
from isatool.asm.canonical import written_out
from isatool.asm.emitter import emit, write_text
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.cli.certificates import leave, require_certificate_place
from isatool.cli.declared_options import declared_by
from isatool.cli.files import find_toolchain, require_writable, warn_of_errors
from isatool.cli.launching import parse_sizes
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.passes.common.declaration import Pass
from isatool.passes.common.result import RemarkKind
from isatool.pipeline.every_kernel import useful_workers
from isatool.pipeline.evidence import Proof, RefutedError
from isatool.pipeline.rewrite import Observer, Rewrite
from isatool.report import rewrite_text
from isatool.report.colour import show
from isatool.session.rewrite import RewriteRequest, Rewritten, run_passes

EXIT_NOTHING_DONE: Final = 1
EXIT_REFUTED: Final = 70
MOST_LINES: Final = 6
"""of the first screen that speak of kernels: one is for those that it does not name, one for the next command"""
MOST_REMARKS: Final = 3
"""of a kernel on the first screen, which then has eight lines at most: verdict, proof, remarks with two lines each"""
Request = TypeVar("Request", bound=RewriteRequest)


class Opened(NamedTuple):
    """A file that is to be rewritten: as it is, with macros expanded, and the names of the kernels that are meant."""

    given: Program
    program: Program
    names: Sequence[str]
    toolchain: Toolchain


def opened(args: argparse.Namespace) -> Opened:
    """The input; UserError, before long work, where nothing can be written."""
    if not args.dry_run:
        require_writable(args.output)
        require_writable(args.html or "-")
        require_certificate_place(args)
    tools = find_toolchain(args)
    given = read_file(args.input, args.mcpu, kernel=args.kernel)
    program = written_out(given, tools)
    warn_of_errors(program)
    kernels = () if args.kernel else program.kernels
    return Opened(given, program, [each.name for each in kernels or (program.kernel(args.kernel),)], tools)


def requested(args: argparse.Namespace, kind: type[Request]) -> Request:
    """What the flags ask for."""
    return declared_by(
        args, kind,
        max_vgprs=args.max_vgprs, launch=args.launch, sizes=parse_sizes(args.size), assume=frozenset(args.assume),
        accept_unproved=args.accept_unproved, seconds=math.inf if args.seconds is None else args.seconds,
    )  # fmt: skip


def write(args: argparse.Namespace, given: Program, done: Rewritten) -> str:
    """Write the output, the input as it was if nothing was changed; the command that verifies it."""
    if args.dry_run:
        return ""
    text = done.text if done.changed else emit(given)
    write_text(text, args.output)
    if args.html is not None:
        write_text(_page(args, done), args.html)
    return leave(args, done.source, text, done.shown)


def _page(args: argparse.Namespace, done: Rewritten) -> str:
    """The page of `annotate` with the kernels before and, where they were changed, after."""
    from isatool.model.analyse import analyse
    from isatool.model.prediction import ModelledKernel
    from isatool.report.annotated_page import AnnotatedKernel, page

    kernels: dict[str, list[tuple[Rewrite, Proof]]] = {}
    for step, proof in done.done:
        kernels.setdefault(step.kernel, []).append((step, proof))
    names = [each.name for each in done.source.kernels if args.kernel in (None, each.name)]
    shown: list[AnnotatedKernel] = []
    for name in names or [done.source.kernel(args.kernel).name]:
        before, after = (
            analyse(ModelledKernel.of(program.kernel(name)), record=True, gains=False)
            for program in (done.source, done.program)
        )
        changed = [rewrite_text.one_line(*each) for each in kernels.get(name, ()) if each[0].changed]
        shown.append(AnnotatedKernel(before, "; ".join(changed) or "left as it is", after if changed else None))
    return page(shown)


def run(args: argparse.Namespace, asked: Sequence[Pass], observe: Observer | None = None) -> int:
    """Rewrite, prove, write, report; the exit code. Nothing is written unless something was shown (or accepted)."""
    file = opened(args)
    workers = 1 if observe is not None else useful_workers([file.program.kernel(name) for name in file.names])
    request, explain = requested(args, RewriteRequest), args.remarks or args.json
    try:
        done = run_passes(file.program, file.names, asked, request, file.toolchain, observe, explain, workers)
    except RefutedError as error:
        print(f"isatool: {error}\nnothing was written; please report this with the input", file=sys.stderr)
        return EXIT_REFUTED
    _report(args, done.done, write(args, file.given, done))  # last: what reads it may read the first line only
    return exit_code(args, done)


def exit_code(args: argparse.Namespace, done: Rewritten) -> int:
    """0; 1 with --require-change if nothing was changed."""
    return EXIT_NOTHING_DONE if args.require_change and not done.changed else 0


def stream_of(args: argparse.Namespace) -> TextIO:
    """Where a report goes: standard output, unless the result is written there."""
    return sys.stderr if args.output == "-" and not args.dry_run else sys.stdout


def first_screen(args: argparse.Namespace, lines: Sequence[int]) -> int:
    """How many kernels the first screen names, of so many lines each: all with -q and -v."""
    if args.quiet or args.verbose:
        return len(lines)
    return max(1, sum(total <= MOST_LINES for total in accumulate(lines)))


def print_rest(listed: int, changed: Sequence[bool], stream: TextIO) -> None:
    """The line for the kernels that the first screen does not name; `changed`: of all."""
    if (rest := len(changed) - listed) > 0:
        print(
            f"and {rest} more kernel{'s' * (rest > 1)}; {sum(changed)} of {len(changed)} rewritten; -q lists all",
            file=stream,
        )


def _report(args: argparse.Namespace, done: Sequence[tuple[Rewrite, Proof]], check: str) -> None:
    """`check`: the command that verifies the output."""
    stream = stream_of(args)
    if args.json:
        objects = [{**rewrite_text.data(step, _occupancies(step), proof), "verify": check} for step, proof in done]
        print(json.dumps(objects[0] if len(objects) == 1 else objects, indent=2), file=stream)
        return
    listed = first_screen(args, [1] * len(done))
    for step, proof in done[:listed]:
        if args.verbose:
            text = rewrite_text.text(step, _occupancies(step), proof)
        elif args.quiet or len(done) > 1:
            text = rewrite_text.one_line(step, proof)
        else:
            text = rewrite_text.first_lines(step, proof)
        show(text, stream)
    print_rest(listed, [step.changed for step, _ in done], stream)
    if not args.quiet:
        _print_remarks(args, done, stream)
    if check and not args.quiet:
        print(f"verify: {check}", file=stream)
    elif not args.quiet and args.input != "-" and not any(step.changed or proof.ungranted for step, proof in done):
        print(
            f"try: {shlex.join(['isatool', args.input])} names what bounds it, and commands that may help", file=stream
        )


def _print_remarks(args: argparse.Namespace, done: Sequence[tuple[Rewrite, Proof]], stream: TextIO) -> None:
    """All of them with --remarks; else those that say what a proof lacks, or with -v why nothing was changed."""
    for step, proof in done:
        shown = list(step.remarks)
        if not args.remarks:
            wanted = args.verbose or proof.ungranted
            shown = [each for each in shown if wanted and not step.changed and each.kind is RemarkKind.LEFT]
        if not args.remarks and not args.verbose:
            shown = shown[:MOST_REMARKS]
        for remark in shown:
            print(remark, file=stream)


def _occupancies(step: Rewrite) -> tuple[chips.Occupancy, chips.Occupancy] | None:
    before = Kernel(step.source.kernel(step.kernel)).occupancy()
    after = Kernel(step.program.kernel(step.kernel)).occupancy() if step.changed else before
    return (before, after) if before is not None and after is not None else None
