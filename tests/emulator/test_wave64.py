"""wave64: 64 lanes, masks in register pairs, instructions across lanes in rows, halves and the whole wave."""

from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray
from tiny_kernels import KERNARG, Run, kernel, words

from isatool.emulator.findings import FindingKind

LANES = 64
ALL = (1 << LANES) - 1
VALUES = np.arange(LANES, dtype=np.uint32) * np.uint32(0x01000193) ^ np.uint32(0x5A5A)


def results(run: Run, body: str, data: NDArray[np.uint32] = VALUES, lanes: int = LANES) -> list[int]:
    """What a body leaves in v2 of every lane; it finds the lane's value in v1, its number in v0 and 4 * v0 in v9."""
    text = f"""{KERNARG}
        v_lshlrev_b32_e32 v9, 2, v0
        global_load_b32 v1, v9, s[4:5]
        s_waitcnt vmcnt(0)
        {body}
        global_store_b32 v9, v2, s[6:7]
        s_endpgm"""
    found = run(kernel(text, wavefront_size32=0), data, lanes=lanes, out=4 * lanes)
    assert not found.findings
    return words(found)


def masked(mask: int, body: str) -> str:
    """The body with only some lanes active; the others have 0xdead in v2."""
    return f"""v_mov_b32_e32 v2, 0xdead
        s_mov_b32 exec_lo, 0x{mask & 0xFFFFFFFF:x}
        s_mov_b32 exec_hi, 0x{mask >> 32:x}
        {body}
        s_mov_b64 exec, -1"""


def test_a_comparison_writes_a_pair(run: Run) -> None:
    body = "v_cmp_lt_u32_e64 s[8:9], 40, v0\nv_mov_b32_e32 v2, s9\nv_mov_b32_e32 v3, s8\nv_add_nc_u32_e32 v2, v2, v3"
    assert results(run, body) == [ALL >> 41 << 41 >> 32] * LANES


def test_vcc_selects_in_every_lane(run: Run) -> None:
    body = "v_cmp_gt_u32_e32 vcc, 35, v0\nv_cndmask_b32_e32 v2, 7, v0, vcc"
    assert results(run, body) == [lane if lane < 35 else 7 for lane in range(LANES)]


def test_carries_go_through_pairs(run: Run) -> None:
    body = """v_add_co_u32 v3, s[8:9], v1, v1
        v_add_co_ci_u32_e64 v2, s[10:11], v0, 0, s[8:9]"""
    wanted = [lane + (int(value) >> 31) for lane, value in enumerate(VALUES)]
    assert results(run, body) == wanted


def test_branches_look_at_both_halves(run: Run) -> None:
    body = """v_mov_b32_e32 v2, 0
        v_cmp_eq_u32_e32 vcc, 63, v0
        s_cbranch_vccz .Lend
        v_mov_b32_e32 v2, 1
        s_mov_b64 s[8:9], exec
        s_mov_b32 exec_lo, 0
        s_cbranch_execz .Lend
        v_mov_b32_e32 v2, 2
    .Lend:
        s_mov_b64 exec, s[8:9]"""
    assert results(run, body) == [1] * 32 + [2] * 32


def test_saveexec_and_whole_quads(run: Run) -> None:
    body = """v_mov_b32_e32 v2, 0
        v_cmp_eq_u32_e32 vcc, 45, v0
        s_and_saveexec_b64 s[8:9], vcc
        s_wqm_b64 exec, exec
        v_mov_b32_e32 v2, 5
        s_mov_b64 exec, s[8:9]"""
    assert results(run, body) == [5 if lane // 4 == 11 else 0 for lane in range(LANES)]


@pytest.mark.parametrize(("index", "lane"), [(5, 5), (37, 37), (64, 0), (100, 36)])
def test_readlane_takes_the_index_modulo_64(run: Run, index: int, lane: int) -> None:
    body = f"s_movk_i32 s8, {index}\nv_readlane_b32 s9, v1, s8\nv_mov_b32_e32 v2, s9"
    assert results(run, body) == [int(VALUES[lane])] * LANES


def test_writelane_reaches_the_upper_half(run: Run) -> None:
    body = "v_mov_b32_e32 v2, 0\nv_writelane_b32 v2, 9, 33\nv_writelane_b32 v2, 8, 2"
    assert results(run, body) == [{2: 8, 33: 9}.get(lane, 0) for lane in range(LANES)]


@pytest.mark.parametrize(("mask", "lane"), [(ALL, 0), (1 << 40 | 1 << 50, 40), (1 << 31 | 1 << 32, 31), (0, 0)])
def test_readfirstlane_finds_the_first_of_64(run: Run, mask: int, lane: int) -> None:
    body = masked(mask, "v_readfirstlane_b32 s9, v1") + "\nv_mov_b32_e32 v2, s9"
    assert results(run, body) == [int(VALUES[lane])] * LANES


def test_mbcnt_counts_lanes_below(run: Run) -> None:
    mask = 0x80000001_F000000F
    body = f"""v_mbcnt_lo_u32_b32 v2, 0x{mask & 0xFFFFFFFF:x}, 0
        s_mov_b32 s8, 0x{mask >> 32:x}
        v_mbcnt_hi_u32_b32 v2, s8, v2"""
    assert results(run, body) == [(mask & ((1 << lane) - 1)).bit_count() for lane in range(LANES)]


def test_mbcnt_lo_alone_has_all_ones_for_the_upper_half(run: Run) -> None:
    body = "v_mbcnt_lo_u32_b32 v2, -1, 0"
    assert results(run, body) == [min(lane, 32) for lane in range(LANES)]


@pytest.mark.parametrize(
    ("control", "source"),
    [
        ("quad_perm:[3,2,1,0]", lambda lane: lane ^ 3),
        ("row_ror:5", lambda lane: lane & ~15 | (lane - 5) & 15),
        ("row_mirror", lambda lane: lane ^ 15),
        ("row_half_mirror", lambda lane: lane ^ 7),
        ("row_share:6", lambda lane: lane & ~15 | 6),
        ("row_xmask:9", lambda lane: lane ^ 9),
        ("dpp8:[7,6,5,4,3,2,1,0]", lambda lane: lane ^ 7),
    ],
)
def test_dpp_works_in_four_rows(run: Run, control: str, source: object) -> None:
    assert callable(source)
    extra = "" if control.startswith("dpp8") else " row_mask:0xf bank_mask:0xf"
    assert results(run, f"v_mov_b32_dpp v2, v1 {control}{extra}") == [int(VALUES[source(x)]) for x in range(LANES)]


def test_row_mask_has_a_bit_for_each_of_four_rows(run: Run) -> None:
    body = "v_mov_b32_e32 v2, 0\nv_mov_b32_dpp v2, v1 row_mirror row_mask:0xa bank_mask:0xf"
    assert results(run, body) == [int(VALUES[lane ^ 15]) if lane // 16 in (1, 3) else 0 for lane in range(LANES)]


def test_dpp_does_not_read_inactive_lanes_of_the_upper_half(run: Run) -> None:
    mask = 0x0000FFFF_FFFFFFFF
    body = masked(mask, "v_mov_b32_dpp v2, v1 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1")
    wanted = [
        0xDEAD if not mask >> lane & 1 else int(VALUES[lane + 1]) if lane % 16 < 15 else 0 for lane in range(LANES)
    ]
    assert results(run, body) == wanted


def test_permlane16_and_permlanex16(run: Run) -> None:
    select = "s_mov_b32 s8, 0x01234567\ns_mov_b32 s9, 0x89abcdef\n"
    body = select + "v_permlane16_b32 v2, v1, s8, s9"
    chosen = [0x89ABCDEF01234567 >> 4 * (lane & 15) & 15 for lane in range(LANES)]
    assert results(run, body) == [int(VALUES[lane & ~15 | chosen[lane]]) for lane in range(LANES)]
    body = select + "v_permlanex16_b32 v2, v1, s8, s9"
    assert results(run, body) == [int(VALUES[(lane & ~15) ^ 16 | chosen[lane]]) for lane in range(LANES)]


def test_permlane64_exchanges_the_halves(run: Run) -> None:
    assert results(run, "v_permlane64_b32 v2, v1") == [int(VALUES[lane ^ 32]) for lane in range(LANES)]
    body = masked(0xFFFFFFFF, "v_permlane64_b32 v2, v1")
    wanted = [int(VALUES[lane ^ 32]) if lane < 32 else 0xDEAD for lane in range(LANES)]
    assert results(run, body) == wanted


def test_bpermute_stays_within_the_half(run: Run) -> None:
    body = """v_sub_nc_u32_e32 v3, 62, v0
        v_lshlrev_b32_e32 v3, 2, v3
        ds_bpermute_b32 v2, v3, v1
        s_waitcnt lgkmcnt(0)"""
    assert results(run, body) == [int(VALUES[lane & 32 | (62 - lane) & 31]) for lane in range(LANES)]


def test_permute_stays_within_the_half(run: Run) -> None:
    body = "v_xor_b32_e32 v3, 0x84, v9\nds_permute_b32 v2, v3, v1\ns_waitcnt lgkmcnt(0)"
    assert results(run, body) == [int(VALUES[lane ^ 1]) for lane in range(LANES)]


@pytest.mark.parametrize(
    ("pattern", "source"),
    [
        ("swizzle(SWAP,16)", lambda lane: lane ^ 16),
        ("swizzle(REVERSE,8)", lambda lane: lane ^ 7),
        ("swizzle(QUAD_PERM,1,1,3,3)", lambda lane: lane | 1),
        ("swizzle(BROADCAST,32,5)", lambda lane: lane & 32 | 5),
        ("0xc020", lambda lane: lane & 32 | (lane + 1) & 31),
    ],
)
def test_swizzle_works_in_groups_of_32(run: Run, pattern: str, source: object) -> None:
    assert callable(source)
    body = f"ds_swizzle_b32 v2, v1 offset:{pattern}\ns_waitcnt lgkmcnt(0)"
    assert results(run, body) == [int(VALUES[source(lane)]) for lane in range(LANES)]


def test_the_append_counter_counts_64_lanes(run: Run) -> None:
    body = f"""{KERNARG}
        s_mov_b32 m0, 0
        v_mov_b32_e32 v3, 0
        v_mov_b32_e32 v4, 0
        ds_store_b32 v3, v4
        s_waitcnt lgkmcnt(0)
        ds_append v2
        s_waitcnt lgkmcnt(0)
        ds_load_b32 v2, v3
        s_waitcnt lgkmcnt(0)
        v_lshlrev_b32_e32 v9, 2, v0
        global_store_b32 v9, v2, s[6:7]
        s_endpgm"""
    assert words(run(kernel(body, lds=16, wavefront_size32=0), lanes=LANES)) == [LANES] * LANES


@pytest.mark.parametrize("lanes", [1, 32, 33, 64, 65, 96, 130])
def test_the_last_wave_may_be_partial(run: Run, lanes: int) -> None:
    body = f"""{KERNARG}
        v_lshlrev_b32_e32 v9, 2, v0
        s_bcnt1_i32_b64 s8, exec
        v_lshl_add_u32 v2, v0, 8, s8
        global_store_b32 v9, v2, s[6:7]
        s_endpgm"""
    found = run(kernel(body, wavefront_size32=0), lanes=lanes, out=4 * lanes)
    assert not found.findings
    active = [min(LANES, lanes - item // LANES * LANES) for item in range(lanes)]
    assert words(found) == [item << 8 | active[item] for item in range(lanes)]
    assert found.counts.sum() == 7 * -(-lanes // LANES)


def test_lanes_of_one_wave_do_not_race_and_two_waves_do(run: Run) -> None:
    body = """v_lshlrev_b32_e32 v9, 2, v0
        ds_store_b32 v9, v0
        s_waitcnt lgkmcnt(0)
        v_xor_b32_e32 v3, 0x{:x}, v9
        ds_load_b32 v2, v3
        s_waitcnt lgkmcnt(0)
        s_endpgm"""
    for bit, raced in ((4 * 32, False), (4 * 64, True)):
        found = run(kernel(body.format(bit), lds=512, wavefront_size32=0), lanes=128)
        assert any(finding.kind is FindingKind.LDS_RACE for finding in found.findings) == raced


def test_an_undefined_upper_half_of_exec_is_told(run: Run) -> None:
    found = run(kernel("s_mov_b32 exec_hi, s20\ns_endpgm", wavefront_size32=0), lanes=LANES, engine="numpy")
    assert [finding.kind for finding in found.findings] == [FindingKind.UNINITIALISED]


def test_exec_hi_of_wave32_is_a_register_like_others(run: Run) -> None:
    body = f"{KERNARG}\ns_mov_b32 exec_hi, 5\nv_mov_b32_e32 v2, exec_hi\nv_lshlrev_b32_e32 v9, 2, v0\n"
    found = run(kernel(f"{body}global_store_b32 v9, v2, s[6:7]\ns_endpgm"), lanes=32, out=128)
    assert words(found) == [5] * 32


@pytest.mark.parametrize("mask", [ALL, 0xF0F0, 0xF0F0 << 32, 0x3 << 31, 0], ids=["both", "low", "high", "few", "none"])
def test_a_loop_over_the_halves_runs_each_that_has_lanes_and_restores_exec(run: Run, mask: int) -> None:
    loop = """s_mov_b32 s20, 0
        s_subvector_loop_begin s8, .Lend
        .Lbody:
        s_add_u32 s20, s20, 1
        v_mov_b32_e32 v2, s20
        s_subvector_loop_end s8, .Lbody
        .Lend:"""
    halves = mask & 0xFFFFFFFF, mask >> 32
    passes = {0: 1, 1: 1 + bool(halves[0])}
    wanted = [passes[lane // 32] if mask >> lane & 1 else 0xDEAD for lane in range(LANES)]
    assert results(run, masked(mask, loop)) == wanted
    for half, name in enumerate(("s10", "s11")):
        after = masked(mask, f"{loop}\ns_mov_b64 s[10:11], exec")
        assert results(run, f"{after}\nv_mov_b32_e32 v2, {name}") == [halves[half]] * LANES
