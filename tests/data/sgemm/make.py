"""Compiles variants of the sample kernels: other compilers, flags and spellings of the same computation.

`python tests/data/sgemm/make.py CLANG19`, where CLANG19 is the path of a clang 19 with AMDGPU. A link gives each
variant the launch spec of its sample.
"""

from __future__ import annotations

import sys
from pathlib import Path

from isatool.asm.toolchain import Toolchain
from isatool.isa import chips

HERE = Path(__file__).resolve().parent
SAMPLES = HERE.parents[2] / "samples" / "sgemm"
INCLUDE = "-I../../../samples/sgemm"
DEBUG = ("-gline-tables-only", "-fdebug-compilation-dir=.")


def variant(target: str, tools: Toolchain, source: Path, *flags: str, optimisation: str = "-O3") -> None:
    """Compiles `source` to `target`.s."""
    (HERE / f"{target}.s").write_text(
        tools.compile_hip(source, chips.DEFAULT.name, optimisation=optimisation, flags=flags)
    )
    link = HERE / f"{target}.toml"
    link.unlink(missing_ok=True)
    link.symlink_to(f"../../../samples/sgemm/{target.partition('_')[0]}.toml")
    print(target)


def main(path_of_clang19: str) -> None:
    """Compiles every variant."""
    clang22, clang19 = Toolchain.find(environment={}), Toolchain.find(path_of_clang19)
    for name in ("kernel1", "kernel2", "kernel3", "kernel4", "kernel5", "kernel5_unpadded"):
        variant(f"{name}_clang19", clang19, SAMPLES / f"{name}.hip")
    for name in ("kernel5_tall", "kernel5_loops"):
        variant(name, clang22, HERE / f"{name}.hip", INCLUDE)
        variant(f"{name}_clang19", clang19, HERE / f"{name}.hip", INCLUDE)
    kernel5 = SAMPLES / "kernel5.hip"
    variant("kernel5_O2", clang22, kernel5, optimisation="-O2")
    variant("kernel5_wgp", clang22, kernel5, "-mno-cumode")
    variant("kernel5_clang19_O2_wgp", clang19, kernel5, "-mno-cumode", optimisation="-O2")
    variant("kernel5_not_contracted", clang22, kernel5, "-ffp-contract=off")
    variant("kernel5_debug_lines", clang22, kernel5, *DEBUG)


if __name__ == "__main__":
    main(sys.argv[1])
