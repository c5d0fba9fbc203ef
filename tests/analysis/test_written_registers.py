"""Registers that hold something on every path."""

from __future__ import annotations

from analysis_snippets import flow_of

from isatool.analysis.written_registers import find_written
from isatool.isa import chips
from isatool.isa.registers import vgpr

BRANCHES = """
    v_mov_b32_e32 v1, 0
    s_cbranch_scc1 .Lelse
    v_mov_b32_e32 v2, 0
    v_mov_b32_e32 v3, 0
    s_branch .Ljoined
    .Lelse:
    v_mov_b32_e32 v2, 0
    .Ljoined:
    v_mov_b32_e32 v4, 0
    .Lloop:
    v_mov_b32_e32 v5, 0
    s_cbranch_scc1 .Lloop
"""


def held(index: int) -> set[int]:
    """Numbers of the VGPRs that are written whatever path leads to an instruction."""
    written = find_written(flow_of(BRANCHES), 1 << vgpr(0)).before(index)
    return {number for number in range(8) if written >> vgpr(number) & 1}


def test_what_holds_something_at_entry_or_was_written_before_is_held() -> None:
    assert held(0) == {0}
    assert held(2) == {0, 1}


def test_what_one_path_leaves_out_is_not_held_where_paths_meet() -> None:
    assert held(4) == {0, 1, 2, 3}
    assert held(6) == {0, 1, 2}


def test_the_first_turn_of_a_loop_counts() -> None:
    assert held(7) == {0, 1, 2, 4}
    assert held(8) == {0, 1, 2, 4, 5}


def test_a_move_that_gives_every_lane_a_value_keeps_nothing() -> None:
    from single_pieces import read_instruction

    from isatool.analysis.effects import effects_of
    from isatool.isa.registers import vgpr

    words = "row_shr:1 row_mask:0xf bank_mask:0xf"
    for text, keeps in (
        (f"v_mov_b32_dpp v1, v2 {words} bound_ctrl:1", False),
        (f"v_mov_b32_dpp v1, v2 {words}", True),
        ("v_mov_b32_dpp v1, v2 row_shr:1 row_mask:0x5 bank_mask:0xf bound_ctrl:1", True),
        (f"v_fmac_f32_dpp v1, v2, v3 {words} bound_ctrl:1", True),
        ("v_permlanex16_b32 v1, v2, s0, s1 op_sel:[1,0]", False),
        ("v_permlane16_b32 v1, v2, s0, s1 op_sel:[0,1]", False),
        ("v_permlanex16_b32 v1, v1, s0, s1 op_sel:[1,0]", True),
        ("v_permlanex16_b32 v1, v2, s0, s1", True),
    ):
        instruction = read_instruction(text, target=chips.DEFAULT)
        assert instruction is not None
        assert bool(effects_of(instruction).reads >> vgpr(1) & 1) == keeps, text
