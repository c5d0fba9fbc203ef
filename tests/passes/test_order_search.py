"""The search of `schedule --effort max`: orders keep every dependence, get no slower, and are the same every time."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from random_kernels import kernel, random_kernel

from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import build_flow
from isatool.analysis.counters import wait_of
from isatool.ir.program import Function
from isatool.model.exposed import exposed_latency, plain_pricing
from isatool.passes.common.load_distance import Distance
from isatool.passes.common.result import Context
from isatool.passes.schedule.latency_graph import GraphMaker, LatencyGraph
from isatool.passes.schedule.latency_schedule import PLANS, WIDE, LatencyPlan, OrderCandidate, schedule, time_of
from isatool.passes.schedule.order_search import improved
from isatool.passes.schedule.schedule import Schedule
from isatool.pipeline.judge import judge
from isatool.pipeline.rewrite import rewrite

NOTHING = Distance(0, 0)
CHAINS = "\n".join(
    f"\tds_load_b32 v{n}, v20 offset:{64 * n}\n\ts_waitcnt lgkmcnt(0)\n\tv_mul_f32_e32 v{n + 8}, v{n}, v{n}"
    for n in range(6)
)
MATRIX = """
	ds_load_b128 v[40:43], v20
	ds_load_b128 v[44:47], v20 offset:16
	ds_load_b128 v[48:51], v21
	ds_load_b128 v[52:55], v21 offset:16
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[0:7], v[40:47], v[48:55], v[0:7]
	ds_load_b128 v[40:43], v20 offset:64
	ds_load_b128 v[44:47], v20 offset:80
	s_waitcnt lgkmcnt(0)
	v_wmma_f32_16x16x16_f16 v[8:15], v[40:47], v[48:55], v[8:15]
	ds_store_b128 v22, v[0:3]
	ds_store_b128 v22, v[8:11] offset:16
"""


def graphs(function: Function) -> list[LatencyGraph]:
    """The regions of a function with two nodes or more."""
    flow = build_flow(function)
    maker = GraphMaker(flow, plain_pricing(flow))
    return [graph for graph in map(maker.graph, maker.regions()) if len(graph) > 1]


@settings(max_examples=5, deadline=None)
@given(st.integers(0, 10_000))
def test_an_order_keeps_every_dependence_and_gets_no_slower(seed: int) -> None:
    for graph in graphs(random_kernel(seed, registers=24, size=24)):
        given = tuple(range(len(graph)))
        start = OrderCandidate(time_of(graph, given, {}), given)
        found = improved(graph, {}, start, NOTHING, tried=60)
        place = {number: place for place, number in enumerate(found.order)}
        assert sorted(found.order) == list(given)
        assert all(place[source] < place[number] for number in given for source, _ in graph.before[number])
        assert found.time <= start.time
        assert found.time == pytest.approx(time_of(graph, found.order, {}))
        assert found == improved(graph, {}, start, NOTHING, tried=60)


def test_a_window_as_wide_as_what_could_be_issued_changes_no_order() -> None:
    windows = {False: 0, True: 0}
    for seed in range(8):
        for graph in graphs(random_kernel(seed, registers=24, size=40)):
            for strategy in {plan.strategy for plan in PLANS}:
                order, time, reach = schedule(graph, {}, LatencyPlan(strategy, WIDE))
                assert schedule(graph, {}, LatencyPlan(strategy, reach)) == (order, time, reach)
                for window in range(reach):
                    narrow = schedule(graph, {}, LatencyPlan(strategy, window))
                    assert narrow[2] > window
                    windows[narrow[0] == order] += 1
    assert all(windows.values()), windows


def test_a_search_finds_what_waits_hide() -> None:
    (graph,) = graphs(kernel(f"{CHAINS}\n\ts_endpgm").kernel("k"))
    given = tuple(range(len(graph)))
    start = OrderCandidate(time_of(graph, given, {}), given)
    assert improved(graph, {}, start, NOTHING).time < 0.5 * start.time


def test_halves_of_a_register_that_return_in_order_need_no_wait_between() -> None:
    text = "\tds_load_u16_d16 v0, v20\n\tds_load_u16_d16_hi v0, v20 offset:2\n\tds_store_b32 v21, v0\n\ts_endpgm"
    (graph,) = graphs(kernel(text).kernel("k"))
    assert graph.before[1] == ((0, False),)
    assert (1, True) in graph.before[2]


def test_effort_max_is_faster_than_the_input_and_proved() -> None:
    program = kernel(f"{CHAINS}\n\tv_add_f32_e32 v8, v8, v9\n\tds_store_b32 v20, v8\n\ts_endpgm")
    done = rewrite(program, [Schedule(effort="max")], "k")
    before, after = (exposed_latency(build_flow(each)).cycles for each in (program.kernel("k"), done.function))
    assert done.changed
    assert after < before
    assert judge(program.kernel("k"), done.function).holds


@pytest.mark.parametrize("full", [False, True])
def test_fragments_get_registers_of_their_own_where_waves_are_full(full: bool) -> None:
    apart = MATRIX.replace("ds_store_b128 v22,", "global_store_b128 v[22:23],")
    apart = apart.replace("v[0:3]\n", "v[0:3], off\n").replace("v[8:11] offset:16", "v[8:11], off offset:16")
    function = kernel(f"{apart}\n\ts_endpgm", vgprs=72).kernel("k")
    context = Context(72, assumptions=frozenset((Sentence.FULL_WAVES,)) if full else frozenset())
    made = Schedule().run(function, context).program.kernel("k")
    matrix = [i for _, i in made.instructions if "wmma" in i.mnemonic]
    assert (matrix[0].operands[1].value != matrix[1].operands[1].value) == full
    waits = [wait_of(i) for _, i in made.instructions if wait_of(i) is not None]
    assert any(wait is not None and wait.limit("lgkm") for wait in waits) == full
