"""Proofs where loads, stores, LDS and scalar memory have counters of their own, and barriers are two instructions."""

from __future__ import annotations

import pytest
from verify_snippets import kernel

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.ir.program import Function
from isatool.isa.target import Support
from isatool.verify.prove import prove

BODY = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s10, ttmp9, 10
	s_and_b32 s11, ttmp7, 0xffff
	s_lshr_b32 s12, ttmp7, 16
	s_add_co_i32 s10, s10, s11
	s_add_co_i32 s10, s10, s12
	v_add_nc_u32_e32 v2, s10, v1
	v_add_nc_u32_e32 v7, 0x400, v2
	s_wait_kmcnt 0x0
	v_mul_lo_u32 v8, s8, v1
	s_mov_b32 s8, 5
	s_wait_alu depctr_sa_sdst(0)
	v_add_nc_u32_e32 v8, s8, v8
	global_load_b32 v3, v2, s[4:5] scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	global_inv scope:SCOPE_DEV
	s_wait_loadcnt 0x0
	global_load_b32 v4, v7, s[4:5]
	ds_store_b32 v1, v3
	s_wait_loadcnt_dscnt 0x0
	ds_store_b32 v1, v4 offset:1024
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	global_inv scope:SCOPE_SE
	ds_load_b32 v5, v1 offset:128
	ds_load_b32 v6, v1 offset:1152
	s_wait_dscnt 0x0
	v_add_nc_u32_e32 v5, v5, v6
	v_add_nc_u32_e32 v5, v5, v8
	global_wb scope:SCOPE_SYS
	s_wait_storecnt 0x0
	global_store_b32 v2, v5, s[6:7] scope:SCOPE_SYS
"""
MUTANTS = (
    ("scope of a load", "s[4:5] scope:SCOPE_DEV", "s[4:5] scope:SCOPE_SE"),
    ("no scope of a load", "s[4:5] scope:SCOPE_DEV", "s[4:5]"),
    ("scope of a store", "s[6:7] scope:SCOPE_SYS", "s[6:7] scope:SCOPE_DEV"),
    ("another scope of an invalidation", "global_inv scope:SCOPE_DEV", "global_inv scope:SCOPE_SE"),
    ("no scope of an invalidation", "global_inv scope:SCOPE_SE", "global_inv"),
    ("no invalidation", "global_inv scope:SCOPE_SE", "s_nop 0"),
    ("no first invalidation", "global_inv scope:SCOPE_DEV", "s_nop 0"),
    ("no write-back", "global_wb scope:SCOPE_SYS", "s_nop 0"),
    ("a write-back of another scope", "global_wb scope:SCOPE_SYS", "global_wb scope:SCOPE_DEV"),
    ("no wait for stores", "s_wait_storecnt 0x0", "s_nop 0"),
    ("no signal", "s_barrier_signal -1\n", ""),
    ("no wait at the barrier", "s_barrier_wait -1\n", ""),
    ("no barrier", "s_barrier_signal -1\n\ts_barrier_wait -1\n", ""),
    ("the wait first", "s_barrier_signal -1\n\ts_barrier_wait -1\n", "s_barrier_wait -1\n\ts_barrier_signal -1\n"),
    ("another barrier", "s_barrier_signal -1", "s_barrier_signal -2"),
    ("a signal too early", "s_wait_dscnt 0x0\n\ts_barrier_signal -1", "s_barrier_signal -1\n\ts_wait_dscnt 0x0"),
    (
        "a store after the signal",
        "ds_store_b32 v1, v4 offset:1024\n\ts_wait_dscnt 0x0\n\ts_barrier_signal -1",
        "s_wait_dscnt 0x0\n\ts_barrier_signal -1\n\tds_store_b32 v1, v4 offset:1024\n\ts_wait_dscnt 0x0",
    ),
    (
        "a load before the barrier is waited for",
        "s_barrier_wait -1\n\tglobal_inv scope:SCOPE_SE\n\tds_load_b32 v5, v1 offset:128",
        "ds_load_b32 v5, v1 offset:128\n\ts_barrier_wait -1\n\tglobal_inv scope:SCOPE_SE",
    ),
    ("a wait for loads where one for LDS was", "s_wait_dscnt 0x0\n\tv_add_nc", "s_wait_loadcnt 0x0\n\tv_add_nc"),
    (
        "a wait for scalar loads too late",
        "s_wait_kmcnt 0x0\n\tv_mul_lo_u32 v8, s8, v1",
        "v_mul_lo_u32 v8, s8, v1\n\ts_wait_kmcnt 0x0",
    ),
    ("a wait for LDS where one for scalar loads was", "s_wait_kmcnt 0x0", "s_wait_dscnt 0x0"),
    ("only the LDS of both", "s_wait_loadcnt_dscnt 0x0", "s_wait_dscnt 0x0"),
    ("another limit of both", "s_wait_loadcnt_dscnt 0x0", "s_wait_loadcnt_dscnt 0x100"),
    ("no wait for a scalar result", "s_wait_alu depctr_sa_sdst(0)\n", ""),
    ("a wait for another result", "s_wait_alu depctr_sa_sdst(0)", "s_wait_alu depctr_va_vdst(0)"),
    ("the other half of the ids", "s_and_b32 s11, ttmp7, 0xffff", "s_lshr_b32 s11, ttmp7, 16"),
    ("an id of another place", "s_lshl_b32 s10, ttmp9, 10", "s_lshl_b32 s10, s2, 10"),
    ("both ids of y and z", "s_and_b32 s11, ttmp7, 0xffff", "s_mov_b32 s11, ttmp7"),
)
SAME = (
    ("z as what is left of both", "s_lshr_b32 s12, ttmp7, 16", "s_bfe_u32 s12, ttmp7, 0x100010"),
    ("y by its bits", "s_and_b32 s11, ttmp7, 0xffff", "s_bfe_u32 s11, ttmp7, 0x100000"),
    ("y is less than 65536", "s_add_co_i32 s10, s10, s11", "s_and_b32 s11, s11, 0xffff\n\ts_add_co_i32 s10, s10, s11"),
    ("two waits for one", "s_wait_loadcnt_dscnt 0x0", "s_wait_loadcnt 0x0\n\ts_wait_dscnt 0x0"),
    ("arithmetic between signal and wait", "s_barrier_signal -1\n", "s_barrier_signal -1\n\tv_mov_b32_e32 v9, 0\n"),
    ("one more wait", "s_wait_storecnt 0x0", "s_wait_idle"),
)  # fmt: skip


def of(body: str) -> Function:
    """A kernel of a chip with such counters."""
    text = kernel(body, lds=2048).replace("gfx1100", "gfx1201")
    return read_text(text, "k.s", use=Support.READ).kernel("kernel")


def test_the_kernel_is_proved_to_be_itself_by_the_walk() -> None:
    assert prove(of(BODY), of(BODY.replace("v_add_nc_u32_e32 v5, v5, v6", "v_add_nc_u32_e32 v5, v6, v5"))).holds


@pytest.mark.parametrize(("old", "new"), [each[1:] for each in SAME], ids=[each[0] for each in SAME])
def test_the_same_in_other_words_is_proved(old: str, new: str) -> None:
    assert old in BODY
    verdict = prove(of(BODY), of(BODY.replace(old, new)))
    assert verdict.holds, verdict.first_difference


@pytest.mark.parametrize(("old", "new"), [each[1:] for each in MUTANTS], ids=[each[0] for each in MUTANTS])
def test_a_mutant_is_not_proved(old: str, new: str) -> None:
    """Nor with another change that block comparisons do not see through."""
    assert BODY.count(old) == 1, BODY.count(old)
    for also in ("v_add_nc_u32_e32 v5, v5, v6", "v_add_nc_u32_e32 v5, v6, v5"):
        mutant = BODY.replace(old, new).replace("v_add_nc_u32_e32 v5, v5, v6", also)
        assert not prove(of(BODY), of(mutant)).holds


def test_a_barrier_is_whole_only_if_nothing_but_arithmetic_is_between() -> None:
    signal, wait = "s_barrier_signal -1\n\t", "s_barrier_wait -1"
    for between, whole in (
        ("", True), ("v_mov_b32_e32 v9, 0\n\t", True), ("s_wait_alu depctr_sa_sdst(0)\n\t", True),
        ("s_wait_dscnt 0x0\n\t", False), ("ds_store_b32 v1, v3\n\t", False), ("global_inv scope:SCOPE_SE\n\t", False),
        ("s_barrier_signal -1\n\t", True), ("s_barrier_wait -1\n\t", True),
    ):  # fmt: skip
        flow = build_flow(of(BODY.replace(signal + wait, signal + between + wait)))
        assert (len(flow.barriers) == 1) is whole, between
    assert not build_flow(of(BODY.replace(signal, ""))).barriers
    assert not build_flow(of(BODY.replace(signal, "s_barrier_signal -2\n\t"))).barriers


WRITTEN_BACK = "global_wb scope:SCOPE_SYS\n\ts_wait_storecnt 0x0\n\tglobal_store_b32 v2, v5, s[6:7] scope:SCOPE_SYS"


@pytest.mark.parametrize(
    "late", ["s_wait_storecnt 0x0\n\tglobal_wb scope:SCOPE_SYS", "global_wb scope:SCOPE_SYS\n\ts_wait_storecnt 0x1"]
)
def test_a_plain_store_rests_on_the_write_back_that_is_waited_for(late: str) -> None:
    body = BODY.replace(WRITTEN_BACK, WRITTEN_BACK.removesuffix(" scope:SCOPE_SYS"))
    assert prove(of(body), of(body.replace("v_add_nc_u32_e32 v5, v5, v6", "v_add_nc_u32_e32 v5, v6, v5"))).holds
    assert not prove(of(body), of(body.replace("global_wb scope:SCOPE_SYS\n\ts_wait_storecnt 0x0", late))).holds


TRANSPOSED = """
	s_load_b128 s[4:7], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 4, v0
	v_mov_b32_e32 v2, 0
	s_wait_kmcnt 0x0
	{all}
	v_cmp_gt_u32_e32 vcc_lo, 9, v0
	s_wait_alu depctr_va_vcc(0)
	s_and_saveexec_b32 s10, vcc_lo
	{some}
	v_mov_b32_e32 v2, v4
	s_mov_b32 exec_lo, s10
	global_store_b32 v1, v2, s[6:7]
"""


def test_a_transposing_load_stays_where_all_lanes_are_on() -> None:
    load = "global_load_tr_b128 v[4:7], v1, s[4:5]\n\ts_wait_loadcnt 0x0"
    texts = [
        kernel(TRANSPOSED.format(all=before, some=after), full=True).replace("gfx1100", "gfx1201")
        for before, after in ((load, ""), (load, "v_add_nc_u32_e32 v3, v4, v4"), ("", load))
    ]
    first, same, moved = (read_text(text, "k.s", use=Support.READ).kernel("kernel") for text in texts)
    assert prove(first, same).holds
    assert not prove(first, moved).holds
