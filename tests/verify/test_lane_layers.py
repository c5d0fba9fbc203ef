"""What is part of EXEC: comparisons switch lanes off, other writes of EXEC may switch lanes on."""

from __future__ import annotations

import pytest
from item_orders import PROLOGUE, kernel, run_both

from isatool.verify.lemmas.reorder import Reordered
from isatool.verify.verdict import CutPoint

START = len(PROLOGUE.strip().splitlines())
BODY = """
	v_mov_b32_e32 v4, -1
	v_mov_b32_e32 v5, {}
	s_mov_b32 exec_lo, s8
	v_add_nc_u32_e32 v5, v3, v3
	{}
	v_add_nc_u32_e32 v2, 1, v5
	s_mov_b32 exec_lo, -1
	v_mov_b32_e32 v5, 0
"""
"""v5 is one thing in the lanes of s8, another in those that are off then; v2 is made of it in lanes of the next EXEC"""


def pair(exec_again: str, wave: int = 32) -> tuple[str, str]:
    """Two bodies that differ in lanes which are off when v5 is written the second time."""
    bodies = [BODY.strip().format(value, exec_again) for value in (0, 7)]
    if wave == 64:
        bodies = [
            each.replace("b32 exec_lo, s8", "b64 exec, s[8:9]").replace("b32 exec_lo", "b64 exec") for each in bodies
        ]
    return bodies[0], bodies[1]


def judged(bodies: tuple[str, str], wave: int = 32) -> tuple[bool, bool]:
    """Whether the region of a body is called the same in both, and whether it is when they run."""
    block = (2 * wave, 1, 1)
    first, second = (kernel(body, wave=wave, block=block) for body in bodies)
    end = START + len(bodies[0].splitlines())
    reorder = Reordered((CutPoint(START), CutPoint(START)), (CutPoint(end), CutPoint(end)))
    return reorder.judge(first, second).holds, not run_both(first, second, block).differences


@pytest.mark.parametrize(
    "exec_again",
    [
        "v_readfirstlane_b32 exec_lo, v4",
        "v_readlane_b32 exec_lo, v4, 3",
        "s_mov_b32 exec_lo, s9",
        "s_or_b32 exec_lo, exec_lo, s9",
        "s_xor_b32 exec_lo, exec_lo, -1",
        "s_not_b32 exec_lo, exec_lo",
        "s_or_saveexec_b32 s10, s9",
        "s_cselect_b32 exec_lo, exec_lo, s9",
        "s_lshl_b32 exec_lo, exec_lo, 1",
        "s_brev_b32 exec_lo, exec_lo",
    ],
)
def test_lanes_that_may_be_on_again_hold_what_they_held(exec_again: str) -> None:
    assert judged(pair(exec_again)) == (False, False)


@pytest.mark.parametrize(
    ("exec_again", "wave"),
    [
        ("v_cmpx_gt_u32_e32 4, v3", 32),
        ("v_cmpx_gt_u32_e32 4, v3", 64),
        ("s_and_b32 exec_lo, exec_lo, s9", 32),
        ("s_and_b32 exec_lo, s9, exec_lo", 32),
        ("s_and_not1_b32 exec_lo, exec_lo, s9", 32),
        ("s_and_saveexec_b32 s10, s9", 32),
        ("s_and_not0_saveexec_b32 s10, s9", 32),
        ("s_and_saveexec_b64 s[10:11], s[8:9]", 64),
        ("s_and_saveexec_b32 s10, s9\ns_or_b32 exec_lo, exec_lo, s10", 32),
        ("s_and_saveexec_b64 s[10:11], s[6:7]\ns_or_b64 exec, exec, s[10:11]", 64),
    ],
)
def test_lanes_that_stay_on_hold_what_was_written(exec_again: str, wave: int) -> None:
    assert judged(pair(exec_again, wave), wave) == (True, True)


EXCHANGED = """
v_xor_b32_e32 v7, 8, v1
{}
ds_bpermute_b32 v6, v7, v5
s_waitcnt lgkmcnt(0)
v_mov_b32_e32 v5, v6
"""


@pytest.mark.parametrize(
    ("exec_again", "equal"),
    [
        ("s_and_b32 exec_lo, exec_lo, s9", True),
        ("s_nop 0", True),
        ("s_mov_b32 exec_lo, -1", False),
        ("s_not_b32 exec_lo, exec_lo", False),
    ],
)
def test_an_exchange_through_lds_asks_for_no_lane_that_is_off(exec_again: str, equal: bool) -> None:
    assert judged(pair(EXCHANGED.strip().format(exec_again))) == (equal, equal)


def test_an_exchange_with_other_lanes_on_is_another() -> None:
    narrow = "s_and_b32 exec_lo, exec_lo, 0x30"
    body = pair(EXCHANGED.strip().format(narrow))[0]
    assert judged((body, body)) == (True, True)
    assert judged((body, body.replace(narrow, "s_nop 0"))) == (False, False)


IDLE = """
	v_writelane_b32 v5, {}, 31
	v_add_nc_u32_e32 v2, {}
	v_mov_b32_e32 v5, v3
	v_readlane_b32 s10, v5, 31
	v_mov_b32_e32 v2, s10
"""


def test_lanes_without_a_work_item_keep_what_they_hold() -> None:
    for scalar, holds in (("s8", True), ("s9", False)):
        bodies = IDLE.format("s8", "v4, v3").strip(), IDLE.format(scalar, "v3, v4").strip()
        first, second = (kernel(body, block=(24, 1, 1)) for body in bodies)
        region = (CutPoint(START), CutPoint(START)), (CutPoint(START + 2), CutPoint(START + 2))
        assert Reordered(*region).judge(first, second).holds is holds
