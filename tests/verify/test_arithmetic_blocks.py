"""Blocks compared as values of the algebra: what is equal is proved, what is not is not, lanes and halves included."""

from __future__ import annotations

from pathlib import Path

import pytest

from isatool.analysis.cfg import Block, build_flow
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.isa.registers import Register, vgpr
from isatool.semantics.mode import Mode
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.memory_order import BlockOrder
from isatool.verify.structural import blockwise
from isatool.verify.structural.arithmetic import ArithmeticMachine, _BitsMachine, bits_at_starts
from isatool.verify.structural.blockwise import _starts, same_by_blocks
from isatool.verify.structural.straight_line import Machine

SAMPLES = Path(__file__).resolve().parents[2] / "samples/sgemm"

HEAD = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
v_lshlrev_b32_e32 v1, 2, v0
s_waitcnt lgkmcnt(0)
global_load_b32 v2, v1, s[4:5]
s_waitcnt vmcnt(0)
"""
TAIL = "global_store_b32 v1, v3, s[6:7]"


def kernel(text: str) -> Function:
    head, tail = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n\t.type k,@function\nk:\n', "\n\ts_endpgm\n"
    return next(iter(read_text(head + HEAD + text + "\n" + TAIL + tail).functions))


def same(first: str, second: str) -> bool:
    flows = [build_flow(kernel(text)) for text in (first, second)]
    return not same_by_blocks(*flows, arithmetic=Mode())


EQUAL = {
    "a field": ("v_lshrrev_b32 v3, v0, v2\nv_and_b32 v3, 15, v3", "v_bfe_u32 v3, v2, v0, 4"),
    "a signed shift": (
        "v_lshlrev_b32 v4, 2, v0\nv_ashrrev_i32 v3, v4, v2\nv_and_b32 v3, 15, v3",
        "v_lshlrev_b32 v4, 2, v0\nv_bfe_u32 v3, v2, v4, 4",
    ),
    "a copy in an address": (
        "v_add_nc_u32 v5, 0, v1\nds_load_b32 v3, v5\ns_waitcnt lgkmcnt(0)",
        "ds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)",
    ),
    "a product": ("v_mul_lo_u32 v3, v2, 8", "v_lshlrev_b32 v3, 3, v2"),
    "a condition": (
        "v_subrev_nc_u32 v4, s8, v2\nv_cmp_le_u32_e32 vcc_lo, s8, v2\nv_cndmask_b32_e32 v3, v2, v4, vcc_lo",
        "v_subrev_nc_u32 v4, s8, v2\nv_min_u32 v3, v2, v4",
    ),
    "halves": (
        "v_lshrrev_b32 v4, 16, v2\nv_mov_b16 v3.l, v0.l\nv_mov_b16 v3.h, v4.l",
        "v_mov_b16 v3.l, v0.l\nv_mov_b16 v3.h, v2.h",
    ),
    "some lanes": (
        "v_mov_b32 v3, v0\ns_mov_b32 exec_lo, s8\nv_mul_lo_u32 v3, v2, 4\ns_mov_b32 exec_lo, -1",
        "v_mov_b32 v3, v0\ns_mov_b32 exec_lo, s8\nv_lshlrev_b32 v3, 2, v2\ns_mov_b32 exec_lo, -1",
    ),
    "floats of equal words": (
        "v_mul_lo_u32 v4, v2, 4\nv_add_f32 v3, v4, v0",
        "v_lshlrev_b32 v4, 2, v2\nv_add_f32 v3, v4, v0",
    ),
    "a 64-bit address": (
        "v_ashrrev_i32 v5, 31, v2\nv_mov_b32 v4, v2\nv_lshlrev_b64 v[4:5], 3, v[4:5]\nv_add_co_u32 v4, vcc_lo, s4, v4\n"
        "v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo\nglobal_load_b32 v3, v[4:5], off\ns_waitcnt vmcnt(0)",
        "v_mad_i64_i32 v[4:5], null, v2, 8, s[4:5]\nglobal_load_b32 v3, v[4:5], off\ns_waitcnt vmcnt(0)",
    ),
    "a half that is stored": (
        "v_mov_b32 v3, v0\nv_mov_b16 v3.l, v2.l\nglobal_store_b16 v1, v3, s[6:7]\nv_mov_b32 v3, v0",
        "v_mov_b32 v3, v2\nglobal_store_b16 v1, v3, s[6:7]\nv_mov_b32 v3, v0",
    ),
}  # fmt: skip
DIFFERENT = {
    "a 64-bit address without a sign": (
        "v_ashrrev_i32 v5, 31, v2\nv_mov_b32 v4, v2\nv_lshlrev_b64 v[4:5], 3, v[4:5]\nv_add_co_u32 v4, vcc_lo, s4, v4\n"
        "v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo\nglobal_load_b32 v3, v[4:5], off\ns_waitcnt vmcnt(0)",
        "v_mad_u64_u32 v[4:5], null, v2, 8, s[4:5]\nglobal_load_b32 v3, v[4:5], off\ns_waitcnt vmcnt(0)",
    ),
    "a 64-bit address whose carry is lost": (
        "v_ashrrev_i32 v5, 31, v2\nv_mov_b32 v4, v2\nv_lshlrev_b64 v[4:5], 3, v[4:5]\nv_add_nc_u32 v4, s4, v4\n"
        "v_add_nc_u32 v5, s5, v5\nglobal_load_b32 v3, v[4:5], off\ns_waitcnt vmcnt(0)",
        "v_mad_i64_i32 v[4:5], null, v2, 8, s[4:5]\nglobal_load_b32 v3, v[4:5], off\ns_waitcnt vmcnt(0)",
    ),
    "the upper half that is stored": (
        "v_mov_b32 v3, v0\nv_mov_b16 v3.l, v2.l\nglobal_store_d16_hi_b16 v1, v3, s[6:7]\nv_mov_b32 v3, v0",
        "v_mov_b32 v3, v2\nglobal_store_d16_hi_b16 v1, v3, s[6:7]\nv_mov_b32 v3, v0",
    ),
    "another field": ("v_lshrrev_b32 v3, v0, v2\nv_and_b32 v3, 15, v3", "v_bfe_u32 v3, v2, v0, 5"),
    "a sign that is shifted in": (
        "v_lshlrev_b32 v4, 1, v0\nv_ashrrev_i32 v3, v4, v2\nv_and_b32 v3, 15, v3",
        "v_lshlrev_b32 v4, 1, v0\nv_bfe_u32 v3, v2, v4, 4",
    ),
    "another address": (
        "v_add_nc_u32 v5, 4, v1\nds_load_b32 v3, v5\ns_waitcnt lgkmcnt(0)",
        "ds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)",
    ),
    "a condition the other way": (
        "v_subrev_nc_u32 v4, s8, v2\nv_cmp_le_u32_e32 vcc_lo, s8, v2\nv_cndmask_b32_e32 v3, v2, v4, vcc_lo",
        "v_subrev_nc_u32 v4, s8, v2\nv_max_u32 v3, v2, v4",
    ),
    "the other half": ("v_mov_b32 v3, v0\nv_mov_b16 v3.h, v2.h", "v_mov_b32 v3, v0\nv_mov_b16 v3.h, v2.l"),
    "all lanes for some": (
        "v_mov_b32 v3, v0\ns_mov_b32 exec_lo, s8\nv_mul_lo_u32 v3, v2, 4\ns_mov_b32 exec_lo, -1",
        "v_mov_b32 v3, v0\nv_lshlrev_b32 v3, 2, v2\ns_mov_b32 exec_lo, s8\ns_mov_b32 exec_lo, -1",
    ),
    "a condition of other lanes": (
        "s_mov_b32 exec_lo, s8\nv_cmp_lt_u32_e32 vcc_lo, v0, v2\ns_mov_b32 exec_lo, -1\n"
        "v_cndmask_b32_e32 v3, v2, v0, vcc_lo",
        "v_min_u32 v3, v0, v2\ns_mov_b32 exec_lo, s8\ns_mov_b32 exec_lo, -1",
    ),
    "a value of some lanes in all": (
        "s_mov_b32 exec_lo, s8\nv_mov_b32 v4, v2\ns_mov_b32 exec_lo, -1\nv_mov_b32 v3, v4",
        "s_mov_b32 exec_lo, s8\ns_mov_b32 exec_lo, -1\nv_mov_b32 v3, v2",
    ),
    "a lane of a register": (
        "v_mov_b32 v4, v2\nv_readlane_b32 s9, v4, 3\nv_mov_b32 v3, s9",
        "v_mov_b32 v4, v2\nv_readlane_b32 s9, v0, 3\nv_mov_b32 v3, s9",
    ),
    "floats the other way": ("v_sub_f32 v3, v2, v0", "v_sub_f32 v3, v0, v2"),
}  # fmt: skip


@pytest.mark.parametrize("case", EQUAL)
def test_what_is_equal_is_shown(case: str) -> None:
    assert same(*EQUAL[case])
    assert same(*EQUAL[case][::-1])


@pytest.mark.parametrize("case", DIFFERENT)
def test_what_differs_is_not(case: str) -> None:
    assert not same(*DIFFERENT[case])
    assert not same(*DIFFERENT[case][::-1])


def test_rounding_is_not_known_where_the_mode_is_written() -> None:
    text = "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 5\nv_add_f32 v3, {}, {}"
    assert same(text.format("v2", "v0"), text.format("v2", "v0"))
    assert not same(text.format("v2", "v0"), text.format("v0", "v2"))


LOOP = """
v_mov_b32 v3, 0
v_mov_b32 v9, v0
.L1:
{halves}
v_add_nc_u32 v3, v3, v9
{last}
s_add_i32 s8, s8, -1
s_cmp_lg_u32 s8, 0
s_cbranch_scc1 .L1
"""


def test_a_register_whose_halves_are_both_written_is_not_live_before() -> None:
    halves = "v_mov_b16 v9.h, v2.l\nv_mov_b16 v9.l, v2.h"
    assert same(LOOP.format(halves=halves, last="v_mov_b32 v9, v1"), LOOP.format(halves=halves, last=""))


@pytest.mark.parametrize("halves", ["v_mov_b16 v9.h, v2.l", "v_mov_b16 v9.h, v9.l\nv_mov_b16 v9.l, v2.h"])
def test_a_half_that_is_read_is_live(halves: str) -> None:
    assert not same(LOOP.format(halves=halves, last="v_mov_b32 v9, v1"), LOOP.format(halves=halves, last=""))


def test_an_accumulating_half_is_live() -> None:
    halves = "v_fmac_f16 v9.h, v2.l, v2.h\nv_mov_b16 v9.l, v2.h"
    assert not same(LOOP.format(halves=halves, last="v_mov_b32 v9, v1"), LOOP.format(halves=halves, last=""))


def test_bits_known_from_other_blocks_count() -> None:
    before = "v_lshlrev_b32 v4, {}, v0\nv_mov_b32 v3, 0\n.L1:\n"
    after = "\ns_add_i32 s8, s8, -1\ns_cmp_lg_u32 s8, 0\ns_cbranch_scc1 .L1"
    texts = ("v_ashrrev_i32 v3, v4, v2\nv_and_b32 v3, 15, v3", "v_bfe_u32 v3, v2, v4, 4")
    assert same(*(before.format(2) + text + after for text in texts))
    assert not same(*(before.format(1) + text + after for text in texts))
    changed = "\nv_add_nc_u32 v4, 1, v4"
    assert not same(*(before.format(2) + text + changed + after for text in texts))


WIDE = """v_ashrrev_i32 v5, 31, v2
v_mov_b32 v4, v2
v_lshlrev_b64 v[4:5], 3, v[4:5]
v_add_co_u32 v4, vcc_lo, s4, v4
v_add_co_ci_u32_e32 v5, vcc_lo, s5, v5, vcc_lo
s_cbranch_scc1 .L
v_add_nc_u32 v0, 1, v0
.L:
global_load_b32 v3, v[4:5], off
s_waitcnt vmcnt(0)"""


@pytest.mark.parametrize(("factor", "equal"), [(8, True), (4, False)])
def test_numbers_of_64_bits_are_compared_as_such_at_the_end_of_a_block(factor: int, equal: bool) -> None:
    before, after = WIDE.split("s_cbranch_scc1")
    assert same(WIDE, f"v_mad_i64_i32 v[4:5], null, v2, {factor}, s[4:5]\ns_cbranch_scc1{after}") is equal
    assert before


def test_bits_are_not_asked_for_where_other_operations_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    """What registers hold makes no two loads of one; where only addresses differ it may make them equal."""
    asked: list[str] = []

    def noted(*_: object) -> list[dict[Register, int]]:
        asked.append("bits")
        return []

    monkeypatch.setattr(blockwise, "bits_at_starts", noted)
    load = "ds_load_b32 v3, v1\n"
    wait = "s_waitcnt lgkmcnt(0)"
    assert not same(load + wait, load + "ds_load_b32 v4, v1 offset:4\n" + wait)
    assert not same(load + wait, load + "s_barrier\n" + wait)
    assert not asked
    assert not same(load + wait, "ds_load_b32 v3, v1 offset:4\n" + wait)
    assert asked


def test_no_register_is_compared_where_other_operations_are_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blockwise, "_same_blocks", lambda *_: pytest.fail("compared"))
    load = "ds_load_b32 v3, v1\n"
    for other in (load + "ds_load_b32 v4, v1 offset:4\n", "", load + "s_barrier\n", "ds_store_b32 v1, v3\n"):
        assert not same(load + "s_waitcnt lgkmcnt(0)", other + "s_waitcnt lgkmcnt(0)")


def test_the_bits_of_counters_are_found_in_a_few_rounds() -> None:
    """A counter in steps of 8 keeps its low bits 0, and one that starts again at 64 keeps its high ones 0."""
    loop = (
        "s_mov_b32 s9, 0\ns_mov_b32 s10, 0\n.L0:\ns_add_i32 s9, s9, 8\ns_add_i32 s10, s10, 8\n"
        "s_and_b32 s10, s10, 63\ns_cmp_lt_i32 s9, s8\ns_cbranch_scc1 .L0\nv_add_nc_u32 v3, s9, s10"
    )
    flow = build_flow(kernel(loop))
    side = blockwise._side(flow, False)
    runs: list[int] = []

    def run(block: Block, machine: Machine) -> object:
        runs.append(block.index)
        return side.run(block, machine, BlockOrder())

    starts = bits_at_starts(flow, Mode(), run)
    found = {register.name: bits for register, bits in starts[1].items()}
    assert (found["s9"], found["s10"]) == (0xFFFFFFF8, 56)
    assert len(runs) < 16


@pytest.mark.parametrize("number", [1, 3, 5])
def test_sums_of_products_may_have_any_bits_whatever_they_are_made_of(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bits at the starts of blocks are those of a machine that computes every sum."""

    def starts() -> list[dict[Register, int]]:
        function = read_file(SAMPLES / f"kernel{number}.s").kernel(None)
        launch = DeclaredLaunch.of(function)
        assert launch is not None
        entry = ((vgpr(0), launch.item_bits),)
        return _starts(build_flow(function), launch.mode, entry, False)

    found = starts()
    assert any(found)
    monkeypatch.setattr(_BitsMachine, "results", ArithmeticMachine.results)
    assert starts() == found
