"""CPU seconds to start: help, version and a tiny file, beside `python -c pass` and `clang --version` in the same run.

python benchmarks/startup.py [-n 7]

The best of some runs, user and system time of the process and its children (the assembler of `check` and `pair`).
"""

from __future__ import annotations

import argparse
import resource
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

TINY: Final = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
\t.globl\ttiny
\t.p2align\t8
\t.type\ttiny,@function
tiny:
\tv_mov_b32_e32 v0, 0
\tv_add_f32_e32 v1, 1.0, v0
\tv_add_f32_e32 v1, 1.0, v1
\ts_endpgm
\t.section\t.rodata,"a",@progbits
\t.amdhsa_kernel tiny
\t\t.amdhsa_next_free_vgpr 2
\t\t.amdhsa_next_free_sgpr 1
\t.end_amdhsa_kernel
"""
WANTED: Final = {"--version": 0.15, "--help": 0.15, "fmt": 0.15, "check": 0.2, "pair": 0.3}


def main() -> None:
    """A row for each command: CPU seconds, and what they should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("-n", type=int, default=7, metavar="RUNS", help="the best of so many runs (default: 7)")
    runs = parser.parse_args().n
    isatool = [sys.executable, "-m", "isatool"]
    with tempfile.TemporaryDirectory() as folder:
        tiny = Path(folder) / "tiny.s"
        tiny.write_text(TINY)
        _row("python -c pass", seconds([sys.executable, "-c", "pass"], folder, runs))
        clang = next(filter(None, map(shutil.which, ("clang", "clang-19"))), None)
        if clang is not None:
            _row(f"{Path(clang).name} --version", seconds([clang, "--version"], folder, runs))
        for word, wanted in WANTED.items():
            words = [word] if word.startswith("-") else [word, str(tiny)]
            _row(f"isatool {word}", seconds([*isatool, *words], folder, runs), wanted)


def seconds(command: list[str], folder: str, runs: int) -> float:
    """User and system time of the best run."""
    best = float("inf")
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def _row(name: str, found: float, wanted: float | None = None) -> None:
    print(f"{name:20} {found:6.3f} s" + (f"   wanted {wanted:.2f} s" if wanted is not None else ""))


if __name__ == "__main__":
    main()
