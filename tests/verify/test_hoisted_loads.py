"""A load that comes out of a loop: only where the first iteration certainly makes it, before anything orders memory."""

from __future__ import annotations

import pytest
from verify_snippets import compare

LOAD = "global_load_b32 v3, v1, s[6:7]"
ARRIVED = "s_waitcnt vmcnt(0)"
STEP = "v_add_nc_u32_e32 v2, v2, v3\ns_add_i32 s10, s10, 1"
BACK = "s_cmp_le_u32 s10, s9\ns_cbranch_scc1 .Lloop"
BEGIN = "v_mov_b32_e32 v2, 0\ns_mov_b32 s10, 0"
STORE = "global_store_b32 v1, v2, s[4:5]"


def looped(before: str, inside: str, after: str = "", back: str = BACK) -> str:
    """A loop that runs at least once."""
    return "\n".join([BEGIN, before, ".Lloop:", inside, back, after, STORE])


INSIDE = looped("", f"{LOAD}\n{ARRIVED}\n{STEP}")
HOISTED = looped(f"{LOAD}\n{ARRIVED}", STEP)

EQUAL: dict[str, tuple[str, str]] = {
    "before the loop": (INSIDE, HOISTED),
    "the wait stays in the loop": (INSIDE, looped(LOAD, f"{ARRIVED}\n{STEP}")),
    "a scalar load": (
        looped("", "s_load_b32 s11, s[6:7], 0x40\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v3, s11\n" + STEP),
        looped("s_load_b32 s11, s[6:7], 0x40\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v3, s11", STEP),
    ),
    "under the loop's guard": (
        "v_mov_b32_e32 v2, 0\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .Lend\n" + INSIDE.replace(STORE, f".Lend:\n{STORE}"),
        "v_mov_b32_e32 v2, 0\ns_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .Lend\n" + HOISTED.replace(STORE, f".Lend:\n{STORE}"),
    ),
    "out of the inner loop of two": tuple(
        "\n".join([
            BEGIN, "s_mov_b32 s12, 0", ".Louter:", "s_mov_b32 s10, 0", place[0], ".Lloop:", place[1], STEP, BACK,
            "s_add_i32 s12, s12, 1", "s_cmp_le_u32 s12, s8", "s_cbranch_scc1 .Louter", STORE,
        ])
        for read in [f"{LOAD}\n{ARRIVED}"]
        for place in [("", read), (read, "")]
    ),  # type: ignore[dict-item]
}  # fmt: skip

MOVING, MOVED = f"global_load_b32 v3, v4, s[6:7]\n{ARRIVED}", "v_add_nc_u32_e32 v4, 4, v4"
SKIPPED, REST = "s_cmp_eq_u32 s8, 5\ns_cbranch_scc1 .Lnone", f".Lnone:\n{STEP}"
LATER = SKIPPED.replace("s8, 5", "s10, 0")
ZERO_TRIPS = "s_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .Lend"
HALF = "v_cmp_gt_u32_e32 vcc_lo, 8, v0\ns_mov_b32 s14, exec_lo\ns_and_b32 exec_lo, exec_lo, vcc_lo"
DIFFERENT: dict[str, tuple[str, str]] = {
    "the loop may not run": (
        looped(ZERO_TRIPS, f"{LOAD}\n{ARRIVED}\n{STEP}", ".Lend:"),
        looped(f"{LOAD}\n{ARRIVED}\n{ZERO_TRIPS}", STEP, ".Lend:"),
    ),
    "another address": (INSIDE, HOISTED.replace(LOAD, f"{LOAD} offset:4")),
    "another address of a value that nobody needs": (
        looped("", f"{LOAD}\n{ARRIVED}\nv_mov_b32_e32 v3, 1\n{STEP}"),
        looped(f"{LOAD} offset:4\n{ARRIVED}", f"v_mov_b32_e32 v3, 1\n{STEP}"),
    ),
    "an address that changes in the loop": (
        looped("v_mov_b32_e32 v4, v1", f"{MOVING}\n{MOVED}\n{STEP}"),
        looped(f"v_mov_b32_e32 v4, v1\n{MOVING}", f"{MOVED}\n{STEP}"),
    ),
    "other lanes": (
        looped("", f"{HALF}\n{LOAD}\n{ARRIVED}\ns_mov_b32 exec_lo, s14\n{STEP}"),
        looped(f"{LOAD}\n{ARRIVED}", f"{HALF}\ns_mov_b32 exec_lo, s14\n{STEP}"),
    ),
    "only on one path through the loop": (
        looped("v_mov_b32_e32 v3, 0", f"{SKIPPED}\n{LOAD}\n{ARRIVED}\n{REST}"),
        looped(f"v_mov_b32_e32 v3, 0\n{LOAD}\n{ARRIVED}", f"{SKIPPED}\n{REST}"),
    ),
    "not in the first iteration": (
        looped("v_mov_b32_e32 v3, 0", f"{LATER}\n{LOAD}\n{ARRIVED}\n{REST}"),
        looped(f"v_mov_b32_e32 v3, 0\n{LOAD}\n{ARRIVED}", f"{LATER}\n{REST}"),
    ),
}  # fmt: skip
for _name, _between in {
    "a store": "global_store_b32 v1, v0, s[6:7]",
    "a store to another place": "global_store_b32 v1, v0, s[6:7] offset:2048",
    "a barrier": "s_barrier",
    "an atomic": "global_atomic_add_u32 v1, v0, s[6:7]",
    "an invalidation of the cache": "buffer_gl0_inv",
    "a load that bypasses the cache": "global_load_b32 v5, v1, s[4:5] glc",
}.items():
    DIFFERENT[f"after {_name}"] = (
        looped("", f"{_between}\n{LOAD}\n{ARRIVED}\n{STEP}"),
        looped(f"{LOAD}\n{ARRIVED}", f"{_between}\n{STEP}"),
    )
    DIFFERENT[f"before {_name}"] = (
        looped("", f"{LOAD}\n{ARRIVED}\n{_between}\n{STEP}"),
        looped(f"{LOAD}\n{ARRIVED}", f"{_between}\n{STEP}"),
    )
    DIFFERENT[f"dead, after {_name}"] = (
        looped("", f"{_between}\n{LOAD}\n{ARRIVED}\nv_mov_b32_e32 v3, 1\n{STEP}"),
        looped(f"{LOAD}\n{ARRIVED}", f"{_between}\nv_mov_b32_e32 v3, 1\n{STEP}"),
    )


@pytest.mark.parametrize("name", EQUAL)
def test_a_load_comes_out_of_a_loop(name: str) -> None:
    found = compare(*EQUAL[name])
    assert found.status == "proved", found.first_difference


@pytest.mark.parametrize("name", DIFFERENT)
def test_a_load_stays_in_its_loop(name: str) -> None:
    assert compare(*DIFFERENT[name]).status in ("unknown", "refuted")


@pytest.mark.parametrize("name", DIFFERENT)
def test_what_stays_is_proved_against_itself(name: str) -> None:
    first = DIFFERENT[name][0]
    assert (
        compare(first, first.replace("v_add_nc_u32_e32 v2, v2, v3", "v_add_nc_u32_e32 v2, v3, v2")).status == "proved"
    )
