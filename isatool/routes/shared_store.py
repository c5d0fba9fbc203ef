"""Results that other machines made, in a folder, bucket or HTTP server that anybody may have written: not trusted.

The layout is that of remote build caches: `ac/KEY` holds an ActionResult (`action_result.py`), which such servers
check, `cas/SHA256` the files that it names. What is read here has the size and the digest that the result names, no
more; whether it is true, `isatool.routes.rewrite` finds out by the certificate. A store that fails says so once and is
left alone for the rest of the process.
"""

from __future__ import annotations

import hashlib
import os
import re
from collections.abc import Mapping
from dataclasses import field
from functools import cache
from typing import Final

from isatool.diagnostics import UserError
from isatool.records import dataclass
from isatool.routes.action_result import encoded, named
from isatool.routes.store_places import PlaceByPath, StoreError, place_of
from isatool.routes.switches import is_set, say_once

VARIABLE: Final = "ISATOOL_STORE"
READ_ONLY: Final = "ISATOOL_STORE_READ_ONLY"
_MOST_RESULT: Final = 64 << 10
"""a result that names three files has some 300 bytes; servers may add theirs"""
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")


@dataclass
class SharedStore:
    """Results by key: files by name. Its faults are named once and never raised. `stored_only`: what it does not have
    is not made.
    """

    url: str
    place: PlaceByPath
    read_only: bool = False
    stored_only: bool = False
    dead: bool = field(default=False, init=False)

    def get(self, key: str, most: Mapping[str, int]) -> dict[str, bytes] | None:
        """The files of a result, all of those that `most` names with the most bytes of each; None without one."""
        if self.dead:
            return None
        try:
            result = self.place.get(f"ac/{key}", _MOST_RESULT)
            if result is None:
                return None
            found = named(result)
            files = {name: self._file(*found[name], most[name]) for name in most}
        except StoreError as error:
            self._fails(error)
            return None
        except (ValueError, KeyError) as error:
            say_once(f"{self.url}: {key[:12]} is no result ({error}), made again")
            return None
        return files

    def put(self, key: str, files: Mapping[str, bytes]) -> None:
        """Leave a result there; what it names first."""
        if self.dead or self.read_only:
            return
        try:
            for data in files.values():
                self.place.put(f"cas/{_sha256(data)}", data)
            self.place.put(f"ac/{key}", encoded(files))
        except StoreError as error:
            self._fails(error)

    def _file(self, digest: str, size: int, most: int) -> bytes:
        if not _DIGEST.fullmatch(digest):
            raise ValueError("a digest is none")
        if size > most:
            raise ValueError(f"a file of {size} bytes is too large")
        data = self.place.get(f"cas/{digest}", size)
        if data is None:
            raise ValueError("a file is missing")
        if len(data) != size or _sha256(data) != digest:
            raise ValueError("a file is damaged")
        return data

    def _fails(self, error: StoreError) -> None:
        self.dead = True
        say_once(f"the store {self.url} is not used: {error}")


def is_url(place: str) -> bool:
    """Whether a name of a store is that of results; a plain folder holds swapped code objects alone."""
    return "://" in place


def shared_store(url: str = "", read_only: bool = False, stored_only: bool = False) -> SharedStore | None:
    """That of a URL, else of ISATOOL_STORE if it is one; None without one."""
    url = url or os.environ.get(VARIABLE, "")
    return _opened(url, read_only or is_set(READ_ONLY), stored_only) if is_url(url) else None


@cache
def _opened(url: str, read_only: bool, stored_only: bool) -> SharedStore | None:
    try:
        return SharedStore(url, place_of(url), read_only, stored_only)
    except UserError as error:
        say_once(f"{VARIABLE}={url} is not used: {error.diagnostics[0].notes[0]}")
        return None


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
