"""CPU seconds to start: help, version and a tiny file, beside `python -c pass` and `clang --version` in the same run.

python benchmarks/startup.py [-n 7]
python benchmarks/startup.py --serve [-n 20]

The best of some runs, user and system time of the process and its children (the assembler of `check` and `pair`).
`--serve`: the same commands, and `rebank` and `verify` of kernel 5, from the process of `isatool serve` and without it
in turn. Means, as the system counts hundredths of a second: the client, the whole (client, waiting process, worker),
and the time that passed; in brackets the ratio to the ordinary way.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

TINY: Final = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
\t.globl\ttiny
\t.p2align\t8
\t.type\ttiny,@function
tiny:
\tv_mov_b32_e32 v0, 0
\tv_add_f32_e32 v1, 1.0, v0
\tv_add_f32_e32 v1, 1.0, v1
\ts_endpgm
\t.section\t.rodata,"a",@progbits
\t.amdhsa_kernel tiny
\t\t.amdhsa_next_free_vgpr 2
\t\t.amdhsa_next_free_sgpr 1
\t.end_amdhsa_kernel
"""
WANTED: Final = {"--version": 0.15, "--help": 0.06, "fmt": 0.08, "check": 0.1, "pair": 0.15}


def main() -> None:
    """A row for each command: CPU seconds, and what they should be."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("-n", type=int, default=7, metavar="RUNS", help="the best of so many runs (default: 7)")
    parser.add_argument("--serve", action="store_true", help="with and without the process of `isatool serve`")
    args = parser.parse_args()
    if args.serve:
        served(args.n)
        return
    runs = args.n
    isatool = [sys.executable, "-m", "isatool"]
    with tempfile.TemporaryDirectory() as folder:
        tiny = Path(folder) / "tiny.s"
        tiny.write_text(TINY)
        _row("python -c pass", seconds([sys.executable, "-c", "pass"], folder, runs))
        clang = next(filter(None, map(shutil.which, ("clang", "clang-19"))), None)
        if clang is not None:
            _row(f"{Path(clang).name} --version", seconds([clang, "--version"], folder, runs))
        for word, wanted in WANTED.items():
            words = [word] if word.startswith("-") else [word, str(tiny)]
            _row(f"isatool {word}", seconds([*isatool, *words], folder, runs), wanted)


def seconds(command: list[str], folder: str, runs: int) -> float:
    """User and system time of the best run."""
    best = float("inf")
    for _ in range(runs):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=folder, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def served(runs: int) -> None:
    """A row for each command: what it costs from the waiting process, beside the ordinary way."""
    kernel5 = Path(__file__).resolve().parents[1] / "samples" / "sgemm" / "kernel5.s"
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder, "work")
        work.mkdir()
        (work / "tiny.s").write_text(TINY)
        environment = {name: value for name, value in os.environ.items() if name != "CI"}
        environment |= {"XDG_RUNTIME_DIR": folder, "ISATOOL_SERVE": "1"}
        isatool = [sys.executable, "-m", "isatool"]

        def run(*words: str, serve: bool = True) -> str:
            given = environment | {"ISATOOL_SERVE": "1" if serve else "0"}
            done = subprocess.run(
                [*isatool, *words], cwd=work, env=given, check=True, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL
            )
            return done.stdout.decode()

        try:
            process = int(run("serve").split()[1])
            print(f"{'CPU s':20} {'client':>14} {'in all':>14} {'wall':>14}   ordinary: in all, wall")
            for words in (["--version"], ["fmt", "tiny.s"], ["check", "tiny.s"], ["pair", "tiny.s"]):
                _served_row(words, process, run, runs)
            _served_row(["rebank", str(kernel5), "-o", "out.s"], process, run, max(1, runs // 7))
            _served_row(["verify", str(kernel5), "out.s"], process, run, max(1, runs // 7))
        finally:
            run("serve", "--stop")


def _served_row(words: list[str], process: int, run: Callable[..., str], runs: int) -> None:
    client = whole = wall = cold = cold_wall = 0.0
    run(*words)
    for _ in range(runs):
        before, began, start = _of_children(), _with_children(process), time.perf_counter()
        run(*words)
        wall += time.perf_counter() - start
        client += _of_children() - before
        whole += _of_children() - before + _with_children(process) - began
        before, start = _of_children(), time.perf_counter()
        run(*words, serve=False)
        cold_wall += time.perf_counter() - start
        cold += _of_children() - before
    figures = "".join(
        f" {found / runs:6.3f} ({found / of:4.2f})" for found, of in ((client, cold), (whole, cold), (wall, cold_wall))
    )
    print(f"isatool {words[0]:12}{figures}   {cold / runs:6.3f} {cold_wall / runs:6.3f}")


def _of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _with_children(process: int) -> float:
    """CPU seconds of a process and of its children that have ended."""
    numbers = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[11:15]
    return sum(map(int, numbers)) / os.sysconf("SC_CLK_TCK")


def _row(name: str, found: float, wanted: float | None = None) -> None:
    print(f"{name:20} {found:6.3f} s" + (f"   wanted {wanted:.2f} s" if wanted is not None else ""))


if __name__ == "__main__":
    main()
