"""Advice rules: off by default, no exception on compiler output, fixes that assemble."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import some

from isatool.asm.reader import read_file, read_text
from isatool.lint.registry import all_rules
from isatool.lint.run import EVERYTHING, Selection, check_program

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted((ROOT / "samples").rglob("*.s")) + sorted((ROOT / "tests" / "data").rglob("*.s"))
PERF = Selection(("PERF",))


def test_advice_is_asked_only_where_a_selection_names_it() -> None:
    program = read_file(str(ROOT / "samples" / "sgemm" / "kernel5.s"))
    assert not any(found.rule.startswith("PERF") for found in check_program(program, EVERYTHING))
    assert {found.rule for found in check_program(program, PERF)} == {"PERF-ADDRESS", "PERF-BANKS", "PERF-PAIR"}
    everything = Selection(("*",), ("PERF",))
    assert not any(everything.includes(rule) for rule in all_rules() if rule.is_advice)


@pytest.mark.parametrize("path", some(FILES, 4), ids=lambda path: path.stem)
def test_compiled_files_get_advice_without_an_exception(path: Path) -> None:
    for found in check_program(read_file(str(path)), PERF):
        assert found.severity.value == "info"
        assert found.span.line > 0


def test_a_guard_on_other_lanes_keeps_a_write_alive() -> None:
    text = """
	.text
k:
	v_mov_b32_e32 v1, 0
	s_mov_b32 s4, exec_lo
	v_cmp_gt_u32_e32 vcc_lo, 8, v0
	s_and_b32 exec_lo, exec_lo, vcc_lo
	v_mov_b32_e32 v1, 1.0
	s_mov_b32 exec_lo, s4
	global_store_b32 v0, v1, s[2:3]
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
"""
    assert [found.rule for found in check_program(read_text(text), PERF)] == []


def test_accesses_with_a_store_a_wait_or_a_new_address_between_are_not_joined() -> None:
    def rules(between: str) -> list[str]:
        text = f"\tds_load_b32 v2, v0\n{between}\tds_load_b32 v3, v0 offset:4\n\ts_endpgm\n"
        return [found.rule for found in check_program(read_text(text), PERF)]

    assert rules("") == ["PERF-NARROW"]
    assert rules("\tds_store_b64 v5, v[6:7]\n") == []
    assert rules("\ts_waitcnt lgkmcnt(0)\n") == []
    assert rules("\tv_add_nc_u32_e32 v0, 4, v0\n") == []
    assert rules("\tds_load_b32 v9, v8\n") == ["PERF-NARROW"]


KERNEL = """
	.text
k:
{body}
	.amdhsa_kernel k
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
"""


def rules_of(body: str) -> list[str]:
    return [found.rule for found in check_program(read_text(KERNEL.format(body=body)), Selection(("PERF",)))]


@pytest.mark.parametrize(("shift", "expected"), [(2, []), (3, []), (4, ["PERF-COALESCE"]), (12, ["PERF-COALESCE"])])
def test_the_distance_of_lanes_decides_about_transactions(shift: int, expected: list[str]) -> None:
    body = f"""
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, {shift}, v0
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b32 v3, v2
	s_endpgm
"""
    assert rules_of(body) == expected


def test_addresses_that_memory_decides_are_not_judged() -> None:
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	global_load_b32 v3, v2, s[4:5]
	s_waitcnt vmcnt(0)
	ds_store_b32 v1, v3
	s_endpgm
"""
    assert rules_of(body) == []


def test_a_first_turn_that_is_peeled_off_is_no_prefetch() -> None:
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b32 s2, 63
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v2
.LBB0_1:
	v_add_nc_u32_e32 v1, 0x400, v1
	global_load_b32 v2, v1, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v2
	s_add_i32 s2, s2, -1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .LBB0_1
	ds_store_b32 v1, v4
	s_endpgm
"""
    assert rules_of(body) == []


@pytest.mark.parametrize(
    ("second", "note"),
    [
        ("v_mul_f32_e32 v3, v5, v8", "isatool pass pair joins them"),
        ("v_mul_f32_e32 v3, v8, v5", "exchange src0 and src1 of y (x is the first of the two)"),
        ("v_mul_f32_e32 v4, v5, v8", "one change frees them: dst of the second (v4) in a register of bank 1 or 3"),
        ("v_mul_f32_e32 v3, v2, v7", None),
    ],
)
def test_neighbours_are_told_the_cheapest_change(second: str, note: str | None) -> None:
    body = f".LBB0_1:\n\tv_mul_f32_e32 v2, v4, v7\n\t{second}\n\ts_cbranch_scc1 .LBB0_1\n\ts_endpgm\n"
    found = check_program(read_text(body), Selection(("PERF-PAIR",)))
    assert [each.notes[1] for each in found] == ([] if note is None else [note])


def test_a_wave_of_64_lanes_needs_twice_the_sectors() -> None:
    body = """
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 12, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v2, v1, s[4:5]
	s_endpgm
"""
    text = KERNEL.format(body=body).replace("\t.end_amdhsa", "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa")
    found = check_program(read_text(text), Selection(("PERF-COALESCE",)))
    assert [each.message for each in found] == [
        "global_load_b32 touches 64 sectors of 32 bytes per wave where 8 would hold its bytes"
    ]
