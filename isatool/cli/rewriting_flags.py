"""The flags of the commands that rewrite a file; what they do is imported when it is done."""

from __future__ import annotations

from typing import Final

from isatool.cli.certificates import CERTIFICATE
from isatool.cli.declared_options import Flag, seldom
from isatool.cli.files import (
    ASSUME,
    CLANG,
    DRY_RUN,
    INPUT,
    JSON_REPORT,
    OF_KERNEL,
    OUTPUT,
    REQUIRE_CHANGE,
    VERBOSE,
    quiet,
    time_limit,
)
from isatool.diagnostics import UserError
from isatool.isa import chips

_OF_A_WAVE: Final = f"a wave has 1 to {chips.MOST_VGPRS} VGPRs"


def rewriting(most_vgprs: str = "the input's granule", seconds: float | None = None) -> tuple[Flag, ...]:
    """IN, -o OUT and what every rewriting command takes. `most_vgprs`: those without --max-vgprs, in words; `seconds`:
    the time for a kernel without --time-limit.
    """
    return (
        INPUT[0],
        OUTPUT,
        ("--kernel NAME", "only this kernel (default: every kernel of the file)"),
        ("--launch SPEC", "launch spec (default: the .toml beside IN, if there is one)"),
        ASSUME,
        VERBOSE,
        ("--remarks", "explain, line by line, what was not done and why"),
        time_limit("keep what is proved by then" if seconds is None else OF_KERNEL, seconds),
        CERTIFICATE[0],
        seldom(
            INPUT[1],
            ("--max-vgprs N", f"VGPRs allowed (default: {most_vgprs})", _vgprs),
            ("--size N=256 ...", "a size of the launch spec"),
            DRY_RUN,
            JSON_REPORT,
            quiet(),
            ("--html FILE", "the report as a page: code, registers and timeline before and after"),
            ("--accept-unproved", "write the result even if it was neither proved nor emulated"),
            REQUIRE_CHANGE,
            *CERTIFICATE[1:],
            CLANG,
        ),
    )


def _vgprs(text: str) -> int:
    """The value of --max-vgprs; UserError for what no wave has."""
    if not text.isdecimal() or not 1 <= int(text) <= chips.MOST_VGPRS:
        raise UserError(f"--max-vgprs {text} is out of range", hint=_OF_A_WAVE)
    return int(text)
