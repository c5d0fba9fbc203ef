"""What both sides know: the folder of the socket, the form of a request, and what must be equal in both processes."""

from __future__ import annotations

import os
import sys

from isatool.version import __version__

SOCKET = "socket"
LOCK = "lock"
"""held as long as a process serves, from before it is started"""
RUN, STATUS, STOP = b"run\n", b"sta\n", b"stp\n"
WORD = len(RUN)
SIZE = 8
"""bytes of the length that follows the word"""
MOST_BYTES = 64 << 20
MOST_DESCRIPTORS = 250
"""the system passes at most 253 in one message"""
READY, REFUSED, STALE = b"?", b"-", b"~"
"""answers of the server; after the last it has given up its lock"""
GO = b"g"
"""the client is still there and will not run the command itself"""
BEGUN, TOLD, ENDED = b"+", b"=", b"!"
"""with numbers: the id of the worker, the exit code that it is about to end with; its status, from the server"""

VARIABLES = frozenset(("LANG", "LANGUAGE", "LOCPATH", "NLSPATH", "HOME", "GCONV_PATH", "SETUPTOOLS_USE_DISTUTILS"))
PREFIXES = (
    "PYTHON", "LC_", "LD_", "GLIBC_", "MALLOC_", "OMP_", "KMP_", "GOMP_", "OPENBLAS_", "GOTO_", "BLIS_", "MKL_",
    "VECLIB_", "NUMEXPR_", "NPY_", "NUMPY_", "NETWORKX_",
)  # fmt: skip
"""Variables that the interpreter, the C library or a library reads when it is loaded."""


def folder_path() -> str:
    """Where the socket is: in the runtime folder of the user, else in /tmp."""
    base = os.environ.get("XDG_RUNTIME_DIR", "")
    return f"{base}/isatool" if base.startswith("/") else f"/tmp/isatool-{os.geteuid()}"


def socket_path(folder: int) -> str:
    """The socket in an opened folder: nobody can exchange that, and no path is too long for a socket."""
    return f"/proc/self/fd/{folder}/{SOCKET}"


def package_folder() -> str:
    """The folder of this isatool."""
    return os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def library_folders() -> list[str]:
    """Where modules are looked for, without the folder of the script or the working folder before them."""
    return sys.path[0 if sys.flags.safe_path else 1 :]


def read_at_start(environment: dict[str, str]) -> dict[str, str]:
    """The variables that decide when the interpreter starts and modules are imported."""
    return {name: value for name, value in environment.items() if name in VARIABLES or name.startswith(PREFIXES)}


def key() -> list[str]:
    """What has to be equal: isatool, Python, its options, where it looks for modules, variables that are read once."""
    variables = read_at_start(dict(os.environ))
    return [
        __version__, package_folder(), sys.executable, sys.prefix, sys.version, repr(tuple(sys.flags)),
        repr(sys.warnoptions), repr(sys._xoptions), *library_folders(),
        *(f"{name}={variables[name]}" for name in sorted(variables)),
    ]  # fmt: skip


def packed(*sections: list[bytes]) -> bytes:
    """Lists of texts without NUL as one text."""
    return b"\0".join([part for section in sections for part in (b"%d" % len(section), *section)])


def unpacked(data: bytes) -> list[list[bytes]]:
    """The lists of `packed`; ValueError for what it did not make."""
    parts = iter(data.split(b"\0"))
    sections = []
    for count in parts:
        section = [part for _, part in zip(range(int(count)), parts, strict=False)]
        if len(section) != int(count):
            raise ValueError("a list is too short")
        sections.append(section)
    return sections


def peer(connection: object) -> tuple[int, int]:
    """(process, user) at the other end of a socket, as the system tells."""
    import _socket

    assert isinstance(connection, _socket.socket)
    data = connection.getsockopt(_socket.SOL_SOCKET, _socket.SO_PEERCRED, 12)
    words = [int.from_bytes(data[at : at + 4], sys.byteorder) for at in (0, 4)]
    return words[0], words[1]
