"""Loops that add to memory by compare and swap wait for nobody; what differs from one in a single point may wait."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel

from isatool.analysis.assumptions import Sentence
from isatool.asm.reader import read_text
from isatool.pipeline.judge import judge
from isatool.verify.verdict import ASSUMING, PROVED, Assumption

ADD = """
	v_add_nc_u32_e32 v5, 0x100, v1
	global_load_b32 v3, v1, s[4:5]
	global_load_b32 v7, v5, s[4:5]
	s_waitcnt vmcnt(0)
	s_mov_b32 s8, exec_lo
	s_mov_b32 s9, exec_lo
	v_mov_b32_e32 v2, v3
	v_mov_b32_e32 v6, v7
.LR:
	s_mov_b32 exec_lo, s8
	v_mov_b32_e32 v3, v2
	v_add_f32_e32 v2, v3, v0
	global_atomic_cmpswap_b32 v2, v1, v[2:3], s[4:5] glc
	s_mov_b32 exec_lo, s9
	v_mov_b32_e32 v7, v6
	v_add_f32_e32 v6, v7, v0
	global_atomic_cmpswap_b32 v6, v5, v[6:7], s[4:5] glc
	s_waitcnt vmcnt(0)
	s_mov_b32 exec_lo, s8
	v_cmp_ne_u32_e64 s10, v2, v3
	s_and_b32 s8, s10, s8
	s_mov_b32 exec_lo, s9
	v_cmp_ne_u32_e64 s10, v6, v7
	s_and_b32 s9, s10, s9
	s_mov_b32 s10, 0
	s_or_b32 s10, s8, s10
	s_or_b32 s10, s9, s10
	s_or_saveexec_b32 s11, s10
	s_cbranch_execnz .LR
	s_mov_b32 exec_lo, -1
	global_store_b32 v1, v2, s[6:7]
"""


def needed(body: str) -> bool:
    """Whether workgroups have to be resident where fewer of them fit."""
    text = kernel(PROLOGUE + body)
    changed = text.replace("next_free_vgpr 64", "next_free_vgpr 200").replace("s_endpgm", "s_nop 0\n\ts_endpgm")
    first, second = (read_text(each, "k.s").kernel("kernel") for each in (text, changed))
    found = judge(first, second)
    assert found.status in (PROVED, ASSUMING), found
    assert found.assumptions in ((), (Assumption(Sentence.RESIDENT),))
    return found.status == ASSUMING


def test_an_exchange_that_is_tried_again_with_what_it_found_waits_for_nobody() -> None:
    assert not needed(ADD)
    dual = ADD.replace("v_mov_b32_e32 v3, v2\n", "v_dual_mov_b32 v3, v2 :: v_dual_mov_b32 v8, v9\n")
    assert not needed(dual)
    buffer = ADD.replace("global_atomic_cmpswap_b32 v2, v1, v[2:3], s[4:5] glc", BUFFER)
    assert not needed(buffer)


BUFFER = "buffer_atomic_cmpswap_b32 v[2:3], v1, s[12:15], 0 offen glc"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        # it expects a value of its own, as a lock or a flag does
        ("	v_mov_b32_e32 v3, v2\n	v_add", "	v_mov_b32_e32 v3, 0\n	v_add"),
        ("	v_mov_b32_e32 v3, v2\n	v_add", "	v_add"),
        ("	v_mov_b32_e32 v3, v2\n	v_add", "	v_mov_b32_e32 v3, v4\n	v_add"),
        ("	v_mov_b32_e32 v3, v2\n	v_add", "	v_add_nc_u32_e32 v3, v2, v4\n	v_add"),
        ("v_add_f32_e32 v2, v3, v0", "v_add_f32_e32 v3, v3, v0"),
        # what it found does not reach the next try
        ("	s_cbranch_execnz", "	v_mov_b32_e32 v2, 1\n	s_cbranch_execnz"),
        ("	s_mov_b32 exec_lo, s8\n	v_mov", "	v_mov_b32_e32 v2, 1\n	s_mov_b32 exec_lo, s8\n	v_mov"),
        ("global_atomic_cmpswap_b32 v2, v1, v[2:3]", "global_atomic_cmpswap_b32 v4, v1, v[2:3]"),
        ("global_atomic_cmpswap_b32 v6, v5, v[6:7]", "global_atomic_cmpswap_b32 v2, v5, v[6:7]"),
        # it moves in lanes other than those that try
        (
            "	s_mov_b32 exec_lo, s8\n	v_mov_b32_e32 v3, v2\n",
            "	v_mov_b32_e32 v3, v2\n	s_mov_b32 exec_lo, s8\n",
        ),
        ("v3, v2\n	v_add", "v3, v2\n	s_mov_b32 exec_lo, s12\n	v_add"),
        # another place the next time
        (
            "	s_waitcnt vmcnt(0)\n	s_mov_b32 exec_lo, s8",
            "	s_waitcnt vmcnt(0)\n	v_add_nc_u32_e32 v1, 4, v1\n	s_mov_b32 exec_lo, s8",
        ),
        (
            "	s_waitcnt vmcnt(0)\n	s_mov_b32 exec_lo, s8",
            "	s_waitcnt vmcnt(0)\n	s_add_u32 s4, s4, 4\n	s_mov_b32 exec_lo, s8",
        ),
        # memory changes besides
        ("	v_add_f32_e32 v6", "	global_store_b32 v1, v4, s[4:5]\n	v_add_f32_e32 v6"),
        ("	v_add_f32_e32 v6", "	global_atomic_add_u32 v1, v4, s[4:5]\n	v_add_f32_e32 v6"),
        ("	v_add_f32_e32 v6", "	global_load_b32 v8, v1, s[4:5] glc\n	v_add_f32_e32 v6"),
        # lanes that succeeded try again, or those that did not are asked something else
        ("v_cmp_ne_u32_e64 s10, v2, v3", "v_cmp_eq_u32_e64 s10, v2, v3"),
        ("v_cmp_ne_u32_e64 s10, v2, v3", "v_cmp_ne_u32_e64 s10, v2, v0"),
        ("v_cmp_ne_u32_e64 s10, v2, v3", "v_cmp_neq_f32_e64 s10, v2, v3"),
        ("s_and_b32 s8, s10, s8", "s_or_b32 s8, s10, s8"),
        ("s_and_b32 s8, s10, s8", "s_and_b32 s8, s11, s8"),
        ("	s_and_b32 s8, s10, s8\n", ""),
        ("	s_and_b32 s9, s10, s9", "	s_mov_b32 s8, -1\n	s_and_b32 s9, s10, s9"),
        ("	s_mov_b32 exec_lo, s9\n	v_cmp", "	v_cmp"),
        # it goes on though all lanes are done
        ("s_mov_b32 s10, 0", "s_mov_b32 s10, 1"),
        ("s_or_b32 s10, s9, s10", "s_or_b32 s10, s12, s10"),
        ("s_or_saveexec_b32 s11, s10", "s_or_not1_saveexec_b32 s11, s10"),
        ("	s_cbranch_execnz .LR", "	s_cmp_eq_u32 s12, 0\n	s_cbranch_scc1 .LR"),
        # a loop around it may wait for what it finds
        ("	s_mov_b32 s8, exec_lo", ".LO:\n	s_mov_b32 s8, exec_lo"),
    ],
)
def test_what_differs_in_a_point_may_wait(old: str, new: str) -> None:
    assert old in ADD
    body = ADD.replace(old, new)
    if ".LO:" in new:
        body += "	v_cmp_ne_u32_e32 vcc_lo, 7, v2\n	s_cbranch_vccnz .LO\n"
    assert needed(body)
