"""isatool's own commands in a process of their own, which ends with everything it started when its time is over."""

from __future__ import annotations

import argparse
import math
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from isatool.pipeline.identity import PACKAGE
from isatool.records import record

_START: Final = (
    "import sys; sys.path.insert(0, {place!r}); import isatool; del sys.path[0]; "
    "from isatool.routes.child import main; main()"
)
"""this very isatool, wherever the caller found it, and nothing else from its folder"""
_OWN_LIMIT: Final = "--time-limit"
_USABLE: Final = 0.8
"""the fraction of its time after which a command that has a time limit shall end by itself"""
_NOT_INHERITED: Final = frozenset(("ISATOOL_TRITON", "ISATOOL_DEBUG"))


class ChildOutOfTimeError(Exception):
    """The process was ended, as its time was over."""


@record
class Ended:
    """A process that came to its end: exit code (negative for a signal), standard output and error."""

    code: int
    output: str
    errors: str


def run_command(arguments: Sequence[str], folder: str, seconds: float, kernels: int = 1) -> Ended:
    """`isatool ARGUMENTS` in a folder; OutOfTimeError after `seconds`. Its workers are in its process group. `kernels`:
    those to each of which the command gives an equal part of its time.
    """
    words = [sys.executable, "-P", "-c", _START.format(place=str(PACKAGE.parent)), *arguments]
    words.append(f"{_OWN_LIMIT}={max(0.01, _USABLE * seconds / kernels):.2f}")
    environment = {name: value for name, value in os.environ.items() if name not in _NOT_INHERITED}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        words, cwd=folder, env=environment, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe,
        start_new_session=True, text=True, encoding="utf-8", errors="replace",
    ) as process:  # fmt: skip
        try:
            output, errors = process.communicate(timeout=None if seconds == math.inf else max(0.0, seconds))
        except BaseException as error:
            _end(process)
            if isinstance(error, subprocess.TimeoutExpired):
                raise ChildOutOfTimeError from None
            raise
    return Ended(process.returncode, output, errors)


def main() -> None:
    """The process: a command, told by its own option when to come to an end with what it has, if it knows one."""
    from isatool.cli.main import load_command, make_parser, run

    limit = sys.argv.pop()
    actions = make_parser(load_command(sys.argv[1]))._actions
    if any(_OWN_LIMIT in action.option_strings and action.help != argparse.SUPPRESS for action in actions):
        sys.argv.append(limit)
    run()


def only_file(folder: str, name: str, text: str) -> str:
    """Write a text into a folder, byte for byte; the name in it."""
    Path(folder, name).write_bytes(text.encode("utf-8", "surrogateescape"))
    return name


def _end(process: subprocess.Popen[str]) -> None:
    if hasattr(os, "killpg"):
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            return
    else:
        process.kill()
