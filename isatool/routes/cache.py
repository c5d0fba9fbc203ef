"""Rewritten texts by digest, in a folder that nobody else can reach.

Damage is noticed. Who has the rights of the user can forge an entry: `ISATOOL_CACHE_VERIFY=1` has each proved again.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from isatool.user_cache import cache_folder

FORMAT: Final = 1
FOLDER: Final = "rewrites"
MOST_BYTES: Final = 256 << 20
"""of one entry; the validator reads no larger texts and certificates either"""
MOST_ENTRIES: Final = 4096
"""files kept, some 100 MB of usual kernels; the oldest go first"""
_NO_FOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)


@dataclass(frozen=True, slots=True)
class Entry:
    """What was made of a text. `text` is empty where nothing was; `model` as in `Outcome`."""

    text: str
    proved: bool
    assumptions: tuple[str, ...]
    reason: str
    model: dict[str, tuple[int, int]] = field(default_factory=dict)
    certificate: str = ""
    """digest of the certificate, a file beside the entry"""


class UnusableError(Exception):
    """The folder cannot be used; the message says why."""


def key_of(*parts: str) -> str:
    """The digest of some texts in order."""
    return hashlib.sha256(json.dumps([FORMAT, *parts]).encode("utf-8", "surrogatepass")).hexdigest()


def digest(data: bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def place() -> Path:
    """The folder of the entries."""
    return cache_folder() / FOLDER


def read(key: str) -> Entry | None:
    """The entry of a key, None if there is none or it is damaged; UnusableError if the folder is not safe."""
    data = read_file(f"{key}.json")
    if data is None:
        return None
    try:
        head, _, body = data.partition(b"\n")
        if head.decode() != digest(body):
            return None
        found = json.loads(body)
        found["model"] = {name: (int(a), int(b)) for name, (a, b) in found["model"].items()}
        found["assumptions"] = tuple(found["assumptions"])
        return Entry(**found)
    except (ValueError, TypeError, KeyError, AttributeError):
        return None


def write(key: str, entry: Entry, certificate: bytes = b"") -> None:
    """Keep an entry and its certificate; UnusableError if the folder is not safe or has no room."""
    body = json.dumps(asdict(entry)).encode()
    with _folder(make=True) as folder:
        if certificate:
            _put(folder, f"{key}.proof", certificate)
        _put(folder, f"{key}.json", digest(body).encode() + b"\n" + body)
        _drop_oldest(folder)


def read_file(name: str) -> bytes | None:
    """A file of the folder that is ours alone, None without one."""
    with _folder(make=False) as folder:
        if folder is None:
            return None
        try:
            opened = os.open(name, os.O_RDONLY | _NO_FOLLOW, dir_fd=folder)
        except OSError:
            return None
        with open(opened, "rb") as file:
            state = os.fstat(opened)
            if not stat.S_ISREG(state.st_mode) or not _is_ours(state) or state.st_size > MOST_BYTES:
                return None
            return file.read()


@contextmanager
def _folder(make: bool) -> Iterator[int | None]:
    """The folder, opened and found safe; None if it does not exist and is not to be made."""
    if not hasattr(os, "getuid"):
        raise UnusableError("this system has no owners of files that could be checked")
    path = place()
    try:
        if make:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.mkdir(mode=0o700, exist_ok=True)
        opened = os.open(path, os.O_RDONLY | os.O_DIRECTORY | _NO_FOLLOW)
    except FileNotFoundError:
        yield None
        return
    except OSError as error:
        raise UnusableError(f"{path}: {error.strerror}") from None
    try:
        if not _is_ours(os.fstat(opened)):
            raise UnusableError(f"{path} belongs to somebody else, or others can reach it: its mode must be 0700")
        yield opened
    except OSError as error:
        raise UnusableError(f"{path}: {error.strerror}") from None
    finally:
        os.close(opened)


def _is_ours(state: os.stat_result) -> bool:
    return state.st_uid == os.geteuid() and not state.st_mode & 0o077


def _put(folder: int | None, name: str, data: bytes) -> None:
    """Written beside its place and renamed, so that nobody reads half of it."""
    if len(data) > MOST_BYTES:
        raise UnusableError(f"an entry of {len(data)} bytes is too large")
    beside = f".{name}.{secrets.token_hex(8)}"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_FOLLOW
    try:
        with open(os.open(beside, flags, 0o600, dir_fd=folder), "wb") as file:
            file.write(data)
        os.rename(beside, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        _remove(beside, folder)
        raise


def _drop_oldest(folder: int | None) -> None:
    if folder is None:
        return
    names = os.listdir(folder)
    if len(names) <= MOST_ENTRIES:
        return
    ages = []
    for name in names:
        try:
            ages.append((os.stat(name, dir_fd=folder, follow_symlinks=False).st_mtime_ns, name))
        except OSError:
            continue
    for _, name in sorted(ages)[: len(ages) - MOST_ENTRIES * 3 // 4]:
        _remove(name, folder)


def _remove(name: str, folder: int | None) -> None:
    try:
        os.unlink(name, dir_fd=folder)
    except OSError:
        return
