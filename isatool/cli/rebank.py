"""`isatool rebank`: outer products of FMAs on four register banks, every pair issued together."""

from __future__ import annotations

import argparse

from isatool.cli.rewriting import add_rewriting_arguments, run_passes

NAME = "rebank"
HELP = "give the factors of outer products banks of their own, so that both FP32 units work in every slot"
EXAMPLE = """
isatool rebank samples/sgemm/kernel5.s -o kernel6.s
isatool rebank kernel5.s --dry-run --json
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of a rewriting command."""
    add_rewriting_arguments(parser)


def main(args: argparse.Namespace) -> int:
    """0; 1 with --require-change if nothing was changed; 2 for unusable input."""
    from isatool.passes.rebank.rebank import Rebank

    return run_passes(args, [Rebank()])
