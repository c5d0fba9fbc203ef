"""The native engine: shapes and blocks compiled as C by ziglang or the system's clang, cached, and run on all cores.

Compiled functions live in shared libraries in the user's cache folder, each with a list of what it holds; a kernel
needs a compiler only for shapes that no library has. Without a compiler `NativeUnavailableError` says why, and numpy
serves.
"""

from __future__ import annotations

import ctypes
import hashlib
import os
import platform
import shutil
import stat
import subprocess
import sys
import tempfile
from collections.abc import Collection, Iterable, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.asm.system_clang import stamp, system_clang
from isatool.installed import version_of, zig
from isatool.records import dataclass
from isatool.user_cache import cache_folder

if TYPE_CHECKING:
    from isatool.emulator.print_fast_c import PrintedShape

FOLDER: Final = Path(__file__).parent
HEADER: Final = FOLDER / "runtime.h"
DRIVER: Final = FOLDER / "driver.c"
FLAGS: Final = (
    "-O1", "-g0", "-shared", "-nostdlib", "-fPIC", "-march=native", "-fwrapv", "-fno-sanitize=all", "-ffp-contract=off",
    "-fno-strict-aliasing", "-Wno-psabi", "-fvisibility=default",
)  # fmt: skip
COMPILE_SECONDS: Final = 300
_NO_COMPILER: Final = "ziglang is not installed (`pip install ziglang`), nor a clang that isatool can use"


class NativeUnavailableError(Exception):
    """There is no way to compile or load native code here; the message says why."""


def _writable(folder: Path) -> Path:
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        fallback = Path(tempfile.gettempdir()) / f"isatool-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"
        fallback.mkdir(mode=0o700, parents=True, exist_ok=True)
        return require_private(fallback)


def require_private(folder: Path) -> Path:
    """The folder if nobody else can put libraries into it: what lies in it is loaded and run."""
    if not hasattr(os, "getuid"):
        return folder
    state = folder.lstat()
    if stat.S_ISDIR(state.st_mode) and state.st_uid == os.getuid() and not state.st_mode & 0o022:
        return folder
    raise NativeUnavailableError(f"{folder} belongs to somebody else: set ISATOOL_CACHE to a folder of yours")


def _processor() -> str:
    """What -march=native depends on."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() + platform.machine()
    return "".join(line for line in lines if line.startswith(("flags", "Features", "model name")))[:20000]


@dataclass(frozen=True)
class ShapeStore:
    """The compiled shapes of one machine, compiler and runtime version."""

    folder: Path
    lanes: int

    @classmethod
    @cache
    def here(cls, lanes: int) -> ShapeStore:
        """The store for this process and waves of so many lanes."""
        key = _key(HEADER.read_text(), DRIVER.read_text(), _flags(lanes))
        folder = _writable(cache_folder()) / f"native-{key}"
        folder.mkdir(exist_ok=True)
        return cls(folder, lanes)

    def driver(self) -> ctypes.CDLL:
        """The library that runs workgroups."""
        path = self.folder / f"driver{_suffix()}"
        if not path.exists():
            _compile(DRIVER.read_text(), path, _flags(self.lanes))
        return _load(path)

    @property
    def offset_of_scalars(self) -> int:
        """Where the scalar registers lie in a wave."""
        function = self.driver().offset_of_scalars
        function.restype = ctypes.c_uint64
        return int(function())

    def addresses(self, shapes: Iterable[PrintedShape], kind: str = "shapes") -> dict[str, int]:
        """The address of every function, compiling those that no library of the kind holds."""
        wanted = {shape.name: shape.text for shape in shapes}
        found = self.known(wanted, kind)
        missing = sorted(wanted.keys() - found.keys())
        if missing:
            found |= self._build(missing, wanted, kind)
        return found

    def known(self, wanted: Collection[str], kind: str) -> dict[str, int]:
        """The addresses of those functions that a library of the kind holds."""
        found: dict[str, int] = {}
        for listing in sorted(self.folder.glob(f"*.{kind}")):
            names = [name for name in listing.read_text().split() if name in wanted and name not in found]
            if names:
                found |= _addresses(listing.with_suffix(_suffix()), names)
        return found

    def _build(self, names: Sequence[str], texts: dict[str, str], kind: str) -> dict[str, int]:
        text = '#include "runtime.h"\n' + "".join(texts[name] for name in names)
        key = hashlib.sha256(text.encode()).hexdigest()[:20]
        path = self.folder / f"{key}{_suffix()}"
        if not path.exists():
            _compile(text, path, _flags(self.lanes))
        listing = path.with_suffix(f".{kind}")
        temporary = listing.with_suffix(f".{os.getpid()}.tmp")
        temporary.write_text("\n".join(names))
        temporary.replace(listing)
        return _addresses(path, names)


def _suffix() -> str:
    return ".dll" if sys.platform == "win32" else ".so"


def _flags(lanes: int) -> tuple[str, ...]:
    return (*FLAGS, f"-DLANES={lanes}")


def compiled_library(name: str, text: str) -> ctypes.CDLL:
    """A library of C code of its own, compiled the first time; NativeUnavailableError says why there is none."""
    flags = (*FLAGS, "-O2")
    path = _writable(cache_folder()) / f"{name}-{_key(text, '', flags)}{_suffix()}"
    if not path.exists():
        _compile(text, path, flags)
    return _load(path)


def _key(text: str, more: str, flags: Sequence[str]) -> str:
    """What a compiled library depends on."""
    parts = [text, more, " ".join(flags), _compiler()[1], _processor(), sys.platform]
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()[:16]


def _compile(text: str, path: Path, flags: Sequence[str]) -> None:
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        source = Path(folder) / "source.c"
        source.write_text(text)
        shutil.copy(HEADER, folder)
        compile_c([source], path, flags)


def compile_c(sources: Sequence[Path], path: Path, flags: Sequence[str]) -> None:
    """Compile to a temporary name, then put it in place, so that no other process sees half a library.
    NativeUnavailableError says why there is none.
    """
    with tempfile.TemporaryDirectory(dir=path.parent) as folder:
        output = Path(folder) / path.name
        command = [*_compiler()[0], *flags, *map(str, sources), "-o", str(output)]
        try:
            done = subprocess.run(command, capture_output=True, text=True, timeout=COMPILE_SECONDS, check=False)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NativeUnavailableError(f"the C compiler cannot run: {error}") from None
        if done.returncode or not output.exists():
            reason = (done.stderr or done.stdout).strip().splitlines()
            raise NativeUnavailableError(f"the C compiler failed: {reason[0] if reason else 'no message'}")
        output.replace(path)


def _compiler() -> tuple[tuple[str, ...], str]:
    """The command of a C compiler, and what changes with it: ziglang's, else the clang that also assembles here.
    So no figure depends on which of them is installed.
    """
    if command := zig():
        return (*command, "cc"), version_of("ziglang") or ""
    if clang := system_clang():
        return (clang,), stamp(clang)
    raise NativeUnavailableError(_NO_COMPILER)


@cache
def _load(path: Path) -> ctypes.CDLL:
    try:
        return ctypes.CDLL(str(path))
    except OSError as error:
        raise NativeUnavailableError(f"compiled code cannot be loaded: {error}") from None


def _addresses(path: Path, names: Sequence[str]) -> dict[str, int]:
    library = _load(path)
    return {name: ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0 for name in names}
