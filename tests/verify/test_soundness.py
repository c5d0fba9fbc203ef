"""One legal and one illegal rewrite for each condition that a proof rests on."""

from __future__ import annotations

import pytest
from verify_snippets import compare

from isatool.verify.verdict import PROVED, REFUTED, UNKNOWN

STORE = "global_store_b32 v1, v2, s[4:5]"
STORE64 = "v_mov_b32_e32 v2, s10\nv_mov_b32_e32 v3, s11\nglobal_store_b64 v1, v[2:3], s[4:5]"
TWO_LOADS = "global_load_b32 v3, v1, s[6:7]\nglobal_load_b32 v4, v1, s[6:7] offset:4\ns_waitcnt vmcnt(0)\n"
LOAD = "global_load_b32 v2, v1, s[6:7]"
ARRIVED = "s_waitcnt vmcnt(0)"

# name, first, legal second, illegal second
PAIRS: list[tuple[str, str, str, str]] = [
    (
        "a renamed register",
        f"{LOAD}\n{ARRIVED}\nv_add_f32_e32 v2, v2, v2\n{STORE}",
        f"global_load_b32 v9, v1, s[6:7]\n{ARRIVED}\nv_add_f32_e32 v7, v9, v9\nglobal_store_b32 v1, v7, s[4:5]",
        f"global_load_b32 v9, v1, s[6:7]\n{ARRIVED}\nv_add_f32_e32 v7, v9, v8\nglobal_store_b32 v1, v7, s[4:5]",
    ),
    (
        "sums in another order",
        f"v_add_nc_u32_e32 v2, s8, v0\nv_add_nc_u32_e32 v2, 12, v2\n{STORE}",
        f"v_add_nc_u32_e32 v2, 12, v0\nv_add_nc_u32_e32 v2, s8, v2\n{STORE}",
        f"v_add_nc_u32_e32 v2, 13, v0\nv_add_nc_u32_e32 v2, s8, v2\n{STORE}",
    ),
    (
        "float sources keep their order",
        f"{LOAD}\n{ARRIVED}\nv_fma_f32 v2, v2, s8, v0\n{STORE}",
        f"{LOAD}\n{ARRIVED}\nv_mov_b32_e32 v3, v2\nv_fma_f32 v2, v3, s8, v0\n{STORE}",
        f"{LOAD}\n{ARRIVED}\nv_fma_f32 v2, s8, v2, v0\n{STORE}",
    ),
    (
        "an inline constant of 64 bits is no literal",
        f"s_mov_b64 s[10:11], -1\n{STORE64}",
        f"s_mov_b32 s10, -1\ns_mov_b32 s11, -1\n{STORE64}",
        f"s_mov_b64 s[10:11], 0xffffffff\n{STORE64}",
    ),
    (
        "a sign-extended mask is no literal",
        f"s_and_b64 s[10:11], s[8:9], -8\n{STORE64}",
        f"s_and_b64 s[12:13], s[8:9], -8\ns_mov_b64 s[10:11], s[12:13]\n{STORE64}",
        f"s_and_b64 s[10:11], s[8:9], 0xfffffff8\n{STORE64}",
    ),
    (
        "of two NaNs the first is taken: a reversed difference is not an exchanged one",
        f"{TWO_LOADS}v_sub_f32_e32 v2, v3, v4\n{STORE}",
        f"{TWO_LOADS}v_mov_b32_e32 v9, v4\nv_sub_f32_e32 v2, v3, v9\n{STORE}",
        f"{TWO_LOADS}v_subrev_f32_e32 v2, v4, v3\n{STORE}",
    ),
    (
        "a factor that is a number may change places",
        f"{TWO_LOADS}v_fma_f32 v2, v3, 2.0, v4\n{STORE}",
        f"{TWO_LOADS}v_fma_f32 v2, 2.0, v3, v4\n{STORE}",
        f"{TWO_LOADS}v_fma_f32 v2, 4.0, v3, v4\n{STORE}",
    ),
    (
        "a product and a sum are not fused",
        f"{LOAD}\n{ARRIVED}\nv_mul_f32_e32 v3, v2, v2\nv_add_f32_e32 v2, v3, v0\n{STORE}",
        f"{LOAD}\n{ARRIVED}\nv_mul_f32_e32 v2, v2, v2\nv_add_f32_e32 v2, v2, v0\n{STORE}",
        f"{LOAD}\n{ARRIVED}\nv_fma_f32 v2, v2, v2, v0\n{STORE}",
    ),
    (
        "both halves of a pair read before either writes",
        f"v_mov_b32_e32 v3, v0\nv_mov_b32_e32 v2, s8\nv_swap_b32 v2, v3\n{STORE}",
        f"v_mov_b32_e32 v3, v0\nv_mov_b32_e32 v2, s8\nv_dual_mov_b32 v2, v3 :: v_dual_mov_b32 v3, v2\n{STORE}",
        f"v_mov_b32_e32 v3, v0\nv_mov_b32_e32 v2, s8\nv_mov_b32_e32 v3, v2\nv_mov_b32_e32 v2, v3\n{STORE}",
    ),
    (
        "a carry goes through VCC",
        "v_add_co_u32 v2, vcc_lo, s8, v0\nv_add_co_ci_u32_e64 v2, null, s9, 0, vcc_lo\n" + STORE,
        "v_add_co_u32 v2, s10, s8, v0\nv_add_co_ci_u32_e64 v2, null, s9, 0, s10\n" + STORE,
        "v_add_co_u32 v2, s10, s8, v0\nv_add_co_ci_u32_e64 v2, null, s9, 0, vcc_lo\n" + STORE,
    ),
    (
        "SCC holds until the next scalar operation",
        "s_add_u32 s10, s8, s9\ns_addc_u32 s11, s9, 0\nv_mov_b32_e32 v2, s11\n" + STORE,
        "s_add_u32 s10, s8, s9\ns_mov_b32 s12, 5\ns_addc_u32 s11, s9, 0\nv_mov_b32_e32 v2, s11\n" + STORE,
        "s_add_u32 s10, s8, s9\ns_and_b32 s12, s8, 5\ns_addc_u32 s11, s9, 0\nv_mov_b32_e32 v2, s11\n" + STORE,
    ),
    (
        "half of a register stays",
        f"{LOAD}\n{ARRIVED}\nv_cvt_f16_f32_e32 v2, v0\n{STORE}",
        f"global_load_b32 v3, v1, s[6:7]\n{ARRIVED}\nv_cvt_f16_f32_e32 v3, v0\nglobal_store_b32 v1, v3, s[4:5]",
        f"global_load_b32 v3, v1, s[6:7]\n{ARRIVED}\nv_cvt_f16_f32_e32 v2, v0\n{STORE}",
    ),
    (
        "a load of another place",
        f"{LOAD}\n{ARRIVED}\n{STORE}",
        f"v_mov_b32_e32 v5, 0\ns_nop 0\n{LOAD}\n{ARRIVED}\n{STORE}",
        f"global_load_b32 v2, v1, s[6:7] offset:4\n{ARRIVED}\n{STORE}",
    ),
    (
        "no load where there was none",
        f"{LOAD}\nglobal_load_b32 v3, v1, s[6:7] offset:4\n{ARRIVED}\n{STORE}",
        f"{LOAD}\n{ARRIVED}\n{STORE}",
        f"{LOAD}\nglobal_load_b32 v3, v1, s[6:7] offset:4\nglobal_load_b32 v4, v1, s[6:7] offset:8\n{ARRIVED}\n{STORE}",
    ),
    (
        "a load stays on its side of a store that may overlap",
        f"{LOAD}\n{ARRIVED}\n{STORE}\nglobal_load_b32 v3, v1, s[6:7]\n"
        f"{ARRIVED}\nglobal_store_b32 v1, v3, s[4:5] offset:4",
        f"{LOAD}\n{ARRIVED}\nv_mov_b32_e32 v9, v2\nglobal_store_b32 v1, v9, s[4:5]\nglobal_load_b32 v3, v1, s[6:7]\n"
        f"{ARRIVED}\nglobal_store_b32 v1, v3, s[4:5] offset:4",
        f"{LOAD}\nglobal_load_b32 v3, v1, s[6:7]\n{ARRIVED}\n{STORE}\nglobal_store_b32 v1, v3, s[4:5] offset:4",
    ),
    (
        "a store is done once",
        f"v_mov_b32_e32 v2, s8\n{STORE}",
        f"v_mov_b32_e32 v2, s8\n{STORE}",
        f"v_mov_b32_e32 v2, s8\n{STORE}\n{STORE}",
    ),
    (
        "LDS before and after a barrier",
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v2, v1 offset:4\ns_waitcnt lgkmcnt(0)\n"
        + STORE,
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v2, v1 offset:4\nv_mov_b32_e32 v5, 1\n"
        "s_waitcnt lgkmcnt(0)\n" + STORE,
        "ds_store_b32 v1, v0\nds_load_b32 v2, v1 offset:4\ns_waitcnt lgkmcnt(0)\ns_barrier\n" + STORE,
    ),
    (
        "a barrier may not go",
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v2, v1 offset:4\ns_waitcnt lgkmcnt(0)\n"
        + STORE,
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_nop 0\ns_barrier\nds_load_b32 v2, v1 offset:4\n"
        "s_waitcnt lgkmcnt(0)\n" + STORE,
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1 offset:4\ns_waitcnt lgkmcnt(0)\n" + STORE,
    ),
    (
        "LDS stores have arrived at a barrier",
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v2, v1 offset:4\ns_waitcnt lgkmcnt(0)\n"
        + STORE,
        "ds_store_b32 v1, v0\ns_waitcnt vmcnt(0) lgkmcnt(0)\ns_barrier\nds_load_b32 v2, v1 offset:4\n"
        "s_waitcnt lgkmcnt(0)\n" + STORE,
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(1)\ns_barrier\nds_load_b32 v2, v1 offset:4\ns_waitcnt lgkmcnt(0)\n"
        + STORE,
    ),
    (
        "global stores have arrived at an atomic",
        "v_mov_b32_e32 v2, s8\n" + STORE + "\ns_waitcnt_vscnt null, 0x0\nglobal_atomic_add_u32 v1, v0, s[6:7]",
        "v_mov_b32_e32 v9, s8\nglobal_store_b32 v1, v9, s[4:5]\ns_waitcnt_vscnt null, 0x0\n"
        "global_atomic_add_u32 v1, v0, s[6:7]",
        "v_mov_b32_e32 v2, s8\n" + STORE + "\nglobal_atomic_add_u32 v1, v0, s[6:7]",
    ),
    (
        "global stores have arrived at an LDS store",
        "v_mov_b32_e32 v2, s8\n" + STORE + "\ns_waitcnt_vscnt null, 0x0\nds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)",
        "v_mov_b32_e32 v9, s8\nglobal_store_b32 v1, v9, s[4:5]\ns_waitcnt_vscnt null, 0x0\n"
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)",
        "v_mov_b32_e32 v2, s8\n" + STORE + "\nds_store_b32 v1, v0\ns_waitcnt_vscnt null, 0x0\ns_waitcnt lgkmcnt(0)",
    ),
    (
        "LDS stores have arrived at a global store",
        "ds_store_b32 v1, v0\nv_mov_b32_e32 v2, s8\ns_waitcnt lgkmcnt(0)\n" + STORE,
        "ds_store_b32 v1, v0\nv_mov_b32_e32 v9, s8\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v9, s[4:5]",
        "ds_store_b32 v1, v0\nv_mov_b32_e32 v2, s8\n" + STORE + "\ns_waitcnt lgkmcnt(0)",
    ),
    (
        "atomics keep their order and kind",
        "global_atomic_add_u32 v1, v0, s[6:7]\nglobal_atomic_umax_u32 v1, v1, s[6:7]".replace("umax", "max"),
        "v_mov_b32_e32 v5, v0\nglobal_atomic_add_u32 v1, v5, s[6:7]\nglobal_atomic_max_u32 v1, v1, s[6:7]",
        "global_atomic_max_u32 v1, v1, s[6:7]\nglobal_atomic_add_u32 v1, v0, s[6:7]",
    ),
    (
        "private memory keeps what is put there",
        f"{LOAD}\n{ARRIVED}\n{STORE}",
        f"{LOAD}\n{ARRIVED}\nscratch_store_b32 off, v2, off offset:8\nscratch_store_b32 off, v0, off offset:4\n"
        "v_mov_b32_e32 v2, 0\nscratch_load_b32 v2, off, off offset:8\ns_waitcnt vmcnt(0)\n" + STORE,
        f"{LOAD}\n{ARRIVED}\nscratch_store_b32 off, v2, off offset:8\nscratch_store_b32 off, v0, off offset:4\n"
        "v_mov_b32_e32 v2, 0\nscratch_load_b32 v2, off, off offset:4\ns_waitcnt vmcnt(0)\n" + STORE,
    ),
    (
        "a lane of a register keeps what is put there",
        "s_add_u32 s10, s8, s9\nv_mov_b32_e32 v2, s10\n" + STORE,
        "s_add_u32 s10, s8, s9\nv_writelane_b32 v9, s10, 3\nv_writelane_b32 v9, s9, 4\ns_mov_b32 s10, 0\n"
        "v_readlane_b32 s11, v9, 3\nv_mov_b32_e32 v2, s11\n" + STORE,
        "s_add_u32 s10, s8, s9\nv_writelane_b32 v9, s10, 3\nv_writelane_b32 v9, s9, 4\ns_mov_b32 s10, 0\n"
        "v_readlane_b32 s11, v9, 4\nv_mov_b32_e32 v2, s11\n" + STORE,
    ),
    (
        "so does the first lane",
        "s_add_u32 s10, s8, s9\nv_mov_b32_e32 v2, s10\n" + STORE,
        "s_add_u32 s10, s8, s9\nv_writelane_b32 v9, s10, 0\nv_writelane_b32 v9, s9, 1\ns_mov_b32 s10, 0\n"
        "v_readlane_b32 s11, v9, 0\nv_mov_b32_e32 v2, s11\n" + STORE,
        "s_add_u32 s10, s8, s9\nv_writelane_b32 v9, s10, 0\nv_writelane_b32 v9, s9, 1\ns_mov_b32 s10, 0\n"
        "v_readlane_b32 s11, v9, 1\nv_mov_b32_e32 v2, s11\n" + STORE,
    ),
    (
        "the first active lane",
        f"{LOAD}\n{ARRIVED}\nv_readfirstlane_b32 s10, v2\nv_mov_b32_e32 v2, s10\n{STORE}",
        f"global_load_b32 v7, v1, s[6:7]\n{ARRIVED}\nv_readfirstlane_b32 s12, v7\nv_mov_b32_e32 v2, s12\n{STORE}",
        f"{LOAD}\n{ARRIVED}\nv_readlane_b32 s10, v2, 0\nv_mov_b32_e32 v2, s10\n{STORE}",
    ),
    (
        "DPP reads other lanes",
        f"{LOAD}\n{ARRIVED}\nv_mov_b32_dpp v3, v2 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1\n"
        "global_store_b32 v1, v3, s[4:5]",
        f"global_load_b32 v5, v1, s[6:7]\n{ARRIVED}\nv_mov_b32_dpp v4, v5 row_shr:1 row_mask:0xf bank_mask:0xf "
        "bound_ctrl:1\nglobal_store_b32 v1, v4, s[4:5]",
        f"{LOAD}\n{ARRIVED}\nv_mov_b32_dpp v3, v2 row_shr:2 row_mask:0xf bank_mask:0xf bound_ctrl:1\n"
        "global_store_b32 v1, v3, s[4:5]",
    ),
    (
        "DPP keeps the destination of lanes without a source",
        f"{LOAD}\n{ARRIVED}\nv_mov_b32_e32 v3, v0\nv_mov_b32_dpp v3, v2 row_shr:1 row_mask:0xf bank_mask:0xf\n"
        "global_store_b32 v1, v3, s[4:5]",
        f"{LOAD}\n{ARRIVED}\nv_mov_b32_e32 v8, v0\nv_mov_b32_dpp v8, v2 row_shr:1 row_mask:0xf bank_mask:0xf\n"
        "global_store_b32 v1, v8, s[4:5]",
        f"{LOAD}\n{ARRIVED}\nv_mov_b32_e32 v3, v1\nv_mov_b32_dpp v3, v2 row_shr:1 row_mask:0xf bank_mask:0xf\n"
        "global_store_b32 v1, v3, s[4:5]",
    ),
]

# under a condition: lanes below s8 only
GUARD = "v_cmp_gt_u32_e32 vcc_lo, s8, v0\ns_and_saveexec_b32 s10, vcc_lo\n"
GUARDED: list[tuple[str, str, str, str]] = [
    (
        "a write under EXEC keeps the other lanes",
        "v_mov_b32_e32 v2, 1\n" + GUARD + "v_mov_b32_e32 v2, 2\ns_mov_b32 exec_lo, s10\n" + STORE,
        "v_mov_b32_e32 v5, 1\n" + GUARD + "v_mov_b32_e32 v5, 2\ns_mov_b32 exec_lo, s10\n"
        "global_store_b32 v1, v5, s[4:5]",
        "v_mov_b32_e32 v5, 1\n" + GUARD + "v_mov_b32_e32 v6, 2\ns_mov_b32 exec_lo, s10\n"
        "global_store_b32 v1, v6, s[4:5]",
    ),
    (
        "a temporary may live in the region only",
        "v_mov_b32_e32 v2, 1\n" + GUARD + "v_add_nc_u32_e32 v3, 7, v0\nv_mov_b32_e32 v2, v3\n"
        "s_mov_b32 exec_lo, s10\n" + STORE,
        "v_mov_b32_e32 v2, 1\nv_add_nc_u32_e32 v8, 7, v0\n" + GUARD + "v_mov_b32_e32 v2, v8\n"
        "s_mov_b32 exec_lo, s10\n" + STORE,
        "v_mov_b32_e32 v2, 1\n" + GUARD + "v_add_nc_u32_e32 v3, 7, v0\ns_mov_b32 exec_lo, s10\n"
        "v_mov_b32_e32 v2, v3\n" + STORE,
    ),
    (
        "a select instead of a region",
        "v_mov_b32_e32 v2, 1\n" + GUARD + "v_mov_b32_e32 v2, 2\ns_mov_b32 exec_lo, s10\n" + STORE,
        "v_cmp_gt_u32_e32 vcc_lo, s8, v0\nv_cndmask_b32_e64 v2, 1, 2, vcc_lo\n" + STORE,
        "v_cmp_gt_u32_e32 vcc_lo, s8, v0\nv_cndmask_b32_e64 v2, 2, 1, vcc_lo\n" + STORE,
    ),
    (
        "the branch around a region may go",
        "v_mov_b32_e32 v2, 1\n" + GUARD + "s_cbranch_execz .LBB0_1\nv_mov_b32_e32 v2, 2\nds_store_b32 v1, v2\n"
        ".LBB0_1:\ns_mov_b32 exec_lo, s10\n" + STORE,
        "v_mov_b32_e32 v2, 1\n" + GUARD + "v_mov_b32_e32 v2, 2\nds_store_b32 v1, v2\ns_mov_b32 exec_lo, s10\n" + STORE,
        "v_mov_b32_e32 v2, 1\n" + GUARD + "s_cbranch_execz .LBB0_1\nv_mov_b32_e32 v2, 2\nds_store_b32 v1, v2\n"
        "s_mov_b32 exec_lo, s10\n.LBB0_1:\n" + STORE,
    ),
    (
        "an else part has the other lanes",
        GUARD + "v_mov_b32_e32 v2, 2\ns_xor_b32 exec_lo, exec_lo, s10\nv_mov_b32_e32 v2, 3\ns_mov_b32 exec_lo, s10\n"
        + STORE,
        GUARD + "v_mov_b32_e32 v2, 2\ns_and_not1_b32 exec_lo, s10, exec_lo\nv_mov_b32_e32 v2, 3\n"
        "s_mov_b32 exec_lo, s10\n" + STORE,
        GUARD + "v_mov_b32_e32 v2, 2\ns_mov_b32 exec_lo, s10\nv_mov_b32_e32 v2, 3\n" + STORE,
    ),
    (
        "a store of some lanes",
        "v_mov_b32_e32 v2, 1\n" + GUARD + STORE + "\ns_mov_b32 exec_lo, s10",
        "v_mov_b32_e32 v9, 1\n" + GUARD + "global_store_b32 v1, v9, s[4:5]\ns_mov_b32 exec_lo, s10",
        "v_mov_b32_e32 v2, 1\n" + GUARD + "s_mov_b32 exec_lo, s10\n" + STORE,
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("first", "second"), [pair[1:3] for pair in PAIRS + GUARDED], ids=[p[0] for p in PAIRS + GUARDED]
)
def test_a_legal_rewrite_is_proved(first: str, second: str) -> None:
    found = compare(first, second, lds=2048, scratch=16)
    assert found.status == PROVED, found
    assert found.assumptions == ()


@pytest.mark.parametrize(
    ("first", "second"), [(pair[1], pair[3]) for pair in PAIRS + GUARDED], ids=[p[0] for p in PAIRS + GUARDED]
)
def test_an_illegal_rewrite_is_not_proved(first: str, second: str) -> None:
    found = compare(first, second, lds=2048, scratch=16)
    assert found.status in (UNKNOWN, REFUTED), found
    assert found.first_difference is not None


@pytest.mark.parametrize("register", ["v0", "v3"])
def test_a_register_that_lanes_make_different_in_a_loop_is_not_one_value(register: str) -> None:
    """It is 7 in all lanes at first, and what its own lane makes of it from the second iteration on."""
    loop = (
        "v_mov_b32_e32 v2, v0\nv_mov_b32_e32 {0}, 7\ns_mov_b32 s10, 0\n.LT:\n{1}\nglobal_store_b32 v1, v4, s[4:5]\n"
        "v_xor_b32_e32 {0}, {0}, v2\ns_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, s8\ns_cbranch_scc1 .LT"
    )
    first = loop.format(register, f"v_mov_b32_e32 v4, {register}")
    second = loop.format(register, f"v_readfirstlane_b32 s12, {register}\nv_mov_b32_e32 v4, s12")
    assert not compare(first, second).holds
