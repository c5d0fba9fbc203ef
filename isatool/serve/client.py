"""The client: hands the command to the waiting process and becomes its shadow, or starts one for the next command.

Whatever is unusual goes the ordinary way: then nothing has happened but a question.
"""

from __future__ import annotations

import _signal  # type: ignore[import-not-found]  # `signal` and `socket` import `enum`
import _socket
import os
import sys

from isatool.private_folder import UnusableError, open_private
from isatool.serve import place

COLD = frozenset(("serve", "store", "bench", "calibrate", "hardware-report", "tune", "fuzz"))
"""commands that start programs of the user, use a card, or run for so long that the start does not matter"""
_FLAGS = frozenset("BEIOPRSbdqsu")
_FORWARDED = ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT", "SIGUSR1", "SIGUSR2", "SIGALRM", "SIGWINCH")
_PATIENCE = 2.0
"""seconds for an answer, before anything is done"""
_HANDSHAKE_BYTES = 512
_NO_ANSWER = 70
_START = (
    "import sys, time; began = time.time(); sys.path.insert(0, {parent!r}); import isatool; sys.path[:] = {folders!r}; "
    "from isatool.serve.server import main; main({lock}, began)"
)
_SERVER_LOCK = 3
_DEFAULT = frozenset(range(1, 32)) - {_signal.SIGKILL, _signal.SIGSTOP}
"""signals that a new process does not ignore, whatever its parent does"""
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def served() -> None:
    """Comes back only if this process has to run the command."""
    why_not = unsupported()
    if why_not or not sys.argv[1:] or sys.argv[1] in COLD or not _is_ordinary():
        return
    descriptors = inherited()
    if len(descriptors) > place.MOST_DESCRIPTORS or _in_background(descriptors):
        return
    try:
        folder = open_private(place.folder_path(), make=True)
    except UnusableError:
        return
    assert folder is not None
    try:
        connection = connected(folder)
        if connection is None:
            start_server(folder, descriptors)
            return
        try:
            _hand_over(connection, descriptors, folder)
        finally:
            connection.close()
    except OSError:
        return
    finally:
        os.close(folder)


def unsupported() -> str:
    """Why this system cannot serve; "" if it can."""
    if sys.platform != "linux":
        return "isatool serve needs Linux: it forks a process, and checks who asks in /proc"
    if not hasattr(os, "pidfd_open") or not os.path.isdir("/proc/self/fd"):
        return "isatool serve needs /proc and a Linux of at least 5.3"
    if os.getuid() != os.geteuid() or os.getgid() != os.getegid():
        return "isatool serve does not work for a program with the rights of another user"
    return ""


def _is_ordinary() -> bool:
    """Nobody traces this process or wants to see it fail, and its interpreter can be started alike."""
    if os.environ.get("ISATOOL_DEBUG") or sys.gettrace() is not None or sys.getprofile() is not None:
        return False
    return interpreter_flags() is not None and bool(sys.executable)


def interpreter_flags() -> list[str] | None:
    """The options that this interpreter was started with; None if there are some that are not simple."""
    flags: list[str] = []
    for word in sys.orig_argv[1:]:
        if not word.startswith("-") or word == "-m":
            return flags
        if not word[1:] or not _FLAGS.issuperset(word[1:]):
            return None
        flags.append(word)
    return None


def inherited() -> list[int]:
    """The descriptors that were given to this process, also those after standard error: `isatool check <(...)`."""
    found = []
    for name in os.listdir("/proc/self/fd"):
        try:
            if os.get_inheritable(int(name)):
                found.append(int(name))
        except OSError:  # that of the listing itself
            continue
    return sorted(found)


def _in_background(descriptors: list[int]) -> bool:
    """Whether the terminal would stop this process if it read or wrote, which it would not do to another one."""
    for descriptor in descriptors:
        try:
            if os.tcgetpgrp(descriptor) != os.getpgrp():
                return True
        except OSError:  # no terminal, or not that of this session
            continue
    return False


def connected(folder: int) -> _socket.socket | None:
    """A connection with the process of this user; None if none is waiting."""
    connection = _socket.socket(_socket.AF_UNIX, _socket.SOCK_STREAM | _socket.SOCK_CLOEXEC)
    connection.settimeout(_PATIENCE)
    try:
        connection.connect(place.socket_path(folder))
    except (FileNotFoundError, ConnectionRefusedError):
        connection.close()
        return None
    except OSError:
        connection.close()
        raise
    if place.peer(connection)[1] != os.geteuid():
        connection.close()
        raise PermissionError("the socket belongs to another user")
    return connection


def start_server(folder: int, descriptors: list[int]) -> int:
    """Start the process, unless one is there or starting; its id, 0 without. Who holds the lock is the only one."""
    import fcntl

    flags = interpreter_flags()
    first = os.open(place.LOCK, os.O_RDWR | os.O_CREAT | os.O_NOFOLLOW, 0o600, dir_fd=folder)
    lock = fcntl.fcntl(first, fcntl.F_DUPFD_CLOEXEC, max(place.MOST_DESCRIPTORS, _SERVER_LOCK + 1))
    os.close(first)
    try:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return 0
        package = place.package_folder()
        folders = place.library_folders()
        code = _START.format(
            parent=os.path.dirname(package), folders=folders if sys.flags.safe_path else ["", *folders],
            lock=_SERVER_LOCK,
        )  # fmt: skip
        actions: list[tuple[int, int] | tuple[int, int, int] | tuple[int, int, str, int, int]] = [
            (os.POSIX_SPAWN_OPEN, 0, os.devnull, os.O_RDWR, 0),
            (os.POSIX_SPAWN_DUP2, 0, 1),
            (os.POSIX_SPAWN_DUP2, 0, 2),
            (os.POSIX_SPAWN_DUP2, lock, _SERVER_LOCK),
            *((os.POSIX_SPAWN_CLOSE, each) for each in descriptors if each > _SERVER_LOCK),
        ]
        environment = place.read_at_start(dict(os.environ))
        environment["XDG_RUNTIME_DIR"] = os.environ.get("XDG_RUNTIME_DIR", "")
        return os.posix_spawn(
            sys.executable, [sys.executable, *(flags or []), "-c", code], environment, file_actions=actions,
            setsid=True, setsigmask=[], setsigdef=[*_DEFAULT],
        )  # fmt: skip
    finally:
        os.close(lock)


def _hand_over(connection: _socket.socket, descriptors: list[int], runtime: int) -> None:
    """Send the command; ends this process as the worker ended. Comes back if it was refused."""
    folder = os.open(".", os.O_PATH | os.O_DIRECTORY)
    try:
        data = place.packed(
            [os.fsencode(each) for each in place.key()],
            [os.fsencode(each) for each in sys.argv],
            [os.fsencode(each) for each in sys.orig_argv],
            [os.fsencode(each) for each in sys.path],
            [name + b"=" + value for name, value in os.environb.items()],
            [b"%d" % each for each in descriptors],
        )
        if len(data) > place.MOST_BYTES:
            return
        passed = b"".join(each.to_bytes(4, sys.byteorder) for each in (folder, *descriptors))
        head = place.RUN + len(data).to_bytes(place.SIZE, "big")
        connection.sendmsg([head], [(_socket.SOL_SOCKET, _socket.SCM_RIGHTS, passed)])
        connection.sendall(data)
        answer = connection.recv(_HANDSHAKE_BYTES)
    finally:
        os.close(folder)
    if answer != place.READY:
        if answer.startswith(place.STALE):
            start_server(runtime, descriptors)
        return
    connection.settimeout(None)
    worker = _Worker(connection)
    worker.forward_signals()
    connection.sendall(place.GO)
    worker.wait()


class _Worker:
    """The process that does the work, in the eyes of the one that waits for it."""

    def __init__(self, connection: _socket.socket) -> None:
        self.connection = connection
        self.process = 0
        self.pending: list[int] = []
        self.before: dict[int, object] = {}

    def forward_signals(self) -> None:
        """From now on the worker gets what this process would have got; what is ignored stays so."""
        for name in (*_FORWARDED, "SIGTSTP"):
            number = getattr(_signal, name)
            if _signal.getsignal(number) != _signal.SIG_IGN:
                handler = self._suspend if name == "SIGTSTP" else self._forward
                self.before[number] = _signal.signal(number, handler)

    def wait(self) -> None:
        """Until it has ended, and then end alike; comes back if it never began."""
        rest, code = b"", None
        while data := self.connection.recv(_HANDSHAKE_BYTES):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                word, value = line[:1], int(line[1:])
                if word == place.BEGUN:
                    self.process = value
                    for number in self.pending:
                        os.kill(value, number)
                elif word == place.TOLD:
                    code = value
                elif word == place.ENDED:
                    _end_like(os.waitstatus_to_exitcode(value))
        if code is not None:  # the server was ended meanwhile
            os._exit(code)
        if self.process:
            os.write(2, b"isatool: the process of `isatool serve` was killed, and the one of this command with it\n")
            os._exit(_NO_ANSWER)
        for number, handler in self.before.items():
            _signal.signal(number, handler)
        for number in self.pending:
            os.kill(os.getpid(), number)

    def _forward(self, number: int, _frame: object) -> None:
        if self.process:
            _send(os.kill, self.process, number)
        else:
            self.pending.append(number)

    def _suspend(self, _number: int, _frame: object) -> None:
        """Ctrl-Z: the worker stops with all that it started, then this process; both go on together."""
        if self.process:
            _send(os.killpg, self.process, _signal.SIGSTOP)
        os.kill(os.getpid(), _signal.SIGSTOP)
        if self.process:
            _send(os.killpg, self.process, _signal.SIGCONT)


def _send(kill: Callable[[int, int], None], process: int, number: int) -> None:
    try:
        kill(process, number)
    except ProcessLookupError:  # it has just ended
        return


def _end_like(code: int) -> None:
    """Exit code, or death by the same signal."""
    if code < 0:
        if -code not in (_signal.SIGKILL, _signal.SIGSTOP):
            _signal.signal(-code, _signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code if code >= 0 else 128 - code)
