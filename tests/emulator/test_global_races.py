"""What orders accesses of several waves to global memory, and what does not; waits for other waves come to an end."""

from __future__ import annotations

import numpy as np
import pytest
from tiny_kernels import KERNARG, Run, kernel, kinds, lines, words

from isatool.emulator.findings import FindingKind

RACE = FindingKind.GLOBAL_RACE
NUMBERS = np.arange(64, dtype=np.uint32)
WAIT, BARRIER, FRESH = "s_waitcnt_vscnt null, 0x0", "s_barrier", "buffer_gl0_inv"
ORDERS = ("lockstep", "forward", "reverse")


def exchange(*between: str, load: str = "", after: str = "s_endpgm") -> str:
    """Two waves store their work-item numbers, and read each other's."""
    return "\n".join((
        KERNARG, "v_lshlrev_b32_e32 v1, 2, v0", "global_store_b32 v1, v0, s[6:7]", *between,
        "v_xor_b32_e32 v2, 0x80, v1", f"global_load_b32 v3, v2, s[6:7] {load}", "s_waitcnt vmcnt(0)",
        "global_store_b32 v1, v3, s[6:7] offset:256", after,
    ))  # fmt: skip


@pytest.mark.parametrize("order", ORDERS)
def test_a_wait_a_barrier_and_fresh_caches_order_a_store_and_a_load(run: Run, order: str) -> None:
    result = run(kernel(exchange(WAIT, BARRIER, FRESH)), lanes=64, out=512, order=order)
    assert not result.findings
    assert words(result)[64:] == [number ^ 32 for number in range(64)]


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("left_out", [WAIT, BARRIER, FRESH])
def test_without_one_of_them_it_is_a_race_with_both_lines(run: Run, left_out: str, order: str) -> None:
    bad = kernel(exchange(*(part for part in (WAIT, BARRIER, FRESH) if part != left_out)))
    found = [finding for finding in run(bad, lanes=64, out=512, order=order).findings if finding.kind is RACE]
    assert found
    assert {found[0].line, found[0].other_line} == set(lines(bad, ["global_store_b32", "global_load_b32"]))
    assert ("buffer_gl0_inv" in found[0].message) == (left_out == FRESH)


def test_waves_of_one_cu_share_the_cache(run: Run) -> None:
    assert not run(kernel(exchange(WAIT, BARRIER), workgroup_processor_mode=0), lanes=64, out=512).findings


def test_a_weaker_wait_before_the_barrier_is_a_race(run: Run) -> None:
    two = "global_store_b32 v1, v0, s[6:7] offset:512"
    good = exchange(two, WAIT, BARRIER, FRESH)
    assert not run(kernel(good), lanes=64, out=1024).findings
    late = exchange("s_waitcnt_vscnt null, 0x1", two, BARRIER, FRESH)
    assert RACE in kinds(run(kernel(late), lanes=64, out=1024))
    enough = exchange(two, "s_waitcnt_vscnt null, 0x1", BARRIER, FRESH)
    assert not run(kernel(enough), lanes=64, out=1024).findings


def test_one_wave_needs_nothing_to_read_its_own_stores(run: Run) -> None:
    body = exchange().replace("0x80", "0x10")
    assert not run(kernel(body), lanes=32, out=512).findings


@pytest.mark.parametrize("order", ORDERS)
def test_a_load_must_return_before_another_wave_overwrites_what_it_reads(run: Run, order: str) -> None:
    def body(*between: str) -> str:
        return "\n".join((
            KERNARG, "v_lshlrev_b32_e32 v1, 2, v0", "v_xor_b32_e32 v2, 0x80, v1", "global_load_b32 v3, v1, s[6:7]",
            *between, "global_store_b32 v2, v0, s[6:7]", "s_waitcnt vmcnt(0)", "s_endpgm",
        ))  # fmt: skip

    assert not run(kernel(body("s_waitcnt vmcnt(0)", BARRIER)), lanes=64, order=order).findings
    assert kinds(run(kernel(body(BARRIER)), lanes=64, order=order)) == [RACE]
    assert set(kinds(run(kernel(body("s_waitcnt vmcnt(0)")), lanes=64, order=order))) == {RACE}


@pytest.mark.parametrize(("value", "raced"), [("s15", True), ("0", False)])
def test_workgroups_that_write_one_dword_race_unless_they_agree(run: Run, value: str, raced: bool) -> None:
    body = f"{KERNARG}\nv_lshlrev_b32_e32 v1, 2, v0\nv_add_nc_u32_e64 v2, {value}, 7\n"
    body += "global_store_b32 v1, v2, s[6:7]\ns_endpgm"
    result = run(kernel(body, system_sgpr_workgroup_id_x=1, user_sgpr_count=15), groups=3)
    assert kinds(result) == ([RACE] if raced else [])


def test_waves_that_write_neighbouring_bytes_do_not_race(run: Run) -> None:
    body = f"{KERNARG}\nv_lshrrev_b32_e32 v1, 5, v0\nv_and_b32_e32 v2, 31, v0\nv_lshl_or_b32 v1, v2, 1, v1\n"
    assert not run(kernel(body + "global_store_b8 v1, v0, s[6:7]\ns_endpgm"), lanes=64).findings


@pytest.mark.parametrize(("size", "shift"), [("b8", 1), ("b16", 2), ("b32", 3), ("b64", 4), ("b128", 5)])
def test_lanes_that_disagree_about_a_place_collide(run: Run, size: str, shift: int) -> None:
    move = "".join(f"v_mov_b32_e32 v{4 + i}, {{0}}\n" for i in range(4))
    data = {"b64": "v[4:5]", "b128": "v[4:7]"}.get(size, "v4")
    body = f"{KERNARG}\nv_lshrrev_b32_e32 v1, 1, v0\nv_lshlrev_b32_e32 v1, {shift - 1}, v1\n"
    store = f"global_store_{size} v1, {data}, s[6:7]\ns_endpgm"
    assert kinds(run(kernel(body + move.format("v0") + store))) == [FindingKind.COLLISION]
    assert not run(kernel(body + move.format("5") + store)).findings


LAST = """
v_lshlrev_b32_e32 v1, 2, v0
s_lshl_b32 s14, s15, 7
v_add_nc_u32_e32 v1, s14, v1
global_store_b32 v1, v0, s[6:7] offset:4
{release}
v_mov_b32_e32 v2, 0
v_mov_b32_e32 v3, 1
s_mov_b32 s16, exec_lo
s_mov_b32 exec_lo, 1
global_atomic_add_u32 v4, v2, v3, s[6:7] glc
s_waitcnt vmcnt(0)
{acquire}
v_readfirstlane_b32 s17, v4
s_mov_b32 exec_lo, s16
s_cmp_lg_u32 s17, 2
s_cbranch_scc1 .Lend
v_lshlrev_b32_e32 v1, 2, v0
global_load_b32 v5, v1, s[6:7] offset:4
global_load_b32 v6, v1, s[6:7] offset:132
s_waitcnt vmcnt(0)
v_add_nc_u32_e32 v5, v5, v6
global_store_b32 v1, v5, s[6:7] offset:516
.Lend:
s_endpgm
"""
INVALIDATE = "buffer_gl1_inv\nbuffer_gl0_inv"


@pytest.mark.parametrize(
    ("release", "acquire", "raced"),
    [(WAIT, INVALIDATE, False), ("", INVALIDATE, True), (WAIT, "", True), (WAIT, "buffer_gl0_inv", True)],
)
def test_the_last_workgroup_reads_what_all_have_written(run: Run, release: str, acquire: str, raced: bool) -> None:
    body = KERNARG + LAST.format(release=release, acquire=acquire)
    result = run(kernel(body, user_sgpr_count=15, system_sgpr_workgroup_id_x=1), groups=3, out=1024)
    assert set(kinds(result)) == ({RACE} if raced else set())


SPIN = """
v_mov_b32_e32 v2, 0
v_mov_b32_e32 v3, 1
s_cmp_{sense}_u32 {who}, 0
s_cbranch_scc1 .Lwait
v_mov_b32_e32 v5, 42
global_store_b32 v2, v5, s[6:7] offset:64
s_waitcnt_vscnt null, 0x0
s_mov_b32 exec_lo, 1
global_store_b32 v2, v3, s[6:7]
s_endpgm
.Lwait:
global_load_b32 v4, v2, s[6:7] glc
s_waitcnt vmcnt(0)
v_readfirstlane_b32 s17, v4
s_cmp_eq_u32 s17, 0
s_cbranch_scc1 .Lwait
buffer_gl1_inv
buffer_gl0_inv
global_load_b32 v6, v2, s[6:7] offset:64
s_waitcnt vmcnt(0)
v_lshlrev_b32_e32 v1, 2, v0
global_store_b32 v1, v6, s[6:7] offset:128
s_endpgm
"""


@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("sense", ["eq", "lg"])
@pytest.mark.parametrize("sanitize", [True, False])
def test_a_wave_that_waits_for_another_one_gets_on(run: Run, order: str, sense: str, sanitize: bool) -> None:
    who = "v_readfirstlane_b32 s18, v0\ns_lshr_b32 s18, s18, 5\n"
    result = run(
        kernel(KERNARG + "\n" + who + SPIN.format(sense=sense, who="s18")), lanes=64, out=512, order=order,
        sanitize=sanitize,
    )  # fmt: skip
    assert not result.findings
    assert 42 in words(result)[32:]


@pytest.mark.parametrize("sense", ["eq", "lg"])
def test_a_workgroup_that_waits_for_another_one_gets_on(run: Run, sense: str) -> None:
    body = kernel(KERNARG + SPIN.format(sense=sense, who="s15"), user_sgpr_count=15, system_sgpr_workgroup_id_x=1)
    result = run(body, groups=2, out=512)
    assert not result.findings
    assert words(result)[32:64] == [42] * 32


@pytest.mark.parametrize(
    "body",
    [".Lb:\ns_branch .Lb", ".Lb:\nv_add_nc_u32_e32 v0, 1, v0\ns_barrier\ns_branch .Lb"],
    ids=["plain", "barrier"],
)
def test_a_kernel_that_never_ends_is_found_without_a_limit(body: str) -> None:
    from tiny_kernels import run as run_here

    result = run_here(kernel(body + "\ns_endpgm"), lanes=128, engine="native")
    assert kinds(result) == [FindingKind.ENDLESS]


@pytest.mark.parametrize(("offset", "found"), [("0x0", False), ("0x8", False), ("0x10", True), ("0xc", True)])
def test_arguments_behind_the_declared_segment_are_found(run: Run, offset: str, found: bool) -> None:
    body = kernel(f"s_load_b64 s[4:5], s[0:1], {offset}\ns_waitcnt lgkmcnt(0)\ns_endpgm")
    assert kinds(run(body)) == ([FindingKind.OUT_OF_BOUNDS] if found else [])


def test_native_threads_that_race_leave_nothing_undefined() -> None:
    from tiny_kernels import run as run_here

    body = f"{KERNARG}\nv_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 1\ns_mov_b32 exec_lo, 1\n"
    body += "global_atomic_add_u32 v4, v2, v3, s[6:7] glc\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v5, s15\n"
    body += "v_lshlrev_b32_e32 v4, 2, v4\nglobal_store_b32 v4, v5, s[6:7] offset:4\ns_endpgm"
    made = kernel(body, user_sgpr_count=15, system_sgpr_workgroup_id_x=1)
    for _ in range(3):
        assert not run_here(made, groups=400, out=2048, engine="native").findings
