"""pipeline: the loads of several iterations of a short loop together, proved and run; what it leaves, faults in it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from checked import assert_equal
from small_kernels import LOAD_ARGUMENTS, small_kernel, small_spec

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.emulator.compare import compare, launches_of
from isatool.ir.program import Function
from isatool.passes.pipelined_loops.options import Pipeline
from isatool.pipeline.certified import chained
from isatool.pipeline.mutants import Mutator
from isatool.pipeline.proof import judged, show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.certificate import Certificate, digest, parse_certificate, write_certificate
from isatool.verify.check_certificate import check_steps
from isatool.verify.lemma import Granted
from isatool.verify.verdict import ASSUMING, Assumption

FULL = pytest.mark.full
FMAS = "v_fmac_f32_e32 v4, v3, v7\n" * 40
START = LOAD_ARGUMENTS + "v_mov_b32_e32 v1, v0\nv_lshlrev_b32_e32 v2, 2, v0\nv_mov_b32_e32 v4, 0\ns_mov_b32 s10, 0\n"
GUARD = "v_cmp_gt_i32_e32 vcc_lo, s8, v0\ns_and_saveexec_b32 s11, vcc_lo\ns_cbranch_execz .Lend\n"
HALF = "global_load_d16_b16 v3, v2, s[4:5]\n"
HALVES = "s_waitcnt vmcnt(0)\nv_cvt_f32_f16_e32 v3, v3.l\nv_add_f32_e32 v4, v4, v3\n"
OVER_ADDRESS = (
    "v_add_co_u32 v9, vcc_lo, s4, v2\nv_add_co_ci_u32_e64 v10, null, s5, 0, vcc_lo\n"
    "global_load_d16_b16 v10, v[9:10], off\n"
)
"""a load into half of a register that holds its own address"""
FIELDS = "s_waitcnt vmcnt(0)\nv_bfe_i32 v11, v10, 0, 8\nv_bfe_u32 v10, v10, 8, 8\nv_mad_u32_u24 v4, v11, v10, v4\n"
INTO_HALF = (
    OVER_ADDRESS.replace("d16_b16 v10", "u16 v3"),
    "s_waitcnt vmcnt(0)\nv_ashrrev_i16 v10, 8, v3\nv_bfe_i32 v10, v10, 0, 16\nv_add_nc_u32_e32 v4, v4, v10\n",
)
"""16 bits into half of a register that held an address"""
OTHER = "global_load_b32 v8, v2, s[4:5] offset:4\n"
ADD = "v_add_f32_e32 v4, v4, v8\n"
STEP = "v_add_nc_u32_e32 v1, 48, v1\nv_add_nc_u32_e32 v2, 192, v2\n"
LOAD = "global_load_b32 v3, v2, s[4:5]\n"
USE = "s_waitcnt vmcnt(0)\nv_dual_add_f32 v4, v3, v4 :: v_dual_mov_b32 v7, v0\n"
COUNTED = USE + "v_and_b32_e32 v9, 60, v3\nv_mov_b32_e32 v10, 1\nds_add_u32 v9, v10\n"
"""a histogram, of which nothing comes back"""
GATHERED = (
    "s_waitcnt vmcnt(0)\nv_and_b32_e32 v9, 15, v3\nv_lshlrev_b32_e32 v9, 2, v9\nglobal_load_b32 v10, v9, s[4:5]\n"
    "s_waitcnt vmcnt(0)\nv_mul_lo_u32 v4, v4, 5\nv_add_nc_u32_e32 v4, v4, v10\n"
)
"""a word by an index that was loaded"""
IN_THE_WAY = GATHERED.replace("v4, v4, v10\n", "v4, v4, v9\nv_xor_b32_e32 v4, v4, v10\n")
"""the index is needed again"""
CHASED = GATHERED.replace("v9, 15, v3", "v9, v4, v3").replace("v9, 2, v9", "v9, 2, v9\nv_and_b32_e32 v9, 60, v9")
"""an address that needs the sum"""
PARTED = (
    "s_waitcnt vmcnt(0)\nv_and_b32_e32 v9, 15, v3\nv_lshlrev_b32_e32 v9, 2, v9\nglobal_load_b32 v10, v9, s[4:5]\n"
    "s_mov_b32 s16, exec_lo\ns_waitcnt vmcnt(0)\nv_cmpx_lt_u32_e32 8, v9\nv_mul_lo_u32 v4, v4, 5\n"
    "v_add_nc_u32_e32 v4, v4, v10\ns_or_b32 exec_lo, exec_lo, s16\nv_add_nc_u32_e32 v4, 1, v4\n"
)
"""an iteration of which some lanes leave a part out"""
SAVED = PARTED.replace("s_mov_b32 s16, exec_lo\n", "").replace(
    "v_cmpx_lt_u32_e32 8, v9\n", "v_cmp_lt_u32_e64 s17, 8, v9\ns_and_saveexec_b32 s16, s17\n"
)
MORE = "global_load_b32 v11, v9, s[4:5] offset:4\ns_waitcnt vmcnt(0)\n"
LOADED = PARTED.replace("v_mul_lo_u32 v4, v4, 5\n", MORE).replace("v4, v4, v10", "v4, v4, v11")
"""and of which those that do not load"""
LOST = PARTED.replace("s_or_b32 exec_lo, exec_lo, s16\n", "s_mov_b32 s16, exec_lo\n")
KEPT_ADDRESS = "v_add_nc_u32_e32 v12, 0, v2\nglobal_load_b32 v3, v12, s[4:5]\n"
KEPT_PARTLY = PARTED.replace("v_mul_lo_u32 v4, v4, 5", "v_mul_lo_u32 v12, v4, 5") + "v_xor_b32_e32 v4, v4, v12\n"
"""lanes that are off keep an address of their own"""
SHUFFLED = USE + (
    "v_xor_b32_e32 v5, 8, v2\nv_add_f32_e32 v9, v3, v3\nds_bpermute_b32 v10, v5, v9\ns_waitcnt lgkmcnt(0)\n"
    "v_add_f32_e32 v4, v4, v10\n"
)
"""lanes that are on exchange values while others have left"""
LEAVE = (
    "v_cmp_le_i32_e32 vcc_lo, s8, v1\ns_or_b32 s10, vcc_lo, s10\n"
    "s_and_not1_b32 exec_lo, exec_lo, s10\ns_cbranch_execnz .Lloop\n"
)
END = ".Lend:\ns_or_b32 exec_lo, exec_lo, s11\ns_lshl_b32 s12, s15, 8\nv_lshl_add_u32 v6, v0, 2, s12\n"
RESULT = "global_store_b32 v6, v4, s[6:7]\n"
LANES = START + GUARD + ".Lloop:\n" + LOAD + STEP + USE + LEAVE + END + RESULT
"""lanes add every 48th word from their own on and leave one by one"""
COUNT = "v_cmp_lt_u32_e64 s10, s9, v1\ns_add_i32 s9, s9, 1\ns_cmp_lt_i32 s9, s8\ns_cbranch_scc1 .Lloop\n"
WAVES = START + "s_mov_b32 s9, 0\ns_mov_b32 s11, 0\n.Lloop:\n" + LOAD + STEP + USE + COUNT + END + RESULT
"""all lanes leave at once"""
SCALARS = "v_add_nc_u32_e32 v4, s9, v4\nv_cndmask_b32_e64 v4, v4, v3, s10\n"
UNIFORM = (
    START
    + (
        "s_mov_b32 s9, 0\n.Lloop:\ns_load_b64 s[18:19], s[4:5], 0x0\n{load}"
        "s_add_u32 s4, s4, 8\ns_addc_u32 s5, s5, 0\n{step}s_waitcnt vmcnt(0) lgkmcnt(0)\n"
        "v_xor_b32_e32 v4, s18, v4\nv_mul_lo_u32 v4, v4, 5\nv_add_nc_u32_e32 v4, s19, v4\n{use}"
        "s_add_i32 s9, s9, 1\ns_cmp_lt_i32 s9, s8\ns_cbranch_scc1 .Lloop\n"
        "s_lshl_b32 s12, s15, 8\nv_lshl_add_u32 v6, v0, 2, s12\n"
    )
    + RESULT
)
"""all lanes take the same two words in an iteration"""
SCALAR = UNIFORM.format(load="", step="", use="")
BESIDE = UNIFORM.format(load=LOAD, step="v_add_nc_u32_e32 v2, 4, v2\n", use="v_mad_u32_u24 v4, s18, v3, v4\n")
"""and a word of their own, with which an instruction takes one of both"""
TWICE = SCALAR.replace("v_mul_lo_u32", "s_mov_b32 s18, 7\nv_mul_lo_u32").replace("v4, 5\n", "v4, s18\n")
KEPT = "v_xor_b32_e32 v5, v2, v1\nv_add_nc_u32_e32 v4, v4, v5\n"
MEMORY = (
    "v_lshlrev_b32_e32 v6, 2, v0\ns_waitcnt vmcnt(0)\nds_store_b32 v6, v3\ns_waitcnt lgkmcnt(0)\nds_load_b32 v5, v6\n"
    "s_waitcnt lgkmcnt(0)\nv_add_f32_e32 v4, v4, v5\n"
)


def kernel_of(body: str, wave_size: int = 32) -> Function:
    """The kernel with this body, for both sizes of waves."""
    if wave_size == 64:
        for name in ("vcc", "exec"):
            body = body.replace(f"{name}_lo", name)
        body = body.replace("s_and_saveexec_b32 s11", "s_and_saveexec_b64 s[16:17]").replace(
            "s_mov_b32 s11, 0\n", "s_mov_b64 s[16:17], 0\n"
        )
        body = body.replace("s_or_b32 exec, exec, s11", "s_or_b64 exec, exec, s[16:17]").replace(
            "s_mov_b32 s10, 0\n", "s_mov_b64 s[10:11], 0\n"
        )
        body = body.replace("s_or_b32 s10, vcc, s10", "s_or_b64 s[10:11], vcc, s[10:11]")
        body = body.replace("s_and_not1_b32 exec, exec, s10", "s_and_not1_b64 exec, exec, s[10:11]")
        body = body.replace("v_dual_add_f32 v4, v3, v4 :: v_dual_mov_b32 v7, v0", "v_add_f32_e32 v4, v4, v3")
    return small_kernel(body, lds=65536 if re.search("ds_(store|add)", body) else 0, wave_size=wave_size)


def in_groups(kernel: Function, assumptions: frozenset[str] = frozenset()) -> Rewrite:
    """What the pass alone makes of it."""
    return rewrite(kernel.program, [Pipeline()], kernel.name, assumptions=assumptions)


def why(result: Rewrite) -> str:
    """What the pass said."""
    return " | ".join(remark.message for remark in result.remarks if remark.pass_name == "pipeline")


def assert_right(kernel: Function, result: Rewrite) -> None:
    """Proved, and equal on the emulator for rows of several lengths; no load reads further."""
    assert result.changed, why(result)
    assert show_equal(result, None).proved
    spec = small_spec(block=64, source="N + 48 * N + 64", target="64")
    lengths = (1, 20) if "scc1" in emit(kernel.program) else (20, 500)
    assert_equal(kernel, result.function, spec, [{"N": n} for n in lengths], ("forward",))


@pytest.mark.parametrize(
    ("body", "wave_size", "loads"),
    [
        (LANES, 32, "load of 8 iterations"),
        (LANES, 64, "load of 8 iterations"),
        (WAVES.replace(USE, USE + SCALARS), 32, "load of 8 iterations"),
        (LANES.replace(USE, USE + KEPT), 32, "load of 8 iterations"),
        (LANES.replace(LOAD, HALF).replace(USE, HALVES), 32, "load of 8 iterations"),
        (LANES.replace(LOAD, OVER_ADDRESS).replace(USE, FIELDS), 32, "load of 8 iterations"),
        (LANES.replace(LOAD, OVER_ADDRESS).replace(USE, FIELDS.replace("8, 8", "8, 9")), 32, "load of 8 iterations"),
        (LANES.replace(LOAD, INTO_HALF[0]).replace(USE, INTO_HALF[1]), 32, "load of 8 iterations"),
        (LANES.replace(USE, SHUFFLED), 32, "load of 8 iterations"),
        (LANES.replace(USE, USE + "v_add_co_u32 v2, s0, 0, v2\nv_add_f32_e32 v4, v4, v2\n")
         .replace(LOAD, "v_lshlrev_b32_e32 v2, 2, v1\n" + LOAD), 32, "load of 8 iterations"),
        (SCALAR, 32, "load of 8 iterations"),
        (BESIDE, 32, "2 loads of 8 iterations"),
        (TWICE, 32, "load of 8 iterations"),
        pytest.param(LANES.replace(STEP + USE, KEPT + STEP + USE), 32, "load of 8 iterations", marks=FULL),
        pytest.param(LANES.replace(USE, MEMORY), 32, "load of 8 iterations", marks=FULL),
        pytest.param(LANES.replace(USE, COUNTED), 32, "load of 8 iterations", marks=FULL),
        (LANES.replace(USE, GATHERED), 32, "2 loads of 8 iterations"),
        (LANES.replace(USE, PARTED), 32, "2 loads of 8 iterations"),
        pytest.param(LANES.replace(USE, SAVED), 32, "2 loads of 8 iterations", marks=FULL),
        pytest.param(LANES.replace(USE, LOADED), 32, "2 loads of 8 iterations", marks=FULL),
        pytest.param(LANES.replace(USE, GATHERED), 64, "2 loads of 8 iterations", marks=FULL),
        pytest.param(LANES.replace(USE, IN_THE_WAY), 32, "2 loads of 8 iterations", marks=FULL),
        pytest.param(LANES.replace(USE, CHASED), 32, "load of 8 iterations", marks=FULL),
        pytest.param(LANES.replace(LOAD, LOAD + OTHER).replace(USE, USE + ADD), 32, "2 loads of 8", marks=FULL),
        pytest.param(LANES.replace(USE, USE + FMAS), 32, "load of 4 iterations", marks=FULL),
    ],
    ids=["lanes", "wave64", "waves", "counter used", "halves",
         "over its address", "with a bit of it", "16 bits over it", "shuffled", "address used",
         "scalar", "scalar and vector", "a register twice", "counter used before", "lds", "lds counts",
         "gathered", "some lanes", "saved", "some load",
         "gathered in wave64", "index needed again", "chased", "two loads", "long"],
)  # fmt: skip
def test_loads_of_several_iterations_come_together(body: str, wave_size: int, loads: str) -> None:
    kernel = kernel_of(body, wave_size)
    result = in_groups(kernel)
    assert loads in why(result)
    assert_right(kernel, result)
    assert not in_groups(result.function).changed


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (LANES.replace(USE, USE + "global_store_b32 v2, v4, s[4:5]\n"), "the memory operations differ"),
        (LANES.replace(LOAD, HALF), "no load of global"),
        (LANES.replace(USE, LOST), "switches lanes"),
        (LANES.replace(LOAD, KEPT_ADDRESS).replace(USE, KEPT_PARTLY), "kept in lanes that are off"),
        (LANES.replace(USE, USE + "s_barrier\n"), "orders its iterations"),
        (LANES.replace(USE, USE + "ds_add_rtn_u32 v9, v2, v1\n"), "may synchronise"),
        (LANES.replace(USE, USE + "global_atomic_add_u32 v2, v1, s[6:7]\n"), "orders its iterations"),
        (LANES.replace(STEP, "").replace(USE, USE + "v_add_nc_u32_e32 v2, v2, v3\n" + STEP), "no load of global"),
        (LANES.replace(USE, USE + "v_cmp_lt_i32_e32 vcc_lo, s8, v3\ns_or_b32 s10, vcc_lo, s10\n"), "exit test needs"),
        (LANES.replace(RESULT, RESULT.replace("v4", "v3")), "no load of global memory"),
        (LANES.replace(USE, USE + "s_mov_b32 exec_lo, -1\n"), "switches lanes"),
        (SCALAR.replace("s_lshl_b32 s12, s15, 8", "s_lshl_b32 s12, s18, 8"), "no load of global"),
        (SCALAR.replace("s[18:19], s[4:5], 0x0", "s[18:19], s[4:5], s18"), "no load of global"),
        (SCALAR.replace("v_mul_lo_u32", "global_store_b32 v2, v4, s[4:5]\nv_mul_lo_u32"), "the memory operations"),
        (LANES.replace(USE, USE + "v_add_f32_e32 v4, v4, v3\n" * 300), "too long"),
        (LANES.replace(LOAD, INTO_HALF[0]).replace(USE, INTO_HALF[1].replace("0, 16", "0, 17")), "uses a value"),
        (LANES.replace(USE, USE + "v_cndmask_b32_e32 v4, v4, v3, vcc_lo\n"), "leads to the next iteration"),
    ],
)  # fmt: skip
def test_what_it_leaves_as_it_is(body: str, reason: str) -> None:
    result = in_groups(kernel_of(body))
    assert not result.changed
    assert reason in why(result)


def test_a_certificate_shows_it_and_shows_nothing_else(tmp_path: Path) -> None:
    kernel = kernel_of(LANES)
    result = in_groups(kernel)
    found = judged(result)
    assert found.steps is not None
    proof = chained(kernel.program, [(result, found.steps)])
    assert proof is not None
    path = tmp_path / "k.json"
    texts = emit(kernel.program), emit(result.program)
    write_certificate(Certificate(digest(texts[0]), digest(texts[1]), (proof,)), str(path))
    steps = parse_certificate(path.read_bytes()).kernels[0].steps
    assert steps == proof.steps
    first, second = (read_text(text, "k.s").kernel(None) for text in texts)
    assert check_steps(first, second, steps).holds
    place = texts[1].rindex("v2, 192, v2")
    wrong = read_text(f"{texts[1][:place]}v2, 196, v2{texts[1][place + 11 :]}", "k.s").kernel(None)
    assert not check_steps(first, wrong, steps[:-1]).holds


STORED = LANES.replace(USE, USE + "global_store_b32 v2, v4, s[6:7]\n").replace(RESULT, "")
"""each sum on the way is stored"""


APART = frozenset(("disjoint(source, target)",))


def test_loads_pass_stores_through_pointers_that_are_granted_to_be_apart() -> None:
    kernel = kernel_of(STORED)
    result = in_groups(kernel, assumptions=APART)
    assert "load of 8 iterations" in why(result)
    proof = show_equal(result, None)
    assert proof.proved
    assert "disjoint(source, target)" in proof.text
    spec = small_spec(block=32, source="N + 48 * N + 64", target="N + 48 * N + 64")
    assert_equal(kernel, result.function, spec, [{"N": 500}], ("forward",))
    *_, (_, before), (lemma, after) = result.proof_steps
    kernels = [read_text(emit(each), "k.s").kernel(None) for each in (before, after)]
    assert lemma.judge(*kernels, Granted(assumptions=(Assumption.disjoint(0, 8),))).status == ASSUMING
    for other in ((), (Assumption.disjoint(0, 16),), (Assumption("kernarg[16]", 1, 5),)):
        assert lemma.judge(*kernels, Granted(assumptions=other)).assumptions == (Assumption.disjoint(0, 8),)


def restricted(kernel: Function, **access: str) -> Function:
    """The kernel with what its metadata says of the pointers source and target."""
    text = emit(kernel.program)
    for place, word in ((0, access.get("source")), (8, access.get("target"))):
        if word:
            line = f"        .offset:         {place}\n"
            assert text.count(line) == 1
            text = text.replace(line, f"        .actual_access:  {word}\n{line}")
    return read_text(text, "k.s").kernel(None)


@pytest.mark.parametrize(
    "access", [{"source": "read_only"}, {"target": "write_only"}, {"source": "read_only", "target": "write_only"}]
)
def test_loads_pass_stores_through_pointers_that_the_source_restricts(access: dict[str, str]) -> None:
    kernel = restricted(kernel_of(STORED), **access)
    result = in_groups(kernel)
    assert "load of 8 iterations" in why(result)
    proof = show_equal(result, None)
    assert proof.proved
    assert "(P19)" in proof.text
    assert "(P3)" in proof.text
    assert proof.ungranted == ()
    spec = small_spec(block=32, source="N + 48 * N + 64", target="N + 48 * N + 64")
    assert_equal(kernel, result.function, spec, [{"N": 500}], ("forward",))
    *_, (_, before), (lemma, after) = result.proof_steps
    texts = [re.sub(r" +\.actual_access:.*\n", "", emit(each)) for each in (before, after)]
    plain = [read_text(text, "k.s").kernel(None) for text in texts]
    assert lemma.judge(*plain).assumptions == (Assumption.disjoint(0, 8),)
    assert not lemma.judge(plain[0], read_text(emit(after), "k.s").kernel(None)).holds


@pytest.mark.parametrize(
    ("body", "access"),
    [
        (STORED.replace("v4, s[6:7]", "v4, s[4:5]"), {"source": "read_only", "target": "write_only"}),
        (STORED, {"source": "read_write"}),
        (STORED, {"target": "read_write"}),
    ],
)
def test_nothing_else_is_apart_by_the_metadata(body: str, access: dict[str, str]) -> None:
    result = in_groups(restricted(kernel_of(body), **access))
    assert not result.changed or not show_equal(result, None).proved


def test_without_the_grant_it_says_what_to_grant_and_is_left() -> None:
    result = in_groups(kernel_of(STORED))
    proof = show_equal(result, None)
    assert not proof.proved
    assert proof.ungranted == (Assumption.disjoint(0, 8),)
    assert "--assume 'disjoint(kernarg[0], kernarg[8])'" in proof.text


def test_a_loop_that_needs_a_grant_does_not_keep_another_from_its_proof() -> None:
    again = STORED.partition("v_mov_b32_e32 v1, v0\n")[2].replace(
        "s_mov_b32 s10", "v_mov_b32_e32 v1, v0\ns_mov_b32 s10"
    )
    plain = again.replace("global_store_b32 v2, v4, s[6:7]\n", "") + RESULT
    second = plain.replace(".Lloop", ".Lnext").replace(".Lend", ".Lafter")
    result = in_groups(kernel_of(STORED + second))
    assert "the loop .Lnext issues the load of 8 iterations" in why(result)
    assert "it is right only if disjoint(kernarg[0], kernarg[8])" in why(result)
    proof = show_equal(result, None)
    assert proof.proved
    assert proof.ungranted == ()
    assert not in_groups(result.function).changed


def test_pointers_that_are_only_stored_through_may_meet() -> None:
    """Nothing is asked of two pointers that are stored through: these stores keep their order."""
    body = STORED.replace("v_mov_b32_e32 v4, 0\n", "v_mov_b32_e32 v4, 0\ns_load_b64 s[20:21], s[0:1], 24\n")
    body = body.replace("s[6:7]\n", "s[6:7]\nglobal_store_b32 v2, v4, s[20:21]\n")
    body = body.replace(GUARD, "s_waitcnt lgkmcnt(0)\n" + GUARD)
    third = (
        "      - .address_space:  global\n        .offset: 24\n        .size: 8\n        .value_kind: global_buffer\n"
    )
    text = emit(kernel_of(body).program).replace("kernarg_size 20", "kernarg_size 32").replace("_size: 20", "_size: 32")
    place = text.index("    .group_segment_fixed_size:")
    kernel = read_text(text[:place] + third + text[place:], "k.s").kernel(None)
    proof = show_equal(in_groups(kernel), None)
    assert proof.ungranted == (Assumption.disjoint(0, 8), Assumption.disjoint(0, 24))


def proved_mutants(body: str, per_kind: int) -> tuple[int, int, list[str]]:
    """(faults in a grouped loop, those that are proved, those of them that the emulator refutes)"""
    kernel = kernel_of(body)
    granted = (Assumption.disjoint(0, 8),) if body == STORED else ()
    result = in_groups(kernel, assumptions=APART if granted else frozenset())
    *_, (_, before), (lemma, after) = result.proof_steps
    stage = read_text(emit(before), "k.s").kernel(None)
    mutator = Mutator(read_text(emit(after), "k.s").kernel(None))
    count, proved, wrong = 0, 0, []
    for kind in mutator.kinds:
        for number in range(per_kind):
            mutant = mutator.draw(kind, 0, number)
            if mutant is None:
                continue
            count += 1
            changed = read_text(mutant.text, "k.s").kernel(None)
            if not lemma.judge(stage, changed, Granted(assumptions=granted)).holds:
                continue
            proved += 1
            spec = small_spec(block=32 if granted else 64, source="N + 48 * N + 64", target="N + 48 * N + 64")
            launches = [each for n in (1, 20, 200) for each in launches_of(spec, {"N": n})]
            if not compare(kernel, changed, launches, engine="numpy").equal:
                wrong.append(f"{mutant.kind}: {mutant.before} -> {mutant.after}")
    return count, proved, wrong


def test_no_fault_in_what_it_makes_is_proved() -> None:
    for body in (LANES, BESIDE, LANES.replace(USE, SHUFFLED), LANES.replace(USE, PARTED)):
        count, _, wrong = proved_mutants(body, 1)
        assert count >= 10
        assert not wrong


@pytest.mark.full
@pytest.mark.parametrize(
    "body",
    [
        LANES,
        WAVES,
        BESIDE,
        LANES.replace(USE, MEMORY + KEPT),
        STORED,
        *(LANES.replace(USE, each) for each in (COUNTED, GATHERED, LOADED)),
    ],
)
def test_no_fault_of_many_is_proved(body: str) -> None:
    count, _, wrong = proved_mutants(body, 12)
    assert count > 100
    assert not wrong


@pytest.mark.full
def test_the_model_chooses_the_size_of_groups_with_delays_in_place() -> None:
    kernel = kernel_of(LANES.replace(USE, USE + KEPT))
    result = rewrite(kernel.program, [Pipeline(if_faster=True)], kernel.name)
    assert "iterations together" in why(result)
    before, after = (float(rate) for rate in re.findall(r"([\d.]+) (?:iterations a|then)", why(result)))
    assert after > 1.5 * before
