"""What a kernel learns of its launch, in each code object version: ids, sizes and hidden arguments of a 3-D grid."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from isatool.asm.launch import parse_spec
from isatool.asm.reader import read_text
from isatool.asm.toolchain import TARGET, Toolchain
from isatool.emulator.run import run

SOURCE = """
typedef unsigned int uint;
#define ID(axis) (__builtin_amdgcn_workgroup_id_##axis() * __builtin_amdgcn_workgroup_size_##axis() \\
                  + __builtin_amdgcn_workitem_id_##axis())
__kernel void sizes(__global uint *out, uint n) {
    uint tx = __builtin_amdgcn_grid_size_x(), ty = __builtin_amdgcn_grid_size_y(), tz = __builtin_amdgcn_grid_size_z();
    uint blocks = __builtin_amdgcn_workgroup_size_x() | __builtin_amdgcn_workgroup_size_y() << 4
                  | __builtin_amdgcn_workgroup_size_z() << 8;
    out[(ID(z) * ty + ID(y)) * tx + ID(x)] = blocks | tx << 12 | ty << 18 | tz << 24 | n << 30;
}
"""
SPEC = parse_spec("""
block = [4, 3, 2]
grid = [2, 3, 2]
[[arguments]]
name = "out"
buffer = "u32[4, 9, 8]"
output = true
[[arguments]]
name = "n"
scalar = "u32"
value = 1
""")


@pytest.fixture(scope="module", params=[4, 5, 6])
def assembly(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    folder: Path = tmp_path_factory.mktemp("sizes")
    (folder / "sizes.cl").write_text(SOURCE)
    flags = ["-x", "cl", "-target", TARGET, "-mcpu=gfx1100", "-cl-std=CL2.0", "-cl-no-stdinc", "-nogpulib", "-O2", "-S"]
    version = f"-mcode-object-version={request.param}"
    command = [*Toolchain.find().clang, *flags, version, "-Wno-everything", "sizes.cl", "-o", "-"]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_every_work_item_finds_its_place(assembly: str, engine: str) -> None:
    result = run(read_text(assembly).kernel("sizes"), SPEC.resolve({}), engine=engine)
    wanted = 4 | 3 << 4 | 2 << 8 | 8 << 12 | 9 << 18 | 4 << 24 | 1 << 30
    assert set(result.buffers["out"].reshape(-1).tolist()) == {wanted}
    assert not result.findings
    assert result.workgroups == 12
