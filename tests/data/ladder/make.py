"""Compiles the kernels of a folder with both compilers: `python tests/data/ladder/make.py CLANG19 tests/data/ladder`.

CLANG19 is the path of a clang 19.
"""

from __future__ import annotations

import sys
from pathlib import Path

from isatool.asm.toolchain import Toolchain
from isatool.isa import chips


def main(path_of_clang19: str, folder: Path) -> None:
    """Compiles every source, and gives each output the launch spec of its source."""
    compilers = {"": Toolchain.find(environment={}), "_clang19": Toolchain.find(path_of_clang19)}
    for source in sorted(folder.glob("*.hip")):
        for suffix, tools in compilers.items():
            target = folder / f"{source.stem}{suffix}.s"
            target.write_text(tools.compile_hip(source, chips.DEFAULT.name, optimisation="-O3"))
            if suffix:
                link = target.with_suffix(".toml")
                link.unlink(missing_ok=True)
                link.symlink_to(f"{source.stem}.toml")
            print(target.name)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
