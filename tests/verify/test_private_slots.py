"""Private memory at fixed places is a file of registers of its own: what is proved of slots, and what is refused."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

SPILL = "scratch_store_b32 off, {0}, off offset:{1}"
RELOAD = "scratch_load_b32 {0}, off, off offset:{1}\ns_waitcnt vmcnt(0)"
OUT = "global_store_b32 v1, {0}, s[6:7]"


def proved(first: str, second: str) -> bool:
    """Whether the proof of two bodies holds for all inputs."""
    a, b = (
        read_text(kernel(f"{PROLOGUE}\n{body}", lds=4096, items=256, scratch=32)).kernel(None)
        for body in (first, second)
    )
    return prove(a, b).status == PROVED


ADDRESS = f"""
v_xor_b32_e32 v2, 16, v1
v_xor_b32_e32 v3, 48, v1
{SPILL.format("v2", 0)}
{SPILL.format("v3", 4)}
s_mov_b32 s10, 4
.Lloop:
{{reload}}
global_store_b32 v4, v5, s[6:7]
s_add_i32 s10, s10, -1
s_cmp_lg_u32 s10, 0
s_cbranch_scc1 .Lloop
s_waitcnt lgkmcnt(0)
{OUT.format("v4")}
"""
BOTH = f"v_mov_b32_e32 v5, 0\n{RELOAD.format('v4', 0)}\n{RELOAD.format('v5', 4)}"


@pytest.mark.parametrize(
    "made",
    [
        "v_xor_b32_e32 v5, 32, v4",
        "v_xor_b32_e32 v5, 48, v1",
        "v_mov_b32_e32 v5, v3",
    ],
)
def test_a_slot_holds_what_a_register_makes(made: str) -> None:
    first = ADDRESS.format(reload=BOTH)
    second = ADDRESS.format(reload=f"{RELOAD.format('v4', 0)}\n{made}").replace(SPILL.format("v3", 4), "")
    assert proved(first, second)


@pytest.mark.parametrize(
    ("made", "change"),
    [
        ("v_xor_b32_e32 v5, 33, v4", ""),
        ("v_add_nc_u32_e32 v5, 32, v4", ""),
        ("v_mov_b32_e32 v5, v2", ""),
        ("v_mov_b32_e32 v5, v3\nv_add_nc_u32_e32 v3, 4, v3", ""),
        ("v_xor_b32_e32 v5, 32, v4", "slot"),
        ("v_xor_b32_e32 v5, 32, v4", "path"),
    ],
)
def test_a_slot_holds_nothing_else(made: str, change: str) -> None:
    """Another value, a register that changes, a slot that is stored to again, and one that is on a path only."""
    again = f"v_add_nc_u32_e32 v6, 4, v5\n{SPILL.format('v6', 4)}"
    on_path = f"s_cmp_eq_u32 s8, s10\ns_cbranch_scc1 .Lover\n{again}\n.Lover:"
    more = {"": "", "slot": again, "path": on_path}[change]
    first = ADDRESS.format(reload=f"{BOTH}\n{more}")
    second = ADDRESS.format(reload=f"{RELOAD.format('v4', 0)}\n{made}\n{more}")
    assert not proved(first, second)


TILE = """
v_lshlrev_b32_e32 v2, 4, v0
v_lshlrev_b32_e32 v3, 2, v0
ds_store_b32 v3, v0
s_waitcnt lgkmcnt(0)
s_barrier
ds_load_b128 v[4:7], v2
{between}
v_mov_b32_e32 v8, v4
s_waitcnt vmcnt(0) lgkmcnt(0)
global_store_b128 v2, v[4:7], s[6:7]
"""
KEPT = (
    "s_waitcnt lgkmcnt(0)\nscratch_store_b128 off, v[4:7], off\nv_mov_b32_e32 v4, 0\n{0}"
    "scratch_load_b128 v[4:7], off, off\ns_waitcnt vmcnt(0)"
)
AGAIN = "s_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v4, 0\n{0}ds_load_b128 v[4:7], v2\ns_waitcnt lgkmcnt(0)"


def loaded_again(between: str, again: str = AGAIN) -> bool:
    """Whether a tuple may come from the LDS instead of a slot."""
    return proved(TILE.format(between=KEPT.format(between)), TILE.format(between=again.format(between)))


def test_what_the_lds_still_holds_may_be_loaded_again() -> None:
    assert loaded_again("")
    assert loaded_again("v_add_f32_e32 v9, 1.0, v8\n")


@pytest.mark.parametrize(
    "between",
    [
        "ds_store_b32 v3, v3\n",
        "s_barrier\n",
        "ds_add_u32 v3, v3\n",
        "v_add_nc_u32_e32 v2, 16, v2\n",
        "s_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .Lover\nds_store_b32 v3, v3\n.Lover:\n",
    ],
)
def test_what_the_lds_may_have_lost_is_not(between: str) -> None:
    assert not loaded_again(between)


def test_another_place_of_the_lds_is_not_the_same() -> None:
    assert not loaded_again("", AGAIN.replace("v[4:7], v2", "v[4:7], v2 offset:16"))


def test_a_slot_of_some_lanes_is_no_register_of_all() -> None:
    masked = "s_mov_b32 exec_lo, s8\n{0}\ns_mov_b32 exec_lo, -1"
    first = f"v_mov_b32_e32 v2, 1\n{masked.format(SPILL.format('v1', 0))}\n{RELOAD.format('v2', 0)}\n{OUT.format('v2')}"
    assert not proved(first, f"v_mov_b32_e32 v2, v1\n{OUT.format('v2')}")


def test_a_kernel_that_uses_private_memory_has_as_much_as_before() -> None:
    body = f"{PROLOGUE}\n{SPILL.format('v1', 4)}\n{RELOAD.format('v2', 4)}\n{OUT.format('v2')}"
    first, less, none = (read_text(kernel(body, scratch=size)).kernel(None) for size in (32, 16, 0))
    assert prove(first, first).status == PROVED
    assert not prove(first, less).holds
    assert not prove(first, none).holds


@pytest.mark.parametrize(("place", "holds"), [(0, True), (28, True), (29, False), (32, False), (4092, False)])
def test_a_place_that_no_lane_has_is_not_used(place: int, holds: bool) -> None:
    kept = f"v_mov_b32_e32 v2, v1\n{OUT.format('v2')}"
    spilled = (
        f"{SPILL.format('v1', place)}\ns_waitcnt_vscnt null, 0x0\n{RELOAD.format('v2', place)}\n{OUT.format('v2')}"
    )
    assert proved(kept, spilled) is holds


def test_nor_is_any_where_the_wave_is_not_set_up_for_it() -> None:
    kept = f"{PROLOGUE}\nv_mov_b32_e32 v2, v1\n{OUT.format('v2')}"
    spilled = f"{PROLOGUE}\n{SPILL.format('v1', 4)}\n{RELOAD.format('v2', 4)}\n{OUT.format('v2')}"
    with_it = [kernel(body, scratch=32) for body in (kept, spilled)]
    without = [text.replace("enable_private_segment 1", "enable_private_segment 0") for text in with_it]
    for texts, holds in ((with_it, True), (without, False)):
        assert prove(*(read_text(text).kernel(None) for text in texts)).holds is holds


@pytest.mark.parametrize("index", ["v1", "s8"])
def test_nor_one_whose_address_is_not_known(index: str) -> None:
    kept = f"v_mov_b32_e32 v2, v1\n{OUT.format('v2')}"
    address = f"v_mov_b32_e32 v3, {index}\nv_and_b32_e32 v3, {{}}, v3\nscratch_store_b32 v3, v1, off\n"
    assert proved(kept, address.format(28) + kept)
    assert not proved(kept, address.format(60) + kept)
    assert proved(address.format(60) + kept, address.format(60) + kept.replace("v2", "v4"))
