"""isatool-hipcc with HIP itself: Debian's headers, device libraries and runtime, up to "no device"."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from test_hipcc import CLANG, _built, _isatool, require
from triton_standin import ROOT

ROCM = Path(os.environ.get("ISATOOL_TEST_ROCM") or "/") / "usr"
LIBRARIES = ROCM / "lib" / "x86_64-linux-gnu"
pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(
        not (LIBRARIES / "libamdhip64.so").exists() or not (LIBRARIES / "amdgcn" / "bitcode" / "ocml.bc").exists(),
        reason="needs Debian's libamdhip64-dev and rocm-device-libs, installed or unpacked in ISATOOL_TEST_ROCM",
    ),
]
SOURCE = """
#include <hip/hip_runtime.h>
#include <cstdio>
__global__ void mix(float *a, const float *b, float s, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  float x[8], y[8] = {};
  for (int j = 0; j < 8; j++) x[j] = b[i + 32 * j];
  for (int j = 0; j < n; j++)
    for (int k = 0; k < 8; k++) y[k] += x[k] * x[(k + 3) % 8] - s * y[(k + 1) % 8];
  for (int j = 0; j < 8; j++) a[i + 32 * j] = y[j];
}
int main() {
  int count = -1;
  hipError_t error = hipGetDeviceCount(&count);
  mix<<<dim3(1), dim3(256), 0, 0>>>(nullptr, nullptr, 2.0f, 3);
  std::printf("%s %d %s\\n", hipGetErrorString(error), count, hipGetErrorString(hipGetLastError()));
}
"""


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The environment, with lld, a launcher, and the module for gfx1100 that these device libraries lack."""
    require("clang++-19")
    place, bitcode = tmp_path / "tools", tmp_path / "bitcode"
    place.mkdir()
    bitcode.mkdir()
    lld = f'#!/bin/sh\nshift 2\nexec {sys.executable} -m ziglang ld.lld "$@"\n'
    launcher = f'#!/bin/sh\nexec {sys.executable} -m isatool.routes.hipcc "$@"\n'
    for name, text in (("lld", lld), ("isatool-hipcc", launcher)):
        (place / name).write_text(text)
        (place / name).chmod(0o755)
    for path in (LIBRARIES / "amdgcn" / "bitcode").iterdir():
        (bitcode / path.name).symlink_to(path)
    (tmp_path / "isa.c").write_text("const __attribute__((address_space(4))) int __oclc_ISA_version = 11000;\n")
    command = [str(CLANG).replace("clang++", "clang"), "-nogpulib", "-target", "amdgcn-amd-amdhsa", "-c", "-emit-llvm"]
    version = bitcode / "oclc_isa_version_1100.bc"
    version.unlink(missing_ok=True)
    subprocess.run([*command, "-fvisibility=hidden", "isa.c", "-o", str(version)], cwd=tmp_path, check=True)
    (tmp_path / "k.hip").write_text(SOURCE)
    monkeypatch.chdir(tmp_path)
    own = {"PYTHONPATH": str(ROOT), "ISATOOL_CACHE": str(tmp_path / "cache"), "ISATOOL_HIPCC": "pair"}
    path = f"{place}{os.pathsep}{os.environ['PATH']}"
    return {**os.environ, **own, "PATH": path, "LD_LIBRARY_PATH": str(LIBRARIES)}


def _flags(folder: Path) -> list[str]:
    found = [f"--rocm-path={ROCM}", f"--rocm-device-lib-path={folder / 'bitcode'}", "--hip-version=5.2.3"]
    return [*found, "-fuse-cuid=none", "-w"]


def _require_no_device(program: str, tools: dict[str, str]) -> None:
    done = subprocess.run([program], env=tools, check=True, capture_output=True, text=True)
    assert done.stdout == "hipErrorNoDevice 0 hipErrorInvalidDevice\n"


def _count(program: str) -> int:
    return _isatool("disasm", "--chip", "gfx1100", program, "-o", "-").count("v_dual")


def test_a_host_program_has_rewritten_code_and_runs_to_no_device(tmp_path: Path, tools: dict[str, str]) -> None:
    flags = [*_flags(tmp_path), "--offload-arch=gfx1100", "-O3", f"-I{ROCM / 'include'}", f"-L{LIBRARIES}"]
    command = [str(CLANG), "-x", "hip", *flags, "k.hip", "-lamdhip64", f"-Wl,-rpath-link,{LIBRARIES}"]
    _built([*command, "-o", "plain"], tools)
    assert "proved for all inputs" in _built(["isatool-hipcc", *command, "-o", "made"], tools)
    for program in ("plain", "made"):
        _require_no_device(f"./{program}", tools)
    assert _count("plain") < _count("made")
    _isatool("verify", "plain", "made")
    _isatool("patch", "plain", "-o", "patched", "--pipeline", "pair")
    _require_no_device("./patched", tools)
    assert _count("patched") == _count("made")
    _isatool("store", "add", "plain", "--pipeline", "pair", "--store", "store")
    words = [sys.executable, "-m", "isatool", "store", "run", "--store", "store", "--preload", "./plain"]
    done = subprocess.run(words, env=tools, check=True, capture_output=True, text=True)
    assert done.stdout == "hipErrorNoDevice 0 hipErrorInvalidDevice\n"
    assert "1 code objects swapped" in done.stderr


def test_a_cmake_project_of_the_language_hip_in_one_line(tmp_path: Path, tools: dict[str, str]) -> None:
    require("cmake", "ninja")
    config = tmp_path / "root" / "lib" / "cmake" / "hip-lang"  # where CMake looks for it, not Debian
    config.mkdir(parents=True)
    (config / "hip-lang-config.cmake").write_text(
        f'include("{LIBRARIES / "cmake" / "hip-lang" / "hip-lang-config.cmake"}")\n'
    )
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.21)\nproject(p LANGUAGES CXX HIP)\nadd_executable(k k.hip)\n"
    )
    found = {"CMAKE_PREFIX_PATH": str(ROCM), "amd_comgr_DIR": str(LIBRARIES / "cmake" / "amd_comgr")}
    tools = {**tools, **found}
    options = {
        "CMAKE_HIP_FLAGS": " ".join([*_flags(tmp_path), "-O3"]),
        "CMAKE_HIP_COMPILER": str(CLANG),
        "CMAKE_HIP_COMPILER_ROCM_ROOT": str(tmp_path / "root"),
        "CMAKE_HIP_ARCHITECTURES": "gfx1100",
        "CMAKE_EXE_LINKER_FLAGS": f"-L{LIBRARIES} -Wl,-rpath-link,{LIBRARIES}",
    }
    words = [f"-D{name}={value}" for name, value in options.items()]
    for name, launcher in (("plain", []), ("made", ["-DCMAKE_HIP_COMPILER_LAUNCHER=isatool-hipcc"])):
        _built(["cmake", "-G", "Ninja", "-B", name, *words, *launcher], tools)
        _built(["cmake", "--build", name], tools)
        _require_no_device(f"{name}/k", tools)
    assert _count("plain/k") < _count("made/k")
    _isatool("verify", "plain/k", "made/k")
