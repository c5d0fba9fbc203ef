"""Lines, labels, comments, directives: everything around instructions, and that no character is lost."""

from __future__ import annotations

from pathlib import Path

import pytest

from isatool.asm.emitter import emit, write_bytes, write_text
from isatool.asm.reader import decode, read_file, read_text, unknown_mnemonics
from isatool.diagnostics import UserError
from isatool.ir.line import Directive
from isatool.ir.program import Program

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*ROOT.glob("samples/**/*.s"), *ROOT.glob("tests/data/**/*.s")])


def _names(program: Program) -> list[str]:
    return [line.instruction.name for line in program.lines if line.instruction is not None]


@pytest.mark.parametrize("path", FILES, ids=[path.name for path in FILES])
def test_every_sample_is_written_as_it_was_read_and_all_of_it_is_known(path: Path) -> None:
    program = read_file(path)
    assert emit(program).encode() == path.read_bytes()
    assert unknown_mnemonics(program) == ()


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_is_named(encoding: str) -> None:
    with pytest.raises(UserError, match="byte order mark"):
        decode("\ts_nop 0\n".encode(encoding), "k.s")


def test_semicolon_and_double_slash_end_the_code() -> None:
    program = read_text("s_nop 0 ; one\ns_nop 1 // two\n; three\n// four\n")
    assert _names(program) == ["s_nop", "s_nop"]
    assert [line.comment for line in program.lines] == ["; one", "// two", "; three", "// four"]


def test_block_comments_may_stand_anywhere_and_span_lines() -> None:
    text = "/* a */ s_nop /* b */ 0 /* c */ ; d\n/* e\n s_nop 1\n f */ s_nop 2\n"
    program = read_text(text)
    assert [str(line.instruction) for line in program.lines if line.instruction] == ["s_nop 0", "s_nop 2"]
    assert program.lines[0].comment == "/* b */ /* c */ ; d"
    assert emit(program) == text


def test_a_block_comment_over_lines_does_not_end_a_statement() -> None:
    text = "s_nop /* a\n b */ 3\ns_nop 4\n"
    program = read_text(text)
    assert [str(line.instruction) for line in program.lines if line.instruction] == ["s_nop 3", "s_nop 4"]
    assert [line.number for line in program.lines] == [1, 3]
    assert emit(program) == text


def test_comment_signs_in_strings_and_character_constants_are_no_comments() -> None:
    program = read_text(".ascii \"a;b//c/*d\" ; e\n.byte ';' ; f\ns_mov_b32 s0, ';' ; g\n.ident \"it's\" ; h\n")
    assert [line.comment for line in program.lines] == ["; e", "; f", "; g", "; h"]


def test_preprocessor_lines_are_comments() -> None:
    program = read_text('# 1 "file.c"\n  # more\ns_nop 0\n')
    assert _names(program) == ["s_nop"]


def test_labels_stand_on_their_own_line_or_in_front() -> None:
    program = read_text('a:\nb: c : s_nop 0\n"d e": s_nop 1\n.Lf: ; comment\n$g: .set x, 1\n')
    assert [line.labels for line in program.lines] == [("a",), ("b", "c"), ("d e",), (".Lf",), ("$g",)]
    assert _names(program) == ["s_nop", "s_nop"]
    assert program.labels[".Lf"] == 3


def test_numeric_labels_are_told_apart_and_branches_find_them() -> None:
    program = read_text("1: s_branch 1f\ns_branch 1b\n1: s_branch 1b\n")
    assert [line.labels for line in program.lines] == [("1#1",), (), ("1#2",)]
    targets = [
        operand.value.symbols for line in program.lines if line.instruction for operand in line.instruction.operands
    ]
    assert targets == [("1#2",), ("1#1",), ("1#2",)]
    assert emit(program) == "1: s_branch 1f\ns_branch 1b\n1: s_branch 1b\n"


def test_the_separator_of_a_pair_is_no_label() -> None:
    program = read_text("v_dual_mov_b32 v0, v1::v_dual_mov_b32 v1, v2\n")
    assert program.lines[0].labels == ()
    assert program.lines[0].instruction is not None
    assert program.lines[0].instruction.is_dual


@pytest.mark.parametrize(
    "text", ["s_nop 0\r\n s_nop 1\r\n", "s_nop 0\r\ns_nop 1\n", "s_nop 0\n\n s_nop 1", "\ts_nop\t0\t\n"]
)
def test_line_ends_and_tabs_are_kept(text: str) -> None:
    program = read_text(text)
    assert emit(program) == text
    assert all(line.instruction is not None for line in program.lines if line.text.strip())


def test_a_changed_line_keeps_label_indent_comment_and_line_end() -> None:
    program = read_text("a:  s_nop 0 ; why\r\n")
    line = program.lines[0]
    other = read_text("s_nop 1").lines[0].instruction
    assert other is not None
    changed = program.with_lines([line.with_instruction(other)])
    assert emit(changed) == "a:  s_nop 1 ; why\r\n"


def test_directives_have_name_and_arguments() -> None:
    program = read_text('\t.section\t.rodata,"a",@progbits ; x\n.P2ALIGN 8\nx = 3\ny == 4\ns_nop 0\n')
    assert [line.directive for line in program.lines[:4]] == [
        Directive(".section", '.rodata,"a",@progbits'),
        Directive(".p2align", "8"),
        Directive(".set", "x, 3"),
        Directive(".set", "y, 4"),
    ]


def test_metadata_is_not_looked_into() -> None:
    text = "s_nop 0\n.amdgpu_metadata\n---\nkey: 'a ; /* b'\n- v_mov_b32\n...\n.end_amdgpu_metadata\ns_nop 1\n"
    program = read_text(text)
    assert _names(program) == ["s_nop", "s_nop"]
    assert emit(program) == text


def test_debug_lines_do_not_hide_code() -> None:
    text = """\
	.file	0 "/" "a.hip"
	.type	k,@function
k:
.Lfunc_begin0:
	.loc	0 3 0                           ; a.hip:3:0
	.cfi_startproc
; %bb.0:
	;DEBUG_VALUE: k:x <- $vgpr0
.Ltmp0:
	.loc	0 4 5 prologue_end
	v_mov_b32_e32 v0, 1
.Ltmp1:
	s_endpgm
.Ltmp2:
.Lfunc_end0:
	.size	k, .Lfunc_end0-k
	.cfi_endproc
	.byte	4                               ; DW_OP
	.uleb128 .Ltmp1-.Ltmp0
	.long	.Ldebug_end-.Ldebug_start       ; Length
.Ldebug_start:
.Ldebug_end:
"""
    program = read_text(text)
    assert _names(program) == ["v_mov_b32_e32", "s_endpgm"]
    assert emit(program) == text
    function = program.functions[0]
    assert (function.name, function.is_kernel, len(function.instructions)) == ("k", False, 2)


def test_code_of_the_users_inline_assembly_is_marked() -> None:
    program = read_text("s_nop 0\n;;#ASMSTART\ns_nop 1\n;;#ASMEND\ns_nop 2\n")
    assert [line.opaque_reason for line in program.lines if line.instruction] == ["", "inline assembly", ""]


def test_several_kernels_and_functions_are_found() -> None:
    text = "".join(
        f"\t.type\t{name},@function\n{name}:\n\ts_nop 0\n\ts_endpgm\n.Lfunc_end{index}:\n{descriptor}"
        for index, (name, descriptor) in enumerate(
            [
                ("first", "\t.amdhsa_kernel first\n\t.end_amdhsa_kernel\n"),
                ("helper", ""),
                ("second", "\t.amdhsa_kernel second\n\t.end_amdhsa_kernel\n"),
            ]
        )
    )
    program = read_text(text)
    assert [function.name for function in program.functions] == ["first", "helper", "second"]
    assert [kernel.name for kernel in program.kernels] == ["first", "second"]


@pytest.mark.parametrize(
    ("text", "wave_size"),
    [
        ("v_cmp_lt_f32_e32 vcc_lo, v0, v1", 32),
        ("v_cmp_lt_f32_e32 vcc, v0, v1", 64),
        ("v_cmp_lt_f32_e64 s[0:1], v0, v1", 64),
        ("v_cndmask_b32_e32 v0, v1, v2, vcc", 64),
        ("s_and_saveexec_b64 s[0:1], vcc", 32),
        ("v_cmp_lt_f64_e32 vcc_lo, vcc, v[0:1]", 32),
        (".amdhsa_kernel k\n.amdhsa_wavefront_size32 0\n.end_amdhsa_kernel", 64),
        (".amdhsa_kernel k\n; .amdhsa_wavefront_size32 0\n.end_amdhsa_kernel", 32),
    ],
)
def test_the_wave_size_is_that_of_descriptor_or_lane_masks(text: str, wave_size: int) -> None:
    assert read_text(text).wave_size == wave_size


def test_the_chip_is_that_of_the_file_else_that_of_the_user() -> None:
    assert read_text("s_nop 0").chip == "gfx1100"
    assert read_text("s_nop 0", mcpu="gfx1103").chip == "gfx1103"
    text = '.amdgcn_target "amdgcn-amd-amdhsa--gfx1102"\ns_nop 0'
    assert read_text(text).chip == "gfx1102"
    with pytest.raises(UserError, match="for gfx1102, not for gfx1100"):
        read_text(text, mcpu="gfx1100")


def test_bytes_that_are_not_utf8_and_control_characters_in_comments_come_out_as_they_went_in(tmp_path: Path) -> None:
    data = b"s_nop 0 ; caf\xe9\n\t.byte 0 ; \x00\x1b\n"
    source, target = tmp_path / "in.s", tmp_path / "out.s"
    source.write_bytes(data)
    write_text(emit(read_file(source)), target)
    assert target.read_bytes() == data


def test_text_behind_the_end_directive_is_not_read() -> None:
    text = "s_nop 0\n.end\n((( no assembly\n"
    assert emit(read_text(text)) == text


def test_nothing_is_left_behind_when_a_file_cannot_be_written(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="cannot write"):
        write_bytes(b"x", tmp_path / "missing" / "out.s")
    with pytest.raises(UserError, match="cannot write"):
        write_bytes(b"x", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_binary_is_told_from_text() -> None:
    for data in (b"\x7fELF\x02\x01", b"BC\xc0\xde\x35\x14\x00\x00", b"__CLANG_OFFLOAD_BUNDLE__\x01", b"s_nop\x00 0"):
        with pytest.raises(UserError, match=r"binary|object"):
            decode(data, "file")


def test_a_branch_to_a_number_leaves_branches_to_labels_as_they_are() -> None:
    """Both have the same pieces around what a shape has slots for, in one text and from text to text."""
    for lines in (("s_branch 5", "s_branch .LBB0_5"), ("s_branch .LBB0_5", "s_branch 5")):
        program = read_text("f:\n\t" + "\n\t".join(lines) + "\n.LBB0_5:\n\ts_endpgm\n", mcpu="gfx1100")
        assert [str(line.instruction) for line in program.lines if line.has_instruction][:2] == list(lines)
