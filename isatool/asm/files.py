"""Files from elsewhere, read within bounds: of size, of the time that a pipe may be silent, of numbers and nesting.

Every reader of the package takes its bytes from here, so that a device, a pipe that nobody writes to, or a file of
many gigabytes ends in one message.
"""

from __future__ import annotations

import json
import os
import select
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NoReturn

from isatool.diagnostics import Span, UserError

MAX_TEXT_BYTES: Final = 64 * 1024 * 1024
"""of settings, baselines, chip files"""
MAX_CODE_OBJECT_BYTES: Final = 2 << 30
"""of a program with kernels, the largest file that anything here reads"""
BINARY_MAGICS: Final = (b"\x7fELF", b"__CLANG_OFFLOAD_BUNDLE__", b"CCOB")
"""what code objects, object files, programs and offload bundles begin with"""
SILENT_SECONDS: Final = 60.0
"""how long a pipe may give nothing"""
_MOST_DIGITS: Final = 1000
"""of a number in JSON: Python takes quadratic time for long ones, and nothing isatool reads has 20"""
_CHUNK: Final = 1 << 20


def read_bounded(path: str | Path, limit: int, what: str = "this file", hint: str = "") -> bytes:
    """The bytes of a file or pipe; `-` is standard input. UserError if it cannot be read, has more than `limit` bytes,
    is a device, or is a pipe to which nothing is written.
    """
    is_input = str(path) == "-"
    name = "<stdin>" if is_input else str(path)
    try:
        if is_input:
            return _within(sys.stdin.buffer.read(limit + 1), limit, name)
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
        try:
            return _within(_content(descriptor, limit, name), limit, name)
        finally:
            os.close(descriptor)
    except (OSError, ValueError) as error:  # a path with a zero byte is a ValueError
        reason = (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
        raise UserError(f"cannot read {what}: {reason}", Span(name), hint) from None


def begins_with(path: str | Path, magics: tuple[bytes, ...]) -> bool:
    """Whether a regular file begins with one of these; False for everything else, which `read_bounded` reports."""
    try:
        if str(path) == "-" or not stat.S_ISREG(os.stat(path).st_mode):
            return False
        with open(path, "rb") as stream:
            return stream.read(max(map(len, magics))).startswith(magics)
    except (OSError, ValueError):
        return False


def read_utf8(path: str | Path, limit: int, what: str = "this file", hint: str = "") -> str:
    """The text of a UTF-8 file; errors as `read_bounded`."""
    try:
        return read_bounded(path, limit, what, hint).decode("utf-8")
    except UnicodeDecodeError:
        raise UserError(f"{what} is not UTF-8 text", Span(str(path)), hint) from None


def read_json(path: str | Path, what: str, hint: str = "") -> object:
    """The content of a JSON file of at most MAX_TEXT_BYTES; UserError for everything that is none."""
    text = read_utf8(path, MAX_TEXT_BYTES, what, hint)
    try:
        return parse_json(text)
    except ValueError as error:
        raise UserError(f"{what} is not JSON: {str(error)[:200]}", Span(str(path)), hint) from None


def parse_json(text: str, pairs: Callable[[list[tuple[str, Any]]], object] | None = None) -> object:
    """Plain data of a JSON text; ValueError for everything else, for NaN, numbers without bounds and deep nesting."""
    try:
        return json.loads(text, parse_int=_whole, parse_constant=_no_number, object_pairs_hook=pairs)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None


def parse_toml(text: str) -> dict[str, Any]:
    """The values of a TOML text; ValueError (tomllib's with the place) for everything else, and for numbers of more
    than the 64 bits that TOML gives them.
    """
    import tomllib

    try:
        found = tomllib.loads(text)
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    nodes: list[object] = [found]
    while nodes:
        node = nodes.pop()
        if isinstance(node, dict):
            nodes += node.values()
        elif isinstance(node, list):
            nodes += node
        elif isinstance(node, int) and not -(1 << 63) <= node < 1 << 64:
            raise ValueError("a number of more than 64 bits")
    return found


def _content(descriptor: int, limit: int, path: str) -> bytes:
    status = os.fstat(descriptor)
    if stat.S_ISDIR(status.st_mode):
        raise IsADirectoryError(21, "Is a directory")
    if status.st_size > limit:
        raise UserError(f"{status.st_size} bytes are more than the limit of {limit}", Span(path))
    is_device = stat.S_ISCHR(status.st_mode) and not os.isatty(descriptor)
    waits = not stat.S_ISREG(status.st_mode)
    content = bytearray()
    while len(content) <= limit:
        if waits and not select.select([descriptor], [], [], SILENT_SECONDS)[0]:
            raise UserError(f"nothing came from this pipe for {SILENT_SECONDS:.0f} s", Span(path))
        try:
            part = os.read(descriptor, min(_CHUNK, limit + 1 - len(content)))
        except BlockingIOError:
            continue
        if not part:
            break
        if is_device:
            raise UserError("this is a device, not a file", Span(path), "name a file, or - for standard input")
        content += part
    return bytes(content)


def _within(data: bytes, limit: int, path: str) -> bytes:
    if len(data) > limit:
        raise UserError(f"more than the limit of {limit} bytes", Span(path))
    return data


def _whole(digits: str) -> int:
    if len(digits) > _MOST_DIGITS:
        raise ValueError(f"a number of {len(digits)} digits")
    return int(digits)


def _no_number(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a JSON number")
