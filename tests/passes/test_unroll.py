"""unroll: copies, folded offsets, remainders; every result runs beside its input on the emulator."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from checked import SAMPLES, VARIANTS, assert_equal, finished, run_pass, spec_beside
from small_kernels import LOAD_ARGUMENTS, body_of, small_kernel, small_spec

from isatool.analysis.affine import analyse_affine
from isatool.asm.reader import read_file
from isatool.isa import chips
from isatool.passes.unroll.unroll import Unroll

KERNELS = [*(SAMPLES / f"kernel{n}.s" for n in (3, 4, 5)), VARIANTS / "kernel5_clang19.s", VARIANTS / "kernel5_loops.s"]
SOME_KERNELS = [KERNELS[0], *(pytest.param(path, marks=pytest.mark.full) for path in KERNELS[1:])]

ROWS = f"""
    {LOAD_ARGUMENTS}
    v_lshlrev_b32_e32 v1, 2, v0
    global_load_b32 v2, v1, s[4:5]
    s_waitcnt vmcnt(0)
    ds_store_b32 v1, v2
    s_waitcnt lgkmcnt(0)
    s_barrier
    v_mov_b32_e32 v3, 0
    v_and_b32_e32 v4, 0x3c, v1
    s_mov_b32 s2, 0
    .Lrows:
    ds_load_b32 v5, v4
    s_add_i32 s2, s2, 1
    v_add_nc_u32_e32 v4, 64, v4
    s_cmp_lg_u32 s2, 4
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v3, v3, v5
    s_cbranch_scc1 .Lrows
    global_store_b32 v1, v3, s[6:7]
"""


def test_a_counted_loop_becomes_straight_code_with_offsets() -> None:
    kernel = small_kernel(ROWS, lds=256)
    result = run_pass(kernel, Unroll())
    after = finished(kernel, result)
    text = body_of(after)
    loads = [line for line in text if line.startswith("ds_load")]
    assert loads == [
        "ds_load_b32 v5, v4", "ds_load_b32 v5, v4 offset:64", "ds_load_b32 v5, v4 offset:128",
        "ds_load_b32 v5, v4 offset:192",
    ]  # fmt: skip
    assert not [line for line in text if line.startswith(("s_add", "s_cmp", "s_cbranch", "v_add_nc"))]
    assert not analyse_affine(after).forest.loops
    assert_equal(kernel, after, small_spec(), [{"N": 8}])


def test_the_relation_numbers_the_copies() -> None:
    kernel = small_kernel(ROWS, lds=256)
    result = run_pass(kernel, Unroll())
    line = next(index for index, item in kernel.instructions if item.mnemonic == "ds_load_b32")
    assert sorted(copy for old, _, copy in result.relation.pairs if old == line) == [0, 1, 2, 3]


def test_a_factor_that_divides_the_count_keeps_a_loop() -> None:
    kernel = small_kernel(ROWS, lds=256)
    after = finished(kernel, run_pass(kernel, Unroll(factor=2)))
    text = body_of(after)
    assert "ds_load_b32 v5, v4 offset:64" in text
    assert "v_add_nc_u32_e32 v4, 0x80, v4" in text
    assert [trip.iterations for trip in analyse_affine(after).trips.values()] == [2]
    assert_equal(kernel, after, small_spec(), [{"N": 8}])


def test_a_loop_tested_at_its_top_loses_its_test() -> None:
    body = f"""
        {LOAD_ARGUMENTS}
        v_lshlrev_b32_e32 v1, 2, v0
        v_mov_b32_e32 v3, 0
        s_mov_b32 s2, 0
        .Ltop:
        s_cmp_ge_u32 s2, 3
        s_cbranch_scc1 .Lout
        global_load_b32 v5, v1, s[4:5]
        s_add_i32 s2, s2, 1
        v_add_nc_u32_e32 v1, 0x100, v1
        s_waitcnt vmcnt(0)
        v_add_f32_e32 v3, v3, v5
        s_branch .Ltop
        .Lout:
        v_lshlrev_b32_e32 v1, 2, v0
        global_store_b32 v1, v3, s[6:7]
    """
    kernel = small_kernel(body)
    after = finished(kernel, run_pass(kernel, Unroll()))
    text = body_of(after)
    assert [line for line in text if line.startswith("global_load")] == [
        "global_load_b32 v5, v1, s[4:5]", "global_load_b32 v5, v1, s[4:5] offset:256",
        "global_load_b32 v5, v1, s[4:5] offset:512",
    ]  # fmt: skip
    assert not [line for line in text if line.startswith(("s_cmp", "s_branch", "s_cbranch"))]
    assert_equal(kernel, after, small_spec(), [{"N": 8}])


def test_branches_inside_the_body_lead_to_their_own_copy() -> None:
    body = f"""
        {LOAD_ARGUMENTS}
        v_lshlrev_b32_e32 v1, 2, v0
        v_mov_b32_e32 v3, 0
        s_mov_b32 s2, 0
        .Lloop:
        s_and_b32 s3, s8, s2
        s_cmp_eq_u32 s3, 0
        s_cbranch_scc1 .Lskip
        v_add_f32_e32 v3, 1.0, v3
        .Lskip:
        v_add_f32_e32 v3, 2.0, v3
        s_add_i32 s2, s2, 1
        s_cmp_lt_u32 s2, 4
        s_cbranch_scc1 .Lloop
        global_store_b32 v1, v3, s[6:7]
    """
    kernel = small_kernel(body)
    after = finished(kernel, run_pass(kernel, Unroll()))
    labels = [label for _, line in after.lines() for label in line.labels]
    assert {".Lskip", ".Lskip_copy1", ".Lskip_copy2", ".Lskip_copy3"} <= set(labels)
    assert_equal(kernel, after, small_spec(), [{"N": n} for n in range(1, 5)])


def counting(step: str, test: str, start: str = "s_mov_b32 s2, 0") -> str:
    """A loop over s2 that adds source[lane + 64 * turn] up; it runs at least once."""
    return f"""
        {LOAD_ARGUMENTS}
        v_lshlrev_b32_e32 v1, 2, v0
        v_mov_b32_e32 v3, 0
        {start}
        .Lloop:
        global_load_b32 v5, v1, s[4:5]
        {step}
        v_add_nc_u32_e32 v1, 0x100, v1
        s_waitcnt vmcnt(0)
        v_add_f32_e32 v3, v3, v5
        {test}
        s_cbranch_scc1 .Lloop
        v_lshlrev_b32_e32 v1, 2, v0
        global_store_b32 v1, v3, s[6:7]
    """


@pytest.mark.parametrize(
    ("step", "test", "start"),
    [
        ("s_add_i32 s2, s2, 1", "s_cmp_lt_i32 s2, s8", "s_mov_b32 s2, 0"),
        ("s_add_i32 s2, s2, 3", "s_cmp_lt_u32 s2, s8", "s_mov_b32 s2, 0"),
        ("s_add_i32 s2, s2, 2", "s_cmp_le_i32 s2, s8", "s_mov_b32 s2, -5"),
        ("s_add_i32 s2, s2, 1", "s_cmp_lg_u32 s2, s8", "s_mov_b32 s2, 0"),
        ("s_add_i32 s2, s2, -1", "s_cmp_lg_u32 s2, 0", "s_mov_b32 s2, s8"),
        ("s_add_i32 s2, s2, -1", "s_cmp_gt_i32 s2, 0", "s_mov_b32 s2, s8"),
        ("s_add_i32 s2, s2, 1", "s_cmp_gt_i32 s8, s2", "s_mov_b32 s2, 0"),
        ("s_addk_i32 s2, 0x2", "s_cmp_lt_i32 s2, s8", "s_mov_b32 s2, 1"),
        ("s_add_u32 s2, s2, 1", "s_cmp_lt_u32 s2, 9", "s_mov_b32 s2, s8"),
    ],
)
@pytest.mark.parametrize("factor", [2, 4])
def test_a_symbolic_count_gets_a_main_loop_and_keeps_the_loop_for_the_rest(
    step: str, test: str, start: str, factor: int
) -> None:
    kernel = small_kernel(counting(step, test, start))
    after = finished(kernel, run_pass(kernel, Unroll(factor=factor), "n >= 1", "n <= 1000"))
    assert len(analyse_affine(after).forest.loops) == 2
    text = body_of(after)
    assert f"global_load_b32 v5, v1, s[4:5] offset:{256 * (factor - 1)}" in text
    assert text.count(f"v_add_nc_u32_e32 v1, {256 * factor:#x}, v1") == 1
    assert_equal(kernel, after, small_spec(), [{"N": n} for n in (1, 2, 3, 4, 5, 7, 8, 9, 12, 17)], ["forward"])


def test_an_offset_that_might_wrap_where_the_register_did_is_not_folded() -> None:
    kernel = small_kernel(counting("s_add_i32 s2, s2, 1", "s_cmp_lt_i32 s2, s8"))
    after = finished(kernel, run_pass(kernel, Unroll(factor=4)))
    assert not [line for line in body_of(after) if "offset" in line]
    assert_equal(kernel, after, small_spec(), [{"N": 9}], ["forward"])


def test_pointers_in_pairs_advance_once_for_all_copies() -> None:
    body = f"""
        {LOAD_ARGUMENTS}
        v_lshlrev_b32_e32 v1, 2, v0
        v_add_co_u32 v6, s2, s4, v1
        v_add_co_ci_u32_e64 v7, null, s5, 0, s2
        v_mov_b32_e32 v3, 0
        .Lloop:
        global_load_b32 v5, v[6:7], off
        s_add_i32 s8, s8, -1
        v_add_co_u32 v6, vcc_lo, 0x100, v6
        v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
        s_cmp_lg_u32 s8, 0
        s_waitcnt vmcnt(0)
        v_add_f32_e32 v3, v3, v5
        s_cbranch_scc1 .Lloop
        global_store_b32 v1, v3, s[6:7]
    """
    kernel = small_kernel(body)
    after = finished(kernel, run_pass(kernel, Unroll(factor=4)))
    text = body_of(after)
    assert "global_load_b32 v5, v[6:7], off offset:768" in text
    assert "v_add_co_u32 v6, vcc_lo, 0x400, v6" in text
    assert_equal(kernel, after, small_spec(), [{"N": n} for n in (1, 3, 4, 9)], ["forward"])


def test_what_copies_would_save_is_said_where_it_is_not_worth_them() -> None:
    kernel = small_kernel(counting("s_add_i32 s2, s2, 1", "s_cmp_lt_i32 s2, s8"))
    result = run_pass(kernel, Unroll())
    assert not result.changed
    assert result.program is kernel.program
    assert "4 copies with a loop for the rest would save 9% of its issue cost" in str(result.remarks[0])
    assert "--factor" in result.remarks[0].help


def test_a_loop_that_would_not_fit_the_instruction_cache_is_unrolled_in_part(monkeypatch: pytest.MonkeyPatch) -> None:
    small = replace(chips.chip("gfx1100"), instruction_cache=1024)
    monkeypatch.setattr(chips, "chip", lambda *_: small)
    body = ROWS.replace("s_cmp_lg_u32 s2, 4", "s_cmp_lg_u32 s2, 0x400").replace("64, v4", "0, v4")
    kernel = small_kernel(body, lds=256)
    result = run_pass(kernel, Unroll())
    assert result.changed
    assert result.statistics["factor"] == 16
    assert int(result.statistics["code bytes after"]) <= 1024


def test_a_named_loop_that_is_not_there_lists_the_loops() -> None:
    kernel = small_kernel(ROWS, lds=256)
    result = run_pass(kernel, Unroll(loop=".Lother"))
    assert not result.changed
    assert ".Lrows" in result.remarks[0].help


@pytest.mark.parametrize("path", SOME_KERNELS, ids=lambda path: path.stem)
def test_the_inner_loops_of_the_sample_kernels_are_written_out(path: Path) -> None:
    kernel = read_file(path).kernel()
    after = finished(kernel, run_pass(kernel, Unroll()))
    affine = analyse_affine(after)
    assert len(affine.forest.loops) == 1
    assert_equal(kernel, after, spec_beside(path), [{"N": 0}, {"N": 128}, {"N": 256}])


def test_kernel_5_needs_two_bases_and_no_address_arithmetic_in_its_k_loop() -> None:
    kernel = read_file(SAMPLES / "kernel5.s").kernel()
    bounds = ("workgroup_id_x < 16777216", "workgroup_id_y < 16777216")
    result = run_pass(kernel, Unroll(), *bounds)
    after = finished(kernel, result)
    affine = analyse_affine(after)
    blocks = [affine.flow.blocks[block] for block in affine.forest.loops[0].blocks]
    inside = [affine.flow.instructions[index] for block in blocks for index in block.instructions]
    loads = [instruction for instruction in inside if instruction.mnemonic.startswith("ds_load")]
    stores = [instruction for instruction in inside if instruction.mnemonic.startswith("ds_store")]
    assert len({instruction.operands[1].registers for instruction in loads}) == 2
    assert (len(loads), len(stores)) == (48, 8)
    assert max(instruction.integer("offset") for instruction in loads) == 3968
    assert not [i for i in inside if i.mnemonic in ("s_addk_i32", "s_cmpk_lg_i32", "s_cmp_lg_u32")]
