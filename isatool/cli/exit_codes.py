"""What the exit codes of the commands mean, as `--help` lists them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.cli.commands import REWRITING_COMMANDS

EXIT_INTERRUPTED: Final = 130
_REWRITING: Final[Mapping[int, str]] = {
    0: "done, whether or not something was changed",
    1: "nothing was changed, with --require-change",
    70: "the result was refuted and is not written: a fault of isatool, as every other 70",
}
_ALL: Final[Mapping[int, str]] = {
    0: "done",
    2: "input, options or environment cannot be used; one message says why",
    70: "a fault of isatool",
    130: "interrupted",
    141: "nothing reads standard output any more",
}
_OWN: Final[Mapping[str, Mapping[int, str]]] = {
    **dict.fromkeys(REWRITING_COMMANDS, _REWRITING),
    "verify": {
        0: "shown to be equal: proved, or equal in all runs",
        1: "they differ",
        3: "unknown: no proof, or one that needs more than --assume grants, and no runs that count",
    },
    "mutate": {
        0: "nothing that differs was called proved",
        1: "a false proof",
        3: "the time was up before there was a fault to judge",
    },
    "fuzz": {0: "no failure", 1: "failures"},
    "run": {0: "nothing went wrong", 1: "findings that fail, or results that differ from the reference"},
    "check": {0: "nothing found of the severity of --fail-on", 1: "findings of that severity"},
    "budget": {0: "every budget is kept", 1: "a budget is broken, or a figure worse than in the baseline"},
    "bench": {0: "every kernel is right", 1: "a kernel is wrong, and has no time"},
    "hardware-report": {
        0: "everything was measured and right",
        1: "a result is wrong, or a part failed; the file says which",
    },
    "explain": {0: "done; with --json also if lines cannot be read, which then say so"},
    "patch": {1: "nothing was changed, with --require-change"},
    "store": {
        0: "done; `run`: the program ended so, as with every other code",
        1: "an entry does not hold, in `verify`",
    },
    "tune": {1: "no candidate has a time"},
}


def exit_codes(command: str) -> dict[int, str]:
    """What each exit code of a command means, in order."""
    return dict(sorted({**_ALL, **_OWN.get(command, {})}.items()))


def exit_codes_text(command: str) -> str:
    """The same as the end of a help text."""
    return "exit codes:\n" + "\n".join(f"  {code:3}  {meaning}" for code, meaning in exit_codes(command).items())
