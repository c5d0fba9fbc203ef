"""What the exit codes of the commands mean, as `--help` lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.cli.commands import REWRITING_COMMANDS

EXIT_INTERNAL_ERROR: Final = 70
EXIT_SIGNALLED: Final = 128
"""and the number of the signal"""
EXIT_INTERRUPTED: Final = 130
_REWRITING: Final[Mapping[int, str]] = {
    0: "done, whether or not something was changed; nothing is for an assumption that nobody granted",
    1: "nothing was changed, with --require-change",
    70: "a bug in isatool: an internal error, or a refuted result, which is not written",
}
_OPTIMIZE: Final[Mapping[int, str]] = {
    **_REWRITING,
    0: "done, whether or not something was changed, or the time limit ended the search",
    130: "interrupted: what was proved by then is written",
    143: "terminated: what was proved by then is written",
}
_ALL: Final[Mapping[int, str]] = {
    0: "done",
    2: "unusable input, options or environment; one message says why",
    70: "a bug in isatool",
    130: "interrupted",
    141: "standard output was closed",
}
_OWN: Final[Mapping[str, Mapping[int, str]]] = {
    **dict.fromkeys(REWRITING_COMMANDS, _REWRITING),
    "optimize": _OPTIMIZE,
    "verify": {
        0: "equal: proved, or the same in all runs",
        1: "they differ",
        3: "unknown, or proved only under an assumption that nobody granted; and no runs that count",
    },
    "mutate": {
        0: "no false proof",
        1: "a false proof",
        3: "the time limit ended the command before the first fault",
    },
    "fuzz": {0: "no failure", 1: "failures"},
    "run": {0: "nothing went wrong", 1: "failing findings, or results that differ from the reference"},
    "check": {0: "no findings of the severity of --fail-on or above", 1: "findings of that severity or above"},
    "budget": {0: "every budget is kept", 1: "a budget is broken, or a figure is worse than in the baseline"},
    "bench": {0: "every kernel is correct", 1: "a kernel is wrong and was not timed"},
    "hardware-report": {
        0: "everything was measured and is correct",
        1: "a result is wrong, or a part failed; the file says which",
    },
    "explain": {0: "done; with --json also if some lines cannot be read, which say so"},
    "retarget": {0: "written, and proved to mean the same", 1: "refused: nothing is written"},
    "patch": {1: "nothing was changed, with --require-change"},
    "store": {
        0: "done; `run` returns the program's exit code",
        1: "`verify`: an entry does not hold",
    },
    "serve": {0: "a process serves, or was ended", 1: "none serves, or its files were edited while it started"},
    "doctor": {0: "commands that need no GPU have what they need", 1: "something that they need is missing"},
    "tune": {1: "no candidate could be timed"},
}


def exit_codes(command: str) -> dict[int, str]:
    """What each exit code of a command means, in order."""
    return dict(sorted({**_ALL, **_OWN.get(command, {})}.items()))


def exit_codes_text(command: str, least: bool = False) -> str:
    """The same as the end of a help text; `least`: without bugs, signals and closed pipes."""
    rows = {code: meaning for code, meaning in exit_codes(command).items() if not least or code < EXIT_INTERNAL_ERROR}
    return "exit codes:\n" + "\n".join(f"  {code:3}  {meaning}" for code, meaning in rows.items())
