"""Where results are kept: a folder, an HTTP server, a bucket. Bytes by path, each whole or not at all."""

from __future__ import annotations

import importlib
import os
import stat
import time
from datetime import timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol
from urllib.parse import unquote, urlsplit

from isatool.asm.emitter import replace_file
from isatool.diagnostics import Span, UserError
from isatool.installed import to_install
from isatool.records import record

_BUCKETS: Final = ("s3", "gs", "az")
SCHEMES: Final = ("file", "http", "https", *_BUCKETS)
_SECONDS: Final = 20.0
"""for one file, however slowly it comes"""
_MOST_ANSWER: Final = 64 << 10
"""bytes that a server may say of a file that it was given"""
_CHUNK: Final = 1 << 16


class StoreError(Exception):
    """A store does not answer as one does; the message says how."""


class PlaceByPath(Protocol):
    """Bytes by path, such as `cas/SHA256`."""

    def get(self, path: str, most: int) -> bytes | None:
        """What is there, None for nothing; StoreError; ValueError if it is no file, or has more than `most` bytes."""
        ...

    def put(self, path: str, data: bytes) -> None:
        """Whole or not at all; StoreError."""
        ...


@record
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
        if not stat.S_ISREG(os.fstat(opened).st_mode):
            os.close(opened)
            raise ValueError("it is no file")
        try:
            with open(opened, "rb") as file:
                data = file.read(most + 1)
        except OSError as error:
            raise StoreError(f"{error.strerror}") from None
        return _bounded(data, most)

    def put(self, path: str, data: bytes) -> None:
        place = self.root / path
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            replace_file(data, str(place))
        except OSError as error:
            raise StoreError(f"{error.strerror}") from None


@record
class Http:
    """A server; no redirection is followed, and nothing is unpacked."""

    url: str

    def get(self, path: str, most: int) -> bytes | None:
        status, data = self._asked("GET", path, None, most)
        if status == 404:
            return None
        if status != 200:
            raise StoreError(f"GET is answered with status {status}")
        return _bounded(data, most)

    def put(self, path: str, data: bytes) -> None:
        status, _ = self._asked("PUT", path, data, _MOST_ANSWER)
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
        return 200, data


@record
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
        return _bounded(data, most)

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


def _bounded(data: bytes, most: int) -> bytes:
    if len(data) > most:
        raise ValueError(f"a file has more than {most} bytes")
    return data


def place_of(url: str) -> PlaceByPath:
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
