"""A worker: a fork of the waiting process that becomes what the client's process would have been."""

from __future__ import annotations

import fcntl
import gc
import io
import os
import signal
import sys
import tempfile
import time
from typing import Final, TextIO, cast

from isatool.records import dataclass
from isatool.serve import place
from isatool.serve.circumstances import Circumstances, signals

_PYTHONS_OWN: Final = ("SIGPIPE", "SIGXFSZ")
"""which it ignores from its start"""


@dataclass
class ServedCommand:
    """A command line with all that belongs to the process that wants it. `folder`: the working folder, opened."""

    key: list[bytes]
    words: list[bytes]
    original_words: list[bytes]
    paths: list[bytes]
    environment: list[bytes]
    folder: int
    descriptors: dict[int, int]
    """by the number in the client's process"""
    circumstances: Circumstances | None = None
    connection: int = -1

    @classmethod
    def read(cls, data: bytes, descriptors: list[int]) -> ServedCommand:
        """What the client sent; ValueError if it is something else."""
        key, words, original_words, paths, environment, numbers = place.unpacked(data)
        if not paths or len(descriptors) != len(numbers) + 1:
            raise ValueError("no command")
        given = dict(zip(map(int, numbers), descriptors[1:], strict=True))
        if len(given) != len(numbers) or any(number < 0 for number in given):
            raise ValueError("a descriptor twice")
        return cls(key, words, original_words, paths, environment, descriptors[0], given)

    def run(self) -> None:
        """Run it, and end. In the worker only, where nothing else is under way."""
        try:
            self._become()
            from isatool.cli.main import run

            os.write(self.connection, place.BEGUN + b"%d\n" % os.getpid())
            run(self._tell)
        except KeyboardInterrupt:
            os.write(2, b"interrupted\n")
            os._exit(130)

    def _tell(self, code: int) -> None:
        """The exit code in advance: the server may be killed before it sees it."""
        try:
            os.write(self.connection, place.TOLD + b"%d\n" % code)
        except OSError:
            return

    def _become(self) -> None:
        assert self.circumstances is not None
        os.setsid()
        self._take_descriptors()
        os.fchdir(self.folder)
        os.close(self.folder)
        os.umask(self.circumstances.umask)
        os.environb.clear()
        os.environb.update(each.partition(b"=")[::2] for each in self.environment)
        time.tzset()
        tempfile.tempdir = None
        sys.argv[:] = map(os.fsdecode, self.words)
        sys.orig_argv[:] = map(os.fsdecode, self.original_words)
        sys.path[:] = map(os.fsdecode, self.paths)
        _take_signals(self.circumstances)
        if os.getpriority(os.PRIO_PROCESS, 0) < self.circumstances.nice:
            os.setpriority(os.PRIO_PROCESS, 0, self.circumstances.nice)
        for number, name in enumerate(("stdin", "stdout", "stderr")):
            stream = _stream(number, f"<{name}>", getattr(sys, name))
            setattr(sys, name, stream)
            setattr(sys, f"__{name}__", stream)
        gc.enable()

    def _take_descriptors(self) -> None:
        """The client's under its numbers, the connection and the folder above them, nothing else."""
        least = max(self.descriptors, default=2) + 1
        given = {number: fcntl.fcntl(each, fcntl.F_DUPFD_CLOEXEC, least) for number, each in self.descriptors.items()}
        self.folder = fcntl.fcntl(self.folder, fcntl.F_DUPFD_CLOEXEC, least)
        self.connection = fcntl.fcntl(self.connection, fcntl.F_DUPFD_CLOEXEC, least)
        kept = {*given.values(), self.folder, self.connection}
        for each in map(int, os.listdir("/proc/self/fd")):
            if each not in kept:
                try:
                    os.close(each)
                except OSError:  # that of the listing
                    continue
        for number, each in given.items():
            os.dup2(each, number)
            os.close(each)


def _take_signals(client: Circumstances) -> None:
    """Ignored and blocked are those of the client."""
    own = {getattr(signal, name) for name in _PYTHONS_OWN}
    for number in signals(client.ignored):
        if number not in own:
            signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_SETMASK, signals(client.blocked))


def _stream(descriptor: int, name: str, like: object) -> TextIO | None:
    """A standard stream as the interpreter makes it at its start; None for a closed one. `like`: that of the server,
    with the encoding that environment and options give.
    """
    assert isinstance(like, io.TextIOWrapper)
    try:
        os.fstat(descriptor)
    except OSError:
        return None
    mode = "w" if descriptor else "r"
    raw = io.FileIO(descriptor, mode, closefd=False)
    raw.name = name
    is_unbuffered = bool(descriptor) and like.write_through
    buffer = io.BufferedReader(raw) if not descriptor else raw if is_unbuffered else io.BufferedWriter(raw)
    line_buffering = not is_unbuffered and (descriptor == 2 or raw.isatty())
    stream = io.TextIOWrapper(
        cast("io.BufferedWriter", buffer), like.encoding, like.errors, "\n", line_buffering, is_unbuffered
    )
    stream.mode = mode  # type: ignore[misc]
    return stream
