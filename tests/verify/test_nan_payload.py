"""Equality up to which NaN a NaN is: factors and summands of float operations may change places, nothing else."""

from __future__ import annotations

import pytest
from verify_snippets import kernel

from isatool.analysis.assumptions import Sentence
from isatool.asm.reader import read_text
from isatool.verify.prove import prove
from isatool.verify.verdict import ASSUMING, PROVED, Assumption

LOAD = """
s_load_b128 s[0:3], s[0:1], 0x0
v_lshlrev_b32_e32 v4, 4, v0
s_waitcnt lgkmcnt(0)
global_load_b96 v[0:2], v4, s[0:1]
s_waitcnt vmcnt(0)
"""
STORE = "\nglobal_store_b32 v4, v3, s[2:3]"


def judged(first: str, second: str) -> tuple[str, str]:
    """(verdict as it stands, verdict if payloads may differ)."""
    a, b = (read_text(kernel(LOAD + code + STORE)).kernel() for code in (first, second))
    return prove(a, b).status, prove(a, b, assumptions=(Assumption(Sentence.NAN_PAYLOAD),)).status


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("v_mul_f32_e32 v3, v0, v1", "v_mul_f32_e32 v3, v1, v0"),
        ("v_add_f32_e32 v3, v0, v1", "v_add_f32_e32 v3, v1, v0"),
        ("v_max_f32_e32 v3, v0, v1", "v_max_f32_e32 v3, v1, v0"),
        ("v_fma_f32 v3, v0, v1, v2", "v_fma_f32 v3, v1, v0, v2"),
        ("v_subrev_f32_e32 v3, v0, v1", "v_sub_f32_e32 v3, v1, v0"),
    ],
)
def test_exchanged_sources_are_equal_only_if_payloads_may_differ(first: str, second: str) -> None:
    strict, loose = judged(first, second)
    assert strict != PROVED
    assert loose == ASSUMING


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("v_sub_f32_e32 v3, v0, v1", "v_sub_f32_e32 v3, v1, v0"),
        ("v_fma_f32 v3, v0, v1, v2", "v_fma_f32 v3, v0, v2, v1"),
        ("v_lshlrev_b32_e32 v3, v0, v1", "v_lshlrev_b32_e32 v3, v1, v0"),
        ("v_mul_f32_e32 v3, v0, v1", "v_mul_f32_e32 v3, v0, v2"),
        ("v_min_f32_e32 v3, v0, v1", "v_max_f32_e32 v3, v0, v1"),
    ],
)
def test_nothing_else_is_let_through(first: str, second: str) -> None:
    strict, loose = judged(first, second)
    assert strict not in (PROVED, ASSUMING)
    assert loose not in (PROVED, ASSUMING)


def test_what_is_equal_anyway_stays_proved_without_a_condition() -> None:
    assert judged("v_and_b32_e32 v3, v0, v1", "v_and_b32_e32 v3, v1, v0") == (PROVED, PROVED)
