"""The tables of parsers that are kept beside the grammars make the parsers that the grammars describe."""

from __future__ import annotations

import pytest

from isatool import grammars

TEXTS = {
    "assembly": (
        "v_add_f32_e32 v0, 1.0, v[2*3]",
        "v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v2, -|v3|, 0x10",
        "s_endpgm",
    ),
    "budget": ("dual_issue >= 0.95 in .LBB0_9", "vgprs <= 192"),
    "expression": ("N * 4 + 1", "ceil_div(N, 32)"),
    "pipeline": ('rebank,unroll{factor=8,loop=.LBB0_9},pad-lds{block="32x8"}', ""),
}
OTHER_STARTS = {"space": ("pad-lds?,unroll{factor=2|4|8}?,rebank",)}


@pytest.mark.parametrize("name", grammars.STARTS)
def test_kept_tables_parse_as_the_grammar_does(name: str) -> None:
    assert grammars.is_current(name), "python tests/surface/surface.py"
    built = grammars._built(name, grammars._grammar(name))
    first_start, *others = grammars.STARTS[name]
    texts = [(first_start, text) for text in TEXTS[name]]
    texts += [(start, text) for start in others for text in OTHER_STARTS.get(start, ())]
    for start, text in texts:
        first, second = grammars.parser(name).parse(text, start=start), built.parse(text, start=start)
        assert first == second
        assert [(tree.data, tree.meta.column) for tree in first.iter_subtrees() if not tree.meta.empty] == [
            (tree.data, tree.meta.column) for tree in second.iter_subtrees() if not tree.meta.empty
        ]


def test_a_parser_is_built_where_the_tables_are_of_another_grammar() -> None:
    assert grammars._kept("pipeline", 'start: "a"') is None
