"""Results that other machines made, in a folder, bucket or HTTP server that anybody may have written: not trusted.

The layout is that of remote build caches: `ac/KEY` holds an ActionResult (a protobuf message of the Remote Execution
API, which such servers check), `cas/SHA256` the files that it names. What is read here has the size and the digest that
the result names, no more; whether it is true, `isatool.routes.rewrite` finds out by the certificate. A store that
fails says so once and is left alone for the rest of the process.
"""

from __future__ import annotations

import hashlib
import importlib
import os
import re
import stat
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

from isatool.asm.emitter import replace_file
from isatool.diagnostics import Span, UserError
from isatool.installed import to_install
from isatool.routes.switches import is_set, say_once

VARIABLE: Final = "ISATOOL_STORE"
READ_ONLY: Final = "ISATOOL_STORE_READ_ONLY"
_BUCKETS: Final = ("s3", "gs", "az")
SCHEMES: Final = ("file", "http", "https", *_BUCKETS)
_SECONDS: Final = 20.0
"""for one file, however slowly it comes"""
_MOST_RESULT: Final = 64 << 10
"""a result that names three files has some 300 bytes; servers may add theirs"""
_CHUNK: Final = 1 << 16
_DIGEST: Final = re.compile(r"[0-9a-f]{64}")
_BYTES, _VARINT = 2, 0


class StoreError(Exception):
    """A store does not answer as one does; the message says how."""


class Place(Protocol):
    """Bytes by path, such as `cas/SHA256`."""

    def get(self, path: str, most: int) -> bytes | None:
        """What is there, None for nothing; StoreError, also for more than `most` bytes."""
        ...

    def put(self, path: str, data: bytes) -> None:
        """Whole or not at all; StoreError."""
        ...


@dataclass(frozen=True, slots=True)
class Folder:
    """A folder, perhaps on a network, that others write as well."""

    root: Path

    def get(self, path: str, most: int) -> bytes | None:
        try:
            opened = os.open(self.root / path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
        except FileNotFoundError:
            return None
        except OSError as error:
            raise StoreError(f"{error.strerror}") from None
        try:
            with open(opened, "rb") as file:
                if not stat.S_ISREG(os.fstat(opened).st_mode):
                    raise StoreError(f"{path} is no file")
                data = file.read(most + 1)
        except OSError as error:
            raise StoreError(f"{error.strerror}") from None
        return _bounded(data, path, most)

    def put(self, path: str, data: bytes) -> None:
        place = self.root / path
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            replace_file(data, str(place))
        except OSError as error:
            raise StoreError(f"{error.strerror}") from None


@dataclass(frozen=True, slots=True)
class Http:
    """A server; no redirection is followed, and nothing is unpacked."""

    url: str

    def get(self, path: str, most: int) -> bytes | None:
        status, data = self._asked("GET", path, None, most)
        if status == 404:
            return None
        if status != 200:
            raise StoreError(f"GET is answered with status {status}")
        return data

    def put(self, path: str, data: bytes) -> None:
        status, _ = self._asked("PUT", path, data, _MOST_RESULT)
        if not 200 <= status < 300:
            raise StoreError(f"PUT is answered with status {status}")

    def _asked(self, method: str, path: str, body: bytes | None, most: int) -> tuple[int, bytes]:
        from http.client import HTTPConnection, HTTPException, HTTPSConnection

        parts = urlsplit(self.url)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        end = time.monotonic() + _SECONDS
        try:
            connection = kind(parts.hostname or "", parts.port, timeout=_SECONDS)
            try:
                connection.request(method, f"{parts.path.rstrip('/')}/{path}", body)
                response = connection.getresponse()
                data = b""
                while chunk := response.read1(_CHUNK):
                    data += chunk
                    if len(data) > most or time.monotonic() > end:
                        break
                missing = bool(response.length) and len(data) <= most and time.monotonic() <= end
            finally:
                connection.close()
        except (HTTPException, OSError, ValueError) as error:
            raise StoreError(f"{type(error).__name__}: {error}"[:200]) from None
        if time.monotonic() > end:
            raise StoreError(f"no whole answer within {_SECONDS:g} s")
        if response.status != 200:
            return response.status, b""
        if missing:
            raise StoreError("an answer ends too early")
        return 200, _bounded(data, path, most)


@dataclass(frozen=True, slots=True)
class Bucket:
    """A bucket of S3, GCS or Azure: one of `obstore.store`, whose credentials are those of the environment."""

    opened: Any

    def get(self, path: str, most: int) -> bytes | None:
        _require_not_forked()
        end = time.monotonic() + _SECONDS
        data = b""
        try:
            for chunk in self.opened.get(path).stream():
                data += bytes(chunk)
                if len(data) > most or time.monotonic() > end:
                    break
        except FileNotFoundError:
            return None
        except Exception as error:
            raise _of_bucket(error) from None
        if time.monotonic() > end:
            raise StoreError(f"no whole answer within {_SECONDS:g} s")
        return _bounded(data, path, most)

    def put(self, path: str, data: bytes) -> None:
        _require_not_forked()
        try:
            self.opened.put(path, data)
        except Exception as error:
            raise _of_bucket(error) from None


@cache
def _user_of_obstore() -> int:
    """The process that used it first: its threads, without which it waits for ever, are not in forked ones."""
    return os.getpid()


def _require_not_forked() -> None:
    if _user_of_obstore() != os.getpid():
        raise StoreError("a process forked from one that used a bucket cannot use one")


def _of_bucket(error: Exception) -> StoreError:
    """An error of obstore, whose first line says what happened; more may name what is secret."""
    return StoreError(f"{type(error).__name__}: {str(error).partition(chr(10))[0]}"[:200])


def _bucket(url: str) -> Bucket:
    """UserError if obstore is not installed or cannot read the URL."""
    try:
        stores = importlib.import_module("obstore.store")
    except ModuleNotFoundError as error:
        if error.name not in ("obstore", "obstore.store"):
            raise
        message = "the package obstore is not installed"
        raise UserError(message, Span("--store"), f"install it with `{to_install('store')}`") from None
    limit = timedelta(seconds=_SECONDS)
    try:
        options = {"timeout": limit, "allow_http": True}  # of an endpoint that the environment names; else it is https
        return Bucket(stores.from_url(url, client_options=options, retry_config={"retry_timeout": limit}))
    except Exception as error:
        raise UserError(f"{url} is no store of results", Span("--store"), str(_of_bucket(error))) from None


def _bounded(data: bytes, path: str, most: int) -> bytes:
    if len(data) > most:
        raise StoreError(f"{path.partition('/')[0]} has a file of more than {most} bytes where no more belong")
    return data


@dataclass
class SharedStore:
    """Results by key: files by name. Its faults are told once and never raised."""

    url: str
    place: Place
    read_only: bool = False
    dead: bool = field(default=False, init=False)

    def get(self, key: str, most: Mapping[str, int]) -> dict[str, bytes] | None:
        """The files of a result, all of those that `most` names with the most bytes of each; None without one."""
        if self.dead:
            return None
        try:
            result = self.place.get(f"ac/{key}", _MOST_RESULT)
            if result is None:
                return None
            found = _named(result)
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
            self.place.put(f"ac/{key}", _result(files))
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


def shared_store(url: str = "", read_only: bool = False) -> SharedStore | None:
    """That of a URL, else of ISATOOL_STORE if it is one; None without one."""
    url = url or os.environ.get(VARIABLE, "")
    return _opened(url, read_only or is_set(READ_ONLY)) if is_url(url) else None


def place_of(url: str) -> Place:
    """Where a URL leads; UserError if nowhere. Nothing is asked of it yet."""
    parts = urlsplit(url)
    if parts.scheme == "file" and parts.path and not parts.netloc:
        return Folder(Path(unquote(parts.path)))
    if parts.scheme in ("http", "https") and parts.hostname:
        return Http(url)
    if parts.scheme in _BUCKETS and parts.hostname:
        return _bucket(url)
    known = ", ".join(f"{scheme}://" for scheme in SCHEMES)
    raise UserError(f"{url} is no store of results", Span("--store"), f"expected {known} and a place")


@cache
def _opened(url: str, read_only: bool) -> SharedStore | None:
    try:
        return SharedStore(url, place_of(url), read_only)
    except UserError as error:
        say_once(f"{VARIABLE}={url} is not used: {error.diagnostics[0].notes[0]}")
        return None


def _sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# -- ActionResult: output_files = 2 {path = 1, digest = 2 {hash = 1, size_bytes = 2}}


def _result(files: Mapping[str, bytes]) -> bytes:
    made = b""
    for name, data in sorted(files.items()):
        digest = _sized(1, _sha256(data).encode()) + _number(2 << 3 | _VARINT) + _number(len(data))
        made += _sized(2, _sized(1, name.encode()) + _sized(2, digest))
    return made


def _named(message: bytes) -> dict[str, tuple[str, int]]:
    """Name -> digest and size of the files of a result; ValueError for what is none."""
    found: dict[str, tuple[str, int]] = {}
    for number, each in _fields(message):
        if number != 2 or not isinstance(each, bytes):
            continue
        file = dict(_fields(each))
        name, inner = file.get(1), file.get(2)
        if not isinstance(name, bytes) or not isinstance(inner, bytes):
            raise ValueError("a file without name or digest")
        digest = dict(_fields(inner))
        text, size = digest.get(1), digest.get(2, 0)
        if not isinstance(text, bytes) or not isinstance(size, int):
            raise ValueError("a digest without hash or size")
        found[name.decode()] = text.decode(), size
    return found


def _sized(number: int, data: bytes) -> bytes:
    return _number(number << 3 | _BYTES) + _number(len(data)) + data


def _number(value: int) -> bytes:
    made = bytearray()
    while value > 0x7F:
        made.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes((*made, value))


def _fields(message: bytes) -> Iterator[tuple[int, bytes | int]]:
    at = 0
    while at < len(message):
        tag, at = _read_number(message, at)
        value, at = _read_number(message, at)
        if tag & 7 == _BYTES:
            if at + value > len(message):
                raise ValueError("the message ends too early")
            yield tag >> 3, message[at : at + value]
            at += value
        elif tag & 7 == _VARINT:
            yield tag >> 3, value
        else:
            raise ValueError("the message has a field of an unknown kind")


def _read_number(message: bytes, at: int) -> tuple[int, int]:
    value = 0
    for shift in range(0, 64, 7):
        if at >= len(message):
            raise ValueError("the message ends too early")
        value |= (message[at] & 0x7F) << shift
        at += 1
        if message[at - 1] < 0x80:
            return value, at
    raise ValueError("a number of the message is too long")
