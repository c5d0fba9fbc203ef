"""A function that is called leaves every register alone that it does not name: its caller may need any."""

from __future__ import annotations

import pytest
from small_kernels import called_function, small_kernel
from test_held_pointers import KEPT
from test_rematerialize import HALVES
from test_strength import KERNEL, LOAD

from isatool.analysis.affine import analyse_affine
from isatool.analysis.cfg import build_flow
from isatool.analysis.effects import SGPRS, VGPRS
from isatool.analysis.loops import find_loops
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.passes.batch_loads.batch_code import Batch, BatchPlan
from isatool.passes.common.declaration import Need, Pass, spelled
from isatool.passes.common.draft import Draft
from isatool.passes.common.result import Context
from isatool.passes.unroll.unroll import Unroll
from isatool.pipeline.registry import declarations
from isatool.pipeline.repair import same_function

SUM = """
    v_mov_b32_e32 v1, 0
    s_mov_b32 s2, 0
    .Lloop:
    v_add_nc_u32_e32 v1, v1, v0
    v_add_nc_u32_e32 v1, v1, v0
    s_add_i32 s2, s2, 1
    s_cmp_lg_u32 s2, s8
    s_cbranch_scc1 .Lloop
"""
RECOMPUTED = HALVES.format(before="v_mov_b32_e32 v9, 0", inside="").replace("v[1:2]", "v[8:9]")
STEPPED = KERNEL.format(body=f"v_add_nc_u32_e32 v1, s8, v1\n{LOAD}", after="v_mov_b32_e32 v1, 0")
BODIES = {"a sum": SUM, "a fallback": RECOMPUTED, "a scaled step": STEPPED, "pointers": KEPT}
STEPS = [*(each() for each in declarations() if Need.KERNEL not in each.needs), Unroll(factor=2)]


def more(before: Function, after: Function) -> int:
    """The registers that only the second names."""
    return build_flow(after).touched() & ~build_flow(before).touched() & (SGPRS | VGPRS)


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("step", STEPS, ids=spelled)
def test_no_pass_names_a_register_more(step: Pass, body: str) -> None:
    function = called_function(BODIES[body])
    made = step.run(function, Context(chips.DEFAULT.addressable_vgprs))
    assert not more(function, same_function(made.program, function))


def test_a_kernel_may_name_more() -> None:
    kernel = small_kernel(SUM)
    made = Unroll(factor=2).run(kernel, Context(chips.DEFAULT.addressable_vgprs))
    assert more(kernel, same_function(made.program, kernel))


@pytest.mark.parametrize("is_called", [False, True])
def test_bases_are_in_registers_of_the_function(is_called: bool) -> None:
    function = called_function(KEPT) if is_called else small_kernel(KEPT)
    affine = analyse_affine(function)
    (loop,) = find_loops(affine.flow).loops
    batch = Batch(Draft.of(function), BatchPlan(affine, loop, (), {}, "v", unconditional=False))
    assert bool(batch.sgprs.free) is not is_called
    assert bool(batch.vgprs.free) is not is_called
