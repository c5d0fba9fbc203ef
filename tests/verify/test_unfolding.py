"""Programs that unfold alike are equal, and nothing else is taken for an unfolding."""

from __future__ import annotations

import pytest
from verify_snippets import compare, kernel

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.asm.reader import read_text
from isatool.verify.structural.unfolding import require_walk, same_unfolding
from isatool.verify.verdict import PROVED, NotShownError

TURN = "global_load_b32 v3, v1, s[6:7]\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v2, v3, v2\nv_cmp_lt_f32_e64 s10, v3, v2\n"
LEAVE = "s_and_not1_b32 exec_lo, exec_lo, s10\n"
END = "global_store_b32 v1, v2, s[4:5]"
LOOP = f"v_mov_b32_e32 v2, 0\n.L0:\n{TURN}{LEAVE}s_cbranch_execnz .L0\n{END}"
TWICE = f"v_mov_b32_e32 v2, 0\n.L0:\n{TURN}{LEAVE}s_cbranch_execz .L1\n{TURN}{LEAVE}s_cbranch_execnz .L0\n.L1:\n{END}"


def flow(body: str) -> ControlFlow:
    return build_flow(read_text(kernel(body), "unfolding.s").kernel(None))


def test_two_copies_that_keep_their_tests_are_an_unfolding() -> None:
    assert same_unfolding(flow(LOOP), flow(TWICE)) is None
    assert same_unfolding(flow(TWICE), flow(LOOP)) is None
    assert compare(LOOP, TWICE).status == PROVED


def test_a_peeled_turn_and_plain_branches_are_an_unfolding() -> None:
    peeled = (
        f"v_mov_b32_e32 v2, 0\n{TURN}{LEAVE}s_cbranch_execz .L1\ns_branch .L0\n.L0:\n"
        f"{TURN}{LEAVE}s_cbranch_execnz .L0\n.L1:\n{END}"
    )
    assert same_unfolding(flow(LOOP), flow(peeled)) is None


@pytest.mark.parametrize(
    ("second", "reason"),
    [
        (TWICE.replace("s_cbranch_execz .L1", "s_cbranch_execnz .L1"), "differ"),
        (TWICE.replace("s_cbranch_execz .L1\n", ""), "differ"),
        (TWICE.replace("s_cbranch_execnz .L0", "s_cbranch_execz .L0"), "differ"),
        (TWICE.replace("v_add_f32_e32 v2, v3, v2", "v_add_f32_e32 v2, v2, v3", 1), "differ"),
        (TWICE.replace("s_cbranch_execnz .L0\n", "s_cbranch_execnz .L0\ns_branch .L0\n"), "differ"),
        (LOOP.replace(LEAVE, ""), "differ"),
        (LOOP.replace("s_cbranch_execnz .L0", "s_cbranch_vccnz .L0"), "differ"),
        (LOOP.replace(".L0:\n", ".L0:\ns_branch .L0\n"), "runs in a circle"),
        (LOOP.replace(".L0:\n", ".L0:\ns_getpc_b64 s[12:13]\n"), "its own place"),
    ],
)
def test_what_does_something_else_is_not_an_unfolding(second: str, reason: str) -> None:
    assert reason in same_unfolding(flow(LOOP), flow(second))


def test_symbols_that_the_assembler_fills_in_are_not_compared() -> None:
    body = LOOP.replace("v_mov_b32_e32 v2, 0", "s_mov_b32 s11, table\nv_mov_b32_e32 v2, 0")
    assert "names a symbol" in same_unfolding(flow(body), flow(body))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s_cbranch_execnz .L0", "s_cbranch_vccnz .L0"),
        ("s_cbranch_execnz .L0", "s_nop 0"),
        ("v_add_f32_e32 v2, v3, v2", "s_endpgm"),
        ("v_add_f32_e32 v2, v3, v2", "s_branch .L0"),
        ("v_add_f32_e32 v2, v3, v2", "v_unknown v2, v3"),
        ("v_add_f32_e32 v2, v3, v2", "s_getpc_b64 s[12:13]"),
    ],
)
def test_a_lemma_cannot_take_what_leaves_the_walk_for_something_else(old: str, new: str) -> None:
    with pytest.raises(NotShownError):
        require_walk(flow(LOOP), flow(LOOP.replace(old, new)), alike=lambda *_: True)
    require_walk(flow(LOOP), flow(LOOP.replace("v_add_f32_e32", "v_sub_f32_e32")), alike=lambda *_: True)


def test_a_lemma_cannot_take_what_a_hint_keeps_for_something_else() -> None:
    kept = LOOP.replace("v_add_f32_e32 v2, v3, v2", "v_add_f32_e32 v2, v3, v2 ; isatool: keep")
    require_walk(flow(kept), flow(kept), alike=lambda *_: True)
    with pytest.raises(NotShownError):
        require_walk(flow(kept), flow(kept.replace("v_add_f32_e32", "v_sub_f32_e32")), alike=lambda *_: True)
