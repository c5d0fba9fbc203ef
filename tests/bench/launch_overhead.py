"""Prints the microseconds of a launch with its synchronisation on a device whose kernels do nothing."""

import sys
import time

from isatool.asm.toolchain import Toolchain
from isatool.bench.hip_runtime import HipRuntime, packed
from isatool.bench.kernels import load_kernel

RUNS = 1000

kernel = load_kernel(sys.argv[1], None, Toolchain.find())
runtime = HipRuntime()
runtime.select(0)
function = runtime.load(kernel.image, kernel.symbol, "kernel")
segment = packed(bytes(64))
least = float("inf")
for _ in range(5):
    start = time.perf_counter()
    for _ in range(RUNS):
        runtime.launch(function, (1, 1, 1), (32, 1, 1), 0, segment)
        runtime.synchronize()
    least = min(least, (time.perf_counter() - start) / RUNS)
print(1e6 * least)
