"""Advice rules: off by default, no exception on compiler output, fixes that assemble."""

from __future__ import annotations

from pathlib import Path

import pytest

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
    assert not any(everything.includes(rule) for rule in all_rules() if rule.opt_in)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
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
