"""`isatool code launch-spec`: write the first launch spec of a kernel."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import write_text
from isatool.cli.files import INPUT, require_writable
from isatool.diagnostics import Span, UserError

NAME = "init"
EXAMPLE = """
isatool code launch-spec samples/sgemm/kernel5.s -o spec.toml
"""


OPTIONS: Final = (
    *INPUT,
    ("--kernel NAME", "the kernel, if the file has several"),
    ("-o --output OUT", "output file, which must not exist (default: the .toml beside IN)"),
)


def main(args: argparse.Namespace) -> int:
    """0; UserError for a file that is there already."""
    from isatool.report.launch_skeleton import launch_skeleton

    output = args.output or ("-" if args.input == "-" else str(Path(args.input).with_suffix(".toml")))
    if output != "-" and Path(output).exists():
        raise UserError("this file is there already and is kept", Span(output), "name another one with -o")
    require_writable(output)
    program = read_written_out(args.input, args.mcpu, kernel=args.kernel)
    made = launch_skeleton(program.kernel(args.kernel), output)
    write_text(made.text, output)
    print(f"{output}: {made.trial}", file=sys.stderr)
    if output != "-":
        print(f"next: correct the guesses, then isatool run {args.input} --launch {output}", file=sys.stderr)
    return 0
