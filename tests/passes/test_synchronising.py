"""Waves that synchronise without a barrier: which accesses passes keep in place, and that they do.

Most texts are what clang makes of HIP for gfx1100 in CU mode (`-mcumode`), with a store that the flag comes from.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from isatool.analysis.affine import analyse_affine
from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import build_flow
from isatool.analysis.memory.order import may_tell
from isatool.analysis.synchronising import carry_meetings, lds_meetings, synchronising
from isatool.asm.reader import read_file, read_text
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.ir.views import CHECKS, known_view, observed
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.result import Context
from isatool.passes.lanes.options import ShareLanes
from isatool.passes.schedule.schedule import Schedule
from isatool.passes.unroll.join_stores import plan_joining
from isatool.pipeline.repair import repair, same_function
from isatool.verify.memory_order import may_signal
from isatool.verify.other_waves import other_waves

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "verify"))
from verify_snippets import PROLOGUE, kernel

ROOT = Path(__file__).resolve().parents[2]
CU_MODE = "\n\t\t.amdhsa_workgroup_processor_mode 0"
WORK = "\n".join(f"v_mul_f32_e32 v{30 + n}, v{30 + n}, v{30 + n}" for n in range(8)) + "\n"
PRODUCER = "v_mov_b32_e32 v20, 0\nglobal_store_b32 v1, v0, s[4:5]\ns_waitcnt_vscnt null, 0x0\nds_store_b32 v20, v0\n"
ACQUIRE = "ds_load_b32 v2, v20\ns_waitcnt lgkmcnt(0)\nglobal_load_b32 v3, v1, s[6:7]\n"
RELEASE = "global_load_b32 v3, v1, s[6:7]\ns_waitcnt vmcnt(0)\nds_store_b32 v20, v0\n"
DONE = "s_waitcnt lgkmcnt(0)\n"
TILES = """
v_and_b32_e32 v2, 0x3c, v0
v_lshlrev_b32_e32 v2, 2, v2
v_mov_b32_e32 v12, 0
s_mov_b32 s10, 0
.Lloop:
global_load_b32 v3, v1, s[4:5]
s_waitcnt vmcnt(0)
ds_store_b32 v1, v3
s_waitcnt lgkmcnt(0)
{}ds_load_b128 v[4:7], v2
ds_load_b64 v[8:9], v2 offset:8
s_add_i32 s10, s10, 1
s_waitcnt lgkmcnt(0)
s_barrier
v_fmac_f32_e32 v12, v4, v5
v_fmac_f32_e32 v12, v6, v7
v_fmac_f32_e32 v12, v8, v9
s_cmp_lt_u32 s10, s8
s_cbranch_scc1 .Lloop
global_store_b32 v1, v12, s[6:7]
"""
END = "s_waitcnt vmcnt(0)\nv_add_nc_u32_e32 v4, v2, v3\nglobal_store_b32 v1, v4, s[4:5]\n"
NEIGHBOUR = "v_xor_b32_e32 v5, 4, v1\n"
RACES = (
    NEIGHBOUR + "ds_load_b32 v2, v5\ns_waitcnt lgkmcnt(0)\nds_store_b32 v1, v2\n",
    NEIGHBOUR + "s_barrier\nds_load_b32 v2, v5\nds_store_b32 v1, v3\ns_waitcnt lgkmcnt(0)\ns_barrier\n",
)
"""with one row of known length a neighbour is in the same wave"""


def function(body: str, *, items: int = 256, mode: str = CU_MODE, full: bool = False) -> Function:
    return read_text(kernel(PROLOGUE + body, lds=2048, items=items, mode=mode, full=full)).kernel("kernel")


def scheduled(body: str, **launch: int) -> list[str]:
    before = function(body, **launch)
    result = repair(before, Schedule().run(before, Context(96)))
    return [str(each) for _, each in same_function(result.program, before).instructions if each.form is not None]


def in_order(texts: list[str], *parts: str) -> bool:
    """Whether each of them comes somewhere after the one before."""
    left = iter(texts)
    return all(any(text.startswith(part) for text in left) for part in parts)


def test_schedule_leaves_an_acquire_as_it_is() -> None:
    body = PRODUCER + WORK + ACQUIRE + WORK + END
    assert in_order(scheduled(body), "ds_load_b32 v2", "s_waitcnt lgkmcnt(0)", "global_load_b32 v3")
    texts = scheduled(body, items=32)  # a workgroup of one wave: it reads what it stored itself
    assert in_order(texts, "global_load_b32 v3", "ds_load_b32 v2")


def test_schedule_leaves_a_release_as_it_is() -> None:
    texts = scheduled(PRODUCER + "ds_load_b32 v2, v20\n" + RELEASE + WORK + "s_waitcnt lgkmcnt(0)\n" + END)
    last = len(texts) - 1 - texts[::-1].index("ds_store_b32 v20, v0")
    assert in_order(texts[: last + 1], "global_load_b32 v3", "s_waitcnt vmcnt(0)")


@pytest.mark.parametrize("body", RACES)
def test_an_access_that_another_wave_may_meet_synchronises(body: str) -> None:
    assert synchronising(build_flow(function(body))).accesses
    assert not synchronising(build_flow(function(body, full=True))).accesses
    assert not synchronising(build_flow(function(body, items=32))).accesses
    own = body.replace("ds_load_b32 v2, v5", "ds_load_b32 v2, v1")  # a word that no other work-item stores
    assert not synchronising(build_flow(function(own))).accesses
    assert synchronising(build_flow(function(own.replace("v2, v1", "v2, v1 offset:128"), full=True))).accesses


@pytest.mark.parametrize("number", range(len(RACES)))
def test_what_meets_in_the_lds_is_carried_over_a_new_order(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    body = "global_load_b32 v3, v1, s[4:5]\n" + WORK + "s_waitcnt vmcnt(0)\n" + RACES[number] + END
    seen: list[object] = []

    def note(view: str, flow: object) -> None:
        if view.endswith("lds_meetings"):
            seen.append(flow)

    with observed(note):
        plain = scheduled(body)
    assert plain != [str(each) for _, each in function(body).instructions if each.form is not None]
    assert len(seen) == 1
    monkeypatch.setenv(CHECKS, "1")
    assert scheduled(body) == plain


def test_meetings_are_carried_to_the_instructions_that_they_are_of() -> None:
    before = build_flow(function(RACES[0] + END))
    moved = build_flow(function(WORK + RACES[0] + END))
    ours = [index for index, each in enumerate(before.instructions) if each in moved.instructions]
    pairs = {(before.lines[index], moved.lines[moved.instructions.index(before.instructions[index])]) for index in ours}
    relation = Relation(frozenset((old, new, 0) for old, new in pairs))
    carry_meetings(before, moved, relation)
    assert known_view(lds_meetings, moved) is None  # nothing is known of what came before
    found = {str(before.instructions[index]) for index in lds_meetings(before)}
    assert found
    carry_meetings(before, moved, relation)
    carried = known_view(lds_meetings, moved)
    assert carried is not None
    assert {str(moved.instructions[index]) for index in carried} == found
    other = build_flow(function(WORK + RACES[0] + END))
    carry_meetings(before, other, Relation(frozenset(list(relation.pairs)[:1])))
    assert known_view(lds_meetings, other) is None  # one of them has no image


ADD = ACQUIRE.replace("ds_load_b32 v2, v20", "ds_add_rtn_u32 v2, v20, v0")
LOOP = ".LW:\nglobal_load_b32 {}, s[6:7]\ns_waitcnt vmcnt(0)\nv_cmp_eq_u32_e32 vcc_lo, 0, {}\ns_cbranch_vccnz .LW\n"
SOME = "v_cmp_gt_u32_e32 vcc_lo, 64, v0\ns_cbranch_vccz .LE\n"
STORED = "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
NEXT = "ds_load_b32 v2, v1 offset:4\n"
CASES = {
    "an acquire": PRODUCER + ACQUIRE + END,
    "a flag that is stored elsewhere": "v_mov_b32_e32 v20, 0\n" + ACQUIRE + END,
    "a release": PRODUCER + "ds_load_b32 v2, v20\n" + RELEASE + END,
    "an atomic operation": "v_mov_b32_e32 v20, 0\n" + ADD + END,
    "a spin": LOOP.format("v2, v1", "v2"),
    "a walk": LOOP.format("v1, v1", "v1"),
    "barriers of some waves": SOME + STORED + ".LE:\n" + NEXT,
    "a way around a barrier to the end": SOME + STORED + NEXT + ".LE:\n",
    **{f"race {number}": body for number, body in enumerate(RACES)},
}
SYNCHRONISE = {name: not name.startswith(("a walk", "a way around")) for name in CASES}


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("mode", ["", CU_MODE])
def test_passes_and_validator_find_the_same_with_different_code(name: str, mode: str) -> None:
    flow = build_flow(function(CASES[name], mode=mode))
    mine, other = synchronising(flow), other_waves(flow)
    assert mine.accesses == other.fixed
    assert mine.waits == set(other.acquired)
    assert may_tell(flow) is may_signal(flow)
    assert bool(mine.places) is (SYNCHRONISE[name] and (name != "a spin" or mode == CU_MODE))


LOADED = "global_load_b32 v3, v1, s[6:7]\nglobal_load_b32 v2, v1, s[6:7]\n"
TOLD = {
    "global_load_b32 v3, v1, s[6:7]\ns_waitcnt vmcnt(0)\nglobal_store_b32 v1, v0, s[4:5]\n" + END: True,
    LOADED + "s_waitcnt vmcnt(1)\nglobal_store_b32 v1, v3, s[4:5]\n" + END: False,
    LOADED + "s_waitcnt vmcnt(1)\nglobal_store_b32 v1, v0, s[4:5]\n" + END: True,
    "global_store_b32 v1, v0, s[4:5]\ns_waitcnt_vscnt null, 0x0\nglobal_store_b32 v1, v1, s[6:7]\n": True,
    "buffer_gl0_inv\n" + LOADED + END: True,
    "s_barrier\nbuffer_gl0_inv\n" + LOADED + END: False,
    LOADED.replace("s[6:7]", "s[6:7] glc", 1) + END: True,
    LOADED + END: False,
}


@pytest.mark.parametrize(("body", "told"), TOLD.items())
def test_passes_and_validator_find_the_same_signals_with_different_code(body: str, told: bool) -> None:
    flow = build_flow(function(body))
    assert (may_tell(flow), may_signal(flow)) == (told, told)


@pytest.mark.parametrize("path", sorted((ROOT / "samples").rglob("*.s")), ids=lambda path: path.stem)
def test_tiles_between_barriers_do_not_synchronise(path: Path) -> None:
    for each in read_file(path).kernels:
        flow = build_flow(each)
        assert not synchronising(flow).places
        assert not other_waves(flow).acquired
        assert not other_waves(flow).signal
        assert not may_tell(flow)


@pytest.mark.parametrize("items", [256, 32])
def test_no_store_is_joined_over_a_load_that_may_be_a_flag(items: int) -> None:
    """The earlier store would come after the load."""
    body = (
        "v_mov_b32_e32 v20, 0\nds_store_b32 v1, v0\nds_store_b32 v20, v0 offset:128\nds_load_b32 v2, v20 offset:64\n"
        "s_waitcnt lgkmcnt(0)\nds_store_b32 v20, v2 offset:132\n"
    )
    assert plan_joining(analyse_affine(function(body, items=items))).count == (items == 32)


@pytest.mark.parametrize("items", [256, 32])
def test_an_unused_load_that_may_be_a_flag_stays(items: int) -> None:
    flow = build_flow(function("v_mov_b32_e32 v20, 0\nds_store_b32 v1, v0\nds_load_b32 v2, v20\n" + DONE, items=items))
    assert bool(plan_removal(flow, lds_loads=True).removed) is (items == 32)


@pytest.mark.parametrize("barrier", ["", "s_barrier\n"])
def test_lanes_share_no_loads_by_which_waves_synchronise(barrier: str) -> None:
    kernel = function(TILES.format(barrier))
    made = ShareLanes(loads=1).run(kernel, Context(96, assumptions=frozenset((Sentence.FULL_WAVES,))))
    assert made.changed is bool(barrier)
