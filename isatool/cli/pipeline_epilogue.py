"""`isatool pipeline-epilogue`: loads of the next rows ahead of the stores of this one."""

from __future__ import annotations

import argparse

from isatool.cli.rewriting import add_rewriting_arguments, run_passes

NAME = "pipeline-epilogue"
HELP = "issue the loads of rows ahead of the stores of rows before them, where their bytes are apart"
EXAMPLE = """
isatool pipeline-epilogue samples/sgemm/kernel5.s -o pipelined.s
isatool pipeline-epilogue samples/sgemm/kernel3.s --max-vgprs 96 --dry-run --remarks
isatool pipeline-epilogue kernel.s --assume 'N >= 128' --no-guard -o pipelined.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Whether a guard may be put in front of the rows, and the options of a rewriting command."""
    parser.add_argument(
        "--no-guard", action="store_true", help="refuse where the bytes are apart only for some launches"
    )
    add_rewriting_arguments(parser)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command."""
    from isatool.passes.epilogue.pipeline_epilogue import PipelineEpilogue

    return run_passes(args, [PipelineEpilogue(not args.no_guard)])
