"""Loops whose registers are formulas of those of the other program: proved where they are, else refused."""

from __future__ import annotations

import pytest

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.ir.program import Function
from isatool.semantics.mode import Mode
from isatool.verify.structural.blockwise import same_by_blocks

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n\t.type k,@function\nk:\n'
ENTRY = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
s_waitcnt lgkmcnt(0)
v_mul_lo_u32 v1, v0, s8
s_mov_b32 s9, 0
"""
LOOP = """.L:
{top}
global_load_b32 v3, v2, s[4:5]
s_add_i32 s9, s9, 1
s_waitcnt vmcnt(0)
global_store_b32 v2, v3, s[6:7]
{end}
s_cmp_lt_u32 s9, s8
s_cbranch_scc1 .L
{after}
s_endpgm
"""


def kernel(before: str, top: str, end: str = "", after: str = "") -> Function:
    return next(iter(read_text(HEAD + ENTRY + before + "\n" + LOOP.format(top=top, end=end, after=after)).functions))


def same(first: Function, second: Function) -> bool:
    return not same_by_blocks(build_flow(first), build_flow(second), arithmetic=Mode())


COUNTER = kernel("", "v_add_nc_u32 v1, s8, v1\nv_lshlrev_b32 v2, 2, v1")
CHAIN = kernel(
    "", "v_add_nc_u32 v4, s9, v0\nv_lshlrev_b32 v4, 1, v4\nv_mul_lo_u32 v4, v4, s8\nv_lshl_add_u32 v2, v4, 2, v1"
)
FIXED = kernel("", "v_mul_lo_u32 v4, v0, s8\nv_add_nc_u32 v2, v4, v1")
SCALED = ("v_lshlrev_b32 v1, 2, v1\ns_mul_i32 s10, s8, 4", "v_add_nc_u32 v1, s10, v1\nv_mov_b32 v2, v1")
STARTED = "v_lshlrev_b32 v4, 1, v0\nv_mul_lo_u32 v4, v4, s8\nv_lshl_add_u32 v2, v4, 2, v1\ns_mul_i32 s10, s8, 8"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (COUNTER, kernel(*SCALED)),
        (COUNTER, kernel("v_add_lshl_u32 v2, v1, s8, 2\ns_lshl_b32 s10, s8, 2", "", "v_add_nc_u32 v2, s10, v2")),
        (
            CHAIN,
            kernel(
                "v_add_nc_u32 v4, s9, v0\n" + STARTED.replace("v4, 1, v0", "v4, 1, v4"),
                "",
                "v_add_nc_u32 v2, s10, v2",
            ),
        ),
        (FIXED, kernel("v_mul_lo_u32 v4, v0, s8", "v_add_nc_u32 v2, v4, v1")),
        (FIXED, kernel("v_mul_lo_u32 v4, v0, s8\nv_add_nc_u32 v2, v4, v1", "")),
    ],
    ids=[
        "a scaled counter",
        "an address that steps",
        "a chain",
        "an invariant product",
        "two invariants",
    ],
)
def test_registers_may_be_formulas_of_others_in_loops(first: Function, second: Function) -> None:
    assert same(first, second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (COUNTER, kernel("v_lshlrev_b32 v1, 2, v1\ns_mul_i32 s10, s8, 3", SCALED[1])),
        (COUNTER, kernel("v_lshlrev_b32 v1, 3, v1\ns_mul_i32 s10, s8, 4", SCALED[1])),
        (COUNTER, kernel("s_mul_i32 s10, s8, 4", SCALED[1])),
        (COUNTER, kernel(SCALED[0], SCALED[1], "v_add_nc_u32 v1, 4, v1")),
        (COUNTER, kernel(SCALED[0], SCALED[1], "s_add_i32 s10, s10, 1")),
        (COUNTER, kernel("v_add_lshl_u32 v2, v1, s8, 2\ns_lshl_b32 s10, s8, 2", "v_add_nc_u32 v2, s10, v2")),
        (CHAIN, kernel(STARTED, "", "v_add_nc_u32 v2, s8, v2")),
        (FIXED, kernel("v_mul_lo_u32 v4, v0, s8", "v_add_nc_u32 v2, v4, v1", "v_add_nc_u32 v4, 1, v4")),
        (
            kernel("", "v_mul_lo_u32 v4, v0, s9\nv_add_nc_u32 v2, v4, v1"),
            kernel("v_mul_lo_u32 v4, v0, s9", "v_add_nc_u32 v2, v4, v1"),
        ),
        (
            kernel("", "v_add_nc_u32 v1, s8, v1\nv_lshlrev_b32 v2, 2, v1", "", "global_store_b32 v0, v1, s[6:7]"),
            kernel(*SCALED, "", "global_store_b32 v0, v1, s[6:7]"),
        ),
        (
            COUNTER,
            kernel(f"s_mov_b32 s11, exec_lo\ns_mov_b32 exec_lo, s8\n{SCALED[0]}\ns_mov_b32 exec_lo, s11", SCALED[1]),
        ),
    ],
    ids=[
        "another step",
        "another scale",
        "a start that is not scaled",
        "a second step",
        "a step that changes",
        "a step too early",
        "the step of another unit",
        "an invariant that changes",
        "a product of the counter",
        "a counter that is needed after the loop",
        "scaled in fewer lanes",
    ],
)
def test_wrong_formulas_are_refused(first: Function, second: Function) -> None:
    assert not same(first, second)


AHEAD = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
s_waitcnt lgkmcnt(0)
v_lshlrev_b32 v1, 2, v0
global_load_b32 v9, v1, s[4:5]
s_mov_b32 s9, 0
s_waitcnt vmcnt(0)
{before}
.L:
{top}
global_store_b32 v1, v3, s[6:7]
v_add_nc_u32 v1, s8, v1
global_load_b32 v9, v1, s[4:5]
s_add_i32 s9, s9, 1
s_waitcnt vmcnt(0)
{end}
s_cmp_lt_u32 s9, s8
s_cbranch_scc1 .L
s_endpgm
"""
UPPER = "v_lshrrev_b32 v10, 16, v9"
WORD = "v_perm_b32 v3, v10, v9, 0x5040100"


def ahead(before: str, top: str, end: str) -> Function:
    return next(iter(read_text(HEAD + AHEAD.format(before=before, top=top, end=end)).functions))


@pytest.mark.parametrize("top", ["v_mov_b32 v3, v9", f"{UPPER}\n{WORD}"], ids=["the word", "taken again"])
def test_what_is_available_in_a_loop_is_known(top: str) -> None:
    assert same(ahead(UPPER, WORD, UPPER), ahead("", top, ""))


@pytest.mark.parametrize(
    "first",
    [
        ahead(UPPER, WORD, UPPER.replace("16", "15")),
        ahead(UPPER, WORD, ""),
        ahead(UPPER, WORD, f"{UPPER}\nv_add_nc_u32 v9, 1, v9"),
        ahead(UPPER.replace("v9", "v0"), WORD, UPPER),
        ahead(UPPER, WORD, f"s_mov_b32 s10, exec_lo\ns_mov_b32 exec_lo, s8\n{UPPER}\ns_mov_b32 exec_lo, s10"),
    ],
    ids=["another shift", "of the iteration before", "of another word", "of another register at first", "fewer lanes"],
)
def test_what_is_not_available_is_not_known(first: Function) -> None:
    assert not same(first, ahead("", "v_mov_b32 v3, v9", ""))
