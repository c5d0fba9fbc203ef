"""Loads in chunks between the arithmetic of their block, and what a load does not pass."""

from __future__ import annotations

import pytest
from checked import assert_equal, finished, run_pass
from hypothesis import given, settings
from hypothesis import strategies as st
from small_kernels import LOAD_ARGUMENTS, body_of, small_kernel, small_spec

from isatool.analysis.cfg import build_flow
from isatool.analysis.clauses import find_clauses
from isatool.ir.program import Function
from isatool.isa.table import Unit
from isatool.passes.batch_loads.batch_loads import BatchLoads

LOADS = [f"global_load_b32 v{20 + k}, v1, s[4:5] offset:{256 * k}" for k in range(8)]
WORK = [f"v_fmac_f32_e32 v{4 + k % 8}, 0x3f000000, v{4 + (k + 1) % 8}" for k in range(160)]
SUM = [f"v_add_f32_e32 v4, v4, v{20 + k}" for k in range(8)]


def looping(body: list[str], work: list[str] = WORK, lds: int = 0) -> Function:
    """Eight loads, arithmetic, a wait, and the sum of all, four times."""
    lines = [
        *LOAD_ARGUMENTS.strip().splitlines(),
        "v_lshlrev_b32_e32 v1, 2, v0",
        *(f"v_mov_b32_e32 v{4 + k}, 0" for k in range(8)),
        "s_mov_b32 s2, 0",
        ".Lloop:",
        *body,
        *work,
        "s_waitcnt vmcnt(0)",
        *SUM,
        "s_add_i32 s2, s2, 1",
        "s_cmp_lg_u32 s2, 4",
        "s_cbranch_scc1 .Lloop",
        "v_lshlrev_b32_e32 v1, 2, v0",
        "global_store_b32 v1, v4, s[6:7]",
    ]
    return small_kernel("\n".join(lines), lds=lds, vgprs=64)


def runs(kernel: Function) -> list[int]:
    """How many loads are together each time: VALU instructions part them."""
    found = [0]
    for _, instruction in kernel.instructions:
        if instruction.mnemonic.startswith("global_load"):
            found[-1] += 1
        elif instruction.unit is Unit.VALU and found[-1]:
            found.append(0)
    return [run for run in found if run]


@pytest.mark.parametrize(("chunk", "expected"), [(1, [1] * 8), (2, [2] * 4), (3, [3, 3, 2]), (4, [4, 4]), (0, [8])])
def test_loads_stand_in_chunks(chunk: int, expected: list[int]) -> None:
    kernel = looping(LOADS)
    result = run_pass(kernel, BatchLoads(chunk=chunk))
    after = finished(kernel, result)
    assert runs(after) == expected
    assert not [clause for clause in find_clauses(build_flow(after)) if clause.fault]
    assert_equal(kernel, after, small_spec(), [{"N": 8}], ["forward"])


def test_chunks_have_equal_shares_of_the_arithmetic_behind_them() -> None:
    text = body_of(finished(kernel := looping(LOADS), run_pass(kernel, BatchLoads())))
    work = [line for line in text if line.startswith(("global_load", "v_fmac"))]
    loads = [index for index, line in enumerate(work) if line.startswith("global_load")]
    assert [loads[2 * k] for k in range(4)] == [0, 42, 84, 126]


def test_a_second_run_changes_nothing() -> None:
    kernel = looping(LOADS)
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    assert not run_pass(after, BatchLoads()).changed


def test_little_arithmetic_is_not_worth_it() -> None:
    assert not run_pass(kernel := looping(LOADS, WORK[:24]), BatchLoads()).changed, body_of(kernel)


@pytest.mark.parametrize(
    "barrier",
    [
        "s_barrier",
        "global_store_b32 v1, v4, s[6:7]",
        "v_add_nc_u32_e32 v1, 0, v1",
        "s_add_u32 s4, s4, 0",
        "buffer_gl0_inv",
        "s_mov_b32 exec_lo, -1",
        "global_load_b32 v30, v1, s[4:5] glc",
        "ds_add_rtn_u32 v31, v1, v4",
        "ds_gws_barrier v4 gds",
        "s_dcache_inv",
    ],
)
def test_a_load_does_not_pass_what_it_depends_on(barrier: str) -> None:
    kernel = looping(LOADS, [barrier.strip(), *WORK], lds=512)
    text = body_of(finished(kernel, run_pass(kernel, BatchLoads())))
    assert text.index(barrier) > text.index(LOADS[7])


def test_hints_to_the_caches_hold_no_load_back() -> None:
    kernel = looping([f"{load} slc dlc" for load in LOADS])
    assert runs(finished(kernel, run_pass(kernel, BatchLoads(chunk=4)))) == [4, 4]


def test_loads_outside_loops_stay() -> None:
    lines = [*LOAD_ARGUMENTS.strip().splitlines(), "v_lshlrev_b32_e32 v1, 2, v0", *LOADS, *WORK, "s_waitcnt vmcnt(0)"]
    assert not run_pass(small_kernel("\n".join([*lines, *SUM]), vgprs=64), BatchLoads()).changed


@settings(max_examples=12)
@given(st.data())
def test_whatever_stands_between_the_result_stays(data: st.DataObject) -> None:
    mixed = list(WORK)
    for line in data.draw(st.permutations(LOADS)):
        mixed.insert(data.draw(st.integers(0, 12)), line)
    extras = [
        "s_add_i32 s9, s9, 1", "s_barrier", "ds_store_b32 v1, v5", "ds_load_b32 v30, v1",
        "global_store_b32 v1, v5, s[6:7]",
        "v_add_nc_u32_e32 v1, 4, v1", "v_mov_b32_e32 v22, 0", "s_waitcnt vmcnt(3)", "s_waitcnt vmcnt(0)",
    ]  # fmt: skip
    for line in data.draw(st.lists(st.sampled_from(extras), max_size=6)):
        mixed.insert(data.draw(st.integers(0, len(mixed))), line)
    kernel = looping([], mixed, lds=512)
    result = run_pass(kernel, BatchLoads(chunk=data.draw(st.integers(1, 4))))
    after = finished(kernel, result)
    assert_equal(kernel, after, small_spec(), [{"N": 8}], ["forward"])
