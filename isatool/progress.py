"""Where long work is, on a terminal: `[12 s] gemm: unroll, 3 of 7: loop .LBB0_3, 4 copies`. Nothing in a pipe.

Work says what it does by `stage` and `doing`, which cost nothing where nobody looks. The command line shows the last of
it once a command takes longer than half a second, with the time since it began; whatever is printed meanwhile takes
the line's place. Work in other threads and processes is silent; who waits for it says how far it is.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final, TextIO, cast

DELAY: Final = 0.5
"""seconds of work that nobody has to be told about"""
_TICK: Final = 0.25
"""seconds between two looks at the clock"""
_CLEAR: Final = b"\r\033[K"

_line: ContextVar[ProgressLine | None] = ContextVar("progress", default=None)
_path: ContextVar[tuple[str, ...]] = ContextVar("stages", default=())


def doing(what: str, number: int = 0, count: int = 0) -> None:
    """What is done now inside the current stages; `number` of `count`, if that is known."""
    line = _line.get()
    if line is not None:
        line.tell((*_path.get(), _numbered(what, number, count)))


@contextmanager
def stage(what: str, number: int = 0, count: int = 0) -> Iterator[None]:
    """Work that has parts: what they say comes after this."""
    line = _line.get()
    if line is None:
        yield
        return
    outer = _path.get()
    token = _path.set((*outer, _numbered(what, number, count)))
    line.tell(_path.get())
    try:
        yield
    finally:
        _path.reset(token)
        line.tell(outer)


def _numbered(what: str, number: int, count: int) -> str:
    if count:
        return f"{what}, {number} of {count}"
    return f"{what}, {number}" if number else what


@contextmanager
def progress_on_terminal() -> Iterator[None]:
    """Show the progress that the work inside reports, if standard error is a terminal."""
    if not sys.stderr.isatty() or os.environ.get("TERM") == "dumb" or _line.get() is not None:
        yield
        return
    line = ProgressLine(sys.stderr.fileno())
    token = _line.set(line)
    streams = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = (
        cast(TextIO, _Clearing(stream, line)) if stream.isatty() else stream for stream in streams
    )
    try:
        with line.ticking():
            yield
    finally:
        line.clear()
        sys.stdout, sys.stderr = streams
        _line.reset(token)


class ProgressLine:
    """The last line of a terminal, which is drawn again and again."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor
        self.start = time.monotonic()
        self.process = os.getpid()
        self.text = ""
        self.is_drawn = False

    def tell(self, path: tuple[str, ...]) -> None:
        """What is done, from the whole to the part."""
        self.text = ": ".join(path)
        if not self.text:
            self.clear()
        elif self.is_drawn:
            return  # the clock draws it
        else:
            self.draw()

    def draw(self, *_: object) -> None:
        """Show it, with the time since the beginning."""
        elapsed = time.monotonic() - self.start
        if not self.text or elapsed < DELAY or os.getpid() != self.process:
            return
        try:
            width = os.get_terminal_size(self.descriptor).columns or 80
        except OSError:
            width = 80
        minutes, seconds = divmod(int(elapsed), 60)
        clock = f"{minutes} min {seconds} s" if minutes else f"{seconds} s"
        self._write(_CLEAR + f"[{clock}] {self.text}"[: width - 1].encode(errors="replace"))
        self.is_drawn = True

    def clear(self) -> None:
        """Take it away, as something is printed or the work is over."""
        if self.is_drawn and os.getpid() == self.process:
            self.is_drawn = False
            self._write(_CLEAR)

    def _write(self, data: bytes) -> None:
        try:
            os.write(self.descriptor, data)
        except OSError:  # the terminal is gone
            self.text = ""

    @contextmanager
    def ticking(self) -> Iterator[None]:
        """Drawn again by a timer of the process, which worker processes do not inherit; there is no thread."""
        import signal
        import threading

        is_main = threading.current_thread() is threading.main_thread()
        if not hasattr(signal, "setitimer") or not is_main or signal.getsignal(signal.SIGALRM) is not signal.SIG_DFL:
            yield
            return
        signal.signal(signal.SIGALRM, self.draw)
        signal.setitimer(signal.ITIMER_REAL, _TICK, _TICK)
        try:
            yield
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, signal.SIG_DFL)


class _Clearing:
    """A stream of the terminal: the line goes before anything is written."""

    def __init__(self, stream: TextIO, line: ProgressLine) -> None:
        self._stream = stream
        self._progress = line

    def write(self, text: str) -> int:
        """As the stream's."""
        self._progress.clear()
        return self._stream.write(text)

    def __getattr__(self, name: str) -> object:
        if name == "buffer":
            self._progress.clear()
        return getattr(self._stream, name)
