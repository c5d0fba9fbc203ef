"""Pairs on new registers: which stay, which are taken apart, and what happens where neither is possible."""

from __future__ import annotations

import pytest
from single_pieces import read_instruction

from isatool.ir.instruction import AnyInstruction
from isatool.isa import chips
from isatool.passes.rebank.repair_pairs import MutualSwapError, Placed, split_illegal

_COMPILED = "v_dual_cndmask_b32 v0, 0x80000000, v0 :: v_dual_cndmask_b32 v5, 0x80000000, v5"
"""each half takes a literal and vcc: nobody generates it here, compilers do"""
_CROSSED = "v_dual_cndmask_b32 v6, 0x80000000, v3 :: v_dual_cndmask_b32 v3, 0x80000000, v6"


def _read(text: str) -> AnyInstruction:
    return read_instruction(text, chips.chip("gfx1100"))


def _split(text: str, before: str) -> list[str]:
    return [str(each.instruction) for each in split_illegal(Placed(_read(text), (0,)), _read(before))]


def test_a_pair_that_breaks_no_rule_more_than_the_compilers_stays_on_other_registers() -> None:
    assert _split(_CROSSED, _COMPILED) == [str(_read(_CROSSED))]


def test_a_pair_that_breaks_a_rule_of_registers_is_taken_apart() -> None:
    same_bank = "v_dual_cndmask_b32 v0, 0x80000000, v5 :: v_dual_cndmask_b32 v3, 0x80000000, v9"
    assert len(_split(same_bank, _COMPILED)) == 2


def test_a_pair_that_was_made_here_keeps_every_rule() -> None:
    plain = "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v5, v2"
    with pytest.raises(MutualSwapError):
        _split(_CROSSED, plain)


def test_halves_that_exchange_their_registers_cannot_be_taken_apart() -> None:
    crossed = "v_dual_add_f32 v4, v3, v7 :: v_dual_add_f32 v3, v4, v11"
    with pytest.raises(MutualSwapError):
        _split(crossed, "v_dual_add_f32 v4, v4, v7 :: v_dual_add_f32 v3, v3, v10")
