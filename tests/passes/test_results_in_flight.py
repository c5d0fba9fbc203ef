"""pair's own check of a region: what loads bring lands where nothing else is, in the order of their queue."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from small_kernels import small_kernel

from isatool.analysis.cfg import build_flow
from isatool.analysis.waits import analyse_waits
from isatool.analysis.webs import build_webs
from isatool.isa.counters import Queue
from isatool.isa.registers import vgpr
from isatool.passes.common.in_flight import find_flights
from isatool.passes.common.regions import find_regions
from isatool.passes.pair.local_values import find_local_values
from isatool.passes.pair.region_check import ChainStep, same_results
from isatool.verify.structural.straight_line import Executed

OF_LDS = (Queue.LDS,)
BEFORE = "ds_load_b32 v2, v1"
AGAIN = "ds_load_b32 v2, v1 offset:4"


def steps(*lines: str) -> list[ChainStep]:
    """Loads of the LDS, waits and arithmetic."""
    found = build_flow(small_kernel("\n".join(lines))).instructions[: len(lines)]
    return [
        ChainStep((Executed(each),), not line.startswith("v_"), line.startswith("ds_"), False, "wait" in line,
             OF_LDS if line.startswith("ds_") else ())
        for each, line in zip(found, lines, strict=True)
    ]  # fmt: skip


OLD = (BEFORE, AGAIN, "s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v4, v2")


@pytest.mark.parametrize(
    ("new", "why"),
    [
        (OLD, None),
        ((BEFORE, "ds_load_b32 v3, v1 offset:4", "s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v4, v3"), None),
        (("ds_load_b32 v3, v1", AGAIN, "s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v4, v2"), None),
        ((BEFORE, "v_mov_b32_e32 v2, 0", *OLD[1:]), "what a load will bring is overwritten"),
        ((BEFORE, "ds_load_b32 v3, v1 offset:4", "v_mov_b32_e32 v2, 0", "s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v4, v3"),
         "what a load will bring is overwritten"),
        ((BEFORE, "ds_load_b32 v3, v1 offset:4", *OLD[2:]), "v4 differs at the end"),
        ((AGAIN, BEFORE, *OLD[2:]), "event 0 differs"),
    ],
    ids=["the same", "the second elsewhere", "the first elsewhere", "a move between", "a move while it is on the way",
         "the first is read", "exchanged"],
)  # fmt: skip
def test_a_load_after_another_to_its_register(new: tuple[str, ...], why: str | None) -> None:
    assert same_results(steps(*OLD), steps(*new), {2: 1 << vgpr(2)}, 0, 1 << vgpr(4)) == why


@pytest.mark.parametrize(
    ("lines", "free"),
    [
        ((BEFORE, "s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v4, v2", AGAIN), [True, False]),
        ((BEFORE, AGAIN), [False, False]),
        ((BEFORE, "s_waitcnt lgkmcnt(0)", AGAIN, BEFORE), [True, False, False]),
        ((BEFORE, "ds_load_b32 v3, v1", "s_waitcnt lgkmcnt(1)", AGAIN), [True, False, False]),
        ((BEFORE, "ds_load_b32 v3, v1", "s_waitcnt lgkmcnt(2)", AGAIN), [False, False, False]),
    ],
    ids=["waited for", "both on the way", "two after a wait", "by count", "by too large a count"],
)
def test_what_came_before_a_load_that_is_on_the_way_at_the_end_is_free(lines: Sequence[str], free: list[bool]) -> None:
    flow = build_flow(small_kernel("\n".join((*lines, "s_branch end", "end:"))))
    webs, flights = build_webs(flow), find_flights(analyse_waits(flow, ordered=True))
    regions = find_regions(flow)
    values = find_local_values(webs, regions, flights)[0]
    loads = [index for index in range(len(lines)) if lines[index].startswith("ds_")]
    assert [webs.defined[index][0] in values.members for index in loads] == free
