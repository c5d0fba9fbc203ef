"""`isatool disasm`: a code object, an object file or a fat binary back to assembly text."""

from __future__ import annotations

import argparse
import sys

from isatool.asm.emitter import write_text
from isatool.asm.files import MAX_CODE_OBJECT_BYTES, read_bounded
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.cli.files import add_output, add_toolchain, find_toolchain, require_writable
from isatool.diagnostics import Span, UserError

NAME = "disasm"
EXAMPLE = """
isatool disasm kernel6.hsaco -o kernel6.s
isatool disasm --chip gfx1100 program -o kernels.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """IN, -o OUT, --chip, --objdump."""
    parser.add_argument("input", metavar="IN", help="code object, object file, offload bundle or program; - is stdin")
    add_output(parser)
    parser.add_argument("--chip", choices=SUPPORTED_CHIPS, help="which code object of a fat binary")
    parser.add_argument("--index", type=int, help="which of several code objects for that chip, from 0")
    parser.add_argument("--objdump", metavar="PATH", help="llvm-objdump to use (or ISATOOL_OBJDUMP)")
    add_toolchain(parser)


def main(args: argparse.Namespace) -> int:
    """0; what cannot be kept is said on stderr."""
    from isatool.asm.disassembler import disassemble_code_object
    from isatool.asm.objdump import find_objdump

    require_writable(args.output)
    path = "<stdin>" if args.input == "-" else args.input
    data = read_bounded(args.input, MAX_CODE_OBJECT_BYTES, hint="name a code object")
    data = _choose(data, path, args.chip, args.index)
    found = disassemble_code_object(data, find_objdump(args.objdump), find_toolchain(args), path)
    for warning in found.warnings:
        print(f"{path}: warning: {warning}", file=sys.stderr)
    write_text(found.text, args.output)
    return 0


def _choose(data: bytes, path: str, chip: str | None, index: int | None) -> bytes:
    """The one code object that is meant; UserError that lists them if that is not clear."""
    from isatool.asm.offload_bundle import code_objects

    found = code_objects(data, path)
    wanted = [item for item in found if (item.chip == chip if chip else item.chip in ("", *SUPPORTED_CHIPS))]
    listing = ", ".join(sorted({item.chip or "a code object" for item in found}))
    if not wanted and any(not item.chip for item in found):
        wanted = found
    if not wanted:
        raise UserError(f"no code object for {chip or 'gfx11'} in this file", Span(path), f"it holds: {listing}")
    if index is not None and not 0 <= index < len(wanted):
        raise UserError(f"no code object {index}: this file holds {len(wanted)}", Span(path), "count from 0")
    if len(wanted) > 1 and index is None:
        raise UserError(
            f"{len(wanted)} code objects in this file", Span(path), f"choose one with --chip ({listing}) or --index"
        )
    return wanted[index or 0].data
