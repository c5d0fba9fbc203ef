"""Program to text: untouched lines as they were read, lines of passes as they print themselves."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program


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
    """As `write_text`, for bytes. UserError if the place cannot be written."""
    if str(path) == "-":
        _write_stdout(data)
        return
    target = Path(path)
    temporary = ""
    try:
        if target.is_dir():
            raise IsADirectoryError(21, "it is a directory")
        if target.exists() and not target.is_file():  # a device or pipe: nothing to rename
            target.write_bytes(data)
            return
        handle, temporary = tempfile.mkstemp(prefix=f".{target.name}.", dir=target.parent)
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
        mode = target.stat().st_mode & 0o7777 if target.exists() else 0o666 & ~_umask()
        Path(temporary).chmod(mode)
        Path(temporary).replace(target)
        temporary = ""
    except OSError as error:
        raise UserError(
            f"cannot write this file: {error.strerror}", Span(str(path)), "choose another place with -o"
        ) from None
    finally:
        if temporary:
            Path(temporary).unlink(missing_ok=True)


def _write_stdout(data: bytes) -> None:
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise UserError(f"cannot write standard output: {error.strerror}", Span("<stdout>")) from None


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
