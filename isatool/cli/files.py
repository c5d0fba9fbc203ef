"""Arguments that several commands share: the input file, the output file, the chip."""

from __future__ import annotations

import argparse
import math
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.asm.target import DEFAULT_CHIP, SUPPORTED_CHIPS
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.asm.toolchain import Toolchain

OF_KERNEL: Final = "for each kernel; keep the best that is proved by then"
"""what the seconds of --time-limit are, where kernels are optimized"""


def add_input(parser: argparse.ArgumentParser) -> None:
    """IN and --mcpu."""
    parser.add_argument("input", metavar="IN", help="assembly file; - is standard input")
    add_mcpu(parser)


def add_mcpu(parser: argparse.ArgumentParser) -> None:
    """--mcpu: the chip of a file that names none."""
    help_ = f"the chip, if the file names none (default: {DEFAULT_CHIP})"
    parser.add_argument("--mcpu", choices=SUPPORTED_CHIPS, help=help_)


def add_object_of(parser: argparse.ArgumentParser) -> None:
    """--kernel of a command that works on whole files: which code object of a binary file."""
    parser.add_argument(
        "--kernel", metavar="NAME", help="the code object that has this kernel, if the file has several"
    )


def add_output(parser: argparse.ArgumentParser, default: str | None = "-") -> None:
    """-o OUT."""
    text = "output file; - is standard output" + (" (default)" if default == "-" else "")
    parser.add_argument("-o", "--output", metavar="OUT", default=default, required=default is None, help=text)


def add_includes(parser: argparse.ArgumentParser) -> None:
    """--allow-include: the text may name other files."""
    parser.add_argument(
        "--allow-include",
        action="store_true",
        help="follow .include and .incbin to other files, from the folder of IN (default: refuse them)",
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


def add_toolchain(parser: argparse.ArgumentParser) -> None:
    """--clang: another assembler than ziglang's."""
    parser.add_argument(
        "--clang", metavar="PATH", help="a clang with the AMDGPU target, instead of ziglang's (or ISATOOL_CLANG)"
    )


def add_time_limit(
    parser: argparse.ArgumentParser, what: str = "keep what is proved by then", default: float | None = None
) -> None:
    """--time-limit, as `args.seconds`: more than 0, infinite for `none`; `default` where it is not given."""
    usual = f" (default: {default:g}; none: no limit)" if default is not None else ""
    help_ = f"stop after SECONDS; {what}{usual}"
    parser.add_argument("--time-limit", dest="seconds", type=_seconds, default=default, metavar="SECONDS", help=help_)


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


def add_quiet(parser: argparse.ArgumentParser, what: str = "only the verdict, one line for each kernel") -> None:
    """-q."""
    parser.add_argument("-q", "--quiet", action="store_true", help=what)


def find_toolchain(args: argparse.Namespace) -> Toolchain:
    """The toolchain that the options or the environment name, else ziglang's."""
    from isatool.asm.toolchain import Toolchain

    return Toolchain.find(clang=args.clang)
