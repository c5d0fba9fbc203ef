"""The waiting process: one of a user, as long as it holds the lock; every command is a fork of it.

It ends after ten minutes without a command, when a file that it has read changes, and when others than it could serve
come for a minute. It does nothing for a client before it has seen that it has the same user, the same rights, the same
view of the system and the same Python.
"""

from __future__ import annotations

import array
import gc
import os
import select
import signal
import socket
import sys
import time
from contextlib import suppress
from dataclasses import field
from typing import Final

from isatool.private_folder import open_private
from isatool.records import dataclass
from isatool.serve import place
from isatool.serve.circumstances import Circumstances, circumstances
from isatool.serve.loaded import Loaded, import_all, warm_up
from isatool.serve.worker import ServedCommand

IDLE_SECONDS: Final = 600.0
MOST_WORKERS: Final = 32
"""commands at a time; others run in their own process"""
_UNUSED: Final = 60.0
"""seconds without a served command after which one that cannot be served ends this process, for another to start"""
_PATIENCE: Final = 1.0
"""seconds for a client to send what it wants"""


class _RefusedError(Exception):
    """This client is not served; the message says why."""


class _StaleError(Exception):
    """No client is served any more."""


def main(lock: int, began: float, idle: float = IDLE_SECONDS) -> None:
    """Serve; in a worker, run its command. `lock`: the descriptor of the lock, which is held; `began`: when, on the
    clock of `time.time`, nothing was imported yet.
    """
    os.set_inheritable(lock, False)
    os.umask(0o077)
    os.chdir("/")
    folder = open_private(place.folder_path(), make=False)
    import_all()
    warm_up()
    loaded = Loaded(began)
    if folder is None or not loaded.is_safe:
        return  # edited meanwhile: the next command starts another one
    gc.collect()
    gc.freeze()
    job = Server(folder, lock, loaded, idle).serve()
    if job is not None:
        job.run()


@dataclass
class _Running:
    """A worker: its process, as a descriptor too, and the connection with its client."""

    process: int
    handle: int
    connection: int


@dataclass
class Server:
    """The loop. `folder`: of the socket, opened."""

    folder: int
    lock: int
    loaded: Loaded
    idle: float
    own: Circumstances = field(default_factory=lambda: circumstances(os.getpid()))
    key: list[bytes] = field(default_factory=lambda: [os.fsencode(each) for each in place.key()])
    running: dict[int, _Running] = field(default_factory=dict)
    """by both descriptors"""
    served: int = 0
    refused: dict[str, int] = field(default_factory=dict)

    def serve(self) -> ServedCommand | None:
        """Until it ends; in a forked worker its job, as soon as there is one."""
        self.listener: socket.socket | None = self._listening()
        self.poll = select.poll()
        self.poll.register(self.listener.fileno(), select.POLLIN)
        self.last = self.last_served = time.monotonic()
        while self.listener is not None or self.running:
            for descriptor, _ in self.poll.poll(self._patience()):
                if self.listener is not None and descriptor == self.listener.fileno():
                    job = self._accept(self.listener)
                    if job is not None:
                        return job
                elif descriptor in self.running:
                    self._look_at(descriptor)
            if not self.running and time.monotonic() - self.last >= self.idle:
                self._retire()
        return None

    def _listening(self) -> socket.socket:
        """The socket takes its name when it is ready; who holds the lock may replace what an older process left."""
        listener = socket.socket(socket.AF_UNIX)
        path = place.socket_path(self.folder)
        os.umask(0o177)
        for old in (f"{path}.new", path):
            if os.path.lexists(old):
                os.unlink(old)
        listener.bind(f"{path}.new")
        listener.listen(MOST_WORKERS)
        os.rename(f"{path}.new", path)
        return listener

    def _patience(self) -> float | None:
        """Milliseconds."""
        if self.running:
            return None
        return max(0.0, self.idle - (time.monotonic() - self.last)) * 1000 + 1

    def _retire(self) -> None:
        """No new commands; those that run go on, and their clients hear how they end."""
        if self.listener is None:
            return
        os.unlink(place.socket_path(self.folder))
        self.poll.unregister(self.listener.fileno())
        self.listener.close()
        self.listener = None
        os.close(self.lock)

    def _accept(self, listener: socket.socket) -> ServedCommand | None:
        """One client; a job in the worker that was forked for it."""
        try:
            connection, _ = listener.accept()
        except OSError:
            return None
        job: ServedCommand | None = None
        descriptors: list[int] = []
        try:
            connection.settimeout(_PATIENCE)
            process, user = place.peer(connection)
            if user != os.geteuid():
                raise _RefusedError("another user")
            word, data, descriptors = _request(connection)
            if word == place.RUN:
                job = self._begin(connection, process, data, descriptors)
                if job is not None:
                    return job
            elif word == place.STATUS:
                connection.sendall(self._report().encode())
            elif word == place.STOP:
                self._retire()
                connection.sendall(b"%d\n" % os.getpid())
        except _StaleError:
            self._retire()
            _say(connection, place.STALE)
        except _RefusedError as refusal:
            self.refused[str(refusal)] = self.refused.get(str(refusal), 0) + 1
            if time.monotonic() - self.last_served > _UNUSED and not self.running:
                self._retire()
                _say(connection, place.STALE)
            else:
                _say(connection, place.REFUSED)
        except (OSError, ValueError, KeyError):  # it went away, or is none of ours
            pass
        finally:
            if job is None:
                connection.close()
                for descriptor in descriptors:
                    os.close(descriptor)
        return None

    def _begin(
        self, connection: socket.socket, process: int, data: bytes, descriptors: list[int]
    ) -> ServedCommand | None:
        """The job in a new worker, None in this process."""
        job = ServedCommand.read(data, descriptors)
        if len(self.running) // 2 >= MOST_WORKERS:
            raise _RefusedError(f"{MOST_WORKERS} commands at a time")
        if job.key != self.key:
            raise _RefusedError("another Python, environment or isatool")
        if not sys.flags.safe_path and self.loaded.would_be_shadowed(os.fsdecode(job.paths[0])):
            raise _RefusedError("a module of its folder")
        job.circumstances = circumstances(process)
        if job.circumstances.fixed != self.own.fixed:
            raise _RefusedError("other rights, limits or view of the system")
        if job.circumstances.nice < self.own.nice:
            raise _RefusedError("a higher priority")
        if not self.loaded.is_current():
            raise _StaleError
        connection.sendall(place.READY)
        if connection.recv(1) != place.GO:
            return None
        worker = os.fork()
        if worker == 0:
            job.connection = connection.detach()
            self._forget()
            return job
        self.served += 1
        self.last = self.last_served = time.monotonic()
        connection.setblocking(False)
        running = _Running(worker, os.pidfd_open(worker), connection.detach())
        for descriptor in (running.handle, running.connection):
            self.running[descriptor] = running
            self.poll.register(descriptor, select.POLLIN)
        for descriptor in descriptors:
            os.close(descriptor)
        descriptors.clear()
        return None

    def _look_at(self, descriptor: int) -> None:
        """A worker has ended, or its client."""
        running = self.running[descriptor]
        if descriptor == running.connection and not select.select([running.handle], [], [], 0)[0]:
            os.killpg(running.process, signal.SIGKILL)  # as whoever killed its client wanted it
        _, status = os.waitpid(running.process, 0)
        for each in (running.handle, running.connection):
            self.poll.unregister(each)
            del self.running[each]
        with suppress(OSError):
            os.write(running.connection, place.ENDED + b"%d\n" % status)
        os.close(running.handle)
        os.close(running.connection)
        self.last = time.monotonic()

    def _forget(self) -> None:
        """In a worker: the descriptors are closed there, and nobody may close their numbers again."""
        if self.listener is not None:
            self.listener.detach()
        self.running.clear()

    def _report(self) -> str:
        idle = int(time.monotonic() - self.last)
        lines = [
            f"process {os.getpid()} of {place.package_folder()}, Python {sys.version.split()[0]}",
            f"{self.served} commands served, {len(self.running) // 2} running, idle for {idle} s of {self.idle:.0f}",
            *(f"not served: {count} times: {reason}" for reason, count in sorted(self.refused.items())),
        ]
        return "\n".join(lines) + "\n"


def _request(connection: socket.socket) -> tuple[bytes, bytes, list[int]]:
    """(word, what comes with it, descriptors). ValueError for anything else."""
    room = socket.CMSG_SPACE(4 * (place.MOST_DESCRIPTORS + 1))
    head, ancillary, flags, _ = connection.recvmsg(place.WORD + place.SIZE, room, socket.MSG_CMSG_CLOEXEC)
    descriptors = array.array("i")
    for level, kind, data in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            descriptors.frombytes(data[: len(data) // 4 * 4])
    try:
        size = int.from_bytes(head[place.WORD :], "big")
        if flags & socket.MSG_CTRUNC or len(head) != place.WORD + place.SIZE or size > place.MOST_BYTES:
            raise ValueError("no request")
        content = bytearray()
        while len(content) < size:
            part = connection.recv(size - len(content))
            if not part:
                raise ValueError("it ended too early")
            content += part
    except (OSError, ValueError):
        for descriptor in descriptors:
            os.close(descriptor)
        raise
    return head[: place.WORD], bytes(content), list(descriptors)


def _say(connection: socket.socket, word: bytes) -> None:
    try:
        connection.sendall(word)
    except OSError:
        return
