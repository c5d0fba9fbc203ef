"""Hints of passes: right ones are taken, wrong ones can only lead to unknown."""

from __future__ import annotations

import pytest
from test_unrolled_loops import FIRST, TURN, unrolled
from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, UNKNOWN, Assumption, Hints, Verdict

BROKEN = unrolled(TURN * 3 + TURN.replace("v3, v3", "v3, v2"))


def told(first: str, second: str, hints: Hints) -> Verdict:
    a, b = (read_text(kernel(PROLOGUE + body, items=256)).kernel(None) for body in (first, second))
    return prove(a, b, hints=hints)


def test_right_hints_are_taken() -> None:
    hints = Hints(headers=((".LBB0_1", ".LBB0_3"), (".LBB0_1", ".LBB0_1")), unroll={})
    assert told(FIRST, unrolled(), hints).status == PROVED
    assert told(FIRST, unrolled(), Hints(((".LBB0_1", ".LBB0_3"),), {".LBB0_1": 4})).status == PROVED


WRONG = [
    Hints(((".LBB0_1", ".LBB0_3"),), {".LBB0_1": 3}),
    Hints(((".LBB0_1", ".LBB0_3"),), {".LBB0_1": 5}),
    pytest.param(Hints(((".LBB0_1", ".LBB0_3"), (".LBB0_1", ".LBB0_1")), {".LBB0_1": 4}), marks=pytest.mark.full),
    Hints(((".LBB0_2", ".LBB0_3"),), {".LBB0_2": 4}),
    Hints(((".LBB0_9", ".LBB0_3"), (".LBB0_1", "elsewhere")), {".LBB0_9": 4, "": 0}),
    Hints(((".LBB0_1", ".LBB0_3"),), {".LBB0_1": 1_000_000}),
    Hints(((".LBB0_1", ".LBB0_3"),), {".LBB0_1": -4}),
]


@pytest.mark.parametrize("hints", WRONG)
def test_no_hint_makes_a_broken_rewrite_look_right(hints: Hints) -> None:
    assert told(FIRST, BROKEN, hints).status == UNKNOWN
    assert told(FIRST, unrolled(TURN * 5), hints).status == UNKNOWN
    assert told(FIRST, unrolled(leave=""), hints).status == UNKNOWN


@pytest.mark.parametrize("hints", WRONG)
def test_a_wrong_hint_ends_in_a_proof_or_unknown(hints: Hints) -> None:
    assert told(FIRST, unrolled(), hints).status in (PROVED, UNKNOWN)


def test_what_a_pass_assumed_is_said() -> None:
    first = "s_lshl_b32 s10, s8, 2\nv_mov_b32_e32 v2, s10\nglobal_store_b32 v1, v2, s[4:5]"
    second = "s_movk_i32 s10, 0x100\nv_mov_b32_e32 v2, s10\nglobal_store_b32 v1, v2, s[4:5]"
    assumption = Assumption("kernarg[16]", 64, 64)
    found = told(first, second, Hints(assumptions=(assumption,)))
    assert found.status == ASSUMING
    assert found.assumptions == (assumption,)
    assert told(first, second, Hints(assumptions=(Assumption("kernarg[16]", 65, 65),))).status == UNKNOWN
    assert told(first, first, Hints(assumptions=(assumption,))).status == PROVED
