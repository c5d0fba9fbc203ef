"""The arguments of the commands that rewrite a file."""

from __future__ import annotations

import argparse
from typing import Final

from isatool.cli.certificates import add_certificate
from isatool.cli.files import OF_KERNEL, add_input, add_output, add_quiet, add_time_limit, add_toolchain
from isatool.diagnostics import UserError
from isatool.isa import chips

_OF_A_WAVE: Final = f"a wave has 1 to {chips.MOST_VGPRS} VGPRs"


def add_rewriting_arguments(
    parser: argparse.ArgumentParser, most_vgprs: str = "the input's granule", seconds: float | None = None
) -> None:
    """IN, -o OUT and what every rewriting command takes. `most_vgprs`: those without --max-vgprs, in words; `seconds`:
    the time for a kernel without --time-limit.
    """
    add_input(parser)
    add_output(parser)
    parser.add_argument("--kernel", metavar="NAME", help="only this kernel (default: every kernel of the file)")
    parser.add_argument("--max-vgprs", type=_vgprs, metavar="N", help=f"VGPRs allowed (default: {most_vgprs})")
    parser.add_argument("--launch", metavar="SPEC", help="launch spec (default: the .toml beside IN, if there is one)")
    parser.add_argument("--size", action="append", default=[], metavar="N=256", help="a size of the launch spec")
    parser.add_argument(
        "--assume",
        action="append",
        default=[],
        metavar="TEXT",
        help="a fact that passes and proof may use, such as 'N <= 4096'",
    )
    parser.add_argument("--dry-run", action="store_true", help="report only, write nothing")
    parser.add_argument("--json", action="store_true", help="the report as JSON")
    add_quiet(parser)
    parser.add_argument("--remarks", action="store_true", help="explain, line by line, what was not done and why")
    parser.add_argument(
        "--accept-unproved", action="store_true", help="write the result even if it was neither proved nor emulated"
    )
    parser.add_argument("--require-change", action="store_true", help="exit with 1 if nothing was changed")
    add_time_limit(parser, "keep what is proved by then" if seconds is None else OF_KERNEL, seconds)
    add_certificate(parser)
    add_toolchain(parser)


def _vgprs(text: str) -> int:
    """The value of --max-vgprs; UserError for what no wave has."""
    if not text.isdecimal() or not 1 <= int(text) <= chips.MOST_VGPRS:
        raise UserError(f"--max-vgprs {text} is out of range", hint=_OF_A_WAVE)
    return int(text)
