"""Builds the stand-in for HIP's library, and runs isatool in processes that load it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from isatool.installed import zig

HERE = Path(__file__).parent
ROOT = HERE.parents[1]


@dataclass(frozen=True)
class Shim:
    """A folder like an installed ROCm's, with `lib/libamdhip64.so`."""

    folder: Path
    python: str = sys.executable

    @property
    def library(self) -> Path:
        return self.folder / "lib" / "libamdhip64.so"

    def environment(self, sources: Sequence[Path] = (), **variables: str) -> dict[str, str]:
        """Version 10 looks below ROCM_PATH, version 7 on the loader's path."""
        return {
            **os.environ,
            "ROCM_PATH": str(self.folder),
            "LD_LIBRARY_PATH": str(self.library.parent),
            "PYTHONPATH": str(ROOT),
            "ISATOOL_SHIM_ENGINE": str(HERE / "shim_engine.py"),
            "ISATOOL_SHIM_SOURCES": os.pathsep.join(map(str, sources)),
            **variables,
        }

    def isatool(
        self, *arguments: object, sources: Sequence[Path] = (), **variables: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a command line in a new process."""
        return subprocess.run(
            [self.python, "-m", "isatool", *map(str, arguments)], capture_output=True, text=True, check=False,
            env=self.environment(sources, **variables), timeout=300,
        )  # fmt: skip


def build(folder: Path, *flags: str) -> Shim:
    """Compile with the system's compiler, or with ziglang's where there is none."""
    shim = Shim(folder)
    shim.library.parent.mkdir(parents=True)
    subprocess.run(
        [*_compiler(), "-O1", "-shared", "-fPIC", "-Wl,-soname,libamdhip64.so", *flags, str(HERE / "libamdhip64.c"),
         "-o", str(shim.library), "-ldl"],
        check=True, capture_output=True,
    )  # fmt: skip
    return shim


def build_blas(folder: Path, name: str) -> Path:
    """A librocblas.so or libhipblas.so that multiplies on the stand-in's memory."""
    library = folder / f"lib{name}.so"
    subprocess.run(
        [*_compiler(), "-O1", "-shared", "-fPIC", f"-Wl,-soname,{library.name}", str(HERE / "libblas.c"),
         "-o", str(library), "-ldl"],
        check=True, capture_output=True,
    )  # fmt: skip
    return library


def _compiler() -> list[str]:
    found = shutil.which("gcc") or shutil.which("cc")
    return [found] if found else [*zig(), "cc"]
