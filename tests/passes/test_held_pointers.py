"""batch-loads reads pointers that VGPRs or private memory hold in their first lane."""

from __future__ import annotations

import re

import pytest
from checked import assert_equal, finished, run_pass
from small_kernels import LOAD_ARGUMENTS, body_of, small_kernel, strided_spec

from isatool.analysis.cfg import build_flow
from isatool.analysis.loops import find_loops
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.program import Function
from isatool.passes.batch_loads.batch_loads import BatchLoads
from isatool.passes.batch_loads.held_pointers import loads_early
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

# source[lane + sext(wave * n + row)], a pointer for each of two rows; the sum in 32 bits may wrap
ROW = """
    s_mul_i32 s10, s9, s8
    s_add_i32 s10, s10, {row}
    s_ashr_i32 s11, s10, 31
    s_lshl_b64 s[10:11], s[10:11], 2
    s_add_u32 s10, s4, s10
    s_addc_u32 s11, s5, s11
    v_add_co_u32 v{low}, vcc_lo, s10, v2
    v_add_co_ci_u32_e64 v{high}, null, s11, 0, vcc_lo
"""
STEP = """
    v_add_co_u32 v{low}, vcc_lo, v{low}, 64
    v_add_co_ci_u32_e64 v{high}, null, 0, v{high}, vcc_lo
"""
STORE, LOAD = "scratch_store_b64 off, v[8:9], off offset:8", "scratch_load_b64 v[8:9], off, off offset:8"
ROWS = f"""
    {LOAD_ARGUMENTS}
    v_readfirstlane_b32 s9, v0
    v_and_b32_e32 v2, 31, v0
    v_mov_b32_e32 v3, 0
    v_lshlrev_b32_e32 v2, 2, v2
    s_lshr_b32 s9, s9, 5
    s_min_u32 s9, s9, s8
    s_mov_b32 s2, 0
    {ROW.format(row=0, low=4, high=5)}
    {ROW.format(row=512, low=8, high=9)}
    s_mov_b32 s10, 0
    s_mov_b32 s11, 0
    s_mov_b32 s9, 0
    {{spill}}
    .Lloop:
    {{reload}}
    global_load_b32 v6, v[4:5], off
    global_load_b32 v7, v[8:9], off
    {STEP.format(low=4, high=5)}
    {STEP.format(low=8, high=9)}
    {{spill}}
    s_add_i32 s2, s2, 1
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v6
    v_add_f32_e32 v3, v3, v7
    s_cmp_lg_u32 s2, 4
    s_cbranch_scc1 .Lloop
    v_lshlrev_b32_e32 v1, 2, v0
    global_store_b32 v1, v3, s[6:7]
"""
KEPT = ROWS.format(spill="", reload="")
# source[lane] and a distance of the wave, whose number no SGPR holds any more at the loop
FAR = """
    s_mov_b32 s10, 0
    {distance}
    s_lshl_b32 s11, s9, {places}
    s_add_u32 s10, s10, s11
    s_add_u32 s10, s4, s10
    s_addc_u32 s11, s5, 0
    v_add_co_u32 v{low}, vcc_lo, s10, v2
    v_add_co_ci_u32_e64 v{high}, null, s11, 0, vcc_lo
"""
SPILLED = ROWS.format(spill=STORE + "\nv_mov_b32_e32 v8, 0", reload=LOAD + "\ns_waitcnt vmcnt(0)")


def batched(text: str, private: int) -> tuple[Function, Function]:
    """The kernel, and what the pass and the repairs make of it."""
    kernel = small_kernel(text, private=private)
    return kernel, finished(kernel, run_pass(kernel, BatchLoads(chunk=0)))


def hot_loop(function: Function) -> list[str]:
    """The instructions of the loop."""
    flow = build_flow(function)
    loop = next(loop for loop in find_loops(flow).loops)
    return [str(flow.instructions[index]) for block in loop.blocks for index in flow.blocks[block].instructions]


@pytest.mark.parametrize(("text", "private"), [(KEPT, 0), (SPILLED, 16)])
def test_a_pointer_becomes_its_first_lane_and_an_offset(text: str, private: int) -> None:
    before, after = batched(text, private)
    inside = hot_loop(after)
    assert not [line for line in inside if line.startswith(("v_add_co", "scratch_"))]
    assert sum(line.startswith("global_load") and line.endswith("]") for line in inside) == 2
    assert len([line for line in body_of(after) if line.startswith("v_readfirstlane")]) >= 3
    assert prove(before, after).status == PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"s_sub_u32", "s_add_u32"),
        (r"s_subb_u32", "s_sub_u32"),
        (r"s_subb_u32 (\w+), \w+, 0", r"s_mov_b32 \1, \1"),
        (r"(v_readfirstlane_b32 \w+), v4\b", r"\1, v8"),
        (r"(v_readfirstlane_b32 \w+), v5\b", r"\1, v4"),
        (r"(global_load_b32 v7, v\w+), s\[\d+:\d+\]", r"\1, s[4:5]"),
        (r", 64$", ", 60"),
    ],
)
def test_another_base_is_not_proved(old: str, new: str) -> None:
    before, after = batched(KEPT, 0)
    changed, count = re.subn(old, new, "".join(emit(after.program)), count=1, flags=re.MULTILINE)
    assert count == 1
    assert prove(before, read_text(changed).kernel(None)).status != PROVED


def test_the_loop_computes_the_same() -> None:
    before, after = batched(SPILLED, 16)
    assert_equal(before, after, strided_spec(64), [{"N": 8}], ["forward"])


def test_loads_of_private_memory_come_as_early_as_their_registers_allow() -> None:
    text = """
    scratch_load_b32 v1, off, off
    v_readfirstlane_b32 s10, v1
    scratch_load_b32 v2, off, off offset:4
    v_readfirstlane_b32 s11, v2
    scratch_load_b32 v1, off, off offset:8
    v_readfirstlane_b32 s12, v1
    """
    code = [found for _, found in small_kernel(text, private=16).instructions][:6]
    assert [str(instruction).split()[1].rstrip(",") for instruction in loads_early(code)] == [
        "v1", "v2", "s10", "v1", "s11", "s12",
    ]  # fmt: skip


def test_nothing_is_read_that_lanes_share_nothing_of() -> None:
    """A pointer that was loaded differs between lanes in more than their numbers."""
    lines = KEPT.replace(ROW.format(row=512, low=8, high=9), "global_load_b64 v[8:9], v2, s[4:5]\ns_waitcnt vmcnt(0)")
    _, after = batched(lines, 0)
    assert "global_load_b32 v7, v[8:9], off" in {str(found) for _, found in after.instructions}


@pytest.mark.parametrize(
    "store",
    [
        "scratch_store_b32 v2, v3, off",
        "scratch_store_b16 off, v3, off offset:8",
        "scratch_store_b32 off, v3, off offset:12",
        "flat_store_b32 v[4:5], v3",
    ],
)
def test_a_slot_that_something_else_may_change_is_not_followed(store: str) -> None:
    _, after = batched(SPILLED.replace(".Lloop:", f".Lloop:\n{store}", 1), 16)
    assert "global_load_b32 v7, v[8:9], off" in {str(found) for _, found in after.instructions}
    assert [line for line in hot_loop(after) if line.startswith("scratch_load")]


def test_what_a_base_that_is_given_up_kept_is_made_again_for_the_next() -> None:
    """The SALU cannot compute the first base, of which it had the wave; the second is of the wave alone."""
    unknown = "s_and_b32 s10, s8, 0xff\ns_lshl_b32 s10, s10, 4"
    text = KEPT.replace(ROW.format(row=0, low=4, high=5), FAR.format(distance=unknown, places=9, low=4, high=5))
    text = text.replace(ROW.format(row=512, low=8, high=9), FAR.format(distance="", places=10, low=8, high=9))
    before, after = batched(text.replace("s_min_u32 s9, s9, s8", ""), 0)
    body = body_of(after)
    start = body[: next(place for place, line in enumerate(body) if line.startswith("s_load"))]
    (item,) = (line for line in start if line.startswith("v_readfirstlane"))
    register = item.split()[1].rstrip(",")
    assert item == f"v_readfirstlane_b32 {register}, v0"
    assert [line for line in start if line.startswith("s_bfe_u32") and f" {register}," in line]
    assert prove(before, after).status == PROVED
