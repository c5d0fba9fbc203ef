"""Pointers of 64 bits that advance in pairs of SGPRs: carries need no pair that begins at an even register."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.verify.verdict import PROVED, UNKNOWN

LOOP = """s_mov_b32 s10, 0
s_add_u32 s{low}, s4, {start}
s_addc_u32 s{high}, s5, 0
v_mov_b32_e32 v5, 0
.Lloop:
{load}
s_add_u32 s{low}, s{low}, {step}
s_addc_u32 s{high}, s{high}, {carry}
s_waitcnt vmcnt(0)
v_add_nc_u32_e32 v5, v5, v4
s_add_i32 s10, s10, 1
s_cmp_lt_i32 s10, s8
s_cbranch_scc1 .Lloop
global_store_b32 v1, v5, s[6:7]
"""
ADDED = """v_add_co_u32 v2, vcc_lo, s{low}, v1
v_add_co_ci_u32_e64 v3, null, s{high}, 0, vcc_lo
global_load_b32 v4, v[2:3], off"""
BASED = "global_load_b32 v4, v1, s[{low}:{high}] offset:-16"


def body(low: int, load: str, start: int, step: str = "s9", carry: str = "0") -> str:
    """A loop that loads through a pointer in two registers."""
    text = LOOP.format(low=low, high=low + 1, load=load, start=start, step=step, carry=carry)
    return kernel(PROLOGUE + text.format(low=low, high=low + 1))


@pytest.mark.parametrize("low", [12, 13])
def test_a_pointer_in_any_two_neighbours_is_one_number(low: int) -> None:
    first = body(low, ADDED, 0)
    assert verdict_of(first, body(16, BASED, 16)).status == PROVED
    for other in (
        body(16, BASED, 12),
        body(16, BASED.replace("-16", "-12"), 16),
        body(16, BASED, 16, step="s8"),
        body(16, BASED, 16, carry="1"),
        body(16, BASED.replace("v1", "v0"), 16),
    ):
        assert verdict_of(first, other).status == UNKNOWN
