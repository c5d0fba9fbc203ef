"""Plain statements: what is found without the grammar's parser is what the grammar finds."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.asm.plain_statement import plain_operations
from isatool.asm.shapes import ReadError
from isatool.asm.statement import parsed_operations
from isatool.asm.syntax import Tree

ROOT = Path(__file__).resolve().parents[2]
PLAIN = (
    "s_endpgm",
    "v_add_f32 v0, -v1, 1.0",
    "v_add_f32 v0, |v1|, -|v2|",
    "s_waitcnt vmcnt(0) lgkmcnt(0)",
    "ds_swizzle_b32 v0, v1 offset:swizzle(SWAP, 16)",
    "s_sendmsg sendmsg(MSG_GS,GS_OP_EMIT,0)",
    "v_pk_fma_f16 v0, v1, v2, v3 op_sel:[0,1,0] op_sel_hi:[1,0,1]",
    "global_load_b128 v[0:3], v[4:5], off offset:-16 glc",
    "v_dual_fmac_f32 v0, v1, v2 :: v_dual_mul_f32 v3, 0x3f800000, v4",
    "s_waitcnt vmcnt(0) & lgkmcnt(1)",
    "s_delay_alu instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)",
    "s_cbranch_scc1 .LBB0_3",
    "v_mov_b32_dpp v0, v1 quad_perm:[1,0,3,2] row_mask:0xf",
    "ds_load_b32 v0, v1 offset:4",
)
OTHER = (
    "v_add_f32 v0, |-v1|, v2",
    "x a |b|",
    "s_branch 1b",
    "s_mov_b32 s0, x+4",
    "x a -b",
    "x v [0:1]",
    "x a :1",
    "x 1:2",
    "x a,",
)
PIECES = st.sampled_from(
    ["v0", "s[2:3]", "-", "|", "1", "0x1f", "1.5", ".5", "1b", "a.b", ".L1", "off", ":", "::", "[0,1]", "[", "]", "(0)",
     "(X)", "k(", ")", "vmcnt(0)", " | ", "&", ",", ", ", " ", " ", "+", "offset", "v", "\t", "@", "$"]
)  # fmt: skip


def places(tree: Tree | str) -> object:
    """A tree with where its nodes are."""
    if isinstance(tree, str):
        return tree
    return (tree.data, tree.start, tree.end, [places(child) for child in tree.children])


def described(operations: list[tuple[str, list[tuple[str, Tree]]]]) -> object:
    return [(name, [(separator, places(tree)) for separator, tree in items]) for name, items in operations]


@pytest.mark.parametrize("text", PLAIN)
def test_plain_statements_are_found_as_by_the_grammar(text: str) -> None:
    found = plain_operations(text)
    assert found is not None
    assert described(found) == described(parsed_operations(text))


@pytest.mark.parametrize("text", OTHER)
def test_what_is_not_plain_is_left_to_the_grammar(text: str) -> None:
    assert plain_operations(text) is None


@given(st.lists(PIECES, min_size=1, max_size=9))
@settings(max_examples=examples(600))
def test_whatever_is_found_is_what_the_grammar_finds(pieces: list[str]) -> None:
    text = ("x " + "".join(pieces)).strip()
    found = plain_operations(text)
    if found is None:
        return
    try:
        assert described(found) == described(parsed_operations(text))
    except ReadError as error:
        raise AssertionError(f"{text!r} is refused by the grammar") from error


def test_of_a_compilers_statements_nearly_all_are_plain() -> None:
    text = (ROOT / "benchmarks/corpus/real/triton_softmax_persistent.s").read_text()
    lines = {line.split(";")[0].strip() for line in text.splitlines() if line.startswith("\t")}
    statements = sorted(line for line in lines if line and line[0] != ".")[::5]
    plain = [statement for statement in statements if (found := plain_operations(statement)) is not None]
    for statement in plain:
        found = plain_operations(statement)
        assert found is not None
        assert described(found) == described(parsed_operations(statement)), statement
    assert len(plain) > 0.9 * len(statements)
