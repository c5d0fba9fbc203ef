"""Each sanitizer: a kernel with the fault and the same kernel without it."""

from __future__ import annotations

import numpy as np
import pytest
from tiny_kernels import KERNARG, Run, kernel, kinds, lines, words

from isatool.emulator.findings import FindingKind
from isatool.semantics.errors import NotEmulated

STORE = "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"
LOAD = f"{KERNARG}\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_load_b32 v2, v1, s[4:5]"
NUMBERS = np.arange(64, dtype=np.uint32)


def test_a_load_read_before_its_wait_is_found_with_both_lines(run: Run) -> None:
    bad = kernel(f"{LOAD}\nv_add_nc_u32_e32 v2, 1, v2\n{STORE}")
    result = run(bad, NUMBERS)
    finding = result.findings[0]
    assert finding.kind is FindingKind.PENDING
    assert [finding.other_line, finding.line] == lines(bad, ["global_load_b32", "v_add_nc_u32"])
    good = kernel(f"{LOAD}\ns_waitcnt vmcnt(0)\nv_add_nc_u32_e32 v2, 1, v2\n{STORE}")
    result = run(good, NUMBERS)
    assert not result.findings
    assert words(result)[:32] == list(range(1, 33))


def test_overwriting_the_destination_of_a_load_in_flight_is_found(run: Run) -> None:
    bad = kernel(f"{LOAD}\nv_mov_b32_e32 v2, 0\ns_waitcnt vmcnt(0)\n{STORE}")
    assert kinds(run(bad, NUMBERS)) == [FindingKind.PENDING]


@pytest.mark.parametrize(("store", "early"), [("b16", False), ("d16_hi_b16", True), ("b32", True)])
def test_a_half_on_the_way_does_not_hold_up_the_other(run: Run, store: str, early: bool) -> None:
    halves = (
        "global_load_d16_b16 v2, v1, s[4:5]\nglobal_load_d16_hi_b16 v2, v1, s[4:5] offset:2\ns_waitcnt vmcnt(1)\n"
        f"global_store_{store} v1, v2, s[6:7]\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"
    )
    result = run(kernel(f"{KERNARG}\nv_lshlrev_b32_e32 v1, 2, v0\nv_mov_b32_e32 v2, 0\n{halves}"), NUMBERS)
    assert kinds(result) == ([FindingKind.PENDING] if early else [])
    assert words(result)[:32] == list(range(32))


@pytest.mark.parametrize(("wait", "late"), [("s_waitcnt lgkmcnt(0)\n", False), ("s_waitcnt lgkmcnt(1)\n", True)])
def test_lds_loads_into_one_register_return_in_order(run: Run, wait: str, late: bool) -> None:
    body = (
        "v_lshlrev_b32_e32 v1, 2, v0\nv_or_b32_e32 v3, 0x50000, v0\nds_store_b32 v1, v3\n"
        f"ds_load_u16 v2, v1\nds_load_u16_d16_hi v2, v1 offset:2\n{wait}{STORE}"
    )
    result = run(kernel(f"{KERNARG}\n{body}", lds=128), NUMBERS)
    assert kinds(result) == ([FindingKind.PENDING] if late else [])
    assert words(result)[:32] == [0x50000 | lane for lane in range(32)]


def test_vector_loads_land_in_order(run: Run) -> None:
    two = f"{LOAD}\nglobal_load_b32 v3, v1, s[4:5] offset:4"
    good = kernel(f"{two}\ns_waitcnt vmcnt(1)\nv_mov_b32_e32 v4, v2\ns_waitcnt vmcnt(0)\n{STORE}")
    assert not run(good, NUMBERS).findings
    bad = kernel(f"{two}\ns_waitcnt vmcnt(1)\nv_mov_b32_e32 v4, v3\ns_waitcnt vmcnt(0)\n{STORE}")
    assert kinds(run(bad, NUMBERS)) == [FindingKind.PENDING]


def test_scalar_loads_land_only_at_a_count_of_zero(run: Run) -> None:
    body = "s_load_b64 s[4:5], s[0:1], 0x0\ns_load_b64 s[6:7], s[0:1], 0x8\ns_waitcnt lgkmcnt({})\n"
    body += f"v_mov_b32_e32 v2, s4\ns_waitcnt lgkmcnt(0)\n{STORE}"
    assert kinds(run(kernel(body.format(2)))) == [FindingKind.PENDING]
    assert not run(kernel(body.format(0))).findings


def test_a_count_proves_nothing_for_lds_while_a_scalar_load_is_in_flight(run: Run) -> None:
    body = "v_lshlrev_b32_e32 v1, 2, v0\nds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\n"
    body += "{}\ns_waitcnt lgkmcnt(2)\nv_mov_b32_e32 v3, v2\ns_waitcnt lgkmcnt(0)\ns_endpgm"
    scalar = "s_load_b64 s[4:5], s[0:1], 0x0"
    assert kinds(run(kernel(body.format(scalar), lds=128))) == [FindingKind.PENDING]
    vector = "ds_load_b32 v4, v1\nds_load_b32 v5, v1"
    assert not run(kernel(body.format(vector), lds=128)).findings


EXCHANGE = """
v_lshlrev_b32_e32 v1, 2, v0
ds_store_b32 v1, v0
{wait}
{barrier}
v_xor_b32_e32 v2, 0x80, v1
ds_load_b32 v2, v2
s_waitcnt lgkmcnt(0)
"""


def exchange(wait: str = "s_waitcnt lgkmcnt(0)", barrier: str = "s_barrier") -> str:
    """Two waves exchange their work-item numbers through LDS."""
    return KERNARG + EXCHANGE.format(wait=wait, barrier=barrier) + STORE


def test_an_exchange_through_lds_with_wait_and_barrier_is_clean(run: Run) -> None:
    for order in ("lockstep", "forward", "reverse", 3):
        result = run(kernel(exchange(), lds=256), lanes=64, order=order)
        assert not result.findings
        assert words(result) == [number ^ 32 for number in range(64)]


def test_a_missing_barrier_is_a_race_with_both_lines(run: Run) -> None:
    bad = kernel(exchange(barrier=""), lds=256)
    for order in ("lockstep", "forward", "reverse"):
        found = [f for f in run(bad, lanes=64, order=order).findings if f.kind is FindingKind.LDS_RACE]
        assert found
        assert {found[0].line, found[0].other_line} == set(lines(bad, ["ds_store_b32", "ds_load_b32"]))


def test_a_missing_wait_before_a_barrier_is_found(run: Run) -> None:
    bad = kernel(exchange(wait=""), lds=256)
    assert FindingKind.PENDING in kinds(run(bad, lanes=64))


def test_two_waves_that_write_one_dword_race(run: Run) -> None:
    bad = kernel("v_mov_b32_e32 v1, 0\nds_store_b32 v1, v0\ns_endpgm", lds=256)
    assert FindingKind.LDS_RACE in kinds(run(bad, lanes=64))


def test_waves_that_write_neighbouring_bytes_do_not_race(run: Run) -> None:
    good = kernel("ds_store_b8 v0, v0\ns_waitcnt lgkmcnt(0)\ns_endpgm", lds=256)
    assert not run(good, lanes=64).findings


def test_atomics_of_several_waves_on_one_dword_do_not_race(run: Run) -> None:
    clear = "v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, 1\nv_mov_b32_e32 v3, 0\nv_cmpx_eq_u32_e32 0, v0\n"
    clear += "ds_store_b32 v1, v3\ns_mov_b32 exec_lo, -1\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
    add = "ds_add_u32 v1, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n"
    result = run(kernel(f"{KERNARG}\n{clear}{add}{STORE}", lds=256), lanes=64)
    assert not result.findings
    assert words(result) == [64] * 64


def test_lanes_of_one_store_that_disagree_about_a_dword_are_found(run: Run) -> None:
    bad = kernel("v_mov_b32_e32 v1, 0\nds_store_b32 v1, v0\ns_endpgm", lds=256)
    assert kinds(run(bad, lanes=32)) == [FindingKind.COLLISION]
    good = kernel("v_mov_b32_e32 v1, 0\nds_store_b32 v1, v1\ns_endpgm", lds=256)
    assert not run(good, lanes=32).findings


def test_an_undefined_register_in_an_address_is_found_and_a_dead_one_is_not(run: Run) -> None:
    bad = kernel(f"{KERNARG}\nv_mov_b32_e32 v1, v7\nv_mov_b32_e32 v2, 0\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm")
    finding = run(bad).findings[0]
    assert finding.kind is FindingKind.UNINITIALISED
    assert "v1" in finding.message
    good = kernel(f"{KERNARG}\nv_mov_b32_e32 v9, v7\nv_mov_b32_e32 v2, 0\n{STORE}")
    assert not run(good).findings


def test_an_undefined_value_that_is_stored_or_decides_a_branch_is_found(run: Run) -> None:
    assert FindingKind.UNINITIALISED in kinds(run(kernel(f"{KERNARG}\n{STORE}")))
    branch = "s_cmp_eq_u32 s20, 0\ns_cbranch_scc1 done\nv_mov_b32_e32 v2, 0\ndone:\ns_endpgm"
    assert kinds(run(kernel(branch))) == [FindingKind.UNINITIALISED]


def test_the_undefined_high_half_of_a_64_bit_source_does_not_reach_the_low_half(run: Run) -> None:
    body = f"{KERNARG}\nv_mad_u64_u32 v[2:3], null, v0, 3, v[0:1]\n{STORE}"
    result = run(kernel(body))
    assert not result.findings
    assert words(result)[:4] == [0, 4, 8, 12]


def test_halves_of_a_register_are_told_apart(run: Run) -> None:
    convert = "v_cvt_f32_u32_e32 v3, v0\nv_cvt_f16_f32_e32 v2, v3\n"
    low = f"{KERNARG}\n{convert}v_and_b32_e32 v2, 0xffff, v2\n{STORE}"
    assert not run(kernel(low)).findings
    assert FindingKind.UNINITIALISED in kinds(run(kernel(f"{KERNARG}\n{convert}{STORE}")))


def test_lds_that_nothing_has_written_is_undefined(run: Run) -> None:
    body = "{}v_lshlrev_b32_e32 v1, 2, v0\n{}ds_load_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n{}"
    bad = kernel(body.format(KERNARG + "\n", "", STORE), lds=128)
    assert FindingKind.UNINITIALISED in kinds(run(bad))
    good = kernel(body.format(KERNARG + "\n", "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\n", STORE), lds=128)
    assert not run(good).findings


def test_lanes_that_a_region_leaves_out_stay_undefined(run: Run) -> None:
    region = (
        "v_cmp_gt_u32_e32 vcc_lo, 16, v0\ns_and_saveexec_b32 s8, vcc_lo\nv_mov_b32_e32 v2, 5\ns_mov_b32 exec_lo, s8\n"
    )
    finding = run(kernel(f"{KERNARG}\n{region}{STORE}")).findings[0]
    assert finding.kind is FindingKind.UNINITIALISED
    assert finding.lane == 16
    other = region + "s_and_not1_b32 exec_lo, exec_lo, vcc_lo\nv_mov_b32_e32 v2, 6\ns_mov_b32 exec_lo, s8\n"
    result = run(kernel(f"{KERNARG}\n{other}{STORE}"))
    assert not result.findings
    assert words(result)[:32] == [5] * 16 + [6] * 16


def test_an_access_past_a_buffer_names_buffer_and_distance_and_slack_is_readable_only(run: Run) -> None:
    body = (
        f"{KERNARG}\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_load_b32 v2, v1, s[4:5] offset:8\ns_waitcnt vmcnt(0)\n{STORE}"
    )
    data = np.arange(32, dtype=np.uint32)
    finding = run(kernel(body), data).findings[0]
    assert finding.kind is FindingKind.OUT_OF_BOUNDS
    assert finding.lane == 30
    assert "past the end of in" in finding.message
    assert not run(kernel(body), data, slack=64).findings
    store = f"{KERNARG}\nv_mov_b32_e32 v2, 1\nv_lshlrev_b32_e32 v1, 2, v0\n"
    store += "global_store_b32 v1, v2, s[6:7] offset:8\ns_endpgm"
    assert kinds(run(kernel(store), data, out=128, slack=64)) == [FindingKind.OUT_OF_BOUNDS]


def test_a_store_to_a_buffer_that_is_read_only_is_found(run: Run) -> None:
    body = f"{KERNARG}\nv_mov_b32_e32 v2, 1\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[4:5]\ns_endpgm"
    assert kinds(run(kernel(body), NUMBERS)) == [FindingKind.OUT_OF_BOUNDS]


def test_lds_out_of_range_reads_zero_and_is_found(run: Run) -> None:
    body = f"{KERNARG}\nv_mov_b32_e32 v3, 0x80\nds_load_b32 v2, v3\ns_waitcnt lgkmcnt(0)\n{STORE}"
    result = run(kernel(body, lds=128))
    assert kinds(result) == [FindingKind.OUT_OF_BOUNDS]
    assert words(result)[:32] == [0] * 32


def test_a_misaligned_access_is_found_and_still_done(run: Run) -> None:
    body = f"{LOAD} offset:2\ns_waitcnt vmcnt(0)\n{STORE}"
    result = run(kernel(body), NUMBERS)
    assert kinds(result) == [FindingKind.MISALIGNED]
    assert words(result)[:2] == [0x00010000, 0x00020000]


def test_waves_at_different_barriers_are_found(run: Run) -> None:
    body = """
    v_readfirstlane_b32 s8, v0
    s_cmp_eq_u32 s8, 0
    s_cbranch_scc1 other
    s_barrier
    s_endpgm
    other:
    s_barrier
    s_endpgm
    """
    assert kinds(run(kernel(body), lanes=64)) == [FindingKind.BARRIER]
    assert not run(kernel(body), lanes=32).findings


def test_a_wave_that_has_ended_does_not_hold_up_a_barrier(run: Run) -> None:
    body = "v_readfirstlane_b32 s8, v0\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc1 done\ns_barrier\ndone:\ns_endpgm"
    assert not run(kernel(body), lanes=64).findings


def test_an_endless_loop_is_a_finding(run: Run) -> None:
    body = "again:\ns_nop 0\ns_branch again\ns_endpgm"
    assert kinds(run(kernel(body), limit=1000)) == [FindingKind.ENDLESS]


def test_registers_beyond_the_declared_ones_are_found(run: Run) -> None:
    body = "v_mov_b32_e32 v20, 0\ns_endpgm"
    assert kinds(run(kernel(body, vgprs=16))) == [FindingKind.REGISTER_LIMIT]
    assert not run(kernel(body, vgprs=21)).findings


def test_what_is_not_emulated_names_its_line(run: Run) -> None:
    function = kernel("s_nop 0\nbuffer_load_b32 v0, off, s[0:3], 0\ns_endpgm")
    with pytest.raises(NotEmulated) as caught:
        run(function)
    assert caught.value.diagnostics[0].span.line == lines(function, ["buffer_load"])[0]


def test_without_sanitizers_nothing_is_reported(run: Run) -> None:
    bad = kernel(f"{LOAD}\nv_add_nc_u32_e32 v2, 1, v2\n{STORE}")
    assert not run(bad, NUMBERS, sanitize=False).findings


@pytest.mark.parametrize(("second", "found"), [("v2, v1", False), ("v2, v2", True)])
def test_vector_loads_may_follow_each_other_into_a_register(run: Run, second: str, found: bool) -> None:
    body = f"{KERNARG}\nv_lshlrev_b32_e32 v1, 2, v0\nv_mov_b32_e32 v2, v1\nglobal_load_b32 v2, v1, s[4:5]\n"
    body += f"global_load_b32 {second}, s[4:5] offset:4\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"
    result = run(kernel(body), NUMBERS, slack=64)
    assert (FindingKind.PENDING in kinds(result)) == found


def test_the_older_of_two_loads_into_a_register_does_not_make_it_ready(run: Run) -> None:
    body = f"{KERNARG}\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_load_b32 v2, v1, s[4:5]\nglobal_load_b32 v2, v1, s[4:5]\n"
    body += "s_waitcnt vmcnt(1)\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"
    assert kinds(run(kernel(body), NUMBERS)) == [FindingKind.PENDING]


def test_lanes_that_a_value_chooses_are_defined_by_a_write(run: Run) -> None:
    body = f"""{KERNARG}
    v_lshlrev_b32_e32 v1, 2, v0
    v_writelane_b32 v3, s4, 7
    v_readlane_b32 s8, v3, 7
    v_mov_b32_e32 v4, s8
    global_store_b32 v1, v4, s[6:7]
    s_endpgm"""
    assert not run(kernel(body), NUMBERS).findings
    assert kinds(run(kernel(body.replace("s8, v3, 7", "s8, v3, 8")), NUMBERS)) == [FindingKind.UNINITIALISED]


def test_unaligned_loads_do_not_fail_a_run_and_unaligned_atomics_do(run: Run) -> None:
    load = run(kernel(f"{LOAD} offset:2\ns_waitcnt vmcnt(0)\n{STORE}"), NUMBERS).findings
    body = f"{KERNARG}\nv_mov_b32_e32 v1, 2\nglobal_atomic_add_u32 v1, v0, s[6:7]\ns_endpgm"
    atomic = run(kernel(body), NUMBERS).findings
    assert [(finding.kind, finding.fails) for finding in load] == [(FindingKind.MISALIGNED, False)]
    assert [(finding.kind, finding.fails) for finding in atomic] == [(FindingKind.MISALIGNED, True)]
