"""batch-loads computes the bases of rows on the way: one pair advances, the others follow from it ahead of use."""

from __future__ import annotations

import re
from functools import cache

import pytest
from checked import assert_equal, finished, run_pass
from small_kernels import LOAD_ARGUMENTS, small_kernel, strided_spec

from isatool.analysis.cfg import build_flow
from isatool.analysis.loops import find_loops
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.program import Function
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

# source[row * n + lane], the index in 32 bits and extended with its sign, as compilers print it
ROW = """
    v_mad_u64_u32 v[6:7], null, s8, {row}, v[2:3]
    v_ashrrev_i32_e32 v7, 31, v6
    v_lshlrev_b64 v[{low}:{high}], 2, v[6:7]
"""
LOAD = """
    v_add_co_u32 v6, vcc_lo, s4, v{low}
    v_add_co_ci_u32_e64 v7, null, s5, v{high}, vcc_lo
    global_load_b32 v{data}, v[6:7], off
"""
ORDER = (0, 2, 4, 1, 3, 9)
"""rows in the order of their loads: distances of both signs, some of them again"""
PLACES = [{"row": row, "low": 10 + 2 * k, "high": 11 + 2 * k, "data": 30 + k} for k, row in enumerate(ORDER)]
SUMS = "\n".join(f"v_add_f32_e32 v4, v4, v{place['data']}" for place in PLACES)
TEXT = f"""
    {LOAD_ARGUMENTS}
    v_mov_b32_e32 v3, 0
    v_mov_b32_e32 v4, 0
    v_and_b32_e32 v2, 31, v0
    s_mov_b32 s2, 0
    {"".join(ROW.format(**place) for place in PLACES)}
    .Lloop:
    s_add_i32 s2, s2, 1
    {"".join(LOAD.format(**place) for place in PLACES)}
    s_waitcnt vmcnt(0)
    {SUMS}
    s_add_u32 s4, s4, 64
    s_addc_u32 s5, s5, 0
    s_cmp_lg_u32 s2, 4
    s_cbranch_scc1 .Lloop
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v4, s[6:7]
"""
SPILLED_ROW = """
    v_mad_u64_u32 v[6:7], null, s8, {row}, v[2:3]
    v_ashrrev_i32_e32 v7, 31, v6
    v_lshlrev_b64 v[6:7], 2, v[6:7]
    v_add_co_u32 v6, vcc_lo, s4, v6
    v_add_co_ci_u32_e64 v7, null, s5, v7, vcc_lo
    scratch_store_b64 off, v[6:7], off offset:{slot}
"""
SPILLED_LOAD = """
    scratch_load_b64 v[6:7], off, off offset:{slot}
    s_waitcnt vmcnt(0)
    global_load_b32 v{data}, v[6:7], off
    v_add_co_u32 v6, vcc_lo, v6, s10
    v_add_co_ci_u32_e64 v7, null, s11, v7, vcc_lo
    scratch_store_b64 off, v[6:7], off offset:{slot}
"""
SLOTS = [{"row": row, "slot": 8 + 8 * k, "data": 30 + k} for k, row in enumerate(ORDER)]
SPILLED = f"""
    {LOAD_ARGUMENTS}
    v_mov_b32_e32 v3, 0
    v_mov_b32_e32 v4, 0
    v_and_b32_e32 v2, 31, v0
    s_mov_b32 s2, 0
    s_lshl_b32 s10, s8, 2
    s_ashr_i32 s11, s10, 31
    {"".join(SPILLED_ROW.format(**slot) for slot in SLOTS)}
    .Lloop:
    {"".join(SPILLED_LOAD.format(**slot) for slot in SLOTS)}
    s_waitcnt vmcnt(0)
    {SUMS}
    s_add_i32 s2, s2, 1
    s_cmp_lt_u32 s2, s8
    s_cbranch_scc1 .Lloop
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v4, s[6:7]
"""


POINTER = """
    v_add_co_u32 v{low}, vcc_lo, s4, v{low}
    v_add_co_ci_u32_e64 v{high}, null, s5, v{high}, vcc_lo
"""
STEP = """
    v_add_co_u32 v{low}, vcc_lo, v{low}, 64
    v_add_co_ci_u32_e64 v{high}, null, 0, v{high}, vcc_lo
"""
OTHERS = [{"row": row, "low": 22 + 2 * k, "high": 23 + 2 * k, "data": 40 + k} for k, row in enumerate(ORDER)]
POINTERS = [{**place, "data": 34 + k} for k, place in enumerate(PLACES)]
HELD = range(46, 256)
FULL = f"""
    {LOAD_ARGUMENTS}
    v_mov_b32_e32 v3, 0
    v_mov_b32_e32 v4, 0
    v_mov_b32_e32 v5, 0
    v_mov_b32_e32 v9, 0
    v_and_b32_e32 v2, 31, v0
    v_lshlrev_b32_e32 v8, 1, v2
    s_mov_b32 s2, 0
    {"".join(f"v_add_nc_u32_e32 v{held}, {held}, v0{chr(10)}" for held in HELD)}
    {"".join((ROW + POINTER).format(**place) for place in POINTERS)}
    {"".join((ROW.replace("v[2:3]", "v[8:9]") + POINTER).format(**place) for place in OTHERS)}
    .Lloop:
    s_add_i32 s2, s2, 1
    {"".join("global_load_b32 v{data}, v[{low}:{high}], off{n}".format(**place, n=chr(10)) for place in POINTERS)}
    {"".join(f"v_mov_b32_e32 v{offset}, v4{chr(10)}" for offset in (2, 3, 8, 9))}
    {"".join("global_load_b32 v{data}, v[{low}:{high}], off{n}".format(**place, n=chr(10)) for place in OTHERS)}
    {"".join(STEP.format(**place) for place in (*POINTERS, *OTHERS))}
    s_waitcnt vmcnt(0)
    {"".join(f"v_add_f32_e32 v4, v4, v{data}{chr(10)}" for data in range(34, 46))}
    s_cmp_lg_u32 s2, 4
    s_cbranch_scc1 .Lloop
    {"".join(f"v_add_f32_e32 v4, v4, v{held}{chr(10)}" for held in (2, 3, 5, 8, 9, *HELD))}
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v4, s[6:7]
"""


@cache
def batched() -> tuple[Function, Function]:
    """The kernel, and what the pass and the repairs make of it."""
    kernel = small_kernel(TEXT, vgprs=48)
    return kernel, finished(kernel, run_pass(kernel, BatchLoads(scheme="r", chunk=0)))


def hot_loop(function: Function) -> list[str]:
    """The instructions of the loop."""
    flow = build_flow(function)
    loop = find_loops(flow).loops[0]
    return [str(flow.instructions[index]) for block in loop.blocks for index in flow.blocks[block].instructions]


def test_bases_are_computed_on_the_way() -> None:
    before, after = batched()
    inside = hot_loop(after)
    bases = [line.split(", ")[-1] for line in inside if line.startswith("global_load")]
    assert len(bases) == len(ORDER)
    assert all(base.startswith("s[") for base in bases)
    assert sum(line.startswith("s_addc_u32") for line in inside) + sum(
        line.startswith("s_subb_u32") for line in inside
    ) <= len(ORDER)
    assert not [line for line in inside if line.startswith("v_add_co")]
    assert prove(before, after).status == PROVED


def test_pointers_that_advance_in_slots_are_followed() -> None:
    kernel = small_kernel(SPILLED, private=64, vgprs=48)
    after = finished(kernel, run_pass(kernel, BatchLoads(scheme="r", chunk=0)))
    assert not [line for line in hot_loop(after) if line.startswith("scratch_")]
    assert prove(kernel, after).status == PROVED


def test_lane_offsets_find_registers_where_all_are_in_use() -> None:
    """The loop writes what they are copied to before the loads that read them: registers of their own come later."""
    kernel = small_kernel(FULL, vgprs=256)
    after = finished(kernel, run_pass(kernel, BatchLoads(scheme="r", chunk=0)))
    assert len({line.split(", ")[1] for line in hot_loop(after) if line.startswith("global_load")}) == 2
    assert prove(kernel, after).status == PROVED


def test_the_loop_computes_the_same() -> None:
    before, after = batched()
    assert_equal(before, after, strided_spec(96), [{"N": 8}], ["forward"])


@pytest.mark.full
@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"s_sub_u32 (?=s)", "s_add_u32 "),
        (r"s_subb_u32", "s_addc_u32"),
        (r"(global_load_b32 v31, v\w+), s\[\d+:\d+\]", r"\1, s[4:5]"),
        (r"(global_load_b32 v33, v\w+, s\[\d+:\d+\])", r"\1 offset:4"),
        (
            r"s_add_u32 (\w+), (\w+), (\w+)(\n\ts_addc_u32 \w+, \w+, 0\n\tglobal_load_b32 v32)",
            r"s_add_u32 \1, \2, s8\4",
        ),
        (r"s_addc_u32 (\w+), (\w+), 0(\n\tglobal_load_b32 v32)", r"s_addc_u32 \1, \2, 1\3"),
        (r", 64$", ", 60"),
        (r"s_cmp_gt_u32 (\w+), \w+", r"s_cmp_gt_u32 \1, 0x7fffffff"),
    ],
)
def test_another_base_is_not_proved(old: str, new: str) -> None:
    before, after = batched()
    printed = "".join(emit(after.program))
    changed, count = re.subn(old, new, printed, count=1, flags=re.MULTILINE)
    assert count == 1, printed
    assert prove(before, read_text(changed).kernel(None)).status != PROVED
