"""Wrong rewrites of code that works between the signal and the wait of a barrier: none is proved, by no engine."""

from __future__ import annotations

import pytest
from verify_snippets import kernel

from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.pipeline.judge import judge

BODY = """
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s22, 4
	v_mov_b32_e32 v20, 1
	s_wait_kmcnt 0x0
	s_load_b32 s20, s[4:5], 0x40
	global_atomic_add_u32 v21, v1, v20, s[6:7] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
	global_load_b32 v3, v1, s[4:5]
	ds_store_b32 v1, v20
	s_wait_dscnt 0x0
	s_barrier_signal -1
	global_load_b32 v4, v1, s[4:5] offset:1024
	v_cmp_gt_u32_e32 vcc_lo, 16, v0
	v_cndmask_b32_e32 v8, 3, v20, vcc_lo
	v_cmp_lt_u32_e32 vcc_lo, 7, v0
	s_wait_alu depctr_va_vcc(0)
	v_cndmask_b32_e32 v9, 5, v20, vcc_lo
	v_mov_b32_e32 v12, s22
	v_readfirstlane_b32 s22, v20
	s_wait_alu depctr_va_sdst(0)
	v_add_nc_u32_e32 v9, s22, v9
	s_barrier_wait -1
	ds_load_b32 v5, v1 offset:128
	s_wait_loadcnt 0x1
	v_add_nc_u32_e32 v3, v3, v21
	s_wait_kmcnt 0x0
	v_add_nc_u32_e32 v3, s20, v3
	s_wait_loadcnt_dscnt 0x0
	v_add_nc_u32_e32 v5, v5, v4
	v_add_nc_u32_e32 v5, v5, v3
	v_add_nc_u32_e32 v5, v5, v8
	v_add_nc_u32_e32 v5, v5, v9
	global_store_b32 v1, v5, s[6:7] offset:2048
	s_wait_storecnt 0x0
	s_barrier_signal -1
	v_mov_b32_e32 v11, s5
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	global_load_b32 v6, v1, s[6:7] offset:2112
	s_wait_loadcnt 0x0
	v_mov_b32_e32 v10, s4
	flat_load_b32 v7, v[10:11]
	global_atomic_add_u32 v1, v6, s[6:7] scope:SCOPE_DEV
	s_wait_loadcnt_dscnt 0x0
	global_store_b32 v1, v7, s[6:7] offset:4096
"""
FIRST_JOIN = "s_wait_loadcnt_dscnt 0x0\n\tv_add_nc_u32_e32 v5, v5, v4"
FLAT_JOIN = "s_wait_loadcnt_dscnt 0x0\n\tglobal_store_b32 v1, v7"
SECOND = "s_barrier_signal -1\n\tv_mov_b32_e32 v11, s5\n\t"
LOAD = "global_load_b32 v6, v1, s[6:7] offset:2112\n\t"
MUTANTS = (
    ("another scope of an atomic", "th:TH_ATOMIC_RETURN scope:SCOPE_DEV", "th:TH_ATOMIC_RETURN scope:SCOPE_SE"),
    ("no scope of an atomic", "th:TH_ATOMIC_RETURN scope:SCOPE_DEV", "th:TH_ATOMIC_RETURN"),
    ("no scope of an atomic without result", "v6, s[6:7] scope:SCOPE_DEV", "v6, s[6:7]"),
    ("a wider scope of an atomic", "v6, s[6:7] scope:SCOPE_DEV", "v6, s[6:7] scope:SCOPE_SYS"),
    ("no result of an atomic", "v21, v1, v20, s[6:7] th:TH_ATOMIC_RETURN", "v1, v20, s[6:7]"),
    ("a load of LDS above the wait", "s_barrier_wait -1\n\tds_load_b32 v5, v1 offset:128",
     "ds_load_b32 v5, v1 offset:128\n\ts_barrier_wait -1"),
    ("the wait below a load of LDS and its neighbour",
     "s_barrier_wait -1\n\tds_load_b32 v5, v1 offset:128\n\ts_wait_loadcnt 0x1\n",
     "ds_load_b32 v5, v1 offset:128\n\ts_wait_loadcnt 0x1\n\ts_barrier_wait -1\n"),
    ("the wait for LDS after the signal", "s_wait_dscnt 0x0\n\ts_barrier_signal -1",
     "s_barrier_signal -1\n\ts_wait_dscnt 0x0"),
    ("the store to LDS after the signal", "ds_store_b32 v1, v20\n\ts_wait_dscnt 0x0\n\ts_barrier_signal -1\n",
     "s_barrier_signal -1\n\tds_store_b32 v1, v20\n\ts_wait_dscnt 0x0\n"),
    ("the signal above the wait for LDS, with a load",
     "s_wait_dscnt 0x0\n\ts_barrier_signal -1\n\tglobal_load_b32 v4, v1, s[4:5] offset:1024\n",
     "s_barrier_signal -1\n\tglobal_load_b32 v4, v1, s[4:5] offset:1024\n\ts_wait_dscnt 0x0\n"),
    ("no wait for LDS at the signal", "s_wait_dscnt 0x0\n\ts_barrier_signal", "s_barrier_signal"),
    ("no wait for VCC", "s_wait_alu depctr_va_vcc(0)\n", ""),
    ("a wait for SGPRs in place of VCC", "depctr_va_vcc(0)", "depctr_va_sdst(0)"),
    ("no wait for an SGPR of the VALU", "s_wait_alu depctr_va_sdst(0)\n", ""),
    ("a wait for an SGPR of the SALU", "depctr_va_sdst(0)", "depctr_sa_sdst(0)"),
    ("one load more in flight", "s_wait_loadcnt 0x1", "s_wait_loadcnt 0x2"),
    ("no wait for the atomic", "s_wait_loadcnt 0x1\n", "s_nop 0\n"),
    ("a wait for stores", "s_wait_loadcnt 0x1", "s_wait_storecnt 0x0"),
    ("no wait for scalar loads", "s_wait_kmcnt 0x0\n\tv_add_nc", "v_add_nc"),
    ("a scalar load in flight", "s_wait_kmcnt 0x0\n\tv_add_nc", "s_wait_kmcnt 0x1\n\tv_add_nc"),
    ("no wait for the arguments", "s_wait_kmcnt 0x0\n\ts_load", "s_load"),
    ("only loads of both", FIRST_JOIN, FIRST_JOIN.replace("_dscnt", "")),
    ("only LDS of both", FIRST_JOIN, FIRST_JOIN.replace("loadcnt_", "")),
    ("a load of both in flight", FIRST_JOIN, FIRST_JOIN.replace("0x0", "0x100")),
    ("an LDS load of both in flight", FIRST_JOIN, FIRST_JOIN.replace("0x0", "0x1")),
    ("half of a wait for a flat load", FLAT_JOIN, FLAT_JOIN.replace("loadcnt_", "")),
    ("the other half", FLAT_JOIN, FLAT_JOIN.replace("_dscnt", "")),
    ("no wait for a store at the signal", "s_wait_storecnt 0x0\n", "s_nop 0\n"),
    ("the wait for a store after the signal", "s_wait_storecnt 0x0\n\ts_barrier_signal -1\n",
     "s_barrier_signal -1\n\ts_wait_storecnt 0x0\n"),
    ("a global store after the signal",
     "global_store_b32 v1, v5, s[6:7] offset:2048\n\ts_wait_storecnt 0x0\n\ts_barrier_signal -1\n",
     "s_barrier_signal -1\n\tglobal_store_b32 v1, v5, s[6:7] offset:2048\n\ts_wait_storecnt 0x0\n"),
    ("an invalidation above the wait", "s_barrier_wait -1\n\tglobal_inv scope:SCOPE_SE\n",
     "global_inv scope:SCOPE_SE\n\ts_barrier_wait -1\n"),
    ("an invalidation below the load", f"global_inv scope:SCOPE_SE\n\t{LOAD}", f"{LOAD}global_inv scope:SCOPE_SE\n\t"),
    ("no invalidation", "global_inv scope:SCOPE_SE\n", ""),
    ("an invalidation that writes back", "global_inv scope:SCOPE_SE", "global_wbinv scope:SCOPE_SE"),
    ("an invalidation of scalars more", "global_inv scope:SCOPE_SE\n", "global_inv scope:SCOPE_SE\n\ts_dcache_inv\n"),
    ("a load above the second barrier's wait", f"{SECOND}s_barrier_wait -1\n\tglobal_inv scope:SCOPE_SE\n\t{LOAD}",
     f"{SECOND}{LOAD}s_barrier_wait -1\n\tglobal_inv scope:SCOPE_SE\n\t"),
    ("no second barrier", f"{SECOND}s_barrier_wait -1\n", "v_mov_b32_e32 v11, s5\n"),
    ("no second wait", f"{SECOND}s_barrier_wait -1\n", SECOND),
    ("no first signal", "s_barrier_signal -1\n\tglobal_load", "global_load"),
    ("a signal that writes SCC", SECOND, SECOND.replace("signal", "signal_isfirst")),
    ("another barrier's wait", "s_barrier_wait -1\n\tds_load", "s_barrier_wait -2\n\tds_load"),
    ("a wave that leaves", "s_barrier_wait -1\n\tglobal_inv", "s_barrier_leave\n\tglobal_inv"),
    ("a signal more at the end", "offset:4096\n", "offset:4096\n\ts_barrier_signal -1\n"),
    ("a scope of a load more", "v6, v1, s[6:7] offset:2112", "v6, v1, s[6:7] offset:2112 scope:SCOPE_DEV"),
    ("an atomic after a signal", "global_atomic_add_u32 v1, v6, s[6:7] scope:SCOPE_DEV\n",
     "s_barrier_signal -1\n\tglobal_atomic_add_u32 v1, v6, s[6:7] scope:SCOPE_DEV\n\ts_barrier_wait -1\n"),
)  # fmt: skip
SAME = (
    ("arithmetic below the wait", f"{SECOND}s_barrier_wait -1\n\t",
     "s_barrier_signal -1\n\ts_barrier_wait -1\n\tv_mov_b32_e32 v11, s5\n\t"),
    ("two waits for one", FIRST_JOIN, FIRST_JOIN.replace("_dscnt 0x0", " 0x0\n\ts_wait_dscnt 0x0")),
    ("a wait for exports more", "s_wait_storecnt 0x0", "s_wait_expcnt 0x0\n\ts_wait_storecnt 0x0"),
    ("a prefetch more", "s_wait_storecnt 0x0", "s_prefetch_data s[4:5], 0x0, null, 0\n\ts_wait_storecnt 0x0"),
)  # fmt: skip
ALSO = ("v_add_nc_u32_e32 v5, v5, v4", "v_add_nc_u32_e32 v5, v4, v5")
"""what block comparisons do not see through"""


def text(body: str) -> str:
    return kernel(body, lds=2048).replace("gfx1100", "gfx1201")


def of(body: str) -> Function:
    return read_text(text(body), "k.s").kernel("kernel")


@pytest.mark.parametrize(("old", "new"), [each[1:] for each in SAME], ids=[each[0] for each in SAME])
def test_the_same_in_other_words_is_proved(old: str, new: str) -> None:
    assert BODY.count(old) == 1
    for also in ALSO:
        same = BODY.replace(old, new).replace(ALSO[0], also)
        verdict = judge(of(BODY), of(same), toolchain=Toolchain.find())
        assert verdict.holds, verdict.first_difference


@pytest.mark.parametrize(("old", "new"), [each[1:] for each in MUTANTS], ids=[each[0] for each in MUTANTS])
def test_a_mutant_is_not_proved(old: str, new: str) -> None:
    assert BODY.count(old) == 1, BODY.count(old)
    for also in ALSO:
        mutant = of(BODY.replace(old, new).replace(ALSO[0], also))
        assert not judge(of(BODY), mutant, toolchain=Toolchain.find()).holds
