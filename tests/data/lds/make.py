"""Compiles `tiles.hip` with two compilers at three levels: `python tests/data/lds/make.py CLANG19 [OUT]`.

CLANG19 is the path of a clang 19 with AMDGPU. Each kernel becomes a program of its own, so that it can have a launch
spec.
"""

from __future__ import annotations

import sys
from pathlib import Path

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.isa import chips
from isatool.pipeline.detached import Detacher

HERE = Path(__file__).resolve().parent
LEVELS = ("-O1", "-O2", "-O3")
KEPT = ("-O3",)
"""levels whose results lie in the repository"""


def compiled(tools: Toolchain, level: str) -> dict[str, str]:
    """The text of every kernel."""
    flags = ("-std=c++20", "-mcumode")
    program = read_text(
        tools.compile_hip(HERE / "tiles.hip", chips.DEFAULT.name, optimisation=level, flags=flags), "tiles.s"
    )
    detacher = Detacher(program)
    found: dict[str, str] = {}
    for kernel in program.kernels:
        alone = detacher.detach(kernel)
        assert alone is not None
        found[kernel.name] = emit(alone.program)
    return found


def main(path_of_clang19: str, out: str = "") -> None:
    """Compiles every kernel."""
    for label, tools in (("", Toolchain.find(environment={})), ("_clang19", Toolchain.find(path_of_clang19))):
        for level in LEVELS if out else KEPT:
            suffix = "" if level in KEPT else level.replace("-", "_")
            for name, text in compiled(tools, level).items():
                (Path(out or HERE) / f"{name}{label}{suffix}.s").write_text(text)


if __name__ == "__main__":
    main(*sys.argv[1:])
