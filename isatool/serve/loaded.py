"""What the waiting process has imported, and from which files: none of them may have changed since."""

from __future__ import annotations

import importlib
import io
import os
import pkgutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import redirect_stderr, redirect_stdout
from importlib.machinery import all_suffixes
from typing import Final

from isatool.asm import toolchain
from isatool.cli.main import main
from isatool.installed import version_of
from isatool.serve import place

_LEFT_OUT: Final = (
    "isatool.__main__", "isatool.bench", "isatool.calibration", "isatool.cli.bench", "isatool.cli.calibrate",
    "isatool.cli.fuzz", "isatool.cli.hardware_report", "isatool.cli.lsp", "isatool.cli.mcp", "isatool.cli.store",
    "isatool.cli.tune", "isatool.fuzz", "isatool.notebook", "isatool.report.agent_server",
    "isatool.report.language_server", "isatool.routes", "isatool.serve", "isatool.tinygrad", "isatool.triton",
)  # fmt: skip
"""Modules that only rare commands need, or that import optional libraries, which may start threads."""
_RACY: Final = 0.1
"""seconds by which the clock of files may be late"""
_ROUNDS: Final = 2
_KERNEL: Final = """\
\t.text
\t.globl\tkernel
\t.p2align\t8
\t.type\tkernel,@function
kernel:
\tv_mov_b32_e32 v0, 0
\tv_add_f32_e32 v1, 1.0, v0
\tv_add_f32_e32 v1, 1.0, v1
\ts_endpgm
\t.section\t.rodata,"a",@progbits
\t.amdhsa_kernel kernel
\t\t.amdhsa_next_free_vgpr 2
\t\t.amdhsa_next_free_sgpr 1
\t.end_amdhsa_kernel
"""
Stamp = tuple[int, int, int, int] | None


def import_all() -> None:
    """Every module that a command which is served may need."""
    package = importlib.import_module("isatool")
    for module in pkgutil.walk_packages(package.__path__, "isatool."):
        if not module.name.startswith(_LEFT_OUT):
            importlib.import_module(module.name)


def warm_up() -> None:
    """Small commands, so that tables are read and functions are specialised once. What depends on more than files of
    the package and arguments is forgotten again.
    """
    with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
        path = os.path.join(folder, "kernel.s")
        with open(path, "w", encoding="utf-8") as file:
            file.write(_KERNEL)
        with redirect_stdout(io.StringIO()), redirect_stderr(io.StringIO()):
            for _ in range(_ROUNDS):
                for command in ("fmt", "check", "pair"):
                    main([command, path])
    for cached in (toolchain._object, version_of):
        cached.cache_clear()


class Loaded:
    """Stamps of files and folders; `is_current` compares them with what is there now."""

    def __init__(self, since: float) -> None:
        """`since`: when this process began, on the clock of `time.time`. Whatever changed later may have been read
        before.
        """
        self.names = frozenset(name.partition(".")[0] for name in sys.modules)
        files = {file for module in list(sys.modules.values()) if (file := getattr(module, "__file__", None))}
        files.update(package_files(), (sys.executable, os.path.join(sys.prefix, "pyvenv.cfg")))
        self.stamps = {file: stamp(file) for file in sorted(files)}
        self.folders = {folder: self.importable(folder) for folder in place.library_folders()}
        youngest = max((max(each[2:]) for each in self.stamps.values() if each), default=0)
        self.is_safe = youngest < (since - _RACY) * 1e9 and time.time() >= since

    def is_current(self) -> bool:
        """Whether all files are as they were, and none was added that would be imported."""
        return all(stamp(file) == before for file, before in self.stamps.items()) and all(
            self.importable(folder) == before for folder, before in self.folders.items()
        )

    def importable(self, folder: str) -> frozenset[str]:
        """What in a folder would be imported under a name that is imported, and which versions are installed there."""
        try:
            names = os.listdir(folder or ".")
        except OSError:
            return frozenset()
        return frozenset(name for name in names if name.endswith(".dist-info") or self._would_be_imported(folder, name))

    def _would_be_imported(self, folder: str, name: str) -> bool:
        stem, point, _ = name.partition(".")
        if stem not in self.names:
            return False
        return name.endswith(tuple(all_suffixes())) if point else os.path.isdir(os.path.join(folder, name))

    def would_be_shadowed(self, folder: str) -> bool:
        """Whether a folder that comes first would give another module than the one that was imported."""
        found = {name for name in self.importable(folder) if not name.endswith(".dist-info")}
        if os.path.dirname(place.package_folder()) == os.path.abspath(folder or "."):
            found.discard("isatool")
        return bool(found)


def stamp(path: str) -> Stamp:
    """Changes whenever a file is written, replaced or given another time; None without one."""
    try:
        state = os.stat(path)
    except OSError:
        return None
    return state.st_ino, state.st_size, state.st_mtime_ns, state.st_ctime_ns


def package_files() -> Iterator[str]:
    """All files and folders of isatool; a new one may be found by its name."""
    for folder, folders, names in os.walk(place.package_folder(), followlinks=True):
        folders[:] = [name for name in folders if name != "__pycache__"]
        yield folder
        yield from (os.path.join(folder, name) for name in names)
