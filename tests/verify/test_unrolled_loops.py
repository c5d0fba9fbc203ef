"""Loops of unknown length with several bodies between tests and a remainder; none that is broken is proved."""

from __future__ import annotations

import pytest
from verify_snippets import compare

from isatool.verify.product import cutpoints
from isatool.verify.verdict import PROVED, UNKNOWN

STORE = "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[4:5]"
START = "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, 0\ns_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_2\n"
TURN = (
    "global_load_b32 v3, v1, s[6:7]\ns_waitcnt vmcnt(0)\nv_fmac_f32_e32 v2, v3, v3\n"
    "s_add_u32 s6, s6, 64\ns_addc_u32 s7, s7, 0\ns_add_i32 s10, s10, 1\n"
)
REST = f".LBB0_1:\n{TURN}s_cmp_lt_i32 s10, s8\ns_cbranch_scc1 .LBB0_1\n"
FIRST = f"{START}{REST}.LBB0_2:\n{STORE}"

LIMIT = "s_sub_i32 s12, s8, 3\ns_cbranch_scc1 .LBB0_1\n"
ENTER = "s_cmp_lt_i32 s10, s12\ns_cbranch_scc0 .LBB0_1\n"
AGAIN = "s_cmp_lt_i32 s10, s12\ns_cbranch_scc1 .LBB0_3\n"
LEAVE = "s_cmp_lt_i32 s10, s8\ns_cbranch_scc0 .LBB0_2\n"
SUNK = (
    "".join(
        f"global_load_b32 v3, v1, s[6:7] offset:{64 * copy}\ns_waitcnt vmcnt(0)\nv_fmac_f32_e32 v2, v3, v3\n"
        for copy in range(4)
    )
    + "s_add_u32 s6, s6, 256\ns_addc_u32 s7, s7, 0\ns_add_i32 s10, s10, 4\n"
)
"""four bodies whose increments became one"""


def unrolled(
    body: str = TURN * 4,
    limit: str = LIMIT,
    enter: str = ENTER,
    again: str = AGAIN,
    leave: str = LEAVE,
    rest: str = REST,
) -> str:
    return f"{START}{limit}{enter}.LBB0_3:\n{body}{again}{leave}{rest}.LBB0_2:\n{STORE}"


@pytest.mark.parametrize("body", [TURN * 4, SUNK], ids=["copies", "increments sunk"])
def test_four_bodies_and_a_remainder_are_proved(body: str) -> None:
    found = compare(FIRST, unrolled(body))
    assert found.status == PROVED, found
    assert found.assumptions == ()


def test_fewer_bodies_than_the_guard_leaves_room_for_are_proved() -> None:
    assert compare(FIRST, unrolled(TURN * 3)).status == PROVED
    assert compare(FIRST, unrolled(TURN * 2)).status == PROVED


def test_a_program_may_be_rolled_up_again() -> None:
    assert compare(unrolled(), FIRST).status == PROVED


@pytest.mark.parametrize(
    "second",
    [
        pytest.param(unrolled(TURN * 5), id="five bodies where four fit"),
        pytest.param(unrolled(limit=LIMIT.replace("s8, 3", "s8, 2")), id="a limit that is too far by one"),
        pytest.param(unrolled(enter=ENTER.replace("_lt_", "_le_")), id="entered once too often"),
        pytest.param(unrolled(again=AGAIN.replace("_lt_", "_le_")), id="goes round once too often"),
        pytest.param(unrolled(enter=""), id="entered without a test"),
        pytest.param(unrolled(SUNK.replace("offset:192", "offset:128")), id="the last body reads another place"),
        pytest.param(unrolled(leave="s_branch .LBB0_2\n"), id="the remainder is dropped"),
        pytest.param(unrolled(leave=""), id="a remainder of nothing is executed"),
        pytest.param(unrolled(SUNK.replace("s6, 256", "s6, 192")), id="the base falls behind"),
        pytest.param(unrolled(SUNK.replace("s_addc_u32 s7, s7, 0\n", "")), id="the carry is lost"),
        pytest.param(unrolled(SUNK.replace("s10, 4", "s10, 3")), id="the counter falls behind"),
        pytest.param(unrolled(SUNK.replace("s10, 4", "s10, 8")), id="the counter runs ahead"),
        pytest.param(unrolled(TURN * 3 + TURN.replace("v3, v3", "v3, v2")), id="the last body differs"),
        pytest.param(unrolled(rest=REST.replace("v3, v3", "v3, v2")), id="the remainder differs"),
        pytest.param(unrolled(limit=LIMIT.replace("s8, 3", "s9, 3")), id="another bound"),
    ],
)
def test_a_broken_unrolling_is_not_proved(second: str) -> None:
    found = compare(FIRST, second)
    assert found.status == UNKNOWN, found
    assert found.first_difference is not None


def test_a_loop_that_must_not_run_for_no_turns_is_not_entered() -> None:
    entered = FIRST.replace("s_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_2\n", "")
    assert compare(FIRST, entered).status == UNKNOWN
    assert compare(entered, unrolled()).status == UNKNOWN


# -- until a counter is 0, and down to a bound

DOWN = "s_mov_b32 s10, s8\nv_mov_b32_e32 v2, 0\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .LBB0_2\n"
STEP = TURN.replace("s_add_i32 s10, s10, 1", "s_add_i32 s10, s10, -1")
LAST = f".LBB0_1:\n{STEP}s_cmp_lg_u32 s10, 0\ns_cbranch_scc1 .LBB0_1\n"


def counted_down(least: int, bodies: int = 4) -> str:
    test = f"s_cmp_ge_u32 s10, {least}\n"
    return (
        f"{DOWN}{test}s_cbranch_scc0 .LBB0_1\n.LBB0_3:\n{STEP * bodies}{test}s_cbranch_scc1 .LBB0_3\n"
        f"s_cmp_lg_u32 s10, 0\ns_cbranch_scc0 .LBB0_2\n{LAST}.LBB0_2:\n{STORE}"
    )


@pytest.mark.parametrize(
    "also", ["", "s_add_i32 s9, s9, 1\nv_add_nc_u32_e32 v2, s9, v2\n"], ids=["alone", "and one up"]
)
@pytest.mark.parametrize(
    ("least", "expected"), [(4, PROVED), (5, PROVED), (3, UNKNOWN), pytest.param(0, UNKNOWN, marks=pytest.mark.full)]
)
def test_a_distance_to_the_end_leaves_room_for_the_bodies(least: int, expected: str, also: str) -> None:
    first, second = f"{DOWN}{LAST}.LBB0_2:\n{STORE}", counted_down(least)
    assert compare(*(text.replace("v_fmac", f"{also}v_fmac") for text in (first, second))).status == expected


# -- counts that are known

COUNTED = "s_movk_i32 s10, 0\nv_mov_b32_e32 v2, 0\n.LBB0_1:\n{body}s_cmp_lg_u32 s10, {end}\ns_cbranch_scc1 .LBB0_1\n"


@pytest.mark.parametrize(
    ("bodies", "end", "expected"), [(2, 12, PROVED), (3, 12, PROVED), (2, 14, UNKNOWN), (2, 10, UNKNOWN)]
)
def test_a_known_count_is_kept(bodies: int, end: int, expected: str) -> None:
    first = COUNTED.format(body=TURN, end=12) + STORE
    assert compare(first, COUNTED.format(body=TURN * bodies, end=end) + STORE).status == expected


@pytest.mark.parametrize(
    ("bodies", "end", "expected"), [(2, 0x10000, PROVED), (2, 0x10001, UNKNOWN), (3, 0x10000, UNKNOWN)]
)
def test_a_count_that_is_too_large_to_be_executed_is_compared_iteration_by_iteration(
    bodies: int, end: int, expected: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cutpoints, "_MOST_INSTRUCTIONS", 2_000)
    first = COUNTED.format(body=TURN, end=0x10000) + STORE
    assert compare(first, COUNTED.format(body=TURN * bodies, end=end) + STORE).status == expected
