"""Whole proofs: samples against themselves and their rewrites, loops, and what the verdicts say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from verify_snippets import FILLED, PROLOGUE, compare, kernel, verdict_of

from isatool.analysis.assumptions import Sentence
from isatool.asm.reader import read_file, read_text
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, REFUTED, UNKNOWN, Assumption

ROOT = Path(__file__).resolve().parents[2]
SAMPLES = sorted((ROOT / "samples" / "sgemm").glob("*.s"))
STORE = "global_store_b32 v1, v2, s[4:5]"


@pytest.fixture
def values_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the comparison block by block, so that the proof by values has to do it."""
    monkeypatch.setattr("isatool.verify.prove.same_by_blocks", lambda *_, **__: "not asked")
    monkeypatch.setattr("isatool.verify.prove.same_unfolding", lambda *_: "not asked")


@pytest.mark.usefixtures("values_only")
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_a_sample_equals_itself_by_values(path: Path) -> None:
    function = read_file(str(path)).kernel(None)
    found = prove(function, function)
    assert found.status == PROVED, found
    assert found.statistics["rounds"] > 1


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v67", "v68"),
        pytest.param("v186", "v187", marks=pytest.mark.full),
        pytest.param("v163", "v164", marks=pytest.mark.full),
    ],
)
def test_a_renamer_that_merges_two_registers_is_caught(old: str, new: str) -> None:
    path = ROOT / "samples" / "sgemm" / "kernel5.s"
    broken = re.sub(rf"\b{old}\b", new, path.read_text())
    found = prove(read_file(str(path)).kernel(None), read_text(broken).kernel(None))
    assert found.status in (UNKNOWN, REFUTED)


LOOP = """
s_mov_b32 s10, 0
v_mov_b32_e32 v2, 0
s_cmp_lt_i32 s8, 1
s_cbranch_scc1 .LBB0_2
.LBB0_1:
{body}
s_add_i32 s10, s10, 1
s_cmp_lg_u32 s10, s8
s_cbranch_scc1 .LBB0_1
.LBB0_2:
"""
TURN = "global_load_b32 v3, v1, s[6:7]\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v2, v2, v3\nv_add_nc_u32_e32 v1, 4, v1"


def loop(body: str) -> str:
    return LOOP.format(body=body) + "v_lshlrev_b32_e32 v1, 2, v0\n" + STORE


@pytest.mark.usefixtures("values_only")
def test_a_loop_of_unknown_length_with_other_registers_is_proved() -> None:
    renamed = TURN.replace("v3", "v13")
    assert compare(loop(TURN), loop(renamed)).status == PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    [("v1, 4, v1", "v1, 8, v1"), ("v2, v2, v3", "v2, v3, v2"), ("v2, v2, v3", "v2, v3, v3"), ("s[6:7]", "s[4:5]")],
)
def test_a_loop_that_does_something_else_is_not_proved(old: str, new: str) -> None:
    found = compare(loop(TURN), loop(TURN.replace(old, new)))
    assert found.status == UNKNOWN
    assert found.first_difference is not None
    assert found.first_difference.second is not None


def test_another_number_of_turns_is_not_proved() -> None:
    first = loop(TURN)
    assert compare(first, first.replace("s_cmp_lt_i32 s8, 1", "s_cmp_lt_i32 s8, 2")).status == UNKNOWN
    assert compare(first, first.replace("s_add_i32 s10, s10, 1", "s_add_i32 s10, s10, 2")).status == UNKNOWN


def test_memory_that_differs_in_a_loop_without_end_is_not_proved() -> None:
    endless = ".LBB0_1:\n{}\ns_cmp_lg_u32 s8, s9\ns_cbranch_scc1 .LBB0_1\ns_branch .LBB0_1"
    store = "v_mov_b32_e32 v2, {}\n" + STORE
    assert compare(endless.format(store.format(1)), endless.format(store.format(1))).status == PROVED
    assert compare(endless.format(store.format(1)), endless.format(store.format(2))).status == UNKNOWN


@pytest.mark.usefixtures("values_only")
def test_a_loop_with_a_known_number_of_turns_equals_the_unrolled_one() -> None:
    rolled = (
        "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, 0\n.LBB0_1:\nv_add_nc_u32_e32 v2, v2, v0\ns_add_i32 s10, s10, 1\n"
        "s_cmp_lg_u32 s10, 3\ns_cbranch_scc1 .LBB0_1\n" + STORE
    )
    unrolled = "v_mov_b32_e32 v2, 0\n" + "v_add_nc_u32_e32 v2, v2, v0\n" * 3 + STORE
    assert compare(rolled, unrolled).status == PROVED
    assert compare(rolled, unrolled.replace("v2, v2, v0", "v2, v2, v2", 1)).status == UNKNOWN


def test_a_loop_that_one_program_never_leaves_is_unknown() -> None:
    first = loop(TURN)
    found = compare(first, first.replace("s_cmp_lg_u32 s10, s8\n", ""))
    assert found.status == UNKNOWN


def test_a_missing_wait_is_refuted_with_a_launch() -> None:
    body = f"global_load_b32 v2, v1, s[6:7]\ns_waitcnt vmcnt(0)\n{STORE}"
    found = compare(body, body.replace("s_waitcnt vmcnt(0)\n", ""))
    assert found.status == REFUTED
    assert found.first_difference is not None
    assert "in flight" in found.first_difference.message
    assert found.first_difference.notes


def test_a_first_program_at_fault_proves_nothing() -> None:
    body = f"global_load_b32 v2, v1, s[6:7]\n{STORE}"
    found = compare(body, body.replace("v2", "v3"))
    assert found.status == UNKNOWN
    assert found.first_difference is not None
    assert "first program is at fault" in found.first_difference.message


def test_undefined_registers_are_named() -> None:
    found = compare(f"v_mov_b32_e32 v2, v7\n{STORE}", f"v_mov_b32_e32 v2, v8\n{STORE}")
    assert found.status == UNKNOWN
    assert "v7, which nothing has written" in str(found.first_difference)


def test_a_wide_lds_load_is_split_in_bounds_only() -> None:
    def body(load: str) -> str:
        return f"{load}\ns_waitcnt lgkmcnt(0)\nglobal_store_b64 v1, v[2:3], s[4:5]"

    for base, expected in (("v1", PROVED), ("v9", ASSUMING)):
        first = (
            FILLED + "v_lshlrev_b32_e32 v9, 2, v0\nv_add_nc_u32_e32 v9, s8, v9\n" + body(f"ds_load_b64 v[2:3], {base}")
        )
        split = body(f"ds_load_b32 v2, {base}\nds_load_b32 v3, {base} offset:4")
        second = FILLED + "v_lshlrev_b32_e32 v9, 2, v0\nv_add_nc_u32_e32 v9, s8, v9\n" + split
        found = compare(first, second, lds=2048)
        assert found.status == expected, found
        assert found.assumptions == ((Assumption(Sentence.LDS_IN_BOUNDS),) if expected == ASSUMING else ())


def test_an_assumption_about_an_argument_is_said_where_it_is_used() -> None:
    first = f"s_lshl_b32 s10, s8, 2\nv_mov_b32_e32 v2, s10\n{STORE}"
    second = f"s_movk_i32 s10, 0x100\nv_mov_b32_e32 v2, s10\n{STORE}"
    assert compare(first, second).status == UNKNOWN
    found = compare(first, second, assume=("kernarg[16] = 64",))
    assert found.status == ASSUMING
    assert str(found.assumptions[0]) == "kernarg[16] = 64"
    assert compare(first, second, assume=("kernarg[16] = 65",)).status == UNKNOWN
    assert compare(first, first, assume=("kernarg[16] = 65",)).assumptions == ()


@pytest.mark.parametrize("mode", [".amdhsa_float_denorm_mode_16_64 0", ".amdhsa_ieee_mode 0", ".amdhsa_dx10_clamp 0"])
def test_another_mode_is_not_proved(mode: str) -> None:
    body = PROLOGUE + "v_mov_b32_e32 v2, 1\n" + STORE
    found = verdict_of(kernel(body), kernel(body, mode=f"\n\t\t{mode}"))
    assert found.status == UNKNOWN
    assert "launched differently" in str(found.first_difference)


def test_register_counts_do_not_matter() -> None:
    body = PROLOGUE + "v_mov_b32_e32 v2, 1\n" + STORE
    text = kernel(body)
    assert verdict_of(text, text.replace("next_free_vgpr 64", "next_free_vgpr 32")).status == PROVED


def test_exec_that_may_turn_on_lanes_that_the_launch_left_off_is_followed_in_full_waves_alone() -> None:
    body = "s_mov_b32 exec_lo, -1\nv_mov_b32_e32 v2, 1\n" + STORE
    found = compare(body, body.replace("v2", "v3"))
    assert found.status in (UNKNOWN, PROVED)
    found = compare(body, "v_mov_b32_e32 v2, 1\n" + STORE)
    assert found.status == ASSUMING
    assert [each.subject for each in found.assumptions] == [Sentence.FULL_WAVES]
    assert compare(body, "v_mov_b32_e32 v2, 2\n" + STORE).status == UNKNOWN


def test_two_stores_are_exchanged_only_where_no_two_lanes_can_meet() -> None:
    a, b = "global_store_b32 v1, v0, s[4:5]", "global_store_b32 v1, v1, s[4:5] offset:{}"
    apart, meeting = b.format(1024), b.format(4)
    found = compare(f"{a}\n{apart}", f"{apart}\n{a}")
    assert found.status == PROVED
    assert found.premises, "the order of accesses was used"
    assert compare(f"{a}\n{meeting}", f"{meeting}\n{a}").status == ASSUMING


@pytest.mark.usefixtures("values_only")
def test_exec_stays_known_where_another_register_began_with_its_value() -> None:
    saved = "s_mov_b32 s12, exec_lo\nv_cmpx_gt_u32_e32 16, v0\nv_mov_b32_e32 v4, 1\ns_or_b32 exec_lo, exec_lo, s12\n"
    turn = TURN + "\ns_add_i32 s12, s12, 1"
    assert compare(saved + loop(turn), saved + loop(turn.replace("v3", "v13"))).status == PROVED
    assert compare(saved + loop(turn), saved + loop(turn.replace("v2, v2, v3", "v2, v3, v2"))).status == UNKNOWN
