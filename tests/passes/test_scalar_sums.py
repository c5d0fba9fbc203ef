"""simplify: two scalar addends of one sum are added once for the wave."""

from __future__ import annotations

from dataclasses import replace

import pytest
from small_kernels import small_kernel

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

KERNEL = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
v_lshlrev_b32_e32 v1, 2, v0
s_waitcnt lgkmcnt(0)
global_load_b32 v2, v1, s[4:5]
v_mov_b32_e32 v5, 9
s_mov_b32 s9, 0
s_waitcnt vmcnt(0)
.LL:
{body}
v_alignbit_b32 v2, v3, v3, 25
v_xor_b32_e32 v2, v2, v5
s_cbranch_scc1 .LL
global_store_b32 v1, v2, s[6:7]
"""
SCALAR = "s_add_i32 s10, s8, s9\ns_add_i32 s9, s9, 1"
TEST = "s_cmp_lt_u32 s9, 64"
PART = "v_add_nc_u32_e32 v3, v0, v2"
SUM = "v_add3_u32 v3, s10, v3, 0xd76aa478"
OTHER = "v_xor_b32_e32 v3, v3, v4"


def simplified(*body: str, **numbers: int) -> Rewrite:
    text = KERNEL.format(body="\n".join(body))
    return rewrite(small_kernel(text, **numbers).program, parse_pipeline("simplify"))


def fires(made: Rewrite) -> bool:
    return any(each.facts.get("identity") == "scalar-sums" for each in made.remarks)


@pytest.mark.parametrize(
    "total",
    [SUM, "v_add3_u32 v3, 0xd76aa478, s10, v3", "v_add3_u32 v3, v3, 5, s10", "v_add3_u32 v3, s10, v3, s8"],
    ids=["a literal", "any order", "an inline constant", "two scalars"],
)
def test_scalars_are_added_once(total: str) -> None:
    made = simplified(SCALAR, PART, TEST, total)
    assert fires(made)
    assert "v_add_nc_u32" not in emit(made.program)
    assert show_equal(made, None).shown


def test_a_result_in_the_register_of_an_addend() -> None:
    made = simplified(SCALAR, TEST, "v_add_nc_u32_e32 v2, v2, v5", "v_add3_u32 v3, s10, v2, 7")
    assert "v_add3_u32 v3, v2, v5, s" in emit(made.program)
    assert show_equal(made, None).shown


def test_sums_apart_share_a_register() -> None:
    again = ("v_mov_b32_e32 v4, v5", *["v_xor_b32_e32 v5, v3, v5", "v_alignbit_b32 v5, v5, v5, 3"] * 5)
    made = simplified(SCALAR, PART, SUM, *again, "v_add_nc_u32_e32 v4, v4, v5", SUM.replace("v3", "v4"), TEST, OTHER)
    text = emit(made.program)
    assert text.count("s_add_i32 s2, s10, 0xd76aa478") == 2
    assert show_equal(made, None).shown


@pytest.mark.parametrize(
    "body",
    [
        (SCALAR, PART, TEST, "v_xor_b32_e32 v0, v0, v5", SUM),
        (SCALAR, PART, TEST, SUM.replace("v3,", "v5,", 1), "v_xor_b32_e32 v3, v3, v5"),
        ("s_add_i32 s9, s9, 1", TEST, "s_cselect_b32 s10, s8, s9", PART, SUM),
        (SCALAR, f"{PART.replace('_e32', '_e64')} clamp", TEST, SUM),
        (SCALAR, PART, TEST, f"{SUM} clamp"),
        (SCALAR, "v_mov_b32_e32 v3, v5", "s_mov_b32 exec_lo, 3", PART, "s_mov_b32 exec_lo, -1", TEST, SUM),
        (SCALAR, PART, TEST, "v_add3_u32 v3, vcc_lo, v3, 5"),
    ],
    ids=["an addend changes", "another reader", "SCC", "a clamped part", "a clamped sum", "other lanes", "vcc"],
)
def test_sums_that_stay(body: tuple[str, ...]) -> None:
    made = simplified(*body)
    assert not fires(made)
    assert not made.changed or show_equal(made, None).shown


def test_no_sgpr_is_free() -> None:
    taken = "\n".join(f"v_xor_b32_e32 v5, s{number}, v5" for number in range(2, 106) if number not in range(4, 11))
    assert not fires(simplified(SCALAR, PART, TEST, SUM, taken, sgprs=106))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s2, s10, 0xd76aa478", "s2, s10, 0xd76aa479"),
        ("s2, s10, 0xd76aa478", "s2, s9, 0xd76aa478"),
        ("v0, v2, s2", "v0, v2, s10"),
        ("v0, v2, s2", "v0, v0, s2"),
    ],
)
def test_wrong_sums_are_refuted(old: str, new: str) -> None:
    made = simplified(SCALAR, PART, TEST, SUM)
    assert old in emit(made.program)
    with pytest.raises(RefutedError):
        show_equal(replace(made, program=read_text(emit(made.program).replace(old, new))), None)


@pytest.mark.parametrize("after", ["s_cmp_lt_u32 s9, 64\n", "s_waitcnt vmcnt(0)\n"], ids=["SCC", "too early"])
def test_a_wrong_place_is_refuted(after: str) -> None:
    made = simplified(SCALAR, PART, TEST, SUM)
    scalar = "\ts_add_i32 s2, s10, 0xd76aa478\n"
    text = emit(made.program)
    assert scalar in text
    moved = text.replace(scalar, "").replace(f"\t{after}", f"\t{after}{scalar}", 1)
    assert moved.count(scalar) == 1
    with pytest.raises(RefutedError):
        show_equal(replace(made, program=read_text(moved)), None)
