"""Blocks, dominators and loops."""

from __future__ import annotations

import pytest
from analysis_snippets import flow_of, function_flow, kernel_text

from isatool.analysis.cfg import Ending, build_flow
from isatool.analysis.loops import find_loops
from isatool.asm.reader import read_text
from isatool.ir.line import Line

TAIL_CALL = """\t.text
\t.type g,@function
g:
\ts_setpc_b64 s[30:31]
\t.size g, .-g
\t.type h,@function
h:
\ts_getpc_b64 s[0:1]
\ts_add_u32 s0, s0, {name}@rel32@lo+4
\ts_addc_u32 s1, s1, {name}@rel32@hi+12
{between}\ts_setpc_b64 s[0:1]
\t.size h, .-h
"""


@pytest.mark.parametrize(
    ("name", "between", "known"),
    [
        ("g", "", True),
        ("g", "\tv_mov_b32_e32 v0, 0\n", True),
        ("elsewhere", "", False),
        ("g", "\ts_add_u32 s0, s0, 4\n", False),
        ("g", "\ts_mov_b32 s1, s2\n", False),
        ("g", "\ts_cbranch_scc1 .Lx\n.Lx:\n", False),
    ],
)
def test_a_jump_to_a_function_of_the_file_returns(name: str, between: str, known: bool) -> None:
    flow = build_flow(read_text(TAIL_CALL.format(name=name, between=between)).functions[1])
    assert (flow.blocks[-1].ending is Ending.RETURN) == known
    assert (not flow.unanalysable) == known


NESTED = """
s_mov_b32 s0, 0
outer:
s_mov_b32 s1, 0
inner:
s_add_i32 s1, s1, 1
s_cmp_lt_i32 s1, 4
s_cbranch_scc1 inner
s_add_i32 s0, s0, 1
s_cmp_lt_i32 s0, 4
s_cbranch_scc1 outer
"""


def test_a_label_that_nothing_branches_to_does_not_start_a_block() -> None:
    flow = flow_of("s_mov_b32 s0, 0\n.Ltmp0:\ns_mov_b32 s1, 0")
    assert [(block.first, block.last, block.ending) for block in flow.blocks] == [(0, 3, Ending.END)]


def test_a_conditional_branch_goes_to_its_target_first_and_then_on() -> None:
    flow = flow_of("s_cbranch_scc1 there\ns_mov_b32 s0, 0\nthere:\ns_mov_b32 s1, 0")
    assert [block.successors for block in flow.blocks] == [(2, 1), (2,), ()]
    assert [block.predecessors for block in flow.blocks] == [(), (0,), (1, 0)] or flow.blocks[2].predecessors == (0, 1)
    assert flow.blocks[2].labels == ("there",)
    assert not flow.unanalysable


def test_a_jump_through_a_register_is_a_reason_and_no_exception() -> None:
    flow = flow_of("s_setpc_b64 s[0:1]\ns_mov_b32 s0, 0")
    assert "s_setpc_b64" in flow.unanalysable
    assert flow.blocks[0].ending is Ending.UNKNOWN


def test_a_function_returns_through_its_return_address() -> None:
    flow = function_flow("s_waitcnt vmcnt(0) lgkmcnt(0)\ns_setpc_b64 s[30:31]")
    assert flow.blocks[0].ending is Ending.RETURN
    assert not flow.unanalysable


def test_a_branch_by_offset_is_not_followed() -> None:
    assert "unknown place" in flow_of("s_branch 4\ns_nop 0").unanalysable


def test_a_macro_in_the_body_makes_it_unanalysable() -> None:
    flow = flow_of(".macro twice\nv_mov_b32 v0, 0\n.endm\ntwice")
    assert flow.unanalysable


def test_inline_assembly_unknown_instructions_and_calls_are_fences() -> None:
    text = kernel_text(
        ";;#ASMSTART\nv_mov_b32_e32 v1, 0\n;;#ASMEND\nv_frobnicate_b32 v0\ns_swappc_b64 s[30:31], s[0:1]"
    )
    flow = build_flow(read_text(text).kernel("k"))
    assert sorted(flow.fences) == [0, 1, 2]
    assert flow.calls == {2}
    assert len(flow.blocks) == 1


def test_dominators_and_postdominators_of_a_diamond() -> None:
    flow = flow_of("s_cbranch_scc1 right\ns_mov_b32 s0, 0\ns_branch join\nright:\ns_mov_b32 s0, 1\njoin:\ns_nop 0")
    assert flow.dominators == (0, 0, 0, 0)
    assert flow.postdominators == (3, 3, 3, -1)
    assert flow.dominates(0, 3)
    assert not flow.dominates(1, 3)


def test_an_unreachable_block_has_no_dominator() -> None:
    flow = flow_of("s_branch done\ns_mov_b32 s0, 0\ndone:\ns_nop 0")
    assert flow.dominators[1] == -1
    assert set(flow.full_order) == {0, 1, 2}


def test_nested_loops_know_their_depth_parent_latch_and_preheader() -> None:
    forest = find_loops(flow_of(NESTED))
    outer, inner = forest.loops
    assert (outer.depth, inner.depth, inner.parent) == (1, 2, outer.index)
    assert inner.blocks < outer.blocks
    assert inner.latches == (inner.header,)
    assert outer.preheader == 0
    assert not forest.irreducible
    assert forest.is_innermost(inner.index)
    assert not forest.is_innermost(outer.index)
    assert forest.children(outer.index) == (inner,)


def test_a_cycle_with_two_entries_is_irreducible() -> None:
    forest = find_loops(
        flow_of("s_cbranch_scc1 b\na:\ns_nop 0\nb:\ns_nop 1\ns_cbranch_scc0 a"),
    )
    assert forest.irreducible
    assert not forest.loops


def test_an_instruction_that_a_pass_made_is_named_by_its_text() -> None:
    program = read_text(kernel_text("s_mov_b32 s4, 0\ns_add_i32 s4, s4, 1 ; made\n"))
    function = program.functions[0]
    flow = build_flow(function)
    assert flow.place(1) == f"line {program.lines[flow.lines[1]].number}"
    lines = [Line.of(line.instruction) if at == flow.lines[1] else line for at, line in enumerate(program.lines)]
    made = build_flow(program.with_lines(lines).functions[0])
    assert made.place(1) == f"'s_add_i32 s4, s4, 1' after {flow.place(0)}"


BY_SUM = """\
s_getpc_b64 s[4:5]
s_add_i32 s6, {label}, {four}
s_add_u32 s4, s4, s6
s_addc_u32 s5, s5, 0
"""
BY_DIFFERENCE = """\
s_getpc_b64 s[4:5]
.Lafter:
s_add_u32 s4, s4, ({label}-.Lafter)&4294967295
s_addc_u32 s5, s5, ({label}-.Lafter)>>32
"""


def jumping(jump: str, between: str = "") -> str:
    return (
        f".Lback:\ns_cmp_eq_u32 s2, 0\ns_cbranch_scc0 .Lstay\n{jump}{between}s_setpc_b64 s[4:5]\n"
        ".Lstay:\nv_mov_b32 v0, 0\n.Laway:\ns_endpgm"
    )


@pytest.mark.parametrize("jump", [BY_SUM.format(label=".Laway", four=4), BY_DIFFERENCE.format(label=".Laway")])
def test_a_long_jump_goes_to_its_label(jump: str) -> None:
    flow = flow_of(jumping(jump))
    assert flow.unanalysable is None
    assert [(block.ending, block.successors) for block in flow.blocks[:4]] == [
        (Ending.CONDITIONAL, (2, 1)),
        (Ending.BRANCH, (3,)),
        (Ending.FALL, (3,)),
        (Ending.END, ()),
    ]
    assert flow.blocks[3].label == ".Laway"
    assert [str(flow.instructions[index]) for jump in flow.long_jumps for index in (jump.first, jump.last)] == [
        "s_getpc_b64 s[4:5]",
        "s_setpc_b64 s[4:5]",
    ]


def test_a_difference_may_be_to_a_label_before() -> None:
    flow = flow_of(jumping(BY_DIFFERENCE.format(label=".Lback")))
    assert flow.unanalysable is None
    assert flow.blocks[1].successors == (0,)


@pytest.mark.parametrize(
    ("jump", "between"),
    [
        (BY_SUM.format(label=".Laway", four=8), ""),
        (BY_SUM.format(label=".Laway+4", four=4), ""),
        (BY_SUM.format(label=".Lback", four=4), ""),
        (BY_SUM.format(label=".Laway", four=4).replace("s_add_u32", "s_add_i32"), ""),
        (BY_SUM.format(label=".Laway", four=4).replace("s6", "s4"), ""),
        (BY_SUM.format(label=".Laway", four=4).replace("s5, s5, 0", "s5, s5, 1"), ""),
        (BY_SUM.format(label=".Laway", four=4).replace("s[4:5]\n", "s[4:5]\ns_nop 0\n"), ""),
        (BY_SUM.format(label=".Laway", four=4), "s_add_u32 s4, s4, 4\n"),
        (BY_SUM.format(label=".Laway", four=4).replace("s_addc", ".Lin:\ns_cbranch_scc0 .Lin\ns_addc"), ""),
        (BY_DIFFERENCE.format(label=".Laway").replace(".Lafter:\n", "s_nop 0\n.Lafter:\n"), ""),
        (BY_DIFFERENCE.format(label=".Laway").replace(".Laway-.Lafter)>>", ".Lstay-.Lafter)>>"), ""),
    ],
)
def test_other_sums_are_jumps_to_an_unknown_place(jump: str, between: str) -> None:
    assert flow_of(jumping(jump, between)).unanalysable is not None


def test_a_branch_into_a_long_jump_is_not_followed() -> None:
    jump = BY_SUM.format(label=".Laway", four=4).replace("s_addc", ".Lin:\ns_addc")
    assert "into" in str(flow_of(jumping(jump).replace("v_mov_b32 v0, 0", "s_cbranch_scc1 .Lin")).unanalysable)
