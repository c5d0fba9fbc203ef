"""`isatool code retarget`: code of one chip for another, with the proof that it means the same."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Final

from isatool.asm.emitter import write_bytes
from isatool.asm.files import BINARY_MAGICS, MAX_CODE_OBJECT_BYTES, begins_with, read_bounded
from isatool.asm.input_limits import MAX_BYTES
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.cli.files import CLANG, INPUT, JSON_REPORT, find_toolchain, keep_mode, quiet, require_writable, to_file
from isatool.report.colour import show

if TYPE_CHECKING:
    from isatool.routes.retarget import Retargeted

NAME = "retarget"
EXAMPLE = """
isatool code retarget kernel6.s --target gfx1151 -o strix.s
isatool code retarget kernel6.hsaco --target gfx1151 -o strix.hsaco
isatool code retarget kernel6.s --target gfx1201 -o rdna4.s
"""
EXIT_REFUSED: Final = 1
SCHEMA: Final = 1

OPTIONS: Final = (
    ("input IN", "assembly file, object, code object, bundle or program; - is standard input"),
    INPUT[1],
    ("--target", "the chip that OUT is for", SUPPORTED_CHIPS),
    to_file,
    JSON_REPORT,
    quiet("only what is refused"),
    CLANG,
)


def main(args: argparse.Namespace) -> int:
    """0; 1 if something is refused, each thing with its place and reason: then nothing is written."""
    from isatool.diagnostics import Span, UserError
    from isatool.routes.retarget import retarget

    require_writable(args.output)
    if args.target is None:
        raise UserError("retarget needs a chip", Span("--target"), f"one of {', '.join(SUPPORTED_CHIPS)}")
    limit = MAX_CODE_OBJECT_BYTES if begins_with(args.input, BINARY_MAGICS) else MAX_BYTES
    data = read_bounded(args.input, limit, hint="name an assembly file or a code object")
    path = "<stdin>" if args.input == "-" else args.input
    made = retarget(data, path, args.target, find_toolchain(args), args.mcpu)
    stream = sys.stderr if args.output == "-" else sys.stdout
    if not made.refused:
        write_bytes(made.data, args.output)
        keep_mode(args.input, args.output)
    if args.json:
        print(json.dumps(_data(made), indent=2), file=stream)
    elif made.refused:
        for each in made.refused:
            print(each, file=sys.stderr)
        print(f"{path}: not written for {made.target}: refused above ({len(made.refused)})", file=sys.stderr)
    elif not args.quiet:
        count = sum(row.count for row in made.rows)
        how = f"{len(made.rows)} rows of {count} instructions mean the same"
        if made.across:
            how = "values are compared, counters, waits and hazards are each chip's own"
        show(f"{made.chip} -> {made.target}: proved; {how}", stream)
        for premise in made.premises:
            show(f"taken for granted: {premise}", stream)
        if made.rewritten:
            show(f"rewritten for it, and proved equal on {made.chip}: {', '.join(made.rewritten)}", stream)
        for kernel, (one, two) in made.waves.items():
            if one != two:
                show(f"{kernel}: {one} -> {two} waves per SIMD", stream)
    return EXIT_REFUSED if made.refused else 0


def _data(made: Retargeted) -> dict[str, object]:
    from isatool.report.findings import finding_data

    return {
        "schema": SCHEMA,
        "chip": made.chip,
        "target": made.target,
        "proved": not made.refused,
        "rows": [{"mnemonic": row.mnemonic, "encoding": row.encoding, "count": row.count} for row in made.rows],
        "differences": dict(made.differs),
        "waves": {kernel: list(counts) for kernel, counts in made.waves.items()},
        "rewritten": list(made.rewritten),
        "premises": list(made.premises),
        "refused": [finding_data(each) for each in made.refused],
    }
