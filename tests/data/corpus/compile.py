"""Compiler output as a corpus: `python tests/data/corpus/compile.py OUT [--clang PATH]` compiles every variant to OUT.

Every source in this folder at -O0 to -O3, with and without -g, in wave32 and wave64. Nothing of ROCm is needed.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from isatool.asm.toolchain import HIP_FLAGS, Toolchain

HERE = Path(__file__).resolve().parent
LEVELS = ("-O0", "-O1", "-O2", "-O3")
LANGUAGES = {
    ".hip": (*HIP_FLAGS, "--offload-arch=gfx1100"),
    ".cl": (
        *("-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-nogpulib"),
        *("-x", "cl", "-cl-std=CL2.0", "-cl-no-stdinc"),
    ),
    ".ll": ("-target", "amdgcn-amd-amdpal", "-mcpu=gfx1100", "-nogpulib", "-x", "ir"),
}


class Variant(NamedTuple):
    """A source with what it is compiled with."""

    source: str
    flags: tuple[str, ...]

    @property
    def name(self) -> str:
        """As a file name: memory-O2-g-wave64."""
        words = {"-mwavefrontsize64": "-wave64", "-DWAVE64": "", "-mno-cumode": "-wgp"}
        return Path(self.source).stem + "".join(words.get(flag, flag) for flag in self.flags)


def variants() -> Iterator[Variant]:
    """Every source at every level; wave64 and debug builds at two of them, WGP mode at one."""
    wave64 = ("-mwavefrontsize64", "-DWAVE64")
    for source in sorted(path.name for path in HERE.iterdir() if path.suffix in LANGUAGES):
        for level in LEVELS:
            yield Variant(source, (level,))
        if source.endswith(".ll"):
            continue
        yield from (Variant(source, (level, "-g")) for level in ("-O0", "-O2"))
        yield from (Variant(source, (level, *wave64)) for level in ("-O0", "-O1", "-O3"))
        yield Variant(source, ("-O2", "-mno-cumode"))


def compile_variant(tools: Toolchain, variant: Variant) -> str:
    """The assembly text; RuntimeError with the compiler's words if it refuses."""
    language = LANGUAGES[Path(variant.source).suffix]
    command = (*tools.clang, *language, *variant.flags, "-w", "-S", variant.source, "-o", "-")
    done = subprocess.run(command, cwd=HERE, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise RuntimeError(f"{variant.name}: {done.stderr[:2000]}")
    return done.stdout


def main() -> None:
    """Compile everything into a folder."""
    parser = argparse.ArgumentParser(description="compile the corpus")
    parser.add_argument("output", type=Path)
    parser.add_argument("--clang", help="a clang with AMDGPU instead of ziglang's")
    options = parser.parse_args()
    tools = Toolchain.find(options.clang)
    options.output.mkdir(parents=True, exist_ok=True)
    for variant in variants():
        (options.output / f"{variant.name}.s").write_text(compile_variant(tools, variant))


if __name__ == "__main__":
    main()
