"""What a compiler makes for gfx12 of the sources of samples, tests and the corpus: the same files for several tests."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path

from scripts import load_script

from isatool.asm.toolchain import Toolchain

ROOT = Path(__file__).resolve().parents[1]
SOURCES = [
    source
    for folder in ("tests/data", "samples", "benchmarks/corpus")
    for source in sorted((ROOT / folder).glob("**/*.hip"))
    if not re.search(r"wmma|hip_runtime\.h|s_waitcnt", source.read_text())
]
WAVE64, CU_MODE = ("-mwavefrontsize64",), ("-mcumode",)
OPENCL = [
    *sorted((ROOT / "benchmarks" / "corpus").glob("**/*.cl")),
    ROOT / "tests" / "data" / "corpus" / "plain.cl",
]
FILES = [
    *((source, flags) for source in SOURCES for flags in ((), WAVE64) if not (flags and "_w32" in source.read_text())),
    *((source, flags) for source in OPENCL for flags in ((), WAVE64, CU_MODE)),
]
"""those with s_waitcnt in inline assembly are no code of gfx12"""
COMPILE = load_script(ROOT / "benchmarks" / "corpus" / "compile.py")


@lru_cache(maxsize=4)
def compiled(source: Path, flags: tuple[str, ...], clang: str | None = None) -> str:
    toolchain = Toolchain.find(clang=clang) if clang else Toolchain.find()
    if source.suffix == ".cl":
        return str(COMPILE.compile_source(toolchain.clang, source, "O3", flags, "gfx1201"))
    more = ("-std=c++20", f"-I{ROOT / 'samples' / 'sgemm'}", "-ffp-contract=fast", *flags)
    return toolchain.compile_hip(source, "gfx1201", optimisation="-O3", flags=more)
