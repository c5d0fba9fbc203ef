"""Arguments that several commands share: the input file, the output file, the chip."""

from __future__ import annotations

import argparse
import math
import os
import stat
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.asm.target import DEFAULT_CHIP, SUPPORTED_CHIPS
from isatool.cli.declared_options import Row
from isatool.diagnostics import Severity, Span, UserError
from isatool.isa.chips import READABLE, names_for
from isatool.isa.target import Support

if TYPE_CHECKING:
    from isatool.asm.toolchain import Toolchain
    from isatool.ir.program import Program

OF_KERNEL: Final = "for each kernel; keep the best that is proved by then"
"""what the seconds of --time-limit are, where kernels are optimized"""


_WRITTEN: Final = ("output", "html", "certificate", "emit_witness", "json", "csv", "plot")
"""arguments that are files to write"""
MCPU: Final = ("--mcpu", f"the chip, if the file names none (default: {DEFAULT_CHIP})", SUPPORTED_CHIPS)
INPUT: Final = (("input IN", "assembly file; - is standard input"), MCPU)
CHECKED_MCPU: Final = (*MCPU[:2], names_for(Support.CHECK))
READ_INPUT: Final = (INPUT[0], (*MCPU[:2], READABLE))
"""of a command that only shows or writes back what it reads"""
OBJECT_OF: Final = ("--kernel NAME", "the code object that has this kernel, if the file has several")
"""of a command that works on whole files: which code object of a binary file"""
OUTPUT: Final = ("-o --output OUT", "output file; - is standard output (default)", "-")
INCLUDES: Final = (
    "--allow-include",
    "follow .include and .incbin to other files, from the folder of IN (default: refuse them)",
)
CLANG: Final = ("--clang PATH", "a clang with the AMDGPU target, instead of ziglang's (or ISATOOL_CLANG)")
SIZE: Final = ("--size NAME=VALUE ...", "a size of the launch spec")
ASSUME: Final = ("--assume TEXT ...", "a fact that passes and proof may use, such as 'N <= 4096'")
DRY_RUN: Final = ("--dry-run", "report only, write nothing")
REQUIRE_CHANGE: Final = ("--require-change", "exit with 1 if nothing was changed")
VERBOSE: Final = ("verbose -v --report", "what changed of every loop, block, step and the kernel, as tables")
JSON_REPORT: Final = ("--json", "the report as JSON")
JSON_RESULT: Final = ("--json", "print the result as JSON")


def quiet(what: str = "only the verdict, one line for each kernel") -> Row:
    """-q."""
    return "-q --quiet", what


def time_limit(what: str = "keep what is proved by then", default: float | None = None) -> Row:
    """--time-limit, as `args.seconds`: more than 0, infinite for `none`; `default` where it is not given."""
    usual = f" (default: {default:g}; none: no limit)" if default is not None else ""
    return "seconds --time-limit SECONDS", f"stop after SECONDS; {what}{usual}", _seconds, default


def to_file(parser: argparse.ArgumentParser) -> None:
    """-o OUT, without which the command is not understood."""
    parser.add_argument("-o", "--output", metavar="OUT", required=True, help="output file; - is standard output")


def json_format(parser: argparse.ArgumentParser) -> None:
    """--json of a command with --format, as those without have it."""
    about = "the same as --format json"
    parser.add_argument(
        "--json", dest="format", action="store_const", const="json", default=argparse.SUPPRESS, help=about
    )


def with_includes(toolchain: Toolchain, path: str) -> Toolchain:
    """The toolchain for a text that may name other files, relative to its own folder."""
    folder = Path() if path == "-" else Path(path).parent
    return replace(toolchain, include_folder=str(folder))


def require_writable(path: str) -> None:
    """Fail before long work if the output's folder is missing; the write itself reports everything else."""
    if path == "-":
        return
    target = Path(path)
    if target.is_dir():
        raise UserError("cannot write this file: it is a directory", Span(path), "name a file with -o")
    if not target.parent.is_dir():
        raise UserError("cannot write this file: its folder does not exist", Span(path), f"make {target.parent} first")


def require_inputs_kept(args: argparse.Namespace, inputs: Iterable[str]) -> None:
    """UserError where a command line would write over one of its inputs, or one output over another. `inputs`: the
    arguments that are files to read.
    """
    given = vars(args)
    if given.get("dry_run"):
        return
    inputs = list(inputs)
    named = [given.get(name) for name in inputs]
    known = [path for each in named for path in ([each] if isinstance(each, str) else each or ())]
    reads = len(known)
    for name in (*_WRITTEN, *(["baseline"] if given.get("write_baseline") else [])):
        path = given.get(name) if name not in inputs else None
        if not isinstance(path, str) or path in ("", "-"):
            continue
        for number, other in enumerate(known):
            if _is_same(path, other):
                what = (
                    "this is the input, and input files are never changed"
                    if number < reads
                    else "two outputs are named so"
                )
                raise UserError(what, Span(path), "name another")
        known.append(path)


def _is_same(first: str, second: str) -> bool:
    """Whether two paths are one regular file, or would be."""
    paths = (first, second)
    if all(map(os.path.exists, paths)):
        return os.path.isfile(first) and os.path.samefile(*paths)
    return os.path.realpath(first) == os.path.realpath(second)


def keep_mode(source: str, target: str) -> None:
    """A program stays executable where it is written again."""
    if Path(target).is_file() and os.access(source, os.X_OK):
        mode = stat.S_IMODE(os.stat(target).st_mode)
        os.chmod(target, mode | (mode & 0o444) >> 2)


def _seconds(text: str) -> float:
    if text == "none":
        return math.inf
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not seconds > 0:
        message = f"--time-limit {text}: expected a number of seconds more than 0, or none"
        raise UserError(message, hint="--time-limit 60")
    return seconds


def made_folder(name: str, hint: str = "") -> Path:
    """A folder to write into, made if it is not there; UserError if it cannot be."""
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(f"cannot make this folder: {error.strerror}", Span(name), hint) from None
    return folder


def warn_of_errors(program: Program) -> None:
    """Warn on standard error of an input in which `isatool check` finds errors: neither its figures nor a proof of its
    rewrite say anything of the program that was meant.
    """
    from isatool.lint.run import errors
    from isatool.report.colour import show

    if found := errors(program):
        first, many = found[0], f"{len(found)} errors, the first" if len(found) > 1 else "1 error"
        message = f"isatool check finds {many}: {first.message} [{first.rule}]; no figure and no proof mends that"
        mended = any(finding.fix for finding in found)
        notes = (f"`isatool check --fix {program.path} -o MENDED.s` repairs what has a repair",) if mended else ()
        named = replace(
            first, rule="INPUT", severity=Severity.WARNING, message=message, notes=notes, source="", fix=None
        )
        show(str(named), sys.stderr)


def find_toolchain(args: argparse.Namespace) -> Toolchain:
    """The toolchain that the options or the environment name, else ziglang's."""
    from isatool.asm.toolchain import Toolchain

    return Toolchain.find(clang=args.clang)
