"""Lane sets, the value of EXEC, and liveness under it."""

from __future__ import annotations

import itertools

import pytest
from analysis_snippets import SAMPLES, flow_of, function_flow, sample_flow
from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis import exec_state
from isatool.analysis.exec_state import ExecState, compute_exec_state
from isatool.analysis.lanes import ALL_LANES, NO_LANES, LaneMasks
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.isa.registers import SCC, VCC_LO, sgpr, vgpr

IF = """
v_mov_b32_e32 v1, 0
v_cmp_eq_u32_e32 vcc_lo, 0, v0
s_and_saveexec_b32 s0, vcc_lo
s_cbranch_execz skip
v_mov_b32_e32 v1, 1
skip:
s_or_b32 exec_lo, exec_lo, s0
global_store_b32 v[2:3], v1, off
"""

IF_ELSE = """
v_cmp_eq_u32_e32 vcc_lo, 0, v0
s_and_saveexec_b32 s0, vcc_lo
s_xor_b32 s0, exec_lo, s0
s_cbranch_execz other
v_mov_b32_e32 v1, 1
other:
s_and_not1_saveexec_b32 s0, s0
s_cbranch_execz join
v_mov_b32_e32 v1, 2
join:
s_or_b32 exec_lo, exec_lo, s0
global_store_b32 v[2:3], v1, off
"""

LOOP = """
s_mov_b32 s4, 0
v_mov_b32_e32 v1, 0
again:
v_add_nc_u32_e32 v1, 1, v1
v_cmp_eq_u32_e32 vcc_lo, v1, v0
s_or_b32 s4, vcc_lo, s4
s_and_not1_b32 exec_lo, exec_lo, s4
s_cbranch_execnz again
s_or_b32 exec_lo, exec_lo, s4
v_mov_b32_e32 v5, v1
global_store_b32 v[2:3], v5, off
"""


def by_instruction(state: ExecState) -> list[int]:
    return [*state.at, state.entry, *state.renewed.values(), *state.renewed_at_block.values()]


@pytest.mark.parametrize("body", [IF, IF_ELSE, LOOP])
def test_code_between_the_masks_is_no_question_of_its_own(body: str) -> None:
    exec_state._solved.cache_clear()
    first = compute_exec_state(flow_of(body))
    first.masks.union(first.masks.variable(first.masks.atom()), first.at[0])  # the next one's masks are its own
    other = body.replace("v_mov_b32_e32 v1, ", "v_mov_b32_e32 v7, 3\nv_mov_b32_e32 v1, ")
    added = compute_exec_state(flow_of(other))
    assert exec_state._solved.cache_info().misses == 1
    exec_state._solved.cache_clear()
    again = compute_exec_state(flow_of(other))
    assert by_instruction(added) == by_instruction(again)
    assert added.renewed.keys() == again.renewed.keys()
    assert added.origins == again.origins
    assert vars(added.masks) == vars(again.masks)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("s_and_saveexec_b32 s0, vcc_lo", "s_or_saveexec_b32 s0, vcc_lo"),
        ("v_cmp_eq_u32_e32 vcc_lo, 0, v0", "s_mov_b32 vcc_lo, 5"),
        ("s_cbranch_execz skip", "s_nop 0"),
        ("s_or_b32 exec_lo, exec_lo, s0", "s_or_b32 exec_lo, exec_lo, s1"),
    ],
)
def test_masks_of_other_code_are_others(old: str, new: str) -> None:
    exec_state._solved.cache_clear()
    compute_exec_state(flow_of(IF))
    changed = compute_exec_state(flow_of(IF.replace(old, new)))
    assert exec_state._solved.cache_info().misses == 2
    exec_state._solved.cache_clear()
    again = compute_exec_state(flow_of(IF.replace(old, new)))
    assert (by_instruction(changed), changed.origins) == (by_instruction(again), again.origins)


def is_live(liveness: Liveness, index: int, register: int) -> bool:
    return bool(liveness.before[index] >> register & 1)


def evaluate(masks: LaneMasks, mask: int, values: tuple[bool, ...]) -> bool:
    """A lane set in one lane, given in which atoms that lane is."""
    for atom, value in enumerate(values):
        chosen = masks.variable(atom) if value else masks.complement(masks.variable(atom))
        mask = masks.widen(masks.intersection(mask, chosen), 1 << atom)
    return mask == ALL_LANES


@given(st.recursive(st.integers(0, 3), lambda part: st.tuples(st.sampled_from("aox-"), part, part), max_leaves=12))
def test_lane_sets_are_equal_exactly_when_they_hold_the_same_lanes(tree: object) -> None:
    masks = LaneMasks()
    for _ in range(4):
        masks.atom()

    def build(node: object) -> tuple[int, list[bool]]:
        if isinstance(node, int):
            rows = list(itertools.product((False, True), repeat=4))
            return masks.variable(node), [row[node] for row in rows]
        assert isinstance(node, tuple)
        (left, left_rows), (right, right_rows) = build(node[1]), build(node[2])
        operations = {
            "a": (masks.intersection, lambda a, b: a and b),
            "o": (masks.union, lambda a, b: a or b),
            "x": (masks.exclusive, lambda a, b: a != b),
            "-": (masks.difference, lambda a, b: a and not b),
        }
        symbolic, concrete = operations[node[0]]
        return symbolic(left, right), [concrete(a, b) for a, b in zip(left_rows, right_rows, strict=True)]

    mask, rows = build(tree)
    for row, expected in zip(itertools.product((False, True), repeat=4), rows, strict=True):
        assert evaluate(masks, mask, row) is expected
    assert (mask == NO_LANES) == (not any(rows))
    assert (mask == ALL_LANES) == all(rows)


def test_without_a_write_to_exec_every_instruction_runs_in_all_lanes() -> None:
    state = compute_exec_state(flow_of("v_mov_b32_e32 v1, 0"))
    assert not state.writes_exec
    assert state.is_full(0)


def test_exec_is_full_again_behind_a_saveexec_region() -> None:
    flow = flow_of(IF)
    state = compute_exec_state(flow)
    assert [state.is_full(index) for index in range(len(flow.instructions))] == [
        *(True, True, True),
        *(False, False, False),
        *(True, True),
    ]


def test_exec_is_full_again_behind_if_and_else() -> None:
    flow = flow_of(IF_ELSE)
    state = compute_exec_state(flow)
    assert state.is_full(9)
    assert not state.is_full(4)
    assert not state.is_full(7)
    assert state.masks.intersection(state.at[4], state.at[7]) == NO_LANES


def test_exec_is_full_again_behind_a_loop_that_lanes_leave_one_by_one() -> None:
    flow = flow_of(LOOP)
    state = compute_exec_state(flow)
    assert not state.is_full(2)
    assert state.is_full(8)


def test_exec_from_an_unknown_register_is_not_full() -> None:
    state = compute_exec_state(flow_of("s_mov_b32 exec_lo, s5\nv_mov_b32_e32 v1, 0"))
    assert not state.is_full(1)


def test_a_kernel_that_switches_all_lanes_on_can_see_lanes_outside_its_entry_mask() -> None:
    state = compute_exec_state(flow_of("s_or_saveexec_b32 s0, -1\nv_mov_b32_e32 v1, 0\ns_mov_b32 exec_lo, s0\nv_nop"))
    assert state.entry != ALL_LANES
    assert state.is_full(1)
    assert state.is_full(3)
    assert state.at[1] == ALL_LANES


def test_an_indexed_move_does_not_touch_exec_and_reads_any_register() -> None:
    flow = flow_of("v_mov_b32_e32 v9, 0\nv_movrels_b32_e32 v1, v2\nv_movreld_b32_e32 v4, v1\nv_nop")
    assert compute_exec_state(flow).is_full(3)
    liveness = compute_liveness(flow)
    assert is_live(liveness, 1, vgpr(9))
    assert is_live(liveness, 2, vgpr(200))


def test_a_write_in_some_lanes_leaves_the_old_value_alive() -> None:
    flow = flow_of(IF)
    liveness = compute_liveness(flow)
    assert is_live(liveness, 4, vgpr(1))
    assert liveness.retained[4] >> vgpr(1) & 1
    assert not is_live(liveness, 0, vgpr(1))


def test_writes_on_both_sides_of_an_if_kill_the_value_before_it() -> None:
    liveness = compute_liveness(flow_of(IF_ELSE))
    assert not is_live(liveness, 0, vgpr(1))
    assert is_live(liveness, 7, vgpr(1))


def test_a_value_read_under_the_same_narrow_mask_is_killed_by_its_write() -> None:
    flow = flow_of(
        """
        v_cmp_eq_u32_e32 vcc_lo, 0, v0
        s_and_saveexec_b32 s0, vcc_lo
        v_mov_b32_e32 v1, 1
        global_store_b32 v[2:3], v1, off
        """
    )
    liveness = compute_liveness(flow)
    assert not is_live(liveness, 2, vgpr(1))
    assert not liveness.retained[2]


def test_a_mask_means_something_else_in_the_next_iteration() -> None:
    flow = flow_of(
        """
        again:
        v_cmp_eq_u32_e32 vcc_lo, s1, v0
        s_and_saveexec_b32 s0, vcc_lo
        global_store_b32 v[2:3], v1, off
        v_mov_b32_e32 v1, s1
        s_mov_b32 exec_lo, s0
        s_add_i32 s1, s1, 1
        s_cmp_lt_i32 s1, 8
        s_cbranch_scc1 again
        """
    )
    liveness = compute_liveness(flow)
    assert liveness.retained[3] >> vgpr(1) & 1
    assert is_live(liveness, 0, vgpr(1))


def test_a_loop_that_lanes_leave_keeps_their_values() -> None:
    liveness = compute_liveness(flow_of(LOOP))
    assert liveness.retained[2] >> vgpr(1) & 1
    assert not is_live(liveness, 1, vgpr(1))
    assert not is_live(liveness, 8, vgpr(5))


def test_a_cross_lane_read_sees_lanes_that_are_off() -> None:
    flow = flow_of(
        """
        v_cmp_eq_u32_e32 vcc_lo, 0, v0
        s_and_saveexec_b32 s0, vcc_lo
        v_mov_b32_e32 v1, 1
        v_readlane_b32 s3, v1, 5
        s_store:
        v_mov_b32_e32 v4, s3
        global_store_b32 v[2:3], v4, off
        """
    )
    liveness = compute_liveness(flow)
    assert liveness.retained[2] >> vgpr(1) & 1
    assert is_live(liveness, 0, vgpr(1))


def test_half_writes_and_accumulators_need_the_old_value() -> None:
    liveness = compute_liveness(
        flow_of("v_cvt_f16_f32_e32 v1, v0\nv_fmac_f32_e32 v4, v1, v0\nglobal_store_b32 v[2:3], v4, off")
    )
    assert is_live(liveness, 0, vgpr(1))
    assert is_live(liveness, 0, vgpr(4))


def test_scc_and_vcc_are_registers_like_others() -> None:
    liveness = compute_liveness(
        flow_of(
            """
            s_cmp_eq_u32 s0, 0
            v_cmp_eq_u32_e32 vcc_lo, 0, v0
            s_cselect_b32 s1, 1, 2
            v_cndmask_b32_e32 v1, 0, v0, vcc_lo
            v_add_nc_u32_e32 v1, s1, v1
            global_store_b32 v[2:3], v1, off
            """
        )
    )
    assert liveness.after[0] >> SCC & 1
    assert not liveness.before[0] >> SCC & 1
    assert liveness.after[1] >> VCC_LO & 1
    assert liveness.after[2] >> sgpr(1) & 1


def test_behind_a_write_that_nothing_reads_the_register_is_dead() -> None:
    liveness = compute_liveness(flow_of("v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v1, 1\nglobal_store_b32 v[2:3], v1, off"))
    assert not liveness.after[0] >> vgpr(1) & 1
    assert liveness.after[1] >> vgpr(1) & 1


def test_everything_is_alive_where_a_function_returns() -> None:
    liveness = compute_liveness(function_flow("v_mov_b32_e32 v7, 0\ns_setpc_b64 s[30:31]"))
    assert liveness.after[0] >> vgpr(7) & 1
    assert liveness.after[0] >> vgpr(200) & 1


def test_compiled_kernels_read_no_vgpr_but_v0_before_writing_it() -> None:
    for path in SAMPLES:
        entry = [register for register in compute_liveness(sample_flow(path)).entry if register.is_vgpr]
        assert entry == [vgpr(0)], path.name


def union_of_conjunctions(terms: int) -> str:
    """s1: the union of `terms` masks, each of which two compares in turn narrow, as lanes that must try again."""
    first = [f"v_cmp_ne_u32_e64 s{8 + n}, v{n}, v100" for n in range(terms)]
    second = [
        line for n in range(terms) for line in (f"v_cmp_ne_u32_e64 s0, v{n}, v101", f"s_and_b32 s{8 + n}, s0, s{8 + n}")
    ]
    return "\n".join([*first, *second, "s_mov_b32 s1, 0", *(f"s_or_b32 s1, s{8 + n}, s1" for n in range(terms))])


def test_masks_that_are_too_entangled_are_unknown_and_all_others_stay_exact() -> None:
    body = f"""
    {union_of_conjunctions(60)}
    s_mov_b32 exec_lo, s1
    v_mov_b32_e32 v102, 1
    s_mov_b32 exec_lo, s20
    v_mov_b32_e32 v103, 2
    s_or_b32 s1, s20, s1
    s_mov_b32 exec_lo, s1
    v_mov_b32_e32 v104, 3
    s_mov_b32 exec_lo, -1
    v_mov_b32_e32 v105, 4
    s_mov_b32 exec_lo, s20
    v_mov_b32_e32 v106, 5
    """
    flow = flow_of(body)
    state = compute_exec_state(flow)
    place = {str(each.operands[0]): n for n, each in enumerate(flow.instructions) if each.mnemonic.startswith("v_mov")}
    union, one, wider, full, again = (state.at[place[f"v{number}"]] for number in range(102, 107))
    assert full == ALL_LANES
    assert one == again
    assert state.masks.includes(wider, one)
    assert state.masks.includes(wider, union)
    assert not state.masks.includes(union, wider)
    for mask in (union, one, wider):
        assert mask not in (ALL_LANES, NO_LANES)
        assert not state.masks.includes(mask, state.entry)


def test_an_entangled_mask_of_an_iteration_is_not_that_of_the_one_before() -> None:
    body = f"""
    again:
    {union_of_conjunctions(60)}
    s_mov_b32 s2, exec_lo
    s_mov_b32 exec_lo, s1
    v_mov_b32_e32 v102, 1
    s_mov_b32 exec_lo, s3
    v_mov_b32_e32 v103, 2
    s_mov_b32 s3, s1
    s_mov_b32 exec_lo, -1
    v_mov_b32_e32 v104, 3
    s_cbranch_scc1 again
    """
    flow = flow_of(body)
    state = compute_exec_state(flow)
    place = {str(each.operands[0]): n for n, each in enumerate(flow.instructions) if each.mnemonic.startswith("v_mov")}
    now, before, full = (state.at[place[f"v{number}"]] for number in (102, 103, 104))
    assert full == ALL_LANES
    assert not state.masks.includes(now, before)
    assert not state.masks.includes(before, now)


NESTED = """v_mov_b32_e32 v2, 0
v_cmp_gt_i32_e32 vcc_lo, s8, v1
s_and_saveexec_b32 s3, vcc_lo
s_cbranch_execz end
v_mov_b32_e32 v2, v0
s_mov_b32 s4, 0
s_branch outer
next:
s_or_b32 exec_lo, exec_lo, s5
v_add_nc_u32_e32 v2, 1, v2
v_cmp_ge_i32_e64 s0, v2, v8
s_or_b32 s4, s0, s4
s_and_not1_b32 exec_lo, exec_lo, s4
s_cbranch_execz done
outer:
v_cmp_lt_i32_e32 vcc_lo, v2, v9
s_and_saveexec_b32 s5, vcc_lo
s_cbranch_execz next
s_mov_b32 s7, 0
v_mov_b32_e32 v13, 0
inner:
v_add_nc_u32_e32 v13, 1, v13
v_cmp_ge_i32_e64 s2, v13, v2
s_or_b32 s7, s2, s7
s_and_not1_b32 exec_lo, exec_lo, s7
s_cbranch_execnz inner
s_or_b32 exec_lo, exec_lo, s7
s_branch next
done:
s_or_b32 exec_lo, exec_lo, s4
end:
s_or_b32 exec_lo, exec_lo, s3
global_store_b32 v[4:5], v1, off
"""


def test_lanes_in_loops_of_a_loop_are_those_that_came_to_it() -> None:
    flow = flow_of(NESTED)
    state = compute_exec_state(flow)
    places = {label: block.first for block in flow.blocks for label in block.labels}
    before = places["next"] - 1
    for label in ("next", "outer", "inner"):
        assert state.masks.includes(state.at[before], state.at[places[label] + 1]), label
    assert state.at[places["done"] + 1] == state.at[before]
    assert state.is_full(places["end"] + 1)
    assert not compute_liveness(flow).after[0] >> vgpr(2) & 1


def test_a_loop_that_may_switch_lanes_on_is_in_no_bounds() -> None:
    flow = flow_of(NESTED.replace("s_or_b32 exec_lo, exec_lo, s7\n", "s_mov_b32 exec_lo, -1\n"))
    state = compute_exec_state(flow)
    places = {label: block.first for block in flow.blocks for label in block.labels}
    assert not state.masks.includes(state.at[places["next"] - 1], state.at[places["next"] + 1])
    assert compute_liveness(flow).after[0] >> vgpr(2) & 1
