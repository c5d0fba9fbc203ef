"""Compiles the corpus: `python benchmarks/corpus/compile.py OUT [--clang PATH ...] [--level O1 ...] [--name NAME ...]`.

Every source becomes OUT/<compiler>-<level>/<name>.s. Without --clang the clang of ziglang compiles; each --clang adds
one more compiler. ROCm is not needed: the sources bring their own declarations.
"""

from __future__ import annotations

import argparse
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

from isatool.asm.toolchain import TARGET, Toolchain

HERE = Path(__file__).resolve().parent
LEVELS = ("O1", "O2", "O3")
HELD_OUT = frozenset(
    (
        *("bandwidth", "ciphers", "convolution", "digests", "dynamics", "fourier", "halves", "inference", "learning"),
        *("linear", "mixers", "pictures", "quantised", "science", "sorting", "wide"),
    )
)
HIP = (
    *("-x", "hip", "--offload-device-only", "-nogpulib", "-nogpuinc"),
    *("-std=c++20", "-ffp-contract=fast", "-fuse-cuid=none"),
)
OPENCL = (
    *("-x", "cl", "-target", TARGET, "-cl-std=CL2.0", "-cl-uniform-work-group-size"),
    *("-cl-no-stdinc", "-nogpulib"),
    *("-ffp-contract=fast", "-Wno-everything"),
)


WAVE64 = ("-mwavefrontsize64",)
WAVE32_ONLY = frozenset(("matrixcores", "sorting"))
"""sources with builtins of one wave size"""


def sources() -> list[Path]:
    """Every source of the corpus in the order of their names."""
    return sorted((*HERE.glob("hip/*.hip"), *HERE.glob("opencl/*.cl")), key=lambda path: path.stem)


def is_held_out(name: str) -> bool:
    """True for the half of the sources that is not looked at while the passes are tuned."""
    return name in HELD_OUT


def compile_source(
    command: Sequence[str], source: Path, level: str, more: Sequence[str] = (), chip: str = "gfx1100"
) -> str:
    """The assembly text of one source; CalledProcessError with the compiler's messages if it refuses."""
    flags = (*HIP, f"--offload-arch={chip}") if source.suffix == ".hip" else (*OPENCL, f"-mcpu={chip}")
    done = subprocess.run(
        (*command, *flags, *more, f"-{level}", "-S", source.name, "-o", "-"),
        capture_output=True,
        cwd=source.parent,
        check=False,
        text=True,
    )
    if done.returncode:
        raise SystemExit(f"{source.name} -{level}: {done.stderr[:2000]}")
    return done.stdout


def compile_all(
    out: Path, clangs: Sequence[str], levels: Sequence[str], names: Sequence[str], *, wave64: bool = False
) -> Iterator[Path]:
    """Compiles every wanted source with every compiler at every level and yields the files that it wrote."""
    compilers = [("clang", Toolchain.find().clang), *((Path(path).name, (path,)) for path in clangs)]
    for label, command in compilers:
        for level in levels:
            folder = out / (f"{label}-{level}-wave64" if wave64 else f"{label}-{level}")
            folder.mkdir(parents=True, exist_ok=True)
            for source in sources():
                if (names and source.stem not in names) or (wave64 and source.stem in WAVE32_ONLY):
                    continue
                target = folder / f"{source.stem}.s"
                target.write_text(compile_source(command, source, level, WAVE64 if wave64 else ()))
                yield target


def main() -> None:
    """Compiles what the command line names."""
    parser = argparse.ArgumentParser(description="compile the corpus of kernels to assembly")
    parser.add_argument("out", type=Path, help="folder for the assembly files")
    parser.add_argument("--clang", action="append", default=[], help="a further clang with AMDGPU; may be repeated")
    parser.add_argument("--level", action="append", choices=LEVELS, help="optimisation level; default: all three")
    parser.add_argument("--name", action="append", default=[], help="a source without suffix; may be repeated")
    parser.add_argument("--wave64", action="store_true", help="for waves of 64 lanes, into folders of their own")
    options = parser.parse_args()
    made = compile_all(options.out, options.clang, options.level or LEVELS, options.name, wave64=options.wave64)
    count = sum(1 for _ in made)
    print(f"{count} files")


if __name__ == "__main__":
    main()
