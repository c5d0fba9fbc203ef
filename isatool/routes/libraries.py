"""The libraries that swap code objects when a program loads them, compiled from `load_time` when first asked for."""

from __future__ import annotations

import hashlib
import platform
import sys
from importlib import metadata
from pathlib import Path
from typing import Final

from isatool.diagnostics import UserError
from isatool.emulator.native import NativeUnavailableError, compile_c, require_private
from isatool.user_cache import cache_folder

HSA: Final = "libisatool_hsa.so"
HIP: Final = "libisatool_hip.so"
_SOURCES: Final = Path(__file__).parent / "load_time"
_FILES: Final = {HSA: ("swap.c", "hsa.c"), HIP: ("swap.c", "hip.c")}
_FLAGS: Final = (
    *("-std=c11", "-O2", "-g0", "-Wall", "-Wextra", "-Werror", "-mcpu=baseline"),
    *("-fPIC", "-shared", "-fvisibility=hidden", "-lpthread", "-ldl"),
)


def library(name: str) -> Path:
    """The place of HSA or HIP, below the user's cache folder. UserError where it cannot be compiled or kept."""
    if sys.platform != "linux":
        raise UserError("code objects are swapped on Linux only", hint="isatool patch rewrites programs everywhere")
    try:
        folder = cache_folder() / f"load-time-{_key()}"
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = require_private(folder) / name
        if not path.exists():
            compile_c([_SOURCES / file for file in _FILES[name]], path, _FLAGS)
        return path
    except NativeUnavailableError as error:
        raise UserError(f"no {name}: {error}", hint="pip install ziglang") from None
    except OSError as error:
        raise UserError(f"no {name}: {error}", hint="set ISATOOL_CACHE to a folder of yours") from None


def _key() -> str:
    """What the libraries depend on: sources, flags, compiler, machine."""
    try:
        parts = [" ".join(_FLAGS), metadata.version("ziglang"), platform.machine(), *platform.libc_ver()]
    except metadata.PackageNotFoundError:
        raise NativeUnavailableError("ziglang is not installed") from None
    found = hashlib.sha256("\0".join(parts).encode())
    for file in sorted(_SOURCES.iterdir()):
        found.update(file.name.encode() + b"\0" + file.read_bytes())
    return found.hexdigest()[:16]
