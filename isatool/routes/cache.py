"""Rewritten texts by digest, in a folder that nobody else can reach.

Damage is noticed. Who has the rights of the user can forge an entry: `ISATOOL_CACHE_VERIFY=1` has each proved again.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict, field
from typing import Final

from isatool.records import record
from isatool.user_cache import PrivateFolder

FORMAT: Final = 2
FOLDER: Final = PrivateFolder("rewrites", most_bytes=256 << 20, most_files=4096, total_bytes=1 << 30)
"""usual kernels take some 100 MB; the validator reads no larger texts and certificates than one file holds"""


@record
class CachedText:
    """What was made of a text. `text` is empty where nothing was; `model` as in `Outcome`."""

    text: str
    proved: bool
    assumptions: tuple[str, ...]
    reason: str
    model: dict[str, tuple[int, int]] = field(default_factory=dict)
    premises: tuple[str, ...] = ()
    guards: tuple[str, ...] = ()
    certificate: str = ""
    """digest of the certificate, a file beside the entry"""


def key_of(*parts: str) -> str:
    """The digest of some texts in order."""
    return hashlib.sha256(json.dumps([FORMAT, *parts]).encode("utf-8", "surrogatepass")).hexdigest()


def digest(data: bytes) -> str:
    """SHA-256 in hexadecimal."""
    return hashlib.sha256(data).hexdigest()


def read(key: str) -> CachedText | None:
    """The entry of a key, None if there is none or it is damaged; UnusableError if the folder is not safe."""
    body = unsealed(FOLDER.read(f"{key}.json") or b"")
    return entry_of(body) if body is not None else None


def sealed(body: bytes) -> bytes:
    """Bytes after a line with their digest, by which damage is noticed."""
    return digest(body).encode() + b"\n" + body


def unsealed(data: bytes) -> bytes | None:
    """What was sealed; None if it is damaged."""
    head, _, body = data.partition(b"\n")
    return body if head == digest(body).encode() else None


def entry_of(body: bytes) -> CachedText | None:
    """The entry that a text in JSON holds, None if it holds none."""
    try:
        found = json.loads(body)
        found["model"] = {name: (int(a), int(b)) for name, (a, b) in found["model"].items()}
        found |= {name: tuple(map(str, found[name])) for name in ("assumptions", "premises", "guards")}
        return CachedText(**found)
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return None


def written(entry: CachedText) -> bytes:
    """An entry in JSON."""
    return json.dumps(asdict(entry)).encode()


def write(key: str, entry: CachedText, certificate: bytes = b"") -> None:
    """Keep an entry and its certificate; UnusableError if the folder is not safe or has no room."""
    body = written(entry)
    proof = ((f"{key}.proof", certificate),) if certificate else ()
    FOLDER.write(*proof, (f"{key}.json", sealed(body)))


def kept_certificate(key: str, entry: CachedText) -> bytes:
    """The certificate beside an entry, b"" if there is none or it is another."""
    certificate = FOLDER.read(f"{key}.proof") or b""
    return certificate if digest(certificate) == entry.certificate else b""
