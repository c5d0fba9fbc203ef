"""Compiles the kernels here with both compilers: `python tests/data/ladder/make.py CLANG19`, the path of a clang 19."""

from __future__ import annotations

import sys
from pathlib import Path

from isatool.asm.toolchain import Toolchain

HERE = Path(__file__).resolve().parent


def main(path_of_clang19: str) -> None:
    """Compiles every source, and gives each output the launch spec of its source."""
    compilers = {"": Toolchain.find(environment={}), "_clang19": Toolchain.find(path_of_clang19)}
    for source in sorted(HERE.glob("*.hip")):
        for suffix, tools in compilers.items():
            target = HERE / f"{source.stem}{suffix}.s"
            target.write_text(tools.compile_hip(source, optimisation="-O3"))
            if suffix:
                link = target.with_suffix(".toml")
                link.unlink(missing_ok=True)
                link.symlink_to(f"{source.stem}.toml")
            print(target.name)


if __name__ == "__main__":
    main(sys.argv[1])
