"""Loops with a test at the start of each iteration against those with one at its end, and what engineers rewrite."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import load_script
from verify_snippets import kernel

from isatool.asm.reader import read_text
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED, UNKNOWN

ROOT = Path(__file__).parents[2]
LEAST_BY_HAND = 20
"""of 23 equal pairs, without an assumption"""
BEGIN = "s_load_b64 s[4:5], s[0:1], 0x0\ns_load_b32 s9, s[0:1], 0x14\ns_waitcnt lgkmcnt(0)\n"
END = "\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[4:5]"
TOP = """s_mov_b32 s10, 0
v_mov_b32_e32 v2, v0
.La:
s_cmp_ge_u32 s10, s9
s_cbranch_scc1 .Lz
v_lshl_add_u32 v2, v2, 1, v0
s_add_i32 s10, s10, 1
s_branch .La
.Lz:"""
BOTTOM = """s_mov_b32 s10, 0
v_mov_b32_e32 v2, v0
s_cmp_eq_u32 s9, 0
s_cbranch_scc1 .Lz
.La:
v_lshl_add_u32 v2, v2, 1, v0
s_add_i32 s10, s10, 1
s_cmp_lt_u32 s10, s9
s_cbranch_scc1 .La
.Lz:"""


def status(first: str, second: str) -> str:
    texts = [read_text(kernel(BEGIN + body + END), "a.s").kernel(None) for body in (first, second)]
    return prove(texts[0], texts[1]).status


def test_a_loop_is_what_it_is_rotated() -> None:
    assert (status(TOP, BOTTOM), status(BOTTOM, TOP)) == (PROVED, PROVED)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s_cmp_eq_u32 s9, 0\ns_cbranch_scc1 .Lz\n", ""),
        ("s_cmp_eq_u32 s9, 0", "s_cmp_le_u32 s9, 1"),
        ("s_cmp_lt_u32", "s_cmp_le_u32"),
        ("s_cmp_lt_u32", "s_cmp_lt_i32"),
        ("s_cmp_lt_u32", "s_cmp_lg_u32 s10, 7\ns_cmp_lt_u32 s11,"),
        ("s_mov_b32 s10, 0", "s_mov_b32 s10, 1"),
        ("v_lshl_add_u32 v2, v2, 1, v0", "v_lshl_add_u32 v2, v2, 2, v0"),
        ("s_add_i32 s10, s10, 1\ns_cmp_lt_u32 s10, s9", "s_cmp_lt_u32 s10, s9\ns_add_i32 s10, s10, 1"),
    ],
)
def test_one_with_other_iterations_is_not(old: str, new: str) -> None:
    assert BOTTOM.count(old) == 1
    changed = BOTTOM.replace(old, new).replace("s11, s10, s9", "s10, s11")
    assert (status(TOP, changed), status(changed, TOP)) == (UNKNOWN, UNKNOWN)


def test_most_of_what_engineers_rewrite_is_proved_and_no_slip() -> None:
    pairs = load_script(ROOT / "benchmarks/verify_pairs.py")
    found = [pairs.judge(pair, execute=False) for pair in pairs.all_pairs() if pair.area == "rewritten by hand"]
    assert not [one.pair.name for one in found if not one.pair.equal and one.status == PROVED]
    assert sum(one.pair.equal and one.status == PROVED for one in found) >= LEAST_BY_HAND
