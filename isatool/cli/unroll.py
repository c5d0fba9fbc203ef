"""`isatool unroll`: counted loops written out, offsets folded into immediates."""

from __future__ import annotations

import argparse

from isatool.asm.literals import is_decimal
from isatool.cli.rewriting import add_rewriting_arguments, run_passes
from isatool.diagnostics import UserError

NAME = "unroll"
HELP = "write inner loops out in full, or by a factor, and fold their counters into offsets"
EXAMPLE = """
isatool unroll samples/sgemm/kernel5.s -o kernel7.s
isatool unroll kernel5.s --loop .LBB0_9 --factor 4 -o kernel7.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The loop, the factor, and the options of a rewriting command."""
    parser.add_argument("--loop", default="", metavar="LABEL", help="only the loop with this header")
    parser.add_argument(
        "--factor", default="full", metavar="N|full", help="copies of the body (default: all, or what pays)"
    )
    add_rewriting_arguments(parser)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command."""
    from isatool.passes.unroll.unroll import Unroll

    if args.factor != "full" and not (is_decimal(args.factor) and int(args.factor) > 0):
        raise UserError(f"--factor {args.factor} is no factor", hint="a number above 0, or full")
    factor = 0 if args.factor == "full" else int(args.factor)
    return run_passes(args, [Unroll(args.loop, factor)])
