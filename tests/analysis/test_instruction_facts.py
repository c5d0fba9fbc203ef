"""What the analyses take from the columns of the table, where lists of their own once disagreed."""

from __future__ import annotations

import pytest
from analysis_snippets import flow_of

from isatool.analysis.dependence import OrderingReason, build_dependence
from isatool.analysis.hazards import HazardRule, find_hazards
from isatool.analysis.lds_storage import uses_storage
from isatool.analysis.wait_insertion import ordering_waits, orders_memory


@pytest.mark.parametrize(
    "state",
    ["s_incperflevel 1", "s_ttracedata", "s_setkill 1", "s_sendmsg_rtn_b32 s9, sendmsg(MSG_RTN_GET_REALTIME)"],
)
def test_what_reads_or_changes_state_keeps_its_place(state: str) -> None:
    flow = flow_of(f"v_mov_b32_e32 v1, 0\n{state}\nv_mov_b32_e32 v2, 0")
    before = build_dependence(flow, 0).before
    assert before[1][0] & OrderingReason.FENCE
    assert before[2][1] & OrderingReason.FENCE


@pytest.mark.parametrize("fence", ["ds_gws_barrier v0 offset:0 gds", "s_wait_event 0x1", "s_icache_inv", "s_trap 2"])
def test_waits_before_what_orders_memory_stay(fence: str) -> None:
    flow = flow_of(f"global_store_b32 v[2:3], v4, off\ns_waitcnt lgkmcnt(0)\n{fence}")
    assert orders_memory(flow, 2)
    assert not ordering_waits(flow)[1].is_empty


def test_gds_is_no_lds_storage() -> None:
    names = ("ds_ordered_count v1, v0 offset:0 gds", "ds_add_gs_reg_rtn v[2:3], v0 offset:0 gds", "ds_load_b32 v1, v0")
    flow = flow_of("\n".join(names))
    assert [uses_storage(instruction) for instruction in flow.instructions[:3]] == [False, False, True]


def test_a_wait_after_a_load_and_a_nop_is_that_of_a_volatile_load() -> None:
    flow = flow_of("ds_load_b32 v1, v0\ns_nop 0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, v1")
    assert not ordering_waits(flow)[2].is_empty


def test_no_permlane_may_follow_a_cmpx_directly() -> None:
    found = find_hazards(flow_of("v_cmpx_eq_u32_e32 0, v1\nv_permlane64_b32 v3, v4"))
    assert [hazard.rule for hazard in found] == [HazardRule.VCMPX_PERMLANE]
