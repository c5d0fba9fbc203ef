"""`isatool serve`: the process from which commands fork, if ISATOOL_SERVE=1."""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import TYPE_CHECKING, Final

from isatool.cli.declared_options import exclusive
from isatool.diagnostics import Span, UserError
from isatool.private_folder import UnusableError, open_private
from isatool.serve import client, place

if TYPE_CHECKING:
    import _socket

NAME = "serve"
EXAMPLE = """
export ISATOOL_SERVE=1
isatool check samples/sgemm/kernel1.s
isatool serve --status
isatool serve --stop
"""
EXIT_NOT_SERVING: Final = 1
_STARTING: Final = 60.0
_STARTS: Final = 2
_SETTLED: Final = 0.3
"""seconds after which files count as unchanged; more than what the clock of files may be late by"""
_TICK: Final = 0.02


OPTIONS: Final = (
    exclusive(
        ("--status", "say whether a process serves, and what it did"),
        ("--stop", "end it; commands that run go on to their end"),
    ),
)


def main(args: argparse.Namespace) -> int:
    """0; 1 if none serves, for --status and --stop."""
    why_not = client.unsupported()
    if why_not:
        raise UserError(why_not, Span("isatool serve"), "commands work as ever without it")
    try:
        folder = open_private(place.folder_path(), make=True)
    except UnusableError as error:
        raise UserError(str(error), Span("isatool serve"), "set XDG_RUNTIME_DIR to a folder of yours") from None
    assert folder is not None
    try:
        if args.status or args.stop:
            return _told(folder, args.stop)
        return _start(folder)
    except OSError as error:
        raise UserError(f"{place.folder_path()}: {error}", Span("isatool serve")) from None
    finally:
        os.close(folder)


def _told(folder: int, stop: bool) -> int:
    connection = client.connected(folder)
    if connection is None:
        print("nothing serves")
        return EXIT_NOT_SERVING
    answer = _answer(connection, place.STOP if stop else place.STATUS)
    print(f"ended process {answer.strip()}" if stop else answer.rstrip())
    return 0


def _answer(connection: _socket.socket, word: bytes) -> str:
    connection.sendall(word + bytes(place.SIZE))
    answer = b""
    while data := connection.recv(1 << 12):
        answer += data
    connection.close()
    return answer.decode("utf-8", "replace")


def _start(folder: int) -> int:
    """Start one unless there is one, wait until it serves. The first process of a new checkout writes bytecode beside
    its modules and ends, as its files changed: it is started once more, when they are old enough to be told apart.
    """
    if client.interpreter_flags() is None:
        raise UserError("Python was started with options that are not handed on", Span("isatool serve"))
    process = starts = 0
    deadline = time.monotonic() + _STARTING
    while (connection := client.connected(folder)) is None:
        if not process:
            process = client.start_server(folder, client.inherited())
            starts += 1
        elif os.waitpid(process, os.WNOHANG) == (0, 0):
            pass
        elif starts < _STARTS:
            time.sleep(_SETTLED)
            process = 0
        else:
            print("isatool is being edited or was installed just now: try again", file=sys.stderr)
            return EXIT_NOT_SERVING
        if time.monotonic() > deadline:
            raise UserError("the process does not answer", Span("isatool serve"))
        time.sleep(_TICK)
    print(_answer(connection, place.STATUS).rstrip())
    return 0
