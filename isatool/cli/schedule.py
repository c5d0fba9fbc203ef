"""`isatool schedule`: instructions in an order that hides latency."""

from __future__ import annotations

import argparse

from isatool.cli.rewriting import add_rewriting_arguments, run_passes
from isatool.diagnostics import UserError

NAME = "schedule"
HELP = "hide latency inside basic blocks: loads early, waits late and partial"
EXAMPLE = """
isatool schedule samples/sgemm/kernel3.s -o scheduled.s
isatool schedule samples/sgemm/kernel3.s --dry-run --remarks
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may be lost, what may be moved, and the options of a rewriting command."""
    add_rewriting_arguments(parser)
    parser.add_argument(
        "--latency-loss",
        type=int,
        default=10,
        metavar="PERCENT",
        help="how much nearer a block's loads may come to their waits on average (default: 10)",
    )
    parser.add_argument("--no-rename", action="store_true", help="every value stays in the register it is in")
    parser.add_argument("--waits-only", action="store_true", help="leave the order as it is; only waits are made anew")


def main(args: argparse.Namespace) -> int:
    """0; 1 with --require-change if nothing was changed; 2 for unusable input."""
    from isatool.passes.schedule.schedule import Schedule

    try:
        step = Schedule(args.latency_loss, not args.no_rename, args.waits_only)
    except ValueError as error:
        raise UserError(f"schedule: {error}", hint="--latency-loss 10") from None
    return run_passes(args, [step])
