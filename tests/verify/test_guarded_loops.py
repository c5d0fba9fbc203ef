"""Loops rewritten under a guard: proved where the guard is strong enough, refused where it is weaker by one."""

from __future__ import annotations

import pytest
from verify_snippets import compare

from isatool.verify.verdict import PROVED, UNKNOWN, Verdict

STORE = "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[4:5]"
SKIP = "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, 0\ns_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_2\n"
SUM = "s_waitcnt vmcnt(0)\nv_add_f32_e32 v2, v2, v3\n"
AGAIN = "s_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, s8\ns_cbranch_scc1 {label}\n"
ADDRESS = (
    "v_add_nc_u32_e32 v5, s10, v0\nv_ashrrev_i32_e32 v6, 31, v5\nv_lshlrev_b64 v[5:6], 2, v[5:6]\n"
    "v_add_co_u32 v5, vcc_lo, s6, v5\nv_add_co_ci_u32_e64 v6, null, s7, v6, vcc_lo\n"
)
SLOW = ".LBB0_1:\n" + ADDRESS + "global_load_b32 v3, v[5:6], off\n" + SUM + AGAIN.format(label=".LBB0_1")
FIRST = SKIP + SLOW + ".LBB0_2:\n" + STORE
"""the sum over k < s8 of element k + work-item, its index sign-extended"""

BASES = "s_mov_b64 s[12:13], s[6:7]\n"
BODY = "global_load_b32 v3, v1, s[12:13]\n" + SUM + "s_add_u32 s12, s12, 4\ns_addc_u32 s13, s13, 0\n"
LAST = 0x7FFFFF01
"""with more iterations k + 255 does not fit 31 bits"""


def guarded(limit: int = LAST, bases: str = BASES, body: str = BODY, slow: str = SLOW, skip: str = SKIP) -> str:
    return (
        f"{skip}s_cmp_gt_u32 s8, {limit:#x}\ns_cbranch_scc1 .LBB0_1\n{bases}.LBB0_3:\n{body}"
        f"{AGAIN.format(label='.LBB0_3')}s_branch .LBB0_2\n{slow}.LBB0_2:\n{STORE}"
    )


def verdict(second: str) -> Verdict:
    return compare(FIRST, second)


@pytest.mark.parametrize("limit", [0, 1, 100, LAST - 1, LAST])
def test_a_base_that_advances_is_proved_where_the_guard_excludes_a_wrap(limit: int) -> None:
    found = verdict(guarded(limit))
    assert found.status == PROVED, found
    assert found.assumptions == ()


@pytest.mark.parametrize("limit", [LAST + 1, 0x7FFFFFFF, 0xFFFFFFFF])
def test_a_guard_that_is_too_weak_is_not_proved(limit: int) -> None:
    assert verdict(guarded(limit)).status == UNKNOWN


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s_add_u32 s12, s12, 4", "s_add_u32 s12, s12, 8"),
        ("s_addc_u32 s13, s13, 0\n", ""),
        ("s_addc_u32 s13, s13, 0", "s_addc_u32 s13, s13, 1"),
        ("s_add_u32 s12, s12, 4\ns_addc_u32 s13, s13, 0", "s_add_u32 s12, s12, 4\ns_add_u32 s13, s13, 0"),
        ("v1, s[12:13]", "v1, s[12:13] offset:4"),
        ("v1, s[12:13]", "v0, s[12:13]"),
        ("v2, v2, v3", "v2, v3, v2"),
    ],
)
def test_a_fast_loop_that_does_something_else_is_not_proved(old: str, new: str) -> None:
    assert old in BODY
    assert verdict(guarded(body=BODY.replace(old, new))).status == UNKNOWN


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v_ashrrev_i32_e32 v6, 31, v5", "v_mov_b32_e32 v6, 0"),
        ("s_cmp_lt_i32 s10, s8", "s_cmp_le_i32 s10, s8"),
        ("s_add_i32 s10, s10, 1", "s_add_i32 s10, s10, 2"),
        ("v_add_f32_e32 v2, v2, v3", "v_mul_f32_e32 v2, v2, v3"),
    ],
)
def test_a_fallback_that_differs_is_not_proved(old: str, new: str) -> None:
    assert old in SLOW
    assert verdict(guarded(slow=SLOW.replace(old, new))).status == UNKNOWN


def test_the_loop_is_not_entered_for_no_turns() -> None:
    assert verdict(guarded(skip=SKIP.replace("s8, 1", "s8, 0"))).status == UNKNOWN
    entered = SKIP.replace("s_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_2\n", "")
    assert verdict(guarded(skip=entered)).status == UNKNOWN


@pytest.mark.parametrize(("limit", "expected"), [(0x3FFFFF01, PROVED), (0x3FFFFF02, UNKNOWN)])
def test_an_offset_of_32_bits_is_proved_below_4_gib_only(limit: int, expected: str) -> None:
    body = "global_load_b32 v3, v1, s[6:7]\n" + SUM + "v_add_nc_u32_e32 v1, 4, v1\n"
    assert verdict(guarded(limit, bases="", body=body)).status == expected


def test_the_fast_loop_may_count_down_and_find_its_end_by_another_counter() -> None:
    body = BODY + "s_sub_i32 s14, s14, 1\n"
    fast = guarded(bases=BASES + "s_mov_b32 s14, s8\n", body=body)
    assert verdict(fast).status == PROVED


# -- a condition that the guard makes certain

PREFETCH = "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, 0\ns_add_i32 s11, s8, -1\ns_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_2\n"
TURN = "v_add_f32_e32 v2, v2, v4\ns_add_i32 s10, s10, 8\ns_cmp_lt_i32 s10, s8\ns_cbranch_scc1 {label}\n"
LOADED = "global_load_b32 v4, v1, s[6:7]\ns_waitcnt vmcnt(0)\n"
TESTED = "v_mov_b32_e32 v4, 1.0\n.LBB0_1:\ns_cmp_ge_i32 s10, s11\ns_cbranch_scc1 .LBB0_4\n" + LOADED + ".LBB0_4:\n"
CONDITIONAL_FIRST = PREFETCH + TESTED + TURN.format(label=".LBB0_1") + ".LBB0_2:\n" + STORE


def unconditional(mask: str = "-8", relation: str = "ge", limit: int = 0x100000) -> str:
    return (
        f"{PREFETCH}v_mov_b32_e32 v4, 1.0\ns_cmp_gt_u32 s8, {limit:#x}\ns_cbranch_scc1 .LBB0_1\n"
        f"s_and_b32 s12, s11, {mask}\ns_cmp_{relation}_i32 s12, s11\ns_cbranch_scc1 .LBB0_1\n.LBB0_3:\n{LOADED}"
        f"{TURN.format(label='.LBB0_3')}s_branch .LBB0_2\n{TESTED.replace('v_mov_b32_e32 v4, 1.0', '')}"
        f"{TURN.format(label='.LBB0_1')}.LBB0_2:\n{STORE}"
    )


@pytest.mark.parametrize("mask", ["-8", "-4", "-2"])
def test_a_condition_that_holds_in_every_turn_under_the_guard_may_go(mask: str) -> None:
    found = compare(CONDITIONAL_FIRST, unconditional(mask))
    assert found.status == PROVED, found
    assert found.assumptions == ()


@pytest.mark.parametrize(("mask", "relation"), [("-8", "gt"), ("-16", "ge"), ("-32", "ge"), ("-8", "lt")])
def test_a_condition_that_fails_in_the_last_turn_may_not_go(mask: str, relation: str) -> None:
    assert compare(CONDITIONAL_FIRST, unconditional(mask, relation)).status == UNKNOWN


# -- counters that go on until they meet their end

MEET = (
    "s_mov_b32 s10, {start}\nv_mov_b32_e32 v2, 0\ns_mov_b32 s11, 0\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .LBB0_2\n"
    "s_cmp_gt_u32 s8, 0x1000\ns_cbranch_scc1 .LBB0_5\n{bases}.LBB0_1:\n{body}{move}{test}s_cbranch_scc1 .LBB0_1\n"
    ".LBB0_2:\n" + STORE + "\n.LBB0_5:\ns_endpgm"
)
INDEX = (
    "v_add_nc_u32_e32 v5, s11, v0\nv_ashrrev_i32_e32 v6, 31, v5\nv_lshlrev_b64 v[5:6], 2, v[5:6]\n"
    "v_add_co_u32 v5, vcc_lo, s6, v5\nv_add_co_ci_u32_e64 v6, null, s7, v6, vcc_lo\n"
    "global_load_b32 v3, v[5:6], off\ns_add_u32 s11, s11, 64\n" + SUM
)
FAST = "global_load_b32 v3, v1, s[12:13]\n" + SUM + "s_add_u32 s12, s12, 0x100\ns_addc_u32 s13, s13, 0\n"
WAYS = {
    "up": ("0", "s_add_i32 s10, s10, 1\n", "s_cmp_lg_u32 s10, s8\n"),
    "down": ("s8", "s_add_i32 s10, s10, -1\n", "s_cmp_lg_u32 s10, 0\n"),
}


def met(way: str, bases: str, body: str) -> str:
    start, move, test = WAYS[way]
    return MEET.format(start=start, move=move, test=test, bases=bases, body=body)


@pytest.mark.parametrize("way", WAYS)
def test_a_counter_that_meets_its_end_has_a_range(way: str) -> None:
    first = met(way, "", INDEX)
    assert compare(first, met(way, BASES, FAST)).status == PROVED
    assert compare(first, met(way, BASES, FAST.replace("0x100", "0x104"))).status == UNKNOWN
    assert compare(first, met(way, BASES, FAST.replace("0x100", "0x40"))).status == UNKNOWN
    unlimited = met(way, BASES, FAST).replace("s_cmp_gt_u32 s8, 0x1000", "s_cmp_gt_u32 s8, 0x7fffffff")
    assert compare(unlimited.replace(BASES, "").replace(FAST, INDEX), unlimited).status == UNKNOWN


def test_a_counter_that_may_miss_its_end_has_no_range() -> None:
    by_two = WAYS["up"][1].replace("s10, 1", "s10, 2")
    first, second = met("up", "", INDEX), met("up", BASES, FAST)
    assert compare(first.replace(WAYS["up"][1], by_two), second.replace(WAYS["up"][1], by_two)).status == UNKNOWN


def test_a_base_that_steps_back_first_and_advances_before_the_load_is_proved() -> None:
    back = BASES + "s_sub_u32 s12, s12, 4\ns_subb_u32 s13, s13, 0\n"
    body = "s_add_u32 s12, s12, 4\ns_addc_u32 s13, s13, 0\nglobal_load_b32 v3, v1, s[12:13]\n" + SUM
    assert verdict(guarded(bases=back, body=body)).status == PROVED
    assert verdict(guarded(bases=back.replace("s_subb_u32 s13, s13, 0\n", ""), body=body)).status == UNKNOWN
    assert verdict(guarded(bases=back.replace("s12, 4", "s12, 8"), body=body)).status == UNKNOWN


DOWN = (
    "s_mov_b32 s10, s8\nv_mov_b32_e32 v2, 0\ns_mul_i32 s11, s2, s8\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .LBB0_2\n"
    "s_cmp_gt_u32 s8, {limit}\ns_cbranch_scc1 .LBB0_5\ns_cmp_gt_u32 s2, 0xfff\ns_cbranch_scc1 .LBB0_5\n{bases}"
    ".LBB0_1:\n{body}s_add_i32 s10, s10, -1\ns_cmp_lg_u32 s10, 0\ns_cbranch_scc1 .LBB0_1\n.LBB0_2:\n"
    + STORE
    + "\n.LBB0_5:\ns_endpgm"
)
ROW = "s_mul_i32 s12, s2, s8\ns_mov_b32 s13, 0\ns_lshl_b64 s[12:13], s[12:13], 2\n"
ROW += "s_add_u32 s12, s12, s6\ns_addc_u32 s13, s13, s7\n"
ELEMENT = INDEX.replace("s_add_u32 s11, s11, 64", "s_add_u32 s11, s11, 1").replace(
    "v_ashrrev_i32_e32 v6, 31, v5", "v_mov_b32_e32 v6, 0"
)
ONE = FAST.replace("0x100", "4")


def falling(limit: int, bases: str = "", body: str = ELEMENT) -> str:
    return DOWN.format(limit=limit, bases=bases, body=body)


def test_what_moves_with_a_counter_that_falls_stays_above_its_start() -> None:
    assert compare(falling(0x1000), falling(0x1000, ROW, ONE)).status == PROVED


@pytest.mark.parametrize(
    ("limit", "bases", "body"),
    [
        (0x1000, ROW, ONE.replace("s12, 4", "s12, 8")),
        (0x1000, ROW, ONE.replace("s12, 4", "s12, -4").replace("s13, 0", "s13, -1")),
        (0x1000, ROW.replace("s2, s8", "s2, s9"), ONE),
        (0x1000, ROW.replace("s_addc_u32 s13, s13, s7", "s_add_u32 s13, s13, s7"), ONE),
        (0x200000, ROW, ONE),
    ],
)
def test_what_moves_otherwise_than_the_index_is_not_proved(limit: int, bases: str, body: str) -> None:
    assert compare(falling(limit), falling(limit, bases, body)).status == UNKNOWN


POINTER = "v_add_co_u32 v5, vcc_lo, s6, v1\nv_add_co_ci_u32_e64 v6, null, s7, 0, vcc_lo\n"
CHASED = "global_load_b32 v3, v[5:6], off\n" + SUM + "v_add_co_u32 v5, vcc_lo, v5, 4\n"
CHASED += "v_add_co_ci_u32_e64 v6, null, 0, v6, vcc_lo\n"


def walked(bases: str, body: str) -> str:
    limited = "s_cmp_gt_u32 s8, 0x1000\ns_cbranch_scc1 .LBB0_2\n"
    return f"{SKIP}{limited}{bases}.LBB0_1:\n{body}{AGAIN.format(label='.LBB0_1')}.LBB0_2:\n{STORE}"


@pytest.mark.parametrize("left", ["", "v_add_nc_u32_e32 v5, 4, v5\n"], ids=["gone", "its low half is left over"])
def test_a_pointer_of_every_lane_becomes_a_base_and_an_offset(left: str) -> None:
    first = walked(POINTER, CHASED)
    assert compare(first, walked(POINTER + BASES, BODY + left)).status == PROVED
    assert compare(first, walked(POINTER + BASES, BODY.replace("s12, 4", "s12, 16") + left)).status == UNKNOWN
    lost = CHASED.replace("v_add_co_ci_u32_e64 v6, null, 0, v6, vcc_lo\n", "")
    assert compare(first, walked(POINTER, lost)).status == UNKNOWN


def twice(body: str) -> str:
    """The code of a guarded or plain sum, and the same again with labels of its own."""
    once = body.removesuffix(STORE)
    again = once.replace("LBB0_", "LBB1_").replace("v_mov_b32_e32 v2, 0\n", "")
    return once + again + STORE


def test_the_loop_behind_a_fallback_takes_its_fallback_too() -> None:
    assert compare(twice(FIRST), twice(guarded())).status == PROVED
    assert compare(twice(FIRST), twice(guarded(LAST + 1))).status == UNKNOWN
    undefined = twice(guarded()).replace(BASES, "", 2).replace("s_cmp_lt_i32 s8, 1", BASES + "s_cmp_lt_i32 s8, 1", 1)
    assert compare(twice(FIRST), undefined).status == UNKNOWN


@pytest.mark.parametrize("skip", ["", "s_cmp_eq_u64 s[8:9], 0\ns_cbranch_scc1 .L1\n"], ids=["entered", "guarded"])
def test_pointers_that_move_alike_and_start_apart_are_compared_where_no_counter_tells_the_turn(skip: str) -> None:
    start = "v_add_co_u32 v4, s10, s6, v1\nv_add_co_ci_u32_e64 v5, null, s7, 0, s10\nv_mov_b32_e32 v2, 0\n"
    step = "v_add_co_u32 v4, vcc_lo, v4, s8\nv_add_co_ci_u32_e64 v5, null, s9, v5, vcc_lo\n"
    count = "s_add_u32 s12, s12, -1\ns_addc_u32 s13, s13, -1\ns_cmp_eq_u64 s[12:13], 0\ns_cbranch_scc0 .L0\n"
    end = f".L1:\n{STORE}"
    turn = "s_waitcnt vmcnt(0)\nv_add_f32_e32 v2, v2, v3\n"
    number = f"v_mov_b32_e32 v2, 0\n{skip}s_mov_b64 s[12:13], s[8:9]\n"
    first = f"{number}{start}.L0:\nglobal_load_b32 v3, v[4:5], off\n{step}{turn}{count}{end}"
    scalar = "s_add_u32 s14, s14, s8\ns_addc_u32 s15, s15, s9\n"
    second = (
        f"{number}s_mov_b64 s[14:15], s[6:7]\nv_mov_b32_e32 v2, 0\n.L0:\nglobal_load_b32 v3, v1, s[14:15]\n"
        f"{scalar}{turn}{count}{end}"
    )
    assert compare(first, second).status == PROVED
    for wrong in ("s_add_u32 s14, s14, s9", "s_sub_u32 s14, s14, s8"):
        assert compare(first, second.replace("s_add_u32 s14, s14, s8", wrong)).status == UNKNOWN
    assert compare(first, second.replace("s_addc_u32 s15, s15, s9", "s_addc_u32 s15, s15, 0")).status == UNKNOWN


LANES = "v_cmp_gt_u32_e64 s9, s8, v0\nv_cmp_lt_u32_e64 s10, s9, v0\ns_or_b32 s10, s9, s10\nv_mov_b32_e32 v2, 0\n"
LANES += "s_mov_b32 s11, exec_lo\ns_and_b32 exec_lo, s11, s10\n"
WRITTEN = "s_waitcnt vmcnt(0)\ns_mov_b32 exec_lo, s11\nglobal_store_b32 v1, v2, s[4:5]"


def test_a_carry_in_lanes_that_two_masks_switch_on_is_the_carry() -> None:
    first = f"{LANES}{POINTER}global_load_b32 v2, v[5:6], off\n{WRITTEN}"
    second = f"{LANES}global_load_b32 v2, v1, s[6:7]\n{WRITTEN}"
    assert compare(first, second).status == PROVED
    narrow = "s_and_b32 exec_lo, s11, s9\n"  # lanes of the second mask alone have no carry then
    fewer = first.replace(POINTER, narrow + POINTER.replace("v_add_co_ci", "s_and_b32 exec_lo, s11, s10\nv_add_co_ci"))
    fewer = fewer.replace("v_add_co_ci", "v_add_nc_u32_e32 v5, s6, v1\nv_add_co_ci")
    assert compare(fewer, second).status == UNKNOWN
    assert compare(second, fewer).status == UNKNOWN


EARLIER = (
    "s_mov_b32 s11, exec_lo\nv_cmpx_gt_i32_e32 s9, v0\ns_cbranch_execz .L8\ns_mov_b32 s3, 0\nv_mov_b32_e32 v4, v0\n"
    ".L2:\nv_add_nc_u32_e32 v4, 0x100, v4\nds_store_b32 v1, v4\nv_cmp_lt_u32_e32 vcc_lo, 0x707, v4\n"
    "s_or_b32 s3, vcc_lo, s3\ns_and_not1_b32 exec_lo, exec_lo, s3\ns_cbranch_execnz .L2\n"
    "s_or_b32 exec_lo, exec_lo, s3\n.L8:\ns_mov_b32 exec_lo, s11\n"
)
"""a loop that some lanes take, so that there are two ways to what follows"""


def by_lanes(start: str, load: str, step: str, earlier: str = EARLIER) -> str:
    """A sum over lanes that leave one by one; nothing keeps what tells when from wrapping."""
    return (
        f"{earlier}v_mov_b32_e32 v2, 0\ns_mov_b32 s11, exec_lo\nv_cmpx_gt_i32_e32 s8, v0\ns_cbranch_execz .L9\n{start}"
        f"s_mov_b32 s3, 0\n.L1:\n{load}v_add_nc_u32_e32 v0, 0x20000, v0\n{step}v_cmp_le_i32_e32 vcc_lo, s8, v0\n"
        f"s_or_b32 s3, vcc_lo, s3\n{SUM}s_and_not1_b32 exec_lo, exec_lo, s3\ns_cbranch_execnz .L1\n"
        f"s_or_b32 exec_lo, exec_lo, s3\n.L9:\n{WRITTEN}"
    )


def test_pointers_of_lanes_that_start_as_far_from_a_base_on_every_way_in_are_compared() -> None:
    step = "v_add_co_u32 v5, s9, 0x80000, v5\nv_add_co_ci_u32_e64 v6, s9, 0, v6, s9\n"
    first = by_lanes(POINTER, "global_load_b32 v3, v[5:6], off\n", step)
    scalar = "s_add_u32 s12, s12, 0x80000\ns_addc_u32 s13, s13, 0\n"
    second = by_lanes(BASES, "global_load_b32 v3, v1, s[12:13]\n", scalar)
    assert compare(first, second).status == PROVED
    for right, wrong in (
        ("s12, 0x80000", "s12, 0x40000"),
        ("s_addc_u32 s13, s13, 0\n", ""),
        (".L8:", "s_add_u32 s6, s6, 4\n.L8:"),
        (".L8:", "v_add_nc_u32_e32 v1, 4, v1\n.L8:"),
        ("v1, s[12:13]", "v0, s[12:13]"),
    ):
        assert compare(first, second.replace(right, wrong)).status == UNKNOWN
