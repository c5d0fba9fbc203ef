"""Proofs of wave64 kernels: masks in register pairs, also through loops, and what must not be proved."""

from __future__ import annotations

import re

import pytest

from isatool.asm.reader import read_text
from isatool.fuzz.generator import NAME, program_text
from isatool.isa.wave import WAVE64
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

LOAD = """s_load_b128 s[36:39], s[0:1], 0x0
s_load_b64 s[40:41], s[0:1], 0x10
v_lshlrev_b32_e32 v25, 2, v0
s_waitcnt lgkmcnt(0)
global_load_b32 v1, v25, s[38:39]
global_load_b32 v2, v25, s[38:39] offset:4
s_waitcnt vmcnt(0)
"""
STORE = """
global_store_b32 v25, v3, s[40:41]
s_endpgm"""


def status(first: str, second: str, items: int = 0) -> str:
    """The verdict on two bodies that leave their result in v3; `items`: the declared size of a workgroup."""
    required = "    .uniform_work_group_size: 1\n"
    required += f"    .reqd_workgroup_size: [{items}, 1, 1]\n    .max_flat_workgroup_size: {items}\n"
    made = []
    for body in (first, second):
        lines = f"{LOAD}{body}{STORE}".splitlines()
        text = "\n".join(line if line.endswith(":") else f"\t{line.strip()}" for line in lines)
        text = program_text(text, wave_size=WAVE64)
        if items:
            text = re.sub(r"    \.max_flat_workgroup_size: \d+\n", required, text)
        made.append(read_text(text).kernel(NAME))
    return prove(*made).status


MASKED = """v_mov_b32_e32 v3, v1
v_cmp_gt_u32_e32 vcc, v1, v2
s_and_saveexec_b64 s[8:9], vcc
v_add_nc_u32_e32 v3, v1, v2
s_mov_b64 exec, s[8:9]"""
LOOP = """v_mov_b32_e32 v3, 0
s_mov_b64 s[8:9], exec
s_mov_b64 s[10:11], 0
again:
v_add_nc_u32_e32 v3, 1, v3
v_lshrrev_b32_e32 v1, 1, v1
v_cmp_eq_u32_e32 vcc, 0, v1
s_or_b64 s[10:11], vcc, s[10:11]
s_and_not1_b64 exec, exec, s[10:11]
s_cbranch_execnz again
s_mov_b64 exec, s[8:9]"""
BY_HALVES = "s_and_b32 s8, s8, s10\ns_and_b32 s9, s9, s11"
HALVES = f"""v_cmp_gt_u32_e64 s[8:9], v1, v2
v_cmp_gt_u32_e64 s[10:11], v1, 7
{BY_HALVES}
v_cndmask_b32_e64 v3, v1, v2, s[8:9]"""


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (MASKED, "v_add_nc_u32_e32 v4, v1, v2\nv_cmp_gt_u32_e32 vcc, v1, v2\nv_cndmask_b32_e32 v3, v1, v4, vcc"),
        (MASKED, MASKED.replace("s[8:9]", "s[10:11]").replace("v3, v1, v2", "v3, v2, v1")),
        (LOOP, LOOP.replace("v3", "v4") + "\nv_mov_b32_e32 v3, v4"),
        (HALVES, HALVES.replace(BY_HALVES, "s_and_b64 s[8:9], s[8:9], s[10:11]")),
        (
            "v_readfirstlane_b32 s8, v1\nv_mov_b32_e32 v3, s8",
            "s_ff1_i32_b64 s9, exec\nv_readlane_b32 s8, v1, s9\nv_mov_b32_e32 v3, s8",
        ),
        ("v_permlane64_b32 v3, v1", "v_mov_b32_e32 v4, v2\nv_permlane64_b32 v3, v1"),
        ("v_mbcnt_hi_u32_b32 v3, v2, v1", "v_mov_b32_e32 v4, v2\nv_mbcnt_hi_u32_b32 v3, v4, v1"),
    ],
)  # fmt: skip
def test_equal_kernels_are_proved(first: str, second: str) -> None:
    assert status(first, second) == PROVED


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (HALVES, HALVES.replace("s_and_b32 s9, s9, s11\n", "")),
        (HALVES, HALVES.replace("s9, s9, s11", "s9, s9, s10")),
        (MASKED, MASKED.replace("s_mov_b64 exec, s[8:9]", "s_mov_b32 exec_lo, s8")),
        (MASKED, MASKED.replace("s_mov_b64 exec, s[8:9]", "s_mov_b32 exec_lo, s8\ns_mov_b32 exec_hi, s8")),
        (LOOP, LOOP.replace("s_mov_b64 exec, s[8:9]", "s_mov_b32 exec_lo, s8\ns_mov_b32 exec_hi, s11")),
        (LOOP, LOOP.replace("s_or_b64 s[10:11], vcc, s[10:11]", "s_or_b32 s10, vcc_lo, s10")),
        ("v_readlane_b32 s8, v1, 40\nv_mov_b32_e32 v3, s8", "v_readlane_b32 s8, v1, 8\nv_mov_b32_e32 v3, s8"),
        ("v_permlane64_b32 v3, v1", "v_mov_b32_e32 v3, v1"),
        ("v_mbcnt_hi_u32_b32 v3, v2, v1", "v_mov_b32_e32 v3, v1"),
        ("v_mbcnt_lo_u32_b32 v3, -1, 0", "v_mbcnt_lo_u32_b32 v3, -1, 0\nv_min_u32_e32 v3, 31, v3"),
        (
            "v_mov_b32_e32 v3, v1\nv_mov_b32_dpp v3, v1 row_mirror row_mask:0xf bank_mask:0xf",
            "v_mov_b32_e32 v3, v1\nv_mov_b32_dpp v3, v1 row_mirror row_mask:0x3 bank_mask:0xf",
        ),
    ],
)
def test_a_difference_in_the_upper_half_is_not_proved(first: str, second: str) -> None:
    assert status(first, second) != PROVED


@pytest.mark.parametrize(
    ("items", "full"), [(32, False), (33, False), (64, True), (96, False), (128, True), (0, False)]
)
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (
            "v_readlane_b32 s8, v1, 40\nv_mov_b32_e32 v3, s8",
            "v_mov_b32_e32 v4, v1\nv_readlane_b32 s8, v4, 40\nv_mov_b32_e32 v3, s8",
        ),
        ("v_permlane64_b32 v3, v1", "v_mov_b32_e32 v4, v1\nv_permlane64_b32 v3, v4"),
    ],
)
def test_lanes_beyond_the_declared_workgroup_are_off(first: str, second: str, items: int, full: bool) -> None:
    assert (status(first, second, items) == PROVED) is full


@pytest.mark.parametrize("items", [32, 33, 96])
def test_exec_of_a_partial_wave_is_not_all_ones(items: int) -> None:
    masked = "s_mov_b64 s[8:9], {}\nv_mov_b32_e32 v4, s8\nv_add_nc_u32_e32 v3, s9, v4"
    assert status(masked.format("exec"), masked.format(-1), items) != PROVED


def test_kernels_of_two_wave_sizes_are_not_compared() -> None:
    body = "\ts_endpgm"
    first, second = (read_text(program_text(body, wave_size=size)).kernel(NAME) for size in (32, 64))
    assert prove(first, second).status == "unknown"
