"""Compiles the samples again: `python samples/sgemm/compile.py [CLANG] [name ...]`, into the .s files beside the sources.

Without a CLANG (a path to an executable that can compile HIP for AMDGPU) the clang of ziglang is used. The flags need
no ROCm: the sources use builtins instead of the HIP headers.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
FLAGS = (
    "-x hip --offload-arch=gfx1100 --offload-device-only -nogpulib -nogpuinc -mcumode -ffp-contract=fast -fuse-cuid=none"
).split()


def compile_sample(clang: list[str], source: str, target: Path, optimisation: str = "-O3") -> None:
    """Compiles `source` (a name in this folder) to assembly. The working folder keeps this machine's paths out of it."""
    subprocess.run([*clang, *FLAGS, optimisation, "-S", source, "-o", str(target)], cwd=HERE, check=True, timeout=120)


def main(arguments: list[str]) -> None:
    """Compiles the named samples, or all."""
    names = [argument for argument in arguments if (HERE / f"{argument}.hip").exists()]
    others = [argument for argument in arguments if argument not in names]
    clang = others[:1] or [sys.executable, "-m", "ziglang", "clang"]
    for name in names or sorted(path.stem for path in HERE.glob("*.hip")):
        compile_sample(clang, f"{name}.hip", HERE / f"{name}.s")
        print(f"{name}.s")


if __name__ == "__main__":
    main(sys.argv[1:])
