"""What a process may do and sees, as the system tells it: only a client with all of the server's is served."""

from __future__ import annotations

import os
from typing import Final

from isatool.records import record

_EQUAL: Final = (
    "Uid", "Gid", "Groups", "CapInh", "CapPrm", "CapEff", "CapBnd", "CapAmb", "NoNewPrivs", "Seccomp",
    "Seccomp_filters", "Cpus_allowed", "Mems_allowed",
)  # fmt: skip
_SPACES: Final = ("mnt", "pid", "user", "net", "uts", "ipc", "time")


@record
class Circumstances:
    """`fixed` cannot be changed or had better not be; the worker takes on the rest."""

    fixed: tuple[object, ...]
    umask: int
    ignored: int
    blocked: int
    """bit sets of signals: bit 0 is signal 1"""
    nice: int


def circumstances(process: int) -> Circumstances:
    """Of a process; OSError, KeyError or ValueError where the system does not tell."""
    base = f"/proc/{process}"
    lines = (line.split(":", 1) for line in _text(f"{base}/status").splitlines())
    status = {name: value.strip() for name, value in lines}
    root = os.stat(f"{base}/root")
    fixed = (
        *(status.get(name) for name in _EQUAL),
        *(_space(f"{base}/ns/{name}") for name in _SPACES),
        (root.st_dev, root.st_ino),
        _text(f"{base}/limits"),
        _label(f"{base}/attr/current"),
        os.sched_getscheduler(process),
    )
    return Circumstances(
        fixed,
        int(status["Umask"], 8),
        int(status["SigIgn"], 16),
        int(status["SigBlk"], 16),
        os.getpriority(os.PRIO_PROCESS, process),
    )


def signals(bits: int) -> list[int]:
    """The numbers in a bit set."""
    return [number + 1 for number in range(64) if bits >> number & 1]


def _text(path: str) -> str:
    with open(path, encoding="utf-8", errors="replace") as file:
        return file.read()


def _space(path: str) -> str | None:
    try:
        return os.readlink(path)
    except FileNotFoundError:  # an older system does not have all kinds
        return None


def _label(path: str) -> str | None:
    """Of a security module such as AppArmor, if there is one."""
    try:
        return _text(path)
    except OSError:
        return None
