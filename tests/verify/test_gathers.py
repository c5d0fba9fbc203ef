"""Loads and sums of other lanes: the lane number is replaced under loads and pure operations, and nowhere else."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.verify.verdict import ASSUMING, PROVED, UNKNOWN, Verdict

STORE = "\nv_lshlrev_b32_e32 v20, 4, v0\nglobal_store_b128 v20, v[4:7], s[6:7]"
FILL = """
v_mov_b32_e32 v5, 0
v_mov_b32_e32 v6, 0
v_mov_b32_e32 v7, 0
v_lshlrev_b32_e32 v2, 2, v0
global_load_b32 v3, v2, s[4:5]
s_waitcnt vmcnt(0)
ds_store_b32 v2, v3
s_waitcnt lgkmcnt(0)
s_barrier
"""
ALL = """
v_and_b32_e32 v8, 0x3c, v0
v_lshlrev_b32_e32 v8, 2, v8
ds_load_b128 v[4:7], v8
s_waitcnt lgkmcnt(0)
"""
"""the four words of a quad, to each of its lanes"""
MOVED = "\n".join(f"v_mov_b32_dpp v{4 + word}, v9 quad_perm:[{word},{word},{word},{word}]" for word in range(4))
SHARED = f"ds_load_b32 v9, v2\ns_waitcnt lgkmcnt(0)\n{MOVED}"


def verdict(first: str, second: str, *, full: bool = True, assume: tuple[str, ...] = ()) -> Verdict:
    """Of two bodies with a filled tile of LDS."""
    made = [kernel(PROLOGUE + FILL + body + STORE, lds=4096, items=64, full=full) for body in (first, second)]
    return verdict_of(made[0], made[1], assume=assume)


def test_words_shared_by_a_quad() -> None:
    assert verdict(ALL, SHARED).status == PROVED
    assert verdict(SHARED, ALL).status == PROVED


def test_lanes_without_work_items_are_not_read_in_silence() -> None:
    found = verdict(ALL, SHARED, full=False)
    assert (found.status, list(map(str, found.assumptions))) == (ASSUMING, ["full-waves"])


WRONG = {
    "pattern": SHARED.replace("[2,2,2,2]", "[2,2,3,2]"),
    "word": SHARED.replace("[2,2,2,2]", "[1,1,1,1]"),
    "exec": f"ds_load_b32 v9, v2\ns_waitcnt lgkmcnt(0)\ns_mov_b32 exec_lo, 0x7fffffff\n{MOVED}\ns_mov_b32 exec_lo, -1",
    "exec at the load": (
        f"v_mov_b32_e32 v9, 0\ns_mov_b32 exec_lo, 0x7fffffff\nds_load_b32 v9, v2\ns_waitcnt lgkmcnt(0)\n"
        f"s_mov_b32 exec_lo, -1\n{MOVED}"
    ),
    "row mask": SHARED.replace("[2,2,2,2]", "[2,2,2,2] row_mask:0x1"),
    "address": SHARED.replace("ds_load_b32 v9, v2", "ds_load_b32 v9, v2 offset:4"),
    "crossed rows": SHARED.replace("quad_perm:[2,2,2,2]", "row_shl:2"),
}


@pytest.mark.parametrize("name", sorted(WRONG))
def test_other_words_are_refused(name: str) -> None:
    assert WRONG[name] != SHARED
    assert verdict(ALL, WRONG[name]).status == UNKNOWN


AFTER = "v_xor_b32_e32 v11, 0x5a, v3\n"


def test_a_store_between_is_seen() -> None:
    """One lane's load is that of another lane only from the same state of memory."""
    stored = f"{AFTER}ds_store_b32 v2, v11\n"
    late = SHARED.replace(MOVED, stored + MOVED)
    assert verdict(ALL + stored, late).status == PROVED
    assert verdict(stored + ALL, late).status == UNKNOWN
    assert verdict(stored + ALL, stored + SHARED).status == PROVED
    assert verdict(ALL + "s_barrier\n" + stored, "s_barrier\n" + stored + SHARED).status == UNKNOWN


def test_private_memory_is_of_one_lane() -> None:
    first = f"scratch_store_b32 off, v3, off\ns_waitcnt_vscnt null, 0\n{MOVED.replace('v9', 'v3')}"
    second = (
        "scratch_store_b32 off, v3, off\ns_waitcnt_vscnt null, 0\nscratch_load_b32 v9, off, off\ns_waitcnt vmcnt(0)\n"
        + MOVED
    )
    made = [kernel(PROLOGUE + FILL + body + STORE, lds=4096, full=True, scratch=16) for body in (first, second)]
    assert verdict_of(*made).status == PROVED
    made[1] = made[1].replace("scratch_load_b32 v9, off, off", "scratch_load_b32 v9, off, off offset:4")
    assert verdict_of(*made).status == UNKNOWN


PATTERNS = {
    "quad_perm:[1,0,3,2]": "v_xor_b32_e32 v8, 1, v0",
    "quad_perm:[0,2,1,3]": "v_and_b32_e32 v8, 0x3fc, v0\nv_bfe_u32 v10, v0, 1, 1\nv_or_b32_e32 v8, v8, v10\n"
    "v_and_b32_e32 v10, 1, v0\nv_lshl_or_b32 v8, v10, 1, v8",
    "row_mirror": "v_xor_b32_e32 v8, 15, v0",
    "row_half_mirror": "v_xor_b32_e32 v8, 7, v0",
    "row_share:5": "v_and_or_b32 v8, 0x3f0, v0, 5",
    "row_xmask:9": "v_xor_b32_e32 v8, 9, v0",
    "dpp8:[7,6,5,4,3,2,1,0]": "v_xor_b32_e32 v8, 7, v0",
    "dpp8:[4,5,6,7,0,1,2,3]": "v_xor_b32_e32 v8, 4, v0",
}


@pytest.mark.parametrize("pattern", sorted(PATTERNS))
def test_each_pattern_is_the_load_at_the_other_lanes_address(pattern: str) -> None:
    there = f"{PATTERNS[pattern]}\nv_lshlrev_b32_e32 v8, 2, v8\nds_load_b32 v4, v8\ns_waitcnt lgkmcnt(0)"
    moved = f"ds_load_b32 v9, v2\ns_waitcnt lgkmcnt(0)\nv_mov_b32_dpp v4, v9 {pattern}"
    assert verdict(there, moved).status == PROVED
    other = moved.replace(pattern, "row_share:6")
    assert verdict(there, other).status == UNKNOWN


THROUGH_LDS = {
    "ds_swizzle_b32 v4, v9 offset:swizzle(SWAP,16)": "v_xor_b32_e32 v8, 16, v0",
    "ds_swizzle_b32 v4, v9 offset:swizzle(BROADCAST,8,3)": "v_and_or_b32 v8, 0x3f8, v0, 3",
    "ds_swizzle_b32 v4, v9 offset:swizzle(QUAD_PERM,1,1,3,3)": "v_or_b32_e32 v8, 1, v0",
    "v_permlanex16_b32 v4, v9, s10, s11": "v_xor_b32_e32 v8, 16, v0",
    "ds_bpermute_b32 v4, v12, v9": "v_xor_b32_e32 v8, 6, v0",
}


@pytest.mark.parametrize("exchange", sorted(THROUGH_LDS))
def test_exchanges_with_constant_patterns(exchange: str) -> None:
    there = f"{THROUGH_LDS[exchange]}\nv_lshlrev_b32_e32 v8, 2, v8\nds_load_b32 v4, v8\ns_waitcnt lgkmcnt(0)"
    before = (
        "s_mov_b32 s10, 0x76543210\ns_mov_b32 s11, 0xfedcba98\nv_lshlrev_b32_e32 v12, 2, v0\nv_xor_b32_e32 v12, 24, v12"
    )
    moved = f"{before}\nds_load_b32 v9, v2\ns_waitcnt lgkmcnt(0)\n{exchange}\ns_waitcnt lgkmcnt(0)"
    assert verdict(there, moved).status == PROVED
    assert verdict(there.replace("v8, 2, v8", "v8, 3, v8"), moved).status == UNKNOWN


ITEM = (
    "v_readfirstlane_b32 s10, v0\ns_and_b32 s10, s10, {high}\nv_and_b32_e32 v8, {low}, v0\nv_add_nc_u32_e32 v8, s10, v8"
)
LOADED = "v_mul_u32_u24_e32 v8, 4, v8\nglobal_load_b32 v4, v8, s[4:5]\ns_waitcnt vmcnt(0)"
OWN = "global_load_b32 v4, v2, s[4:5]\ns_waitcnt vmcnt(0)"


@pytest.mark.parametrize(
    ("high", "low", "expected"),
    [
        ("0xe0", "31", PROVED),
        ("0xff", "31", PROVED),
        ("0xc0", "63", PROVED),
        ("0xf0", "15", UNKNOWN),
        ("0x60", "15", UNKNOWN),
        ("0xc0", "31", UNKNOWN),
    ],
)
def test_a_work_item_is_the_first_of_its_wave_and_its_lane(high: str, low: str, expected: str) -> None:
    item = ITEM.format(high=high, low=low)
    assert verdict(f"{item}\n{LOADED}", OWN).status == expected


def test_the_first_lane_that_is_on_need_not_be_the_first_of_the_wave() -> None:
    late = f"s_mov_b32 exec_lo, 0xfffffff0\n{ITEM.format(high='0xff', low='31')}\ns_mov_b32 exec_lo, -1"
    assert verdict(f"{late}\n{LOADED}", OWN).status == UNKNOWN
    plain = f"{ITEM.format(high='0xe0', low='31')}\n{LOADED}"
    assert verdict(plain, OWN, full=False).status == UNKNOWN  # rows of a workgroup may begin in the midst of a wave
