"""pipeline: the next iteration's loads ahead, proved and run; what it leaves as it is, and faults in what it makes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from buffered_kernels import READ, RESULT, START, TILE, buffered_kernel, buffered_spec
from checked import SAMPLES, assert_equal, spec_beside
from small_kernels import small_kernel, small_spec, spec_text

from isatool.analysis.cfg import build_flow
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.passes.pipelined_loops.options import Pipeline
from isatool.pipeline.certified import chained
from isatool.pipeline.mutate import Fate, MutationJob, MutationReport, mutate
from isatool.pipeline.proof import judged, show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.certificate import Certificate, digest, parse_certificate, write_certificate
from isatool.verify.check_certificate import check_steps
from isatool.verify.lemmas.hoist import lanes_off

LOAD = "global_load_b32 v3, v1, s[4:5]\n"
STEP = "s_add_u32 s4, s4, 0x400\ns_addc_u32 s5, s5, 0\n"
STORE = "s_waitcnt vmcnt(0)\nds_store_b32 v1, v3\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
USE = READ + "v_add_nc_u32_e32 v3, 1, v4\n" + "v_add_nc_u32_e32 v5, v5, v3\nv_xor_b32_e32 v5, 1, v5\n" * 5
COUNT = "s_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, s8\n"
AGAIN = "s_barrier\ns_cbranch_scc1 .Lloop\n"
TILES = START + ".Lloop:\n" + LOAD + STEP + STORE + USE + COUNT + AGAIN + RESULT
"""the tile that each iteration loads, stores and uses; v3 is used for something else as well"""
INNER = "s_mov_b32 s11, 0\n.Lk:\n" + USE + "s_add_i32 s11, s11, 1\ns_cmp_lt_i32 s11, 3\ns_cbranch_scc1 .Lk\n"
TEST = "s_cmp_ge_i32 s10, s8\ns_cbranch_scc1 .Lend\n"
AT_THE_TOP = (
    START + ".Lloop:\n" + TEST + LOAD + STEP + STORE + USE
    + "s_barrier\ns_add_i32 s10, s10, 1\ns_branch .Lloop\n.Lend:\n" + RESULT
)  # fmt: skip
OFF = "v_cmp_gt_u32_e32 vcc_lo, 200, v0\nv_mov_b32_e32 v3, 0\ns_and_saveexec_b32 s11, vcc_lo\n"
ON = "s_or_b32 exec_lo, exec_lo, s11\n"
GUARDED = TILES.replace(LOAD, f"{OFF}s_cbranch_execz .Lnone\n{LOAD}.Lnone:\n{ON}")
"""only some lanes load"""
END_FIRST = (
    START + "s_branch .Lloop\n.Lback:\n" + USE + COUNT + "s_barrier\ns_cbranch_scc0 .Lend\n.Lloop:\n"
    + LOAD + STEP + STORE + "s_branch .Lback\n.Lend:\n" + RESULT
)  # fmt: skip
"""the end of the loop comes before its header in the text"""
LEAVE = "s_cmp_eq_u32 s10, 77\ns_cbranch_scc1 .Lout\n"
SKIP = "v_cmp_lt_u32_e32 vcc_lo, v5, v4\ns_cbranch_vccz .Lskip\nv_add_nc_u32_e32 v5, 3, v5\n.Lskip:\n"


def pipelined(kernel: Function, **options: str | int | bool) -> Rewrite:
    """The pipeline with the pass alone."""
    return rewrite(kernel.program, [Pipeline(**options)], kernel.name)  # type: ignore[arg-type]


def why(result: Rewrite) -> str:
    """What the pass said."""
    return " | ".join(remark.message for remark in result.remarks if remark.pass_name == "pipeline")


def assert_right(kernel: Function, result: Rewrite, least: int = 1) -> None:
    """Proved, and equal on the emulator for several numbers of tiles and orders of waves; no load reads further."""
    assert result.changed, why(result)
    assert show_equal(result, None).proved
    sizes = [{"N": turns} for turns in (0, 1, 2, 5) if turns >= least]
    assert_equal(kernel, result.function, buffered_spec(), sizes, ("forward", "reverse", 1, 2))


@pytest.mark.parametrize(
    ("body", "least"),
    [
        (TILES, 1),
        (TILES.replace(LOAD, LOAD.replace("\n", " slc dlc\n")), 1),
        (TILES.replace(USE, INNER), 1),
        (TILES.replace(LOAD + STEP, LOAD).replace(COUNT, STEP + COUNT), 1),
        (TILES.replace(STORE, STORE.replace("ds_store", STEP + "ds_store")).replace(LOAD + STEP, LOAD), 1),
        (TILES.replace(USE, USE + SKIP), 1),
        (TILES.replace(USE, USE + SKIP.replace(".Lskip:\n", "")).replace(COUNT, ".Lskip:\n" + COUNT), 1),
        (TILES.replace("s_cbranch_scc1 .Lloop\n", "s_cbranch_scc0 .Lend\ns_branch .Lloop\n.Lend:\n"), 1),
        (AT_THE_TOP, 0),
        (AT_THE_TOP.replace(USE, INNER), 0),
        (
            TILES.replace(STORE, STORE + "buffer_gl0_inv\n").replace(AGAIN, "s_barrier\nbuffer_gl0_inv\n" + AGAIN[10:]),
            1,
        ),
        (END_FIRST, 1),
        (GUARDED.replace(OFF, f"ds_load_b32 v7, v1\n{OFF}"), 1),
        (GUARDED, 1),
        (GUARDED.replace("s_cbranch_execz .Lnone\n", ""), 1),
        (GUARDED.replace(ON, ON.replace("or_b32 exec_lo, exec_lo,", "mov_b32 exec_lo,")), 1),
    ],
    ids=[
        "tiles",
        "nontemporal",
        "inner",
        "step at end",
        "step with store",
        "skip",
        "skip to test",
        "two ways",
        "top",
        "top inner",
        "inv",
        "end first",
        "some lanes after a load from LDS",
        "some lanes",
        "some lanes without a branch",
        "lanes moved back",
    ],
)
def test_the_next_tile_is_loaded_before_this_one_is_used(body: str, least: int) -> None:
    kernel = buffered_kernel(body)
    result = pipelined(kernel)
    assert_right(kernel, result, least)
    assert "issues the load of its next iteration" in why(result)
    text = emit(result.program)
    assert text.count("global_load_b32") == 2
    assert text.count("ds_store_b32") == 1


def test_loads_that_nothing_reads_are_ahead_too() -> None:
    kernel = buffered_kernel(TILES.replace(LOAD, f"global_load_b32 v9, v1, s[4:5]\n{LOAD}"))
    result = pipelined(kernel)
    assert_right(kernel, result)
    assert "issues the 2 loads of its next iteration" in why(result)


PART = """
    v_cmp_gt_u32_e32 vcc_lo, {0}, v0
    v_mov_b32_e32 v3, 0
    s_and_saveexec_b32 s11, vcc_lo
    s_cbranch_execz .Lnone{0}
    s_lshl_b32 s13, s10, 0
    v_add_co_u32 v3, s12, {1}, v1
    v_add_co_ci_u32_e64 v6, null, 0, 0, s12
    global_load_b32 v3, v3, s[4:5]
.Lnone{0}:
    s_or_b32 exec_lo, exec_lo, s11
    s_waitcnt vmcnt(0)
    ds_store_b32 v1, v3 offset:{1}
"""
"""what only some lanes load, and all store: the address is made in the register of the result, by sums with a carry"""
TWO_GUARDED = (
    START + ".Lloop:\n" + PART.format(200, 0) + PART.format(100, 1024) + STEP.replace("0x400", "0x800")
    + STORE.split("\n", 2)[2] + USE + READ.replace("v2", "v2 offset:1024") + COUNT + AGAIN + RESULT
)  # fmt: skip


def test_loads_of_some_lanes_pass_the_stores_of_those_before() -> None:
    kernel = buffered_kernel(TWO_GUARDED, lds=2 * TILE)
    result = pipelined(kernel)
    assert "issues the 2 loads of its next iteration" in why(result)
    assert "execz" not in emit(result.program)
    assert show_equal(result, None).proved
    spec = small_spec(block="256", grid="2", source="512 * N", target="512")
    assert_equal(kernel, result.function, spec, [{"N": count} for count in (1, 2, 5)], ("forward", "reverse", 1))


@pytest.mark.parametrize(
    "kept",
    [
        "v_mov_b32_e32 v7, s12\n",  # what was only made with lanes is read
        "v_mov_b32_e32 v7, s13\n",
        "s_cbranch_scc1 .Lnext\n.Lnext:\n",
    ],
)
def test_branches_around_scalars_that_are_read_later_stay(kept: str) -> None:
    text = TWO_GUARDED.replace(".Lnone100:\n", ".Lnone100:\n" + kept)
    assert "execz" in emit(pipelined(buffered_kernel(text, lds=2 * TILE)).program)


def test_loads_that_take_turns_in_one_register_get_registers_of_their_own() -> None:
    """A fill loop that was written out: address, load and store four times, all in the same registers."""
    part = "v_add_nc_u32_e32 v6, {0}, v1\nglobal_load_b32 v3, v6, s[4:5]\ns_waitcnt vmcnt(0)\nds_store_b32 v1, v3{1}\n"
    fills = part.format("0", "") + part.format("0x400", " offset:1024")
    step = "s_add_u32 s4, s4, 0x800\ns_addc_u32 s5, s5, 0\n"
    use = READ + USE.replace("ds_load_b32 v4, v2", "ds_load_b32 v4, v2 offset:1024")
    mixed = "v_dual_add_f32 v6, v4, v4 :: v_dual_add_nc_u32 v1, 0, v1\n"  # a half belongs to the next addresses
    body = START + ".Lloop:\n" + fills + STORE.split("\n", 2)[2] + use + mixed + step + COUNT + AGAIN
    kernel = buffered_kernel(body + RESULT, lds=2 * TILE)
    result = pipelined(kernel)
    assert result.changed, why(result)
    assert "issues the 2 loads" in why(result)
    assert show_equal(result, None).proved
    spec = small_spec(block=256, source="512 * N", target="512")
    assert_equal(kernel, result.function, spec, [{"N": 1}, {"N": 3}], ("forward", 1))
    assert "vmcnt(1)" in emit(result.program)


def test_a_loop_with_a_known_number_of_iterations_and_one_of_one() -> None:
    for count in (1, 2, 3):
        body = TILES.replace("s_cmp_lt_i32 s10, s8", f"s_cmp_lt_i32 s10, {count}")
        kernel = buffered_kernel(body)
        result = pipelined(kernel)
        assert result.changed, why(result)
        assert show_equal(result, None).proved
        assert_equal(kernel, result.function, small_spec(block=256, source=f"256 * {count}", target="512"), [{"N": 1}])


def test_a_second_run_changes_nothing() -> None:
    once = pipelined(buffered_kernel(TILES))
    assert not pipelined(once.function).changed


def test_kernel_3_gets_the_structure_of_kernel_4() -> None:
    kernel = read_file(str(SAMPLES / "kernel3.s")).kernel(None)
    kept = pipelined(kernel)
    assert not kept.changed
    remark = next(each for each in kept.remarks if each.facts)
    assert remark.facts == {"min-waves": 12}
    result = pipelined(kernel, min_waves=12)
    assert result.changed, why(result)
    assert show_equal(result, None).proved
    assert_equal(kernel, result.function, spec_beside(SAMPLES / "kernel3.s"), [{"N": 128}], ("forward", 1))
    loads = [
        i.mnemonic for _, i in result.function.instructions if i.mnemonic.startswith(("global_load_b32", "s_barrier"))
    ]
    assert loads == ["global_load_b32"] * 16 + ["s_barrier"] * 4


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (TILES.replace(LOAD, "v_mov_b32_e32 v3, 1\n"), "no load of global memory"),
        (TILES.replace(USE, READ), "too little"),
        (TILES.replace(USE, USE + "global_store_b32 v1, v5, s[6:7]\n"), "is passed by the code"),
        (TILES.replace(".Lloop:", "global_store_b32 v1, v1, s[6:7]\n.Lloop:"), "may come before a barrier"),
        (TILES.replace(USE, INNER.replace(USE, USE + "v_add_nc_u32_e32 v1, 0, v1\n")), "v1 is written"),
        (TILES.replace(USE, USE.replace("v3, 1, v4", "v7, 1, v4") + "v_add_nc_u32_e32 v5, v5, v3\n"), "too little"),
        (TILES.replace(USE, USE + LEAVE).replace(RESULT, RESULT + ".Lout:\n"), "more than one"),
        (TILES.replace(LOAD, LOAD.replace("\n", " glc\n")), "waves may synchronise"),
        (TILES.replace(USE, USE.replace("v_xor_b32_e32 v5, 1, v5", "v_add_nc_u32_e32 v5, s10, v5")), "s10 is written"),
    ],
)  # fmt: skip
def test_what_it_leaves_as_it_is(body: str, reason: str) -> None:
    result = pipelined(buffered_kernel(body))
    assert not result.changed
    assert reason in why(result)


def test_registers_are_taken_where_they_cost_no_wave() -> None:
    many = "v_add_nc_u32_e32 v5, v5, v0\n" + "".join(
        f"v_add_nc_u32_e32 v{code}, v5, v4\nv_xor_b32_e32 v5, v5, v{code}\n" for code in range(6, 96)
    )
    kernel = buffered_kernel(TILES.replace(USE, USE + many), vgprs=96)
    result = pipelined(kernel)
    assert not result.changed
    assert "VGPRs, with which" in why(result)
    assert_right(kernel, pipelined(kernel, min_waves=8))


def test_a_certificate_shows_it_and_shows_nothing_else(tmp_path: Path) -> None:
    kernel = buffered_kernel(TILES.replace(USE, INNER))
    result = pipelined(kernel)
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
    changes = (
        ("0x400", "0x404"),
        ("vmcnt(0)", "vmcnt(1)"),
        ("s_barrier\n", ""),
        ("scc0 .Lloop_last", "scc1 .Lloop_last"),
    )
    for old, new in changes:
        assert old in texts[1]
        wrong = read_text(texts[1][::-1].replace(old[::-1], new[::-1], 1)[::-1], "k.s").kernel(None)
        assert not check_steps(first, wrong, steps).holds


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("exec_lo, exec_lo, s11", "exec_lo, exec_lo, s10"),
        ("exec_lo, exec_lo, s11", "exec_lo, vcc_lo, s11"),
        ("_or_b32 exec_lo", "_and_b32 exec_lo"),
        ("0x400", "0x404"),
        ("vmcnt(0)", "vmcnt(1)"),
        ("s_and_saveexec_b32 s11, vcc_lo", "s_mov_b32 s11, exec_lo"),
    ],
    ids=["another mask", "a smaller mask", "no mask", "step", "wait", "all lanes"],
)
def test_a_wrong_loop_in_which_some_lanes_load_is_refused(old: str, new: str) -> None:
    *_, (_, before), (lemma, after) = pipelined(buffered_kernel(GUARDED)).proof_steps
    text = emit(after)
    stage, made = (read_text(each, "k.s").kernel(None) for each in (emit(before), text))
    assert lemma.judge(stage, made).holds
    assert old in text
    wrong = read_text(text[::-1].replace(old[::-1], new[::-1], 1)[::-1], "k.s").kernel(None)
    assert not lemma.judge(stage, wrong).holds


@pytest.mark.parametrize(
    ("text", "wave_size", "off"),
    [
        (OFF + LOAD + ON, 32, {2, 3}),
        (OFF + LOAD + "s_mov_b32 exec_lo, s11\n", 32, {2, 3}),
        ("s_and_saveexec_b64 s[12:13], vcc\ns_or_b64 exec, s[12:13], exec\n", 64, {0}),
        ("s_and_saveexec_b64 s[12:13], vcc\ns_mov_b32 exec_lo, s12\n", 64, None),
        (OFF + OFF.replace("s11", "s12") + ON.replace("s11", "s12") + ON, 32, {2, 3, 4, 5, 6}),
        (OFF + OFF + ON + ON, 32, None),
        (OFF + OFF.replace("s11", "s12") + ON + ON.replace("s11", "s12"), 32, None),
        (OFF + "s_mov_b32 s11, 0\n" + ON, 32, None),
        (OFF + "s_mov_b32 exec_lo, s12\n", 32, None),
        (OFF + "s_and_b32 exec_lo, exec_lo, s11\n", 32, None),
        (OFF + LOAD, 32, None),
        (ON, 32, None),
    ],
)
def test_lanes_are_off_until_what_was_saved_is_back(text: str, wave_size: int, off: set[int] | None) -> None:
    flow = build_flow(small_kernel(text, wave_size=wave_size))
    assert lanes_off(flow, range(text.count("\n"))) == off


def test_what_some_lanes_keep_is_not_passed() -> None:
    """An address that is computed with some lanes off and read with all: the others have an older one."""
    early = f"{OFF}v_add_nc_u32_e32 v6, 0, v1\n{ON}global_load_b32 v3, v6, s[4:5]\n"
    body = START + "v_mov_b32_e32 v6, v1\n" + TILES.removeprefix(START)
    kernel = buffered_kernel(body.replace(LOAD, early).replace(USE, USE + "v_mov_b32_e32 v7, 0\n"))
    *_, (_, before), (lemma, after) = pipelined(kernel).proof_steps
    texts = [emit(each) for each in (before, after)]
    assert lemma.judge(*(read_text(text, "k.s").kernel(None) for text in texts)).holds
    found = re.search(r"v_add_nc_u32_e32 (v\d+), 0, v1", texts[0])
    assert found is not None
    wrong = [text.replace("v_mov_b32_e32 v7, 0", f"v_mov_b32_e32 {found[1]}, 0") for text in texts]
    assert not lemma.judge(*(read_text(text, "k.s").kernel(None) for text in wrong)).holds


@pytest.mark.parametrize("body", [TILES, pytest.param(GUARDED, marks=pytest.mark.full)])
def test_no_fault_in_what_it_makes_is_proved(tmp_path: Path, body: str) -> None:
    spec = tmp_path / "k.toml"
    spec.write_text(spec_text(block=256, source="256 * N", target="512"))
    kernel = emit(buffered_kernel(body).program)
    base = MutationJob(kernel, "", "a.s", "b.s", spec=str(spec), engine="numpy", assembler=False, passes="pipeline")
    *_, found = mutate(base, 12)
    assert isinstance(found, MutationReport)
    assert not found.of(Fate.FALSE_PROOF)
    assert len(found.of(Fate.KILLED)) > 5


def test_what_has_registers_of_its_own_gets_no_others() -> None:
    """The result's register and the address's hold something else in the rest: two more registers are enough."""
    load = "v_add_nc_u32_e32 v6, 0, v1\n" + LOAD.replace("v1", "v6")
    store = STORE.replace("s_waitcnt vmcnt(0)\n", "s_waitcnt vmcnt(0)\nv_add_nc_u32_e32 v6, 1, v3\n")
    use = USE + "v_xor_b32_e32 v5, v6, v5\n"
    kernel = buffered_kernel(TILES.replace(LOAD, load).replace(STORE, store).replace(USE, use))
    result = pipelined(kernel)
    assert "with 8 VGPRs" in why(result)
    assert show_equal(result, None).proved
