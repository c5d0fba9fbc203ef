"""Addresses of kernels that index by their workgroup or by what was loaded, as their authors wrote them."""

from __future__ import annotations

from functools import cache

import pytest
from checked import ROOT, finished, run_pass

from isatool.analysis.cfg import build_flow
from isatool.analysis.loops import find_loops
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.isa.table import Unit
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.passes.common.result import PassResult
from isatool.passes.simplify.options import Simplify
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED, UNKNOWN

CORPUS = ROOT / "benchmarks" / "corpus" / "real"


@cache
def batched(name: str) -> tuple[Function, Function, PassResult]:
    """(a kernel, it with scalar bases and everything repaired, what the pass said)."""
    before = read_file(CORPUS / f"{name}.s").kernels[0]
    made = run_pass(before, BatchLoads(), vgprs=96)
    return before, finished(before, made), made


def vector_instructions(function: Function, label: str) -> int:
    """Those of the blocks of a loop."""
    flow = build_flow(function)
    loop = next(loop for loop in find_loops(flow).loops if label in flow.blocks[loop.header].labels)
    return sum(flow.instructions[index].unit is Unit.VALU for index in flow.inside(loop.blocks))


@pytest.mark.parametrize(
    ("name", "label", "count", "left"),
    [
        ("gemv_half_rows", ".LBB6_2", 14, 8),  # pairs of VGPRs that only a carry joins
        ("norm_rows", ".LBB52_2", 15, 5),  # two of its pointers are no neighbours; a product of a signed word
        ("adam_step", ".LBB46_2", 68, 58),  # the work-item id is in no register any more, its index is
        ("gemm_naive", ".LBB0_3", 8, 2),  # the size of a workgroup is a hidden argument
    ],
)
def test_the_loop_loses_the_arithmetic_of_its_addresses(name: str, label: str, count: int, left: int) -> None:
    before, after, _ = batched(name)
    assert vector_instructions(before, label) == count
    assert vector_instructions(after, label) == left
    assert prove(before, after).status == PROVED


def test_a_guard_bounds_the_size_of_a_workgroup_along_each_axis_that_is_read() -> None:
    (remark,) = (remark for remark in batched("gemm_naive")[2].remarks if remark.guard)
    assert "arg9 <= 64 and" in remark.guard
    assert "arg10 <= 64 and" in remark.guard


def test_a_guard_inside_an_outer_loop_is_found_by_the_proof() -> None:
    before, after, _ = batched("nearest_point")
    assert prove(before, after).status == PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s_bfe_u32 s17, s16, 0x100010", "s_bfe_u32 s17, s16, 0x100000"),  # the other half of the dword
        ("s_bfe_u32 s17, s16, 0x100010", "s_bfe_u32 s17, s16, 0xf0010"),
        ("s_cmp_gt_u32 s17, 64", "s_cmp_gt_u32 s17, 0x80"),
        ("s_cmp_gt_u32 s17, 64", "s_cmp_gt_u32 s18, 64"),
        ("s_cmp_gt_u32 s14, 0x2cb", "s_cmp_gt_u32 s14, -1"),
        ("s_cmp_gt_u32 s15, 0x2cb", "s_cmp_gt_u32 s15, 0x3cb"),
        ("s_load_b32 s16, s[0:1], 52", "s_load_b32 s16, s[0:1], 48"),
    ],
)
def test_a_guard_that_tests_another_half_or_too_little_is_refused(old: str, new: str) -> None:
    before, after, _ = batched("gemm_naive")
    text = emit(after.program)
    assert text.count(old) == 1
    assert prove(before, read_text(text.replace(old, new)).kernels[0]).status == UNKNOWN


def test_a_gather_takes_registers_that_nothing_names_yet() -> None:
    before = read_file(CORPUS / "csr_lanes.s").kernels[0]
    after = finished(before, run_pass(before, Simplify(), vgprs=24))
    assert vector_instructions(before, ".LBB36_3") == 11
    assert vector_instructions(after, ".LBB36_3") == 8
    assert prove(before, after).status == PROVED


def test_no_more_registers_are_taken_than_a_wave_may_have() -> None:
    before = read_file(CORPUS / "csr_lanes.s").kernels[0]
    after = finished(before, run_pass(before, Simplify(), vgprs=12))
    assert vector_instructions(after, ".LBB36_3") == 11
