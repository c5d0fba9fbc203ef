"""A ladder of guarded stores at the end of both programs is compared as text, and what it reads as values."""

from __future__ import annotations

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.verify.product.common_tail import FEWEST_BRANCHES, common_tail
from isatool.verify.verdict import PROVED, UNKNOWN

RUNGS = 40
GUARDED = """
v_cmp_gt_u32_e32 vcc_lo, s8, v{data}
s_and_saveexec_b32 s10, vcc_lo
s_cbranch_execz .Lrung{number}
global_store_b32 v1, v{data}, s[6:7] offset:{offset}
.Lrung{number}:
s_or_b32 exec_lo, exec_lo, s10
"""
LADDER = "\n".join(GUARDED.format(number=number, data=8 + number % 4, offset=64 * number) for number in range(RUNGS))
WORK = """
s_mov_b32 s11, 4
v_mov_b32_e32 v8, 0
v_mov_b32_e32 v9, 1
v_mov_b32_e32 v10, 2
v_mov_b32_e32 v11, 3
{before}
.Lloop:
global_load_b32 v4, v1, s[4:5]
s_waitcnt vmcnt(0)
{loop}
s_add_i32 s11, s11, -1
s_cmp_lg_u32 s11, 0
s_cbranch_scc1 .Lloop
s_cmp_lg_u32 s9, 7
s_cbranch_scc1 .Ltail
v_add_nc_u32_e32 v11, v11, v8
.Ltail:
"""
FIRST = WORK.format(before="", loop="v_add_nc_u32_e32 v8, v8, v4\nv_add_nc_u32_e32 v9, v9, v4")
SECOND = WORK.format(before="v_mov_b32_e32 v12, v4", loop="v_add_nc_u32_e32 v8, v4, v8\nv_add_nc_u32_e32 v9, v4, v9")


def status_of(first: str, second: str) -> str:
    """The verdict on two bodies after the same prologue."""
    return verdict_of(*(kernel(f"{PROLOGUE}\n{body}", scratch=16) for body in (first, second))).status


def test_a_ladder_that_doubles_paths_is_proved_as_a_tail() -> None:
    flows = [build_flow(read_text(kernel(f"{PROLOGUE}\n{body}{LADDER}")).kernel(None)) for body in (FIRST, SECOND)]
    tail = common_tail((flows[0], flows[1]), signals=True)
    assert tail is not None
    assert 256 + 8 in tail.registers
    assert status_of(FIRST + LADDER, SECOND + LADDER) == PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v_add_nc_u32_e32 v8, v4, v8", "v_add_nc_u32_e32 v8, v4, v9"),
        ("v_mov_b32_e32 v10, 2", "v_mov_b32_e32 v10, 3"),
        ("s_cmp_lg_u32 s9, 7", "s_cmp_lg_u32 s9, 6"),
        ("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(0)\nglobal_store_b32 v1, v4, s[6:7]"),
        ("v_add_nc_u32_e32 v11, v11, v8", "v_add_nc_u32_e32 v11, v11, v8\ns_mov_b32 s8, 3"),
        ("v_add_nc_u32_e32 v11, v11, v8", "v_add_nc_u32_e32 v11, v11, v8\ns_mov_b32 exec_lo, 1"),
        ("v_add_nc_u32_e32 v11, v11, v8", "v_add_nc_u32_e32 v11, v11, v8\nglobal_load_b32 v20, v1, s[4:5]"),
        (
            "v_add_nc_u32_e32 v11, v11, v8",
            "v_add_nc_u32_e32 v11, v11, v8\ns_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 4), 5",
        ),
    ],
)
def test_other_work_before_the_tail_is_not_proved(old: str, new: str) -> None:
    assert old in SECOND
    assert status_of(FIRST + LADDER, SECOND.replace(old, new) + LADDER) == UNKNOWN


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("offset:64\n", "offset:60\n"),
        ("v1, v9, s[6:7] offset:320", "v1, v10, s[6:7] offset:320"),
        ("v_cmp_gt_u32_e32 vcc_lo, s8, v8", "v_cmp_ge_u32_e32 vcc_lo, s8, v8"),
        ("s_cbranch_execz .Lrung7\n", "s_cbranch_execz .Lrung8\n"),
        ("s_or_b32 exec_lo, exec_lo, s10", "s_xor_b32 exec_lo, exec_lo, s10"),
    ],
)
def test_another_ladder_is_no_common_tail(old: str, new: str) -> None:
    """Mutants near the start leave most of the ladder as the tail: it is the part before it that differs then."""
    assert old in LADDER
    assert status_of(FIRST + LADDER, SECOND + LADDER.replace(old, new, 1)) == UNKNOWN


CARRY = """
v_add_co_u32 v12, vcc_lo, s8, v8
v_add_co_ci_u32_e64 v13, null, s9, v9, vcc_lo
global_store_b32 v1, v13, s[6:7] offset:4
"""


@pytest.mark.full
@pytest.mark.parametrize(
    ("old", "new", "status"),
    [
        ("_e64 v13, null,", "_e32 v13, vcc_lo,", PROVED),
        ("_e64 v13, null,", "_e64 v13, s12,", PROVED),
        ("_e64 v13, null,", "_e64 v13, s8,", UNKNOWN),
        ("_e64 v13, null, s9", "_e64 v13, s12, s11", UNKNOWN),
        ("_e64 v13, null, s9, v9, vcc_lo", "_e64 v13, s12, s9, v9, s10", UNKNOWN),
        ("_e64 v13, null,", "_e64 v12, s12,", UNKNOWN),
    ],
)
def test_a_result_that_nothing_reads_may_be_another(old: str, new: str, status: str) -> None:
    ladder = LADDER.replace(".Lrung3:\n", f".Lrung3:\n{CARRY}")
    assert status_of(FIRST + ladder, SECOND + ladder.replace(old, new)) == status


def test_a_result_that_something_reads_may_not() -> None:
    reader = "v_cndmask_b32_e64 v8, v8, v9, vcc_lo"
    ladder = LADDER.replace(".Lrung3:\n", f".Lrung3:\n{CARRY}{reader}\n")
    other = ladder.replace("_e64 v13, null,", "_e32 v13, vcc_lo,")
    assert status_of(FIRST + ladder, SECOND + ladder) == PROVED
    assert status_of(FIRST + ladder, SECOND + other) == UNKNOWN


@pytest.mark.parametrize(
    ("wait", "other", "alike"),
    [
        ("s_waitcnt vmcnt(0)", "", (True, False)),
        ("s_waitcnt vmcnt(0)", "s_waitcnt vmcnt(3)", (True, False)),
        ("s_waitcnt vmcnt(0) lgkmcnt(0)", "", (False, False)),
        ("s_waitcnt vmcnt(0) lgkmcnt(0)", "s_waitcnt lgkmcnt(0)", (False, False)),
        ("s_waitcnt_vscnt null, 0x0", "", (False, False)),
        ("s_waitcnt_vscnt null, 0x0", "s_waitcnt_vscnt null, 0x1", (False, False)),
        ("s_waitcnt_depctr 0xfff", "", (False, False)),
        ("s_sleep 1", "s_sleep 1", (True, True)),
    ],
)
def test_waits_for_loads_may_differ_where_nobody_is_told(wait: str, other: str, alike: tuple[bool, bool]) -> None:
    ladder = LADDER.replace("s_or_b32 exec_lo", f"{wait}\ns_or_b32 exec_lo")
    bodies = FIRST + ladder, SECOND + ladder.replace(wait, other)
    flows = [build_flow(read_text(kernel(f"{PROLOGUE}\n{body}")).kernel(None)) for body in bodies]
    found = [common_tail((flows[0], flows[1]), signals=signals) for signals in (False, True)]
    assert tuple(tail is not None for tail in found) == alike
    if wait != other:
        assert (status_of(*bodies) == UNKNOWN) is ("vscnt" in wait)


def test_a_wait_that_a_register_of_the_tail_needs_is_missed() -> None:
    load = "global_load_b32 v9, v1, s[4:5]\n{}v_add_nc_u32_e32 v8, v9, v8\n"
    first, second = (LADDER + load.format(wait) for wait in ("s_waitcnt vmcnt(0)\n", ""))
    store = "global_store_b32 v1, v8, s[6:7] offset:4\n"
    assert status_of(FIRST + first + store, SECOND + first + store) == PROVED
    assert status_of(FIRST + first + store, SECOND + second + store) != PROVED


def test_what_private_memory_holds_before_the_tail_counts() -> None:
    spill, reload = "scratch_store_b32 off, v8, off offset:4\n", "scratch_load_b32 v9, off, off offset:4\n"
    end = LADDER.replace(".Lrung2:\n", f".Lrung2:\n{reload}s_waitcnt vmcnt(0)\n")
    assert status_of(FIRST + spill + end, SECOND + spill + end) == PROVED
    assert status_of(FIRST + spill + end, SECOND + spill.replace("v8", "v10") + end) == UNKNOWN


def test_private_memory_at_addresses_that_are_not_constant_counts() -> None:
    place = "v_and_b32_e32 v7, 12, v4\n"
    spill, reload = f"{place}scratch_store_b32 v7, v8, off\n", "scratch_load_b32 v9, {}, off\ns_waitcnt vmcnt(0)\n"
    for address in ("v7", "off"):
        end = LADDER.replace(".Lrung2:\n", f".Lrung2:\n{reload.format(address)}")
        assert status_of(FIRST + spill + end, SECOND + spill + end) == PROVED
        assert status_of(FIRST + spill + end, SECOND + spill.replace("v8", "v10") + end) == UNKNOWN


def test_what_lanes_without_a_work_item_hold_before_the_tail_counts() -> None:
    """Whoever switches them on stores it."""
    write, on = "v_writelane_b32 v13, s8, 31\nv_mov_b32_e32 v13, v4\n", "s_mov_b32 exec_lo, -1\n"
    end = f"{on}global_store_b32 v1, v13, s[6:7] offset:4\n"
    assert status_of(FIRST + write + LADDER + end, SECOND + write + LADDER + end) == PROVED
    other = write.replace("s8", "s9")
    assert status_of(FIRST + write + LADDER + end, SECOND + other + LADDER + end) != PROVED


def test_code_that_looks_at_other_lanes_or_at_its_place_is_no_tail() -> None:
    for special in ("v_readfirstlane_b32 s12, v8", "s_getpc_b64 s[12:13]", "s_getreg_b32 s12, hwreg(HW_REG_MODE)"):
        ladder = LADDER + f"\n{special}\n"
        flow = build_flow(read_text(kernel(f"{PROLOGUE}\n{FIRST}{ladder}")).kernel(None))
        assert common_tail((flow, flow), signals=False) is None, special


def test_a_short_tail_is_walked_through() -> None:
    few = LADDER[: LADDER.index(f".Lrung{FEWEST_BRANCHES - 3}:")]
    text = kernel(f"{PROLOGUE}\n{FIRST}{few}\n.Lrung{FEWEST_BRANCHES - 3}:")
    flow = build_flow(read_text(text).kernel(None))
    assert common_tail((flow, flow), signals=False) is None
