"""Functions as blocks, and as text again: byte for byte where nothing changed, else with labels and branches."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.asm.reader import read_file, read_text
from isatool.diagnostics import RefusedError
from isatool.isa import opcodes
from isatool.rewriting.body import Body, Place, SideExit
from isatool.rewriting.text import written

ROOT = Path(__file__).resolve().parents[2]
KERNELS = sorted(path for folder in ("samples", "tests/data") for path in (ROOT / folder).rglob("*.s"))


@pytest.mark.parametrize("folder", sorted({path.parent for path in KERNELS}), ids=lambda path: path.name)
def test_what_nobody_changed_is_written_as_it_was_read(folder: Path) -> None:
    for path in KERNELS:
        if path.parent == folder and path.stat().st_size < 100_000:
            for function in read_file(path).functions:
                made = written(Body.of(build_flow(function)))
                assert [(id(line), origin, copy) for line, origin, copy in made] == [
                    (id(line), index, 0) for index, line in function.lines()
                ], path


def flow_of(text: str) -> ControlFlow:
    lines = "\n".join(line if line.endswith(":") else f"\t{line}" for line in text.strip().splitlines())
    program = read_text(
        f"\t.text\n\t.type k,@function\nk:\n{lines}\n.Lfunc_end0:\n\t.size k, .Lfunc_end0-k\n", "gfx1100"
    )
    return build_flow(program.functions[0])


def text_of(body: Body) -> list[str]:
    return [line.text.strip() for line, _, _ in written(body) if line.text.strip()][1:]


LOOP = """
s_mov_b32 s4, 0
.p2align 6
.Lloop:
s_add_i32 s4, s4, 1 ; of this Loop
s_cmp_lt_i32 s4, s5
s_cbranch_scc1 .Lloop
s_endpgm
"""


def test_copies_keep_their_tests_and_lead_to_the_next() -> None:
    body = Body.of(flow_of(LOOP)).copies([1], [{}, {}], Place(1))
    assert text_of(body) == [
        "s_mov_b32 s4, 0",
        ".p2align 6",
        ".Lloop:",
        "s_add_i32 s4, s4, 1",
        "s_cmp_lt_i32 s4, s5",
        "s_cbranch_scc0 .Lloop_block2",
        "s_add_i32 s4, s4, 1",
        "s_cmp_lt_i32 s4, s5",
        "s_cbranch_scc1 .Lloop",
        ".Lloop_block2:",
        "s_endpgm",
    ]


def test_what_is_decided_has_no_branch_and_what_is_no_loop_no_alignment() -> None:
    body = Body.of(flow_of(LOOP)).copies([1], [{1: 1}, {1: 2}], None)
    assert text_of(body) == ["s_mov_b32 s4, 0", *["s_add_i32 s4, s4, 1", "s_cmp_lt_i32 s4, s5"] * 2, "s_endpgm"]
    with pytest.raises(RefusedError, match="leads back from the last copy"):
        Body.of(flow_of(LOOP)).copies([1], [{1: 1}, {}], None)


def test_another_order_of_blocks_costs_a_branch_only_where_control_does_not_fall() -> None:
    flow = flow_of("s_branch .La\n.Lb:\ns_nop 1\ns_endpgm\n.La:\ns_nop 0\ns_branch .Lb")
    body = Body.of(flow)
    assert text_of(replace(body, order=(Place(0), Place(2), Place(1)))) == [
        *(".La:", "s_nop 0"),
        *(".Lb:", "s_nop 1", "s_endpgm"),
    ]
    assert text_of(replace(body, order=(Place(0), Place(1), Place(2))))[0] == "s_branch .La"


def test_guards_before_a_block_lead_to_others_by_new_labels() -> None:
    flow = flow_of(LOOP)
    (compare,) = (each for each in flow.instructions if each.mnemonic == opcodes.S_CMP_LT_I32)
    body, first = Body.of(flow).with_tests(
        [SideExit([compare], opcodes.S_CBRANCH_SCC0, Place(2))], Place(1), Place(1), ".Lguard"
    )
    body = body.redirected([Place(0)], Place(1), first)
    assert text_of(body)[:4] == ["s_mov_b32 s4, 0", ".Lguard:", "s_cmp_lt_i32 s4, s5", "s_cbranch_scc0 .Lloop_block2"]


def test_code_on_a_way_into_a_loop_follows_what_is_there_already() -> None:
    flow = flow_of(
        LOOP.replace("s_mov_b32 s4, 0", "s_cbranch_vccz .Lend\ns_branch .Lloop\ns_nop 7").replace(
            "s_end", ".Lend:\ns_end"
        )
    )
    (add,) = (each for each in flow.instructions if each.mnemonic == "s_add_i32")
    (compare,) = (each for each in flow.instructions if each.mnemonic == opcodes.S_CMP_LT_I32)
    start, loop = Place(1), next(Place(block.index) for block in flow.blocks if ".Lloop" in block.labels)
    body = Body.of(flow).on_the_way(start, loop, [add], [SideExit([compare], opcodes.S_CBRANCH_SCC0, Place(4))])
    assert text_of(body.on_the_way(start, loop, [compare]))[:6] == [
        *("s_cbranch_vccz .Lend", "s_cmp_lt_i32 s4, s5", "s_cbranch_scc0 .Lend"),
        *("s_add_i32 s4, s4, 1", "s_cmp_lt_i32 s4, s5", "s_branch .Lloop"),
    ]


def test_a_part_of_a_block_is_copied_after_the_function_and_leads_back() -> None:
    flow = flow_of("s_nop 0\ns_nop 1 ; two\ns_nop 2\ns_endpgm")
    body, _ = Body.of(flow).split(2, "after")
    body, part = body.split(1, "part")
    copied = body.with_copies({part._replace(copy=1): body.blocks[part].next}, (), None)
    way = copied.on_the_way(Place(0), part, (), [SideExit((), opcodes.S_CBRANCH_SCC1, part._replace(copy=1))])
    (nop,) = (each for each in flow.instructions if str(each) == "s_nop 2")
    assert text_of(way.changed({1: [nop]}, {2: nop})) == [
        *("s_nop 0", "s_cbranch_scc1 part_copy1", "s_nop 2", "s_nop 1 ; two", "after:", "s_nop 2", "s_endpgm"),
        *("part_copy1:", "s_nop 1 ; two", "s_branch after"),
    ]


def test_labels_that_are_numbers_keep_their_meaning() -> None:
    flow = flow_of("1:\ns_nop 0\ns_cbranch_scc1 1b\ns_endpgm")
    assert text_of(Body.of(flow)) == ["1:", "s_nop 0", "s_cbranch_scc1 1b", "s_endpgm"]
    copied = text_of(Body.of(flow).copies([0], [{}, {}], Place(0)))
    assert copied[-3:] == ["s_cbranch_scc1 k", "k_block1:", "s_endpgm"]


def test_a_name_that_is_taken_and_a_line_that_is_kept_are_refused() -> None:
    flow = flow_of(LOOP.replace("s_endpgm", "s_endpgm\n.Lloop_block2:\ns_endpgm"))
    with pytest.raises(RefusedError, match=r"the name \.Lloop_block2 is taken"):
        written(Body.of(flow).copies([1], [{}, {}], Place(1)))
    flow = flow_of(LOOP.replace("s_cmp_lt", "; isatool: keep\n\ts_cmp_lt"))
    with pytest.raises(RefusedError, match="keeps line"):
        Body.of(flow).copies([1], [{}, {}], Place(1))
