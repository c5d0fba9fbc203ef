"""`isatool batch-loads`: global accesses of loops on scalar bases, one lane offset and an immediate."""

from __future__ import annotations

import argparse

from isatool.cli.rewriting import add_rewriting_arguments, run_passes
from isatool.diagnostics import UserError

NAME = "batch-loads"
HELP = "give the global accesses of loops scalar bases instead of 64-bit vector addresses"
EXAMPLE = """
isatool batch-loads samples/sgemm/kernel5.s -o kernel8.s
isatool batch-loads kernel5.s --scheme s -o kernel8.s
isatool batch-loads kernel7.s --chunk 4 -o kernel8.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The scheme, whether a guard may be put before a loop, and the options of a rewriting command."""
    parser.add_argument(
        "--scheme", choices=("auto", "v", "s"), default="auto", help="v: one base and many offsets; s: many bases"
    )
    parser.add_argument("--no-guard", action="store_true", help="refuse where ranges are not proved")
    parser.add_argument("--keep-conditions", action="store_true", help="keep conditions that always hold")
    parser.add_argument("--chunk", type=int, default=2, metavar="N", help="loads that stay together; 0: leave them")
    add_rewriting_arguments(parser)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command."""
    from isatool.passes.batch_loads.batch_loads import BatchLoads

    if args.chunk < 0:
        raise UserError(f"--chunk {args.chunk} is no number of loads", hint="0 leaves loads where they are")
    passes = [BatchLoads(args.scheme, not args.no_guard, not args.keep_conditions, args.chunk)]
    return run_passes(args, passes)
