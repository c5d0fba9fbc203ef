"""pipeline-epilogue: loads ahead of stores where their bytes are apart, under a guard where that depends on sizes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from checked import ROOT, SAMPLES, VARIANTS, assert_equal, finished, run_pass, spec_beside
from small_kernels import LOAD_ARGUMENTS, body_of, small_kernel, small_spec

from isatool.analysis.assumptions import grants
from isatool.asm.reader import read_file, read_text
from isatool.asm.register_counts import used_registers
from isatool.diagnostics import UserError
from isatool.ir.program import Function
from isatool.passes.common.result import PassResult
from isatool.passes.epilogue.pipeline_epilogue import PipelineEpilogue
from isatool.pipeline.assumptions import checked_assumptions, for_validator
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import rewrite
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

EPILOGUES = ROOT / "tests/data/epilogues"
PROVED_KERNELS = ["tile", "tile_clang19", "scale", "scale_clang19", "descending", "descending_clang19"]

# rows n (unsigned) dwords apart, in place: row r at target + 4 * (lane + n * r)
ROW = """
    global_load_b32 v4, v[2:3], off
    s_waitcnt vmcnt(0)
    v_add_f32_e32 v4, 1.0, v4
    global_store_b32 v[2:3], v4, off
"""
NEXT = """
    v_add_co_u32 v2, vcc_lo, v2, s10
    v_add_co_ci_u32_e64 v3, null, s11, v3, vcc_lo
"""
START = f"""
    {LOAD_ARGUMENTS}
    v_lshlrev_b32_e32 v1, 2, v0
    s_mov_b32 s10, s8
    s_mov_b32 s11, 0
    s_lshl_b64 s[10:11], s[10:11], 2
    v_add_co_u32 v2, s9, s6, v1
    v_add_co_ci_u32_e64 v3, null, s7, 0, s9
"""
ROWS = START + NEXT.join([ROW] * 4)


def pipelined(body: str, *assumptions: str, guard: bool = True, vgprs: int = 32) -> tuple[Function, PassResult]:
    before = small_kernel(body, block=64)
    return before, run_pass(before, PipelineEpilogue(guard), *assumptions, vgprs=vgprs)


@pytest.mark.parametrize("name", ["turns", "turns_clang19"])
def test_a_loop_whose_first_instruction_loads_gets_a_guard_before_it(name: str) -> None:
    before = read_file(EPILOGUES / f"{name}.s").kernel("turns")
    result = run_pass(before, PipelineEpilogue())
    assert result.changed, result.remarks
    after = finished(before, result)
    granted = grants(("no data races between work-items",))
    assert prove(before, after, assumptions=for_validator(granted, before)).holds


def loads_before_first_store(function: Function) -> int:
    text = "\n".join(body_of(function))
    return text.partition("global_store")[0].count("global_load")


@pytest.mark.parametrize("name", PROVED_KERNELS)
def test_rows_are_pipelined_proved_and_equal_on_both_sides_of_the_guard(name: str) -> None:
    path = EPILOGUES / f"{name}.s"
    before = read_file(str(path)).kernel()
    result = run_pass(before, PipelineEpilogue(), vgprs=48)
    assert result.changed
    assert int(result.statistics["loads moved"]) >= 3
    after = finished(before, result)
    verdict = prove(before, after)
    assert verdict.status == PROVED, verdict
    found = re.search(r"guard: (?:(\d+) <= arg4|arg1 >= (\d+))", result.remarks[0].message)
    assert found is not None
    least = int(found[1] or found[2])
    sizes = [{"N": size} for size in (1, least - 1, least, least + 5)]
    assert_equal(before, after, spec_beside(path), sizes)


@pytest.mark.parametrize("name", ["kernel3.s", pytest.param("kernel5.s", marks=pytest.mark.full)])
def test_the_epilogue_of_a_matrix_product_is_proved(name: str) -> None:
    before = read_file(str(SAMPLES / name)).kernel()
    result = run_pass(before, PipelineEpilogue(), vgprs=216)
    after = finished(before, result)
    assert prove(before, after).status == PROVED
    (remark,) = result.remarks
    assert remark.facts["cycles after"] <= 0.6 * int(remark.facts["cycles before"])
    assert "128 <= arg3 <= 46335" in remark.message


@pytest.mark.full
@pytest.mark.parametrize("path", sorted(VARIANTS.glob("kernel[345]*.s")), ids=lambda path: path.stem)
def test_epilogues_of_other_compilers_are_proved(path: Path) -> None:
    before = read_file(str(path)).kernel()
    result = run_pass(before, PipelineEpilogue(), vgprs=216)
    if path.stem == "kernel5_not_contracted":  # the work-item id comes from two ways, and is not known to be one
        assert "no order hides more latency" in str(result.remarks[0])
        return
    assert result.changed
    assert prove(before, finished(before, result)).status == PROVED


def test_rows_of_several_buffers_are_pipelined_where_the_buffers_are_granted_to_be_apart() -> None:
    path = EPILOGUES / "bias.s"
    before = read_file(str(path)).kernel()
    granted = {"disjoint(arg0, arg2)", "disjoint(arg1, arg2)"}
    result = run_pass(before, PipelineEpilogue(), *granted, vgprs=48)
    assert result.statistics["loads moved"] == 14
    after = finished(before, result)
    assert prove(before, after, assumptions=for_validator(grants(granted), before)).holds
    assert_equal(before, after, spec_beside(path), [{"N": size} for size in (1, 128)])
    assert not run_pass(before, PipelineEpilogue(), vgprs=48).changed


def test_a_guard_compares_the_distance_of_rows_and_the_original_stays_behind() -> None:
    before, result = pipelined(ROWS)
    after = finished(before, result)
    text = "\n".join(body_of(after))
    assert "s_cmp_lt_u32 s8, 64\n" in text.replace("0x40", "64")
    assert text.count("global_load") == 8
    assert loads_before_first_store(after) == 4
    assert prove(before, after).status == PROVED
    for size in (0, 1, 63, 64, 100):
        assert_equal(before, after, small_spec(target="4*N + 256"), [{"N": size}] if size else [{"N": 1}])


def test_waits_become_partial() -> None:
    before, result = pipelined(ROWS)
    text = "\n".join(str(instruction) for _, instruction in finished(before, result).instructions)
    assert re.findall(r"vmcnt\((\d)\)", text)[:4] == ["3", "2", "1", "0"]


def test_an_assumption_makes_the_guard_unnecessary() -> None:
    before, result = pipelined(ROWS, "n >= 64")
    after = finished(before, result)
    assert loads_before_first_store(after) == 4
    assert "s_cbranch" not in "\n".join(body_of(after))
    assert pipelined(ROWS, "n >= 63")[1].remarks[0].facts["fallback instructions"]


def test_without_a_guard_it_refuses_and_names_what_would_be_tested() -> None:
    _, result = pipelined(ROWS, guard=False)
    assert not result.changed
    assert any("n >= 64" in str(remark) for remark in result.remarks)


def test_rows_at_constant_distances_need_no_guard() -> None:
    far = ROWS.replace("s_mov_b32 s10, s8", "s_movk_i32 s10, 0x40")
    before, result = pipelined(far)
    after = finished(before, result)
    assert "s_cbranch" not in "\n".join(body_of(after))
    assert loads_before_first_store(after) == 4
    assert prove(before, after).status == PROVED
    near = far.replace("0x40", "0x3f")
    assert not pipelined(near)[1].changed


@pytest.mark.parametrize(("vgprs", "loads"), [(6, 2), (9, 3), (12, 4), (32, 4)])
def test_only_as_many_loads_go_ahead_as_there_are_registers(vgprs: int, loads: int) -> None:
    before, result = pipelined(ROWS, vgprs=vgprs)
    after = finished(before, result)
    assert loads_before_first_store(after) == loads
    assert used_registers(after)[0] <= vgprs
    assert prove(before, after).status == PROVED


def test_without_a_register_to_spare_the_rows_stay_as_they_are() -> None:
    assert used_registers(small_kernel(ROWS))[0] == 5
    assert not pipelined(ROWS, vgprs=5)[1].changed


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("global_load_b32 v4, v[2:3], off", "global_load_b32 v4, v[2:3], off glc"),
        ("global_store_b32 v[2:3], v4, off", "global_store_b32 v[2:3], v4, off glc"),
        ("global_load_b32 v4, v[2:3], off", "global_load_b32 v4, v[2:3], off slc dlc glc"),
        ("v_add_f32_e32 v4, 1.0, v4", "v_add_f32_e32 v4, 1.0, v4\ns_barrier"),
        ("v_add_f32_e32 v4, 1.0, v4", "v_add_f32_e32 v4, 1.0, v4\nbuffer_gl0_inv"),
        ("global_store_b32 v[2:3], v4, off", "global_atomic_add_u32 v[2:3], v4, off"),
        ("global_load_b32", "scratch_load_b32"),
    ],
    ids=["ordered load", "ordered store", "volatile", "barrier", "invalidation", "atomic", "private memory"],
)
def test_what_is_ordered_for_other_waves_stays_where_it_is(old: str, new: str) -> None:
    _, result = pipelined(ROWS.replace(old, new).replace("scratch_load_b32 v4, v[2:3]", "scratch_load_b32 v4, v2"))
    assert not result.changed


@pytest.mark.parametrize("distance", ["", "offset:4", "offset:-4"], ids=["the same row", "to the right", "to the left"])
def test_rows_made_from_the_row_before_are_left_as_they_are(distance: str) -> None:
    """y[r][lane] from y[r-1][lane +- 1]: what a lane loads another one has just stored."""
    row = ROW.replace("global_load_b32 v4, v[2:3], off", f"global_load_b32 v4, v[2:3], off {distance}")
    row = NEXT.replace("v2, vcc_lo", "v5, vcc_lo").replace("v3, null", "v6, null") + row.replace(
        "b32 v[2:3]", "b32 v[5:6]"
    )
    _, result = pipelined(START + "v_mov_b32_e32 v2, v5\nv_mov_b32_e32 v3, v6\n".join([row] * 3))
    assert not result.changed


def test_another_buffer_may_be_the_same_one() -> None:
    """The load of the next row from `source` stays after the store to `target`."""
    rows = START + "s_add_u32 s4, s4, s10\ns_addc_u32 s5, s5, s11\n".join(
        [ROW.replace("global_load_b32 v4, v[2:3], off", "global_load_b32 v4, v1, s[4:5]") + NEXT] * 3
    )
    _, result = pipelined(rows)
    assert not result.changed
    assert "source - target" in str(result.remarks[0])


def test_a_second_run_finds_nothing() -> None:
    before, result = pipelined(ROWS)
    after = finished(before, result)
    assert not run_pass(after, PipelineEpilogue(), vgprs=32).changed


def test_a_kernel_without_rows_says_so() -> None:
    _, result = pipelined(LOAD_ARGUMENTS + "v_lshlrev_b32_e32 v1, 2, v0\n" + ROW)
    assert not result.changed
    assert "no load of global memory follows a store" in str(result.remarks[0])


def test_registers_that_the_guard_needs_are_kept_from_the_start() -> None:
    """The argument is overwritten before the rows."""
    before, result = pipelined(ROWS.replace("s_lshl_b64", "s_mov_b32 s8, 0\ns_lshl_b64"))
    after = finished(before, result)
    assert "\n".join(body_of(after)).count("s_load_b32") == 2
    assert prove(before, after).status == PROVED


def choosing(compared: str) -> str:
    """Rows of which the later ones add what SCC chooses, set before the first."""
    others = NEXT.join([ROW.replace("1.0", "s12")] * 3)
    return f"{START}{compared}{ROW}{NEXT}s_cselect_b32 s12, 1.0, 2.0\n{others}"


def test_the_guard_stands_where_scc_is_not_alive() -> None:
    before, result = pipelined(choosing("s_cmp_eq_u32 s8, 0x50\n"))
    after = finished(before, result)
    text = "\n".join(body_of(after))
    assert text.index("s_cbranch_scc1") < text.index("s_cmp_eq_u32") < text.index("s_cselect_b32")
    assert prove(before, after).status == PROVED
    for size in (63, 0x50, 100):
        assert_equal(before, after, small_spec(target="4*N + 256"), [{"N": size}])


def test_without_a_place_for_the_guard_the_rows_stay_as_they_are() -> None:
    """SCC is alive from the block before on."""
    _, result = pipelined(choosing("s_cmp_eq_u32 s8, 0x50\ns_cbranch_execz .Lrows\n.Lrows:\n"))
    assert not result.changed
    assert "SCC is alive" in str(result.remarks[0])


def test_disjoint_buffers_are_granted_by_a_hint_of_the_file() -> None:
    """A comma in parentheses does not end an assumption; names are those of the arguments."""
    text = (EPILOGUES / "bias.s").read_text()
    hint = "; isatool: assume[disjoint(arg0, arg2), arg3 <= 4096, disjoint( kernarg[8] ,arg2)]\n"
    program = read_text(text.replace("bias:", f"bias:\n{hint}", 1), "bias.s")
    made = rewrite(program, [PipelineEpilogue()], assembled=False)
    assert made.changed
    assert set(map(str, made.assumptions)) == {"disjoint(arg0, arg2)", "arg3 <= 4096", "disjoint(kernarg[8], arg2)"}
    assert show_equal(made, None).proved


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("disjoint(arg0, nobody)", "'nobody' is not a pointer argument"),
        ("disjoint(arg0, arg3)", "'arg3' is not a pointer argument"),
        ("disjoint(arg0, arg0)", "overlaps itself"),
        ("disjoint(arg0, kernarg[0x0])", "overlaps itself"),
        ("disjoint(kernarg[zz], arg0)", "cannot read the assumption"),
        ("disjoint(kernarg[08], arg0)", "cannot read the assumption"),
        ("disjoint(arg0)", "cannot read the assumption"),
    ],
)
def test_what_is_no_pair_of_buffers_is_refused(text: str, message: str) -> None:
    kernel = read_file(str(EPILOGUES / "bias.s")).kernel()
    with pytest.raises(UserError, match=message):
        checked_assumptions((text,), kernel)
