"""Certificates in the user's cache, by the digests of both texts. Who reads one believes nothing of it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from isatool.private_folder import UnusableError
from isatool.user_cache import PrivateFolder

FOLDER: Final = PrivateFolder("proofs", most_bytes=64 << 20, most_files=4096, total_bytes=512 << 20)
"""a certificate holds a program for each step, some 20 to 2,000 kB"""


def place_of(first: str, second: str) -> Path:
    """Where the certificate of two texts with these digests is, if the cache has one."""
    return FOLDER.path / f"{first}-{second}.json"


def keep(first: str, second: str, certificate: bytes) -> str:
    """Leave the certificate of two texts with these digests; why that cannot be, "" if it is there."""
    try:
        FOLDER.write((place_of(first, second).name, certificate))
    except UnusableError as error:
        return str(error)
    return ""


def find(first: str, second: str) -> bytes | None:
    """The certificate of two texts with these digests, as it is; UnusableError if the folder is not safe."""
    return FOLDER.read(place_of(first, second).name)
