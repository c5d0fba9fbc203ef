"""`isatool pair`: more VOPDs than the compiler made, in any wave32 code."""

from __future__ import annotations

import argparse

from isatool.cli.rewriting import add_rewriting_arguments, run_passes
from isatool.verify.verdict import NAN_PAYLOAD

NAME = "pair"
HELP = "issue more instructions in pairs (VOPD): reorder and rename inside basic blocks"
EXAMPLE = """
isatool pair samples/sgemm/kernel3.s -o paired.s
isatool pair samples/sgemm/kernel3.s --dry-run --remarks
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of a rewriting command, and what else may be assumed."""
    add_rewriting_arguments(parser)
    parser.add_argument(
        "--allow",
        action="append",
        default=[],
        choices=(NAN_PAYLOAD,),
        help="nan-payload: exchange sources of float operations although another NaN may result",
    )
    parser.add_argument(
        "--no-rename", action="store_true", help="reorder only; every value stays in the register it is in"
    )


def main(args: argparse.Namespace) -> int:
    """0; 1 with --require-change if nothing was changed; 2 for unusable input."""
    from isatool.passes.pair.pair import Pair

    allowed = NAN_PAYLOAD in args.allow
    args.assume = [*args.assume, *args.allow]
    return run_passes(args, [Pair(nan_payload=allowed, renames=not args.no_rename)])
