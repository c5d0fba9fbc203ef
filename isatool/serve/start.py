"""The entry of the command: asks the process of `isatool serve`, where that is wanted, before anything is imported."""

from __future__ import annotations

import os

_OFF = ("", "0", "false")


def is_wanted() -> bool:
    """Whether the environment asks for commands that fork: ISATOOL_SERVE, but not in CI."""
    return os.environ.get("ISATOOL_SERVE", "") not in _OFF and os.environ.get("CI", "") in _OFF


def run() -> None:
    """One command line, forked from the waiting process or in this one."""
    if is_wanted():
        from isatool.serve.client import served

        served()
    from isatool.cli.main import run as run_here

    run_here()
