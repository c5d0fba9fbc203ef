"""Kernels that work on tiles in LDS, one barrier after loading and one after storing, for the tests of double-buffer.

Every work-item loads what another wave stored, so a barrier too few or a wrong buffer shows.
"""

from __future__ import annotations

from small_kernels import LOAD_ARGUMENTS, small_kernel, small_spec

from isatool.asm.launch_spec import LaunchSpec
from isatool.ir.program import Function

BLOCK = 256
TILE = 4 * BLOCK
START = (
    LOAD_ARGUMENTS
    + """
    v_lshlrev_b32_e32 v1, 2, v0
    v_xor_b32_e32 v2, 0x3fc, v1
    v_mov_b32_e32 v5, 0
    s_mov_b32 s10, 0
"""
)
FIRST_TILE = """
    global_load_b32 v3, v1, s[4:5]
    s_waitcnt vmcnt(0)
    ds_store_b32 v1, v3
    s_waitcnt lgkmcnt(0)
    s_barrier
"""
FETCH = """
.Lloop:
    s_add_i32 s10, s10, 1
    s_cmp_lt_i32 s10, s8
    s_cselect_b32 s11, -1, 0
    s_cbranch_scc0 .Lread
    s_add_u32 s4, s4, 0x400
    s_addc_u32 s5, s5, 0
    global_load_b32 v3, v1, s[4:5]
.Lread:
"""
READ = """
    ds_load_b32 v4, v2
    s_waitcnt lgkmcnt(0)
    v_add_nc_u32_e32 v5, v5, v4
"""
WRITE = """
    s_waitcnt vmcnt(0)
    s_barrier
    s_and_not1_b32 vcc_lo, exec_lo, s11
    s_cbranch_vccnz .Lnext
    ds_store_b32 v1, v3
.Lnext:
    s_waitcnt lgkmcnt(0)
    s_barrier
"""
AGAIN = """
    s_cmp_lt_i32 s10, s8
    s_cbranch_scc1 .Lloop
"""
RESULT = """
    s_lshl_b32 s12, s15, 10
    v_add_nc_u32_e32 v6, s12, v1
    global_store_b32 v6, v5, s[6:7]
"""
PREFETCH = START + FIRST_TILE + FETCH + READ + WRITE + AGAIN + RESULT
"""the next tile is fetched while this one is read, but in the last iteration"""

DIRECT = (
    START
    + """
.Lloop:
    s_add_i32 s10, s10, 1
    global_load_b32 v3, v1, s[4:5]
    s_add_u32 s4, s4, 0x400
    s_addc_u32 s5, s5, 0
    s_waitcnt vmcnt(0)
    ds_store_b32 v1, v3
    s_waitcnt lgkmcnt(0)
    s_barrier
"""
    + READ
    + "s_barrier\n"
    + AGAIN
    + RESULT
)
"""a tile is fetched and stored at the start of its turn"""


def buffered_kernel(body: str, lds: int = TILE, vgprs: int = 32) -> Function:
    """A kernel for 256 work-items."""
    return small_kernel(body, lds=lds, block=BLOCK, vgprs=vgprs)


def buffered_spec() -> LaunchSpec:
    """Two workgroups, N tiles."""
    return small_spec(block=BLOCK, grid="2", source="256 * N", target="512")


SHARED = (
    START
    + """
    v_lshlrev_b32_e32 v7, 3, v0
    v_xor_b32_e32 v8, 0x7f8, v7
.Lloop:
    s_add_i32 s10, s10, 1
    global_load_b32 v3, v1, s[4:5]
    s_add_u32 s4, s4, 0x400
    s_addc_u32 s5, s5, 0
    s_waitcnt vmcnt(0)
    v_add_nc_u32_e32 v10, v3, v0
    v_sub_nc_u32_e32 v11, v3, v0
    ds_store_b32 v1, v3
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b32 v4, v2
    s_waitcnt lgkmcnt(0)
    v_add_nc_u32_e32 v5, v5, v4
    s_barrier
    ds_store_b64 v7, v[10:11]
    s_waitcnt lgkmcnt(0)
    s_barrier
    ds_load_b64 v[12:13], v8
    s_waitcnt lgkmcnt(0)
    v_add_nc_u32_e32 v5, v5, v12
    v_xor_b32_e32 v5, v5, v13
    s_barrier
"""
    + AGAIN
    + RESULT
)
"""two tiles of different size, the small one first, go through the same bytes in each iteration"""
