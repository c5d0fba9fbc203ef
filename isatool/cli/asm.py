"""`isatool code asm`: assemble, and link if the output is a code object."""

from __future__ import annotations

import argparse
import sys
from pathlib import PurePath
from typing import Final

from isatool.asm.emitter import write_bytes
from isatool.asm.reader import read_source, require_content
from isatool.asm.source_lines import without_line_markers
from isatool.asm.target import find_chip, find_wave_size
from isatool.cli.files import (
    CLANG,
    INCLUDES,
    INPUT,
    find_toolchain,
    require_writable,
    to_file,
    with_includes,
)
from isatool.diagnostics import Span, UserError

NAME = "asm"
EXAMPLE = """
isatool code asm kernel6.s -o kernel6.hsaco
"""
OBJECT_SUFFIXES = (".o", ".obj")
CODE_OBJECT_SUFFIXES = (".hsaco", ".co", ".so", ".elf")


OPTIONS: Final = (
    *INPUT,
    to_file,
    INCLUDES,
    CLANG,
)


def main(args: argparse.Namespace) -> int:
    """0; errors of the assembler are shown at the lines of the input and end with 2."""
    linked = is_linked(args.output)
    require_writable(args.output)
    text, path = read_source(args.input, args.mcpu)
    require_content(text, path)
    toolchain = find_toolchain(args)
    if args.allow_include:
        toolchain = with_includes(toolchain, args.input)
    chip, wave_size = find_chip(text, path, args.mcpu), find_wave_size(text)
    data = toolchain.assemble(without_line_markers(text), chip, wave_size, path)
    write_bytes(toolchain.link(data) if linked else data, args.output)
    return 0


def is_linked(output: str) -> bool:
    """Whether the name asks for a code object; standard output gets one. UserError for any other suffix."""
    suffix = PurePath(output).suffix.lower()
    if output == "-":
        if sys.stdout.isatty():
            raise UserError("a code object is binary: not written to a terminal", Span("<stdout>"), "name a file")
        return True
    if suffix in CODE_OBJECT_SUFFIXES:
        return True
    if suffix in OBJECT_SUFFIXES:
        return False
    raise UserError(
        f"cannot tell what to write from the name '{output}'", Span(output), "name it .o (object) or .hsaco (linked)"
    )
