"""Program to text: untouched lines as they were read, lines of passes as they print themselves."""

from __future__ import annotations

import os
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program

_NEW_FILE: Final = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
_DESCRIPTORS: Final = ("/dev/std", "/dev/fd/", "/proc/")
"""names of files that are open already"""


def emit(program: Program) -> str:
    """The text of a program; of an unchanged program exactly the text that was read."""
    text = program.newline.join(line.text for line in program.lines)
    return text + program.newline if program.trailing_newline else text


def write_text(text: str, path: str | Path) -> None:
    """Write beside the target, then rename, so that no half-written file is ever seen; `-` is standard output."""
    write_bytes(encode(text), path)


def encode(text: str) -> bytes:
    """UTF-8; stray bytes of the input that are not UTF-8 come out as they went in."""
    return text.encode("utf-8", errors="surrogateescape")


def write_bytes(data: bytes, path: str | Path) -> None:
    """As `write_text`, for bytes. The file that a symbolic link points to is written, the link stays. UserError if the
    place cannot be written.
    """
    if str(path) == "-":
        _write_stdout(data)
        return
    try:
        target = Path(path)
        if target.is_dir():
            raise IsADirectoryError(21, "it is a directory")
        if str(path).startswith(_DESCRIPTORS) or (target.exists() and not target.is_file()):  # nothing to rename
            target.write_bytes(data)
        else:
            replace_file(data, os.path.realpath(path))
    except (OSError, ValueError) as error:  # a path with a zero byte is a ValueError
        reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
        hint = "choose another place"
        if isinstance(error, FileNotFoundError) and not Path(path).parent.is_dir():
            reason, hint = "its folder does not exist", f"make {Path(path).parent} first"
        raise UserError(f"cannot write this file: {reason}", Span(str(path)), hint) from None


def replace_file(data: bytes, path: str) -> None:
    """At any moment the file has its old content or all of the new one."""
    folder, name = os.path.split(path)
    temporary = os.path.join(folder, f".{name[:100]}.{os.urandom(6).hex()}.part")
    try:
        try:
            mode = stat.S_IMODE(os.stat(path).st_mode)
        except FileNotFoundError:
            mode = None
        handle = os.open(temporary, _NEW_FILE, 0o666 if mode is None else 0o600)
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
            stream.flush()
            if mode is not None:
                os.chmod(temporary, mode)
            os.fsync(stream.fileno())
        os.replace(temporary, path)
    except BaseException:  # Ctrl-C too
        with suppress(OSError):
            os.unlink(temporary)
        raise


def _write_stdout(data: bytes) -> None:
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(f"cannot write standard output: {error.strerror}", Span("<stdout>")) from None
