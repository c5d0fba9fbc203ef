"""`isatool disasm`: a code object, an object file or a fat binary back to assembly text."""

from __future__ import annotations

import argparse
import sys

from isatool.asm.emitter import write_text
from isatool.asm.files import MAX_CODE_OBJECT_BYTES, read_bounded
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.cli.files import add_output, add_toolchain, find_toolchain, require_writable

NAME = "disasm"
EXAMPLE = """
isatool disasm kernel6.hsaco -o kernel6.s
isatool disasm --chip gfx1100 program -o kernels.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """IN, -o OUT, --chip, --index, --kernel."""
    parser.add_argument("input", metavar="IN", help="code object, object file, offload bundle or program; - is stdin")
    add_output(parser)
    parser.add_argument("--chip", choices=SUPPORTED_CHIPS, help="which code object of a fat binary")
    parser.add_argument("--index", type=int, help="which of several code objects for that chip, from 0")
    parser.add_argument("--kernel", metavar="NAME", help="the code object that has this kernel")
    parser.add_argument("--objdump", help=argparse.SUPPRESS)
    add_toolchain(parser)


def main(args: argparse.Namespace) -> int:
    """0; what cannot be kept is said on stderr."""
    from isatool.asm.binary_input import choose
    from isatool.asm.disassembler import disassemble_code_object

    if args.objdump is not None:
        print("isatool: --objdump is not needed any more; it goes with the next release", file=sys.stderr)
    require_writable(args.output)
    path = "<stdin>" if args.input == "-" else args.input
    data = read_bounded(args.input, MAX_CODE_OBJECT_BYTES, hint="name a code object")
    data = choose(data, path, args.chip, args.kernel, args.index).data
    found = disassemble_code_object(data, find_toolchain(args), path)
    for warning in found.warnings:
        print(f"{path}: warning: {warning}", file=sys.stderr)
    write_text(found.text, args.output)
    return 0
