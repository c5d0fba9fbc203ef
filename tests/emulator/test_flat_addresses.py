"""Flat accesses through the apertures of LDS and private memory, as compilers form them, on both engines."""

from __future__ import annotations

import numpy as np
import pytest
from tiny_kernels import KERNARG, kernel, run, words

from isatool.emulator.findings import FindingKind
from isatool.semantics.errors import NotEmulated

DATA = np.arange(64, dtype=np.uint32)
SETUP = f"""
{KERNARG}
s_mov_b64 s[8:9], src_shared_base
s_mov_b64 s[10:11], src_private_base
v_lshlrev_b32_e32 v1, 2, v0
v_mov_b32_e32 v10, v0
"""
MIXED = """
v_add_co_u32 v2, vcc_lo, s6, v1
v_add_co_ci_u32_e64 v3, s12, s7, 0, vcc_lo
v_cmp_gt_u32_e32 vcc_lo, 20, v0
v_cndmask_b32_e32 v2, v2, v1, vcc_lo
v_mov_b32_e32 v4, s9
v_cndmask_b32_e32 v3, v3, v4, vcc_lo
v_cmp_gt_u32_e32 vcc_lo, 10, v0
v_mov_b32_e32 v5, s11
v_cndmask_b32_e32 v3, v3, v5, vcc_lo
v_cndmask_b32_e64 v2, v2, 16, vcc_lo
"""
"""v[2:3]: private memory in lanes 0 to 9, LDS in 10 to 19, the output in the others"""


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_each_lane_reaches_the_memory_that_its_address_means(engine: str) -> None:
    body = f"""
    {SETUP}
    {MIXED}
    flat_store_b32 v[2:3], v10
    s_waitcnt lgkmcnt(0)
    s_waitcnt_vscnt null, 0x0
    flat_load_b32 v6, v[2:3]
    s_waitcnt vmcnt(0) lgkmcnt(0)
    v_add_nc_u32_e32 v6, 1, v6
    global_store_b32 v1, v6, s[6:7] offset:128
    v_mov_b32_e32 v7, 0
    s_mov_b32 exec_lo, 0x3ff
    scratch_load_b32 v7, off, off offset:16
    s_waitcnt vmcnt(0)
    s_mov_b32 exec_lo, 0xffc00
    ds_load_b32 v7, v1
    s_mov_b32 exec_lo, -1
    s_waitcnt vmcnt(0) lgkmcnt(0)
    global_store_b32 v1, v7, s[6:7] offset:256
    s_endpgm
    """
    result = run(kernel(body, lds=256, scratch=32), DATA, out=384, engine=engine)
    got = words(result)
    assert not result.findings
    assert got[:32] == [0] * 20 + list(range(20, 32))
    assert got[32:64] == list(range(1, 33))
    assert got[64:] == [*range(20), *[0] * 12]


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_atomics_go_to_lds_and_global_memory_and_not_to_private_memory(engine: str) -> None:
    def body(first: str) -> str:
        return f"""
        {SETUP}
        {MIXED}
        v_mov_b32_e32 v6, 0
        ds_store_b32 v1, v6
        s_waitcnt lgkmcnt(0)
        s_mov_b32 exec_lo, {first}
        flat_atomic_add_u32 v7, v[2:3], v10 glc
        s_waitcnt vmcnt(0) lgkmcnt(0)
        flat_atomic_add_u32 v7, v[2:3], v10 glc
        s_waitcnt vmcnt(0) lgkmcnt(0)
        global_store_b32 v1, v7, s[6:7] offset:128
        s_endpgm
        """

    result = run(kernel(body("0xfffffc00"), lds=256, scratch=32), DATA, out=256, engine=engine)
    got = words(result)
    assert got[20:32] == [2 * lane for lane in range(20, 32)]
    assert got[42:64] == list(range(10, 32))
    with pytest.raises(NotEmulated, match="private memory"):
        run(kernel(body("-1"), lds=256, scratch=32), DATA, out=256, engine=engine)


@pytest.mark.parametrize("engine", ["numpy", "native"])
def test_an_address_beyond_the_lds_is_a_finding(engine: str) -> None:
    body = f"{SETUP}\nv_mov_b32_e32 v2, 0x1000\nv_mov_b32_e32 v3, s9\nflat_load_b32 v4, v[2:3]\n"
    result = run(kernel(f"{body}s_waitcnt vmcnt(0) lgkmcnt(0)\ns_endpgm", lds=256), DATA, engine=engine)
    assert [finding.kind for finding in result.findings] == [FindingKind.OUT_OF_BOUNDS]
    assert "LDS" in result.findings[0].message
