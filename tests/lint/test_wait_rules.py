"""Findings of WAIT on small programs: which lines are named, what is certain and what is not."""

from __future__ import annotations

import pytest

from isatool.asm.reader import read_text
from isatool.diagnostics import Diagnostic
from isatool.lint.run import Selection, check_program


def check(text: str) -> tuple[Diagnostic, ...]:
    return check_program(read_text(text), Selection(select=("WAIT",)))


def test_both_lines_are_shown() -> None:
    (found,) = check("\tglobal_load_b32 v1, v[2:3], off ; fetch\n\tv_mov_b32_e32 v0, v1\n\ts_endpgm\n")
    assert (found.rule, found.span.line) == ("WAIT-READ", 2)
    assert found.notes == (
        "still in flight: line 1: global_load_b32 v1, v[2:3], off",
        "repair: before it `s_waitcnt vmcnt(0)`",
    )


def test_the_weakest_sufficient_wait_is_offered() -> None:
    loads = "".join(f"\tds_load_b32 v{index}, v9 offset:{4 * index}\n" for index in range(4))
    (found,) = check(loads + "\tv_mov_b32_e32 v8, v1\n\ts_endpgm\n")
    assert found.notes[-1] == "repair: before it `s_waitcnt lgkmcnt(2)`"


def test_a_wait_on_one_of_two_paths_is_not_enough() -> None:
    text = """
	global_load_b32 v1, v[2:3], off
	s_cbranch_scc1 .Lskip
	s_waitcnt vmcnt(0)
.Lskip:
	v_mov_b32_e32 v0, v1
	s_endpgm
"""
    (found,) = check(text)
    assert found.notes[0].endswith("(through .Lskip)")


def test_a_load_around_a_loop_is_followed() -> None:
    text = """
.Lloop:
	v_mov_b32_e32 v0, v1
	global_load_b32 v1, v[2:3], off
	s_cbranch_scc1 .Lloop
	s_endpgm
"""
    (found,) = check(text)
    assert (found.rule, found.span.line) == ("WAIT-READ", 3)


def test_one_finding_stands_for_all_later_uses_in_the_block() -> None:
    uses = "".join(f"\tv_add_f32_e32 v{index}, v1, v1\n" for index in range(10, 20))
    assert len(check("\tglobal_load_b32 v1, v[2:3], off\n" + uses + "\ts_endpgm\n")) == 1


def test_scalar_loads_need_zero_whatever_came_later() -> None:
    text = "\ts_load_b32 s4, s[0:1], 0x0\n\ts_load_b32 s5, s[0:1], 0x4\n\ts_waitcnt lgkmcnt({})\n\ts_mov_b32 s6, s4\n"
    assert check(text.format(1))
    assert check(text.format(0)) == ()


def test_flat_loads_return_in_order_and_raise_both_counters() -> None:
    text = "\tflat_load_b32 v1, v[2:3]\n\tflat_load_b32 v4, v[5:6]\n\ts_waitcnt {}\n\tv_mov_b32_e32 v0, v1\n"
    assert check(text.format("vmcnt(1) lgkmcnt(1)")) == ()
    assert check(text.format("vmcnt(1)"))
    assert check(text.format("lgkmcnt(1)"))


def test_a_load_into_the_other_half_of_a_register_waits_for_nothing() -> None:
    text = "\tglobal_load_d16_b16 v1, v[2:3], off\n\tglobal_load_d16_hi_b16 v1, v[4:5], off\n\ts_endpgm\n"
    assert check(text) == ()


@pytest.mark.parametrize(
    ("reader", "rules"),
    [
        ("ds_store_b16 v9, v1", []),
        ("global_store_b8 v9, v1, s[0:1]", []),
        ("v_mov_b16_e32 v2.l, v1.l", []),
        ("ds_store_b16_d16_hi v9, v1", ["WAIT-READ"]),
        ("ds_store_b32 v9, v1", ["WAIT-READ"]),
        ("v_mov_b16_e32 v2.l, v1.h", ["WAIT-READ"]),
        ("v_mov_b16_e32 v1.l, v2.l", ["WAIT-READ"]),
    ],
)
def test_one_half_of_a_register_may_be_read_while_the_other_is_on_the_way(reader: str, rules: list[str]) -> None:
    loads = "\tglobal_load_d16_b16 v1, v3, s[0:1]\n\tglobal_load_d16_hi_b16 v1, v4, s[0:1]\n"
    found = check(f"{loads}\ts_waitcnt vmcnt(1)\n\t{reader}\n\ts_endpgm\n")
    assert [finding.rule for finding in found] == rules


def test_a_load_whose_address_is_on_the_way_must_wait() -> None:
    (found,) = check("\tglobal_load_b64 v[2:3], v[0:1], off\n\tglobal_load_b32 v4, v[2:3], off\n\ts_endpgm\n")
    assert found.rule == "WAIT-READ"


def test_interpolation_waits_with_its_own_field() -> None:
    text = "\tlds_param_load v3, attr0.x wait_vdst:15\n\tv_interp_p10_f32 v5, v3, v0, v3 wait_exp:{}\n\ts_endpgm\n"
    assert check(text.format(0)) == ()
    assert check(text.format(7))


def test_an_indexed_read_is_not_certain() -> None:
    assert check("\tglobal_load_b32 v1, v[2:3], off\n\tv_movrels_b32_e32 v8, v9\n\ts_endpgm\n") == ()


@pytest.mark.parametrize("between", ["m 1", ".if X\n\ts_nop 0\n\t.endif", ".rept 2\n\ts_nop 0\n\t.endr"])
def test_what_the_assembler_expands_may_wait(between: str) -> None:
    macro = "\t.set X, 1\n\t.macro m n\n\ts_waitcnt vmcnt(0)\n\t.endm\n"
    text = f"{macro}\tglobal_load_b32 v1, v[2:3], off\n\t{between}\n\tv_mov_b32_e32 v0, v1\n\ts_endpgm\n"
    assert check(text) == ()


def test_an_unknown_instruction_is_no_reason_for_a_finding_of_its_own() -> None:
    assert check("\tglobal_load_b32 v1, v[2:3], off\n\tv_frobnicate v0, v1\n\ts_endpgm\n") == ()


def test_a_flat_store_at_a_barrier_may_not_be_for_lds() -> None:
    assert check("\tflat_store_b32 v[0:1], v2\n\ts_barrier\n\ts_endpgm\n") == ()


@pytest.mark.parametrize(
    ("wait", "rules"),
    [
        ("s_waitcnt vmcnt(64)", ["WAIT-VALUE"]),
        ("s_waitcnt expcnt(8)", ["WAIT-VALUE"]),
        ("s_waitcnt_vscnt null, 0x40", ["WAIT-VALUE"]),
        ("s_waitcnt_vscnt null, 0x3f", []),
        ("s_waitcnt vmcnt_sat(100)", []),
    ],
)
def test_a_wait_cannot_ask_for_more_than_its_counter_holds(wait: str, rules: list[str]) -> None:
    assert [found.rule for found in check(f"\t{wait}\n\ts_endpgm\n")] == rules
