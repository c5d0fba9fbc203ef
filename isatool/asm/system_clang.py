"""A clang of ROCm or of the system that can assemble for gfx11, for machines without the package ziglang."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

OLDEST: Final = 17
"""the first release of clang that knows every instruction of gfx11 as it is written today"""
NEWEST: Final = 29
_SECONDS: Final = 20.0


def system_clang(path: str | None = None) -> str:
    """The first clang of OLDEST or later with the AMDGPU target: of ROCm, `clang` or `clang-NN` of PATH; "" if none.

    `path`: folders to look in, as PATH has them. An installed compiler is asked once in a process.
    """
    return _first(
        os.environ.get("PATH", os.defpath) if path is None else path, os.environ.get("ROCM_PATH", "/opt/rocm")
    )


def stamp(executable: str) -> str:
    """What changes when another program is installed at a place: the file that it is, its size and time."""
    try:
        real = Path(executable).resolve()
        state = real.stat()
    except OSError:
        return executable
    return f"{real} {state.st_size} {state.st_mtime_ns}"


@cache
def _first(path: str, rocm: str) -> str:
    return next(filter(_is_fit, _candidates(path, rocm)), "")


def _candidates(path: str, rocm: str) -> Iterator[str]:
    yield from filter(None, [shutil.which(str(Path(rocm, "llvm", "bin", "clang")))])
    for name in ("clang", *(f"clang-{version}" for version in range(NEWEST, OLDEST - 1, -1))):
        yield from filter(None, [shutil.which(name, path=path)])


def _is_fit(clang: str) -> bool:
    version = re.search(r"clang version (\d+)", _output(clang, "--version"))
    return version is not None and int(version[1]) >= OLDEST and "amdgcn" in _output(clang, "--print-targets")


def _output(clang: str, option: str) -> str:
    try:
        done = subprocess.run([clang, option], capture_output=True, text=True, timeout=_SECONDS, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout
