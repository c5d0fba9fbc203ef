"""`isatool double-buffer`: two LDS buffers in turn, and a barrier fewer in every turn of a loop."""

from __future__ import annotations

import argparse

from isatool.cli.rewriting import add_rewriting_arguments, run_passes

NAME = "double-buffer"
HELP = "let a loop use two LDS buffers in turn, so that one of its barriers goes"
EXAMPLE = """
isatool double-buffer samples/sgemm/kernel3.s -o buffered.s
isatool double-buffer samples/sgemm/kernel5.s --assume 'workgroup_id_x < 65536' --assume 'workgroup_id_y < 65536' -o b.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The loop, the model's say, and the options of a rewriting command."""
    parser.add_argument("--loop", default="", metavar="LABEL", help="only the loop with this header")
    parser.add_argument(
        "--if-faster", action="store_true", help="only if the cycle model does not call the loop slower"
    )
    add_rewriting_arguments(parser)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command."""
    from isatool.passes.lds.double_buffer import DoubleBuffer

    return run_passes(args, [DoubleBuffer(args.loop, args.if_faster)])
