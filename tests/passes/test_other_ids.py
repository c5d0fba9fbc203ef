"""complete-lines and swizzle-workgroups: other ids for work-items and workgroups, and what forbids them."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import some

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file, read_text
from isatool.emulator.compare import compare
from isatool.passes.common.declaration import Pass
from isatool.passes.lanes.options import CompleteLines, SwizzleWorkgroups
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.verdict import ASSUMING

DATA = Path(__file__).resolve().parents[1] / "data/lanes"
COPY, TILES = DATA / "strided_copy.s", DATA / "tiles.s"


def made(path: Path, step: Pass, *changes: tuple[str, str]) -> Rewrite:
    text = path.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return rewrite(read_text(text, path.name), (step,), assumptions=frozenset((Sentence.NO_RACES,)))


def said(rewritten: Rewrite) -> str:
    return " | ".join(remark.message for remark in rewritten.remarks)


def test_a_strided_copy_touches_far_fewer_lines_and_copies_the_same() -> None:
    found = made(COPY, CompleteLines())
    facts = found.remarks[0].facts
    assert 2 * int(facts["lines after"]) <= int(facts["lines before"]), facts
    shown = show_equal(found, load_spec(COPY.with_suffix(".toml")))
    assert (shown.proved, shown.emulated, shown.assumptions) == (True, True, (Sentence.NO_RACES,))
    assert not rewrite(found.program, (CompleteLines(),)).changed


@pytest.mark.full
@pytest.mark.parametrize(("order", "size"), some([("hilbert", 320), ("panels", 192), ("panels", 576)], 3))
def test_tiles_in_another_order_are_the_same_product(order: str, size: int) -> None:
    found = made(TILES, SwizzleWorkgroups(order=order, grid=128))
    facts = found.remarks[0].facts
    assert int(facts["lines after"]) < int(facts["lines before"])
    assert show_equal(found, None).proved
    launch = load_spec(TILES.with_suffix(".toml")).resolve({"N": size})
    comparison = compare(read_file(TILES).kernel(), found.function, [launch], ["forward"], sanitize=False)
    assert comparison.equal, str(comparison)


def test_without_the_assumption_nothing_is_called_proved() -> None:
    found = rewrite(read_file(COPY), (CompleteLines(),))
    shown = show_equal(found, None)
    assert not shown.proved
    assert [each.subject for each in shown.ungranted] == [Sentence.NO_RACES]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ((("v_mul_f32_e32 v3, 2.0, v3", "v_mov_b32_dpp v3, v3 quad_perm:[0,0,0,0] row_mask:0xf bank_mask:0xf"),),
         "other lanes"),
        ((("v_mul_f32_e32 v3, 2.0, v3", "v_readfirstlane_b32 s11, v3"),), "other lanes"),
        ((("v_mul_f32_e32 v3, 2.0, v3", "v_mbcnt_lo_u32_b32 v3, -1, v3"),), "number of a lane"),
        ((("v_mul_f32_e32 v3, 2.0, v3",
            "v_cmp_gt_f32_e32 vcc_lo, 0, v3\n\ts_mov_b32 s11, vcc_lo\n\ts_add_i32 s12, s11, 1"),),
         "reads a mask of lanes"),
        ((("s_mov_b32 s10, 0", "s_mov_b32 s10, 0\n\tv_cmp_gt_u32_e32 vcc_lo, 8, v0\n\ts_cbranch_vccz .Lloop"),),
         "reads a mask of lanes"),
        ((("v_mul_f32_e32 v3, 2.0, v3", "v_cmp_gt_f32_e32 vcc_lo, 0, v3\n\tv_add_f32_e32 v3, vcc_lo, v3"),),
         "as a number"),
        ((("v_mul_f32_e32 v3, 2.0, v3", "v_cmpx_gt_f32_e32 0, v3"),), "switches lanes off"),
        ((("global_store_b32 v1, v3, s[6:7]", "global_atomic_add_f32 v1, v3, s[6:7]"),), "communicate"),
        ((("global_load_b32 v3, v1, s[4:5]", "global_load_b32 v3, v1, s[4:5] glc"),), "wait for another"),
        ((("v_mul_f32_e32 v3, 2.0, v3", "s_getreg_b32 s11, hwreg(HW_REG_HW_ID1)"),), "where a wave runs"),
        ((("    .reqd_workgroup_size: [256, 1, 1]\n", ""),), "no known shape"),
        ((("    .reqd_workgroup_size: [256, 1, 1]\n", "    .reqd_workgroup_size: [192, 1, 1]\n"),), "powers of two"),
        ((("v_and_b32_e32 v1, 15, v0", "v_and_b32_e32 v2, 15, v0"),
           ("v_lshrrev_b32_e32 v2, 4, v0", "v_lshrrev_b32_e32 v1, 4, v0")),
         "touches fewer lines"),
    ],
)  # fmt: skip
def test_work_items_that_can_tell_where_they_run_keep_their_ids(changes: tuple[tuple[str, str], ...], why: str) -> None:
    found = made(COPY, CompleteLines(), *changes)
    assert not found.changed
    assert why in said(found)


def test_masks_that_lanes_read_each_for_itself_are_no_obstacle() -> None:
    new = "v_cmp_gt_f32_e32 vcc_lo, 0, v3\n\ts_not_b32 s12, vcc_lo\n\tv_cndmask_b32_e64 v3, v3, 1.0, s12"
    found = made(COPY, CompleteLines(), ("v_mul_f32_e32 v3, 2.0, v3", new))
    assert found.changed, said(found)
    assert show_equal(found, load_spec(COPY.with_suffix(".toml"))).proved


FAULTS = (
    (COPY, CompleteLines(), ("v_bfe_u32 v1, v0, 4, 4", "v_bfe_u32 v1, v5, 4, 4")),
    (COPY, CompleteLines(), ("v_bfe_u32 v1, v0, 4, 4", "v_bfe_u32 v1, v0, 4, 3")),
    (COPY, CompleteLines(), ("v_bfe_u32 v1, v0, 4, 4", "v_bfe_u32 v1, v0, 3, 4")),
    (COPY, CompleteLines(), ("v_lshl_or_b32 v0, v1, 0, v2", "v_lshl_or_b32 v0, v1, 0, v0")),
    (COPY, CompleteLines(), ("v_lshlrev_b32_e32 v2, 4, v1", "v_lshlrev_b32_e32 v2, 3, v1")),
    (COPY, CompleteLines(), ("v_mul_f32_e32 v3, 2.0, v3", "v_mul_f32_e32 v3, 4.0, v3")),
    (TILES, SwizzleWorkgroups(grid=128), ("s_lshr_b32 s20, s18, 3", "s_lshr_b32 s20, s18, 2")),
    (TILES, SwizzleWorkgroups(grid=128), ("s_cselect_b32 s15, s21, s15", "s_cselect_b32 s15, s21, s14")),
    (TILES, SwizzleWorkgroups(grid=128), ("s_cmp_lt_u32 s19, s17", "s_cmp_le_u32 s19, s17")),
    (TILES, SwizzleWorkgroups(grid=128), ("s_load_b64 s[16:17], s[0:1], 0x18", "s_load_b64 s[16:17], s[0:1], 0x1c")),
)


@pytest.mark.parametrize(("path", "step", "change"), some(FAULTS, 7))
def test_a_fault_in_the_output_is_not_shown(path: Path, step: Pass, change: tuple[str, str]) -> None:
    found = made(path, step)
    *_, (_, before), (lemma, after) = found.proof_steps
    first = before.kernel()
    assert lemma.judge(first, after.kernel()).status == ASSUMING
    text = emit(after)
    assert change[0] in text
    wrong = read_text(text.replace(*change, 1), path.name).kernel()
    assert not lemma.judge(first, wrong).holds
