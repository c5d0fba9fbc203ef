"""Barriers without what only stores need: proved where nothing is stored before them, and nowhere else."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from verify_snippets import PROLOGUE, kernel

from isatool.analysis.cfg import build_flow
from isatool.analysis.quiet_fences import quiet_fences
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.program import Function
from isatool.verify.premises import Premise
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED

FENCED = "s_waitcnt vmcnt(0) lgkmcnt(0)\ns_waitcnt_vscnt null, 0x0\ns_barrier\nbuffer_gl0_inv"
BARE = "s_waitcnt lgkmcnt(0)\ns_barrier"
ZEROS = "v_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0"
STORE = "global_store_b32 v1, v1, s[6:7]"


@dataclass(frozen=True)
class Loop:
    """A tile that is loaded ahead, stored to the LDS and read back. The last fence comes before a store."""

    start: str = ""
    ahead: str = "global_load_b32 v4, v1, s[4:5] offset:1024"
    inside: str = ""
    first: str = FENCED
    between: str = "s_waitcnt vmcnt(0)\nv_add_nc_u32_e32 v2, v2, v4"
    last: str = FENCED
    back: str = "s_cbranch_scc1 .Lloop"
    end: str = STORE
    private: int = 0

    def kernel(self) -> Function:
        """Its text as a kernel."""
        body = f"""
            {self.start}
            .Lloop:
            {self.ahead}
            {self.inside}
            ds_store_b32 v1, v2
            {self.first}
            ds_load_b32 v5, v1 offset:128
            s_waitcnt lgkmcnt(0)
            v_add_nc_u32_e32 v2, v2, v5
            {self.between}
            s_add_i32 s8, s8, -1
            s_cmp_lg_u32 s8, 0
            {self.last}
            {self.back}
            {self.end}
        """
        lines = [line.strip() for line in f"{PROLOGUE}\n{ZEROS}\n{body}".splitlines() if line.strip()]
        return read_text(kernel("\n".join(lines), lds=2048, scratch=self.private)).kernel(None)


def relaxed(given: dict[str, str | int], **others: str) -> tuple[Function, Function]:
    """A kernel and the same without what its first barrier need not have."""
    changed = {"first": BARE, "last": FENCED.removesuffix("\nbuffer_gl0_inv"), **others}
    return Loop(**given).kernel(), Loop(**{**given, **changed}).kernel()


def test_a_barrier_before_which_nothing_is_stored_needs_no_invalidation_and_no_wait_for_loads() -> None:
    verdict = prove(*relaxed({}))
    assert verdict.status == PROVED
    assert Premise.NO_GLOBAL_RACES in verdict.premises


def test_fences_may_be_added_again() -> None:
    first, second = relaxed({})
    assert prove(second, first).status == PROVED


def test_equal_fences_need_no_condition() -> None:
    verdict = prove(Loop().kernel(), Loop().kernel())
    assert verdict.status == PROVED
    assert Premise.NO_GLOBAL_RACES not in verdict.premises


ASKED = "global_load_b32 v6, v3, s[4:5]\ns_waitcnt vmcnt(0)\nv_readfirstlane_b32 s9, v6\ns_cmp_eq_u32 s9, 0"
"""SCC by what was loaded"""
LANES_ASKED = "global_load_b32 v6, v1, s[4:5]\ns_waitcnt vmcnt(0)\nv_cmp_ne_u32_e32 vcc_lo, 0, v6"

VISIBLE = {
    "a store before the loop": {"start": STORE},
    "a store on one path": {
        "inside": f"s_cmp_lg_u32 s8, 5\ns_cbranch_scc1 .Lover\n{STORE}\n.Lover:",
    },
    "a store that the back edge carries": {"back": f"s_cbranch_scc0 .Lout\n{STORE}\ns_branch .Lloop\n.Lout:"},
    "a store to a buffer": {"start": "buffer_store_b32 v1, v1, s[4:7], 0 offen"},
    "an atomic": {"start": "global_atomic_add_u32 v1, v1, s[6:7]"},
    "an atomic of the LDS": {"start": "ds_add_u32 v1, v1\ns_waitcnt lgkmcnt(0)"},
    "a coherent load": {"start": "global_load_b32 v6, v1, s[4:5] glc\ns_waitcnt vmcnt(0)"},
    "a load past the L1": {"start": "global_load_b32 v6, v1, s[4:5] dlc\ns_waitcnt vmcnt(0)"},
    "a flat store": {
        "start": "v_mov_b32_e32 v6, s6\nv_mov_b32_e32 v7, s7\nflat_store_b32 v[6:7], v1\ns_waitcnt lgkmcnt(0)"
    },
    "a private store at an address": {"start": "scratch_store_b32 v1, v1, off", "private": 16},
    "a private store in a kernel that follows flat addresses": {
        "start": "scratch_store_b32 off, v1, off\nv_mov_b32_e32 v6, s6\nv_mov_b32_e32 v7, s7\n"
        "flat_load_b32 v6, v[6:7]\ns_waitcnt vmcnt(0) lgkmcnt(0)",
        "private": 16,
    },
    "a private store in a kernel that makes addresses of private memory": {
        "start": "scratch_store_b32 off, v1, off\ns_mov_b64 s[10:11], src_private_base",
        "private": 16,
    },
    "a private store past the end of private memory": {"start": "scratch_store_b32 off, v1, off", "private": 0},
    "a message": {"start": "s_sendmsg sendmsg(MSG_INTERRUPT)"},
    "another invalidation": {"start": "buffer_gl1_inv"},
    "an invalidation of the scalar cache": {"start": "s_dcache_inv"},
    "a loop that waits for what another workgroup stores": {
        "start": f".Lwait:\n{ASKED}\ns_cbranch_scc1 .Lwait",
    },
    "a loop that waits by what a branch sets": {
        "start": f"s_mov_b32 s10, 0\n.Lwait:\n{ASKED}\ns_cbranch_scc1 .Lover\ns_mov_b32 s10, 1\n.Lover:\n"
        "s_cmp_eq_u32 s10, 0\ns_cbranch_scc1 .Lwait",
    },
    "a loop that waits by what lanes set": {
        "start": f"v_mov_b32_e32 v7, 0\n.Lwait:\n{LANES_ASKED}\ns_and_saveexec_b32 s11, vcc_lo\n"
        "s_cbranch_execz .Lover\nv_mov_b32_e32 v7, 1\n.Lover:\ns_mov_b32 exec_lo, s11\n"
        "v_readfirstlane_b32 s10, v7\ns_cmp_eq_u32 s10, 0\ns_cbranch_scc1 .Lwait",
    },
    "a loop that waits by what lanes that are off hold": {
        "start": f"v_cmp_gt_u32_e64 s12, 16, v0\n.Lwait:\n{LANES_ASKED}\ns_and_saveexec_b32 s11, s12\n"
        "v_mov_b32_e32 v6, 1\ns_mov_b32 exec_lo, s11\nv_cmp_eq_u32_e32 vcc_lo, 0, v6\ns_cbranch_vccnz .Lwait",
    },
    "a loop that waits by half of what was loaded": {
        "start": f".Lwait:\n{LANES_ASKED}\nv_mov_b16_e32 v6.l, 0\nv_cmp_eq_u32_e32 vcc_lo, 0, v6\n"
        "s_cbranch_vccnz .Lwait",
    },
    "a loop whose end a branch moves": {"inside": f"{ASKED}\ns_cbranch_scc1 .Lover\ns_mov_b32 s8, 2\n.Lover:"},
    "a branch that begins an iteration anew": {"inside": f"{ASKED}\ns_cbranch_scc1 .Lloop"},
    "a loop between both ways of a branch": {
        "inside": f"{ASKED}\ns_cbranch_scc1 .Lover\ns_mov_b32 s10, 0\n.Lwait:\n{ASKED}\ns_cselect_b32 s10, 0, 1\n"
        "s_cmp_eq_u32 s10, 0\ns_cbranch_scc1 .Lwait\n.Lover:",
    },
    "a loop whose lanes wait": {
        "start": ".Lwait:\nglobal_load_b32 v6, v3, s[4:5]\ns_waitcnt vmcnt(0)\nv_cmp_eq_u32_e32 vcc_lo, 0, v6\n"
        "s_cbranch_vccnz .Lwait",
    },
    "a barrier that only some waves come to": {
        "start": "v_readfirstlane_b32 s9, v0\ns_cmp_lt_u32 s9, 32\ns_cbranch_scc1 .Lover\ns_barrier\n.Lover:",
    },
    "an invalidation that belongs to no barrier": {"start": "buffer_gl0_inv"},
    "a barrier after a store without an invalidation": {"end": f"{STORE}\ns_waitcnt_vscnt null, 0x0\ns_barrier"},
}


@pytest.mark.parametrize("given", VISIBLE.values(), ids=VISIBLE.keys())
def test_fences_stay_where_other_waves_may_notice(given: dict[str, str | int]) -> None:
    first, second = relaxed(given)
    assert not prove(first, second).holds
    quiet = quiet_fences(build_flow(first))
    assert not quiet.barriers
    assert not quiet.invalidations


@pytest.mark.parametrize(
    "inside",
    [
        f"{ASKED}\ns_cbranch_scc1 .Lover\nv_xor_b32_e32 v2, v2, v6\n.Lover:",
        f"{LANES_ASKED}\ns_and_saveexec_b32 s11, vcc_lo\ns_cbranch_execz .Lover\nv_xor_b32_e32 v2, v2, v6\n"
        ".Lover:\ns_or_b32 exec_lo, exec_lo, s11",
        f"{LANES_ASKED}\nv_cmp_gt_u32_e32 vcc_lo, 16, v0\ns_and_saveexec_b32 s11, vcc_lo\nv_mov_b32_e32 v6, v0\n"
        "s_mov_b32 s12, 0\n.Lcount:\nv_add_nc_u32_e32 v6, 1, v6\nv_cmp_lt_u32_e64 s13, 40, v6\n"
        "s_or_b32 s12, s13, s12\ns_and_not1_b32 exec_lo, exec_lo, s12\ns_cbranch_execnz .Lcount\n"
        "s_or_b32 exec_lo, exec_lo, s11",
    ],
    ids=["wave", "lanes", "lanes that are off"],
)
def test_a_branch_whose_ways_meet_again_waits_for_nothing(inside: str) -> None:
    assert prove(*relaxed({"inside": inside})).status == PROVED


def test_a_private_store_at_a_fixed_place_is_nobodys_business() -> None:
    start = "scratch_store_b32 off, v1, off offset:12"
    assert prove(*relaxed({"start": start, "private": 16})).status == PROVED


def test_each_invalidation_alone_is_judged() -> None:
    """Those before a store go, those after it stay."""
    after = f"{STORE}\n{FENCED}\n{STORE}"
    assert prove(*relaxed({"end": after})).status == PROVED
    assert not prove(*relaxed({"end": after}, end=after.replace("\nbuffer_gl0_inv", ""))).holds


def test_the_only_invalidation_that_orders_nothing_may_go() -> None:
    """The second program is left with none that could."""
    given = {"start": BARE + "\nbuffer_gl0_inv\n" + STORE}
    first, second = Loop(**given).kernel(), Loop(start=given["start"].replace("buffer_gl0_inv\n", "")).kernel()
    assert prove(first, second).status == PROVED


def test_the_wait_for_loads_stays_where_a_store_may_follow() -> None:
    """Another wave's store after the last barrier must not overtake this wave's load."""
    ahead, late = "", "global_load_b32 v4, v1, s[4:5]"
    given = {"ahead": ahead, "start": late, "between": late}
    assert not prove(*relaxed(given, last=BARE)).holds


def test_a_load_does_not_stay_in_flight_over_two_barriers_up_to_a_store() -> None:
    given: dict[str, str | int] = {"between": "", "last": BARE}
    assert not prove(*relaxed({**given, "last": FENCED}, last=BARE)).holds


def test_what_a_register_needs_is_still_waited_for() -> None:
    assert not prove(*relaxed({}, between="v_add_nc_u32_e32 v2, v2, v4")).holds


def test_a_load_that_a_store_of_its_own_wave_follows_is_waited_for() -> None:
    """Two barriers without a store between, then a load in flight at a flag."""
    end = f"global_load_b32 v6, v1, s[4:5]\n{FENCED}\n{STORE}"
    assert not prove(*relaxed({"end": end}, end=end.replace("vmcnt(0) ", ""))).holds


@pytest.mark.parametrize(("count", "holds"), [(0, True), (1, False)])
def test_a_later_wait_counts_if_it_leaves_no_load_in_flight(count: int, holds: bool) -> None:
    between = f"s_waitcnt vmcnt({count})"
    assert prove(*relaxed({"between": between}, last=BARE)).holds is holds


def test_the_reasons_name_an_instruction() -> None:
    found = quiet_fences(build_flow(Loop(start=STORE).kernel()))
    assert not found.barriers
    assert not found.invalidations
    assert found.reasons is not None
    assert all("global_store_b32" in reason for reason in found.reasons.values())


ROUNDS = """
    s_load_b128 s[4:7], s[0:1], 0x0
    v_lshlrev_b32_e32 v1, 2, v0
    {first}
    ds_store_b32 v1, v0
    s_wait_dscnt 0x0
    s_barrier_signal -1
    s_barrier_wait -1
    {inv}
    ds_load_b32 v2, v1 offset:128
    s_wait_loadcnt_dscnt 0x0
    s_barrier_signal -1
    s_barrier_wait -1
    global_inv scope:SCOPE_SE
    ds_store_b32 v1, v2
    s_wait_loadcnt_dscnt 0x0
    s_barrier_signal -1
    s_barrier_wait -1
    global_inv scope:SCOPE_SE
    ds_load_b32 v3, v1 offset:256
    s_wait_loadcnt_dscnt 0x0
    s_wait_kmcnt 0x0
    global_store_b32 v1, v3, s[6:7]
"""
INVALIDATE = "global_inv scope:SCOPE_SE"


def rounds(first: str, inv: str) -> Function:
    text = "\n".join(line.strip() for line in ROUNDS.format(first=first, inv=inv).splitlines() if line.strip())
    return read_text(kernel(text, lds=2048).replace("gfx1100", "gfx1201")).kernel(None)


@pytest.mark.parametrize(
    ("first", "holds"), [("s_nop 0", True), ("s_wait_kmcnt 0x0\nglobal_store_b32 v1, v0, s[4:5]", False)]
)
def test_an_invalidation_that_is_counted_with_loads_may_go_where_nothing_was_stored(first: str, holds: bool) -> None:
    """Without the first of them others order nothing, either: the common form is that without all."""
    verdict = prove(rounds(first, INVALIDATE), rounds(first, "s_nop 0"))
    assert (verdict.status == PROVED) == holds


@pytest.mark.parametrize(
    ("between", "holds"),
    [
        ("s_load_b32 s20, s[0:1], 0x10", True),
        ("s_load_b32 s20, s[0:1], 0x10\ns_wait_kmcnt 0x0", False),
        ("s_wait_kmcnt 0x0\nglobal_load_b32 v4, v1, s[4:5]", False),
        ("s_wait_kmcnt 0x0\nglobal_store_b32 v1, v0, s[4:5]", False),
        ("s_dcache_inv", False),
        ("ds_load_b32 v4, v1 offset:512", False),
    ],
)
def test_scalar_loads_between_both_halves_of_a_barrier_are_in_no_ones_way(between: str, holds: bool) -> None:
    first, second = (emit(rounds("s_nop 0", inv).program) for inv in (INVALIDATE, "s_nop 0"))
    halves = [
        text.replace("s_barrier_signal -1\n", f"s_barrier_signal -1\n\t{between}\n".replace("\ns_", "\n\ts_"), 1)
        for text in (first, second)
    ]
    verdict = prove(*(read_text(text).kernel(None) for text in halves))
    assert (verdict.status == PROVED) == holds
