"""Compiles variants of the sample kernels: other compilers, flags and spellings of the same computation.

`python tests/data/sgemm/make.py CLANG19`, where CLANG19 is the path of a clang 19 with AMDGPU.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
SAMPLES = HERE.parents[2] / "samples" / "sgemm"
FLAGS = (
    "-x hip --offload-arch=gfx1100 --offload-device-only -nogpulib -nogpuinc -ffp-contract=fast -fuse-cuid=none".split()
)
ZIGLANG = [sys.executable, "-m", "ziglang", "clang"]


def variant(target: str, clang: list[str], source: Path, *flags: str) -> None:
    """Compiles `source` to `target`.s with the include folder of the samples; relative paths keep the machine's out."""
    command = [*clang, *FLAGS, "-I../../../samples/sgemm", *flags, "-S", source.name, "-o", str(HERE / f"{target}.s")]
    if source.parent == SAMPLES:
        command.remove("-I../../../samples/sgemm")
    subprocess.run(command, cwd=source.parent, check=True, timeout=120)
    print(target)


def main(clang19: str) -> None:
    """Compiles every variant."""
    for name in ("kernel1", "kernel2", "kernel3", "kernel4", "kernel5", "kernel5_unpadded"):
        variant(f"{name}_clang19", [clang19], SAMPLES / f"{name}.hip", "-mcumode", "-O3")
    for name in ("kernel5_tall", "kernel5_loops"):
        variant(name, ZIGLANG, HERE / f"{name}.hip", "-mcumode", "-O3")
        variant(f"{name}_clang19", [clang19], HERE / f"{name}.hip", "-mcumode", "-O3")
    kernel5 = SAMPLES / "kernel5.hip"
    variant("kernel5_O2", ZIGLANG, kernel5, "-mcumode", "-O2")
    variant("kernel5_wgp", ZIGLANG, kernel5, "-mno-cumode", "-O3")
    variant("kernel5_clang19_O2_wgp", [clang19], kernel5, "-mno-cumode", "-O2")
    variant("kernel5_not_contracted", ZIGLANG, kernel5, "-mcumode", "-O3", "-ffp-contract=off")
    variant(
        "kernel5_debug_lines", ZIGLANG, kernel5, "-mcumode", "-O3", "-gline-tables-only", "-fdebug-compilation-dir=."
    )


if __name__ == "__main__":
    main(sys.argv[1])
