"""`isatool fmt`: read a file, resolve every instruction, write it back."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from isatool.asm.emitter import emit, write_text
from isatool.asm.files import BINARY_MAGICS, begins_with
from isatool.asm.reader import read_file, unknown_mnemonics
from isatool.cli.files import (
    CLANG,
    INCLUDES,
    OBJECT_OF,
    OUTPUT,
    READ_INPUT,
    find_toolchain,
    require_inputs_kept,
    require_writable,
    with_includes,
)
from isatool.isa.target import Support

NAME = "fmt"
EXAMPLE = """
isatool fmt samples/sgemm/kernel5.s -o same.s
isatool fmt --canonical --expand handwritten.s -o plain.s
"""


OPTIONS: Final = (
    *READ_INPUT,
    OBJECT_OF,
    OUTPUT,
    ("--canonical", "print each instruction as the assembler prints it"),
    ("--expand", "replace macros, repetitions and conditionals by their expansion"),
    INCLUDES,
    CLANG,
)


def main(args: argparse.Namespace) -> int:
    """0; the output is byte for byte the input unless --canonical or --expand ask for more."""
    require_writable(args.output)
    if begins_with(args.input, BINARY_MAGICS):
        require_inputs_kept(args, ["input"])
    program = read_file(args.input, args.mcpu, includes=args.allow_include, kernel=args.kernel, use=Support.READ)
    for diagnostic in unknown_mnemonics(program):
        print(diagnostic, file=sys.stderr)
    if not args.expand and not args.canonical:
        write_text(emit(program), args.output)
        return 0
    toolchain = find_toolchain(args)
    if args.allow_include:
        toolchain = with_includes(toolchain, args.input)
    if args.expand:
        from isatool.asm.canonical import expand

        program = expand(program, toolchain)
    if args.canonical:
        from isatool.asm.canonical import canonical

        program = canonical(program, toolchain)
    write_text(emit(program), args.output)
    return 0
