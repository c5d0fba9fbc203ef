"""Guards of every pass that has one: both sides are proved, and no fault of the tests or of what they lead to is."""

from __future__ import annotations

import re
from functools import cache

import pytest
import regenerate
from small_kernels import small_kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.program import Function
from isatool.pipeline.assumptions import checked_assumptions, for_validator
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite
from isatool.verify.prove import prove

COUNTED = """
    s_load_b128 s[4:7], s[0:1], 0x0
    s_load_b32 s8, s[0:1], 0x10
    v_lshlrev_b32_e32 v1, 2, v0
    v_mov_b32_e32 v2, 0
    s_mov_b32 s2, 0
    s_waitcnt lgkmcnt(0)
    s_cmp_lt_i32 s8, 1
    s_cbranch_scc1 .Lend
.Lloop:
    v_add_nc_u32_e32 v2, v2, v0
    v_add_nc_u32_e32 v2, v2, v1
    s_add_i32 s2, s2, 1
    s_cmp_lt_i32 s2, s8
    s_cbranch_scc1 .Lloop
.Lend:
    global_store_b32 v1, v2, s[6:7]
"""
BODIES = {
    "batch-loads": (regenerate.FOLDER / "batch_loads_with_a_guard.s").read_text(),
    "batch-loads, the last iteration": (regenerate.FOLDER / "batch_loads_tests_a_branch_before_the_loop.s")
    .read_text()
    .replace("s_add_i32 s10, s8, 1", "s_add_i32 s10, s8, -1"),
    "batch-loads, outside of loops": (regenerate.FOLDER / "batch_loads_outside_of_loops.s").read_text(),
    "pipeline-epilogue": (regenerate.FOLDER / "pipeline_epilogue_with_a_guard.s").read_text(),
    "unroll{factor=2}": COUNTED,
}
ASSUMED = {case: frozenset({"n <= 4096"} if "last" in case else ()) for case in BODIES}
PLACE = {
    "batch-loads": ("s_cmp_gt_u32 s8, 0x2a9fffff", "s_cbranch_scc1 .Lloop_fallback"),
    "batch-loads, the last iteration": ("s_cmp_ge_i32", "s_cbranch_scc1 .Lloop_fallback"),
    "batch-loads, outside of loops": ("s_cmp_gt_u32 s8, 0x103ffff", "s_cbranch_scc1 .Lk_fallback"),
    "pipeline-epilogue": ("s_cmp_lt_u32 s8, 64", "s_cbranch_scc1 .Lk_fallback"),
    "unroll{factor=2}": ("s_cmp_lt_i32 s2, s16", "s_cbranch_scc0 .Lloop\n"),
}
"""how the last test of each begins, and the branch after it"""
WRITTEN = {
    "batch-loads": "s_lshr_b32 s8, s8, 16",
    "batch-loads, the last iteration": "s_sub_u32 s16, s16, 8",
    "batch-loads, outside of loops": "s_lshr_b32 s8, s8, 16",
    "pipeline-epilogue": "s_or_b32 s8, s8, 64",
    "unroll{factor=2}": "s_sub_u32 s2, s2, 1",
}
"""a write of what each compares"""


@cache
def versions(case: str) -> tuple[Function, str]:
    """A kernel, and the text that the pass makes of it."""
    body = "\n".join(line for line in BODIES[case].splitlines() if not line.startswith(";"))
    before = small_kernel(body, block=64)
    made = rewrite(before.program, parse_pipeline(case.partition(", ")[0]), assumptions=ASSUMED[case])
    assert made.guards
    return before, emit(made.program)


def holds(case: str, text: str) -> bool:
    before, _ = versions(case)
    granted = for_validator(checked_assumptions(ASSUMED[case], before), before)
    found = prove(before, read_text(text).kernel(), assumptions=granted)
    return found.holds and not found.ungranted(granted)


def changed(case: str, old: str, new: str) -> str:
    """The text with its last test changed: `old` is a pattern that has to be found from there on."""
    _, text = versions(case)
    start = text.index(PLACE[case][0])
    assert re.search(old, text[start:])
    return text[:start] + re.sub(old, new, text[start:], count=1)


@pytest.mark.parametrize("case", BODIES)
def test_both_sides_are_proved(case: str) -> None:
    _, text = versions(case)
    assert holds(case, text)


@pytest.mark.parametrize("case", BODIES)
def test_a_test_that_branches_the_other_way_is_not_proved(case: str) -> None:
    branch = PLACE[case][1]
    other = branch.replace("scc1", "scc2").replace("scc0", "scc1").replace("scc2", "scc0")
    assert not holds(case, changed(case, branch, other))


@pytest.mark.parametrize("case", BODIES)
def test_a_test_that_is_left_out_is_not_proved(case: str) -> None:
    assert not holds(case, changed(case, PLACE[case][1], "\n"))


@pytest.mark.parametrize(
    ("case", "register", "other"),
    [
        ("batch-loads", "s8", "s9"),
        ("batch-loads, the last iteration", "s16", "s2"),
        ("batch-loads, outside of loops", "s8", "s9"),
        ("pipeline-epilogue", "s8", "s10"),
        ("unroll{factor=2}", "s16", "s8"),
    ],
)
def test_a_test_of_another_register_is_not_proved(case: str, register: str, other: str) -> None:
    assert not holds(case, changed(case, rf"\b{register}\b", other))


@pytest.mark.parametrize("case", BODIES)
def test_a_test_after_its_register_was_written_is_not_proved(case: str) -> None:
    assert not holds(case, changed(case, "s_cmp_", f"{WRITTEN[case]}\n\ts_cmp_"))


@pytest.mark.parametrize(
    ("case", "old", "new"),
    [
        ("batch-loads", "0x2a9fffff", "0x7fffffff"),
        ("batch-loads", "s_cmp_gt_u32", "s_cmp_gt_i32"),
        ("batch-loads, outside of loops", "0x103ffff", "0x104ffff"),
        ("batch-loads, outside of loops", "s_cmp_gt_u32", "s_cmp_gt_i32"),
        ("pipeline-epilogue", "64", "63"),
        ("unroll{factor=2}", "s_cmp_lt_i32", "s_cmp_le_i32"),
        ("batch-loads, the last iteration", "s_cmp_ge_i32", "s_cmp_gt_i32"),
    ],
)
def test_a_limit_or_a_relation_that_is_weaker_is_not_proved(case: str, old: str, new: str) -> None:
    assert not holds(case, changed(case, old, new))


@pytest.mark.parametrize("case", [case for case in BODIES if not case.startswith("unroll")])
def test_an_original_that_differs_is_not_proved(case: str) -> None:
    _, text = versions(case)
    start = re.search(r"^\.\w+_fallback:", text, re.M)
    assert start is not None
    added = re.sub(r"v_add_f32_e32", "v_sub_f32_e32", text[start.start() :], count=1)
    assert added != text[start.start() :]
    assert not holds(case, text[: start.start()] + added)
