"""batch-loads: scalar bases for global accesses in loops, under guards where ranges are not proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from checked import ROOT, SAMPLES, VARIANTS, assert_equal, finished, run_pass, spec_beside
from small_kernels import LOAD_ARGUMENTS, body_of, small_kernel, small_spec, strided_spec

from isatool.analysis.affine import analyse_affine
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.passes.common.result import MAX_VGPRS, Context
from isatool.passes.unroll.unroll import Unroll
from isatool.pipeline.rewrite import rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

KERNELS = [
    *(SAMPLES / f"kernel{n}.s" for n in (2, 3, 4, 5)),
    VARIANTS / "kernel5_clang19.s",
    VARIANTS / "kernel5_tall.s",
]
SOME_KERNELS = [*KERNELS[:1], *(pytest.param(path, marks=pytest.mark.full) for path in KERNELS[1:])]

# source[64 + lane + n * turn] for four turns; the index is a signed word, so n may be negative
STRIDED = f"""
    {LOAD_ARGUMENTS}
    v_mov_b32_e32 v3, 0
    s_mov_b32 s2, 0
    s_mov_b32 s9, 64
    .Lloop:
    v_add_nc_u32_e32 v4, s9, v0
    v_ashrrev_i32_e32 v5, 31, v4
    v_lshlrev_b64 v[4:5], 2, v[4:5]
    v_add_co_u32 v4, vcc_lo, s4, v4
    v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
    global_load_b32 v6, v[4:5], off
    s_add_i32 s9, s9, s8
    s_add_i32 s2, s2, 1
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v6
    s_cmp_lg_u32 s2, 4
    s_cbranch_scc1 .Lloop
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v3, s[6:7]
"""

# like the prefetch of a tile loop: k = 0, 8, ... below n; loads only if k < n - 1
PREFETCH = f"""
    {LOAD_ARGUMENTS}
    v_mov_b32_e32 v3, 0
    v_mov_b32_e32 v6, 0
    s_mov_b32 s2, 0
    s_add_i32 s10, s8, -1
    s_cmp_gt_i32 s8, 0
    s_cbranch_scc0 .Lend
    .Lloop:
    s_cmp_ge_i32 s2, s10
    s_cselect_b32 s11, 0, -1
    s_cbranch_scc1 .Lno_load
    s_mul_i32 s9, s8, s2
    v_add_nc_u32_e32 v4, s9, v0
    v_ashrrev_i32_e32 v5, 31, v4
    v_lshlrev_b64 v[4:5], 2, v[4:5]
    v_add_co_u32 v4, vcc_lo, s4, v4
    v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
    global_load_b32 v6, v[4:5], off
    .Lno_load:
    v_add_f32_e32 v3, 1.0, v3
    s_and_not1_b32 vcc_lo, exec_lo, s11
    s_cbranch_vccnz .Lskip
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v6
    .Lskip:
    s_waitcnt vmcnt(0)
    s_add_i32 s2, s2, 8
    s_cmp_lt_i32 s2, s8
    s_cbranch_scc1 .Lloop
    .Lend:
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v3, s[6:7]
"""


def loop_of(function: Function) -> list[str]:
    """The instructions of the first loop that is no fallback, as text."""
    affine = analyse_affine(function)
    loop = next(loop for loop in affine.forest.loops if not any(label.endswith("_fallback") for label in loop.labels))
    return [
        str(affine.flow.instructions[index])
        for block in sorted(loop.blocks)
        for index in affine.flow.blocks[block].instructions
    ]


def test_a_chain_of_64_bits_becomes_a_base_that_advances() -> None:
    kernel = small_kernel(STRIDED)
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    inside = loop_of(after)
    assert not [line for line in inside if line.startswith(("v_lshl", "v_add_co", "v_ashr", "v_add_nc"))]
    assert sum(line.startswith(("s_add_u32", "s_addc_u32")) for line in inside) == 2
    assert next(line for line in inside if line.startswith("global_load")).endswith("]")


@pytest.mark.parametrize("stride", range(-4, 9, 3))
def test_a_stride_that_the_guard_refuses_takes_the_original_loop(stride: int) -> None:
    kernel = small_kernel(STRIDED)
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    assert any(label.endswith("_fallback") for _, line in after.lines() for label in line.labels)
    spec = strided_spec(stride)
    assert_equal(kernel, after, spec, [{"N": 8}], ["forward"])


def test_a_register_that_only_another_path_writes_is_not_read() -> None:
    """Where v7 is written it holds what the lanes add; where n is 5 it is undefined."""
    branch = "s_cmp_eq_i32 s8, 5\ns_cbranch_scc1 .Lover\nv_lshlrev_b32_e32 v7, 2, v0\n.Lover:\n"
    kernel = small_kernel(STRIDED.replace("v_mov_b32_e32 v3, 0", f"{branch}v_mov_b32_e32 v3, 0"))
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    assert next(line for line in loop_of(after) if line.startswith("global_load")).endswith("]")
    assert_equal(kernel, after, small_spec(), [{"N": 5}, {"N": 3}], ["forward"])


def test_an_assumption_makes_the_guard_unnecessary() -> None:
    kernel = small_kernel(STRIDED)
    after = finished(kernel, run_pass(kernel, BatchLoads(), "n <= 1000"))
    assert not any(label.endswith("_fallback") for _, line in after.lines() for label in line.labels)
    assert "s_cmp_gt_u32" not in " ".join(body_of(after))
    assert_equal(kernel, after, small_spec(), [{"N": 3}], ["forward"])


def test_without_guard_and_assumption_the_reason_names_what_may_wrap() -> None:
    kernel = small_kernel(STRIDED)
    result = run_pass(kernel, BatchLoads(guard=False))
    assert not result.changed
    assert "signed32(" in result.remarks[0].message
    assert "n" in result.remarks[0].message
    assert "--assume" in result.remarks[0].help


def test_a_condition_that_holds_whenever_the_guard_does_is_dropped() -> None:
    kernel = small_kernel(PREFETCH)
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    inside = loop_of(after)
    assert not [line for line in inside if line.startswith(("s_cbranch_vcc", "s_cselect", "s_and_not1"))]
    assert sum(line.startswith("s_cbranch") for line in inside) == 1
    assert_equal(kernel, after, small_spec(source="N*(N + 8) + 128"), [{"N": n} for n in range(1, 27)], ["forward"])


def test_the_condition_stays_if_asked_for() -> None:
    kernel = small_kernel(PREFETCH)
    after = finished(kernel, run_pass(kernel, BatchLoads(keep_conditions=True)))
    assert sum(line.startswith("s_cbranch") for line in loop_of(after)) == 3
    assert_equal(kernel, after, small_spec(source="N*(N + 8) + 128"), [{"N": n} for n in range(1, 27)], ["forward"])


def test_an_address_that_was_loaded_is_left_alone() -> None:
    body = STRIDED.replace("v_add_nc_u32_e32 v4, s9, v0", "ds_load_b32 v4, v0\ns_waitcnt lgkmcnt(0)")
    kernel = small_kernel(body, lds=256)
    result = run_pass(kernel, BatchLoads())
    assert not result.changed
    assert "the value loaded of line 14" in result.remarks[0].message
    assert not result.remarks[0].help  # no assumption on a size would help


@pytest.mark.parametrize("scheme", ["v", "s"])
@pytest.mark.parametrize("path", SOME_KERNELS, ids=lambda path: path.stem)
def test_the_loops_of_the_sample_kernels_lose_their_address_arithmetic(path: Path, scheme: str) -> None:
    kernel = read_file(path).kernel()
    result = run_pass(kernel, BatchLoads(scheme=scheme))
    after = finished(kernel, result)
    inside = loop_of(after)
    assert not [line for line in inside if line.startswith(("v_add_co", "v_lshlrev_b64", "v_ashrrev", "v_mad_u64"))]
    assert int(result.statistics["guard"]) > 45000
    assert_equal(kernel, after, spec_beside(path), [{"N": 0}, {"N": 256}], ["forward", 1])


@pytest.mark.parametrize("number", [2, *(pytest.param(number, marks=pytest.mark.full) for number in (3, 4, 5))])
def test_the_loops_of_the_samples_lose_it_in_wave64_too(number: int) -> None:
    source = SAMPLES / f"kernel{number}.hip"
    kernel = read_text(Toolchain.find().compile_hip(source, chips.DEFAULT.name, flags=["-mwavefrontsize64"])).kernel()
    result = run_pass(kernel, BatchLoads())
    after = finished(kernel, result)
    inside = loop_of(after)
    assert not [line for line in inside if line.startswith(("v_add_co", "v_lshlrev_b64", "v_ashrrev", "v_mad_u64"))]
    assert prove(kernel, after).status == PROVED
    assert_equal(kernel, after, spec_beside(source), [{"N": 0}, {"N": 256}], ["forward"])


@pytest.mark.full
def test_after_unrolling_kernel_5_has_no_vector_arithmetic_besides_its_fmas() -> None:
    kernel = read_file(SAMPLES / "kernel5.s").kernel()
    batched = finished(kernel, run_pass(kernel, BatchLoads(scheme="v")))
    after = finished(batched, run_pass(batched, Unroll()))
    inside = [line for line in loop_of(after) if not line.startswith(("s_delay_alu", "s_clause", "s_waitcnt"))]
    vector = [line for line in inside if line.startswith("v_") and "fmac" not in line]
    assert vector == []
    assert sum(line.startswith("ds_store") for line in inside) == 8
    assert len(inside) <= 528 + 48 + 8 + 16 + 8 + 2
    assert_equal(kernel, after, spec_beside(SAMPLES / "kernel5.s"), [{"N": 0}, {"N": 128}, {"N": 384}])


@pytest.mark.parametrize("name", ["strided", "strided_clang19", "reduction"])
def test_a_count_and_a_stride_of_their_own_are_both_tested(name: str) -> None:
    path = VARIANTS.parent / f"ladder/{name}.s"
    kernel = read_file(path).kernel()
    result = run_pass(kernel, BatchLoads())
    after = finished(kernel, result)
    assert "arg3 <= " in result.remarks[0].message
    assert not [line for line in loop_of(after) if line.startswith(("v_add_co", "v_lshlrev_b64", "v_ashrrev"))]
    assert_equal(kernel, after, spec_beside(path), [{}], ["forward"])


def test_an_argument_that_no_register_holds_any_more_is_loaded_again() -> None:
    path = VARIANTS.parent / "ladder/strided.s"
    kernel = read_file(path).kernel()
    text = body_of(finished(kernel, run_pass(kernel, BatchLoads())))
    assert text[0].startswith("s_load_b32 ")
    assert any(line.startswith("s_sub_u32") for line in text)


def test_a_load_of_one_turn_too_much_at_the_edge_of_the_guard_is_reproduced() -> None:
    kernel = small_kernel(STRIDED)
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    assert_equal(kernel, after, strided_spec(1000), [{"N": 8}], ["forward"])


def test_registers_that_cost_no_wave_are_used_where_the_own_do_not_suffice() -> None:
    kernel = read_file(ROOT / "tests/data/ladder/tile_clang19.s").kernel()
    narrow = BatchLoads().run(kernel, Context(24))
    assert not narrow.changed
    assert narrow.remarks[0].facts[MAX_VGPRS] == 25
    assert BatchLoads().run(kernel, Context(24, occupancy_limit=96)).changed


# the lane's number is overwritten before the loop: only the address still says which lane this is
LANES_LOST = f"""
    {LOAD_ARGUMENTS}
    v_mov_b32_e32 v3, 0
    s_mov_b32 s2, 0
    v_lshlrev_b32_e32 v4, 4, v0
    v_mov_b32_e32 v0, 0
    v_add_co_u32 v4, vcc_lo, s4, v4
    v_add_co_ci_u32_e64 v5, null, s5, 0, vcc_lo
    .Lloop:
    global_load_b32 v6, v[4:5], off
    v_add_co_u32 v4, vcc_lo, v4, 64
    v_add_co_ci_u32_e64 v5, null, 0, v5, vcc_lo
    s_add_i32 s2, s2, 1
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v6
    s_cmp_lg_u32 s2, 4
    s_cbranch_scc1 .Lloop
    v_mbcnt_lo_u32_b32 v1, -1, 0
    v_lshlrev_b32_e32 v1, 2, v1
    global_store_b32 v1, v3, s[6:7]
"""


def test_a_lane_offset_that_no_register_holds_any_more_is_the_distance_of_the_address_from_its_base() -> None:
    kernel = small_kernel(LANES_LOST, block=32)
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    assert [line for line in body_of(after) if line.startswith("v_subrev_nc_u32")]
    assert not [line for line in loop_of(after) if line.startswith(("v_add_co", "v_subrev"))]
    spec = strided_spec(0, block=32)
    assert_equal(kernel, after, spec, [{"N": 8}], ["forward"])


def test_two_registers_that_happen_to_hold_halves_of_pointers_are_no_base() -> None:
    """The pointer stands in s11 and s12; s[12:13] is its upper half and that of another one."""
    sums = "s_add_u32 s11, s4, s8\ns_addc_u32 s12, s5, 0\ns_mov_b32 s13, s5\ns_mov_b32 s4, 0"
    text = LANES_LOST.replace("v_mov_b32_e32 v3, 0", f"{sums}\nv_mov_b32_e32 v3, 0")
    text = text.replace("vcc_lo, s4, v4", "vcc_lo, s11, v4").replace("null, s5, 0", "null, s12, 0")
    kernel = small_kernel(text, block=32)
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    assert not [line for line in loop_of(after) if line.startswith("v_add_co")]
    spec = strided_spec(64, block=32)
    assert_equal(kernel, after, spec, [{"N": 8}], ["forward"])


def test_what_is_said_of_a_place_is_said_once_although_the_loop_is_there_twice() -> None:
    program = read_file(ROOT / "samples/sgemm/kernel1.s")
    done = rewrite(program, [BatchLoads()], "kernel")
    assert any(label.endswith("_fallback") for _, line in done.function.lines() for label in line.labels)
    told = [str(remark) for remark in done.remarks]
    assert len(told) == len(set(told)) > 1


NESTED = f"""
    {LOAD_ARGUMENTS}
    v_mov_b32_e32 v3, 0
    s_mov_b32 s3, 0
    s_mov_b32 s10, 64
    .Louter:
    v_add_nc_u32_e32 v4, s10, v0
    v_ashrrev_i32_e32 v5, 31, v4
    v_lshlrev_b64 v[4:5], 2, v[4:5]
    v_add_co_u32 v4, vcc_lo, s4, v4
    v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
    global_load_b32 v6, v[4:5], off
    s_add_i32 s10, s10, s8
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v6
    s_mov_b32 s2, 0
    s_mov_b32 s9, 64
    {STRIDED[STRIDED.index(".Lloop:") : STRIDED.index("v_lshlrev_b32_e32 v1")]}
    s_add_i32 s3, s3, 1
    s_cmp_lg_u32 s3, 2
    s_cbranch_scc1 .Louter
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v3, s[6:7]
"""


@pytest.mark.parametrize("stride", [5, -7])
def test_a_loop_inside_another_with_a_guard_of_its_own_gets_labels_of_its_own(stride: int) -> None:
    kernel = small_kernel(NESTED)
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    labels = [label for _, line in after.lines() for label in line.labels]
    assert {".Louter_fallback", ".Lloop_fallback", ".Lloop_fallback2"} <= set(labels)
    assert len(set(labels)) == len(labels)
    spec = strided_spec(stride)
    assert_equal(kernel, after, spec, [{"N": 8}], ["forward"])
