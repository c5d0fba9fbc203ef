"""Block by block: what is shown equal in linear time, and that no change that matters passes."""

from __future__ import annotations

import pytest

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.verify.structural.blockwise import same_by_blocks

BASE = """
s_load_b64 s[4:5], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 2, v0
s_waitcnt lgkmcnt(0)
global_load_b32 v2, v1, s[4:5]
global_load_b32 v3, v1, s[4:5] offset:4
v_mul_u32_u24_e32 v6, 3, v0
s_waitcnt vmcnt(1)
v_mul_f32_e32 v4, 2.0, v2
s_waitcnt vmcnt(0)
v_add_f32_e32 v5, v4, v3
v_cmp_gt_f32_e32 vcc_lo, 0, v5
s_and_saveexec_b32 s6, vcc_lo
v_fma_f32 v5, v2, v3, v5
v_add_nc_u32_e32 v6, v6, v0
s_mov_b32 exec_lo, s6
global_store_b32 v1, v5, s[4:5]
global_store_b32 v1, v6, s[4:5] offset:8
s_endpgm
"""


def reason(first: str, second: str) -> str:
    flows = []
    for body in (first, second):
        lines = "\n".join(line if line.endswith(":") else f"\t{line}" for line in body.strip().splitlines())
        text = f"\t.type k,@function\nk:\n{lines}\n\t.amdhsa_kernel k\n\t.end_amdhsa_kernel\n"
        flows.append(build_flow(read_text(text).kernel("k")))
    return same_by_blocks(flows[0], flows[1])


def changed(*pairs: tuple[str, str]) -> str:
    text = BASE
    for old, new in pairs:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(
    "second",
    [
        BASE,
        changed(("v_mul_f32_e32 v4, 2.0, v2", "v_mul_f32_e32 v9, 2.0, v2"), ("v5, v4, v3", "v5, v9, v3")),
        changed(
            ("v_mul_u32_u24_e32 v6, 3, v0\n", ""), ("v_mul_f32_e32 v4", "v_mul_u32_u24_e32 v6, 3, v0\nv_mul_f32_e32 v4")
        ),
        changed(("v_fma_f32 v5, v2, v3, v5", "v_fmac_f32_e32 v5, v2, v3")),
        changed(("v_add_nc_u32_e32 v6, v6, v0", "v_add_nc_u32_e32 v6, v0, v6")),
        changed(("v_cmp_gt", "s_delay_alu instid0(VALU_DEP_1)\nv_cmp_gt")),
        changed(("s_waitcnt vmcnt(1)", "s_waitcnt vmcnt(0)")),
    ],
)
def test_what_computes_the_same_is_shown_equal(second: str) -> None:
    assert reason(BASE, second) is None


@pytest.mark.parametrize(
    "second",
    [
        changed(("v_add_f32_e32 v5, v4, v3", "v_add_f32_e32 v5, v3, v4")),  # another NaN may win
        changed(("v_add_f32_e32 v5, v4, v3", "v_add_f32_e32 v5, v4, v2")),
        changed(("2.0, v2", "4.0, v2")),
        changed(("v_fma_f32 v5, v2, v3, v5\n", "")),
        changed(("v_fma_f32 v5, v2, v3, v5", "v_fma_f32 v7, v2, v3, v5")),
        changed(
            ("v_fma_f32 v5, v2, v3, v5\n", ""),
            ("s_mov_b32 exec_lo, s6\n", "s_mov_b32 exec_lo, s6\nv_fma_f32 v5, v2, v3, v5\n"),
        ),
        changed(("v_add_nc_u32_e32 v6, v6, v0", "v_add_nc_u32_e32 v6, v6, v6")),
        changed(("s_mov_b32 exec_lo, s6", "s_mov_b32 exec_lo, -1")),
        changed(("offset:4", "offset:8")),
        changed(("v_mul_f32_e32 v4, 2.0, v2", "v_mul_f32_e32 v1, 2.0, v2"), ("v5, v4, v3", "v5, v1, v3")),
        changed(("v_cmp_gt_f32_e32", "v_cmp_ge_f32_e32")),
    ],
)  # fmt: skip
def test_what_may_differ_is_not_shown_equal(second: str) -> None:
    assert reason(BASE, second) is not None


def test_what_is_read_without_being_named_counts() -> None:
    divided = "v_cmp_gt_f32_e32 vcc_lo, 0, {}\nv_div_fmas_f32 v5, v4, v3, v2"
    first, second = (changed(("v_add_f32_e32 v5, v4, v3", divided.format(read))) for read in ("v2", "v3"))
    assert reason(first, first) is None
    assert reason(first, second) is not None


def test_stores_keep_their_order() -> None:
    stores = "global_store_b32 v1, v5, s[4:5]\nglobal_store_b32 v1, v6, s[4:5] offset:8\n"
    swapped = "global_store_b32 v1, v6, s[4:5] offset:8\nglobal_store_b32 v1, v5, s[4:5]\n"
    assert reason(BASE, changed((stores, swapped))) is not None


def test_a_value_that_is_read_in_lanes_that_are_off_keeps_its_register() -> None:
    first = "v_mov_b32_e32 v2, v0\nv_mov_b32_dpp v3, v2 row_shr:1 row_mask:0xf bank_mask:0xf\n" \
        "global_store_b32 v0, v3, s[4:5]\ns_endpgm"  # fmt: skip
    assert reason(first, first.replace("v2", "v7")) is None
    for fetched in ("row_shr:1 row_mask:0xf bank_mask:0xf fi:1", "dpp8:[1,2,3,4,5,6,7,0] fi:1"):
        second = first.replace("row_shr:1 row_mask:0xf bank_mask:0xf", fetched)
        assert reason(second, second) is None
        assert reason(second, second.replace("v2", "v7")) is not None


def test_code_relative_to_the_program_counter_keeps_its_distance() -> None:
    first = (
        "v_mov_b32_e32 v2, v0\ns_getpc_b64 s[4:5]\ns_add_u32 s4, s4, table@rel32@lo+4\n"
        "s_addc_u32 s5, s5, table@rel32@hi+12\ns_load_b32 s6, s[4:5], 0x0\ns_endpgm"
    )
    apart = "s_getpc_b64 s[4:5]\nv_mov_b32_e32 v2, v0\n"
    assert reason(first, first) is None
    assert reason(first, first.replace("v_mov_b32_e32 v2, v0\ns_getpc_b64 s[4:5]\n", apart)) is not None


def test_inline_assembly_sees_every_register() -> None:
    first = "v_mov_b32_e32 v2, v0\n;;#ASMSTART\nv_mov_b32 v3, v2\n;;#ASMEND\nglobal_store_b32 v0, v3, s[4:5]\ns_endpgm"
    assert reason(first, first) is None
    second = first.replace("v_mov_b32_e32 v2, v0\n", "v_mov_b32_e32 v2, v0\nv_mov_b32_e32 v8, 0\n")
    assert reason(first, second) is not None


def test_other_control_flow_is_not_compared() -> None:
    loop = "again:\nv_add_nc_u32_e32 v1, 1, v1\ns_cbranch_scc1 again\ns_endpgm"
    assert reason(loop, loop) is None
    assert "control flow" in reason(loop, "v_add_nc_u32_e32 v1, 1, v1\ns_endpgm")


def test_what_a_loop_carries_is_compared_at_its_end() -> None:
    loop = "again:\nv_add_nc_u32_e32 v1, 1, v1\nglobal_store_b32 v0, v1, s[4:5]\ns_cbranch_scc1 again\ns_endpgm"
    other = loop.replace("v_add_nc_u32_e32 v1, 1, v1", "v_add_nc_u32_e32 v2, 1, v1").replace("v0, v1, s", "v0, v2, s")
    assert reason(loop, loop) is None
    assert reason(loop, other) is not None


def test_a_wait_on_one_of_two_paths_is_the_same_as_itself() -> None:
    body = """
    s_load_b64 s[4:5], s[0:1], 0x0
    ds_swizzle_b32 v2, v0 offset:swizzle(SWAP,1)
    v_cmpx_eq_u32_e32 0, v0
    s_cbranch_execz .Lskip
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v0, v0, v2
    .Lskip:
    s_barrier
    s_endpgm
    """.replace("    ", "")
    assert reason(body, body) is None
    assert "does not wait" in reason(body, body.replace("s_waitcnt lgkmcnt(0)", "s_nop 0"))


HALVES = """
s_load_b64 s[4:5], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 2, v0
v_mul_u32_u24_e32 v7, 9, v0
v_add_nc_u32_e32 v8, 5, v0
s_waitcnt lgkmcnt(0)
global_load_d16_b16 v7, v1, s[4:5]
s_waitcnt vmcnt(0)
v_add_f16_e32 v8, v7, v7
s_cbranch_scc1 other
v_cvt_f32_f16_e32 v4, v8
global_store_b32 v1, v4, s[4:5]
s_endpgm
other:
v_lshlrev_b32_e32 v5, 16, v8
global_store_b32 v1, v5, s[4:5] offset:4
s_endpgm
"""
"""16-bit results over other contents of their registers, of which nothing reads the upper half"""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v_mul_u32_u24_e32 v7, 9, v0\n", ""),
        ("v_add_nc_u32_e32 v8, 5, v0\n", "v_add_nc_u32_e32 v8, 6, v0\n"),
        ("v_add_nc_u32_e32 v8, 5, v0\n", ""),
    ],
)
def test_the_half_that_nobody_reads_may_hold_anything(old: str, new: str) -> None:
    assert reason(HALVES, HALVES.replace(old, new)) is None
    assert reason(HALVES.replace(old, new), HALVES) is None


SHIFT = "v_lshlrev_b32_e32 v5, 16, v8"


@pytest.mark.parametrize(
    ("old", "new", "needed"),
    [
        (SHIFT, "v_lshlrev_b32_e32 v5, 15, v8", "v8"),
        (SHIFT, "v_mov_b32_e32 v5, v8", "v8"),
        (SHIFT, "v_lshrrev_b32_e32 v5, 16, v8", "v8"),
        (SHIFT, "v_and_b32_e32 v5, 0x1ffff, v8", "v8"),
        (SHIFT, "v_mov_b32_dpp v5, v8 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf", "v8"),
        (SHIFT, "v_readfirstlane_b32 s6, v8\nv_mov_b32_e32 v5, s6", "v8"),
        ("global_store_b32 v1, v4", "global_store_b32 v1, v8", "v8"),
        ("v_add_f16_e32 v8, v7, v7", "v_pk_add_f16 v8, v7, v7", "v7"),
        ("v_cvt_f32_f16_e32 v4, v8", "v_cvt_f32_f16_e32 v4, v8.h", "v8"),
        ("v_cvt_f32_f16_e32 v4, v8", "v_add_nc_u32_e32 v4, v8, v7", "v7 v8"),
    ],
)
def test_the_half_that_is_read_in_some_block_may_not(old: str, new: str, needed: str) -> None:
    first = HALVES.replace(old, new)
    assert reason(HALVES, first)
    for register, kept, other in (("v7", "v7, 9, v0", "v7, 8, v0"), ("v8", "v8, 5, v0", "v8, 6, v0")):
        assert bool(reason(first, first.replace(kept, other))) == (register in needed)


def test_a_half_in_lanes_that_are_off_may_not_change() -> None:
    """The first lanes get new halves; the whole old value is read in the others."""
    first = HALVES.replace("v_add_f16_e32", "s_mov_b32 exec_lo, 1\nv_add_f16_e32").replace(
        "v_lshlrev_b32_e32 v5, 16, v8", "s_mov_b32 exec_lo, -1\nv_lshlrev_b32_e32 v5, 16, v8"
    )
    assert reason(first, first) is None
    assert reason(first, first.replace("v8, 5, v0", "v8, 6, v0"))
