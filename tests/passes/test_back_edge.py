"""pipeline --lds: the next iteration's first LDS loads among this one's arithmetic, proved and run; faults in it."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

import pytest
from buffered_kernels import READ, RESULT, START, buffered_kernel, buffered_spec
from checked import SAMPLES, assert_equal

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.emulator.compare import compare, launches_of
from isatool.ir.program import Function
from isatool.model.estimate import SAME
from isatool.passes.pipelined_loops.options import Pipeline
from isatool.pipeline.mutants import Mutator
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.lemmas.reorder import Reordered
from isatool.verify.verdict import CutPoint

LOAD = "global_load_b32 v3, v1, s[4:5]\n"
STEP = "s_add_u32 s4, s4, 0x400\ns_addc_u32 s5, s5, 0\n"
STORE = "s_waitcnt vmcnt(0)\nds_store_b32 v1, v3\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
ADD = "v_add_nc_u32_e32 v5, v5, v4\nv_xor_b32_e32 v5, 1, v5\n" * 5
USE = READ + ADD
COUNT = "s_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, s8\n"
AGAIN = "s_barrier\ns_cbranch_scc1 .Lloop\n"
TILES = START + ".Lloop:\n" + LOAD + STEP + STORE + USE + COUNT + AGAIN + RESULT
TEST = "s_cmp_ge_i32 s10, s8\ns_cbranch_scc1 .Lend\n"
BODY = LOAD + STEP + STORE + USE
NEXT = "s_barrier\ns_add_i32 s10, s10, 1\n"
AT_THE_TOP = START + ".Lloop:\n" + TEST + BODY + NEXT + "s_branch .Lloop\n.Lend:\n" + RESULT
TWICE = START + ".Lloop:\n" + TEST + BODY + NEXT + TEST + BODY + NEXT + "s_branch .Lloop\n.Lend:\n" + RESULT
"""it can be left at two places"""
READS = START + LOAD + STORE + ".Lloop:\n" + USE + COUNT + "s_cbranch_scc1 .Lloop\n" + RESULT
"""one tile that is read in every iteration"""


def across(kernel: Function, **options: str | int | bool) -> Rewrite:
    """What the pass alone makes of it."""
    return rewrite(kernel.program, [Pipeline(lds=True, **options)], kernel.name)  # type: ignore[arg-type]


def why(result: Rewrite) -> str:
    """What the pass said."""
    return " | ".join(remark.message for remark in result.remarks if remark.pass_name == "pipeline")


def assert_right(kernel: Function, result: Rewrite, least: int = 1) -> None:
    """Proved, and equal on the emulator for several numbers of iterations and orders of waves."""
    assert result.changed, why(result)
    assert show_equal(result, None).proved
    sizes = [{"N": count} for count in (0, 1, 2, 5) if count >= least]
    assert_equal(kernel, result.function, buffered_spec(), sizes, ("forward", "reverse", 1, 2))


@pytest.mark.parametrize(
    ("body", "least"),
    [(TILES, 1), (AT_THE_TOP, 0), (TWICE, 0), pytest.param(READS, 1, marks=pytest.mark.full)],
    ids=["tested last", "tested first", "two exits", "no barrier"],
)
def test_the_first_lds_loads_come_before_the_end_of_the_iteration_before(body: str, least: int) -> None:
    kernel = buffered_kernel(body)
    result = across(kernel)
    assert_right(kernel, result, least)
    loop = emit(result.program).partition("_next:")[2]
    last = loop[: loop.index("s_branch .Lloop_next")].rpartition("s_cbranch_")[2]
    assert "v_xor_b32" in last  # what hides it
    assert "ds_load" in last
    assert "lgkmcnt" not in last.partition("ds_load")[2]
    assert not across(result.function).changed


def test_loops_whose_global_loads_come_early_are_done_as_well() -> None:
    kernel = buffered_kernel(TILES)
    ahead = rewrite(kernel.program, [Pipeline()], kernel.name)
    assert "_ahead" in emit(ahead.program)
    assert_right(kernel, across(ahead.function))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (TILES.replace(USE, "v_add_nc_u32_e32 v5, v5, v3\n"), "loads nothing from LDS"),
        (TILES.replace(USE, USE + "ds_store_b32 v1, v5\n"), "waves may synchronise"),
        (TILES.replace(USE, USE + "v_cmp_lt_u32_e32 vcc_lo, v5, v4\ns_cbranch_vccz .Ls\ns_nop 0\n.Ls:\n"), "branches"),
        (TILES.replace(COUNT, "s_cmp_eq_u32 s10, 77\ns_cbranch_scc1 .Lout\n" + COUNT) + ".Lout:\n", "more than one"),
    ],
)
def test_what_it_leaves_as_it_is(body: str, reason: str) -> None:
    result = across(buffered_kernel(body))
    assert not result.changed
    assert reason in why(result)


def test_the_model_says_what_it_gains() -> None:
    result = across(buffered_kernel(TILES), if_faster=True)
    before, after = (float(rate) for rate in re.findall(r"([\d.]+) (?:iterations a|then)", why(result)))
    assert after > before * (1 + SAME)


@pytest.mark.full
def test_a_matrix_product_at_few_waves_gets_faster() -> None:
    text = emit(read_file(str(SAMPLES.parent / "hgemm/kernel4.s")))
    kernel = read_text(text.replace(" 20480", " 65536"), "k.s").kernel(None)  # two waves a SIMD
    result = rewrite(
        kernel.program, [Pipeline(lds=True, if_faster=True)], kernel.name, assumptions=frozenset({Sentence.FULL_WAVES})
    )
    before, after = (float(rate) for rate in re.findall(r"([\d.]+) (?:iterations a|then)", why(result)))
    assert before <= 0.87 * after
    assert show_equal(result, None).shown


@cache
def step_of_tiles() -> tuple[Reordered, str, str]:
    """What the pass says about a small loop, and the texts of the program before and after."""
    return last_step(across(buffered_kernel(TILES)))


def last_step(result: Rewrite) -> tuple[Reordered, str, str]:
    """The last step of a proof, and the texts of the program before and after."""
    *_, (_, before), (lemma, after) = result.proof_steps
    assert isinstance(lemma, Reordered)
    return lemma, emit(before), emit(after)


def proved_mutants(body: str, per_kind: int) -> tuple[int, list[str]]:
    """(faults in what the pass makes, those that are proved though the emulator refutes them)"""
    lemma, before, after = step_of_tiles() if body == TILES else last_step(across(buffered_kernel(body)))
    stage = read_text(before, "k.s").kernel(None)
    mutator = Mutator(read_text(after, "k.s").kernel(None))
    count, wrong = 0, []
    for kind in mutator.kinds:
        for number in range(per_kind):
            mutant = mutator.draw(kind, 0, number)
            if mutant is None:
                continue
            count += 1
            changed = read_text(mutant.text, "k.s").kernel(None)
            if lemma.judge(stage, changed).holds:
                launches = [each for n in (1, 2, 5) for each in launches_of(buffered_spec(), {"N": n})]
                if not compare(stage, changed, launches, engine="numpy").equal:
                    wrong.append(f"{mutant.kind}: {mutant.before} -> {mutant.after}")
    return count, wrong


def test_no_fault_in_what_it_makes_is_proved() -> None:
    count, wrong = proved_mutants(TILES, 1)
    assert count > 10
    assert not wrong


@pytest.mark.full
@pytest.mark.parametrize("body", [TILES, AT_THE_TOP, TWICE, READS])
def test_no_fault_of_many_is_proved(body: str) -> None:
    count, wrong = proved_mutants(body, 12)
    assert count > 60
    assert not wrong


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s_waitcnt lgkmcnt(0)\n\ts_barrier", "s_waitcnt lgkmcnt(1)\n\ts_barrier"),
        ("0x400", "0x404"),
        (", v2\n", ", v1\n"),
        ("s_barrier\n", ""),
        ("scc0 .Lloop_end", "scc1 .Lloop_end"),
        ("s_branch .Lloop_next", "s_branch .Lloop"),
    ],
    ids=["wait", "step", "pointer", "barrier", "exit", "back edge"],
)
def test_a_wrong_loop_is_refused(old: str, new: str) -> None:
    lemma, before, after = step_of_tiles()
    stage, made = (read_text(each, "k.s").kernel(None) for each in (before, after))
    assert lemma.judge(stage, made).holds
    head, label, loop = after.partition(".Lloop_next:")
    assert old in loop
    wrong = read_text(head + label + loop.replace(old, new, 1), "k.s").kernel(None)
    assert not lemma.judge(stage, wrong).holds


def test_lds_loads_do_not_pass_the_barrier_before_them() -> None:
    lemma, before, after = step_of_tiles()
    head, label, loop = after.partition(".Lloop_next:")
    load = re.search(r"\tds_load_b32 [^\n]*\n", loop)
    assert load is not None
    place = loop.index("ds_store_b32")
    early = loop.replace(load[0], "", 1)
    early = early[: early.rindex("\n", 0, place) + 1] + load[0] + early[early.rindex("\n", 0, place) + 1 :]
    stage = read_text(before, "k.s").kernel(None)
    assert not lemma.judge(stage, read_text(head + label + early, "k.s").kernel(None)).holds


def test_a_region_that_the_program_ends_in_is_refused() -> None:
    """What a certificate says of the places may be wrong."""
    lemma, before, after = step_of_tiles()
    stage, made = (read_text(each, "k.s").kernel(None) for each in (before, after))
    start = CutPoint(0)
    difference = replace(lemma, end=(start, start)).judge(stage, made).first_difference
    assert difference is not None
    assert "the program ends in the region" in difference.message
