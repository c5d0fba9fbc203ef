"""What buffer accesses of lanes that a compiler masks move, as the model predicts it."""

from __future__ import annotations

import pytest

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.model.parameters import default_model
from isatool.model.predicted import predicted_accesses

TEXT = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type	k,@function
k:
	s_load_b128 s[4:7], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s5, 0xffff
	s_mov_b32 s10, 0x7ffffffe
	s_mov_b32 s11, 0x31027000
	s_mov_b32 s8, s4
	s_mov_b32 s9, s5
	v_lshlrev_b32_e32 v1, {shift}, v0
	{condition}
	v_cndmask_b32_e32 v2, 0x80000000, v1, vcc_lo
	buffer_load_{kind} v[4:7], v2, s[8:11], 0 offen
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.amdhsa_kernel k
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
"""
CONDITIONS = {
    "a comparison with an argument": "v_cmp_gt_i32_e32 vcc_lo, s6, v0",
    "of masks that are joined": "v_cmp_gt_i32_e32 vcc_lo, s6, v0\n\ts_and_b32 vcc_lo, vcc_lo, s7",
    "a mask from memory": "s_mov_b32 vcc_lo, s7",
}


@pytest.mark.parametrize("name", CONDITIONS)
@pytest.mark.parametrize(("shift", "transactions", "moved"), [(4, 4, 512), (7, 32, 1024), (2, 2, 160)])
def test_lanes_are_taken_to_be_in_range(name: str, shift: int, transactions: int, moved: int) -> None:
    text = TEXT.format(shift=shift, condition=CONDITIONS[name], kind="b128")
    flow = build_flow(read_text(text).kernel("k"))
    (found,) = predicted_accesses(flow, default_model()).values()
    assert (found.transactions, found.bytes_moved) == (transactions, moved)
