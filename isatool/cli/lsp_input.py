"""What an editor sends, within bounds: headers of a few lines, messages of a size that an editor has."""

from __future__ import annotations

import logging
import os
import re
from typing import BinaryIO, Final, cast

from isatool.cli.exit_codes import EXIT_INTERRUPTED
from isatool.diagnostics import Span, UserError

MAX_MESSAGE_BYTES: Final = 64 * 1024 * 1024
MAX_HEADER_BYTES: Final = 4096
"""a text of 16 MiB in JSON escapes, and a header of a few words"""
_LENGTH: Final = re.compile(rb"Content-Length:\s*(\d+)", re.IGNORECASE)
_PLACE: Final = Span("<stdin>")


class BoundedMessages:
    """The part of a binary stream that the server reads with. UserError for what is beyond the bounds."""

    def __init__(self, stream: BinaryIO) -> None:
        self._stream = stream

    @classmethod
    def of(cls, stream: BinaryIO) -> BinaryIO:
        """For servers that are typed to take a stream, and only read from it."""
        return cast(BinaryIO, cls(stream))

    def readline(self) -> bytes:
        """The next line of a header."""
        line = self._stream.readline(MAX_HEADER_BYTES + 1)
        if len(line) > MAX_HEADER_BYTES:
            raise UserError(f"a header line of more than {MAX_HEADER_BYTES} bytes", _PLACE, "this speaks the LSP")
        match = _LENGTH.match(line)
        if match is not None and (len(match[1]) > 12 or int(match[1]) > MAX_MESSAGE_BYTES):
            digits = match[1].decode()
            shown = digits if len(digits) < 20 else f"of {len(digits)} digits"
            raise UserError(f"Content-Length {shown}: at most {MAX_MESSAGE_BYTES} bytes are read", _PLACE)
        return line

    def read(self, size: int) -> bytes:
        """The bytes of a message."""
        return self._stream.read(min(size, MAX_MESSAGE_BYTES))

    def close(self) -> None:
        """Close the stream."""
        self._stream.close()


def leave_at_once(_signal: int, _frame: object) -> None:
    """A thread waits for the editor and nothing is open that could be lost: leave at once."""
    os.write(2, b"interrupted\n")
    os._exit(EXIT_INTERRUPTED)


def one_line_log() -> logging.Handler:
    """Messages that cannot be handled are said without a traceback."""

    class OneLine(logging.Formatter):
        def format(self, record: logging.LogRecord) -> str:
            error = record.exc_info[1] if record.exc_info else None
            reason = f": {type(error).__name__}: {' '.join(str(error).split())[:200]}" if error else ""
            return f"isatool lsp: {record.getMessage().partition(chr(10))[0][:200]}{reason}"

    handler = logging.StreamHandler()
    handler.setLevel(logging.WARNING)
    handler.setFormatter(OneLine())
    return handler
