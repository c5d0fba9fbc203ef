"""Compiles the samples: `python samples/compile.py [--clang PATH] [--chip CHIP] [sgemm/kernel1 ...]`, each .hip to the
.s beside it, NAME_CHIP.s for another chip than the default one.

The clang of ziglang is used unless another one is named. ROCm is not needed: the sources use builtins, no HIP headers.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from isatool.asm.toolchain import Toolchain
from isatool.isa import chips

HERE = Path(__file__).resolve().parent


def main() -> None:
    """Compiles the named samples, or all of them."""
    parser = argparse.ArgumentParser(description="compile the samples again")
    parser.add_argument("--clang", help="a clang with AMDGPU instead of ziglang's")
    parser.add_argument("--chip", default=chips.DEFAULT.name, choices=chips.NAMES, help="default: %(default)s")
    parser.add_argument(
        "name",
        nargs="*",
        default=sorted(str(source.relative_to(HERE).with_suffix("")) for source in HERE.glob("*/*.hip")),
    )
    options = parser.parse_args()
    tools = Toolchain.find(options.clang)
    for name in options.name:
        made = f"{name}.s" if options.chip == chips.DEFAULT.name else f"{name}_{options.chip}.s"
        (HERE / made).write_text(tools.compile_hip(HERE / f"{name}.hip", options.chip))
        print(made)


if __name__ == "__main__":
    main()
