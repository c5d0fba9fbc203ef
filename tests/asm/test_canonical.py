"""Canonical form and expansion: the assembler's own print, in the user's lines, to the same code."""

from __future__ import annotations

from pathlib import Path

import pytest
from examples import some

from isatool.asm.canonical import canonical, expand
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.isa import chips

ROOT = Path(__file__).resolve().parents[2]

HAND_WRITTEN = """\
# 1 "other.c"
start: V_ADD_F32 v0 , v1,v2 // sum
/* a block
 comment */ ds_read_b32 v0, v1 offset: 8 ; load
  v_dual_mov_b32 v0, v1::v_dual_mov_b32 v1, v2
	s_nop /* over
 lines */ 3
	s_nop 1 /* open
	still open */
.set x, 4
	v_mov_b32 v[x], 0x3f800000
	ds_swizzle_b32 v8, v2 offset:swizzle(BITMASK_PERM, "01pi0")
.macro TWICE n
	s_nop \\n
	s_nop \\n ; inside
.endm
	TWICE 5 ; call
.rept 2
	s_nop 6
.endr
.if x == 4
	s_nop 7
.else
	s_nop 8
.endif
	s_cbranch_scc0 start
	s_endpgm
"""


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    return Toolchain.find()


def test_canonical_prints_what_the_assembler_prints(toolchain: Toolchain) -> None:
    lines = emit(canonical(read_text(HAND_WRITTEN), toolchain)).split("\n")
    assert lines[1] == "start: v_add_f32_e32 v0, v1, v2 // sum"
    assert lines[2:4] == ["/* a block", " comment */ ds_load_b32 v0, v1 offset:8 ; load"]
    assert lines[4] == "\tv_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v2"
    assert "\tv_mov_b32_e32 v4, 1.0" in lines
    assert "\ts_nop \\n" in lines


def test_branches_to_numbered_labels_keep_their_spelling(toolchain: Toolchain) -> None:
    text = "1:\tS_NOP 1\n\ts_cbranch_scc1 1b ; 3f\n\tS_branch 2f\n2:\n\ts_endpgm\n"
    written = emit(canonical(read_text(text), toolchain))
    assert written == text.replace("S_NOP", "s_nop").replace("S_branch", "s_branch")


@pytest.mark.parametrize("newline", ["\n", "\r\n"])
def test_canonical_form_assembles_to_the_same_code(toolchain: Toolchain, newline: str) -> None:
    text = HAND_WRITTEN.replace("\n", newline)
    printed = emit(canonical(read_text(text), toolchain))
    assert toolchain.code_bytes(printed, chips.DEFAULT.name) == toolchain.code_bytes(text, chips.DEFAULT.name)
    assert emit(canonical(read_text(printed), toolchain)) == printed


def test_expansion_leaves_no_macros_and_keeps_other_lines(toolchain: Toolchain) -> None:
    program = expand(read_text(HAND_WRITTEN), toolchain)
    text = emit(program)
    assert [line.opaque_reason for line in program.lines if line.opaque_reason] == []
    assert text.startswith(HAND_WRITTEN[: HAND_WRITTEN.index(".macro")])
    assert [str(line.instruction) for line in program.lines if line.instruction and "s_nop" in line.text][-5:] == [
        *["s_nop 5"] * 2,
        *["s_nop 6"] * 2,
        "s_nop 7",
    ]
    assert toolchain.code_bytes(text, chips.DEFAULT.name) == toolchain.code_bytes(HAND_WRITTEN, chips.DEFAULT.name)


def test_symbols_that_macros_set_are_known_after_expansion(toolchain: Toolchain) -> None:
    text = ".macro SET n\n.set y, \\n\n.endm\nSET 7\nv_mov_b32 v[y], 0\n"
    assert read_text(text).lines[-1].instruction is not None
    assert read_text(text).lines[-1].instruction.is_opaque  # type: ignore[union-attr]
    program = expand(read_text(text), toolchain)
    last = program.lines[-1].instruction
    assert last is not None
    assert not last.is_opaque


def test_a_program_without_macros_expands_to_itself(toolchain: Toolchain) -> None:
    program = read_file(ROOT / "samples" / "sgemm" / "kernel1.s")
    assert expand(program, toolchain) is program


@pytest.mark.parametrize("path", some(sorted((ROOT / "samples").glob("**/*.s")), 3), ids=lambda path: path.name)
def test_compiled_samples_are_canonical_already(toolchain: Toolchain, path: Path) -> None:
    program = read_file(path)
    assert emit(canonical(program, toolchain)) == emit(program)


def test_what_the_assembler_refuses_is_told_at_the_users_line(toolchain: Toolchain) -> None:
    with pytest.raises(AssembleError) as caught:
        canonical(read_text('# 7 "x.c"\ns_nop 0\nv_mov_b32 v0, s1, s2\n', "file.s"), toolchain)
    assert caught.value.diagnostics[0].span.line == 3
