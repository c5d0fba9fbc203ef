"""`isatool run-passes`: any passes in any order, with repair, checks and proof behind them."""

from __future__ import annotations

import argparse
import sys

from isatool.asm.emitter import emit
from isatool.cli.rewriting import add_rewriting_arguments, run_passes
from isatool.diagnostics import UserError
from isatool.ir.program import Program

NAME = "run-passes"
HELP = "run a pipeline of passes on a file, with repairs and proof"
EXAMPLE = """
isatool run-passes "rebank" samples/sgemm/kernel5.s -o kernel6.s
isatool run-passes --list-passes
"""


class _ListPasses(argparse.Action):
    """Prints the passes and leaves, before required arguments are asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from isatool.pipeline.registry import PASSES, describe

        for name in PASSES:
            print(describe(name))
        parser.exit(0)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The pipeline, and the options of a rewriting command."""
    parser.add_argument("passes", metavar="PIPELINE", help="passes in order, such as rebank,unroll{factor=8}")
    parser.add_argument("--list-passes", action=_ListPasses, nargs=0, help="names, options and what each pass does")
    parser.add_argument("--time-passes", action="store_true", help="seconds of every pass on standard error")
    parser.add_argument("--print-after", metavar="PASS", help="print the program behind this pass on standard error")
    add_rewriting_arguments(parser)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command."""
    from isatool.pipeline.registry import parse_pipeline

    passes = parse_pipeline(args.passes)
    names = {step.name for step in passes}
    if args.print_after is not None and args.print_after not in names:
        raise UserError(f"--print-after {args.print_after}: no such pass in this pipeline", hint=", ".join(names))

    def observe(name: str, seconds: float, program: Program) -> None:
        if args.time_passes:
            print(f"{name}: {seconds:.3f} s", file=sys.stderr)
        if name == args.print_after:
            print(emit(program), file=sys.stderr)

    return run_passes(args, passes, args.passes, observe)
