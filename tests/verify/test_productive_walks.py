"""A proof that goes round must execute something in both programs each time, and begins where the launch does."""

from __future__ import annotations

import pytest
from certificates_by_hand import Data, both, hoist, place, reason_against, reorder, with_bodies
from verify_snippets import PROLOGUE, compare

from isatool.verify.verdict import PROVED, UNKNOWN

START = len(PROLOGUE.strip().splitlines())
"""number of the first instruction after the prologue"""
FIRST = "s_nop 0\nglobal_store_b32 v1, v0, s[4:5]"
OTHER = "s_nop 0\nglobal_store_b32 v1, v1, s[4:5]"
LOOP = ".LBB0_1:\nv_add_nc_u32_e32 v2, 1, v2\ns_add_i32 s9, s9, -1\ns_cmp_lg_u32 s9, 0\ns_cbranch_scc1 .LBB0_1\n"
STORE = "global_store_b32 v1, v2, s[4:5]"
EMPTY = ".LBB0_1:\ns_cbranch_scc1 .LBB0_1\n"
PAIRS = {
    "store": (FIRST, OTHER),
    "loop": (f"v_mov_b32_e32 v2, 0\n{LOOP}{STORE}", f"v_mov_b32_e32 v2, 0\n{LOOP}{STORE.replace('v2', 'v0')}"),
    "empty loop": (f"{EMPTY}{FIRST}", f"{EMPTY}{OTHER}"),
    "loop that does nothing": (f"{EMPTY}{FIRST}", f"{LOOP}{FIRST}"),
}
PLACES = [*map(place, range(START + 3)), place(0, ".LBB0_1"), place(1, ".LBB0_1")]


def degenerate() -> list[Data]:
    """Steps whose places coincide."""
    steps: list[Data] = []
    for at in PLACES:
        both_at = {"first": at, "second": at}
        steps += [reorder(both_at, both_at), hoist(at, at, [at], at)]
        steps += [reorder(both_at, {"first": at, "second": place(START + 1)}), hoist(at, at, [], at)]
        steps += [reorder(both_at, {"first": place(START + 1), "second": at}), hoist(place(START), at, [at], at)]
        steps += [hoist(at, place(START), [place(START)], at), hoist(at, at, [at, place(START)], place(START))]
    steps += [{"step": "equal", "cuts": [both(n), both(n)]} for n in range(START + 2)]
    steps += [{"step": "equal", "cuts": [{"first": place(0, ".LBB0_1"), "second": place(n)}]} for n in range(START)]
    return steps


@pytest.mark.parametrize("name", PAIRS)
def test_places_that_coincide_prove_nothing(name: str) -> None:
    for step in degenerate():
        assert with_bodies(*PAIRS[name], step).status == UNKNOWN, step
        assert with_bodies(*PAIRS[name][::-1], step).status == UNKNOWN, step


def test_it_is_said_that_nothing_is_executed() -> None:
    at = both(START)
    assert "executes nothing" in reason_against(with_bodies(FIRST, OTHER, reorder(at, at)))
    at_once = hoist(place(START), place(START), [place(START)], place(START))
    assert "executes nothing" in reason_against(with_bodies(FIRST, OTHER, at_once))


def test_a_region_that_nothing_comes_to_or_leaves_proves_nothing() -> None:
    beyond = "s_branch .LBB0_2\n.LBB0_1:\ns_nop 1\n.LBB0_2:\n"
    step = reorder(both(0, ".LBB0_1"), both(0, ".LBB0_2"))
    assert "does not come" in reason_against(with_bodies(beyond + FIRST, beyond + FIRST, step))
    endless = f".LBB0_1:\ns_nop 1\n{STORE}\ns_branch .LBB0_1\n.LBB0_2:\n"
    assert "never leaves" in reason_against(with_bodies(endless + FIRST, endless + OTHER, step))


@pytest.mark.parametrize("first", [0, 1])
def test_a_program_that_does_nothing_in_an_endless_loop_does_not_what_another_does(first: int) -> None:
    bodies = f".LBB0_1:\ns_branch .LBB0_1\n{FIRST}", FIRST
    steps: list[Data] = [{"step": "unfolding"}, {"step": "stream"}, {"step": "equal"}]
    for step in (*steps, *degenerate()):
        assert with_bodies(bodies[first], bodies[1 - first], step).status == UNKNOWN, step


SUM = "v_add_nc_u32_e32 v2, 1, v2\n"
COUNT = "s_add_i32 s9, s9, -1\ns_cmp_lg_u32 s9, 0\ns_cbranch_scc0 .LBB0_3\n"
LOAD = "global_load_b32 v3, v1, s[6:7]\n"


@pytest.mark.parametrize(("endless", "status"), [("", PROVED), ("s_cbranch_vccnz {}\n", UNKNOWN)])
def test_no_load_passes_a_loop_that_may_not_end(endless: str, status: str) -> None:
    """The loop around the code has a second latch before it."""
    region = f".LBB0_1:\n{SUM}{endless.format('.LBB0_1')}"
    first = f"v_mov_b32_e32 v2, 0\n{region}.LBB0_2:\n{COUNT}{LOAD}s_branch .LBB0_1\n.LBB0_3:\n{STORE}"
    copies = [f".LBB0_{n}:\n{SUM}{endless.format(f'.LBB0_{n}')}" for n in (5, 3)]
    second = f"v_mov_b32_e32 v2, 0\n.LBB0_1:\n{COUNT}{LOAD}{copies[0]}s_branch .LBB0_1\n{copies[1]}{STORE}"
    ends = [place(0, ".LBB0_3"), place(0, ".LBB0_1")]
    step = hoist(place(0, ".LBB0_1"), place(0, ".LBB0_2"), ends, place(0, ".LBB0_1"))
    assert with_bodies(first, second, step).status == status


ENTERED = """
.LBB0_1:
{}
global_store_b32 v2, v0, s[4:5]
s_cbranch_scc1 .LBB0_1
s_endpgm
.LBB0_2:
{}
s_branch .LBB0_1
"""


def test_a_loop_at_the_entry_is_not_entered_from_code_that_nothing_comes_to_alone() -> None:
    """What that code leaves in v3 would be what the loop of the first program computes."""
    shift = "v_lshlrev_b32_e32 {}, 2, v0"
    first = ENTERED.format(shift.format("v2"), "s_nop 0")
    second = ENTERED.format("v_mov_b32_e32 v2, v3", shift.format("v3"))
    assert compare(first, first, prologue="").status == PROVED
    assert compare(first, second, prologue="").status == UNKNOWN
