"""What other waves may see of an access: where a wave ends, on each of two ways, and of loads that are made twice."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.verify.other_waves import waves_part
from isatool.verify.verdict import PROVED

LOADED, STORED, LDS = "s_waitcnt vmcnt(0)\n", "s_waitcnt_vscnt null, 0x0\n", "s_waitcnt lgkmcnt(0)\n"
OTHER = "v_xor_b32_e32 v5, 0x80, v1\n"
NOTHING = "v_mov_b32_e32 v9, v1\n"
"""a change that blocks cannot hide: the walk has to judge"""


def proved(first: str, second: str, items: int = 256) -> bool:
    """Whether the second of two bodies after the same prologue is proved to do what the first one does."""
    texts = [kernel(f"{PROLOGUE}{body}", lds=2048, items=items) for body in (first, second)]
    return verdict_of(texts[0], texts[1]).status == PROVED


# -- the end of a wave is an arrival at the barriers of others

EARLY = """v_readfirstlane_b32 s20, v0
s_cmp_lt_u32 s20, 32
s_cbranch_scc1 .Lfirst
s_barrier
ds_load_b32 v2, v1
global_load_b32 v3, v1, s[4:5]
s_waitcnt vmcnt(0) lgkmcnt(0)
v_add_nc_u32_e32 v2, v2, v3
global_store_b32 v1, v2, s[6:7]
s_endpgm
.Lfirst:
v_add_nc_u32_e32 v5, 0x80, v1
"""
IN_LDS, IN_MEMORY = "ds_store_b32 v5, v0\n", "global_store_b32 v5, v0, s[4:5]\n"


@pytest.mark.parametrize(
    ("first", "second", "holds"),
    [
        (IN_LDS + LDS, IN_LDS + LDS, True),
        (IN_LDS + LDS, "v_mov_b32_e32 v6, v0\nds_store_b32 v5, v6\n" + LDS, True),
        (IN_LDS, IN_LDS + LDS, True),
        (IN_LDS + LDS, IN_LDS, False),
        (IN_LDS + LDS, "", False),
        (IN_LDS + LDS, IN_LDS.replace("v0", "v1") + LDS, False),
        (IN_MEMORY + STORED, NOTHING + IN_MEMORY + STORED, True),
        (IN_MEMORY, IN_MEMORY, True),
        (IN_MEMORY + STORED, IN_MEMORY, False),
        (IN_MEMORY + STORED, NOTHING + IN_MEMORY, False),
        (IN_MEMORY + IN_MEMORY + STORED, IN_MEMORY + IN_MEMORY + STORED.replace("0x0", "0x1"), False),
    ],
)
def test_what_a_wave_has_done_that_ends_before_the_barrier_of_another(first: str, second: str, holds: bool) -> None:
    assert proved(EARLY + first, EARLY + second) is holds


def test_where_all_waves_come_to_the_same_barriers_nobody_sees_an_end() -> None:
    same = "s_barrier\nds_load_b32 v2, v1\n" + LDS + "global_store_b32 v1, v2, s[6:7]\nv_mov_b32_e32 v5, v1\n"
    assert proved(same + IN_LDS + LDS, same)
    assert proved(same + IN_MEMORY + STORED, same + IN_MEMORY)
    assert proved(EARLY + IN_LDS + LDS, EARLY, items=32)  # one wave


@pytest.mark.parametrize(
    ("test", "arrive"),
    [
        ("s_cmp_lt_u32 s8, 32", False),
        ("s_cmp_lt_u32 s2, 32", False),
        ("v_readfirstlane_b32 s20, v0\ns_cmp_lt_u32 s20, 32", True),
        ("s_load_b32 s20, s[4:5], 0x0\ns_waitcnt lgkmcnt(0)\ns_cmp_lt_u32 s20, 32", True),
    ],
)
def test_the_end_arrives_where_only_some_waves_may_come_to_a_barrier(test: str, arrive: bool) -> None:
    text = kernel(f"{PROLOGUE}{test}\ns_cbranch_scc1 .Lend\ns_barrier\n.Lend:\n")
    assert waves_part(build_flow(read_text(text).kernel(None))) is arrive


RUNGS = "".join(
    f"s_cmp_eq_u32 s9, {number}\ns_cbranch_scc1 .Lrung{number}\nglobal_store_b32 v1, v0, s[6:7] offset:{4 * number}\n"
    f".Lrung{number}:\n"
    for number in range(8)
)
AHEAD = "s_cmp_eq_u32 s8, 1\ns_cbranch_scc1 .Lahead\nv_mov_b32_e32 v8, 1\n.Lahead:\n"
BEFORE = "v_mul_f32_e32 v6, v0, v1\nv_mul_f32_e32 v7, v0, v0\ns_cmp_eq_u32 s8, 7\ns_cbranch_scc1 .Lq\n{}.Lq:\n"
FIRST, SECOND = BEFORE.format("v_mov_b32_e32 v6, v7\n"), BEFORE.format("v_mov_b32_e32 v8, v7\nv_mov_b32_e32 v6, v8\n")


def test_a_wait_for_loads_at_a_barrier_of_the_common_tail_counts() -> None:
    load, store = OTHER + "global_load_b32 v3, v5, s[4:5]\n", "global_store_b32 v1, v0, s[4:5]\n"
    end = RUNGS.replace("v0", "v3") + "v_add_f32_e32 v3, v3, v6\nglobal_store_b32 v1, v3, s[6:7] offset:1024"
    good = AHEAD + load + LOADED + "s_barrier\n" + store + end
    assert proved(FIRST + good, SECOND + good)
    for late in ("s_barrier\n" + LOADED + store, "s_barrier\n" + store + LOADED):
        assert not proved(FIRST + good, SECOND + AHEAD + load + late + end)
        assert not proved(FIRST + good, FIRST + AHEAD + load + late + end)


def test_what_is_in_the_lds_before_a_tail_counts_where_the_end_of_a_wave_is_seen() -> None:
    def early(stored: str) -> str:
        return FIRST + EARLY + stored + LDS + AHEAD + RUNGS

    assert not proved(early(IN_LDS), early("").replace(FIRST, SECOND))
    assert not proved(early(IN_LDS), early(IN_LDS.replace("v0", "v1")).replace(FIRST, SECOND))


# -- fences on both of two ways

WAYS = """s_cmp_eq_u32 s8, 3
s_cbranch_scc1 .Lone
{}s_branch .Lboth
.Lone:
{}.Lboth:
"""
FENCES = ["s_barrier\n", "global_atomic_add_u32 v1, v0, s[6:7] offset:1024\n", "buffer_gl0_inv\n"]
END = OTHER + "global_load_b32 v3, v5, s[4:5]\n" + LOADED + "global_store_b32 v1, v3, s[6:7]\n"


@pytest.mark.parametrize("fence", FENCES)
@pytest.mark.parametrize("before", [True, False])
def test_what_is_in_flight_at_a_fence_counts_on_each_way(fence: str, before: bool) -> None:
    store = "global_store_b32 v1, v0, s[4:5]\n"
    head, own = (store, "") if before else ("", store)

    def body(one: str, other: str) -> str:
        return NOTHING + head + WAYS.format(own + one + fence, own + other + fence) + END

    assert proved(body(STORED, STORED), body(STORED, STORED).replace("v3", "v8"))
    assert proved(body("", STORED), body(STORED, STORED))
    for one, other in (("", STORED), (STORED, ""), ("", "")):
        assert not proved(body(STORED, STORED), body(one, other))
    assert not proved(body("", STORED), body(STORED, ""))


@pytest.mark.parametrize("first_way", [True, False])
def test_what_is_done_at_a_flag_after_fences_on_both_ways_counts(first_way: bool) -> None:
    """On one way a store has arrived at the barrier, on the other at the flag after it."""
    ways = (STORED + "s_barrier\n", "s_barrier\n")
    body = NOTHING + "global_store_b32 v1, v0, s[4:5]\n" + WAYS.format(*(ways if first_way else ways[::-1]))
    flag, other = "global_store_b32 v1, v0, s[6:7]\n", "global_store_b32 v1, v1, s[6:7] offset:2048\n"
    end = STORED + other
    assert proved(body + STORED + flag + end, body.replace("v9", "v8") + STORED + flag + end)
    assert not proved(body + STORED + flag + end, body.replace("v9", "v8") + flag + end)


def test_a_load_by_an_unknown_descriptor_hides_no_access_of_the_lds() -> None:
    """It is a fence for global memory alone: what is done of the LDS there is asked for where others see it."""
    load = "buffer_load_b32 v3, v1, s[12:15], 0 offen\n"
    store, flag = "ds_store_b32 v1, v0\n", "global_store_b32 v1, v0, s[4:5]\n"
    end = LOADED + "global_store_b32 v1, v3, s[6:7]\n"
    assert proved(store + LDS + load + flag + end, NOTHING + store + load + LDS + flag + end)
    assert not proved(store + LDS + load + flag + end, store + load + flag + LDS + end)
    own = "s_barrier\nds_store_b32 v1, v1\n"
    first = store + LDS + "s_barrier\n" + OTHER + "ds_load_b32 v4, v5\n" + LDS
    used = LDS + end + "global_store_b32 v1, v4, s[6:7] offset:1024\n"
    again = first + load + "ds_load_b32 v7, v5\n" + LOADED + own + used
    assert proved(again, again.replace("v4", "v8"))
    assert not proved(again, first.replace(f"v4, v5\n{LDS}", f"v4, v5\n{load}{LOADED}") + own + used)


# -- one address, loaded twice


@pytest.mark.parametrize(
    ("load", "wait", "store"),
    [
        ("global_load_b32 {}, v5, s[4:5]\n", LOADED, "global_store_b32 v1, v0, s[4:5]\n"),
        ("ds_load_b32 {}, v5\n", LDS, "ds_store_b32 v1, v1\n"),
    ],
)
def test_a_load_in_flight_at_a_barrier_is_not_its_like_that_has_returned(load: str, wait: str, store: str) -> None:
    filled = "ds_store_b32 v1, v0\n" + LDS + "s_barrier\n" + OTHER
    one, two = load.format("v3"), load.format("v4")
    end = "s_barrier\n" + store + wait + "global_store_b32 v1, v3, s[6:7]\n"
    first = filled + one + wait + two + end
    assert proved(first, filled.replace("v5", "v6") + (one + wait).replace("v5", "v6") + end)
    assert not proved(first, filled + one + end)
    assert not proved(first, filled + two + wait + one + end)
    twice = end + "global_store_b32 v1, v4, s[6:7] offset:1024\n"
    assert proved(filled + one + twice.replace("v4", "v3"), filled.replace("v5", "v6") + load.format("v8")
                  .replace("v5", "v6") + twice.replace("v3", "v8").replace("v4", "v8"))  # fmt: skip
    assert not proved(filled + one + twice.replace("v4", "v3"), filled + one + two + twice)
