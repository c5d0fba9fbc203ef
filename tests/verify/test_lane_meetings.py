"""Accesses of the LDS between two barriers that guards of lanes keep apart, and guards that only seem to.

What the emulator finds to race has to count as meeting, in the validator's rule and in the one of passes.
"""

from __future__ import annotations

import struct

import pytest
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.analysis.cfg import build_flow
from isatool.analysis.synchronising import synchronising
from isatool.asm.reader import read_text
from isatool.emulator.dispatch import Contents, Dispatch, Layout, descriptor_of
from isatool.emulator.findings import FindingKind
from isatool.emulator.run import Executable, Settings
from isatool.verify.other_waves import other_waves

CU_MODE = "\n\t\t.amdhsa_workgroup_processor_mode 0"
BARRIER = "s_waitcnt lgkmcnt(0)\ns_barrier\n"
FILL = f"ds_store_b32 v1, v0\nds_store_b32 v1, v0 offset:1024\nv_mov_b32_e32 v20, 0\n{BARRIER}"
DATA = "global_load_b32 v5, v1, s[6:7]\n"
SAVE, RESTORE = "s_mov_b32 s3, exec_lo\n", "s_or_b32 exec_lo, exec_lo, s3\n"
NO_GUARD = "s_nop 0\n"
STORE = "v_add_nc_u32_e32 v2, v2, v3\nds_store_b32 v1, v2\n"


def load(address: str, mnemonic: str = "ds_load_b32", to: str = "v3") -> str:
    """A load that something may be moved over, at the marks."""
    return f"<{mnemonic} {to}, {address}\ns_waitcnt lgkmcnt(0)\n>"


def step(offset: int, below: str = "v_cmpx_gt_u32_e32 0x80, v0") -> str:
    """A level of a tree: lanes that a comparison leaves on add what is `offset` bytes further."""
    return f"{SAVE}{below}\nds_load_b32 v2, v1\n{load(f'v1 offset:{offset}')}{STORE}{RESTORE}"


def loop(first: str = "s_mov_b32 s10, 0x80", *, after: str = BARRIER, before: str = "", guard: str = "") -> str:
    """A tree in a loop over widths in s10. `before`: between the guard and the load."""
    guard = guard or f"{SAVE}v_cmpx_gt_u32_e64 s10, v0\n"
    return (
        f"{first}\n.LT:\n{guard}{before}v_lshl_add_u32 v4, s10, 2, v1\nds_load_b32 v2, v1\n{load('v4')}{STORE}"
        f"{RESTORE}s_lshr_b32 s10, s10, 1\n{after}s_cmp_lg_u32 s10, 0\ns_cbranch_scc1 .LT\n"
    )


BY_WAVE = "v_lshl_add_u32 v9, v0, 1, 0x80\nv_readfirstlane_b32 s10, v9"
MASK = "v_cmp_gt_u32_e64 s10, 0x80, v0\n"
KEPT_APART = {
    "a level": step(512),
    "two levels": step(512) + BARRIER + step(256, "v_cmpx_gt_u32_e32 64, v0"),
    "a saved mask": step(512, f"{MASK}s_and_b32 exec_lo, exec_lo, s10"),
    "the others of a mask": step(512, "v_cmp_le_u32_e64 s10, 0x80, v0\ns_and_not1_b32 exec_lo, exec_lo, s10"),
    "one guard in another": step(256, "v_cmpx_gt_u32_e32 0x80, v0\nv_cmpx_gt_u32_e32 64, v0"),
    "a loop": loop(),
    "a loop over a width from an argument": loop("s_and_b32 s10, s8, 0xff"),
    "what is left after a loop": loop() + f"{SAVE}v_cmpx_eq_u32_e32 0, v0\n{load('v20')}{RESTORE}",
    "one lane of a wave": (
        f"{SAVE}v_and_b32_e32 v9, 31, v0\nv_lshrrev_b32_e32 v8, 3, v0\nv_cmpx_eq_u32_e32 0, v9\nds_store_b32 v8, v0\n"
        f"{RESTORE}{load('v1 offset:32')}"
    ),
    "all but one": (
        f"{SAVE}v_cmpx_ne_u32_e32 0, v0\nds_store_b32 v1, v0\n{RESTORE}"
        f"{SAVE}v_cmpx_eq_u32_e32 0, v0\n{load('v20')}{RESTORE}"
    ),
    "atomic operations that return nothing": f"ds_add_u32 v20, v0\n{load('v1 offset:1024')}",
}  # fmt: skip
RACES = {
    "a guard off by one": step(512, "v_cmpx_gt_u32_e32 0x81, v0"),
    "a guard that includes its end": step(512, "v_cmpx_ge_u32_e32 0x80, v0"),
    "ranges that overlap by an element": step(508),
    "ranges that overlap by a byte": step(512).replace("ds_load_b32 v3, v1 offset:512", "ds_load_u8 v3, v1 offset:511"),
    "a load that is wider": step(504).replace("ds_load_b32 v3,", "ds_load_b64 v[6:7],"),
    "a guard of another register": step(512, "v_and_b32_e32 v9, 0x7f, v0\nv_cmpx_gt_u32_e32 0x80, v9"),
    "a guard of what wraps": step(4, "v_subrev_nc_u32_e32 v9, 0x80, v0\nv_cmpx_gt_u32_e32 0x80, v9"),
    "a guard of the load alone": (
        f"{SAVE}v_cmpx_gt_u32_e32 0x80, v0\n{load('v1 offset:512')}{RESTORE}ds_store_b32 v1, v3\n"
    ),
    "a guard by an argument": step(512, "v_cmpx_gt_u32_e64 s8, v0"),
    "a guard that all lanes pass": step(512, "v_cmpx_gt_u32_e32 0x100, v0"),
    "no barrier between two levels": step(512) + step(256, "v_cmpx_gt_u32_e32 64, v0"),
    "a mask that was overwritten": step(512, f"{MASK}s_mov_b32 s10, -1\ns_and_b32 exec_lo, exec_lo, s10"),
    "a mask with more lanes": step(
        512, f"{MASK}v_cmp_eq_u32_e64 s11, 0xc0, v0\ns_or_b32 s10, s10, s11\ns_and_b32 exec_lo, exec_lo, s10"
    ),
    "a mask of a half": step(508, f"{MASK}s_and_b32 exec_lo, exec_lo, s10"),
    "the store after the guard": step(512).replace(STORE, RESTORE + STORE),
    "a comparison of some lanes": (  # the others are not in the mask, whatever it would say of them
        f"{SAVE}v_cmpx_gt_u32_e32 64, v0\nv_cmp_gt_u32_e64 s10, 0xc8, v0\n{load('v1 offset:256')}{RESTORE}"
        f"s_and_not1_b32 exec_lo, exec_lo, s10\nds_store_b32 v1, v3\n{RESTORE}"
    ),
    "a distance that wraps": (
        f"s_mov_b32 s10, 0x40000001\n{SAVE}v_cmpx_gt_u32_e64 s10, v0\nv_lshl_add_u32 v4, s10, 2, v1\n{load('v4')}"
        f"ds_store_b32 v1, v3\n{RESTORE}"
    ),
    "a width that wraps": loop("s_mov_b32 s10, 0x40000001"),
    "a width of any size": loop("s_or_b32 s10, s9, 0x40000001"),
    "a loop without its barrier": loop(after=""),
    "a barrier for two widths": loop(after=f"s_bitcmp1_b32 s10, 5\ns_cbranch_scc1 .LN\n{BARRIER}.LN:\n"),
    "a width that changes after the guard": loop(before="s_lshr_b32 s10, s10, 1\n"),
    "a guard ahead of the loop": (
        f"{SAVE}v_cmpx_gt_u32_e32 0x80, v0\n{loop(guard=NO_GUARD).replace(RESTORE, '')}{RESTORE}"
    ),
    "a width of each wave": step(512, BY_WAVE + "\nv_cmpx_gt_u32_e64 s10, v0").replace(
        load("v1 offset:512"), f"v_lshl_add_u32 v4, s10, 2, v1\n{load('v4')}"
    ),
    "a loop over a width of each wave": loop(BY_WAVE),
    "a width chosen by waves": (
        "s_mov_b32 s10, 0x80\nv_cmp_gt_u32_e32 vcc_lo, 0x80, v0\ns_cbranch_vccnz .LW\ns_mov_b32 s10, 0x100\n.LW:\n"
        f"{SAVE}v_cmpx_gt_u32_e64 s10, v0\nv_lshl_add_u32 v4, s10, 2, v1\n{load('v4')}ds_store_b32 v1, v3\n{RESTORE}"
    ),
    "a barrier that an argument skips": (
        f"ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_cmp_eq_u32 s9, 0\ns_cbranch_scc1 .LS\ns_barrier\n.LS:\n"
        f"{load('v1 offset:4')}"
    ),
    "two sides of a branch of waves": (
        "v_cmp_gt_u32_e32 vcc_lo, 0x80, v0\ns_cbranch_vccnz .LA\nds_store_b32 v1, v0\ns_branch .LB\n.LA:\n"
        f"{load('v1 offset:512')}.LB:\n"
    ),
    "a store and lanes further on": step(128, "v_cmpx_ne_u32_e32 0, v0"),
    "how many lanes are on": (
        f"s_bcnt1_i32_b32 s10, exec_lo\nv_lshl_add_u32 v4, s10, 2, v1\n{load('v4')}ds_store_b32 v4, v3\n"
    ),
}  # fmt: skip
MEETING = {
    "a barrier of some waves": (
        f"ds_store_b32 v1, v0\nv_cmp_gt_u32_e32 vcc_lo, 0x80, v0\ns_cbranch_vccnz .LS\n{BARRIER}.LS:\n"
        f"{load('v1 offset:4')}{BARRIER}"
    ),
    "a width that doubles": loop().replace("s_lshr_b32", "s_lshl_b32"),
    "an atomic operation that returns": load("v20, v0", "ds_add_rtn_u32"),
    "an atomic operation that is looked at": f"ds_add_u32 v20, v0\n{load('v20')}",
    "a comparison of what neighbours have": step(
        512, "v_mov_b32_dpp v9, v0 row_shr:1 row_mask:0xf bank_mask:0xf\nv_cmpx_gt_u32_e32 0x80, v9"
    ),
}  # fmt: skip


def text_of(body: str, first: str = "", second: str = "") -> str:
    """The kernel, with something before and after the load that may be a flag."""
    end = "s_waitcnt vmcnt(0)\nglobal_store_b32 v1, v5, s[4:5]\n"
    body = body.replace("<", first).replace(">", second)
    return kernel(PROLOGUE + DATA + FILL + body + end, lds=4096, mode=CU_MODE)


def meets(body: str) -> bool:
    """Whether the rules, which agree, find accesses that synchronise."""
    flow = build_flow(read_text(text_of(body)).kernel("kernel"))
    found = other_waves(flow).fixed
    assert synchronising(flow).accesses == found
    return bool(found)


def races(body: str) -> bool:
    """Whether a run has waves that meet in the LDS."""
    function = read_text(text_of(body)).kernel("kernel")
    places = Layout().addresses([("in", 4096), ("out", 4096)])
    buffers = tuple(Contents(name, places[name], bytes(4096), 0) for name in ("in", "out"))
    arguments = struct.pack("<QQII", places["out"], places["in"], 256, 0)
    launch = Dispatch(descriptor_of(function), function.program.target, (1, 1, 1), (250, 1, 1), arguments, buffers)
    found = Executable(function).dispatch(launch, None, Settings()).findings
    return any(finding.kind is FindingKind.LDS_RACE for finding in found)


def may_move(body: str) -> bool:
    """Whether the validator lets another load pass the one that may be a flag."""
    return verdict_of(text_of(body, "", DATA), text_of(body, DATA, "")).holds


@pytest.mark.parametrize("name", KEPT_APART)
def test_guards_keep_waves_apart(name: str) -> None:
    assert not meets(KEPT_APART[name])
    assert not races(KEPT_APART[name])
    assert may_move(KEPT_APART[name])


@pytest.mark.parametrize("name", RACES)
def test_what_races_may_synchronise(name: str) -> None:
    assert meets(RACES[name])
    assert races(RACES[name])
    assert not may_move(RACES[name])


@pytest.mark.parametrize("name", MEETING)
def test_what_is_not_known_may_synchronise(name: str) -> None:
    assert meets(MEETING[name])
    assert not may_move(MEETING[name])
