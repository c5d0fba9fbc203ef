"""Copies of constants made from the constants, where the lanes are the same; and what the proof block by block says."""

from __future__ import annotations

import pytest
from checked import finished, run_pass
from small_kernels import body_of, small_kernel

from isatool.analysis.cfg import build_flow
from isatool.passes.common.draft import Draft
from isatool.passes.pair.constant_copies import plan_constant_copies
from isatool.passes.pair.pair import Pair
from isatool.verify.structural.blockwise import same_by_blocks

USES = "\n".join(f"global_store_b32 v0, v{number}, s[2:3]" for number in range(2, 10))
COPIES = "v_mov_b32_e32 v2, 0\n" + "\n".join(f"v_mov_b32_e32 v{number}, v2" for number in range(3, 10)) + "\n"


def rewritten(body: str) -> list[str]:
    function = small_kernel(body)
    flow = build_flow(function)
    return body_of(Draft.of(function).edited(flow, plan_constant_copies(flow)).function)


def test_copies_of_a_constant_become_moves_of_it() -> None:
    made = rewritten(COPIES + USES)
    assert made[:8] == [f"v_mov_b32_e32 v{number}, 0" for number in range(2, 10)]


def test_halves_of_pairs_take_constants_too() -> None:
    made = rewritten("v_mov_b32_e32 v2, 5\nv_dual_mov_b32 v3, v2 :: v_dual_add_f32 v4, v1, v5\n" + USES)
    assert made[1] == "v_dual_mov_b32 v3, 5 :: v_dual_add_f32 v4, v1, v5"


@pytest.mark.parametrize(
    "between",
    ["s_mov_b32 exec_lo, s4", "v_add_f32_e32 v2, 1.0, v2", "global_load_b32 v2, v0, s[2:3]\ns_waitcnt vmcnt(0)"],
    ids=["other lanes", "another value", "a load"],
)
def test_what_may_differ_from_the_constant_is_copied(between: str) -> None:
    made = rewritten(f"v_mov_b32_e32 v2, 0\n{between}\nv_mov_b32_e32 v3, v2\n" + USES)
    assert "v_mov_b32_e32 v3, v2" in made


@pytest.mark.parametrize("constant", ["0x12345678", "s4", "v1", "1.0"])
def test_only_inline_integers_are_taken(constant: str) -> None:
    assert "v_mov_b32_e32 v3, v2" in rewritten(f"v_mov_b32_e32 v2, {constant}\nv_mov_b32_e32 v3, v2\n" + USES)


def test_pair_makes_pairs_of_copies_of_a_constant() -> None:
    before = small_kernel(COPIES + USES)
    result = run_pass(before, Pair())
    after = finished(before, result)
    assert sum(instruction.is_dual for _, instruction in after.instructions) == 4
    assert same_by_blocks(build_flow(before), build_flow(after)) is None


def same(first: str, second: str) -> bool:
    return same_by_blocks(*(build_flow(small_kernel(body + USES)) for body in (first, second))) is None


def test_a_copy_of_a_constant_is_a_move_of_it_in_the_same_lanes_only() -> None:
    start, change = "v_mov_b32_e32 v2, 0\n", "s_mov_b32 exec_lo, s4\n"
    copy, move = "v_mov_b32_e32 v3, v2\n", "v_mov_b32_e32 v3, 0\n"
    assert same(start + copy, start + move)
    assert not same(start + copy, start + "v_mov_b32_e32 v3, 1\n")
    assert not same(
        change + start + "s_mov_b32 exec_lo, -1\n" + copy, change + start + "s_mov_b32 exec_lo, -1\n" + move
    )
    assert not same(start + "v_add_f32_e32 v2, 1.0, v2\n" + copy, start + "v_add_f32_e32 v2, 1.0, v2\n" + move)
