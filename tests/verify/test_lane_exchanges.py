"""A lane's value by the LDS path, as compilers write shuffles, against DPP: equal also where lanes are off."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.verify.verdict import PROVED, UNKNOWN, Status

LOADED = """
v_mbcnt_lo_u32_b32 v4, -1, 0
global_load_b32 v3, v1, s[4:5]
s_waitcnt vmcnt(0)
"""
SHUFFLED = "v_xor_b32_e32 v5, {mask}, v4\nv_lshlrev_b32_e32 v5, 2, v5\nds_bpermute_b32 v6, v5, v3\ns_waitcnt lgkmcnt(0)"
CLAMPED = """
v_xor_b32_e32 v5, {mask}, v4
v_cmp_gt_i32_e32 vcc_lo, 32, v5
v_cndmask_b32_e32 v5, v4, v5, vcc_lo
v_lshlrev_b32_e32 v5, 2, v5
ds_bpermute_b32 v6, v5, v3
s_waitcnt lgkmcnt(0)
"""
MOVED = "v_mov_b32_dpp v6, v3 row_xmask:{mask} row_mask:0xf bank_mask:0xf bound_ctrl:1"
CROSSED = "s_mov_b32 s8, 0x76543210\ns_mov_b32 s9, 0xfedcba98\nv_permlanex16_b32 v6, v3, s8, s9 op_sel:[0,1]"
SWIZZLED = "ds_swizzle_b32 v6, v3 offset:swizzle(SWAP,{mask})\ns_waitcnt lgkmcnt(0)"
STORE = "\nglobal_store_b32 v1, v6, s[6:7]"


def status(first: str, second: str, mask: int, other: int = 0) -> Status:
    """Of two ways to read lane `l ^ mask`, the second with another mask."""
    bodies = (first.format(mask=mask), second.format(mask=other or mask))
    return verdict_of(*(kernel(PROLOGUE + LOADED + body + STORE) for body in bodies)).status


@pytest.mark.parametrize("shuffled", [SHUFFLED, CLAMPED, SWIZZLED], ids=["plain", "clamped", "swizzled"])
@pytest.mark.parametrize(("moved", "mask"), [(MOVED, 1), (MOVED, 8), (CROSSED, 16)])
def test_a_shuffle_is_a_move_between_lanes(shuffled: str, moved: str, mask: int) -> None:
    assert status(shuffled, moved, mask) == PROVED
    assert status(moved, shuffled, mask) == PROVED


@pytest.mark.parametrize(
    "second",
    [
        MOVED.replace("{mask}", "4"),
        MOVED.replace("bound_ctrl:1", ""),
        MOVED.replace("bound_ctrl:1", "bound_ctrl:1 fi:1"),
        MOVED.replace("row_mask:0xf", "row_mask:0x7"),
        CROSSED,
    ],
    ids=["another lane", "lanes that are off", "lanes that are off are read", "a row", "another row"],
)
def test_another_move_is_refused(second: str) -> None:
    assert status(SHUFFLED, second, 8) != PROVED


CHOSEN = """
v_mov_b32_e32 v5, 0
v_permlane16_b32 v5, v3, s8, s9
v_mov_b32_dpp v6, v5 row_share:{mask} row_mask:0xf bank_mask:0xf
"""


def test_a_lane_that_data_tells_may_be_of_another_lane() -> None:
    assert status(CHOSEN, CHOSEN + "v_mov_b32_e32 v7, 0", 2) == PROVED
    assert status(CHOSEN, CHOSEN + "v_add_nc_u32_e32 v6, 0, v6", 2) == PROVED
    assert status(CHOSEN, CHOSEN, 2, 3) == UNKNOWN


NARROWED = """
v_mov_b32_e32 v5, v{other}
v_mov_b32_e32 v6, 0
s_and_saveexec_b32 s12, s8
v_mov_b32_e32 v5, v3
v_interp_{form} v6, v5, v4, v4 wait_exp:0
s_mov_b32 exec_lo, s12
"""


@pytest.mark.parametrize("form", ["p10_f32", "p2_f32", "p10_f16_f32", "p2_f16_f32", "p10_rtz_f16_f32"])
def test_interpolation_reads_lanes_of_the_quad_that_are_off(form: str) -> None:
    first, second = (NARROWED.format(other=other, form=form) for other in (3, 1))
    assert status(first, first, 0) == PROVED
    assert status(first, second, 0) == UNKNOWN
