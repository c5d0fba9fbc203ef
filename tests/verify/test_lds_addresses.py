"""LDS addresses: a constant may move between base and offset; accesses are split or joined in bounds only."""

from __future__ import annotations

import pytest
from verify_snippets import FILLED, compare

from isatool.analysis.assumptions import Sentence
from isatool.verify.premises import Premise
from isatool.verify.verdict import ASSUMING, PROVED, UNKNOWN, Assumption

BASE = "v_lshlrev_b32_e32 v9, 2, v0\nv_add_nc_u32_e32 v9, s8, v9\n"
"""an address about which nothing is known"""
STORE = "s_waitcnt lgkmcnt(0)\nglobal_store_b64 v1, v[2:3], s[4:5]"


def moved(load: str, constant: int) -> str:
    return f"{BASE}v_add_nc_u32_e32 v8, {constant:#x}, v9\n{load}\n{STORE}"


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("ds_load_b64 v[2:3], v8", "ds_load_b64 v[2:3], v9 offset:2048"),
        ("ds_load_b64 v[2:3], v8 offset:8", "ds_load_b64 v[2:3], v9 offset:2056"),
        ("ds_load_2addr_b32 v[2:3], v8 offset1:64", "ds_load_2addr_stride64_b32 v[2:3], v9 offset0:8 offset1:9"),
    ],
)
def test_a_constant_goes_from_the_base_into_the_offset(first: str, second: str) -> None:
    found = compare(moved(first, 2048), moved(second, 2048), lds=4096)
    assert found.status == PROVED, found
    assert found.assumptions == ()
    assert found.premises == (Premise.WRAPS,)


@pytest.mark.parametrize("offset", [2044, 2052, 2056])
def test_another_offset_than_the_base_lost_is_not_proved(offset: int) -> None:
    found = compare(
        moved("ds_load_b64 v[2:3], v8", 2048), moved(f"ds_load_b64 v[2:3], v9 offset:{offset}", 2048), lds=4096
    )
    assert found.status == UNKNOWN


def test_the_condition_is_not_named_where_no_address_can_wrap() -> None:
    first = f"v_add_nc_u32_e32 v8, 64, v1\nds_load_b64 v[2:3], v8\n{STORE}"
    second = f"ds_load_b64 v[2:3], v1 offset:64\n{STORE}"
    found = compare(first, second, lds=4096)
    assert found.status == PROVED
    assert found.premises == ()


def test_stores_are_joined_in_bounds_only() -> None:
    data = "v_mov_b32_e32 v2, s8\nv_mov_b32_e32 v3, s9\n"
    read = f"\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b64 v[2:3], v1\n{STORE}"
    no_races, in_bounds = (Assumption(sentence) for sentence in (Sentence.NO_RACES, Sentence.LDS_IN_BOUNDS))
    for base, expected in (("v1", (no_races,)), ("v9", (in_bounds, no_races))):  # lane 16 writes where lane 0 does
        apart = f"{BASE}{data}ds_store_b32 {base}, v2\nds_store_b32 {base}, v3 offset:64{read}"
        joined = f"{BASE}{data}ds_store_2addr_b32 {base}, v2, v3 offset1:16{read}"
        found = compare(apart, joined, lds=2048)
        assert (found.status, found.assumptions) == (ASSUMING, expected)
    assert compare(apart, joined.replace("offset1:16", "offset1:17"), lds=2048).status == UNKNOWN


ALIGNED = {
    "two dwords": (
        "v_lshlrev_b32 v8, 3, v9",
        "ds_load_b64 v[2:3], v8",
        "ds_load_b32 v2, v8\nds_load_b32 v3, v8 offset:4",
    ),
    "an offset that keeps it aligned": (
        "v_lshlrev_b32 v8, 4, v9",
        "ds_load_b128 v[2:5], v8 offset:32",
        "ds_load_b64 v[2:3], v8 offset:32\nds_load_b64 v[4:5], v8 offset:40",
    ),
    "two addresses": (
        "v_lshlrev_b32 v8, 4, v9",
        "ds_load_2addr_b32 v[2:3], v8 offset0:1 offset1:3",
        "ds_load_b32 v2, v8 offset:4\nds_load_b32 v3, v8 offset:12",
    ),
}  # fmt: skip
ACROSS = {
    "half of the alignment": ("v_lshlrev_b32 v8, 2, v9", *ALIGNED["two dwords"][1:]),
    "an offset of half the size": (
        "v_lshlrev_b32 v8, 3, v9",
        "ds_load_b64 v[2:3], v8 offset:4",
        "ds_load_b32 v2, v8 offset:4\nds_load_b32 v3, v8 offset:8",
    ),
    "addresses in two blocks": (
        "v_lshlrev_b32 v8, 4, v9",
        "ds_load_2addr_b32 v[2:3], v8 offset0:3 offset1:4",
        "ds_load_b32 v2, v8 offset:12\nds_load_b32 v3, v8 offset:16",
    ),
    "addresses that are far apart": (
        "v_lshlrev_b32 v8, 5, v9",
        "ds_load_2addr_b32 v[2:3], v8 offset0:0 offset1:7",
        "ds_load_b32 v2, v8\nds_load_b32 v3, v8 offset:28",
    ),
}  # fmt: skip


@pytest.mark.parametrize("lds", [0, 4096])
@pytest.mark.parametrize("name", [*ALIGNED, *ACROSS])
def test_an_access_within_one_block_of_the_allocation_is_cut_wherever_it_is(name: str, lds: int) -> None:
    align, first, second = {**ALIGNED, **ACROSS}[name]
    found = compare(*(f"{FILLED}{BASE}{align}\n{load}\n{STORE}" for load in (first, second)), lds=lds)
    assert found.status == (PROVED if name in ALIGNED else ASSUMING), found
    assert (Premise.LDS_BLOCKS in found.premises) == (name in ALIGNED)
    if name in ALIGNED:
        assert Premise.WRAPS in found.premises


def test_a_cut_access_whose_address_cannot_wrap_needs_no_condition_for_it() -> None:
    _, first, second = ALIGNED["two dwords"]
    align = FILLED + "v_lshlrev_b32 v8, 3, v0"
    found = compare(f"{align}\n{first}\n{STORE}", f"{align}\n{second}\n{STORE}")
    assert (found.status, found.premises) == (PROVED, (Premise.LDS_BLOCKS,))
