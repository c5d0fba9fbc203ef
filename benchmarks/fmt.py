"""How long `isatool fmt` takes on a large compiler output, as a multiple of `clang -c` on the same file.

`python benchmarks/fmt.py [--lines 50000] [--repeat 5]`. Both run as processes, turn about; the best time counts.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from many_kernels import source

from isatool.asm.toolchain import Toolchain
from isatool.isa import chips

LINES_OF_A_KERNEL = 330


def main() -> None:
    """Compile, time both, print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--lines", type=int, default=50_000, help="at least so many lines of assembly")
    parser.add_argument("--repeat", type=int, default=5, help="runs of each")
    parser.add_argument("--flags", default="", help="more flags for the compiler, e.g. -g")
    args = parser.parse_args()
    toolchain = Toolchain.find()
    with tempfile.TemporaryDirectory() as folder:
        assembly = Path(folder, "large.s")
        assembly.write_text(_large(toolchain, Path(folder), args.lines, args.flags.split()))
        text = assembly.read_text()
        print(f"{text.count(chr(10))} lines, {len(text) / 1e6:.1f} MB, {text.count('.amdhsa_kernel ')} kernels")
        target = str(Path(folder, "out"))
        assemble = [
            *toolchain.clang,
            *("-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-x", "assembler", "-c", str(assembly), "-o", target),
        ]
        fmt = [sys.executable, "-m", "isatool", "fmt", str(assembly), "-o", target]
        clang_times, fmt_times = [], []
        for _ in range(args.repeat):
            clang_times.append(_seconds(assemble))
            fmt_times.append(_seconds(fmt))
        if Path(target).read_text() != text:
            raise SystemExit("fmt changed the file")
    best_clang, best_fmt = min(clang_times), min(fmt_times)
    print(f"clang -c: {best_clang:.3f} s, isatool fmt: {best_fmt:.3f} s, ratio {best_fmt / best_clang:.2f}")


def _large(toolchain: Toolchain, folder: Path, lines: int, flags: Sequence[str]) -> str:
    path = folder / "large.hip"
    count = max(5, lines // LINES_OF_A_KERNEL)
    while True:
        path.write_text(source(count))
        text = toolchain.compile_hip(path, chips.DEFAULT.name, flags=flags)
        if text.count("\n") >= lines:
            return text
        count += max(5, count // 5)


def _seconds(command: Sequence[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, check=True)
    return time.perf_counter() - start


if __name__ == "__main__":
    main()
