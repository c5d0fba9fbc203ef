"""Webs, what they may share a register with, and renaming."""

from __future__ import annotations

import pytest
from analysis_snippets import SAMPLES, VARIANTS, flow_of, function_flow, sample_flow
from examples import some

from isatool.analysis.interference import Interference, build_interference
from isatool.analysis.virtual import build_virtual, interference
from isatool.analysis.webs import Site, Web, Webs, build_webs
from isatool.isa.registers import RegisterKind, sgpr, vgpr


def webs_of(body: str) -> Webs:
    return build_webs(flow_of(body))


def at(webs: Webs, instruction: int, operand: int, half: int = 0) -> tuple[int, ...]:
    return webs.at[Site(instruction, half, operand)]


def web(webs: Webs, instruction: int, operand: int, half: int = 0) -> Web:
    (index,) = at(webs, instruction, operand, half)
    return webs.webs[index]


def test_an_instruction_that_reads_and_writes_one_register_joins_two_webs() -> None:
    webs = webs_of("v_mov_b32_e32 v1, 0\nv_add_nc_u32_e32 v1, v1, v0\nglobal_store_b32 v[2:3], v1, off")
    assert at(webs, 1, 0) != at(webs, 1, 1)
    assert at(webs, 1, 0) == at(webs, 2, 1)
    assert at(webs, 0, 0) == at(webs, 1, 1)


def test_an_accumulator_is_one_web_through_every_fmac() -> None:
    webs = webs_of(
        "v_mov_b32_e32 v1, 0\nv_fmac_f32_e32 v1, v0, v0\nv_fmac_f32_e32 v1, v0, v0\nglobal_store_b32 v[2:3], v1, off"
    )
    accumulator = web(webs, 0, 0)
    assert [occurrence.instruction for occurrence in accumulator.defs] == [0, 1, 2]
    assert [occurrence.instruction for occurrence in accumulator.uses] == [1, 2, 3]
    assert accumulator.tied


def test_definitions_that_reach_one_use_are_one_web() -> None:
    webs = webs_of(
        """
        s_cbranch_scc1 right
        v_mov_b32_e32 v1, 1
        s_branch join
        right:
        v_mov_b32_e32 v1, 2
        join:
        global_store_b32 v[2:3], v1, off
        """
    )
    assert at(webs, 1, 0) == at(webs, 3, 0) == at(webs, 4, 1)


def test_a_write_under_narrowed_exec_stays_in_the_web_of_the_old_value() -> None:
    webs = webs_of(
        """
        v_mov_b32_e32 v1, 0
        v_cmp_eq_u32_e32 vcc_lo, 0, v0
        s_and_saveexec_b32 s0, vcc_lo
        v_mov_b32_e32 v1, 1
        v_mov_b32_e32 v5, 1
        v_mov_b32_e32 v6, v5
        s_or_b32 exec_lo, exec_lo, s0
        global_store_b32 v[2:3], v1, off
        """
    )
    assert at(webs, 0, 0) == at(webs, 3, 0)
    assert not web(webs, 4, 0).tied


def test_an_undefined_entry_value_is_a_definition() -> None:
    webs = webs_of("again:\nv_add_nc_u32_e32 v9, v9, v0\ns_cbranch_scc1 again\nglobal_store_b32 v[2:3], v9, off")
    carried = web(webs, 0, 1)
    assert carried.at_entry
    assert not carried.pinned
    assert carried.index == at(webs, 0, 0)[0]


def test_v0_is_pinned_at_the_entry_of_a_kernel_and_may_be_reused_later() -> None:
    webs = webs_of("v_mov_b32_e32 v1, v0\nv_mov_b32_e32 v0, 5\nglobal_store_b32 v[2:3], v0, off")
    assert web(webs, 0, 1).pinned
    assert not web(webs, 1, 0).pinned


def test_a_function_pins_what_it_receives_and_what_it_returns() -> None:
    webs = build_webs(function_flow("v_mov_b32_e32 v7, v1\nv_mov_b32_e32 v7, 0\ns_setpc_b64 s[30:31]"))
    assert web(webs, 0, 1).pinned
    assert not web(webs, 0, 0).pinned
    assert web(webs, 1, 0).pinned


@pytest.mark.parametrize("fence", ["s_swappc_b64 s[30:31], s[0:1]", "v_frobnicate_b32 v1", "v_movreld_b32_e32 v1, v0"])
def test_calls_unknown_instructions_and_indexed_moves_pin_what_is_live(fence: str) -> None:
    webs = webs_of(f"v_mov_b32_e32 v1, 0\n{fence}\nv_mov_b32_e32 v4, v0\nglobal_store_b32 v[2:3], v4, off")
    assert web(webs, 0, 0).pinned
    assert not web(webs, 2, 0).pinned


def test_inline_assembly_pins_its_registers() -> None:
    webs = webs_of(
        "v_mov_b32_e32 v1, 0\n;;#ASMSTART\nv_mov_b32_e32 v4, v1\n;;#ASMEND\nglobal_store_b32 v[2:3], v4, off"
    )
    assert web(webs, 0, 0).pinned == "inline assembly"
    assert web(webs, 1, 0).pinned == "inline assembly"


def test_wide_operands_are_tuples_and_copies_are_listed() -> None:
    webs = webs_of(
        "global_load_b64 v[4:5], v[2:3], off\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v6, v4\nv_mov_b32_e32 v7, v6"
    )
    assert [len(found.webs) for found in webs.tuples] == [2, 2]
    assert webs.tuples[0].is_def
    assert (webs.copies[0].target, webs.copies[0].source) == (at(webs, 2, 0)[0], at(webs, 2, 1)[0])


def test_sgprs_have_webs_too_and_live_in_ones_are_pinned() -> None:
    webs = build_webs(
        flow_of("s_add_i32 s4, s4, 1\ns_add_i32 s5, s4, s4\nv_mov_b32_e32 v1, s5"), kind=RegisterKind.SGPR
    )
    assert webs.webs[at(webs, 0, 1)[0]].pinned
    assert webs.webs[at(webs, 0, 0)[0]].register == sgpr(4)
    assert not webs.webs[at(webs, 0, 0)[0]].pinned


def graph(body: str) -> Interference:
    return build_interference(webs_of(body))


def test_a_destination_may_take_the_register_of_a_source_that_dies() -> None:
    found = graph("v_mov_b32_e32 v1, 0\nv_add_nc_u32_e32 v4, v1, v1\nglobal_store_b32 v[2:3], v4, off")
    assert not found.conflict(at(found.webs, 0, 0)[0], at(found.webs, 1, 0)[0])


def test_a_definition_that_nothing_reads_still_excludes_what_is_live() -> None:
    found = graph("v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v4, 0\nglobal_store_b32 v[2:3], v1, off")
    assert found.conflict(at(found.webs, 0, 0)[0], at(found.webs, 1, 0)[0])


def test_a_copy_does_not_exclude_its_source_unless_one_changes_while_the_other_lives() -> None:
    store = "global_store_b64 v[2:3], v[4:5], off\nglobal_store_b32 v[2:3], v1, off"
    body = "v_mov_b32_e32 v1, 0\nv_mov_b32_e32 v4, v1\n{}\n" + store
    calm = graph(body.format("v_nop"))
    assert not calm.conflict(at(calm.webs, 0, 0)[0], at(calm.webs, 1, 0)[0])
    changed = graph(body.format("v_fmac_f32_e32 v4, v0, v0"))
    assert changed.conflict(at(changed.webs, 0, 0)[0], at(changed.webs, 1, 0)[0])


def test_a_load_owns_its_destination_until_the_wait_for_it() -> None:
    found = graph(
        """
        ds_load_b64 v[4:5], v0
        v_mov_b32_e32 v6, 0
        s_waitcnt lgkmcnt(0)
        v_mov_b32_e32 v7, 0
        global_store_b32 v[2:3], v4, off
        global_store_b64 v[2:3], v[6:7], off
        """
    )
    unread = at(found.webs, 0, 0)[1]
    assert found.conflict(unread, at(found.webs, 1, 0)[0])
    assert not found.conflict(unread, at(found.webs, 3, 0)[0])


def test_a_load_may_overwrite_its_own_address() -> None:
    found = graph("ds_load_b128 v[4:7], v4\ns_waitcnt lgkmcnt(0)\nglobal_store_b128 v[2:3], v[4:7], off")
    assert not any(found.conflict(at(found.webs, 0, 1)[0], result) for result in at(found.webs, 0, 0))


def test_a_64_bit_multiply_add_may_not_overwrite_its_sources() -> None:
    found = graph("v_mad_u64_u32 v[4:5], null, v6, v7, v[8:9]\nglobal_store_b64 v[2:3], v[4:5], off")
    results = at(found.webs, 0, 0)
    for operand in (2, 3, 4):
        for source in at(found.webs, 0, operand):
            assert all(found.conflict(result, source) for result in results)


def test_a_wmma_result_is_its_addend_or_apart_from_it() -> None:
    found = graph(
        "v_wmma_f32_16x16x16_f16 v[8:15], v[16:23], v[24:31], v[8:15]\nglobal_store_b128 v[2:3], v[8:11], off"
    )
    results, addends = at(found.webs, 0, 0), at(found.webs, 0, 3)
    assert not found.conflict(results[0], addends[0])
    assert found.conflict(results[1], addends[0])
    assert all(found.conflict(result, source) for result in results for source in at(found.webs, 0, 1))


def test_the_halves_of_a_vopd_read_before_either_writes() -> None:
    found = graph(
        "v_mov_b32_e32 v4, 0\nv_mov_b32_e32 v7, 0\nv_dual_mul_f32 v4, v7, v7 :: v_dual_add_f32 v7, v4, v4\n"
        "global_store_b32 v[2:3], v4, off\nglobal_store_b32 v[2:3], v7, off"
    )
    x, y = at(found.webs, 2, 0)[0], at(found.webs, 2, 0, 1)[0]
    assert found.conflict(x, y)
    assert not found.conflict(x, at(found.webs, 2, 1, 1)[0])
    assert not found.conflict(y, at(found.webs, 2, 1)[0])


def test_entry_values_exclude_each_other() -> None:
    found = graph("v_add_nc_u32_e32 v1, v8, v9\nglobal_store_b32 v[2:3], v1, off")
    assert found.conflict(at(found.webs, 0, 1)[0], at(found.webs, 0, 2)[0])


def test_rewriting_with_other_registers_changes_every_occurrence_and_keeps_tuples() -> None:
    webs = webs_of("ds_load_b64 v[4:5], v0\ns_waitcnt lgkmcnt(0)\nglobal_store_b64 v[2:3], v[4:5], off")
    registers = [found.register for found in webs.webs]
    first, second = at(webs, 0, 0)
    registers[first], registers[second] = vgpr(10), vgpr(11)
    changed = webs.rewrite(registers)
    assert {index: str(instruction) for index, instruction in changed.items()} == {
        0: "ds_load_b64 v[10:11], v0",
        2: "global_store_b64 v[2:3], v[10:11], off",
    }
    registers[second] = vgpr(13)
    with pytest.raises(ValueError, match="not consecutive"):
        webs.rewrite(registers)


def test_a_pinned_web_cannot_be_moved() -> None:
    webs = webs_of("v_mov_b32_e32 v1, v0")
    registers = [found.register for found in webs.webs]
    registers[at(webs, 0, 1)[0]] = vgpr(3)
    with pytest.raises(ValueError, match="pinned"):
        webs.rewrite(registers)


@pytest.mark.parametrize("path", some([*SAMPLES, *VARIANTS], 3), ids=lambda path: path.stem)
def test_the_registers_of_a_compiled_kernel_are_a_legal_colouring_of_its_webs(path: object) -> None:
    assert hasattr(path, "stem")
    webs = build_webs(sample_flow(path))  # type: ignore[arg-type]
    found = build_interference(webs)
    for one in webs.webs:
        for other in found.neighbours(one.index):
            assert webs.webs[other].register != one.register
            assert found.conflict(other, one.index)
    assert not webs.rewrite([one.register for one in webs.webs])


def test_an_addend_may_overlap_the_result_where_it_does_so_in_the_input() -> None:
    webs = webs_of("v_mad_u64_u32 v[4:5], null, v6, v7, v[3:4]\nglobal_store_b64 v[2:3], v[4:5], off")
    edges, _ = interference(build_virtual(webs))
    (low, _), (first, second) = at(webs, 0, 0), at(webs, 0, 4)
    assert not edges[low] >> second & 1
    assert edges[low] >> first & 1
    assert not build_interference(webs).conflict(low, second)
