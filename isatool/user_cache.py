"""Where isatool keeps what it may make again: one folder of the user, and folders in it that nobody else can reach."""

from __future__ import annotations

import os
import secrets
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from isatool.private_folder import UnusableError, is_ours, open_private
from isatool.records import record

_NO_FOLLOW: Final = getattr(os, "O_NOFOLLOW", 0)


def cache_folder() -> Path:
    """ISATOOL_CACHE, else `isatool` in the user's cache folder. It need not exist."""
    chosen = os.environ.get("ISATOOL_CACHE")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Caches"
    else:
        base = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    return base / "isatool"


@record
class PrivateFolder:
    """Files by name, in a folder of the cache with mode 0700; the oldest go first.

    `most_bytes` of one file, `most_files` and `total_bytes` of the folder.
    """

    name: str
    most_bytes: int
    most_files: int
    total_bytes: int

    @property
    def path(self) -> Path:
        """The folder. It need not exist."""
        return cache_folder() / self.name

    def read(self, name: str) -> bytes | None:
        """A file that is the user's alone, None without one; UnusableError if the folder is not safe."""
        with self._opened(make=False) as folder:
            if folder is None:
                return None
            try:
                opened = os.open(name, os.O_RDONLY | _NO_FOLLOW, dir_fd=folder)
            except OSError:
                return None
            with open(opened, "rb") as file:
                state = os.fstat(opened)
                if not stat.S_ISREG(state.st_mode) or not is_ours(state) or state.st_size > self.most_bytes:
                    return None
                return file.read()

    def write(self, *files: tuple[str, bytes]) -> None:
        """Keep files, in this order, and drop the oldest of too many; UnusableError if the folder is not safe or has no
        room.
        """
        for _, data in files:
            if len(data) > self.most_bytes:
                raise UnusableError(f"an entry of {len(data)} bytes is too large")
        with self._opened(make=True) as folder:
            if folder is not None:
                for name, data in files:
                    _put(folder, name, data)
                self._drop_oldest(folder)

    @contextmanager
    def _opened(self, make: bool) -> Iterator[int | None]:
        """The folder, opened and found safe; None if it does not exist and is not to be made."""
        path = self.path
        if make:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
            except OSError as error:
                raise UnusableError(f"{path}: {error.strerror}") from None
        opened = open_private(str(path), make)
        if opened is None:
            yield None
            return
        try:
            yield opened
        except OSError as error:
            raise UnusableError(f"{path}: {error.strerror}") from None
        finally:
            os.close(opened)

    def _drop_oldest(self, folder: int) -> None:
        """Down to three quarters of what may be, so that this is not done at every write."""
        kept: list[tuple[int, str, int]] = []
        for name in os.listdir(folder):
            try:
                state = os.stat(name, dir_fd=folder, follow_symlinks=False)
            except OSError:
                continue
            kept.append((state.st_mtime_ns, name, state.st_size))
        count, total = len(kept), sum(size for *_, size in kept)
        if count <= self.most_files and total <= self.total_bytes:
            return
        for _, name, size in sorted(kept):
            if count <= self.most_files * 3 // 4 and total <= self.total_bytes * 3 // 4:
                break
            _remove(name, folder)
            count, total = count - 1, total - size


def _put(folder: int, name: str, data: bytes) -> None:
    """Written beside its place and renamed, so that nobody reads half of it."""
    beside = f".{name}.{secrets.token_hex(8)}"
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_FOLLOW
    try:
        with open(os.open(beside, flags, 0o600, dir_fd=folder), "wb") as file:
            file.write(data)
        os.rename(beside, name, src_dir_fd=folder, dst_dir_fd=folder)
    except BaseException:
        _remove(beside, folder)
        raise


def _remove(name: str, folder: int) -> None:
    try:
        os.unlink(name, dir_fd=folder)
    except OSError:
        return
