"""The entry of the command: asks the process of `isatool serve`, where that is wanted, before anything is imported."""

from __future__ import annotations

import os

_OFF = ("", "0", "false")


def run() -> None:
    """One command line, forked from the waiting process or in this one."""
    environment = os.environ
    if environment.get("ISATOOL_SERVE", "") not in _OFF and environment.get("CI", "") in _OFF:
        from isatool.serve.client import served

        served()
    from isatool.cli.main import run as run_here

    run_here()
