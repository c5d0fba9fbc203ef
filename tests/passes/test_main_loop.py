"""The main loop of a kernel: what one iteration of it executes, and what usual launches never see."""

from __future__ import annotations

import pytest
from checked import SAMPLES, finished, run_pass
from small_kernels import LOAD_ARGUMENTS, small_kernel

from isatool.asm.reader import read_file
from isatool.model.prediction import ModelledKernel
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.passes.unroll.unroll import Unroll
from isatool.pipeline.main_loop import find_main_loop

NESTED = f"""
    {LOAD_ARGUMENTS}
    v_mov_b32_e32 v3, 0
    .Louter:
    s_mov_b32 s2, 0
    .Linner:
    v_fmac_f32_e32 v3, 2.0, v0
    s_add_i32 s2, s2, 1
    s_cmp_lg_u32 s2, {{bound}}
    s_cbranch_scc1 .Linner
    s_add_i32 s8, s8, -1
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 .Louter
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v3, s[6:7]
"""


def test_inner_loops_count_as_often_as_they_are_proved_to_run() -> None:
    main = find_main_loop(small_kernel(NESTED.format(bound=5)))
    assert (main.label, main.figures.fmas, main.figures.instructions) == (".Louter", 5, 4 + 5 * 4)
    assert main.unknown == ()


def test_inner_loops_of_unknown_length_count_once_and_are_named() -> None:
    main = find_main_loop(small_kernel(NESTED.format(bound="s9")))
    assert (main.figures.fmas, main.unknown) == (1, (".Linner",))


def test_code_without_a_loop_counts_once() -> None:
    main = find_main_loop(small_kernel("v_fmac_f32_e32 v1, v0, v0"))
    assert (main.label, main.figures.fmas) == ("", 1)


@pytest.mark.parametrize(
    ("steps", "original"),
    [
        ((BatchLoads(),), ".LBB0_9_fallback"),
        pytest.param((BatchLoads(), Unroll()), ".LBB0_6_fallback", marks=pytest.mark.full),
    ],
    ids=["batched", "unrolled"],
)
def test_the_original_behind_a_guard_does_not_count(steps: tuple[BatchLoads | Unroll, ...], original: str) -> None:
    kernel = read_file(SAMPLES / "kernel5.s").kernel()
    before = find_main_loop(kernel)
    after = kernel
    for step in steps:
        after = finished(after, run_pass(after, step))
    main = find_main_loop(after)
    assert (before.label, main.label) == (".LBB0_6", ".LBB0_6")
    assert (before.figures.fmas, main.figures.fmas) == (1024, 1024)
    assert [label for label, _ in main.left_out] == [original]


def test_the_rest_of_a_loop_unrolled_by_a_factor_does_not_count() -> None:
    body = f"""
        {LOAD_ARGUMENTS}
        v_mov_b32_e32 v3, 0
        .Lloop:
        v_fmac_f32_e32 v3, 2.0, v0
        s_add_i32 s8, s8, -1
        s_cmp_lg_u32 s8, 0
        s_cbranch_scc1 .Lloop
        v_lshlrev_b32_e32 v1, 2, v0
        global_store_b32 v1, v3, s[6:7]
    """
    kernel = small_kernel(body)
    main = find_main_loop(finished(kernel, run_pass(kernel, Unroll(factor=4))))
    assert (main.label, main.figures.fmas) == (".Lloop_by4", 4)


PRODUCTS = """
    .Lmain:
    buffer_load_b128 v[4:7], v1, s[4:7], 0 offen
    s_waitcnt vmcnt(0)
    {main}
    s_add_i32 s8, s8, -1
    s_cmp_lg_u32 s8, 0
    s_cbranch_scc1 .Lmain
    .Ltail:
    ds_load_b128 v[4:7], v1
    s_waitcnt lgkmcnt(0)
    {mask}
    v_wmma_i32_16x16x16_iu8 v[16:23], v[4:7], v[4:7], v[16:23]
    s_add_i32 s9, s9, -1
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc1 .Ltail
"""
PRODUCT = "v_wmma_i32_16x16x16_iu8 v[16:23], v[4:7], v[4:7], v[16:23]"
MASK = "\n    ".join(f"v_cndmask_b32_e32 v{n}, 0, v{n}, vcc_lo" for n in (4, 5, 6, 7))


@pytest.mark.parametrize("main", ["\n    ".join([PRODUCT] * 2), PRODUCT], ids=["more products", "as many"])
def test_the_main_loop_has_the_most_products_and_reads_memory(main: str) -> None:
    kernel = small_kernel(PRODUCTS.format(main=main, mask=MASK))
    assert find_main_loop(kernel).label == ".Lmain"
    modelled = ModelledKernel.of(kernel)
    heaviest = modelled.heaviest()
    assert heaviest is not None
    assert ".Lmain" in modelled.flow.blocks[heaviest.header].labels


def test_a_longer_loop_with_fewer_products_is_not_the_main_loop() -> None:
    text = PRODUCTS.format(main=MASK, mask=PRODUCT)
    assert find_main_loop(small_kernel(text)).label == ".Ltail"
