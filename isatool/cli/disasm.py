"""`isatool code disasm`: a code object, an object file or a fat binary back to assembly text."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from isatool.asm.emitter import write_text
from isatool.asm.files import MAX_CODE_OBJECT_BYTES, read_bounded
from isatool.cli.files import CLANG, OUTPUT, find_toolchain, require_writable
from isatool.isa.chips import READABLE
from isatool.isa.target import Support

NAME = "disasm"
EXAMPLE = """
isatool code disasm kernel6.hsaco -o kernel6.s
isatool code disasm --chip gfx1100 program -o kernels.s
"""


OPTIONS: Final = (
    ("input IN", "code object, object file, offload bundle or program; - is stdin"),
    OUTPUT,
    ("--chip", "which code object of a fat binary", READABLE),
    ("--index INDEX", "which of several code objects for that chip, from 0", int),
    ("--kernel NAME", "the code object that has this kernel"),
    ("--objdump OBJDUMP", argparse.SUPPRESS),
    CLANG,
)


def main(args: argparse.Namespace) -> int:
    """0; what cannot be kept is said on stderr."""
    from isatool.asm.binary_input import choose
    from isatool.asm.disassembler import disassemble_code_object

    if args.objdump is not None:
        print("isatool: --objdump is not needed any more; it goes with the next release", file=sys.stderr)
    require_writable(args.output)
    path = "<stdin>" if args.input == "-" else args.input
    data = read_bounded(args.input, MAX_CODE_OBJECT_BYTES, hint="name a code object")
    data = choose(data, path, args.chip, args.kernel, args.index, use=Support.READ).data
    found = disassemble_code_object(data, find_toolchain(args), path)
    for warning in found.warnings:
        print(f"{path}: warning: {warning}", file=sys.stderr)
    write_text(found.text, args.output)
    return 0
