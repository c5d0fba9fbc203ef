"""s_delay_alu and s_clause recomputed."""

from __future__ import annotations

from pathlib import Path

import pytest
from analysis_snippets import SAMPLES, VARIANTS, flow_of, kernel_text, sample_flow

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.clauses import clause_type, find_clauses, plan_clauses
from isatool.analysis.delays import is_delay, plan_delays
from isatool.analysis.edits import Edits, apply_edits
from isatool.asm.reader import read_text

CLANG22 = [path for path in (*SAMPLES, *VARIANTS) if "clang19" not in path.name]


def edited(flow: ControlFlow, edits: Edits) -> ControlFlow:
    return build_flow(apply_edits(flow, edits).program.kernel(flow.function.name))


def delayed(text: str) -> list[str]:
    flow = flow_of(text)
    return [str(instruction) for instruction in edited(flow, plan_delays(flow)).instructions][:-1]


def claused(text: str) -> list[str]:
    flow = flow_of(text)
    return [str(instruction) for instruction in edited(flow, plan_clauses(flow)).instructions][:-1]


def test_a_valu_result_used_at_once_gets_a_hint() -> None:
    assert delayed("v_add_f32_e32 v1, v0, v0\nv_add_f32_e32 v2, v1, v1")[1] == "s_delay_alu instid0(VALU_DEP_1)"


def test_distances_count_valu_instructions_and_a_vopd_is_one() -> None:
    text = "v_add_f32_e32 v1, v0, v0\nv_dual_mov_b32 v4, v0 :: v_dual_mov_b32 v5, v3\nv_add_f32_e32 v2, v1, v1"
    assert delayed(text)[2] == "s_delay_alu instid0(VALU_DEP_2)"


def test_a_result_five_instructions_back_needs_no_hint() -> None:
    filler = "\n".join(f"v_mov_b32_e32 v{10 + index}, 0" for index in range(4))
    assert not any("delay" in line for line in delayed(f"v_add_f32_e32 v1, v0, v0\n{filler}\nv_add_f32_e32 v2, v1, v1"))


def test_one_hint_speaks_for_two_instructions() -> None:
    text = """
    v_add_f32_e32 v1, v0, v0
    v_add_f32_e32 v2, v1, v1
    s_nop 0
    v_add_f32_e32 v3, v2, v2
    """
    assert delayed(text)[1] == "s_delay_alu instid0(VALU_DEP_1) | instskip(SKIP_1) | instid1(VALU_DEP_1)"


@pytest.mark.parametrize(("idle", "is_delayed"), [("s_nop 15", False), ("s_nop 16", True)])
def test_a_nop_waits_as_long_as_its_low_four_bits_say(idle: str, is_delayed: bool) -> None:
    made = delayed(f"v_add_f32_e32 v1, v0, v0\n{idle}\nv_add_f32_e32 v2, v1, v1")
    assert any("delay" in line for line in made) == is_delayed


def test_transcendentals_and_salu_have_their_own_distances() -> None:
    assert delayed("v_exp_f32_e32 v1, v0\nv_mov_b32_e32 v4, 0\nv_add_f32_e32 v2, v1, v1")[2] == (
        "s_delay_alu instid0(TRANS32_DEP_1)"
    )
    assert delayed("s_add_i32 s4, s5, s6\nv_mov_b32_e32 v1, s4")[1] == "s_delay_alu instid0(SALU_CYCLE_1)"


def test_memory_instructions_wait_for_valu_by_themselves() -> None:
    text = "v_add_f32_e32 v1, v0, v0\nds_store_b32 v4, v5\nv_add_f32_e32 v2, v1, v1"
    assert not any("delay" in line for line in delayed(text))


def test_a_result_of_the_block_before_is_remembered() -> None:
    text = "v_add_f32_e32 v1, v0, v0\ns_cbranch_scc1 there\nthere:\nv_add_f32_e32 v2, v1, v1"
    assert delayed(text)[2] == "s_delay_alu instid0(VALU_DEP_1)"


def test_stale_hints_go_and_right_ones_are_not_touched() -> None:
    assert delayed("s_delay_alu instid0(VALU_DEP_3)\nv_mov_b32_e32 v1, 0") == ["v_mov_b32_e32 v1, 0"]
    flow = flow_of("v_add_f32_e32 v1, v0, v0\ns_delay_alu instid0(VALU_DEP_1)\nv_add_f32_e32 v2, v1, v1")
    assert not plan_delays(flow)


def test_hints_of_inline_assembly_stay() -> None:
    text = kernel_text(";;#ASMSTART\ns_delay_alu instid0(VALU_DEP_3)\n;;#ASMEND\nv_mov_b32_e32 v1, 0")
    assert not plan_delays(build_flow(read_text(text).kernel("k")))


@pytest.mark.parametrize("path", CLANG22, ids=lambda path: path.stem)
def test_the_hints_of_compiled_kernels_are_the_compilers_own(path: Path) -> None:
    flow = sample_flow(path)
    edits = plan_delays(flow)
    changed = len(edits.removed) + len(edits.replaced) + len(edits.before)
    assert changed <= 3
    again = edited(flow, edits)
    assert not plan_delays(again)
    bare = edited(flow, Edits({i for i, found in enumerate(flow.instructions) if is_delay(found)}))
    assert [str(i) for i in edited(bare, plan_delays(bare)).instructions] == [str(i) for i in again.instructions]


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("s_load_b32 s4, s[0:1], 0x0", "smem"),
        ("global_load_b32 v1, v[2:3], off", "vector load"),
        ("buffer_store_b32 v1, off, s[4:7], 0", "vector store"),
        ("global_atomic_add_u32 v[4:5], v6, off", "vector atomic"),
        ("flat_load_b32 v1, v[2:3]", "flat load"),
        ("ds_load_b32 v1, v0", "lds"),
        ("v_mov_b32_e32 v1, 0", "valu"),
        ("s_mov_b32 s0, 0", ""),
        ("s_waitcnt vmcnt(0)", ""),
    ],
)
def test_members_of_a_clause_share_a_type(text: str, kind: str) -> None:
    assert clause_type(flow_of(text).instructions[0]) == kind


def test_runs_of_loads_and_stores_get_a_clause_and_lds_does_not() -> None:
    loads = "global_load_b32 v1, v[2:3], off\nglobal_load_b32 v4, v[2:3], off offset:4"
    assert claused(loads)[0] == "s_clause 0x1"
    assert len(claused("ds_load_b32 v1, v0\nds_load_b32 v2, v0")) == 2
    assert len(claused("global_load_b32 v1, v[2:3], off\nglobal_store_b32 v[2:3], v0, off")) == 2


def test_a_run_of_more_than_32_is_cut() -> None:
    found = claused("\n".join(f"global_load_b32 v{10 + index}, v[2:3], off offset:{4 * index}" for index in range(40)))
    assert [line for line in found if line.startswith("s_clause")] == ["s_clause 0x1f", "s_clause 0x7"]
    assert found[33] == "s_clause 0x7"


def test_a_clause_with_a_stranger_in_it_is_found_and_mended() -> None:
    text = """
    s_clause 0x2
    global_load_b32 v1, v[2:3], off
    global_load_b32 v4, v[2:3], off offset:4
    v_mov_b32_e32 v5, 0
    global_load_b32 v6, v[2:3], off offset:8
    """
    (clause,) = find_clauses(flow_of(text))
    assert "v_mov_b32" in clause.fault
    assert claused(text)[0] == "s_clause 0x1"


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("s_clause 0x0\nds_load_b32 v1, v0", "2 to 63"),
        ("s_clause 0x1\nds_load_b32 v1, v0", "beyond the end|not of the clause"),
        ("s_clause 0x1\ns_mov_b32 s0, 0\ns_mov_b32 s1, 0", "may not be"),
        (
            "s_clause 0x3\nds_load_b32 v1, v0\nds_load_b32 v1, v0\ns_branch on\non:\nds_load_b32 v1, v0",
            "beyond the end",
        ),
    ],
)
def test_faults_of_clauses_say_what_is_wrong(text: str, fault: str) -> None:
    (clause,) = find_clauses(flow_of(text))
    assert any(part in clause.fault for part in fault.split("|"))
    assert not any("clause" in line for line in claused(text))


@pytest.mark.parametrize("path", [*SAMPLES, *VARIANTS], ids=lambda path: path.stem)
def test_clauses_of_compiled_kernels_are_right_and_stay(path: Path) -> None:
    flow = sample_flow(path)
    assert not any(clause.fault for clause in find_clauses(flow))
    edits = plan_clauses(flow)
    assert not edits.removed
    assert not edits.replaced
    assert not plan_clauses(edited(flow, edits))
