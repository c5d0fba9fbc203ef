"""Dependences that the hardware does not interlock."""

from __future__ import annotations

from pathlib import Path

import pytest
from analysis_snippets import SAMPLES, VARIANTS, flow_of, kernel_text, sample_flow
from examples import some

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.edits import apply_edits
from isatool.analysis.hazards import (
    HazardRule,
    find_hazards,
    find_lost_interlocks,
    new_lost_interlocks,
    plan_hazards,
    plan_interlocks,
)
from isatool.asm.reader import read_text

TRANS = "v_exp_f32_e32 v1, v0\n{}\nv_add_f32_e32 v2, v1, v1"
DEPCTR = "s_waitcnt_depctr depctr_va_vdst(0)"


def rules(text: str) -> list[tuple[HazardRule, int]]:
    return [(hazard.rule, hazard.index) for hazard in find_hazards(flow_of(text))]


def mended(text: str) -> ControlFlow:
    flow = flow_of(text)
    return build_flow(apply_edits(flow, plan_hazards(flow)).program.kernel("k"))


def names(flow: ControlFlow) -> list[str]:
    return [str(instruction) for instruction in flow.instructions]


def moves(count: int) -> str:
    return "\n".join(f"v_mov_b32_e32 v{20 + index}, 0" for index in range(count))


@pytest.mark.parametrize(("between", "hazard"), [(0, True), (5, True), (6, False)])
def test_a_transcendental_result_may_be_read_six_valu_instructions_later(between: int, hazard: bool) -> None:
    assert bool(rules(TRANS.format(moves(between)))) is hazard


def test_two_transcendentals_between_are_enough_too() -> None:
    assert rules(TRANS.format("v_exp_f32_e32 v30, v0"))
    assert not rules(TRANS.format("v_exp_f32_e32 v30, v0\nv_exp_f32_e32 v31, v0"))


@pytest.mark.parametrize(
    "clears", [DEPCTR, "s_waitcnt_depctr 0xfff", "ds_store_b32 v8, v9", "global_load_b32 v9, v[6:7], off"]
)
def test_a_wait_for_valu_or_a_memory_instruction_clears_it(clears: str) -> None:
    assert not rules(TRANS.format(clears))


def test_scalar_instructions_and_other_waits_do_not_clear_it() -> None:
    assert rules(TRANS.format("s_nop 7\ns_waitcnt vmcnt(0) lgkmcnt(0)\ns_waitcnt_depctr depctr_va_sdst(0)"))


def test_the_hazard_is_found_over_a_back_edge_and_over_one_of_two_paths() -> None:
    assert (HazardRule.TRANS_USE, 0) in rules(
        "again:\nv_add_f32_e32 v2, v1, v1\nv_exp_f32_e32 v1, v0\ns_cbranch_scc1 again"
    )
    assert (HazardRule.TRANS_USE, 9) in rules(
        f"s_cbranch_scc1 near\nv_exp_f32_e32 v1, v0\n{moves(6)}\nnear:\nv_exp_f32_e32 v1, v0\nv_add_f32_e32 v2, v1, v1"
    )


def test_mending_inserts_a_wait_before_the_reader_and_drops_useless_ones() -> None:
    flow = mended(f"{DEPCTR}\n" + TRANS.format("v_nop"))
    assert names(flow)[:4] == ["v_exp_f32_e32 v1, v0", "v_nop", DEPCTR, "v_add_f32_e32 v2, v1, v1"]
    assert not find_hazards(flow)


def test_a_wait_that_is_needed_where_it_stands_is_not_touched() -> None:
    assert not plan_hazards(flow_of(TRANS.format(DEPCTR)))


def test_in_wave64_waits_for_valu_stay_because_other_hazards_need_them() -> None:
    text = kernel_text(f"{DEPCTR}\nv_nop").replace(".amdhsa_kernel k", ".amdhsa_kernel k\n.amdhsa_wavefront_size32 0")
    assert not plan_hazards(build_flow(read_text(text).kernel("k")))


def test_one_wait_serves_the_readers_behind_it() -> None:
    flow = mended("v_exp_f32_e32 v1, v0\nv_add_f32_e32 v2, v1, v1\nv_add_f32_e32 v3, v1, v1")
    assert names(flow).count(DEPCTR) == 1


def test_a_64_bit_multiply_add_may_not_overlap_its_sources() -> None:
    store = "global_store_b64 v[30:31], v[2:3], off"
    assert rules(f"v_mad_u64_u32 v[2:3], null, v3, v5, v[6:7]\n{store}") == [(HazardRule.OVERLAP, 0)]
    assert not rules(f"v_mad_u64_u32 v[2:3], null, v4, v5, v[6:7]\n{store}")


def test_an_overlap_with_an_unneeded_high_half_is_harmless() -> None:
    text = "v_mad_u64_u32 v[2:3], null, s4, s15, v[1:2]\nglobal_store_b32 v[30:31], v2, off"
    assert not rules(text)
    assert rules(text + "\nglobal_store_b32 v[30:31], v3, off") == [(HazardRule.OVERLAP, 0)]


NARROWED = """v_mad_u64_u32 v[1:2], null, s14, s2, v[0:1]
v_cmpx_gt_i32_e64 s3, v1
{branch}
v_cvt_f32_u32_e32 v2, s2
{use}
end:
s_or_b32 exec_lo, exec_lo, s4
{last}
"""


@pytest.mark.parametrize(
    ("sum_of", "uses", "overlaps"),
    [
        ("v_mad_u64_u32 v[1:2], null, s14, s2, v[0:1]", "global_store_b32 v[30:31], v6, off", 0),
        ("v_mad_u64_u32 v[1:2], null, s14, s2, v[0:1]", "global_store_b64 v[30:31], v[6:7], off", 1),
        ("v_mad_u64_u32 v[1:2], null, s14, s2, v[0:1]", "global_store_b32 v[30:31], v2, off", 1),
        ("v_mad_u64_u32 v[1:2], vcc_lo, s14, s2, v[0:1]", "global_store_b32 v[30:31], v6, off", 1),
        ("v_mad_u64_u32 v[1:2], null, s14, s2, v[0:1] clamp", "global_store_b32 v[30:31], v6, off", 1),
        ("v_mad_u64_u32 v[1:2], null, s14, v1, v[0:1]", "global_store_b32 v[30:31], v6, off", 1),
    ],
)
def test_an_unneeded_high_half_may_be_the_addend_of_an_unneeded_one(sum_of: str, uses: str, overlaps: int) -> None:
    text = f"{sum_of}\nv_mad_u64_u32 v[6:7], null, s2, s15, v[1:2]\n{uses}"
    assert rules(text) == [(HazardRule.OVERLAP, 0)] * overlaps


@pytest.mark.parametrize(
    ("branch", "use", "last", "overlaps"),
    [
        ("s_cbranch_execz end", "v_readfirstlane_b32 s5, v2", "", 0),
        ("", "v_readfirstlane_b32 s5, v2", "", 1),
        ("s_cbranch_execnz end", "v_readfirstlane_b32 s5, v2", "", 1),
        ("s_cbranch_execz end", "v_readlane_b32 s5, v2, s6", "", 1),
        ("s_cbranch_execz end", "ds_bpermute_b32 v5, v6, v2", "", 0),
        ("s_cbranch_execz end", "v_mov_b32_dpp v5, v2 row_shr:1", "", 0),
        ("s_cbranch_execz end", "v_mov_b32_dpp v5, v2 row_shr:1 fi:1", "", 1),
        ("s_cbranch_execz end", "v_permlanex16_b32 v5, v2, s5, s6", "", 0),
        ("s_cbranch_execz end", "v_permlanex16_b32 v5, v2, s5, s6 op_sel:[1,0]", "", 1),
        ("s_cbranch_execz end", "v_readfirstlane_b32 s5, v2", "global_store_b32 v[30:31], v2, off", 1),
    ],
)
def test_lanes_that_are_off_are_asked_for_only_where_they_matter(
    branch: str, use: str, last: str, overlaps: int
) -> None:
    text = "s_mov_b32 s4, exec_lo\n" + NARROWED.format(branch=branch, use=use, last=last)
    assert rules(text) == [(HazardRule.OVERLAP, 1)] * overlaps


def test_a_wmma_result_may_not_lie_across_its_addend_or_in_its_factors() -> None:
    wmma = "v_wmma_f32_16x16x16_f16 v[{}:{}], v[16:23], v[24:31], v[8:15]"
    assert not rules(wmma.format(8, 15))
    assert not rules(wmma.format(40, 47))
    assert rules(wmma.format(4, 11)) == [(HazardRule.OVERLAP, 0)]
    assert rules(wmma.format(16, 23)) == [(HazardRule.OVERLAP, 0)]


def test_a_wmma_may_not_take_the_result_of_the_one_before_it_as_a_factor() -> None:
    text = (
        "v_wmma_f32_16x16x16_f16 v[8:15], v[16:23], v[24:31], v[8:15]\n{}"
        "v_wmma_f32_16x16x16_f16 v[40:47], v[8:15], v[24:31], v[40:47]"
    )
    assert rules(text.format("")) == [(HazardRule.WMMA, 1)]
    assert not rules(text.format("v_mov_b32_e32 v60, 0\n"))
    assert not find_hazards(mended(text.format("")))


def test_permlane_may_not_follow_cmpx_directly() -> None:
    text = "v_cmpx_eq_u32_e32 0, v1\n{}v_permlane16_b32 v3, v4, s0, s1"
    assert rules(text.format("s_nop 0\n")) == [(HazardRule.VCMPX_PERMLANE, 2)]
    assert rules(text.format("v_nop\n"))
    assert not rules(text.format("v_mov_b32_e32 v9, v9\n"))
    assert not find_hazards(mended(text.format("")))


def test_lds_direct_loads_say_how_many_valu_instructions_to_wait_for() -> None:
    text = "v_add_f32_e32 v1, v0, v0\nv_mov_b32_e32 v5, 0\nlds_direct_load v1 wait_vdst:{}"
    assert rules(text.format(15)) == [(HazardRule.LDS_DIRECT_VALU, 2)]
    assert not rules(text.format(1))
    assert names(mended(text.format(15)))[2] == "lds_direct_load v1 wait_vdst:1"


def test_lds_direct_loads_wait_for_memory_that_still_reads_the_register() -> None:
    text = "global_store_b32 v[2:3], v1, off\n{}lds_direct_load v1 wait_vdst:15"
    assert rules(text.format("")) == [(HazardRule.LDS_DIRECT_VMEM, 1)]
    assert not rules(text.format("s_waitcnt_depctr depctr_vm_vsrc(0)\n"))


def test_nothing_but_the_end_may_follow_the_return_of_the_registers() -> None:
    assert not rules("s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)")
    for message in ("sendmsg(MSG_DEALLOC_VGPRS)", "3", "sendmsg(3, 0, 0)"):
        assert rules(f"s_nop 0\ns_sendmsg {message}\nv_mov_b32_e32 v1, 0") == [(HazardRule.AFTER_DEALLOC, 2)]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("s_sendmsg {}", [(HazardRule.DEALLOC_NOP, 0)]),
        ("s_nop 0\ns_delay_alu instid0(VALU_DEP_1)\ns_sendmsg {}", [(HazardRule.DEALLOC_NOP, 2)]),
        ("s_cbranch_scc1 .La\ns_nop 0\n.La:\ns_sendmsg {}", [(HazardRule.DEALLOC_NOP, 2)]),
        ("scratch_store_b32 off, v1, off\ns_nop 0\ns_sendmsg {}", [(HazardRule.DEALLOC_SCRATCH, 1)]),
        ("scratch_store_b32 off, v1, off\ns_waitcnt_vscnt null, 0x0\ns_nop 0\ns_sendmsg {}", []),
        ("scratch_store_b32 off, v1, off\nglobal_store_b32 v0, v1, s[0:1]\ns_waitcnt_vscnt null, 0x1\ns_nop 0\n"
         "s_sendmsg {}", []),
        ("global_store_b32 v0, v1, s[0:1]\nscratch_store_b32 off, v1, off\ns_waitcnt_vscnt null, 0x1\ns_nop 0\n"
         "s_sendmsg {}", [(HazardRule.DEALLOC_SCRATCH, 3)]),
        ("s_cbranch_scc1 .La\nscratch_store_b32 off, v1, off\n.La:\ns_nop 0\ns_sendmsg {}",
         [(HazardRule.DEALLOC_SCRATCH, 2)]),
        ("global_store_b32 v0, v1, s[0:1]\ns_nop 0\ns_sendmsg {}", []),
        ("scratch_load_b32 v1, off, off\ns_nop 0\ns_sendmsg {}", []),
    ],
)  # fmt: skip
def test_registers_are_given_back_after_a_nop_and_all_scratch_stores(
    body: str, expected: list[tuple[HazardRule, int]]
) -> None:
    text = body.format("sendmsg(MSG_DEALLOC_VGPRS)")
    assert rules(text) == expected
    assert find_hazards(mended(text)) == ()


PAIR = "v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v7, v5"
OTHER = "v_mov_b32_e32 v9, 0\n"


@pytest.mark.parametrize(
    ("body", "lost"),
    [
        (PAIR, 0),
        (f"v_mov_b32_e32 v1, 0\n{PAIR}", 1),
        (f"v_mov_b32_e32 v7, 0\n{OTHER * 4}{PAIR}", 1),
        (f"v_mov_b32_e32 v7, 0\n{OTHER * 5}{PAIR}", 0),
        (f"v_mov_b32_e32 v7, 0\ns_nop 7\n{PAIR}", 1),
        (f"v_mov_b32_e32 v7, 0\ns_waitcnt_depctr depctr_va_vdst(0)\n{PAIR}", 0),
        (f"v_exp_f32_e32 v7, v6\n{OTHER * 9}{PAIR}", 1),
        (f"v_mov_b32_e32 v2, 0\n{PAIR}", 0),
        (f"v_mov_b32_e32 v1, 0\n{PAIR.replace('v7', 'v6')}", 0),
        (f"v_mov_b32_e32 v1, 0\ns_branch .La\n.La:\n{PAIR}", 1),
        (f"v_mov_b32_e32 v1, 0\nds_load_b32 v1, v9\ns_waitcnt lgkmcnt(0)\n{PAIR}", 0),
        (f"v_mov_b32_e32 v1, 0\nglobal_store_b32 v[8:9], v7, off\n{PAIR}", 0),
    ],
)
def test_a_pair_may_lose_the_interlock_on_what_was_just_written(body: str, lost: int) -> None:
    assert len(find_lost_interlocks(flow_of(body))) == lost


def test_a_wait_keeps_the_interlocks_that_another_order_would_lose() -> None:
    far = flow_of(f"v_mov_b32_e32 v7, 0\n{OTHER * 5}{PAIR}\n{PAIR}")
    near = flow_of(f"{OTHER * 5}v_mov_b32_e32 v7, 0\n{PAIR}\n{PAIR}")
    assert [hazard.index for hazard in new_lost_interlocks(far, near)] == [6, 7]
    edits = plan_interlocks(far, near)
    assert {index: [str(wait) for wait in waits] for index, waits in edits.before.items()} == {
        6: ["s_waitcnt_depctr depctr_va_vdst(0)"]
    }
    assert not new_lost_interlocks(far, build_flow(apply_edits(near, edits).program.kernels[0]))
    assert not plan_interlocks(near, near)
    assert not plan_interlocks(near, far)


@pytest.mark.parametrize("path", some([*SAMPLES, *VARIANTS], 3), ids=lambda path: path.stem)
def test_compiled_kernels_have_no_hazard_and_nothing_to_mend(path: Path) -> None:
    flow = sample_flow(path)
    assert not find_hazards(flow)
    assert not plan_hazards(flow)
