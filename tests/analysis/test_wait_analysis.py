"""Operations in flight, waits recomputed, and what waits are for."""

from __future__ import annotations

from pathlib import Path

import pytest
from analysis_snippets import SAMPLES, VARIANTS, flow_of, function_flow, kernel_text, sample_flow
from examples import some
from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.counters import wait_instructions, wait_of
from isatool.analysis.edits import Edits, apply_edits
from isatool.analysis.wait_insertion import (
    drained_queues,
    ordering_waits,
    partition,
    plan_waits,
)
from isatool.analysis.waits import Misuse, analyse_waits
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.instruction import Instruction
from isatool.isa import chips
from isatool.isa.counters import Queue
from isatool.isa.registers import vgpr
from isatool.isa.waits import Wait
from isatool.verify.product.waits import faults_of

ALL_FILES = [*SAMPLES, *VARIANTS]


def edited(flow: ControlFlow, edits: Edits) -> ControlFlow:
    return build_flow(apply_edits(flow, edits).program.kernel(flow.function.name))


def body(flow: ControlFlow) -> list[str]:
    return [str(instruction) for instruction in flow.instructions]


def remade(text: str, max_groups: int | None = None) -> list[str]:
    flow = flow_of(text)
    return body(edited(flow, plan_waits(flow, max_groups=max_groups).edits()))[:-1]


def without_waits(flow: ControlFlow) -> ControlFlow:
    keep = ordering_waits(flow)
    waits = {index for index, wait in keep.items() if wait.is_empty}
    return edited(flow, Edits(set(waits)))


@pytest.mark.parametrize(
    ("text", "wait"),
    [
        ("s_waitcnt vmcnt(3)", Wait(vm=3)),
        ("s_waitcnt vmcnt(0) lgkmcnt(1)", Wait(vm=0, lgkm=1)),
        ("s_waitcnt 0", Wait(vm=0, lgkm=0, exp=0)),
        ("s_waitcnt vmcnt(63)", Wait()),
        ("s_waitcnt_vscnt null, 0x0", Wait(vs=0)),
        ("s_waitcnt_lgkmcnt null, 0x2", Wait(lgkm=2)),
        ("s_waitcnt_depctr 0xfff", Wait()),
    ],
)
def test_a_wait_instruction_says_how_much_may_be_on_the_way(text: str, wait: Wait) -> None:
    assert wait_of(flow_of(text).instructions[0]) == wait


def test_reading_a_load_result_too_early_names_both_instructions_and_the_wait() -> None:
    flow = flow_of("ds_load_b32 v1, v0\nds_load_b32 v2, v0\nv_mov_b32_e32 v3, v1")
    (found,) = analyse_waits(flow).violations
    assert (found.index, found.operation, found.misuse, found.registers) == (2, 0, Misuse.READ, (vgpr(1),))
    assert found.needed == Wait(lgkm=1)
    assert found.path == (0,)


def test_overwriting_a_register_that_a_load_will_write_is_a_violation() -> None:
    (found,) = analyse_waits(flow_of("global_load_b32 v1, v[2:3], off\nv_mov_b32_e32 v1, 0")).violations
    assert found.misuse is Misuse.WRITE


def test_a_load_on_top_of_an_older_one_of_its_class_needs_no_wait() -> None:
    assert not analyse_waits(
        flow_of(
            "global_load_b32 v1, v[2:3], off\nglobal_load_b32 v1, v[4:5], off\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v6, v1"
        )
    ).violations


def test_loads_of_both_halves_of_a_register_need_no_wait_between() -> None:
    halves = "global_load_d16_b16 v1, v[2:3], off\nglobal_load_d16_hi_b16 v1, v[4:5], off\n"
    assert not analyse_waits(flow_of(halves)).violations
    assert analyse_waits(flow_of(halves + "v_mov_b32_e32 v6, v1")).violations
    assert analyse_waits(flow_of("ds_load_b32 v1, v0\nglobal_load_d16_hi_b16 v1, v[4:5], off")).violations


SAMPLE = "image_sample v[0:3], v[4:5], s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D\n"


@pytest.mark.parametrize(
    ("older", "younger", "ordered"),
    [
        (SAMPLE, SAMPLE, True),
        (SAMPLE, "global_load_b32 v1, v[4:5], off\n", False),
        ("ds_load_b32 v1, v5\n", "ds_load_b64 v[1:2], v6\n", True),
        ("ds_load_u16 v2, v4\n", "ds_load_u16_d16_hi v2, v5\n", True),
        ("ds_load_u16_d16 v2, v4\n", "ds_load_u16_d16_hi v2, v5\n", True),
        ("ds_load_u16_d16_hi v2, v4\n", "ds_load_u16_d16_hi v2, v2\n", False),
        ("global_load_u16 v2, v[4:5], off\n", "global_load_d16_hi_b16 v2, v[4:5], off\n", True),
        ("global_load_u16 v2, v[4:5], off\n", "ds_load_u16_d16_hi v2, v5\n", False),
        ("ds_load_u16 v2, v4\n", "global_load_d16_hi_b16 v2, v[4:5], off\n", False),
        ("flat_load_b32 v2, v[4:5]\n", "global_load_b32 v2, v[4:5], off\n", False),
        ("global_load_b32 v2, v[4:5], off\n", "flat_load_b32 v2, v[4:5]\n", False),
        ("flat_load_b32 v2, v[4:5]\n", "flat_load_b32 v2, v[4:5]\n", False),
        ("s_load_b32 s9, s[4:5], 0x0\n", "s_load_b32 s9, s[4:5], 0x4\n", False),
        ("global_load_b32 v2, v[4:5], off\n", "buffer_atomic_add_u32 v2, off, s[0:3], 0 glc\n", False),
        ("global_load_d16_b16 v2, v[4:5], off\n", "global_load_d16_hi_b16 v2, v2, s[0:1]\n", False),
        ("global_atomic_add_u32 v2, v4, v5, s[0:1] glc\n", "global_load_b32 v2, v[4:5], off\n", True),
    ],
)
def test_results_in_the_same_registers_need_no_wait_where_one_counter_returns_in_order(
    older: str, younger: str, ordered: bool
) -> None:
    """check, the insertion of waits and the validator ask the same analysis."""
    flow = flow_of(older + younger)
    assert (not analyse_waits(flow).violations) == ordered
    assert (not analyse_waits(flow, ordered=True).violations) == ordered
    assert (not faults_of(flow)) == ordered
    assert (not plan_waits(flow).inserted) == ordered


def test_samples_of_chips_that_may_take_them_as_plain_loads_return_in_no_order() -> None:
    program = read_text(SAMPLE * 2 + "s_endpgm\n", mcpu="gfx1151")
    assert analyse_waits(build_flow(program.functions[0])).violations


def test_an_indexed_move_is_only_blamed_for_its_operands_but_waits_for_every_load() -> None:
    text = "ds_load_b32 v9, v0\nv_movrels_b32_e32 v1, v2"
    assert not analyse_waits(flow_of(text)).violations
    assert remade(text)[1] == "s_waitcnt lgkmcnt(0)"


def test_overwriting_the_sources_of_an_issued_store_is_safe() -> None:
    assert not analyse_waits(flow_of("global_store_b32 v[2:3], v1, off\nv_mov_b32_e32 v1, 0")).violations


def test_a_load_that_only_one_path_waits_for_is_found_with_that_path() -> None:
    flow = flow_of(
        """
        ds_load_b32 v1, v0
        s_cbranch_scc1 quick
        s_waitcnt lgkmcnt(0)
        quick:
        v_mov_b32_e32 v3, v1
        """
    )
    (found,) = analyse_waits(flow).violations
    assert found.path == (0, 2)


def test_a_load_of_the_previous_iteration_is_seen() -> None:
    flow = flow_of("again:\nv_mov_b32_e32 v3, v1\nds_load_b32 v1, v0\ns_cbranch_scc1 again")
    assert [(found.index, found.operation) for found in analyse_waits(flow).violations] == [(0, 1)]


def test_lds_keeps_its_order_beside_scalar_loads_but_scalar_loads_do_not() -> None:
    lds = "ds_load_b32 v1, v0\nds_load_b32 v2, v0\ns_load_b32 s8, s[0:1], 0x0\ns_waitcnt lgkmcnt(1)\n"
    assert not analyse_waits(flow_of(lds + "v_mov_b32_e32 v3, v1")).violations
    assert analyse_waits(flow_of(lds + "v_mov_b32_e32 v3, s8")).violations


def test_flat_loads_need_both_counters_at_zero() -> None:
    text = "flat_load_b32 v1, v[2:3]\n{}\nv_mov_b32_e32 v4, v1"
    assert analyse_waits(flow_of(text.format("s_waitcnt vmcnt(0)"))).violations
    assert analyse_waits(flow_of(text.format("s_waitcnt lgkmcnt(0)"))).violations
    assert not analyse_waits(flow_of(text.format("s_waitcnt vmcnt(0) lgkmcnt(0)"))).violations


def test_image_samples_and_loads_return_in_no_common_order() -> None:
    text = """
    image_sample v1, v[4:5], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D
    global_load_b32 v2, v[6:7], off
    s_waitcnt vmcnt(1)
    v_mov_b32_e32 v3, v1
    """
    assert analyse_waits(flow_of(text)).violations


def test_lds_stores_on_the_way_at_a_barrier_are_listed() -> None:
    flow = flow_of("ds_store_b32 v0, v1\ns_barrier\ns_waitcnt lgkmcnt(0)\ns_barrier")
    assert analyse_waits(flow).barriers == {1: (0,), 3: ()}


@pytest.mark.parametrize("path", some(ALL_FILES, 3), ids=lambda path: path.stem)
def test_compiled_kernels_are_clean_and_need_exactly_their_own_waits(path: Path) -> None:
    flow = sample_flow(path)
    assert not analyse_waits(flow).violations
    edits = plan_waits(flow).edits()
    assert not edits.replaced
    assert len(edits.removed) == len(edits.before) <= 1


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
@pytest.mark.parametrize("groups", [None, 1, 4])
def test_waits_made_from_nothing_cover_everything_and_coarser_ones_are_fewer(path: Path, groups: int | None) -> None:
    original = sample_flow(path)
    bare = without_waits(original)
    flow = edited(bare, plan_waits(bare, max_groups=groups).edits())
    analysis = analyse_waits(flow)
    assert not analysis.violations
    assert not any(analysis.barriers.values())
    count, before = (sum(wait_of(i) is not None for i in part.instructions) for part in (flow, original))
    assert count <= before


def test_each_need_gets_the_weakest_wait() -> None:
    text = """
    ds_load_b32 v1, v0
    ds_load_b32 v2, v0
    s_waitcnt lgkmcnt(0)
    v_mov_b32_e32 v3, v1
    v_mov_b32_e32 v4, v2
    """
    assert remade(text) == [
        "ds_load_b32 v1, v0",
        "ds_load_b32 v2, v0",
        "s_waitcnt lgkmcnt(1)",
        "v_mov_b32_e32 v3, v1",
        "s_waitcnt lgkmcnt(0)",
        "v_mov_b32_e32 v4, v2",
    ]
    assert remade(text, max_groups=1)[2:] == ["s_waitcnt lgkmcnt(0)", "v_mov_b32_e32 v3, v1", "v_mov_b32_e32 v4, v2"]


def test_both_counters_go_into_one_wait_and_stores_do_not_count() -> None:
    text = """
    global_load_b32 v1, v[2:3], off
    ds_load_b32 v4, v0
    global_store_b32 v[2:3], v0, off
    v_add_nc_u32_e32 v5, v1, v4
    """
    assert remade(text)[3] == "s_waitcnt vmcnt(0) lgkmcnt(0)"


def test_scalar_loads_are_always_waited_for_completely() -> None:
    text = "s_load_b32 s8, s[0:1], 0x0\ns_load_b32 s9, s[0:1], 0x4\ns_add_i32 s10, s8, 1\ns_add_i32 s10, s9, 1"
    assert remade(text)[2] == "s_waitcnt lgkmcnt(0)"
    assert len(remade(text)) == 5


def test_the_fixpoint_over_a_loop_takes_the_stricter_of_both_ways_in() -> None:
    text = """
    ds_load_b32 v1, v0
    ds_load_b32 v2, v0
    again:
    v_add_nc_u32_e32 v3, v1, v3
    ds_load_b32 v1, v0
    s_cbranch_scc1 again
    """
    assert "s_waitcnt lgkmcnt(0)" in remade(text)
    assert not analyse_waits(edited(flow_of(text), plan_waits(flow_of(text)).edits())).violations


def test_a_barrier_waits_for_lds_whatever_stood_there() -> None:
    assert remade("ds_store_b32 v0, v1\ns_barrier") == ["ds_store_b32 v0, v1", "s_waitcnt lgkmcnt(0)", "s_barrier"]


@pytest.mark.parametrize(
    "text",
    [
        "global_load_b32 v1, v[2:3], off\ns_waitcnt vmcnt(0)\ns_barrier",
        "global_load_b32 v1, v[2:3], off\ns_waitcnt vmcnt(0)\ns_waitcnt_vscnt null, 0x0\n"
        "global_store_b32 v[4:5], v6, off",
        "ds_load_b32 v1, v0\ns_waitcnt lgkmcnt(0)\nbuffer_gl0_inv",
        "global_load_b32 v1, v[2:3], off\ns_waitcnt vmcnt(0)\nglobal_atomic_add_u32 v[4:5], v6, off",
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v3, v4",
        "s_waitcnt expcnt(0)\nv_mov_b32_e32 v1, v2",
    ],
)
def test_waits_that_order_memory_stay(text: str) -> None:
    assert remade(text) == [line.strip() for line in text.splitlines()]


def test_a_barrier_keeps_loads_drained_if_they_were() -> None:
    before = flow_of(
        "global_load_b32 v1, v[2:3], off\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v4, v1\ns_barrier\nv_mov_b32_e32 v5, v1"
    )
    assert Queue.LOAD in drained_queues(before)[3]
    moved = flow_of("global_load_b32 v1, v[2:3], off\ns_barrier\nv_mov_b32_e32 v4, v1\nv_mov_b32_e32 v5, v1")
    plan = plan_waits(moved, drained={1: drained_queues(before)[3]})
    assert body(edited(moved, plan.edits()))[1] == "s_waitcnt vmcnt(0)"


def test_waits_of_inline_assembly_stay() -> None:
    text = kernel_text(
        "ds_load_b32 v1, v0\n;;#ASMSTART\ns_waitcnt vmcnt(5) lgkmcnt(0)\n;;#ASMEND\nv_mov_b32_e32 v2, v1"
    )
    flow = build_flow(read_text(text).kernel("k"))
    assert not plan_waits(flow).edits()


def test_unknown_instructions_and_returns_wait_for_every_load() -> None:
    assert remade("ds_load_b32 v1, v0\nv_frobnicate_b32 v7")[1] == "s_waitcnt lgkmcnt(0)"
    flow = function_flow("s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)\nds_load_b32 v1, v0\ns_setpc_b64 s[30:31]")
    plan = plan_waits(flow)
    assert plan.inserted == {2: Wait(lgkm=0)}


def test_the_first_wait_of_a_function_stays() -> None:
    flow = function_flow("s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)\nv_mov_b32_e32 v1, v0\ns_setpc_b64 s[30:31]")
    assert not plan_waits(flow).edits()


def test_an_insertion_stands_behind_the_label_of_its_instruction() -> None:
    text = kernel_text("ds_load_b32 v1, v0\ns_cbranch_scc1 there\nthere: v_mov_b32_e32 v3, v1 ; used")
    flow = build_flow(read_text(text).kernel("k"))
    lines = emit(apply_edits(flow, plan_waits(flow).edits()).program).splitlines()
    start = lines.index("there:")
    assert [line.strip() for line in lines[start : start + 3]] == [
        "there:",
        "s_waitcnt lgkmcnt(0)",
        "v_mov_b32_e32 v3, v1 ; used",
    ]


@pytest.mark.parametrize(
    ("chip", "wait", "texts"),
    [
        ("gfx1100", Wait(vs=0), ["s_waitcnt_vscnt null, 0x0"]),
        ("gfx1100", Wait(vm=1, lgkm=0), ["s_waitcnt vmcnt(1) lgkmcnt(0)"]),
        ("gfx1100", Wait(vm=1, vs=2), ["s_waitcnt vmcnt(1)", "s_waitcnt_vscnt null, 0x2"]),
        ("gfx1201", Wait(load=2), ["s_wait_loadcnt 0x2"]),
        ("gfx1201", Wait(load=2, ds=1), ["s_wait_loadcnt_dscnt 0x201"]),
        ("gfx1201", Wait(store=0, ds=0, km=0), ["s_wait_storecnt_dscnt 0x0", "s_wait_kmcnt 0x0"]),
        ("gfx1201", Wait(), []),
    ],
)
def test_a_wait_is_written_with_the_fewest_instructions_of_the_chip(chip: str, wait: Wait, texts: list[str]) -> None:
    made = wait_instructions(wait, chips.chip(chip))
    assert [str(each) for each in made] == texts
    merged = Wait()
    for each in made:
        merged = merged.merged(wait_of(each) or Wait())
    assert merged == wait


def test_a_wait_with_bits_of_no_counter_proves_nothing() -> None:
    target = chips.chip("gfx1201")
    for name, bits in (("s_wait_loadcnt", 0x40), ("s_wait_kmcnt", 0x20), ("s_wait_loadcnt_dscnt", 0x4000)):
        assert wait_of(Instruction.build(name, (bits,), of=target)) == Wait()
    assert wait_of(Instruction.build("s_wait_kmcnt", (0x1F,), of=target)) == Wait()  # its maximum


@given(st.lists(st.integers(0, 500), min_size=1, max_size=12, unique=True), st.integers(1, 5))
def test_a_partition_keeps_order_and_moves_least(places: list[int], groups: int) -> None:
    places.sort()
    found = partition(places, groups)
    assert [place for group in found for place in group] == places
    assert len(found) <= max(groups, 1)
    cost = sum(place - group[0] for group in found for place in group)
    if len(places) > groups == 1:
        assert cost == sum(place - places[0] for place in places)
    if len(places) <= groups:
        assert cost == 0
