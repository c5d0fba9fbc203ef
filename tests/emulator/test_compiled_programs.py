"""What compilers make of tables, function pointers, recursion, dynamic stacks, generic pointers and few registers, run
from a launch spec on both engines against results worked out in Python.
"""

from __future__ import annotations

import subprocess
from pathlib import Path

import numpy as np
import pytest

from isatool.asm.launch import parse_spec
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.emulator.run import RunResult, run
from isatool.ir.program import Program

SOURCE = """
#define KERNEL extern "C" __attribute__((global))
#define DEVICE __attribute__((device))
#define LEAF DEVICE __attribute__((noinline))
#define ID __builtin_amdgcn_workitem_id_x()
__attribute__((constant)) int table[8] = {1, 5, 2, 8, 3, 9, 4, 7};
__attribute__((constant)) const char text[] = "a,\\"b\\"\\n(c)";
DEVICE int counter = 3;
DEVICE float scratchpad[16];
typedef int (*function)(int);
LEAF int tripled(int x) { return x * 3 + 1; }
LEAF int flipped(int x) { return x ^ 0x55; }
LEAF int shuffled(int x) {
    int a[20];
    for (int i = 0; i < 20; i++) a[(i * 7 + x) % 20] = i + x;
    return a[x % 20];
}
__attribute__((constant)) function functions[3] = {tripled, flipped, shuffled};
LEAF int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
LEAF void added(int *p, int v) { *p += v; }
KERNEL void tables(int *out, int n) { out[ID] = table[(ID + n) & 7] + counter + text[(ID + n) & 7]; }
KERNEL void variables(int *out, int n) { scratchpad[ID & 15] = ID & 15; out[ID] = n; if (ID == 0) counter += n; }
KERNEL void pointers(int *out, int n) { out[ID] = functions[(ID / 8 + n) % 3](ID); }
KERNEL void recursion(int *out, int n) { out[ID] = fibonacci(ID & 7) + n; }
KERNEL void stacks(int *out, int n) {
    int i = ID, s = 0;
    int *a = (int *)__builtin_alloca(n * 4);
    for (int j = 0; j < n; j++) a[j] = out[j] * i;
    for (int j = 0; j < n; j++) s += a[(j * 3) % n];
    out[i + 32] = s;
}
KERNEL void generic(int *out, int n) {
    __attribute__((shared)) static int s[32];
    int own[4], i = ID;
    s[i] = i;
    own[n & 3] = 7;
    added(i % 3 == 0 ? &s[i] : i % 3 == 1 ? &own[n & 3] : &out[i + 32], i);
    out[i] = s[i] + own[n & 3];
}
KERNEL __attribute__((amdgpu_num_vgpr(24))) void spilled(int *out, int n) {
    int v[40], s = 0;
    for (int i = 0; i < 40; i++) v[i] = out[(ID + i * n) & 31] * (i + n);
    asm volatile("" ::: "memory");
    for (int i = 0; i < 40; i++) s += v[i] ^ v[39 - i] * n;
    for (int i = 0; i < 40; i++) s ^= v[i] + i;
    out[ID + 32] = s;
}
KERNEL void broken_off(int *out, int n) {
    int s = 0;
    for (int i = 0; i < 100; i++) {
        for (int j = 0; j < 7; j++) { if ((i ^ j) == ID) goto done; s += j; }
        if (i == ID * n) break;
        if (i & 1) continue;
        s += i;
    }
done:
    out[ID] = s;
}
"""
KERNELS = ("tables", "variables", "pointers", "recursion", "stacks", "generic", "spilled", "broken_off")
N = 5
FLAGS = ("-x", "hip", "--offload-device-only", "-nogpulib", "-nogpuinc", "--offload-arch=gfx1100", "-std=c++20", "-S")


def wrapped(value: int) -> int:
    """As a signed 32-bit integer."""
    return (value + (1 << 31)) % (1 << 32) - (1 << 31)


def shuffled(x: int) -> int:
    """The function of the same name in the source."""
    a = {}
    for i in range(20):
        a[(i * 7 + x) % 20] = i + x
    return a[x % 20]


def spilled(lane: int) -> int:
    """As the source computes it."""
    v = [wrapped(((lane + i * N) & 31) * (i + N)) for i in range(40)]
    s = 0
    for i in range(40):
        s = wrapped(s + (v[i] ^ wrapped(v[39 - i] * N)))
    for i in range(40):
        s ^= v[i] + i
    return wrapped(s)


def broken_off(lane: int) -> int:
    """As the source computes it."""
    s = 0
    for i in range(100):
        for j in range(7):
            if (i ^ j) == lane:
                return s
            s += j
        if i == lane * N:
            break
        if not i & 1:
            s += i
    return s


def expected(kernel: str) -> list[int]:
    """The output buffer of 64 integers, which held 0 to 63."""
    lanes, rest = range(32), list(range(32, 64))
    fibonacci = (0, 1, 1, 2, 3, 5, 8, 13)
    text = b'a,"b"\n(c)'
    if kernel == "tables":
        return [(1, 5, 2, 8, 3, 9, 4, 7)[(i + N) & 7] + 3 + text[(i + N) & 7] for i in lanes] + rest
    if kernel == "variables":
        return [N] * 32 + rest
    if kernel == "pointers":
        functions = (lambda x: x * 3 + 1, lambda x: x ^ 0x55, shuffled)
        return [functions[(i // 8 + N) % 3](i) for i in lanes] + rest
    if kernel == "recursion":
        return [fibonacci[i & 7] + N for i in lanes] + rest
    if kernel == "stacks":
        return [*lanes, *(sum(range(N)) * i for i in lanes)]
    if kernel == "generic":
        low = [2 * i + 7 if i % 3 == 0 else i + 7 + i if i % 3 == 1 else i + 7 for i in lanes]
        return low + [i + 32 + i if i % 3 == 2 else i + 32 for i in lanes]
    if kernel == "spilled":
        return [*lanes, *(spilled(i) for i in lanes)]
    return [broken_off(i) for i in lanes] + rest


@pytest.fixture(scope="module", params=["-O1", "-O3"])
def program(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Program:
    folder: Path = tmp_path_factory.mktemp("compiled")
    (folder / "programs.hip").write_text(SOURCE)
    command = [*Toolchain.find().clang, *FLAGS, request.param, "programs.hip", "-o", "-"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True)
    return read_text(done.stdout)


def ran(program: Program, kernel: str, engine: str) -> RunResult:
    """One workgroup of one wave."""
    spec = parse_spec(f"""
        kernel = "{kernel}"
        block = [32]
        grid = [1]
        [[arguments]]
        name = "out"
        buffer = "i32[64]"
        fill = "iota"
        output = true
        [[arguments]]
        name = "n"
        scalar = "i32"
        value = {N}
    """)
    return run(program.kernel(kernel), spec.resolve({}), engine=engine)


@pytest.mark.parametrize("engine", ["numpy", "native"])
@pytest.mark.parametrize("kernel", KERNELS)
def test_compiled_kernels_compute_what_the_source_says(program: Program, kernel: str, engine: str) -> None:
    result = ran(program, kernel, engine)
    assert result.buffers["out"].tolist() == expected(kernel)
    assert not result.findings


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_global_variables_are_results_too(program: Program, engine: str) -> None:
    result = ran(program, "variables", engine)
    contents = b"".join(array.tobytes() for _, array in sorted(result.variables.items()))
    assert np.arange(16, dtype=np.float32).tobytes() in contents
    assert (3 + N).to_bytes(4, "little") in contents
