"""Queues of operations in flight: against every path one by one, and what waits have to cover in proofs."""

from __future__ import annotations

from itertools import product

import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from test_blockwise import reason
from test_memory_order import BARRIER, HEAD, STORE, TAIL
from verify_snippets import PROLOGUE, compare, kernel, verdict_of

from isatool.analysis.bdd import Bdd
from isatool.semantics.effects import CounterWait
from isatool.verify.product.in_flight import EMPTY, LOADS, PRIVATE, STORES, Queues, issued, met, on_path, waited
from isatool.verify.verdict import PROVED, Status

BRANCHES = 3
ACTS = st.one_of(
    st.sampled_from(["a", "b", "c", PRIVATE]).map(lambda token: ("issue", token)),
    st.integers(0, 4).map(lambda limit: ("wait", limit)),
)
STEPS = st.lists(
    st.one_of(ACTS, st.tuples(st.integers(0, BRANCHES - 1), st.lists(ACTS, max_size=4), st.lists(ACTS, max_size=4))),
    max_size=12,
)


def walked(decisions: Bdd, queues: Queues, acts: list) -> Queues:
    """The queues after acts, with both ways of branches brought together."""
    for act in acts:
        match act:
            case "issue", token:
                queues = issued(queues, LOADS, token)
            case "wait", limit:
                queues = waited(decisions, queues, CounterWait(loads=limit))
            case number, yes, no:
                taken = decisions.variable(number)
                ways = walked(decisions, queues, yes), walked(decisions, queues, no)
                queues = met(decisions, ways[0], taken, ways[1], decisions.complement(taken))
    return queues


def on_one_path(acts: list, taken: tuple[bool, ...]) -> list:
    """The queue of a single path."""
    queue: list = []
    for act in acts:
        match act:
            case "issue", token:
                queue.append(token)
            case "wait", limit:
                queue = queue[len(queue) - min(limit, len(queue)) :]
            case number, yes, no:
                for inner in yes if taken[number] else no:
                    queue = [*queue, inner[1]] if inner[0] == "issue" else queue[max(0, len(queue) - inner[1]) :]
    while queue and queue[0] == PRIVATE:
        queue.pop(0)
    return queue


@settings(max_examples=examples(60))
@given(STEPS)
def test_on_each_path_the_queue_is_what_that_path_has_in_flight(acts: list) -> None:
    decisions = Bdd()
    queue = walked(decisions, EMPTY, acts)[LOADS]
    for taken in product((False, True), repeat=BRANCHES):
        path = 1
        for number, holds in enumerate(taken):
            variable = decisions.variable(number)
            path = decisions.both(path, variable if holds else decisions.complement(variable))
        assert [entry.token for entry in on_path(decisions, queue, path)] == on_one_path(acts, taken)


def test_a_ladder_keeps_one_entry_for_each_rung_and_a_wait_counts_them() -> None:
    decisions = Bdd()
    queues = EMPTY
    for number in range(20):
        rung = decisions.variable(number)
        queues = met(decisions, issued(queues, STORES, number), rung, queues, decisions.complement(rung))
    assert len(queues[STORES]) == 20
    left = waited(decisions, queues, CounterWait(stores=2))[STORES]
    assert {entry.token for entry in left} == set(range(20))
    youngest = decisions.both(decisions.variable(19), decisions.variable(18))
    assert [entry.token for entry in on_path(decisions, left, youngest)] == [18, 19]
    assert waited(decisions, queues, CounterWait(stores=0)) == EMPTY


def status_of(first: str, second: str) -> Status:
    """The verdict on two bodies after the same prologue."""
    return verdict_of(*(kernel(PROLOGUE + body, scratch=64) for body in (first, second))).status


PRIVATE_STORE, PRIVATE_LOAD = "scratch_store_b32 off, v0, off offset:8\n", "scratch_load_b32 v7, off, off offset:8\n"
SHOWN = """global_store_b32 v1, v0, s[4:5]
{private}s_waitcnt_vscnt null, {left}
s_barrier
global_load_b32 v2, v1, s[4:5] offset:4
s_waitcnt vmcnt(0)
global_store_b32 v1, v2, s[6:7]
"""
TOLD = """global_load_b32 v2, v1, s[4:5] glc
{private}s_waitcnt vmcnt({left})
global_store_b32 v1, v0, s[6:7]
s_waitcnt vmcnt(0)
global_store_b32 v1, v2, s[6:7] offset:4
"""


@pytest.mark.parametrize(
    ("body", "private", "first", "other", "second", "holds"),
    [
        (SHOWN, PRIVATE_STORE, 1, PRIVATE_STORE, 1, True),
        (SHOWN, PRIVATE_STORE, 1, "", 0, True),
        (SHOWN, PRIVATE_STORE * 3, 3, PRIVATE_STORE, 1, True),
        (SHOWN, PRIVATE_STORE, 1, "", 1, False),
        (SHOWN, PRIVATE_STORE, 1, PRIVATE_STORE, 2, False),
        (SHOWN, PRIVATE_STORE * 3, 3, PRIVATE_STORE, 3, False),
        (SHOWN, PRIVATE_STORE, 0, PRIVATE_LOAD, 1, False),
        (SHOWN, "", 0, PRIVATE_STORE, 1, True),
        (SHOWN, "", 0, PRIVATE_STORE, 2, False),
        (TOLD, PRIVATE_LOAD, 1, PRIVATE_LOAD, 1, True),
        (TOLD, PRIVATE_LOAD, 1, "", 0, True),
        (TOLD, PRIVATE_LOAD, 1, "", 1, False),
        (TOLD, PRIVATE_LOAD, 1, PRIVATE_STORE, 1, False),
        (TOLD, PRIVATE_LOAD * 2, 2, PRIVATE_LOAD, 2, False),
    ],
)
def test_waits_count_accesses_to_private_memory(
    body: str, private: str, first: int, other: str, second: int, holds: bool
) -> None:
    """The last of so many operations may stay in flight: without a spill the count has to go down with it."""
    pair = body.format(private=private, left=first), body.format(private=other, left=second)
    assert (status_of(*pair) == PROVED) is holds


LOOP = """s_mov_b32 s10, 4
global_store_b32 v1, v0, s[4:5]
{before}.Lloop:
s_waitcnt_vscnt null, {left}
s_barrier
global_store_b32 v1, v0, s[4:5]
{private}s_add_i32 s10, s10, -1
s_cmp_lg_u32 s10, 0
s_cbranch_scc1 .Lloop
"""


@pytest.mark.parametrize(
    ("first", "second", "holds"),
    [
        ((PRIVATE_STORE, 1, PRIVATE_STORE), (PRIVATE_STORE, 1, PRIVATE_STORE), True),
        ((PRIVATE_STORE, 1, PRIVATE_STORE), ("", 0, ""), True),
        ((PRIVATE_STORE, 1, PRIVATE_STORE), ("", 1, ""), False),
        ((PRIVATE_STORE, 1, PRIVATE_STORE), ("", 1, PRIVATE_STORE), False),
        ((PRIVATE_STORE, 1, PRIVATE_STORE), (PRIVATE_STORE, 1, ""), False),
        ((PRIVATE_STORE, 1, PRIVATE_STORE), (PRIVATE_STORE, 2, PRIVATE_STORE), False),
        (("", 1, ""), ("", 1, ""), True),
        (("", 1, ""), (PRIVATE_STORE, 1, PRIVATE_STORE), True),
    ],
)
def test_waits_count_them_across_the_header_of_a_loop(
    first: tuple[str, int, str], second: tuple[str, int, str], holds: bool
) -> None:
    pair = [LOOP.format(before=before, left=left, private=private) for before, left, private in (first, second)]
    assert (status_of(*pair) == PROVED) is holds


def test_proofs_by_blocks_count_them_too() -> None:
    private = "scratch_store_b32 off, v0, off offset:8\n"
    wait = "s_waitcnt_vscnt null, {}\n"
    first = HEAD + STORE + private + wait.format(1) + BARRIER + TAIL
    assert reason(first, first) is None
    for second in (
        STORE + private + wait.format(2),
        private + STORE + wait.format(1),
        STORE + wait.format(1) + private,
    ):
        assert reason(first, HEAD + second + BARRIER + TAIL) is not None, second


RUNGS = 24
GUARDED = """s_bitcmp1_b32 s8, {number}
s_cbranch_scc0 .Lrung{number}
global_store_b32 v1, v0, s[4:5] offset:{offset}
.Lrung{number}:
"""
END = """s_waitcnt_vscnt null, {left}
s_barrier
global_load_b32 v2, v1, s[4:5] offset:{offset}
s_waitcnt vmcnt(0)
global_store_b32 v1, v2, s[6:7]
"""


def stores(left: int, **changes: str) -> str:
    """A ladder of stores under conditions of their own, and a wait before a barrier."""
    rungs = [GUARDED.format(number=number, offset=4 * number) for number in range(RUNGS)]
    for place, (old, new) in enumerate(changes.items()):
        rungs[place + 3] = rungs[place + 3].replace(old, new)
    return "".join(rungs) + END.format(left=left, offset=4 * RUNGS)


@pytest.mark.parametrize(("left", "holds"), [(2, True), (1, True), (0, True), (3, False), (RUNGS, False), (63, False)])
def test_a_wait_behind_a_ladder_of_other_conditions_counts_what_each_path_issued(left: int, holds: bool) -> None:
    assert (status_of(stores(2), "v_mov_b32_e32 v9, v0\n" + stores(left)) == PROVED) is holds


@pytest.mark.parametrize(
    ("old", "new"), [("bitcmp1", "bitcmp0"), ("s8, 3", "s8, 4"), ("scc0", "scc1"), ("offset:12", "offset:16")]
)
def test_another_rung_of_it_is_refused(old: str, new: str) -> None:
    assert status_of(stores(2), stores(2, **{old: new})) != PROVED


@pytest.mark.parametrize(
    "counted_apart",
    ["global_atomic_add_u32 v1, v0, s[4:5]\n", "buffer_store_b32 v0, v1, s[8:11], 0 offen\n", "ds_add_u32 v1, v0\n"],
)
def test_a_wait_for_loads_does_not_count_what_another_counter_counts(counted_apart: str) -> None:
    load, spilled = "global_load_b32 v2, v1, s[6:7]\n", "scratch_load_b32 v3, off, off offset:4\n"
    wait, end = "s_waitcnt vmcnt(1)\n", "s_barrier\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v2, s[4:5] offset:4096"
    first = load + spilled + counted_apart + wait + end
    assert compare(first, first.replace("v2, v1", "v4, v1").replace("v1, v2", "v1, v4"), lds=2048, scratch=16).holds
    second = load + counted_apart + wait + end.replace("s_waitcnt", f"{spilled}s_waitcnt")
    assert not compare(first, second, lds=2048, scratch=16).holds
