"""Ladders of guarded accesses: what may be in flight, and what is known, where the ways of many branches meet."""

from __future__ import annotations

import pytest
from examples import some
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.verify.verdict import PROVED, Status

RUNGS = 14
RUNG = """
s_and_b32 s11, s10, exec_lo
s_cmp_eq_u32 s11, 0
s_cbranch_scc1 .Lrung{number}
s_mul_i32 s11, s9, {number}
v_add_nc_u32_e32 v2, s11, v1
global_load_b32 v{data}, v2, s[4:5]
.Lrung{number}:
"""
ADVANCING = """
s_and_b32 s11, s10, exec_lo
s_cmp_eq_u32 s11, 0
s_cbranch_scc1 .Lrung{number}
global_load_b32 v{data}, v3, s[4:5]
v_add_nc_u32_e32 v3, s9, v3
.Lrung{number}:
"""
BEFORE = "s_cmp_gt_i32 s8, 0\ns_cselect_b32 s10, -1, 0\nv_mov_b32_e32 v3, v1\n" + "".join(
    f"v_mov_b32_e32 v{8 + number}, 0\n" for number in range(RUNGS)
)
AFTER = "s_waitcnt vmcnt({left})\n" + "".join(
    f"global_store_b32 v1, v{8 + number}, s[6:7] offset:{4 * number}\n" for number in range(RUNGS)
)


def ladder(rung: str) -> list[str]:
    """The rungs of a ladder."""
    return [rung.format(number=number, data=8 + number) for number in range(RUNGS)]


def status_of(first: list[str], second: list[str], *, left: int = 0, before: str = BEFORE) -> Status:
    """The verdict on two ladders, of which the second leaves so many loads in flight before it stores."""
    bodies = [
        "\n".join((PROLOGUE, work, *rungs, AFTER.format(left=most)))
        for work, rungs, most in ((BEFORE, first, 0), (before, second, left))
    ]
    return verdict_of(*map(kernel, bodies)).status


def test_addresses_that_advance_from_rung_to_rung_are_those_of_each_row() -> None:
    assert status_of(ladder(RUNG), ladder(ADVANCING)) == PROVED
    assert status_of(ladder(ADVANCING), ladder(RUNG)) == PROVED


def test_a_branch_over_two_rungs_of_one_condition_is_the_same() -> None:
    rungs = ladder(ADVANCING)
    rungs[5] = rungs[5].replace("scc1 .Lrung5", "scc1 .Lrung6")
    assert status_of(ladder(RUNG), rungs) == PROVED


@pytest.mark.parametrize("left", some((1, RUNGS - 1, 63), 2))
def test_a_weaker_wait_is_refused(left: int) -> None:
    assert status_of(ladder(RUNG), ladder(ADVANCING), left=left) != PROVED


@pytest.mark.parametrize(
    ("number", "old", "new"),
    some(
        [
            (3, "s_cbranch_scc1 .Lrung3\n", ""),
            (13, "s_cbranch_scc1 .Lrung13\n", ""),
            (7, "s_cbranch_scc1", "s_cbranch_scc0"),
            (9, "s_and_b32 s11, s10, exec_lo", "s_mov_b32 s11, exec_lo"),
            (9, "s_and_b32 s11, s10, exec_lo", "s_and_b32 s11, s8, exec_lo"),
            (5, "scc1 .Lrung5\n", "scc0 .Lrung7\n"),
            (0, "v3, s9, v3", "v3, s8, v3"),
            (12, "v_add_nc_u32_e32 v3, s9, v3", "v_subrev_nc_u32_e32 v3, s9, v3"),
            (11, "v_add_nc_u32_e32 v3, s9, v3", ""),
            (12, "b32 v20, v3", "b32 v21, v3"),
            (6, "global_load_b32 v14, v3, s[4:5]", ""),
            (6, "v3, s[4:5]", "v3, s[4:5]\nglobal_load_b32 v7, v3, s[4:5] offset:4"),
            (6, "v3, s[4:5]", "v3, s[6:7]"),
            (6, "v3, s[4:5]", "v3, s[4:5] offset:4"),
            (10, "s_cmp_eq_u32", "s_cmp_lg_u32"),
            (11, "\n.Lrung11:", "\ns_mov_b32 s10, 0\n.Lrung11:"),
            (11, ".Lrung11:", ".Lrung11:\ns_mov_b32 s10, -1"),
            (11, ".Lrung11:", ".Lrung11:\nv_mov_b32_e32 v10, 1"),
        ],
        2,
    ),
)
def test_a_changed_rung_is_refused(number: int, old: str, new: str) -> None:
    rungs = ladder(ADVANCING)
    assert old in rungs[number]
    rungs[number] = rungs[number].replace(old, new)
    assert status_of(ladder(RUNG), rungs) != PROVED


@pytest.mark.parametrize("number", [0, 8, RUNGS - 2])
def test_swapped_rungs_of_an_address_that_advances_are_refused(number: int) -> None:
    rungs = ladder(ADVANCING)
    rungs[number : number + 2] = rungs[number + 1], rungs[number]
    assert status_of(ladder(RUNG), rungs) != PROVED


def test_swapped_rungs_with_addresses_of_their_own_are_proved() -> None:
    rungs = ladder(RUNG)
    rungs[-2:] = rungs[-1], rungs[-2]
    assert status_of(ladder(RUNG), rungs) == PROVED


@pytest.mark.parametrize("work", ["s_cmp_ge_i32 s8, 0", "s_cmp_gt_u32 s8, 1", "s_cmp_gt_i32 s9, 0"])
def test_another_condition_is_refused(work: str) -> None:
    assert status_of(ladder(RUNG), ladder(ADVANCING), before=BEFORE.replace("s_cmp_gt_i32 s8, 0", work)) != PROVED


COLUMNS = 8
GUARDED = """
s_and_b32 s11, s30, s{column}
s_and_saveexec_b32 s10, s11
s_cbranch_execz .Lcell{cell}
{work}global_store_b32 v1, v{data}, s[6:7] offset:{offset}
.Lcell{cell}:
s_or_b32 exec_lo, exec_lo, s10
"""


def grid(rows: int, *, ahead: bool) -> str:
    """A tile written under one condition for each row and one for each column. `ahead`: what is stored is computed
    before all branches.
    """
    text = "global_load_b32 v3, v1, s[4:5]\ns_waitcnt vmcnt(0)\n"
    for column in range(COLUMNS):
        text += f"v_add_nc_u32_e32 v4, {column}, v0\nv_cmp_gt_u32_e64 s{12 + column}, s9, v4\n"
    if ahead:
        text += "".join(f"v_add_nc_u32_e32 v{8 + cell}, {cell}, v3\n" for cell in range(rows * COLUMNS))
    for row in range(rows):
        text += f"v_mul_u32_u24_e32 v5, {row + 3}, v0\nv_cmp_gt_u32_e64 s30, s8, v5\n"
        for column in range(COLUMNS):
            cell = row * COLUMNS + column
            work, data = ("", 8 + cell) if ahead else (f"v_add_nc_u32_e32 v6, {cell}, v3\n", 6)
            text += GUARDED.format(column=12 + column, cell=cell, work=work, data=data, offset=4 * cell)
    return PROLOGUE + text


def test_a_tile_under_conditions_of_rows_and_columns_is_proved() -> None:
    assert verdict_of(kernel(grid(7, ahead=False)), kernel(grid(7, ahead=True))).status == PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    some(
        [
            ("s_cbranch_execz .Lcell9\n", ""),
            ("s_and_b32 s11, s30, s14", "s_and_b32 s11, s30, s15"),
            ("s_and_b32 s11, s30, s14", "s_or_b32 s11, s30, s14"),
            ("s_and_b32 s11, s30, s19\ns_and_saveexec_b32 s10, s11", "s_mov_b32 s10, exec_lo"),
            ("global_store_b32 v1, v25, s[6:7] offset:68", "global_store_b32 v1, v26, s[6:7] offset:68"),
            ("global_store_b32 v1, v25, s[6:7] offset:68", "global_store_b32 v1, v25, s[6:7] offset:72"),
            ("v_cmp_gt_u32_e64 s30, s8, v5", "v_cmp_ge_u32_e64 s30, s8, v5"),
            ("v_mul_u32_u24_e32 v5, 5, v0", "v_mul_u32_u24_e32 v5, 4, v0"),
            (".Lcell23:\ns_or_b32 exec_lo, exec_lo, s10", ".Lcell23:\nglobal_store_b32 v1, v3, s[6:7]"),
            (".Lcell20:\ns_or_b32 exec_lo, exec_lo, s10", ".Lcell20:"),
        ],
        3,
    ),
)
def test_another_cell_is_refused(old: str, new: str) -> None:
    second = grid(3, ahead=True)
    assert old in second
    same = new == "" and old.startswith("s_cbranch")  # a store in no lane is none
    assert (verdict_of(kernel(grid(3, ahead=False)), kernel(second.replace(old, new, 1))).status == PROVED) is same


LOADS = """
s_and_b32 s11, s30, s{column}
v_mov_b32_e32 v6, 0
s_and_saveexec_b32 s10, s11
{branch}global_load_b32 v6, v1, s[4:5] offset:{offset}
.Lload{cell}:
s_or_b32 exec_lo, exec_lo, s10
s_waitcnt vmcnt(0)
v_xor_b32_e32 v3, v3, v6
"""


def guarded_loads(count: int, *, branches: bool) -> str:
    """Loads under conditions of lanes, with or without branches around them, and stores under others."""
    text = "v_mov_b32_e32 v3, 0\nv_cmp_gt_u32_e64 s30, s8, v0\n"
    for cell in range(count):
        text += f"v_add_nc_u32_e32 v4, {cell}, v0\nv_cmp_gt_u32_e64 s{12 + cell}, s9, v4\n"
    for cell in range(count):
        branch = f"s_cbranch_execz .Lload{cell}\n" if branches else ""
        text += LOADS.format(column=12 + cell, cell=cell, offset=4 * cell, branch=branch)
    return PROLOGUE + text + "global_store_b32 v1, v3, s[6:7]\n"


def test_branches_around_many_guarded_loads_may_go() -> None:
    first, second = (kernel(guarded_loads(12, branches=branches)) for branches in (True, False))
    assert verdict_of(first, second).status == PROVED
    assert verdict_of(second, first).status == PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s_and_b32 s11, s30, s15", "s_and_b32 s11, s30, s16"),
        ("s_and_b32 s11, s30, s15", "s_mov_b32 s11, s30"),
        ("s_and_b32 s11, s30, s15", "s_mov_b32 s11, s15"),
        ("s_and_b32 s11, s30, s15\nv_mov_b32_e32 v6, 0", "s_mov_b32 s11, exec_lo\nv_mov_b32_e32 v6, 0"),
        ("offset:12", "offset:16"),
    ],
)
def test_loads_by_other_lanes_are_refused(old: str, new: str) -> None:
    first, second = (guarded_loads(12, branches=branches) for branches in (True, False))
    assert old in second
    assert verdict_of(kernel(first), kernel(second.replace(old, new, 1))).status != PROVED
