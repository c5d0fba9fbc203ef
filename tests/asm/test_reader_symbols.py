"""Symbols, macros and conditionals: known values are used, unknown ones make a line opaque, never wrong."""

from __future__ import annotations

import pytest

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Integer
from isatool.isa import chips
from isatool.isa.registers import RegisterRange, sgpr, vgpr


def _instructions(text: str) -> list[AnyInstruction]:
    return [line.instruction for line in read_text(text).lines if line.instruction is not None]


def test_symbolic_registers_are_evaluated_and_keep_their_spelling() -> None:
    text = ".set vgprA, 4\nglobal_load_b128 v[vgprA+0:vgprA+3], v[vgprA*2:vgprA*2+1], off\n"
    (load,) = _instructions(text)
    assert load.operands[0].value == RegisterRange(vgpr(4), 4)
    assert load.operands[1].value == RegisterRange(vgpr(8), 2)
    assert "v[vgprA+0:vgprA+3]" in str(load)
    assert emit(read_text(text)) == text


def test_a_symbol_has_the_value_of_its_last_assignment_before_the_line() -> None:
    text = "x = 1\nv_mov_b32 v[x], x\n.set x, x+1\nv_mov_b32 v[x], x\n.equ y, x*2\nv_mov_b32 v[y], s[x]\n"
    first, second, third = _instructions(text)
    assert [first.operands[0].value, second.operands[0].value] == [RegisterRange(vgpr(1)), RegisterRange(vgpr(2))]
    assert [first.operands[1].value, second.operands[1].value] == [Integer(1), Integer(2)]
    assert third.operands[1].value == RegisterRange(sgpr(2))


def test_renaming_a_symbolic_register_prints_the_number() -> None:
    (instruction,) = _instructions(".set a, 4\nv_mov_b32 v[a], v1\n")
    assert str(instruction.renamed({vgpr(4): vgpr(9)})) == "v_mov_b32 v9, v1"


@pytest.mark.parametrize(
    "text",
    [
        ".if SOMETHING\n.set x, 3\n.endif\nv_mov_b32 v[x], 0\n",
        "x = 1\n.if SOMETHING\n.set x, 3\n.endif\nv_mov_b32 v[x], 0\n",
        ".macro define name\n.set \\name, 3\n.endm\nx = 1\ndefine x\nv_mov_b32 v[x], 0\n",
        "x = 1\n.rept 3\nx = x + 1\n.endr\nv_mov_b32 v[x], 0\n",
        "v_mov_b32 v[x], 0\n.set x, 3\n",
    ],
)
def test_a_register_whose_number_is_not_known_here_makes_the_line_opaque(text: str) -> None:
    last = _instructions(text)[-1]
    assert last.is_opaque
    assert last.row is not None
    assert emit(read_text(text)) == text


def test_a_register_with_a_symbol_that_nothing_defines_is_an_error() -> None:
    with pytest.raises(UserError, match=r":1:13: error: symbol 'nothing' has no known value"):
        read_text("v_mov_b32 v[nothing], 0\n")


def test_macros_and_their_calls_are_kept_as_text() -> None:
    text = """\
.macro ADD a, b
 v_add_f32 v\\a, v\\b, (((
.Lloop\\@:
.endm
s_nop 0
ADD 1, 2 ; here
s_nop 1
"""
    program = read_text(text)
    assert [line.opaque_reason for line in program.lines] == [
        *[".macro block"] * 4,
        "",
        "macro call",
        "",
    ]
    assert emit(program) == text
    assert not program.lines[1].has_instruction
    assert program.lines[5].has_instruction


def test_names_of_macros_are_case_sensitive() -> None:
    program = read_text(".macro s_nap x\n.endm\nS_NOP 0\ns_nap 0\n")
    assert [line.opaque_reason for line in program.lines[2:]] == ["", "macro call"]


def test_repetitions_and_conditionals_are_kept_as_text() -> None:
    repetitions = ".rept 2\n s_nop 0\n.endr\n.irp r, 1, 2\n v_mov_b32 v\\r, 0\n.endr\n"
    text = repetitions + ".if X == 1\n s_nop 1\n.else\n((\n.endif\ns_nop 2\n"
    program = read_text(text)
    assert [str(line.instruction) for line in program.lines if line.instruction] == ["s_nop 2"]
    assert all(line.opaque_reason for line in program.lines[:-1])
    assert emit(program) == text


def test_the_values_are_those_of_the_assembler() -> None:
    expressions = [
        "1+2|4",
        "1|2+4",
        "3<<2+1",
        "(3<<2)+1",
        "~5&0xff",
        "7%3*2",
        "-7/2",
        "-7%2",
        "1<2",
        "3==3",
        "!0",
        "2&&0",
        "-8>>60",
    ]
    text = "".join(f".set x, {expression}\ns_mov_b32 s0, x\n" for expression in expressions)
    values = [instruction.operands[1].value for instruction in _instructions(text)]
    plain = "".join(f"s_mov_b32 s0, {value.value}\n" for value in values if isinstance(value, Integer))
    assert len(values) == len(expressions)
    toolchain = Toolchain.find()
    assert toolchain.code_bytes(plain, chips.DEFAULT.name) == toolchain.code_bytes(text, chips.DEFAULT.name)
