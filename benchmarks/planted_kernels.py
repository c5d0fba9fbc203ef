"""The kernels that `planted_faults.py` plants faults in: samples, corpus, and small ones for both wave sizes."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

import numpy as np

from isatool.asm.launch import load_spec
from isatool.asm.reader import read_text
from isatool.emulator.dispatch import Contents, Dispatch, Layout, descriptor_of
from isatool.emulator.findings import EmulatorFinding
from isatool.emulator.run import Executable, Settings, counted, run

ROOT: Final = Path(__file__).parents[1]
KERNEL_FILES: Final = (
    *(f"samples/sgemm/kernel{name}.s" for name in ("1", "2", "3", "4", "5", "5_unpadded")),
    *(
        f"benchmarks/corpus/kernels/{name}.s"
        for name in (
            "blur17", "dgemm_2x2", "dynamic_reverse", "fft64", "gemm_2x3", "histogram", "nbody_tiled", "sum_float",
            "transpose_tile", "wmma_lds", "heat2d", "softmax_row", "copy_bytes", "scatter_add", "aes_rounds", "xtea",
        )
    ),
)  # fmt: skip
ENTRY: Final = "s_load_b128 s[4:7], s[0:1], 0x0\ns_waitcnt lgkmcnt(0)\nv_lshlrev_b32_e32 v1, 2, v0"
SMALL: Final = {
    "exchange": """
        s_lshl_b32 s14, s15, 9
        v_add_nc_u32_e32 v1, s14, v1
        global_store_b32 v1, v0, s[6:7]
        s_waitcnt_vscnt null, 0x0
        s_barrier
        buffer_gl0_inv
        v_xor_b32_e32 v2, {half4}, v1
        global_load_b32 v3, v2, s[6:7]
        s_waitcnt vmcnt(0)
        global_store_b32 v1, v3, s[6:7] offset:2048
        s_endpgm""",
    "pipeline": """
        global_load_b32 v3, v1, s[4:5]
        global_load_b32 v4, v1, s[4:5] offset:512
        v_mov_b32_e32 v5, 0
        s_waitcnt vmcnt(1)
        v_add_nc_u32_e32 v5, v5, v3
        s_waitcnt vmcnt(0)
        v_add_nc_u32_e32 v5, v5, v4
        ds_store_b32 v1, v5
        s_waitcnt lgkmcnt(0)
        s_barrier
        v_xor_b32_e32 v2, {half4}, v1
        ds_load_b32 v6, v2
        s_waitcnt lgkmcnt(0)
        s_barrier
        ds_store_b32 v1, v6
        s_waitcnt lgkmcnt(0)
        s_barrier
        ds_load_b32 v7, v2
        s_waitcnt lgkmcnt(0)
        global_store_b32 v1, v7, s[6:7]
        s_endpgm""",
    "last": """
        s_lshl_b32 s14, s15, 9
        v_add_nc_u32_e32 v1, s14, v1
        global_store_b32 v1, v0, s[6:7] offset:64
        s_waitcnt_vscnt null, 0x0
        s_barrier
        v_mov_b32_e32 v2, 0
        v_mov_b32_e32 v3, 1
        v_readfirstlane_b32 s18, v0
        s_cmp_lg_u32 s18, 0
        s_cbranch_scc1 .Lend
        {save}
        {one}
        global_atomic_add_u32 v4, v2, v3, s[6:7] glc
        s_waitcnt vmcnt(0)
        buffer_gl1_inv
        buffer_gl0_inv
        v_readfirstlane_b32 s17, v4
        {restore}
        s_cmp_lg_u32 s17, 2
        s_cbranch_scc1 .Lend
        v_lshl_add_u32 v1, v0, 2, {half4}
        global_load_b32 v5, v1, s[6:7] offset:64
        global_load_b32 v6, v1, s[6:7] offset:576
        s_waitcnt vmcnt(0)
        v_add_nc_u32_e32 v5, v5, v6
        global_store_b32 v1, v5, s[6:7] offset:2048
        .Lend:
        s_endpgm""",
    "flag": """
        v_mov_b32_e32 v2, 0
        v_mov_b32_e32 v3, 1
        v_readfirstlane_b32 s18, v0
        s_cmp_lg_u32 s18, 0
        s_cbranch_scc1 .Lend
        s_cmp_eq_u32 s15, 0
        s_cbranch_scc1 .Lwait
        s_cmp_lg_u32 s15, 1
        s_cbranch_scc1 .Lend
        global_store_b32 v1, v0, s[6:7] offset:64
        s_waitcnt_vscnt null, 0x0
        {one}
        global_store_b32 v2, v3, s[6:7]
        s_endpgm
        .Lwait:
        global_load_b32 v4, v2, s[6:7] glc
        s_waitcnt vmcnt(0)
        v_readfirstlane_b32 s17, v4
        s_cmp_eq_u32 s17, 0
        s_cbranch_scc1 .Lwait
        buffer_gl1_inv
        buffer_gl0_inv
        global_load_b32 v6, v1, s[6:7] offset:64
        s_waitcnt vmcnt(0)
        global_store_b32 v1, v6, s[6:7] offset:2048
        .Lend:
        s_endpgm""",
    "private": """
        v_mov_b32_e32 v3, 7
        scratch_store_b32 off, v0, off offset:0
        scratch_store_b64 off, v[0:1], off offset:8
        s_waitcnt_vscnt null, 0x0
        scratch_load_b32 v4, off, off offset:0
        scratch_load_b64 v[5:6], off, off offset:8
        s_waitcnt vmcnt(0)
        v_add3_u32 v4, v4, v5, v6
        v_add_nc_u32_e32 v3, v3, v4
        global_store_b32 v1, v3, s[6:7]
        s_endpgm""",
    "halves": """
        v_lshlrev_b32_e32 v2, 1, v0
        global_load_d16_b16 v3, v2, s[4:5]
        global_load_d16_hi_b16 v3, v2, s[4:5] offset:512
        s_waitcnt vmcnt(0)
        v_pk_add_u16 v3, v3, v3
        ds_store_b32 v1, v3
        s_waitcnt lgkmcnt(0)
        s_barrier
        ds_load_u16_d16 v4, v2
        ds_load_u16_d16_hi v4, v2 offset:256
        s_waitcnt lgkmcnt(0)
        global_store_b32 v1, v4, s[6:7]
        s_endpgm""",
    "counts": """
        v_mov_b32_e32 v2, 0
        v_mov_b32_e32 v3, 1
        ds_store_b32 v1, v2
        s_waitcnt lgkmcnt(0)
        s_barrier
        v_and_b32_e32 v4, 7, v0
        v_lshlrev_b32_e32 v4, 2, v4
        ds_add_u32 v4, v3
        s_waitcnt lgkmcnt(0)
        s_barrier
        ds_load_b32 v5, v1
        s_waitcnt lgkmcnt(0)
        global_atomic_add_u32 v1, v5, s[6:7]
        s_endpgm""",
}
OUT: Final = 4096
LANES: Final = 128


@dataclass(frozen=True)
class Target:
    """A kernel: its lines, and what runs it."""

    name: str
    lines: tuple[str, ...]
    path: Path | None = None

    @cached_property
    def reached(self) -> frozenset[int]:
        """Lines from 1 that a run of the unmodified kernel executes."""
        executable = Executable(read_text("\n".join(self.lines)).kernel(None))
        if self.path is not None:
            launch = load_spec(self.path.with_suffix(".toml")).resolve({})
            return frozenset(run(executable, launch, sanitize=False).lines)
        raw = executable.dispatch(_dispatch(executable), None, Settings("forward", sanitize=False))
        return frozenset(counted(raw.code, raw.counts)[0])

    def findings(self, lines: Sequence[str], engine: str, orders: Sequence[str]) -> list[EmulatorFinding]:
        """Findings that fail a run, in the first of some wave orders that has any. UserError if nothing can run."""
        found: list[EmulatorFinding] = []
        executable = Executable(read_text("\n".join(lines)).kernel(None))
        for order in orders:
            if self.path is not None:
                launch = load_spec(self.path.with_suffix(".toml")).resolve({})
                made = run(executable, launch, engine=engine, order=order).findings
            else:
                made = executable.dispatch(_dispatch(executable), None, Settings(order, engine=engine)).findings
            found = [finding for finding in made if finding.fails]
            if found:
                break
        return found


def _dispatch(executable: Executable) -> Dispatch:
    """Three workgroups of 128 lanes, an input and an output."""
    data = np.arange(1024, dtype=np.uint32).tobytes()
    places = Layout().addresses([("in", len(data)), ("out", OUT)])
    return Dispatch(
        descriptor_of(executable.kernel), executable.kernel.target, (3, 1, 1), (LANES, 1, 1),
        struct.pack("<QQ", places["in"], places["out"]),
        (Contents("in", places["in"], data, writable=False), Contents("out", places["out"], bytes(OUT))),
    )  # fmt: skip


def _small(name: str, lanes: int) -> tuple[str, ...]:
    wide = lanes == 64
    body = SMALL[name].format(
        half4=hex(4 * LANES // 2),
        one="s_mov_b64 exec, 1" if wide else "s_mov_b32 exec_lo, 1",
        save="s_mov_b64 s[20:21], exec" if wide else "s_mov_b32 s20, exec_lo",
        restore="s_mov_b64 exec, s[20:21]" if wide else "s_mov_b32 exec_lo, s20",
    )
    values = {
        "next_free_vgpr": 16, "next_free_sgpr": 32, "kernarg_size": 16, "user_sgpr_kernarg_segment_ptr": 1,
        "user_sgpr_count": 15, "system_sgpr_workgroup_id_x": 1, "wavefront_size32": int(not wide),
        "group_segment_fixed_size": 4 * LANES if "ds_" in body else 0,
        "private_segment_fixed_size": 16 if "scratch_" in body else 0,
    }  # fmt: skip
    text = [line.strip() for line in f"{ENTRY}\n{body}".splitlines() if line.strip()]
    return (
        '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"', "\t.text", "\t.globl k", "\t.p2align 8",
        "\t.type k,@function", "k:", *(line if line.endswith(":") else f"\t{line}" for line in text),
        "\t.section .rodata", "\t.amdhsa_kernel k",
        *(f"\t\t.amdhsa_{key} {value}" for key, value in values.items()), "\t.end_amdhsa_kernel",
    )  # fmt: skip


@cache
def targets() -> tuple[Target, ...]:
    """All kernels: those of files, and the small ones in both wave sizes."""
    files = [
        Target(Path(name).stem, tuple((ROOT / name).read_text().splitlines()), ROOT / name) for name in KERNEL_FILES
    ]
    return (
        *files,
        *(Target(f"{name}.wave{lanes}", _small(name, lanes)) for name in SMALL for lanes in (32, 64)),
    )
