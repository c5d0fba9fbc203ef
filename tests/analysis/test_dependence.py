"""What must stay in order inside a block."""

from __future__ import annotations

import pytest
from analysis_snippets import SAMPLES, flow_of, sample_flow

from isatool.analysis.dependence import BlockDependence, OrderingReason, build_dependence
from isatool.analysis.wait_insertion import ordering_waits
from isatool.analysis.webs import build_webs


def graph(text: str, by_web: bool = False) -> BlockDependence:
    flow = flow_of(text)
    return build_dependence(flow, 0, build_webs(flow) if by_web else None)


def between(text: str, first: int, second: int, by_web: bool = False) -> OrderingReason:
    return graph(text, by_web).before[second].get(first, OrderingReason(0))


def test_an_order_says_which_access_comes_after_which() -> None:
    text = "v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, v1\nv_mov_b32_e32 v1, 5"
    assert between(text, 0, 1) == OrderingReason.READ_AFTER_WRITE
    assert between(text, 1, 2) == OrderingReason.WRITE_AFTER_READ
    assert between(text, 0, 2) == OrderingReason.WRITE_AFTER_WRITE


def test_by_web_two_values_in_one_register_do_not_order_each_other() -> None:
    text = "v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, v1\nv_mov_b32_e32 v1, 5\nglobal_store_b64 v[8:9], v[1:2], off"
    assert not between(text, 1, 2, by_web=True)
    assert between(text, 0, 1, by_web=True) == OrderingReason.READ_AFTER_WRITE


def test_scc_vcc_and_exec_are_registers() -> None:
    assert between("s_cmp_eq_u32 s0, 0\ns_cselect_b32 s1, 1, 2", 0, 1)
    assert between("v_cmp_eq_u32_e32 vcc_lo, 0, v0\nv_cndmask_b32_e32 v1, v2, v3, vcc_lo", 0, 1)
    assert between("v_mov_b32_e32 v1, 0\nv_cmpx_eq_u32_e32 0, v0", 0, 1) == OrderingReason.WRITE_AFTER_READ
    assert between("v_cmpx_eq_u32_e32 0, v0\nv_mov_b32_e32 v1, 0", 0, 1) & OrderingReason.READ_AFTER_WRITE


@pytest.mark.parametrize(
    ("first", "second", "ordered"),
    [
        ("ds_load_b32 v1, v0", "ds_load_b32 v2, v0", False),
        ("ds_load_b32 v1, v0", "ds_store_b32 v8, v9", True),
        ("ds_store_b32 v8, v9", "ds_load_b32 v1, v0", True),
        ("ds_store_b32 v8, v9", "global_load_b32 v1, v[2:3], off", False),
        ("global_store_b32 v[2:3], v8, off", "global_load_b32 v1, v[4:5], off", True),
        ("global_store_b32 v[2:3], v8, off", "s_load_b32 s8, s[0:1], 0x0", True),
        ("scratch_store_b32 off, v8, s4", "global_load_b32 v1, v[4:5], off", False),
        ("flat_store_b32 v[2:3], v8", "ds_load_b32 v1, v0", True),
        ("ds_load_b32 v1, v0", "s_barrier", True),
        ("s_barrier", "global_load_b32 v1, v[4:5], off", True),
        ("global_load_b32 v1, v[4:5], off", "s_setprio 1", True),
        ("s_setprio 1", "v_mov_b32_e32 v1, 0", False),
        ("ds_bpermute_b32 v1, v0, v2", "ds_store_b32 v8, v9", False),
        ("v_add_f32_e32 v1, v0, v0", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15", True),
    ],
)
def test_memory_is_ordered_by_what_may_overlap(first: str, second: str, ordered: bool) -> None:
    flow = flow_of(f"{first}\n{second}")
    found = build_dependence(flow, 0, ordering=ordering_waits(flow)).before[1]
    assert (0 in found) is ordered


def test_a_use_stays_behind_the_wait_that_covers_its_load() -> None:
    text = "ds_load_b32 v1, v0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v2, v1\nv_mov_b32_e32 v3, 0"
    assert between(text, 1, 2) & OrderingReason.WAIT
    assert not between(text, 1, 3)
    assert between(text, 0, 1) & OrderingReason.WAIT


def test_while_waits_stay_what_they_count_keeps_its_order() -> None:
    assert between("ds_load_b32 v1, v0\nds_load_b32 v2, v0", 0, 1) == OrderingReason.WAIT


def test_waits_for_registers_can_be_left_out_and_fences_of_memory_not() -> None:
    flow = flow_of(
        "ds_load_b32 v1, v0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v2, v1\ns_waitcnt_vscnt null, 0x0\ns_barrier"
    )
    found = build_dependence(flow, 0, ordering=ordering_waits(flow))
    assert 1 not in found.before
    assert found.before[3]
    assert 3 in found.before[4]


def test_inline_assembly_unknown_instructions_and_the_end_stay_where_they_are() -> None:
    found = graph("v_mov_b32_e32 v1, 0\nv_frobnicate_b32 v7\nv_mov_b32_e32 v2, 0")
    assert 0 in found.before[1]
    assert 1 in found.before[2]
    assert set(found.before[3]) >= {1, 2}


def test_hints_are_left_out() -> None:
    assert 0 not in graph("s_delay_alu instid0(VALU_DEP_1)\nv_mov_b32_e32 v1, 0").before


def test_blocks_of_compiled_kernels_keep_program_order() -> None:
    for path in SAMPLES:
        flow = sample_flow(path)
        for block in flow.blocks:
            found = build_dependence(flow, block.index)
            assert all(source < index for index, sources in found.before.items() for source in sources)
