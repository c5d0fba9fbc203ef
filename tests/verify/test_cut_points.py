"""Cut points at any instruction: a software-pipelined loop is proved with the original cut at its first barrier."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import cast

import pytest
from certificate_mutants import faulty
from mutation_kernels import BODIES, SPEC, text
from verify_snippets import PROLOGUE, kernel

from isatool.asm.launch import parse_spec
from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.emulator.compare import compare
from isatool.semantics.errors import NotEmulated
from isatool.verify.product.cutpoints import Product
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED, UNKNOWN, CutPoint, Hints, Verdict

LDS = 1024
START = "v_xor_b32_e32 v5, 4, v1\ns_mov_b32 s10, 0\nv_mov_b32_e32 v2, 0\ns_cmp_lt_i32 s8, 1\ns_cbranch_scc1 .LBB0_2\n"
LOAD = "global_load_b32 v3, v1, s[6:7]\ns_add_u32 s6, s6, 64\ns_addc_u32 s7, s7, 0\n"
SHARE = "s_barrier\ns_waitcnt vmcnt(0)\nds_store_b32 v1, v3\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
USE = "ds_load_b32 v4, v5\ns_waitcnt lgkmcnt(0)\nv_fmac_f32_e32 v2, v4, v4\n"
COUNT = "s_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, s8\n"
STORE = ".LBB0_2:\nglobal_store_b32 v1, v2, s[4:5]"
PLAIN = f"{START}.LBB0_1:\n{LOAD}{SHARE}{USE}{COUNT}s_cbranch_scc1 .LBB0_1\n{STORE}"


def pipelined(first: str = LOAD, next_load: str = LOAD, count: str = COUNT, tail: str = USE, share: str = SHARE) -> str:
    """The load of the next iteration before the use of this one; the last iteration is a copy without it."""
    body = f"{share}{count}s_cbranch_scc0 .LBB0_3\n{next_load}{USE}s_branch .LBB0_1\n"
    return f"{START}{first}.LBB0_1:\n{body}.LBB0_3:\n{tail}{STORE}"


AT_THE_BARRIER = ((CutPoint(3, ".LBB0_1"), CutPoint(0, ".LBB0_1")),)


def judged(second: str, cuts: tuple[tuple[CutPoint, CutPoint], ...], first: str = PLAIN) -> Verdict:
    a, b = (read_text(kernel(PROLOGUE + body, lds=LDS)).kernel(None) for body in (first, second))
    return prove(a, b, hints=Hints(cuts=cuts))


def test_a_pipelined_loop_needs_the_cut_at_the_barrier() -> None:
    assert judged(pipelined(), ()).status == UNKNOWN
    found = judged(pipelined(), AT_THE_BARRIER)
    assert found.status == PROVED, found


def test_a_cut_point_may_be_the_number_of_an_instruction() -> None:
    before = len((PROLOGUE + START).strip().splitlines())
    points = CutPoint(before + 3), CutPoint(before + 3)
    assert judged(pipelined(), (points,)).status == PROVED


@pytest.mark.parametrize(
    "broken",
    [
        pipelined(next_load=LOAD.replace("64", "68")),
        pipelined(next_load=LOAD.replace("v1, s", "v5, s")),
        pipelined(next_load=""),
        pipelined(first=LOAD + LOAD),
        pipelined(count=COUNT.replace("lt", "le")),
        pipelined(tail=""),
        pipelined(tail=USE + USE),
        pipelined(share=SHARE.replace("s_barrier\n", "", 1)),
        pipelined(share=SHARE.replace("s_waitcnt vmcnt(0)\n", "")),
        pytest.param(pipelined(count=COUNT.replace("10, 1\n", "10, 2\n")), marks=pytest.mark.full),
    ],
)
def test_no_broken_pipelined_loop_is_proved(broken: str) -> None:
    assert not judged(broken, AT_THE_BARRIER).holds


@pytest.mark.parametrize("first", [CutPoint(number) for number in (0, 11, 15, 19, 26)])
@pytest.mark.parametrize("second", [CutPoint(number) for number in (4, 12)])
def test_a_wrong_cut_ends_in_a_proof_or_unknown(first: CutPoint, second: CutPoint) -> None:
    assert judged(pipelined(), ((first, second),)).status in (PROVED, UNKNOWN)
    assert judged(PLAIN, ((first, second),)).status == PROVED
    assert not judged(pipelined(next_load=LOAD.replace("64", "68")), ((first, second),)).holds


@pytest.mark.parametrize("point", [CutPoint(10_000), CutPoint(0, "nowhere"), CutPoint(2**31, ".LBB0_1")])
def test_a_place_that_there_is_not_says_nothing(point: CutPoint) -> None:
    assert judged(pipelined(), ((point, point),)).status == UNKNOWN
    assert judged(pipelined(), ((point, point), *AT_THE_BARRIER)).status == PROVED


def test_the_cut_of_an_inner_loop_leaves_the_header_of_the_outer_one() -> None:
    """An inner loop that may run no iteration does not cut the loop around it."""
    inner = f"s_mov_b32 s12, 0\n.LBB0_4:\ns_cmp_ge_i32 s12, s9\ns_cbranch_scc1 .LBB0_5\n{LOAD}s_waitcnt vmcnt(0)\n"
    inner += "v_fmac_f32_e32 v2, v3, v3\ns_add_i32 s12, s12, 1\ns_branch .LBB0_4\n.LBB0_5:\n"
    nested = f"{START}.LBB0_1:\n{inner}{COUNT}s_cbranch_scc1 .LBB0_1\n{STORE}"
    other = nested.replace("v_fmac_f32_e32 v2, v3, v3", "v_fma_f32 v2, v3, v3, v2")
    for offset in (0, 2, 5):
        point = CutPoint(offset, ".LBB0_4")
        assert judged(other, ((point, point),), nested).status == PROVED
        assert not judged(other.replace("v3, v3, v2", "v3, v2, v3"), ((point, point),), nested).holds


@pytest.mark.full
def test_no_cut_makes_a_fault_look_right() -> None:
    """Random faults in small kernels of every kind, under random cut points; what is proved runs alike."""
    launches, proved = [parse_spec(SPEC).resolve({})], 0
    for seed in range(300):
        chosen = random.Random(seed)
        original = text(chosen.choice(list(BODIES)))
        try:
            a, b = (
                read_text(each).kernel() for each in (original, original.replace(*faulty(original, chosen, "kernel")))
            )
        except UserError:
            continue
        pairs = [(chosen.randrange(len(a.instructions)), chosen.randrange(len(b.instructions))) for _ in range(3)]
        same = chosen.random() < 0.6
        cuts = tuple((CutPoint(first), CutPoint(first if same else second)) for first, second in pairs)
        if not prove(a, b, hints=Hints(cuts=cuts)).holds:
            continue
        proved += 1
        try:
            found = compare(a, b, launches, ["forward", "lockstep"], sanitize=False)
        except (UserError, NotEmulated):
            continue
        assert not found.differences, seed
    assert proved > 10


def test_a_cut_that_is_its_own_ancestor_ends_the_way_up_and_counts_as_in_the_loop() -> None:
    parents = {(1, 1): (2, 2), (2, 2): (1, 1), (4, 4): None, (5, 5): (4, 4)}
    cuts = {blocks: SimpleNamespace(parent=parent) for blocks, parent in parents.items()}
    product = cast("Product", SimpleNamespace(cuts=cuts))
    assert Product._is_back(product, (3, 3), (1, 1))
    assert Product._is_back(product, (4, 4), (5, 5))
    assert not Product._is_back(product, (3, 3), (5, 5))
