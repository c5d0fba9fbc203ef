"""`isatool pad-lds`: LDS data laid out so that lanes do not meet on a bank."""

from __future__ import annotations

import argparse

from isatool.cli.rewriting import add_rewriting_arguments, run_passes
from isatool.diagnostics import Span, UserError

NAME = "pad-lds"
HELP = "lay LDS arrays out anew, with padding or exchanged columns, so that lanes do not meet on a bank"
EXAMPLE = """
isatool pad-lds samples/sgemm/kernel5_unpadded.s -o padded.s
isatool pad-lds transpose.s --block 32x8 --max-lds 8192 -o padded.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Strategy, limits, the workgroup's shape, and the options of a rewriting command."""
    parser.add_argument(
        "--strategy", choices=("auto", "pad", "swizzle"), default="auto", help="free bytes, or exchanged columns"
    )
    parser.add_argument("--max-lds", type=int, default=0, metavar="BYTES", help="LDS allowed for a workgroup")
    parser.add_argument(
        "--min-waves", type=int, default=0, metavar="N", help="waves per SIMD that must be left (default: all)"
    )
    parser.add_argument(
        "--block", default="", metavar="32x8", help="shape of the workgroup (default: the launch spec's)"
    )
    add_rewriting_arguments(parser)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command."""
    from isatool.passes.lds.pad_lds import PadLds, parse_block

    for name in ("max_lds", "min_waves"):
        if getattr(args, name) < 0:
            raise UserError(f"--{name.replace('_', '-')} {getattr(args, name)} is negative", Span("isatool"))
    try:
        parse_block(args.block)
    except ValueError as error:
        raise UserError(f"--block: {error}", Span("isatool")) from None
    return run_passes(args, [PadLds(args.strategy, args.max_lds, args.min_waves, args.block)])
