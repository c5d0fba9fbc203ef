"""The same comparison of the same values does not go two ways; anything else may."""

from __future__ import annotations

import pytest
from analysis_snippets import flow_of

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.waits import analyse_waits

GUARDED = """\
{first}
.Lskip:
v_mov_b32 v4, 0
{between}
{second}
s_waitcnt vmcnt(0)
.Lover:
v_mov_b32 v1, 5
s_endpgm
"""
FIRST = "s_cmp_eq_u32 s2, 0\ns_cbranch_scc1 .Lskip\nglobal_load_b32 v1, v0, s[0:1]"
SECOND = "s_cmp_eq_u32 s2, 0\ns_cbranch_scc1 .Lover"


def guarded(first: str = FIRST, between: str = "", second: str = SECOND) -> ControlFlow:
    return flow_of(GUARDED.format(first=first, between=between, second=second))


@pytest.mark.parametrize(
    ("first", "between", "second"),
    [
        (FIRST, "", SECOND),
        (FIRST, "s_mov_b32 s3, 0", SECOND),
        (FIRST, "", "s_cmp_lg_u32 s2, 0\ns_cbranch_scc0 .Lover"),
        (FIRST.replace("s_cmp_eq", "s_cmp_lg").replace("scc1", "scc0"), "", SECOND),
        (FIRST, "s_cmp_eq_u32 s3, 0\ns_cbranch_scc1 .Lin\nv_mov_b32 v5, 0\n.Lin:", SECOND),
        (FIRST.replace("s2, 0", "s2, s3"), "", SECOND.replace("s2, 0", "s2, s3")),
        (FIRST, "", "s_cmp_eq_u32 s2, 0\nv_mov_b32 v5, 0\ns_cbranch_scc0 .Lwait\n"
         "s_getpc_b64 s[4:5]\ns_add_i32 s6, .Lover, 4\ns_add_u32 s4, s4, s6\ns_addc_u32 s5, s5, 0\n"
         "s_setpc_b64 s[4:5]\n.Lwait:"),
    ],
)  # fmt: skip
def test_a_load_is_not_in_flight_where_the_same_test_left_it_out(first: str, between: str, second: str) -> None:
    assert analyse_waits(guarded(first, between, second)).violations == ()


@pytest.mark.parametrize(
    ("first", "between", "second"),
    [
        (FIRST, "s_add_u32 s2, s2, 1", SECOND),
        (FIRST, "s_cmp_eq_u32 s3, 0\ns_cbranch_scc1 .Lin\ns_mov_b32 s2, 0\n.Lin:", SECOND),
        (FIRST, "", SECOND.replace("s2", "s3")),
        (FIRST, "", SECOND.replace(", 0", ", 1")),
        (FIRST, "", SECOND.replace("scc1", "scc0")),
        (FIRST, "", SECOND.replace("eq_u32", "gt_u32")),
        (FIRST, "", SECOND.replace("\ns_cb", "\ns_mov_b32 s2, 1\ns_cb")),
        (FIRST.replace("global", "s_mov_b32 s2, 1\nglobal"), "", SECOND),
        (FIRST, "", SECOND.replace("\ns_cb", "\ns_and_b32 s3, s3, 1\ns_cb")),
        (FIRST.replace("s_cmp_eq_u32 s2, 0", "v_cmp_eq_u32 vcc_lo, s2, v0").replace("scc1", "vccnz"), "", SECOND),
        (FIRST, "s_load_b32 s2, s[0:1], 0x0\ns_waitcnt lgkmcnt(0)", SECOND),
        (FIRST, "s_swappc_b64 s[30:31], s[4:5]", SECOND),
        (FIRST.replace("s2, 0", "s2, src_scc"), "", SECOND.replace("s2, 0", "s2, src_scc")),
    ],
)
def test_a_load_is_in_flight_where_the_tests_may_differ(first: str, between: str, second: str) -> None:
    found = analyse_waits(guarded(first, between, second)).violations
    if "swappc" not in between:  # a callee waits
        assert [str(violation.misuse) for violation in found] == ["writes"]


def test_a_loop_forgets_what_it_writes() -> None:
    text = """\
s_mov_b32 s3, 8
.Lagain:
s_cmp_eq_u32 s2, 0
s_cbranch_scc1 .Lskip
global_load_b32 v1, v0, s[0:1]
.Lskip:
{write}
s_sub_u32 s3, s3, 1
s_cmp_eq_u32 s2, 0
s_cbranch_scc0 .Lwait
v_mov_b32 v1, 5
.Lwait:
s_waitcnt vmcnt(0)
s_cmp_lg_u32 s3, 0
s_cbranch_scc1 .Lagain
s_endpgm
"""
    assert analyse_waits(flow_of(text.format(write="s_nop 0"))).violations == ()
    assert len(analyse_waits(flow_of(text.format(write="s_xor_b32 s2, s2, 1"))).violations) == 1


def test_many_tests_are_given_up_not_multiplied() -> None:
    tests = "".join(f"s_cmp_eq_u32 s{n}, 0\ns_cbranch_scc1 .L{n}\nv_mov_b32 v{n}, 0\n.L{n}:\n" for n in range(4, 24))
    again = tests.replace(".L", ".Lm")
    flow = flow_of(f"{tests}{again}s_endpgm")
    walks = []
    starts = states_at_starts(flow, 0, lambda block, state: walks.append(block) or state + 0, max)
    assert len(starts) == len(flow.order)
    assert len(walks) < 40 * len(flow.blocks)
