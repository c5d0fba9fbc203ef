"""Folders that are the user's alone. Imports next to nothing: `isatool.serve.client` starts with it."""

from __future__ import annotations

import os

_NO_FOLLOW = getattr(os, "O_NOFOLLOW", 0)


class UnusableError(Exception):
    """A folder cannot be used; the message says why."""


def open_private(path: str, make: bool) -> int | None:
    """A folder with mode 0700, opened and found to be ours; None if it does not exist and is not to be made.
    UnusableError if somebody else can reach it, or may have put something into it.
    """
    if not hasattr(os, "geteuid"):
        raise UnusableError("this system has no owners of files that could be checked")
    try:
        if make:
            try:  # noqa: SIM105  # `contextlib` is slow to import
                os.mkdir(path, 0o700)
            except FileExistsError:
                pass
        folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY | _NO_FOLLOW)
    except FileNotFoundError:
        if make:
            raise UnusableError(f"{path}: its folder does not exist") from None
        return None
    except OSError as error:
        raise UnusableError(f"{path}: {error.strerror}") from None
    if not is_ours(os.fstat(folder)):
        os.close(folder)
        raise UnusableError(f"{path} belongs to somebody else, or others can reach it: its mode must be 0700")
    return folder


def is_ours(state: os.stat_result) -> bool:
    """Whether a file belongs to this user, and nobody else may read or write it."""
    return state.st_uid == os.geteuid() and not state.st_mode & 0o077
