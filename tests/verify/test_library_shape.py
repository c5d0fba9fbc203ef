"""Rewrites of the shape that a BLAS library's kernels have, under the workgroup that its launcher takes.

Two LDS buffers are filled through descriptors whose base is a sum, a branch on a float argument comes before the loop,
and after it masked lanes are switched on again.
"""

from __future__ import annotations

import pytest
from verify_snippets import kernel

from isatool.asm.reader import read_text
from isatool.pipeline.assumptions import checked_assumptions, for_validator
from isatool.verify.prove import prove
from isatool.verify.verdict import Verdict

HALF = """
ds_load_b64 v[6:7], v1 offset:{full}
buffer_load_b32 v5, v1, s[12:15], 0 offen
s_waitcnt lgkmcnt(0)
v_fmac_f32_e32 v2, v6, v7
s_waitcnt vmcnt(0)
ds_store_b32 v1, v5 offset:{free}
s_waitcnt lgkmcnt(0)
s_barrier
"""
START = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b64 s[8:9], s[0:1], 0x10
v_lshlrev_b32_e32 v1, 2, v0
v_mov_b32_e32 v2, 0
s_waitcnt lgkmcnt(0)
s_lshl_b32 s16, s2, 8
s_add_u32 s12, s4, s16
s_addc_u32 s13, s5, 0
s_mov_b32 s14, -1
s_mov_b32 s15, 0x31004000
v_cmp_eq_f32_e64 vcc_lo, s9, 0
s_cbranch_vccz .Lalpha
s_mov_b32 s8, 1
.Lalpha:
ds_store_b32 v1, v0
s_waitcnt lgkmcnt(0)
s_barrier
.Lloop:
"""
END = """
s_add_i32 s8, s8, -1
s_cmp_lg_u32 s8, 0
s_cbranch_scc1 .Lloop
v_cmp_gt_u32_e32 vcc_lo, 9, v0
s_mov_b32 exec_lo, vcc_lo
v_add_f32_e32 v2, v2, v2
s_mov_b32 exec_lo, -1
v_mov_b32_e32 v3, v2
global_store_b32 v1, v3, s[6:7]
"""
FIRST = START + HALF.format(full=0, free=1024) + HALF.format(full=1024, free=0) + END
REWRITTEN = (
    ("ds_load_b64 v[6:7], v1 offset:0\n", "ds_load_b32 v8, v1\nds_load_b32 v9, v1 offset:4\n"),
    ("v_fmac_f32_e32 v2, v6, v7\n", "v_fmac_f32_e32 v2, v8, v9\n"),
    (
        "ds_load_b64 v[6:7], v1 offset:1024\nbuffer_load_b32 v5, v1, s[12:15], 0 offen\n",
        "buffer_load_b32 v5, v1, s[12:15], 0 offen\nds_load_b64 v[8:9], v1 offset:1024\n",
    ),
)


def changed(*pairs: tuple[str, str], text: str = FIRST) -> str:
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return text


def verdict(second: str, *assumed: str) -> Verdict:
    first, other = (read_text(kernel(text, lds=2048, items=64)).kernel(None) for text in (FIRST, second))
    return prove(first, other, assumptions=for_validator(checked_assumptions(assumed, first), first), granted_only=True)


def test_the_workgroup_that_is_launched_lets_the_rewrite_be_proved() -> None:
    assert verdict(changed(*REWRITTEN), "block_x == 64").holds


@pytest.mark.parametrize("assumed", [(), ("block_x <= 64",), ("block_x == 48",), ("block_y == 32",)])
def test_workgroups_that_may_have_other_sizes_do_not(assumed: tuple[str, ...]) -> None:
    assert not verdict(changed(*REWRITTEN), *assumed).holds


@pytest.mark.parametrize(
    "fault",
    [
        ("ds_load_b32 v9, v1 offset:4\n", "ds_load_b32 v9, v1 offset:8\n"),
        ("ds_load_b64 v[8:9], v1 offset:1024", "ds_load_b64 v[8:9], v1"),
        ("ds_store_b32 v1, v5 offset:1024\ns_waitcnt lgkmcnt(0)\n", "ds_store_b32 v1, v5 offset:1024\n"),
        ("ds_store_b32 v1, v5 offset:1024\ns_waitcnt lgkmcnt(0)\ns_barrier\n", "ds_store_b32 v1, v5 offset:1024\n"),
        ("s_mov_b32 exec_lo, -1\n", ""),
        ("v_cmp_eq_f32_e64 vcc_lo, s9, 0\n", "v_cmp_eq_f32_e64 vcc_lo, s8, 0\n"),
    ],
)
def test_what_it_computes_otherwise_is_refused(fault: tuple[str, str]) -> None:
    assert not verdict(changed(fault, text=changed(*REWRITTEN)), "block_x == 64").holds
