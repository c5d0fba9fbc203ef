"""simplify: shuffles through LDS become moves between lanes, proved and run, also where lanes are off."""

from __future__ import annotations

from pathlib import Path

import pytest
from checked import assert_equal
from small_kernels import LOAD_ARGUMENTS, small_kernel, small_spec

from isatool.asm.emitter import emit
from isatool.asm.reader import read_file
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite

ROOT = Path(__file__).parents[2]
LOADED = "s_mov_b32 s9, exec_lo\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_load_b32 v2, v1, s[4:5]\n"
START = LOAD_ARGUMENTS + LOADED + "v_mbcnt_lo_u32_b32 v4, -1, 0\n"
PLAIN = "v_xor_b32_e32 v5, {mask}, v4\nv_lshlrev_b32_e32 v5, 2, v5\n"
CLAMPED = (
    "v_xor_b32_e32 v5, {mask}, v4\nv_cmp_gt_i32_e32 vcc_lo, 32, v5\nv_cndmask_b32_e32 v5, v4, v5, vcc_lo\n"
    "v_lshlrev_b32_e32 v5, 2, v5\n"
)
SHUFFLE = "s_waitcnt vmcnt(0)\nds_bpermute_b32 v3, v5, v2\ns_waitcnt lgkmcnt(0)\nv_add_f32_e32 v3, v3, v2\n"
SWAP = "offset:swizzle(SWAP,"
NARROW = "v_cmpx_gt_u32_e32 s8, v0\n"
STORE = "s_mov_b32 exec_lo, s9\nglobal_store_b32 v1, v3, s[6:7]"


def simplified(body: str, wave_size: int = 32) -> Rewrite:
    return rewrite(small_kernel(body, wave_size=wave_size).program, parse_pipeline("simplify"))


def count(made: Rewrite) -> int:
    found = [each for each in made.remarks if each.facts.get("identity") == "shuffles-in-registers"]
    return sum(int(each.facts["count"]) for each in found)


@pytest.mark.parametrize("address", [PLAIN, CLAMPED, ""], ids=["plain", "clamped", "swizzled"])
@pytest.mark.parametrize(("mask", "move"), [(1, "row_xmask:1 "), (8, "row_xmask:8 "), (16, "v_permlanex16_b32")])
@pytest.mark.parametrize("narrow", ["", NARROW], ids=["all lanes", "some lanes"])
def test_a_partner_by_exclusive_or_is_reached_without_lds(address: str, mask: int, move: str, narrow: str) -> None:
    shuffle = (
        SHUFFLE if address else SHUFFLE.replace("ds_bpermute_b32 v3, v5, v2", f"ds_swizzle_b32 v3, v2 {SWAP}{mask})")
    )
    body = START + address.format(mask=mask) + "v_mov_b32_e32 v3, 0\n" + narrow + shuffle + STORE
    kernel = small_kernel(body)
    made = simplified(body)
    text = emit(made.program)
    assert count(made) == 1
    assert move in text
    assert "bpermute" not in text
    assert "lgkmcnt(0)" not in text.partition("v_mbcnt")[2].replace("v_mbcnt", "")
    assert show_equal(made, None).proved
    assert_equal(
        kernel,
        made.function,
        small_spec(block=64, source="64", target="64"),
        [{"N": n} for n in (64, 7, 45)],
        ("forward",),
    )


@pytest.mark.parametrize(
    "address",
    [
        PLAIN.format(mask=17),
        PLAIN.format(mask=32),
        PLAIN.format(mask=8).replace("v5, 2, v5", "v5, 3, v5"),
        PLAIN.format(mask=8).replace("8, v4", "8, v0"),
        CLAMPED.format(mask=8).replace("32, v5", "16, v5"),
        CLAMPED.format(mask=8).replace("vcc_lo, 32, v5", "vcc_lo, 32, v1"),
        CLAMPED.format(mask=8).replace("v4, v5, vcc_lo", "v5, v4, vcc_lo"),
        PLAIN.format(mask=8).replace("v_lshl", f"{NARROW}v_xor_b32_e32 v5, 4, v4\ns_mov_b32 exec_lo, s9\nv_lshl"),
        PLAIN.format(mask="s8"),
    ],
    ids=["two rows", "another wave", "another place", "a work-item", "half a wave", "another clamp", "the other way",
         "some lanes", "not known"],
)  # fmt: skip
def test_other_partners_stay_in_lds(address: str) -> None:
    assert count(simplified(START + address + SHUFFLE + STORE)) == 0


def test_an_offset_and_wave64_stay() -> None:
    body = START + PLAIN.format(mask=8) + SHUFFLE + STORE
    assert count(simplified(body.replace("v3, v5, v2", "v3, v5, v2 offset:4"))) == 0
    assert count(simplified(body.replace("exec_lo", "exec"), wave_size=64)) == 0
    swizzled = START + SHUFFLE.replace("ds_bpermute_b32 v3, v5, v2", "ds_swizzle_b32 v3, v2 offset:{}") + STORE
    for pattern in ("0x041e", "0x043f", "0x801b", "swizzle(BROADCAST,8,3)", "swizzle(QUAD_PERM,1,0,3,2)"):
        assert count(simplified(swizzled.format(pattern))) == 0


def test_what_else_changes_is_proved_after_the_shuffles() -> None:
    """The walk does not see by itself that a pointer, which a loop advances by other instructions, is the same."""
    program = read_file(ROOT / "benchmarks/corpus/kernels/softmax_row.s")
    made = rewrite(program, parse_pipeline("simplify"))
    assert count(made) == 10
    assert any(each.facts.get("identity") == "wide-addresses" for each in made.remarks)
    assert show_equal(made, None).proved


def test_a_loop_keeps_its_shuffles_for_what_takes_iterations_together() -> None:
    body = START + PLAIN.format(mask=8) + "s_mov_b32 s10, 0\n.Lloop:\n" + SHUFFLE
    body += "s_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, s8\ns_cbranch_scc1 .Lloop\n" + STORE
    assert count(simplified(body)) == 0
