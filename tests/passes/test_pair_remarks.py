"""What pair says of every instruction that could be half of a VOPD and is not: rule, partner, registers, lines."""

from __future__ import annotations

import pytest
from pair_snippets import LOADED, run, stored
from random_kernels import kernel

from isatool.passes.common.result import Context, Remark
from isatool.passes.pair.pair import Pair

IN_PLACE = Pair(rename=False)


def remarks(body: str, options: Pair | None = None) -> list[Remark]:
    return [remark for remark in run(LOADED + body, options=options).remarks if remark.pass_name == "pair"]


def about(name: str, body: str, options: Pair | None = None) -> Remark:
    (found,) = [remark for remark in remarks(body, options) if remark.message.startswith(f"{name} ")]
    return found


def test_accumulators_of_one_parity_come_with_their_destinations() -> None:
    body = "v_fmac_f32_e32 v8, v0, v1\nv_fmac_f32_e32 v10, v3, v2\n" + stored(8, 10)
    loads = "global_load_b96 v[8:10], v20, s[0:1] offset:64\ns_waitcnt vmcnt(0)\n"
    first, second = remarks(loads + body, IN_PLACE)
    assert "(R1); SRC2 v8 and v10 have the same parity and cannot move (R4)" in first.message
    assert first.facts["reason"] == second.facts["reason"] == "several"


def test_what_no_half_can_hold_is_no_candidate() -> None:
    body = "v_cndmask_b32_e64 v8, s4, v0, vcc_lo\nv_mul_f32_e64 v9, |v1|, v2\n" + stored(8, 9)
    assert remarks(body) == []


def test_two_operations_that_only_opy_has() -> None:
    body = "v_add_nc_u32_e32 v8, v0, v1\nv_lshlrev_b32_e32 v9, v3, v2\n" + stored(8, 9)
    remark = about("v_add_nc_u32_e32", body)
    assert "only OPY has add_nc_u32 and lshlrev_b32 (R14)" in remark.message


def test_a_chain_of_dependences_is_counted() -> None:
    body = "v_mul_f32_e32 v8, v0, v1\nv_rcp_f32_e32 v10, v8\nv_add_f32_e32 v9, v10, v2\n" + stored(9)
    text = about("v_add_f32_e32", body).message
    assert "after a chain of 2 dependences; at its end it reads v10 of `v_rcp_f32_e32 v10, v8`" in text


def test_an_only_candidate_says_so() -> None:
    remark = about("v_mul_f32_e32", "v_mul_f32_e32 v8, v0, v1\nv_rcp_f32_e32 v10, v4\n" + stored(8, 10))
    assert remark.message.endswith("no other candidate near")
    assert "nearest" not in remark.facts


def test_a_move_to_what_nan_payloads_would_allow_is_named() -> None:
    body = "v_mul_f32_e32 v8, v0, v1\nv_add_f32_e32 v9, v2, v3\n" + stored(8, 9)
    text = about("v_mul_f32_e32", body, IN_PLACE).message
    assert "with --nan-payload, sources exchanged, they fit" in text


def test_lines_are_those_of_the_input() -> None:
    body = "v_mul_f32_e32 v8, v0, v1\nv_add_f32_e32 v10, v3, v2\n" + stored(8, 10)
    function = kernel("\n".join(f"\t{line}" for line in f"{LOADED}{body}s_endpgm".strip().splitlines())).kernel("k")
    result = IN_PLACE.run(function, Context(96))
    texts = [line.text for line in function.program.lines]
    for remark in result.remarks:
        assert str(remark.facts["nearest"]) in texts[int(remark.facts["nearest_line"]) - 1]
        assert remark.message.partition(":")[0] in texts[int(remark.facts["line"]) - 1]


@pytest.mark.parametrize("explain", [True, False])
def test_the_result_does_not_depend_on_whether_remarks_are_wanted(explain: bool) -> None:
    body = "v_mul_f32_e32 v8, v0, v1\nv_add_f32_e32 v9, v3, v2\nv_sub_f32_e32 v10, v5, v4\n" + stored(8, 9, 10)
    function = kernel("\n".join(f"\t{line}" for line in f"{LOADED}{body}s_endpgm".strip().splitlines())).kernel("k")
    result = Pair().run(function, Context(96, explain=explain))
    assert result.statistics["pairs after"] == 1
    assert bool(result.remarks) is explain
