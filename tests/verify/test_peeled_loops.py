"""Loops whose first iteration is written before them: proved where both programs then do the same, both ways round."""

from __future__ import annotations

import pytest
from verify_snippets import compare

from isatool.verify.verdict import PROVED, UNKNOWN

END = "\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[4:5]"
SHIFT, KNOWN = "s_lshl_b32 s11, s10, 7\n", "s_mov_b32 s11, 0\n"
LOAD = SHIFT + "v_add_nc_u32_e32 v5, s11, v1\nglobal_load_b32 v3, v5, s[6:7]\ns_waitcnt vmcnt(0)\n"
BODIES = {
    "arithmetic": "v_lshl_add_u32 v2, v2, 1, v0\nv_xor_b32_e32 v2, s10, v2\n",
    "loads": LOAD + "v_lshl_add_u32 v2, v2, 1, v3\n",
    "stores": "v_lshl_add_u32 v2, v2, 1, v0\nv_xor_b32_e32 v2, s10, v2\nv_mov_b32_e32 v6, s10\n"
    "global_store_b32 v1, v6, s[4:5]\n",
    "barriers": "v_xor_b32_e32 v2, s10, v2\nds_store_b32 v1, v2\n"
    "s_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v3, v1 offset:4\n"
    "s_waitcnt lgkmcnt(0)\ns_barrier\nv_xor_b32_e32 v2, v2, v3\n",
}
NEXT = "s_add_i32 s10, s10, 1\n"
TEST = "s_cmp_lt_u32 s10, s9\n"
START = "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, v0\n"


def plain(body: str) -> str:
    return f"{START}.La:\n{body}{NEXT}{TEST}s_cbranch_scc1 .La\n.Lz:{END}"


def peeled(body: str) -> str:
    """The first iteration is simpler than the others: s10 is zero there."""
    first = body.replace("v_xor_b32_e32 v2, s10, v2\n", "").replace("v_mov_b32_e32 v6, s10", "v_mov_b32_e32 v6, 0")
    return (
        f"{START}{first.replace(SHIFT, KNOWN)}{NEXT}{TEST}s_cbranch_scc0 .Lz\n"
        f".La:\n{body}{NEXT}{TEST}s_cbranch_scc1 .La\n.Lz:{END}"
    )


def both_ways(first: str, second: str) -> tuple[str, str]:
    return compare(first, second, lds=4096).status, compare(second, first, lds=4096).status


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES)
def test_the_first_iteration_of_a_loop_may_be_before_it(body: str) -> None:
    assert both_ways(plain(body), peeled(body)) == (PROVED, PROVED)


def test_that_of_an_inner_loop_may_too() -> None:
    outer = "s_mov_b32 s12, 0\nv_mov_b32_e32 v2, v0\n.Lo:\n{}\ns_add_i32 s12, s12, 1\ns_cmp_lt_u32 s12, s8\n"
    outer += "s_cbranch_scc1 .Lo\n" + END
    body = BODIES["arithmetic"]
    first, second = (
        outer.format(text.removesuffix(END).replace(START, "s_mov_b32 s10, 0\n"))
        for text in (plain(body), peeled(body))
    )
    assert both_ways(first, second) == (PROVED, PROVED)


@pytest.mark.parametrize("name", ["arithmetic", "barriers"])
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("{leave}.La:", ".La:"),
        ("{leave}.La:", "s_cbranch_scc1 .Lz\n.La:"),
        ("{next}{test}{leave}", "{test}{leave}"),
        ("{next}{test}{leave}", "{next}s_cmp_le_u32 s10, s9\n{leave}"),
        ("{next}{test}{leave}", "{next}s_cmp_lt_i32 s10, s9\n{leave}"),
        ("{leave}.La:", "{leave}s_mov_b32 s10, 0\n.La:"),
        ("v_mov_b32_e32 v2, v0", "v_xor_b32_e32 v2, 1, v0"),
        ("s_cbranch_scc1 .La", "s_cbranch_scc0 .La"),
        ("{next}{test}s_cbranch_scc1 .La", "{next}s_cmp_le_u32 s10, s9\ns_cbranch_scc1 .La"),
        ("{next}{test}s_cbranch_scc1 .La", "{test}{next}s_cbranch_scc1 .La"),
    ],
)
def test_a_slip_is_not_proved(name: str, old: str, new: str) -> None:
    old, new = (text.format(next=NEXT, test=TEST, leave="s_cbranch_scc0 .Lz\n") for text in (old, new))
    text = peeled(BODIES[name])
    assert text.count(old) == 1
    assert both_ways(plain(BODIES[name]), text.replace(old, new)) == (UNKNOWN, UNKNOWN)
