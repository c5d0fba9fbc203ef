"""Programs whose VGPRs have other names are equal unless two that are needed at once share one."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import SequenceMatcher
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from verify_snippets import kernel

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.asm.reader import read_text
from isatool.verify.prove import prove
from isatool.verify.structural import renamed_blocks
from isatool.verify.structural.blockwise import same_by_blocks
from isatool.verify.structural.renamed_blocks import matching_blocks
from isatool.verify.verdict import PROVED

SEQUENCES = st.lists(st.sampled_from("abc"), max_size=14)


@settings(max_examples=200, deadline=None)
@given(first=SEQUENCES, second=SEQUENCES)
def test_blocks_are_matched_as_difflib_matches_them(first: list[str], second: list[str]) -> None:
    def pairs(blocks: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
        return [(a + place, b + place) for a, b, size in blocks for place in range(size)]

    wanted = SequenceMatcher(None, first, second, autojunk=False).get_matching_blocks()
    with patch.object(renamed_blocks, "_WORTH_ARRAYS", 0):  # with arrays, however few they are
        assert pairs(matching_blocks(first, second)) == pairs(wanted)


START = "v_lshlrev_b32_e32 v1, 2, v0\n"
FIRST = START + (
    "global_load_b32 v2, v1, s[6:7]\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v3, 1.0, v2\nglobal_store_b32 v1, v3, s[4:5]\n"
    "v_add_nc_u32_e32 v9, 0x80, v1\nglobal_store_b32 v9, v3, s[4:5]"
)


def flow(body: str) -> ControlFlow:
    return build_flow(read_text(kernel(body), "renamed.s").kernel(None))


def difference(first: str, second: str) -> str | None:
    return same_by_blocks(flow(first), flow(second))


@pytest.mark.parametrize("name", ["v0", "v1", "v2", "v7"])
def test_a_register_takes_one_that_nothing_needs_while_it_is_needed(name: str) -> None:
    assert difference(FIRST, FIRST.replace("v9", name)) is None


def test_two_registers_change_places_all_over() -> None:
    swapped = FIRST.replace("v2", "v8").replace("v3", "v2").replace("v8", "v3")
    assert difference(FIRST, swapped) is None


@pytest.mark.parametrize(
    "second",
    [
        FIRST.replace("v9", "v3"),
        FIRST.replace("v2", "v1"),
        FIRST.replace("v9, v3", "v8, v3"),
        FIRST.replace("v0", "v5"),
        FIRST.replace("0x80", "0x84"),
        FIRST.replace("v_add_f32_e32 v3, 1.0, v2", "v_sub_f32_e32 v3, 1.0, v2"),
        FIRST.replace("s[4:5]", "s[6:7]"),
        FIRST.replace("s_waitcnt vmcnt(0)\n", ""),
    ],
)
def test_what_is_more_than_new_names_is_not_taken_for_it(second: str) -> None:
    first, other = (read_text(kernel(body), "renamed.s").kernel(None) for body in (FIRST, second))
    assert prove(first, other).status != PROVED


def test_lanes_that_keep_an_old_value_need_their_register() -> None:
    body = START + (
        "v_mov_b32_e32 v2, 1.0\nv_mov_b32_e32 v3, 2.0\nv_cmp_gt_u32_e32 vcc_lo, 7, v0\ns_and_saveexec_b32 s9, vcc_lo\n"
        "{}s_or_b32 exec_lo, exec_lo, s9\nglobal_store_b32 v1, v2, s[4:5]"
    )
    inside = "v_add_f32_e32 v8, v3, v3\nglobal_store_b32 v1, v8, s[4:5] offset:512\n"
    assert difference(body.format(inside), body.format(inside.replace("v8", "v3"))) is None
    assert difference(body.format(inside), body.format(inside.replace("v8", "v2"))) is not None


def test_a_value_that_goes_round_a_loop_keeps_its_register_to_itself() -> None:
    body = START + (
        "v_mov_b32_e32 v2, 0\ns_mov_b32 s9, 4\n.L0:\nv_mov_b32_e32 v8, 1.0\nv_add_f32_e32 v2, v8, v2\n"
        "s_sub_u32 s9, s9, 1\ns_cmp_lg_u32 s9, 0\ns_cbranch_scc1 .L0\nglobal_store_b32 v1, v2, s[4:5]"
    )
    assert difference(body, body.replace("v8", "v7")) is None
    assert difference(body, body.replace("v8", "v2")) is not None


def test_readers_of_other_lanes_keep_their_registers() -> None:
    body = (
        START + "v_mov_b32_e32 v2, v0\nv_readlane_b32 s9, v2, 3\nv_mov_b32_e32 v3, s9\nglobal_store_b32 v1, v3, s[4:5]"
    )
    assert difference(body, body.replace("v2", "v7")) is not None


def test_a_distance_from_an_s_getpc_counts_hints() -> None:
    body = (
        "s_getpc_b64 s[10:11]\ns_add_u32 s10, s10, table@rel32@lo+4\ns_addc_u32 s11, s11, table@rel32@hi+12\n"
        + FIRST
        + "\ns_load_b32 s12, s[10:11], 0x0\ns_waitcnt lgkmcnt(0)\n"
        + "v_mov_b32_e32 v3, s12\nglobal_store_b32 v1, v3, s[4:5]"
    )
    assert difference(body, body.replace("v9", "v7")) is None
    assert difference(body, body.replace("s_add_u32", "s_nop 0\ns_add_u32", 1)) is not None


def test_a_reader_of_other_lanes_does_not_keep_the_rest_from_new_names() -> None:
    body = START + "v_readlane_b32 s9, v0, 3\nv_mov_b32_e32 v3, s9\nglobal_store_b32 v1, v3, s[4:5]"
    assert difference(body, body.replace("v3", "v7")) is None


LOOP = """
    v_lshlrev_b32_e32 v1, 2, v0
    v_mov_b32_e32 v2, 0
    v_mov_b32_e32 v3, 0
    s_mov_b32 s10, 0
.Lloop:
    global_load_b32 v4, v1, s[6:7]
    s_waitcnt vmcnt(0)
    v_fmac_f32_e32 v2, v4, v4
    v_fmac_f32_e32 v3, v4, v1
    s_add_i32 s10, s10, 1
    s_cmp_lt_i32 s10, 7
    s_cbranch_scc1 .Lloop
    v_cmp_gt_u32_e32 vcc_lo, 50, v0
    s_and_saveexec_b32 s9, vcc_lo
    s_cbranch_execz .Lend
    global_store_b32 v1, v2, s[4:5]
    global_store_b32 v1, v3, s[4:5] offset:256
.Lend:
    s_or_b32 exec_lo, exec_lo, s9
    global_store_b32 v1, v3, s[4:5] offset:512
"""
OTHER = (
    LOOP.replace("v4", "v8").replace("v2", "v5").replace("v3", "v2")  # v5 and v2 for v2 and v3
    .replace("    v_fmac_f32_e32 v5, v8, v8\n", "")
    .replace("    s_add_i32 s10", "    v_fmac_f32_e32 v5, v8, v8\n    s_add_i32 s10")
)  # fmt: skip


def test_sums_that_are_carried_on_in_other_registers_and_another_order() -> None:
    assert difference(LOOP, OTHER) is None


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v1, v5, s[4:5]", "v1, v2, s[4:5]"),  # the other sum
        ("v1, v2, s[4:5] offset:512", "v1, v5, s[4:5] offset:512"),
        ("v1, v2, s[4:5] offset:512", "v1, v3, s[4:5] offset:512"),  # what nothing made
        ("v_mov_b32_e32 v5, 0", "v_mov_b32_e32 v3, 0"),
        ("v_mov_b32_e32 v5, 0", "v_mov_b32_e32 v5, 1.0"),
        ("v_fmac_f32_e32 v5, v8, v8", "v_fmac_f32_e32 v5, v8, v2"),
        ("v_fmac_f32_e32 v5, v8, v8", "v_mul_f32_e32 v5, v8, v8"),
        ("s_cbranch_execz .Lend\n", "s_cbranch_execz .Lend\n    v_mov_b32_e32 v2, v5\n"),  # in some lanes
        ("s_and_saveexec_b32 s9, vcc_lo", "v_mov_b32_e32 v2, v5\n    s_and_saveexec_b32 s9, vcc_lo"),
        ("s_add_i32 s10", "v_mov_b32_e32 v5, v2\n    s_add_i32 s10"),
    ],
)
def test_other_registers_that_hold_something_else_are_refused(old: str, new: str) -> None:
    assert old in OTHER
    assert difference(LOOP, OTHER.replace(old, new, 1)) is not None


def test_what_registers_hold_at_the_entry_keeps_its_name() -> None:
    assert difference(FIRST, FIRST.replace("v0", "v5")) is not None
    looped = ".Lagain:\n" + FIRST + "\ns_add_i32 s10, s10, 1\ns_cmp_lt_i32 s10, 7\ns_cbranch_scc1 .Lagain"
    assert difference(looped, looped.replace("v0", "v5")) is not None
    assert difference(looped, looped.replace("v3", "v5")) is None


def loop_read_by(read: str) -> str:
    return LOOP.replace(".Lend:\n", f".Lend:\n{read}\nglobal_store_b32 v1, v7, s[4:5]\n")


SHIFTED = "v_mov_b32_dpp v7, v3 row_shl:1 row_mask:0xf bank_mask:0xf"


@pytest.mark.parametrize("read", ["v_readlane_b32 s11, v3, 5\nv_mov_b32_e32 v7, s11", f"{SHIFTED} fi:1"])
def test_lanes_of_other_registers_are_not_read(read: str) -> None:
    """Lanes that are off from the start hold what their own register held."""
    first = loop_read_by(read)
    assert difference(first, first) is None
    assert difference(first, first.replace("v3", "v5")) is not None


def test_lanes_that_are_off_give_nothing_without_fi() -> None:
    first = loop_read_by(SHIFTED)
    assert difference(first, first.replace("v3", "v5")) is None


FLAGS = (
    "v_lshlrev_b32_e32 v1, 2, v0\nds_store_b32 v1, v0 offset:64\n"
    "ds_load_b32 v2, v1\ns_waitcnt lgkmcnt(0)\nds_load_b32 v3, v1 offset:4\ns_waitcnt lgkmcnt(0)\n"
    "v_add_nc_u32_e32 v9, v2, v3\nglobal_store_b32 v1, v9, s[4:5]"
)
"""loads by which waves may tell each other something, one after the other"""
FIRST_LOAD, SECOND_LOAD = "ds_load_b32 v2, v1\n", "ds_load_b32 v3, v1 offset:4\n"


def test_addresses_are_asked_only_where_accesses_come_in_another_order(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked(*_: object) -> frozenset[int]:
        raise AssertionError

    monkeypatch.setattr("isatool.verify.other_waves._fixed", asked)
    first = flow_of(FLAGS)
    assert same_by_blocks(first, flow_of(FLAGS.replace("v9", "v7"))) is None
    swapped = FLAGS.replace("v2", "v8").replace("v3", "v2").replace("v8", "v3")
    assert same_by_blocks(first, flow_of(swapped)) is None
    with pytest.raises(AssertionError):
        same_by_blocks(first, flow_of(FLAGS.replace("v9", "v3, v1\nds_load_b32 v9", 1)))


@pytest.mark.parametrize(
    "second",
    [
        FLAGS.replace(FIRST_LOAD, "?").replace(SECOND_LOAD, FIRST_LOAD).replace("?", SECOND_LOAD),
        FLAGS.replace("ds_store_b32 v1, v0 offset:64\n", "").replace(
            "v_add_nc", "ds_store_b32 v1, v0 offset:64\nv_add_nc"
        ),
        FLAGS.replace("s_waitcnt lgkmcnt(0)\n", "", 1),
        FLAGS.replace("offset:4", "offset:8"),
        FLAGS.replace("v9, v2, v3", "v9, v2, v2"),
    ],
)
@pytest.mark.parametrize("name", ["v9", "v2", "v3", "v7"])
def test_new_names_hide_no_other_order_of_what_waves_may_tell(second: str, name: str) -> None:
    assert same_by_blocks(flow_of(FLAGS), flow_of(second.replace("v9", name))) is not None


def flow_of(body: str) -> ControlFlow:
    """Of a kernel with several waves and LDS."""
    return build_flow(read_text(kernel(body, lds=2048, items=256), "renamed.s").kernel(None))
