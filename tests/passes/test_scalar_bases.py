"""batch-loads outside of loops: what is counted of a kernel with two versions, and what keeps an address as it is."""

from __future__ import annotations

import pytest
import regenerate
from checked import ROOT
from small_kernels import small_kernel

from isatool.analysis.cfg import build_flow
from isatool.analysis.fallbacks import fallback_blocks
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.model.estimate import estimate
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.main_loop import find_main_loop
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite
from isatool.verify.prove import prove

CASE = (regenerate.FOLDER / "batch_loads_outside_of_loops.s").read_text()
READ = "v_add_nc_u32_e32 v4, s9, v4"
BODY = "\n".join(line for line in CASE.splitlines() if not line.startswith(";"))


def batched(before: Function) -> Function:
    """The kernel after the pass, read again as a user would."""
    return read_text(emit(rewrite(before.program, parse_pipeline("batch-loads")).program)).kernel()


def test_the_other_side_of_a_guard_counts_for_nothing() -> None:
    before = small_kernel(BODY)
    after = batched(before)
    assert fallback_blocks(build_flow(after))
    assert (find_main_loop(before).figures.valu_issues, find_main_loop(after).figures.valu_issues) == (9, 4)
    first, second = (estimate(ModelledKernel.of(kernel), whole=True) for kernel in (before, after))
    assert second.plain.issue < first.plain.issue


def test_a_kernel_with_a_barrier_and_two_ladders_is_proved() -> None:
    before = read_file(ROOT / "benchmarks" / "corpus" / "real" / "transpose_edges.s").kernel()
    after = batched(before)
    assert sum("off" not in line for line in emit(after.program).splitlines() if "\tglobal_" in line) == 8
    assert prove(before, after).holds


@pytest.mark.parametrize(
    ("old", "new", "reader"),
    [
        ("global_load_b32", "v_mov_b32_e32 v5, v3\n\tglobal_load_b32", "v_add_f32_e32 v4, v4, v5"),
        ("global_load_b32", "s_mov_b32 s4, 0\n\tglobal_load_b32", "v_add_nc_u32_e32 v4, s4, v4"),
        ("v3, null, s5, v1, vcc_lo", "v3, vcc_lo, s5, v1, vcc_lo\n\ts_mov_b32 s9, vcc_lo", READ),
        ("v3, null, s5, v1, vcc_lo", "v3, null, s6, v1, vcc_lo", ""),
        ("v2, vcc_lo, s4, v0", "v2, vcc_lo, s4, v0\n\ts_mov_b32 s9, vcc_lo", READ),
    ],
)  # fmt: skip
def test_an_address_that_something_else_needs_stays(old: str, new: str, reader: str) -> None:
    assert BODY.count(old) == 1
    store = "global_store_b32 v[0:1]"
    before = small_kernel(BODY.replace(old, new).replace(store, f"{reader}\n\t{store}"))
    after = batched(before)
    assert "v[2:3], off" in next(line for line in emit(after.program).splitlines() if "global_load" in line)
    assert prove(before, after).holds


@pytest.mark.parametrize("branch", ["s_cbranch_scc1 .Lmore\n.Lmore:", ".Lmore:", ".Lmore:\n\ts_cselect_b32 s9, 1, 2"])
def test_a_guard_that_would_be_the_first_of_a_block_comes_earlier_or_not_at_all(branch: str) -> None:
    start = BODY.index("v_add_co_u32 v2")
    compared = "s_cmp_eq_u32 s8, 5"
    body = "\n".join(line for line in BODY[:start].splitlines() if "exec" not in line)
    before = small_kernel(f"{body}\n\t{compared}\n\t{branch}\n\t{BODY[start:].replace('.Lend:', '')}")
    assert prove(before, batched(before)).holds
