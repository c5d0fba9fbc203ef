"""The measure of "better": pairs are not given up for banks."""

from __future__ import annotations

from pathlib import Path

import pytest

from isatool.analysis.banks import KernelReport, report_kernel
from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.isa.target import Support
from isatool.model.issue_cost import better, shortfall
from isatool.model.parameters import default_model
from isatool.model.pricing import Pricing
from isatool.passes.rebank.rebank import Rebank
from isatool.pipeline.rewrite import rewrite

WINDOWS = Path(__file__).resolve().parents[1] / "data" / "windows"
LOOP = "k:\n.L:\n{}\ts_sub_u32 s0, s0, 1\n\ts_cmp_lg_u32 s0, 0\n\ts_cbranch_scc1 .L\n\ts_endpgm\n"


def report(body: str) -> KernelReport:
    return report_kernel(build_flow(read_text(LOOP.format(body)).functions[0]))


def test_singles_on_good_banks_are_not_better_than_pairs_on_bad_ones() -> None:
    pairs = report("\tv_dual_fmac_f32 v4, v8, v12 :: v_dual_fmac_f32 v5, v10, v13\n" * 6)
    singles = report("\tv_fmac_f32_e32 v4, v8, v13\n\tv_fmac_f32_e32 v5, v9, v14\n" * 6)
    assert not better(singles, pairs)
    assert shortfall(singles, pairs) == "loop .L would have 0 pairs of FMAs for 6"
    assert "the model's cost of its loops would go from" in shortfall(pairs, pairs)


def test_pairs_on_four_banks_are_better_than_pairs_on_two() -> None:
    bad = report("\tv_dual_fmac_f32 v4, v8, v12 :: v_dual_fmac_f32 v5, v10, v13\n" * 6)
    good = report("\tv_dual_fmac_f32 v4, v8, v14 :: v_dual_fmac_f32 v5, v9, v15\n" * 6)
    assert better(good, bad)
    assert not shortfall(good, bad)


def test_a_loop_unrolled_with_all_its_pairs_is_compared_by_what_it_costs() -> None:
    pair = "\tv_dual_fmac_f32 v4, v8, v14 :: v_dual_fmac_f32 v5, v9, v15\n"
    nested = LOOP.format(
        "\ts_mov_b32 s1, 8\n.L2:\n" + pair + "\ts_sub_u32 s1, s1, 1\n\ts_cmp_lg_u32 s1, 0\n\ts_cbranch_scc1 .L2\n"
    )
    before = report_kernel(build_flow(read_text(nested).functions[0]))
    assert better(report(pair * 8), before)


def test_a_window_that_slides_over_its_factors_keeps_its_pairs() -> None:
    result = rewrite(read_text((WINDOWS / "fir.s").read_text()), [Rebank()])
    for before, after in zip(result.before.loops, result.after.loops, strict=True):
        assert after.figures.single <= before.figures.single
        assert after.figures.dual >= before.figures.dual


def test_a_wait_for_a_counter_that_the_model_lacks_is_refused() -> None:
    waits = "\ts_wait_loadcnt 0x1\n\ts_wait_kmcnt 0x0\n\ts_wait_samplecnt 0x0"
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\nf:\n{waits}\n\ts_endpgm\n'
    flow = build_flow(read_text(text, use=Support.READ).functions[0])
    pricing = Pricing(flow, default_model(), {})
    assert pricing.price(0).limits == (1, -1, -1, -1)
    assert pricing.price(1).limits == (-1, -1, -1, 0)
    with pytest.raises(UserError, match="the model has no counter sample, for which code of gfx1201 waits"):
        pricing.price(2)
