"""How long `isatool check` takes on a large compiler output, as a multiple of `clang -c` on the same file.

`python benchmarks/check.py [--lines 100000] [--repeat 3] [--subjects]`. Both run as processes, turn about; the best
time counts. `--subjects` shows where the time goes.
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

from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.isa import chips
from isatool.lint.registry import SUBJECTS

LINES_OF_A_KERNEL = 330


def main() -> None:
    """Compile, time both, print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, default=100_000, help="at least so many lines of assembly")
    parser.add_argument("--repeat", type=int, default=3, help="runs of each")
    parser.add_argument("--flags", default="", help="more flags for the compiler, e.g. -g")
    parser.add_argument("--subjects", action="store_true", help="seconds of each subject of rules")
    args = parser.parse_args()
    tools = Toolchain.find()
    with tempfile.TemporaryDirectory() as folder:
        assembly = Path(folder, "large.s")
        assembly.write_text(compiled(tools, Path(folder), args.lines, args.flags.split()))
        lines = assembly.read_text().count("\n")
        target = ("-target", "amdgcn-amd-amdhsa", "-mcpu=gfx1100", "-x", "assembler", "-c", str(assembly))
        assemble = (*tools.clang, *target, "-o", str(Path(folder, "large.o")))
        check = (sys.executable, "-m", "isatool", "check", str(assembly), "--ignore", "VOPD-R19")
        times = [(seconds(assemble), seconds(check)) for _ in range(args.repeat)]
        assembling, checking = (min(column) for column in zip(*times, strict=True))
        print(f"{lines} lines: clang -c {assembling:.3f} s, check {checking:.3f} s, ratio {checking / assembling:.2f}")
        if args.subjects:
            show_subjects(assembly)


def compiled(tools: Toolchain, folder: Path, lines: int, flags: Sequence[str]) -> str:
    """The assembly of so many kernels that it has at least `lines` lines."""
    path = folder / "large.hip"
    count = max(5, lines // LINES_OF_A_KERNEL)
    while True:
        path.write_text(source(count))
        text = tools.compile_hip(path, chips.DEFAULT.name, flags=flags)
        if text.count("\n") >= lines:
            return text
        count += max(5, count // 5)


def seconds(command: Sequence[str]) -> float:
    """Wall time of a command; a finding of severity error stops the benchmark."""
    start = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return time.perf_counter() - start


def show_subjects(path: Path) -> None:
    """Seconds of reading and of every subject in turn; the first that asks for a view pays for it."""
    start = time.perf_counter()
    program = read_file(path)
    print(f"  {'reading':12} {time.perf_counter() - start:.3f} s")
    for subject in SUBJECTS:
        start = time.perf_counter()
        count = sum(1 for _ in subject.check(program))
        name = subject.check.__module__.rpartition(".")[2]
        print(f"  {name:12} {time.perf_counter() - start:.3f} s, {count} findings")


if __name__ == "__main__":
    main()
