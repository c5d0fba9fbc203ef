"""Values of fallback loops computed where they are used: registers that a seldom loop does not hold."""

from __future__ import annotations

from checked import SAMPLES, assert_equal, finished, run_pass
from small_kernels import LOAD_ARGUMENTS, body_of, small_kernel, small_spec

from isatool.analysis.cfg import build_flow
from isatool.analysis.effects import VGPRS
from isatool.analysis.liveness import compute_liveness
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.passes.batch_loads.rematerialize import rematerialized
from isatool.passes.common.draft import Draft

HALVES = f"""
    {LOAD_ARGUMENTS}
    v_mul_lo_u32 v1, s8, v0
    v_ashrrev_i32_e32 v2, 31, v1
    v_mov_b32_e32 v3, 0
    s_mov_b32 s2, 0
    {{before}}
    .Lloop_fallback:
    v_lshlrev_b64 v[4:5], 2, v[1:2]
    v_add_co_u32 v4, vcc_lo, s4, v4
    v_add_co_ci_u32_e64 v5, null, s5, v5, vcc_lo
    global_load_b32 v6, v[4:5], off
    v_add_nc_u32_e32 v7, v2, v1
    s_add_i32 s2, s2, 1
    {{inside}}
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v6
    v_add_nc_u32_e32 v3, v3, v7
    s_cmp_lg_u32 s2, 4
    s_cbranch_scc1 .Lloop_fallback
    v_add_nc_u32_e32 v3, v3, v1
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v3, s[6:7]
"""


def test_a_value_in_a_pair_stays_where_it_is() -> None:
    kernel = small_kernel(HALVES.format(before="", inside=""))
    assert not rematerialized(Draft.of(kernel)).placeholders


def alone(before: str = "", inside: str = "") -> Function:
    """The high half is read by itself only."""
    text = HALVES.format(before=before, inside=inside).replace("v[1:2]", "v[8:9]")
    return small_kernel(
        text.replace("v_mov_b32_e32 v3, 0", "v_mov_b32_e32 v3, 0\nv_mov_b32_e32 v8, v0\nv_mov_b32_e32 v9, 0")
    )


def test_a_value_read_alone_is_computed_in_front_of_its_use() -> None:
    kernel = alone()
    made = rematerialized(Draft.of(kernel))
    text = body_of(made.draft.function)
    (target,) = made.placeholders
    assert text[text.index(f"v_add_nc_u32_e32 v7, {target}, v1") - 1] == f"v_ashrrev_i32_e32 {target}, 31, v1"
    flow = build_flow(made.draft.function)
    live = compute_liveness(flow).block_in[1] & VGPRS
    assert live.bit_count() == (compute_liveness(build_flow(kernel)).block_in[1] & VGPRS).bit_count() - 1
    assert_equal(kernel, made.draft.function, small_spec(), [{"N": 3}], ["forward"])


def test_a_source_that_changes_on_the_way_keeps_the_value() -> None:
    assert not rematerialized(Draft.of(alone(before="v_add_nc_u32_e32 v1, 1, v1"))).placeholders
    assert not rematerialized(Draft.of(alone(inside="v_add_nc_u32_e32 v1, 1, v1"))).placeholders


def test_lanes_that_were_off_keep_the_value() -> None:
    kernel = alone().program.kernel()
    text = "\n".join(line.text for line in kernel.program.lines)
    partial = text.replace(
        "v_ashrrev_i32_e32 v2, 31, v1",
        "s_mov_b32 s3, exec_lo\n\tv_cmp_gt_u32_e32 vcc_lo, 8, v0\n\ts_and_b32 exec_lo, exec_lo, vcc_lo\n"
        "\tv_ashrrev_i32_e32 v2, 31, v1\n\ts_mov_b32 exec_lo, s3",
    )
    assert not rematerialized(Draft.of(read_text(partial, "k.s", "gfx1100").kernel())).placeholders


def test_loops_that_every_launch_runs_are_left_alone() -> None:
    kernel = small_kernel(HALVES.format(before="", inside="").replace("_fallback", "").replace("v[1:2]", "v[8:9]"))
    assert not rematerialized(Draft.of(kernel)).placeholders


def most_alive(kernel: Function, label: str) -> int:
    """The most VGPRs alive in the block with a label."""
    flow = build_flow(kernel)
    liveness = compute_liveness(flow)
    block = next(block for block in flow.blocks if label in block.labels)
    return max((liveness.before[index] & VGPRS).bit_count() for index in block.instructions)


def test_the_fallback_of_kernel_5_computes_its_high_halves_again() -> None:
    kernel = read_file(SAMPLES / "kernel5.s").kernel()
    after = finished(kernel, run_pass(kernel, BatchLoads()))
    assert most_alive(after, ".LBB0_9_fallback") == most_alive(kernel, ".LBB0_9") - 8
