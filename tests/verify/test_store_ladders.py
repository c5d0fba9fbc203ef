"""Ladders of stores, each under a condition of its own: which are in flight is known store by store, not set by set."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.verify.verdict import PROVED, Status

RUNGS = 8
RUNG = """
s_bitcmp1_b32 s9, {number}
s_cbranch_scc0 .Lrung{number}
v_add_nc_u32_e32 v{data}, {number}, v3
global_store_b32 v1, v{data}, s[6:7] offset:{offset}
.Lrung{number}:
"""
LOADED = "global_load_b32 v3, v1, s[4:5]\ns_waitcnt vmcnt(0)\n"
WAIT = "s_waitcnt_vscnt null, 0x0\n"
FLAG = f"global_store_b32 v1, v3, s[6:7] offset:{4 * RUNGS}"


def ladder(data: int) -> list[str]:
    """The rungs of a ladder that stores a register."""
    return [RUNG.format(number=number, data=data, offset=4 * number) for number in range(RUNGS)]


def status_of(second: list[str], after: str = "", instead: str | None = None) -> Status:
    """The verdict on the ladder of v4 and another one, and on what comes after them."""
    ends = after, after if instead is None else instead
    bodies = ["\n".join((PROLOGUE, LOADED, *rungs, end)) for rungs, end in zip((ladder(4), second), ends, strict=True)]
    return verdict_of(*map(kernel, bodies)).status


@pytest.mark.parametrize("after", ["", WAIT + "s_barrier\n" + FLAG, WAIT + FLAG, "s_barrier\n" + FLAG])
def test_another_register_in_every_rung_is_the_same(after: str) -> None:
    assert status_of(ladder(5), after) == PROVED


@pytest.mark.parametrize("after", [WAIT + "s_barrier\n" + FLAG, WAIT + FLAG])
@pytest.mark.parametrize("weaker", ["", "s_waitcnt_vscnt null, 0x1\n", f"s_waitcnt_vscnt null, {RUNGS}\n"])
def test_a_weaker_wait_after_the_ladder_is_refused(after: str, weaker: str) -> None:
    assert status_of(ladder(5), after, after.replace(WAIT, weaker)) != PROVED


@pytest.mark.parametrize("number", [0, 5, RUNGS - 1])
def test_a_stronger_wait_is_allowed(number: int) -> None:
    rungs = ladder(5)
    rungs[number] += WAIT
    assert status_of(rungs, "s_barrier\n" + FLAG) == PROVED


@pytest.mark.parametrize("number", [0, 5, RUNGS - 1])
def test_a_wait_that_one_rung_has_lost_is_refused(number: int) -> None:
    """The store after it must not be seen before those that it waits for."""
    waited = [rung.replace("v_add", WAIT + "v_add") for rung in ladder(4)]
    second = [rung.replace("v4", "v5") for rung in waited]
    bodies = ["\n".join((PROLOGUE, LOADED, *rungs, "s_barrier", FLAG)) for rungs in (waited, second)]
    assert verdict_of(*map(kernel, bodies)).status == PROVED
    second[number] = second[number].replace(WAIT, "")
    bodies[1] = "\n".join((PROLOGUE, LOADED, *second, "s_barrier", FLAG))
    assert (verdict_of(*map(kernel, bodies)).status == PROVED) == (number == 0)  # before the first there is none


@pytest.mark.parametrize(
    ("number", "old", "new"),
    [
        (2, "bitcmp1", "bitcmp0"),
        (2, "s9, 2", "s9, 3"),
        (3, "global_store_b32 v1, v5, s[6:7] offset:12", ""),
        (4, "offset:16", "offset:20"),
        (5, "s_cbranch_scc0 .Lrung5\n", ""),
        (7, "v5, 7, v3", "v5, 8, v3"),
        (6, "s_cbranch_scc0 .Lrung6", "s_cbranch_scc0 .Lrung7"),
    ],
)
def test_a_changed_rung_is_refused(number: int, old: str, new: str) -> None:
    rungs = ladder(5)
    assert old in rungs[number]
    rungs[number] = rungs[number].replace(old, new)
    assert status_of(rungs, "s_barrier\n" + FLAG) != PROVED


LOAD_RUNG = """
s_bitcmp1_b32 s9, {number}
s_cbranch_scc0 .Lrung{number}
global_load_b32 v{data}, {address}, s[4:5] offset:{offset}
.Lrung{number}:
"""
LOADS = 11


def loads(address: str, wait: str) -> str:
    """A kernel with a ladder of loads whose address is a register, and a wait before their sum is stored."""
    clear = [f"v_mov_b32_e32 v{8 + number}, 0" for number in range(LOADS)]
    rungs = [LOAD_RUNG.format(number=n, data=8 + n, address=address, offset=4 * n) for n in range(LOADS)]
    sums = [f"v_add_nc_u32_e32 v3, v3, v{8 + number}" for number in range(LOADS)]
    start = [PROLOGUE, "v_mov_b32_e32 v3, 0", "v_mov_b32_e32 v4, v1", *clear]
    return kernel("\n".join((*start, *rungs, wait, *sums, "global_store_b32 v1, v3, s[6:7]")))


def test_a_ladder_of_loads_that_one_wait_ends() -> None:
    first = loads("v1", "s_waitcnt vmcnt(0)")
    assert verdict_of(first, loads("v4", "s_waitcnt vmcnt(0)")).status == PROVED
    assert verdict_of(first, loads("v4", "s_waitcnt vmcnt(1)")).status != PROVED
    assert verdict_of(first, loads("v4", "")).status != PROVED
