"""unroll on loops that nobody prepared: several exits, lanes that leave one after the other, counts that halve."""

from __future__ import annotations

import pytest
from checked import assert_equal, finished, run_pass
from small_kernels import LOAD_ARGUMENTS, body_of, small_kernel, small_spec

from isatool.analysis.affine import analyse_affine
from isatool.analysis.lane_exits import uniform_exit
from isatool.asm.launch_spec import LaunchSpec
from isatool.ir.program import Function
from isatool.passes.unroll.unroll import Unroll
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite

POINTER = """
    v_lshlrev_b32_e32 v1, 2, v0
    v_add_co_u32 v6, s2, s4, v1
    v_add_co_ci_u32_e64 v7, null, s5, 0, s2
    v_mov_b32_e32 v3, 0
"""
LANES = f"""
    {LOAD_ARGUMENTS}
    {POINTER}
    v_and_b32_e32 v8, 7, v0
    v_add_nc_u32_e32 v8, 1, v8
    s_mov_b32 s3, 0
    .Lloop:
    global_load_b32 v5, v[6:7], off
    v_add_nc_u32_e32 v8, -1, v8
    v_add_co_u32 v6, vcc_lo, 0x100, v6
    v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v3, v3, v5
    v_cmp_eq_u32_e64 s9, 0, v8
    s_or_b32 s3, s9, s3
    s_and_not1_b32 exec_lo, exec_lo, s3
    s_cbranch_execnz .Lloop
    s_or_b32 exec_lo, exec_lo, s3
    global_store_b32 v1, v3, s[6:7]
"""
"""every lane runs 1 to 8 iterations"""
HALVING = f"""
    {LOAD_ARGUMENTS}
    v_lshlrev_b32_e32 v1, 2, v0
    global_load_b32 v2, v1, s[4:5]
    s_waitcnt vmcnt(0)
    ds_store_b32 v1, v2
    s_waitcnt lgkmcnt(0)
    s_barrier
    s_mov_b32 s2, 32
    s_branch .Ltest
    .Lnext:
    s_or_b32 exec_lo, exec_lo, s3
    s_lshr_b32 s2, s2, 1
    s_waitcnt lgkmcnt(0)
    s_cmp_eq_u32 s2, 0
    s_barrier
    s_cbranch_scc1 .Lend
    .Ltest:
    s_mov_b32 s3, exec_lo
    v_cmpx_gt_u32_e64 s2, v0
    s_cbranch_execz .Lnext
    v_lshl_add_u32 v2, s2, 2, v1
    ds_load_b32 v2, v2
    ds_load_b32 v3, v1
    s_waitcnt lgkmcnt(0)
    v_add_f32_e32 v2, v2, v3
    ds_store_b32 v1, v2
    s_branch .Lnext
    .Lend:
    ds_load_b32 v2, v1
    s_waitcnt lgkmcnt(0)
    global_store_b32 v1, v2, s[6:7]
"""
"""a tree over 64 lanes whose latch is before its header"""
SEARCH = f"""
    {LOAD_ARGUMENTS}
    v_lshlrev_b32_e32 v1, 2, v0
    v_mov_b32_e32 v3, 0
    s_mov_b32 s2, 0
    .Lloop:
    s_load_b32 s3, s[4:5], 0x0
    s_waitcnt lgkmcnt(0)
    s_bfe_u32 s9, s3, 0x3001f
    s_cmp_lg_u32 s9, 0
    s_cbranch_scc1 .Lend
    v_add_f32_e32 v3, s3, v3
    s_add_u32 s4, s4, 4
    s_addc_u32 s5, s5, 0
    s_add_i32 s2, s2, 1
    s_cmp_lt_i32 s2, s8
    s_cbranch_scc1 .Lloop
    .Lend:
    global_store_b32 v1, v3, s[6:7]
"""
"""it stops at the first negative number"""
FILL = f"""
    {LOAD_ARGUMENTS}
    v_lshlrev_b32_e32 v1, 2, v0
    v_or_b32_e32 v2, 0xffffffc0, v0
    s_mov_b32 s3, 0
    .Lloop:
    global_load_b32 v5, v1, s[4:5]
    v_add_nc_u32_e32 v2, 64, v2
    v_cmp_lt_u32_e32 vcc_lo, 191, v2
    s_or_b32 s3, vcc_lo, s3
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v5, 1.0, v5
    global_store_b32 v1, v5, s[6:7]
    v_add_nc_u32_e32 v1, 0x100, v1
    s_and_not1_b32 exec_lo, exec_lo, s3
    s_cbranch_execnz .Lloop
    s_or_b32 exec_lo, exec_lo, s3
    global_store_b32 v1, v5, s[6:7]
"""
"""`for (i = id; i < 256; i += 64)` with 64 work-items: each lane runs 4 iterations"""


def proved(kernel: Function, step: Unroll, spec: LaunchSpec, sizes: tuple[int, ...] = (1,)) -> Rewrite:
    """The pass with everything around it; proved, and equal on the emulator."""
    made = rewrite(kernel.program, [step], kernel.name)
    assert made.changed, [str(remark) for remark in made.remarks]
    for size in sizes:
        proof = show_equal(made, spec, {"N": size})
        assert proof.proved, proof.text
    return made


@pytest.mark.parametrize("factor", [0, 2, 3])
def test_a_loop_that_lanes_leave_one_after_the_other_keeps_its_tests_and_advances_once(factor: int) -> None:
    kernel = small_kernel(LANES)
    made = proved(kernel, Unroll(factor=factor), small_spec())
    copies = factor or 4
    text = body_of(made.function)
    assert text.count("v_add_f32_e32 v3, v3, v5") == copies
    assert [line for line in text if line.startswith("v_add_co_u32 v6, vcc_lo")] == [
        f"v_add_co_u32 v6, vcc_lo, {256 * copies:#x}, v6"
    ]
    compared = [line for line in text if line.startswith("v_cmp_eq")]
    assert compared == [f"v_cmp_eq_u32_e64 s9, {k}, v8" for k in (*range(1, copies), 0)]
    assert len(analyse_affine(made.function).forest.loops) == 1


@pytest.mark.parametrize(
    ("factor", "wave_size"), [(0, 32), pytest.param(0, 64, marks=pytest.mark.full), (2, 32), (2, 64)]
)
def test_a_loop_that_all_lanes_leave_in_one_iteration_is_written_out(factor: int, wave_size: int) -> None:
    kernel = small_kernel(FILL if wave_size == 32 else _in_wave64(FILL), wave_size=wave_size)
    made = rewrite(kernel.program, [Unroll(factor=factor)], kernel.name)
    proof = show_equal(made, small_spec(), {"N": 1})
    assert proof.proved if wave_size == 32 else proof.shown, proof.text
    text = body_of(made.function)
    assert sum(line.startswith("global_load") for line in text) == (factor or 4)
    assert sum(line.startswith("s_and_not1") for line in text) == (1 if factor else 0)
    assert sum(line.startswith("v_cmp") for line in text) == (1 if factor else 0)
    assert len(analyse_affine(made.function).forest.loops) == (1 if factor else 0)


TEST = """    v_add_nc_u32_e32 v2, 64, v2
    v_cmp_lt_u32_e32 vcc_lo, 191, v2
    s_or_b32 s3, vcc_lo, s3
"""
CARRY = """
    v_add_co_u32 v2, s9, 64, v2
    s_xor_b32 s9, s9, -1
    s_and_b32 s9, exec_lo, s9
    s_or_b32 s3, s9, s3
"""
BELOW = "v_add_nc_u32_e32 v2, 64, v2\nv_cmp_gt_u32_e32 vcc_lo, 0xc0, v2\n"
BOTH = """v_cmp_lt_u32_e64 s9, 0x80, v2
    v_cmp_lt_u32_e32 vcc_lo, 191, v2
    s_and_b32 s9, s9, vcc_lo
    s_or_b32 s3, s9, s3
"""


@pytest.mark.parametrize(
    ("test", "count"),
    [
        (CARRY, 2),  # a sum that starts at id - 64 has a carry once
        (BELOW + "s_not_b32 s9, vcc_lo\ns_and_b32 s9, s9, exec_lo\ns_or_b32 s3, s9, s3\n", 4),
        (BELOW + "s_and_not1_b32 s9, exec_lo, vcc_lo\ns_or_b32 s3, s9, s3\n", 4),
        (BELOW + "s_xor_b32 s9, vcc_lo, exec_lo\ns_or_b32 s3, s9, s3\n", 4),
        ("v_add_nc_u32_e32 v2, 64, v2\n" + BOTH, 4),
    ],
)
def test_the_mask_of_lanes_that_are_done_may_come_from_a_carry_or_from_logic(test: str, count: int) -> None:
    assert TEST in FILL
    kernel = small_kernel(FILL.replace(TEST, test))
    affine = analyse_affine(kernel)
    found = uniform_exit(affine, affine.forest.loops[0], 64)
    assert found is not None
    assert found.iterations == count
    assert proved(kernel, Unroll(), small_spec())


def test_a_mask_of_64_lanes_may_come_from_logic() -> None:
    test = CARRY.replace("_b32", "_b64").replace("s9", "s[18:19]").replace("exec_lo", "exec").replace("s3", "s[20:21]")
    kernel = small_kernel(_in_wave64(FILL.replace(TEST, test)), wave_size=64)
    affine = analyse_affine(kernel)
    found = uniform_exit(affine, affine.forest.loops[0], 64)
    assert found is not None
    assert found.iterations == 2


@pytest.mark.parametrize(
    "test",
    [
        CARRY.replace("s_xor_b32 s9, s9, -1", "s_xor_b32 s9, s9, 1"),  # other lanes stay as they are
        CARRY.replace("exec_lo", "s8"),
        CARRY.replace("v_add_co_u32 v2, s9, 64, v2", "v_add_co_u32 v2, s9, s8, v2"),
        "s_mov_b32 s9, exec_lo\nv_cmpx_gt_u32_e32 32, v0\nv_add_co_u32 v2, s10, 64, v2\ns_mov_b32 exec_lo, s9\n"
        "s_not_b32 s10, s10\ns_or_b32 s3, s10, s3\n",  # a carry of some lanes only
    ],
)
def test_masks_of_other_lanes_keep_the_tests(test: str) -> None:
    affine = analyse_affine(small_kernel(FILL.replace(TEST, test)))
    assert len(affine.forest.loops) == 1
    assert uniform_exit(affine, affine.forest.loops[0], 64) is None


NARROWED = (
    FILL.replace(
        ".Lloop:\n", "v_cmp_gt_u32_e32 vcc_lo, s8, v0\ns_and_saveexec_b32 s9, vcc_lo\ns_cbranch_execz .Lend\n.Lloop:\n"
    )
    .replace("s_or_b32 exec_lo, exec_lo, s3", ".Lend:\ns_or_b32 exec_lo, exec_lo, s9")
    .replace('global_store_b32 v1, v5, s[6:7]\n"""', "global_store_b32 v1, v1, s[6:7]")
)
"""the loop for the lanes below an argument; after it EXEC is what it was before it was narrowed to these"""


@pytest.mark.parametrize("factor", [0, 2])
@pytest.mark.parametrize("guard", ["0x40", "s8"])
def test_lanes_may_come_back_from_what_exec_was_before(factor: int, guard: str) -> None:
    kernel = small_kernel(NARROWED.replace("_u32_e32 vcc_lo, s8, v0", f"_u32_e32 vcc_lo, {guard}, v0"))
    made = rewrite(kernel.program, [Unroll(factor=factor)], kernel.name)
    for size in (1, 32, 64):
        proof = show_equal(made, small_spec(), {"N": size})
        assert proof.proved, proof.text
        assert proof.emulated
    text = body_of(made.function)
    assert sum(line.startswith("global_load") for line in text) == (factor or 4)
    assert sum(line.startswith("s_and_not1") for line in text) == (1 if factor else 0)
    assert text.count("s_or_b32 exec_lo, exec_lo, s9") == 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (".Lloop:\n", "s_mov_b32 s9, s8\n.Lloop:\n"),  # what is restored is something else
        ("v_add_nc_u32_e32 v2, 64, v2", "v_add_nc_u32_e32 v2, 64, v2\ns_or_b32 s9, s9, s8"),
        ("s_and_saveexec_b32 s9, vcc_lo", "s_or_saveexec_b32 s9, vcc_lo"),  # lanes are on that were not
        ("s_or_b32 exec_lo, exec_lo, s9", "s_or_b32 exec_lo, exec_lo, s9\ns_mov_b32 s2, s3"),  # the mask is read
        ("s_or_b32 exec_lo, exec_lo, s9", "s_xor_b32 exec_lo, exec_lo, s9"),
        (".Lend:\n", "v_mov_b32_e32 v5, 1.0\n.Lend:\n"),  # no lane is on here
    ],
)
def test_lanes_that_may_not_come_back_the_same_keep_the_tests(old: str, new: str) -> None:
    text = NARROWED.replace(old, new, 1) if old != ".Lend:\n" else NARROWED.replace(".Lend:", new.rstrip(), 1)
    text = text.replace("global_store_b32 v1, v1", "v_mov_b32_e32 v2, s2\nglobal_store_b32 v1, v2")
    affine = analyse_affine(small_kernel(text))
    assert len(affine.forest.loops) == 1
    assert uniform_exit(affine, affine.forest.loops[0], 64) is None


def _in_wave64(text: str) -> str:
    """The same with masks in pairs of SGPRs."""
    for narrow, wide in (("s_or_b32 s3, vcc_lo, s3", "s_or_b64 s[20:21], vcc, s[20:21]"), ("vcc_lo", "vcc"),
                         ("s_and_not1_b32 exec_lo, exec_lo, s3", "s_and_not1_b64 exec, exec, s[20:21]"),
                         ("s_or_b32 exec_lo, exec_lo, s3", "s_or_b64 exec, exec, s[20:21]"),
                         ("s_mov_b32 s3, 0", "s_mov_b64 s[20:21], 0")):  # fmt: skip
        text = text.replace(narrow, wide)
    return text


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("lt_u32_e32 vcc_lo, 191", "lt_u32_e32 vcc_lo, 150"),  # some lanes leave an iteration earlier
        ("s_mov_b32 s3, 0", "s_mov_b32 s3, s8"),  # some lanes may be in the mask from the start
        ("s_or_b32 s3, vcc_lo, s3", "s_mov_b32 s3, vcc_lo"),  # nothing gathers
        ("v_cmp_lt_u32_e32 vcc_lo, 191, v2", "v_cmp_lt_u32_e32 vcc_lo, 191, v5"),  # what was loaded decides
        ("s_or_b32 exec_lo, exec_lo, s3\n", "s_mov_b32 s9, s3\ns_or_b32 exec_lo, exec_lo, s3\nv_mov_b32_e32 v5, s9\n"),
        ("s_or_b32 exec_lo, exec_lo, s3\n", "s_or_b32 exec_lo, exec_lo, s3\nv_mov_b32_e32 v5, s3\n"),
        ("s_or_b32 exec_lo, exec_lo, s3\n", "v_mov_b32_e32 v5, 0\ns_or_b32 exec_lo, exec_lo, s3\n"),
        ("s_mov_b32 s3, 0", "v_cmpx_gt_u32_e32 s8, v0\ns_mov_b32 s3, 0"),  # there may be no lane
    ],
)
def test_a_loop_that_lanes_may_leave_in_different_iterations_keeps_its_tests(old: str, new: str) -> None:
    kernel = small_kernel(FILL.replace(old, new))
    affine = analyse_affine(kernel)
    assert len(affine.forest.loops) == 1
    assert uniform_exit(affine, affine.forest.loops[0], 64) is None


@pytest.mark.parametrize(("most", "count"), [(4, 4), (3, None)])
def test_a_uniform_exit_is_looked_for_in_so_many_iterations(most: int, count: int | None) -> None:
    affine = analyse_affine(small_kernel(FILL))
    found = uniform_exit(affine, affine.forest.loops[0], most)
    assert (found and found.iterations) == count


def test_a_second_run_changes_nothing() -> None:
    made = proved(small_kernel(LANES), Unroll(), small_spec())
    assert not rewrite(made.program, [Unroll()]).changed


def test_a_register_that_is_read_behind_the_loop_keeps_its_increments() -> None:
    kernel = small_kernel(LANES.replace("global_store_b32 v1, v3", "v_mov_b32_e32 v3, v6\nglobal_store_b32 v1, v3"))
    made = proved(kernel, Unroll(factor=2), small_spec())
    assert body_of(made.function).count("v_add_co_u32 v6, vcc_lo, 0x100, v6") == 2


def test_a_width_that_halves_is_written_out_with_constants() -> None:
    kernel = small_kernel(HALVING, lds=256)
    made = proved(kernel, Unroll(), small_spec())
    text = body_of(made.function)
    assert not analyse_affine(made.function).forest.loops
    assert not [line for line in text if line.startswith(("s_lshr", "s_cmp", "v_lshl_add"))]
    assert [line for line in text if line.startswith("v_cmpx")] == [
        f"v_cmpx_gt_u32_e32 {width}, v0" for width in (32, 16, 8, 4, 2, 1)
    ]
    assert "ds_load_b32 v2, v1 offset:64" in text


def test_a_loop_with_two_exits_keeps_both_tests_in_every_copy() -> None:
    kernel = small_kernel(SEARCH)
    made = proved(kernel, Unroll(factor=3), small_spec(source="64 + N"), (1, 2, 3, 4, 9))
    text = body_of(made.function)
    assert text.count("s_cmp_lg_u32 s9, 0") == 3
    assert "s_load_b32 s3, s[4:5], 8" in text
    assert text.count("s_add_u32 s4, s4, 12") == 1


def test_two_exits_are_the_reason_where_copies_are_not_worth_it() -> None:
    kernel = small_kernel(SEARCH.replace("s_add_u32 s4, s4, 4", "s_add_u32 s4, s4, s8"))
    result = run_pass(kernel, Unroll())
    assert not result.changed
    assert "it can be left at more than one place, at lines 18 and 24, so 4 copies" in str(result.remarks[0])


def test_turns_that_do_not_fill_the_last_round_come_first() -> None:
    body = f"""
        {LOAD_ARGUMENTS}
        {POINTER}
        s_mov_b32 s2, 2
        .Lloop:
        global_load_b32 v5, v[6:7], off
        v_add_co_u32 v6, vcc_lo, 0x100, v6
        v_add_co_ci_u32_e64 v7, null, 0, v7, vcc_lo
        s_waitcnt vmcnt(0)
        v_add_f32_e32 v3, v3, v5
        s_add_i32 s2, s2, 3
        s_cmp_lt_i32 s2, 40
        s_cbranch_scc1 .Lloop
        global_store_b32 v1, v3, s[6:7]
    """
    kernel = small_kernel(body)
    made = proved(kernel, Unroll(factor=4), small_spec())
    after = analyse_affine(made.function)
    assert [trip.iterations for trip in after.trips.values()] == [3]
    assert body_of(made.function).count("v_add_f32_e32 v3, v3, v5") == 5


def test_copies_of_a_lane_loop_assemble_and_run_in_every_order() -> None:
    kernel = small_kernel(LANES)
    after = finished(kernel, run_pass(kernel, Unroll(factor=4)))
    assert_equal(kernel, after, small_spec(), [{"N": 1}, {"N": 5}])
