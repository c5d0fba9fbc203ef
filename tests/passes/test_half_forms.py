"""The forms of an instruction as half of a VOPD: which there are, and that each computes the same."""

from __future__ import annotations

import pytest
from single_pieces import read_instruction

from isatool.ir.instruction import Instruction
from isatool.isa import chips
from isatool.passes.pair.half_forms import half_forms
from isatool.passes.pair.region_check import ChainStep, same_results
from isatool.verify.structural.straight_line import Executed


def forms(text: str, nan_payload: bool = False) -> list[str]:
    instruction = read_instruction(text, target=chips.DEFAULT)
    assert isinstance(instruction, Instruction)
    return [str(form.instruction) for form in half_forms(instruction, nan_payload)]


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("v_mul_f32_e32 v1, v2, v3", ["v_dual_mul_f32 v1, v2, v3"]),
        ("v_mov_b32_e32 v0, v1", ["v_dual_mov_b32 v0, v1", "v_dual_add_nc_u32 v0, 0, v1"]),
        ("v_mov_b32_e32 v0, s1", ["v_dual_mov_b32 v0, s1"]),
        ("v_add_nc_u32_e32 v0, v1, v2", ["v_dual_add_nc_u32 v0, v1, v2", "v_dual_add_nc_u32 v0, v2, v1"]),
        ("v_and_b32_e32 v0, 7, v2", ["v_dual_and_b32 v0, 7, v2"]),
        ("v_lshlrev_b32_e32 v0, v1, v2", ["v_dual_lshlrev_b32 v0, v1, v2"]),
        ("v_cndmask_b32_e64 v0, 0, v2, vcc_lo", ["v_dual_cndmask_b32 v0, 0, v2"]),
        ("v_fma_f32 v0, v1, v2, v0", ["v_dual_fmac_f32 v0, v1, v2"]),
        ("v_fma_f32 v0, v1, v2, 1.0", ["v_dual_fmaak_f32 v0, v1, v2, 0x3f800000"]),
        ("v_fma_f32 v0, 2.0, v2, v4", ["v_dual_fmamk_f32 v0, v2, 0x40000000, v4"]),
        ("v_fma_f32 v0, v1, 0x40490fdb, v4", ["v_dual_fmamk_f32 v0, v1, 0x40490fdb, v4"]),
    ],
)
def test_forms_of_eligible_instructions(text: str, wanted: list[str]) -> None:
    assert forms(text) == wanted


@pytest.mark.parametrize(
    "text",
    [
        "v_xor_b32_e32 v0, v1, v2",
        "v_mul_f32_e64 v0, -v1, v2",
        "v_add_f32_e64 v0, v1, v2 clamp",
        "v_cndmask_b32_e64 v0, v1, v2, s4",
        "v_cndmask_b32_e32 v0, s1, v2, vcc_lo",
        "v_fmaak_f32 v0, s1, v2, 0x1234",
        "v_fma_f32 v0, v1, s2, v0",
        "v_fma_f32 v0, -v1, v2, v0",
        "v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf",
        "v_add_f16_e32 v0, v1, v2",
        "v_mov_b32_e32 v0, symbol",
    ],
)
def test_what_no_half_can_do(text: str) -> None:
    assert forms(text) == []


def test_float_sources_are_exchanged_only_where_nan_payloads_may_change() -> None:
    assert len(forms("v_add_f32_e32 v0, v1, v2")) == 1
    assert forms("v_add_f32_e32 v0, v1, v2", nan_payload=True)[1] == "v_dual_add_f32 v0, v2, v1"
    assert forms("v_sub_f32_e32 v0, v1, v2", nan_payload=True)[1] == "v_dual_subrev_f32 v0, v2, v1"


def test_a_constant_that_is_a_nan_is_not_moved_among_the_factors() -> None:
    assert forms("v_fma_f32 v0, 0x7fc00001, v2, v4") == []


@pytest.mark.parametrize(
    "text",
    [
        "v_mov_b32_e32 v0, v1",
        "v_add_nc_u32_e32 v0, v1, v2",
        "v_fma_f32 v0, v1, v2, v0",
        "v_fma_f32 v0, v1, v2, 1.0",
        "v_fma_f32 v0, 2.0, v2, v4",
        "v_cndmask_b32_e64 v0, 0, v2, vcc_lo",
    ],
)
def test_every_form_has_the_same_symbolic_value(text: str) -> None:
    instruction = read_instruction(text, target=chips.DEFAULT)
    assert isinstance(instruction, Instruction)
    old = [ChainStep((Executed(instruction),))]
    for form in half_forms(instruction):
        new = [ChainStep((Executed(form.instruction),))]
        assert same_results(old, new, {}, 0, 1 << 256) is None


def test_another_operation_has_another_value() -> None:
    one, other = (read_instruction(f"v_{name}_f32_e32 v0, v1, v2", target=chips.DEFAULT) for name in ("add", "mul"))
    assert isinstance(one, Instruction)
    assert isinstance(other, Instruction)
    old, new = ([ChainStep((Executed(instruction),))] for instruction in (one, other))
    assert same_results(old, new, {}, 0, 1 << 256) == "v0 differs at the end"
