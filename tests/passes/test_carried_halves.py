"""simplify: upper halves that a loop takes for its next iteration are read in the words that it carries, too."""

from __future__ import annotations

import pytest
from small_kernels import small_kernel

from isatool.asm.emitter import emit
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

KERNEL = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
s_mov_b32 s9, 0
v_mov_b32_e32 v5, 0
v_lshlrev_b32_e32 v1, 2, v0
s_waitcnt lgkmcnt(0)
global_load_b32 v9, v1, s[4:5]
s_waitcnt vmcnt(0)
v_lshrrev_b32_e32 v10, 16, v9
.LL:
{body}
v_add_nc_u32_e32 v5, v3, v5
v_add_nc_u32_e32 v1, 4, v1
global_load_b32 v9, v1, s[4:5]
s_add_i32 s9, s9, 1
s_waitcnt vmcnt(0)
v_lshrrev_b32_e32 v10, {shift}, v9
s_cmp_lt_u32 s9, s8
s_cbranch_scc1 .LL
{after}
v_lshlrev_b32_e32 v2, 2, v0
global_store_b32 v2, v5, s[6:7]
"""


def simplified(body: str, after: str = "", shift: int = 16) -> Rewrite:
    text = KERNEL.format(body=body, after=after, shift=shift)
    return rewrite(small_kernel(text).program, parse_pipeline("simplify"))


def loop(made: Rewrite) -> str:
    text = emit(made.program)
    return text[text.index(".LL:") : text.index("s_cbranch_scc1 .LL")]


@pytest.mark.parametrize(
    "body",
    ["v_perm_b32 v3, v10, v9, 0x5040100", "v_mov_b32_e32 v3, v0\nv_add_f16_e32 v3.l, v10.l, v9.l"],
    ids=["halves put together", "a half that is added"],
)
def test_halves_are_read_in_the_word(body: str) -> None:
    made = simplified(body)
    assert "v_lshrrev_b32" not in loop(made)
    assert show_equal(made, None).shown


def test_what_only_later_code_reads_is_taken_there() -> None:
    made = simplified(
        "v_perm_b32 v3, v10, v9, 0x5040100", "v_mul_u32_u24_e32 v10, v10, v0\nv_add_nc_u32_e32 v5, v10, v5"
    )
    assert "v_lshrrev_b32" not in loop(made)
    assert "v_lshrrev_b32" in emit(made.program)
    assert show_equal(made, None).shown


def test_other_shifts_stay() -> None:
    made = simplified("v_perm_b32 v3, v10, v9, 0x5040100", shift=15)
    assert "v_lshrrev_b32" in loop(made)
    assert not made.changed or show_equal(made, None).shown
