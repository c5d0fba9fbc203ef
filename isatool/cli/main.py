"""The command line: finds the subcommand, turns errors of the user into one message and exit code 2.

Only the module of the command that runs is imported, so that `isatool --version` and `isatool fmt` start fast.
"""

from __future__ import annotations

import atexit
import errno
import gc
import importlib
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final, NoReturn, Protocol, cast

from isatool.allowance import OutOfBudgetError, OutOfTimeError
from isatool.cli.commands import COMMANDS, NOUNS, VERBS, named_by, summary, typed
from isatool.cli.declared_options import Flag, Parser, add_flags, add_help
from isatool.cli.exit_codes import EXIT_INTERNAL_ERROR, EXIT_INTERRUPTED, exit_codes_text
from isatool.diagnostics import Span, UserError
from isatool.pipeline.registry import PASSES, pass_class
from isatool.progress import progress_on_terminal
from isatool.renamed import say_renamed

if TYPE_CHECKING:
    import argparse

_FULL: Final = frozenset({errno.ENOSPC, errno.EFBIG, errno.EDQUOT, errno.EIO, errno.EBADF})

YOUNG_OBJECTS: Final = 4_000_000
"""objects, some 400 MB, after which the garbage collector looks for cycles. `optimize` of kernel 5 makes 3,100,000: one
look at them takes 1.4 s, and looks after every 50,000 a tenth of its time
"""

_BLAS_THREADS: Final = "OPENBLAS_NUM_THREADS"
"""read when numpy is loaded: the threads of its products spin after them, a tenth of the CPU time of `verify`"""
_ALONE: Final = ("store", "doctor", "completion")
"""commands that are nouns themselves, or need none"""
_OPTIONAL: Final = re.compile(r"\[-(?:[^][]|\[[^]]*\])*\]")
"""an option in a usage that may be left out"""
_TICK: Final = 0.1
_LONGEST_START: Final = 60.0
"""seconds; a process that is older was not started for this command"""
EXIT_USER_ERROR: Final = 2
EXIT_STOPPED: Final = 3
"""the time was up before there was anything to report"""
EXIT_BROKEN_PIPE: Final = 141


class Command(Protocol):
    """What a subcommand, most of them a module, offers; `commands.py` says what it does."""

    @property
    def NAME(self) -> str:  # noqa: N802
        """As typed."""

    @property
    def EXAMPLE(self) -> str:  # noqa: N802
        """One or more command lines that work as they are."""

    @property
    def OPTIONS(self) -> Iterable[Flag]:  # noqa: N802
        """The rows of `declared_options`."""

    def main(self, args: argparse.Namespace) -> int:
        """Run; the exit code."""


def run(ending: Callable[[int], None] | None = None) -> None:
    """Run the command line of this process and end it. Ctrl-C and the signals that end a process let it clean up first.
    `ending` is called with the exit code before.
    """
    code = EXIT_INTERRUPTED
    try:
        gc.set_threshold(YOUNG_OBJECTS, 10, 10)
        _open_closed_streams()
        if _BLAS_THREADS not in os.environ:
            os.putenv(_BLAS_THREADS, "1")  # not `os.environ`, which programs of the user are given
        for name in ("SIGTERM", "SIGHUP"):
            if hasattr(signal, name) and signal.getsignal(getattr(signal, name)) is signal.SIG_DFL:
                signal.signal(getattr(signal, name), _terminated)
        code = main(sys.argv[1:], _process_start())
    except KeyboardInterrupt:  # a second one, or outside of `main`
        pass
    if ending is not None:
        ending(code)
    if code == EXIT_INTERRUPTED:  # threads may still work on what nobody waits for
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        _leave(code)
        sys.stderr.flush()
        os._exit(code)
    _end(code)


def _open_closed_streams() -> None:
    """Open streams whose use is an error for the standard streams that the process was started without (`>&-`).
    Otherwise the next file that is opened would get the number of one of them.
    """
    streams = (("stdin", os.O_WRONLY, "r"), ("stdout", os.O_RDONLY, "w"), ("stderr", os.O_WRONLY, "w"))
    for number, (name, access, mode) in enumerate(streams):
        if getattr(sys, name) is None:
            descriptor = os.open(os.devnull, access)
            if descriptor != number:
                os.dup2(descriptor, number)
                os.close(descriptor)
            setattr(sys, name, open(number, mode, encoding="utf-8"))  # noqa: SIM115


def _process_start() -> float:
    """When this process began, by `time.monotonic`, so that a time limit counts starting and importing too."""
    now, used = time.monotonic(), time.process_time()
    try:
        ticks = int(Path("/proc/self/stat").read_text().rpartition(")")[2].split()[19])
        age = time.clock_gettime(time.CLOCK_BOOTTIME) - ticks / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        age = used
    return now - (age if used <= age + _TICK < _LONGEST_START else used)


def _end(code: int) -> NoReturn:
    """End the process without freeing its memory first, which takes a quarter of the time of a `check`."""
    threading = sys.modules.get("threading")
    if threading is None or threading.active_count() == 1:
        atexit._run_exitfuncs()
        try:
            for stream in filter(None, (sys.stdout, sys.stderr)):
                stream.flush()
        except (OSError, ValueError):  # the interpreter has its own words for that
            sys.exit(code)
        os._exit(code)
    sys.exit(code)


def _terminated(number: int, _frame: object) -> None:
    """Leave by SystemExit, so that temporary files are removed and worker processes end."""
    raise SystemExit(128 + number)


def main(argv: Sequence[str], start: float | None = None) -> int:
    """Run one command line and return the exit code. No exception leaves this function, unless ISATOOL_DEBUG is set.
    `start`: when the command began, by `time.monotonic`; None: now.
    """
    try:
        return _finish(_dispatch(list(argv), time.monotonic() if start is None else start))
    except UserError as error:
        from isatool.report.colour import show

        show(str(error), sys.stderr)
        return _leave(EXIT_USER_ERROR)
    except OutOfTimeError as stop:
        print(f"isatool: {stop}: nothing was written", file=sys.stderr)
        return _leave(EXIT_STOPPED)
    except OutOfBudgetError as given_up:
        print(f"isatool: error: {given_up}: this kernel cannot be analysed; nothing was written", file=sys.stderr)
        return _leave(EXIT_USER_ERROR)
    except BrokenPipeError:
        _silence_stdout()
        return EXIT_BROKEN_PIPE
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        return EXIT_INTERRUPTED
    except MemoryError:
        print("isatool: error: this needs more memory than there is", file=sys.stderr)
        return _leave(EXIT_USER_ERROR)
    except SystemExit as leave:  # argparse
        return leave.code if isinstance(leave.code, int) else EXIT_USER_ERROR
    except Exception as error:
        if isinstance(error, OSError) and error.errno in _FULL:
            print(f"isatool: cannot write standard output: {error.strerror}", file=sys.stderr)
            return _leave(EXIT_USER_ERROR)
        if isinstance(error, ModuleNotFoundError) and not (error.name or "isatool").startswith("isatool"):
            print(f"isatool: error: {error.name} is not installed; pip brings it with isatool", file=sys.stderr)
            return _leave(EXIT_USER_ERROR)
        if os.environ.get("ISATOOL_DEBUG"):
            raise
        print(
            f"isatool: internal error: {type(error).__name__}: {_one_line(error)}: please report it with the input; "
            "ISATOOL_DEBUG=1 shows where",
            file=sys.stderr,
        )
        return EXIT_INTERNAL_ERROR


def _dispatch(argv: list[str], start: float) -> int:
    if not argv or argv[0] in ("-h", "--help", "help"):
        if argv[1:] and argv[0] == "help":
            return _dispatch([argv[1], "--help"], start)
        print(_overview())
        return 0 if argv else EXIT_USER_ERROR
    if argv[0] in ("-V", "--version"):
        from isatool.cli.versions import versions_text

        print(versions_text())
        return 0
    if argv[0] in NOUNS and argv[0] not in COMMANDS and argv[1:2] in ([], ["-h"], ["--help"]):
        print(_noun(argv[0]))
        return 0 if argv[1:] else EXIT_USER_ERROR
    import argparse

    from isatool.cli.files import require_inputs_kept

    command, words = find_command(argv)
    parser = make_parser(command)
    args = parser.parse_args(words, argparse.Namespace(start=start))
    read = [action.dest for action in parser._get_positional_actions() if action.dest != "output"]
    if command.NAME != "fmt":  # which may write a text in its place
        require_inputs_kept(args, [*read, "certificate"] if command.NAME == "verify" else read)
    if command.NAME in ("lsp", "mcp"):
        return command.main(args)
    with progress_on_terminal():
        return command.main(args)


def find_command(argv: Sequence[str]) -> tuple[Command, Sequence[str]]:
    """What runs a command line, and the words after its name; UserError with the nearest name if there is none. A file
    alone is described. On a terminal, a line says what a command with an older name is called now.
    """
    name, length = named_by(argv)
    is_file = argv[0] == "-" or (not argv[0].startswith("-") and (Path(argv[0]).suffix or os.path.exists(argv[0])))
    if not name and is_file:
        return load_command("describe"), argv
    if not name:
        raise UserError(*_unknown(argv))
    if length == 1 and typed(name) != name and sys.stderr.isatty():
        say_renamed(f"isatool {name}", f"isatool {typed(name)}")
    return load_command(name), argv[length:]


def _unknown(argv: Sequence[str]) -> tuple[str, Span, str]:
    """The arguments of the error about a command that does not exist."""
    import difflib

    first, *others = argv
    if first in NOUNS:
        choices, given = list(NOUNS[first].commands), (others or [""])[0]
    else:
        choices, given = [*COMMANDS, *NOUNS], first
    near = difflib.get_close_matches(given, choices, 1)
    what = (
        f"unknown option '{first}'"
        if first.startswith("-")
        else "the name of a command or file is empty"
        if not first
        else f"unknown command '{' '.join(argv[: 1 + (first in NOUNS)])}'"
    )
    hint = (
        f"did you mean '{near[0]}'?"
        if near
        else f"commands: {', '.join(choices if first in NOUNS else (*VERBS, *NOUNS))}; see isatool --help"
    )
    return what, Span("isatool"), hint


def make_parser(command: Command) -> argparse.ArgumentParser:
    """The parser of one command's arguments."""
    import argparse

    example = "example:\n" + "\n".join(f"  {line.strip()}" for line in command.EXAMPLE.strip().splitlines())
    parser = Parser(
        prog=f"isatool {typed(command.NAME)}",
        description=summary(command.NAME),
        epilog=f"{example}\n\n{exit_codes_text(command.NAME)}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        add_help=False,
    )
    add_help(parser, f"{example}\n\n{exit_codes_text(command.NAME, least=True)}")
    add_flags(parser, command.OPTIONS)
    required = _OPTIONAL.sub("", parser.format_usage().removeprefix(f"usage: {parser.prog}")).split()
    parser.usage = " ".join((parser.prog, "[options]", *required))  # the list below has each, with its meaning
    return parser


def load_command(name: str) -> Command:
    """What runs one of `COMMANDS`."""
    if name in PASSES:
        from isatool.cli.passes import PassCommand

        return PassCommand(pass_class(name))
    return cast(Command, importlib.import_module(f"isatool.cli.{name.replace('-', '_')}"))


def _overview() -> str:
    return "\n".join(
        (
            "usage: isatool COMMAND ...",
            "",
            "Rewrites compiled RDNA3 and RDNA4 kernels to run faster, proves them equal.",
            "",
            *_rows({name: summary(name) for name in VERBS}),
            "",
            *_rows({name: noun.about for name, noun in NOUNS.items()} | {name: summary(name) for name in _ALONE}),
            "`isatool KERNEL.s` says what to try; `isatool COMMAND --help` lists options.",
        )
    )


def _noun(name: str) -> str:
    about, commands = NOUNS[name]
    rows = _rows({word: summary(command) for word, command in commands.items()})
    return "\n".join((f"usage: isatool {name} COMMAND ...", "", f"{about[0].upper()}{about[1:]}", "", *rows))


def _rows(rows: Mapping[str, str]) -> list[str]:
    width = max(map(len, rows))
    return [f"  {name:{width}}  {text}" for name, text in rows.items()]


def _finish(code: int) -> int:
    """Flush while a full disk or a closed pipe can still be reported."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        _silence_stdout()
        raise UserError(f"cannot write standard output: {error.strerror}", Span("<stdout>")) from None
    return code


def _leave(code: int) -> int:
    """Write what is still buffered, if that can be, without another message: an error was reported already."""
    try:
        sys.stdout.flush()
    except OSError:
        _silence_stdout()
    return code


def _silence_stdout() -> None:
    """Discard what is still buffered, so that it does not raise again when the interpreter closes the stream."""
    try:
        descriptor = sys.stdout.fileno()
    except (OSError, ValueError):
        return
    devnull = os.open(os.devnull, os.O_WRONLY)
    os.dup2(devnull, descriptor)
    os.close(devnull)


def _one_line(error: Exception) -> str:
    return " ".join(str(error).split())[:300]
