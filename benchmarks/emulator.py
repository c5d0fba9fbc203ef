"""Times the emulator's engines on an SGEMM sample, side by side in one run, with BLAS on the same cores.

    python benchmarks/emulator.py [--kernel samples/sgemm/kernel5.s] [--other REWRITE.s] [--size 4096] [--threads N]
    python benchmarks/emulator.py --speed [--kernel samples/hgemm/kernel4.s] [--size 1024]

Prints the build of the native engine in an empty cache, N=256 on both engines and as a comparison, the whole problem
on the native engine, its error against float64 on some rows, peak memory, and with --other whether a rewrite's C has
the same bits. --speed is for any kernel whose spec counts its flops: GFLOP/s of CPU time on one thread, functions of
steps and blocks in turn.
"""

from __future__ import annotations

import argparse
import math
import os
import resource
import tempfile
import time
from pathlib import Path

import numpy as np

from isatool.asm.buffers import make_buffers
from isatool.asm.launch import load_spec
from isatool.asm.launch_spec import Launch
from isatool.asm.reader import read_file
from isatool.emulator.blocks import WORK
from isatool.emulator.compare import compare
from isatool.emulator.dispatch import dispatch_of
from isatool.emulator.findings import EmulatorFindings
from isatool.emulator.lockstep import STEP_LIMIT
from isatool.emulator.native import ShapeStore
from isatool.emulator.native_run import run_native
from isatool.emulator.run import Executable, RunResult, run

ROOT = Path(__file__).parents[1]
ROWS = 64


def show(what: str, value: float, unit: str, goal: str = "") -> None:
    """One figure."""
    print(f"{what:58} {value:10.3f} {unit:8} {goal}", flush=True)


def cold_build(path: Path) -> float:
    """Seconds to lower, print and compile a kernel with an empty cache."""
    old = os.environ.get("ISATOOL_CACHE")
    with tempfile.TemporaryDirectory() as folder:
        os.environ["ISATOOL_CACHE"] = folder
        ShapeStore.here.cache_clear()
        executable = Executable(read_file(path).kernel(None))
        start = time.perf_counter()
        executable.native(0x3F0)
        seconds = time.perf_counter() - start
    del os.environ["ISATOOL_CACHE"]
    if old is not None:
        os.environ["ISATOOL_CACHE"] = old
    ShapeStore.here.cache_clear()
    return seconds


def small(path: Path, launch: Launch) -> None:
    """N=256 on each engine."""
    executable = Executable(read_file(path).kernel(None))
    contents = make_buffers(launch)
    for engine, sanitize, goal in (
        ("numpy", True, "goal < 2"), ("numpy", False, ""), ("native", True, ""), ("native", False, ""),
    ):  # fmt: skip
        run(executable, launch, contents=contents, engine=engine, sanitize=sanitize, workgroups=[0])
        result = run(executable, launch, contents=contents, engine=engine, sanitize=sanitize)
        name = f"N=256, {engine}{', sanitized' if sanitize else ''}: engine time"
        show(name, result.seconds, "s", goal)


def pair(path: Path, other: Path, launch: Launch) -> None:
    """The engine's time in one comparison of two kernels."""
    kernels = [read_file(name).kernel(None) for name in (path, other)]
    compared = compare(kernels[0], kernels[1], [launch], ["forward"], sanitize=False)
    (only,) = compared.runs
    seconds = only.first.seconds + only.second.seconds
    show(f"N=256, compare with {other.name}: engine time", seconds, "s", "goal < 0.05")


def whole(path: Path, launch: Launch, threads: int | None) -> RunResult:
    """The full problem on the native engine, and its error on some rows."""
    executable = Executable(read_file(path).kernel(None))
    executable.native(0x3F0)
    contents = make_buffers(launch)
    cpu = time.process_time()
    result = run(executable, launch, contents=contents, engine="native", sanitize=False, threads=threads)
    cpu = time.process_time() - cpu
    size = launch.sizes["N"]
    show(f"N={size}, {path.name}, every workgroup: engine time", result.seconds, "s", "goal < 15")
    show("  CPU time", cpu, "s")
    show("  speed", 2 * size**3 / result.seconds / 1e9, "GFLOP/s")
    a, b, c = (contents[name].astype(np.float64) for name in "ABC")
    rows = np.linspace(0, size - 1, ROWS, dtype=int)
    alpha, beta = launch.scalars["alpha"], launch.scalars["beta"]
    wanted = alpha * (a[rows] @ b) + beta * c[rows]
    error = np.abs(result.buffers["C"][rows] - wanted)
    bound = (size + 8) * 2.0**-24 * (abs(alpha) * (np.abs(a[rows]) @ np.abs(b)) + abs(beta) * np.abs(c[rows]))
    show(
        f"  largest error against float64 on {ROWS} rows",
        float(error.max()),
        "",
        f"{(error / bound).max():.3g} of bound",
    )
    start = time.perf_counter()
    product = contents["A"] @ contents["B"]
    show("  BLAS on the same cores", time.perf_counter() - start, "s", f"checksum {float(product.sum()):.6g}")
    return result


def speed(path: Path, launch: Launch, times: int = 5) -> None:
    """The native engine without and with blocks, plain and sanitised, in turn; both leave the same bits."""
    kernel = read_file(path).kernel(None)
    given = dispatch_of(kernel, launch, make_buffers(launch))
    flops = launch.flops or 0
    for sanitize in (False, True):
        best, left = {False: math.inf, True: math.inf}, {}
        prepared = {blocks: Executable(kernel).native(given.descriptor.mode_register) for blocks in best}
        for blocks, code in prepared.items():
            if not blocks:
                code.blocks.clear()
                for step in code.steps:
                    step.block = None
            else:
                cpu = sum(os.times()[2:4])
                code.compile_blocks(np.full(len(code.steps), WORK))
                show("blocks: CPU time of the compiler, 0 if cached", sum(os.times()[2:4]) - cpu, "s")
        for _ in range(times):
            for blocks, code in prepared.items():
                counts = np.zeros(len(code.code.instructions) + 1, np.int64)
                cpu = time.process_time()
                memory, _ = run_native(
                    kernel.name, given, code, range(given.workgroups), EmulatorFindings(), counts,
                    cell=4, order="forward", sanitize=sanitize, limit=STEP_LIMIT, threads=1,
                )  # fmt: skip
                best[blocks] = min(best[blocks], time.process_time() - cpu)
                left[blocks] = [buffer.content for buffer in memory.buffers]
        for blocks, seconds in best.items():
            name = f"{path.name}, {'sanitised' if sanitize else 'plain'}, {'blocks' if blocks else 'steps'}"
            show(name, flops / seconds / 1e9, "GFLOP/s")
        print(f"  {best[False] / best[True]:.2f} times, {'the same' if left[False] == left[True] else 'OTHER'} bits")


def main() -> None:
    """Run all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kernel", type=Path, default=ROOT / "samples" / "sgemm" / "kernel5.s")
    parser.add_argument("--other", type=Path, help="a rewrite of the kernel, to be compared bit for bit at full size")
    parser.add_argument("--size", type=int, default=4096)
    parser.add_argument("--threads", type=int)
    parser.add_argument("--speed", action="store_true", help="only GFLOP/s on one thread, without and with blocks")
    args = parser.parse_args()
    if args.speed:
        speed(args.kernel, load_spec(args.kernel.with_suffix(".toml")).resolve({"N": args.size}))
        return
    spec = load_spec(args.kernel.with_suffix(".toml"))
    show("native engine, build with an empty cache", cold_build(args.kernel), "s", "goal < 5, once")
    launch = spec.resolve({"N": 256})
    small(args.kernel, launch)
    pair(args.kernel, args.other or args.kernel, launch)
    full = spec.resolve({"N": args.size})
    first = whole(args.kernel, full, args.threads)
    if args.other:
        second = whole(args.other, full, args.threads)
        same = np.array_equal(first.buffers["C"].view(np.uint32), second.buffers["C"].view(np.uint32))
        print(f"C of both kernels: {'the same bits' if same else 'DIFFERENT bits'}")
    show("peak memory", resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, "MiB", "goal < 2048")


if __name__ == "__main__":
    main()
