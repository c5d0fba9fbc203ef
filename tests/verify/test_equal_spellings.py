"""Texts that do the same in other words are proved; the same texts with one thing changed are not."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.verify.verdict import PROVED

LOAD = "global_load_b64 v[10:11], v1, s[6:7]\ns_waitcnt vmcnt(0)\n"
STORE = "\nglobal_store_b32 v1, v2, s[4:5]"
ROR = "v_mov_b32_dpp {0}, {1} row_ror:{2} row_mask:{3:#x} bank_mask:0xf\n"
FLAG = "v_cndmask_b32 v2, 0, 1, vcc_lo"


def proved(first: str, second: str) -> bool:
    texts = [kernel(PROLOGUE + LOAD + body + STORE, full=True) for body in (first, second)]
    return verdict_of(texts[0], texts[1]).status == PROVED


def rotated(count: int, mask: int = 0xF) -> str:
    return ROR.format("v2", "v10", count, mask)


def rotated_twice(first: int, second: int, mask: int = 0xF) -> str:
    return ROR.format("v3", "v10", first, mask) + ROR.format("v2", "v3", second, 0xF)


@pytest.mark.parametrize(("first", "second"), [(1, 1), (4, 9), (15, 15), (8, 8)])
def test_a_row_rotated_twice_is_rotated_by_the_sum(first: int, second: int) -> None:
    total = (first + second) % 16
    assert proved(rotated_twice(first, second), rotated(total) if total else "v_mov_b32 v2, v10")


def test_a_rotation_by_another_sum_or_of_some_rows_is_not() -> None:
    assert not proved(rotated_twice(4, 9), rotated(12))
    assert not proved(rotated_twice(4, 9, mask=1), rotated(13))
    assert not proved(rotated_twice(4, 9), rotated(13, mask=1))


def test_rotations_of_waves_that_may_be_partial_are_not_joined() -> None:
    texts = [kernel(PROLOGUE + LOAD + body + STORE) for body in (rotated_twice(4, 9), rotated(13))]
    assert verdict_of(texts[0], texts[1]).status != PROVED


ABSOLUTE = "s_abs_i32 s10, s8\nv_mov_b32 v2, s10"
LARGER = "s_sub_i32 s11, 0, s8\ns_max_i32 s10, s8, s11\n"


def test_an_absolute_value_is_the_larger_of_a_number_and_its_negative() -> None:
    assert proved(ABSOLUTE, LARGER + "v_mov_b32 v2, s10")
    assert not proved(ABSOLUTE, LARGER.replace("max_i32", "max_u32") + "v_mov_b32 v2, s10")
    assert not proved(ABSOLUTE, LARGER.replace("0, s8", "1, s8") + "v_mov_b32 v2, s10")


def test_scc_of_an_absolute_value_counts_where_it_is_live() -> None:
    used = "s_cselect_b32 s10, s10, 7\nv_mov_b32 v2, s10"
    assert not proved("s_abs_i32 s10, s8\n" + used, LARGER + used)


def test_floats_have_no_such_absolute_value() -> None:
    assert not proved("v_and_b32 v2, 0x7fffffff, v10", "v_max_f32 v2, v10, -v10")
    assert not proved("v_max_f32 v2, v10, -v10", "v_sub_f32 v3, 0, v10\nv_max_f32 v2, v10, v3")


CARRY = "v_add_co_u32 v3, vcc_lo, v10, v11\n" + FLAG


@pytest.mark.parametrize("test", ["lt_u32 vcc_lo, v3, v10", "lt_u32 vcc_lo, v3, v11", "gt_u32 vcc_lo, v10, v3"])
def test_a_carry_is_a_sum_below_one_of_its_parts(test: str) -> None:
    assert proved(CARRY, f"v_add_nc_u32 v3, v10, v11\nv_cmp_{test}\n{FLAG}")


@pytest.mark.parametrize("test", ["le_u32 vcc_lo, v3, v10", "lt_i32 vcc_lo, v3, v10", "lt_u32 vcc_lo, v3, v0"])
def test_other_comparisons_are_no_carry(test: str) -> None:
    assert not proved(CARRY, f"v_add_nc_u32 v3, v10, v11\nv_cmp_{test}\n{FLAG}")


UP = "v_mov_b32 v2, 0\ns_mov_b32 s10, 0\n.L1:\nv_add_nc_u32 v2, v2, v10\ns_add_i32 s10, s10, 1\ns_cmp_lg_u32 s10, s8\n"
DOWN = (
    "v_mov_b32 v2, 0\ns_mov_b32 s10, s8\n.L1:\nv_add_nc_u32 v2, v2, v10\ns_sub_i32 s10, s10, 1\ns_cmp_lg_u32 s10, 0\n"
)
AGAIN = "s_cbranch_scc1 .L1"


def test_a_loop_counted_up_is_one_counted_down() -> None:
    assert proved(UP + AGAIN, DOWN + AGAIN)
    assert not proved(UP + AGAIN, DOWN.replace("s_cmp_lg_u32 s10, 0", "s_cmp_lg_u32 s10, 1") + AGAIN)
    assert not proved(UP + AGAIN, DOWN.replace("s_mov_b32 s10, s8", "s_add_i32 s10, s8, 1") + AGAIN)
    assert not proved(UP + AGAIN, DOWN.replace("s10, s10, 1", "s10, s10, 2") + AGAIN)


def test_mnemonics_in_capitals_are_the_same() -> None:
    assert proved("v_add_nc_u32 v2, v10, v11", "V_ADD_NC_U32 v2, v10, v11")
    assert not proved("v_add_nc_u32 v2, v10, v11", "V_SUB_NC_U32 v2, v10, v11")


def half_stored(name: str, store: str) -> str:
    """The low half of a register is given a number; its high half is what the register held before."""
    return kernel(PROLOGUE + LOAD + f"v_fma_mixlo_f16 {name}, v10, v11, 0\n{store} v1, {name}, s[4:5]")


@pytest.mark.parametrize(
    ("store", "is_written"),
    [("b16", True), ("b8", True), ("b32", False), ("d16_hi_b16", False), ("d16_hi_b8", False)],
)
def test_a_half_that_nothing_has_written_counts_only_where_it_is_stored(store: str, is_written: bool) -> None:
    first, second = (half_stored(name, f"global_store_{store}") for name in ("v20", "v21"))
    assert (verdict_of(first, second).status == PROVED) is is_written
